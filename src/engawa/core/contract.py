"""The contract between rules and everything that runs them, written as the smallest game: one that is over at once.

Rules modules define what they need of these names; `core.game.complete` takes the rest from here. Generic kernels
(playouts, perft, search) are written against this module as `game` and bound to the rules of one game.
"""

from __future__ import annotations

from engawa.core.forge import kernel, record

CHANCE, OVER = -1, -2  # what `to_act` answers besides a seat
LEGAL = 0  # what `refusal` answers besides the index of a clause
LISTED = -1  # what `toss` answers where `chances` has to be asked, and `random_action` where `candidates` have to be
NOBODY = -1  # what `roller` answers besides a seat
WIDE = -1  # what `chances` answers where outcomes are too many to list: `sample` and `settle` then

PLAYERS = 1  # the largest number of seats
MAX_ACTIONS = 1  # how many candidates, or listed outcomes, a state can have
OUTCOME = 1  # how many ints a wide outcome takes
MAX_PLACEMENTS = 1  # how many actions `placements` can write


@record
class Board:
    """What never changes in a match: geometry and edition data."""

    nothing: int = 0


@record
class State:
    """What changes: the whole position, hidden parts included, and nothing else."""

    nothing: int = 0


@kernel
def setup(b: Board, s: State) -> None:
    """Put up the first position."""


@kernel
def to_act(b: Board, s: State) -> int:
    """The seat to act, CHANCE, or OVER."""
    return OVER


@kernel
def candidates(b: Board, s: State, out: list[int]) -> int:
    """Write the actions worth asking about; their number."""
    return 0


@kernel
def placements(b: Board, s: State, out: list[int]) -> int:
    """Write some of the actions that `candidates` leaves out because there is no end of them; their number."""
    return 0


@kernel
def is_certain(b: Board, s: State) -> bool:
    """Whether no clause forbids any candidate here, so that none has to be asked about again."""
    return False


@kernel
def random_action(b: Board, s: State, rng: list[int]) -> int:
    """One of the legal actions drawn without a list, each as likely; or LISTED."""
    return LISTED


@kernel
def refusal(b: Board, s: State, action: int) -> int:
    """LEGAL, or the index of the clause that forbids *action*; any int can be asked about."""
    return 1


@kernel
def play(b: Board, s: State, action: int) -> None:
    """Play a legal *action*, or at chance a listed outcome, in place."""


@kernel
def chances(b: Board, s: State, out: list[int], weights: list[int]) -> int:
    """At chance: write the outcomes and their integer weights; their number, or WIDE."""
    return 0


@kernel
def toss(b: Board, s: State, rng: list[int]) -> int:
    """At chance: an outcome drawn without a list, as likely as in `chances`; or LISTED."""
    return LISTED


@kernel
def sample(b: Board, s: State, rng: list[int], outcome: list[int]) -> None:
    """Draw a wide outcome."""


@kernel
def settle(b: Board, s: State, outcome: list[int]) -> None:
    """Apply a wide outcome in place."""


@kernel
def roller(b: Board, s: State) -> int:
    """At chance: the seat whose luck it is, or NOBODY, where it is everybody's."""
    return NOBODY


@kernel
def score(b: Board, s: State, seat: int) -> int:
    """What *seat* has reached at the end."""
    return 0


@kernel
def estimate(b: Board, s: State, seat: int) -> float:
    """How good the state looks for *seat*, 0 to 1."""
    return 0.5


@kernel
def key(b: Board, s: State) -> int:
    """A hash of 63 bits, the same for states that go on alike, whatever led there; 0 where there is none."""
    return 0


@kernel
def observe(b: Board, s: State, seat: int) -> None:
    """Blank what *seat* cannot know (no seat, -1: a spectator)."""


@kernel
def imagine(b: Board, s: State, seat: int, rng: list[int]) -> None:
    """Deal at random what *seat* cannot know."""


@kernel
def note(event: int, first: int, second: int, third: int) -> None:
    """Nothing. Rules call it where people want to be told; a match binds a recorder to it, the twin drops it."""
