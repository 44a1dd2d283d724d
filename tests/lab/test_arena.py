"""Matches of the lab: bots see what they see at a table, and every seat of a deal keeps its dice."""

from typing import Any

import pytest
from bots.playing import FEW, begun, generator
from laws.shelf import SHELF, play_on as play_at_random

from engawa import bots, catalogue
from engawa.bots.sight import see
from engawa.core.contract import CHANCE, OVER, WIDE
from engawa.core.forge.declare import copied, differences
from engawa.lab.arena import Pairing, Setting, board_of, opening_of, play_match, seed_of_deal, shares_of, sight_of
from engawa.lab.dice import Dice

CHANCES = 60
SEERS = ["novice", "greedy", "random"]
GREEDY = Pairing("greedy", "random")


@pytest.mark.parametrize("key", SHELF)
def test_bots_do_the_same_as_with_the_document_of_their_view(key):
    entry = SHELF[key]
    for seed in range(3):
        match = begun(entry.game, entry.game.players[-1], entry.options[0], seed)
        play_at_random(match, 12 + 7 * seed, match.seed)
        while match.to_act == "chance":
            match.roll()
        if match.to_act is None:
            continue
        one, other = generator(seed), generator(seed)
        by_document = see(match.view(match.to_act), one)
        at_once = sight_of(match.game, match.players, match.board, match._s, match.to_act, other)
        assert one == other
        assert (by_document.players, by_document.seat) == (at_once.players, at_once.seat)
        written = [match.game.notation.format_position(match.options, s.board, s.state) for s in (by_document, at_once)]
        assert written[0] == written[1]
        for name in SEERS:
            decide = bots.find(name).decide
            assert decide(by_document, one, FEW) == decide(at_once, other, FEW)
            assert one == other


def test_a_bot_in_the_lab_is_given_nothing_that_its_seat_cannot_know():
    entry, seen = SHELF["lanterns"], []
    match = begun(entry.game, 3, {}, 5)
    match.roll()
    for cards in ([2, 3, 4], [2, 6, 1], [2, 1, 5]):
        s = copied(match._s)
        s.card[:] = cards
        seen.append(sight_of(match.game, 3, match.board, s, 0, generator(1)).state)
    assert match.to_act == 0
    assert not [*differences(seen[0], seen[1]), *differences(seen[0], seen[2])]


def test_a_bot_cannot_touch_the_match_through_its_sight():
    match = begun(catalogue.find("niwa"), 2, {}, 1)
    sight = sight_of(match.game, 2, match.board, match._s, 1, generator(1))
    before = match.position()
    match.game.kernels.play(sight.board, sight.state, match.legal_actions()[0])
    assert match.position() == before


def rolls_by_seat(setting: Setting, deal: int, seed: int) -> list[list[int | None]]:
    """What each seat rolled in a match of random moves; None where several faces lead to the same."""
    game, drawn = catalogue.find(setting.game), seed_of_deal(setting.seed, deal)
    b, s, dice = board_of(game, setting, drawn), game.rules.State(), Dice(game, setting.players, drawn)
    game.kernels.setup(b, s)
    rolled: list[list[int | None]] = [[] for _ in range(setting.players)]
    words, out = generator(seed), [0] * game.kernels.MAX_ACTIONS
    while (actor := game.kernels.to_act(b, s)) != OVER:
        if actor != CHANCE:
            game.kernels.play(b, s, game.moves.any_action(b, s, words, out))
            continue
        outcomes, before = [0] * 6, copied(s)
        game.kernels.chances(b, s, outcomes, [0] * 6)
        dice.settle(b, s)
        faces = []
        for face, outcome in enumerate(outcomes, 1):
            trial = copied(before)
            game.kernels.play(b, trial, outcome)
            faces += [] if [*differences(trial, s)] else [face]
        rolled[before.turn].append(faces[0] if len(faces) == 1 else None)
    return rolled


def test_every_seat_of_a_deal_rolls_the_same_whatever_is_played():
    setting = Setting("nueby/werfer", 3)
    one, other, another = (rolls_by_seat(setting, deal, seed) for deal, seed in ((4, 1), (4, 2), (5, 1)))

    def agreement(first: list[int | None], second: list[int | None]) -> float:
        known = [a == b for a, b in zip(first, second, strict=False) if a and b]
        assert len(known) > 20
        return sum(known) / len(known)

    for seat in range(3):
        assert agreement(one[seat], other[seat]) == 1.0
        assert agreement(one[seat], another[seat]) < 0.5
        assert agreement(one[seat], other[seat - 1]) < 0.5


def luck_by_seat(entry, deal: int, seed: int, spy) -> dict[int, list[tuple[Any, int | None]]]:
    """Of every seat, and of nobody, what could come and what came, chance after chance, in a match of random moves."""
    game = entry.game
    players = game.players[-1]
    setting = Setting(game.key, players, entry.options[0])
    drawn = seed_of_deal(setting.seed, deal)
    b, s, dice = board_of(game, setting, drawn), game.rules.State(), Dice(game, players, drawn)
    game.kernels.setup(b, s)
    words, size = generator(seed), max(game.kernels.MAX_ACTIONS, game.kernels.OUTCOME)
    luck: dict[int, list[tuple[Any, int | None]]] = {}
    for _ in range(CHANCES):
        while (actor := game.kernels.to_act(b, s)) >= 0:
            game.kernels.play(b, s, game.moves.any_action(b, s, words, [0] * size))
        if actor == OVER:
            break
        out, weights = [0] * size, [0] * size
        count, seat = game.kernels.chances(b, s, out, weights), game.kernels.roller(b, s)
        spy.clear()
        dice.settle(b, s)
        could = None if count == WIDE else (tuple(out[:count]), tuple(weights[:count]))
        luck.setdefault(seat, []).append((could, spy[0] if spy else None))
    return luck


@pytest.mark.parametrize("key", [key for key, entry in SHELF.items() if entry.game.has("chances")])
def test_two_matches_of_a_deal_have_the_same_luck_for_every_seat(key, monkeypatch):
    entry, spy = SHELF[key], []
    kernels, plain = entry.game.kernels, entry.game.kernels.play

    def play(b, s, action):
        spy.append(action)
        plain(b, s, action)

    monkeypatch.setattr(kernels, "play", play)
    alike, differing = 0, 0
    one, other, another = (luck_by_seat(entry, deal, seed, spy) for deal, seed in ((4, 1), (4, 2), (5, 1)))
    for seat, luck in one.items():
        for (could, came), (could_there, came_there) in zip(luck, other.get(seat, []), strict=False):
            if could is not None and could == could_there:
                assert came == came_there
                alike += 1
        pairs = zip(luck, another.get(seat, []), strict=False)
        differing += sum(
            could is not None and could == there and came != else_ for (could, came), (there, else_) in pairs
        )
    assert alike >= 3
    assert differing > 0


@pytest.mark.parametrize(("key", "players"), [("niwa", 2), ("lanterns", 3), ("nueby/werfer", 4), ("ninja-dice", 2)])
def test_a_match_follows_from_setting_deal_and_seat(key, players):
    setting = Setting(key, players, opening=opening_of(catalogue.find(key)))
    one, same, other = (play_match(setting, GREEDY, deal, 1) for deal in (3, 3, 4))
    assert one[:3] == same[:3]
    assert (one.plies, one.moves) != (other.plies, other.moves)
    assert sum(one.shares) == pytest.approx(1)


def test_a_deal_begins_alike_in_all_its_matches_where_there_are_no_dice(monkeypatch):
    begun_with = {}
    setting = Setting("niwa", opening=2)
    for deal in range(2):
        for seat in range(2):

            def decide(sight, rng, budget, place=(deal, seat)):
                begun_with.setdefault(place, tuple(sight.state.field))
                return bots.find("random").decide(sight, rng, budget)

            monkeypatch.setitem(bots.BOTS, "watcher", bots.Bot("watcher", bots.BOTS["random"].title, decide))
            play_match(setting, Pairing("watcher", "watcher"), deal, seat)
    assert begun_with[0, 0] == begun_with[0, 1] != begun_with[1, 0] == begun_with[1, 1]
    assert -1 not in begun_with[0, 0]  # both have placed


def test_options_left_to_chance_are_the_same_in_a_deal():
    game, setting = catalogue.find("niwa"), Setting("niwa", options={"garden": "random"})
    one, same, other = (board_of(game, setting, seed_of_deal(1, deal)) for deal in (0, 0, 1))
    assert one is same
    assert [*differences(one, other)]


def test_an_illegal_action_ends_the_tournament(monkeypatch):
    cheat = bots.Bot("cheat", bots.BOTS["random"].title, lambda sight, rng, budget: 1 << 50)
    monkeypatch.setitem(bots.BOTS, "cheat", cheat)
    with pytest.raises(ValueError, match="expected a legal action of 'cheat' in niwa, got 1125899906842624"):
        play_match(Setting("niwa"), Pairing("cheat", "random"), 0, 0)


def test_whoever_ties_shares_the_win():
    game = catalogue.find("lanterns")
    for seed in range(40):
        match = begun(game, 3, {}, seed)
        play_at_random(match, 100, match.seed)
        best = max(match.result["scores"])
        winners = match.result["scores"].count(best)
        shares = shares_of(game, 3, match.board, match._s)
        assert shares == tuple((score == best) / winners for score in match.result["scores"])
