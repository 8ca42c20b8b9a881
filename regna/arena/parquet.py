"""The results of a series as Parquet: a row for every player of every game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from .game import Played
from .series import Series

FIXED = [
    ("game", pa.int64()),
    ("seed", pa.int64()),
    ("seat", pa.int8()),
    ("bot", pa.string()),
    ("share", pa.float64()),
    ("place", pa.int8()),
    ("points", pa.int64()),
    ("cards", pa.list_(pa.string())),
    ("moves", pa.int64()),
    ("digest", pa.string()),
    ("trouble", pa.string()),
]


def write_parquet(path: Path, series: Series, games: Sequence[Played]) -> None:
    """Write all games in their order; the same games give the same file, which says of which series it is."""
    rows = [row for game in games for row in rows_of(game)]
    categories = dict.fromkeys(f"points_{name}" for game in games for sheet in game.scores for name in sheet)
    options = [(f"option_{name}", pa.string()) for name in series.options[0]]
    fields = [*FIXED, *options, *((name, pa.int64()) for name in categories)]
    schema = pa.schema(fields, metadata={"series": json.dumps(series.to_json())})
    pq.write_table(pa.Table.from_pylist(rows, schema), path)


def rows_of(game: Played) -> list[dict[str, Any]]:
    options = {f"option_{name}": value for name, value in game.options.items()}
    all_players = {
        "game": game.number,
        "seed": game.seed,
        "moves": game.moves,
        "digest": game.digest,
        "trouble": game.trouble,
    }
    figures = zip(game.bots, game.shares, game.places, game.points, game.cards, game.scores, strict=True)
    return [
        all_players
        | {"seat": seat, "bot": bot, "share": share, "place": place, "points": points, "cards": cards}
        | options
        | {f"points_{name}": n for name, n in scores.items()}
        for seat, (bot, share, place, points, cards, scores) in enumerate(figures)
    ]
