"""Whether a plan is a board: what the clauses about boards ask of it, one after the other. [NU-C3]"""

from __future__ import annotations

from engawa.games.nueby import vocabulary as v
from engawa.games.nueby.plan import LOWEST, MOST_PATHS, NUMBERED, Path, Plan

PATHS = {"jaeger": "n", "abkuerzungen": "g"}  # the letter of the paths that a game has


def prove(plan: Plan) -> None:
    """Raise for the first thing that is wrong with a plan; else its arrows and paths are known."""
    _check_rows(plan)
    _check_lanes(plan)
    _find_arrows(plan)
    _find_paths(plan)
    _check_reach(plan)
    _check_laps(plan)
    _check_hunting(plan)


def _check_rows(plan: Plan) -> None:
    """Rings close, rows begin with their first number and have no gaps, and what is no goal leads on. [NU-C3, NU-C7]"""
    for field in plan.fields:
        if field.letter in LOWEST and field.letter not in NUMBERED and field.number > LOWEST[field.letter]:
            before = field._replace(number=field.number - 1).name
            if before not in plan.index:
                raise plan.problem("ways", _clause_of(field.letter), "nueby-gap", name=before)
    for i, field in enumerate(plan.fields):
        closed = field.letter not in NUMBERED or any(plan.letter(there) == field.letter for there in plan.ahead[i])
        if field.letter in LOWEST and field.letter != "z" and (plan.on(i) is None or not closed):
            raise plan.problem("ways", _clause_of(field.letter), "nueby-dead-end", name=field.name)


def _clause_of(letter: str) -> str:
    """The clause about rows of that letter: paths have one of their own."""
    return "NU-C7" if letter in PATHS.values() else "NU-C3"


def _check_lanes(plan: Plan) -> None:
    """Every colour has a goal lane of four fields at one fork, and in Kurzer Einsatz four grey fields. [NU-C3]"""
    for colour in range(plan.colours):
        lane = [plan.fields[field].number for field in plan.row("z", colour)]
        if lane != list(range(1, v.LANE + 1)):
            raise plan.problem("ways", "NU-C3", "nueby-lane", colour=colour, came=len(lane))
        if len(plan.behind[plan.named("z", colour, 1)]) != 1:
            raise plan.problem("ways", "NU-C3", "nueby-lane-loose", colour=colour)
        if plan.variant.shoves and len(plan.row("e", colour)) < v.LANE:
            raise plan.problem("ways", "NU-C3", "nueby-lane-short", name=f"e{colour}", least=v.LANE)


def _find_arrows(plan: Plan) -> None:
    """One arrow for each colour: it belongs to the colour whose entry comes next on the ring. [NU-C3]"""
    if not plan.inner_entries:
        return
    found: dict[int, list[tuple[int, int]]] = {colour: [] for colour in range(plan.colours)}
    for here, ahead in plan.ahead.items():
        for there in ahead:
            if plan.letter(here) + plan.letter(there) == "ri":
                # The next one, so not the one it begins on.
                away = [(plan.far(here, entry) - 1) % plan.ring for entry in plan.entries]
                found[away.index(min(away))].append((here, there))
    for colour, arrows in found.items():
        if len(arrows) != 1:
            raise plan.problem("ways", "NU-C3", "nueby-arrow", colour=colour, came=len(arrows))
        plan.own_arrows[colour] = arrows[0]


def _find_paths(plan: Plan) -> None:
    """Side paths and shortcuts: up to four a colour, from the ring to the ring, past no goal. [NU-C7]"""
    letter = PATHS.get(plan.variant.name)
    if letter is None:
        return
    forks = [plan.fork_of(colour) for colour in range(plan.colours)]
    for colour in range(plan.colours):
        row = plan.row(letter, colour)
        for field in row:
            if len(plan.ahead[field]) != 1 or len(plan.behind[field]) != 1:
                raise plan.problem("ways", "NU-C7", "nueby-path", name=plan.fields[field].name)
        firsts = [field for field in row if plan.letter(plan.behind[field][0]) == "r"]
        plan.paths[colour] = [_follow(plan, first) for first in firsts]
        if len(firsts) > MOST_PATHS:
            raise plan.problem("ways", "NU-C7", "nueby-paths", colour=colour, most=MOST_PATHS, came=len(firsts))
    begins = [path.begin for path in plan.all_paths()]
    for path in plan.all_paths():
        # No two on one beginning.
        if begins.count(path.begin) > 1:
            raise plan.problem("ways", "NU-C7", "nueby-path-twice", name=plan.fields[path.begin].name)
        # Beside it, from its beginning to the field before its end, no goal forks off.
        beside = plan.far(path.begin, path.end) or plan.ring
        for fork in forks:
            if plan.far(path.begin, fork) < beside:
                name = plan.fields[path.fields[0]].name
                raise plan.problem("ways", "NU-C7", "nueby-path-past-goal", name=name, fork=plan.fields[fork].name)


def _follow(plan: Plan, first: int) -> Path:
    """The path that begins with a field."""
    fields = [first]
    while plan.letter(plan.ahead[fields[-1]][0]) == plan.letter(first):
        fields.append(plan.ahead[fields[-1]][0])
    return Path(plan.behind[first][0], fields, plan.ahead[fields[-1]][0])


def _check_reach(plan: Plan) -> None:
    """Every field can be reached from where pieces enter. [NU-C3]"""
    starts = [plan.named("e", colour) for colour in range(plan.colours)] if plan.variant.shoves else plan.entries
    reached, left = {*starts}, [*starts]
    while left:
        for there in plan.ahead[left.pop()]:
            if there not in reached:
                reached.add(there)
                left.append(there)
    for i, field in enumerate(plan.fields):
        if field.letter in LOWEST and i not in reached:
            raise plan.problem("ways", "NU-C3", "nueby-unreachable", name=field.name)


def _check_laps(plan: Plan) -> None:
    """Nobody walks straight home: the own fork comes after the entries of all others, or on the last. [NU-C5]"""
    entries = plan.inner_entries or plan.entries
    for colour, entry in enumerate(entries):
        fork = plan.fork_of(colour)
        others = [other for other in entries if other != entry]
        if plan.far(entry, fork) < max(plan.far(entry, other) for other in others):
            raise plan.problem("ways", "NU-C5", "nueby-straight-home", colour=colour, fork=plan.fields[fork].name)


def _check_hunting(plan: Plan) -> None:
    """In Jäger every colour meets a side path between its entry and its fork. [NU-C7]"""
    for colour in range(plan.colours if plan.variant.hunts else 0):
        if plan.last_path_of(colour) is None:
            raise plan.problem("ways", "NU-C7", "nueby-no-hunting", colour=colour)
