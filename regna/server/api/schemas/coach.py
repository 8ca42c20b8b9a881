"""What the coach answers."""

from __future__ import annotations

from typing import Literal

from .shape import Shape


class Following(Shape):
    """Something that may follow: what a seat would answer."""

    seat: int
    text: str


class OptionAdvised(Shape):
    """An option: my chance to win with it, by how much I would be ahead at the end, why, and what may follow.

    `anchor` is what on the board it points at, as in a question.
    """

    move: str
    text: str
    anchor: str
    chance: float
    margin: float
    why: str
    line: list[Following]


class HintShown(Shape):
    """The options worth considering after a line, the best first."""

    seq: int
    options: list[OptionAdvised]


class Moment(Shape):
    """Everybody's chances to win as a seat saw them that was to decide after a line."""

    at: int
    seat: int
    chances: list[float]


class Mistake(Shape):
    """A decision that cost much: after which line, whose, how much of a victory, what was better, what was chosen."""

    at: int
    seat: int
    loss: float
    best: OptionAdvised
    played: OptionAdvised


class ReviewShown(Shape):
    """A review: how many judgements of a total are made, the chances over time, and the decisions that cost most.

    It is `mine` to ask for if I played.
    """

    status: Literal["none", "running", "done"]
    mine: bool
    done: int
    total: int
    curve: list[Moment]
    worst: list[Mistake]
