"""The part of the table that a game fills: what lies there, the pad below, and the buttons in reach of the thumb."""
