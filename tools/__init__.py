"""Scripts for building and checking the app; none of this is packed into it."""
