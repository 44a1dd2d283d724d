"""Bots at work: a generator for them, one action, and matches that go on for a while."""

from engawa import bots
from engawa.core import rng
from engawa.core.fairness import seed_of
from engawa.core.match import Match

FORTY = 40  # simulations: as many as the weakest level has, and enough to grow a tree


def generator(seed: int) -> list[int]:
    words = [0] * rng.WORDS
    rng.seed(words, seed)
    return words


FEW = bots.Budget(nodes=FORTY, seconds=None)  # whatever the level of a bot, and all the time that they take


def choose(match: Match, name: str, words: list[int]) -> int:
    """What a bot chooses from what its seat may know."""
    assert isinstance(match.to_act, int)
    return bots.find(name).choose(match.view(match.to_act), words, FEW)


def play(match: Match, name: str, words: list[int]) -> str:
    """Let a bot act."""
    action = choose(match, name, words)
    assert action in match.legal_actions()
    return match.play_action(action)


def play_on(match: Match, names: tuple[str, ...], seed: int, plies: int = 1000) -> Match:
    """Let bots play so many plies, or to the end."""
    words, last = generator(seed), match.ply + plies
    while match.to_act is not None and match.ply < last:
        if match.to_act == "chance":
            match.roll()
        else:
            play(match, names[match.to_act], words)
    return match


def begun(game: object, players: int, options: dict[str, object], seed: int) -> Match:
    """A match of any game, of the catalogue or not."""
    drawn = seed_of(seed)
    return Match(game, game.notation.read_options(options, players, drawn), players, seed=drawn)
