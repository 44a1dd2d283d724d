"""The board of a match: what the edition and the options say, as tables for the kernels."""

from __future__ import annotations

from engawa.games.ninja_all_stars import vocabulary as v
from engawa.games.ninja_all_stars.edition import Edition, Profile
from engawa.games.ninja_all_stars.squad import Squad
from engawa.games.ninja_all_stars.state import Board

APART = 2  # between furniture and everything that it must not hem in [NS-S5]
TWO_PLAYERS, FOUR_PLAYERS = 2, 4


def build(
    edition: Edition, board: str, challenge: str, squads: list[Squad], quick: bool, dice: bool, handicap: bool
) -> Board:
    """The board of a match between these squads."""
    b = Board(
        players=len(squads), challenge=v.CHALLENGE_NAMES.index(challenge), quick=int(quick), dice_janken=int(dice)
    )
    b.rounds, b.allowed = edition.rounds[b.challenge], edition.allowed[b.players - TWO_PLAYERS]
    _lay_spaces(b, edition, board)
    _number_abilities(b, edition)
    dearest = max(squad.koban for squad in squads)
    for seat, squad in enumerate(squads):
        b.element[seat], b.members[seat] = squad.element, len(squad.members)
        # A card more for every full four Koban below the dearest team.
        b.extra_cards[seat] = (dearest - squad.koban) // 4 if handicap else 0
        for i, member in enumerate(squad.members):
            _enlist(b, seat * v.OWN + i, member.kind, member.profile)
        b.first[seat] = _first_of(edition, squad, seat, b.first[seat])
    for sentry in range(v.SENTRIES):
        _enlist(b, v.NINJA + sentry, v.SAMURAI, edition.sentry)
    _lay_objects(b, edition)
    _post_sentries(b, edition)
    return b


def _enlist(b: Board, model: int, kind: int, profile: Profile) -> None:
    b.kind[model], b.mv[model], b.at[model], b.df[model] = kind, profile.mv, profile.at, profile.df
    b.keywords[model] = sum(1 << keyword for keyword in profile.keywords)
    b.range[model], b.bow[model] = profile.ranged
    b.large |= profile.large << model


def _number_abilities(b: Board, edition: Edition) -> None:
    for keyword, (reach, gain) in enumerate(edition.abilities):
        b.reach[keyword], b.gain[keyword] = reach, gain
    for i, card in enumerate(edition.cards):
        b.card_element[i], b.copies[i], b.card_gain[i], b.card_matched[i] = card
    b.deck = sum(b.copies)


def _lay_spaces(b: Board, edition: Edition, board: str) -> None:
    terrain, zone = edition.boards[board]
    b.terrain, b.zone = list(terrain), list(zone)
    for space in range(v.SPACES):
        x, y = space % v.SIDE, space // v.SIDE
        for way in range(v.DIRECTIONS):
            if 0 <= x + v.DX[way] < v.SIDE and 0 <= y + v.DY[way] < v.SIDE:
                b.neighbour[space][way] = (y + v.DY[way]) * v.SIDE + x + v.DX[way]
    for space in edition.hill:
        b.hill[space] = 1


def _lay_objects(b: Board, edition: Edition) -> None:
    """What the challenge lays on the board [NS-D9], and where furniture may stand. [NS-S5]"""
    b.contents = list(edition.contents)
    b.chest, b.medal = list(edition.chests), list(edition.medals)
    for seat, spaces in enumerate((edition.lanterns, edition.shrines)):
        row = b.lantern if seat == 0 else b.shrine
        row[: len(spaces)] = spaces
    b.slot = [list(row) for row in edition.slots]
    # Goals: three with two players, else only the middle one of an edge. [NS-S9]
    kept = [space for space, near in enumerate(b.zone) if near >= 0]
    if b.challenge in (v.INFILTRATION, v.MESSENGER):
        for edge in range(v.EDGES):
            for goal in range(v.GOALS):
                if b.players == TWO_PLAYERS or goal == 1:
                    b.goal[edge][goal] = edition.goals[edge][goal]
        kept += [space for row in b.goal for space in row if space >= 0]
    kept += b.chest if b.challenge == v.SEARCH else b.medal if b.challenge == v.MEDALS else []
    for space in range(v.SPACES):
        near = any(_distance(space, other) < APART for other in kept)
        on_hill = b.challenge == v.HILL and b.hill[space] == 1
        b.buildable[space] = int(b.terrain[space] != v.WALL and not near and not on_hill)


def _distance(one: int, other: int) -> int:
    return max(abs(one % v.SIDE - other % v.SIDE), abs(one // v.SIDE - other // v.SIDE))


def _post_sentries(b: Board, edition: Edition) -> None:
    """How many sentries there are, and where the quick set-up posts them. [NS-S10, NS-O1]"""
    if b.challenge == v.SEARCH:
        b.sentries = v.SENTRIES
        posts = list(edition.chest_sentries)
    elif b.challenge == v.INFILTRATION:
        b.sentries = FOUR_PLAYERS if b.players == FOUR_PLAYERS else v.SENTRIES
        first, second, third = edition.goal_sentries
        each = {2: (first, second, third), 3: (second, edition.second_sentry), 4: (second,)}[b.players]
        posts = []
        for seat in range(b.players):
            turns = 2 * seat if b.players == TWO_PLAYERS else seat
            posts += [type(post)(_turned(post.space, turns), (post.face + 2 * turns) % v.DIRECTIONS) for post in each]
    else:
        return
    for i, post in enumerate(posts):
        b.post[i], b.post_face[i] = post.space, post.face


def _turned(space: int, quarters: int) -> int:
    """A space after so many quarter turns: (x, y) becomes (20 - y, x). [NS-X4]"""
    for _ in range(quarters):
        x, y = space % v.SIDE, space // v.SIDE
        space = x * v.SIDE + v.SIDE - 1 - y
    return space


def _first_of(edition: Edition, squad: Squad, seat: int, slots: list[int]) -> list[int]:
    """Who takes the slots of the quick set-up: one of each class in order, then the rest by number. [NS-S13]"""
    left = list(range(len(squad.members)))
    chosen = []
    for kind in edition.order:
        found = next((i for i in left if squad.members[i].kind == kind), None)
        if found is not None:
            chosen.append(found)
            left.remove(found)
    row = [seat * v.OWN + i for i in [*chosen, *left]][: len(slots)]
    return row + [-1] * (len(slots) - len(row))
