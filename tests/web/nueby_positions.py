"""Positions of the six Nüby games to begin a test from, in each of their phases."""

from typing import Any

Position = dict[str, Any]

HOME = {colour: [f"z{colour}.{k}" for k in (4, 3, 2)] for colour in range(6)}
LATE: dict[str, Position] = {  # each player has one piece to bring home, the last field of the lane is free
    "zweite-ebene": {"pieces": [[*HOME[0], "i19"], [*HOME[3], "i7"]]},
    "einser-blocker": {
        "pieces": [[*HOME[0], "r26"], [*HOME[2], "r10"]],
        "blocks": ["b0.2", "r20"],
        "moved": False,
        "pushed": False,
    },
    "jaeger": {"pieces": [[*HOME[0], "r42"], [*HOME[3], "r18"]], "focus": [[True] * 4, [True] * 4]},
    "werfer": {"pieces": [[*HOME[0], "r43"], [*HOME[3], "r19"]]},
    "abkuerzungen": {"pieces": [[*HOME[0], "r54"], [*HOME[3], "r24"]]},
    "kurzer-einsatz": {"pieces": [[*HOME[0], "r42"], [*HOME[3], "r18"]]},
}
HUNT: Position = {
    "game": "nueby/jaeger", "players": 3, "turn": 0,
    "pieces": [["z0.4", "r31", "n5.2", "n1.1"], ["n0.2", "r27", "s2", "s2"], ["z4.4", "z4.3", "n2.4", "r5"]],
    "focus": [[True, False, False, False], [False] * 4, [True, True, True, False]],
}  # fmt: skip
BLOCK: Position = {
    "game": "nueby/einser-blocker", "players": 2, "turn": 0,
    "pieces": [["r3", "r20", "s0", "z0.4"], ["r9", "s2", "s2", "z2.4"]], "blocks": ["b0.2", "r14"],
}  # fmt: skip
LEVEL: Position = {
    "game": "nueby/zweite-ebene", "players": 4, "turn": 0, "phase": "move", "die": 5,
    "pieces": [
        ["z0.4", "r32", "i19", "t3"], ["z1.4", "i2", "r9", "s2"],
        ["z3.4", "z3.3", "i13", "r20"], ["z4.4", "r27", "i8", "t3"],
    ],
}  # fmt: skip
SIX: Position = {
    "game": "nueby/werfer", "players": 6, "turn": 0, "phase": "move", "die": 3,
    "pieces": [
        [*HOME[0], "r42"], [*HOME[1], "r4"], [*HOME[2], "r11"], [*HOME[3], "r20"], [*HOME[4], "r26"],
        ["z5.4", "s2", "s2", "s0"],
    ],
}  # fmt: skip
ENTER: Position = {
    "game": "nueby/abkuerzungen", "players": 5, "turn": 0, "phase": "enter",
    "pieces": [
        ["z0.4", "s0", "s1", "s1"], ["z1.4", "s1", "s1", "s1"],
        ["z2.4", "s2", "s2", "r20"], ["z3.4", "s3", "s3", "r30"], ["z4.4", "s4", "s4", "r40"],
    ],
}  # fmt: skip
BACK: Position = {
    "game": "nueby/werfer", "players": 2, "turn": 0, "phase": "move", "die": 1,
    "pieces": [["z0.4", "z0.3", "s0", "r11"], ["r10", "r20", "s3", "s3"]],
}  # fmt: skip
LANE: Position = {
    "game": "nueby/kurzer-einsatz", "players": 2, "turn": 0, "phase": "move", "die": 5,
    "pieces": [["e0.0", "e0.1", "e0.2", "r5"], ["e3.0", "e3.1", "r20", "r9"]],
}  # fmt: skip
PLACED: Position = {
    "game": "nueby/werfer", "players": 3, "turn": 0, "phase": "move", "die": 3,
    "places": [1], "options": {"places": True},
    "pieces": [[*HOME[0], "r43"], [*HOME[2], "z2.1"], ["r20", "s4", "s4", "s4"]],
}  # fmt: skip
PHASES: dict[str, Position] = {
    "entering": ENTER,
    "rolling or hunting": {**HUNT, "phase": "start"},
    "giving the focus": {**HUNT, "phase": "focus", "hits": 2},
    "pushing": {**BLOCK, "phase": "move", "die": 1, "moved": True, "pushed": False},
    "pushing beside a move": {**BLOCK, "phase": "move", "die": 1, "moved": False, "pushed": False},
    "putting at the end": {
        **BLOCK,
        "phase": "move",
        "die": 2,
        "moved": True,
        "pushed": False,
        "blocks": ["b0.3", "r14"],
    },
    "playing on for the places": PLACED,
    "putting": {**BLOCK, "phase": "start", "blocks": ["b0.3", "r14"]},
    "moving over the arrow": LEVEL,
    "throwing backwards": BACK,
    "moving out of a lane": LANE,
}
