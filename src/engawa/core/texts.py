"""What people write about themselves: names and lines, of which no letter reaches beyond their own end."""

from __future__ import annotations

import unicodedata

# They turn the direction of what follows: embeddings, overrides and isolates (Unicode, UAX #9).
TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def plain(text: str) -> str:
    """The *text* without what is not seen and changes what is: control characters, and those that turn direction."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(letter for letter in text if unicodedata.category(letter) != "Cc" and letter not in TURNING)
