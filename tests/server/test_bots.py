"""Bots think beside the table and compile in the background; whatever ends early does no harm, and nothing stays."""

import asyncio
import multiprocessing
import os
import signal
import time
from concurrent.futures import ProcessPoolExecutor

import pytest
from server.children import Watch, compilers_of, has_a_compiler, spawned_by, thinkers_of
from server.people import Person, make, sit
from toys.lanterns import GAME as LANTERNS

import engawa
from engawa import bots
from engawa.search import Searcher
from engawa.search.alphabeta_searcher import KERNELS
from engawa.server.bots import Thinkers, choose
from engawa.server.child import FRESH, settle_in
from engawa.server.compiling import NICENESS as LOWEST

COMPILED = f"*.{KERNELS[-1]}_*"  # in the cache, once all that bots of Niwa think with is compiled


@pytest.fixture
def cold(servers, tmp_path, monkeypatch):
    """A server without any compiled code, and where it would keep it."""
    cache = tmp_path / "cache"
    monkeypatch.setenv("ENGAWA_CACHE", str(cache))
    return servers().start(), cache


def play_a_turn(person: Person) -> None:
    """Play first legal moves until it is the other's turn."""
    seat = person.standing["to_act"]
    while person.standing["to_act"] == seat:
        assert person.move()["type"] == "played"


# Thinking


def test_bots_of_every_level_answer_in_a_game_that_nobody_has_compiled(cold):
    server, cache = cold
    for level in bots.levels():
        made = make(server, "me", level)
        with sit(server, made["match"], made["token"]) as ada:
            for _ in range(2):
                assert ada.wait_for_turn()["to_act"] == 0
                play_a_turn(ada)
            assert ada.wait_for_turn()["to_act"] == 0
    (thinker,) = thinkers_of(server)
    assert not has_a_compiler(thinker) or list(cache.rglob(COMPILED))  # nothing is compiled for a move


def test_a_bot_thinks_again_if_its_process_ends_while_it_thinks(cold):
    server, _ = cold
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
        try:
            decided = await asyncio.gather(*(thinkers.move("greedy", view) for view in asked))
            return [each.move for each in decided], len(multiprocessing.active_children())
        finally:
            thinkers.close()

    for asked, processes in ((views[:1], 1), (views, 2)):
        moves, children = asyncio.run(ask(2, asked))
        assert all(move in engawa.load(view).legal() for move, view in zip(moves, asked, strict=True))
        assert children == processes
    assert multiprocessing.active_children() == []


def test_a_question_that_had_to_wait_for_long_is_still_answered():
    match = engawa.new("niwa")
    move, _ = choose(match.view(1), False, time.monotonic() - 60, "strong", [1, 2, 3, 4])
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


def test_a_server_that_is_ended_while_a_bot_thinks_has_nothing_to_complain_about(cold):
    server, _ = cold
    made = make(server, "me", "strong")
    with sit(server, made["match"], made["token"]) as ada:
        ada.sync()
        server.stop()


def test_children_leave_the_server_the_processor_and_the_interrupts():
    with ProcessPoolExecutor(1, FRESH, settle_in, (LOWEST,)) as child:
        assert child.submit(os.nice, 0).result() == min(19, os.nice(0) + LOWEST)  # which is as nice as it gets
        assert child.submit(signal.getsignal, signal.SIGINT).result() == signal.SIG_IGN


# Compiling


def test_once_a_game_is_compiled_its_bots_use_that(servers):
    Searcher(LANTERNS, 2)  # compiles it, unless the cache has it
    server = servers().start()
    made = make(server, "me", "novice", game="lanterns")
    with sit(server, made["match"], made["token"]) as ada:
        for compiler in compilers_of(server):
            with Watch(compiler) as watch:
                assert watch.sees_the_end()
        ada.move("roll")
        ada.hear("played")
        ada.move("show")
        while ada.standing["to_act"] is not None:
            ada.hear("played")
        (thinker,) = thinkers_of(server)
        assert has_a_compiler(thinker)
        assert spawned_by(server) == [thinker]


def test_only_bots_that_search_have_a_game_compiled(servers):
    server = servers().start()
    made = make(server, "greedy", "me")
    with sit(server, made["match"], made["token"]) as ada:
        ada.move()
        ada.wait_for_turn()
        assert spawned_by(server) == thinkers_of(server) != []


def test_a_compiler_that_ends_early_does_no_harm_and_another_takes_its_place(cold):
    server, cache = cold
    made = make(server, "me", "novice")
    with sit(server, made["match"], made["token"]) as ada:
        ada.wait_for_turn()
        (first,) = compilers_of(server)
        with Watch(first) as watch:
            os.kill(first, signal.SIGKILL)
            assert watch.sees_the_end()
        play_a_turn(ada)
        assert ada.wait_for_turn()["to_act"] == 0
        (second,) = compilers_of(server)
        assert second != first
        assert not list(cache.rglob(COMPILED))


@pytest.mark.parametrize("end", ["stop", "kill"])
def test_a_compiler_ends_with_the_server(cold, end):
    server, cache = cold
    made = make(server, "me", "novice")
    with sit(server, made["match"], made["token"]) as ada:
        ada.wait_for_turn()
        (compiler,) = compilers_of(server)
        with Watch(compiler) as watch:
            getattr(server, end)()
            assert watch.sees_the_end()
    assert not list(cache.rglob(COMPILED))  # it was not done
