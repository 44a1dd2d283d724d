"""The end: the enemy base, repetition, two hundred turns."""

import pytest
from games.niwa.sketch import any_document, document, figures_of, sketch
from hypothesis import given, settings

import engawa
import engawa.games.niwa.position as positions
from engawa.games.niwa import rules
from engawa.games.niwa.state import FIELDS, FIGURES, OWN, SEAT_KEYS, STACKS

ROUND = ("K1>K2", "S1>S2", "K2>K1", "S2>S1")  # four turns after which everything is as before


def key_of(given: dict) -> str:
    """The repetition key of a position document, as the rules write it down."""
    halves = [
        " ".join(sorted(f"{field}:{beads}" for name, (field, beads) in given["figures"].items() if name[0] == letter))
        for letter in "KS"
    ]
    return "|".join([str(given["turn"]), *halves])


def placed() -> engawa.Match:
    m = engawa.new("niwa")
    m.play("G:i3 Y:j4 O:h5")
    m.play("G:b7 Y:a6 O:c5")
    return m


def play(m: engawa.Match, *moves: str) -> engawa.Match:
    for move in moves:
        assert m.result is None
        m.play(move)
    return m


# The enemy base


@pytest.mark.clause("NI-20")
@pytest.mark.parametrize("figure", ["K1", "K2", "K3"])
def test_any_figure_that_reaches_the_enemy_base_wins_at_once(figure: str) -> None:
    receiver = "K2" if figure == "K1" else "K1"
    m = sketch(**{figure: "h4 OYG"})
    m.play(f"{figure} h4-i4 >{receiver}")
    assert m.result == {"winners": [0], "scores": [1, -1], "reason": "base"}
    # The beads that are left do not matter, and nobody moves any more.
    assert figures_of(m)[figure] == "i4 OY"
    assert (m.to_act, m.legal()) == (None, [])
    over = m.position()
    assert (over["phase"], over["turn"], over["mover"], over["turns"]) == ("over", None, None, 1)
    assert (over["winner"], over["end"]) == (0, "base")


@pytest.mark.clause("NI-20")
def test_the_samurais_win_on_the_kokeshis_base() -> None:
    m = sketch(turn=1, S1="c6 G")
    m.play("S1 c6-b6 >S3")
    assert m.result == {"winners": [1], "scores": [-1, 1], "reason": "base"}


@pytest.mark.clause("NI-20")
def test_a_figure_before_the_enemy_base_has_not_won() -> None:
    m = sketch(K1="g4 YY")
    m.play("K1 g4-h4 >K2")
    assert (m.result, figures_of(m)["K1"]) == (None, "h4 Y")
    # Nor has one that crosses its own.
    home = sketch(K1="c5 YO")
    home.play("K1 c5-b6 >K2")
    assert home.result is None


@pytest.mark.clause("NI-20")
def test_nothing_is_played_after_a_win() -> None:
    m = play(sketch(K1="h4 OYG"), "K1 h4-i4 >K2")
    for move in ("S1>S2", "K1 i4-i5 >K2", "stop", "K1 i4^i5"):
        assert m.why(move).en == "the game is over, the enemy base has been reached [NI-20]"
        assert m.why(move).de == "die Partie ist zu Ende, die gegnerische Basis ist erreicht [NI-20]"
    with pytest.raises(engawa.IllegalMove) as error:
        m.play("S1>S2")
    assert error.value.clause == "NI-20"


# Two hundred turns


@pytest.mark.clause("NI-21")
def test_two_hundred_turns_are_a_draw() -> None:
    last = engawa.load(document() | {"turns": 199})
    last.play("K1>K2")
    assert last.result == {"winners": [], "scores": [0, 0], "reason": "turns"}
    assert (last.position()["turns"], last.position()["winner"], last.position()["end"]) == (200, None, "turns")
    assert last.why("S1>S2").en == "the game is a draw after 200 turns [NI-21, our ruling]"
    assert last.why("S1>S2").de == "die Partie ist nach 200 Zügen unentschieden [NI-21, unsere Festlegung]"
    last_but_one = engawa.load(document() | {"turns": 198})
    last_but_one.play("K1>K2")
    assert (last_but_one.result, last_but_one.to_act) == (None, 1)


@pytest.mark.clause("NI-21")
def test_a_turn_of_two_crossings_is_one_of_the_two_hundred() -> None:
    m = engawa.load(document(K1="e4 GG") | {"turns": 199})
    m.play("K1 e4-d5 >K2")
    assert m.result is None
    m.play("K1 d5-d6 >K3")
    assert m.result["reason"] == "turns"


@pytest.mark.clause("NI-21")
def test_a_win_in_the_last_turn_is_a_win() -> None:
    m = engawa.load(document(K1="h4 OYG") | {"turns": 199})
    m.play("K1 h4-i4 >K2")
    assert m.result == {"winners": [0], "scores": [1, -1], "reason": "base"}
    jumping = engawa.load(document(K1="g4 -", S1="h4") | {"turns": 199})
    jumping.play("K1 g4^i4")
    assert jumping.result["reason"] == "base"


# Repetition


@pytest.mark.clause("NI-21", "NI-22")
def test_the_third_time_is_a_draw_and_the_second_is_not() -> None:
    m = play(placed(), *ROUND)
    assert (m.result, m.to_act) == (None, 0)
    play(m, *ROUND[:3])
    assert m.result is None
    m.play(ROUND[3])
    assert m.result == {"winners": [], "scores": [0, 0], "reason": "repetition"}
    assert m.position()["turns"] == 8
    assert m.position()["seen"]["0|a6:YY b7:GG c5:OO|h5:OO i3:GG j4:YY"] == 3
    assert m.why("K1>K2").en == "the game is a draw, the position has come up three times [NI-21, our ruling]"
    assert m.why("K1>K2").de == "die Partie ist unentschieden, die Stellung war dreimal da [NI-21, unsere Festlegung]"


@pytest.mark.clause("NI-21")
def test_both_at_once_count_as_repetition() -> None:
    before = document() | {"turns": 199}
    after = engawa.load(before)
    after.play("K1>K2")
    there = key_of(after.position() | {"turn": 1})
    third = engawa.load(before | {"seen": {key_of(before): 1, there: 2}})
    third.play("K1>K2")
    assert (third.position()["turns"], third.result["reason"]) == (200, "repetition")
    second = engawa.load(before | {"seen": {key_of(before): 1, there: 1}})
    second.play("K1>K2")
    assert second.result["reason"] == "turns"


@pytest.mark.clause("NI-21", "NI-22")
def test_what_was_seen_before_the_document_counts() -> None:
    before = document() | {"turns": 50}
    after = engawa.load(before)
    after.play("K1>K2")
    there = key_of(after.position())
    for times, reason in ((1, None), (2, "repetition")):
        m = engawa.load(before | {"seen": {key_of(before): 1, there: times}})
        m.play("K1>K2")
        assert (m.result or {"reason": None})["reason"] == reason
    # The same figures with the other seat to begin are another position.
    history = {"0" + there[1:]: 2, key_of(before): 1, "1" + key_of(before)[1:]: 2}
    other_seat = engawa.load(before | {"seen": history})
    other_seat.play("K1>K2")
    assert other_seat.result is None


@pytest.mark.clause("NI-22")
def test_the_position_in_which_a_document_begins_counts_once() -> None:
    m = play(sketch(), *ROUND, *ROUND[:3])
    assert m.result is None
    assert play(m, ROUND[3]).result["reason"] == "repetition"
    # In the middle of a turn nothing is counted, so the first beginning is the other seat's.
    under_way = sketch(mover="K1", K1="f6 YO", K2="h1 GY", K3="f2 GO")
    under_way.play("stop")
    assert list(under_way.position().get("seen", {})) == []
    assert under_way.position()["turns"] == 1


@pytest.mark.clause("NI-22")
def test_positions_within_a_turn_are_not_counted() -> None:
    m = placed()
    before = m.position()
    assert "seen" not in before
    m.play("K1 b7-b8 >K2")
    assert m.position()["mover"] == "K1"
    assert m.position()["seen"] == {"0|a6:YY b7:GG c5:OO|h5:OO i3:GG j4:YY": 1}
    m.play("stop")
    assert m.position()["seen"] == {
        "0|a6:YY b7:GG c5:OO|h5:OO i3:GG j4:YY": 1,
        "1|a6:YYG b8:G c5:OO|h5:OO i3:GG j4:YY": 1,
    }


@pytest.mark.clause("NI-22")
def test_which_of_a_players_figures_it_is_does_not_matter() -> None:
    before = document(K1="f5 GG", K2="e4 YO", K3="h1 YO")
    swapped = document(K1="e4 YO", K2="f5 GG", K3="h1 YO")
    samurais = key_of(before).split("|")[2]
    seen = {key_of(before): 1, f"1|e4:YO f5:G h1:YOG|{samurais}": 2}
    for given_, move, reason in (
        (before, "K1>K3", "repetition"),
        (swapped, "K2>K3", "repetition"),
        # The bead goes to another field: another position.
        (swapped, "K2>K1", None),
    ):
        m = engawa.load(given_ | {"turns": 20, "seen": seen})
        m.play(move)
        assert (m.result or {"reason": None})["reason"] == reason


@pytest.mark.clause("NI-22")
def test_fields_seats_and_the_order_of_beads_make_another_position() -> None:
    here = document(K1="f5 GG", K2="e4 YO", K3="h1 YO", S1="f6 GG", S2="f8 YO", S3="g7 YO")
    others = (
        document(K1="f5 GG", K2="e4 OY", K3="h1 YO", S1="f6 GG", S2="f8 YO", S3="g7 YO"),
        document(K1="f5 GG", K2="e4 YO", K3="g1 YO", S1="f6 GG", S2="f8 YO", S3="g7 YO"),
        document(K1="f6 GG", K2="e4 YO", K3="h1 YO", S1="f5 GG", S2="f8 YO", S3="g7 YO"),
        document(turn=1, K1="f5 GG", K2="e4 YO", K3="h1 YO", S1="f6 GG", S2="f8 YO", S3="g7 YO"),
    )
    for other in others:
        refused = other | {"turns": 20, "seen": {key_of(here): 1}}
        with pytest.raises(engawa.InvalidNotation) as error:
            engawa.load(refused)
        assert str(error.value) == f"impossible position: 'seen' lacks the present position {key_of(other)}"


@pytest.mark.clause("NI-22")
@given(any_document())
@settings(deadline=None)
def test_different_positions_never_share_a_key(drawn: dict) -> None:
    # The key of the rules is one int. That the whole position can be read from it shows that it is exact.
    sitting = positions.parse_position(drawn)
    number = rules.position_key(sitting.state)
    assert positions.format_key(sitting.board, drawn["turn"], number) == key_of(drawn)
    assert 0 <= number < 2**63


@pytest.mark.clause("NI-22")
def test_the_key_holds_the_largest_garden_with_the_highest_stacks() -> None:
    state = rules.State()
    for figure in range(FIGURES):
        state.field[figure] = FIELDS - 1 - figure % OWN
        state.stack[figure] = STACKS - 1
    assert rules.position_key(state) == SEAT_KEYS**2 - 1 < 2**63
