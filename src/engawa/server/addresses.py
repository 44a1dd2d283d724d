"""Whom limits hold for: the address of a client, as far as it stands for one household."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any

NOWHERE = "-"  # of a client that has no address, as on a Unix socket
NETWORK = 64  # bits of an IPv6 address that a provider gives away as one: whoever has them has all below
MOST_REMEMBERED = 10_000


def address_of(scope: Mapping[str, Any]) -> str:
    """Whom limits hold for in an ASGI *scope*. Behind a proxy, uvicorn puts the host there that the proxy names."""
    client = scope.get("client")
    return household(client[0]) if client else NOWHERE


@lru_cache(MOST_REMEMBERED)
def household(host: str) -> str:
    """An IPv4 address as it is, also one that is written as IPv6; of any other IPv6 address its network."""
    try:
        address = ip_address(host)
    except ValueError:  # a name that a proxy gives, or nothing
        return host or NOWHERE
    if isinstance(address, IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address), NETWORK), strict=False))
