"""Clips of dice being rolled, with their truth: physics by Blender, pictures by the tracer.

They measure how rolls are called over time; nothing here feeds training.
"""
