"""Playing many games and counting what happened."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from time import perf_counter
from typing import Any

from ..bots import Bot, RandomBot, make_from
from ..kernel import Game, Match, Setup, play_out

MAX_MOVES = 20_000


@dataclass
class Simulation:
    """What came of many games."""

    game: str
    seats: int
    bots: list[str]
    options: dict[str, str]
    seed: int
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    lengths: list[int] = field(default_factory=list)
    points: list[list[int]] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    cards_never_seen: list[str] = field(default_factory=list)
    dead_ends: list[str] = field(default_factory=list)
    interrupted: bool = False

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    def add(self, match: Match) -> None:
        """Count a game that was played."""
        self.games += 1
        self.decisions += len(match.moves)
        self.lengths.append(len(match.moves))
        result = match.result()
        self.points.append([sum(parts.values()) for parts in result.scores])
        self.wins = self.wins or [0.0] * len(result.scores)
        for winner in result.winners:
            self.wins[winner] += 1 / len(result.winners)

    def mean_points(self) -> list[float]:
        """The mean score of every player, the solo opponent included."""
        return [sum(column) / len(column) for column in zip(*self.points, strict=True)]

    def to_json(self) -> dict[str, Any]:
        """All of it as plain figures; lengths and points as least, mean and most."""
        data = asdict(self)
        data["decisions_per_second"] = round(self.decisions_per_second)
        data["seconds"] = round(self.seconds, 3)
        data["lengths"] = spread(self.lengths)
        data["points"] = [spread(list(column)) for column in zip(*self.points, strict=True)]
        data["win_rate"] = [round(wins / self.games, 4) for wins in self.wins] if self.games else []
        return data


def spread(numbers: Sequence[int]) -> dict[str, float]:
    if not numbers:
        return {}
    return {"least": min(numbers), "mean": round(sum(numbers) / len(numbers), 2), "most": max(numbers)}


def simulate(
    game: Game,
    seats: int,
    games: int,
    *,
    options: Mapping[str, str] | None = None,
    seed: int = 1,
    bots: Sequence[str] = ("random",),
    on_game: Callable[[Simulation], None] | None = None,
) -> Simulation:
    """Play this many games, each with its own seed; bots take the seats in turn and start over when there are fewer.

    An interrupt ends the series, and the report has the games that were finished.
    """
    first = Setup.of(game, seats, options, seed)
    names = [bots[seat % len(bots)] for seat in range(seats)]
    report = Simulation(game.name, seats, names, dict(first.options), seed)
    seen: dict[int, None] = {}
    start = perf_counter()
    for number in range(games):
        setup = Setup.of(game, seats, options, seed + number)
        players = [make_from(name, seed + number * seats + i) for i, name in enumerate(names)]
        try:
            match, trouble = play_one(setup, players)
        except KeyboardInterrupt:
            report.interrupted = True
            break
        report.add(match)
        report.dead_ends += [trouble] if trouble else []
        seen.update(dict.fromkeys(game.played(match.table)))
        report.seconds = perf_counter() - start
        if on_game is not None:
            on_game(report)
    in_play = dict.fromkeys(game.in_play(first))
    report.cards_never_seen = [first.cards[card].slug for card in in_play if card not in seen]
    return report


def play_one(setup: Setup, players: Sequence[Bot], *, listen: bool = False) -> tuple[Match, str]:
    """Play one game; returns it, and why it got stuck if it did."""
    only_random = all(isinstance(player, RandomBot) for player in players)
    match: Match | None = None
    try:
        match = Match(setup, can_fork=not only_random, listen=listen)
        if only_random:
            play_out(match, players[0].pick, MAX_MOVES)  # type: ignore[attr-defined]
        else:
            play_bots(match, players)
    except Exception as error:
        return match or Match(setup), f"seed {setup.seed}: {type(error).__name__}: {error}"
    return match, "" if match.over else f"seed {setup.seed}: no end after {len(match.moves)} moves"


def play_bots(match: Match, players: Sequence[Bot]) -> None:
    while match.pending and len(match.moves) < MAX_MOVES:
        seat = match.pending[0].seat
        match.apply(seat, players[seat].choose(match.perspective(seat)))
