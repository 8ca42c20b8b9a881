"""What everybody has at Paladins, in a line or in a column each."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from ...games.paladins.kinds import counted
from ...games.paladins.words import WORKERS
from . import Sight, pointing, seat_columns, seat_lines, seat_name
from .paladins_figures import amounts
from .paladins_words import box, heading, name_of, say, short_worker

LONG_HEADS = 118


def draw_seats(sight: Sight) -> RenderableType:
    """One line each: points, means, attributes with this round's boosts, what was done; then everybody's workers."""
    short = "" if sight.width >= LONG_HEADS else ".short"
    columns = [name for name in columns_of(sight) if name != "workers"]
    rows = [
        [draw_name(sight, each), *(seat_cells(sight, each)[name] for name in columns)] for each in sight.view["players"]
    ]
    lines = seat_lines(sight, [say(sight, f"column-{name}{short}") for name in columns], rows)
    return Group(lines, draw_crews(sight))


def draw_crews(sight: Sight) -> Text:
    """How many workers of which kind everybody has left; a player's stay on one line."""
    text = heading(sight, "crews")
    for player in sight.view["players"]:
        crew = [f"{n}{short_worker(sight, WORKERS[kind])}" for kind, n in counted(player["workers"])]
        text.append_text(sight.palette.mark(sight.setup.game.colours[player["seat"]]))
        text.append(f"{'·'.join(crew) or '–'}  ", style=f"not italic {sight.palette.ink}")
    text.rstrip()
    return text


def draw_seats_in_full(sight: Sight) -> RenderableType:
    """A column each: the figures with their whole names, workers by colour, then the cards."""
    heads = [say(sight, f"column-{name}") for name in columns_of(sight)]
    heads += [sight.say.message(f"terminal-zone-{zone}") for zone in zones_of(sight)]
    return seat_columns(sight, heads, [seat_in_full(sight, player) for player in sight.view["players"]])


def seat_in_full(sight: Sight, player: dict[str, Any]) -> list[Text]:
    cells = seat_cells(sight, player) | {"workers": Text(amounts(sight.setup, counted(player["workers"]), sight.say))}
    cards = [Text("\n".join(name_of(sight, card) for card in player[zone])) for zone in zones_of(sight)]
    return [draw_name(sight, player), *cells.values(), *cards]


def draw_name(sight: Sight, player: dict[str, Any]) -> Text:
    """Mark and name, and the paladin of the round."""
    colour = sight.setup.game.colours[player["seat"]]
    name = Text.assemble(sight.palette.mark(colour), " ", seat_name(sight.setup, player["seat"], sight.say))
    if player["seat"] == sight.view["active"]:
        name.stylize("bold")
    if player["paladin"]:
        name.append(f" {name_of(sight, player['paladin'][0])}", style=f"not bold {sight.palette.faded}")
    return pointing(name, f"seat/{colour}")


def seat_cells(sight: Sight, player: dict[str, Any]) -> dict[str, Text]:
    """The figures of every column."""
    boosts = sight.setup.cards[player["paladin"][0]].boosts if player["paladin"] else ()
    levels = [
        f"{at}+{boost}" if boost else str(at) for at, boost in zip_longest(player["attributes"], boosts, fillvalue=0)
    ]
    found = {
        "points": sight.points[player["seat"]],
        "coins": player["coins"],
        "provisions": player["provisions"],
        **dict(zip(box(sight).attribute_names, levels, strict=True)),
        "workers": sum(player["workers"]),
        "monks": player["monks"],
        "walls": len(player["walls"]),
        "outposts": player["outposts"],
        "jars": sum(player["jars"]),
        "attacked": len(player["attacked"]),
        "converted": len(player["converted"]),
        "workshops": player["workshops"],
        "suspicions": len(player["suspicions"]),
        "debts": f"{player['unpaid']}/{player['paid']}",
    }
    if "mustered" in player:
        found["city"] = "/".join(str(len(player[zone])) for zone in ("mustered", "rallied", "allies"))
    faded, ink = sight.palette.faded, sight.palette.ink
    return {
        name: Text(str(each), style=faded if str(each) in ("0", "0/0", "0/0/0") else ink)
        for name, each in found.items()
    }


def columns_of(sight: Sight) -> list[str]:
    return list(seat_cells(sight, sight.view["players"][0]))


def zones_of(sight: Sight) -> list[str]:
    """The cards around a board that are named in full."""
    return ["paladin", *box(sight).zones]
