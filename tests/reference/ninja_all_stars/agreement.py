"""The engine and the naive Ninja All-Stars side by side; run as a module it says where they part."""

import sys
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Any

import engawa

from . import clauses, eager, legal, outcomes, play, result, start, to_act, view
from .components import ROUNDS
from .document import GAME, Document, read
from .play import DECISIONS
from .sittings import SITTINGS, Sitting, crowded, tied, wander

REFUSED_TEXTS = 12
# Where views and reloading are always compared: affinities, opposed tests, tests for whole teams.
NEW_PHASES = ("affinity", "test-foe", "team")
# A text of every phase, to be refused in all others.
OF_EVERY_PHASE = (
    *("rock", "lantern j5", "pick A", "edge N", "post j5 N", "champion A1", "deploy A1 j1", "messenger A2"),
    *("activate A1", "step j10", "end", "card vault", "card sidestep+", "card banzai", "use tiger-strike", "lucky"),
    *("mastery F", "curse att", "result void", "protect", "herbs A9", "push A1 j5", "place A1 j5", "face N"),
    *("heal A1", "draw", "rest A1", "pass", "stay", "affinity fire", "team A1", "curse own", "use lullaby B1"),
)


def agree(match: engawa.Match, document: Document, rng: Random, story: str = "") -> None:
    """Fail with the first difference between the engine's match and the naive document."""
    theirs = match.position()
    keys = [key for key in sorted({*theirs, *document}) if theirs.get(key) != document.get(key)]
    parts = "\n".join(f"{key}: naive {document.get(key)!r}\n{key}: engine {theirs.get(key)!r}" for key in keys)
    assert not keys, f"the positions differ {story}\n{parts}"
    assert match.to_act == to_act(document), f"somebody else is to act {story}"
    ours, engine = set(legal(document)), set(match.legal())
    assert ours == engine, (
        f"only naive {sorted(ours - engine)}, only engine {sorted(engine - ours)} {story}\n{document}"
    )
    odds: dict[str, Fraction] = dict(match.outcomes() or [])
    assert odds == outcomes(document), f"the outcomes differ {story}\n{document}"
    agree_on_refusals(match, document, rng, story)


def agree_on_refusals(match: engawa.Match, document: Document, rng: Random, story: str) -> None:
    """Fail if the engine refuses a move by a clause that does not forbid it."""
    if document["phase"] not in DECISIONS:
        return
    texts = sorted(set(DECISIONS[document["phase"]].candidates(read(document))))
    texts = rng.sample(texts, min(len(texts), REFUSED_TEXTS)) + rng.sample(OF_EVERY_PHASE, 3)
    for text in texts:
        refusal, forbidding = match.why(text), clauses(document, text)
        cited = refusal.clause if refusal else None
        fits = cited in forbidding if forbidding else cited is None
        assert fits, f"{text!r} is refused by {cited}, naively by {sorted(forbidding)} {story}\n{document}"


def agree_on_views(match: engawa.Match, document: Document) -> None:
    """Fail if a seat may know more, or less, than it should."""
    for seat in range(document["options"]["players"]):
        assert match.view(seat) == view(document, seat), f"the views of seat {seat} differ\n{document}"


def eagerly(document: Document, rng: Random) -> str:
    """The move of an eager walker, or an outcome at random."""
    moves = legal(document)
    return eager.choose(moves, lambda: document, rng) if moves else wander(document, rng)


def agree_to_the_end(
    match: engawa.Match,
    document: Document,
    rng: Random,
    plies: int | None = None,
    walk: Callable[[Document, Random], str] = wander,
    seen: Counter[str] | None = None,
) -> int:
    """Play in both until the end, or so many plies; how many it were. What happened is counted in *seen*."""
    agree(match, document, rng)
    played = 0
    while document["phase"] != "over" and played != plies:
        text = walk(document, rng)
        story = f"after {text!r} in phase {document['phase']}"
        if seen is not None:
            eager.count(seen, document, text)
        document = play(document, text)
        match.play(text)
        agree(match, document, rng, story)
        if played % 10 == 0 or document["phase"] in NEW_PHASES:
            agree_on_views(match, document)
            agree_on_reloading(document)
        played += 1
    if document["phase"] == "over":
        final = match.result
        assert final is not None
        theirs = {key: final[key] for key in ("winners", "scores")}
        assert theirs == result(document), f"the results differ: naive {result(document)}, engine {theirs}"
    return played


def agree_on_reloading(document: Document) -> None:
    """Fail if the engine does not write the document that it has read."""
    assert engawa.load(document).position() == document, f"read and written, it is another position\n{document}"


def play_in_both(document: Document, text: str) -> Document:
    """The position after a move or an outcome; fail if the engine refuses it there or comes to another one."""
    then, match = play(document, text), engawa.load(document)
    match.play(text)
    assert match.position() == then, f"after {text!r} the engine is elsewhere\n{match.position()}\n{then}"
    assert match.legal() == legal(then), f"after {text!r} other moves are legal\n{match.legal()}\n{legal(then)}\n{then}"
    return then


def from_set_up(sitting: Sitting, plies: int | None = None, **options: Any) -> int:
    """Agree on a whole game, or on its first plies."""
    full = {"challenge": sitting.challenge, "board": sitting.board, "teams": list(sitting.teams)} | options
    if sitting.edition:
        full["edition"] = sitting.edition
    players = len(sitting.teams)
    rng = Random(f"agreement on {sitting} {options}")
    match, document = engawa.new(GAME, players=players, **full), start({"players": players} | full)
    return agree_to_the_end(match, document, rng, plies)


def from_crowd(sitting: Sitting, number: int, plies: int) -> int:
    """Agree on some plies from a crowded position."""
    rng = Random(f"agreement in crowd {number} of {sitting}")
    document = crowded(sitting, rng, 1 + number % 6)
    return agree_to_the_end(engawa.load(document), document, rng, plies)


def eager_crowd(sitting: Sitting, number: int, plies: int, seen: Counter[str]) -> int:
    """Agree on what an eager walker does in a crowd."""
    rng = Random(f"eager agreement in crowd {number} of {sitting}")
    document = crowded(sitting, rng, 1 + number % 6, is_late=number % 2 == 1)
    return agree_to_the_end(engawa.load(document), document, rng, plies, eagerly, seen)


def eager_tie(sitting: Sitting, number: int, plies: int, seen: Counter[str]) -> int:
    """Agree on how a round ends in which several seats hold the hill and heroes are still to sing."""
    rng = Random(f"eager agreement in tie {number} of {sitting}")
    document = tied(sitting, rng, 1 + number % 7)
    return agree_to_the_end(engawa.load(document), document, rng, plies, eagerly, seen)


def eager_game(sitting: Sitting, number: int, seen: Counter[str], plies: int | None = None, **options: Any) -> int:
    """Agree on a game in which everybody looks for a fight, or on its first plies."""
    full = {"challenge": sitting.challenge, "board": sitting.board, "teams": list(sitting.teams)} | options
    players = len(sitting.teams)
    rng = Random(f"eager agreement on game {number} of {sitting} {options}")
    match, document = engawa.new(GAME, players=players, **full), start({"players": players} | full)
    return agree_to_the_end(match, document, rng, plies, eagerly, seen)


def from_last_round(sitting: Sitting) -> int:
    """Agree on a last round and on the result."""
    rng = Random(f"agreement on the end of {sitting}")
    document = crowded(sitting, rng, ROUNDS[sitting.challenge])
    return agree_to_the_end(engawa.load(document), document, rng)


def main() -> None:
    """Compare in every sitting, so many crowds each, at random and eagerly, and an eager game; count what was met."""
    if GAME not in engawa.games():
        sys.exit(f"expected {GAME} among the games, got {', '.join(engawa.games())}")
    crowds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    seen: Counter[str] = Counter()
    for sitting in SITTINGS:
        plies = sum(from_crowd(sitting, number, 60) for number in range(crowds))
        plies += sum(eager_crowd(sitting, number, 120, seen) for number in range(crowds))
        if sitting.challenge == "hill":
            plies += sum(eager_tie(sitting, number, 35, seen) for number in range(crowds))
        print(f"{sitting}: {plies} plies in {crowds} crowds, {eager_game(sitting, 0, seen, setup='quick')} in a game")
    print(", ".join(f"{number} {what}" for what, number in sorted(seen.items())))


if __name__ == "__main__":
    main()
