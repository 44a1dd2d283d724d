"""What bots say: seldom, once, from what everybody knows, and never a move."""

import pytest
from bots.playing import generator, play_on
from cli.positions import LOST_IN_ONE, WIN_IN_ONE, WIN_IN_TWO

import engawa
from engawa import catalogue
from engawa.bots import opponent_of
from engawa.bots.moments import DECISIONS, TURNS, Moment, fate_of, moment_of
from engawa.bots.remarks import LINES, farewell, remark, words_of
from engawa.core.fairness import seed_of
from engawa.core.match import Match
from engawa.core.messages import LANGUAGES, Message, has_message
from engawa.core.record import MOST_SAID
from engawa.games.ninja_all_stars.events import WAS_INJURED
from engawa.games.ninja_dice.events import CAPTURED, STOLEN
from engawa.games.nueby.events import THROWN

EVERYWHERE = "first", "better", "worse", "close", "won", "beaten"
WITH_DICE = "lucky", "unlucky", "lost", "took"
VOICES = {
    "niwa": (*EVERYWHERE, "wins", "loses", "drawn"),
    "nueby": (*EVERYWHERE, *WITH_DICE),
    "ninja-dice": (*EVERYWHERE, *WITH_DICE),
    "ninja-all-stars": (*EVERYWHERE, *WITH_DICE, "drawn"),
}


def seeded(document: dict, seed: int = 1) -> Match:
    """The match that goes on from a position, with a seed."""
    match = engawa.load(document)
    match.seed = seed_of(seed)
    return match


def won() -> Match:
    """A match that seat 0 has won."""
    match = seeded(WIN_IN_ONE)
    match.play("K1 g4^i4")
    return match


def moment(match: Match, bot: str, **changes: object) -> Moment:
    """What a bot that has acted before may speak about."""
    found = moment_of(match, match.to_act, bot)
    assert found is not None
    return found._replace(**{"opens": False} | changes)


def action_of(match: Match, move: str) -> int:
    sitting = match.game.notation.parse_position(match.position())
    return match.game.notation.parse_move(sitting.board, sitting.state, move)


def said(match: Match, bot: str, move: str, **changes: object) -> dict | None:
    return remark(moment(match, bot, **changes), action_of(match, move), seconds=None)


# What is proven


def test_a_proven_win_is_announced_with_the_number_of_moves_and_without_the_move():
    found = said(seeded(WIN_IN_TWO), "strong", "S3 e4-d5 >S1", hushed=True)
    assert (found["seat"], found["key"]) == (1, "remark-niwa-wins")
    assert all("2" in words_of(found, lang) for lang in LANGUAGES)
    assert not any(word in words_of(found, lang) for word in ("S3", "e4", "d5") for lang in LANGUAGES)


def test_a_win_is_not_announced_with_a_move_that_gives_it_away():
    match = seeded(WIN_IN_TWO)
    played = next(move for move in match.legal() if move.startswith("S2>"))
    assert said(match, "strong", played, hushed=True) is None


def test_nobody_announces_what_its_level_does_not_see():
    for bot in ("novice", "skilled"):
        match = seeded(WIN_IN_TWO)
        assert moment_of(match, 1, bot) is None or said(match, bot, "S3 e4-d5 >S1", hushed=True) is None


def test_a_proven_loss_is_told_unless_somebody_wants_no_help():
    match = seeded(LOST_IN_ONE)
    move = match.legal()[0]
    assert said(match, "skilled", move)["key"] == "remark-niwa-loses"
    assert said(match, "skilled", move, candid=False) is None


def test_what_is_proven_is_said_once():
    match = seeded(WIN_IN_TWO)
    found = said(match, "strong", "S3 e4-d5 >S1")
    assert said(match, "strong", "S3 e4-d5 >S1", hushed=True, said=(found,)) is None


# When


def test_the_first_bot_to_act_greets_and_the_others_do_not_join_in():
    match = engawa.new("nueby/werfer", 3, seed=5)
    while match.to_act == "chance":
        match.roll()
    first = match.to_act
    greeting = remark(moment_of(match, first, "skilled"), match.legal_actions()[0])
    assert greeting["key"] == "remark-nueby-first"
    match.play_action(match.legal_actions()[0])
    match.remark(greeting)
    while match.to_act in ("chance", first):
        match.roll() if match.to_act == "chance" else match.play_action(match.legal_actions()[0])
    assert moment_of(match, match.to_act, "skilled") is None


def test_after_a_remark_there_is_silence_for_some_turns():
    match = engawa.new("nueby/werfer", 2, seed=8)
    play_on(match, ("random", "random"), seed=1, plies=20)
    match.remark({"seat": 0, "key": "remark-nueby-first", "en": "hello", "de": "hallo"})
    spoken, turns, decisions, actor = match.ply, 0, 0, match.plies[-1].by
    while match.to_act is not None and match.ply < spoken + 200:
        if isinstance(match.to_act, int) and moment_of(match, match.to_act, "master") is not None:
            break
        play_on(match, ("random", "random"), seed=match.ply, plies=1)
        last = match.plies[-1].by
        decisions += last != "chance"
        turns, actor = turns + (last not in ("chance", actor)), actor if last == "chance" else last
    assert match.to_act is not None
    assert turns >= TURNS
    assert decisions >= DECISIONS


def test_bots_that_do_not_think_have_nothing_to_say():
    assert moment_of(engawa.new("niwa", seed=1), 1, "greedy") is None
    assert farewell(won(), {0: "random", 1: "greedy"}) is None


def test_the_winner_has_the_last_word_if_it_is_a_bot():
    assert farewell(won(), {0: "novice", 1: "master"})["key"] == "remark-niwa-won"
    assert farewell(won(), {1: "novice"})["key"] == "remark-niwa-beaten"
    assert farewell(seeded(WIN_IN_ONE), {1: "novice"}) is None


# From what


def test_a_remark_does_not_depend_on_what_is_hidden():
    match = play_on(engawa.new("ninja-all-stars", 2, seed=3), ("random", "random"), seed=3, plies=40)
    while match.to_act == "chance":
        match.roll()
    position, seat = match.position(), match.to_act
    moments = []
    for deal in range(2):
        sitting = match.game.notation.parse_position(position)
        match.game.kernels.imagine(sitting.board, sitting.state, -1, generator(deal))
        dealt = match.game.notation.format_position(sitting.options, sitting.board, sitting.state)
        other = seeded(dealt)
        moments.append((other.position(), moment_of(other, seat, "master")))
    (one, first), (two, second) = moments
    assert one != two
    assert first == second
    assert first is not None


def test_the_same_moment_gives_the_same_words():
    match = seeded(WIN_IN_TWO)
    assert len({words_of(said(match, "strong", "S3 e4-d5 >S1"), "en") for _ in range(3)}) == 1
    drawn = {words_of(said(match, "strong", "S3 e4-d5 >S1", draw=draw), "en") for draw in range(LINES)}
    assert len(drawn) == LINES


def test_a_line_is_not_said_twice_while_there_is_another():
    match, heard = seeded(WIN_IN_TWO), []
    for _ in range(LINES):
        found = said(match, "strong", "S3 e4-d5 >S1", said=tuple({**each, "seat": 0} for each in heard))
        heard.append(found)
    assert len({words_of(each, "de") for each in heard}) == LINES


@pytest.mark.parametrize(
    ("game", "event", "fates"),
    [
        ("nueby/werfer", (THROWN, 1, 0, 1), {0: None, 1: "lost"}),
        ("ninja-dice", (STOLEN, 0, 1, 0), {0: "took", 1: "lost"}),
        ("ninja-dice", (CAPTURED, 1, 0, 0), {0: None, 1: "lost"}),
        ("ninja-all-stars", (WAS_INJURED, 2, 11, 0), {0: "lost", 1: "took"}),
    ],
)
def test_it_is_known_who_has_lost_and_who_has_taken(game, event, fates):
    found = catalogue.find(game)
    message = found.notation.tell(engawa.new(game, 2, seed=1).board, event)
    assert {seat: fate_of(opponent_of(found), seat, [message]) for seat in fates} == fates


# In which words


@pytest.mark.parametrize(("family", "occasion"), [(family, each) for family in VOICES for each in VOICES[family]])
def test_every_voice_has_different_lines_for_every_occasion(family, occasion):
    key = f"remark-{family}-{occasion}"
    for lang in LANGUAGES:
        assert has_message(key, lang)
        for tone in ("modest", "sure"):
            lines = [Message(key, line=line, tone=tone, moves=2).text(lang) for line in range(1, LINES + 1)]
            assert len(set(lines)) == LINES
            assert all(line.isprintable() and len(line) <= MOST_SAID for line in lines)
