"""Rows made by hand, and rows without what differs from run to run."""

from collections.abc import Iterable, Sequence

from engawa.lab.arena import Pairing, Played, Setting
from engawa.lab.rows import Row

NIWA, GREEDY = Setting("niwa", opening=2), Pairing("greedy", "random")


def match(deal: int, seat: int, winner: int, pairing: Pairing = GREEDY, players: int = 2) -> Row:
    """A match that a seat won alone."""
    shares = tuple(float(each == winner) for each in range(players))
    return Row(NIWA._replace(players=players), pairing, deal, seat, Played(shares, 10, (5, 5), (0.0, 0.0)))


def deals(winners: Sequence[tuple[int, ...]], pairing: Pairing = GREEDY) -> list[Row]:
    """Deals given by the seats that won: first with the one contender on seat 0, then on seat 1, and so on."""
    return [
        match(deal, seat, winner, pairing, len(row))
        for deal, row in enumerate(winners)
        for seat, winner in enumerate(row)
    ]


def timeless(rows: Iterable[Row]) -> list[Row]:
    """The rows in order, without how long anybody thought."""
    kept = [row._replace(played=row.played._replace(thought=(0.0, 0.0))) for row in rows]
    return sorted(kept, key=lambda row: (row.pairing, row.deal, row.seat))
