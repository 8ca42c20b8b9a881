"""The commands of researchers: simulate, arena, train."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from .arena.series import all_sets
from .arena.workers import connect
from .games import load
from .kernel import Setup
from .terminal import printing
from .terminal.commands import FILE, TERMINAL, Command, as_json, language, natural, options, positive, settled_options
from .terminal.sitting import read_bots, read_options
from .texts import speaker, speaker_for

INTERRUPTED = 130
"""The exit status of what Ctrl+C has ended."""
LARGEST_SEED = 2**62


@click.command(cls=Command)
@click.argument("game")
@click.option("--seats", type=positive, required=True, metavar="N")
@click.option("--games", "number", type=positive, required=True, metavar="N")
@click.option("--seed", type=natural, default=1, show_default=True, metavar="N")
@options
@click.option("--bots", default="random", show_default=True, metavar="BOT,BOT,...")
@as_json
@language
def simulate(
    game: str, seats: int, number: int, seed: int, options: Sequence[str], bots: str, as_json: bool, lang: str
) -> None:
    """Let bots play many games and count what happens; exit status 1 if a game got stuck."""
    from .terminal.research import run_simulation

    found = load(game)
    setup = Setup.of(found, seats, settled_options(found, seats, options, lang), seed)
    report = run_simulation(setup, number, read_bots(bots, seats), quiet=as_json)
    if as_json:
        printing.print_json(report.to_json())
    else:
        printing.show(printing.report_page(setup, report, printing.say_for(setup, lang)))
    if report.interrupted:
        raise SystemExit(INTERRUPTED)
    if report.dead_ends:
        raise SystemExit(1)


@click.command(cls=Command)
@click.argument("game", required=False)
@click.option("--bots", default="", metavar="BOT,BOT,...")
@click.option("--games", "number", type=positive, metavar="N")
@click.option("--seats", type=positive, metavar="N")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE,VALUE,...")
@click.option("--seed", type=click.IntRange(0, LARGEST_SEED), metavar="N")
@click.option("--workers", type=positive, metavar="N")
@click.option("--ray", metavar="ADDRESS")
@click.option("--resume", type=FILE, metavar="FILE")
@click.option("--out", type=FILE, metavar="FOLDER")
@as_json
@language
def arena(
    game: str | None,
    bots: str,
    number: int | None,
    seats: int | None,
    options: Sequence[str],
    seed: int | None,
    workers: int | None,
    ray: str | None,
    resume: Path | None,
    out: Path | None,
    as_json: bool,
    lang: str,
) -> None:
    """Let bots play a series with rotated seats, and report how strong they are and what wins."""
    from .terminal import arena as terminal

    terminal.require_research()
    sets = all_sets({name: values.split(",") for name, values in read_options(options).items()}) if options else []
    given = terminal.SeriesArguments(game, bots.split(",") if bots else [], number, seats, sets, seed)
    if ray is not None:
        connect(ray)
    journal = terminal.resumed_journal(given, resume) if resume else terminal.new_journal(given, out)
    folder = out or journal.path.parent
    say = speaker_for(load(journal.series.game), lang, TERMINAL, "regna.arena")
    with journal:
        interrupted = terminal.run_arena(journal, workers, ray, quiet=as_json)
    summary = terminal.write_results(journal, folder, say)
    if as_json:
        printing.print_json(summary.to_json())
    else:
        printing.show(printing.arena_page(summary, say))
        click.echo(
            say.message("arena-files", results=str(folder / terminal.RESULTS), report=str(folder / terminal.REPORT))
        )
    if interrupted:
        done = {"done": len(journal.played), "games": journal.games}
        click.echo(say.message("arena-interrupted", file=str(journal.path), **done), err=True)
        raise SystemExit(INTERRUPTED)
    if summary.troubles:
        raise SystemExit(1)


@click.command(cls=Command)
@click.argument("game")
@click.option("--games", "number", type=positive, default=8, show_default=True, metavar="N")
@click.option("--generations", type=positive, default=40, show_default=True, metavar="N")
@click.option("--seed", type=natural, default=1, show_default=True, metavar="N")
@click.option("--workers", type=positive, default=1, show_default=True, metavar="N")
@language
def train(game: str, number: int, generations: int, seed: int, workers: int, lang: str) -> None:
    """Find by playing what positions promise, and store it beside the game."""
    from .terminal.research import run_training

    for line in run_training(game, number, generations, seed, workers, speaker(lang, TERMINAL)):
        click.echo(line)


RESEARCH = (simulate, arena, train)
