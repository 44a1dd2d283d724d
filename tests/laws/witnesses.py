"""Where the witnesses of a game lie: transcripts and counts, which a change of rules would change.

Those of the house lie here in tests; a game from a package of its own has them in its folder, as `witnesses`.
"""

from __future__ import annotations

from pathlib import Path

from engawa import catalogue
from engawa.core.game import Game

TESTS = Path(__file__).parents[1]


def witness_of(game: Game, kind: str, name: str) -> Path:
    """The file of that *name* which holds a game's witness of some *kind*: a folder of tests."""
    folder = Path(game.rules.__file__ or "").parent
    is_ours = game.key in catalogue.MODULES or folder.is_relative_to(TESTS)
    return TESTS / kind / name if is_ours else folder / "witnesses" / name


def read_witness(path: Path, kind: str, key: str) -> str:
    """What it holds; where there is none, how it is written."""
    assert path.exists(), f"{key} has no {path.name} yet; this writes it: python tests/{kind} {key}"
    return path.read_text(encoding="utf-8")
