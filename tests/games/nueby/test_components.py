"""Boards, seats, pieces and the order of a turn."""

import pytest
from games.nueby.sketch import GAMES, TAKEN, THREE_FROM, clause_against, fields_of, sketch

import engawa
from engawa import catalogue

LENGTH = {
    "zweite-ebene": 6, "einser-blocker": 8, "jaeger": 8, "werfer": 8, "abkuerzungen": 10, "kurzer-einsatz": 8,
}  # fmt: skip
SITTINGS = [
    (game, players, colours)
    for game in GAMES
    for colours in ((4,) if game == "einser-blocker" else (6, 4))
    for players in range(2, colours + 1)
]


def board_of(game: str, players: int, colours: int) -> dict:
    m = engawa.new(f"nueby/{game}", players=players, colours=colours)
    return m.game.notation.format_board(m.options, m.board)


@pytest.mark.clause("NU-C1")
@pytest.mark.parametrize(("game", "players", "colours"), SITTINGS)
def test_every_colour_has_a_sector_an_entry_and_a_goal_lane(game: str, players: int, colours: int) -> None:
    board, length = board_of(game, players, colours), LENGTH[game]
    ring = [field for field in board["fields"] if field["kind"] == "ring"]
    assert [field["name"] for field in ring] == [f"r{number}" for number in range(colours * length)]
    assert [field["sector"] for field in ring] == [number // length for number in range(colours * length)]
    for colour, sector in enumerate(board["sectors"]):
        assert sector["entries"][0] == f"r{colour * length}"
        assert sector["goal"] == [f"z{colour}.{k}" for k in (1, 2, 3, 4)]
        if game != "zweite-ebene":
            back = 1 if game == "werfer" else 2
            assert sector["fork"] == f"r{(colour * length - back) % len(ring)}"


@pytest.mark.clause("NU-C1")
def test_a_field_holds_one_piece_a_start_area_any_number_of_anybodys() -> None:
    m = sketch("werfer", "s2 s2 s2 r10", "s2 s2 s2 s2", phase="roll")
    assert fields_of(m, 1) == ["s2"] * 4
    with pytest.raises(engawa.InvalidNotation, match="more than one piece or blockade stands on r10"):
        sketch("werfer", "r10", "r10", phase="roll")


@pytest.mark.clause("NU-C1")
def test_only_its_own_colour_goes_into_a_goal_lane() -> None:
    assert clause_against(sketch("werfer", "r23", "r30", die=1), "r23-z3.1") == "NU-C1"
    assert clause_against(sketch("werfer", "r47", "r30", die=1), "r47-z0.1") is None


@pytest.mark.clause("NU-C2")
@pytest.mark.parametrize(("game", "players", "colours"), SITTINGS)
def test_the_colours_that_are_taken(game: str, players: int, colours: int) -> None:
    assert board_of(game, players, colours)["seats"] == list(TAKEN[colours][players])


@pytest.mark.clause("NU-C2")
def test_a_board_of_four_colours_is_for_up_to_four() -> None:
    assert engawa.new("nueby/werfer", players=4, colours=4).position()["options"] == {"colours": 4}
    with pytest.raises(engawa.InvalidNotation) as error:
        engawa.new("nueby/werfer", players=5, colours=4)
    assert str(error.value) == "colours: expected one of 6, got 4"


@pytest.mark.clause("NU-S1")
@pytest.mark.parametrize(("game", "players", "colours"), SITTINGS)
def test_everyone_has_four_pieces_or_three_with_the_fourth_at_home(game: str, players: int, colours: int) -> None:
    m = engawa.new(f"nueby/{game}", players=players, colours=colours)
    home = [[name for name in row if name.startswith("z")] for row in m.position()["pieces"]]
    three = players >= THREE_FROM[game]
    assert home == [[f"z{colour}.4"] if three else [] for colour in TAKEN[colours][players]]


@pytest.mark.clause("NU-S1")
def test_with_three_pieces_the_goal_lane_ends_one_field_earlier() -> None:
    m = sketch("werfer", "r45 r20", "r30", players=4, die=5)
    assert clause_against(m, "r45-z0.3") is None
    m = sketch("werfer", "r46 r20", "r30", players=4, die=5)
    assert clause_against(m, "r46-z0.4") == "NU-7"


@pytest.mark.clause("NU-S2")
@pytest.mark.parametrize("game", GAMES)
def test_seat_0_begins_and_the_seats_follow_in_order(game: str) -> None:
    m = engawa.new(f"nueby/{game}", players=3)
    turns = []
    for _ in range(5):
        turns.append(m.position()["turn"])
        while m.position()["turn"] == turns[-1]:
            m.play("d3" if m.to_act == "chance" else m.legal()[-1])
    assert turns == [0, 1, 2, 0, 1]


@pytest.mark.clause("NU-S2")
@pytest.mark.parametrize(
    ("m", "move", "reason"),
    [
        (sketch("werfer", "r5", "r20", phase="roll"), "r5-r9", "the die is rolled first"),
        (sketch("jaeger", "n1.1", "r20", phase="hunt", named=3), "roll", "the four dice are rolled first"),
        (sketch("jaeger", "n1.1", "r20", phase="start"), "n1.1-n1.2",
         "first comes the roll, or what can be done before it"),
        (sketch("einser-blocker", "r5", "r20", die=1, moved=True), "r5-r6",
         "a piece has moved with this roll; what is left is for the blockade, or 'done'"),
        (sketch("einser-blocker", "r29 z0.1 z0.2 z0.3", "r20", die=4), "done", "now a piece moves, or 'pass'"),
        (sketch("jaeger", "n1.1 n2.1", "r20", phase="focus", hits=1), "roll",
         "first it is decided who gets the focus: 'focus' and fields, or 'focus -'"),
        (sketch("werfer", "r5", "r20", die=2), "roll", "now a piece moves, or 'pass'"),
        (sketch("werfer", "r5", "r20", die=2), "hunt 3", "now a piece moves, or 'pass'"),
    ],
)  # fmt: skip
def test_everything_comes_in_its_order(m: engawa.Match, move: str, reason: str) -> None:
    assert m.why(move).en == f"{reason} [NU-S2, our ruling]"


@pytest.mark.clause("NU-S2")
def test_a_move_that_nobody_can_make_is_skipped_and_one_is_still_shown() -> None:
    none = sketch("abkuerzungen", "z0.3", "r20", phase="roll")
    none.play("d4")
    assert none.position()["turn"] == 1
    one = sketch("abkuerzungen", "z0.3", "r20", phase="roll")
    one.play("d1")
    assert (one.to_act, one.legal()) == (0, ["z0.3-z0.4"])


@pytest.mark.parametrize("game", GAMES)
def test_a_state_takes_less_than_a_kilobyte(game: str) -> None:
    from engawa.core.forge.numba_life import layout

    assert layout(catalogue.find(f"nueby/{game}").rules.State).itemsize <= 1024
