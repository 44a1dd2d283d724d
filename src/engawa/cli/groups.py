"""Options that go together: a command takes them as one NamedTuple, a command line as options of their own."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import wraps
from typing import Any, get_type_hints


def spread(command: Callable[..., None]) -> Callable[..., None]:
    """The *command* as Typer reads it: in place of each group, its fields in their order, with their defaults."""
    hints = get_type_hints(command, include_extras=True)
    parameters = inspect.signature(command).parameters
    groups = {name: hints[name] for name in parameters if hasattr(hints[name], "_fields")}
    options: list[inspect.Parameter] = []
    for name, parameter in parameters.items():
        if name in groups:
            fields = get_type_hints(groups[name], include_extras=True)
            options += [_option(field, groups[name]._field_defaults[field], fields[field]) for field in fields]
        else:
            options.append(_option(name, parameter.default, hints[name]))

    @wraps(command)
    def spread_out(**given: Any) -> None:
        for name, group in groups.items():
            given[name] = group(*(given.pop(field) for field in group._fields))
        command(**given)

    del spread_out.__wrapped__  # whoever looks for the signature finds the one given here
    spread_out.__annotations__ = {option.name: option.annotation for option in options}
    spread_out.__signature__ = inspect.Signature(options)  # type: ignore[attr-defined]
    return spread_out


def _option(name: str, default: Any, annotation: Any) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)
