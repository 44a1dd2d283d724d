"""A walker who looks for a fight: random play hardly ever meets an enemy.

It knows texts and position documents only, so that it walks through the engine's matches as well as through the
reference. It steps towards enemies, chests and medals, turns to them, attacks, shoots, plays cards and uses abilities,
dodges out of zones, rerolls and saves; now and then it does anything else.
"""

from collections import Counter
from collections.abc import Callable
from random import Random

from .components import HILL
from .document import Document
from .geometry import FACINGS, OFFSETS, distance, xy

GLADLY = {
    "attack": 120,
    "shoot": 60,
    "use": 90,
    "card": 40,
    "haste": 40,
    "search": 60,
    "open": 80,
    "take": 80,
    "give": 10,
    "mastery": 12,
    "ccm": 12,
    "token": 12,
    "nimble": 30,
    "shrine": 30,
    "lucky": 30,
    "curse": 30,
    "protect": 8,
    "herbs": 20,
    "draw": 20,
    "push": 2,
    "pass": 15,
    "stealth": 4,
    "run": 12,
    "end": 1,
}
OTHERWISE = 4
# What few models can do is done whenever it can be.
RARE = ("use lullaby", "use pounce", "use drown", "use healing", "use blessing", "use volcano-pots", "use wander-lust")
# One choice in so many is made in a mood to walk on and to dodge rather than to fight.
MOOD = 2
LESS_IN_THAT_MOOD = {"attack": 10, "shoot": 5, "search": 10, "run": 6}


def choose(moves: list[str], position: Callable[[], Document], rng: Random) -> str:
    """One of the legal moves, fights rather than walks, and walks to where the fights are."""
    verbs = {move.split()[0] for move in moves}
    liked = GLADLY | LESS_IN_THAT_MOOD if rng.randrange(MOOD) == 0 else GLADLY
    weights = [300 if move.startswith(RARE) else liked.get(move.split()[0], OTHERWISE) for move in moves]
    if "activate" in verbs:
        weights = weights_of_activations(moves, position())
    elif "step" in verbs or "face" in verbs:
        weights = [own or given for own, given in zip(weights_of_walk(moves, position()), weights, strict=True)]
    return rng.choices(moves, weights)[0]


def weights_of_activations(moves: list[str], document: Document) -> list[int]:
    """Whoever is near an enemy is activated first, while it lives."""
    return [1 + 40 // (1 + far(document, move.split()[1])) for move in moves]


def weights_of_walk(moves: list[str], document: Document) -> list[int]:
    """How gladly each step and each turn is made; 0 for everything else."""
    model = model_in_hand(document)
    here = document["models"][model]["at"]
    goals = targets(document, model)
    now = nearest(here, goals)
    weights = []
    for move in moves:
        verb, *rest = move.split()
        if verb == "step":
            then = nearest(rest[0], goals)
            # Who stands beside an enemy may dodge past it; who does not comes nearer.
            weights.append(12 if now <= 1 else 40 if then < now else 3 if then == now else 1)
        elif verb == "face":
            weights.append((10 if now <= 3 else 1) * (3 if looks_at(here, rest[0], goals, now) else 1))
        else:
            weights.append(0)
    return weights


def model_in_hand(document: Document) -> str:
    """Who is turned by a push or placing, else who is active."""
    todo = document.get("todo", [])
    return str(todo[0][1] if todo and todo[0][0] == "face" else document["activation"]["model"])


def targets(document: Document, model: str) -> list[str]:
    """The spaces of all enemies, and for ninja of chests, medals and the hill too."""
    enemies = [facts["at"] for name, facts in document["models"].items() if name[0] != model[0] and "at" in facts]
    things = [*document.get("chests", []), *document.get("medals", [])]
    if document["options"]["challenge"] == "hill":
        things += HILL
    return enemies if model[0] == "Z" else enemies + things


def nearest(here: str, goals: list[str]) -> int:
    """How far the nearest goal is."""
    return min((distance(here, goal) for goal in goals), default=0)


def far(document: Document, model: str) -> int:
    """How far a model is from what it looks for."""
    return nearest(document["models"][model]["at"], targets(document, model))


def looks_at(here: str, facing: str, goals: list[str], now: int) -> bool:
    """Whether one of the nearest goals lies ahead."""
    x, y = xy(here)
    dx, dy = OFFSETS[FACINGS.index(facing)]
    return any((xy(goal)[0] - x) * dx + (xy(goal)[1] - y) * dy > 0 for goal in goals if distance(here, goal) == now)


def count(seen: Counter[str], document: Document, text: str) -> None:
    """Note what is played or rolled in a position, by the name that a reader would give it."""
    phase, verb = document["phase"], text.split()[0]
    test = document.get("test", {})
    seen["plies"] += 1
    if verb in NAMES and phase != "post":
        seen[NAMES[verb]] += 1
    if phase == "test":
        seen["tests"] += 1
        seen[f"tests: {TESTS[test['why'][0]]}"] += 1
        seen["tests: opposed"] += "foe" in test
    if phase == "reroll":
        seen["rerolls"] += 1
    if phase == "resist":
        seen["Resilient"] += 1
    if phase in ("dice-att", "dice-def") and document.get("roll"):
        pool = document["roll"].get("att" if phase == "dice-att" else "def", {})
        seen["second lots"] += bool(pool.get("fresh"))
    if document.get("round", 0) and phase == "affinity":
        seen["affinities named"] += 1


TESTS = {
    "dodge": "dodge",
    "search": "search",
    "open": "chest",
    "use": "ability",
    "third-eye": "Third Eye",
    "hill": "team",
}
NAMES = {
    "attack": "attacks",
    "shoot": "shots",
    "card": "cards",
    "use": "abilities",
    "search": "searches",
    "stealth": "hidings",
    "result": "results",
    "push": "pushes",
    "place": "placings",
    "protect": "saves",
    "herbs": "saves",
    "take": "medals taken",
    "give": "medals given",
    "run": "runs",
    "step": "steps",
    "haste": "Haste",
    "messenger": "messengers",
    "post": "posts",
}
