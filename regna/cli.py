"""The command line: play, look at matches and cards, try positions, serve, simulate."""

from __future__ import annotations

import json
import logging
import secrets
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import click
from rich.console import Console
from rich.progress import Progress

from .bots import NAMES as BOTS
from .games import NAMES, load
from .kernel import BadRecord, BadSetup, Match, RegnaError, Setup
from .scenario import read_scenario
from .server.fairness import commitment, commitment_in
from .terminal import printing, saving
from .terminal.palette import DARK, LIGHT
from .terminal.sitting import ME, Sitting, read_chairs, with_opponent
from .texts import LANGUAGES, Speaker, rules, speaker, speaker_for

F = TypeVar("F", bound=Callable[..., Any])
TERMINAL = "regna.terminal"
SERVER = "regna.server"
DEFAULT_GAME = "architects"
DEFAULT_CHAIRS = "me,greedy"


class Refusal(click.ClickException):
    """A request that cannot be met, in one sentence."""

    exit_code = 2

    def show(self, file: Any = None) -> None:
        click.echo(self.message, err=True)


class Command(click.Command):
    """A command that says in the chosen language what went wrong."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except RegnaError as error:
            raise Refusal(sentence(error, ctx.params["lang"])) from error


class Commands(click.Group):
    command_class = Command


def sentence(error: RegnaError, language: str) -> str:
    """What went wrong, in one line; any game may have had its own words for it."""
    say = speaker(language, TERMINAL, SERVER, *(f"regna.games.{name.replace('-', '_')}" for name in NAMES))
    return " ".join((say.error(error) if say.knows(f"error-{error.code}") else str(error)).split())


# Options that several commands share

language = click.option(
    "--lang", type=click.Choice(LANGUAGES), default="fr", envvar="REGNA_LANG", show_default=True, help="Language."
)
as_json = click.option("--json", "as_json", is_flag=True, help="Print plain data.")
options = click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
look = click.option("--dark", is_flag=True, help="Light on dark instead of ink on parchment.")


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="regna")
def main() -> None:
    """A table for heavy board games."""


# Playing


@main.command()
@click.argument("game", required=False)
@click.option("--seats", metavar="WHO,WHO,...", help="Who sits where: me or a bot.  [default: me,greedy]")
@options
@click.option("--seed", type=click.IntRange(min=0), help="Where all luck comes from.  [default: a secret one]")
@click.option("--load", "file", type=click.Path(path_type=Path), help="Go on with a saved match.")
@click.option("--resume", is_flag=True, help="Go on with the match that was played last.")
@click.option("--save", type=click.Path(path_type=Path), help="Where to keep the match.  [default: the data folder]")
@click.option("--corrections", type=click.Path(path_type=Path), help="Figures of cards, set right.")
@click.option("--pause", type=click.FloatRange(0, 60), default=0.6, show_default=True, help="Seconds a bot waits.")
@look
@language
def play(
    game: str | None,
    seats: str | None,
    options: Sequence[str],
    seed: int | None,
    file: Path | None,
    resume: bool,
    save: Path | None,
    corrections: Path | None,
    pause: float,
    dark: bool,
    lang: str,
) -> None:
    """Play at a table in the terminal, with people, bots or alone."""
    from .terminal.app import TableApp

    if file is not None and resume:
        raise RegnaError("terminal-load-resume")
    if resume:
        file = saving.last_file()
    if file is not None:
        given = {"GAME": game, "--option": options, "--seed": seed, "--corrections": corrections}
        sitting = saved_sitting(file, seats, save or (file if resume else None), given)
    else:
        chairs = read_chairs(DEFAULT_CHAIRS if seats is None else seats)
        sitting = new_sitting(game or DEFAULT_GAME, chairs, options, seed, corrections, save)
    need_screen()
    TableApp(sitting, lang, pause=pause, palette=DARK if dark else LIGHT).run()
    if sitting.match.moves:
        how = "--resume" if sitting.file.parent == saving.home() else f"--load {sitting.file}"
        click.echo(speaker(lang, TERMINAL).message("terminal-kept", file=str(sitting.file), how=how))


def new_sitting(
    name: str, chairs: list[str], options: Sequence[str], seed: int | None, corrections: Path | None, save: Path | None
) -> Sitting:
    """A new match with these people and bots."""
    game = load(name)
    chosen = with_opponent(game, len(chairs), read_options(options))
    figures = saving.read_corrections(corrections) if corrections else None
    setup = Setup.of(game, len(chairs), chosen, secrets.randbits(62) if seed is None else seed, corrections=figures)
    return Sitting(Match(setup, listen=True), chairs, save or saving.new_file(name))


def saved_sitting(file: Path, seats: str | None, save: Path | None, given: Mapping[str, object]) -> Sitting:
    """A saved match to go on with; all but the people and bots is settled."""
    if settled := [name for name, value in given.items() if value not in (None, ())]:
        raise RegnaError("terminal-settled", what=", ".join(settled))
    text = saving.read(file)
    match = read_match(file, text)
    kept = saving.chairs_in(text) or ",".join([ME] * match.setup.seats)
    chairs = read_chairs(kept if seats is None else seats)
    return Sitting(match, chairs, save or saving.new_file(match.setup.game.name))


def read_options(words: Sequence[str]) -> dict[str, str]:
    """`boards=dealt`, several times."""
    found: dict[str, str] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign or not name:
            raise RegnaError("terminal-option", option=word)
        if name in found:
            raise RegnaError("terminal-option-twice", option=name)
        found[name] = value
    return found


def read_match(file: Path, text: str) -> Match:
    """The match that a record tells."""
    try:
        return Match.replay(text, load, listen=True)
    except RecursionError as error:
        raise BadSetup("unreadable", file=str(file), why=str(error)) from error


def need_screen() -> None:
    if not has_screen():
        raise RegnaError("terminal-no-screen")


def has_screen() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


# Looking


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--verify",
    metavar="[COMMITMENT]",
    is_flag=False,
    flag_value="",
    help="Only check the record, and its seed against what was shown at the start, and print a summary.",
)
@as_json
@look
@language
def replay(file: Path, verify: str | None, as_json: bool, dark: bool, lang: str) -> None:
    """Step through a recorded match; without a terminal, check it and print a summary."""
    from .terminal.replay import ReplayApp

    text = saving.read(file)
    match = read_match(file, text)
    promise = (verify or commitment_in(text) or "").lower()
    if promise and promise != commitment(match.setup.seed):
        raise BadRecord("record-commitment", commitment=promise, seed=str(match.setup.seed))
    if as_json:
        print_json(printing.record_data(match) | {"commitment": promise or None})
    elif verify is not None or not has_screen():
        printing.show(printing.record_page(match, say_for(match.setup, lang), promise))
    else:
        ReplayApp(match, lang, palette=DARK if dark else LIGHT).run()


@main.command()
@as_json
@language
def games(as_json: bool, lang: str) -> None:
    """The games, with their seats and options."""
    found = [load(name) for name in NAMES]
    if as_json:
        print_json([printing.game_data(game, speaker_for(game, lang, TERMINAL)) for game in found])
    else:
        printing.show(*(printing.game_page(game, speaker_for(game, lang, TERMINAL)) for game in found))


@main.command()
@click.argument("game")
@click.option("--corrections", type=click.Path(path_type=Path), help="Figures of cards, set right.")
@as_json
@language
def cards(game: str, corrections: Path | None, as_json: bool, lang: str) -> None:
    """Every card of a game: deck, name, text, figures, and where they come from."""
    figures = saving.read_corrections(corrections) if corrections else {}
    found = load(game)
    setup = Setup(found, found.seats[-1], {}, 0, corrections=figures)
    say = say_for(setup, lang)
    if as_json:
        print_json([printing.card_data(setup, card, n, say) for card, n in printing.distinct_cards(setup)])
    else:
        printing.show(printing.cards_page(setup, say))


@main.command("rules")
@click.argument("game")
@click.argument("words", nargs=-1)
@as_json
@language
def show_rules(game: str, words: tuple[str, ...], as_json: bool, lang: str) -> None:
    """The rules of a game in our own words; with WORDS, the sections that have them all."""
    found = rules.search(rules.rules(load(game), lang), " ".join(words))
    if not found:
        raise BadSetup("terminal-no-rule", words=" ".join(words))
    if as_json:
        print_json([section._asdict() for section in found])
    else:
        printing.show(*(printing.rule_page(section) for section in found))


@main.command("try")
@click.argument("file", type=click.Path(path_type=Path))
@as_json
@language
def try_position(file: Path, as_json: bool, lang: str) -> None:
    """Set up a scenario file, make its moves, and print questions, views and points."""
    try:
        match = read_scenario(file).match
    except RecursionError as error:
        raise BadSetup("unreadable", file=str(file), why=str(error)) from error
    say = say_for(match.setup, lang)
    if as_json:
        print_json(printing.scene_data(match, say))
    else:
        printing.show(printing.scene_page(match, say))


# Serving


database = click.option("--database", help="A file or a URL.  [default: REGNA_DATABASE_URL, else the data folder]")


@main.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option(
    "--port", type=click.IntRange(0, 65535), help="The port; 0 for any.  [default: 8000, or one that is free]"
)
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes; with PostgreSQL.")
@database
@click.option("--open", "opens", is_flag=True, help="Open the page in the browser, and log warnings only.")
@language
def serve(host: str, port: int | None, workers: int, database: str | None, opens: bool, lang: str) -> None:
    """Serve the page and the API."""
    from .server import address, command, page

    def announce(place: str) -> None:
        click.echo(speaker(lang, TERMINAL).message("terminal-serving", address=place))
        if opens:
            address.show_in_browser(place)

    if opens and not page.is_built():
        raise RegnaError("terminal-no-page")
    if opens:
        logging.disable(logging.INFO)
    port = address.settled(host, port)
    address.when_open(host, port, announce)
    command.serve(host, port, database, workers)


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@database
@language
def backup(file: Path, database: str | None, lang: str) -> None:
    """Write all matches and people to a new file, also while they are being served."""
    from .server.command import back_up_to

    matches = back_up_to(file, database)
    click.echo(speaker(lang, TERMINAL).message("terminal-backed-up", file=str(file), matches=matches))


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--replace", is_flag=True, help="Give up what the database has now.")
@database
@language
def restore(file: Path, replace: bool, database: str | None, lang: str) -> None:
    """Put all matches and people back from a file; a running server begins anew with them."""
    from .server.command import restore_from

    matches = restore_from(file, database, replace)
    click.echo(speaker(lang, TERMINAL).message("terminal-restored", file=str(file), matches=matches))


# Simulating


@main.command()
@click.argument("game")
@click.option("--seats", type=int, required=True, help="How many seats.")
@click.option("--games", "number", type=click.IntRange(min=1), required=True, help="How many games.")
@click.option("--seed", type=click.IntRange(min=0), default=1, show_default=True, help="The first game's seed.")
@options
@click.option("--bots", default="random", show_default=True, help="Bots, for the seats in turn.")
@as_json
@language
def simulate(
    game: str, seats: int, number: int, seed: int, options: Sequence[str], bots: str, as_json: bool, lang: str
) -> None:
    """Let bots play many games and count what happens; exit status 1 if a game got stuck."""
    from .arena.simulate import simulate as run

    found = load(game)
    setup = Setup.of(found, seats, read_options(options), seed)
    names = read_bots(bots, seats)
    with Progress(console=Console(stderr=True), transient=True, disable=as_json) as progress:
        task = progress.add_task(game, total=number)
        report = run(
            found, seats, number, options=setup.options, seed=seed, bots=names,
            on_game=lambda _: progress.advance(task),
        )  # fmt: skip
    if as_json:
        print_json(report.to_json())
    else:
        printing.show(printing.report_page(setup, report, say_for(setup, lang)))
    if report.dead_ends:
        raise SystemExit(1)


def read_bots(text: str, seats: int) -> list[str]:
    """Bots for the seats, none left over."""
    names = read_chairs(text)
    if ME in names:
        raise BadSetup("terminal-chair", chair=ME, chairs=", ".join(BOTS))
    if len(names) > seats:
        raise RegnaError("terminal-bots", bots=len(names), seats=seats)
    return names


def say_for(setup: Setup, lang: str) -> Speaker:
    return speaker_for(setup.game, lang, TERMINAL)


def print_json(data: object) -> None:
    click.echo(json.dumps(data, ensure_ascii=False, indent=2))
