"""What can go wrong while seeing; each message is a sentence for the user."""

from __future__ import annotations


class VisionError(Exception):
    """Root of the errors raised by `vision`."""


class SourceError(VisionError):
    """A camera, recording or folder cannot be opened or has stopped giving frames."""


class PhotoError(VisionError):
    """A photo is missing, torn, or not a photo."""


class ModelError(VisionError):
    """A model file is missing or is not the one its card describes."""
