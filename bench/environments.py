"""What a move costs in the environments, against the kernel: `python -m bench.environments GAME SEATS [GAMES]`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from time import process_time

import numpy as np

import regna
from regna.bots import RandomBot
from regna.kernel import Match, Setup, play_out
from regna.research.aec import RegnaEnv


def raw(env: RegnaEnv, seed: int) -> int:
    match = Match(Setup.of(env.setup.game, env.setup.seats, env.setup.options, seed), can_fork=False)
    play_out(match, RandomBot(seed).pick)
    return len(match.moves)


def legal_actions(env: RegnaEnv) -> list[int]:
    return env.legal_actions()


def action_mask(env: RegnaEnv) -> list[int]:
    found: list[int] = np.flatnonzero(env.action_mask(env.agent_selection)).tolist()
    return found


def observation(env: RegnaEnv) -> list[int]:
    seen = env.last()[0]
    assert seen is not None
    found: list[int] = np.flatnonzero(seen["action_mask"]).tolist()
    return found


def stepping(offered: Callable[[RegnaEnv], list[int]]) -> Callable[[RegnaEnv, int], int]:
    def play(env: RegnaEnv, seed: int) -> int:
        env.reset(seed=seed)
        random = Random(seed)
        while not env.terminations[env.agent_selection]:
            env.step(random.choice(offered(env)))
        return len(env.episode.match.moves)

    return play


WAYS = {"kernel": raw, **{each.__name__: stepping(each) for each in (legal_actions, action_mask, observation)}}


def main(game: str = "architects", seats: str = "4", games: str = "5") -> None:
    """Play the same seeds in every way, in turn, and print the time of a move."""
    env = regna.env(game, seats=int(seats))
    seconds, moves = dict.fromkeys(WAYS, 0.0), dict.fromkeys(WAYS, 0)
    for seed in range(int(games)):
        for name, play in WAYS.items():
            start = process_time()
            moves[name] += play(env, seed)
            seconds[name] += process_time() - start
    kernel = seconds["kernel"] / moves["kernel"]
    for name in WAYS:
        cost = seconds[name] / moves[name]
        print(f"{name:15} {cost * 1e6:7.1f} µs {cost / kernel:5.2f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
