"""The engine and the naive Ninja Dice, written from the rules text alone, agree at every ply."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from reference import ninja_dice as naive
from reference.ninja_dice import luck
from reference.ninja_dice.forbidden import forbidding
from reference.ninja_dice.texts import HOUSE_FACES, SKILL_DICE, THREAT_DICE
from reference.ninja_dice.unreadable import UNREADABLE_HOUSES, UNREADABLE_MOVES, UNREADABLE_THROWS

import engawa

PLACEMENTS = 6
ELSEWHERE = 3  # how many moves of other phases are asked about
LOADED = 5  # every so many plies the match goes on from the document
HOUSES = 90
TRAYS = 12
LAID = 8


def requests(document, rng):
    """What is asked in a position: every move of its phase, placements, and a few moves of other phases."""
    seats = ["-", *(f"P{seat}" for seat in range(document["players"]))]
    rolls = [" ".join(["roll", *dice]) for size in range(6) for dice in combinations(SKILL_DICE, size)]
    phases = {
        "steal": [f"{arrow}>{seat}" for arrow in THREAT_DICE for seat in seats],
        "match": ["ready", *(f"{fortune}+{die}" for fortune in SKILL_DICE for die in SKILL_DICE)],
        "push": ["run", *rolls],
    }
    asked = phases.pop(document["phase"], [])
    others = rng.sample([text for texts in phases.values() for text in texts], ELSEWHERE)
    if document["phase"] != "push":
        return [*asked, *others, "place S1 0 0 0"]
    return [*asked, *others, *(luck.placement(document, rng) for _ in range(PLACEMENTS))]


def without_derived(position):
    return {key: value for key, value in position.items() if key != "derived"}


def derived_moves(position):
    """The thefts and matches that a position says to be possible for whoever draws it."""
    if position["phase"] == "steal":
        arrow = position["arrows"][0]
        return [f"{arrow}>P{seat}" for seat in position["derived"]["aims"][arrow]["open"]]
    boons = position["derived"]["boons"] if position["phase"] == "match" else {}
    return [f"{fortune}+{die}" for fortune, dice in boons.items() for die in dice]


def agree(match, document, rng):
    """Fail with the first answer on which the engine's match and the naive document differ."""
    assert without_derived(match.position()) == document
    assert derived_moves(match.position()) == [text for text in naive.legal(document) if ">P" in text or "+" in text]
    assert match.to_act == naive.to_act(document), document
    assert match.legal() == naive.legal(document), document
    for text in requests(document, rng):
        clauses, refusal = forbidding(document, text), match.why(text)
        assert (refusal is None) == (not clauses), (text, clauses, refusal, document)
        assert refusal is None or refusal.clause in clauses, (text, clauses, refusal, document)


def agree_after(match, document, text):
    """Play *text* on both sides; the naive position after it, which is the engine's too."""
    after = naive.play(document, text)
    match.play(text)
    assert without_derived(match.position()) == after, f"{text!r} in {document}"
    return after


def written(text):
    """The text as a record has it: the dice of a throw S before T, ascending; a house sorted."""
    word, *rest = text.split()
    if word == "house":
        return " ".join([word, *sorted(rest, key=HOUSE_FACES.index)])
    return " ".join([word, *sorted(rest)]) if word == "throw" else text


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ninja_dice_from_the_opening_to_the_end(players):
    rng = Random(f"agreement of {players}")
    first = rng.randrange(players)
    match, document = engawa.new("ninja-dice", players=players, first=first), naive.start(players, first)
    agree(match, document, rng)
    while naive.to_act(document) is not None:
        text = luck.anything(document, rng)
        document = agree_after(match, document, text)
        agree(match, document, rng)
        assert match.history[-1] == written(text)
        if match.ply % LOADED == 0:
            match = engawa.load(document)
    result = naive.result(document)
    assert {key: match.result[key] for key in result} == result


def test_ninja_dice_where_many_fortunes_are_matched_and_laid_about():
    rng = Random("fortunes")
    # No single skill beats this house, so that the turn goes on.
    house = naive.play(naive.start(2), "house lock guard2 guard2 resident2")
    most = Counter()
    for _ in range(TRAYS):
        document = luck.fortunate(house, rng)
        match = engawa.load(document)
        agree(match, document, rng)
        for _ in range(LAID):
            matches = [text for text in naive.legal(document) if "+" in text]
            text = rng.choice(matches) if matches else luck.anything(document, rng)
            document = agree_after(match, document, text)
            agree(match, document, rng)
            most[max(Counter(document["boosts"].values()).values(), default=0)] += 1
        listed = match.legal(placements=True)
        assert set(match.legal()) <= set(listed)
        assert all(not forbidding(document, text) for text in listed), document
    assert {0, 1, 2, 3, 4} <= set(most)


def test_ninja_dice_what_skills_are_worth_against_a_house():
    rng = Random("skills")
    beaten, coins = Counter(), Counter()
    for number in range(HOUSES):
        document = naive.start(2) | {"round": number % 3 + 1}
        document = luck.saved(naive.play(document, luck.house(document, rng)), rng)
        match = engawa.load(document)
        document = agree_after(match, document, f"throw S5={luck.skill_at_random(rng)}@0,0,0 T4=catch@900,600,0")
        beaten[document["active"] != 0] += 1
        if document["phase"] == "push":
            document = agree_after(match, document, "run")
        coins[document["treasure"][0] - 3] += 1
    assert min(beaten[True], beaten[False]) > HOUSES / 9
    assert {1, 2, 3, 4, 5, 6, 7} <= set(coins)


@pytest.mark.parametrize(("yaw", "x", "y"), [(600, 1, 0), (300, 0, 1), (1500, 0, 1), (2400, -1, 0), (3000, 1, 0)])
def test_ninja_dice_half_a_tenth_beyond_a_line_is_not_beyond_it(yaw, x, y):
    # S3 can be matched with S4, so that matching is asked.
    others = {"S3": ["fortune", -700, 0, 1800], "S4": ["fight", -1000, 100, 0], "S5": ["catch", 700, 0, 0]}
    document = naive.play(naive.start(2), "house lock lock lock lock") | {"phase": "match", "held": {}}
    for tenths in (1, 2):
        document["skill"] = {"S1": ["fortune", 0, 0, yaw], "S2": ["fight", tenths * x, tenths * y, yaw], **others}
        is_beyond = tenths == 2
        assert forbidding(document, "S1+S2") == (set() if is_beyond else {"ND-H4"})
        assert (engawa.load(document).why("S1+S2") is None) == is_beyond


@pytest.mark.parametrize("text", UNREADABLE_MOVES)
def test_ninja_dice_what_is_no_move_is_not_read(text):
    with pytest.raises(engawa.InvalidNotation):
        engawa.new("ninja-dice", players=5).why(text)


@pytest.mark.parametrize("text", UNREADABLE_HOUSES)
def test_ninja_dice_what_is_no_house_is_not_read(text):
    with pytest.raises(engawa.InvalidNotation):
        engawa.new("ninja-dice", players=2).play(text)


@pytest.mark.parametrize("text", UNREADABLE_THROWS)
def test_ninja_dice_what_is_no_throw_is_not_read(text):
    saved = {name: ["catch", 0, 300 * number, 0] for number, name in enumerate(SKILL_DICE[1:], -2)}
    document = naive.play(naive.start(2), "house lock lock lock lock")
    match = engawa.load(document | {"skill": saved, "locked": ["T1", "T2", "T3"], "held": {"T4": 1}})
    with pytest.raises(engawa.InvalidNotation):
        match.play(text)
    assert match.ply == 0
