"""What is going on in a position document: things to do, the activation, a test, an attack, dice, janken."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engawa.core.documents import expect, expect_choice, expect_int, expect_keys, expect_list, expect_table
from engawa.games.ninja_all_stars import agenda, roster, state, testing, vocabulary as v
from engawa.games.ninja_all_stars.names import MODEL_NAMES, SEAT_LETTERS, SPACE_NAMES
from engawa.games.ninja_all_stars.state import Board, State

Table = dict[str, Any]

NUMBERS = {"move": 1, "act": 1, "extra": 1, "steps": 63, "mp": 31, "walked": 63, "dice": 31, "river": 2, "rush": 31}
FLAGS = ("either", "slow", "start", "fell", "vault", "pounced")
ZONES = ("front", "all")
KINDS = ("attack", "shot")
MOST_AT, LEAST_DF, MOST_DF, MOST_LAID, MOST_PUSHED, MOST_TIES = 55, -6, 29, 56, 8, 5  # [NS-Z5, NS-Z6]


def without_defaults(table: Table) -> Table:
    """The table without what says nothing: null, false, 0, "" and what is empty. [NS-Q1]"""
    return {key: value for key, value in table.items() if value not in (None, False, 0, "", [], {})}


def seat_letter(seat: int) -> str | None:
    return None if seat == v.NOBODY else SEAT_LETTERS[seat]


def read_seat(b: Board, value: Any, where: str) -> int:
    """The seat of a letter."""
    return SEAT_LETTERS.index(expect_choice(value, where, SEAT_LETTERS[: b.players]))


def read_flag(value: Any, where: str) -> int:
    return int(expect_choice(value, where, [False, True]))


def set_names(bits: int, names: tuple[str, ...]) -> list[str]:
    """The names in a set, sorted."""
    return sorted(name for i, name in enumerate(names) if bits >> i & 1)


def read_set(value: Any, where: str, names: tuple[str, ...], allowed: Iterable[str] | None = None) -> int:
    """The set of some names, each at most once."""
    bits = 0
    for i, name in enumerate(expect_list(value, where)):
        bit = 1 << names.index(expect_choice(name, f"{where}[{i}]", allowed or names))
        expect(not bits & bit, f"{where}[{i}]", "ninja-all-stars-once", name)
        bits |= bit
    return bits


# Things to do


def format_todo(s: State) -> list[list[Any]]:
    """The list of NS-N4; only the item in progress says what step it has reached."""
    return [_format_item(s, i) for i in range(s.todos)]


def _format_item(s: State, i: int) -> list[Any]:
    kind, model, whom, number, reached, third = s.todo[i]
    row: list[Any] = [v.ITEM_NAMES[kind]]
    if kind in (v.AFTERMATH, v.FINISH):
        return row
    if kind == v.TEAM_TEST:
        return [*row, SEAT_LETTERS[whom]]
    row.append(MODEL_NAMES[model])
    if kind in (v.STUN_MODEL, v.INJURE_MODEL):
        row.append(MODEL_NAMES[whom] if whom != v.NOBODY else None)
        if i == 0 and s.phase in (v.RESIST, v.SAVE):
            row += [reached, *([True] if third else [])]
        return row
    row.append(SEAT_LETTERS[whom])
    if kind == v.PUSH_MODEL:
        row.append(number)
    elif kind == v.PLACE_MODEL:
        row += [MODEL_NAMES[number], ZONES[reached]]
    return row


def read_todo(b: Board, s: State, value: Any) -> None:
    rows = expect_list(value, "todo")
    expect(len(rows) <= v.TODO, "todo", "ninja-all-stars-at-most", len(rows), most=v.TODO)
    for i, row in enumerate(rows):
        _read_item(b, s, i, expect_list(row, f"todo[{i}]"), f"todo[{i}]")
    s.todos = len(rows)


def _read_item(b: Board, s: State, i: int, row: list[Any], where: str) -> None:
    kind = v.ITEM_NAMES.index(expect_choice(row[0] if row else None, f"{where}[0]", v.ITEM_NAMES[1:]))
    sizes = {
        v.AFTERMATH: (1,),
        v.FINISH: (1,),
        v.PUSH_MODEL: (4,),
        v.PLACE_MODEL: (5,),
        v.GUST: (3,),
        v.FACE_MODEL: (3,),
        v.TEAM_TEST: (2,),
    }
    good = len(row) in sizes.get(kind, (3, 4, 5))
    expect(good, where, "ninja-all-stars-item", row, kind=v.ITEM_NAMES[kind])
    if kind in (v.AFTERMATH, v.FINISH):
        agenda.set_item(s, i, kind, v.NOBODY, v.NOBODY, 0, 0, 0)
        return
    if kind == v.TEAM_TEST:
        agenda.set_item(s, i, kind, v.NOBODY, read_seat(b, row[1], f"{where}[1]"), 0, 0, 0)
        return
    model = roster.read_model(b, s, row[1], f"{where}[1]")
    if kind in (v.STUN_MODEL, v.INJURE_MODEL):
        credited = v.NOBODY if row[2] is None else roster.read_model(b, s, row[2], f"{where}[2]")
        reached = expect_int(row[3], f"{where}[3]", 2, 3) if len(row) > 3 else 0
        third = read_flag(row[4], f"{where}[4]") if len(row) > 4 else 0
        agenda.set_item(s, i, kind, model, credited, 0, reached, third)
        return
    seat, number, zone = read_seat(b, row[2], f"{where}[2]"), 0, agenda.FRONT
    if kind == v.PUSH_MODEL:
        number = expect_int(row[3], f"{where}[3]", 1, MOST_PUSHED)
    elif kind == v.PLACE_MODEL:
        number = roster.read_model(b, s, row[3], f"{where}[3]")
        expect(state.is_on_board(s, number), f"{where}[3]", "ninja-all-stars-model", row[3])
        zone = agenda.ALL if expect_choice(row[4], f"{where}[4]", ZONES) == "all" else agenda.FRONT
    agenda.set_item(s, i, kind, model, seat, number, zone, 0)


# The activation


def format_activation(s: State) -> Table:
    """What is left of the activation, and what has been used in it."""
    if s.model == v.NOBODY:
        return {}
    facts: Table = {"model": MODEL_NAMES[s.model], "seat": SEAT_LETTERS[s.actor]}
    facts |= {key: getattr(s, key) for key in NUMBERS} | {key: bool(getattr(s, key)) for key in FLAGS}
    facts |= {"moving": v.MOVEMENT_NAMES[s.moving], "cards": set_names(s.cards, v.CARD_NAMES)}
    return without_defaults(facts | {"used": set_names(s.used, v.KEYWORD_NAMES)})


def read_activation(b: Board, s: State, value: Any) -> None:
    table = expect_table(value, "activation")
    expect_keys(table, "activation", ("model", "seat"), (*NUMBERS, *FLAGS, "moving", "cards", "used"))
    s.model = roster.read_model(b, s, table["model"], "activation.model")
    s.actor = read_seat(b, table["seat"], "activation.seat")
    for key, most in NUMBERS.items():
        setattr(s, key, expect_int(table.get(key, 0), f"activation.{key}", 0, most))
    for key in FLAGS:
        setattr(s, key, read_flag(table.get(key, False), f"activation.{key}"))
    moving = expect_choice(table.get("moving", False), "activation.moving", (False, *v.MOVEMENT_NAMES[1:]))
    s.moving = v.MOVEMENT_NAMES.index(moving) if moving else 0
    s.cards = read_set(table.get("cards", []), "activation.cards", v.CARD_NAMES)
    s.used = read_set(table.get("used", []), "activation.used", v.KEYWORD_NAMES, v.KEYWORD_NAMES[v.FIRST_USE :])


# A test


def format_test(s: State) -> Table:
    """Who tests which element, against whom, and why; elements are missing until they are named. [NS-T3]"""
    if s.tester == v.NOBODY:
        return {}
    why: list[Any] = [v.TEST_NAMES[s.why]]
    if s.why == v.TO_USE:
        why += [v.KEYWORD_NAMES[s.ability], *([MODEL_NAMES[s.target]] if s.target != v.NOBODY else [])]
    elif s.why != v.TO_HOLD:
        why.append(SPACE_NAMES[s.target] if s.why in (v.TO_DODGE, v.TO_OPEN) else MODEL_NAMES[s.target])
    facts: Table = {"by": MODEL_NAMES[s.tester], "element": _letter(s.element)}
    if s.foe != v.NOBODY:
        facts |= {"foe": MODEL_NAMES[s.foe], "foe_element": _letter(s.foe_element)}
    return without_defaults(facts | {"why": why})


def _letter(element: int) -> str | None:
    return None if element == v.NOBODY else v.LETTERS[element]


def read_test(b: Board, s: State, value: Any) -> None:
    table = expect_table(value, "test")
    expect_keys(table, "test", ("by", "why"), ("element", "foe", "foe_element"))
    s.tester = roster.read_model(b, s, table["by"], "test.by")
    why = expect_list(table["why"], "test.why")
    s.why = v.TEST_NAMES.index(expect_choice(why[0] if why else None, "test.why[0]", v.TEST_NAMES))
    if s.tester != s.model and s.why != v.TO_HOLD:
        raise roster.impossible("ninja-all-stars-not-active", model=table["by"])
    sizes = {v.TO_USE: (2, 3), v.TO_HOLD: (1,)}
    expect(len(why) in sizes.get(s.why, (2,)), "test.why", "ninja-all-stars-why", why)
    if s.why == v.TO_USE:
        s.ability = v.KEYWORD_NAMES.index(expect_choice(why[1], "test.why[1]", v.KEYWORD_NAMES[v.FIRST_USE :]))
        s.target = roster.read_model(b, s, why[2], "test.why[2]") if len(why) > 2 else v.NOBODY
    elif s.why in (v.TO_DODGE, v.TO_OPEN):
        s.target = roster.read_space(why[1], "test.why[1]")
    elif s.why != v.TO_HOLD:
        s.target = roster.read_model(b, s, why[1], "test.why[1]")
    opposed = s.why == v.TO_USE and s.ability == v.LULLABY
    if opposed:
        s.foe = roster.read_model(b, s, table.get("foe"), "test.foe")
    expect(
        (s.foe != v.NOBODY) == (table.get("foe") is not None), "test.foe", "ninja-all-stars-no-foe", table.get("foe")
    )
    expect(s.foe == (s.target if opposed else v.NOBODY), "test.foe", "ninja-all-stars-no-foe", table.get("foe"))
    s.element = _read_affinity(b, s, table.get("element"), s.tester, "test.element")
    s.foe_element = _read_affinity(b, s, table.get("foe_element"), s.foe, "test.foe_element")


def _read_affinity(b: Board, s: State, value: Any, model: int, where: str) -> int:
    """The element that was named, one of the model's own; or NOBODY. [NS-T3, NS-T4]"""
    if value is None:
        return v.NOBODY if model == v.NOBODY else testing.only_affinity(b, s, model)
    elements = state.affinities_of(b, s, model) if model != v.NOBODY else 0
    own = [letter for i, letter in enumerate(v.LETTERS) if elements >> i & 1]
    return v.LETTERS.index(expect_choice(value, where, own))


# An attack


def format_attack(s: State) -> Table:
    """Who attacks whom, with which pools, and what has come of it so far."""
    if s.attacker == v.NOBODY:
        return {}
    facts: Table = {
        "by": MODEL_NAMES[s.attacker],
        "on": MODEL_NAMES[s.defender],
        "kind": KINDS[s.shot],
        "at": s.at,
        "df": s.df,
        "assisted": bool(s.assisted),
        "chooser": seat_letter(s.chooser),
        "resilient": bool(s.resilient),
        "ccm": set_names(s.masters, v.POOL_NAMES),
        "left": [_letters(row) for row in s.left] if s.judged else None,
        "result": v.ELEMENT_NAMES[s.result] if s.result != v.NOBODY else None,
        "hurt": bool(s.hurt),
    }
    return without_defaults(facts)


def read_attack(b: Board, s: State, value: Any) -> None:
    table = expect_table(value, "attack")
    optional = ("at", "df", "assisted", "chooser", "resilient", "ccm", "left", "result", "hurt")
    expect_keys(table, "attack", ("by", "on", "kind"), optional)
    s.attacker, s.defender = (roster.read_model(b, s, table[key], f"attack.{key}") for key in ("by", "on"))
    if s.attacker != s.model:
        raise roster.impossible("ninja-all-stars-not-active", model=table["by"])
    s.shot = KINDS.index(expect_choice(table["kind"], "attack.kind", KINDS))
    s.at = expect_int(table.get("at", 0), "attack.at", 0, MOST_AT)
    s.df = expect_int(table.get("df", 0), "attack.df", LEAST_DF, MOST_DF)
    s.assisted, s.resilient, s.hurt = (
        read_flag(table.get(key, False), f"attack.{key}") for key in ("assisted", "resilient", "hurt")
    )
    s.chooser = v.NOBODY if table.get("chooser") is None else read_seat(b, table["chooser"], "attack.chooser")
    s.masters = read_set(table.get("ccm", []), "attack.ccm", v.POOL_NAMES)
    if table.get("left") is not None:
        rows = expect_list(table["left"], "attack.left")
        expect(len(rows) == 2, "attack.left", "ninja-all-stars-so-many", rows, count=2)
        s.left = [_read_letters(row, f"attack.left[{i}]") for i, row in enumerate(rows)]
        s.judged = 1
    if table.get("result") is not None:
        s.result = v.ELEMENT_NAMES.index(expect_choice(table["result"], "attack.result", v.ELEMENT_NAMES))


# Dice


def _letters(counts: list[int]) -> str:
    return "".join(letter * count for letter, count in zip(v.LETTERS, counts, strict=True))


def _read_letters(value: Any, where: str) -> list[int]:
    good = isinstance(value, str) and len(value) <= MOST_LAID and set(value) <= {*v.LETTERS}
    expect(good, where, "ninja-all-stars-dice", value, letters=v.LETTERS)
    return [value.count(letter) for letter in v.LETTERS]


def _pool_names(s: State) -> dict[str, int]:
    if s.tester == v.NOBODY:
        return {"att": v.ATT, "def": v.DEF}
    return {"own": v.ATT} if s.foe == v.NOBODY else {"own": v.ATT, "foe": v.DEF}


def format_roll(s: State) -> Table:
    """The dice on the table: fresh ones may be rerolled, fixed ones not."""
    if s.tester == v.NOBODY and s.attacker == v.NOBODY:
        return {}
    names = _pool_names(s)
    facts: Table = {
        name: without_defaults({"fresh": _letters(s.fresh[pool]), "fixed": _letters(s.fixed[pool])})
        for name, pool in names.items()
    }
    if s.again:
        facts["again"] = [s.again, next(name for name, pool in names.items() if pool == s.again_pool)]
    return without_defaults(facts)


def read_roll(s: State, value: Any) -> None:
    table, names = expect_table(value, "roll"), _pool_names(s)
    expect_keys(table, "roll", (), (*names, "again"))
    for name, pool in names.items():
        dice = expect_table(table.get(name, {}), f"roll.{name}")
        expect_keys(dice, f"roll.{name}", (), ("fresh", "fixed"))
        s.fresh[pool] = _read_letters(dice.get("fresh", ""), f"roll.{name}.fresh")
        s.fixed[pool] = _read_letters(dice.get("fixed", ""), f"roll.{name}.fixed")
    if table.get("again") is not None:
        row = expect_list(table["again"], "roll.again")
        expect(len(row) == 2, "roll.again", "ninja-all-stars-so-many", row, count=2)
        s.again = expect_int(row[0], "roll.again[0]", 1, MOST_LAID)
        s.again_pool = names[expect_choice(row[1], "roll.again[1]", names)]


# Janken


def format_janken(b: Board, s: State) -> Table:
    """Who plays for what; shapes that a viewer cannot know are left out."""
    if not s.purpose:
        return {}
    shown = {SEAT_LETTERS[seat]: v.SHAPE_NAMES[s.shown[seat] - 1] for seat in range(b.players) if s.shown[seat]}
    playing = [SEAT_LETTERS[seat] for seat in range(b.players) if s.playing >> seat & 1]
    return without_defaults({"in": playing, "shown": shown, "ties": s.ties, "for": v.JANKEN_NAMES[s.purpose]})


def read_janken(b: Board, s: State, value: Any) -> None:
    table = expect_table(value, "janken")
    expect_keys(table, "janken", ("in", "for"), ("shown", "ties"))
    s.purpose = v.JANKEN_NAMES.index(expect_choice(table["for"], "janken.for", v.JANKEN_NAMES[1:]))
    s.playing = read_set(table["in"], "janken.in", tuple(SEAT_LETTERS[: b.players]))
    s.ties = expect_int(table.get("ties", 0), "janken.ties", 0, MOST_TIES)
    shown = expect_table(table.get("shown", {}), "janken.shown")
    expect_keys(shown, "janken.shown", (), [seat for i, seat in enumerate(SEAT_LETTERS) if s.playing >> i & 1])
    for seat, shape in shown.items():
        s.shown[SEAT_LETTERS.index(seat)] = 1 + v.SHAPE_NAMES.index(
            expect_choice(shape, f"janken.shown.{seat}", v.SHAPE_NAMES)
        )
