"""Help pages and the errors of a command line, in our words: parameters carry the keys of messages, not texts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

import engawa
from engawa import bots, catalogue
from engawa.cli.screen import Screen
from engawa.core import documents, errors, messages


class Page(TyperCommand):
    """A command whose help and errors come from the catalogue."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(_page(ctx))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        try:
            rest = super().parse_args(ctx, args)
        except typer.TyperException as error:
            raise errors.InvalidNotation(_usage_problem(error, ctx)) from None
        if rest:
            raise errors.InvalidNotation(
                messages.Message("cli-extra", command=ctx.command_path, came=documents.shown(rest[0]))
            )
        return rest


class Map(TyperGroup):
    """The map of all commands."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(_page(ctx))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except typer.TyperException as error:
            raise errors.InvalidNotation(_usage_problem(error, ctx)) from None

    def list_commands(self, ctx: Any) -> list[str]:
        return list(self.commands)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            known = ", ".join(self.commands)
            raise errors.InvalidNotation(messages.Message("cli-no-command", came=documents.shown(args[0]), known=known))
        return super().resolve_command(ctx, args)


def _usage_problem(error: typer.TyperException, ctx: Any) -> messages.Message:
    """What the parser did not like: an argument that is missing, or something about an option."""
    parameter, option = getattr(error, "param", None), getattr(error, "option_name", None)
    if parameter is not None:
        return messages.Message("cli-missing", command=ctx.command_path, what=messages.Message(parameter.metavar))
    known = [name for each in ctx.command.get_params(ctx) for name in each.opts if name.startswith("-")]
    if option in known:
        return messages.Message("cli-option-value", option=option)
    return messages.Message("cli-no-option", came=documents.shown(option or ""), known=", ".join(known))


def _page(ctx: Any) -> str:
    """The help of a command."""
    from engawa.lab import contenders  # with all of the search; only help needs it

    screen: Screen = ctx.obj
    keys = engawa.games()
    clause = next(iter(catalogue.find(keys[0]).clauses)).id
    facts = {"bots": ", ".join(bots.names()), "games": ", ".join(keys), "clause": clause}
    facts |= {"contenders": ", ".join(contenders.names()), "levels": ",".join(bots.levels())}

    def explained(name: str, what: Any) -> tuple[str, str]:
        return name, screen.say(what.help, **facts)

    arguments = [each for each in ctx.command.params if each.param_type_name == "argument"]
    options = [each for each in ctx.command.params if each.param_type_name == "option"]
    commands = getattr(ctx.command, "commands", {})
    words = [ctx.command_path, *(_usage(each, screen) for each in arguments)]
    usages = [words, [*words, screen.say("cli-word-command")]] if commands else [words]
    more = f"{ctx.command.help}-more"
    with screen.console.capture() as captured:
        screen.tell(ctx.command.help)
        screen.write()
        _section(screen, "cli-usage", [(" ".join([*usage, screen.say("cli-word-options")]), "") for usage in usages])
        _section(screen, "cli-commands", [explained(name, each) for name, each in commands.items()])
        _section(screen, "cli-arguments", [explained(screen.say(each.metavar), each) for each in arguments])
        _section(screen, "cli-options", [explained(_flags(each, screen), each) for each in options])
        _section(screen, "cli-everywhere", list(_everywhere(screen)))
        if messages.has_message(more):
            screen.tell(more)
    return captured.get().rstrip("\n")


def _section(screen: Screen, title: str, rows: list[tuple[str, str]]) -> None:
    if rows:
        screen.write(screen.say(title), "head")
        screen.entries(rows, paint="")
        screen.write()


def _everywhere(screen: Screen) -> Iterator[tuple[str, str]]:
    """The options that every command takes."""
    yield "--lang en|de", screen.say("cli-option-lang")
    yield "--no-color", screen.say("cli-option-no-color")
    yield "-h, --help", screen.say("cli-option-help")


def _usage(argument: Any, screen: Screen) -> str:
    word = screen.say(argument.metavar) + ("…" if argument.nargs == -1 else "")
    return word if argument.required else f"[{word}]"


def _flags(option: Any, screen: Screen) -> str:
    names = ", ".join(sorted(option.opts, key=len))
    return f"{names} {screen.say(option.metavar)}" if option.metavar else names
