"""Rounds, turns, activations and movement."""

import pytest
from games.ninja_all_stars.sketch import clause_against, model, new, phase, play, sketch


@pytest.mark.clause("NS-A1", "NS-U9", "NS-P4", "NS-Y7", "NS-Q2")
def test_a_round_begins_with_initiative_delays_and_reroll_tokens():
    m = sketch("A2 j2 S done", "B2 j18 N", "A4 heal delay=2", active="B2", moon="V", options={"janken": "play"})
    play(
        m,
        "end",
        "draw",
        "deal vault",
        *(f"deploy A{i} {s}" for i, s in ((1, "i2"), (3, "k2"), (5, "h2"), (6, "l2"), (7, "g2"))),
    )
    play(
        m,
        "draw",
        "deal vault",
        *(f"deploy B{i} {s}" for i, s in ((1, "i18"), (3, "k18"), (5, "h18"), (6, "l18"), (7, "g18"))),
    )
    assert (phase(m), m.position()["round"], m.position()["moon"], m.position()["initiative"]) == (
        "janken",
        3,
        "F",
        "A",
    )
    play(m, "rock", "paper", "pass", "pass")
    assert (phase(m), m.to_act, m.position()["initiative"]) == ("turn", 1, "B")
    assert m.position()["rerolls"] == [1, 0]
    assert model(m, "A4") == {"in": "heal", "delay": 1}


@pytest.mark.clause("NS-A2", "NS-A13")
def test_seats_activate_in_turn_each_ninja_once():
    m = sketch("A2 j10 N", "A3 j2 N", "B2 e18 N", active=None)
    assert m.legal() == ["activate A2", "activate A3"]
    assert clause_against(m, "activate B2") == "NS-A2"
    assert clause_against(m, "activate A4") == "NS-A2"
    play(m, "activate A2", "end")
    assert (m.to_act, m.legal()) == (1, ["activate B2"])
    play(m, "activate B2", "end")
    assert clause_against(m, "activate A2") == "NS-A13"
    assert m.legal() == ["activate A3"]


@pytest.mark.clause("NS-A3", "NS-O4")
def test_sentries_come_after_the_ninja_from_the_initiative():
    models = ("A2 j10 N", "B2 j12 N done", "Z1 j6 N guards=j6", "Z2 j9 S guards=n10")
    m = sketch(*models, active=None, challenge="search", initiative="B")
    assert clause_against(m, "activate Z1") == "NS-A3"
    play(m, "activate A2", "end")
    assert (m.to_act, m.legal()) == (1, ["activate Z1", "activate Z2"])
    play(m, "activate Z2")
    assert clause_against(m, "attack A2") is None
    play(m, "end")
    assert m.to_act == 0
    other = sketch(*models[:2], "Z2 j11 S guards=n10", active="Z2", seat="A", challenge="search")
    assert clause_against(other, "attack A2") in ("NS-C1", "NS-O4")
    assert clause_against(other, "attack B2") is None


@pytest.mark.clause("NS-O4")
def test_a_sentry_leaves_the_ninja_of_its_controller_alone():
    m = sketch("A2 j10 N done", "Z2 j9 S guards=n10", active="Z2", seat="A", challenge="search")
    assert clause_against(m, "attack A2") == "NS-O4"
    hidden = sketch("A2 j11 N done stealth", "Z2 j9 S guards=n10", active="Z2", seat="A", challenge="search")
    assert clause_against(hidden, "search A2") == "NS-O4"


@pytest.mark.clause("NS-O2", "NS-T4")
def test_a_sentry_only_moves_attacks_and_searches():
    models = ("A2 j10 N done", "B2 j12 N done", "Z2 j9 S guards=n10")
    m = sketch(*models, active="Z2", seat="B", challenge="search", hands=[[], ["decoy", "smoke-bomb"]])
    for move in ("shoot A2", "stealth", "use drown", "take", "open j6", "card decoy A2", "haste", "give A2"):
        assert clause_against(m, move) == "NS-O2"
    assert clause_against(m, "run") == "NS-M4"
    assert clause_against(m, "attack A2") is None
    play(m, "step j8")
    assert m.position()["test"] == {"by": "Z2", "element": "W", "why": ["dodge", "j8"]}


@pytest.mark.clause("NS-A5")
def test_start_options_end_with_the_first_step_or_turn():
    hands = [["darkest-night", "vault"], []]
    m = sketch("A2 j10 N haste=2", hands=hands)
    assert clause_against(m, "haste") is None
    play(m, "haste", "card darkest-night")
    assert clause_against(m, "haste") == "NS-U5"
    for move in ("step j11", "face S"):
        begun = play(sketch("A2 j10 N haste=2", hands=hands), move)
        assert clause_against(begun, "haste") == "NS-A5"
        assert clause_against(begun, "card darkest-night") == "NS-A5"


@pytest.mark.clause("NS-A6")
def test_haste_needs_a_token():
    assert clause_against(sketch("A2 j10 N"), "haste") == "NS-A6"
    assert "haste" not in model(play(sketch("A2 j10 N haste=1"), "haste"), "A2")


@pytest.mark.clause("NS-A8")
def test_the_free_turn_is_for_who_has_not_moved():
    m = sketch("A2 j10 N")
    assert clause_against(m, "face N") == "NS-A8"
    play(m, "face E")
    assert clause_against(m, "face S") == "NS-A8"
    assert clause_against(m, "step j9") == "NS-A7"
    assert "act" in m.position()["activation"]


@pytest.mark.clause("NS-A9", "NS-A10", "NS-M3")
def test_no_action_while_a_movement_is_under_way():
    m = play(sketch("A2 j12 N", "B2 j10 S"), "step j11")
    assert clause_against(m, "attack B2") == "NS-A9"
    assert clause_against(m, "end") == "NS-A10"
    play(m, "face N")
    assert m.position()["activation"] == {"model": "A2", "seat": "A", "act": 1, "steps": 1}
    assert clause_against(m, "attack B2") is None
    assert clause_against(m, "step j12") == "NS-A7"


@pytest.mark.clause("NS-A7")
def test_nobody_moves_on_after_an_action():
    m = play(sketch("A2 j10 N", "A3 j2 S", "B2 j9 S"), "attack B2", "dice SSS", "dice VVV")
    assert phase(m) == "turn"


@pytest.mark.clause("NS-A11")
def test_a_stun_token_ends_the_activation_after_the_aftermath():
    m = sketch("A1 j10 N haste=1 mastered", "B2 j9 S", active="A1", teams=["spirit", "water"])
    play(m, "haste", "attack B2", "dice FFF", "dice SSS", "pass", "result fire")
    assert (phase(m), model(m, "A1")["stun"], model(m, "B2")["stun"]) == ("turn", 1, 1)


@pytest.mark.clause("NS-M5", "NS-M15")
def test_steps_are_counted_over_all_movements_and_pushes_are_none():
    m = play(sketch("A2 j10 N", "A3 j2 S"), "step j11", "step j10", "face N", "run", "step j11")
    assert m.position()["activation"]["steps"] == 3
    pushed = sketch(
        "A2 j9 S medal", "B2 j10 N", phase="push", todo=[["push", "A2", "A", 3]], medals=["j7"], challenge="medals",
        activation={"move": 0, "act": 1, "start": False},
    )  # fmt: skip
    play(pushed, "push A2 j7", "face S")
    assert "steps" not in pushed.position()["activation"]
    assert (model(pushed, "A2")["medal"], pushed.position()["medals"]) == (True, ["j7"])


@pytest.mark.clause("NS-M2", "NS-X5", "NS-G7")
def test_steps_go_to_free_adjacent_spaces():
    m = sketch("A2 j6 N", "A3 i6 N", lanterns=["k6"])
    assert clause_against(m, "step j8") == "NS-M2"
    assert clause_against(m, "step j5") == "NS-M2"
    assert clause_against(m, "step i6") == "NS-M2"
    assert clause_against(m, "step k6") == "NS-M2"
    assert clause_against(m, "step k7") is None
    corner = sketch("A2 d9 N", shrines=["e8"])
    assert clause_against(corner, "step e8") == "NS-M2"


@pytest.mark.clause("NS-G1", "NS-G2", "NS-G3", "NS-G4", "NS-G5", "NS-G6")
@pytest.mark.parametrize(
    ("start", "there", "cost"),
    [
        ("j10", "j9", 1), ("j10", "k11", 1), ("h10", "h9", 2), ("c8", "d7", 1), ("d6", "e6", 3), ("e6", "f6", 1),
        ("e6", "d7", 1), ("h7", "i7", 2), ("j3", "j2", 1),
    ],
)  # fmt: skip
def test_what_a_step_costs(start, there, cost):
    m = play(sketch(f"A7 {start} N", active="A7"), f"step {there}")
    assert m.position()["activation"]["mp"] == 8 - cost


@pytest.mark.clause("NS-M4")
def test_a_run_ends_stealth():
    m = play(sketch("A2 j10 N stealth"), "run")
    assert "stealth" not in model(m, "A2")
    assert m.position()["activation"]["moving"] == "run"


@pytest.mark.clause("NS-M8", "NS-P9")
def test_sidestep_before_the_roll():
    m = play(sketch("A2 j10 N", "B2 j9 S", hands=[["sidestep"], []], moon="W"), "step j11")
    assert (phase(m), m.legal()) == ("dodge", ["card sidestep+", "pass"])
    assert model(play(m.copy(), "card sidestep+"), "A2")["at"] == "j11"
    assert phase(play(m, "pass")) == "test"
    dry = play(sketch("A2 j10 N", "B2 j9 S", hands=[["sidestep"], []]), "step j11")
    assert phase(dry) == "test"
    play(dry, "dice SSS")
    assert dry.legal() == ["card sidestep", "pass"]


@pytest.mark.clause("NS-M9")
def test_a_warded_off_stun_still_ends_the_activation():
    m = play(sketch("A2 j10 N protect=1", "B2 j9 S"), "step j11", "dice SSS")
    assert (phase(m), m.position()["todo"]) == ("save", [["stun", "A2", None, 3], ["finish"]])
    play(m, "protect")
    assert model(m, "A2") == {"at": "j10", "face": "N", "done": True}
    assert phase(m) == "turn"


@pytest.mark.clause("NS-M12", "NS-G3", "NS-G8")
def test_foliage_ends_stealth_at_once_and_light_when_the_movement_ends():
    m = play(sketch("A2 c8 N stealth"), "step d7")
    assert "stealth" not in model(m, "A2")
    lit = play(sketch("A2 j10 N stealth", lanterns=["j7"]), "step j9")
    assert model(lit, "A2")["stealth"] is True
    assert "stealth" not in model(play(lit, "face N"), "A2")
    turned = play(sketch("A2 j9 N stealth", lanterns=["j7"]), "face S")
    assert model(turned, "A2")["stealth"] is True


@pytest.mark.clause("NS-M14")
def test_who_cannot_be_placed_stays():
    around = ("B3 i9 N", "B4 j9 N", "B5 k9 N", "B6 i10 N", "B7 k10 N")
    m = sketch(
        "A2 j10 N", "B2 m10 N", *around, phase="push",
        todo=[["push", "A2", "A", 1], ["place", "B2", "B", "A2", "front"]],
        activation={"move": 0, "act": 1, "start": False},
    )  # fmt: skip
    play(m, "stay")
    assert (phase(m), model(m, "B2")) == ("act", {"at": "m10", "face": "N"})


@pytest.mark.clause("NS-N2", "NS-N3")
def test_a_refused_move_changes_nothing():
    m = sketch("A2 j10 N", "B2 j8 S")
    before = m.position()
    assert clause_against(m, "deploy A3 j2") == "NS-N2"
    assert clause_against(m, "attack B2") == "NS-C1"
    assert m.position() == before
    fresh = new(2)
    assert clause_against(fresh, "pass") == "NS-J2"
