"""A token opens its match in its role, and nothing else; only its hash is kept."""

import base64

import pytest

from engawa.store import Store, UnknownMatch, new_token

pytestmark = pytest.mark.anyio


@pytest.fixture
async def tables(store: Store) -> Store:
    await store.create("m", {}, tokens={"first": [0], "both": [0, 1], "watch": "spectator"})
    await store.create("n", {}, tokens={"other": [1]})
    return store


def test_tokens_have_128_bits_and_no_two_are_the_same():
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert {len(base64.urlsafe_b64decode(token + "==")) for token in tokens} == {16}


async def test_a_token_gives_its_role(tables: Store):
    assert await tables.role("m", "first") == [0]
    assert await tables.role("m", "both") == [0, 1]
    assert await tables.role("m", "watch") == "spectator"


async def test_a_wrong_token_gives_nothing(tables: Store):
    for wrong in ("", "firs", "first ", "FIRST", "other", "'; --", "f\0", "\ud800", "庭", "x" * 100_000):
        assert await tables.role("m", wrong) is None


async def test_a_token_opens_no_other_match(tables: Store):
    assert await tables.role("n", "first") is None
    assert await tables.role("x", "first") is None


async def test_only_the_hash_of_a_token_is_kept(tables: Store, administer):
    token = new_token()
    await tables.grant("m", token, [0])
    rows = administer("SELECT hash, role FROM tokens WHERE match = 'm'")
    assert len(rows) == 4
    assert token not in str(rows)
    assert all(len(hashed) == 64 for hashed, _ in rows)
    assert await tables.role("m", rows[0][0]) is None


async def test_tokens_are_granted_again_as_something_else(tables: Store):
    await tables.grant("m", "new", [1])
    assert await tables.role("m", "new") == [1]
    await tables.grant("m", "new", {"seats": [1], "host": True})
    assert await tables.role("m", "new") == {"seats": [1], "host": True}
    assert await tables.role("m", "first") == [0]


async def test_an_unknown_match_has_no_tokens(tables: Store):
    with pytest.raises(UnknownMatch):
        await tables.grant("x", "token", [0])
