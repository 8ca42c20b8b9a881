"""The command line: play, look at matches and cards, try positions, serve, simulate."""

from __future__ import annotations

import logging
import secrets
import sys
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

import click

from .cli_research import RESEARCH
from .corrections import read_corrections, read_text
from .games import NAMES, load, load_all
from .kernel import BadRecord, BadSetup, Game, Match, RegnaError, Setup
from .lessons import choose as find_lesson
from .lessons import choose_puzzle, puzzle_of
from .scenario import read_scenario
from .server.matches.fairness import commitment, commitment_in
from .terminal import printing, saving
from .terminal.commands import (
    FILE,
    TERMINAL,
    VARIABLE,
    Commands,
    as_json,
    language,
    natural,
    options,
    positive,
    settled_options,
)
from .terminal.palette import DARK, LIGHT
from .terminal.sitting import ME, Sitting, read_chairs, read_options, usual_chairs
from .texts import LANGUAGES, rules, speaker, speaker_for

DEFAULT_GAME = "architects"

look = click.option("--dark", is_flag=True)
corrections = click.option("--corrections", type=FILE, metavar="FILE")


@click.group(
    cls=Commands,
    name="regna",
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(package_name="regna")
@click.option("--lang", type=click.Choice(LANGUAGES), envvar=VARIABLE, expose_value=False)
@click.pass_context
def main(ctx: click.Context) -> None:
    """A table for heavy board games."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


# Playing


@main.command()
@click.argument("game", required=False)
@click.option("--seats", metavar="WHO,WHO,...")
@options
@click.option("--seed", type=natural, metavar="N")
@click.option("--load", "file", type=FILE, metavar="FILE")
@click.option("--resume", is_flag=True)
@click.option("--save", type=FILE, metavar="FILE")
@corrections
@click.option("--pause", type=click.FloatRange(0, 60), default=0.6, show_default=True, metavar="N")
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
        found = load(game or DEFAULT_GAME)
        chairs = read_chairs(usual_chairs(found) if seats is None else seats)
        chosen = settled_options(found, len(chairs), options, lang)
        sitting = new_sitting(found, chairs, chosen, seed, corrections, save)
    need_screen()
    TableApp(sitting, lang, pause=pause, palette=DARK if dark else LIGHT).run()
    if sitting.match.moves:
        how = "--resume" if sitting.file.parent == saving.home() else f"--load {sitting.file}"
        click.echo(speaker(lang, TERMINAL).message("terminal-kept", file=str(sitting.file), how=how))


def new_sitting(
    game: Game,
    chairs: list[str],
    options: Mapping[str, str],
    seed: int | None,
    corrections: Path | None,
    save: Path | None,
) -> Sitting:
    """A new match with these people and bots."""
    figures = read_corrections(corrections) if corrections else None
    setup = Setup.of(game, len(chairs), options, secrets.randbits(62) if seed is None else seed, corrections=figures)
    return Sitting(Match(setup, listen=True), chairs, save or saving.new_file(game.name))


def saved_sitting(file: Path, seats: str | None, save: Path | None, given: Mapping[str, object]) -> Sitting:
    """A saved match to go on with; all but the people and bots is settled."""
    if settled := [name for name, value in given.items() if value not in (None, ())]:
        raise RegnaError("terminal-settled", what=", ".join(settled))
    text = read_text(file)
    match = read_match(file, text)
    kept = saving.chairs_in(text) or ",".join([ME] * match.setup.seats)
    chairs = read_chairs(kept, from_file=True) if seats is None else read_chairs(seats)
    return Sitting(match, chairs, save or saving.new_file(match.setup.game.name))


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


@main.command()
@click.argument("game", required=False)
@click.argument("lesson", required=False)
@look
@language
def learn(game: str | None, lesson: str | None, dark: bool, lang: str) -> None:
    """Take a lesson at a table in the terminal; without GAME, list all lessons."""
    from .terminal.learn import LearnApp

    if game is None:
        printing.show(*(printing.lessons_page(name, lang) for name in NAMES))
        return
    found = find_lesson(load(game).name, lesson)
    need_screen()
    LearnApp(found, lang, palette=DARK if dark else LIGHT).run()


@main.command()
@click.argument("game", required=False)
@click.argument("name", metavar="[PUZZLE]", required=False)
@click.option("--make", "folder", type=FILE, metavar="FOLDER")
@click.option("--number", type=positive, default=1, show_default=True, metavar="N")
@click.option("--seats", type=positive, metavar="N")
@click.option("--seed", type=natural, default=1, show_default=True, metavar="N")
@options
@look
@language
def puzzle(
    game: str | None,
    name: str | None,
    folder: Path | None,
    number: int,
    seats: int | None,
    seed: int,
    options: Sequence[str],
    dark: bool,
    lang: str,
) -> None:
    """Solve a puzzle at a table in the terminal, the puzzle of the day if none is named; or make new ones."""
    from .terminal.learn import LearnApp
    from .terminal.puzzles import make_puzzles

    if folder is not None:
        rules = load(game or DEFAULT_GAME)
        setup = Setup.of(rules, seats or max(2, rules.seats[0]), read_options(options), seed)
        for file in make_puzzles(setup, number, folder):
            click.echo(file)
        return
    today = datetime.now(UTC).date()
    found = puzzle_of(today) if game is None else choose_puzzle(load(game).name, name, today)
    need_screen()
    LearnApp(found, lang, palette=DARK if dark else LIGHT).run()


# Looking


@main.command()
@click.argument("file", type=FILE)
@click.argument("promised", metavar="[HASH]", required=False)
@click.option("--verify", is_flag=True)
@as_json
@look
@language
def replay(file: Path, promised: str | None, verify: bool, as_json: bool, dark: bool, lang: str) -> None:
    """Step through a recorded match; without a terminal, check it and print a summary."""
    from .terminal.replay import ReplayApp

    text = read_text(file)
    match = read_match(file, text)
    promise = (promised or commitment_in(text) or "").lower()
    if promise and promise != commitment(match.setup.seed):
        raise BadRecord("record-commitment", commitment=promise, seed=str(match.setup.seed))
    if as_json:
        printing.print_json(printing.record_data(match) | {"commitment": promise or None})
    elif verify or not has_screen():
        printing.show(printing.record_page(match, printing.say_for(match.setup, lang), promise))
    else:
        ReplayApp(match, lang, palette=DARK if dark else LIGHT).run()


@main.command()
@as_json
@language
def games(as_json: bool, lang: str) -> None:
    """The games, with their seats and options."""
    found = load_all()
    if as_json:
        printing.print_json([printing.game_data(game, speaker_for(game, lang, TERMINAL)) for game in found])
    else:
        printing.show(*(printing.game_page(game, speaker_for(game, lang, TERMINAL)) for game in found))


@main.command()
@click.argument("game")
@corrections
@as_json
@language
def cards(game: str, corrections: Path | None, as_json: bool, lang: str) -> None:
    """Every card of a game: deck, name, text, figures, and where they come from."""
    figures = read_corrections(corrections) if corrections else {}
    found = load(game)
    setup = Setup(found, found.seats[-1], {}, 0, corrections=figures)
    say = printing.say_for(setup, lang)
    if as_json:
        printing.print_json([printing.card_data(setup, card, n, say) for card, n in printing.distinct_cards(setup)])
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
        printing.print_json([section._asdict() for section in found])
    else:
        printing.show(*(printing.rule_page(section) for section in found))


@main.command("try")
@click.argument("file", type=FILE)
@as_json
@language
def try_position(file: Path, as_json: bool, lang: str) -> None:
    """Set up a scenario file, make its moves, and print questions, views and points."""
    try:
        match = read_scenario(file).match
    except RecursionError as error:
        raise BadSetup("unreadable", file=str(file), why=str(error)) from error
    say = printing.say_for(match.setup, lang)
    if as_json:
        printing.print_json(printing.scene_data(match, say))
    else:
        printing.show(printing.scene_page(match, say))


# Serving


database = click.option("--database", metavar="URL")


@main.command()
@click.option("--host", default="127.0.0.1", show_default=True, metavar="ADDRESS")
@click.option("--port", type=click.IntRange(0, 65535), metavar="N")
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, metavar="N")
@database
@click.option("--corrections", "corrected", multiple=True, metavar="GAME=FILE")
@click.option("--open", "opens", is_flag=True)
@language
def serve(
    host: str, port: int | None, workers: int, database: str | None, corrected: tuple[str, ...], opens: bool, lang: str
) -> None:
    """Serve the page and the API."""
    from .server import command, launch, page

    def announce(place: str) -> None:
        click.echo(speaker(lang, TERMINAL).message("terminal-serving", address=place))
        if opens:
            launch.show_in_browser(place)

    if opens and not page.is_built():
        raise RegnaError("terminal-no-page")
    if opens:
        logging.disable(logging.INFO)
    port = launch.choose_port(host, port)
    launch.when_open(host, port, announce)
    command.serve(host, port, database, workers, ",".join(corrected))


@main.command()
@click.argument("file", type=FILE)
@database
@language
def backup(file: Path, database: str | None, lang: str) -> None:
    """Write all matches and people to a new file, also while they are being served."""
    from .server.command import back_up_to

    matches = back_up_to(file, database)
    click.echo(speaker(lang, TERMINAL).message("terminal-backed-up", file=str(file), matches=matches))


@main.command()
@click.argument("file", type=FILE)
@click.option("--replace", is_flag=True)
@database
@language
def restore(file: Path, replace: bool, database: str | None, lang: str) -> None:
    """Put all matches and people back from a file; a running server begins anew with them."""
    from .server.command import restore_from

    matches = restore_from(file, database, replace)
    click.echo(speaker(lang, TERMINAL).message("terminal-restored", file=str(file), matches=matches))


@main.command()
@database
@as_json
@language
def check(database: str | None, as_json: bool, lang: str) -> None:
    """Tell what would become of every match under the installed rules; exit status 1 if one could not go on."""
    from .server.command import check_database
    from .server.matches.upgrade_check import STUCK

    found = [verdict._asdict() for verdict in check_database(database)]
    if as_json:
        printing.print_json(found)
    else:
        printing.show(*printing.verdict_lines(found, speaker(lang, TERMINAL)))
    if any(verdict["outcome"] == STUCK for verdict in found):
        raise SystemExit(1)


# Research

for each in RESEARCH:
    main.add_command(each)
