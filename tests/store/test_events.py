"""Events are numbered without a gap, stored all or none, and come back as they were."""

import pytest

from engawa import InvalidNotation
from engawa.store import Draft, Event, Store, Taken, UnknownMatch

pytestmark = pytest.mark.anyio


def move(text: str = "K1 c6-d6 >K2", at: float = 1.5) -> Draft:
    return Draft("move", {"by": 0, "text": text}, at)


async def test_events_come_back_as_they_were_appended(store: Store):
    await store.create("m", {})
    first = await store.append("m", 0, [Draft("seat", {"seat": 0, "name": "Ada"}, 10.25)])
    rest = await store.append("m", 1, [Draft("move", {"text": "a1"}, 11.125), Draft("outcome", {"text": "6"}, 11.2)])
    assert first == [Event("m", 0, "seat", {"seat": 0, "name": "Ada"}, 10.25)]
    assert await store.events("m") == first + rest
    assert [event.number for event in rest] == [1, 2]


async def test_more_events_than_one_statement_takes_are_stored_as_well(store: Store):
    await store.create("m", {})
    stored = await store.append("m", 0, [move(str(i), i / 3) for i in range(10_000)])
    assert await store.events("m") == stored


async def test_events_can_be_read_from_a_number_on(store: Store):
    await store.create("m", {})
    stored = await store.append("m", 0, [move(str(i)) for i in range(5)])
    assert await store.events("m", since=3) == stored[3:]
    assert await store.events("m", since=5) == []
    assert await store.events("m", since=2**31 - 1) == []


async def test_a_draft_is_dated_when_it_is_made(store: Store):
    draft = Draft("move", {})
    await store.create("m", {}, drafts=[draft])
    assert (await store.events("m"))[0].at == draft.at > 1.7e9


async def test_matches_number_their_events_apart(store: Store):
    for match in ("a", "b"):
        await store.create(match, {}, drafts=[move(match)])
    assert [event.body["text"] for event in await store.events("b")] == ["b"]


async def test_a_number_that_was_written_is_taken(store: Store):
    await store.create("m", {}, drafts=[move("first"), move("second")])
    with pytest.raises(Taken, match=r"^event 1 of match 'm' is taken: the match is at 2$") as taken:
        await store.append("m", 1, [move("late"), move("later")])
    assert (taken.value.match, taken.value.number, taken.value.head) == ("m", 1, 2)
    assert [event.body["text"] for event in await store.events("m")] == ["first", "second"]


async def test_a_number_that_would_leave_a_gap_is_refused(store: Store):
    await store.create("m", {}, drafts=[move()])
    with pytest.raises(InvalidNotation, match="number: expected a whole number from 0 to 1, got 2"):
        await store.append("m", 2, [move()])
    assert await store.heads(["m"]) == {"m": 1}


async def test_an_unknown_match_has_no_events(store: Store):
    with pytest.raises(UnknownMatch, match=r"^unknown match 'm'$"):
        await store.append("m", 0, [move()])
    with pytest.raises(UnknownMatch):
        await store.events("m")


async def test_an_id_that_no_match_can_have_is_unknown(store: Store):
    for impossible in ("", "a\0b", "\ud800", "x" * 201, None, 7):
        for question in (store.header, store.events, store.seed):
            with pytest.raises(UnknownMatch):
                await question(impossible)
        with pytest.raises(UnknownMatch):
            await store.append(impossible, 0, [move()])
        with pytest.raises(InvalidNotation, match="match: expected a text"):
            await store.create(impossible, {})
        assert await store.heads([impossible]) == {}
        assert await store.role(impossible, "token") is None


BODIES = [
    {},
    {"text": "Nüby 庭 🎲 \u202e \U0010ffff", "庭": "縁側"},
    {"zero": "a\0b", "half": "\ud83c", "quotes": "'\"\\;--"},
    {"deep": [[{"a": [None, True, False, 0, -1, 2**70, 0.1, 1e300]}]]},
    {"text": "x" * 5_000_000},
]


async def test_a_body_is_any_json_object(store: Store):
    for i, body in enumerate(BODIES):
        await store.create(f"m{i}", body, drafts=[Draft("chat", body)])
        await store.append(f"m{i}", 1, [Draft("chat", body)])
        assert [event.body for event in await store.events(f"m{i}")] == [body, body]
        assert await store.header(f"m{i}") == body


IMPOSSIBLE = [
    (Draft("move", ["a1"]), "body: expected an object"),
    (Draft("move", {"at": float("nan")}), "body: a number is too long or not finite"),
    (Draft("move", {"at": {1, 2}}), "body: expected an object"),
    (Draft("move", {"text": "x" * (1 << 24)}), "body: cannot be read: it is larger"),
    (Draft("", {}), "type: expected a text"),
    (Draft("a\0b", {}), "type: expected a text"),
    (Draft("move", {}, float("inf")), "at: expected a time in seconds"),
    (Draft("move", {}, "now"), "at: expected a time in seconds"),
]


async def test_what_cannot_be_stored_is_refused_whole(store: Store):
    await store.create("m", {})
    for draft, message in IMPOSSIBLE:
        with pytest.raises(InvalidNotation, match=message):
            await store.append("m", 0, [move(), draft])
        with pytest.raises(InvalidNotation, match=message):
            await store.create("n", {}, drafts=[move(), draft])
        assert await store.heads(["m", "n"]) == {"m": 0}


async def test_a_number_is_a_whole_number(store: Store):
    await store.create("m", {})
    for number in (-1, 2**31, 1.0, True, "0", None):
        with pytest.raises(InvalidNotation, match="number: expected"):
            await store.append("m", number, [move()])
        with pytest.raises(InvalidNotation, match="since: expected"):
            await store.events("m", since=number)


async def test_nothing_cannot_be_appended(store: Store):
    await store.create("m", {})
    with pytest.raises(InvalidNotation, match="drafts: expected a list"):
        await store.append("m", 0, [])


async def test_nesting_without_end_is_refused(store: Store):
    body: dict = {}
    for _ in range(100_000):
        body = {"a": body}
    await store.create("m", {})
    with pytest.raises(InvalidNotation, match="body: nested too deeply"):
        await store.append("m", 0, [Draft("chat", body)])
