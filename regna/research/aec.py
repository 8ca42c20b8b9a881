"""PettingZoo: a game as an environment in which agents move one after another."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from ..games import load
from ..kernel import Perspective, Setup
from .actions import SPARE, Actions
from .episode import Episode, Mask, Observation

MAX_MOVES = 20_000
"""Moves after which a match is broken off."""


class RegnaEnv(AECEnv[str, Observation, Any]):
    """A match whose agents are the seats, by their colours.

    An observation has the flat encoding and the mask of actions; `view` has the same as plain data.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        seats: int,
        *,
        spare: int = SPARE,
        longest: int = MAX_MOVES,
        can_fork: bool = False,
        **options: str,
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.setup = Setup.of(load(game), seats, named(options))
        self.metadata = {**type(self).metadata, "name": f"regna_{game.replace('-', '_')}_v{self.setup.game.version}"}
        self.render_mode = "ansi"
        self.longest = longest
        self.can_fork = can_fork
        self.actions = Actions(self.setup, spare)
        self.possible_agents = list(self.setup.game.colours[:seats])
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.seeds = Random()
        self.episode = self.new_episode(0)
        sizes = [encoder.size for encoder in self.episode.encoders]
        self.observation_spaces = {
            agent: observation_space(size, self.actions.size)
            for agent, size in zip(self.possible_agents, sizes, strict=True)
        }
        self.action_spaces = {agent: spaces.Discrete(self.actions.size) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # Playing

    def new_episode(self, seed: int) -> Episode:
        setup = Setup(self.setup.game, self.setup.seats, self.setup.options, seed)
        return Episode(setup, self.actions, can_fork=self.can_fork)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; a seed settles this one and all that follow without one."""
        if seed is not None:
            self.seeds.seed(seed)
        self.episode = self.new_episode(self.seeds.getrandbits(62) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None  # type: ignore[assignment]
        self.agent_selection = self.agents[0]
        self.select()

    def step(self, action: int | None) -> None:
        """Make the move of the agent whose turn it is; `None` once the match is over."""
        agent, episode = self.agent_selection, self.episode
        if action is None or self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode.act(int(action))
        self.select()

    def select(self) -> None:
        """Turn to whoever is asked next, or end the match."""
        episode = self.episode
        if episode.ask is None:
            self.end(self.terminations, episode.rewards())
        elif len(episode.match.moves) >= self.longest:
            self.end(self.truncations, [0.0] * len(self.agents))
        else:
            self.agent_selection = self.possible_agents[episode.ask.seat]

    def end(self, how: dict[str, bool], rewards: list[float]) -> None:
        for seat, agent in enumerate(self.agents):
            how[agent] = True
            self.rewards[agent] = rewards[seat]
            self.infos[agent] = self.episode.outcome(seat)
        self._accumulate_rewards()

    # Looking

    def observe(self, agent: str) -> Observation:
        """What an agent sees, as numbers, and which actions it may take now."""
        return self.episode.observe(self.seat_of[agent])

    def action_mask(self, agent: str) -> Mask:
        """The mask alone, which costs much less than an observation."""
        return self.episode.mask(self.seat_of[agent])

    def legal_actions(self) -> list[int]:
        """The actions of the agent whose turn it is, cheaper still."""
        return self.episode.legal

    def view(self, agent: str) -> dict[str, Any]:
        """What an agent sees, as plain data."""
        return self.episode.view(self.seat_of[agent])

    def perspective(self, agent: str) -> Perspective:
        """What bots are given; to imagine worlds, make the environment with `can_fork=True`."""
        return self.episode.match.perspective(self.seat_of[agent])

    def render(self) -> str:
        """The moves made so far, the last of them; and who is asked what."""
        ask, match = self.episode.ask, self.episode.match
        if ask is None:
            return f"{len(match.moves)} moves, over"
        moves = ", ".join(self.actions.named(ask).values())
        return f"{len(match.moves)} moves, {self.possible_agents[ask.seat]}: {moves}"

    def close(self) -> None:
        """There is nothing to close."""


def named(options: dict[str, str]) -> dict[str, str]:
    """Options as Python writes them: `empty_visits` for `empty-visits`."""
    return {name.replace("_", "-"): value for name, value in options.items()}


def observation_space(size: int, actions: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (size,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
