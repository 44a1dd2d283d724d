"""What is told is JSON that any client can read."""

import json

import pytest

from engawa.server.ply_message import write


@pytest.mark.parametrize("text", ["K2 hält auf a6 an.", '"', "\ud800", "庭"])
def test_whatever_a_text_holds_it_can_be_told(text):
    written = write({"at": [text], "to": None})
    assert json.loads(written.encode()) == {"at": [text], "to": None}
