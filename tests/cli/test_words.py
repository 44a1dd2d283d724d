"""What the terminal says in words: signs of the picture, chance, options of a game, a folder in place of a file."""

import re
from random import Random

import pytest

import engawa
from engawa import catalogue
from engawa.cli.screen import Screen
from engawa.cli.table import Table
from engawa.core import messages

QUICK = ("-o", "setup=quick", "-o", "janken=dice", "--seed", "3")


@pytest.mark.parametrize("lang", messages.LANGUAGES)
@pytest.mark.parametrize("game", [game.key for game in catalogue.games() if game.key.split("/")[0] != "lanterns"])
def test_every_game_says_what_the_signs_of_its_picture_mean(game, lang):
    assert len(messages.say(f"cli-legend-{game.split('/')[0]}", lang)) > 80


def test_a_match_begins_with_what_its_signs_mean_and_says_it_again_when_asked(run):
    out = run("play", "niwa", "--hot-seat", stdin="legend\nquit\n").out
    assert out.count("[K] and [S] are the bases.") == 2


def test_chance_is_told_in_words_and_cards_with_their_texts(run):
    out = run("play", "ninja-all-stars", *QUICK, stdin="legend\nquit\n").out
    assert "B is dealt a moon card." in out
    assert not re.search(r"^ *(deal|dice|init|moon) \S+ ", out, re.MULTILINE)
    assert "adrenaline   Reroll one die of your attack." in out


def test_a_walk_is_one_line():
    match = engawa.new("ninja-all-stars", seed=3, setup="quick", janken="dice")
    rng = Random(1)
    while match.ply < 80:
        match.roll_on()
        steps = [move for move in match.legal() if move.startswith("step ")]
        match.play(rng.choice(steps or match.legal()))
    told = [[message.key for message in match.told(ply)] for ply in range(match.ply)]
    walked = [ply for ply in range(match.ply - 1) if told[ply] == told[ply + 1] == ["ninja-all-stars-stepped"]]
    table = Table(Screen("en", colour=False), match)
    assert walked
    assert [table.news(ply) for ply in walked if table.is_on_the_way(ply)]
    assert all(table.news(ply) == [] for ply in walked if table.is_on_the_way(ply))


def test_help_to_play_a_game_lists_what_can_be_chosen_for_it(run):
    out = run("play", "nueby/jaeger", "--help").out
    assert "Options of Jäger" in out
    assert '-o extra_hits=…   "book": every hit counts; "kind": hits may lapse' in out
    assert "extra_hits" not in run("play", "nueby/werfer", "--help").out
    assert "Options of" not in run("play", "--help").out


def test_a_folder_for_data_is_answered_with_a_file_in_it(run, tmp_path):
    ran = run("--data", str(tmp_path))
    assert ran.code != 0
    assert f"{tmp_path} is a folder: name a file in it, such as --data {tmp_path / 'matches.db'}" in ran.err
