"""Giving up, agreeing on a draw and not beginning, in the terminal."""

PLAY = ("play", "niwa", "--seed", "5")


def test_resigning_wants_a_second_word_and_can_be_taken_back(run):
    out = run(*PLAY, "--hot-seat", stdin="1\n1\nresign\nresign yes\nundo\nshow\n").out
    assert "gives up? Then type “resign yes”" in out
    assert "resigns." in out
    assert "Winner:" in out


def test_people_at_one_screen_agree_on_a_draw_by_saying_so(run):
    out = run(*PLAY, "--hot-seat", stdin="1\n1\ndraw\ndraw agreed\n").out
    assert "if everybody agrees, type “draw agreed”" in out
    assert "A draw by agreement." in out


def test_a_game_without_draws_offers_none(run):
    assert "knows no draws" in run("play", "nueby/jaeger", "--hot-seat", "--seed", "5", stdin="draw\n").out


def test_a_match_is_called_off_before_the_first_move_only(run):
    assert "called off before it began" in run(*PLAY, "--hot-seat", stdin="abort\n").out
    assert "before a person has moved" in run(*PLAY, "--hot-seat", stdin="1\nabort\n").out


def test_among_several_a_bot_plays_on_for_whoever_resigns(run):
    out = run(
        "play", "nueby/jaeger", "--players", "3", "--hot-seat", "--seed", "5", stdin="resign yes\nresign yes\n"
    ).out
    assert "resign." in out
    assert "Winner:" in out
