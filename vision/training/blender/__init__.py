"""Path-traced tables of dice with their truth: fixtures, held-apart renders and the demo.

Everything here measures and shows; nothing here feeds training, and its glyphs are drawn apart
from the training rasteriser's. Needs `bpy` (Blender as a module) only where pictures are made.
"""
