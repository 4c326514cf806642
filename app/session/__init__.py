"""Matches being played: record, undo, redo, amend, and the library of all of them. No Kivy here."""
