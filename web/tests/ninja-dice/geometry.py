"""Make geometry.json: pairs of dice, and what the rules' geometry says of them. Run it in the project's environment."""

import json
import random
from pathlib import Path

from engawa.dice.geometry import ONE, TURN, gap, is_beyond, is_inside, overlaps, reach

NEAR, FAR = 220, 1150
# Level and touching, level and turned, a tenth beyond, front to side, the last place inside and the first outside.
EDGES = [
    ((0, 0, 0), (0, 300, 0)),
    ((0, 0, 0), (0, 300, 450)),
    ((0, 0, 0), (1, 300, 0)),
    ((0, 0, 0), (160, 0, 0)),
    ((0, 0, 0), (159, 0, 0)),
    ((0, 0, 0), (1157, 0, 0)),
    ((0, 0, 0), (1158, 0, 0)),
]


def pairs(chance):
    yield from EDGES
    for i in range(24):
        x, y = chance.randint(-FAR, FAR), chance.randint(-FAR, FAR)
        u, v = chance.randint(-NEAR, NEAR), chance.randint(-NEAR, NEAR)
        other = (x + u, y + v) if i % 2 else (chance.randint(-FAR, FAR), chance.randint(-FAR, FAR))
        yield (x, y, chance.randrange(TURN)), (*other, chance.randrange(TURN))


def case(a, b):
    lengths = {"gap": round(gap(*a, *b) / ONE, 3), "reach": round(reach(*a, *b) / ONE, 3)}
    answers = {"overlaps": overlaps(*a, *b), "beyond": is_beyond(*a, *b), "inside": is_inside(*b)}
    return {"a": a, "b": b, **lengths, **answers}


if __name__ == "__main__":
    lines = ",\n".join(json.dumps(case(a, b)) for a, b in pairs(random.Random(4)))
    Path(__file__).with_name("geometry.json").write_text(f"[\n{lines}\n]\n")
