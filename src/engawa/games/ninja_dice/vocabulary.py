"""The nouns of Ninja Dice as ints: seats, dice and what they show, phases."""

SEATS, ROUNDS = 5, 3
SKILLS, THREATS = 5, 4  # dice: skill dice are 0 … 4, threat dice 5 … 8 [ND-C1]
DICE = SKILLS + THREATS
FACES = 6
NUMBERS = 3  # of a place: x, y, yaw
NOBODY, NOWHERE = -1, -1

# What a house die shows. The order is that in which the house is sorted. [ND-R1]
GUARD, GUARD2, RESIDENT, RESIDENT2, LOCK = range(5)
SYMBOLS = 5
FEWEST_HOUSE, MOST_HOUSE = 4, 6  # dice
HOUSES = 210  # different ones of six dice
COUNT_BITS, COUNT_MASK = 3, 7  # of a symbol in a house that is one int

# What a skill die or a threat die shows; the first four can be boosted. [ND-C2, ND-H4]
FIGHT, SNEAK, PICK, WILD, FORTUNE, CATCH, ARROW, HOURGLASS = range(8)
NOTHING = -1  # it is not in the tray

# Phases. In the first two chance acts, in ENDED nobody; the last two are passed through within one step.
HOUSE, THROW, STEAL, MATCH, PUSH, ENDED, CHECK, TURN_OVER = range(8)

START = 3  # coins of 1 [ND-S1]
ALL_SKILLS, ALL_THREATS = (1 << SKILLS) - 1, (1 << THREATS) - 1
