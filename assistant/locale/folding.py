"""Words as they are compared, however they were typed."""

from __future__ import annotations

import unicodedata


def folded(text: str) -> str:
    """Give `text` without case, accents and ligatures.

    >>> folded("Élodie Cœur")
    'elodie coeur'
    """
    plain = text.casefold().replace("œ", "oe").replace("æ", "ae")
    signs = unicodedata.normalize("NFKD", plain)
    return "".join(sign for sign in signs if not unicodedata.combining(sign)).casefold()
