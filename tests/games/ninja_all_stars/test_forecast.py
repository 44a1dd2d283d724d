"""What the rules foresee: ways against play, pools and odds against hand calculation, sight with its reasons."""

import json
from itertools import product

import pytest
from games.ninja_all_stars.giants import giants
from games.ninja_all_stars.sketch import LANTERNS, SHRINES, load, model, phase, play, sketch

from engawa.core.errors import InvalidNotation
from engawa.games.ninja_all_stars.odds import leftovers

PLAIN = 91 / 216  # of a test [NS-T2]
TWICE = 1 - (125 / 216) ** 2
ENDS = ("injured", "stunned", "backfire", "other")


def forecast_for(m, name="A2", eyes=0):
    return m.forecast(name, eyes)["models"][name]


def end(m, move, name="A2", space=None):
    """How a deed ends that is done from where the model stands, or from a space in its reach."""
    told = forecast_for(m, name)
    return told["ends"][(told["here"] if space is None else told["from"][space])[move]]


def odds(told):
    return [told[name] for name in ENDS]


# Ways


def walks(m, name, chance=1.0, cost=0, points=None):
    """Every walk of a model by brute force, as spaces with what they cost and how likely they succeed."""
    here = m.position()["models"][name]["at"]
    for move in m.legal():
        if move.startswith("step "):
            after = play(m.copy(), move)
            luck = 1.0
            while phase(after) in ("dodge", "test", "react"):
                luck = dodge_odds(m, name, here) if phase(after) == "test" else luck
                after.play("dice FFF" if after.to_act == "chance" else "pass")
            space, left = move.split()[1], after.position()["activation"].get("mp", 0)
            yield space, points - left, chance * luck
            yield from walks(after, name, chance * luck, points - left, points)


def dodge_odds(m, name, here):
    """The chance of a dodge, by hand: rolled twice by the nimble and beside a shrine."""
    column, row = ord(here[0]), int(here[1:])
    shrines = m.position().get("shrines", [])
    beside = any(max(abs(ord(at[0]) - column), abs(int(at[1:]) - row)) == 1 for at in shrines)
    return TWICE if beside or name[1] in "78" else PLAIN


WALKS = {
    "among enemies": (("A2 i10 N slow=1", "B2 j9 S", "B5 h11 N"), {}),
    "past a shrine": (("A2 f10 E slow=1", "B2 f9 S"), {"shrines": SHRINES, "lanterns": LANTERNS}),
    "on rough ground and roofs": (("A2 d6 E slow=1", "B2 d8 S", "B5 g6 N"), {}),
    "over others by moonlight": (("A2 j10 N slow=1 power=1", "B2 j9 S", "B5 i9 N", "B6 k9 N"), {}),
    "out of hiding": (("A2 h9 N slow=1 stealth", "B2 g8 S", "A5 i9 N"), {}),
}


@pytest.mark.parametrize("case", WALKS)
def test_ways_are_all_that_can_be_walked_the_safest_first_then_the_cheapest(case):
    models, facts = WALKS[case]
    m = play(sketch(*models, active=None, **facts), "activate A2")
    best = {}
    for space, cost, chance in walks(m, "A2", points=3):
        best[space] = min(best.get(space, (0, 99)), (-round(chance, 6), cost))
    best.pop(model(m, "A2")["at"], None)
    reach = forecast_for(m)["reach"]
    assert {space: (-way.get("chance", 1), way["cost"]) for space, way in reach.items()} == best


def test_every_way_can_be_walked_for_its_price():
    m = play(sketch("A2 i9 N", "B2 j9 S", "B5 h11 N", active=None, shrines=SHRINES), "activate A2")
    for space, way in forecast_for(m)["reach"].items():
        walked, dodges = m.copy(), 0
        for step in way["way"]:
            walked.play(f"step {step}")
            if phase(walked) == "test":
                walked.play("dice FFF")
                dodges += 1
        assert (model(walked, "A2")["at"], dodges) == (space, way.get("dodges", 0))
        assert walked.position()["activation"].get("mp", 0) == 5 - way["cost"]


def test_a_risky_way_is_told_where_no_safe_one_is_short_enough():
    """Around B3 the points are used up on q10; past it, with a dodge, one is left for p11."""
    reach = forecast_for(sketch("A5 m7 SW", "B3 n9 NW", active=None), "A5")["reach"]
    assert (reach["q10"]["cost"], "dodges" in reach["q10"]) == (5, False)
    assert (reach["p11"]["cost"], reach["p11"]["dodges"], reach["p11"]["way"][-2]) == (5, 1, "q10")


def test_a_way_over_others_ends_on_none_of_them():
    m = sketch("A2 j10 N power=1", "B2 j9 S")
    reach = forecast_for(m)["reach"]
    assert reach["j9"]["passing"] is True
    assert "passing" not in reach["j8"]


def test_a_vault_makes_the_roof_cheap_once():
    m = play(sketch("A2 d6 E", hands=[["vault"], []]), "card vault")
    reach = forecast_for(m)["reach"]
    assert (reach["e6"]["cost"], reach["g6"]["cost"]) == (1, 3)
    assert forecast_for(sketch("A2 d6 E"))["reach"]["e6"]["cost"] == 3


def test_a_movement_under_way_goes_on_with_the_points_left():
    m = play(sketch("A2 j10 N"), "step j9", "step j8", "step j7", "step j6")
    assert {way["cost"] for way in forecast_for(m)["reach"].values()} == {1}
    assert forecast_for(play(m, "face N"))["reach"] == {}


# Tests


@pytest.mark.clause("NS-T2", "NS-K3", "NS-G9")
@pytest.mark.parametrize(
    ("name", "shrines", "chance"),
    [("A2", [], PLAIN), ("A7", [], TWICE), ("A2", ["k11"], TWICE), ("A7", ["k11"], TWICE)],
)
def test_a_dodge_is_rolled_twice_where_that_costs_nothing(name, shrines, chance):
    m = sketch(f"{name} j10 N", "B2 j9 S", active=name, shrines=shrines)
    way = forecast_for(m, name)["reach"]["j11"]
    assert (way["dodges"], way["chance"]) == (1, pytest.approx(chance, abs=1e-6))


def test_what_could_be_spent_on_a_dodge_is_told_and_not_counted():
    hands = [["sidestep", "vault"], ["suinij"]]
    m = sketch("A1 j10 N luck=1", "B2 j9 S", active="A1", hands=hands, rerolls=[1, 0], moon="F")
    told = forecast_for(m, "A1")
    assert told["reach"]["j11"]["chance"] == pytest.approx(PLAIN, abs=1e-6)
    assert told["dodging"] == {"A": ["card sidestep", "lucky", "mastery", "token"], "B": ["hand"]}


def test_a_search_and_a_chest_are_tests_from_here_and_from_elsewhere():
    m = sketch("A2 j8 N", "B5 j11 N stealth", challenge="search", chests=["j6"], contents={"trap": 1})
    told = forecast_for(m)
    assert "search B5" not in told["here"]
    assert told["ends"][told["from"]["j9"]["search B5"]]["passes"] == pytest.approx(PLAIN, abs=1e-6)
    assert "open j6" in told["from"]["i7"]
    facing = forecast_for(sketch("A2 j7 N", challenge="search", chests=["j6"], contents={"trap": 1}))
    assert [*facing["here"]] == ["open j6"]


def test_abilities_that_need_a_test_are_foreseen_from_where_the_model_stands():
    m = sketch("A9 j10 N", "B2 j8 S", active="A9")
    assert end(m, "use volcano-pots B2", "A9")["passes"] == pytest.approx(PLAIN, abs=1e-6)


# Attacks


@pytest.mark.clause("NS-C7", "NS-C8")
def test_pools_count_assists_and_the_back():
    """Worked case 21."""
    models = ("A2 j9 S", "B2 j10 S", "A1 i10 E", "A5 k11 SE", "A7 i11 NE stun=1", "B3 i8 SE")
    assert end(sketch(*models), "attack B2")["pools"] == [5, 4]


@pytest.mark.clause("NS-R2", "NS-R3", "NS-K13")
def test_pools_of_shots_and_of_the_defenceless():
    """Worked cases 27, 39, 40 and 41."""
    assert end(sketch("A5 j10 N", "B2 j6 S", active="A5"), "shoot B2", "A5")["pools"] == [4, 3]
    assert end(sketch("A1 j10 N", "B2 j8 S", active="A1"), "shoot B2", "A1")["pools"] == [2, 3]
    assert end(sketch("A2 j10 N stealth", "B2 j8 S"), "shoot B2")["pools"] == [2, 3]
    assert end(sketch("A2 j10 N", "B2 j9 S bare"), "attack B2")["pools"] == [3, 0]


def test_from_elsewhere_the_pools_are_those_of_the_place():
    """B2 faces north: from behind there is a die more, from the front none; A1 helps whoever attacks."""
    m = sketch("A2 j12 N", "B2 j9 N", "A1 i8 SE")
    told = forecast_for(m)
    pools = {
        space: told["ends"][deeds["attack B2"]]["pools"]
        for space, deeds in told["from"].items()
        if "attack B2" in deeds
    }
    assert pools["j10"] == [5, 3]
    assert pools["i9"] == [4, 3]


def test_a_single_die_against_none_is_a_sixth_each():
    m = sketch("B7 j10 N", "A2 j9 S bare", active="B7")
    told = end(m, "attack A2", "B7")
    assert (told["pools"], told["chooser"]) == ([1, 0], "B")
    assert odds(told) == [pytest.approx(n / 6, abs=1e-6) for n in (1, 2, 1, 2)]


def test_a_die_against_a_die_by_hand():
    """Of 36 rolls 9 leave a Void, then 7 an Earth, 3 nothing better than Fire, which Stuns both, one only Spirit."""
    m = sketch("A7 j10 N", "B5 j9 S", active="A7", teams=["water", "earth"])
    told = end(m, "attack B5", "A7")
    assert told["pools"] == [1, 1]
    assert odds(told) == [pytest.approx(n / 36, abs=1e-6) for n in (9, 10, 1, 16)]


def test_a_shot_with_a_die_against_a_die_by_hand():
    """Only Void and Earth do anything: 9 and 7 of 36."""
    m = sketch("A2 j10 N", "B5 j8 S", teams=["fire", "earth"])
    assert odds(end(m, "shoot B5")) == [pytest.approx(n / 36, abs=1e-6) for n in (9, 7, 0, 20)]


@pytest.mark.clause("NS-U1", "NS-U7")
def test_a_third_token_injures_and_moon_power_wards_off_everything():
    """With two tokens Earth and Fire are as good as Void; with Moon Power nothing happens to the target."""
    dizzy = end(sketch("A2 j10 N", "B5 j8 S stun=2", teams=["fire", "earth"]), "shoot B5")
    assert odds(dizzy) == [pytest.approx(n / 36, abs=1e-6) for n in (16, 0, 0, 20)]
    assert odds(end(sketch("A2 j10 N", "B5 j8 S power=1", teams=["fire", "earth"]), "shoot B5")) == [0, 0, 0, 1]


FIGHTS = {
    "more dice": (("A7 j10 N", "B5 j9 S"), {"teams": ["fire", "earth"]}, "attack B5", "A7"),
    "fewer dice": (("A7 j10 N", "B7 j9 S"), {"teams": ["water", "earth"]}, "attack B7", "A7"),
    "spear": (("A1 j10 N", "B5 j8 S bare"), {"teams": ["water", "earth"]}, "attack B5", "A1"),
}


@pytest.mark.parametrize("fight", FIGHTS)
def test_odds_are_those_of_playing_out_every_roll(fight):
    models, facts, move, name = FIGHTS[fight]
    m = sketch(*models, active=name, **facts)
    told = end(m, move, name)
    m.play(move)
    total = dict.fromkeys(ENDS, 0)
    for rolled, chance in rolls(quiet(m)):
        total[best_end(rolled, name, move.split()[1], told["chooser"])] += chance
    assert odds(told) == [pytest.approx(float(total[name]), abs=1e-6) for name in ENDS]
    assert sum(odds(told)) == pytest.approx(1, abs=1e-5)


def quiet(m):
    """The match once nobody wants to do anything in a window."""
    while phase(m) in ("boost", "react", "save"):
        m.play("pass")
    return m


def rolls(m):
    """The match after every roll of the attacker and the defender, with its chance."""
    if m.to_act != "chance":
        yield m, 1
        return
    for outcome, chance in m.outcomes():
        for after, further in rolls(quiet(play(m.copy(), outcome))):
            yield after, chance * further


def best_end(m, attacker, defender, chooser):
    """What the chooser makes of dice that lie: harm to the other side less harm to its own, then the least harm."""
    if phase(m) != "result":
        return "other"
    assert m.position()["seat"] == chooser
    side = 1 if chooser == attacker[0] else -1
    results = []
    for move in m.legal():
        after = play(m.copy(), move)
        while "attack" in after.position():
            after.play(next((text for text in after.legal() if text in ("pass", "stay")), after.legal()[0]))
        mine, theirs = (harm(m, after, each) for each in (attacker, defender))
        results.append((side * (theirs - mine), -mine - theirs, mine, theirs))
    *_, mine, theirs = max(results)
    if theirs == 3 or mine == 3:
        return "injured" if theirs == 3 else "backfire"
    return "stunned" if theirs else "backfire" if mine else "other"


def harm(before, after, name):
    now = model(after, name)
    return 3 if now.get("in") == "heal" else max(0, now.get("stun", 0) - model(before, name).get("stun", 0))


def test_who_could_change_the_odds_and_how_is_told_with_them():
    hands = [["pressure-point", "vault"], ["raizin"]]
    m = sketch("A1 j10 N", "B1 j9 S protect=1", active="A1", hands=hands)
    told = end(m, "attack B1", "A1")["open"]
    assert told == {
        "A": ["card pressure-point", "ccm", "mastery", "use tiger-strike"],
        "B": ["ccm", "hand", "mastery", "protect"],
    }


@pytest.mark.parametrize(("attack", "defence"), [(1, 0), (2, 1), (2, 3), (3, 2)])
def test_rolls_are_counted_by_what_they_leave(attack, defence):
    """Against every single roll, die by die."""
    counted = {}
    for dice in product(range(6), repeat=attack + defence):
        mine, theirs = list(dice[:attack]), list(dice[attack:])
        for face in [*mine]:
            if (face + 3) % 6 in theirs:
                mine.remove(face)
                theirs.remove((face + 3) % 6)
        left = sum(1 << face for face in {*mine, *theirs})
        counted[left] = counted.get(left, 0) + 1
    assert leftovers(attack, defence) == counted


def test_rolls_of_the_largest_pools_are_counted_as_quickly():
    """56 dice against 30 are the most of any edition [NS-Z5]; the attacker has 26 more, so something is left."""
    ways = leftovers(56, 30)
    assert sum(ways.values()) == 6**86
    assert 0 not in ways
    assert len(ways) == 63


# From elsewhere


CHEST = {"challenge": "search", "chests": ["j6"], "contents": {"trap": 1}}
SLOW = {"activation": {"slow": True}}


WALKERS = {
    "an archer": lambda: sketch(
        "A5 j10 N", "B2 j7 S", "B5 h9 N stealth", "B7 l8 W", "A3 k9 N", active="A5", **CHEST, **SLOW
    ),
    "a giant": lambda: giants("A1 k13 N", "B1 h10 S", "B2 n12 W", "B5 j16 N stealth", **SLOW),
}


@pytest.mark.parametrize("walker", WALKERS)
def test_deeds_from_elsewhere_are_those_of_walking_there_and_turning_any_way(walker):
    m = WALKERS[walker]()
    name = m.position()["activation"]["model"]
    told = forecast_for(m, name)
    assert told["from"]
    for space, way in told["reach"].items():
        there = m.copy()
        for step in way["way"]:
            there.play(f"step {step}")
            if phase(there) == "test":
                there.play("dice FFF")
        found = set()
        for move in there.legal():
            if move.startswith("face "):
                after = play(there.copy(), move).legal()
                found |= {text for text in after if text.split()[0] in ("attack", "shoot", "search", "open")}
        assert {*told["from"].get(space, {})} == found, space


def test_who_turns_or_stops_can_attack_whoever_is_behind():
    m = sketch("A2 j10 N", "B2 j11 N")
    assert ("attack B2" in forecast_for(m)["here"], "attack B2" in forecast_for(m)["from"]["j10"]) == (False, True)
    play(m, "step i10", "dice FFF")
    assert (forecast_for(m)["here"], "attack B2" in forecast_for(m)["from"]["i10"]) == ({}, True)


@pytest.mark.clause("NS-A4", "NS-A8")
def test_who_may_either_move_or_act_does_nothing_after_moving():
    m = play(sketch("A2 j11 N stun=1", "B2 j9 S", active=None), "activate A2")
    assert "j10" in forecast_for(m)["reach"]
    assert forecast_for(m)["from"] == {"j11": forecast_for(m)["here"]}


# Sight


@pytest.mark.clause("NS-L2", "NS-L3", "NS-L4", "NS-L5")
@pytest.mark.parametrize(
    ("models", "why"),
    [
        (("A2 j10 N", "B2 j6 S"), None),
        (("A2 j10 N", "B2 j6 S", "A3 j8 N"), ("j8", "model")),
        (("A2 j10 N", "B2 j6 S", "A3 j8 N stealth"), ("j8", "model")),
        (("A2 j10 N", "B2 j4 S"), ("j5", "wall")),
        (("A2 j10 N", "B2 l11 S"), None),
        (("A2 j10 N", "B2 l12 S"), ("k11", "back")),
        (("A2 j10 N", "B2 j11 S"), ("j11", "back")),
        (("A2 g9 E", "B2 i10 S", "A3 h9 N"), None),
        (("A2 g9 E", "B2 i10 S", "A3 h9 N", "A5 h10 N"), ("h9", "model")),
        (("A2 d6 E", "B2 h6 S"), ("e6", "elevated")),
        (("A2 e6 E", "B2 h6 S"), None),
        (("A2 d6 E", "B2 g6 S", "A3 e6 N"), ("e6", "model")),
        (("A2 c7 E", "B2 e7 S"), ("d7", "foliage")),
    ],
)
def test_what_blocks_the_sight_is_told_with_its_place(models, why):
    """Worked cases 7 to 12."""
    told = forecast_for(sketch(*models))
    assert told["blocked"] == ({} if why is None else {"B2": {"at": why[0], "why": why[1]}})
    assert (models[1].split()[1] in told["sees"]) == (why is None)


def test_of_a_model_that_cannot_act_only_its_sight_is_told():
    m = sketch("A2 j10 N", "B2 j6 S")
    assert {*forecast_for(m, "B2")} == {"sees", "blocked"}
    assert m.forecast("B7", 0) == {"models": {}}


# What is asked, and who may know


def test_without_a_subject_all_are_told_that_can_be_chosen():
    m = sketch("A2 j10 N", "A3 c3 N done", "A5 d4 N", "B2 j6 S", active=None)
    assert {*m.forecast(None, 0)["models"]} == {"A2", "A5"}
    assert {*play(m, "activate A2").forecast(None, 0)["models"]} == {"A2"}


def test_outside_of_activations_nothing_can_be_chosen():
    m = play(sketch("A2 j10 N", "B2 j9 S"), "attack B2")
    assert m.forecast(None, 0) == {"models": {}}


@pytest.mark.parametrize("subject", ["X9", "D1", "Z1", "a2", ""])
def test_who_is_not_in_the_match_is_refused_in_a_line(subject):
    with pytest.raises(InvalidNotation, match=r"^subject: expected a model of this match, got "):
        sketch("A2 j10 N").forecast(subject)


@pytest.mark.clause("NS-I1")
@pytest.mark.parametrize("eyes", [0, 1, None])
def test_forecasts_are_the_same_whatever_a_seat_cannot_know(eyes):
    hands = {0: ([["vault"], ["igazani", "mamoru"]], [["vault"], ["suinij", "ika-depths"]])}
    hands[1] = ([["vault"], ["igazani"]], [["sidestep"], ["igazani"]])
    hands[None] = ([["vault"], ["igazani"]], [["sidestep"], ["suinij"]])
    models = ("A2 j10 N", "B2 j9 S", "B5 l7 S stealth")
    first, second = (sketch(*models, hands=each) for each in hands[eyes])
    assert json.dumps(first.forecast("A2", eyes)) == json.dumps(second.forecast("A2", eyes))


def test_a_view_that_was_loaded_foresees_the_same():
    m = sketch("A2 j10 N", "B2 j9 S", hands=[["pressure-point"], ["mamoru"]])
    assert load(m.view(0)).forecast("A2", 0) == m.forecast("A2", 0)


def test_looking_ahead_changes_nothing():
    m = sketch("A2 j10 N", "B2 j9 S", hands=[["vault"], ["igazani"]])
    before = json.dumps(m.position())
    m.forecast("A2", 0)
    assert json.dumps(m.position()) == before
