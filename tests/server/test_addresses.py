"""Whom limits hold for: one household, however many addresses it has."""

import pytest
from server.people import Person

from engawa.server.addresses import address_of, household


@pytest.mark.parametrize(
    ("host", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::FFFF:c000:207", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("testclient", "testclient"),
        ("", "-"),
    ],
)
def test_an_ipv6_address_counts_as_its_network_and_a_mapped_one_as_ipv4(host, counts_as):
    assert household(host) == counts_as
    assert address_of({"client": (host, 4711)}) == counts_as


@pytest.mark.parametrize("scope", [{}, {"client": None}])
def test_a_client_without_an_address_is_counted_too(scope):
    assert address_of(scope) == "-"


def test_a_flood_from_one_ipv6_network_is_refused_and_its_neighbour_is_served(strict):
    def answer(host):
        return strict.http.get("/api/games", headers={"X-Forwarded-For": host}).status_code

    assert {answer(f"2001:db8:1:2::{i:x}") for i in range(100)} == {200}
    assert answer("2001:db8:1:2:ffff::1") == 429
    with Person(strict, "any", **{"X-Forwarded-For": "2001:db8:1:2::abcd"}) as flood:
        assert [message["code"] for message in flood.until_closed()] == ["limit"]
    assert answer("2001:db8:1:3::1") == 200


def test_an_address_written_in_two_ways_is_one(strict):
    for host in ("198.51.100.4", "::ffff:198.51.100.4") * 50:
        assert strict.http.get("/api/games", headers={"X-Forwarded-For": host}).status_code == 200
    assert strict.http.get("/api/games", headers={"X-Forwarded-For": "::ffff:198.51.100.4"}).status_code == 429
