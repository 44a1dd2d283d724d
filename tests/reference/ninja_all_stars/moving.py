"""Steps, turns and dodges of the active model. [NS-M1 … NS-M12, NS-A8, NS-K14]"""

from .bases import base_at, base_of, climbs, is_high, is_in_foliage
from .document import Table
from .geometry import FACINGS, SPACES, around, distance, is_elevated, terrain
from .models import can_enter, has, is_in_light, is_sentry, neighbours, others_on, profile, space_of

NO_MOVEMENT = {"moving": False, "mp": 0, "walked": 0, "fell": False}
COST = {".": 1, "d": 1, "T": 1, "~": 2}


def speed(table: Table) -> int:
    """The movement points of one movement of the active model. [NS-M1, NS-U6]"""
    mv = profile(table, table["activation"]["model"]).mv
    return (mv + 1) // 2 if table["activation"]["slow"] else mv


def points(table: Table) -> int:
    """The movement points left, or those with which a movement would begin."""
    active = table["activation"]
    return int(active["mp"]) if active["moving"] else speed(table) + active["rush"]


def cost(table: Table, here: str, there: str, vault: bool = False) -> int:
    """What a step costs the active model: as much as the dearest space that is new. [NS-G1 … NS-G4, NS-B2]"""
    # In a pounce every space counts one. [NS-K14]
    if table["activation"]["moving"] == "pounce":
        return 1
    board, model = table["options"]["board"], table["activation"]["model"]
    before = base_at(table, model, here)
    climb = 1 if vault or is_high(table, before) else 3
    new = base_at(table, model, there) - before
    return max(climb if is_elevated(board, space) else COST[terrain(board, space)] for space in new)


def clauses_of_step(table: Table, space: str) -> set[str]:
    """The clauses that forbid the active model a step to *space*."""
    active = table["activation"]
    model, here = active["model"], space_of(table, active["model"])
    found = set()
    if active["pounced"]:
        found.add("NS-K14")
    if not active["moving"] and not active["move"] and not active["extra"]:
        found.add("NS-A7")
    if space not in SPACES or distance(here, space) != 1:
        return found | {"NS-M2"}
    if not can_enter(table, model, space):
        return found | {"NS-M2", "NS-X5", "NS-B2"}
    left = points(table) - cost(table, here, space, active["vault"])
    if left < 0:
        found.add("NS-M2")
    if others_on(table, model, space):
        # With Moon Power it ignores other models, but must be able to get off them again. [NS-M11]
        if not has(table, model, "power"):
            found.add("NS-M2")
        elif not can_get_clear(table, model, space, left):
            found.add("NS-M11")
    if is_sentry(model):
        guarded = table["models"][model]["guards"]
        # Not more than four away, unless it comes nearer by it. [NS-O3]
        if distance(space, guarded) > 4 and distance(space, guarded) >= distance(here, guarded):
            found.add("NS-O3")
    return found


def can_get_clear(table: Table, model: str, space: str, left: int) -> bool:
    """Whether from *space* a space without another model can be reached with the points left."""
    best = {space: left}
    border = [space]
    while border:
        here = border.pop()
        if not others_on(table, model, here) and best[here] >= 0:
            return True
        for there in around(here):
            rest = best[here] - cost(table, here, there) if can_enter(table, model, there) else -1
            if rest >= 0 and rest > best.get(there, -1):
                best[there] = rest
                border.append(there)
    return False


def must_dodge(table: Table) -> bool:
    """Whether the active model leaves the influence zone of an enemy. [NS-M6]"""
    model = table["activation"]["model"]
    if has(table, model, "power"):
        return False
    # All enemies count, Stunned and in Stealth too.
    return any(other[0] != model[0] for other in neighbours(table, model))


def make_step(table: Table, space: str) -> None:
    """Put the active model on the next space and pay for it. [NS-M7]"""
    active = table["activation"]
    model = active["model"]
    standing = table["models"][model]
    before, after = base_of(table, model), base_at(table, model, space)
    active["mp"] -= cost(table, standing["at"], space, active["vault"])
    active["vault"] = active["vault"] and not climbs(table, before, after)
    active["steps"] += 1
    active["walked"] += 1
    active["fell"] = is_high(table, before) and not is_high(table, after)
    standing["at"] = space
    if is_in_foliage(table, model):
        standing["stealth"] = False


def fail_dodge(table: Table) -> None:
    """The movement is over, then a Stun token, the facing, and the end of the activation. [NS-M9, NS-F5]"""
    active = table["activation"]
    model, has_walked = active["model"], active["walked"] > 0
    active |= NO_MOVEMENT
    table["todo"] = [["stun", model, None], ["finish"]]
    if has_walked:
        arrive(table, model)
        table["todo"].insert(1, ["face", model, active["seat"]])


def clauses_of_face(table: Table, facing: str) -> set[str]:
    """The clauses that forbid the active model to turn to *facing*. [NS-M3, NS-A8]"""
    active = table["activation"]
    standing = table["models"][active["model"]]
    if facing not in FACINGS:
        return {"NS-N1"}
    found = set()
    if active["pounced"]:
        found.add("NS-K14")
    if active["moving"]:
        if others_on(table, active["model"], standing["at"]):
            found.add("NS-M11")
    elif not active["move"] or facing == standing["face"]:
        found.add("NS-A8")
    return found


def face(table: Table, facing: str) -> None:
    """End the movement under way, or turn for nothing."""
    active = table["activation"]
    standing = table["models"][active["model"]]
    standing["face"] = facing
    active["start"] = False
    if active["moving"]:
        active["pounced"] = active["moving"] == "pounce"
        active |= NO_MOVEMENT
        arrive(table, active["model"])
    else:
        active["move"] = 0


def arrive(table: Table, model: str) -> None:
    """Take Stealth from a model that ends a movement in foliage or light. [NS-M12]"""
    if is_in_foliage(table, model) or is_in_light(table, model):
        table["models"][model]["stealth"] = False


def declare_step(table: Table) -> bool:
    """Begin a movement if none is under way; whether the step must be dodged for."""
    active = table["activation"]
    if not active["moving"]:
        active |= {"mp": points(table), "moving": "move", "rush": 0}
        # [NS-A7]
        if active["move"]:
            active["move"] = 0
            active["act"] = 0 if active["either"] else active["act"]
        else:
            active["extra"] = 0
    active["start"] = False
    return must_dodge(table)
