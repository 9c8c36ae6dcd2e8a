"""The screens of Zero."""
