"""Playing on with as little as possible, to get to what a test is about."""

from __future__ import annotations

from typing import Any

from regna.games.devil.constants import COLOURS, GOODS
from regna.scenario import Scene, seat, table

QUIET = (
    "done", "pass", "nothing", "reject", "close", "nobody", "stop", "confess", "leave", "enough", "refuse", "suffer",
)  # fmt: skip
"""The answers that do nothing, or as little as the rules allow."""


def quietly(g: Scene) -> None:
    """Answer the next question with as little as possible."""
    colour = COLOURS[g.match.pending[0].seat]
    options = g.options(colour)
    answer = next((word for word in QUIET if word in options), options[0])
    ask = g.ask(colour)
    assert ask is not None
    g.play(f"{colour} {ask.prompt.name} {answer}")


def until(g: Scene, phase: str, round: int = 0) -> Scene:  # noqa: A002
    """Play on quietly until a phase begins, in a certain round if one is named."""
    while g.match.pending and not (g.table.phase == phase and round in (0, g.table.round)):
        quietly(g)
    return g


def planned(*things: str, round: int = 5, **blue: Any) -> Scene:  # noqa: A002
    """Blue, who begins rounds 1 and 5, plans some things; Red, who is next, has to choose a courtier then."""
    g = table("devil", seats=4, phase="plan", round=round, blue=seat(**blue), red=seat(coin=9))
    g.play(*(f"blue plan {thing}" for thing in (*things, "done")))
    g.play("red plan recruit", *(f"{colour} plan done" for colour in COLOURS[1:]))
    return g


def goods(g: Scene, colour: str) -> dict[str, int]:
    """What somebody has behind the screen, of what there is any."""
    return {name: n for name, n in zip(GOODS, g.player(colour).goods, strict=True) if n}


def names(g: Scene, cards: list[int]) -> list[str]:
    return [g.table.cards[card].slug for card in cards]
