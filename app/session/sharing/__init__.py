"""A match shared as text, table, data or page; everything in one backup; and all of it taken in again."""
