"""One plain-Python source, three lives: interpreted as it stands, built ahead as WebAssembly, native by Numba.

A rules module declares records (`@record`) and functions over them (`@kernel`). Imported, it is the game.
`forge(module, …)` is the life in which it is called here, `native(module)` and `interpreted(module)` are those by name,
all with the same face; `bind` makes a generic module (playouts, search) the module of one game.
docs/kernel.md tells the whole story.
"""

from engawa.core.forge.binding import bind
from engawa.core.forge.declare import array, assign, digest, kernel, record
from engawa.core.forge.lives import Life, can_compile, forge, interpreted, native, prefer, preferred

__all__ = [
    "Life",
    "array",
    "assign",
    "bind",
    "can_compile",
    "digest",
    "forge",
    "interpreted",
    "kernel",
    "native",
    "prefer",
    "preferred",
    "record",
]
