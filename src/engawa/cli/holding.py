"""Holding a tournament for a command: what its options say, a bar meanwhile, and where the report goes."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from math import isfinite
from pathlib import Path
from typing import Any

import typer

from engawa import catalogue
from engawa.cli import parameters, wishes
from engawa.cli.screen import Screen
from engawa.core import documents, errors, fairness, messages
from engawa.core.game import Game
from engawa.lab import arena, contenders, pages, tournament
from engawa.lab.rows import Row

MOST_DEALS, MOST_NODES, MOST_SECONDS, MOST_JOBS, MOST_PLIES = 1_000_000, 10**12, 3600.0, 256, 1000
INTERRUPTED = 130
TERMS = {"players": "{} players", "seconds": "{} s a move", "nodes": "{} nodes a move", "opening": "opening {}"}

Lines = Callable[[Callable[..., str], int | None], list[str]]  # a report in a language, for so many columns


class Holding:
    """One tournament, from the words of a command to its rows and its section of a page."""

    def __init__(self, screen: Screen, name: str, game: str, wish: wishes.Wish) -> None:
        self.screen, self.name, self.wish = screen, name, wish
        self.game: Game = catalogue.find(game)
        self.deals = parameters.read_number(wish.pairs, "--pairs", 1, MOST_DEALS)
        self.jobs = _number(wish.jobs, "--jobs", 1, MOST_JOBS) or os.cpu_count() or 1
        self.setting = self._setting()
        self.complete = True
        for page in (wish.rows, wish.write):
            if page is not None:
                _expect_writable(Path(page))

    def play(self, pairings: Sequence[arena.Pairing]) -> list[Row]:
        """Play all deals of these pairings; after Ctrl-C, or if a process is killed, those that there are."""
        names = {name for pairing in pairings for name in pairing}
        with self.screen.wait("lab-compiling", game=self.game.title):
            contenders.warm(self.game, names)
        tasks, rows, self._load = (
            tournament.tasks_of(self.setting, pairings, self.deals),
            list[Row](),
            [pages.load_now()],
        )
        path = None if self.wish.rows is None else Path(self.wish.rows)
        done = 0
        try:
            for each in self.screen.watch(
                tournament.hold(tasks, self.jobs, path), len(tasks), "lab-playing", deals=len(tasks)
            ):
                rows += each
                done += 1
        except (KeyboardInterrupt, BrokenProcessPool):
            self.complete = False
            self.screen.aside.print(self.screen.say("lab-stopped", done=done, deals=len(tasks)), highlight=False)
            if not rows:
                raise typer.Exit(INTERRUPTED) from None
        self._load.append(pages.load_now())
        return rows

    def report(self, words: str, subject: str, lines: Lines, document: Any, json: bool) -> None:
        """Show the report, and put it into the page that was named, in English.

        The *words* after the game tell it from others of its kind; *subject* says the same in its heading.
        """
        if json:
            self.screen.document(document)
        else:
            for line in lines(self.screen.say, self.screen.console.width if self.screen.is_terminal else None):
                self.screen.whole(line)
        page = self.wish.write
        if page is not None and self.complete:
            self._write(Path(page), words, subject, lines(lambda key, **facts: messages.say(key, "en", **facts), None))
        if page is not None and not json:
            self.screen.whole(self.screen.say("lab-written" if self.complete else "lab-not-written", where=page))
        if not self.complete:
            raise typer.Exit(INTERRUPTED)

    def _write(self, path: Path, words: str, subject: str, lines: list[str]) -> None:
        wish = self.wish._asdict()
        given = {name: wish[name] for name in TERMS if wish[name] is not None}
        options = self.wish.option or []
        flags = [*(f"--{name} {value}" for name, value in given.items()), *(f"--option {pair}" for pair in options)]
        terms = [*(TERMS[name].format(value) for name, value in given.items()), *options]
        key = " ".join(filter(None, ["engawa lab", self.name, self.game.key, words, *flags]))
        title = ": ".join(filter(None, [self.game.title, ", ".join(filter(None, [subject, *terms]))]))
        about = (
            f"`{key} --pairs {self.wish.pairs} --seed {self.wish.seed}` · {pages.circumstances(self.game, self._load)}."
        )
        pages.write_section(path, key, [f"## {title}", "", *lines, "", about])

    def _setting(self) -> arena.Setting:
        wish, count = self.wish, self.game.players
        least = max(2, count[0])
        players = least if wish.players is None else parameters.read_number(wish.players, "--players", least, count[-1])
        options, seed = (
            parameters.read_options(wish.option or []),
            int(wish.seed) if parameters.WHOLE.fullmatch(wish.seed) else wish.seed,
        )
        self.game.notation.read_options(
            dict(options), players, fairness.seed_of(seed)
        )  # complains before anybody plays
        opening = _number(wish.opening, "--opening", 0, MOST_PLIES)
        return arena.Setting(
            game=self.game.key,
            players=players,
            options=options,
            opening=arena.opening_of(self.game) if opening is None else opening,
            nodes=_number(wish.nodes, "--nodes", 1, MOST_NODES),
            seconds=_seconds(wish.seconds),
            seed=seed,
        )


def _expect_writable(path: Path) -> None:
    """Find out before hours of play whether their results can be kept."""
    try:
        if path.exists():
            path.open("a").close()
        elif not path.parent.is_dir():
            raise errors.InvalidNotation(
                messages.Message("cli-not-writable", where=str(path), problem=messages.Message("cli-no-directory"))
            )
    except OSError as error:
        raise errors.InvalidNotation(
            messages.Message("cli-not-writable", where=str(path), problem=documents.trouble(error))
        ) from None


def _number(text: str | None, where: str, least: int, most: int) -> int | None:
    return None if text is None else parameters.read_number(text, where, least, most)


def _seconds(text: str | None) -> float | None:
    """The seconds that an option gives."""
    if text is None:
        return None
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    good = isfinite(seconds) and 0.0 < seconds <= MOST_SECONDS
    documents.expect(good, "--seconds", "lab-expected-seconds", text, most=str(int(MOST_SECONDS)))
    return seconds
