"""Thinking time is shared by address. What is compared is the order in which answers come, never how long they take."""

import asyncio
import json
from contextlib import ExitStack

import httpx
import pytest
from server.people import Person, make, said
from server.serve import PATIENT

import engawa

MANY = 12
ONE, OTHER = {"X-Forwarded-For": "192.0.2.1"}, {"X-Forwarded-For": "192.0.2.2"}


@pytest.fixture
def busy(servers):
    """A server at which one thinks at a time."""
    return servers(thinkers=1).start()


def plies(people):
    """How many plies they have seen by now."""
    for person in people:
        person.sync()
    return sum(message["type"] == "played" for person in people for message in person.heard)


def seated(sitting, server, made, token, address):
    person = sitting.enter_context(Person(server, made["match"], token, **address))
    person.hear("snapshot")
    return person


def test_a_person_does_not_wait_for_bots_that_play_among_themselves(busy):
    with ExitStack() as sitting:
        shows = [make(busy, "strong", "strong") for _ in range(MANY)]
        watching = [seated(sitting, busy, made, made["spectator"], ONE) for made in shows]
        while plies(watching) < MANY:
            pass
        made = make(busy, "me", "strong")
        ada = seated(sitting, busy, made, made["token"], OTHER)
        before = plies(watching)
        ada.wait_for_turn()  # the bot begins
        assert plies(watching) - before < MANY // 2


def test_a_person_does_not_wait_for_the_hints_of_another_address(busy):
    with ExitStack() as sitting:
        tables = [make(busy, "me", "me") for _ in range(MANY)]
        asking = [seated(sitting, busy, made, made["token"], ONE) for made in tables]
        for person in asking:
            person.say("hint")
            person.sync()  # it has been asked
        made = make(busy, "me", "strong")
        ada = seated(sitting, busy, made, made["token"], OTHER)
        ada.wait_for_turn()
        for person in asking:
            person.sync()
        hinted = [any(message["type"] == "hint" for message in person.heard) for person in asking]
        assert sum(hinted) < MANY // 2


def test_people_who_wait_for_long_are_told_for_about_how_long(busy):
    with ExitStack() as sitting:
        tables = [make(busy, "me", "strong") for _ in range(MANY)]
        people = [
            sitting.enter_context(Person(busy, made["match"], made["token"], **{"X-Forwarded-For": f"192.0.2.{i}"}))
            for i, made in enumerate(tables)
        ]
        for person in people:
            person.hear("snapshot")
            person.wait_for_turn()
        waited = [message for person in people for message in person.heard if message["type"] == "waiting"]
        assert waited
        assert {message["key"] for message in waited} == {"server-bot-waits"}
        assert all(2 <= message["facts"]["seconds"] <= 60 for message in waited)
        assert f"in about {waited[0]['facts']['seconds']} s" in said(waited[0])
        assert f"in etwa {waited[0]['facts']['seconds']} s" in said(waited[0], "de")


def test_an_analysis_does_not_wait_for_four_of_another_address(servers):
    server = servers(nodes=400).start()
    order: list[tuple[str, str]] = []

    async def listen(client, name, record, address, begun):
        async with client.stream("POST", "/api/analysis", json=record, headers=address) as answer:
            async for line in answer.aiter_lines():
                state = json.loads(line)["state"]
                order.append((name, state))
                if state != "waiting":
                    begun.set()

    async def ask():
        async with httpx.AsyncClient(base_url=f"http://{server.host}", timeout=PATIENT) as client:
            first, begun, tasks = asyncio.Event(), asyncio.Event(), []
            for i in range(4):
                tasks.append(asyncio.create_task(listen(client, f"one {i}", played(i), ONE, first)))
            await first.wait()
            tasks.append(asyncio.create_task(listen(client, "other", played(9), OTHER, begun)))
            await begun.wait()
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)

    asyncio.run(ask())
    assert sum(state == "done" for name, state in order if name.startswith("one")) < 2


def played(seed):
    """A match of Nüby of a few dozen plies, as a record."""
    match = engawa.new("nueby/jaeger", players=2, seed=seed)
    while match.to_act is not None and match.ply < 60:
        match.roll() if match.to_act == "chance" else match.play(match.legal()[-1])
    return match.record()
