"""What lies in the box: elements, classes, boards, fixed spaces, the moon deck. [NS-D1 … NS-D11]"""

from typing import NamedTuple

LETTERS = "SWEVFA"
LETTER = {"spirit": "S", "water": "W", "earth": "E", "void": "V", "fire": "F", "air": "A"}
NAME = {letter: name for name, letter in LETTER.items()}
OPPOSITE = {"S": "V", "V": "S", "W": "F", "F": "W", "E": "A", "A": "E"}

CHALLENGES = ("brawl", "hill", "search", "infiltration", "messenger", "champion", "assassinate", "medals")
ROUNDS = dict(zip(CHALLENGES, (6, 7, 8, 7, 7, 6, 6, 7), strict=True))
ALLOWED_ON_BOARD = {2: 6, 3: 5, 4: 4}
LANTERNS, SHRINES = 6, 4


class Profile(NamedTuple):
    """What a model can do."""

    kind: str
    mv: int
    at: int
    df: int
    koban: int
    abilities: tuple[str, ...] = ()
    reach: int = 0  # of its bow; 0 without one
    plus: int = 0
    affinities: tuple[str, ...] = ()  # letters; without any the element of its team


SAMURAI = Profile("sentry", 5, 3, 3, 0)

CLASSES = ("chunin", "kaiken", "yajiri", "kunoichi", "madoushi")
IN_A_SHRINE_TEAM = {"chunin": 1, "kaiken": 3, "yajiri": 2, "kunoichi": 2, "madoushi": 1}
_LEADER = ("mastery", "close-combat-master")

# MV, AT, DF, Koban, keywords and abilities, bow; the rows of the book's table, one team after another. [NS-D4]
PROFILES = {
    "spirit": (
        Profile("chunin", 6, 3, 4, 22, (*_LEADER, "poisoned-weapons")),
        Profile("kaiken", 6, 2, 3, 10),
        Profile("yajiri", 6, 2, 1, 9, ("stealthy", "poison-arrows"), 6, 1),
        Profile("kunoichi", 7, 1, 2, 8, ("nimble",)),
        Profile("madoushi", 6, 2, 3, 14, ("mastery", "healing", "wander-lust")),
    ),
    "water": (
        Profile("chunin", 5, 3, 4, 23, (*_LEADER, "fishermans-spear")),
        Profile("kaiken", 5, 2, 3, 9),
        Profile("yajiri", 5, 1, 2, 7, ("stealthy",), 5, 1),
        Profile("kunoichi", 7, 1, 2, 8, ("nimble",)),
        Profile("madoushi", 5, 2, 3, 13, ("mastery", "drown", "undertow")),
    ),
    "earth": (
        Profile("chunin", 4, 4, 4, 20, (*_LEADER, "yama-fist")),
        Profile("kaiken", 5, 3, 3, 12),
        Profile("yajiri", 5, 1, 1, 6, ("stealthy",), 5, 1),
        Profile("kunoichi", 7, 2, 2, 9, ("nimble",)),
        Profile("madoushi", 5, 2, 3, 13, ("mastery", "healing-herbs")),
    ),
    "void": (
        Profile("chunin", 5, 4, 3, 20, (*_LEADER, "soul-capture")),
        Profile("kaiken", 5, 3, 3, 12),
        Profile("yajiri", 5, 1, 2, 7, (), 6, 2),
        Profile("kunoichi", 7, 2, 1, 9, ("nimble", "backstab")),
        Profile("madoushi", 5, 3, 3, 15, ("mastery", "blood-frenzy")),
    ),
    "fire": (
        Profile("chunin", 5, 4, 3, 20, (*_LEADER, "tiger-strike")),
        Profile("kaiken", 5, 3, 2, 10),
        Profile("yajiri", 5, 2, 1, 8, (), 5, 2),
        Profile("kunoichi", 8, 2, 1, 9, ("nimble",)),
        Profile("madoushi", 5, 3, 2, 13, ("mastery", "engulf", "volcano-pots")),
    ),
    "air": (
        Profile("chunin", 5, 4, 3, 23, (*_LEADER, "gust-of-heaven"), 6, 0),
        Profile("kaiken", 6, 3, 2, 11),
        Profile("yajiri", 5, 1, 1, 7, ("wind-arrows",), 5, 2),
        Profile("kunoichi", 8, 2, 1, 9, ("nimble",)),
        Profile("madoushi", 6, 3, 2, 16, ("mastery", "blessing")),
    ),
}

# Clans of custom teams: their element, then the fewest and the most of the classes after the chunin. [NS-D7]
CLANS = {
    "kitsune": ("spirit", {"kaiken": (1, 3), "yajiri": (1, 3), "kunoichi": (0, 2), "madoushi": (0, 2)}),
    "ika": ("water", {"kaiken": (2, 4), "yajiri": (0, 2), "kunoichi": (0, 2), "madoushi": (0, 2)}),
    "yamazaru": ("earth", {"kaiken": (2, 4), "yajiri": (0, 2), "kunoichi": (0, 2), "madoushi": (0, 2)}),
    "ijin": ("void", {"kaiken": (1, 3), "yajiri": (0, 2), "kunoichi": (1, 3), "madoushi": (0, 2)}),
    "tora": ("fire", {"kaiken": (2, 4), "yajiri": (0, 2), "kunoichi": (0, 2), "madoushi": (0, 2)}),
    "tanchyo": ("air", {"kaiken": (0, 2), "yajiri": (2, 4), "kunoichi": (0, 2), "madoushi": (0, 2)}),
}
MOST_KOBAN = 100
MOST_MODELS = 9
# Heroes may join a custom team of any clan, one at most. [NS-D11]
HEROES = {"komuso": Profile("hero", 5, 1, 2, 13, ("lullaby",), affinities=("S", "E"))}
CHOICES_OF_TORA = ("tiger-strike", "pounce")

BOARDS = {
    "courtyard": (
        ".....ddddddddd.....",
        "......ddddddd......",
        "..TT...........TT..",
        "..T..~~.....T...T..",
        "........###.^^.....",
        "d...^^^.....^^.~..d",
        "dd.T^^^.~.~.^^.~.dd",
        "dd.....T~.~T.....dd",
        "dd..#.~~...~~.#..dd",
        "dd..#.........#..dd",
        "dd..#.~~...~~.#..dd",
        "dd.....T~.~T.....dd",
        "dd.~.^^.~.~.^^^T.dd",
        "d..~.^^.....^^^...d",
        ".....^^.###........",
        "..T...T.....~~..T..",
        "..TT...........TT..",
        "......ddddddd......",
        ".....ddddddddd.....",
    ),
    "village": (
        ".....ddddddddd.....",
        ".~~~..ddddddd..~~~.",
        ".~~~...........~~~.",
        ".~~~...#..TT...~~~.",
        ".....^^^...........",
        "d....^^^...#^^^...d",
        "dd...^^^.~~#^^^..dd",
        "dd.T.##.....^^^#.dd",
        "dd.T..~.T.T......dd",
        "dd....~.....~....dd",
        "dd......T.T.~..T.dd",
        "dd.#^^^.....##.T.dd",
        "dd..^^^#~~.^^^...dd",
        "d...^^^#...^^^....d",
        "...........^^^.....",
        ".~~~...TT..#...~~~.",
        ".~~~...........~~~.",
        ".~~~..ddddddd..~~~.",
        ".....ddddddddd.....",
    ),
}

# Fixed spaces, the same on both boards. [NS-D9]
HILL = ("i9", "j9", "k9", "i10", "j10", "k10", "i11", "j11", "k11")
CHESTS = ("j6", "n10", "j14", "f10", "e5", "o15")
CONTENTS = {"medal": 3, "scroll": 1, "charm": 1, "trap": 1}
MEDALS = ("j10", "e5", "o5", "o15", "e15")
GOALS = {"N": ("f3", "j3", "n3"), "E": ("q6", "q10", "q14"), "S": ("n17", "j17", "f17"), "W": ("c14", "c10", "c6")}
QUICK_LANTERNS = ("l5", "o12", "h15", "e8")
QUICK_SHRINES = ("j8", "l10", "j12", "h10")
QUICK_SEARCH_SENTRIES = (("i6", "N"), ("n9", "E"), ("k14", "S"), ("f11", "W"), ("e4", "NW"), ("o16", "SE"))
# Of the northern edge: by goal, then the first and the second sentry of that goal.
QUICK_INFILTRATION_SENTRIES = (("e3",), ("j4", "i4"), ("o4",))
QUICK_SLOTS = {
    "N": ("j2", "h2", "i1", "m2", "k1", "l2"),
    "E": ("r10", "r8", "s9", "r13", "s11", "r12"),
    "S": ("j18", "l18", "k19", "g18", "i19", "h18"),
    "W": ("b10", "b12", "a11", "b7", "a9", "b8"),
}
QUICK_EDGES = {2: ("N", "S"), 3: ("N", "E", "S"), 4: ("N", "E", "S", "W")}

# Element and copies of every moon card. [NS-D10]
CARDS = {
    "adrenaline": ("E", 3),
    "banzai": ("E", 3),
    "igazani": ("E", 3),
    "decoy": ("A", 3),
    "fuzin": ("A", 3),
    "vault": ("A", 3),
    "darkest-night": ("V", 3),
    "inazami": ("V", 3),
    "smoke-bomb": ("V", 3),
    "ameratsu": ("S", 2),
    "incredible-luck": ("S", 2),
    "stellar-alignment": ("S", 2),
    "third-eye": ("S", 2),
    "fire-aura": ("F", 2),
    "pressure-point": ("F", 2),
    "raizin": ("F", 2),
    "tumble": ("F", 2),
    "ika-depths": ("W", 2),
    "mamoru": ("W", 1),
    "rushing-river": ("W", 2),
    "sidestep": ("W", 2),
    "suinij": ("W", 2),
}
OF_THE_ELEMENTS = ("igazani", "fuzin", "inazami", "ameratsu", "raizin", "suinij")
