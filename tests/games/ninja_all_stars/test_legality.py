"""One truth for legality: `refusal` answers for every int, and what it allows is what is listed."""

import random

import pytest
from games.ninja_all_stars.giants import EDITION, giants
from games.ninja_all_stars.sketch import combat, new, play, sketch

from engawa.core.contract import LEGAL
from engawa.games.ninja_all_stars import actions
from engawa.games.ninja_all_stars.actions import KINDS, TARGETS, action_of

SEARCHING = {"challenge": "search", "chests": ["j6"], "contents": {"trap": 1}}
FULL_HAND = ["decoy", "vault", "darkest-night", "smoke-bomb", "third-eye", "tumble", "rushing-river", "banzai"]
BOOSTS = ["banzai", "fire-aura", "pressure-point", "incredible-luck"]
REACTIONS = ["adrenaline", "igazani", "fuzin", "raizin"]


def furnishing():
    m = new(2, janken="dice")
    while m.to_act == "chance":
        m.roll()
    return m


POSITIONS = {
    "an activation": sketch(
        "A2 j7 N haste=1", "A3 j8 N", "B2 i6 S", "B3 k7 S stealth", hands=[FULL_HAND, []], moon="V", **SEARCHING
    ),
    "a movement": sketch(
        "A2 e5 N",
        "B2 d6 S",
        hands=[FULL_HAND, []],
        activation={"moving": "move", "mp": 3, "move": 0, "fell": True, "start": False},
    ),
    "a madoushi": sketch("A9 j10 N", "A2 j9 N stun=1", "B2 j8 S", active="A9", teams=["spirit", "water"]),
    "a pounce": play(
        sketch("A1 j10 N", "B2 j9 S", active="A1", teams=[{"clan": "tora", "chunin": "pounce", "kaiken": 2}, "water"]),
        "use pounce",
        "face N",
    ),
    "a sentry": sketch("Z1 j7 N guards=j6", "A2 i6 N done", "B2 j8 N done", active="Z1", seat="A", challenge="search"),
    "boosting": play(sketch("A1 j10 N", "B2 j9 S", active="A1", hands=[BOOSTS, []], moon="E"), "attack B2"),
    "reacting": play(
        combat(
            "A1 j10 N luck=1", "B2 j9 S curse=1", by="A1", at=4, df=2, hands=[REACTIONS, []], moon="F", rerolls=[1, 0]
        ),
        "dice SWAA",
        "dice EE",
    ),
    "a test": play(
        sketch("A1 j9 S luck=1", "B2 j10 N", active="A1", shrines=["j8"], hands=[REACTIONS, []]), "step i9", "dice SEV"
    ),
    "a push": play(combat("A2 j9 S", "B2 j10 N", at=1, df=0), "dice A", "result air"),
    "a result": play(combat("A2 j9 S", "B2 j10 N", at=3, df=0), "dice AEV"),
    "a save": play(
        combat("A2 j9 S", "B2 j10 N protect=1", "B9 j11 N", at=1, df=0, teams=["fire", "earth"]),
        "dice V",
        "result void",
    ),
    "a giant": giants("A1 i7 N haste=1", "A2 k9 N", "B1 g6 S", "B5 k6 S stealth", hands=[FULL_HAND, []], **SEARCHING),
    "a giant with power": giants(
        "A1 e17 E power=1", "A2 g17 N", "B1 g18 S", activation={"moving": "move", "mp": 3, "move": 0, "start": False}
    ),
    "a giant pushed": play(
        combat("A2 h17 E", "B1 i17 N", "A3 l18 N", on="B1", at=1, df=0, options={"edition": EDITION}),
        "dice A",
        "result air",
    ),
    "a giant placed": play(
        combat("A2 j12 N", "B1 j10 S", on="B1", at=1, df=0, options={"edition": EDITION}),
        "dice W",
        "result water",
        "stay",
    ),
    "a giant waiting": sketch(
        "A2 h1 N", active=None, phase="deploy", seat="A", round=0, options={"edition": EDITION, "setup": "full"}
    ),
    "a turn": sketch("A2 j10 N", "A3 j2 N done", "B2 e18 N", active=None),
    "janken": new(3),
    "furnishing": furnishing(),
    "the end": play(sketch("A2 j10 N", "B2 d2 N done", round=6), "end"),
}


def words():
    """Every int that can be a move, but for dice and for spaces that are far from everything."""
    for kind in range(KINDS + 1):
        firsts = actions.FIRSTS[kind] if kind < KINDS else 2
        seconds = min(actions.SECONDS[kind], 576) if kind < KINDS else 2
        if kind in (actions.DEPLOY_MODEL, actions.POST_SENTRY, actions.PLACE_ON):
            firsts, seconds = 3, 60
        for first in range(firsts + 1):
            for second in range(min(seconds, TARGETS) + 1 if kind in (actions.CARD, actions.USE) else seconds + 1):
                yield action_of(kind, first, second)


WORDS = tuple(words())


@pytest.mark.clause("NS-N1", "NS-N3")
@pytest.mark.parametrize("name", POSITIONS)
def test_every_action_is_either_listed_or_refused(name):
    m = POSITIONS[name]
    rules, b, s = m.game.rules, m._b, m._s
    listed = set(m.legal_actions())
    near = [action ^ 1 << bit for action in listed for bit in (0, 3, 9, 24, 30, 36, 50)]
    chance = random.Random(name)
    for action in {*listed, *near, *chance.sample(WORDS, 3000)}:
        index = rules.refusal(b, s, action)
        assert (index == LEGAL) == (action in listed)
        if index != LEGAL:
            reason = m.game.notation.reason(b, s, action, m.game.clauses[index].id)
            assert reason.text("en")
            assert reason.text("de")
