"""For researchers: the games as environments of PettingZoo and Gymnasium.

Only what is in the `research` extra is needed for it, and only here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .aec import RegnaEnv
    from .seat_env import SeatEnv

MISSING = 'Environments need further packages ({package} is missing): pip install "regna[research]"'


def env(game: str, seats: int = 2, **options: Any) -> RegnaEnv:
    """A game as a PettingZoo environment: `env("paladins", seats=2, crowns="on")`."""
    try:
        from .aec import RegnaEnv
    except ModuleNotFoundError as error:
        raise missing(error) from error
    return RegnaEnv(game, seats, **options)


def gym_env(game: str, seats: int = 2, seat: int = 0, bots: str | Sequence[str] = "random", **options: Any) -> SeatEnv:
    """One seat of a game as a Gymnasium environment, the others played by bots."""
    try:
        from .seat_env import SeatEnv
    except ModuleNotFoundError as error:
        raise missing(error) from error
    return SeatEnv(game, seats, seat, bots, **options)


def missing(error: ModuleNotFoundError) -> ImportError:
    return ImportError(MISSING.format(package=error.name))
