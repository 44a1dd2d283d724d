"""One match between bots. Everything in it follows from the setting, the deal and who sits where."""

from __future__ import annotations

import hashlib
import json
import time
from functools import lru_cache
from typing import Any, NamedTuple

from engawa import catalogue
from engawa.bots import opponents, sight
from engawa.core.contract import CHANCE, LEGAL, OVER
from engawa.core.fairness import SEED_BYTES, generator, seed_of, words
from engawa.core.forge.declare import copied
from engawa.core.game import Game, Options
from engawa.lab import contenders
from engawa.lab.dice import Dice

LONGEST = 200_000  # plies; whoever gets there shares the win with all others
OPENING = 2  # plies at random where no dice make one match differ from another


class Setting(NamedTuple):
    """What all matches of a tournament have in common."""

    game: str
    players: int = 2
    options: Options = {}
    opening: int = 0  # plies of the seats that are played at random first, the same in all matches of a deal
    nodes: int | None = None
    seconds: float | None = None
    seed: int | str = 1


class Pairing(NamedTuple):
    """Two contenders: one takes a seat, the other all the others."""

    one: str
    other: str


class Played(NamedTuple):
    """A match that is over."""

    shares: tuple[float, ...]  # of the win, by seat
    plies: int
    moves: tuple[int, int]  # where there was a choice: of the one contender, and of the other
    thought: tuple[float, float]  # seconds that they took


def opening_of(game: Game) -> int:
    """How many plies a tournament begins with at random unless somebody says otherwise."""
    return 0 if game.has("chances") or game.has("sample") else OPENING


def play_match(setting: Setting, pairing: Pairing, deal: int, seat: int) -> Played:
    """The match of a *deal* in which the one contender has that *seat*."""
    game = catalogue.find(setting.game)
    rules, budget = game.kernels, opponents.Budget(setting.nodes, setting.seconds)
    seed = seed_of_deal(setting.seed, deal)
    b, s = board_of(game, setting, seed), game.rules.State()
    rules.setup(b, s)
    dice, opening = Dice(game, setting.players, seed), generator(words(seed, "opening"))
    names = [pairing.one if each == seat else pairing.other for each in range(setting.players)]
    minds: list[opponents.Choose] = [contenders.find(name, game=game) for name in names]
    rngs = [generator(words(seed, f"{pairing.one} {pairing.other} {seat} {each}")) for each in range(setting.players)]
    moves, thought = [0, 0], [0.0, 0.0]
    out = [0] * rules.MAX_ACTIONS
    plies, acted = 0, 0
    while (actor := rules.to_act(b, s)) != OVER and plies < LONGEST:
        plies += 1
        if actor == CHANCE:
            dice.settle(b, s)
            continue
        acted += 1
        if acted <= setting.opening:
            rules.play(b, s, game.moves.any_action(b, s, opening, out))
            continue
        count = game.moves.legal(b, s, out)
        if count == 1:  # nobody is asked where there is no choice
            rules.play(b, s, out[0])
            continue
        start = time.perf_counter()
        action = minds[actor](sight_of(game, setting.players, b, s, actor, rngs[actor]), rngs[actor], budget)
        who = int(actor != seat)
        thought[who] += time.perf_counter() - start
        moves[who] += 1
        if action not in out[:count] and rules.refusal(b, s, action) != LEGAL:  # some that are legal are not listed
            raise ValueError(f"expected a legal action of {names[actor]!r} in {setting.game}, got {action}")
        rules.play(b, s, action)
    shares = shares_of(game, setting.players, b, s)
    return Played(shares, plies, (moves[0], moves[1]), (thought[0], thought[1]))


def sight_of(game: Game, players: int, b: Any, s: Any, seat: int, rng: list[int]) -> sight.Sight:
    """What a bot makes of the view of that *seat*: what `bots.sight.see` makes of the document, without writing it."""
    seen = copied(s)
    game.kernels.observe(b, seen, seat)
    game.kernels.imagine(b, seen, seat, rng)
    return sight.Sight(game, players, b, seen, seat)


def seed_of_deal(seed: int | str, deal: int) -> bytes:
    """The seed of one deal of a tournament: options left to chance, opening, dice and bots all follow from it."""
    return hashlib.blake2b(f"deal {deal}".encode(), key=seed_of(seed), digest_size=SEED_BYTES).digest()


def board_of(game: Game, setting: Setting, seed: bytes) -> Any:
    """The board of a deal. The same one is not made twice, so that a search knows it again."""
    options = game.notation.read_options(dict(setting.options), setting.players, seed)
    return _board(game, json.dumps(options, sort_keys=True))


@lru_cache(4)
def _board(game: Game, options: str) -> Any:
    return game.notation.board_of(json.loads(options))


def shares_of(game: Game, players: int, b: Any, s: Any) -> tuple[float, ...]:
    """Every seat's share of the win: whoever has the highest score, together."""
    if game.kernels.to_act(b, s) != OVER:
        return (1 / players,) * players
    scores = [game.kernels.score(b, s, seat) for seat in range(players)]
    best = max(scores)
    return tuple(float(score == best) / scores.count(best) for score in scores)
