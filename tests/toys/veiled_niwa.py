"""Veiled Niwa, for tests of the web client: it looks like Niwa, and figures are placed unseen until all stand.

So placing brings something hidden to light, and can be taken back by consent only.
"""

from __future__ import annotations

from dataclasses import replace
from types import ModuleType

from engawa.core.forge import kernel
from engawa.games import niwa
from engawa.games.niwa.state import FIGURES, NOWHERE, OWN, PLACING, Garden, State


@kernel
def observe(b: Garden, s: State, seat: int) -> None:
    """While figures are placed, nobody sees those of the other."""
    if s.phase != PLACING:
        return
    for figure in range(FIGURES):
        if figure // OWN != seat and s.field[figure] != NOWHERE:
            s.taken &= ~(1 << s.field[figure])
            s.field[figure], s.stack[figure] = NOWHERE, 0


RULES = ModuleType("veiled_rules", __doc__)
vars(RULES).update({name: value for name, value in vars(niwa.rules).items() if not name.startswith("__")})
vars(RULES)["observe"] = observe

GAMES = (replace(niwa.GAMES[0], key="niwa/veiled", title="Veiled Niwa", rules=RULES),)
