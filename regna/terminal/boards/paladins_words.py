"""What the board of Paladins says, in short."""

from __future__ import annotations

from rich.text import Text

from ...games.paladins.box import Box, box_of
from . import Sight


def box(sight: Sight) -> Box:
    return box_of(sight.setup)


def say(sight: Sight, key: str, **figures: object) -> str:
    return sight.say.message(f"terminal-paladins-{key}", **figures)


def heading(sight: Sight, key: str) -> Text:
    return Text(f"{say(sight, key)} ", style=f"italic {sight.palette.rubric}")


def name_of(sight: Sight, card: int) -> str:
    return sight.say.message(f"card-{sight.setup.cards[card].key}")


def short_worker(sight: Sight, worker: str) -> str:
    return say(sight, f"worker-{worker}")
