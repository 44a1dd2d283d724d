"""Clocks follow from the times of the moves, so the tests give the times; nobody waits."""

import asyncio
import time

import pytest
from server.people import PUSH, link, make, sit

import engawa
from engawa.core.fairness import seed_of
from engawa.server.clock import LONGEST_SHOW, SHOWN_MOVE, SHOWN_OUTCOME
from engawa.server.table import Table
from engawa.store import Draft, Event, Store

HEADER = {
    "game": "niwa",
    "options": {"garden": "compact"},
    "seats": [{"kind": "me", "name": None, "bot": None}, {"kind": "link", "name": None, "bot": None}],
    "clock": {"seconds": 100, "increment": 5},
    "commitment": "",
    "start": None,
}
PLACING = ["G:h4 Y:h5 O:i3", "G:c6 Y:c5 O:b7"]


class Told:
    """A table that is told events with times."""

    def __init__(self, header=HEADER):
        self.table = Table.begun("m", header, seed_of(1))

    def event(self, type, at, **body):
        self.table.follow(Event("m", self.table.number, type, body, at))

    def moves(self, *times):
        for at in times:
            match = self.table.match
            text = PLACING[match.ply] if match.ply < 2 else match.legal()[0]
            self.event("move", at, text=text)

    def clock(self, now):
        return self.table.clock(now)


def test_without_a_clock_there_is_none():
    assert Told(HEADER | {"clock": None}).clock(0) is None


def test_a_clock_runs_from_the_first_move_on():
    told = Told()
    assert told.clock(1000).model_dump() == {"left": [100, 100], "runs": None, "waits": 0, "increment": 5}
    told.moves(50)
    assert told.clock(61).left == [90, 105]
    assert told.clock(61).runs == 0


def test_no_clock_runs_while_a_move_is_shown():
    told = Told()
    told.moves(50)
    assert told.clock(50).model_dump() == {"left": [100, 105], "runs": 0, "waits": SHOWN_MOVE, "increment": 5}
    assert told.clock(50.4).waits == 0.6
    assert told.clock(50.4).left == [100, 105]
    assert told.clock(51.5).waits == 0
    assert told.clock(51.5).left == [99.5, 105]
    told.moves(50.9)  # faster than it was shown: that costs nothing, and gains nothing
    assert told.clock(50.9).left == [100, 105]


def test_moves_that_come_fast_are_shown_one_after_another_and_not_for_ever():
    told = Told()
    told.moves(0, 0, 0)
    assert told.table.match.to_act == 0
    assert told.clock(0).waits == 3 * SHOWN_MOVE
    told.moves(2)
    assert told.clock(2).waits == 2 * SHOWN_MOVE
    told.moves(*[3] * 12)
    assert told.clock(3).waits == LONGEST_SHOW


def test_an_outcome_is_shown_for_longer_than_a_move():
    told = Told(HEADER | {"game": "nueby/jaeger", "options": engawa.new("nueby/jaeger", players=2).options})
    told.event("outcome", 0, text="d2")
    assert told.clock(50).left == [100, 100]
    told.event("move", 100, text="r0-r2")
    assert told.clock(100).runs is None
    told.event("outcome", 100, text="d3")
    assert told.clock(100).runs == 1
    assert told.clock(100).waits == SHOWN_MOVE + SHOWN_OUTCOME


def test_time_is_added_with_every_turn_not_with_every_part_of_one():
    told = Told()
    told.moves(0, 11)  # both place; seat 0 is to act again
    assert told.clock(12).left == [90, 105]
    told.moves(14)
    assert told.table.match.to_act == 0
    assert told.clock(15).left == [88, 105]
    while told.table.match.to_act == 0:
        told.moves(20)
    shown = 20 + told.clock(20).waits
    assert told.clock(shown).left == [88 - 5 + 5, 105]
    assert told.clock(shown + 11).left == [88 - 5 + 5, 94]


def test_taking_back_gives_the_time_of_the_others_back_but_not_ones_own():
    told = Told()
    told.moves(0, 11, 31)
    told.event("undo", 40, plies=1, seat=0)
    assert told.clock(42).left == [60, 105]


def test_a_clock_that_has_run_out_says_so():
    told = Told()
    told.moves(0)
    assert told.clock(101.0).left[0] == 0
    assert told.table.time_is_up(0)
    assert not told.table.time_is_up(1)


def test_no_clock_runs_when_the_match_is_over():
    told = Told()
    while told.table.match.to_act is not None:
        told.event("move", 0.0, text=told.table.match.legal()[-1])
    assert told.clock(1e9).runs is None
    assert min(told.clock(1e9).left) >= 100


def test_whose_time_is_up_may_be_replaced_by_a_bot_though_they_are_there(servers):
    server = servers().start()
    recent, old = (make(server, "me", "link", clock={"seconds": 60, "increment": 2}) for _ in range(2))

    async def place(match: str, ago: float) -> None:
        at = time.time() - ago
        async with await Store.open(server.address) as store:
            await store.append(match, 0, [Draft("move", {"by": 1 - i, "text": PLACING[i]}, at) for i in range(2)])

    server.stop()
    asyncio.run(place(recent["match"], 10.0))
    asyncio.run(place(old["match"], 1000.0))
    server.start()
    with sit(server, recent["match"], recent["token"]), sit(server, recent["match"], link(recent, 1)) as bea:
        assert bea.standing["clock"]["runs"] == 0
        assert bea.standing["clock"]["left"][1] == 62
        bea.say("replace", seat=0)
        assert bea.hear("refused")["code"] == "not-possible"
    with sit(server, old["match"], old["token"]) as ada, sit(server, old["match"], link(old, 1)) as bea:
        assert bea.standing["clock"]["left"][0] < 0
        bea.say("replace", seat=0)
        bea.wait_for_turn()  # the bot has played the turn of seat 0
        assert bea.standing["ply"] > 2
        ada.say("move", number=bea.standing["number"], text="stop")
        assert ada.hear("refused")["code"] == "not-yours"


def test_chance_before_the_first_move_costs_nobody_time(server):
    made = make(server, "me", "me", game="lanterns", clock={"seconds": 60})
    with sit(server, made["match"], made["token"]) as both:
        assert both.standing["clock"] == {"left": [60.0, 60.0], "runs": None, "waits": 0, "increment": 0}
        both.move("roll")
        both.hear("played")
        assert both.standing["clock"]["runs"] == 0


def test_the_clock_of_whoever_has_the_dice_in_their_hand_runs_until_they_are_thrown():
    clock = {"seconds": 100, "increment": 0}
    told = Told(HEADER | {"game": "ninja-dice", "options": {"first": 0}, "start": PUSH, "clock": clock})
    told.event("move", 50, text="run")
    told.event("outcome", 50, text="house guard guard guard2 lock")
    shown = 50 + SHOWN_MOVE + SHOWN_OUTCOME
    assert (told.clock(shown + 7).left, told.clock(shown + 7).runs) == ([100, 93], 1)
    thrown = told.table.match.copy()
    text = thrown.roll()
    told.event("outcome", shown + 8, text=text, throw=thrown.plies[-1].landing)
    assert told.clock(shown + 8).left == [100, 92]


def everyone_throws():
    """A table of three with clocks at which seat 1 is about to throw, everything has been shown, and when that was."""
    clock = {"seconds": 100, "increment": 0}
    seats = [{"kind": kind, "name": None, "bot": None} for kind in ("me", "link", "link")]
    start = PUSH | {"players": 3, "treasure": [3, 3, 3]}
    told = Told(HEADER | {"game": "ninja-dice", "options": {}, "seats": seats, "start": start, "clock": clock})
    told.event("move", 50, text="run")
    told.event("outcome", 50, text="house guard guard guard2 lock")
    assert told.table.match.throwers == [1, 0, 2]
    return told, 50 + SHOWN_MOVE + SHOWN_OUTCOME


def throw(told, at):
    thrown = told.table.match.copy()
    text = thrown.roll(told.table.flicks.answers[1])
    told.event("outcome", at, text=text, throw=thrown.plies[-1].landing)


@pytest.mark.clause("ND-R5")
def test_nobody_pays_while_the_table_waits_for_the_hands_of_others():
    told, shown = everyone_throws()
    told.event("flick", shown + 3, seat=1, flick=[0, 500])
    for now in (shown + 3, shown + 9):
        assert (told.clock(now).left, told.clock(now).runs, told.clock(now).waits) == ([100, 97, 100], None, 0)
    told.event("flick", shown + 8, seat=2, flick=None)
    throw(told, shown + 11)
    assert told.clock(shown + 11).left == [100, 97, 100]
    # What has been paid stays so, whatever comes after.
    told.event("move", told.table.match.to_act is not None and shown + 40, text=told.table.match.legal()[-1])
    assert told.clock(shown + 40).left[0] == 100


@pytest.mark.clause("ND-R5")
def test_who_is_waited_for_to_call_pays_though_others_have_answered():
    told, shown = everyone_throws()
    told.event("flick", shown + 2, seat=0, flick=[0, 500])
    assert (told.clock(shown + 6).left, told.clock(shown + 6).runs) == ([100, 94, 100], 1)


def test_taking_back_lets_the_clock_of_whoever_called_run_again():
    told, shown = everyone_throws()
    told.event("flick", shown + 1, seat=1, flick=None)
    told.event("undo", shown + 2, plies=2, seat=0)
    told.event("move", shown + 2, text="run")
    told.event("outcome", shown + 2, text="house guard guard guard2 lock")
    assert told.clock(shown + 2 + SHOWN_MOVE + SHOWN_OUTCOME + 4).runs == 1
