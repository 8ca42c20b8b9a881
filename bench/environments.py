"""What a move costs in the environments, against the kernel's own random play of the same matches."""

from __future__ import annotations

import gc
from collections.abc import Callable
from functools import partial
from itertools import count
from random import Random
from time import process_time

import regna
from regna.research.aec import RegnaEnv

from .ours import Box, played
from .rate import Figures

Play = Callable[[RegnaEnv, Box, int], int]


def kernel(env: RegnaEnv, box: Box, seed: int) -> int:
    return len(played(box, seed, can_fork=False).moves)


def step(env: RegnaEnv) -> None:
    """Nothing but stepping."""


def mask(env: RegnaEnv) -> None:
    env.action_mask(env.agent_selection)


def last(env: RegnaEnv) -> None:
    env.last()


def stepping(look: Callable[[RegnaEnv], None], env: RegnaEnv, box: Box, seed: int) -> int:
    """Play a match, looking before every move; what an agent makes of a mask is its own affair."""
    env.reset(seed=seed)
    random = Random(seed).random
    while not env.terminations[env.agent_selection]:
        look(env)
        legal = env.legal_actions()
        env.step(legal[int(random() * len(legal))])
    return len(env.episode.match.moves)


WAYS: dict[str, Play] = {"kernel": kernel, **{each.__name__: partial(stepping, each) for each in (step, mask, last)}}


def costs(box: Box, seconds: float, seed: int) -> Figures:
    """A move's cost in every way, as a multiple of the kernel's; the ways take turns for so many seconds."""
    options = {name.replace("-", "_"): value for name, value in box.options.items()}
    env = regna.env(box.game.name, seats=box.seats, **options)
    took, moves = dict.fromkeys(WAYS, 0.0), dict.fromkeys(WAYS, 0)
    gc.disable()  # it would charge one way for another's garbage
    for number in count(seed):
        for name, play in WAYS.items():
            start = process_time()
            moves[name] += play(env, box, number)
            took[name] += process_time() - start
        if sum(took.values()) > seconds:
            break
    gc.enable()
    cost = {name: took[name] / moves[name] for name in WAYS}
    return {name: cost[name] / cost["kernel"] for name in WAYS if name != "kernel"}
