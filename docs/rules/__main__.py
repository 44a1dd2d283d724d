"""Write the rules pages from the clauses of the games: `python docs/rules`."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from pathlib import Path

from engawa import catalogue
from engawa.core.clauses import MARKS, Clause
from engawa.core.game import Game

HEAD = """# {head}: the rules

The box says: {box}.

Every rule of {title} has a number. The program enforces it under this number and cites it when it refuses a move;
`engawa rules {first}` shows one of them. What it says is marked: **B** stands in the booklet, **P** is a public fact,
**R** is our ruling where the booklet is silent or unclear, **C** is component data. Here are {counts}.
`engawa rules {key} --ours` lists the rulings alone. This page is made from `clauses.toml` by `python docs/rules`; a
test compares them.
"""


BOXES = {"nueby": "Nüby"}  # with several games each, by what their keys begin with


def page(game: Game) -> str:
    """The rules of a game as Markdown, English and German."""
    clauses = list(game.clauses)
    box = BOXES.get(game.key.partition("/")[0])
    head = f"{box} – {game.title}" if box else game.title
    parts = [
        HEAD.format(
            head=head,
            title=game.title,
            key=game.key,
            first=clauses[0].id,
            counts=_counts(clauses),
            box=", ".join(said.text() for said in game.box),
        )
    ]
    for part, group in groupby(clauses, key=lambda clause: clause.part):
        parts.append(f"\n## {part.capitalize()}\n")
        parts.extend(f"\n**{c.id}** {_said(c, 'en')}\n\n> {_said(c, 'de')}\n" for c in group)
    return "".join(parts)


def _said(clause: Clause, lang: str) -> str:
    texts = zip(clause.says, clause.texts(lang), strict=True)
    return " ".join(f"({statement.mark}) {text}" for statement, text in texts)


def _counts(clauses: list[Clause]) -> str:
    """How many statements there are of each mark."""
    counts = Counter(statement.mark for clause in clauses for statement in clause.says)
    return ", ".join(f"{counts[mark]} {mark}" for mark in MARKS if counts[mark])


if __name__ == "__main__":
    for key in catalogue.MODULES:
        target = Path(__file__).parent / f"{key}.md"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(page(catalogue.find(key)), encoding="utf-8")
