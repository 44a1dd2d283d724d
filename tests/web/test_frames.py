"""What is shown is one state: status, dock, title, icon, clock, log and end never run ahead of the board (TABLE 32).

frames.js looks every 50 ms in every browser test; here moves take their time, so that something could run ahead.
"""

from random import Random

import pytest
from server.people import make

import engawa
from web import ninja_all_stars, nueby
from web.nueby_positions import LATE
from web.people import address
from web.typist import Typist

FEWEST = 40  # looks at a table
MOVES = 4
OPTIONS = {"niwa": {"garden": "compact"}, "ninja-all-stars": ninja_all_stars.QUICK}
CLOCK = {"seconds": 600, "increment": 5}


def play(visit, server, watch, made, moves, **settings):
    """Play some moves, or to the end: nothing that the page said contradicted its board."""
    page = visit(f"http://{server.host}", address(made), **{"speed": "fast", "flat": True, **settings})
    typist = Typist(page, server, made)
    with typist.beside:
        over = typist.play_on(moves, Random(1), ninja_all_stars.chosen)
    assert page.evaluate("window.frames_seen") > FEWEST
    assert not [each for each in watch.complaints if "contradiction" in each]
    return over


@pytest.mark.parametrize("game", engawa.games())
def test_a_table_says_what_its_board_shows(visit, server, watch, game):
    others = ["random"] if game in OPTIONS else ["random", "random"]
    made = make(server, "me", *others, game=game, options=OPTIONS.get(game, {}), clock=CLOCK)
    play(visit, server, watch, made, MOVES)


@pytest.mark.parametrize("phone", [True, False])
def test_no_end_is_told_before_it_is_shown(visit, server, watch, phone):
    late = {"game": "nueby/jaeger", "players": 2, "turn": 0, "phase": "move", "die": 2, **LATE["jaeger"]}
    assert play(visit, server, watch, nueby.make(server, late, others="bot"), 60, phone=phone)
