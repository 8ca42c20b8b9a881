"""What the board of Paladins says, in short."""

from __future__ import annotations

from rich.text import Text

from ...games.paladins.box import Box, box_of
from . import Sight, ours


def box(sight: Sight) -> Box:
    return box_of(sight.setup)


def say(sight: Sight, key: str, **figures: object) -> str:
    return sight.say.message(f"terminal-paladins-{key}", **figures)


def heading(sight: Sight, key: str) -> Text:
    return Text(f"{say(sight, key)} ", style=f"italic {sight.palette.rubric}")


def name_of(sight: Sight, card: int) -> str:
    """A card by its name, with a mark if its figures are ours."""
    found = sight.setup.cards[card]
    return sight.say.message(f"card-{found.key}") + ours(found.source)


def short_worker(sight: Sight, worker: str) -> str:
    return say(sight, f"worker-{worker}")
