"""Sentences and tables that every game needs: the log, cards in full, points, rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..kernel import Match, Refused, Rule, Setup, Shown, Told, say_event
from ..kernel.state import zones_of
from ..texts import Speaker
from .boards import Board, seat_name
from .palette import Palette, Sentence

RESERVED = "ulswqh"
KEYS = [key for key in "123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ" if key not in RESERVED]
"""What chooses the first, second, ... option; the letters left out mean the same at every moment."""

RECONSTRUCTED = "reconstructed"


def keys_for(options: Sequence[Shown]) -> dict[str, str]:
    """For everything that an option points at, the key that chooses it."""
    return {shown.anchor: key for shown, key in zip(options, KEYS, strict=False) if shown.anchor}


def page(rule: Rule, say: Speaker) -> str:
    """Where a rule stands, and in which book if not the first."""
    here = say.message("terminal-page", page=rule.page)
    return f"{say.message(f'book-{rule.book}')}, {here}" if rule.book else here


def said_refusal(refused: Refused, say: Speaker) -> str:
    """What is refused, the reason, and the page that gives it."""
    return say.message(
        "terminal-refused", what=refused.text, reason=refused.reason.removesuffix("."), page=page(refused.rule, say)
    )


# The log


class Line(NamedTuple):
    """One event in the log: after which move, whose mark, and the sentence."""

    move: int
    mark: Text
    text: Text


def log_line(setup: Setup, told: Told, say: Speaker, palette: Palette) -> Line:
    """What happened, in words; a card that is our own reconstruction is marked as one."""
    event = told.event
    mark = palette.mark(setup.game.colours[event.player]) if event.player is not None else Text("·")
    text = Sentence(say(say_event(setup, event)), style=palette.ink)
    for card in cards_in(event.facts | event.secret):
        if setup.cards[card].source == RECONSTRUCTED:
            text.append(f" {say.message('terminal-reconstructed')}", style=f"italic {palette.rubric}")
    return Line(told.move, mark, text)


def log_table(lines: Sequence[Line], palette: Palette, before: int = -1) -> Table:
    """Several lines; the number of a move stands where it begins, unless it was the one before."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=3, justify="right")
    grid.add_column(width=1)
    grid.add_column(ratio=1)
    for line in lines:
        grid.add_row(Text(str(line.move) if line.move != before else "", style=palette.faded), line.mark, line.text)
        before = line.move
    return grid


def cards_in(facts: dict[str, Any]) -> list[int]:
    """The cards that an event names."""
    return [facts["card"]] if "card" in facts else list(facts.get("cards", []))


# Cards


def card_name(card: Any, say: Speaker) -> str:
    return say.message(f"card-{card.key}")


def card_text(card: Any, say: Speaker) -> str:
    return say.message(f"card-{card.key}.text") if say.knows(f"card-{card.key}.text") else ""


def deck_name(card: Any, say: Speaker) -> str:
    key = f"deck-{card.deck}"
    return say.message(key) if say.knows(key) else str(card.deck)


def source_name(card: Any, say: Speaker) -> str:
    key = f"source-{card.source}"
    return say.message(key) if say.knows(key) else str(card.source)


def card_in_full(setup: Setup, number: int, board: Board, say: Speaker, palette: Palette) -> Text:
    """Name, deck, figures, text and where its figures come from."""
    card = setup.cards[number]
    text = Sentence(card_name(card, say), style=f"bold {palette.ink}")
    text.append(f" · {deck_name(card, say)}\n", style=f"not bold {palette.faded}")
    if said := board.say_figures(setup, card, say):
        text.append(f"{' · '.join(said)}\n", style="not bold")
    if words := card_text(card, say):
        text.append(f"{words}\n", style="not bold")
    style = palette.rubric if card.source == RECONSTRUCTED else palette.faded
    text.append(source_name(card, say), style=f"not bold italic {style}")
    return text


def cards_in_sight(match: Match, seat: int | None, say: Speaker) -> Iterator[tuple[str, list[int]]]:
    """Every zone whose cards this seat sees, by name: its own first, then the table's, then the others'."""
    view, players = match.view(seat), match.table.players
    order = sorted(range(len(players)), key=lambda each: each != seat)
    own_first = [(view["players"][each], players[each], seat_name(match.setup, each, say)) for each in order]
    for seen, state, who in [*own_first[:1], (view, match.table, ""), *own_first[1:]]:
        for name, _ in zones_of(state):
            if isinstance(seen[name], list) and seen[name]:
                yield f"{who} · {zone_name(name, say)}" if who else zone_name(name, say), seen[name]


def own_cards(match: Match, seat: int | None) -> list[tuple[str, list[int]]]:
    """What this seat holds that others do not see, zone by zone."""
    if seat is None:
        return []
    view = match.view(seat)["players"][seat]
    zones = [name for name, zone in zones_of(match.table.players[seat]) if zone.spot.visible == "private"]
    return [(name, view[name]) for name in zones if view[name]]


def zone_name(name: str, say: Speaker) -> str:
    key = f"terminal-zone-{name.replace('_', '-')}"
    return say.message(key) if say.knows(key) else name.replace("_", " ")


# Points and rules


def known_points(match: Match, say: Speaker, palette: Palette) -> RenderableType:
    """Everybody's points as far as anybody may know them: no more than that is shown to players."""
    sheets = match.points()
    return say.message("terminal-points-hidden") if sheets is None else points_table(match, sheets, say, palette)


def points_table(match: Match, sheets: Sequence[Mapping[str, int]], say: Speaker, palette: Palette) -> Table:
    """Points by category, a sheet a player."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column()
    names = []
    for seat in range(len(sheets)):
        table.add_column(justify="right")
        colour = match.setup.game.colours[seat]
        names.append(Text.assemble(palette.mark(colour), " ", seat_name(match.setup, seat, say)))
    table.add_row("", *names)
    for category in dict.fromkeys(category for sheet in sheets for category in sheet):
        figures = [str(sheet[category]) if category in sheet else "" for sheet in sheets]
        table.add_row(say.message(f"category-{category}"), *figures)
    totals = [str(sum(sheet.values())) for sheet in sheets]
    table.add_row(*(Text(each, style="bold") for each in (say.message("terminal-total"), *totals)))
    return table


def winners(match: Match, say: Speaker) -> str:
    names = [seat_name(match.setup, seat, say) for seat in match.result().winners]
    return say.message("terminal-winners", n=len(names), names=say.listing(names))


def rule_in_full(rule: Rule, say: Speaker, palette: Palette) -> RenderableType:
    """Our summary of the rule behind a question, and where the rulebook has it."""
    parts = [Sentence(say.message(f"rule-{rule.key}.text"))] if say.knows(f"rule-{rule.key}.text") else []
    book = say.message("terminal-rulebook", page=page(rule, say))
    return Group(Text(book, style=f"italic {palette.rubric}"), *parts)
