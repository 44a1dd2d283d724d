"""Lanterns for the terminal: the toy game with chance, able to say whose turn it is. A shelf can hold this module."""

from dataclasses import replace
from typing import Any

from toys import lantern_rules as rules
from toys.lanterns import GAME, Notation

from engawa.core.messages import Message


class SpokenNotation(Notation):
    def seat_name(self, seat: int) -> Message:
        return Message("file-trouble", said=f"Lamp {seat}")

    def status(self, b: Any, s: Any) -> Message:
        return Message("file-trouble", said="all are shown" if s.phase == rules.ENDED else f"lamp {s.turn} burns")


GAMES = (replace(GAME, notation=SpokenNotation()),)
