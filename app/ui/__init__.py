"""The screens a person sees and touches."""
