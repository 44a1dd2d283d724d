"""One plain-Python source, two lives: interpreted as it stands, compiled as its twin.

A rules module declares records (`@record`) and functions over them (`@kernel`). Imported, it is the game.
`forge(module)` is its compiled life, `interpreted(module)` the same face over the plain one; `bind` makes a generic
module (playouts, search) the module of one game. docs/kernel.md tells the whole story.
"""

from engawa.core.forge.binding import bind
from engawa.core.forge.declare import array, assign, digest, kernel, record
from engawa.core.forge.lives import Life, can_compile, forge, interpreted, is_warm

__all__ = [
    "Life",
    "array",
    "assign",
    "bind",
    "can_compile",
    "digest",
    "forge",
    "interpreted",
    "is_warm",
    "kernel",
    "record",
]
