"""Objects, the eight challenges, and the upkeep."""

import pytest
from games.ninja_all_stars.sketch import clause_against, combat, model, new, phase, play, sketch


def injured(challenge, *models, by="A2", on="B2", **facts):
    m = combat("A2 j9 S", "B2 j10 N", *models, by=by, on=on, at=1, df=0, challenge=challenge, **facts)
    play(m, "dice V")
    if phase(m) == "react":
        play(m, "pass")
    return play(m, "result void")


@pytest.mark.clause("NS-V10")
def test_brawl_counts_injuries():
    assert injured("brawl").position()["scores"] == [1, 0]


@pytest.mark.clause("NS-V11", "NS-V2")
def test_the_hill_counts_ninja_not_injuries():
    assert injured("hill").position()["scores"] == [2, 0]
    empty = play(sketch("A2 a1 S", "B2 s19 N done", challenge="hill"), "end")
    assert empty.position()["scores"] == [0, 0]


@pytest.mark.clause("NS-V12", "NS-O7")
def test_a_medal_brought_home_in_search():
    m = sketch("A2 j3 N medal", "A3 d10 N", challenge="search", medals=["j10"])
    play(m, "step j2", "face S", "end")
    assert (m.position()["scores"], "medal" in model(m, "A2")) == ([3, 0], False)
    abroad = play(sketch("A2 j17 N medal", "A3 d10 N", challenge="search"), "step j18", "face S", "end")
    assert (abroad.position()["scores"], model(abroad, "A2")["medal"]) == ([0, 0], True)
    last = play(sketch("A2 j3 N medal", "A3 d10 N", challenge="search"), "step j2", "face S", "end")
    assert (phase(last), last.result) == ("over", {"winners": [0], "scores": [3, 0], "reason": "challenge"})


@pytest.mark.clause("NS-V13")
def test_infiltrators_score_only_on_enemy_goals():
    m = play(sketch("A7 j4 N stealth", "A3 d10 N", active="A7", challenge="infiltration"), "step j3", "face N", "end")
    assert m.position()["scores"] == [0, 0]
    deployed = sketch("A2 j2 S done", "B2 j18 N", active="B2", challenge="infiltration")
    play(deployed, "end", "draw", "deal vault", "deploy A7 i2")
    assert model(deployed, "A7") == {"at": "i2", "face": "S", "stealth": True}


@pytest.mark.clause("NS-V14", "NS-V4", "NS-O9", "NS-O8")
def test_messengers():
    facts = {
        "challenge": "messenger",
        "active": None,
        "phase": "omen",
        "queue": ["B"],
        "hands": [["stellar-alignment"], []],
    }
    m = sketch("A2 j10 N", "A5 j12 N", "A7 j14 N stealth", "B9 e2 S", "B5 f2 S", **facts)
    play(m, "pass")
    assert (phase(m), m.legal()) == ("courier", ["messenger A2", "messenger A7"])
    assert clause_against(m, "messenger A5") == "NS-V14"
    play(m, "messenger A7")
    assert model(m, "A7") == {"at": "j14", "face": "N", "medal": True}
    assert phase(m) == "turn"
    gone = injured("messenger", scores=[7, 0])
    assert gone.position()["scores"] == [7, 0]
    caught = combat("A2 j9 S", "B2 j10 N medal", at=1, df=0, challenge="messenger", scores=[6, 0])
    play(caught, "dice V", "result void")
    assert (caught.position()["scores"], "medals" in caught.position()) == ([8, 0], False)
    home = sketch("A7 j16 S medal", "A3 d10 N", active="A7", challenge="messenger", scores=[6, 0])
    assert clause_against(home, "give A3") == "NS-O9"
    play(home, "step j17", "face S", "end")
    assert (phase(home), home.position()["scores"], model(home, "A7")["at"]) == ("over", [9, 0], "j17")
    assert "activation" not in home.position()
    early = sketch("A7 j16 S medal", "A3 d10 N", active="A7", challenge="messenger", scores=[5, 0])
    play(early, "step j17", "face S", "end")
    assert (early.position()["scores"], model(early, "A7")) == ([8, 0], {"in": "train"})


@pytest.mark.clause("NS-V15")
def test_champions():
    champions = {"champions": ["A2", "B1"]}
    assert injured("champion", **champions).position()["scores"] == [2, 0]
    assert injured("champion", champions=["A1", "B2"]).position()["scores"] == [3, 0]
    assert injured("champion", champions=["A1", "B1"]).position()["scores"] == [0, 0]


@pytest.mark.clause("NS-V16", "NS-V4", "NS-V2")
def test_assassination_makes_the_round_the_last():
    m = injured("assassinate", "B1 j11 N", "B3 q17 N", "A3 d2 S")
    assert (m.position()["scores"], "last" in m.position()) == ([1, 0], False)
    m = combat("A2 j9 S", "B1 j10 N", "B3 q17 N", on="B1", at=1, df=0, challenge="assassinate")
    play(m, "dice V", "result void")
    assert (m.position()["scores"], m.position()["last"], phase(m)) == ([5, 0], True, "turn")
    play(m, "activate B3", "end")
    assert (phase(m), m.result["winners"]) == ("over", [0])
    poisoned = sketch("A1 j9 S poison=1", "A3 d2 S", active="A1", challenge="assassinate")
    play(poisoned, "end", "dice S")
    assert "last" not in poisoned.position()
    assert "assassinate" not in challenges_of(3)


def challenges_of(players):
    m = new(players)
    found = []
    for name in ("brawl", "assassinate"):
        if not m.game.notation.problems_of({"players": players, "challenge": name}):
            found.append(name)
    return found


@pytest.mark.clause("NS-V17", "NS-O6", "NS-O8")
def test_medal_rush():
    carrier = combat("A2 j9 S", "B2 j10 N medal", at=1, df=0, challenge="medals", medals=["j10"])
    play(carrier, "dice V", "result void")
    assert (carrier.position()["scores"], carrier.position()["medals"]) == ([1, 0], ["j10", "j10"])
    m = play(sketch("A2 j3 N medal", "A3 d10 N", challenge="medals", medals=["e5"]), "step j2", "face S", "end")
    assert (m.position()["scores"], phase(m)) == ([2, 0], "turn")
    last = play(sketch("A2 j3 N medal", "A3 d10 N", challenge="medals"), "step j2", "face S", "end")
    assert phase(last) == "over"


@pytest.mark.clause("NS-V3")
def test_most_points_win_and_equal_points_share():
    def ended(scores):
        m = sketch("A2 j10 N", "B2 d2 N done", "C2 q10 N done", players=3, scores=scores, round=6)
        return play(m, "end").result

    assert ended([2, 1, 0]) == {"winners": [0], "scores": [2, 1, 0], "reason": "rounds"}
    assert ended([2, 2, 0])["winners"] == [0, 1]
    assert ended([1, 1, 1])["winners"] == [0, 1, 2]


@pytest.mark.clause("NS-V6", "NS-V2")
def test_nothing_is_played_after_the_end():
    m = play(sketch("A2 j10 N", "B2 d2 N done", round=6), "end")
    assert (m.to_act, m.legal(), clause_against(m, "end")) == (None, [], "NS-V2")
    with pytest.raises(ValueError, match="unreadable"):
        m.why("resign")


@pytest.mark.clause("NS-O6", "NS-H5")
def test_taking_a_medal_ends_stealth_and_the_start():
    m = play(sketch("A2 j10 N stealth haste=1", medals=["j10"], challenge="medals"), "take")
    assert model(m, "A2") == {"at": "j10", "face": "N", "medal": True, "done": True, "haste": 1}
    assert clause_against(m, "haste") == "NS-A5"
    assert clause_against(m, "take") == "NS-O6"
    assert clause_against(m, "stealth") == "NS-H1"


@pytest.mark.clause("NS-O9")
def test_giving_a_medal():
    models = ("A2 j10 N medal", "A3 j9 N stealth", "A4 j11 N medal", "A5 j7 N")
    m = sketch(*models, challenge="medals")
    assert clause_against(m, "give A4") == "NS-O9"
    assert clause_against(m, "give A5") == "NS-O9"
    play(m, "give A3")
    assert (model(m, "A3"), "medal" in model(m, "A2")) == ({"at": "j9", "face": "N", "medal": True}, False)


CHESTS = {"challenge": "search", "chests": ["j6", "n10"]}


@pytest.mark.clause("NS-O11", "NS-Q4")
def test_a_chest_is_opened_from_in_front_by_a_test():
    facts = CHESTS | {"contents": {"scroll": 1, "trap": 1}}
    m = sketch("A2 j7 N", "A3 d2 S", **facts)
    assert clause_against(m, "step j6") == "NS-M2"
    assert clause_against(m, "open n10") == "NS-O11"
    assert clause_against(sketch("A2 j7 S", **facts), "open j6") == "NS-O11"
    failed = play(m.copy(), "open j6", "dice SSS")
    assert failed.position()["chests"] == ["j6", "n10"]
    play(m, "open j6", "dice SSF")
    assert m.position()["test"] == {"by": "A2", "element": "F", "why": ["open", "j6"]}
    play(m, "chest scroll")
    assert (phase(m), m.position()["due"], m.position()["chests"]) == ("deal", [1, 0], ["n10"])
    play(m, "deal vault")
    assert (m.position()["hands"], phase(m)) == ([["vault"], []], "turn")


@pytest.mark.clause("NS-O12")
def test_charm_trap_and_a_second_medal():
    m = play(
        sketch("A2 j7 N", "A3 d2 S", contents={"charm": 1, "trap": 1}, **CHESTS), "open j6", "dice FFF", "chest charm"
    )
    assert model(m, "A2") == {"at": "j7", "face": "N", "done": True, "luck": 1, "protect": 1}
    trap = play(
        sketch("A2 j7 N", "A3 d2 S", contents={"charm": 1, "trap": 1}, **CHESTS), "open j6", "dice FFF", "chest trap"
    )
    assert phase(trap) == "poison"
    assert model(trap, "A2")["curse"] == 1
    full = play(
        sketch("A2 j7 N medal", "A3 d2 S", contents={"medal": 2}, **CHESTS), "open j6", "dice FFF", "chest medal"
    )
    assert (full.position()["medals"], full.position()["scores"]) == (["j6"], [1, 0])


@pytest.mark.clause("NS-O10", "NS-S9")
def test_with_three_players_only_the_middle_goals_count():
    def reach(start, goal):
        m = sketch(f"A7 {start} S", "A3 d10 N", active="A7", challenge="infiltration", players=3)
        return play(m, f"step {goal}", "face S", "end").position()["scores"][0]

    assert (reach("j16", "j17"), reach("n16", "n17"), reach("q9", "q10")) == (2, 0, 2)


# Upkeep


@pytest.mark.clause("NS-Y1", "NS-Y2", "NS-Y4")
def test_what_lasts_a_round_ends_and_each_seat_does_all_of_its_upkeep():
    m = sketch(
        "A1 j2 S done mastered bare", "A2 i2 S done blessed", "A3 heal", "B1 j18 N done fist", "B2 i18 N",
        active="B2", rerolls=[1, 0], moon="F", initiative="B",
    )  # fmt: skip
    play(m, "end")
    assert (phase(m), m.to_act, m.position()["rerolls"]) == ("choice", 1, [0, 0])
    assert (model(m, "A1"), model(m, "B1")) == ({"at": "j2", "face": "S", "done": True}, {"at": "j18", "face": "N"})
    play(m, "draw", "deal vault", "deploy B3 h18", "deploy B4 g18", "deploy B5 k18", "deploy B6 l18")
    assert (phase(m), m.to_act) == ("heal", 0)


@pytest.mark.clause("NS-Y3", "NS-U9")
def test_the_delayed_stay_in_the_healing_house():
    m = sketch("A2 j2 S done", "A3 heal delay=1", "A4 heal", "B2 i18 N", active="B2")
    play(m, "end")
    assert m.legal() == ["heal A4"]
    assert clause_against(m, "heal A3") == "NS-U9"
    assert clause_against(m, "heal A5") == "NS-Y3"


@pytest.mark.clause("NS-Y5")
def test_one_of_three_choices():
    m = sketch("A2 j2 S done stun=2", "A3 k2 S done", "A4 heal", "A5 heal", "B2 i18 N", active="B2")
    play(m, "end", "heal A4")
    assert m.legal() == ["draw", "heal A5", "rest A2"]
    assert clause_against(m, "rest A3") == "NS-Y5"
    play(m, "rest A2")
    assert (phase(m), model(m, "A2")) == ("reinforce", {"at": "j2", "face": "S"})


@pytest.mark.clause("NS-Y6", "NS-S12")
def test_reinforcements_come_while_there_is_room():
    own = [f"A{i} {space} S done" for i, space in enumerate(("j2", "h2", "i1", "m2", "k1"), 1)]
    m = sketch(*own, "B2 i18 N", active="B2")
    play(m, "end", "draw", "deal vault")
    assert clause_against(m, "pass") == "NS-Y6"
    play(m, "deploy A9 l2")
    assert m.to_act == 1
