"""The four ways to play PAIR THREE, one module each: what is wrong, what follows, and what may be entered."""
