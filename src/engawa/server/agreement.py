"""What the people at a table have agreed on before they begin: which help there is, and who plays on for a leaver."""

from __future__ import annotations

from typing import Any

from engawa.server import wire, wire_http


def agreed(wish: wire_http.AgreementWish | None, kinds: list[str]) -> wire.Agreement:
    """The agreement of a new match. Unless something else is wished for, there is help where nobody comes by a link."""
    wished = {} if wish is None else wish.model_dump(exclude_none=True)
    alone = "link" not in kinds
    return wire.Agreement(**{"hints": alone, "coach": alone, "undo": alone, "leaver": "bot", **wished})


def agreement_of(header: dict[str, Any]) -> wire.Agreement:
    """The agreement of a stored match; of one from before there were any, what it would be now."""
    kept = header.get("agreement")
    return agreed(None, [seat["kind"] for seat in header["seats"]]) if kept is None else wire.Agreement(**kept)
