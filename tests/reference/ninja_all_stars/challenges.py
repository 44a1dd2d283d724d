"""What scores, where the goals are, and when the game is over. [NS-V1 … NS-V17]"""

from .bases import base_of
from .components import ALLOWED_ON_BOARD, GOALS, HILL, ROUNDS
from .document import SEATS, Table, seats_from, seats_of
from .geometry import zone
from .models import has, index, is_sentry, ninja_on_board, profile, take_off_board

GONE_WHEN_OVER = ("seat", "activation", "test", "attack", "roll", "janken")


def allowed_on_board(table: Table) -> int:
    """How many ninja of a seat may be on the board. [NS-V1]"""
    return ALLOWED_ON_BOARD[table["options"]["players"]]


def goals_of_edge(table: Table, edge: str) -> tuple[str, ...]:
    """The goals that belong to an edge; with three or four players only the one in the middle. [NS-S9]"""
    if table["options"]["challenge"] not in ("infiltration", "messenger"):
        return ()
    return GOALS[edge] if table["options"]["players"] == 2 else GOALS[edge][1:2]


def enemy_goals(table: Table, seat: str) -> list[str]:
    """The goals of the other seats' edges."""
    edges = [edge for other, edge in zip(SEATS, table["edges"], strict=False) if other != seat and edge]
    return [space for edge in edges for space in goals_of_edge(table, edge)]


def is_in_own_zone(table: Table, model: str) -> bool:
    """Whether a ninja stands in its own deployment zone."""
    edge = table["edges"][index(model[0])]
    return not base_of(table, model).isdisjoint(zone(table["options"]["board"], edge))


def score_injury(table: Table, victim: str, credited: str, was_carrier: bool) -> None:
    """Book what an Injury is worth to the seat of the credited model. [NS-V5]"""
    challenge = table["options"]["challenge"]
    if is_sentry(victim) or is_sentry(credited):
        return
    points = 0
    if challenge == "brawl":
        points = 1
    if challenge == "messenger" and was_carrier:
        points = 2
    if challenge == "champion":
        if table["champions"][index(victim[0])] == victim:
            points = 3
        elif table["champions"][index(credited[0])] == credited:
            points = 2
    if challenge == "assassinate":
        points = 1
        if profile(table, victim).kind == "chunin":
            points = 5
            # This round is the last. [NS-V16]
            table["last"] = True
    if challenge == "medals" and was_carrier:
        points = 1
    book(table, credited[0], points)


def book(table: Table, seat: str, points: int) -> None:
    """Give points to a seat; nine win at once in Intercept the Messenger. [NS-V14]"""
    table["scores"][index(seat)] += points
    if table["options"]["challenge"] == "messenger" and table["scores"][index(seat)] >= 9:
        end_the_game(table)


def end_activation_on_board(table: Table, model: str) -> None:
    """Do what the challenge does with a model that ends its activation here. [NS-A12]"""
    challenge = table["options"]["challenge"]
    if is_sentry(model):
        return
    seat = model[0]
    if challenge in ("search", "medals") and has(table, model, "medal") and is_in_own_zone(table, model):
        table["models"][model]["medal"] = False
        book(table, seat, 3 if challenge == "search" else 2)
        # The last medal out ends the game at once. [NS-V12, NS-V17]
        if medals_left(table) == 0:
            end_the_game(table)
    if base_of(table, model).isdisjoint(enemy_goals(table, seat)):
        return
    if challenge == "infiltration":
        book(table, seat, 3 if has(table, model, "stealth") else 2)
        take_off_board(table, model, "train")
    if challenge == "messenger" and has(table, model, "medal"):
        book(table, seat, 3)
        # At nine points the game is over with the messenger on the goal. [NS-V4]
        if table["phase"] != "over":
            take_off_board(table, model, "train")


def medals_left(table: Table) -> int:
    """How many medals are still in the game: in chests, on the board, carried."""
    carried = sum(standing["medal"] for standing in table["models"].values())
    return int(table["contents"].get("medal", 0) + len(table["medals"]) + carried)


def score_round(table: Table) -> list[str]:
    """Book what the end of a round's activations is worth; the seats tied on the hill, from the initiative. [NS-V11]"""
    if table["options"]["challenge"] != "hill":
        return []
    counts = {}
    for seat in seats_of(table):
        there = [model for model in ninja_on_board(table, seat) if not base_of(table, model).isdisjoint(HILL)]
        counts[seat] = sum(not has(table, model, "stun") and not has(table, model, "stealth") for model in there)
    most = max(counts.values())
    kings = [seat for seat, count in counts.items() if count == most and most > 0]
    for seat in kings:
        book(table, seat, 2 if len(kings) == 1 else 1)
    return [seat for seat in seats_from(table, table["initiative"]) if seat in kings and len(kings) > 1]


def is_last_round(table: Table) -> bool:
    """Whether the game is over after this round's activations. [NS-V2, NS-V16]"""
    return bool(table["last"] or table["round"] == ROUNDS[table["options"]["challenge"]])


def end_the_game(table: Table) -> None:
    """Set the position of the end. [NS-Q5]"""
    for key in GONE_WHEN_OVER:
        table[key] = None
    table |= {"phase": "over", "queue": [], "todo": [], "played": {}, "due": [0] * table["options"]["players"]}


def winners(table: Table) -> list[int]:
    """The seats with the top score share the win. [NS-V3]"""
    return [number for number, score in enumerate(table["scores"]) if score == max(table["scores"])]
