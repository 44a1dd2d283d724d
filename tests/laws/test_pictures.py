"""Pictures in SVG, of every game and of random positions: sound, complete, and without what eyes may not see."""

import re
from collections import Counter
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given
from laws.shelf import SHELF, matches
from toys.lanterns import GAME as LANTERNS

import engawa
from engawa import catalogue
from engawa.core.match import Match
from engawa.core.messages import LANGUAGES

SVG = "{http://www.w3.org/2000/svg}"
NUEBY = "RBGOVS"
HIDING = tuple(key for key, entry in SHELF.items() if entry.game.hides) or tuple(SHELF)


def read(picture: str) -> ElementTree.Element:
    """A picture as a reader of XML takes it, all of whose elements are plain SVG."""
    root = ElementTree.fromstring(picture)
    kinds = {element.tag.removeprefix(SVG) for element in root.iter()}
    assert kinds <= {"svg", "g", "title", "desc", "text", "rect", "circle", "polygon", "polyline"}
    return root


def titles(picture: str) -> Counter[str]:
    """What is named in a picture, and how often."""
    return Counter(element.text for element in read(picture).iter(f"{SVG}title"))


def letters(picture: str) -> str:
    """All that can be read in a picture."""
    return " ".join(filter(None, (element.text for element in read(picture).iter())))


def standing(key: str, position: dict[str, Any]) -> list[str]:
    """What a position has on its board, as a picture names it."""
    if key == "niwa":
        return [" ".join(filter(None, [name, *place])) for name, place in position["figures"].items()]
    if key == "ninja-dice":
        lying = [f"{name} {place[0]}" for name, place in (position["skill"] | position["threat"]).items()]
        house = [f"house {symbol}" for symbol in position["house"]]
        return lying + house + [f"locked {name}" for name in position["locked"]]
    if key == "ninja-all-stars":
        models = [(name, facts) for name, facts in position["models"].items() if "at" in facts]
        things = [
            f"{kind} {name}"
            for kind in ("lantern", "shrine", "chest", "medal")
            for name in position.get(f"{kind}s", [])
        ]
        marks = ("stun", "curse", "poison", "luck", "haste", "slow", "power", "protect", "stealth", "medal")
        return things + [
            " ".join([name, facts["at"], facts["face"], *(mark for mark in marks if facts.get(mark))])
            for name, facts in models
        ]
    focus = position.get("focus") or [[False] * 4 for _ in position["pieces"]]
    pieces = [
        f"{NUEBY[seat]}{'*' * focus[seat][i]} {name}"
        for seat, row in enumerate(position["pieces"])
        for i, name in enumerate(row)
    ]
    return pieces + [f"#{NUEBY[seat]} {name}" for seat, name in enumerate(position.get("blocks", []))]


@given(matches())
def test_a_picture_shows_all_that_stands_on_the_board_once(match: Match):
    picture = match.svg()
    if match.game.picture is None:
        read(picture)
        return
    named = titles(picture)
    for name, count in Counter(standing(match.game.key, match.position())).items():
        assert named[name] == count, name


@given(matches())
def test_a_picture_tells_the_game_whose_turn_it_is_and_who_plays(match: Match):
    for lang in LANGUAGES:
        root = read(match.svg(lang))
        assert (root[0].tag, root[0].text) == (f"{SVG}title", match.game.title)
        assert root[1].text.startswith(match.status().text(lang).rstrip("."))
        texts = [element.text for element in root.iter(f"{SVG}text")]
        for seat in range(match.players):
            assert match.seat_name(seat).text(lang) in texts


@given(matches())
def test_everything_in_a_picture_lies_within_it(match: Match):
    root = read(match.svg())
    wide, high = float(root.get("width")), float(root.get("height"))
    assert root.get("viewBox") == f"0 0 {root.get('width')} {root.get('height')}"
    for element, (x, y) in placed(root):
        assert -1 <= x <= wide + 1, element.attrib
        assert -1 <= y <= high + 1, element.attrib


def placed(element: ElementTree.Element, x: float = 0, y: float = 0) -> list[tuple[ElementTree.Element, Any]]:
    """Every text and group, and where it is; what is turned is taken by its middle."""
    moved = re.match(r"translate\((\S+) (\S+)\)", element.get("transform", ""))
    if moved:
        x, y = x + float(moved[1]), y + float(moved[2])
    found = [(element, (x, y))]
    if element.tag == f"{SVG}text":
        found = [(element, (x + float(element.get("x")), y + float(element.get("y"))))]
    return found + [each for child in element for each in placed(child, x, y)]


@pytest.mark.parametrize("key", engawa.games())
def test_every_game_of_the_catalogue_draws_itself(key: str):
    assert catalogue.find(key).picture is not None or key not in catalogue.MODULES
    match = engawa.new(key, seed=1)
    assert match._repr_svg_() == match.svg() == match.svg("en", None)


def test_a_game_that_draws_nothing_is_shown_as_text():
    match = Match(LANTERNS, {"players": 2}, 2, seed=bytes(32), match_id="m")
    lines = [line.replace(" ", "\u00a0") for line in match.draw().split("\n")]
    texts = [element.text or "" for element in read(match.svg()).iter(f"{SVG}text")]
    assert [line for line in lines if line.strip()] == [text for text in texts if text in lines and text.strip()]


def with_cards() -> Match:
    """A match of Ninja All-Stars in which both seats have cards that differ."""
    match = engawa.new("ninja-all-stars", seed=3, setup="quick", janken="dice")
    while not all(match.position()["hands"]) or {*match.position()["hands"][0]} & {*match.position()["hands"][1]}:
        match.roll() if match.to_act == "chance" else match.play(match.legal()[0])
    return match


def test_eyes_see_their_own_cards_and_no_others():
    match = with_cards()
    hands = match.position()["hands"]
    for eyes in (0, 1, -1):
        seen = letters(match.svg(eyes=eyes))
        for seat, hand in enumerate(hands):
            assert all((card in seen) == (eyes == seat) for card in hand)
    assert all(card in letters(match.svg()) for hand in hands for card in hand)


@given(matches(HIDING))
def test_a_picture_through_eyes_is_that_of_their_view(match: Match):
    if match.game.picture is None:
        return
    for eyes in range(match.players):
        board = match.game.notation.format_board(match.options, match.board)
        drawing = match.game.picture(board, match.view(eyes))
        assert "".join(drawing.parts) in match.svg(eyes=eyes)


def test_what_a_picture_says_is_escaped():
    from engawa.core import svg

    picture = svg.page("<&>", "a < b", svg.lettered("x & y\n<z>"), ['"A"'], 0)
    assert {"<&>", "a < b", "x\u00a0&\u00a0y", "<z>", '"A"'} <= {element.text for element in read(picture).iter()}
