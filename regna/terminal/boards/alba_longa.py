"""Latium: dice and stalls, the places of a city, climate and gods, Assisi, attacks, and what every king has."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...games.alba_longa.constants import (
    ASSISI,
    CLIMATES,
    DICE,
    FARMERS,
    LOTS,
    MERCHANTS,
    NOBODY,
    PLACES,
    SEASONS,
    SOLDIERS,
    STALLS,
)
from ...kernel import Setup
from ...texts import Speaker
from . import Sight, key_of, ours, pointing, seat_columns, seat_lines, seat_name

COLUMNS = ("monuments", "population", "silver", "wheat", "level", "housing", *PLACES, "heroes")
LONG_HEADS = 118
CROWN = "♔"
"""The mark of the King of Kings."""
PIPS = ("·", "1", "2", "3", "4")


def draw(sight: Sight) -> RenderableType:
    """The central board, then the places of the city in question; where there is space, a line for each."""
    parts: list[RenderableType] = [draw_dice(sight), draw_stalls(sight), draw_gods(sight)]
    if sight.view["assisi"]:
        parts.append(draw_assisi(sight))
    parts += [draw_attack(sight, attack) for attack in sight.view["offers"]["attacks"]]
    if (city := city_shown(sight)) is not None:
        parts.append(draw_places(sight, city) if sight.roomy else draw_place_row(sight, city))
    return Group(*parts)


def said(sight: Sight, key: str, **facts: object) -> str:
    return sight.say.message(f"terminal-alba-longa-{key}", **facts)


def line(sight: Sight, heading: str, parts: Iterable[Text]) -> Text:
    """A heading and what belongs to it, in a row."""
    text = Text(said(sight, heading), style=f"italic {sight.palette.rubric}", no_wrap=True, overflow="ellipsis")
    for part in parts:
        text.append("  ").append_text(part)
    return text


def choice(sight: Sight, anchor: str, text: str, style: str = "") -> Text:
    """Something that can be pointed at: bold with its key if it can be chosen, faded if it is refused."""
    if anchor in sight.keys:
        style = "bold"
    elif anchor in sight.refused:
        style = sight.palette.faded
    words = pointing(Text(text, style=f"not italic {style or sight.palette.ink}"), anchor)
    return Text.assemble(key_of(sight, anchor), words)


# The central board


def draw_dice(sight: Sight) -> Text:
    """The four dice, and the price of a call."""
    dice = [
        choice(sight, f"die/{name}", f"{said(sight, f'die-{name}')} {PIPS[n]}")
        for name, n in zip(DICE, sight.view["dice"], strict=True)
    ]
    return line(sight, "dice", [*dice, plain(sight, said(sight, "cost", n=sight.view["cost"]))])


def draw_stalls(sight: Sight) -> Text:
    stalls = zip(STALLS, sight.view["stalls"], strict=False)
    return line(sight, "stalls", [choice(sight, f"stall/{name}", f"{name} ¤{n}") for name, n in stalls])


def draw_gods(sight: Sight) -> Text:
    """This year's climate, the years so far with their prayers, the next climate if it is known, and blessings."""
    view = sight.view
    seen = [sight.setup.cards[card] for card in view["climate_seen"]]
    past = [f"{climate_name(sight, card.climate)} {card.prayers}{ours(card.source)}" for card in seen]
    faces = view["climate"].get("faces", [])
    now = [climate_name(sight, CLIMATES[face]) for face in faces]
    shown = " → ".join([*past, *(f"[{name}]" for name in now)])
    left = said(sight, "blessings", n=view["blessings"]["size"])
    return line(sight, "years", [plain(sight, shown), faded(sight, left)])


def climate_name(sight: Sight, climate: str) -> str:
    return sight.say.message(f"climate-{climate}")


def plain(sight: Sight, text: str) -> Text:
    return Text(text, style=f"not italic {sight.palette.ink}")


def faded(sight: Sight, text: str) -> Text:
    return Text(text, style=f"not italic {sight.palette.faded}")


def draw_assisi(sight: Sight) -> Text:
    """Defenders and loot."""
    view = sight.view
    loot = zip(LOTS, view["loot"], strict=True)
    lots = [choice(sight, f"lot/{name}", said(sight, f"lot-{name}", n=n)) for name, n in loot]
    city = choice(sight, "seat/assisi", said(sight, "defenders", n=view["defenders"]))
    return line(sight, "assisi", [city, *lots])


def draw_attack(sight: Sight, attack: dict[str, Any]) -> Text:
    """Who attacks whom, both sums, and what it brings."""
    colours = sight.setup.game.colours
    city = attack["city"]
    parts = [sight.palette.mark(colours[seat], str(n)) for seat, n in attack["attackers"]]
    target = Text("Assisi", style="bold") if city == ASSISI else sight.palette.mark(colours[city])
    sums = said(sight, "odds", attack=attack["attack"], defence=attack["defence"], n=attack["sabotages"])
    return line(sight, "attack", [*parts, plain(sight, "→"), target, plain(sight, sums)])


# The places of a city


def city_shown(sight: Sight) -> int | None:
    """The city under attack, else one's own."""
    besieged = sight.view["besieged"]
    return besieged[0] if besieged and besieged[0] != ASSISI else sight.seat


def draw_place_row(sight: Sight, city: int) -> Text:
    player = sight.view["players"][city]
    colour = sight.setup.game.colours[city]
    places = [
        choice(sight, f"place/{place}", f"{said(sight, f'place-{place}')} {pieces(player, job)}")
        for job, place in enumerate(PLACES)
    ]
    return line(sight, "places", [sight.palette.mark(colour), *places])


def draw_places(sight: Sight, city: int) -> RenderableType:
    """A line a place: who works there and what it would bring, or why it cannot be chosen."""
    player = sight.view["players"][city]
    grid = Table.grid(expand=True, padding=(0, 1))
    for width in (1, 12, 9):
        grid.add_column(width=width, no_wrap=True, overflow="ellipsis")
    grid.add_column(ratio=1, no_wrap=not sight.whole, overflow="ellipsis")
    for job, place in enumerate(PLACES):
        anchor = f"place/{place}"
        reason = sight.refused.get(anchor)
        words = reason or brings(sight, city, place)
        style = f"italic {sight.palette.faded}" if reason else sight.palette.ink
        grid.add_row(
            key_of(sight, anchor),
            pointing(Text(sight.say.message(f"place-{place}"), style="bold" if anchor in sight.keys else ""), anchor),
            pointing(Text(pieces(player, job)), anchor),
            pointing(Text(words, style=style), anchor),
        )
    name = seat_name(sight.setup, city, sight.say)
    heading = line(sight, "places", [sight.palette.mark(sight.setup.game.colours[city], f" {name}")])
    return Group(heading, grid)


def brings(sight: Sight, city: int, place: str) -> str:
    """What the peasants at work would bring now."""
    income = sight.view["offers"]["cities"][city]
    track = sight.view["offers"]["tracks"]["worship"]
    most = f"{track['spaces']}{ours(track['source'])}"
    return said(sight, f"brings-{place}", **income, most=most)


def pieces(player: dict[str, Any], job: int) -> str:
    """Own peasants, `+` captured ones, `↓` those that lie."""
    own, black = player["at"][job], player["black"][job]
    lying = player["fallen"] if job == FARMERS else player["lying"] if job == MERCHANTS else 0
    return f"{own}{f'+{black}' if black else ''}{f'↓{int(lying)}' if lying else ''}"


# Seats


def draw_seats(sight: Sight) -> RenderableType:
    """One line each: goals, goods, peasants at every place, heroes."""
    short = "" if sight.width >= LONG_HEADS else ".short"
    return seat_lines(sight, heads(sight, short), [seat_row(sight, player) for player in sight.view["players"]])


def draw_seats_in_full(sight: Sight) -> RenderableType:
    """A column each, with the whole names of the figures and the target."""
    rows = [[*seat_row(sight, player), target(sight, player)] for player in sight.view["players"]]
    return seat_columns(sight, [*heads(sight), said(sight, "target")], rows)


def heads(sight: Sight, short: str = "") -> list[str]:
    return [said(sight, f"column-{name}{short}") for name in COLUMNS]


def seat_row(sight: Sight, player: dict[str, Any]) -> list[Text]:
    return [draw_name(sight, player), *seat_cells(sight, player)]


def target(sight: Sight, player: dict[str, Any]) -> Text:
    if player["target"] == NOBODY:
        return faded(sight, "-")
    return plain(sight, sight.say(sight.setup.game.facts["who"].say(player["target"], sight.setup)))


def draw_name(sight: Sight, player: dict[str, Any]) -> Text:
    """Mark and city; a crown for the King of Kings, struck out for one who is gone."""
    seat = player["seat"]
    colour = sight.setup.game.colours[seat]
    name = Text.assemble(sight.palette.mark(colour), " ", seat_name(sight.setup, seat, sight.say))
    if seat == sight.view["king"]:
        name.append(f" {CROWN}", style=f"bold {sight.palette.rubric}")
    if not player["alive"]:
        name.stylize(f"strike {sight.palette.faded}")
    elif player["out"]:
        name.stylize(sight.palette.faded)
    anchor = f"seat/{colour}"
    return pointing(Text.assemble(key_of(sight, anchor), name), anchor)


def seat_cells(sight: Sight, player: dict[str, Any]) -> list[Text]:
    heroes, used = size(player["heroes"]), size(player["used"])
    laid = [str(sight.setup.cards[card].value) for card in player["laid"]]
    jobs = [pieces(player, job) for job in range(SOLDIERS, FARMERS + 1)]
    figures = [
        f"{player['monuments']}/10",
        player["population"],
        player["silver"],
        player["wheat"],
        player["level"],
        player["housing"],
        *jobs,
        f"{heroes}/{used}{''.join(f'!{value}' for value in laid)}",
    ]
    return [faded(sight, "0") if each in (0, "0") else plain(sight, str(each)) for each in figures]


def size(zone: Any) -> int:
    return zone["size"] if isinstance(zone, dict) else len(zone)


def headline(sight: Sight) -> str:
    """The year, the season and its climate."""
    season = sight.say.message(f"season-{SEASONS[sight.view['season']]}")
    climate = climate_name(sight, sight.view["offers"]["climate"])
    return said(sight, "headline", year=sight.view["year"], season=season, climate=climate)


# Cards


def figures(setup: Setup, card: Any) -> dict[str, Any]:
    names = {"hero": ("value",), "climate": ("climate", "prayers"), "blessing": ("wheat", "silver", "monuments")}
    found = {name: getattr(card, name) for name in names[card.deck]}
    return {name: value for name, value in found.items() if value != 0 or name == "value"}


def say_figures(setup: Setup, card: Any, say: Speaker) -> list[str]:
    """The figures that are not in the card's text."""
    if card.deck != "climate":
        return []
    return [say.message("terminal-alba-longa-prayers", n=card.prayers) + ours(card.source)]
