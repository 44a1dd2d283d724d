"""What can be installed besides the core, and the one line for whoever lacks it. docs/installing.md lists it."""

from __future__ import annotations

from importlib.util import find_spec

from engawa.core.errors import InvalidNotation
from engawa.core.messages import Message

NEEDS = {  # an extra, and the modules without which there is nothing of it
    "table": ("fastapi", "segno", "sqlalchemy", "uvicorn"),
    "dice": ("mujoco", "numpy"),
    "lab": ("numpy",),
}


def is_installed(extra: str) -> bool:
    """Whether everything that an *extra* needs is there. Nothing is loaded to find out."""
    return all(find_spec(module) is not None for module in NEEDS[extra])


def expect_extra(extra: str) -> None:
    """Raise in one line that says what to install, unless the *extra* is there."""
    if not is_installed(extra):
        raise InvalidNotation(missing(extra))


def missing(extra: str) -> Message:
    """What is said where an *extra* is missing."""
    return Message("extra-missing", what=Message(f"extra-{extra}"), extra=extra)


def bringing(module: str | None) -> str | None:
    """The first extra that brings that *module*, if there is one."""
    return next((extra for extra, modules in NEEDS.items() if module in modules), None)
