"""Bots think beside the table; whatever ends early does no harm, and nothing stays."""

import asyncio
import multiprocessing
import os
import signal
import time
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from server.children import Watch, has_a_compiler, spawned_by, thinkers_of
from server.people import Person, make, sit

import engawa
from engawa import bots
from engawa.bots.opponents import SECONDS
from engawa.core.processes import FRESH
from engawa.server.bots import NICENESS, Thinkers, choose
from engawa.server.child import settle_in
from engawa.server.fair_queue import Asker, FairQueue, Rank


def play_a_turn(person: Person) -> None:
    """Play first legal moves until it is the other's turn."""
    seat = person.standing["to_act"]
    while person.standing["to_act"] == seat:
        assert person.move()["type"] == "played"


# Thinking


def test_bots_of_every_level_answer_and_nothing_is_compiled_for_it(servers, tmp_path, monkeypatch):
    monkeypatch.setenv("ENGAWA_CACHE", str(tmp_path / "cache"))
    server = servers().start()
    for level in bots.levels():
        made = make(server, "me", level)
        with sit(server, made["match"], made["token"]) as ada:
            for _ in range(2):
                assert ada.wait_for_turn()["to_act"] == 0
                play_a_turn(ada)
            assert ada.wait_for_turn()["to_act"] == 0
    (thinker,) = thinkers_of(server)
    assert not has_a_compiler(thinker)
    assert spawned_by(server) == [thinker]
    assert not (tmp_path / "cache").exists()


def test_a_bot_thinks_again_if_its_process_ends_while_it_thinks(servers):
    server = servers().start()
    made = make(server, "me", "strong")
    with sit(server, made["match"], made["token"]) as ada:
        ada.wait_for_turn()
        (before,) = thinkers_of(server)
        play_a_turn(ada)
        ada.sync()
        os.kill(before, signal.SIGKILL)
        assert ada.wait_for_turn()["to_act"] == 0
        assert before not in thinkers_of(server)


def test_a_bot_thinks_again_if_its_process_has_ended_since(servers):
    server = servers().start()
    made = make(server, "me", "random", game="lanterns")
    with sit(server, made["match"], made["token"]) as ada:
        ada.move("roll")
        ada.hear("played")
        ada.move("show")
        while ada.standing["to_act"] is not None:
            ada.hear("played")
    (thinker,) = thinkers_of(server)
    os.kill(thinker, signal.SIGKILL)
    made = make(server, "random", "me", game="lanterns")
    with sit(server, made["match"], made["token"]) as ada:
        assert ada.wait_for_turn()["to_act"] == 1


def test_there_are_as_many_processes_as_bots_think_at_once_and_no_more_than_allowed():
    views = [engawa.new("niwa", garden=garden).view(1) for garden in ("compact", "pond", "long")]

    async def ask(count: int, asked: list) -> tuple[list[str], int]:
        thinkers = Thinkers(count)
        queue = FairQueue(thinkers.places)

        async def move(view: Any) -> str:
            async with queue.place(Asker("here", Rank.PERSON)):
                return (await thinkers.move("greedy", view, time.monotonic() + SECONDS)).move

        try:
            return await asyncio.gather(*map(move, asked)), len(multiprocessing.active_children())
        finally:
            thinkers.close()

    for asked, processes in ((views[:1], 1), (views, 2)):
        moves, children = asyncio.run(ask(2, asked))
        assert all(move in engawa.load(view).legal() for move, view in zip(moves, asked, strict=True))
        assert children == processes
    assert multiprocessing.active_children() == []


def test_a_question_that_had_to_wait_for_long_is_still_answered():
    match = engawa.new("niwa")
    move, _ = choose(match.view(1), time.monotonic() - 60, "strong", [1, 2, 3, 4])
    assert move in match.legal()


def test_bots_do_not_outlive_a_killed_server(servers):
    server = servers().start()
    made = make(server, "random", "me", game="lanterns")
    with sit(server, made["match"], made["token"]) as ada:
        ada.wait_for_turn()
        (thinker,) = thinkers_of(server)
        with Watch(thinker) as watch:
            server.kill()
            assert watch.sees_the_end()


def test_a_server_that_is_ended_while_a_bot_thinks_has_nothing_to_complain_about(servers):
    server = servers().start()
    made = make(server, "me", "strong")
    with sit(server, made["match"], made["token"]) as ada:
        ada.sync()
        server.stop()


def test_children_leave_the_server_the_processor_and_the_interrupts():
    with ProcessPoolExecutor(1, FRESH, settle_in, (NICENESS,)) as child:
        assert child.submit(os.nice, 0).result() == min(19, os.nice(0) + NICENESS)  # which is as nice as it gets
        assert child.submit(signal.getsignal, signal.SIGINT).result() == signal.SIG_IGN
