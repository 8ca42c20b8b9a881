"""The building site of Architects: places, workshop, Cathedral, piles, and what everybody has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...games.architects.constants import (
    CIRCLES,
    FOREST,
    GUARDHOUSE,
    GUILDHALL,
    MARKET_LEFT,
    MARKET_MIDDLE,
    MARKET_RIGHT,
    MINES,
    PLACES,
    QUARRY,
    SILVERSMITH,
    SKILLS,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
)
from ...games.architects.guildhall import SPACES
from . import Sight, crowd, key_of, pointing, seat_columns, seat_lines, seat_name
from .architects_figures import figures, say_figures
from .architects_offers import Offers

__all__ = ["draw", "draw_seats", "draw_seats_in_full", "figures", "headline", "say_figures"]

PRISON = -1
LEFT_SIDE = (QUARRY, FOREST, MINES, SILVERSMITH, STOREHOUSE, WORKSHOP, GUILDHALL)
RIGHT_SIDE = (TOWN_CENTRE, TAX_STAND, GUARDHOUSE, PRISON, MARKET_LEFT, MARKET_MIDDLE, MARKET_RIGHT)
OPPONENTS = ("schemes", "future")
PILES = ("buildings", "apprentices", "rewards", "market_pile", *OPPONENTS)
COLUMNS = (
    "points", "silver", "virtue", "clay", "wood", "stone", "gold", "marble", "debts", "reserve", "captured", "prison",
    "built", "apprentices", "plans",
)  # fmt: skip
LONG_HEADS = 108


def draw(sight: Sight) -> RenderableType:
    """The whole board; in little space the places stand in two columns."""
    if sight.roomy:
        parts = [draw_places(sight), draw_rows(sight), draw_cathedral(sight), draw_piles(sight)]
        return Group(parts[0], heading(sight, "workshop"), *parts[1:])
    below = Table.grid(expand=True, padding=(0, 1))
    below.add_column(no_wrap=True)
    below.add_column(justify="right", no_wrap=True, overflow="ellipsis", ratio=1)
    below.add_row(draw_cathedral(sight), draw_piles(sight))
    return Group(draw_place_pairs(sight), draw_row_pairs(sight), below)


def heading(sight: Sight, key: str) -> Text:
    return Text(sight.say.message(f"terminal-architects-{key}"), style=f"italic {sight.palette.rubric}")


# Places


def draw_places(sight: Sight) -> RenderableType:
    offers = Offers(sight).all()
    grid = Table.grid(expand=True, padding=(0, 1))
    place_columns(grid, 27, whole=sight.whole)
    for place in (*LEFT_SIDE, *RIGHT_SIDE):
        grid.add_row(*place_cells(sight, place, offers))
    return grid


def draw_place_pairs(sight: Sight) -> RenderableType:
    offers = Offers(sight).all()
    grid = Table.grid(expand=True, padding=(0, 1))
    place_columns(grid, 12, ratio=3)
    place_columns(grid, 11, ratio=4)
    for left, right in zip(LEFT_SIDE, RIGHT_SIDE, strict=True):
        grid.add_row(*place_cells(sight, left, offers), *place_cells(sight, right, offers))
    return grid


def place_columns(grid: Table, name: int, *, ratio: int = 1, whole: bool = False) -> None:
    grid.add_column(width=1)
    grid.add_column(width=name, no_wrap=not whole, overflow="ellipsis")
    grid.add_column(no_wrap=True, overflow="ellipsis")
    grid.add_column(ratio=ratio, no_wrap=not whole, overflow="ellipsis")


def place_cells(sight: Sight, place: int, offers: dict[int, str]) -> list[Text]:
    """Key, name, who stands there, and what it gives; all of it can be clicked."""
    if place == PRISON:
        workers = [(seat, n) for seat, n in enumerate(sight.view["prison"]) if n]
        return [Text(), Text(sight.say.message("terminal-architects-prison")), crowd(sight, workers), Text()]
    anchor = f"place/{PLACES[place]}"
    name = Text(sight.say.message(f"{'' if sight.roomy else 'terminal-architects-'}place-{PLACES[place]}"))
    offer = Text(offers[place], style=sight.palette.faded)
    if anchor in sight.refused:
        name.stylize(sight.palette.faded)
        if sight.roomy:
            offer = Text(sight.refused[anchor], style=f"italic {sight.palette.faded}")
    elif anchor in sight.keys:
        name.stylize("bold")
        offer = Text(offers[place])
    return [key_of(sight, anchor), pointing(name, anchor), standing(sight, place), pointing(offer, anchor)]


def standing(sight: Sight, place: int) -> Text:
    """Who is at a place, in marks and numbers; a group that can be chosen has its key."""
    view = sight.view
    if place in CIRCLES:
        groups = [(p["seat"], p["at"][place]) for p in view["players"] if p["at"][place]]
        return crowd(sight, groups, f"place/{PLACES[place]}/")
    if place != GUILDHALL:
        seat = view["market"][place - MARKET_LEFT]
        return crowd(sight, [(seat, 1)] if seat >= 0 else [])
    workers = view["guildhall"] + view["beside"]
    filled = Text(f"{len(view['guildhall'])}/{view['slots']} ")
    return filled + crowd(sight, [(seat, workers.count(seat)) for seat in dict.fromkeys(workers)])


# The workshop's two rows


def draw_rows(sight: Sight) -> RenderableType:
    """One line an apprentice: column, coins, name, skills, and what it can do."""
    grid = Table.grid(expand=True, padding=(0, 1))
    for width in (1, 1, 2, 26, 6):
        grid.add_column(width=width, no_wrap=not sight.whole, overflow="ellipsis")
    grid.add_column(ratio=1, no_wrap=not sight.whole, overflow="ellipsis")
    for column, number, coins in shown(sight):
        card = sight.setup.cards[number]
        text = sight.say.message(f"card-{card.key}.text")
        cells = [
            Text(str(column), style=sight.palette.faded),
            draw_coins(sight, coins),
            Text(sight.say.message(f"card-{card.key}")),
            draw_skills(sight, card),
            Text(text, style=sight.palette.faded),
        ]
        anchor = f"card/{card.slug}"
        grid.add_row(key_of(sight, anchor), *(pointing(cell, anchor) for cell in cells))
    return grid


def draw_row_pairs(sight: Sight) -> RenderableType:
    """Both rows as they lie: coins, skills, name."""
    grid = Table.grid(expand=True, padding=(0, 1, 0, 0))
    for _ in range(4):
        grid.add_column(width=1)
        grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    cells: list[Text] = []
    for column, number, coins in shown(sight):
        card = sight.setup.cards[number]
        anchor = f"card/{card.slug}"
        name = sight.say.message(f"card-{card.key}")
        text = Text.assemble(draw_coins(sight, coins), draw_skills(sight, card), " ", name)
        cells += [key_of(sight, anchor), pointing(text, anchor)]
        if column == 4:
            grid.add_row(*cells)
            cells = []
    if cells:
        grid.add_row(*cells)
    return grid


def shown(sight: Sight) -> list[tuple[int, int, int]]:
    """Every apprentice that lies face up: column, card, and the coins on it."""
    view = sight.view
    rows = [(place, card, first + place) for first, row in ((0, "top_row"), (4, "bottom_row"))
            for place, card in enumerate(view[row])]  # fmt: skip
    return [(place + 1, card, view["coins"][spot]) for place, card, spot in rows]


def draw_coins(sight: Sight, coins: int) -> Text:
    return Text(f"¤{coins}" if coins else "", style=f"bold {sight.palette.rubric}")


def draw_skills(sight: Sight, card: Any) -> Text:
    """Letters of the skills, and the virtue that comes with hiring."""
    text = Text(skill_letters(sight, card.skills), style=f"bold {sight.palette.seats['blue']}")
    return text.append(f"{card.virtue:+}" if card.virtue else "", style=sight.palette.rubric)


def skill_letters(sight: Sight, skills: int) -> str:
    names = [name for bit, name in enumerate(SKILLS) if skills >> bit & 1]
    return "".join(sight.say.message(f"terminal-architects-skill-{name}") for name in names)


# Cathedral and piles


def draw_cathedral(sight: Sight) -> Text:
    """Every level with who has reached it and the spaces left."""
    text = heading(sight, "cathedral")
    for level, spaces in enumerate(SPACES, 1):
        there = [p["seat"] for p in sight.view["players"] if p["level"] == level]
        text.append(f" {level}", style=f"not italic {sight.palette.faded}")
        for seat in there:
            text.append_text(sight.palette.mark(sight.setup.game.colours[seat]))
        text.append("·" * max(0, spaces - len(there)), style=f"not italic {sight.palette.ink}")
    return text


def draw_piles(sight: Sight) -> Text:
    """How many cards are left in each pile."""
    sizes = {pile: sight.view[pile]["size"] for pile in PILES if pile not in OPPONENTS or sight.view[pile]["size"]}
    short = "" if sight.roomy else ".short"
    keys = {pile: f"terminal-architects-pile-{pile.replace('_', '-')}{short}" for pile in sizes}
    said = [sight.say.message(keys[pile], n=n) for pile, n in sizes.items()]
    text = heading(sight, "piles") if sight.roomy else Text()
    return text.append(f"{' ' if sight.roomy else ''}{' · '.join(said)}", style=f"not italic {sight.palette.faded}")


# Seats


def draw_seats(sight: Sight) -> RenderableType:
    """One line each: points, goods, workers, cards."""
    short = "" if sight.width >= LONG_HEADS else ".short"
    return seat_lines(sight, heads(sight, short), [seat_row(sight, player) for player in sight.view["players"]])


def draw_seats_in_full(sight: Sight) -> RenderableType:
    """A column each: the figures with their whole names, then buildings and apprentices."""
    zones = ("built", "apprentices")
    rows = [
        [*seat_row(sight, player), *(names(sight, player[zone]) for zone in zones)] for player in sight.view["players"]
    ]
    return seat_columns(sight, [*heads(sight), *(sight.say.message(f"terminal-zone-{zone}") for zone in zones)], rows)


def heads(sight: Sight, short: str = "") -> list[str]:
    return [sight.say.message(f"terminal-architects-column-{name}{short}") for name in COLUMNS]


def seat_row(sight: Sight, player: dict[str, Any]) -> list[Text]:
    return [draw_name(sight, player), *seat_cells(sight, player)]


def names(sight: Sight, cards: Sequence[int]) -> Text:
    return Text("\n".join(sight.say.message(f"card-{sight.setup.cards[card].key}") for card in cards))


def draw_name(sight: Sight, player: dict[str, Any]) -> Text:
    """Mark and name, and the character that a person plays."""
    colour = sight.setup.game.colours[player["seat"]]
    name = Text.assemble(sight.palette.mark(colour), " ", seat_name(sight.setup, player["seat"], sight.say))
    if player["seat"] == sight.view["active"]:
        name.stylize("bold")
    if player["board"] and not player["is_automa"]:
        name.append(f" ({sight.say.message('board-' + player['board'])})", style=sight.palette.faded)
    anchor = f"seat/{colour}"
    return pointing(Text.assemble(key_of(sight, anchor), name), anchor)


def seat_cells(sight: Sight, player: dict[str, Any]) -> list[Text]:
    plans = player["hand"]
    captured = [(seat, n) for seat, n in enumerate(player["captured"]) if n]
    figures: list[object] = [
        sight.points[player["seat"]],
        player["silver"],
        player["virtue"],
        *player["goods"],
        f"{player['unpaid']}/{player['paid']}",
        player["reserve"],
        crowd(sight, captured) if captured else 0,
        sight.view["prison"][player["seat"]],
        len(player["built"]),
        len(player["apprentices"]),
        plans["size"] if isinstance(plans, dict) else len(plans),
    ]
    return [each if isinstance(each, Text) else figure(sight, str(each)) for each in figures]


def figure(sight: Sight, text: str) -> Text:
    return Text(text, style=sight.palette.faded if text in ("0", "0/0") else sight.palette.ink)


def headline(sight: Sight) -> str:
    """How full the Guildhall is, and whether the last round has begun."""
    full, slots = len(sight.view["guildhall"]), sight.view["slots"]
    key = "terminal-architects-final" if sight.view["final"] > 0 else "terminal-architects-hall"
    return sight.say.message(key, n=full, most=slots, left=max(0, sight.view["final"]))
