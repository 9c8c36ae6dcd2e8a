"""Keys that mean something on every screen."""

from __future__ import annotations

BACK_KEY = 27
"""Escape, and Android's back button."""
