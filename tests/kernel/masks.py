"""A second toy, whose secrets are not cards: a role, coins, a dial, a schedule, and a chest with jewels in it.

One of three is the thief, who has more coins. All set a dial in secret, as high as they can pay; the sum is public.
Then each is shown somebody's role, as a schedule that nobody knows will have it, and accuses somebody in turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from regna.kernel import (
    NUMBER,
    PRIVATE,
    SEAT,
    SECRET,
    Chance,
    Choice,
    Flow,
    Goal,
    Parallel,
    Player,
    Prompt,
    Setup,
    State,
    Table,
    Zone,
    hidden,
    many,
    private,
    zone,
)

from .toy import PLAY, Toy

SET = Prompt("set", PLAY, coins=NUMBER, secret=True)
ACCUSE = Prompt("accuse", PLAY, seat=SEAT)
GUEST, THIEF = "guest", "thief"
COINS = {GUEST: 2, THIEF: 4}
SCHEDULES = ([1, 2, 0], [2, 0, 1])
NOT_YET = -1


class Chest(State):
    lid: str = "shut"
    dial: int = private(NOT_YET)
    jewels: Zone = zone(PRIVATE)


class Guest(Player):
    """`shown` is what this seat remembers: whose role it was shown, and whether that is the thief."""

    role: str = private(GUEST)
    coins: int = private(COINS[GUEST])
    shown: list[int] = private([])
    accuses: int = NOT_YET
    chest: Chest = Chest()


class Ball(Table):
    players: list[Guest] = many(Guest)
    turn: int = 0
    pot: int = NOT_YET
    schedule: list[int] = hidden([])
    pile: Zone = zone(SECRET)


class Masks(Toy):
    """The game, for three."""

    name = "masks"
    seats = range(3, 4)
    choices: tuple[Choice, ...] = ()
    prompts: tuple[Prompt, ...] = (SET, ACCUSE)

    def setup(self, setup: Setup) -> Ball:  # type: ignore[override]
        t = Ball()
        for seat in range(setup.seats):
            t.players.append(Guest())
            t.players[seat].seat = seat
        t.lay(setup)
        t.stack(t.pile, range(12))
        for me in t.players:
            t.draw(t.pile, me.chest.jewels)
        t.schedule = list(SCHEDULES[t.chance.below(len(SCHEDULES))])
        cast(t, t.chance.below(setup.seats))
        return t

    def step(self, table: Ball) -> Flow:  # type: ignore[override]
        return masked(table) if table.turn == 0 else accuse(table)

    def over(self, table: Ball) -> bool:  # type: ignore[override]
        return table.turn == len(table.players)

    def score(self, table: Ball) -> list[dict[str, int]]:  # type: ignore[override]
        return [{"coins": me.coins} for me in table.players]

    def points(self, table: Ball) -> None:  # type: ignore[override]
        return None

    def ending(self, table: Ball) -> list[Goal]:  # type: ignore[override]
        return [Goal("turn", table.turn, len(table.players))]

    def refuse(self, seats: int, options: object) -> str | None:
        return None

    def reimagine(self, table: Ball, seat: int, chance: Chance) -> None:
        """Draw a thief, a schedule and dials, all that fit being equally likely."""
        worlds = list(fitting(table, table.players[seat]))
        thief, schedule, dials = worlds[chance.below(len(worlds))]
        cast(table, thief)
        table.schedule = schedule
        for me, dial in zip(table.players, dials, strict=True):
            if me.seat != seat:
                me.chest.dial = dial
                me.shown = show(table, me) if table.players[seat].shown else []
            me.coins -= max(dial, 0)


World = tuple[int, list[int], tuple[int, ...]]


def fitting(t: Ball, me: Guest) -> Iterator[World]:
    """Every thief, schedule and dials that agree with what a seat knows."""
    for thief, schedule in product(range(len(t.players)), SCHEDULES):
        shown = [schedule[me.seat], int(schedule[me.seat] == thief)]
        if (me.role == THIEF) == (me.seat == thief) and me.shown in ([], shown):
            for dials in possible_dials(t, thief):
                if dials[me.seat] == me.chest.dial:
                    yield thief, list(schedule), dials


def possible_dials(t: Ball, thief: int) -> Iterator[tuple[int, ...]]:
    """Before the dials are set there is nothing to say of them; after, their sum is known."""
    if t.pot == NOT_YET:
        yield (NOT_YET,) * len(t.players)
        return
    for dials in product(*[range(COINS[role_of(seat, thief)] + 1) for seat in range(len(t.players))]):
        if sum(dials) == t.pot:
            yield dials


def role_of(seat: int, thief: int) -> str:
    return THIEF if seat == thief else GUEST


def cast(t: Ball, thief: int) -> None:
    """Give everybody a role and the coins that come with it."""
    for me in t.players:
        me.role = role_of(me.seat, thief)
        me.coins = COINS[me.role]


def masked(t: Ball) -> Flow:
    """The dials stay secret when all are set, and the first accuses in the same step."""
    dials = yield Parallel({me.seat: set_dial(me) for me in t.players})
    for me in t.players:
        me.chest.dial = dials[me.seat]
        me.coins -= me.chest.dial
    t.pot = sum(dials.values())
    for me in t.players:
        me.shown = show(t, me)
    yield from accuse(t)


def set_dial(me: Guest) -> Flow:
    return (yield me.ask(SET, range(me.coins + 1)))


def show(t: Ball, me: Guest) -> list[int]:
    other = t.players[t.schedule[me.seat]]
    return [other.seat, int(other.role == THIEF)]


def accuse(t: Ball) -> Flow:
    me = t.players[t.turn]
    me.accuses = yield me.ask(ACCUSE, [other.seat for other in t.players if other is not me])
    t.turn += 1


MASKS = Masks()
