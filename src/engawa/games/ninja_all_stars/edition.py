"""Editions: teams, heroes, cards, boards, challenges and numbers as data, read and proven sound.

Whatever an owner of the box types in lies within the bounds of NS-Z7 to NS-Z13, from which the fixed sizes of state and
board follow; else the edition is refused as a whole, with the field, the value and the clause. [NS-Z14]
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
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
from engawa.core.errors import InvalidNotation
from engawa.core.messages import Message
from engawa.games.ninja_all_stars import vocabulary as v
from engawa.games.ninja_all_stars.cards import ELEMENTAL

STANDARD = "engawa"
FEWEST, MOST = 2, 4  # players
HERO, SENTRY = "hero", "samurai"  # classes of models that belong to no team
BASES = ("small", "large")

# Bounds. [NS-Z9, NS-Z10, NS-Z11, NS-Z12, NS-Z13]
TEAMS, HEROES, KOBAN_CAP, KOBAN, MV, POOL = 12, 12, 999, 99, 12, 9
RANGE, BOW, GAIN, REACH, COST, LIGHT = 24, 6, 6, 24, 9, 9
COPIES, DECK, HAND, ROUNDS, POINTS, WINNING = 99, 255, 9, 20, 20, 99
MOST_BOARDS = 12
REACHING = ("fishermans-spear", "gust-of-heaven", "volcano-pots", "undertow", "wander-lust", "blood-frenzy", "lullaby")
GAINING = ("backstab", "wind-arrows", "tiger-strike", "pounce", "yama-fist", "wander-lust")
OF_SENTRIES = ("close-combat-master", "nimble", "backstab", "engulf", "poisoned-weapons", "fishermans-spear")
FAR_CARDS = ("decoy", "third-eye")  # whose number is how far they reach
NUMBERED = ("banzai", "vault", "fire-aura", "pressure-point", "tumble", "ika-depths", "mamoru", "rushing-river")
# What scores in each challenge. [NS-Z12]
SCORING = {
    "brawl": ("injured",), "hill": ("alone", "tied", "test"), "search": ("opened", "home"),
    "infiltration": ("goal", "hidden"), "messenger": ("goal", "injured"), "champion": ("champion", "others"),
    "assassinate": ("leader", "others"), "medals": ("home", "injured"),
}  # fmt: skip
# The numbers of NS-Z11: fewest and most.
NUMBERS = {
    "rough": (1, COST), "foliage": (1, COST), "climb": (1, COST), "light": (0, LIGHT), "lanterns": (0, v.LANTERNS),
    "shrines": (0, v.SHRINES), "pass_from": (0, v.LANTERNS), "search": (0, REACH), "shuriken": (0, REACH),
    "leash": (0, REACH),
}  # fmt: skip


class Profile(NamedTuple):
    """What a class of a team can do. [NS-D4]"""

    mv: int
    at: int
    df: int
    koban: int
    keywords: tuple[int, ...]
    ranged: tuple[int, int]  # range and dice, 0 without a bow
    affinities: tuple[int, ...] = ()  # elements
    large: bool = False  # the base [NS-B1]


class Class(NamedTuple):
    """A class of a team: how many there are in the shrine team, and in a custom one. [NS-Z9]"""

    name: str
    number: int
    custom: tuple[int, int]
    profile: Profile
    leads: bool
    runs: bool  # can be a messenger


class Team(NamedTuple):
    """A shrine team, and the clan of its element. [NS-D6, NS-D7]"""

    name: str
    element: int
    clan: str
    classes: tuple[Class, ...]
    choice: tuple[str, ...]  # abilities that a custom leader chooses from


class Hero(NamedTuple):
    """Who may join a custom team of some clans. [NS-D11]"""

    name: str
    profile: Profile
    clans: tuple[str, ...]


class Card(NamedTuple):
    element: int
    copies: int
    gain: int
    matched: int


class Challenge(NamedTuple):
    """Rounds, ninja of a seat on the board with two, three and four players, and what scores. [NS-Z12]"""

    rounds: int
    allowed: tuple[int, ...]
    points: tuple[int, ...]
    winning: int


class Edition(NamedTuple):
    """Everything in the box. [NS-D2]"""

    name: str
    koban: int
    hand: int
    sentry: Profile
    abilities: tuple[tuple[int, int], ...]  # reach and gain, by keyword
    teams: tuple[Team, ...]
    heroes: tuple[Hero, ...]
    cards: tuple[Card, ...]
    challenges: tuple[Challenge, ...]
    contents: tuple[int, ...]
    numbers: dict[str, int]
    order: tuple[str, ...]  # of classes in the quick set-up
    boards: dict[str, Any]  # grounds, by name
    document: dict[str, Any]


KEYS = (
    "name", "koban", "hand", "sentry", "abilities", "teams", "cards", "challenges", "chest", "numbers", "boards",
)  # fmt: skip
OPTIONAL = ("heroes", "places", "quick")


@cache
def standard() -> Edition:
    """The edition that ships with the game."""
    return read_edition(read_toml(Path(__file__).parent / "editions" / f"{STANDARD}.toml"))


def read_edition(document: Any) -> Edition:
    """The edition in a *document*, checked: every profile, card, board and place can be read and fits the others."""
    from engawa.games.ninja_all_stars import terrain

    with bounded("NS-Z14"):
        table = expect_table(document, "edition")
        expect_keys(table, "edition", KEYS, OPTIONAL)
        name = expect_text(table["name"], "name")
    with bounded("NS-Z9"):
        koban = expect_int(table["koban"], "koban", 1, KOBAN_CAP)
        teams = tuple(_team(name, team) for name, team in _some(table["teams"], "teams", 1, TEAMS))
        clans = [team.clan for team in teams]
        expect(len({*clans}) == len(clans), "teams", "ninja-all-stars-different", clans)
        heroes = tuple(_hero(name, hero, clans) for name, hero in _some(table.get("heroes", {}), "heroes", 0, HEROES))
    with bounded("NS-Z10"):
        hand = expect_int(table["hand"], "hand", 0, HAND)
        cards = tuple(
            _card(i, name, card) for i, (name, card) in enumerate(named(table["cards"], "cards", v.CARD_NAMES))
        )
        deck = sum(card.copies for card in cards)
        expect(deck <= DECK, "cards", "ninja-all-stars-at-most", deck, most=DECK)
    with bounded("NS-Z11"):
        abilities, numbers = _abilities(table["abilities"]), _numbers(table["numbers"])
    with bounded("NS-Z12"):
        challenges = tuple(
            _challenge(name, challenge) for name, challenge in named(table["challenges"], "challenges", [*SCORING])
        )
        contents = tuple(
            expect_int(count, f"chest.{name}", 0, v.CHESTS)
            for name, count in named(table["chest"], "chest", v.CONTENT_NAMES)
        )
    with bounded("NS-Z13"):
        sentry = _sentry(table["sentry"])
    most = max(max(challenge.allowed) for challenge in challenges)
    boards = terrain.read_boards(table, most, contents, numbers)
    order = terrain.read_order(table, [each.name for team in teams for each in team.classes])
    return Edition(
        name, koban, hand, sentry, abilities, teams, heroes, cards, challenges, contents, numbers, order, boards, table
    )


@contextmanager
def bounded(clause: str) -> Iterator[None]:
    """What is refused in here is refused by a *clause*. [NS-Z14]"""
    try:
        yield
    except InvalidNotation as error:
        if error.message.key == "ninja-all-stars-bound":
            raise
        where = error.message.facts.get("where")
        message = Message("ninja-all-stars-bound", where=where, problem=error.message, clause=clause)
        raise InvalidNotation(message) from None


def named(value: Any, where: str, names: tuple[str, ...] | list[str]) -> list[tuple[str, Any]]:
    """The entries of a table that has exactly these keys, in their order. Later abilities and cards are refused."""
    table = expect_table(value, where)
    expect_keys(table, where, names)
    return [(name, table[name]) for name in names]


def numbers_in(value: Any, where: str, count: int, least: int, most: int) -> tuple[int, ...]:
    """A list of so many numbers."""
    row = expect_list(value, where)
    expect(len(row) == count, where, "ninja-all-stars-so-many", row, count=count)
    return tuple(expect_int(number, f"{where}[{i}]", least, most) for i, number in enumerate(row))


def _some(value: Any, where: str, least: int, most: int) -> list[tuple[str, Any]]:
    """The entries of a table of any names, so many of them."""
    table = expect_table(value, where)
    expect(least <= len(table) <= most, where, "ninja-all-stars-between", len(table), least=least, most=most)
    return [*table.items()]


# Teams and heroes


def _team(name: str, value: Any) -> Team:
    where, table = f"teams.{name}", expect_table(value, f"teams.{name}")
    expect_keys(table, where, ("element", "clan", "leader", "messengers", "classes"), ("choice",))
    element = v.ELEMENT_NAMES.index(expect_choice(table["element"], f"{where}.element", v.ELEMENT_NAMES))
    rows = _some(table["classes"], f"{where}.classes", 1, v.OWN)
    kinds = [kind for kind, _ in rows]
    for kind in kinds:
        expect(kind not in (HERO, SENTRY), f"{where}.classes.{kind}", "ninja-all-stars-class-name", kind)
    leader = expect_choice(table["leader"], f"{where}.leader", kinds)
    runners = _choices(table["messengers"], f"{where}.messengers", kinds)
    classes = tuple(
        _class(kind, row, f"{where}.classes.{kind}", element, kind == leader, kind in runners) for kind, row in rows
    )
    total = sum(each.number for each in classes)
    expect(1 <= total <= v.OWN, f"{where}.classes", "ninja-all-stars-between", total, least=1, most=v.OWN)
    choice = _choices(table.get("choice", []), f"{where}.choice", v.KEYWORD_NAMES)
    return Team(name, element, expect_text(table["clan"], f"{where}.clan"), classes, choice)


def _class(name: str, value: Any, where: str, element: int, leads: bool, runs: bool) -> Class:
    """Of the leader's class every team has one. [NS-Z9]"""
    table = expect_table(value, where)
    own = ("count",) if leads else ("count", "custom")
    profile = _profile({key: table[key] for key in table if key not in own}, where, element)
    expect_keys({key: table[key] for key in own if key in table}, where, own)
    count = expect_int(table["count"], f"{where}.count", int(leads), 1 if leads else v.OWN)
    limits = (1, 1) if leads else numbers_in(table["custom"], f"{where}.custom", 2, 0, v.OWN)
    expect(limits[0] <= limits[1], f"{where}.custom", "ninja-all-stars-rising", limits)
    return Class(name, count, (limits[0], limits[1]), profile, leads, runs)


def _hero(name: str, value: Any, clans: list[str]) -> Hero:
    """Who is open to every clan need not say so. [NS-D11]"""
    where, table = f"heroes.{name}", expect_table(value, f"heroes.{name}")
    profile = _profile({key: value for key, value in table.items() if key != "clans"}, where, None)
    return Hero(name, profile, _choices(table.get("clans", clans), f"{where}.clans", clans))


def _profile(table: dict[str, Any], where: str, element: int | None) -> Profile:
    """The values of a class or a hero. Its base is small unless the edition says that it is large. [NS-B1]"""
    needs = ("affinities",) if element is None else ()
    expect_keys(table, where, ("mv", "at", "df", "koban", "keywords", *needs), ("ranged", "base", "affinities"))
    keywords = _choices(table["keywords"], f"{where}.keywords", v.KEYWORD_NAMES)
    ranged = (0, 0)
    if "ranged" in table:
        far, more = numbers_in(table["ranged"], f"{where}.ranged", 2, 0, RANGE)
        ranged = expect_int(far, f"{where}.ranged[0]", 1, RANGE), expect_int(more, f"{where}.ranged[1]", 0, BOW)
    affinities: tuple[int, ...] = (element,) if element is not None else ()
    if "affinities" in table:
        names = _choices(table["affinities"], f"{where}.affinities", v.ELEMENT_NAMES)
        expect(bool(names), f"{where}.affinities", "ninja-all-stars-between", len(names), least=1, most=v.ELEMENTS)
        affinities = tuple(v.ELEMENT_NAMES.index(name) for name in names)
    return Profile(
        *_fighting(table, where),
        koban=expect_int(table["koban"], f"{where}.koban", 0, KOBAN),
        keywords=tuple(v.KEYWORD_NAMES.index(name) for name in keywords),
        ranged=ranged,
        affinities=affinities,
        large=expect_choice(table.get("base", BASES[0]), f"{where}.base", BASES) == BASES[1],
    )


def _choices(value: Any, where: str, names: Any) -> tuple[str, ...]:
    """Some of the *names*, each once."""
    row = [expect_choice(name, f"{where}[{i}]", names) for i, name in enumerate(expect_list(value, where))]
    expect(len({*row}) == len(row), where, "ninja-all-stars-different", row)
    return tuple(row)


def _fighting(table: dict[str, Any], where: str) -> tuple[int, int, int]:
    mv = expect_int(table["mv"], f"{where}.mv", 1, MV)
    at, df = (expect_int(table[key], f"{where}.{key}", 0, POOL) for key in ("at", "df"))
    return mv, at, df


def _sentry(value: Any) -> Profile:
    """One kind of sentry. [NS-D5, NS-O1]"""
    table = expect_table(value, "sentry")
    expect_keys(table, "sentry", ("mv", "at", "df"), ("keywords",))
    keywords = _choices(table.get("keywords", []), "sentry.keywords", OF_SENTRIES)
    numbers = tuple(v.KEYWORD_NAMES.index(name) for name in keywords)
    return Profile(*_fighting(table, "sentry"), koban=0, keywords=numbers, ranged=(0, 0))


# Cards and numbers


def _card(card: int, name: str, value: Any) -> Card:
    """A moon card; the six that reroll an opposite keep their element. [NS-D10]"""
    where, table = f"cards.{name}", expect_table(value, f"cards.{name}")
    needs = ("gain",) if name in (*FAR_CARDS, *NUMBERED) else ()
    expect_keys(table, where, ("element", "copies", *needs), ("matched",) if needs else ())
    kept = [v.ELEMENT_NAMES[KEPT[card]]] if ELEMENTAL >> card & 1 else v.ELEMENT_NAMES
    element = v.ELEMENT_NAMES.index(expect_choice(table["element"], f"{where}.element", kept))
    copies = expect_int(table["copies"], f"{where}.copies", 0, COPIES)
    least, most = (1, REACH) if name in FAR_CARDS else (0, GAIN)
    if not needs:
        return Card(element, copies, 0, 0)
    with bounded("NS-Z11"):
        gain = expect_int(table["gain"], f"{where}.gain", least, most)
        return Card(element, copies, gain, expect_int(table.get("matched", gain), f"{where}.matched", least, most))


KEPT = {
    v.IGAZANI: v.EARTH, v.FUZIN: v.AIR, v.INAZAMI: v.VOID, v.AMERATSU: v.SPIRIT, v.RAIZIN: v.FIRE, v.SUINIJ: v.WATER,
}  # fmt: skip


def _abilities(value: Any) -> tuple[tuple[int, int], ...]:
    """The numbers of abilities, by keyword: how far they reach, how much they give."""
    table = expect_table(value, "abilities")
    expect_keys(table, "abilities", {*REACHING, *GAINING})
    found = []
    for name in v.KEYWORD_NAMES:
        where, ability = f"abilities.{name}", expect_table(table.get(name, {}), f"abilities.{name}")
        keys = [key for key, names in (("reach", REACHING), ("gain", GAINING)) if name in names]
        expect_keys(ability, where, keys)
        reach = expect_int(ability["reach"], f"{where}.reach", 1, REACH) if "reach" in keys else 0
        found.append((reach, expect_int(ability["gain"], f"{where}.gain", 0, GAIN) if "gain" in keys else 0))
    return tuple(found)


def _numbers(value: Any) -> dict[str, int]:
    table = dict(named(value, "numbers", [*NUMBERS]))
    found = {name: expect_int(table[name], f"numbers.{name}", *bounds) for name, bounds in NUMBERS.items()}
    expect_int(found["pass_from"], "numbers.pass_from", 0, found["lanterns"])
    return found


def _challenge(name: str, value: Any) -> Challenge:
    where, table = f"challenges.{name}", expect_table(value, f"challenges.{name}")
    wins = ("wins",) if name == "messenger" else ()
    expect_keys(table, where, ("rounds", "allowed", *SCORING[name], *wins))
    count = 1 if name == "assassinate" else MOST - FEWEST + 1
    points = [expect_int(table[key], f"{where}.{key}", 0, POINTS) for key in SCORING[name]]
    return Challenge(
        rounds=expect_int(table["rounds"], f"{where}.rounds", 1, ROUNDS),
        allowed=numbers_in(table["allowed"], f"{where}.allowed", count, 1, v.OWN),
        points=(*points, *[0] * (v.POINTS - len(points))),
        winning=expect_int(table["wins"], f"{where}.wins", 1, WINNING) if wins else 0,
    )
