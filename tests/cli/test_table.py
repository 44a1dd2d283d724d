"""The table in the terminal, with everything piped in: whole matches, commands, refusals, undo, save and load."""

import json

import pytest
from cli.positions import WIN_IN_ONE

import engawa
from engawa import bots, catalogue
from engawa.core import rng
from engawa.core.messages import LANGUAGES, say


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


@pytest.fixture
def win_in_one(tmp_path):
    path = tmp_path / "position.json"
    path.write_text(json.dumps(WIN_IN_ONE))
    return str(path)


@pytest.fixture
def lanterns(monkeypatch):
    """The toy game with chance and hidden cards, on the shelf beside the others."""
    monkeypatch.setitem(catalogue.MODULES, "lanterns", "toys.lanterns")


def greedy_match(seed: int) -> engawa.Match:
    """A whole match of two greedy bots."""
    match, words = engawa.new("niwa", seed=seed), [0] * rng.WORDS
    rng.seed(words, seed)
    while match.to_act is not None:
        match.play_action(bots.find("greedy").choose(match.view(match.to_act), words, bots.BUDGET))
    return match


# Playing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_match_at_one_screen(run, lang):
    match = greedy_match(3)
    ran = run("play", "niwa", "--hot-seat", "--lang", lang, stdin=lines(*match.history))
    assert (ran.code, ran.err) == (0, "")
    assert match.status().text(lang) in ran.out
    assert ran.out.count("\n> ") == len(match.history) + 1
    for ply in range(match.ply):
        told = " ".join(message.text(lang) for message in match.told(ply))
        assert f"  {match.history[ply]}" in ran.out
        assert told in " ".join(ran.out.split())
    assert max(map(len, ran.out.splitlines())) <= 80


def test_moves_can_be_given_by_their_numbers(run, tmp_path):
    run("play", "niwa", "--hot-seat", stdin=lines("7", "5", f"save {tmp_path / 'm'}"))
    match = engawa.new("niwa")
    match.play(match.legal()[6])
    match.play(match.legal()[4])
    assert [ply["text"] for ply in json.loads((tmp_path / "m").read_text())["plies"]] == match.history


def test_a_newcomer_sits_on_seat_0_before_a_skilled_bot(run):
    ran = run("play", "niwa", "--seed", "1")
    assert "Kokeshis (you) · Samurais (skilled bot)" in ran.out
    assert "The samurais take their places." in ran.out
    assert "The kokeshis place their three figures around their own base." in ran.out
    assert "Kokeshis (du) · Samurais (geübter Bot)" in run("play", "niwa", "--lang", "de").out


@pytest.mark.parametrize(
    ("level", "lang", "title"), [("novice", "de", "unerfahrener Bot"), ("strong", "en", "strong bot")]
)
def test_somebody_chooses_the_level_of_a_bot(run, level, lang, title):
    ran = run("play", "niwa", "--bot", level, "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert f"Samurais ({title})" in ran.out


def test_bots_play_a_match_among_themselves(run):
    ran = run("play", "niwa", "--bot", "0=random", "--bot", "1=greedy", "--seed", "4")
    assert "Samurais (greedy bot)" in ran.out
    assert "The samurais have reached the enemy base and won.\nWinner: Samurais (greedy bot)\n" in ran.out
    assert run("play", "niwa", "-b", "0=random", "-b", "1=greedy", "--seed", "4") == ran


def test_a_seed_repeats_what_a_bot_does(run, tmp_path):
    for name in ("one", "two"):
        run("play", "niwa", "--bot", "random", "--seed", "9", stdin=lines("3", "1", f"save {tmp_path / name}"))
    one, two = (json.loads((tmp_path / name).read_text()) for name in ("one", "two"))
    assert [ply["text"] for ply in one["plies"]] == [ply["text"] for ply in two["plies"]]


def test_the_end_is_told_with_result_and_reason(run, win_in_one):
    typed = lines("K1 g4^i4", "K2>K1", "")
    ran = run("play", "--load", win_in_one, "--bot", "greedy", stdin=typed)
    assert "K1 jumps to i4. The kokeshis reach the enemy base and win." in ran.out
    assert "The kokeshis have reached the enemy base and won.\nYou win!\n" in ran.out
    assert "the match is over: undo, save FILE or quit" in ran.out
    assert ran.out.endswith("Goodbye. This match has not been saved.\n")
    german = run("play", "--load", win_in_one, "--bot", "greedy", "--lang", "de", stdin=typed).out
    assert "Die Kokeshis haben die gegnerische Basis erreicht und gewonnen.\nDu gewinnst!\n" in german


# Lists and explanations


def test_a_long_list_of_moves_is_cut_short_and_can_be_asked_for(run):
    ran = run("play", "niwa", "--hot-seat", stdin=lines("legal O:h4", "legal nonsense"))
    before, shown, none = ran.out.split("\n> ")[:3]
    assert "… 120 in all" in before
    assert "18 G:h4" in before
    assert "19 G:h4" not in before
    assert shown.count("O:h4") == 1 + 20
    assert "None." in none
    assert max(map(len, ran.out.splitlines())) <= 80


def test_a_refused_move_is_explained_by_its_clause_and_changes_nothing(run, win_in_one):
    ran = run("play", "--load", win_in_one, stdin=lines("K2 c5-c6 >K1", "K1 g4 to i4", "99", "99999999999999", "quit"))
    refused, unread, none, far = ran.out.split("\n> ")[1:5]
    assert "the line is yellow, the top bead is green [NI-2]\n  NI-2: A figure goes to" in refused
    assert "unreadable move" in unread
    assert "there is no move" in none
    assert "there is no move" in far
    assert ran.out.endswith("Goodbye.\n")


def test_why_rules_and_help_answer_at_the_table(run, win_in_one):
    typed = lines("why K1 g4^i4", "why K1>K2", "rules ni-10", "rules", "help", "why", "rules NI-99", "SHOW")
    ran = run("play", "--load", win_in_one, stdin=typed)
    legal, illegal, clause, rules, helped, need, unknown, shown = ran.out.split("\n> ")[1:9]
    assert "K1 g4^i4 is legal." in legal
    assert "[NI-5]" in illegal
    assert "NI-10 · Niwa, Meeting\n" in clause
    assert rules.count("NI-") == 26
    assert [line.split()[0] for line in helped.splitlines()[2:]] == [
        "help", "legal", "show", "why", "hint", "rules", "undo", "save", "load", "quit",
    ]  # fmt: skip
    assert "expected why MOVE" in need
    assert "NI-99" in unknown
    assert engawa.load(WIN_IN_ONE).draw() in shown


# Keeping what may be kept

FREI = {
    "game": "nueby/einser-blocker", "players": 2, "turn": 0, "phase": "start", "sixes": 0,
    "pieces": [["r3", "s0", "s0", "z0.4"], ["r20", "s2", "s2", "z2.4"]], "blocks": ["b0.3", "b2.1"], "options": {},
}  # fmt: skip


@pytest.fixture
def on_frei(tmp_path):
    path = tmp_path / "frei.json"
    path.write_text(json.dumps(FREI))
    return str(path)


@pytest.mark.parametrize(
    ("typed", "kept", "asked"),
    [
        (["r3-r5"], 0, 1),
        (["r3-r5", "keep"], 1, 1),
        (["keep", "r3-r5"], 1, 0),  # one gesture for the turn
        (["keep always", "r3-r5"], 1, 0),  # and for the match
        (["keep always", "keep ask", "r3-r5"], 0, 1),
    ],
)
def test_a_stone_is_kept_without_being_asked_about_again(run, tmp_path, typed, kept, asked):
    path = tmp_path / "moving.json"
    path.write_text(json.dumps(FREI | {"phase": "move", "die": 2, "moved": False, "pushed": False}))
    ran = run("play", "--load", str(path), stdin=lines(*typed))
    assert ran.out.count("Red leaves the blockade where it is.") == kept
    assert ran.out.count("Red may still push or put the blockade.") == asked


def test_who_keeps_the_stone_rolls_on(run, on_frei):
    assert "Red rolls a " in run("play", "--load", on_frei, stdin=lines("keep")).out
    assert "Red rolls a " not in run("play", "--load", on_frei, stdin=lines("show")).out


def test_keeping_is_a_command_only_where_something_can_be_kept(run, on_frei, win_in_one):
    assert "keep [always|ask]" in run("play", "--load", on_frei, stdin=lines("help")).out
    assert "keep [always|ask]" not in run("play", "--load", win_in_one, stdin=lines("help")).out


def test_places_are_told_at_the_end(run, tmp_path):
    path = tmp_path / "places.json"
    home = [["z0.4", "z0.3", "z0.2", "r47"], ["z2.4", "z2.3", "z2.2", "z2.1"], ["r20", "s4", "s4", "s4"]]
    facts = {"players": 3, "turn": 0, "phase": "move", "die": 1, "sixes": 0, "places": [1], "options": {"places": True}}
    path.write_text(json.dumps({"game": "nueby/werfer", "pieces": home} | facts))
    out = run("play", "--load", str(path), stdin=lines("r47-z0.1")).out
    assert out.splitlines()[0] == "Werfer  places"
    places = [line for line in out.splitlines() if line.startswith("Place")]
    assert places == ["Place 1: Blue (human)", "Place 2: Red (human)", "Place 3: Green (human)"]


# Taking back


def test_undo_takes_back_the_move_and_what_the_bot_replied(run):
    ran = run("play", "niwa", "--seed", "2", stdin=lines("G:c5 Y:c6 O:b7", "undo", "undo"))
    again, nothing = ran.out.split("\n> ")[2:4]
    assert "Taken back: G:c5 Y:c6 O:b7" in again
    assert "… 120 in all" in again
    assert "there is nothing to take back" in nothing


def test_undo_takes_back_the_whole_reply_of_a_bot(run, win_in_one):
    ran = run("play", "--load", win_in_one, "--bot", "greedy", stdin=lines("K3>K1", "undo"))
    after, back = ran.out.split("\n> ")[1:3]
    replied = [line.split("   ")[0].strip() for line in after.splitlines() if line.startswith("  S") or "stops" in line]
    assert replied
    assert f"Taken back: K3>K1, {', '.join(replied)}." in back
    assert engawa.load(WIN_IN_ONE).draw() in back


def test_even_the_winning_move_can_be_taken_back(run, win_in_one):
    ran = run("play", "--load", win_in_one, stdin=lines("K1 g4^i4", "undo"))
    assert engawa.load(WIN_IN_ONE).draw() in ran.out.split("\n> ")[2]


# Keeping a match


def test_a_saved_match_goes_on_where_it_was(run, tmp_path):
    path = tmp_path / "match.json"
    ran = run("play", "niwa", "--seed", "5", "--bot", "random", stdin=lines("G:c5 Y:c6 O:b7", f"save {path}", "quit"))
    assert f"\nSaved as {path}.\n" in ran.out
    assert ran.out.endswith("Goodbye.\n")
    record = json.loads(path.read_text())
    assert record["seats"][1]["bot"] == "random"
    assert len(record["seed"]) == 64
    assert run("verify", str(path)).code == 0
    resumed = run("play", "--load", str(path))
    assert "Kokeshis (you) · Samurais (random bot)" in resumed.out
    assert engawa.load(record).draw() in resumed.out
    loaded = run("play", "niwa", stdin=lines(f"load {path}", "1", "quit"))
    assert loaded.out.endswith("Goodbye. This match has not been saved.\n")


def test_what_is_on_disk_stays_until_the_new_match_is_whole(run, tmp_path):
    path = tmp_path / "match.json"
    path.write_text("precious")
    names = [f"{tmp_path}/nowhere/m", str(tmp_path), "/dev/null", "", "a\0b", f"{tmp_path}/{'m' * 300}"]
    ran = run("play", "niwa", stdin=lines(*(f"save {name}" for name in names)))
    answers = [" ".join(answer.split()) for answer in ran.out.split("\n> ")]  # however they were wrapped
    missing, folder, device, need, nul, long = answers[1:7]
    assert "no such directory" in missing
    assert "it is a directory" in folder
    assert "it is not a plain file" in device
    assert "expected save FILE" in need
    assert "no such file" in nul
    assert "cannot be written" in long
    assert [each.name for each in tmp_path.iterdir()] == ["match.json"]
    assert path.read_text() == "precious"


def test_saving_again_replaces_the_file_and_leaves_nothing_else(run, tmp_path):
    path = tmp_path / "match.json"
    run("play", "niwa", "--hot-seat", stdin=lines("1", f"save {path}", "1", f"save {path}"))
    assert len(json.loads(path.read_text())["plies"]) == 2
    assert [each.name for each in tmp_path.iterdir()] == ["match.json"]


ANOTHER_BOT = engawa.new("niwa").record() | {"seats": [{"bot": "deep-blue"}, {"bot": None}]}


@pytest.mark.parametrize(
    "content", [b"", b"{", b"\xff", b'{"game": "chess"}', b"[" * 100_000, json.dumps(ANOTHER_BOT).encode()]
)
def test_a_file_that_cannot_be_loaded_leaves_the_match_as_it_is(run, tmp_path, content):
    path = tmp_path / "broken"
    path.write_bytes(content)
    ran = run("play", "niwa", "--hot-seat", stdin=lines("G:h4 Y:h5 O:i3", f"load {path}", "undo", "quit"))
    assert "Taken back: G:h4 Y:h5 O:i3." in ran.out
    assert ran.code == 0


def test_leaving_promises_nothing_that_is_not_so(run):
    assert run("play", "niwa", "--seed", "1").out.endswith("\n> \nGoodbye.\n")
    assert run("play", "niwa", stdin=lines("1", "quit")).out.endswith(
        "> quit\nGoodbye. This match has not been saved.\n"
    )
    assert run("play", "niwa", "--lang", "de", stdin=lines("1")).out.endswith(
        "\nAuf Wiedersehen. Diese Partie ist nicht gespeichert.\n"
    )


# Chance, hidden cards, and more than one person


def test_chance_is_committed_to_at_the_start_and_revealed_at_the_end(run, lanterns, tmp_path):
    typed = lines("", "roll", "show", "", "roll", "show", f"save {tmp_path / 'm'}")
    ran = run("play", "lanterns", "--hot-seat", "--seed", "3", stdin=typed)
    record = json.loads((tmp_path / "m").read_text())
    begin, *_, end, _, _ = ran.out.split("\n> ")
    assert record["commitment"] in "".join(begin.split())
    assert record["seed"] not in "".join(begin.split())
    assert record["seed"] in "".join(end.split())
    assert "Lamp 0 (human)" in end
    assert "It gives all 3 outcomes of chance." in " ".join(run("verify", str(tmp_path / "m")).out.split())


def test_a_record_with_a_bent_die_is_found_out(run, lanterns, tmp_path):
    run("play", "lanterns", "--hot-seat", "--seed", "3", stdin=lines("", "roll", f"save {tmp_path / 'm'}"))
    record = json.loads((tmp_path / "m").read_text())
    rolled = record["plies"][-1]
    rolled["text"] = "3" if rolled["text"] == "1" else "1"
    ran = run("verify", stdin=json.dumps(record))
    assert ran.code == 2
    assert ran.err.startswith("engawa: record.plies[2]: the seed gives")


def test_several_people_are_asked_before_a_roll_is_taken_back(run, lanterns):
    ran = run("play", "lanterns", "--hot-seat", "--seed", "3", stdin=lines("", "roll", "undo", "undo agreed"))
    asked, agreed = ran.out.split("\n> ")[3:5]
    assert "if everybody agrees, type “undo agreed”" in " ".join(asked.split())
    assert "Taken back: roll, " in agreed


def test_bots_always_agree_to_an_undo(run, lanterns):
    ran = run("play", "lanterns", "--players", "3", "--seed", "3", stdin=lines("roll", "show", "undo"))
    assert "Taken back: show, " in ran.out


def test_where_the_seed_is_unknown_somebody_rolls_and_types_the_outcome(run, lanterns, tmp_path):
    path = tmp_path / "unsealed"
    run("play", "lanterns", "--hot-seat", "--seed", "3", stdin=lines("", "roll", f"save {path}"))
    record = json.loads(path.read_text())
    del record["seed"]
    path.write_text(json.dumps(record))
    ran = run("play", "--load", str(path), stdin=lines("", "roll", "7", "2"))
    rolling, wrong, right = ran.out.split("\n> ")[2:5]
    assert "roll, and type the outcome" in rolling
    assert "outcome: expected one of 1, 2, 3, got '7'" in wrong
    assert "lamp 0 burns" in right


def test_wide_chance_is_not_counted(run, lanterns):
    assert run("perft", "lanterns").err == f"engawa: {say('cli-wide-chance', game='Lanterns')}\n"
