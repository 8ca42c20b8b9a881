# mypy: disable-error-code="import-untyped, import-not-found"
"""RLCard: small card games in Python, played without the environments around them.

It has no copy. Its `step_back` keeps deep copies of the game before every step, so that is what a copy costs.
"""

from __future__ import annotations

from copy import deepcopy
from random import Random

import numpy as np
from rlcard.games.gin_rummy.game import GinRummyGame
from rlcard.games.uno.game import UnoGame

from .peer import Peer, Steps

SEATS = 4


def play_uno(chance: Random) -> Steps:
    """Each step tells the state with what is legal in it."""
    game = UnoGame(num_players=SEATS)
    game.np_random = np.random.RandomState(chance.randrange(1 << 31))
    state, _ = game.init_game()
    while not game.is_over():
        actions = state["legal_actions"]
        yield len(actions), game
        state, _ = game.step(chance.choice(actions))


def play_gin_rummy(chance: Random) -> Steps:
    game = GinRummyGame()
    game.np_random = np.random.RandomState(chance.randrange(1 << 31))
    game.init_game()
    while not game.is_over():
        actions = game.judge.get_legal_actions()
        yield len(actions), game
        game.step(chance.choice(actions))


UNO = Peer("RLCard, Uno", "Python", play_uno, deepcopy)
GIN_RUMMY = Peer("RLCard, gin rummy", "Python", play_gin_rummy, deepcopy)
