"""What comes up over the table."""
