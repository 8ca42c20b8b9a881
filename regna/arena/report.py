"""The report of a series: one page with its figures and pictures, in the language of the speaker."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from ..games import load
from ..kernel import Game, Setup
from ..texts import Speaker
from .game import OPPONENT
from .plots import Words, cards_plot, categories_plot, rates_plot, strength_plot, styled
from .summary import CardRate, Summary, WinRate
from .wording import STRENGTH_HEADS, bot_name, brief_rate, number, percent, rate_cells, strength_rows

EXTREMES = 12
"""How many cards are drawn of those that win most, and as many of those that win least."""
SELDOM = 0.05
"""The share of players who must have used a card for it to be drawn."""
PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>
body {{ max-width: 56rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif }}
body {{ color: #2b2118; background: #fbf7ec }}
h1 {{ font-size: 1.6rem }} h2 {{ margin-top: 2.5rem; font-size: 1.2rem; border-bottom: 1px solid #d9ccb4 }}
table {{ border-collapse: collapse; font-variant-numeric: tabular-nums }}
th, td {{ padding: .2rem .8rem .2rem 0; text-align: right; vertical-align: top }}
th {{ font-weight: 600 }} th:first-child, td:first-child {{ text-align: left }}
tbody tr {{ border-top: 1px solid #ece0c4 }}
dl {{ display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1.5rem }}
dt {{ font-weight: 600 }} dd {{ margin: 0 }}
svg {{ max-width: 100%; height: auto }} .wide {{ overflow-x: auto }} .note {{ color: #6b5c4a }}
</style>
{body}
</html>
"""

Rows = Sequence[Sequence[str]]


def write_report(path: Path, summary: Summary, say: Speaker) -> None:
    with styled():
        body = "\n".join(Report(summary, say).parts())
    path.write_text(PAGE.format(language=say.language, title=escape(title(summary, say)), body=body), "utf-8")


def title(summary: Summary, say: Speaker) -> str:
    return say.message("arena-title", game=say.message(f"game-{summary.series.game}"), games=len(summary.games))


class Report:
    """Puts the figures of a series into words, tables and pictures."""

    def __init__(self, summary: Summary, say: Speaker) -> None:
        self.summary = summary
        self.series = summary.series
        self.say = say
        self.game: Game = load(self.series.game)
        self.equal = 1 / (self.series.seats + any(bot == OPPONENT for bot in summary.bots))
        self.bots = {bot: bot_name(bot, say) for bot in summary.bots}
        keys = ("rating", "won", "equal", "expected", "points")
        self.words = Words(self.bots, self.percent, **{key: say.message(f"arena-{key}") for key in keys})

    def parts(self) -> Iterator[str]:
        """The whole page, from top to bottom."""
        yield f"<h1>{escape(title(self.summary, self.say))}</h1>"
        yield "<dl>"
        yield from (f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in self.facts())
        yield "</dl>"
        yield from self.dead_ends()
        if not self.summary.games:
            return
        yield from self.strength()
        yield from self.seats()
        yield from self.options()
        yield from self.categories()
        yield from self.cards()

    def facts(self) -> list[tuple[str, str]]:
        """What determines the series, so that anybody can play it again."""
        same = {name: value for name, value in self.series.options[0].items() if name not in self.series.varied}
        values = {
            "bots": ", ".join(self.series.bots),
            "seats": str(self.series.seats),
            "seeds": f"{self.series.seed}–{max((game.seed for game in self.summary.games), default=self.series.seed)}",
            "options": ", ".join(f"{name}={value}" for name, value in same.items()),
            "version": str(self.series.version),
            "effort": self.series.effort,
        }
        return [(self.say.message(f"arena-{key}"), value) for key, value in values.items()]

    def dead_ends(self) -> Iterator[str]:
        if self.summary.troubles:
            yield self.heading("dead-ends")
            yield "".join(f"<p>{escape(trouble)}</p>" for trouble in self.summary.troubles)

    def strength(self) -> Iterator[str]:
        found = self.summary.strengths
        yield self.heading("strength")
        yield self.note("strength")
        yield strength_plot(found, self.equal, self.words)
        yield table(self.heads(*STRENGTH_HEADS), strength_rows(self.summary, self.say))

    def seats(self) -> Iterator[str]:
        rates = self.summary.by_seat()
        setup = Setup.of(self.game, self.series.seats, self.series.options[0])
        names = [self.say(self.game.facts["seat"].say(seat, setup)) for seat in range(self.series.seats)]
        if len(names) > 1:
            yield self.heading("by-seat")
            yield rates_plot(rates, names, self.equal, self.words)
            everybody = [self.summary.rate(seat=seat) for seat in range(self.series.seats)]
            rows = [[self.bots[bot], *map(self.brief, found)] for bot, found in rates.items()]
            yield table(["", *names], [*rows, [self.say.message("arena-everybody"), *map(self.brief, everybody)]])

    def options(self) -> Iterator[str]:
        for name, values in self.summary.by_option().items():
            names = [self.say.message(f"choice-{name}-{value}") for value in values]
            rates = {bot: [found[place] for found in values.values()] for place, bot in enumerate(self.summary.bots)}
            yield self.heading("by-option", option=self.say.message(f"choice-{name}"))
            yield rates_plot(rates, names, self.equal, self.words)
            yield table(["", *names], [[self.bots[bot], *map(self.brief, found)] for bot, found in rates.items()])

    def categories(self) -> Iterator[str]:
        found = {self.say.message(f"category-{name}"): each for name, each in self.summary.by_category().items()}
        yield self.heading("by-category")
        yield categories_plot(found, self.summary.bots, self.words)
        rows = [[name, *(number(points, self.say) for points in each)] for name, each in found.items()]
        yield table(["", *self.bots.values()], rows)

    def cards(self) -> Iterator[str]:
        cards = self.summary.cards()
        drawn = extremes([each for each in cards if each.rate.games >= SELDOM * len(self.summary.results)])
        names = {each.card: self.say.message(f"card-{each.card}") for each in cards}
        if not drawn:
            return
        yield self.heading("cards")
        yield self.note("cards")
        yield cards_plot(drawn, names, self.words)
        rows = [[names[c.card], *rate_cells(c.rate, self.say), self.percent(c.expected)] for c in cards]
        everything = table(self.heads("card", "won", "percent", "interval", "expected"), rows)
        yield f"<details><summary>{escape(self.say.message('arena-all-cards', n=len(cards)))}</summary>"
        yield f"{everything}</details>"

    # Pieces

    def heading(self, key: str, **facts: str) -> str:
        return f"<h2>{escape(self.say.message(f'arena-heading-{key}', **facts))}</h2>"

    def note(self, key: str) -> str:
        return f'<p class="note">{escape(self.say.message(f"arena-note-{key}"))}</p>'

    def heads(self, *keys: str) -> list[str]:
        return [self.say.message(f"arena-{key}") for key in keys]

    def brief(self, rate: WinRate) -> str:
        return brief_rate(rate, self.say)

    def percent(self, value: float) -> str:
        return percent(value, self.say)


def extremes(cards: Sequence[CardRate]) -> list[CardRate]:
    """Those that win most and those that win least."""
    return list(cards) if len(cards) <= 2 * EXTREMES else [*cards[:EXTREMES], *cards[-EXTREMES:]]


def table(heads: Sequence[str], rows: Rows) -> str:
    head = "".join(f"<th>{escape(each)}</th>" for each in heads)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
