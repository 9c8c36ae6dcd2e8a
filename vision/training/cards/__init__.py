"""Invented cards laid on a table, for learning cards and for measuring how well they are read."""
