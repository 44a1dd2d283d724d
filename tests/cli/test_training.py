"""`engawa lab train`: what it writes and says, and what it refuses."""

import subprocess
import sys

import pytest

from engawa.bots.nueby.weights import unpacked
from engawa.core.messages import LANGUAGES, say

# Where Numba is missing everything runs interpreted: slow, and ready at once.
TRAINED_PLAINLY = """
import sys
from importlib import util
found = util.find_spec
util.find_spec = lambda name, *rest: None if name == "numba" else found(name, *rest)
from engawa.cli import training
training.DEALS = 1
from engawa.cli.main import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_explains_itself(run, lang):
    ran = run("lab", "train", "--help", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(say("cli-lab-train", lang).split()[0])
    assert max(map(len, ran.out.splitlines())) <= 80


def test_a_training_leaves_weights_and_says_what_came_of_it(tmp_path):
    words = ["lab", "train", "nueby/abkuerzungen", "--games", "1", "--write", str(tmp_path), "--lang", "en"]
    ran = subprocess.run([sys.executable, "-c", TRAINED_PLAINLY, *words], capture_output=True, text=True)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.startswith("One move ahead against greedy: ")
    assert ran.stdout.endswith("abkuerzungen.f4 has the weights.\n")
    assert any(unpacked((tmp_path / "abkuerzungen.f4").read_bytes()).out)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["niwa"], 'GAME: expected one of "nueby/zweite-ebene", '),
        (["nueby/jaeger", "--games", "0"], "--games: expected a whole number from 1 to 10000000, got 0"),
        (["nueby/jaeger", "--seed", "x"], '--seed: expected a whole number from 0 to 2147483647, got "x"'),
        (["nueby/jaeger", "--write", "nowhere"], '--write: expected a folder that can be written to, got "nowhere"'),
    ],
)
def test_what_cannot_be_trained_is_said_in_a_line(run, words, said):
    ran = run("lab", "train", *words)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert len(ran.err.splitlines()) == 1
