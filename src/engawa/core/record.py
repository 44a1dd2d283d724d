"""The match record: one JSON document that replays a match, and by which anyone can check its dice."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any, NamedTuple

from engawa.core import fairness
from engawa.core.documents import expect, expect_choice, expect_int, expect_keys, expect_list, expect_table, expect_text
from engawa.core.errors import IllegalMove, InvalidNotation
from engawa.core.game import Game, Position
from engawa.core.match import Match, Ply
from engawa.core.messages import Message

FORMAT = 1
REQUIRED = ("record", "game", "rules", "players", "options", "id", "commitment", "plies")
OPTIONAL = ("seats", "seed", "start", "result")
MOST_SEATS = 12
MOST_SAID = 280  # letters of a remark
LATEST = 999  # version of rules that a record may name
WORDS = ("en", "de")  # of remarks in older records


class Checked(NamedTuple):
    """What `verify` found to be true of a record."""

    plies: int
    outcomes: int  # how many were re-derived from the seed; of throws, where and how they began
    sealed: bool  # whether the record carries the seed, so that outcomes could be checked


def format_record(match: Match, start: Position | None, with_seed: bool) -> dict[str, Any]:
    """The record of *match*."""
    document: dict[str, Any] = {
        "record": FORMAT,
        "game": match.game.key,
        "rules": match.game.version,
        "players": match.players,
        "options": deepcopy(match.options),
        "seats": [dict(seat) for seat in match.seats],
        "id": match.id,
        "commitment": match.commitment,
        "plies": [_entry(ply) for ply in match.plies],
        "result": match.result,
    }
    if start is not None:
        document["start"] = start
    if with_seed and match.seed is not None:
        document["seed"] = match.seed.hex()
    return document


def _entry(ply: Ply) -> dict[str, Any]:
    entry: dict[str, Any] = {"by": ply.by, "text": ply.text, "at": ply.at}
    beside = {"throw": ply.landing, "remark": ply.remark}
    return entry | {key: deepcopy(document) for key, document in beside.items() if document is not None}


def is_record(document: Any) -> bool:
    """Whether a document means to be a match record rather than a position."""
    return isinstance(document, dict) and ("record" in document or "plies" in document)


def expect_readable(document: Any, find: Callable[[Any], Game]) -> Game:
    """The game of a record that has all its parts, and no more plies than a match can have. Nothing is replayed."""
    table = expect_table(document, "record")
    expect_keys(table, "record", REQUIRED, OPTIONAL)
    expect_int(table["record"], "record.record", FORMAT, FORMAT)
    game = find(table["game"])
    version = expect_int(table["rules"], "record.rules", 1, LATEST)
    if version > game.version:
        raise InvalidNotation(Message("rules-newer", game=game.key, came=version, ours=game.version))
    plies = len(expect_list(table["plies"], "record.plies"))
    if plies > game.longest:
        raise InvalidNotation(Message("record-too-long", game=game.title, came=plies, most=game.longest))
    return game


def parse_record(document: Any, find: Callable[[Any], Game]) -> Match:
    """The match that a record replays to, every move checked."""
    game = expect_readable(document, find)
    version = document["rules"]
    try:
        return _replayed(document, game)
    except InvalidNotation as error:
        if version == game.version:
            raise
        facts = {"game": game.key, "came": version, "ours": game.version, "problem": error.message}
        raise InvalidNotation(Message("rules-older", **facts)) from None


def _replayed(table: dict[str, Any], game: Game) -> Match:
    """The match of a record by the rules as they are now. Those of an older version mostly fit them too."""
    match = _empty_match(table, game)
    for i, entry in enumerate(expect_list(table["plies"], "record.plies")):
        _replay(match, entry, f"record.plies[{i}]")
    result = table.get("result")
    if result is not None and result != match.result:
        raise InvalidNotation(Message("result-differs"))
    return match


def verify(document: Any, find: Callable[[Any], Game]) -> Checked:
    """Replay a record and derive every outcome from its seed again; raises at the first thing that is not true."""
    match = parse_record(document, find)
    if match.seed is None:
        if match.to_act is None:
            raise InvalidNotation(Message("seed-missing"))
        return Checked(match.ply, 0, False)
    replay = match.copy()
    while replay.ply:
        replay.undo()
    outcomes = 0
    for ply in match.plies:
        if ply.by == "chance":
            _verify_outcome(replay, ply)
            outcomes += 1
        replay.play(ply.text)
    return Checked(match.ply, outcomes, True)


def _verify_outcome(match: Match, ply: Ply) -> None:
    """Raise unless the seed gives this outcome. A throw is not thrown again: its document must begin as it says."""
    if match.thrower is None:
        derived = match.copy().roll()
        if derived != ply.text:
            came = repr(ply.text)
            raise InvalidNotation(Message("outcome-differs", ply=match.ply, came=came, derived=repr(derived)))
    elif ply.landing is None:
        raise InvalidNotation(Message("throw-missing", ply=match.ply))
    elif not match.follows(ply.landing):
        raise InvalidNotation(Message("throw-differs", ply=match.ply))


def _empty_match(table: dict[str, Any], game: Game) -> Match:
    players = expect_choice(table["players"], "record.players", game.players)
    match_id = expect_text(table["id"], "record.id")
    committed = table["commitment"]
    expect(committed is None or isinstance(committed, str), "record.commitment", "expected-text", committed)
    seed = fairness.seed_of(expect_text(table["seed"], "record.seed")) if "seed" in table else None
    if seed is not None and fairness.commitment(seed, match_id) != committed:
        raise InvalidNotation(Message("commitment-broken"))
    listed = enumerate(expect_list(table.get("seats", []), "record.seats"))
    seats = [dict(expect_table(seat, f"record.seats[{i}]")) for i, seat in listed]
    expect(len(seats) in (0, players), "record.seats", "expected-seats", len(seats), players=players)
    start, options = None, game.notation.read_options(expect_table(table["options"], "record.options"), players, None)
    if "start" in table:
        sitting = game.notation.parse_position(expect_table(table["start"], "record.start"))
        options, start = sitting.options, (sitting.board, sitting.state)
    return Match(
        game, options, players, seed=seed, match_id=match_id, commitment=committed, seats=seats or None, start=start
    )


def _replay(match: Match, entry: Any, where: str) -> None:
    table = expect_table(entry, where)
    expect_keys(table, where, ("by", "text"), ("at", "throw", "remark"))
    at = table.get("at", 0.0)
    expect(isinstance(at, int | float) and not isinstance(at, bool), f"{where}.at", "expected-time", at)
    if match.to_act is None:
        raise InvalidNotation(Message("record-goes-on", where=where))
    expect(table["by"] == match.to_act, f"{where}.by", "expected-actor", table["by"], actor=str(match.to_act))
    landing = expect_table(table["throw"], f"{where}.throw") if "throw" in table else None
    clock, match.clock = match.clock, lambda: at
    try:
        match.play(expect_text(table["text"], f"{where}.text"), landing)
    except (IllegalMove, InvalidNotation) as error:
        raise InvalidNotation(Message("record-move", where=where, problem=error.message)) from None
    finally:
        match.clock = clock
    if "remark" in table:
        match.remark(_read_remark(table["remark"], f"{where}.remark", match.players))


def _read_remark(document: Any, where: str, players: int) -> dict[str, Any]:
    """What a bot said: a key and facts; or as it was kept once, a key and the words in two languages."""
    table = expect_table(document, where)
    expect_keys(table, where, ("seat", "key", *(WORDS if "facts" not in table else ("facts",))))
    expect_int(table["seat"], f"{where}.seat", 0, players - 1)
    facts = expect_table(table.get("facts", {}), f"{where}.facts")
    said = {name: table[name] for name in ("key", *WORDS) if name in table}
    said |= {f"facts.{name}": fact for name, fact in facts.items() if not isinstance(fact, int | float)}
    for name, words in said.items():
        text = expect_text(words, f"{where}.{name}")
        expect(text.isprintable() and len(text) <= MOST_SAID, f"{where}.{name}", "expected-line", text, most=MOST_SAID)
    return dict(table)
