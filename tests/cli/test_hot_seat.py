"""Several people at one screen, where each has something that the others may not see."""

import pytest

from engawa import catalogue
from engawa.core.messages import say

SEED = ("--seed", "5")
HOT_SEAT = ("play", "ninja-all-stars", "--hot-seat", "-o", "setup=quick", *SEED)
AGAINST_A_BOT = ("play", "ninja-all-stars", "--bot", "random", "-o", "setup=quick", "-o", "janken=dice", *SEED)


def screens(out: str) -> list[str]:
    """What was to be seen before each line that was typed, and after the last."""
    return out.split("\n> ")


def hand_over(name: str, lang: str = "en") -> str:
    return say("cli-hand-over", lang, name=name)


def hands_in(screen: str) -> dict[str, str]:
    """The moon cards of each seat, as the picture has them."""
    return {line[0]: line.split("☾ ")[1] for line in screen.splitlines() if line[:3] in ("A (", "B (") and "☾" in line}


@pytest.mark.clause("NS-I1")
def test_a_shape_not_yet_turned_up_reads_as_a_question_mark_for_the_next_person(run):
    first, asked, second = screens(run(*HOT_SEAT, stdin="rock\n\n").out)[:3]
    assert "A chooses rock, paper or scissors." in first
    assert asked.endswith(hand_over("B"))
    before, choice = second.split("B chooses rock, paper or scissors.")
    assert "  ?\n" in before
    assert "rock" not in before
    assert "rock" in choice


@pytest.mark.clause("NS-I2")
def test_a_dealt_card_is_named_for_its_seat_alone(run):
    # Paper beats rock: B has the initiative, is dealt cards first and goes on looking.
    seen = screens(run(*HOT_SEAT, stdin="rock\n\npaper\n").out)[3]
    dealt = [line.split(maxsplit=2) for line in seen.splitlines() if line.startswith("  deal ")]
    assert [(card, told[0]) for _, card, told in dealt[3:]] == 3 * [("?", "A")]
    own = [card for _, card, told in dealt[:3] if told.startswith("B ")]
    hands = hands_in(seen)
    assert sorted(hands["B"].removeprefix("3 (").removesuffix(")").split(", ")) == sorted(own)
    assert hands["A"] == "3"


def test_whoever_plays_against_bots_sees_the_own_cards_and_hands_nothing_over(run):
    out = run(*AGAINST_A_BOT).out
    assert "deal ?" in out
    assert hand_over("A") not in out
    hands = hands_in(out)
    assert hands["A"].count(",") == 2
    assert hands["B"].isdecimal()


def test_an_open_game_is_never_handed_over(run):
    assert hand_over("Samurais") not in run("play", "niwa", "--hot-seat", stdin="1\n").out


def test_everybody_is_told_what_happened_since_they_looked_last(run, monkeypatch):
    monkeypatch.setitem(catalogue.MODULES, "lanterns", "toys.lanterns")
    typed = "\nroll\nshow\n\nroll\nshow\n\nroll\nshow\n"
    out = run("play", "lanterns", "--hot-seat", "--players", "3", *SEED, stdin=typed).out
    last = next(screen for screen in screens(out) if "lamp 2 burns" in screen)
    played = [line.split()[0] for line in last.splitlines() if line.startswith("  ")]
    assert [text for text in played if not text.isdecimal()] == ["?", "roll", "show", "roll", "show"]
    assert "all are shown" in screens(out)[-2]
    assert "?" not in screens(out)[-2].split("all are shown")[0]
