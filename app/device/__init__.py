"""What the phone itself can do, behind small functions; known only to the session and the wiring."""
