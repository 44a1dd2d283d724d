"""Things still to do, the first one next. An item: kind, model, credit or seat, number or anchor, step or zone, third.

The item in progress stays first. [NS-N4]
"""

from __future__ import annotations

from engawa.core.forge import kernel
from engawa.games.ninja_all_stars import vocabulary as v
from engawa.games.ninja_all_stars.state import State

KIND, WHO, WHOM, NUMBER, REACHED, THIRD = range(v.ITEM)  # WHOM: the credited model, or the seat that decides
FRONT, ALL = 0, 1  # zones of a placing


@kernel
def set_item(s: State, i: int, kind: int, model: int, whom: int, number: int, reached: int, third: int) -> None:
    s.todo[i][KIND], s.todo[i][WHO], s.todo[i][WHOM] = kind, model, whom
    s.todo[i][NUMBER], s.todo[i][REACHED], s.todo[i][THIRD] = number, reached, third


@kernel
def add_last(s: State, kind: int, model: int, whom: int, number: int, zone: int) -> None:
    set_item(s, s.todos, kind, model, whom, number, zone, 0)
    s.todos += 1


@kernel
def add_first(s: State, kind: int, model: int, whom: int) -> None:
    for i in range(s.todos, 0, -1):
        for j in range(v.ITEM):
            s.todo[i][j] = s.todo[i - 1][j]
    s.todos += 1
    set_item(s, 0, kind, model, whom, 0, 0, 0)


@kernel
def drop_first(s: State) -> None:
    s.todos -= 1
    for i in range(s.todos):
        for j in range(v.ITEM):
            s.todo[i][j] = s.todo[i + 1][j]
    set_item(s, s.todos, 0, 0, 0, 0, 0, 0)


@kernel
def clear_todo(s: State) -> None:
    while s.todos > 0:
        drop_first(s)


@kernel
def finish_later(s: State) -> None:
    """The activation ends once everything before it is done. [NS-A11]"""
    if s.todos == 0 or s.todo[s.todos - 1][KIND] != v.FINISH:
        add_last(s, v.FINISH, v.NOBODY, v.NOBODY, 0, 0)
