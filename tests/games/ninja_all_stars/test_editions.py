"""Editions and options: what can be changed, and what is wrong with it, in one line."""

import copy
import random
from pathlib import Path

import pytest
from games.ninja_all_stars.grounds import board, with_board
from games.ninja_all_stars.sketch import new, phase, play

import engawa
from engawa.core.documents import in_file
from engawa.core.errors import InvalidNotation
from engawa.games.ninja_all_stars import edition as editions
from engawa.games.ninja_all_stars.edition import read_edition, standard
from engawa.games.ninja_all_stars.vocabulary import ELEMENT_NAMES, KEYWORD_NAMES


def changed(*path, value):
    """The edition that ships with the game, one entry changed; None takes it away."""
    document = copy.deepcopy(standard().document)
    table = document
    for key in path[:-1]:
        table = table[key]
    if value is None:
        del table[path[-1]]
    else:
        table[path[-1]] = value
    return document


def problem_with(document):
    with pytest.raises(InvalidNotation) as error:
        read_edition(document)
    assert error.value.text("de") != str(error.value)
    return str(error.value)


def row(y, text):
    rows = list(standard().document["boards"]["courtyard"]["rows"])
    rows[y] = text
    return rows


FIRE = ("teams", "fire", "classes", "chunin")


@pytest.mark.clause("NS-Z14")
@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        (("name",), 5, "name: expected"),
        (("teams",), None, "edition: the key 'teams' is missing"),
        (("weather",), 1, 'edition: unknown key "weather"'),
        ((*FIRE, "keywords"), ["sprint"], "teams.fire.classes.chunin.keywords[0]: expected one of"),
        ((*FIRE, "ranged"), [5], "teams.fire.classes.chunin.ranged: expected a list of 2, got [5] [NS-Z9]"),
        ((*FIRE, "base"), "huge", 'teams.fire.classes.chunin.base: expected one of "small", "large"'),
        (("sentry", "base"), "large", 'sentry: unknown key "base"'),
        (("sentry", "keywords"), ["mastery"], 'sentry.keywords[0]: expected one of "close-combat-master"'),
        (("teams", "fire", "clan"), 1, "teams.fire.clan: expected"),
        (("teams", "fire", "clan"), "ika", "teams: expected different ones"),
        (("teams", "fire", "leader"), "oni", "teams.fire.leader: expected one of"),
        (("teams", "ice"), {}, "teams.ice: the key 'element' is missing"),
        (("teams", "fire", "classes", "hero"), {}, "teams.fire.classes.hero: expected another name"),
        (("heroes", "komuso", "affinities"), [], "heroes.komuso.affinities: expected 1 to 6 of them"),
        (("heroes", "komuso", "clans"), ["oni"], "heroes.komuso.clans[0]: expected one of"),
        (("abilities", "leap"), {}, 'abilities: unknown key "leap"'),
        (("abilities", "pounce"), {"range": 1}, "abilities.pounce: the key 'gain' is missing"),
        (("cards", "vault", "element"), "ice", 'cards.vault.element: expected one of "spirit"'),
        (("cards", "fuzin", "element"), "fire", 'cards.fuzin.element: expected one of "air"'),
        (("cards", "leap"), {}, 'cards: unknown key "leap"'),
        (("boards",), {}, "boards: expected 1 to 12 of them, got 0 [NS-Z7]"),
        (("boards", "courtyard", "rows"), [], "boards.courtyard.rows: expected 9 to 24 of them, got 0"),
        (("boards", "courtyard", "rows"), row(3, "..."), "boards.courtyard.rows[3]: expected 19 letters of .~T^#d"),
        (("boards", "courtyard", "rows"), row(9, "dd..#....d....#..dd"), "rows[9]: expected a deployment space"),
        (("places", "chests"), ["j6"], "chest: expected 1 in all, got 6"),
        (("places", "hill"), ["j20"], 'places.hill[0]: expected a space from a1 to s19, got "j20" [NS-Z8]'),
        (("places", "hill"), ["j9", "j9"], "places.hill: expected different ones"),
        (("places", "medals"), ["j10", "j5"], "places.medals[1]: expected a space of the board courtyard"),
        (("places", "medals"), ["j2"], "places.medals[0]: expected a space of the board courtyard that is in no"),
        (("quick", "slots", "N"), ["j2", "h2", "i1", "m2", "k1", "j10"], "quick.slots.N[5]: expected a space in that"),
        (("quick", "lanterns"), ["j3"], "quick.lanterns[0]: expected a space of the board courtyard where lanterns"),
        (("quick", "chest_sentries"), ["a9 N"] * 6, "quick.chest_sentries[0]: expected a free space"),
        (("quick", "second_sentry"), "i4", "quick.second_sentry: expected a space and a direction"),
        (("quick", "order"), ["oni"], "quick.order[0]: expected a class"),
        (("chest", "medal"), 4, "chest: expected 6 in all, got 7"),
        (("challenges", "brawl", "allowed"), [6, 5], "challenges.brawl.allowed: expected a list of 3"),
        (("challenges", "brawl", "wins"), 9, 'challenges.brawl: unknown key "wins"'),
    ],
)  # fmt: skip
def test_a_wrong_edition_is_answered_in_one_line(path, value, problem):
    said = problem_with(changed(*path, value=value))
    assert problem in said
    assert said.endswith("]")
    assert "[NS-Z" in said
    assert "\n" not in said


PROFILE = (("mv", 1, 12), ("at", 0, 9), ("df", 0, 9), ("koban", 0, 99))
BOUNDS = [
    *(("NS-Z9", (*FIRE, key), least, most) for key, least, most in PROFILE),
    ("NS-Z9", ("koban",), 1, 999),
    *(("NS-Z9", ("heroes", "komuso", key), least, most) for key, least, most in PROFILE),
    ("NS-Z10", ("cards", "vault", "copies"), 0, 99),
    ("NS-Z10", ("hand",), 0, 9),
    *(("NS-Z11", ("cards", name, "gain"), 0, 6) for name in editions.NUMBERED),
    *(("NS-Z11", ("cards", name, "matched"), 0, 6) for name in editions.NUMBERED),
    *(("NS-Z11", ("cards", name, "gain"), 1, 24) for name in editions.FAR_CARDS),
    *(("NS-Z11", ("cards", name, "matched"), 1, 24) for name in editions.FAR_CARDS),
    *(("NS-Z11", ("abilities", name, "gain"), 0, 6) for name in editions.GAINING),
    *(("NS-Z11", ("abilities", name, "reach"), 1, 24) for name in editions.REACHING),
    *(("NS-Z11", ("numbers", key), 1, 9) for key in ("rough", "foliage", "climb")),
    ("NS-Z11", ("numbers", "light"), 0, 9),
    ("NS-Z11", ("numbers", "pass_from"), 0, 6),
    *(("NS-Z11", ("numbers", key), 0, 24) for key in ("search", "shuriken", "leash")),
    *(("NS-Z12", ("challenges", name, "rounds"), 1, 20) for name in editions.SCORING),
    *(("NS-Z12", ("challenges", name, key), 0, 20) for name, keys in editions.SCORING.items() for key in keys),
    ("NS-Z12", ("challenges", "messenger", "wins"), 1, 99),
    *(("NS-Z13", ("sentry", key), least, most) for key, least, most in (("mv", 1, 12), ("at", 0, 9), ("df", 0, 9))),
]  # fmt: skip


@pytest.mark.clause("NS-Z9", "NS-Z10", "NS-Z11", "NS-Z12", "NS-Z13", "NS-Z14")
@pytest.mark.parametrize(("clause", "path", "least", "most"), BOUNDS, ids=lambda value: str(value))
def test_numbers_are_taken_at_both_ends_and_refused_beyond(clause, path, least, most):
    for value in (least, most):
        read_edition(changed(*path, value=value))
    for value in (least - 1, most + 1):
        said = problem_with(changed(*path, value=value))
        assert ".".join(path) in said
        assert clause in said or "NS-Z8" in said


@pytest.mark.clause("NS-Z9", "NS-Z12", "NS-Z5", "NS-Z6")
@pytest.mark.parametrize(
    ("path", "good", "bad"),
    [
        ((*FIRE, "ranged"), [[1, 0], [24, 6]], [[0, 0], [25, 0], [1, -1], [24, 7]]),
        (("heroes", "komuso", "ranged"), [[1, 0], [24, 6]], [[0, 0], [25, 6], [24, 7]]),
        (("teams", "fire", "classes", "kaiken", "custom"), [[0, 9], [9, 9]], [[-1, 2], [0, 10], [3, 2]]),
        (("heroes", "komuso", "affinities"), [["void"], [*ELEMENT_NAMES]], [[], ["void", "void"]]),
        (("challenges", "hill", "allowed"), [[1, 1, 1], [9, 9, 9]], [[0, 1, 1], [10, 5, 4], [9, 9, 10], [6, 5]]),
        (("challenges", "assassinate", "allowed"), [[1], [9]], [[0], [10], [6, 5]]),
        (("sentry", "keywords"), [[], [*editions.OF_SENTRIES]], [["stealthy"], ["nimble", "nimble"]]),
        ((*FIRE, "keywords"), [[], [*KEYWORD_NAMES]], [["resilient"], ["nimble", "nimble"]]),
    ],
)  # fmt: skip
def test_lists_are_taken_at_both_ends_and_refused_beyond(path, good, bad):
    for value in good:
        read_edition(changed(*path, value=value))
    for value in bad:
        assert ".".join(path) in problem_with(changed(*path, value=value))


def crew(count, clan="crew"):
    """A team of so many: a captain and deckhands."""
    profile = {"mv": 5, "at": 2, "df": 2, "koban": 10, "keywords": []}
    classes = {"captain": {"count": 1, **profile}, "deckhand": {"count": count - 1, "custom": [0, 8], **profile}}
    return {"element": "void", "clan": clan, "leader": "captain", "messengers": [], "classes": classes}


@pytest.mark.clause("NS-Z9")
def test_there_are_one_to_twelve_teams_of_one_to_nine_and_up_to_twelve_heroes():
    def teams(count, size=9):
        document = changed("teams", value={f"t{i}": crew(size, f"c{i}") for i in range(count)})
        document["quick"]["order"] = ["captain"]
        return document

    for good in (teams(1), teams(12), teams(2, size=1)):
        read_edition(good)
    assert "teams: expected 1 to 12 of them, got 0 [NS-Z9]" in problem_with(teams(0))
    assert "teams: expected 1 to 12 of them, got 13 [NS-Z9]" in problem_with(teams(13))
    assert "teams.t0.classes: expected 1 to 9 of them, got 10 [NS-Z9]" in problem_with(teams(1, size=10))
    komuso = standard().document["heroes"]["komuso"]
    for count in (0, 12):
        read_edition(changed("heroes", value={f"h{i}": komuso for i in range(count)}))
    assert "heroes: expected 0 to 12 of them, got 13" in problem_with(
        changed("heroes", value={f"h{i}": komuso for i in range(13)})
    )
    # Nine classes, each of one; a tenth is one too many.
    profile = {"mv": 5, "at": 2, "df": 2, "koban": 10, "keywords": []}
    many = teams(1)
    classes = {f"k{i}": {"count": 1, "custom": [0, 1], **profile} for i in range(8)}
    many["teams"]["t0"]["classes"] = {"captain": {"count": 1, **profile}, **classes}
    read_edition(many)
    many["teams"]["t0"]["classes"]["k8"] = {"count": 0, "custom": [0, 1], **profile}
    assert "teams.t0.classes: expected 1 to 9 of them, got 10" in problem_with(many)


@pytest.mark.clause("NS-Z8", "NS-Z4", "NS-Z12")
def test_there_are_one_to_six_chests_one_to_nine_medals_and_three_goals_an_edge():
    spaces = [f"{column}{row}" for column in "efg" for row in (4, 5, 6, 7)]

    def places(contents=None, **lists):
        document = with_board(board(11, 11), places=lists)
        return document | {"chest": {"medal": 0, "scroll": 0, "charm": 0, "trap": contents}} if contents else document

    for count in (1, 6):
        read_edition(places(chests=spaces[:count], contents=count))
    assert "chests: expected 1 to 6 of them, got 7" in problem_with(places(chests=spaces[:7], contents=6))
    assert "chests: expected 1 to 6 of them, got 0" in problem_with(places(chests=[]))
    assert "chest: expected 5 in all, got 6" in problem_with(places(chests=spaces[:5], contents=6))
    for count in (1, 9):
        read_edition(places(medals=spaces[:count]))
    assert "medals: expected 1 to 9 of them, got 10" in problem_with(places(medals=spaces[:10]))
    assert "medals: expected 1 to 9 of them, got 0" in problem_with(places(medals=[]))
    goals = {edge: spaces[3 * i : 3 * i + 3] for i, edge in enumerate("NESW")}
    read_edition(places(goals=goals))
    for wrong in (spaces[:2], spaces[:4]):
        assert f"goals.N: expected 3 to 3 of them, got {len(wrong)}" in problem_with(places(goals=goals | {"N": wrong}))


@pytest.mark.clause("NS-Z11")
def test_there_are_up_to_ten_lanterns_and_shrines():
    document = changed("quick", value=None)
    document["numbers"] |= {"lanterns": 10, "shrines": 10, "pass_from": 10}
    read_edition(document)
    for name in ("lanterns", "shrines"):
        assert f"numbers.{name}: expected a whole number from 0 to 10, got 11" in problem_with(
            document | {"numbers": document["numbers"] | {name: 11}}
        )
    read_edition(document | {"numbers": document["numbers"] | {"lanterns": 0, "shrines": 0, "pass_from": 0}})


@pytest.mark.clause("NS-Z7", "NS-Z1")
@pytest.mark.parametrize(("width", "height"), [(9, 9), (24, 24), (9, 24), (24, 9)])
def test_a_board_of_ones_own_is_played_on(width, height):
    document = with_board(board(width, height, zone=6))
    m = new(2, edition=document, janken="dice")
    assert m.options["board"] == "own"
    turn = random.Random(width * height)
    for _ in range(400):
        if m.to_act is None:
            break
        m.roll() if m.to_act == "chance" else m.play(turn.choice(m.legal()))
    assert engawa.load(m.position()).position() == m.position()
    assert len(m.game.notation.format_board(m.options, m.board)["spaces"]) == width * height
    assert m.draw()
    assert m.svg()


@pytest.mark.clause("NS-Z7")
def test_a_board_is_refused_beyond_its_bounds():
    assert "rows: expected 9 to 24 of them, got 25" in problem_with(with_board(board(11, 25)))
    assert "rows[0]: expected 9 to 24 signs" in problem_with(with_board(board(25, 11)))
    assert "rows[0]: expected 9 to 24 signs" in problem_with(with_board(["........"] * 9))
    # A corner is as near to one edge as to the other.
    rows = board(11, 11)
    rows[0] = "d" + rows[0][1:]
    assert 'rows[0]: expected a deployment space that is nearest to one edge, got "a1"' in problem_with(
        with_board(rows)
    )
    # As many as ninja may stand on the board, and no more than 48.
    read_edition(with_board(board(11, 11, zone=6)))
    assert "expected 6 to 48 deployment spaces at edge N, got 5" in problem_with(with_board(board(11, 11, zone=5)))
    full = [["."] * 24 for _ in range(24)]
    for y, x in [(0, x) for x in range(4, 20)] + [(23, x) for x in range(4, 20)]:
        full[y][x] = full[x][y] = "d"
    for y in (1, 2):
        full[y][4:20] = "d" * 16
    read_edition(with_board(["".join(row) for row in full]))
    full[3][10] = "d"
    assert "expected 6 to 48 deployment spaces" in problem_with(with_board(["".join(row) for row in full]))
    boards = {f"b{i}": {"rows": board(11, 11)} for i in range(13)}
    assert "boards: expected 1 to 12 of them, got 13" in problem_with(with_board([]) | {"boards": boards})
    del boards["b12"]
    assert len(read_edition(with_board([]) | {"boards": boards}).boards) == 12
    # Nine columns and rows are enough, eight are not.
    read_edition(with_board(board(9, 9, zone=6)))
    assert "rows: expected 9 to 24 of them, got 8" in problem_with(with_board(board(9, 8, zone=6)))
    assert "rows[0]: expected 9 to 24 signs" in problem_with(with_board(board(8, 9, zone=6)))


@pytest.mark.clause("NS-Z8")
def test_what_has_no_places_or_no_data_is_not_offered():
    bare = with_board(board(11, 11))
    with pytest.raises(InvalidNotation, match="challenge: expected one of"):
        new(2, edition=bare, challenge="hill")
    with pytest.raises(InvalidNotation, match='setup: expected one of "full"'):
        new(2, edition=bare, setup="quick")
    hill = with_board(board(11, 11), places={"hill": ["f6"]})
    assert new(2, edition=hill, challenge="hill").options["challenge"] == "hill"
    spaces = [f"{column}{row}" for column in "cdefgh" for row in range(3, 9)]
    assert new(2, edition=with_board(board(11, 11), places={"hill": spaces}), challenge="hill")
    assert "hill: expected 1 to 36 of them, got 37" in problem_with(
        with_board(board(11, 11), places={"hill": [*spaces, "c9"]})
    )
    assert "hill: expected 1 to 36 of them, got 0" in problem_with(with_board(board(11, 11), places={"hill": []}))


@pytest.mark.clause("NS-Z9")
def test_teams_have_classes_of_any_name():
    profile = {"mv": 5, "at": 2, "df": 2, "koban": 10, "keywords": []}
    crew = {"element": "void", "clan": "crew", "leader": "captain", "messengers": ["deckhand"]}
    crew["classes"] = {"deckhand": {"count": 2, "custom": [0, 8], **profile}, "captain": {"count": 1, **profile}}
    document = changed("teams", value={"crew": crew})
    document["quick"]["order"] = ["captain"]
    m = play(new(2, edition=document, setup="quick", janken="dice", challenge="assassinate"), "init A", "dice F")
    assert m.options["teams"] == ["crew", "crew"]
    assert m.game.notation.format_board(m.options, m.board)["models"]["A3"]["class"] == "captain"
    crew["classes"]["captain"]["count"] = 2
    assert "captain.count: expected a whole number from 1 to 1, got 2" in problem_with(document)


@pytest.mark.clause("NS-Z10", "NS-Z3")
def test_there_are_at_most_255_cards():
    many = {name: {**card, "copies": 11} for name, card in standard().document["cards"].items()}
    many["vault"]["copies"] = 24
    read_edition(changed("cards", value=many))
    many["vault"]["copies"] = 25
    assert "cards: expected at most 255, got 256 [NS-Z10]" in problem_with(changed("cards", value=many))


def test_a_wrong_line_of_a_file_is_found():
    path = Path(editions.__file__).parent / "editions" / "engawa.toml"
    with pytest.raises(InvalidNotation) as error:
        read_edition(changed("teams", "fire", "classes", "chunin", value={"mv": 5}))
    said = str(in_file(error.value, path, "edition"))
    line = next(i for i, text in enumerate(path.read_text().splitlines(), 1) if "tiger-strike" in text and "mv" in text)
    assert f"{path}" in said
    assert str(line) in said


@pytest.mark.clause("NS-V1", "NS-V2", "NS-Z12")
def test_an_edition_of_ones_own_is_played_and_travels_with_the_position():
    mine = changed("challenges", "brawl", value={"rounds": 1, "allowed": [3, 5, 4], "injured": 1})
    m = new(2, edition=mine, setup="quick", janken="dice")
    while m.to_act is not None:
        m.roll() if m.to_act == "chance" else m.play("end" if "end" in m.legal() else m.legal()[0])
    assert m.position()["options"]["edition"]["challenges"]["brawl"]["rounds"] == 1
    assert sum("at" in facts for name, facts in m.position()["models"].items() if name[0] == "A") <= 3
    assert phase(m) == "over"


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"challenge": "chess"}, 'challenge: expected one of "brawl"'),
        ({"board": "moon"}, 'board: expected one of "courtyard", "village", got "moon"'),
        ({"setup": "slow"}, 'setup: expected one of "full", "quick", got "slow"'),
        ({"janken": "coin"}, 'janken: expected one of "play", "dice", got "coin"'),
        ({"handicap": 1}, "handicap: expected one of false, true, got 1"),
        ({"teams": ["fire"]}, 'teams: expected a list of 2, got ["fire"]'),
        ({"weather": 1}, 'options: unknown key "weather"'),
    ],
)
def test_wrong_options_are_answered_in_one_line(options, problem):
    with pytest.raises(InvalidNotation) as error:
        new(2, **options)
    assert problem in str(error.value)
    problems = new(2).game.notation.problems_of(options)
    assert [message.text("en") for message in problems] == [str(error.value)]


def test_the_same_team_may_be_chosen_twice():
    m = play(new(2, teams=["fire", "fire"], janken="dice"), "init A")
    assert m.options["teams"] == ["fire", "fire"]
