"""Information-set Monte Carlo tree search.

Every iteration imagines a world (a few share one), walks down the trees of all seats at once, adds one answer that is
new, plays on to a quiet moment and judges it. Each seat has a tree of its own, of what it could have noticed: answers
that others give in secret are no part of it, so that nobody chooses by what cannot be known. A seat maximises its own
utility (max-n).
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, sqrt

from ...kernel import Ask, Chance, Match, Option, Perspective
from .budget import Budget, Meter
from .judge import is_quiet, judge, judges_at_once
from .node import Edge, Event, Node, Scale
from .thought import Thought, thought_of

EXPLORATION = 0.5
WORLD_SHARED_BY = 4
"""So many iterations start from one imagined world: to imagine costs far more than to fork."""
WIDENING, ROOT_WIDENING = 1.0, 3.0
"""Options considered are so many times the root of the visits, the most promising first."""
LONGEST_PLAYOUT = 24
WIDTH = 8
"""Of more options than this, only so many are looked at where a step is played to its end."""
NOBODY = -1

Step = tuple[int, Edge, Event]
Witness = Callable[[Option, Match], None]


class Search:
    """Thinks about one question of one seat; a `witness` is shown every match that is judged, and what was answered."""

    def __init__(
        self, perspective: Perspective, chance: Chance, *, root: Node | None = None, witness: Witness | None = None
    ) -> None:
        self.perspective = perspective
        self.seat = perspective.seat
        self.chance = chance
        self.witness = witness
        ask = perspective.ask
        assert ask is not None
        self.ask = ask
        self.root = root or Node()
        self.roots: list[Node] = []
        self.scales: list[Scale] = []
        self.world: Match | None = None
        self.shared = 0
        self.done = 0

    # Thinking

    def run(self, budget: Budget) -> Thought:
        """Think until the budget is used up, or no option could overtake the best one any more."""
        meter = budget.start()
        while meter.left > 0 and not self.is_settled(meter):
            self.iterate()
            meter.tick()
        return self.thought()

    def thought(self) -> Thought:
        return thought_of(self.root, self.seat, self.ask.prompt.name, list(self.ask.options), self.done)

    def is_settled(self, meter: Meter) -> bool:
        """Whether the option tried most leads by more than there are iterations left."""
        visits = sorted([edge.visits for edge in self.root.edges.values()])
        return len(visits) > 1 and visits[-1] - visits[-2] > meter.left

    def iterate(self, first: Option | None = None) -> None:
        """One world, one walk down the trees, one judgement; the question may be answered beforehand."""
        match = self.next_world()
        path = self.descend(match, first)
        self.play_on(match, path[-1][0])
        utilities = judge(match)
        if self.witness is not None:
            self.witness(path[0][2][2], match)
        for seat, edge, _ in path:
            value = utilities[seat]
            edge.visits += 1
            edge.total += value
            self.scales[seat].note(value)
        self.done += 1

    def next_world(self) -> Match:
        """A world to search in, to be changed as one likes."""
        if self.world is None or self.shared == 0:
            self.world = self.perspective.imagine(self.chance)
            self.shared = WORLD_SHARED_BY
        if not self.roots:
            self.plant(len(self.world.table.players))
        self.shared -= 1
        return self.world.fork()

    def plant(self, players: int) -> None:
        """A tree for every player; the seat's own may have been kept."""
        self.roots = [Node() for _ in range(players)]
        self.roots[self.seat] = self.root
        self.scales = [Scale() for _ in range(players)]
        for edge in self.root.edges.values():
            self.scales[self.seat].note(edge.mean)

    # Walking down

    def descend(self, match: Match, first: Option | None = None) -> list[Step]:
        """Answer by the trees until an answer is new to one."""
        nodes = list(self.roots)
        path: list[Step] = []
        ask: Ask | None = match.ask_for(self.seat)
        while ask is not None:
            node = nodes[ask.seat]
            option, edge = self.select(node, ask, match) if path or first is None else self.given(node, first)
            path.append((ask.seat, edge, (ask.seat, ask.prompt.name, option)))
            self.make(match, ask, option, nodes)
            if not edge.visits:
                break
            ask = next(iter(match.pending), None)
        return path

    def make(self, match: Match, ask: Ask, option: Option, nodes: list[Node]) -> None:
        """Make a move; whoever may notice it does."""
        event = (ask.seat, ask.prompt.name, option)
        hidden = ask.prompt.secret or match.sealed_at is not None
        for seat in (ask.seat,) if hidden else range(len(nodes)):
            nodes[seat] = nodes[seat].after(event)
        match.make((ask.seat, option))

    def select(self, node: Node, ask: Ask, match: Match) -> tuple[Option, Edge]:
        """The most urgent of the options tried here, or a new one while there are few for so many visits."""
        options, edges = ask.options, node.edges
        node.visits += 1
        tried = [option for option in options if option in edges]
        for option in tried:
            edges[option].chances += 1
        if len(tried) < len(options) and len(tried) < self.breadth(node):
            option = self.most_promising(node, ask, match)
            edge = edges[option] = Edge()
            edge.chances = 1
            return option, edge
        urgency = self.scales[ask.seat].urgency
        option = max(tried, key=lambda option: urgency(edges[option], EXPLORATION))
        return option, edges[option]

    def given(self, node: Node, option: Option) -> tuple[Option, Edge]:
        """An answer that was decided on beforehand."""
        node.visits += 1
        edge = node.edges.setdefault(option, Edge())
        edge.chances += 1
        return option, edge

    def breadth(self, node: Node) -> int:
        """How many options to consider after so many visits (progressive widening)."""
        widening = ROOT_WIDENING if node is self.root else WIDENING
        return ceil(widening * sqrt(node.visits))

    def most_promising(self, node: Node, ask: Ask, match: Match) -> Option:
        """The new option that looks best at once."""
        new = [option for option in ask.options if option not in node.edges]
        if len(new) == 1:
            return new[0]
        promise = node.promise
        for option in new:
            if option not in promise:
                promise[option] = self.look(match, ask.seat, option)
        return max(new, key=promise.__getitem__)

    def look(self, match: Match, seat: int, option: Option) -> float:
        """What an option promises whoever chooses it, before anybody answers."""
        future = match.fork()
        future.make((seat, option))
        self.play_on(future, seat)
        return judge(future)[seat]

    # Playing on

    def play_on(self, match: Match, seat: int) -> None:
        """Finish what was begun: until whoever moved last has no more to answer in this step, and all is quiet."""
        if judges_at_once(match):
            seat = NOBODY
        step = match.steps
        for _ in range(LONGEST_PLAYOUT):
            ask = next(iter(match.pending), None)
            if ask is None or ((ask.seat != seat or match.steps != step) and is_quiet(match)):
                return
            match.make((ask.seat, self.at_once(match, ask)))

    def at_once(self, match: Match, ask: Ask) -> Option:
        """The best of some options by what is there right after them."""
        options = ask.options
        if len(options) == 1:
            return options[0]
        if len(options) > WIDTH:
            first = self.chance.below(len(options))
            options = [*options[first:], *options[:first]][:WIDTH]
        best, most = options[0], -1.0
        for option in options:
            future = match.fork()
            future.make((ask.seat, option))
            worth = judge(future)[ask.seat]
            if worth > most:
                best, most = option, worth
        return best
