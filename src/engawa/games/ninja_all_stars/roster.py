"""The models in a position document: where each is, and what it has."""

from __future__ import annotations

from typing import Any

from engawa.core.documents import expect, expect_choice, expect_int, expect_keys, expect_table
from engawa.core.errors import InvalidNotation
from engawa.core.messages import Message
from engawa.games.ninja_all_stars.bases import FREE, OCCUPIED, room_on
from engawa.games.ninja_all_stars.names import MODEL_NAMES, SPACE_NAMES, space_number
from engawa.games.ninja_all_stars.state import Board, State, has, is_ninja, is_on_board, put, tokens_of
from engawa.games.ninja_all_stars.vocabulary import (
    DELAYED,
    DIRECTION_NAMES,
    GONE,
    HEALING_HOUSE,
    MARK_NAMES,
    MEDAL,
    MODELS,
    MOST_TOKENS,
    NINJA,
    NOBODY,
    NOWHERE,
    OWN,
    STEALTH,
    TOKEN_NAMES,
    TOKENS,
    TRAINING_GROUND,
)

HOUSES = {"heal": HEALING_HOUSE, "train": TRAINING_GROUND}
IN_HOUSES = {number: name for name, number in HOUSES.items()}


def impossible(key: str, /, **facts: Any) -> InvalidNotation:
    """A position that cannot be."""
    return InvalidNotation(Message("impossible-position", problem=Message(key, **facts)))


def format_models(b: Board, s: State) -> dict[str, Any]:
    """The models by id: all ninja, and the sentries that stand. [NS-Q2]"""
    return {MODEL_NAMES[model]: _format_model(s, model) for model in range(MODELS) if s.space[model] != GONE}


def _format_model(s: State, model: int) -> dict[str, Any]:
    tokens = {TOKEN_NAMES[kind]: tokens_of(s, model, kind) for kind in range(TOKENS) if tokens_of(s, model, kind)}
    if not is_on_board(s, model):
        return {"in": IN_HOUSES[s.space[model]], **tokens}
    facts: dict[str, Any] = {"at": SPACE_NAMES[s.space[model]], "face": DIRECTION_NAMES[s.face[model]]}
    facts |= {name: True for i, name in enumerate(MARK_NAMES) if s.marks[model] >> i & 1} | tokens
    if not is_ninja(model):
        facts["guards"] = SPACE_NAMES[s.guard[model - NINJA]]
    return facts


def read_models(b: Board, s: State, value: Any, mover: str | None) -> None:
    """All ninja of the teams, and any sentries. The *mover* comes last: with Moon Power it may be above another."""
    table = expect_table(value, "models")
    ninja = [MODEL_NAMES[seat * OWN + i] for seat in range(b.players) for i in range(b.members[seat])]
    expect_keys(table, "models", ninja, MODEL_NAMES[NINJA : NINJA + b.sentries])
    for name in sorted(table, key=lambda name: name == mover):
        facts = expect_table(table[name], f"models.{name}")
        passes = name == mover and bool(facts.get("power"))
        _read_model(b, s, MODEL_NAMES.index(name), facts, f"models.{name}", passes)
    for seat in range(b.players):
        count = sum(is_on_board(s, model) for model in range(seat * OWN, seat * OWN + OWN))
        if count > b.allowed:
            raise impossible(
                "ninja-all-stars-too-many", seat=Message("ninja-all-stars-seat", seat=seat), count=count, most=b.allowed
            )


def _read_model(b: Board, s: State, model: int, table: dict[str, Any], where: str, passes: bool) -> None:
    if "in" in table:
        expect_keys(table, where, ("in",), ("delay",))
        expect(is_ninja(model), where, "ninja-all-stars-on-board", table)
        s.space[model] = HOUSES[expect_choice(table["in"], f"{where}.in", HOUSES)]
        _read_tokens(s, model, table, where)
        if table.get("delay") and s.space[model] != HEALING_HOUSE:
            raise impossible("ninja-all-stars-delayed", model=MODEL_NAMES[model])
        return
    sentry = () if is_ninja(model) else ("guards",)
    expect_keys(table, where, ("at", "face", *sentry), (*MARK_NAMES, *TOKEN_NAMES))
    space = read_space(table["at"], f"{where}.at")
    room = room_on(b, s, model, space)
    expect(room == FREE or (passes and room == OCCUPIED), f"{where}.at", "ninja-all-stars-free-space", table["at"])
    put(s, model, space)
    s.face[model] = DIRECTION_NAMES.index(expect_choice(table["face"], f"{where}.face", DIRECTION_NAMES))
    for i, name in enumerate(MARK_NAMES):
        s.marks[model] |= expect_choice(table.get(name, False), f"{where}.{name}", [False, True]) << i
    _read_tokens(s, model, table, where)
    if has(s, model, STEALTH) and has(s, model, MEDAL):
        raise impossible("ninja-all-stars-hidden-carrier", model=MODEL_NAMES[model])
    if tokens_of(s, model, DELAYED) > 0:
        raise impossible("ninja-all-stars-delayed", model=MODEL_NAMES[model])
    if sentry:
        s.guard[model - NINJA] = read_space(table["guards"], f"{where}.guards")


def _read_tokens(s: State, model: int, table: dict[str, Any], where: str) -> None:
    for kind, name in enumerate(TOKEN_NAMES):
        s.tokens[model] |= expect_int(table.get(name, 0), f"{where}.{name}", 0, MOST_TOKENS[kind]) << 2 * kind


def read_space(value: Any, where: str) -> int:
    """The space that a document names."""
    number = space_number(value) if isinstance(value, str) else None
    expect(number is not None, where, "ninja-all-stars-space", value)
    return NOWHERE if number is None else number


def read_model(b: Board, s: State, value: Any, where: str) -> int:
    """The model on the board or in a house that a document names."""
    model = MODEL_NAMES.index(value) if isinstance(value, str) and value in MODEL_NAMES else NOBODY
    expect(model != NOBODY and s.space[model] != GONE, where, "ninja-all-stars-model", value)
    return model
