"""What the command line prints: for people in their language, for programs as plain data."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import click
from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from ..arena.simulate import Simulation
from ..arena.summary import Summary
from ..arena.wording import STRENGTH_HEADS, strength_rows
from ..games import load
from ..kernel import Choice, Game, Match, Presented, Setup, Undo
from ..lessons import lessons
from ..texts import Speaker, speaker_for
from ..texts.rules import Section
from .boards import board_for, seat_name, sight_of
from .palette import LIGHT
from .wording import (
    KEYS,
    RECONSTRUCTED,
    card_name,
    card_text,
    cards_in_sight,
    deck_name,
    points_table,
    said_refusal,
    source_name,
    winners,
)

PLAIN = LIGHT._replace(ink="default", faded="dim", line="dim", rubric="bold", panel="default", paper="default")
NARROWEST, PIPED = 80, 120


def show(*parts: RenderableType) -> None:
    """Print for a person; into a file or a pipe with a width of its own and no blanks at line ends."""
    console = Console(highlight=False)
    if console.is_terminal and console.width >= NARROWEST:
        console.print(*parts, sep="\n")
        return
    console = Console(highlight=False, width=PIPED)
    with console.capture() as captured:
        console.print(*parts, sep="\n")
    for line in captured.get().splitlines():
        click.echo(line.rstrip())


def print_json(data: object) -> None:
    """Print for a program."""
    click.echo(json.dumps(data, ensure_ascii=False, indent=2))


def say_for(setup: Setup, language: str) -> Speaker:
    return speaker_for(setup.game, language, "regna.terminal")


# Rules

LINK = re.compile(r"\[(.+?)\]\(#[a-z0-9-]+\)")


def rule_page(section: Section) -> RenderableType:
    """A section of the rules; its links lead nowhere on paper."""
    text = LINK.sub(r"\1", section.text)
    return Markdown(f"## {section.title} ({section.page})\n\n{text}")


# Lessons


def lessons_page(game: str, language: str) -> RenderableType:
    """The lessons of a game, each with the words that open it."""
    say = speaker_for(load(game), language, "regna.terminal")
    page = Table.grid(padding=(0, 2, 0, 0))
    for lesson in lessons(game):
        line = say.message("terminal-lesson-line", title=lesson.said(lesson.title, say), minutes=lesson.minutes)
        page.add_row(f"regna learn {game} {lesson.name}", line)
    return Group(Text(say.message(f"game-{game}"), style="bold"), page, Text())


# Games


def game_data(game: Game, say: Speaker) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": say.message(f"game-{game.name}"),
        "version": game.version,
        "seats": list(game.seats),
        "options": [
            {"name": choice.name, "values": list(choice.values), "default": choice.default} for choice in game.choices
        ],
    }


def game_page(game: Game, say: Speaker) -> RenderableType:
    """A game, how many can play it, and its options with what their values mean."""
    least, most = game.seats[0], game.seats[-1]
    seats = say.message("terminal-seats", least=least, most=most, more=most - least)
    parts = [Text.assemble((game.name, "bold"), f"  {say.message(f'game-{game.name}')}, {seats}")]
    for choice in game.choices:
        parts.append(Text(f"  {choice.name}  {said(f'choice-{choice.name}', say)}", style="bold"))
        parts += [choice_line(choice, value, say) for value in choice.values]
    return Group(*parts)


def choice_line(choice: Choice, value: str, say: Speaker) -> Text:
    usual = f" {say.message('terminal-usual')}" if value == choice.default else ""
    return Text(f"    {choice.name}={value}  {said(f'choice-{choice.name}-{value}', say)}{usual}")


def said(key: str, say: Speaker) -> str:
    return say.message(key) if say.knows(key) else ""


# Cards


def distinct_cards(setup: Setup) -> list[tuple[Any, int]]:
    """Every card once, with how many there are of it."""
    count: dict[str, int] = {}
    for card in setup.cards:
        count[card.key] = count.get(card.key, 0) + 1
    first = {card.key: card for card in reversed(setup.cards)}
    return [(first[key], n) for key, n in count.items()]


def card_data(setup: Setup, card: Any, n: int, say: Speaker) -> dict[str, Any]:
    return {
        "key": card.key,
        "deck": card.deck,
        "name": card_name(card, say),
        "text": card_text(card, say),
        "copies": n,
        "figures": board_for(setup.game.name).figures(setup, card),
        "source": card.source,
    }


def cards_page(setup: Setup, say: Speaker) -> RenderableType:
    """All cards by deck; those that are our reconstruction say so in a column of their own."""
    parts: list[RenderableType] = []
    board = board_for(setup.game.name)
    decks: dict[str, list[tuple[Any, int]]] = {}
    for card, n in distinct_cards(setup):
        decks.setdefault(card.deck, []).append((card, n))
    for cards in decks.values():
        parts.append(Text(f"\n{deck_name(cards[0][0], say)}", style="bold"))
        table = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(4):
            table.add_column()
        for card, n in cards:
            name = f"{card_name(card, say)} {say.message('terminal-copies', n=n) if n > 1 else ''}"
            words = [*board.say_figures(setup, card, say), card_text(card, say)]
            style = "bold" if card.source == RECONSTRUCTED else "dim"
            table.add_row(
                Text(card.key, style="dim"), Text(name), Text(" · ".join(words)), Text(source_name(card, say), style)
            )
        parts.append(table)
    return Group(*parts)


# Positions


def scene_data(match: Match, say: Speaker) -> dict[str, Any]:
    """The open questions, what every seat sees, and the points."""
    seats = range(match.setup.seats)
    colours = match.setup.game.colours
    return {
        "asks": [shown.data() for seat in seats if (shown := match.present(seat, say))],
        "views": {colours[seat]: match.view(seat) for seat in seats},
        "over": match.over,
        "score": score_data(match),
    }


def scene_page(match: Match, say: Speaker) -> RenderableType:
    parts: list[RenderableType] = []
    board = board_for(match.setup.game.name)
    for seat in range(match.setup.seats):
        name = seat_name(match.setup, seat, say)
        sight = sight_of(match, seat, say, PLAIN)._replace(roomy=True, whole=True)
        parts += [Text(f"\n{say.message('terminal-seen-by', name=name)}", style="bold underline")]
        parts += [board.draw(sight), board.draw_seats(sight)]
        for heading, cards in cards_in_sight(match, seat, say):
            parts.append(Text(f"{heading}  {', '.join(card_name(match.setup.cards[c], say) for c in cards)}"))
        if shown := match.present(seat, say):
            parts += [Text(f"\n{say.message('terminal-choices', name=name)}", style="bold"), ask_page(shown, say)]
    parts += [
        Text(f"\n{say.message('terminal-score')}", style="bold"),
        points_table(match, match.result().scores, say, PLAIN),
    ]
    if match.over:
        parts.append(Text(winners(match, say)))
    return Group(*parts)


def ask_page(shown: Presented, say: Speaker) -> RenderableType:
    """A question with its options and how they are typed, then what is refused and why."""
    parts = [Text(shown.prompt)]
    for number, option in enumerate(shown.options):
        key = KEYS[number] if number < len(KEYS) else " "
        parts.append(Text.assemble(f"  {key}  {option.text}", (f"  [{option.move}]", "dim")))
    parts += [Text(f"  ×  {said_refusal(each, say)}", style="dim") for each in shown.refused]
    return Group(*parts)


# Records


def score_data(match: Match) -> dict[str, Any]:
    result = match.result()
    colours = match.setup.game.colours
    points = {colours[seat]: {"total": sum(parts.values()), **parts} for seat, parts in enumerate(result.scores)}
    return {"points": points, "winners": [colours[seat] for seat in result.winners] if match.over else []}


def record_data(match: Match) -> dict[str, Any]:
    setup = match.setup
    return {
        "game": setup.game.name,
        "version": setup.game.version,
        "seats": setup.seats,
        "options": dict(setup.options),
        "seed": setup.seed,
        "moves": len(match.moves),
        "taken_back": sum(entry.moves for entry in match.log if isinstance(entry, Undo)),
        "verified": True,
        "over": match.over,
        "to_move": [setup.game.colours[ask.seat] for ask in match.pending],
        "score": score_data(match),
    }


def record_page(match: Match, say: Speaker, promise: str = "") -> RenderableType:
    """What a record tells, in short, and that its seed is the one that was promised."""
    data = record_data(match)
    title = f"{say.message(f'game-{match.setup.game.name}')} · "
    title += say.message("terminal-replay-moves", n=data["moves"])
    title += f", {say.message('terminal-replay-undone', n=data['taken_back'])}"
    if match.over:
        end = winners(match, say)
    else:
        names = [seat_name(match.setup, ask.seat, say) for ask in match.pending]
        end = say.message("terminal-replay-unfinished", names=say.listing(names))
    return Group(
        Text(title, style="bold"),
        Text(say.message("terminal-replay-fits")),
        *([Text(say.message("terminal-replay-promised", commitment=promise))] if promise else []),
        Text(end),
        points_table(match, match.result().scores, say, PLAIN),
    )


# Simulations


def report_page(setup: Setup, report: Simulation, say: Speaker) -> RenderableType:
    """Speed, lengths, and how every seat fared."""
    data = report.to_json()
    counts = {"games": report.games, "decisions": report.decisions}
    speed = {"seconds": report.seconds, "speed": data["decisions_per_second"]}
    parts: list[RenderableType] = []
    if report.interrupted:
        parts.append(Text(say.message("terminal-interrupted", games=report.games), style="bold"))
    if not report.games:
        return Group(*parts)
    parts += [
        Text(say.message("terminal-simulated", **counts, **speed), style="bold"),
        Text(say.message("terminal-lengths", **data["lengths"])),
        seats_table(setup, data, say),
    ]
    if report.cards_never_seen:
        parts.append(Text(say.message("terminal-never-seen", cards=", ".join(report.cards_never_seen))))
    if report.dead_ends:
        parts.append(Text(say.message("terminal-dead-ends", n=len(report.dead_ends)), style="bold"))
        parts += [Text(f"  {each}") for each in report.dead_ends]
    return Group(*parts)


def seats_table(setup: Setup, data: dict[str, Any], say: Speaker) -> Table:
    table = Table.grid(padding=(0, 3, 0, 0))
    heads = [say.message(f"terminal-simulated-{head}") for head in ("seat", "bot", "wins", "mean", "least", "most")]
    for column in range(len(heads)):
        table.add_column(justify="left" if column < 2 else "right")
    table.add_row(*(Text(head, style="dim") for head in heads))
    bots = [*data["bots"], *[say.message("terminal-simulated-opponent")] * len(data["points"])]
    for seat, points in enumerate(data["points"]):
        share = say.message("terminal-share", n=data["win_rate"][seat])
        figures = [say.message("terminal-number", n=points[key]) for key in ("mean", "least", "most")]
        table.add_row(seat_name(setup, seat, say), bots[seat], share, *figures)
    return table


def arena_page(summary: Summary, say: Speaker) -> RenderableType:
    """Every bot's rating, wins and points, with intervals."""
    table = Table.grid(padding=(0, 3, 0, 0))
    heads = [say.message(f"arena-{head}") for head in STRENGTH_HEADS]
    for column in range(len(heads)):
        table.add_column(justify="left" if column == 0 else "right")
    table.add_row(*(Text(head, style="dim") for head in heads))
    for row in strength_rows(summary, say):
        table.add_row(*row)
    troubles = (
        [Text(say.message("terminal-dead-ends", n=len(summary.troubles)), style="bold")] if summary.troubles else []
    )
    return Group(table, *troubles, *(Text(f"  {each}") for each in summary.troubles))


# What would become of matches


OUTCOMES = ("same", "agrees", "goes-on", "stays", "stuck")


def verdict_lines(found: Sequence[Mapping[str, Any]], say: Speaker) -> Iterator[str]:
    """A line for every match for which something changes, and how many there are of each sort."""
    for verdict in found:
        if verdict["outcome"] != OUTCOMES[0]:
            outcome = say.message(f"outcome-{verdict['outcome']}")
            yield say.message("terminal-check-match", **{**verdict, "outcome": outcome})
    counts = {outcome: [verdict["outcome"] for verdict in found].count(outcome) for outcome in OUTCOMES}
    yield say.message("terminal-check-counts", matches=len(found), **counts)
