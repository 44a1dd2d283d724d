"""The nouns of Ninja All-Stars as ints, and their names: elements, classes, keywords, cards, challenges, phases."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engawa.games.ninja_all_stars import document as written

# Elements, one on each face of a die; the moon runs in this order. [NS-D1]
SPIRIT, WATER, EARTH, VOID, FIRE, AIR = range(6)
ELEMENTS = 6
ELEMENT_NAMES: tuple[written.Element, ...] = ("spirit", "water", "earth", "void", "fire", "air")
LETTERS = "SWEVFA"  # on dice [NS-D3]

# Directions clockwise from north, edges by quarter turns. [NS-X4]
DIRECTIONS, EDGES = 8, 4
DIRECTION_NAMES = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
EDGE_NAMES: tuple[written.Edge, ...] = ("N", "E", "S", "W")
DX = (0, 1, 1, 1, 0, -1, -1, -1)
DY = (-1, -1, 0, 1, 1, 1, 0, -1)

# Terrain. [NS-D8]
OPEN, ROUGH, FOLIAGE, ELEVATED, WALL = range(5)
TERRAIN_LETTERS = ".~T^#"
TERRAIN_NAMES: tuple[written.Terrain, ...] = ("open", "rough", "foliage", "elevated", "wall")

# Keywords and abilities, a bit each in a model's set.
KEYWORD_NAMES = (
    "mastery", "close-combat-master", "nimble", "backstab", "stealthy", "engulf", "poison-arrows", "wind-arrows",
    "fishermans-spear", "poisoned-weapons", "soul-capture", "gust-of-heaven", "healing-herbs",
    "tiger-strike", "yama-fist", "pounce", "drown", "healing", "volcano-pots", "undertow", "wander-lust", "blessing",
    "blood-frenzy", "lullaby",
)  # fmt: skip
(
    MASTERY, CLOSE_COMBAT_MASTER, NIMBLE, BACKSTAB, STEALTHY, ENGULF, POISON_ARROWS, WIND_ARROWS,
    FISHERMANS_SPEAR, POISONED_WEAPONS, SOUL_CAPTURE, GUST_OF_HEAVEN, HEALING_HERBS,
    TIGER_STRIKE, YAMA_FIST, POUNCE, DROWN, HEALING, VOLCANO_POTS, UNDERTOW, WANDER_LUST, BLESSING,
    BLOOD_FRENZY, LULLABY,
) = range(24)  # fmt: skip
KEYWORDS = 24
FIRST_USE = TIGER_STRIKE  # from here on: those that are declared with `use`

# Moon cards. [NS-D10]
CARD_NAMES = (
    "adrenaline", "banzai", "igazani", "decoy", "fuzin", "vault", "darkest-night", "inazami", "smoke-bomb", "ameratsu",
    "incredible-luck", "stellar-alignment", "third-eye", "fire-aura", "pressure-point", "raizin", "tumble",
    "ika-depths", "mamoru", "rushing-river", "sidestep", "suinij",
)  # fmt: skip
(
    ADRENALINE, BANZAI, IGAZANI, DECOY, FUZIN, VAULT, DARKEST_NIGHT, INAZAMI, SMOKE_BOMB, AMERATSU,
    INCREDIBLE_LUCK, STELLAR_ALIGNMENT, THIRD_EYE, FIRE_AURA, PRESSURE_POINT, RAIZIN, TUMBLE,
    IKA_DEPTHS, MAMORU, RUSHING_RIVER, SIDESTEP, SUINIJ,
) = range(22)  # fmt: skip
CARDS = 22

# Challenges. [NS-V10]
BRAWL, HILL, SEARCH, INFILTRATION, MESSENGER, CHAMPION, ASSASSINATE, MEDALS = range(8)
CHALLENGE_NAMES = ("brawl", "hill", "search", "infiltration", "messenger", "champion", "assassinate", "medals")

# What is in a chest. [NS-O12]
MEDAL_INSIDE, SCROLL, CHARM, TRAP = range(4)
CONTENT_NAMES = ("medal", "scroll", "charm", "trap")

# Phases. In the first of them chance acts.
(
    INIT, MOON, DEAL, TEST, TEST_FOE, DICE_ATT, DICE_DEF, REROLL, RESIST, POISON, CHEST,
    JANKEN, FURNISH, PICK, EDGE, POST, NAME, DEPLOY, OMEN, COURIER, TURN, ACT, DODGE, AFFINITY, TEAM, BOOST, REACT,
    RESULT, SAVE, PUSH, PLACE, FACE, HEAL, CHOICE, REINFORCE, ENDED, AGENDA,
) = range(37)  # fmt: skip
PHASE_NAMES = (
    "init", "moon", "deal", "test", "test-foe", "dice-att", "dice-def", "reroll", "resist", "poison",
    "chest",
    "janken", "furnish", "pick", "edge", "post", "name", "deploy", "omen", "courier", "turn", "act", "dodge",
    "affinity", "team", "boost", "react", "result", "save", "push", "place", "face", "heal", "choice",
    "reinforce", "over",
)  # fmt: skip
LAST_OF_CHANCE = CHEST

# What janken is played for.
FOR_START, FOR_EDGE, FOR_ROUND = 1, 2, 3
JANKEN_NAMES = ("", "start", "edge", "round")
SHAPES = 3
SHAPE_NAMES = ("rock", "paper", "scissors")

# Movements, and what an affinity test is about.
ON_FOOT, AT_A_RUN, POUNCING = 1, 2, 3
MOVEMENT_NAMES = ("", "move", "run", "pounce")
TO_DODGE, TO_SEARCH, TO_OPEN, TO_USE, TO_SEE, TO_HOLD = range(6)
TEST_NAMES = ("dodge", "search", "open", "use", "third-eye", "hill")

# Pools: of the attacker (in a test of the roller), and of the defender (in an opposed test of the foe).
ATT, DEF = 0, 1
POOL_NAMES = ("att", "def")
TEST_POOL_NAMES = ("own", "foe")

# Things to do. [NS-N4]
STUN_MODEL, INJURE_MODEL, PUSH_MODEL, GUST, PLACE_MODEL, FACE_MODEL, AFTERMATH, FINISH, TEAM_TEST = range(1, 10)
ITEM_NAMES = ("", "stun", "injure", "push", "gust", "place", "face", "aftermath", "finish", "team")

# Sizes that hold for every edition. [NS-Z1, NS-Z4, NS-Z6]
SEATS, OWN, SENTRIES = 4, 9, 6
NINJA = SEATS * OWN  # seat k owns the models 9k … 9k+8, the sentries follow
MODELS = NINJA + SENTRIES
SIDE, SPACES = 24, 576  # the widest board; what a smaller one lacks in the east and south is wall [NS-Z7]
LANTERNS, SHRINES, CHESTS, MEDALS_LAID, GOALS, SLOTS, HILL_SPACES = 10, 10, 6, 9, 3, 9, 36
CONTENTS = 4
TODO, ITEM = 16, 6  # things to do, thirteen of them in the zone of a large base, and the numbers of one
QUEUE = 3
POINTS = 3  # kinds of them in a challenge
REACH, SHARE, SHARED, PART = 58, 10, 6, 63  # words for ten spaces each, and the bits of a space
LINES = 11638  # numbers of the table of lines of sight
NOBODY, NOWHERE = -1, -1

# Where a model is that stands on no space: Healing House, Training Ground, not in the match.
HEALING_HOUSE, TRAINING_GROUND, GONE = -1, -2, -3

# What stands on a space: nothing, a model (its number + 1) or one of these. Eight spaces to a word.
NOTHING, LANTERN, SHRINE, CHEST_THERE = 0, MODELS + 1, MODELS + 2, MODELS + 3
WORDS, BITS, LOW = 72, 8, 255

# Tokens, two bits a kind [NS-Z2], and how many of a kind a model can have. [NS-X9]
STUNNED, CURSED, POISONED, LUCKY, HASTE, SLOWED, MOON_POWER, PROTECTED, DELAYED = range(9)
TOKENS = 9
MOST_TOKENS = (2, 3, 1, 3, 3, 3, 1, 3, 3)
TOKEN_NAMES = ("stun", "curse", "poison", "luck", "haste", "slow", "power", "protect", "delay")

# Marks, a bit each.
STEALTH, MEDAL, DONE, MASTERED, BLESSED, BARE, FIST = 1, 2, 4, 8, 16, 32, 64
MARK_NAMES = ("stealth", "medal", "done", "mastered", "blessed", "bare", "fist")
THIS_ROUND = MASTERED | BLESSED | BARE | FIST  # marks that go at the end of a round [NS-Y1]
