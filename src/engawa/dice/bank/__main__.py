"""`python -m engawa.dice.bank`: throw the hands of the landing bank and write its file."""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import chain
from multiprocessing import get_context
from pathlib import Path

from engawa.dice.bank import FILE, write_bank
from engawa.dice.bank.layout import RUNS
from engawa.dice.bank.making import Run, made, thrown

CHUNK = 25


def main() -> int:
    """Write the bank; 0 when it is there."""
    parser = argparse.ArgumentParser(prog="python -m engawa.dice.bank", description="Make the landing bank.")
    parser.add_argument("--runs", type=int, default=RUNS, help=f"how many to throw ({RUNS})")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="how many throw at once")
    parser.add_argument("--output", type=Path, default=FILE, help="where to write it")
    options = parser.parse_args()
    runs: list[Run] = []
    with ProcessPoolExecutor(options.processes, get_context("spawn")) as pool:
        chunks = [range(at, min(at + CHUNK, options.runs)) for at in range(0, options.runs, CHUNK)]
        for several in pool.map(thrown, chunks):
            runs += several
            if sys.stderr.isatty():
                print(f"\r{len(runs)} of {options.runs} runs", end="", file=sys.stderr, flush=True)
    by_size = zip(*runs, strict=True)
    options.output.write_bytes(write_bank(made(), [*chain.from_iterable(chain.from_iterable(by_size))]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
