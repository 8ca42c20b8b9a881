"""A game of a few lines that shows every part of the kernel: a deck, hands, a secret choice, a die, a draw."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from regna.kernel import (
    CARD,
    PRIVATE,
    PUBLIC,
    SECRET,
    CardPoints,
    Choice,
    Flow,
    Goal,
    Parallel,
    Player,
    Prompt,
    Reason,
    Reimagine,
    Rule,
    Setup,
    Table,
    Zone,
    many,
    zone,
)

PLAY = Rule("play", "1")
BID = Prompt("bid", PLAY, card=CARD)
ACT = Prompt("act", PLAY)
BURY = Prompt("bury", PLAY, card=CARD)


class ToyCard(NamedTuple):
    key: str
    deck: str = "toy"
    pool: str = "toy"
    source: str = "component"

    @property
    def slug(self) -> str:
        return self.key


class ToyPlayer(Player):
    points: int = 0
    hand: Zone = zone(PRIVATE)
    won: Zone = zone(PUBLIC)
    kept: Zone = zone(PRIVATE, reminds=False)


class ToyTable(Table):
    players: list[ToyPlayer] = many(ToyPlayer)
    turn: int = 0
    deck: Zone = zone(SECRET)
    shown: Zone = zone(SECRET, shows_face=True)


class Toy:
    """Everybody bids a card in secret; then each in turn draws, rolls, buries a card or stops."""

    name = "toy"
    version = 1
    seats = range(2, 4)
    colours: tuple[str, ...] = ("white", "black", "grey")
    choices: tuple[Choice, ...] = (Choice("length", ("short", "long")),)
    prompts: tuple[Prompt, ...] = (BID, ACT, BURY)
    rules: tuple[Rule, ...] = (PLAY,)
    facts: Mapping[str, Any] = {}
    cards: tuple[Any, ...] = tuple(ToyCard(f"c{n}") for n in range(12))
    reimagine: Reimagine | None = None

    def setup(self, setup: Setup) -> ToyTable:
        table = ToyTable()
        for seat in range(setup.seats):
            player = ToyPlayer()
            player.seat = seat
            table.players.append(player)
        table.lay(setup)
        table.stack(table.deck, range(12))
        table.draw(table.deck, table.shown)
        for player in table.players:
            for _ in range(3):
                table.draw(table.deck, player.hand)
        return table

    def arrange(self, setup: Setup, position: Mapping[str, Any]) -> ToyTable:
        return self.setup(setup)

    def step(self, table: ToyTable) -> Flow:
        return bid(table) if table.turn == 0 else act(table)

    def over(self, table: ToyTable) -> bool:
        return table.turn > (4 if table.setup.options["length"] == "short" else 8)

    def score(self, table: ToyTable) -> list[dict[str, int]]:
        return [{"points": player.points} for player in table.players]

    def points(self, table: ToyTable) -> list[dict[str, int]] | None:
        return self.score(table)

    def card_points(self, table: ToyTable) -> list[list[CardPoints]]:
        return [[] for _ in table.players]

    def ending(self, table: ToyTable) -> list[Goal]:
        return [Goal("turn", table.turn, 8)]

    def winners(self, table: ToyTable) -> list[int]:
        return [0]

    def refuse(self, seats: int, options: Mapping[str, str]) -> str | None:
        return "too-long" if seats == 3 and options["length"] == "long" else None

    def face(self, card: int) -> int:
        return card % 2

    def anchors(self, kind: str, player: str, facts: Mapping[str, Any]) -> list[str]:
        return [f"{name}/{value}" for name, value in facts.items() if name == "card"]

    def offers(self, table: ToyTable, seat: int | None) -> dict[str, Any]:
        return {}

    def in_play(self, setup: Setup) -> list[int]:
        return list(range(12))

    def played(self, table: ToyTable) -> list[int]:
        return []

    def audit(self, table: ToyTable) -> None:
        pass

    def estimate(self, table: ToyTable, player: int) -> float:
        return 0.0


def bid(t: ToyTable) -> Flow:
    bids = yield Parallel({me.seat: choose_bid(me) for me in t.players})
    for me in t.players:
        t.move(bids[me.seat], me.hand, me.won)
    t.tell("bids")
    t.turn = 1


def choose_bid(me: ToyPlayer) -> Flow:
    return (yield me.ask(BID, list(me.hand)))


def act(t: ToyTable) -> Flow:
    me = t.players[t.turn % len(t.players)]
    while True:
        what = yield me.choose(ACT, ("draw", "roll", "bury", "pass"), lambda what: why_not(t, me, what), also=("stop",))
        if what == "stop":
            break
        if what == "draw":
            card = t.draw(t.deck, me.hand)
            t.tell("draw", me, secret={"card": card})
        elif what == "roll":
            me.points += t.roll(6)
        elif what == "bury":
            yield from bury(t, me)
        me.points += 1
    t.turn += 1


def bury(t: ToyTable, me: ToyPlayer) -> Flow:
    card = yield me.ask(BURY, list(me.hand))
    t.bury(card, me.hand, t.deck)


def why_not(t: ToyTable, me: ToyPlayer, what: str) -> Reason | None:
    if what == "draw" and not t.deck:
        return Reason("empty", PLAY)
    if what == "bury" and not me.hand:
        return Reason("nothing", PLAY)
    return Reason("never", PLAY, {"n": 3}) if what == "pass" else None


TOY = Toy()
