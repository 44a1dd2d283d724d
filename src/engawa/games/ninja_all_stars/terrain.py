"""The boards of an edition: terrain, deployment zones, places, and what the quick set-up lays out. [NS-Z7, NS-Z8]"""

from __future__ import annotations

from typing import Any, NamedTuple

from engawa.core.documents import expect, expect_keys, expect_list, expect_table, expect_text
from engawa.games.ninja_all_stars import vocabulary as v
from engawa.games.ninja_all_stars.edition import HERO, MOST_BOARDS, bounded, named
from engawa.games.ninja_all_stars.names import space_name, space_number

ZONE = "d"
SMALLEST, MOST_ZONE, APART = 9, 48, 2
PLACES = ("hill", "chests", "medals", "goals")
QUICK = ("lanterns", "shrines", "slots")
POSTS = ("chest_sentries", "goal_sentries", "second_sentry")


class Post(NamedTuple):
    space: int
    face: int


class Quick(NamedTuple):
    """What the quick set-up lays out; without sentries where none are given. [NS-S13]"""

    lanterns: tuple[int, ...]
    shrines: tuple[int, ...]
    slots: tuple[tuple[int, ...], ...]  # by edge
    chest_sentries: tuple[Post, ...]
    goal_sentries: tuple[tuple[Post, ...], ...]  # by edge, for its goals, and a second one for the middle goal


class Ground(NamedTuple):
    """A board, with what lies on it; a challenge whose places are missing is not played there. [NS-Z8]"""

    width: int
    height: int
    terrain: tuple[int, ...]
    zone: tuple[int, ...]  # edge whose deployment zone a space is in
    hill: tuple[int, ...]
    chests: tuple[int, ...]
    medals: tuple[int, ...]
    goals: tuple[tuple[int, ...], ...]  # by edge
    quick: Quick | None

    def offers(self, challenge: int) -> bool:
        """Whether a challenge has its places here."""
        needs = {
            v.HILL: self.hill, v.SEARCH: self.chests, v.MEDALS: self.medals,
            v.INFILTRATION: self.goals, v.MESSENGER: self.goals,
        }  # fmt: skip
        return bool(needs.get(challenge, True))

    def offers_quick(self, challenge: int, allowed: int) -> bool:
        """Whether the quick set-up has all that a challenge needs."""
        if self.quick is None or min(len(row) for row in self.quick.slots) < allowed:
            return False
        needs = {v.SEARCH: self.quick.chest_sentries, v.INFILTRATION: self.quick.goal_sentries}
        return bool(needs.get(challenge, True))


def read_boards(table: dict[str, Any], most: int, contents: tuple[int, ...], numbers: dict[str, int]) -> dict[str, Any]:
    """All boards of an edition. *most* ninja of a seat stand on the board at once."""
    with bounded("NS-Z7"):
        boards = expect_table(table["boards"], "boards")
        good = 1 <= len(boards) <= MOST_BOARDS
        expect(good, "boards", "ninja-all-stars-between", len(boards), least=1, most=MOST_BOARDS)
    with bounded("NS-Z8"):
        places = expect_table(table.get("places", {}), "places")
        quick = {key: value for key, value in expect_table(table.get("quick", {}), "quick").items() if key != "order"}
        expect_keys(places, "places", (), PLACES)
    return {
        expect_text(name, "boards"): _Reader(name, most, contents, numbers).ground(board, places, quick)
        for name, board in boards.items()
    }


def read_order(table: dict[str, Any], classes: list[str]) -> tuple[str, ...]:
    """In which order classes take the slots of the quick set-up. [NS-S13]"""
    with bounded("NS-Z8"):
        order = expect_list(expect_table(table.get("quick", {}), "quick").get("order", []), "quick.order")
        for i, name in enumerate(order):
            expect(name in (*classes, HERO), f"quick.order[{i}]", "ninja-all-stars-class", name)
        return tuple(order)


class _Reader:
    """Reads one board."""

    def __init__(self, name: str, most: int, contents: tuple[int, ...], numbers: dict[str, int]) -> None:
        self.name, self.most, self.contents, self.numbers = name, most, contents, numbers
        self.where = f"boards.{name}"
        self.width = self.height = 0
        self.terrain = [v.WALL] * v.SPACES
        self.zone = [v.NOWHERE] * v.SPACES

    def ground(self, value: Any, places: dict[str, Any], quick: dict[str, Any]) -> Ground:
        with bounded("NS-Z7"):
            table = expect_table(value, self.where)
            expect_keys(table, self.where, ("rows",), ("places", "quick"))
            self.read_rows(expect_list(table["rows"], f"{self.where}.rows"))
        with bounded("NS-Z8"):
            own = expect_table(table.get("places", {}), f"{self.where}.places")
            expect_keys(own, f"{self.where}.places", (), PLACES)
            lists = {key: self.located(key, own, places, "places") for key in PLACES}
            hill, chests, medals = (
                self.spaces(*lists[key], most)
                for key, most in (("hill", v.HILL_SPACES), ("chests", v.CHESTS), ("medals", v.MEDALS_LAID))
            )
            goals = self.by_edge(*lists["goals"], v.GOALS, v.GOALS) if lists["goals"][0] is not None else ()
            for key, spaces in (("hill", hill), ("chests", chests), ("medals", medals)):
                for i, space in enumerate(spaces):
                    self.expect_space(self.zone[space] == v.NOWHERE, f"{lists[key][1]}[{i}]", "room", space)
            if chests:
                count = sum(self.contents)
                expect(count == len(chests), "chest", "ninja-all-stars-sum", count, sum=len(chests))
            ground = Ground(
                self.width, self.height, tuple(self.terrain), tuple(self.zone), hill, chests, medals, goals, None
            )
            return ground._replace(quick=self.read_quick(ground, table, quick))

    # Terrain

    def read_rows(self, rows: list[Any]) -> None:
        """Terrain and zones: a `d` belongs to the edge it is nearest to. [NS-Z7]"""
        where, signs = f"{self.where}.rows", f"{v.TERRAIN_LETTERS}{ZONE}"
        good = SMALLEST <= len(rows) <= v.SIDE
        expect(good, where, "ninja-all-stars-between", len(rows), least=SMALLEST, most=v.SIDE)
        self.height, self.width = len(rows), len(rows[0]) if isinstance(rows[0], str) else 0
        good = SMALLEST <= self.width <= v.SIDE
        expect(good, f"{where}[0]", "ninja-all-stars-row-length", rows[0], least=SMALLEST, most=v.SIDE)
        for y, row in enumerate(rows):
            good = isinstance(row, str) and len(row) == self.width and set(row) <= {*signs}
            expect(good, f"{where}[{y}]", "ninja-all-stars-row", row, letters=signs, count=self.width)
            for x, sign in enumerate(row):
                space = y * v.SIDE + x
                self.terrain[space] = v.OPEN if sign == ZONE else v.TERRAIN_LETTERS.index(sign)
                if sign == ZONE:
                    away = [y, self.width - 1 - x, self.height - 1 - y, x]
                    good = away.count(min(away)) == 1
                    expect(good, f"{where}[{y}]", "ninja-all-stars-zone", space_name(space))
                    self.zone[space] = away.index(min(away))
        for edge, name in enumerate(v.EDGE_NAMES):
            count, facts = self.zone.count(edge), {"edge": name, "least": self.most, "most": MOST_ZONE}
            expect(self.most <= count <= MOST_ZONE, where, "ninja-all-stars-zone-size", count, **facts)

    # Places

    def located(self, key: str, own: dict[str, Any], shared: dict[str, Any], what: str) -> tuple[Any, str]:
        """What the board has of its own, or shares with the others; and where that stands."""
        return (own[key], f"{self.where}.{what}.{key}") if key in own else (shared.get(key), f"{what}.{key}")

    def space(self, value: Any, where: str) -> int:
        """A space of this board that is no wall."""
        number = space_number(value) if isinstance(value, str) else None
        good = number is not None and number % v.SIDE < self.width and number // v.SIDE < self.height
        last = space_name((self.height - 1) * v.SIDE + self.width - 1)
        expect(good, where, "ninja-all-stars-space", value, last=last)
        assert number is not None
        self.expect_space(self.terrain[number] != v.WALL, where, "no-wall", number)
        return number

    def expect_space(self, good: bool, where: str, expected: str, space: int) -> None:
        expect(good, where, f"ninja-all-stars-{expected}", space_name(space), board=self.name)

    def spaces(self, value: Any, where: str, most: int, least: int = 1) -> tuple[int, ...]:
        """Different spaces, so many; none if nothing is written."""
        if value is None:
            return ()
        row = expect_list(value, where)
        expect(least <= len(row) <= most, where, "ninja-all-stars-between", len(row), least=least, most=most)
        found = tuple(self.space(name, f"{where}[{i}]") for i, name in enumerate(row))
        expect(len({*found}) == len(found), where, "ninja-all-stars-different", row)
        return found

    def by_edge(self, value: Any, where: str, least: int, most: int) -> tuple[tuple[int, ...], ...]:
        return tuple(
            self.spaces(row, f"{where}.{name}", most, least) for name, row in named(value, where, v.EDGE_NAMES)
        )

    # The quick set-up

    def read_quick(self, ground: Ground, table: dict[str, Any], shared: dict[str, Any]) -> Quick | None:
        own = expect_table(table.get("quick", {}), f"{self.where}.quick")
        if not own and not shared:
            return None
        for where, given in (("quick", shared), (f"{self.where}.quick", own)):
            expect_keys(given, where, (), (*QUICK, *POSTS))
        expect_keys({**shared, **own}, "quick", QUICK, POSTS)
        found = {key: self.located(key, own, shared, "quick") for key in (*QUICK, *POSTS)}
        lanterns = self.spaces(*found["lanterns"], self.numbers["lanterns"], 0)
        shrines = self.spaces(*found["shrines"], self.numbers["shrines"], 0)
        slots = self.by_edge(*found["slots"], 1, v.SLOTS)
        self.check_furniture(ground, [(found["lanterns"][1], lanterns), (found["shrines"][1], shrines)])
        for edge, row in enumerate(slots):
            for i, space in enumerate(row):
                where = f"{found['slots'][1]}.{v.EDGE_NAMES[edge]}[{i}]"
                self.expect_space(self.zone[space] == edge, where, "zone-space", space)
        taken = {*lanterns, *shrines}
        chest_sentries = self.chest_sentries(ground, *found["chest_sentries"], taken)
        return Quick(lanterns, shrines, slots, chest_sentries, self.goal_sentries(ground, found, taken))

    def check_furniture(self, ground: Ground, lists: list[tuple[str, tuple[int, ...]]]) -> None:
        """Lanterns and shrines stand where they could be put. [NS-S5]"""
        zones = [space for space in range(v.SPACES) if self.zone[space] != v.NOWHERE]
        taken = {*ground.hill, *ground.chests, *ground.medals, *(space for row in ground.goals for space in row)}
        for where, spaces in lists:
            for i, space in enumerate(spaces):
                good = space not in taken and min(_distance(space, other) for other in zones) >= APART
                self.expect_space(good, f"{where}[{i}]", "furniture", space)
                taken.add(space)

    def chest_sentries(self, ground: Ground, value: Any, where: str, taken: set[int]) -> tuple[Post, ...]:
        if value is None:
            return ()
        row = expect_list(value, where)
        expect(len(row) == len(ground.chests), where, "ninja-all-stars-so-many", row, count=len(ground.chests))
        posts = [self.post(post, f"{where}[{i}]") for i, post in enumerate(row)]
        self.check_posts(where, posts, ground.chests, taken | {*ground.chests})
        return tuple(posts)

    def goal_sentries(
        self, ground: Ground, found: dict[str, tuple[Any, str]], taken: set[int]
    ) -> tuple[tuple[Post, ...], ...]:
        """Three of an edge and a second one for the middle goal: of all edges, or of the north, and turned."""
        (value, where), (second, second_where) = found["goal_sentries"], found["second_sentry"]
        if value is None or second is None or not ground.goals:
            return ()
        if isinstance(value, dict) or isinstance(second, dict) or self.width != self.height:
            rows, seconds = dict(named(value, where, v.EDGE_NAMES)), dict(named(second, second_where, v.EDGE_NAMES))
            edges = [(rows[name], f"{where}.{name}", seconds[name], f"{second_where}.{name}") for name in v.EDGE_NAMES]
        else:
            edges = [(value, where, second, second_where)]
        found_posts = []
        for row, here, extra, there in edges:
            listed = expect_list(row, here)
            expect(len(listed) == v.GOALS, here, "ninja-all-stars-so-many", listed, count=v.GOALS)
            posts = [self.post(post, f"{here}[{i}]") for i, post in enumerate(listed)]
            found_posts.append((*posts, self.post(extra, there)))
        turned = found_posts if len(edges) > 1 else [self.turned(found_posts[0], edge) for edge in range(v.EDGES)]
        for edge, row_of_posts in enumerate(turned):
            guarded = (*ground.goals[edge], ground.goals[edge][1])
            self.check_posts(edges[edge % len(edges)][1], list(row_of_posts), guarded, taken)
        return tuple(turned)

    def check_posts(self, where: str, posts: list[Post], guarded: tuple[int, ...], taken: set[int]) -> None:
        """Sentries stand within two of what they guard, on different free spaces outside the zones. [NS-S10]"""
        used = {*taken}
        for i, (post, space) in enumerate(zip(posts, guarded, strict=True)):
            free = self.terrain[post.space] != v.WALL and self.zone[post.space] == v.NOWHERE and post.space not in used
            self.expect_space(free and _distance(post.space, space) <= APART, f"{where}[{i}]", "post-space", post.space)
            used.add(post.space)

    def post(self, value: Any, where: str) -> Post:
        """A space and a facing, such as "i6 N"."""
        words = value.split() if isinstance(value, str) else []
        good = len(words) == 2 and words[1] in v.DIRECTION_NAMES
        expect(good, where, "ninja-all-stars-post", value)
        return Post(self.space(words[0], where), v.DIRECTION_NAMES.index(words[1]))

    def turned(self, posts: tuple[Post, ...], quarters: int) -> tuple[Post, ...]:
        """Posts of the northern edge after so many quarter turns: (x, y) becomes (n + 1 - y, x). [NS-X4]"""
        for _ in range(quarters):
            posts = tuple(
                Post(
                    post.space % v.SIDE * v.SIDE + self.width - 1 - post.space // v.SIDE, (post.face + 2) % v.DIRECTIONS
                )
                for post in posts
            )
        return posts


def _distance(one: int, other: int) -> int:
    return max(abs(one % v.SIDE - other % v.SIDE), abs(one // v.SIDE - other // v.SIDE))
