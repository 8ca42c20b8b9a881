"""`make soak`: random games over every seat count and option until nothing dies; a small run is among the tests."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from itertools import islice
from random import Random
from time import perf_counter
from typing import NamedTuple

from regna.bots import RandomBot
from regna.games import NAMES, load
from regna.kernel import Match, Setup, play_out

from .contract.cases import CASES, Case, allowed, pick
from .games.city_of_crowns import late_in_the_city

MAX_MOVES = 20_000
AUDIT_EVERY = 7
LATE = {"crowns": late_in_the_city}
"""Positions for so many seats, by the option that switches a box on."""


class Tally(NamedTuple):
    """What one game showed: how long it was, who won, which cards were used, and what went wrong."""

    case: Case
    seed: int
    moves: int
    winners: int
    used: tuple[int, ...]
    trouble: str


def everything() -> Iterator[Case]:
    """Every game that can be played with all of its options at once, at its most seats."""
    for name in NAMES:
        game = load(name)
        case = Case(name, max(game.seats), tuple((choice.name, choice.values[-1]) for choice in game.choices))
        if allowed(case):
            yield case


EVERY = [*CASES, *everything()]


def setup_of(case: Case, seed: int) -> Setup:
    """A new match; every second one of those with a box begins late, where random players would hardly ever come."""
    late = next((LATE[name] for name, value in case.options if name in LATE and value == "on"), None)
    setup = case.setup(seed)
    return setup if late is None or is_early(seed) else replace(setup, position=late(case.seats))


def has(case: Case, box: str) -> bool:
    return (box, "on") in case.options


def is_early(seed: int) -> bool:
    return seed // len(CASES) % 2 == 0


def soak_one(job: tuple[Case, int]) -> Tally:
    """Play one random game, looking over the table again and again; every second one is played to get far."""
    case, seed = job
    match = Match(setup_of(case, seed), can_fork=False)
    choose = partial(pick, Random(seed)) if is_early(seed) else RandomBot(seed).pick
    given = [] if match.setup.position is None else match.setup.game.played(match.table)
    cards = sorted(card for zone in match.table.zones() for card in zone)
    trouble = ""
    try:
        while match.pending and len(match.moves) < MAX_MOVES:
            play_out(match, choose, len(match.moves) + AUDIT_EVERY)
            match.setup.game.audit(match.table)
            assert sorted(card for zone in match.table.zones() for card in zone) == cards, "cards were lost"
        assert match.over, f"no end after {len(match.moves)} moves"
    except Exception as error:
        trouble = f"{type(error).__name__}: {error}"
    winners = len(match.result().winners)
    used = [card for card in match.setup.game.played(match.table) if card not in given]
    return Tally(case, seed, len(match.moves), winners, tuple(used), trouble)


def soak(games: int, workers: int = 1, cases: Sequence[Case] = EVERY) -> list[Tally]:
    """So many games, the cases taken by turns."""
    jobs: Iterable[tuple[Case, int]] = ((cases[n % len(cases)], n) for n in range(games))
    if workers == 1:
        return [soak_one(job) for job in jobs]
    with ProcessPoolExecutor(workers) as pool:
        return list(pool.map(soak_one, islice(jobs, games), chunksize=20))


def never_used(tallies: list[Tally]) -> list[str]:
    """Cards that could have come up in these games and that nobody used in any of them."""
    missing = []
    for name in NAMES:
        mine = [tally for tally in tallies if tally.case.game == name]
        in_play = {card: None for case in {t.case: None for t in mine} for card in load(name).in_play(case.setup())}
        used = {card for tally in mine for card in tally.used}
        missing += [load(name).cards[card].slug for card in in_play if card not in used]
    return missing


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--game", choices=NAMES, help="only this game")
    parser.add_argument("--box", choices=LATE, help="only with this expansion")
    args = parser.parse_args()
    start = perf_counter()
    cases = [case for case in EVERY if args.game in (None, case.game) and (args.box is None or has(case, args.box))]
    tallies = soak(args.games, args.workers, cases)
    seconds = perf_counter() - start
    troubles = [tally for tally in tallies if tally.trouble]
    missing = never_used(tallies)
    moves = sum(tally.moves for tally in tallies)
    print(f"{len(tallies):,} games over {len(cases)} cases, {moves:,} decisions in {seconds:.0f} s")
    for name in dict.fromkeys(case.game for case in cases):
        ends = Counter(tally.winners for tally in tallies if tally.case.game == name)
        print(f"  {name}: {ends[1]:,} won, {ends[0]:,} lost by all, {ends.total() - ends[1] - ends[0]:,} shared")
    for tally in troubles:
        print(f"  {tally.case} seed {tally.seed}: {tally.trouble}")
    print(f"dead ends and errors: {len(troubles)}; cards never used: {', '.join(missing) or 'none'}")
    return 1 if troubles or missing else 0


if __name__ == "__main__":
    sys.exit(main())
