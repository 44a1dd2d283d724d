"""Houses, throws and placements at random, with many where the geometry is busy: at lines, edges and other dice."""

from math import cos, radians, sin
from random import Random

from . import legal
from .forbidden import Document, forbidding
from .texts import HOUSE_FACES, SKILL_DICE
from .tray import HALF, RIM, Die, along, corners, direction, gap, is_inside, spots

# More fortunes and arrows than fair, fewer hourglasses, so that a turn has many rolls.
SKILL_WEIGHTS = {"fight": 3, "sneak": 3, "pick": 3, "fortune": 6, "wild": 2, "catch": 1}
THREAT_WEIGHTS = {"arrow": 10, "hourglass": 3, "catch": 2}
ROUND_YAWS = (0, 300, 450, 600, 900, 1200, 1800, 2700, 3000)
TRIES = 200
WEIGHTS = {"run": 0.5, "ready": 0.5}


def anything(document: Document, rng: Random) -> str:
    """An outcome or a legal move; who pushes lays dice about and rolls few of them again rather than runs away."""
    if document["phase"] == "house":
        return house(document, rng)
    if document["phase"] == "throw":
        return throw(document, rng)
    if document["phase"] == "push" and rng.random() < 0.5:
        return placed(document, rng)
    moves = legal(document)
    return rng.choices(moves, [WEIGHTS.get(move, 12 / len(move)) for move in moves])[0]


def house(document: Document, rng: Random) -> str:
    """A house in any order."""
    return " ".join(["house", *rng.choices(HOUSE_FACES, k=3 + document["round"])])


def throw(document: Document, rng: Random) -> str:
    """A throw in any order; few dice lie on others, since a recorded throw is taken as it is. [ND-R4]"""
    names = [name for name in SKILL_DICE if name not in document["skill"]] + list(document["held"])
    lying: list[Die] = list(document["skill"].values())
    rng.shuffle(names)
    words = ["throw"]
    for name in names:
        weights = SKILL_WEIGHTS if name[0] == "S" else THREAT_WEIGHTS
        face = rng.choices(list(weights), list(weights.values()))[0]
        die = landing(face, lying, rng)
        lying.append(die)
        words.append(f"{name}={die[0]}@{die[1]},{die[2]},{die[3]}")
    return " ".join(words)


def fortunate(document: Document, rng: Random) -> Document:
    """The position after a throw in which every fortune can be matched with every other die."""
    count = rng.choice([1, 2, 3, 3, 4, 4])
    dice: list[Die] = [["fortune", -1000, 200 * number - 300, 0] for number in range(count)]
    while len(dice) < len(SKILL_DICE):
        die = landing(rng.choice(["fight", "fight", "sneak", "wild"]), dice, rng)
        if die[1] > -800:
            dice.append(die)
    rng.shuffle(dice)
    skill = dict(zip(SKILL_DICE, dice, strict=True))
    return document | {"phase": "match", "skill": skill, "held": {}}


def saved(document: Document, rng: Random) -> Document:
    """The position before a throw of S5 and T4, with four dice saved and every fortune among them matched."""
    wide = [(0, 600, 0), (-600, 0, 0), (600, 0, 0), (0, -600, 0)]
    skill = {name: [skill_at_random(rng), *at] for name, at in zip(SKILL_DICE, wide, strict=False)}
    boosts = {}
    for name in rng.sample(SKILL_DICE[1:4], rng.choice([0, 0, 1, 1, 2, 3])):
        boosts[name] = "S1"
        skill[name] = ["fortune", *spots(skill["S1"])[len(boosts)]]
    kept = {"skill": skill, "boosts": dict(sorted(boosts.items())), "locked": ["T1", "T2", "T3"]}
    return document | kept | {"held": {"T4": (document["active"] - 1) % document["players"]}}


def skill_at_random(rng: Random) -> str:
    """A skill, wild rather than not."""
    return rng.choice(["fight", "sneak", "pick", "wild", "wild"])


def landing(face: str, lying: list[Die], rng: Random) -> Die:
    """A die in the tray, and with few exceptions on no other."""
    is_stacked = rng.random() < 0.03
    for _ in range(TRIES):
        die = [face, *pose(lying, rng)]
        if is_inside(die) and (is_stacked or all(gap(die, other) >= 0 for other in lying)):
            return die
    raise AssertionError(f"no room for a die among {lying}")


def pose(lying: list[Die], rng: Random) -> tuple[int, int, int]:
    """Somewhere: at the edge, at the line of another die, next to one, or anywhere; perhaps outside the tray."""
    yaw = rng.choice([rng.randrange(3600), rng.choice(ROUND_YAWS)])
    where = rng.choice(["anywhere", "edge", "line", "line", "next"] if lying else ["anywhere", "edge"])
    if where == "anywhere":
        return rng.randint(-1160, 1160), rng.randint(-1160, 1160), yaw
    if where == "edge":
        return at_edge(yaw, rng)
    other = rng.choice(lying)
    return at_line(other, yaw, rng) if where == "line" else next_to(other, yaw, rng)


def at_edge(yaw: int, rng: Random) -> tuple[int, int, int]:
    """With the farthest corner about as far from the centre as the tray allows."""
    way = rng.uniform(0, 360)
    # A side or a corner points outwards.
    yaw = rng.choice([yaw, round(way * 10) % 3600, round(way * 10 + 450) % 3600])
    far, near = float(RIM), float(RIM - 2 * HALF)
    while far - near > 0.1:
        middle = (far + near) / 2
        at = [round(middle * cos(radians(way))), round(middle * sin(radians(way)))]
        near, far = (middle, far) if is_inside(["", *at, yaw]) else (near, middle)
    reach = near + rng.choice([-1, 0, 0, 1])
    return round(reach * cos(radians(way))), round(reach * sin(radians(way))), yaw


def at_line(other: Die, yaw: int, rng: Random) -> tuple[int, int, int]:
    """With the foremost corner at the extended front edge of the other die, a tenth before or beyond it."""
    yaw = rng.choice([yaw, other[3], (other[3] + 900) % 3600])
    foremost = max(along(corner, other[3]) for corner in corners(["", 0, 0, yaw]))
    forward = HALF + rng.choice([-1, 0, 0.5, 1, 1, 2]) - foremost
    aside = rng.uniform(-1500, 1500)
    return shifted(other, forward, aside, yaw)


def next_to(other: Die, yaw: int, rng: Random) -> tuple[int, int, int]:
    """With a side of the other die touched, nearly touched, overlapped by little, or about 2 mm away."""
    yaw = rng.choice([yaw, other[3], other[3]])
    side = other[3] + rng.choice([0, 900, 1800, 2700])
    depth = max(along(corner, side) for corner in corners(["", 0, 0, yaw]))
    distance = HALF + depth + rng.choice([-40, -1, 0, 0, 1, 10, 19, 20, 21, 22])
    return shifted([*other[:3], side], distance, rng.choice([0, rng.uniform(-170, 170)]), yaw)


def shifted(other: Die, forward: float, aside: float, yaw: int) -> tuple[int, int, int]:
    """So far before the other die and to its left."""
    (fx, fy), (lx, ly) = direction(other[3]), direction(other[3] + 900)
    return round(other[1] + forward * fx + aside * lx), round(other[2] + forward * fy + aside * ly), yaw


def placed(document: Document, rng: Random) -> str:
    """A placement that no clause forbids, or if there are fortunes only, another throw."""
    texts = (placement(document, rng) for _ in range(TRIES))
    return next((text for text in texts if not forbidding(document, text)), "roll S1 S2 S3 S4 S5")


def placement(document: Document, rng: Random) -> str:
    """A placement of any skill die, near the others or around the fortune's own die where it is matched."""
    skill = document["skill"]
    name = rng.choice([*SKILL_DICE, *document["boosts"]])
    others = [skill[other] for other in SKILL_DICE if other != name]
    if name in document["boosts"] and rng.random() < 0.8:
        others = [skill[document["boosts"][name]]]
        x, y, yaw = next_to(others[0], rng.randrange(3600), rng)
    else:
        x, y, yaw = pose(others, rng)
    return f"place {name} {x} {y} {yaw}"
