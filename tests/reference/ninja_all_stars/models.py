"""Who stands where, and who is whose friend. [NS-X1, NS-X2, NS-X5 … NS-X9]"""

from typing import Any

from .bases import apart, back_of, base_at, base_of, front_of, is_enterable
from .components import LETTERS, SAMURAI, Profile
from .document import MODEL, MOST_TOKENS, SEATS, Table, seats_from
from .geometry import distance
from .teams import affinities, roster


def is_sentry(model: str) -> bool:
    """Whether the id is that of a sentry."""
    return model[0] == "Z"


def is_on_board(table: Table, model: str) -> bool:
    """Whether the model stands on a space; Healing House and Training Ground are no part of the board. [NS-X9]"""
    return model in table["models"] and table["models"][model]["at"] is not None


def on_board(table: Table) -> list[str]:
    """All models on the board."""
    return [model for model, standing in table["models"].items() if standing["at"] is not None]


def space_of(table: Table, model: str) -> str:
    """Where a model on the board stands."""
    return str(table["models"][model]["at"])


def has(table: Table, model: str, mark: str) -> bool:
    """Whether the model has that flag or at least one such token."""
    return bool(table["models"][model][mark])


def give(table: Table, model: str, token: str) -> None:
    """Put one token on the model, up to the cap. [NS-X9]"""
    standing = table["models"][model]
    standing[token] = min(MOST_TOKENS[token], standing[token] + 1)


def gap(table: Table, one: str, other: str) -> int:
    """The distance between two models on the board."""
    return apart(base_of(table, one), base_of(table, other))


def index(seat: str) -> int:
    """The place of a seat in lists by seat."""
    return SEATS.index(seat)


def profile(table: Table, model: str) -> Profile:
    """What the model can do. [NS-D4, NS-D5]"""
    if is_sentry(model):
        return SAMURAI
    return roster(table["options"]["teams"][index(model[0])])[int(model[1:]) - 1]


def can(table: Table, model: str, ability: str) -> bool:
    """Whether the model has that keyword or ability."""
    return ability in profile(table, model).abilities


def controller(table: Table, model: str) -> str:
    """The seat that decides for a model; of a sentry only while it is active, attacked or the foe. [NS-X7]"""
    if not is_sentry(model):
        return model[0]
    active = table["activation"]
    if model == active["model"]:
        return str(active["seat"])
    return seats_from(table, active["seat"])[1]


def elements_of(table: Table, model: str) -> list[str]:
    """The letters of a model's affinities; a sentry has all of its controller's team. [NS-T3, NS-T4]"""
    team = table["options"]["teams"][index(controller(table, model))]
    members = roster(team) if is_sentry(model) else [profile(table, model)]
    found = {letter for member in members for letter in affinities(team, member)}
    return sorted(found, key=LETTERS.index)


def are_friends(one: str, other: str) -> bool:
    """Whether both are of one seat, or both sentries. [NS-X2]"""
    return one[0] == other[0]


def enemies_of(table: Table, model: str) -> list[str]:
    """All enemy models on the board."""
    return [other for other in on_board(table) if not are_friends(model, other)]


def ninja_on_board(table: Table, seat: str) -> list[str]:
    """The ninja of a seat on the board, by number."""
    return [model for model in on_board(table) if model[0] == seat]


def ninja_in(table: Table, seat: str, place: str) -> list[str]:
    """The ninja of a seat in the Healing House or on the Training Ground, by number."""
    return [model for model, standing in table["models"].items() if model[0] == seat and standing["in"] == place]


def standing_on(table: Table, space: str) -> list[str]:
    """The models on a space: more than one only while one moves by Moon Power."""
    return [model for model in on_board(table) if space in base_of(table, model)]


def is_free(table: Table, space: str) -> bool:
    """Whether it is enterable and no model stands there. [NS-X5]"""
    return is_enterable(table, space) and not standing_on(table, space)


def can_enter(table: Table, model: str, anchor: str) -> bool:
    """Whether nothing but models is where a model would be."""
    base = base_at(table, model, anchor)
    return bool(base) and all(is_enterable(table, space) for space in base)


def others_on(table: Table, model: str, anchor: str) -> set[str]:
    """The other models where a model would be."""
    return {other for space in base_at(table, model, anchor) for other in standing_on(table, space)} - {model}


def has_room(table: Table, model: str, anchor: str) -> bool:
    """Whether a model could be put there: the spaces that it covers now count as free. [NS-B2]"""
    return can_enter(table, model, anchor) and not others_on(table, model, anchor)


def neighbours(table: Table, model: str) -> list[str]:
    """The models in the influence zone of a model. [NS-F2]"""
    return [other for other in on_board(table) if other != model and gap(table, model, other) == 1]


def front_zone(table: Table, model: str) -> frozenset[str]:
    """What a model has before it. [NS-F3, NS-B4]"""
    return front_of(base_of(table, model), table["models"][model]["face"])


def back_zone(table: Table, model: str) -> frozenset[str]:
    """What a model has behind it. [NS-F3, NS-B4]"""
    return back_of(base_of(table, model), table["models"][model]["face"])


def has_in_front(table: Table, model: str, other: str) -> bool:
    """Whether *other* stands in the front zone of *model*. [NS-F3]"""
    return not base_of(table, other).isdisjoint(front_zone(table, model))


def is_in_light(table: Table, model: str) -> bool:
    """Whether a lantern is within two of any of its spaces. [NS-G8, NS-B5]"""
    return any(distance(space, lantern) <= 2 for space in base_of(table, model) for lantern in table["lanterns"])


def in_table_order(table: Table, models: list[str], seat: str) -> list[str]:
    """The models by seat from *seat*, within a seat by number, sentries last. [NS-X6]"""
    order = "".join(seats_from(table, seat)) + "Z"
    return sorted(models, key=lambda model: (order.index(model[0]), int(model[1:])))


def take_off_board(table: Table, model: str, place: str) -> None:
    """Put a ninja into the Healing House or on the Training Ground, without any token. [NS-Q2]"""
    standing: dict[str, Any] = table["models"][model]
    standing |= MODEL | {"in": place}


def put_on_board(table: Table, model: str, space: str, facing: str) -> None:
    """Deploy a ninja."""
    table["models"][model] |= MODEL | {"at": space, "face": facing}
