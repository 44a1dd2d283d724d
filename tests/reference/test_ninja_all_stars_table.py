"""The naive Ninja All-Stars by itself: the worked cases on objects, challenges, upkeep and set-up, and whole games."""

from fractions import Fraction
from random import Random

import pytest
from reference import ninja_all_stars as naive
from reference.ninja_all_stars import components
from reference.ninja_all_stars.geometry import quarter_turned, terrain, zone
from reference.ninja_all_stars.sittings import SITTINGS, after, crowded, drawn, quietly, wander
from reference.ninja_all_stars.teams import check_team, koban

MOST_PLIES = 6000

pytestmark = pytest.mark.usefixtures("beside_the_engine")


def model(document, name):
    return document["models"][name]


def set_up(challenge="brawl", players=2, **options):
    """The position after janken, moon and cards of set-up; seat A has the initiative."""
    document = naive.start({"challenge": challenge, "players": players, "janken": "dice"} | options)
    document = after(document, "init A", "dice F")
    while document["phase"] == "deal":
        document = naive.play(document, sorted(naive.outcomes(document))[0])
    return document


@pytest.mark.parametrize(("figures", "scores"), [(["A3 j10 N stun=1"], [1, 1]), (["A3 j10 N stealth"], [1, 1])])
def test_case_47_only_ready_and_visible_ninja_hold_the_hill(figures, scores):
    document = drawn("A2 i9 N done", "B2 k11 N done", "A9 a1 N", *figures, challenge="hill")
    document["models"]["A3"]["done"] = True
    assert after(document, "activate A9", "end")["scores"] == scores


def test_case_47_alone_on_the_hill_counts_two():
    document = drawn("A2 i9 N stun=1 done", "A3 j10 N stealth done", "B2 k11 N done", "A9 a1 N", challenge="hill")
    assert after(document, "activate A9", "end")["scores"] == [0, 2]


def test_case_48_a_goal_counts_three_in_stealth_and_two_without():
    quick = set_up("infiltration", setup="quick")
    assert model(quick, "A1") == {"at": "j2", "face": "S", "stealth": True}
    document = drawn("A2 n16 S stealth", "B2 s1 N", challenge="infiltration", lanterns=["l5", "o12", "h15", "e8"])
    reached = after(document, "activate A2", "step n17", "face S", "end")
    assert (reached["scores"], model(reached, "A2")) == ([3, 0], {"in": "train"})
    document = drawn("A2 j16 S stealth", "B2 s1 N", challenge="infiltration", lanterns=["l5", "o12", "h15", "e8"])
    lit = after(document, "activate A2", "step j17", "face S")
    assert "stealth" not in model(lit, "A2")
    assert after(lit, "end")["scores"] == [2, 0]


def test_case_49_chests_hold_medals_in_half_of_the_cases():
    chests = {"chests": list(components.CHESTS), "contents": dict(components.CONTENTS)}
    document = drawn("A2 j7 N", "A3 a1 N", "B2 s19 N", challenge="search", **chests)
    opened = after(document, "activate A2", "open j6", "dice SSF")
    sixth = Fraction(1, 6)
    assert naive.outcomes(opened) == {
        "chest medal": Fraction(1, 2),
        "chest scroll": sixth,
        "chest charm": sixth,
        "chest trap": sixth,
    }
    found = after(opened, "chest medal")
    assert (found["scores"], model(found, "A2")["medal"]) == ([1, 0], True)
    assert after(opened, "chest scroll")["phase"] == "deal"
    lucky = after(opened, "chest charm")
    assert (model(lucky, "A2")["luck"], model(lucky, "A2")["protect"]) == (1, 1)
    # Poisoned now: the activation ended by itself, so the die is rolled at once.
    assert after(opened, "chest trap")["phase"] == "poison"


def test_case_49_a_carrier_cannot_run_and_drops_its_medal():
    chests = {"chests": list(components.CHESTS[1:]), "contents": components.CONTENTS | {"medal": 2}}
    document = drawn("A2 j9 S medal", "B2 j10 N", "A3 i10 E", challenge="search", **chests)
    assert naive.clauses(after(document, "activate A2"), "run") == {"NS-M4", "NS-O7"}
    dropped = quietly(document, "activate A2", "attack B2", "dice SSSS", "dice SSS", "result spirit")
    assert (model(dropped, "A2"), dropped["medals"]) == ({"in": "heal"}, ["j9"])
    taking = after(dropped, "activate B2", "step j9")
    assert "take" not in naive.legal(after(dropped, "activate B2"))
    taking = quietly(taking, "dice WWW")
    assert "take" in naive.legal(taking)
    taken = after(taking, "take")
    assert (model(taken, "B2")["medal"], "medals" in taken) == (True, False)


def test_case_50_a_sentry_stays_near_what_it_guards():
    document = drawn("A2 a1 N done", "B2 s19 N done", "A3 b1 N", "Z1 j10 N guards=j6", challenge="search")
    guarding = after(document, "activate A3", "end", "activate Z1")
    assert naive.clauses(guarding, "step j11") == {"NS-O3"}
    assert "step j9" in naive.legal(guarding)
    document["models"]["Z1"]["at"] = "j13"
    away = after(document, "activate A3", "end", "activate Z1")
    assert "step k12" in naive.legal(away)
    assert naive.clauses(away, "step j14") == {"NS-O3"}


def test_case_51_the_next_seat_decides_for_an_attacked_sentry():
    document = drawn(
        "A7 j9 S", "B2 a1 N", "C2 s19 N", "Z1 j10 N guards=j6", challenge="search", teams=["fire", "water", "earth"]
    )
    struck = quietly(document, "activate A7", "attack Z1", "dice EE", "dice EEV")
    assert (struck["phase"], struck["seat"]) == ("result", "B")
    gone = after(struck, "result void")
    assert ("Z1" in gone["models"], gone["scores"]) == (False, [0, 0, 0])


def test_case_52_upkeep_heals_one_and_reinforces():
    document = drawn(
        *[
            f"A{number} {space} N done"
            for number, space in zip((1, 2, 3, 4, 5), ("a1", "b1", "c1", "d1", "e1"), strict=True)
        ],
        "A6 heal",
        "A7 heal",
        "B1 s19 N",
        seat="B",
    )
    healing = after(document, "activate B1", "end")
    assert (healing["phase"], healing["seat"], naive.legal(healing)) == ("heal", "A", ["heal A6", "heal A7"])
    choosing = after(healing, "heal A6")
    assert naive.legal(choosing) == ["draw", "heal A7"]
    document["models"]["A1"]["stun"] = 1
    assert naive.legal(after(document, "activate B1", "end", "heal A6")) == ["draw", "heal A7", "rest A1"]
    reinforcing = after(choosing, "heal A7")
    assert reinforcing["phase"] == "reinforce"
    assert {move.split()[1] for move in naive.legal(reinforcing)} == {"A6", "A7", "A8", "A9"}
    following = after(reinforcing, "deploy A7 j1")
    assert (following["phase"], following["seat"], model(following, "A7")) == ("choice", "B", {"at": "j1", "face": "S"})


def test_case_53_a_champion_injured_by_a_champion_counts_three():
    document = drawn("A1 j9 S", "B1 j10 N", "B9 s19 N", challenge="champion", champions=["A1", "B1"])
    injured = quietly(document, "activate A1", "attack B1", "dice VVVV", "dice VVVV", "result void")
    assert injured["scores"] == [3, 0]


def test_case_54_where_furniture_may_stand():
    def spaces(document):
        return len({move.split()[1] for move in naive.legal(document) if move != "pass"})

    brawl = set_up()
    assert (spaces(brawl), len(naive.legal(brawl)), "pass" in naive.legal(brawl)) == (225, 450, False)
    lit = after(brawl, "lantern j6")
    assert (spaces(lit), "shrine j7" in naive.legal(lit)) == (224, True)
    assert all(naive.clauses(lit, f"shrine {space}") == {"NS-S5"} for space in ("c10", "e10", "j6"))
    for board in components.BOARDS:
        numbers = [spaces(set_up(challenge, board=board)) for challenge in ("search", "hill", "medals")]
        assert numbers == [219, 216, 220]


def test_case_55_janken_of_three():
    document = naive.start({"players": 3})
    two = after(document, "rock", "rock", "scissors")
    assert (two["janken"], two["seat"], two["queue"]) == ({"in": ["A", "B"], "for": "start"}, "A", ["B"])
    again = after(document, "rock", "paper", "scissors")
    assert again["janken"] == {"in": ["A", "B", "C"], "for": "start", "ties": 1}
    for _ in range(4):
        again = after(again, "paper", "paper", "paper")
    assert again["phase"] == "init"
    assert naive.outcomes(again) == {f"init {seat}": Fraction(1, 3) for seat in "ABC"}


def test_case_56_the_quick_deployment_of_two_players():
    document = set_up(setup="quick")
    north = {"A1": "j2", "A2": "h2", "A5": "i1", "A7": "m2", "A9": "k1", "A3": "l2"}
    south = {"B1": "j18", "B2": "l18", "B5": "k19", "B7": "g18", "B9": "i19", "B3": "h18"}
    on_board = {name: standing for name, standing in document["models"].items() if "at" in standing}
    assert on_board == {name: {"at": space, "face": "S"} for name, space in north.items()} | {
        name: {"at": space, "face": "N"} for name, space in south.items()
    }


@pytest.mark.parametrize("board", components.BOARDS)
def test_a_board_is_the_same_after_a_quarter_turn(board):
    for y, row in enumerate(components.BOARDS[board]):
        for x, sign in enumerate(row):
            space = f"{'abcdefghijklmnopqrs'[x]}{y + 1}"
            assert terrain(board, quarter_turned(space)) == sign
    assert [len(zone(board, edge)) for edge in "NESW"] == [16] * 4


def test_components_add_up():
    assert sum(copies for _, copies in components.CARDS.values()) == 52
    assert [koban(team) for team in components.PROFILES] == [100, 93, 99, 103, 97, 104]
    for edge, following in zip("NES", "ESW", strict=True):
        assert tuple(map(quarter_turned, components.GOALS[edge])) == components.GOALS[following]
        assert tuple(map(quarter_turned, components.QUICK_SLOTS[edge])) == components.QUICK_SLOTS[following]


@pytest.mark.parametrize(
    ("team", "expected"),
    [
        ("moon", "expected a shrine team"),
        ({"clan": "hebi"}, "expected a clan"),
        ({"clan": "tora", "kaiken": 2}, "as the ability of the chunin"),
        ({"clan": "ika", "chunin": "pounce", "kaiken": 2}, "expected no choice"),
        ({"clan": "ika", "kaiken": 5}, "expected 2 to 4 kaiken"),
        ({"clan": "ijin", "kaiken": 3, "kunoichi": 3, "madoushi": 2}, "expected at most 100 Koban, got 113"),
    ],
)
def test_a_team_that_the_rules_do_not_know_is_refused(team, expected):
    with pytest.raises(ValueError, match=expected):
        check_team(team)


def test_a_view_shows_only_the_own_choice_of_janken():
    chosen = after(naive.start({"players": 3}), "rock", "paper")
    assert naive.view(chosen, 0)["janken"]["shown"] == {"A": "rock"}
    assert "shown" not in naive.view(chosen, 2)["janken"]


def test_every_challenge_board_and_number_of_players_is_sat_down_to():
    assert {sitting.challenge for sitting in SITTINGS} == set(components.CHALLENGES)
    assert {sitting.board for sitting in SITTINGS} == set(components.BOARDS)
    assert {len(sitting.teams) for sitting in SITTINGS} == {2, 3, 4}


def check(document):
    """Nothing is lost, chance is complete, and the document is in normal form."""
    assert naive.normal(document) == document
    held = [card for hand in document["hands"] for card in hand] + document.get("discard", [])
    assert all(held.count(card) <= copies for card, (_, copies) in components.CARDS.items())
    odds = naive.outcomes(document)
    assert bool(odds) == (naive.to_act(document) == "chance")
    assert not odds or sum(odds.values()) == 1


@pytest.mark.parametrize(("sitting", "setup"), [(SITTINGS[0], "full"), (SITTINGS[7], "quick")], ids=str)
def test_a_random_game_goes_from_set_up_to_its_end(sitting, setup):
    rng = Random(f"a game of {sitting}")
    options = {"players": len(sitting.teams), "teams": list(sitting.teams), "board": sitting.board}
    document = naive.start(options | {"challenge": sitting.challenge, "setup": setup})
    for ply in range(MOST_PLIES):
        if document["phase"] == "over":
            break
        document = naive.play(document, wander(document, rng))
        if ply % 20 == 0:
            check(document)
    assert naive.result(document)["scores"] == document["scores"]
    assert naive.legal(document) == []


@pytest.mark.parametrize("sitting", SITTINGS, ids=str)
def test_the_last_round_of_a_crowd_ends(sitting):
    rng = Random(f"a crowd of {sitting}")
    document = crowded(sitting, rng, components.ROUNDS[sitting.challenge])
    ninja = {name for name in document["models"] if name[0] != "Z"}
    for ply in range(MOST_PLIES):
        if document["phase"] == "over":
            break
        document = naive.play(document, wander(document, rng))
        assert {name for name in document["models"] if name[0] != "Z"} == ninja
        if ply % 5 == 0:
            check(document)
    assert naive.to_act(document) is None
