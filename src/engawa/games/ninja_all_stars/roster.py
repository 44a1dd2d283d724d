"""The models in a position document: where each is, and what it has."""

from __future__ import annotations

from typing import Any

from engawa.core.documents import expect, expect_choice, expect_int, expect_keys, expect_table
from engawa.core.errors import InvalidNotation
from engawa.core.messages import Message
from engawa.games.ninja_all_stars import bases, names, state, vocabulary as v
from engawa.games.ninja_all_stars.state import Board, State

HOUSES = {"heal": v.HEALING_HOUSE, "train": v.TRAINING_GROUND}
IN_HOUSES = {number: name for name, number in HOUSES.items()}


def impossible(key: str, /, **facts: Any) -> InvalidNotation:
    """A position that cannot be."""
    return InvalidNotation(Message("impossible-position", problem=Message(key, **facts)))


def format_models(b: Board, s: State) -> dict[str, Any]:
    """The models by id: all ninja, and the sentries that stand. [NS-Q2]"""
    return {names.MODEL_NAMES[model]: _format_model(s, model) for model in range(v.MODELS) if s.space[model] != v.GONE}


def _format_model(s: State, model: int) -> dict[str, Any]:
    tokens = {
        v.TOKEN_NAMES[kind]: state.tokens_of(s, model, kind)
        for kind in range(v.TOKENS)
        if state.tokens_of(s, model, kind)
    }
    if not state.is_on_board(s, model):
        return {"in": IN_HOUSES[s.space[model]], **tokens}
    facts: dict[str, Any] = {"at": names.SPACE_NAMES[s.space[model]], "face": v.DIRECTION_NAMES[s.face[model]]}
    facts |= {name: True for i, name in enumerate(v.MARK_NAMES) if s.marks[model] >> i & 1} | tokens
    if not state.is_ninja(model):
        facts["guards"] = names.SPACE_NAMES[s.guard[model - v.NINJA]]
    return facts


def read_models(b: Board, s: State, value: Any, mover: str | None) -> None:
    """All ninja of the teams, and any sentries. The *mover* comes last: with Moon Power it may be above another."""
    table = expect_table(value, "models")
    ninja = [names.MODEL_NAMES[seat * v.OWN + i] for seat in range(b.players) for i in range(b.members[seat])]
    expect_keys(table, "models", ninja, names.MODEL_NAMES[v.NINJA : v.NINJA + b.sentries])
    for name in sorted(table, key=lambda name: name == mover):
        facts = expect_table(table[name], f"models.{name}")
        passes = name == mover and bool(facts.get("power"))
        _read_model(b, s, names.MODEL_NAMES.index(name), facts, f"models.{name}", passes)
    for seat in range(b.players):
        count = sum(state.is_on_board(s, model) for model in range(seat * v.OWN, seat * v.OWN + v.OWN))
        if count > b.allowed:
            raise impossible(
                "ninja-all-stars-too-many", seat=Message("ninja-all-stars-seat", seat=seat), count=count, most=b.allowed
            )


def _read_model(b: Board, s: State, model: int, table: dict[str, Any], where: str, passes: bool) -> None:
    if "in" in table:
        expect_keys(table, where, ("in",), ("delay",))
        expect(state.is_ninja(model), where, "ninja-all-stars-on-board", table)
        s.space[model] = HOUSES[expect_choice(table["in"], f"{where}.in", HOUSES)]
        _read_tokens(s, model, table, where)
        if table.get("delay") and s.space[model] != v.HEALING_HOUSE:
            raise impossible("ninja-all-stars-delayed", model=names.MODEL_NAMES[model])
        return
    sentry = () if state.is_ninja(model) else ("guards",)
    expect_keys(table, where, ("at", "face", *sentry), (*v.MARK_NAMES, *v.TOKEN_NAMES))
    space = read_space(table["at"], f"{where}.at")
    room = bases.room_on(b, s, model, space)
    expect(
        room == bases.FREE or (passes and room == bases.OCCUPIED),
        f"{where}.at",
        "ninja-all-stars-free-space",
        table["at"],
    )
    state.put(s, model, space)
    s.face[model] = v.DIRECTION_NAMES.index(expect_choice(table["face"], f"{where}.face", v.DIRECTION_NAMES))
    for i, name in enumerate(v.MARK_NAMES):
        s.marks[model] |= expect_choice(table.get(name, False), f"{where}.{name}", [False, True]) << i
    _read_tokens(s, model, table, where)
    if state.has(s, model, v.STEALTH) and state.has(s, model, v.MEDAL):
        raise impossible("ninja-all-stars-hidden-carrier", model=names.MODEL_NAMES[model])
    if state.tokens_of(s, model, v.DELAYED) > 0:
        raise impossible("ninja-all-stars-delayed", model=names.MODEL_NAMES[model])
    if sentry:
        s.guard[model - v.NINJA] = read_space(table["guards"], f"{where}.guards")


def _read_tokens(s: State, model: int, table: dict[str, Any], where: str) -> None:
    for kind, name in enumerate(v.TOKEN_NAMES):
        s.tokens[model] |= expect_int(table.get(name, 0), f"{where}.{name}", 0, v.MOST_TOKENS[kind]) << 2 * kind


def read_space(value: Any, where: str) -> int:
    """The space that a document names."""
    number = names.space_number(value) if isinstance(value, str) else None
    expect(number is not None, where, "ninja-all-stars-space", value, last=names.SPACE_NAMES[-1])
    return v.NOWHERE if number is None else number


def read_model(b: Board, s: State, value: Any, where: str) -> int:
    """The model on the board or in a house that a document names."""
    model = names.MODEL_NAMES.index(value) if isinstance(value, str) and value in names.MODEL_NAMES else v.NOBODY
    expect(model != v.NOBODY and s.space[model] != v.GONE, where, "ninja-all-stars-model", value)
    return model
