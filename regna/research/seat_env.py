"""Gymnasium: one seat of a game, the others played by bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from ..bots import Bot, RandomBot
from ..bots import make_from as make_bot
from ..games import load
from ..kernel import Setup
from .actions import SPARE, Actions
from .aec import MAX_MOVES, named, observation_space
from .episode import Episode, Mask, Observation

ILLEGAL = -1.0
"""The reward of an action that is not offered, which ends the match."""


class SeatEnv(gymnasium.Env[Observation, int]):
    """A match for one agent, against bots. An observation has the flat encoding and the mask of actions."""

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        game: str,
        seats: int = 2,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        *,
        spare: int = SPARE,
        longest: int = MAX_MOVES,
        **options: str,
    ) -> None:
        self.setup = Setup.of(load(game), seats, named(options))
        self.seat = seat
        self.longest = longest
        self.rivals = rivals(bots, seats, seat)
        self.actions = Actions(self.setup, spare)
        self.players: dict[int, Bot] = {}
        self.episode = self.begin(0)
        self.observation_space = observation_space(self.episode.encoders[seat].size, self.actions.size)
        self.action_space = spaces.Discrete(self.actions.size)  # type: ignore[assignment]

    def begin(self, seed: int) -> Episode:
        """A match with this seed, up to the agent's first question."""
        self.players = {seat: make_bot(name, seed + seat) for seat, name in self.rivals.items()}
        can_fork = not all(isinstance(bot, RandomBot) for bot in self.players.values())
        setup = Setup(self.setup.game, self.setup.seats, self.setup.options, seed)
        self.episode = Episode(setup, self.actions, can_fork=can_fork)
        self.answer_for_bots()
        return self.episode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a match; a seed settles this one and all that follow without one."""
        super().reset(seed=seed)
        self.begin(int(self.np_random.integers(1 << 62)) if seed is None else seed)
        return self.observe(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer the agent's question, then let the bots move up to the next one."""
        episode = self.episode
        if episode.ask is None or int(action) not in episode.legal:
            return self.observe(), ILLEGAL, True, False, {"illegal": True}
        episode.act(int(action))
        self.answer_for_bots()
        if episode.ask is None:
            return self.observe(), episode.rewards()[self.seat], True, False, episode.outcome(self.seat)
        truncated = len(episode.match.moves) >= self.longest
        return self.observe(), 0.0, False, truncated, {}

    def answer_for_bots(self) -> None:
        """Let the bots answer until the agent is asked."""
        episode = self.episode
        match = episode.match
        while episode.ask is not None and episode.ask.seat != self.seat and len(match.moves) < self.longest:
            seat = episode.ask.seat
            match.apply(seat, self.players[seat].choose(match.perspective(seat)))
            episode.look()

    def observe(self) -> Observation:
        return self.episode.observe(self.seat)

    def action_masks(self) -> Mask:
        """Which actions the agent may take now, under the name by which libraries ask for it."""
        return self.episode.mask(self.seat)

    def view(self) -> dict[str, Any]:
        """What the agent sees, as plain data."""
        return self.episode.view(self.seat)


ID = "regna/Seat-v0"
"""For those who make environments by their ids: `gymnasium.make(ID, game="architects")`, once this module was read."""
gymnasium.register(ID, entry_point=f"{__name__}:SeatEnv")


def rivals(bots: str | Sequence[str], seats: int, seat: int) -> dict[int, str]:
    """The bot of every other seat; where there are fewer bots, they start over."""
    names = bots.split(",") if isinstance(bots, str) else list(bots)
    others = [other for other in range(seats) if other != seat]
    return {other: names[n % len(names)] for n, other in enumerate(others)}
