"""There is one card for an omen, so nobody must learn from the window who could play it. [NS-P5, NS-I5]

Two worlds differ in one card of one hand: Stellar Alignment, or another. Whatever anybody else is sent is the same.
"""

import random
from collections import Counter
from itertools import count, islice

import pytest
from games.ninja_all_stars.sketch import load, new

from engawa.server.ply_message import PlyMessage
from engawa.server.table import Table, Viewer
from engawa.store import Event

OMEN = "stellar-alignment"
BEFORE_A_ROUND, AT_ITS_START = ("init", "deal", "deploy"), ("omen", "courier", "turn")
BOX = new(2)
CARDS = BOX.game.notation.format_board(BOX.options, BOX.board)["cards"]
COPIES = {name: card["copies"] for name, card in CARDS.items()}
WINDOWS = 241  # as many as were found to name the card


def rounds():
    """Positions of random matches from which the next ply begins a round, with that ply."""
    for seed in count():
        dice = random.Random(seed)
        match = new(2 + seed % 3, seed, setup="quick", janken="dice", challenge=("brawl", "hill")[seed % 2])
        while match.to_act is not None:
            before, by = match.position(), match.to_act
            text = match.roll() if by == "chance" else match.play(choice(match, dice))
            if before["phase"] in BEFORE_A_ROUND and match.position()["phase"] in AT_ITS_START:
                yield before, by, text


def choice(match, dice):
    """Rounds are over soon where models end what they began."""
    legal = match.legal()
    return next((text for text in ("end", "pass") if text in legal), dice.choice(legal))


def worlds(before, seat):
    """The same position with the omen in a hand, and without: its last card is another one. Nobody else has any."""
    hands = [[card for card in hand if card != OMEN] for hand in before["hands"]]
    used = Counter([*before.get("discard", []), *(card for hand in hands for card in hand)])
    spare = (card for card, copies in COPIES.items() for _ in range(copies - used[card]) if card != OMEN)
    kept, last = hands[seat][: len(before["hands"][seat]) - 1], next(spare)
    kept += [next(spare) for _ in range(len(before["hands"][seat]) - 1 - len(kept))]
    held = [[*hand, *islice(spare, len(was) - len(hand))] for hand, was in zip(hands, before["hands"], strict=True)]
    for card in (OMEN, last):
        yield before | {"hands": [[*kept, card] if i == seat else hand for i, hand in enumerate(held)]}


def table_at(position):
    players = len(position["hands"])
    seats = [{"kind": "link", "name": None, "bot": None}] * players
    header = {"game": "ninja-all-stars", "options": None, "start": position, "seats": seats, "clock": None}
    return Table.begun("m", header | {"commitment": ""}, bytes(32))


def follow(table, type, text):
    table.follow(Event("m", table.number, type, {"text": text}, 0.0))


def told(table, seat):
    """All that is sent to everybody but that seat: to those who are there, and to those who come."""
    viewers = [Viewer(()), *(Viewer((other,)) for other in range(table.match.players) if other != seat)]
    news = [PlyMessage(table).to(viewer) for viewer in viewers]
    return news + [table.snapshot(viewer, [], 60.0).standing.model_dump_json() for viewer in viewers]


def asked(table, seat):
    return table.match.position()["phase"] == "omen" and table.match.to_act == seat


@pytest.mark.clause("NS-P5", "NS-I5")
def test_nobody_learns_from_an_omen_who_could_play_it():
    windows = 0
    for before, by, text in rounds():
        for seat, hand in enumerate(before["hands"]):
            if not hand or before.get("discard", []).count(OMEN) == COPIES[OMEN]:
                continue
            tables = [table_at(position) for position in worlds(before, seat)]
            for table in tables:
                follow(table, "outcome" if by == "chance" else "move", text)
            assert told(tables[0], seat) == told(tables[1], seat)
            while not asked(tables[0], seat):  # those before it pass
                for table in tables:
                    follow(table, "move", "pass")
                assert told(tables[0], seat) == told(tables[1], seat)
            assert [len(table.match.legal()) > 1 for table in tables] == [True, False]
            for table in tables:
                follow(table, "move", "pass")
            assert told(tables[0], seat) == told(tables[1], seat)
            windows += 1
        if windows >= WINDOWS:
            return


@pytest.mark.clause("NS-P5", "NS-T9")
def test_an_omen_is_asked_for_only_where_one_may_be_in_hand():
    before, by, text = next(each for each in rounds() if each[0]["phase"] == "init")
    several = before | {"hands": [["vault"], *([] for _ in before["hands"][1:])]}
    for position, is_asked in (
        (several, True),
        (several | {"hands": [[] for _ in before["hands"]]}, False),  # nothing in hand
        (several | {"discard": [OMEN] * COPIES[OMEN]}, False),  # all of them lie open
        (several | {"discard": [OMEN] * (COPIES[OMEN] - 1)}, True),
    ):
        match = load(position)
        match.roll() if by == "chance" else match.play(text)
        assert (match.position()["phase"] == "omen") == is_asked
