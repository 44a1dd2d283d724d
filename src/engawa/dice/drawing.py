"""All that the seed decides in a throw: flicks, releases, and how the faces are put on the dice."""

from __future__ import annotations

from engawa.core.fairness import below, words
from engawa.dice.cube import ROTATIONS, product
from engawa.dice.landing import FINE, UNIT, Landing, Thrown
from engawa.dice.release import MM, Release, drawn_flick, places, released
from engawa.dice.request import Throw


class Draw:
    """What the seed says for one request; releases are drawn in the order in which they are asked for."""

    def __init__(self, request: Throw) -> None:
        self.row = words(request.seed, f"{request.purpose} release")
        self.hands = tuple(
            Thrown(hand.dice, hand.side, hand.flick or drawn_flick(self.row), hand.flick is not None, hand.seat)
            for hand in request.hands
        )
        self.sides = [hand.side for hand in self.hands for _ in range(hand.dice)]
        faces = words(request.seed, f"{request.purpose} faces")
        # Each die gets its faces by one of the 24 turns of a cube, each as likely: whatever the physics, it is fair.
        self.faces = [ROTATIONS[below(faces, len(ROTATIONS))] for _ in self.sides]

    def releases(self) -> list[Release]:
        """All dice, as they leave the hands. Asked for once, first."""
        held = places(self.row, [(hand.dice, hand.side) for hand in self.hands])
        return [
            released(self.row, hand.side, hand.flick, place)
            for hand, mine in zip(self.hands, held, strict=True)
            for place in mine
        ]

    def release_again(self, die: int) -> Release:
        """One die, as it leaves the hand once more. Its flick is drawn: who aimed too hard gets a chance."""
        ((place,),) = places(self.row, [(1, self.sides[die])])
        return released(self.row, self.sides[die], drawn_flick(self.row), place)


def follows(landing: Landing, request: Throw) -> bool:
    """Whether a landing begins as its request and seed say: who threw how, and the first frame of every roll.

    It takes no physics, so anybody can check it anywhere. What comes after the first frames is not checked.
    """
    draw = Draw(request)
    if landing.hands != draw.hands:
        return False
    for i, roll in enumerate(landing.rolls):
        releases = [draw.release_again(roll.dice[0])] if i else draw.releases()
        for die, release in zip(roll.dice, releases, strict=True):
            place = [FINE * 10 / MM * number for number in release.place]
            turn = [UNIT * number for number in product(release.turn, draw.faces[die])]
            if any(abs(one - other) > 1 for one, other in zip(roll.pose(0, die), place + turn, strict=True)):
                return False
    return True
