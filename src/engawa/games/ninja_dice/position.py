"""Position documents of Ninja Dice, read and written."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any, Final

from engawa.core.documents import expect, expect_choice, expect_int, expect_keys, expect_list, expect_table
from engawa.core.errors import InvalidNotation
from engawa.core.game import Options, Position, Sitting
from engawa.core.messages import Message
from engawa.dice.geometry import INSIDE, TURN
from engawa.games.ninja_dice import names as words, options as chosen, vocabulary as v
from engawa.games.ninja_dice.derived import derived
from engawa.games.ninja_dice.state import Board, State, is_held

if TYPE_CHECKING:
    from engawa.games.ninja_dice import document as written

KEY: Final = "ninja-dice"
MOST_TREASURE = 1_000_000
KEYS = (
    *("game", "players", "first", "round", "active", "phase", "treasure", "house", "skill", "boosts", "locked"),
    *("held", "threat", "arrows", "placed"),
)
EMPTY = {  # keys, and the phases in which they have to be empty
    "house": (v.HOUSE, v.ENDED),
    "skill": (v.HOUSE, v.ENDED),
    "boosts": (v.HOUSE, v.ENDED),
    "locked": (v.HOUSE, v.ENDED),
    "held": (v.HOUSE, v.MATCH, v.PUSH, v.ENDED),
    "threat": (v.HOUSE, v.THROW, v.MATCH, v.PUSH, v.ENDED),
    "arrows": (v.HOUSE, v.THROW, v.MATCH, v.PUSH, v.ENDED),
    "placed": (v.HOUSE, v.THROW, v.STEAL, v.MATCH, v.ENDED),
}


def format_position(options: Options, b: Board, s: State) -> written.Position:
    """The document of a position."""
    over = s.phase == v.ENDED
    document: written.Position = {
        "game": KEY,
        "players": b.players,
        "first": b.first,
        "round": s.round,
        "active": None if over else s.active,
        "phase": words.PHASES[s.phase],
        "treasure": s.treasure[: b.players],
        "house": [name for name, count in zip(words.SYMBOLS, s.house, strict=True) for _ in range(count)],
        "skill": {words.DIE_NAMES[die]: format_die(s, die) for die in range(v.SKILLS) if s.face[die] != v.NOTHING},
        "boosts": {words.SKILL_NAMES[i]: words.SKILL_NAMES[die] for i, die in enumerate(s.boosts) if die != v.NOWHERE},
        "locked": words.names_in(s.locked, words.THREAT_NAMES),
        "held": {words.THREAT_NAMES[i]: seat for i, seat in enumerate(s.holder) if seat != v.NOBODY},
        "threat": {
            words.DIE_NAMES[die]: format_die(s, die)
            for die in range(v.SKILLS, v.SKILLS + v.THREATS)
            if s.face[die] != v.NOTHING
        },
        "arrows": [words.THREAT_NAMES[arrow] for arrow in arrows_in_order(b, s)],
        "placed": words.names_in(s.placed),
        "derived": derived(s),
    }
    if over:
        document["winners"] = winners_of(b, s)
    if "edition" in options:
        document["edition"] = deepcopy(options["edition"])
    return document


def format_die(s: State, die: int) -> Any:
    """A die in the tray: what it shows, and where it lies."""
    return [words.FACES[s.face[die]], *s.place[v.NUMBERS * die : v.NUMBERS * die + v.NUMBERS]]


def arrows_in_order(b: Board, s: State) -> list[int]:
    """The arrows that are not resolved, in the order in which they are asked about. [ND-T1]"""
    arrows = [threat for threat in range(v.THREATS) if s.arrows >> threat & 1]
    return sorted(arrows, key=lambda arrow: ((s.active - s.holder[arrow]) % b.players, arrow))


def winners_of(b: Board, s: State) -> list[int]:
    """The seats with the most valuable treasure. [ND-E3]"""
    return [seat for seat in range(b.players) if s.treasure[seat] == max(s.treasure[: b.players])]


def parse_position(document: Position) -> Sitting:
    """What a position document describes, checked: it can be read, and the rules can go on from it.

    Whether play could have led there is not asked, so that any question about the rules can be put.
    """
    expect_keys(document, "position", KEYS, ("derived", "winners", "edition"))
    expect_choice(document["game"], "game", [KEY])
    players = expect_choice(document["players"], "players", range(chosen.FEWEST, v.SEATS + 1))
    given: Options = {key: document[key] for key in ("first", "edition") if key in document}
    options = chosen.read_options(given, players, None)
    b, s = chosen.board_of(options), State()
    s.phase = words.PHASES.index(expect_choice(document["phase"], "phase", words.PHASES))
    over = s.phase == v.ENDED
    s.round = expect_int(document["round"], "round", v.ROUNDS if over else 1, v.ROUNDS)
    active = expect_choice(document["active"], "active", [None] if over else range(players))
    s.active = b.first if over else active
    for seat, coins in enumerate(_list_of(document["treasure"], "treasure", players)):
        s.treasure[seat] = expect_int(coins, f"treasure[{seat}]", 0, MOST_TREASURE)
    for key, phases in EMPTY.items():
        if s.phase in phases and document[key] not in ([], {}):
            raise _impossible("ninja-dice-not-in-phase", key=key, phase=words.PHASES[s.phase])
    _read_house(b, s, document["house"])
    _read_dice(s, document["skill"], "skill", words.SKILL_NAMES)
    _read_boosts(s, document["boosts"])
    s.locked = _set_of(document["locked"], "locked", words.THREAT_NAMES)
    _read_held(b, s, document["held"])
    _read_dice(s, document["threat"], "threat", words.THREAT_NAMES)
    _read_arrows(b, s, document["arrows"])
    s.placed = _set_of(document["placed"], "placed", words.SKILL_NAMES)
    _check_dice(s)
    # Whoever asks about other dice does not have to work out what follows from them, but may not contradict it.
    if "derived" in document:
        expect(document["derived"] == derived(s), "derived", "ninja-dice-derived", document["derived"])
    if ("winners" in document) != over:
        raise _impossible("ninja-dice-winners-at-the-end")
    if over:
        expect(document["winners"] == winners_of(b, s), "winners", "ninja-dice-winners", document["winners"])
    return Sitting(options, players, b, s)


def _read_house(b: Board, s: State, value: Any) -> None:
    symbols = expect_list(value, "house")
    for i, symbol in enumerate(symbols):
        s.house[words.SYMBOLS.index(expect_choice(symbol, f"house[{i}]", words.SYMBOLS))] += 1
    # So many dice as the round has. [ND-S2]
    expected = 0 if s.phase in EMPTY["house"] else b.dice[s.round - 1]
    expect(len(symbols) == expected, "house", "ninja-dice-list-of", value, count=expected)


def _read_dice(s: State, value: Any, where: str, names: tuple[str, ...]) -> None:
    """Dice in the tray: their faces and places."""
    for name, row in expect_table(value, where).items():
        here, die = f"{where}.{name}", words.DIE_NAMES.index(expect_choice(name, where, names))
        numbers = _list_of(row, here, 1 + v.NUMBERS)
        s.face[die] = words.FACES.index(expect_choice(numbers[0], f"{here}[0]", words.faces_of(die)))
        bounds = ((-INSIDE, INSIDE), (-INSIDE, INSIDE), (0, TURN - 1))
        for i, (least, most) in enumerate(bounds):
            s.place[v.NUMBERS * die + i] = expect_int(numbers[1 + i], f"{here}[{1 + i}]", least, most)


def _read_boosts(s: State, value: Any) -> None:
    for name, target in expect_table(value, "boosts").items():
        fortune = words.SKILL_NAMES.index(expect_choice(name, "boosts", words.SKILL_NAMES))
        die = words.SKILL_NAMES.index(expect_choice(target, f"boosts.{name}", words.SKILL_NAMES))
        # A fortune boosts a fight, sneak, pick or wild. [ND-H4]
        if s.face[fortune] != v.FORTUNE or not 0 <= s.face[die] <= v.WILD:
            raise _impossible("ninja-dice-boost", fortune=name, die=target)
        s.boosts[fortune] = die


def _read_held(b: Board, s: State, value: Any) -> None:
    for name, seat in expect_table(value, "held").items():
        threat = words.THREAT_NAMES.index(expect_choice(name, "held", words.THREAT_NAMES))
        opponents = [other for other in range(b.players) if other != s.active]
        s.holder[threat] = expect_choice(seat, f"held.{name}", opponents)
        # A locked hourglass is not thrown. [ND-T8]
        if s.locked >> threat & 1:
            raise _impossible("ninja-dice-locked-and-held", die=name)


def _read_arrows(b: Board, s: State, value: Any) -> None:
    names = [
        expect_choice(name, f"arrows[{i}]", words.THREAT_NAMES) for i, name in enumerate(expect_list(value, "arrows"))
    ]
    for name in names:
        if s.face[words.DIE_NAMES.index(name)] != v.ARROW or s.holder[words.THREAT_NAMES.index(name)] == v.NOBODY:
            raise _impossible("ninja-dice-no-arrow", die=name)
        s.arrows |= 1 << words.THREAT_NAMES.index(name)
    order = [words.THREAT_NAMES[arrow] for arrow in arrows_in_order(b, s)]
    expect(names == order, "arrows", "ninja-dice-in-order", names, order=", ".join(order))


def _check_dice(s: State) -> None:
    """Whether the dice that the phase needs are there."""
    saved = sum(face != v.NOTHING for face in s.face[: v.SKILLS])
    # Every throw has a skill die [ND-P1]; after it all five lie in the tray.
    if s.phase == v.THROW and saved == v.SKILLS:
        raise _impossible("ninja-dice-nothing-thrown")
    if s.phase in (v.STEAL, v.MATCH, v.PUSH) and saved < v.SKILLS:
        raise _impossible("ninja-dice-skill-missing", phase=words.PHASES[s.phase])
    if s.phase == v.STEAL:
        held = [words.THREAT_NAMES[i] for i in range(v.THREATS) if s.holder[i] != v.NOBODY]
        thrown = [words.THREAT_NAMES[i] for i in range(v.THREATS) if s.face[v.SKILLS + i] != v.NOTHING]
        if held != thrown:
            raise _impossible("ninja-dice-held-is-thrown", held=", ".join(held), thrown=", ".join(thrown))
        if not s.arrows:
            raise _impossible("ninja-dice-nothing-to-steal")
    # Four hourglasses end the turn. [ND-T9]
    if s.locked == v.ALL_THREATS:
        raise _impossible("ninja-dice-captured-already")
    if s.phase == v.THROW and all(not is_held(s, threat) for threat in range(v.THREATS)):
        raise _impossible("ninja-dice-nothing-held")


def _set_of(value: Any, where: str, names: tuple[str, ...]) -> int:
    """Dice by name, each once and in order, as a set."""
    listed = [expect_choice(name, f"{where}[{i}]", names) for i, name in enumerate(expect_list(value, where))]
    expect(listed == sorted({*listed}), where, "ninja-dice-by-number", value)
    return sum(1 << names.index(name) for name in listed)


def _list_of(value: Any, where: str, count: int) -> list[Any]:
    values = expect_list(value, where)
    expect(len(values) == count, where, "ninja-dice-list-of", value, count=count)
    return values


def _impossible(problem: str, **facts: Any) -> InvalidNotation:
    return InvalidNotation(Message("impossible-position", problem=Message(problem, **facts)))
