"""A bot that looks one decision ahead, in one imagined world."""

from __future__ import annotations

from ..kernel import Chance, Match, Option, Perspective

DEPTH, SEALED_DEPTH = 2, 1
"""How many further answers are tried out; one in secret may be put together piece by piece, and ends no step."""
WIDTH = 10


class GreedyBot:
    """Takes the option after which its position is worth most, against the best of the others."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance()
        self.chance.seed(seed)

    def choose(self, perspective: Perspective) -> Option:
        ask = perspective.ask
        assert ask is not None
        if len(ask.options) == 1:
            return ask.options[0]
        world = perspective.imagine(self.chance)
        depth = SEALED_DEPTH if len(world.pending) > 1 or world.ready else DEPTH
        tries = [(self.after(world, ask.seat, option, depth), -i) for i, option in enumerate(ask.options)]
        return ask.options[-max(tries)[1]]

    def after(self, world: Match, seat: int, option: Option, depth: int) -> float:
        """The worth of an option: of the position it leads to, once the seat has finished what it began."""
        future = world.fork()
        future.apply(seat, option)
        ask = future.ask_for(seat)
        if ask is None or depth == 0 or future.steps != world.steps:
            return self.worth(future, seat)
        return max(self.after(future, seat, each, depth - 1) for each in ask.options[:WIDTH])

    def worth(self, world: Match, seat: int) -> float:
        """Own estimate against the best rival's."""
        game, table = world.setup.game, world.table
        rivals = [game.estimate(table, p.seat) for p in table.players if p.seat != seat]
        return game.estimate(table, seat) - 0.5 * max(rivals, default=0.0)
