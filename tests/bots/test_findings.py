"""What opponents find stays the same, number by number, however their search is written."""

import json

import pytest
from bots.findings import CASES, GOLDEN, found_in, label

from engawa.core.forge import prefer

FOUND = json.loads(GOLDEN.read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=label)
@pytest.mark.parametrize("life", ["interpreted", "built"])
def test_the_same_seeds_and_nodes_find_the_same(case, life):
    prefer(life)
    assert json.loads(json.dumps(found_in(*case))) == FOUND[label(case)]


def test_every_golden_is_looked_at():
    assert [*FOUND] == [label(case) for case in CASES]
