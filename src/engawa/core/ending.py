"""How a match ends that its players do not play to the end: they resign, agree on a draw, or never begin."""

from __future__ import annotations

from typing import Any, NamedTuple

from engawa.core.documents import expect, expect_choice, expect_int, expect_keys, expect_list, expect_table
from engawa.core.messages import Message

RESIGNED, DRAWN, ABORTED = "resigned", "drawn", "aborted"
WAYS = (RESIGNED, DRAWN, ABORTED)


class Ending(NamedTuple):
    """How it ended, and of a resignation the *seats* that have given up."""

    how: str
    seats: tuple[int, ...] = ()

    def result(self, players: int) -> dict[str, Any]:
        """The result: whoever has not given up has won; of a draw, and of what never began, nobody has."""
        resigned = self.how == RESIGNED
        winners = [seat for seat in range(players) if resigned and seat not in self.seats]
        scores = [0 if not resigned else 1 if seat in winners else -1 for seat in range(players)]
        result = {"winners": winners, "scores": scores, "reason": self.how}
        return result | {"resigned": list(self.seats)} if resigned else result

    def told(self, names: list[Message]) -> Message:
        """The same as a sentence."""
        return Message(f"ended-{self.how}", names=tuple(names[seat] for seat in self.seats), count=len(self.seats))

    def document(self) -> dict[str, Any]:
        """What a record says of it."""
        return {"how": self.how} | ({"seats": list(self.seats)} if self.seats else {})


def read_ending(document: Any, where: str, players: int) -> Ending:
    """The ending in a document; a resignation names some of the seats, and not all."""
    table = expect_table(document, where)
    how = expect_choice(table.get("how"), f"{where}.how", WAYS)
    expect_keys(table, where, ("how", "seats") if how == RESIGNED else ("how",))
    listed = expect_list(table.get("seats", []), f"{where}.seats")
    seats = tuple(expect_int(seat, f"{where}.seats[{i}]", 0, players - 1) for i, seat in enumerate(listed))
    resigned = how == RESIGNED
    expect(not resigned or 0 < len(set(seats)) == len(seats) < players, f"{where}.seats", "expected-resigned", seats)
    return Ending(how, seats)
