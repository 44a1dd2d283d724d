"""How many sequences of moves and outcomes the six Nüby games have: witnesses from openings and crowded positions."""

import json
from pathlib import Path

import pytest
from games.nueby.sketch import sketch

import engawa
from engawa.core.forge import interpreted, native
from engawa.lab import perft

TABLE = json.loads(Path(__file__).with_name("nueby.json").read_text())
OPENINGS = [(name, int(players)) for name, rows in TABLE["openings"].items() for players in rows]
CROWDED = {
    "zweite-ebene": ("r34 i20 r12 s2", "i21 i23 r11 t1"),
    "einser-blocker": ("r5 r29 s0 s1", "r6 r7 s2 z2.2"),
    "jaeger": ("n0.2 r0 r47* r41", "r46 n0.3 r1 n5.2*"),
    "werfer": ("r45 r0 r13 s0", "r47 r12 r20 s1"),
    "abkuerzungen": ("r11 g1.2 r57 s1", "r10 g1.1 r58 r28"),
    "kurzer-einsatz": ("r5 e1.0 e1.1 r46", "r8 e1.2 e1.3 r45"),
}


def count(life, m: engawa.Match, depth: int) -> int:
    size, state = m.game.kernels.MAX_ACTIONS, m.game.rules.State
    pool = life.pool(state, depth + 1)
    pool[0] = life.enter(m._s)
    buffers = life.ints(depth + 1, size), life.ints(size), life.ints(depth + 1)
    return int(life.perft(life.enter(m._b), pool, *buffers, depth))


def crowded(name: str) -> engawa.Match:
    facts = {"blocks": "b0.2 r9"} if name == "einser-blocker" else {}
    return sketch(name, *CROWDED[name], phase="roll", **facts)


@pytest.mark.parametrize(("name", "players"), OPENINGS)
def test_openings_of_every_number_of_players(name, players):
    m = engawa.new(f"nueby/{name}", players=players)
    life = interpreted(m.game.bound(perft))
    assert [count(life, m, depth) for depth in range(1, 6)] == TABLE["openings"][name][str(players)]


@pytest.mark.parametrize("name", CROWDED)
def test_crowded_positions_in_both_lives(name):
    m = crowded(name)
    plain, twin = interpreted(m.game.bound(perft)), native(m.game.bound(perft), "perft")
    assert [count(plain, m, depth) for depth in range(1, 5)] == TABLE["crowded"][name][:4]
    assert [count(twin, m, depth) for depth in range(1, 8)] == TABLE["crowded"][name]
