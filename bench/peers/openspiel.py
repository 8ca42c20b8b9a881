# mypy: disable-error-code="import-untyped, import-not-found"
"""OpenSpiel: games in C++, played from Python."""

from __future__ import annotations

from functools import partial
from random import Random

import pyspiel

from .peer import Peer, Steps


def play(game: pyspiel.Game, chance: Random) -> Steps:
    """What chance does, such as dealing, is no step of a player."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(actions, weights)[0])
        else:
            actions = state.legal_actions()
            yield len(actions), state
            state.apply_action(chance.choice(actions))


HEARTS = Peer("OpenSpiel, hearts", "C++", partial(play, pyspiel.load_game("hearts")), pyspiel.State.clone)
CHESS = Peer("OpenSpiel, chess", "C++", partial(play, pyspiel.load_game("chess")), pyspiel.State.clone)
