"""Scenes to learn from whose light Blender's Cycles follows."""
