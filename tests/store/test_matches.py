"""A match is made once, has a fixed header, a secret apart from it, and a state; old ones are forgotten."""

import asyncio
from unittest.mock import ANY

import pytest
from store.sample import kept

from engawa import InvalidNotation
from engawa.store import Draft, Store, Taken, UnknownMatch

pytestmark = pytest.mark.anyio
SEED = bytes(range(32))
HEADER = {"game": "niwa", "options": {"garden": "compact"}, "seats": [{"name": "Ada"}, {"bot": "greedy"}]}


async def test_a_match_is_made_whole(store: Store):
    drafts = [Draft("seat", {"seat": 0}, 5.0), Draft("move", {"text": "a1"}, 7.0)]
    stored = await store.create("m", HEADER, seed=SEED, tokens={"t": [0]}, drafts=drafts, state="over", at=4.0)
    assert await store.header("m") == HEADER
    assert await store.seed("m") == SEED
    assert await store.role("m", "t") == [0]
    assert await store.events("m") == stored
    assert await kept(store, "m") == [("m", 4.0, 7.0, "over", 2)]


async def test_of_two_that_make_one_match_the_second_is_refused_whole(store: Store):
    await store.create("m", {"by": "first"}, seed=SEED)
    with pytest.raises(Taken, match=r"^match 'm' exists already$"):
        await store.create("m", {"by": "second"}, seed=bytes(32), tokens={"t": [0]}, drafts=[Draft("move", {})])
    assert await store.header("m") == {"by": "first"}
    assert await store.seed("m") == SEED
    assert await store.role("m", "t") is None
    assert await store.heads(["m"]) == {"m": 0}


async def test_of_many_that_make_one_match_at_once_one_wins(store: Store):
    made = await asyncio.gather(*(store.create("m", {"by": i}) for i in range(20)), return_exceptions=True)
    (winner,) = [i for i, answer in enumerate(made) if not isinstance(answer, Taken)]
    assert await store.header("m") == {"by": winner}


async def test_the_seed_is_nowhere_but_in_its_own_place(store: Store, administer):
    await store.create("m", HEADER, seed=SEED, drafts=[Draft("move", {})])
    for table in ("matches", "events", "tokens"):
        assert SEED.hex() not in str(administer(f"SELECT * FROM {table}"))
        assert str(SEED) not in str(administer(f"SELECT * FROM {table}"))


async def test_a_match_may_have_no_seed(store: Store):
    await store.create("m", {})
    assert await store.seed("m") is None
    with pytest.raises(UnknownMatch):
        await store.seed("n")
    with pytest.raises(UnknownMatch):
        await store.header("n")


async def test_a_match_that_cannot_be_is_not_made(store: Store):
    for bad in ({"header": []}, {"state": "paused"}, {"at": float("nan")}, {"tokens": {"t": None}}):
        with pytest.raises(InvalidNotation):
            await store.create("m", **{"header": {}, **bad})
        assert await store.heads(["m"]) == {}


async def test_a_match_is_over_by_an_event_and_can_be_open_again(store: Store):
    async def standing() -> tuple[str, float]:
        ((_, _, active, state, _),) = await kept(store, "m")
        return state, active

    await store.create("m", {}, at=1.0)
    assert await standing() == ("open", 1.0)
    await store.append("m", 0, [Draft("move", {}, 2.0)], state="over")
    assert await standing() == ("over", 2.0)
    await store.append("m", 1, [Draft("chat", {}, 3.0)])
    assert await standing() == ("over", 3.0)
    await store.append("m", 2, [Draft("undo", {}, 4.0)], state="open")
    assert await standing() == ("open", 4.0)


async def test_a_taken_number_does_not_change_the_state(store: Store):
    await store.create("m", {}, drafts=[Draft("move", {}, 2.0)])
    with pytest.raises(Taken):
        await store.append("m", 0, [Draft("move", {}, 3.0)], state="over")
    assert await kept(store, "m") == [("m", ANY, 2.0, "open", 1)]


async def test_heads_leave_out_the_unknown(store: Store):
    for match, events in (("a", 0), ("b", 2), ("c", 1)):
        await store.create(match, {"is": match}, drafts=[Draft("move", {})] * events)
    assert await store.heads(["a", "c", "x", "b", "a"]) == {"a": 0, "b": 2, "c": 1}
    assert await store.heads([]) == {}


async def test_old_matches_that_are_over_are_forgotten_with_all_they_had(store: Store, administer):
    for match, state, at in (("old", "over", 1.0), ("open", "open", 1.0), ("new", "over", 2.0)):
        await store.create(match, {}, seed=SEED, tokens={"t": [0]}, drafts=[Draft("move", {}, at)], state=state, at=at)
    assert await store.forget(before=2.0) == ["old"]
    assert await store.forget(before=2.0) == []
    assert await store.heads(["old", "open", "new"]) == {"open": 1, "new": 1}
    assert await store.role("old", "t") is None
    for table in ("events", "seeds", "tokens"):
        assert sorted(administer(f"SELECT match FROM {table}")) == [["new"], ["open"]]
    with pytest.raises(UnknownMatch):
        await store.append("old", 1, [Draft("move", {})])
    await store.create("old", {})
    assert await store.events("old") == []


async def test_matches_that_nobody_has_finished_are_forgotten_only_when_asked_for(store: Store):
    for match, state, at in (("left", "open", 1.0), ("going on", "open", 2.0), ("over", "over", 1.0)):
        await store.create(match, {}, state=state, at=at)
    assert await store.forget(before=2.0, state="open") == ["left"]
    assert sorted(await store.heads(["left", "going on", "over"])) == ["going on", "over"]
    with pytest.raises(InvalidNotation, match="state"):
        await store.forget(before=2.0, state="lost")


async def test_two_thousand_matches_are_made_played_listed_and_forgotten(store: Store):
    ids = [f"match {i}" for i in range(2000)]
    await asyncio.gather(*(store.create(match, HEADER, seed=SEED, tokens={match: [0]}, at=1.0) for match in ids))
    await asyncio.gather(*(store.append(match, 0, [Draft("move", {"in": match}, 1.0)], state="over") for match in ids))
    assert await store.heads(ids) == dict.fromkeys(ids, 1)
    assert [event.body for event in await store.events(ids[1234])] == [{"in": ids[1234]}]
    assert await store.role(ids[1234], ids[1234]) == [0]
    assert sorted(await store.forget(before=2.0)) == sorted(ids)
    assert await store.heads(ids) == {}


async def test_an_analysis_is_kept_with_its_match_and_replaced_by_another(store: Store, administer):
    await store.create("m", {}, state="over", at=1.0)
    assert await store.analysis("m", "first") is None
    await store.keep_analysis("m", "first", b'{"state":"done"}' * 1000)
    assert await store.analysis("m", "first") == b'{"state":"done"}' * 1000
    assert await store.analysis("m", "second") is None
    await store.keep_analysis("m", "second", b"{}")
    assert [await store.analysis("m", basis) for basis in ("first", "second")] == [None, b"{}"]
    await store.forget(2.0)
    assert administer("SELECT count(*) FROM analyses") == [["0"]]


async def test_an_unknown_match_has_no_analysis(store: Store):
    with pytest.raises(UnknownMatch):
        await store.analysis("nowhere", "first")
    with pytest.raises(UnknownMatch):
        await store.keep_analysis("nowhere", "first", b"{}")
