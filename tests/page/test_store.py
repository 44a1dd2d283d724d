"""What a page keeps holds what the store of a server holds: its own tests, and those of two tabs and of trouble."""

import asyncio
import json

import pytest
from store.test_broadcast import (
    test_a_later_subscriber_is_told_of_what_comes_later,
    test_a_subscriber_is_told_the_head_of_a_match_that_moved,
    test_every_subscriber_is_told,
    test_of_a_match_that_moves_faster_than_one_reads_only_the_latest_is_told,
    test_what_is_said_reaches_all_who_listen_in_order,
    test_what_was_refused_is_not_told,
)
from store.test_events import (
    test_a_body_is_any_json_object,
    test_a_draft_is_dated_when_it_is_made,
    test_a_number_is_a_whole_number,
    test_a_number_that_was_written_is_taken,
    test_a_number_that_would_leave_a_gap_is_refused,
    test_an_id_that_no_match_can_have_is_unknown,
    test_an_unknown_match_has_no_events,
    test_events_can_be_read_from_a_number_on,
    test_events_come_back_as_they_were_appended,
    test_matches_number_their_events_apart,
    test_nesting_without_end_is_refused,
    test_nothing_cannot_be_appended,
    test_what_cannot_be_stored_is_refused_whole,
)
from store.test_matches import (
    test_a_match_may_have_no_seed,
    test_a_match_that_cannot_be_is_not_made,
    test_an_unknown_match_has_no_analysis,
    test_of_many_that_make_one_match_at_once_one_wins,
)
from store.test_tokens import (
    tables,
    test_a_token_gives_its_role,
    test_a_token_opens_no_other_match,
    test_a_wrong_token_gives_nothing,
    test_an_unknown_match_has_no_tokens,
    test_tokens_are_granted_again_as_something_else,
)
from store.test_writers import test_of_many_writers_of_one_number_one_wins

from engawa.page.store import Memory, PageStore
from engawa.store import Draft, Notice, StoreTrouble, Taken

pytestmark = pytest.mark.anyio

SHARED = (  # pytest finds them by their names here
    tables, test_a_later_subscriber_is_told_of_what_comes_later,
    test_a_subscriber_is_told_the_head_of_a_match_that_moved, test_every_subscriber_is_told,
    test_of_a_match_that_moves_faster_than_one_reads_only_the_latest_is_told,
    test_what_is_said_reaches_all_who_listen_in_order, test_what_was_refused_is_not_told,
    test_a_body_is_any_json_object, test_a_draft_is_dated_when_it_is_made, test_a_number_is_a_whole_number,
    test_a_number_that_was_written_is_taken, test_a_number_that_would_leave_a_gap_is_refused,
    test_an_id_that_no_match_can_have_is_unknown, test_an_unknown_match_has_no_events,
    test_events_can_be_read_from_a_number_on, test_events_come_back_as_they_were_appended,
    test_matches_number_their_events_apart, test_nesting_without_end_is_refused, test_nothing_cannot_be_appended,
    test_what_cannot_be_stored_is_refused_whole, test_a_match_may_have_no_seed,
    test_a_match_that_cannot_be_is_not_made, test_an_unknown_match_has_no_analysis,
    test_of_many_that_make_one_match_at_once_one_wins, test_a_token_gives_its_role,
    test_a_token_opens_no_other_match, test_a_wrong_token_gives_nothing, test_an_unknown_match_has_no_tokens,
    test_tokens_are_granted_again_as_something_else, test_of_many_writers_of_one_number_one_wins,
)  # fmt: skip


class Tab(Memory):
    """A driver of one of several tabs: what is kept is common, and what one says the others hear."""

    def __init__(self, *others: "Tab") -> None:
        super().__init__()
        self.heard, self.others = None, [*others]
        for other in others:
            self.kept = other.kept
            other.others.append(self)

    async def write(self, expected, puts):
        await asyncio.sleep(0)
        return await super().write(expected, puts)

    def announce(self, text):
        for other in self.others:
            other.heard(text)

    def onannounce(self, heard):
        self.heard = heard


async def test_two_tabs_are_like_two_processes_on_one_database():
    first = Tab()
    one, other = PageStore(first), PageStore(Tab(first))
    await one.create("m", {})
    async with other.subscribe() as notices, other.words() as words:
        for number in range(5):
            moves = (
                store.append("m", number, [Draft("move", {"by": name})]) for name, store in (("a", one), ("b", other))
            )
            answers = await asyncio.gather(*moves, return_exceptions=True)
            assert sorted(type(answer).__name__ for answer in answers) == ["Taken", "list"]
        assert await one.events("m") == await other.events("m")
        assert len(await one.events("m")) == 5
        assert await anext(notices) == Notice("m", 5)
        await one.say("hello")
        assert await anext(words) == "hello"


async def test_a_grant_does_not_lose_a_move_of_another_tab():
    first = Tab()
    one, other = PageStore(first), PageStore(Tab(first))
    await one.create("m", {})
    await asyncio.gather(one.grant("m", "t", [0]), other.append("m", 0, [Draft("move", {})]))
    assert await one.role("m", "t") == [0]
    assert len(await other.events("m")) == 1


async def test_an_analysis_is_kept_with_its_match(store: PageStore):
    await store.create("m", {})
    assert await store.analysis("m", "basis") is None
    await store.keep_analysis("m", "basis", b'{"state": "done"}\n')
    assert await store.analysis("m", "basis") == b'{"state": "done"}\n'
    assert await store.analysis("m", "another") is None


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("QuotaExceededError", "the store of this page: database or disk is full"),
        ("UnknownError", "the store of this page: it broke"),
    ],
)
async def test_what_ails_the_browser_is_one_line_and_nothing_is_half_written(name, said):
    driver = Memory()
    store = PageStore(driver)
    await store.create("m", {})
    kept, write = json.dumps(driver.kept), driver.write

    async def fail(expected, puts):
        raise type("JsException", (Exception,), {"name": name})("it broke\nsomewhere")

    driver.write = fail
    with pytest.raises(StoreTrouble) as trouble:
        await store.append("m", 0, [Draft("move", {})])
    assert str(trouble.value) == said
    assert (trouble.value.told is not None) == (name == "QuotaExceededError")
    assert json.dumps(driver.kept) == kept
    driver.write = write
    assert len(await store.append("m", 0, [Draft("move", {})])) == 1
    with pytest.raises(Taken):
        await store.append("m", 0, [Draft("move", {})])
