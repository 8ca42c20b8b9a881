# mypy: disable-error-code="import-untyped, import-not-found"
"""Catanatron: Catan by four, in Python; what is nearest to our games."""

from __future__ import annotations

from random import Random

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from .peer import Peer, Steps


def play(chance: Random) -> Steps:
    """As `Game.play` does; it takes seed 0 for no seed."""
    game = Game([RandomPlayer(color) for color in Color], seed=chance.randrange(1, 2**31))
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        yield len(game.state.playable_actions), game
        game.play_tick()


CATAN = Peer("Catanatron, Catan", "Python", play, Game.copy)
