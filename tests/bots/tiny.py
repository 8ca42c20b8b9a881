"""Games of one or two answers, in which anybody can work out what is best."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from regna.kernel import (
    PRIVATE,
    SECRET,
    Chance,
    Flow,
    Game,
    Match,
    Parallel,
    Player,
    Prompt,
    Setup,
    Table,
    Zone,
    many,
    zone,
)

from ..kernel.toy import PLAY, Toy

CHOOSE = Prompt("choose", PLAY)
LOW_CARDS = 3


class TinyPlayer(Player):
    points: int = 0
    hand: Zone = zone(PRIVATE)


class TinyTable(Table):
    players: list[TinyPlayer] = many(TinyPlayer)
    done: bool = False
    deck: Zone = zone(SECRET)


class Tiny(Toy):
    """One step, which is the whole game; whoever has most points wins."""

    prompts: tuple[Prompt, ...] = (CHOOSE,)

    def __init__(self, flow: Callable[[TinyTable], Flow], seats: int = 2) -> None:
        self.flow = flow
        self.seats = range(seats, seats + 1)

    def setup(self, setup: Setup) -> TinyTable:  # type: ignore[override]
        t = TinyTable()
        for seat in range(setup.seats):
            t.players.append(TinyPlayer())
            t.players[seat].seat = seat
        t.lay(setup)
        t.stack(t.deck, range(12))
        t.draw(t.deck, t.players[1].hand)
        return t

    def step(self, table: TinyTable) -> Flow:  # type: ignore[override]
        yield from self.flow(table)
        table.done = True

    def over(self, table: TinyTable) -> bool:  # type: ignore[override]
        return table.done

    def score(self, table: TinyTable) -> list[dict[str, int]]:  # type: ignore[override]
        return [{"points": me.points} for me in table.players]

    def winners(self, table: TinyTable) -> list[int]:  # type: ignore[override]
        best = max(me.points for me in table.players)
        return [me.seat for me in table.players if me.points == best]


def match_of(flow: Callable[[TinyTable], Flow], seats: int = 2, seed: int = 1) -> Match:
    return Match.new(cast(Game, Tiny(flow, seats)), seats, seed=seed)


def chance(seed: int = 1) -> Chance:
    found = Chance()
    found.seed(seed)
    return found


def guess(t: TinyTable) -> Flow:
    """White says whether black's card is low; three in twelve are."""
    said = yield t.players[0].ask(CHOOSE, ("low", "high"))
    is_low = t.players[1].hand[0] < LOW_CARDS
    t.players[0 if (said == "low") == is_low else 1].points = 1


def pennies(t: TinyTable) -> Flow:
    """White wins if both show the same side; or leaves it to a die that is kind once in four."""
    shown = yield Parallel({0: one_of(t, 0, ("heads", "tails", "die")), 1: one_of(t, 1, ("heads", "tails"))})
    lucky = t.roll(4) == 0 if shown[0] == "die" else shown[0] == shown[1]
    t.players[0 if lucky else 1].points = 1


def one_of(t: TinyTable, seat: int, options: tuple[str, ...]) -> Flow:
    return (yield t.players[seat].ask(CHOOSE, options))


def many_doors(t: TinyTable) -> Flow:
    """A hundred doors; a die of a hundred sides decides, and the later the door the better."""
    door = yield t.players[0].ask(CHOOSE, range(100))
    t.players[0 if t.roll(100) < door else 1].points = 1


def share_out(t: TinyTable) -> Flow:
    """White hands the prize to black or to grey, who keeps it or gives it back: nobody does but for two points."""
    to = yield t.players[0].ask(CHOOSE, ("black", "grey"))
    rival = t.players[1 if to == "black" else 2]
    kept = yield rival.ask(CHOOSE, ("keep", "give"))
    (rival if kept == "keep" else t.players[0]).points = 1
    if to == "grey":
        t.players[0].points += 1
