"""The board of a match: what the edition and the options say, as tables for the kernels."""

from __future__ import annotations

from engawa.games.ninja_all_stars import vocabulary as v
from engawa.games.ninja_all_stars.edition import Edition, Profile
from engawa.games.ninja_all_stars.lines import lines_of
from engawa.games.ninja_all_stars.squad import Squad
from engawa.games.ninja_all_stars.state import Board
from engawa.games.ninja_all_stars.terrain import Ground, Post, Quick

APART = 2  # between furniture and deployment zones [NS-S5]
TWO_PLAYERS, FOUR_PLAYERS = 2, 4
MIDDLE_GOAL, SECOND_SENTRY = 1, 3


def build(
    edition: Edition, board: str, challenge: str, squads: list[Squad], quick: bool, dice: bool, handicap: bool
) -> Board:
    """The board of a match between these squads."""
    b = Board(
        players=len(squads), challenge=v.CHALLENGE_NAMES.index(challenge), quick=int(quick), dice_janken=int(dice)
    )
    played, ground = edition.challenges[b.challenge], edition.boards[board]
    b.rounds, b.allowed = played.rounds, played.allowed[b.players - TWO_PLAYERS]
    b.points, b.winning, b.hand = list(played.points), played.winning, edition.hand
    for name, number in edition.numbers.items():
        setattr(b, name, number)
    _lay_spaces(b, ground)
    _number_abilities(b, edition)
    dearest = max(squad.koban for squad in squads)
    for seat, squad in enumerate(squads):
        b.members[seat] = len(squad.members)
        # A card more for every full four Koban below the dearest team.
        b.extra_cards[seat] = (dearest - squad.koban) // 4 if handicap else 0
        for i, member in enumerate(squad.members):
            _enlist(b, seat * v.OWN + i, member.profile)
            b.leaders |= member.leads << seat * v.OWN + i
            b.couriers |= member.runs << seat * v.OWN + i
            b.affinities[seat] |= b.affinity[seat * v.OWN + i]
        b.first[seat] = _first_of(edition, squad, seat, b.first[seat])
    for sentry in range(v.SENTRIES):
        _enlist(b, v.NINJA + sentry, edition.sentry)
    _lay_objects(b, edition, ground)
    _count_sentries(b)
    if ground.quick is not None:
        _lay_out_quickly(b, ground.quick)
    return b


def _enlist(b: Board, model: int, profile: Profile) -> None:
    b.mv[model], b.at[model], b.df[model] = profile.mv, profile.at, profile.df
    b.keywords[model] = sum(1 << keyword for keyword in profile.keywords)
    b.affinity[model] = sum(1 << element for element in profile.affinities)
    b.range[model], b.bow[model] = profile.ranged
    b.large |= profile.large << model


def _number_abilities(b: Board, edition: Edition) -> None:
    for keyword, (reach, gain) in enumerate(edition.abilities):
        b.reach[keyword], b.gain[keyword] = reach, gain
    for i, card in enumerate(edition.cards):
        b.card_element[i], b.copies[i], b.card_gain[i], b.card_matched[i] = card
    b.deck = sum(b.copies)


def _lay_spaces(b: Board, ground: Ground) -> None:
    b.width, b.height = ground.width, ground.height
    b.terrain, b.zone = list(ground.terrain), list(ground.zone)
    for y in range(b.height):
        for x in range(b.width):
            for way in range(v.DIRECTIONS):
                if 0 <= x + v.DX[way] < b.width and 0 <= y + v.DY[way] < b.height:
                    b.neighbour[y * v.SIDE + x][way] = (y + v.DY[way]) * v.SIDE + x + v.DX[way]
    for space in ground.hill:
        b.hill[space] = 1
    held = ground.hill or (b.height // 2 * v.SIDE + b.width // 2,)
    b.middle = sum(space // v.SIDE for space in held) // len(held) * v.SIDE + sum(x % v.SIDE for x in held) // len(held)
    starts, table = lines_of(max(b.width, b.height))
    b.lines_at = starts
    b.lines[: len(table)] = table


def _lay_objects(b: Board, edition: Edition, ground: Ground) -> None:
    """What the challenge lays on the board [NS-D9], and where furniture may stand. [NS-S5]"""
    b.contents = list(edition.contents)
    b.chest[: len(ground.chests)] = ground.chests
    b.medal[: len(ground.medals)] = ground.medals
    # Goals: three with two players, else only the middle one of an edge. [NS-S9]
    if b.challenge in (v.INFILTRATION, v.MESSENGER):
        for edge in range(v.EDGES):
            for goal in range(v.GOALS):
                if b.players == TWO_PLAYERS or goal == MIDDLE_GOAL:
                    b.goal[edge][goal] = ground.goals[edge][goal]
    kept = {space for row in b.goal for space in row}
    kept |= {v.SEARCH: {*b.chest}, v.MEDALS: {*b.medal}, v.HILL: {*ground.hill}}.get(b.challenge, set())
    zones = [space for space, edge in enumerate(b.zone) if edge >= 0]
    for space in range(v.SPACES):
        far = all(_distance(space, other) >= APART for other in zones)
        b.buildable[space] = int(b.terrain[space] != v.WALL and far and space not in kept)


def _distance(one: int, other: int) -> int:
    return max(abs(one % v.SIDE - other % v.SIDE), abs(one // v.SIDE - other // v.SIDE))


def _count_sentries(b: Board) -> None:
    """One for each chest; in Infiltration one for each goal, with three players two for each middle one. [NS-S10]"""
    if b.challenge == v.SEARCH:
        b.sentries = sum(chest >= 0 for chest in b.chest)
    elif b.challenge == v.INFILTRATION:
        b.sentries = FOUR_PLAYERS if b.players == FOUR_PLAYERS else v.SENTRIES


def _lay_out_quickly(b: Board, quick: Quick) -> None:
    """What the quick set-up lays out. [NS-S13]"""
    b.lantern[: len(quick.lanterns)] = quick.lanterns
    b.shrine[: len(quick.shrines)] = quick.shrines
    for edge, row in enumerate(quick.slots):
        b.slot[edge][: len(row)] = row
    posts: list[Post] = []
    if b.challenge == v.SEARCH:
        posts += quick.chest_sentries
    elif b.challenge == v.INFILTRATION and quick.goal_sentries:
        numbers = {2: range(v.GOALS), 3: (MIDDLE_GOAL, SECOND_SENTRY), 4: (MIDDLE_GOAL,)}[b.players]
        for seat in range(b.players):
            row_of_posts = quick.goal_sentries[2 * seat if b.players == TWO_PLAYERS else seat]
            posts += [row_of_posts[i] for i in numbers]
    for i, post in enumerate(posts):
        b.post[i], b.post_face[i] = post.space, post.face


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
    return row + [v.NOBODY] * (len(slots) - len(row))
