"""The coach in the terminal: a hint as a page to read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from ..bots.coach import Advice, advise, hint_budget, say_line, say_why
from ..kernel import Chance, Match
from ..kernel.present import say_option
from ..texts import Speaker
from .palette import Palette


def hint(match: Match, seat: int) -> Sequence[Advice]:
    """What the coach advises a seat that is asked something, by what this seat knows."""
    return advise(match.perspective(seat), Chance(), hint_budget()).advice


def say_hint(match: Match, seat: int, advice: Iterable[Advice], say: Speaker, palette: Palette) -> RenderableType:
    return Group(*[say_advice(match, seat, each, say, palette) for each in advice])


def say_advice(match: Match, seat: int, advice: Advice, say: Speaker, palette: Palette) -> RenderableType:
    """An option, what it promises, and why."""
    ask = match.ask_for(seat)
    assert ask is not None
    line = list(say_line(match.perspective(seat).imagine(Chance()), advice.line))
    chance, margin = round(100 * advice.chances[seat]), f"{advice.margin:+.0f}"
    figures = say.message("terminal-coach-figures", chance=chance, margin=margin)
    return Text.assemble(
        (say(say_option(match.setup, ask, advice.option)), f"bold {palette.ink}"),
        (f"  {figures}\n", palette.faded),
        (f"{say(say_why(match.setup, advice, line))}\n", palette.ink),
    )
