"""Prospects of a window: what happens if nobody does anything more, and what each option would make of it.

What `odds` assumes is assumed here too. A window whose options better nothing names the move that can be made for
whoever does not want to be asked: `itself`.
"""

from __future__ import annotations

from typing import Any

from engawa.core.contract import LEGAL
from engawa.games.ninja_all_stars import actions, names, odds, state, testing, vocabulary as v
from engawa.games.ninja_all_stars.agenda import KIND, WHO
from engawa.games.ninja_all_stars.candidates import candidates
from engawa.games.ninja_all_stars.dice import FIRST, LOT, POOLS, SHIFT, WAYS, letters_of, showing, shows
from engawa.games.ninja_all_stars.phrases import format_action
from engawa.games.ninja_all_stars.rules import MAX_ACTIONS, refusal
from engawa.games.ninja_all_stars.state import Board, State
from engawa.games.ninja_all_stars.windows import is_test

Document = dict[str, Any]
DIGITS = 6  # of a chance
WORTH_IT = 0.05  # Stun tokens that an option must win to be worth a question


def window(b: Board, s: State) -> Document | None:
    """What is told about the window that is open: `passing`, `moves` by their text, and `itself`; None if none is."""
    if s.phase not in TOLD:
        return None
    out = [0] * MAX_ACTIONS
    legal = [action for action in out[: candidates(b, s, out)] if refusal(b, s, action) == LEGAL]
    passing, moves = TOLD[s.phase](b, s, [action for action in legal if action != odds.PASSING])
    told: Document = {"passing": passing, "moves": {format_action(action): facts for action, facts in moves.items()}}
    idle = odds.PASSING in legal and not any(facts.get("better") for facts in moves.values())
    # Whichever affinity is named, the chance is the same. [NS-T3]
    alike = legal[:1] if len(legal) == 1 or s.phase == v.AFFINITY else []
    itself = [odds.PASSING] if idle else alike
    return told | {"itself": format_action(itself[0])} if itself else told


Moves = dict[int, Document]


def _boosting(b: Board, s: State, legal: list[int]) -> tuple[Document, Moves]:
    """Before the dice of an attack roll: with which pools, and how that ends."""
    effects = odds.effects_of(b, s)

    def told(after: State) -> Document:
        found = odds.ending(b, after, effects)
        return {"pools": [found.attack, found.defence], **_chances(dict(zip(odds.ENDS, found.chances, strict=True)))}

    passing, side = told(s), _side(b, s)
    moves = {action: told(odds.played(b, s, action)) for action in legal}
    for facts in moves.values():
        facts["better"] = _is_better(side, _worth(facts), _worth(passing))
    return passing, moves


def _reacting(b: Board, s: State, legal: list[int]) -> tuple[Document, Moves]:
    return _testing(b, s, legal) if is_test(s) else _fighting(b, s, legal)


def _testing(b: Board, s: State, legal: list[int]) -> tuple[Document, Moves]:
    """The dice of a test lie: what a reroll makes of them. It may only be made where it can help. [NS-T7]"""
    passing = {
        "by": names.MODEL_NAMES[s.tester],
        "why": v.TEST_NAMES[s.why],
        "ends": "tied" if testing.is_tied(s) else "passed" if testing.is_passed(s) else "failed",
    }
    moves: Moves = {}
    for action in legal:
        after = odds.played(b, s, action)
        chance = odds.passing(b, after) if after.phase == v.REROLL else float(testing.is_passed(after))
        moves[action] = {"better": True, "passes": round(chance, DIGITS), **_taken(s, after)}
    return passing, moves


def _fighting(b: Board, s: State, legal: list[int]) -> tuple[Document, Moves]:
    """The dice of an attack lie: what is left of them, who chooses, and what that does."""
    fight = Fight(b, s)
    left, chooser, chosen = fight.result(_lying(s, v.ATT), _lying(s, v.DEF))
    passing: Document = {"left": left, "chooser": names.SEAT_LETTERS[chooser]}
    if chosen != v.NOBODY:
        passing["result"] = v.ELEMENT_NAMES[chosen]
    passing |= _chances({_end(chosen, fight.effects): 1.0})
    side, now = _side(b, s), fight.worth_of(chosen)
    moves: Moves = {}
    for action in legal:
        after = odds.played(b, s, action)
        chances, worth = fight.prospects_of(after)
        moves[action] = {"better": _is_better(side, worth, now), **_chances(chances), **_taken(s, after)}
    return passing, moves


class Fight:
    """What comes of dice that lie: options share most of what can, so that every end is found once."""

    def __init__(self, b: Board, s: State) -> None:
        self.b, self.s = b, s
        self.effects = odds.effects_of(b, s)
        self._known: dict[tuple[int, int], int] = {}  # what is chosen

    def prospects_of(self, after: State) -> tuple[dict[str, float], float]:
        """The chances of ENDS, and what they are worth to the attacker, once the dice are rolled that were taken up."""
        dice = min(after.again, LOT) if after.phase == v.REROLL else 0
        pools = [_lying(after, v.ATT), _lying(after, v.DEF)]
        kept, found = pools[after.again_pool], dict.fromkeys((v.NOBODY, *range(v.ELEMENTS)), 0)
        for i in range(FIRST[dice], FIRST[dice + 1]):
            pools[after.again_pool] = kept + POOLS[i]
            found[self._chosen(pools[v.ATT], pools[v.DEF])] += WAYS[i]
        ends = dict.fromkeys(odds.ENDS, 0.0)
        for element, ways in found.items():
            ends[_end(element, self.effects)] += ways / v.ELEMENTS**dice
        return ends, sum(ways * self.worth_of(element) for element, ways in found.items()) / v.ELEMENTS**dice

    def worth_of(self, chosen: int) -> int:
        """What a result is worth to the attacker, in Stun tokens."""
        return 0 if chosen == v.NOBODY else self.effects[chosen].defender - self.effects[chosen].attacker

    def _chosen(self, attack: int, defence: int) -> int:
        if (attack, defence) not in self._known:
            self._known[attack, defence] = self.result(attack, defence)[2]
        return self._known[attack, defence]

    def result(self, attack: int, defence: int) -> tuple[str, int, int]:
        """The letters left when opposites have cancelled, the seat that chooses, and what it takes or NOBODY."""
        b, s, pools = self.b, self.s, (attack, defence)
        left = [
            [
                max(0, showing(own, element) - showing(other, (element + 3) % v.ELEMENTS))
                for element in range(v.ELEMENTS)
            ]
            for own, other in (pools, pools[::-1])
        ]
        attacking = sum(left[v.ATT]) >= sum(left[v.DEF])
        chooser = state.controller_of(b, s, s.attacker if attacking else s.defender)
        if s.chooser != v.NOBODY:
            chooser = s.chooser
            attacking = chooser == state.controller_of(b, s, s.attacker)
        mask = sum(1 << element for element in range(v.ELEMENTS) if left[v.ATT][element] + left[v.DEF][element])
        letters = "".join(letter for element, letter in enumerate(v.LETTERS) if mask >> element & 1)
        return letters, chooser, odds.chosen(mask, self.effects, attacking)


def _lying(s: State, pool: int) -> int:
    """The dice of a pool, fresh and fixed."""
    return sum(shows(s, pool, element) << SHIFT * element for element in range(v.ELEMENTS))


def _choosing(b: Board, s: State, legal: list[int]) -> tuple[Document, Moves]:
    """A result is chosen: what each of them does to the two."""
    effects = odds.effects_of(b, s)
    return {}, {action: {"does": _end(actions.parts_of(action)[2], effects)} for action in legal}


def _dodging(b: Board, s: State, legal: list[int]) -> tuple[Document, Moves]:
    rolled = odds.rolling(b, odds.played(b, s, odds.PASSING))
    return {"rolls": round(odds.passing(b, rolled), DIGITS)}, {action: {"better": True} for action in legal}


def _saving(b: Board, s: State, legal: list[int]) -> tuple[Document, Moves]:
    what = "injured" if s.todo[0][KIND] == v.INJURE_MODEL else "stunned"
    return {"hurt": names.MODEL_NAMES[s.todo[0][WHO]], "how": what}, {action: {"better": True} for action in legal}


def _naming(b: Board, s: State, legal: list[int]) -> tuple[Document, Moves]:
    return {}, {action: {} for action in legal}


TOLD = {
    v.BOOST: _boosting, v.REACT: _reacting, v.RESULT: _choosing, v.DODGE: _dodging, v.SAVE: _saving,
    v.AFFINITY: _naming,
}  # fmt: skip


def _side(b: Board, s: State) -> int:
    """What the deciding seat wants of the fight: 1 if it attacks, -1 if it defends, 0 if it has no part in it."""
    sides = [state.controller_of(b, s, model) == s.seat for model in (s.attacker, s.defender)]
    return sides[0] - sides[1]


def _is_better(side: int, worth: float, now: float) -> bool:
    """Whether that is worth a question; a seat without a part in the fight judges for itself."""
    return side == 0 or side * (worth - now) > WORTH_IT


def _worth(told: Document) -> float:
    """What chances are worth to the attacker, about: who is hurt by a backfire, and how much, they do not say."""
    injured, stunned, backfire = (told.get(end, 0.0) for end in odds.ENDS[:3])
    return float(odds.INJURY * injured + stunned - 2 * backfire)


def _taken(s: State, after: State) -> Document:
    """The dice that an option takes up to roll them again, or lays to the others, and the pool they belong to."""
    words = v.TEST_POOL_NAMES if is_test(s) else v.POOL_NAMES
    for pool in (v.ATT, v.DEF):
        taken = [s.fresh[pool][element] - after.fresh[pool][element] for element in range(v.ELEMENTS)]
        added = [after.fixed[pool][element] - s.fixed[pool][element] for element in range(v.ELEMENTS)]
        if any(taken):
            return {"pool": words[pool], "dice": _letters(taken)}
        if any(added):
            return {"pool": words[pool], "adds": _letters(added)}
    return {}


def _letters(counts: list[int]) -> str:
    return letters_of(sum(count << SHIFT * element for element, count in enumerate(counts)))


def _end(chosen: int, effects: list[odds.Effect]) -> str:
    return "other" if chosen == v.NOBODY else odds.end_of(effects[chosen])


def _chances(found: dict[str, float]) -> Document:
    return {end: round(chance, DIGITS) for end, chance in found.items() if chance}
