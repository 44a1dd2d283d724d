"""Editions: teams, cards, boards and places as data, read and proven sound."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from engawa.core.documents import (
    expect,
    expect_choice,
    expect_int,
    expect_keys,
    expect_list,
    expect_table,
    expect_text,
    read_toml,
)
from engawa.games.ninja_all_stars import vocabulary as v
from engawa.games.ninja_all_stars.names import space_number

STANDARD = "engawa"
NINJA_CLASSES = v.CLASS_NAMES[:-1]
FEWEST, MOST = 2, 4  # players
ZONE = "d"
MOST_COPIES, MOST_POINTS, MOST_DICE, MOST_GAIN, MOST_ROUNDS = 3, 12, 6, 8, 8
NO_SPACE = -1
BASES = ("small", "large")


class Profile(NamedTuple):
    """What a class of a team can do. [NS-D4]"""

    mv: int
    at: int
    df: int
    koban: int
    keywords: tuple[int, ...]
    ranged: tuple[int, int]  # range and dice, 0 without a bow
    large: bool = False  # the base [NS-B1]


class Team(NamedTuple):
    """A shrine team, and the clan of its element. [NS-D6, NS-D7]"""

    clan: str
    profiles: tuple[Profile, ...]  # by class
    custom: tuple[tuple[int, int], ...]  # fewest and most of a class in a custom team
    choice: tuple[str, ...]  # abilities that a custom chunin chooses from


class Card(NamedTuple):
    element: int
    copies: int
    gain: int
    matched: int


class Post(NamedTuple):
    space: int
    face: int


class Edition(NamedTuple):
    """Everything in the box."""

    name: str
    allowed: tuple[int, ...]
    classes: tuple[int, ...]
    sentry: Profile
    abilities: tuple[tuple[int, int], ...]  # reach and gain, by keyword
    teams: tuple[Team, ...]  # by element
    cards: tuple[Card, ...]
    boards: dict[str, tuple[tuple[int, ...], tuple[int, ...]]]  # terrain, and deployment zone
    hill: tuple[int, ...]
    chests: tuple[int, ...]
    medals: tuple[int, ...]
    goals: tuple[tuple[int, ...], ...]  # by edge
    lanterns: tuple[int, ...]
    shrines: tuple[int, ...]
    chest_sentries: tuple[Post, ...]
    goal_sentries: tuple[Post, ...]
    second_sentry: Post
    slots: tuple[tuple[int, ...], ...]
    order: tuple[int, ...]
    contents: tuple[int, ...]
    rounds: tuple[int, ...]
    document: dict[str, Any]


KEYS = (
    "name", "allowed", "classes", "sentry", "abilities", "teams", "cards", "boards", "places",
    "quick", "chest", "rounds",
)  # fmt: skip


@cache
def standard() -> Edition:
    """The edition that ships with the game."""
    return read_edition(read_toml(Path(__file__).parent / "editions" / f"{STANDARD}.toml"))


def read_edition(document: Any) -> Edition:
    """The edition in a *document*, checked: every profile, card, board and place can be read and fits the others."""
    table = expect_table(document, "edition")
    expect_keys(table, "edition", KEYS)
    boards = {name: _board(board, f"boards.{name}") for name, board in expect_table(table["boards"], "boards").items()}
    expect(bool(boards), "boards", "ninja-all-stars-some-board", table["boards"])
    places, quick = expect_table(table["places"], "places"), expect_table(table["quick"], "quick")
    expect_keys(places, "places", ("hill", "chests", "medals", "goals"))
    expect_keys(
        quick, "quick",
        ("lanterns", "shrines", "chest_sentries", "goal_sentries", "second_sentry", "slots", "order"),
    )  # fmt: skip
    order = [
        expect_choice(name, f"quick.order[{i}]", NINJA_CLASSES) for i, name in enumerate(_list(quick, "order", "quick"))
    ]
    expect(len(order) == v.SLOTS, "quick.order", "ninja-all-stars-so-many", order, count=v.SLOTS)
    edition = Edition(
        name=expect_text(table["name"], "name"),
        allowed=_numbers(table["allowed"], "allowed", MOST - FEWEST + 1, 1, v.SLOTS),
        classes=_counts(table["classes"], "classes", NINJA_CLASSES, v.OWN),
        sentry=_sentry(table["sentry"]),
        abilities=_abilities(table["abilities"]),
        teams=tuple(_team(team, f"teams.{name}") for name, team in _named(table["teams"], "teams", v.ELEMENT_NAMES)),
        cards=tuple(_card(card, f"cards.{name}") for name, card in _named(table["cards"], "cards", v.CARD_NAMES)),
        boards=boards,
        hill=_spaces(places["hill"], "places.hill", None),
        chests=_spaces(places["chests"], "places.chests", v.CHESTS),
        medals=_spaces(places["medals"], "places.medals", v.MEDALS_LAID),
        goals=_by_edge(places["goals"], "places.goals", v.GOALS),
        lanterns=_spaces(quick["lanterns"], "quick.lanterns", None, v.LANTERNS),
        shrines=_spaces(quick["shrines"], "quick.shrines", None, v.SHRINES),
        chest_sentries=_posts(quick["chest_sentries"], "quick.chest_sentries", v.SENTRIES),
        goal_sentries=_posts(quick["goal_sentries"], "quick.goal_sentries", v.GOALS),
        second_sentry=_post(quick["second_sentry"], "quick.second_sentry"),
        slots=_by_edge(quick["slots"], "quick.slots", v.SLOTS),
        order=tuple(NINJA_CLASSES.index(name) for name in order),
        contents=_counts(table["chest"], "chest", v.CONTENT_NAMES, v.CHESTS),
        rounds=_rounds(table["rounds"]),
        document=table,
    )
    _check_sizes(edition)
    for name, (terrain, zone) in boards.items():
        _check_places(edition, name, terrain, zone)
    return edition


def _check_sizes(edition: Edition) -> None:
    """Nine models a team, six contents for six chests. [NS-D2, NS-O12]"""
    expect(sum(edition.classes) == v.OWN, "classes", "ninja-all-stars-sum", sum(edition.classes), sum=v.OWN)
    expect(edition.classes[0] == 1, "classes.chunin", "ninja-all-stars-sum", edition.classes[0], sum=1)
    expect(sum(edition.contents) == v.CHESTS, "chest", "ninja-all-stars-sum", sum(edition.contents), sum=v.CHESTS)


def _check_places(edition: Edition, board: str, terrain: tuple[int, ...], zone: tuple[int, ...]) -> None:
    """Objects lie on open spaces, furniture and hill on no wall, slots in their zones. [NS-D9]"""
    for where, spaces in (("chests", edition.chests), ("medals", edition.medals)):
        for i, space in enumerate(spaces):
            _expect_place(terrain[space] == v.OPEN, f"places.{where}[{i}]", "ninja-all-stars-open-space", space, board)
    for edge, spaces in zip(v.EDGE_NAMES, edition.goals, strict=True):
        for i, space in enumerate(spaces):
            _expect_place(
                terrain[space] == v.OPEN, f"places.goals.{edge}[{i}]", "ninja-all-stars-open-space", space, board
            )
    for edge, spaces in zip(v.EDGE_NAMES, edition.slots, strict=True):
        for i, space in enumerate(spaces):
            good = zone[space] == v.EDGE_NAMES.index(edge)
            _expect_place(good, f"quick.slots.{edge}[{i}]", "ninja-all-stars-zone-space", space, board)
    for where, spaces in (("lanterns", edition.lanterns), ("shrines", edition.shrines)):
        for i, space in enumerate(spaces):
            good = terrain[space] != v.WALL and zone[space] == NO_SPACE
            _expect_place(good, f"quick.{where}[{i}]", "ninja-all-stars-room", space, board)
    for where, posts in (("chest_sentries", edition.chest_sentries), ("goal_sentries", edition.goal_sentries)):
        for i, post in enumerate(posts):
            good = terrain[post.space] != v.WALL and zone[post.space] == NO_SPACE
            _expect_place(good, f"quick.{where}[{i}]", "ninja-all-stars-room", post.space, board)


def _expect_place(good: bool, where: str, expected: str, space: int, board: str) -> None:
    from engawa.games.ninja_all_stars.names import space_name

    expect(good, where, expected, space_name(space), board=board)


# The parts of an edition


def _named(value: Any, where: str, names: tuple[str, ...]) -> list[tuple[str, Any]]:
    """The entries of a table that has exactly these keys, in their order. Later abilities and cards are refused."""
    table = expect_table(value, where)
    expect_keys(table, where, names)
    return [(name, table[name]) for name in names]


def _list(table: dict[str, Any], key: str, where: str) -> list[Any]:
    return expect_list(table[key], f"{where}.{key}")


def _numbers(value: Any, where: str, count: int, least: int, most: int) -> tuple[int, ...]:
    row = expect_list(value, where)
    expect(len(row) == count, where, "ninja-all-stars-so-many", row, count=count)
    return tuple(expect_int(number, f"{where}[{i}]", least, most) for i, number in enumerate(row))


def _counts(value: Any, where: str, names: tuple[str, ...], most: int) -> tuple[int, ...]:
    return tuple(expect_int(count, f"{where}.{name}", 0, most) for name, count in _named(value, where, names))


def _rounds(value: Any) -> tuple[int, ...]:
    rounds = _named(value, "rounds", v.CHALLENGE_NAMES)
    return tuple(expect_int(count, f"rounds.{name}", 1, MOST_ROUNDS) for name, count in rounds)


def _sentry(value: Any) -> Profile:
    """One kind of sentry. [NS-D5, NS-O1]"""
    table = expect_table(value, "sentry")
    expect_keys(table, "sentry", ("mv", "at", "df"))
    return Profile(*_fighting(table, "sentry"), koban=0, keywords=(), ranged=(0, 0))


def _fighting(table: dict[str, Any], where: str) -> tuple[int, int, int]:
    mv = expect_int(table["mv"], f"{where}.mv", 1, MOST_POINTS)
    at, df = (expect_int(table[key], f"{where}.{key}", 0 if key == "df" else 1, MOST_DICE) for key in ("at", "df"))
    return mv, at, df


def _team(value: Any, where: str) -> Team:
    table = expect_table(value, where)
    expect_keys(table, where, ("clan", "custom", *NINJA_CLASSES), ("choice",))
    custom = _named(table["custom"], f"{where}.custom", NINJA_CLASSES[1:])
    ranges = [_numbers(row, f"{where}.custom.{name}", 2, 0, v.OWN - 1) for name, row in custom]
    choice = [
        expect_choice(name, f"{where}.choice[{i}]", v.KEYWORD_NAMES)
        for i, name in enumerate(expect_list(table.get("choice", []), f"{where}.choice"))
    ]
    profiles = tuple(_profile(table[name], f"{where}.{name}") for name in NINJA_CLASSES)
    limits = ((1, 1), *((row[0], row[1]) for row in ranges))
    return Team(expect_text(table["clan"], f"{where}.clan"), profiles, limits, tuple(choice))


def _profile(value: Any, where: str) -> Profile:
    """A class of a team. Its base is small unless the edition says that it is large. [NS-B1]"""
    table = expect_table(value, where)
    expect_keys(table, where, ("mv", "at", "df", "koban", "keywords"), ("ranged", "base"))
    keywords = [
        v.KEYWORD_NAMES.index(expect_choice(name, f"{where}.keywords[{i}]", v.KEYWORD_NAMES))
        for i, name in enumerate(_list(table, "keywords", where))
    ]
    koban = expect_int(table["koban"], f"{where}.koban", 1, 100)
    ranged = _numbers(table["ranged"], f"{where}.ranged", 2, 0, v.SIDE) if "ranged" in table else (0, 0)
    base = expect_choice(table.get("base", BASES[0]), f"{where}.base", BASES)
    return Profile(*_fighting(table, where), koban, tuple(keywords), (ranged[0], ranged[1]), base == BASES[1])


def _abilities(value: Any) -> tuple[tuple[int, int], ...]:
    """The numbers of abilities, by keyword."""
    table = expect_table(value, "abilities")
    expect_keys(table, "abilities", (), v.KEYWORD_NAMES)
    numbers = []
    for name in v.KEYWORD_NAMES:
        where, ability = f"abilities.{name}", expect_table(table.get(name, {}), f"abilities.{name}")
        expect_keys(ability, where, (), ("reach", "gain"))
        reach = expect_int(ability.get("reach", 0), f"{where}.reach", 0, v.SIDE)
        numbers.append((reach, expect_int(ability.get("gain", 0), f"{where}.gain", 0, MOST_GAIN)))
    return tuple(numbers)


def _card(value: Any, where: str) -> Card:
    """A moon card. [NS-D10]"""
    table = expect_table(value, where)
    expect_keys(table, where, ("element", "copies"), ("gain", "matched"))
    element = v.ELEMENT_NAMES.index(expect_choice(table["element"], f"{where}.element", v.ELEMENT_NAMES))
    copies = expect_int(table["copies"], f"{where}.copies", 0, MOST_COPIES)
    gain = expect_int(table.get("gain", 0), f"{where}.gain", 0, MOST_GAIN)
    return Card(element, copies, gain, expect_int(table.get("matched", gain), f"{where}.matched", 0, MOST_GAIN))


def _board(value: Any, where: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Terrain and deployment zones of a board of 19 × 19 spaces. [NS-X3, NS-D8]"""
    table = expect_table(value, where)
    expect_keys(table, where, ("rows",))
    rows = expect_list(table["rows"], f"{where}.rows")
    expect(len(rows) == v.SIDE, f"{where}.rows", "ninja-all-stars-so-many", len(rows), count=v.SIDE)
    terrain: list[int] = []
    zone: list[int] = []
    for y, row in enumerate(rows):
        here = f"{where}.rows[{y}]"
        good = isinstance(row, str) and len(row) == v.SIDE and set(row) <= {*v.TERRAIN_LETTERS, ZONE}
        expect(good, here, "ninja-all-stars-row", row, letters=f"{v.TERRAIN_LETTERS}{ZONE}", count=v.SIDE)
        for x, letter in enumerate(row):
            edges = [y <= 1, x >= v.SIDE - 2, y >= v.SIDE - 2, x <= 1]
            if letter == ZONE:
                expect(sum(edges) == 1, here, "ninja-all-stars-zone", row)
            terrain.append(v.OPEN if letter == ZONE else v.TERRAIN_LETTERS.index(letter))
            zone.append(edges.index(True) if letter == ZONE else NO_SPACE)
    for edge, name in enumerate(v.EDGE_NAMES):
        count = zone.count(edge)
        expect(count >= v.SLOTS, f"{where}.rows", "ninja-all-stars-zone-size", count, edge=name, least=v.SLOTS)
    return tuple(terrain), tuple(zone)


def _space(value: Any, where: str) -> int:
    number = space_number(value) if isinstance(value, str) else None
    expect(number is not None, where, "ninja-all-stars-space", value)
    assert number is not None
    return number


def _spaces(value: Any, where: str, count: int | None, most: int = v.SIDE * v.SIDE) -> tuple[int, ...]:
    """Different spaces: exactly *count*, or at most so many."""
    row = expect_list(value, where)
    expect(
        len(row) <= most if count is None else len(row) == count,
        where,
        "ninja-all-stars-so-many",
        row,
        count=count or most,
    )
    spaces = tuple(_space(name, f"{where}[{i}]") for i, name in enumerate(row))
    expect(len({*spaces}) == len(spaces), where, "ninja-all-stars-different", row)
    return spaces


def _by_edge(value: Any, where: str, count: int) -> tuple[tuple[int, ...], ...]:
    return tuple(_spaces(row, f"{where}.{name}", count) for name, row in _named(value, where, v.EDGE_NAMES))


def _posts(value: Any, where: str, count: int) -> tuple[Post, ...]:
    row = expect_list(value, where)
    expect(len(row) == count, where, "ninja-all-stars-so-many", row, count=count)
    return tuple(_post(entry, f"{where}[{i}]") for i, entry in enumerate(row))


def _post(value: Any, where: str) -> Post:
    """A space and a facing, such as "i6 N"."""
    words = value.split() if isinstance(value, str) else []
    space = space_number(words[0]) if len(words) == 2 else None
    good = space is not None and words[1] in v.DIRECTION_NAMES
    expect(good, where, "ninja-all-stars-post", value)
    assert space is not None
    return Post(space, v.DIRECTION_NAMES.index(words[1]))
