"""How strong bots are: matches with rotated seats, win rates with 95 % intervals.

    python -m bench.strength architects knight,squire --games 20          # equal seats, two bots
    python -m bench.strength paladins master --option opponent=standard   # alone against the game's opponent

Every match is a line in a file, so a series that was interrupted goes on where it stopped.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Any

from regna.arena.simulate import play_bots
from regna.bots import make
from regna.games import load
from regna.kernel import Match, Setup

FILE = Path("build/strength.jsonl")
Z = 1.96


def play(game: str, seats: int, options: Mapping[str, str], bots: Sequence[str], seed: int) -> dict[str, Any]:
    """One match; who begins where goes round with the seed."""
    names = [bots[(seat + seed) % len(bots)] for seat in range(seats)]
    match = Match(Setup.of(load(game), seats, options, seed))
    play_bots(match, [make(name, 1000 * seed + seat) for seat, name in enumerate(names)])
    result = match.result()
    points = [sum(parts.values()) for parts in result.scores]
    return {
        "game": game, "seats": seats, "options": dict(options), "bots": list(bots), "seed": seed, "names": names,
        "winners": result.winners, "points": points, "moves": len(match.moves),
    }  # fmt: skip


def share(line: Mapping[str, Any], bot: str) -> float:
    """The part of a victory that went to a bot; nobody's victory is shared by all."""
    seats = [seat for seat, name in enumerate(line["names"]) if name == bot]
    winners = line["winners"] or (range(len(line["names"])) if line["seats"] > 1 else ())
    return sum(seat in winners for seat in seats) / max(1, len(winners))


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a win rate."""
    rate, z = won / games, Z * Z / games
    centre, reach = rate + z / 2, Z * sqrt(rate * (1 - rate) / games + z / games / 4)
    return max(0.0, (centre - reach) / (1 + z)), min(1.0, (centre + reach) / (1 + z))


def summary(lines: Sequence[Mapping[str, Any]], bot: str) -> str:
    won, games = sum(share(line, bot) for line in lines), len(lines)
    low, high = interval(won, games)
    own = [line["points"][seat] for line in lines for seat, name in enumerate(line["names"]) if name == bot]
    rate = f"{won:g} of {games} ({won / games:.0%}; 95 %: {low:.0%} to {high:.0%})"
    return f"{bot}: {rate}, {sum(own) / len(own):.1f} points"


def stored(file: Path, like: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """The matches of this series that were played already."""
    for text in file.read_text("utf-8").splitlines() if file.exists() else ():
        line = json.loads(text)
        if all(line[key] == value for key, value in like.items()):
            yield line


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("bots", help="bots that take the seats in turn; one alone plays against the game's opponent")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--file", type=Path, default=FILE)
    given = parser.parse_args()
    bots = given.bots.split(",")
    seats = given.seats or len(bots)
    options = dict(option.split("=") for option in given.option)
    like = {"game": given.game, "seats": seats, "options": options, "bots": bots}
    lines = list(stored(given.file, like))
    seeds = [seed for seed in range(1, given.games + 1) if seed not in [line["seed"] for line in lines]]
    given.file.parent.mkdir(parents=True, exist_ok=True)
    with given.file.open("a", encoding="utf-8") as out, ProcessPoolExecutor(given.workers) as pool:
        for line in pool.map(partial(play, given.game, seats, options, bots), seeds):
            lines.append(line)
            print(json.dumps(line), file=out, flush=True)
            print(given.game, seats, *given.option, *(summary(lines, bot) for bot in dict.fromkeys(bots)), flush=True)


if __name__ == "__main__":
    main()
