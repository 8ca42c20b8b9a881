"""A series of games from the command line: its journal, its progress, and its results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from ..arena.journal import Journal
from ..arena.series import Series
from ..arena.summary import Summary
from ..arena.workers import play_series
from ..games import load
from ..kernel import Game, RegnaError
from ..texts import Speaker
from .research import progress_bar
from .sitting import with_opponent

JOURNAL, RESULTS, REPORT = "games.jsonl", "results.parquet", "report.html"
FIRST_SEED = 1


class SeriesArguments(NamedTuple):
    """What a command line says about a series; anything may be missing."""

    game: str | None
    bots: Sequence[str]
    games: int | None
    seats: int | None
    options: Sequence[Mapping[str, str]]
    seed: int | None

    def require_all(self) -> None:
        """Refuse arguments that are not enough for a new series."""
        needed = {"GAME": self.game, "--bots": self.bots, "--games": self.games}
        if missing := [name for name, value in needed.items() if not value]:
            raise RegnaError("arena-no-series", what=", ".join(missing))

    def completed_from(self, stored: Series) -> SeriesArguments:
        """The same; what is missing is as in a stored series."""
        seed = stored.seed if self.seed is None else self.seed
        bots, options = self.bots or stored.bots, self.options or stored.options
        return SeriesArguments(self.game or stored.game, bots, self.games, self.seats or stored.seats, options, seed)

    def series(self) -> Series:
        game = load(self.game or "")
        seats = self.seats or usual_seats(game, self.bots)
        options = [with_opponent(game, seats, chosen) for chosen in self.options or [{}]]
        return Series.of(game.name, self.bots, seats, options, FIRST_SEED if self.seed is None else self.seed)


def usual_seats(game: Game, bots: Sequence[str]) -> int:
    """A seat for every bot, as far as the game allows."""
    return min(max(len(bots), game.seats[0]), game.seats[-1])


def new_journal(given: SeriesArguments, folder: Path | None) -> Journal:
    """The journal of a new series, in a folder of its own."""
    given.require_all()
    return Journal.begin((folder or Path(f"arena-{given.game}")) / JOURNAL, given.series(), given.games or 0)


def resumed_journal(given: SeriesArguments, path: Path) -> Journal:
    """The journal of a series to continue; whatever is given must agree with it."""
    journal = Journal.resume(path / JOURNAL if path.is_dir() else path)
    given.completed_from(journal.series).series().require_same(journal.series, str(journal.path))
    journal.games = given.games or journal.games
    return journal


def run_arena(journal: Journal, workers: int | None, ray: str | None, *, quiet: bool) -> bool:
    """Play what is missing of a series; returns whether it was interrupted."""
    numbers = journal.missing
    with progress_bar(quiet) as progress, closing(play_series(journal.series, numbers, workers, ray)) as played:
        task = progress.add_task(journal.series.game, total=journal.games, completed=journal.games - len(numbers))
        try:
            for game in played:
                journal.add(game)
                progress.advance(task)
        except KeyboardInterrupt:
            return True
    return False


def require_research() -> None:
    """Refuse to play a series whose results could not be written."""
    try:
        from ..arena import parquet, plots  # noqa: F401
    except ImportError as error:
        raise RegnaError("arena-no-research") from error


def write_results(journal: Journal, folder: Path, say: Speaker) -> Summary:
    """The table of results and the report, of what was played so far."""
    from ..arena.parquet import write_parquet
    from ..arena.report import write_report

    summary = Summary(journal.series, journal.in_order)
    folder.mkdir(parents=True, exist_ok=True)
    write_parquet(folder / RESULTS, journal.series, journal.in_order)
    write_report(folder / REPORT, summary, say)
    return summary
