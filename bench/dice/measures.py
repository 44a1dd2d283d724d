"""What is measured of the dice, row by row."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import median, quantiles
from time import process_time

from bench.dice import rapier
from bench.dice.rapier import Rapier
from bench.race import rate
from bench.row import Goal, Row, at_most
from engawa.core import rng
from engawa.core.fairness import seed_of
from engawa.core.forge import native
from engawa.dice import Hand, Throw, throw, tray
from engawa.dice.bank import bank, dealing
from engawa.dice.landing import FPS

NINE = (Hand(5, 2700), Hand(4, 900))
FIRST = 20  # throws that are not counted: the first ones compile and fill caches
ROUNDS, THROWS = 5, 100
QUICK_ROUNDS, QUICK_THROWS = 2, 40
WIRE = at_most(5000)
IMPORT = """
import os, time
import engawa.dice, numpy

def resident():
    return int(open("/proc/self/statm").read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1000

before, start = resident(), time.process_time()
import mujoco
print(time.process_time() - start, resident() - before)
"""


@dataclass
class Round:
    """Seconds of CPU, throw by throw, ours and theirs by their steps a frame; and the bytes of ours."""

    ours: list[float] = field(default_factory=list)
    theirs: dict[int, list[float]] = field(default_factory=dict)
    sizes: list[float] = field(default_factory=list)


def rows(quick: bool) -> Iterator[Row]:
    """Every row, as soon as it is measured."""
    rapier.install()
    steps = (tray.STEPS, tray.STEPS // 2)
    peers = {each: Rapier(each) for each in steps}
    play("first", FIRST, peers)
    amounts = (QUICK_ROUNDS, QUICK_THROWS) if quick else (ROUNDS, THROWS)
    rounds = [play(f"round {i}", amounts[1], peers) for i in range(amounts[0])]
    for peer in peers.values():
        peer.stop()
    for each, goal in zip(steps, (at_most(1), None), strict=True):
        name = f"Rapier in Node, {each * FPS} steps/s"
        for percent in (50, 95):
            yield beside(f"throw of nine dice, {percent} of 100", name, percent, each, rounds, goal)
    sizes = [size for round in rounds for size in round.sizes]
    yield Row("a throw on the wire, median", "bytes", median(sizes), goal=WIRE)
    yield Row("a throw on the wire, 95 of 100", "bytes", percentile(sizes, 95), goal=WIRE)
    yield dealing_nine()
    yield from imports()


def dealing_nine() -> Row:
    """Nine dice from the bank, two hands dealt one after the other, as compiled playouts do."""
    life = native(dealing, "land")
    landings, generator, places = life.ints(len(bank().landings)), life.ints(rng.WORDS), life.ints(27)
    landings[:] = bank().landings
    rng.seed(generator, 1)

    def deal() -> float:
        for _ in range(1000):
            lies = life.land(landings, generator, places, 0, 0b11111, 2700, 2)
            life.land(landings, generator, places, lies, 0b111100000, 900, 2)
        return 1000

    deal()
    return Row("nine dice dealt from the bank, compiled", "throws/s", rate(deal, 1.0))


def play(name: str, throws: int, peers: dict[int, Rapier]) -> Round:
    """So many throws, each by all in turn."""
    measured = Round(theirs={steps: [] for steps in peers})
    for number in range(throws):
        request = Throw(NINE, seed_of(1), f"{name}, {number}")
        start = process_time()
        document = throw(request).document()
        measured.ours.append(process_time() - start)
        measured.sizes.append(len(json.dumps(document, separators=(",", ":"))))
        for steps, peer in peers.items():
            measured.theirs[steps].append(peer.throw(request)["ms"] / 1000)
    return measured


def beside(what: str, peer: str, percent: int, steps: int, rounds: list[Round], goal: Goal | None) -> Row:
    """A row of a percentile of both, round by round."""
    pairs = [(percentile(round.ours, percent), percentile(round.theirs[steps], percent)) for round in rounds]
    ours, theirs = (median(side) for side in zip(*pairs, strict=True))
    return Row(what, "s", ours, peer, theirs, tuple(one / other for one, other in pairs), goal)


def percentile(values: list[float], percent: int) -> float:
    """The value that so many per cent do not exceed."""
    return quantiles(values, n=100)[percent - 1]


def imports() -> Iterator[Row]:
    """What loading MuJoCo costs a process that has NumPy."""
    command = [sys.executable, "-c", IMPORT]
    printed = [subprocess.run(command, capture_output=True, text=True, check=True).stdout for _ in range(5)]
    seconds, kilobytes = zip(*(map(float, line.split()) for line in printed), strict=True)
    yield Row("import mujoco", "s", median(seconds))
    yield Row("memory that it takes", "kB", median(kilobytes))
