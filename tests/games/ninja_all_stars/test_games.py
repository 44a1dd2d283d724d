"""Random games: they end, keep all models, and mean the same as their documents."""

import random

import pytest
from games.ninja_all_stars.sketch import load, new

from engawa.core.errors import InvalidNotation
from engawa.games.ninja_all_stars.names import SPACE_NAMES
from engawa.games.ninja_all_stars.vocabulary import CARD_NAMES, CHALLENGE_NAMES, ELEMENT_NAMES, WALL

WAYS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
TOKENS = {"stun": 2, "curse": 2, "poison": 1, "luck": 2, "haste": 2, "slow": 2, "power": 1, "protect": 2}
EAGER = (
    "attack",
    "shoot",
    "search",
    "use",
    "card",
    "open",
    "take",
    "stealth",
    "run",
    "herbs",
    "protect",
    "haste",
    "curse",
)


def begin(chance, challenge, players):
    """A match with quick set-up at its first turn."""
    teams = [chance.choice(ELEMENT_NAMES) for _ in range(players)]
    board = chance.choice(["courtyard", "village"])
    seed = chance.randrange(10_000)
    m = new(players, seed, challenge=challenge, board=board, teams=teams, setup="quick", janken="dice")
    while m.to_act == "chance" or m.position()["phase"] != "turn":
        m.roll() if m.to_act == "chance" else m.play(m.legal()[0])
    return m


def crowded(m, chance):
    """The same with everybody in the middle, full hands and tokens."""
    given, b = m.position(), m._b
    taken = {*given.get("lanterns", []), *given.get("shrines", []), *given.get("chests", [])}
    middle = [y * 19 + x for x in range(5, 14) for y in range(5, 14) if b.terrain[y * 19 + x] != WALL]
    free = [SPACE_NAMES[space] for space in middle if SPACE_NAMES[space] not in taken]
    chance.shuffle(free)
    for facts in given["models"].values():
        if "at" in facts:
            facts |= {"at": free.pop(), "face": chance.choice(WAYS)}
            facts |= {name: most for name, most in TOKENS.items() if chance.random() < 0.2}
    given.pop("discard", None)
    bag = [name for card, name in enumerate(CARD_NAMES) for _ in range(b.copies[card])]
    chance.shuffle(bag)
    given["hands"] = [[bag.pop() for _ in range(8)] for _ in range(m.players)]
    return load(given, seed=m.seed)


def play_eagerly(m, chance, plies):
    """Random moves that prefer to fight; every position is looked at."""
    for _ in range(plies):
        if m.to_act is None:
            break
        if m.to_act == "chance":
            m.roll()
            continue
        moves = m.legal()
        eager = [move for move in moves if move.split()[0] in EAGER]
        m.play(chance.choice(eager if eager and chance.random() < 0.6 else moves))
        yield m


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("challenge", CHALLENGE_NAMES)
def test_games_of_every_challenge_keep_their_models_and_their_meaning(challenge, players):
    if challenge == "assassinate" and players > 2:
        with pytest.raises(InvalidNotation, match="challenge"):
            new(players, challenge=challenge)
        return
    chance = random.Random(f"{challenge} {players}")
    m = crowded(begin(chance, challenge, players), chance)
    for number, match in enumerate(play_eagerly(m, chance, 100)):
        position = match.position()
        ninja = [name for name in position["models"] if name[0] != "Z"]
        assert len(ninja) == 9 * players
        standing = [facts["at"] for facts in position["models"].values() if "at" in facts]
        powerful = any(facts.get("power") for facts in position["models"].values())
        assert len({*standing}) == len(standing) or powerful
        assert sum(map(len, position["hands"])) + len(position.get("discard", [])) <= 52
        if number % 8 == 0:
            again = load(position, seed=m.seed)
            assert (again.position(), again.legal(), again.to_act) == (position, match.legal(), match.to_act)


@pytest.mark.parametrize("challenge", ["search", "messenger"])
def test_a_whole_game_ends(challenge):
    chance = random.Random(challenge)
    m = begin(chance, challenge, 3)
    for _ in play_eagerly(m, chance, 20_000):
        pass
    assert m.to_act is None
    assert set(m.result) == {"winners", "scores", "reason"}
    assert m.legal() == []
