"""Write the rules pages from the clauses of the games: `python docs/rules`."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

from engawa import catalogue
from engawa.core.game import Game

HEAD = """# {head}: the rules

Every rule of {title} has a number. The program enforces it under this number and cites it when it refuses a move;
`engawa rules {first}` shows one of them. **B** stands in the rulebook, **P** is a public fact about the game, **R** is
our ruling where the rulebook is silent, **C** is component data. This page is made from `clauses.toml` by
`python docs/rules`; a test compares them.
"""


BOXES = {"nueby": "Nüby"}  # with several games each, by what their keys begin with


def page(game: Game) -> str:
    """The rules of a game as Markdown, English and German."""
    clauses = list(game.clauses)
    box = BOXES.get(game.key.partition("/")[0])
    head = f"{box} – {game.title}" if box else game.title
    parts = [HEAD.format(head=head, title=game.title, first=clauses[0].id)]
    for part, group in groupby(clauses, key=lambda clause: clause.part):
        parts.append(f"\n## {part.capitalize()}\n")
        parts.extend(f"\n**{c.id}** ({c.kind}) {c.en}\n\n> {c.de}\n" for c in group)
    return "".join(parts)


if __name__ == "__main__":
    for key in catalogue.MODULES:
        target = Path(__file__).parent / f"{key}.md"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(page(catalogue.find(key)), encoding="utf-8")
