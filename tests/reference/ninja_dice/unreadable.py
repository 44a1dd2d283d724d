"""Texts that are no moves and no outcomes of Ninja Dice."""

NO_MOVES = """
roll S1 S1 | roll S6 | roll T1 | S1+T1 | S1+ | T5>P0 | T1>P5 | S1>P0 | T1> | run away | sneak
place S1 0 0 3600 | place S1 0 0 -1 | place S1 +1 0 0 | place S1 01 0 0 | place S1 -0 0 0 | place S1 0 0
place T1 0 0 0 | place S1 1.5 0 0
"""
UNREADABLE_MOVES = NO_MOVES.strip().replace("\n", " | ").split(" | ")

# S1 and T4 are to be thrown.
NO_THROWS = """
throw
throw S1 T4
throw S1=fight@0,0,0
throw S1=fight@0,0,0 T1=arrow@0,400,0
throw S1=fight@0,0,0 S1=fight@0,0,0 T4=catch@0,400,0
throw S1=arrow@0,0,0 T4=catch@0,400,0
throw S1=fight@0,0,0 T4=pick@0,400,0
throw S1=fight@0,0,3600 T4=catch@0,400,0
throw S1=fight@+1,0,0 T4=catch@0,400,0
throw S1=fight@0,00,0 T4=catch@0,400,0
house lock lock lock lock
"""
UNREADABLE_THROWS = NO_THROWS.strip().splitlines()

# Four dice are to be rolled.
UNREADABLE_HOUSES = [
    "house",
    "house lock lock lock",
    "house lock lock lock lock lock",
    "house lock lock lock pick",
    "lock",
]
