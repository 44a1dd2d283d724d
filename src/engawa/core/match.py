"""A match: one sitting of a game. The only place where legality is checked and chance is settled."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from engawa.core import fairness, svg
from engawa.core.contract import CHANCE, LEGAL, OVER, WIDE
from engawa.core.documents import expect_text
from engawa.core.errors import IllegalMove, InvalidNotation, Refusal
from engawa.core.forge.declare import copied, shared
from engawa.core.game import ChanceNotation, Game, Note, Options, Paint, Physics, Position
from engawa.core.hiding import SPECTATOR, Hiding
from engawa.core.messages import Message
from engawa.core.rng import WORDS
from engawa.core.svg import Drawing

if TYPE_CHECKING:
    from fractions import Fraction

UNPICKLED = {"clock", "_rules", "_notation", "_listed", "_hiding"}


class Ply(NamedTuple):
    """One entry of the record: who acted, what, when, and what it meant."""

    by: int | str  # a seat, or "chance"
    text: str
    at: float  # seconds since 1970
    notes: tuple[Note, ...]
    landing: dict[str, Any] | None = None  # of a throw by physics: how the dice got where the text says they lie
    thrower: int | None = None  # the seat that threw it
    remark: dict[str, Any] | None = None  # what a bot said with it: its seat, a key, and the words in both languages


class Match:
    """One sitting of a game: `to_act`, `legal`, `play`, and the documents that describe it."""

    def __init__(
        self,
        game: Game,
        options: Options,
        players: int,
        *,
        seed: bytes | None = None,
        match_id: str | None = None,
        commitment: str | None = None,
        seats: list[dict[str, Any]] | None = None,
        start: tuple[Any, Any] | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.game = game
        self.options = options
        self.players = players
        self.id = match_id or secrets.token_hex(16)
        self.seed = seed
        self.commitment = commitment or (fairness.commitment(seed, self.id) if seed is not None else None)
        self.seats = seats or [{"name": None, "bot": None} for _ in range(players)]
        self.clock = clock
        self._rules = game.noted_rules
        self._notation = game.notation
        self._plies: list[Ply] = []
        self._past: list[Any] = []  # the state before every ply
        self._actor: int | str | None = None
        self._listed: dict[str, int] | None = None  # the legal moves now and their actions, once somebody has asked
        self._hiding = Hiding(game, options, players)
        if start is None:
            self._b, state = self._notation.board_of(options), game.rules.State()
            self._rules.setup(self._b, state)
            self._start: Position | None = None
        else:
            self._b, state = start
            self._start = self._document(state)
        self._stand(state)

    def __repr__(self) -> str:
        acts = f"seat {self.to_act} to act" if isinstance(self.to_act, int) else "chance to act"
        return f"<Match {self.game.key}, ply {self.ply}, {'over' if self.to_act is None else acts}>"

    # Who acts, and what can be done

    @property
    def to_act(self) -> int | str | None:
        """The seat to act, "chance", or None when the match is over."""
        return self._actor

    @property
    def ply(self) -> int:
        """How many moves and outcomes there have been."""
        return len(self._plies)

    @property
    def history(self) -> list[str]:
        """The moves and outcomes so far."""
        return [ply.text for ply in self._plies]

    @property
    def plies(self) -> Sequence[Ply]:
        """The moves and outcomes so far, with who, when and what they meant."""
        return self._plies

    @property
    def thrower(self) -> int | None:
        """The seat whose throw it is, where dice land by physics."""
        return next(iter(self.throwers), None)

    @property
    def throwers(self) -> list[int]:
        """The seats that throw dice now and may aim, where they land by physics: first the one whose throw it is."""
        if self.game.physics is None or self.to_act != "chance":
            return []
        return self.game.physics.throwers(self._b, self._s)

    def legal(self, *, placements: bool = False) -> list[str]:
        """The legal moves of the seat to act, sorted; at chance and at the end there are none.

        Where something may be laid anywhere, some of its places are listed if *placements* are asked for.
        """
        if placements:
            actions = self.legal_actions(placements=True)
            return sorted(self._notation.format_move(self._b, self._s, action) for action in actions)
        if self._listed is None:
            format_move, b, s = self._notation.format_move, self._b, self._s
            self._listed = dict(sorted([(format_move(b, s, action), action) for action in self.legal_actions()]))
        return list(self._listed)

    def legal_actions(self, *, placements: bool = False) -> list[int]:
        """The same as actions, in the order of the rules."""
        if not isinstance(self.to_act, int):
            return []
        out = [0] * self.game.kernels.MAX_ACTIONS
        actions = out[: self.game.moves.legal(self._b, self._s, out)]
        if placements:
            out = [0] * self.game.kernels.MAX_PLACEMENTS
            listed = out[: self.game.kernels.placements(self._b, self._s, out)]
            actions += [action for action in listed if self._rules.refusal(self._b, self._s, action) == LEGAL]
        return actions

    def outcomes(self) -> list[tuple[str, Fraction]] | None:
        """At chance: every outcome and its probability, or None where they are too many to list. Else none."""
        from fractions import Fraction

        if self.to_act != "chance":
            return []
        listed = self._chances()
        if listed is None:
            return None
        total = sum(weight for _, weight in listed)
        return [(self._format_outcome([action]), Fraction(weight, total)) for action, weight in listed]

    def why(self, move: str) -> Refusal | None:
        """None if *move* is legal now, else the clause that forbids it and the reason."""
        action = self._parse(move)
        index = self._rules.refusal(self._b, self._s, action)
        return None if index == LEGAL else self._refusal(action, index, move)

    # Acting

    def play(self, text: str, landing: dict[str, Any] | None = None) -> str:
        """Play a move, or at chance an outcome; what was played, as the notation writes it.

        The *landing* of a throw is its document, and must end where the outcome says.
        """
        if landing is not None and self.thrower is None:
            raise InvalidNotation(Message("no-throw", ply=self.ply))
        if self.to_act == "chance":
            outcome = self._parse_outcome(text)
            if landing is not None and self._physics.outcome_in(self._b, self._s, landing) != outcome:
                raise InvalidNotation(Message("landing-differs", came=repr(text)))
            return self._settle(outcome, landing)
        listed = None if self._listed is None else self._listed.get(expect_text(text, "move"))
        if listed is not None:  # the rules have said so when they were asked
            return self._act(text, listed)
        action = self._parse(text)
        index = self._rules.refusal(self._b, self._s, action)
        if index != LEGAL:
            raise IllegalMove(self._refusal(action, index, text))
        return self.play_action(action)

    def play_action(self, action: int) -> str:
        """Play a legal *action*. It is not checked."""
        return self._act(self._notation.format_move(self._b, self._s, action), action)

    def roll(self, flick: Any = None) -> str:
        """At chance: settle it from the seed of the match; the outcome.

        Where dice land by physics, a *flick* aims the throw: [direction, strength], or such flicks by seat.
        """
        if self.to_act != "chance":
            raise InvalidNotation(Message("no-chance", ply=self.ply))
        if self.seed is None:
            raise InvalidNotation(Message("seed-unknown"))
        if self.thrower is not None:
            flicks = flick if isinstance(flick, Mapping) else {} if flick is None else {self.thrower: flick}
            return self._settle(*self._physics.thrown(self._b, self._s, self.seed, f"ply {self.ply}", flicks))
        if flick is not None:
            raise InvalidNotation(Message("no-throw", ply=self.ply))
        return self._settle(self.derived_outcome())

    def roll_on(self) -> list[str]:
        """Settle chance from the seed until somebody has to decide or throws; the outcomes."""
        outcomes = []
        while self.to_act == "chance" and self.thrower is None:
            outcomes.append(self.roll())
        return outcomes

    def follows(self, landing: dict[str, Any]) -> bool:
        """Whether the throw that is due could begin as *landing* does, by the seed of the match."""
        assert self.seed is not None
        return self._physics.follows(self._b, self._s, landing, self.seed, f"ply {self.ply}")

    def derived_outcome(self) -> list[int]:
        """What the seed says that chance decides at this ply."""
        assert self.seed is not None
        row = fairness.words(self.seed, f"ply {self.ply}")
        listed = self._chances()
        if listed is None:
            rng, outcome = fairness.generator(row), [0] * self.game.kernels.OUTCOME
            assert len(rng) == WORDS
            self._rules.sample(self._b, self._s, rng, outcome)
            return outcome
        drawn = fairness.below(row, sum(weight for _, weight in listed))
        for action, weight in listed:
            drawn -= weight
            if drawn < 0:
                return [action]
        raise AssertionError("weights changed while they were drawn from")

    def remark(self, said: dict[str, Any], ply: int = -1) -> None:
        """Keep what a bot said with a *ply*, by its number, or counted from the last."""
        self._plies[ply] = self._plies[ply]._replace(remark=said)

    # Taking back

    def undo(self) -> str:
        """Take back the last move or outcome, whatever it was; what it was."""
        if not self._plies:
            raise InvalidNotation(Message("nothing-to-undo"))
        self._stand(self._past.pop())
        return self._plies.pop().text

    def free_undo(self, seat: int) -> int:
        """How many of the last plies *seat* may take back without asking anyone.

        They are its own, and nothing random or hidden has come to light since.
        """
        count = 0
        while count < self.ply and self._plies[-1 - count].by == seat and not self.reveals(self.ply - 1 - count):
            count += 1
        return count

    def reveals(self, ply: int) -> bool:
        """Whether something random or hidden came to light at that *ply*."""
        return self._plies[ply].by == "chance" or self._hiding.uncovers(self._b, *self._around(ply))

    def copy(self) -> Match:
        """A match of its own that goes on from here."""
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin._plies, twin._past = self._plies[:], self._past[:]
        twin.seats = [seat.copy() for seat in self.seats]
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        """A copy with options of its own too. What has been played is shared: it is never changed."""
        twin = self.copy()
        twin.options = deepcopy(self.options, memo)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """What is pickled: all but what follows from it, and the clock, since a function may not travel."""
        return {name: value for name, value in vars(self).items() if name not in UNPICKLED}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """A match that was pickled goes on, by the clock of the machine that it goes on on."""
        vars(self).update(kept)
        self.clock = time.time
        self._rules, self._notation = self.game.noted_rules, self.game.notation
        self._listed, self._hiding = None, Hiding(self.game, self.options, self.players)

    # Documents

    def position(self) -> Position:
        """The position document: everything, hidden parts included."""
        return self._document(self._s)

    def view(self, seat: int | None, back: int = 0) -> Position:
        """The position document of what *seat* may know (None: a spectator), now or so many plies back."""
        seen = self._seen(self._past[-back] if back else self._s, SPECTATOR if seat is None else seat)
        return self._document(seen)

    def record(self, *, with_seed: bool = False) -> dict[str, Any]:
        """The document that replays this match. The seed is in it once the match is over, or *with_seed*."""
        from engawa.core.record import format_record

        return format_record(self, self._start, with_seed or self.to_act is None)

    @property
    def keeps(self) -> bool:
        """Whether there is something that may be kept turn after turn without being asked."""
        keeps = getattr(self._notation, "keeps", None)
        return keeps is not None and keeps(self._b)

    def keeping(self) -> int | None:
        """The action that keeps it, where nothing else is asked; else None."""
        return self._notation.keeping(self._b, self._s) if self.keeps else None  # type: ignore[attr-defined]

    @property
    def result(self) -> dict[str, Any] | None:
        """Who won, with what scores and why, once the match is over."""
        if self.to_act is not None:
            return None
        scores = [self._rules.score(self._b, self._s, seat) for seat in range(self.players)]
        best = [seat for seat, score in enumerate(scores) if score == max(scores)]
        drawn = len(best) == self.players > 1 and not self.game.shared_victory
        winners = [] if drawn else best
        result = {"winners": winners, "scores": scores, "reason": self._notation.ending(self._b, self._s)}
        places_of = getattr(self._notation, "places_of", None)
        places = places_of(self._b, self._s) if places_of is not None else None
        return result if places is None else result | {"places": places}

    @property
    def board(self) -> Any:
        """What never changes in this match."""
        return self._b

    # For people

    def seat_name(self, seat: int) -> Message:
        """What people call that *seat*."""
        return self._notation.seat_name(seat)

    def status(self, eyes: int | None = None) -> Message:
        """Whose turn it is and what is expected, or how it ended. Known is all, or what the *eyes* of a seat see."""
        return self._notation.status(self._b, self._s if eyes is None else self._seen(self._s, eyes))

    def spoken(self, move: str) -> tuple[Message | None, Message | None]:
        """A legal *move* for a list of moves: its heading and its words, where the notation has any for it."""
        action = self._parse(move)
        ways = (getattr(self._notation, name, None) for name in ("heading_of", "words_of"))
        heading, words = (None if way is None else way(self._b, self._s, action) for way in ways)
        return heading, words

    def text(self, ply: int, kept: bool = False) -> str:
        """What was played at that *ply*; or how it reads for those from whom it is *kept*."""
        text = self._plies[ply].text
        return self.game.veil(text) if kept else text

    def told(self, ply: int, kept: bool = False) -> list[Message]:
        """What happened at that *ply*, in messages; or what those are told from whom it is *kept*."""
        notes = self._plies[ply].notes
        told = (note for note in notes if not kept or note[0] in self.game.open_notes)
        messages = (self._notation.tell(self._b, note) for note in told)
        return [message for message in messages if message is not None]

    def kept_from(self, ply: int) -> frozenset[int]:
        """From whom that *ply* is kept, SPECTATOR among them: those for whom something more is hidden after it."""
        return self._hiding.covers(self._b, *self._around(ply))

    def is_hiding(self, seat: int) -> bool:
        """Whether that *seat* may not know all of the position."""
        return self._hiding.keeps(self._b, self._s, seat)

    def forecast(self, subject: str | None = None, eyes: int | None = None) -> dict[str, Any] | None:
        """What the game foresees for a *subject*, or without one for the decision at hand; None if nothing.

        It follows from what a seat may know. Without *eyes* that is what a spectator sees.
        """
        if self.game.forecast is None:
            return None
        return self.game.forecast(self._b, self._seen(self._s, SPECTATOR if eyes is None else eyes), subject)

    def draw(self, paint: Paint = lambda text, _: text, eyes: int | None = None) -> str:
        """The position as a picture in text: all of it, or what can be seen through the *eyes* of a seat."""
        return self.game.draw(self._b, self._s if eyes is None else self._seen(self._s, eyes), paint)

    def svg(self, lang: str = "en", eyes: int | None = None) -> str:
        """The position as a picture in plain SVG: all of it, or what can be seen through the *eyes* of a seat."""
        names = [self.seat_name(seat).text(lang) for seat in range(self.players)]
        acting = self.to_act if isinstance(self.to_act, int) else None
        return svg.page(self.game.title, self.status().text(lang), self._drawing(eyes), names, acting)

    def _repr_svg_(self) -> str:
        """What a notebook shows: all of the position, as `draw` does."""
        return self.svg()

    # Inside

    def _drawing(self, eyes: int | None) -> Drawing:
        if self.game.picture is None:
            return svg.lettered(self.draw(eyes=eyes))
        board = self._notation.format_board(self.options, self._b)
        return self.game.picture(board, self._document(self._s if eyes is None else self._seen(self._s, eyes)))

    def _stand(self, s: Any) -> None:
        """Let the match stand in a state, which is not changed any more."""
        actor: int = self._rules.to_act(self._b, s)
        self._s, self._listed = s, None
        self._actor = "chance" if actor == CHANCE else None if actor == OVER else actor

    def _parse(self, move: str) -> int:
        return self._notation.parse_move(self._b, self._s, expect_text(move, "move"))

    def _refusal(self, action: int, index: int, move: str) -> Refusal:
        clause = self.game.clauses[index]
        reason = self._notation.reason(self._b, self._s, action, clause.id)
        rule = {"en": clause.text("en"), "de": clause.text("de")}
        return Refusal(clause.id, move, reason, rule, clause.mark_of(reason.facts.get("case")))

    def _chances(self) -> list[tuple[int, int]] | None:
        size = self.game.kernels.MAX_ACTIONS
        out, weights = [0] * size, [0] * size
        count = self.game.kernels.chances(self._b, self._s, out, weights)
        return None if count == WIDE else list(zip(out[:count], weights[:count], strict=True))

    @property
    def _physics(self) -> Physics:
        assert self.game.physics is not None
        return self.game.physics

    @property
    def _chance_notation(self) -> ChanceNotation:
        return cast(ChanceNotation, self._notation)

    def _parse_outcome(self, text: str) -> list[int]:
        outcome = self._chance_notation.parse_outcome(self._b, self._s, expect_text(text, "outcome"))
        listed = self._chances()
        if listed is not None and outcome not in [[action] for action, _ in listed]:
            choices = ", ".join(self._format_outcome([action]) for action, _ in listed)
            message = Message("expected-choice", choices=choices)
            raise InvalidNotation(Message("expected", where="outcome", expected=message, came=repr(text)))
        return outcome

    def _format_outcome(self, outcome: list[int]) -> str:
        return self._chance_notation.format_outcome(self._b, self._s, outcome)

    def _act(self, move: str, action: int) -> str:
        seat = self.to_act
        assert isinstance(seat, int)
        self._advance(seat, move, lambda: self._rules.play(self._b, self._s, action))
        return move

    def _settle(self, outcome: list[int], landing: dict[str, Any] | None = None) -> str:
        text = self._format_outcome(outcome)
        wide = self._chances() is None
        settle = self._rules.settle if wide else self._rules.play
        self._advance("chance", text, lambda: settle(self._b, self._s, outcome if wide else outcome[0]), landing)
        return text

    def _advance(
        self, by: int | str, text: str, act: Callable[[], None], landing: dict[str, Any] | None = None
    ) -> None:
        before, thrower = self._s, self.thrower
        self.game.recorder.notes = notes = list[Note]()
        self._s = copied(before)  # what has been is never changed: copies of this match share it
        act()
        shared(self._s, before)
        self._past.append(before)
        self._stand(self._s)
        self._plies.append(Ply(by, text, round(self.clock(), 3), tuple(notes), landing, thrower))

    def _seen(self, s: Any, seat: int) -> Any:
        """The state as *seat* may know it."""
        return self._hiding.seen(self._b, s, seat)

    def _around(self, ply: int) -> tuple[Any, Any]:
        """The states before and after a ply."""
        return self._past[ply], self._past[ply + 1] if ply + 1 < self.ply else self._s

    def _document(self, s: Any) -> Position:
        return dict(self._notation.format_position(self.options, self._b, s))
