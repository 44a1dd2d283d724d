"""The table in the terminal: people at one screen, bots and chance, until somebody leaves."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress

from engawa import bots
from engawa.bots import remarks
from engawa.cli import analysis, clauses
from engawa.cli.matches import load, save
from engawa.cli.moves import write_moves
from engawa.cli.screen import Screen
from engawa.core import documents, errors, fairness, messages
from engawa.core.hiding import SPECTATOR
from engawa.core.match import Match

PROMPT = "> "
ROWS = 6  # of moves that are listed unasked
DIGITS = 6  # that a number of a move can have at most
ALWAYS, ASK = "always", "ask"  # said with `keep`: for the match, or no longer
AGREED = "agreed"  # said with `undo` when everybody is asked
WORDY = 40  # letters; what is longer, such as a throw, is told and not repeated


class Leave(Exception):
    """Somebody gets up from the table."""


class Table:
    """A match in the terminal: it is shown, and lines are asked for and obeyed."""

    def __init__(self, screen: Screen, match: Match, silent: bool = False) -> None:
        self.screen = screen
        self.silent = silent  # bots say nothing
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "legal": self.legal,
            "show": self.show,
            "why": self.why,
            "hint": self.hint,
            "rules": self.rules,
            "undo": self.undo,
            "save": self.save,
            "load": self.load,
            "quit": self.quit,
        }
        self.put_up(match)

    def put_up(self, match: Match) -> None:
        """Put a match on the table."""
        seats = enumerate(match.seats)
        self.bots = {seat: bots.find(each["bot"]) for seat, each in seats if each.get("bot") is not None}
        self.match = match
        self.people = [seat for seat in range(match.players) if seat not in self.bots]
        self.kept = match.history  # what is on disk, or nobody's loss
        self.eyes: int | None = SPECTATOR if match.game.hides else None  # whose view is shown; None: all
        self.told: dict[int | None, int] = dict.fromkeys((None, SPECTATOR, *self.people), match.ply)  # plies, by eyes
        # Who keeps what may be kept: for the match, and for the turn that is under way.
        self.keepers: set[int] = set()
        self.keeper: int | None = None
        self.commands.pop("keep", None)
        if match.keeps:
            self.commands["keep"] = self.keep
        self.taken = ""  # what has been taken back, that nobody has been told yet

    def sit(self) -> None:
        """Play until somebody leaves."""
        with suppress(ImportError):
            import readline  # noqa: F401  # lines can be edited and called back
        try:
            self.begin()
            while True:
                self.obey(self.ask())
        except Leave:
            self.farewell()
        except KeyboardInterrupt:
            self.screen.write()
            self.farewell()
            raise

    def ask(self) -> str:
        """The next line that somebody types."""
        try:
            line = input(PROMPT)
        except EOFError:
            self.screen.write()
            raise Leave from None
        if not sys.stdin.isatty():
            self.screen.write(line)  # so that what was piped in reads like a session
        return line.strip()

    def obey(self, line: str) -> None:
        """Do what a line says: a move, its number, or a command."""
        word, _, rest = line.partition(" ")
        try:
            if word.lower() in self.commands and line not in self.match.legal():
                self.commands[word.lower()](rest.strip())
            elif line:
                self.act(line)
            elif self.match.to_act is None:
                raise Leave
        except errors.IllegalMove as error:
            clauses.write_refusal(self.screen, error.refusal)
        except errors.InvalidNotation as error:
            self.screen.write(error.text(self.screen.lang), "refused")

    # Playing

    def begin(self) -> None:
        """Say what is played and who plays, and let it begin."""
        match, screen = self.match, self.screen
        chosen = [f"{key}={value}" for key, value in match.options.items() if isinstance(value, str)]
        chosen += [key for key, value in match.options.items() if value is True]
        screen.write("  ".join([match.game.title, *chosen]), "head")
        screen.write(" · ".join(self.label(seat) for seat in range(match.players)))
        if self.has_chance and match.commitment is not None:
            screen.tell("cli-commitment", commitment=match.commitment)
        screen.write(screen.say("cli-begin") if self.people else "", "quiet")
        self.proceed()
        self.kept = match.history

    def act(self, line: str) -> None:
        """Play a move, or at chance an outcome that somebody else has rolled."""
        if self.match.to_act is None:
            raise errors.InvalidNotation(messages.Message("cli-over"))
        self.match.play(self.numbered(line))
        self.proceed()

    def proceed(self) -> None:
        """Let bots and chance act until it is a person's turn, then show what came of it."""
        match = self.match
        while True:
            actor = match.to_act
            if self.keeper is not None and match.position().get("turn") != self.keeper:
                self.keeper = None
            if actor == "chance" and match.seed is not None:
                self.roll()
            elif isinstance(actor, int) and actor in self.bots:
                self.play_for(actor)
            elif isinstance(actor, int) and self.is_kept(actor):
                action = match.keeping()
                assert action is not None
                match.play_action(action)
            else:
                break
        self.part()
        self.hand_over()
        self.show()

    def roll(self) -> None:
        """Settle chance. Where dice are thrown, bots flick, people just roll, and a line says who."""
        match, throwers = self.match, self.match.throwers
        flicks = {
            seat: self.bots[seat].flick(match.view(seat), seat, self.rng(seat))
            for seat in throwers
            if seat in self.bots
        }
        match.roll({seat: flick for seat, flick in flicks.items() if flick is not None} or None)
        if throwers:
            names = (self.match.seat_name(seat).text(self.screen.lang) for seat in throwers)
            self.screen.tell("cli-threw", seats=", ".join(names))

    def is_kept(self, seat: int) -> bool:
        """Whether *seat* keeps what it is asked about, for this turn or for the match."""
        return self.match.keeping() is not None and (seat in self.keepers or seat == self.keeper)

    def play_for(self, seat: int) -> None:
        """Let a bot play, and say what it likes to say."""
        moment = None if self.silent else remarks.moment_of(self.match, seat, self.bots[seat].name)
        action = self.think(seat)
        said = None if moment is None else remarks.remark(moment, action)
        self.match.play_action(action)
        if said is not None:
            self.match.remark(said)

    def part(self) -> None:
        """Let a bot say something to the end, if the match has come to it just now."""
        if self.silent or self.match.to_act is not None or self.match.history == self.kept:
            return
        said = remarks.farewell(self.match, {seat: bot.name for seat, bot in self.bots.items()})
        if said is not None:
            self.match.remark(said)

    def think(self, seat: int) -> int:
        """What a bot chooses."""
        with self.screen.wait("cli-thinking", who=self.label(seat)):
            return self.bots[seat].choose(self.match.view(seat), self.rng(seat), bots.BUDGET)

    def hand_over(self) -> None:
        """Show the view of a person who is to act; wait until nobody else looks, if somebody may not know it."""
        match, actor = self.match, self.match.to_act
        if not match.game.hides or not self.people or actor is None:
            self.told[None], self.eyes = self.told[self.eyes], None
        elif len(self.people) == 1:
            self.eyes = self.people[0]
        elif isinstance(actor, int) and actor != self.eyes:
            self.eyes = actor
            if any(match.is_hiding(seat) for seat in self.people):
                self.screen.wipe()
                self.screen.tell("cli-hand-over", name=match.seat_name(actor).text(self.screen.lang))
                self.ask()

    def rng(self, seat: int) -> list[int]:
        """The generator of a bot: it follows from the seed, so that it does the same again."""
        seed = fairness.seed_of(self.match.seed)
        return fairness.generator(fairness.words(seed, f"bot {seat} ply {self.match.ply}"))

    def numbered(self, line: str) -> str:
        """The move that a line means by its number, else the line itself."""
        moves = self.match.legal()
        if not line.isdecimal() or line in moves or not moves:
            return line
        if len(line) > DIGITS or not 1 <= int(line) <= len(moves):
            raise errors.InvalidNotation(messages.Message("cli-no-number", came=documents.shown(line), most=len(moves)))
        return moves[int(line) - 1]

    # Showing

    def show(self, rest: str = "") -> None:
        """The position, what has happened, whose turn it is, and what can be done."""
        if self.people:
            self.screen.write()
        else:
            self.tell_news()
        self.screen.draw(self.match, self.eyes)
        self.screen.write()
        self.tell_news()
        self.screen.write(self.match.status().text(self.screen.lang), "head")
        if self.match.to_act is None:
            self.show_result()
        elif self.match.to_act == "chance":
            self.screen.tell("cli-roll-yourself")
        else:
            write_moves(self.screen, self.match, most=ROWS)

    def tell_news(self) -> None:
        """What was played, and what it means, since those who look were told last."""
        rows = [("undo", self.taken)] if self.taken else []
        rows += [row for ply in range(self.told[self.eyes], self.match.ply) for row in self.news(ply)]
        if rows:
            self.screen.entries(rows, "quiet")
            self.screen.write()
        self.told[self.eyes], self.taken = self.match.ply, ""

    def news(self, ply: int) -> list[tuple[str, str]]:
        """What was played at that *ply*, and what it means, as far as those may know who look; and what a bot said."""
        kept = self.eyes is not None and self.eyes in self.match.kept_from(ply)
        told = " ".join(message.text(self.screen.lang) for message in self.match.told(ply, kept))
        text = self.match.text(ply, kept)
        rows = [(text if len(text) <= WORDY or not told else f"{text.split()[0]} …", told)]
        said = self.match.plies[ply].remark
        if said is not None and not self.silent:
            name = self.match.seat_name(said["seat"]).text(self.screen.lang)
            rows.append(("", self.screen.say("cli-remark", name=name, said=remarks.words_of(said, self.screen.lang))))
        return rows

    def show_result(self) -> None:
        """Who has won, with what scores, and the seed that was committed to."""
        match, screen, result = self.match, self.screen, self.match.result
        assert result is not None
        winners: list[int] = result["winners"]
        case = "nobody" if not winners else "you" if winners == self.people else "others"
        screen.tell("cli-result", case=case, winners=", ".join(self.label(seat) for seat in winners))
        for place, seat in enumerate(result.get("places", ()), 1):
            screen.tell("cli-place", place=place, who=self.label(seat))
        if not {*result["scores"]} <= {-1, 0, 1}:
            screen.entries([(self.label(seat), str(score)) for seat, score in enumerate(result["scores"])], "")
        if self.has_chance and match.seed is not None:
            screen.tell("cli-seed", seed=match.seed.hex())
        screen.write(screen.say("cli-after"), "quiet")

    def label(self, seat: int) -> str:
        """A seat and who sits there."""
        bot = self.bots.get(seat)
        who = bot.title.text(self.screen.lang) if bot else self.screen.say("cli-person", people=len(self.people))
        return self.screen.say("cli-seat", name=self.match.seat_name(seat).text(self.screen.lang), who=who)

    @property
    def has_chance(self) -> bool:
        return self.match.game.has("chances") or self.match.game.has("sample")

    def farewell(self) -> None:
        self.screen.tell("cli-bye" if self.match.history == self.kept else "cli-bye-unsaved")

    # The commands

    def help(self, rest: str) -> None:
        say, clause = self.screen.say, next(iter(self.match.game.clauses)).id
        rows = [(say(f"cli-table-{name}"), say(f"cli-table-{name}-does", clause=clause)) for name in self.commands]
        self.screen.tell("cli-table")
        self.screen.entries(rows)

    def legal(self, rest: str) -> None:
        write_moves(self.screen, self.match, rest)

    def keep(self, rest: str) -> None:
        """Keep what may be kept for the rest of the turn, or for the match; or be asked again."""
        actor = self.match.to_act
        if not isinstance(actor, int):
            raise errors.InvalidNotation(messages.Message("cli-over"))
        if rest.lower() == ASK:
            self.keepers.discard(actor)
            self.keeper = None
        elif rest.lower() == ALWAYS:
            self.keepers.add(actor)
        else:
            self.keeper = actor
        self.proceed()

    def why(self, rest: str) -> None:
        move = self.numbered(self.need(rest, "why"))
        refusal = self.match.why(move)
        if refusal is None:
            self.screen.tell("cli-is-legal", move=move)
        else:
            clauses.write_refusal(self.screen, refusal)

    def hint(self, rest: str) -> None:
        analysis.write_hint(self.screen, analysis.hint_for(self.screen, self.match))

    def rules(self, rest: str) -> None:
        if rest:
            clauses.write_clause(self.screen, *clauses.find_clause(rest, [self.match.game]))
        else:
            clauses.write_clauses(self.screen, self.match.game)

    def undo(self, rest: str) -> None:
        """Take back the last move of a person and what bots and chance made of it. Bots always agree."""
        mine = [i for i, ply in enumerate(self.match.plies) if ply.by in self.people]
        if not mine:
            raise errors.InvalidNotation(messages.Message("nothing-to-undo"))
        if len(self.people) > 1 and rest.lower() != AGREED and not self.is_free_undo(mine[-1]):
            raise errors.InvalidNotation(messages.Message("cli-undo-asks", agreed=AGREED))
        plies = range(mine[-1], self.match.ply)
        taken = [self.match.text(ply, kept=bool(self.match.kept_from(ply))) for ply in plies]
        for _ in taken:
            self.match.undo()
        self.told = {seat: min(ply, self.match.ply) for seat, ply in self.told.items()}
        self.taken = self.screen.say("cli-taken-back", moves=", ".join(taken))
        self.hand_over()
        self.show()

    def is_free_undo(self, ply: int) -> bool:
        """Whether whoever acted at that *ply* may take it back unasked, if bots agree to take back their replies."""
        trial = self.match.copy()
        while trial.ply > ply + 1:
            if trial.reveals(trial.ply - 1):
                return False
            trial.undo()
        seat = trial.plies[ply].by
        return isinstance(seat, int) and trial.free_undo(seat) > 0

    def save(self, rest: str) -> None:
        path = save(self.match, self.need(rest, "save"))
        self.kept = self.match.history
        self.screen.whole(self.screen.say("cli-saved", path=str(path)))

    def load(self, rest: str) -> None:
        self.put_up(load(self.need(rest, "load")))
        self.screen.write()
        self.begin()

    def quit(self, rest: str) -> None:
        raise Leave

    def need(self, rest: str, command: str) -> str:
        """What must follow a command."""
        if not rest:
            raise errors.InvalidNotation(messages.Message("cli-needs", usage=self.screen.say(f"cli-table-{command}")))
        return rest
