"""What the rules tell while they play: an event and three ints, a seat first."""

HOUSE_ROLLED = 1  # who rolled it, the house as one int
THROWN = 2  # active ninja, what the thrown skill dice show, what the threat dice show: 4 bits a die, its face + 1
STOLEN = 3  # thief, victim, arrow
SPARED = 4  # owner, arrow
LOCKED = 5  # active ninja, hourglasses just locked, hourglasses in all
CAPTURED = 6  # active ninja
MATCHED = 7  # active ninja, fortune, die
READY = 8  # active ninja
BEATEN = 9  # active ninja, coins, 1 if nobody was fought
RAN = 10  # active ninja, coins
PLACED = 11  # active ninja, die
PUSHED = 12  # active ninja, set of skill dice
ENDED = 13  # a winner; one event for each
