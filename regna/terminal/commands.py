"""Commands whose help, and whatever they refuse, is in the chosen language."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from ..games import NAMES
from ..kernel import Game, RegnaError
from ..texts import LANGUAGES, Speaker, speaker, speaker_for
from .sitting import read_options, with_opponent

TERMINAL = "regna.terminal"
VARIABLE = "REGNA_LANG"
PARTS = (TERMINAL, "regna.arena", "regna.server", *(f"regna.games.{name.replace('-', '_')}" for name in NAMES))
GIVEN = re.compile(rf"--lang[ =]({'|'.join(LANGUAGES)})(?!\S)")
PLACEHOLDER = re.compile(r"[A-Z]{2,}")


def language_of(words: Sequence[str]) -> str:
    """The language that a command line asks for, known before it is understood."""
    if found := GIVEN.search(" ".join(words)):
        return found[1]
    return wanted if (wanted := os.environ.get(VARIABLE)) in LANGUAGES else LANGUAGES[0]


def chosen_language() -> str:
    return str(click.get_current_context().meta[VARIABLE])


def voice(ctx: click.Context) -> Speaker:
    return speaker(ctx.meta[VARIABLE], TERMINAL)


def sentence(error: RegnaError, language: str) -> str:
    """What went wrong, in one line; any game may have had its own words for it."""
    say = speaker(language, *PARTS)
    return " ".join((say.error(error) if say.knows(f"error-{error.code}") else str(error)).split())


class Refusal(click.ClickException):
    """A request that cannot be met, in one sentence."""

    exit_code = 2

    def show(self, file: Any = None) -> None:
        click.echo(self.message, err=True)


class Command(click.Command):
    """A command that explains itself and says what went wrong in the chosen language."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except RegnaError as error:
            raise Refusal(sentence(error, ctx.meta[VARIABLE])) from error

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.meta.setdefault(VARIABLE, language_of(args))
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            raise Refusal(sentence(misuse(error, ctx), ctx.meta[VARIABLE])) from error

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        say = voice(ctx)
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, translated(pieces, say), f"{say.message('help-usage')} ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(voice(ctx).message(f"help-{self.name}"))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        records = [help_record(param, ctx) for param in self.get_params(ctx) if isinstance(param, click.Option)]
        with formatter.section(voice(ctx).message("help-options")):
            formatter.write_dl(records)


class Commands(Command, click.Group):
    """Commands under one name, each with a sentence in the chosen language."""

    command_class = Command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in self.commands:
            raise RegnaError("terminal-usage-command", command=args[0], commands=", ".join(self.commands))
        return super().resolve_command(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        say = voice(ctx)
        with formatter.section(say.message("help-commands")):
            formatter.write_dl([(name, say.message(f"help-{name}")) for name in self.commands])


# What help says


def help_record(option: click.Option, ctx: click.Context) -> tuple[str, str]:
    """How an option is written, and what it does."""
    say = voice(ctx)
    record = option.get_help_record(ctx)
    assert record is not None, option
    usual = f" {say.message('help-default', value=str(option.default))}" if option.show_default else ""
    return translated(record[0], say), help_for(option, ctx) + usual


def help_for(option: click.Option, ctx: click.Context) -> str:
    """What a command says of an option, or all commands alike."""
    say, name = voice(ctx), option.opts[-1].removeprefix("--")
    own = f"help-{ctx.command.name}.{name}"
    return say.message(own if say.knows(own) else f"help-options.{name}")


def translated(text: str, say: Speaker) -> str:
    """A line of usage with its placeholders, such as FILE, in the chosen language."""

    def word(found: re.Match[str]) -> str:
        key = f"help-placeholder-{found[0].lower()}"
        return say.message(key) if say.knows(key) else found[0]

    return PLACEHOLDER.sub(word, text)


# What cannot be understood


def misuse(error: click.UsageError, ctx: click.Context) -> RegnaError:
    """Why a command line cannot be read."""
    if isinstance(error, click.NoSuchOption):
        return RegnaError("terminal-usage-option", option=error.option_name, command=ctx.command_path)
    if isinstance(error, click.MissingParameter):
        return RegnaError("terminal-usage-missing", what=written(error.param, ctx), command=ctx.command_path)
    kind = error.param.type if isinstance(error, click.BadParameter) and error.param else None
    if isinstance(error, click.BadParameter) and isinstance(kind, click.Choice):
        return RegnaError("terminal-usage-value", what=written(error.param, ctx), values=", ".join(kind.choices))
    if isinstance(error, click.BadParameter) and isinstance(kind, (click.IntRange, click.FloatRange)):
        what = written(error.param, ctx)
        return RegnaError("terminal-usage-number", what=what, least=kind.min or 0, most=kind.max or 0)
    return RegnaError("terminal-usage", command=ctx.command_path)


def written(param: click.Parameter | None, ctx: click.Context) -> str:
    """`--seats`, or FILE."""
    assert param is not None
    return param.opts[0] if isinstance(param, click.Option) else translated(param.human_readable_name, voice(ctx))


# Options that several commands share

FILE = click.Path(path_type=Path)
language = click.option("--lang", type=click.Choice(LANGUAGES), default=chosen_language)
as_json = click.option("--json", "as_json", is_flag=True)
options = click.option("--option", "options", multiple=True, metavar="NAME=VALUE")
natural = click.IntRange(min=0)
positive = click.IntRange(min=1)


def settled_options(game: Game, seats: int, words: Sequence[str], lang: str) -> dict[str, str]:
    """The options that were given; whoever is alone without an opponent is told which one there is."""
    given = read_options(words)
    found = with_opponent(game, seats, given)
    say = speaker_for(game, lang, TERMINAL)
    for name, value in found.items():
        if name not in given:
            who = say.message(f"choice-{name}-{value}")
            click.echo(say.message("terminal-opponent", who=who, option=f"{name}={value}"), err=True)
    return found
