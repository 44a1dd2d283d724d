"""Records of older versions of the rules replay by those of now, or a line says at which ply they do not, and why."""

import json
from pathlib import Path

import pytest

import engawa
from engawa import catalogue
from engawa.core import record

FILES = sorted(Path(__file__).parent.glob("v*/*.json"))
DIFFERENT: dict[str, str] = {
    "v1/ninja-all-stars": "record.plies[9]",  # the omen, for which everyone is asked
    "v1/nueby-einser-blocker": "record.plies[32]",  # keep, which is gone
}  # where the rules of now part from those of a record, by its file


def test_there_is_a_record_of_every_game():
    stored = {json.loads(path.read_text("utf-8"))["game"] for path in FILES}
    assert stored == set(catalogue.MODULES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_an_older_record_replays_or_says_why_not(path):
    document = json.loads(path.read_text("utf-8"))
    part = DIFFERENT.get(f"{path.parent.name}/{path.stem}")
    if part is None:
        match = engawa.load(document)
        assert match.result == document["result"]
        assert record.verify(document, catalogue.find).sealed
        return
    with pytest.raises(engawa.InvalidNotation) as raised:
        engawa.load(document)
    assert str(raised.value).startswith(f"made by version {document['rules']} of the rules of {document['game']}")
    assert part in str(raised.value)
    assert "\n" not in str(raised.value)
