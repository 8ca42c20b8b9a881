"""The table of Pact with the Devil: the board, the decks, and what every ruler has before and behind the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel import PRIVATE, PUBLIC, SECRET, Player, State, Table, Zone, hidden, many, private, remembered, zone
from .cards import FIRST_ACHIEVEMENT, FIRST_SECTION, THE_SUMMARY, THE_TRACK
from .constants import (
    AGAIN,
    COIN,
    EXTRAS,
    FIRST_TIME,
    GOODS,
    HIRED,
    LOCKED,
    NOBODY,
    RESOURCES,
    ROUNDS,
    TAINTED,
    UNPLAYED,
)

if TYPE_CHECKING:
    from .pieces import Achievement, Building, Event, Inquisitor, Section, Summary, Track
    from .values import Effect

SLOTS, CENTRAL, TOKENS, FREE_TOKENS, MOST_DEBT = 4, (1, 2), 4, 2, 10


class Chest(State):
    """A chest on its way: what its owner laid in and asks for, and what only the chest knows."""

    offer: list[int] = private([0] * len(GOODS))
    pardons: int = private(0)
    jesters: list[int] = private([0, 0])
    price: int = private(0)
    taken_by: int = hidden(NOBODY)
    paid: list[int] = hidden([0, 0])
    comments: list[int] = hidden([0, 0])

    @property
    def is_taken(self) -> bool:
        return self.taken_by != NOBODY


class Opened(State):
    """The chest that lies open before a ruler: its icon, what can be seen in it, and what was paid if it was taken."""

    icon: int = NOBODY
    taken: bool = False
    offer: list[int] = [0] * len(GOODS)
    pardons: int = 0
    price: int = 0
    jesters: list[int] = [0, 0]
    mine: bool = False
    settled: bool = False
    paid: list[int] = [0, 0]


class Plan(State):
    """What a ruler has under the roof: cards, tokens and the side of the event."""

    uses: list[int] = [NOBODY] * 2
    builds: list[int] = [NOBODY] * 2
    acts: list[int] = [0, 0]
    recruits: bool = False
    side: int = UNPLAYED
    event: int = NOBODY

    @property
    def tokens(self) -> int:
        empty = self.uses.count(NOBODY) + self.builds.count(NOBODY)
        return len(self.uses) + len(self.builds) - empty + sum(self.acts) + self.recruits


class Mass(State):
    """What a ruler lays into the chest for the black mass."""

    goods: list[int] = [0] * len(GOODS)
    shards: list[int] = [0, 0]
    guesses: list[int] = [NOBODY, NOBODY]


class Ruler(Player):
    """A ruler: before the screen what all see, behind it what only the ruler does.

    `account` is what all have seen come and go, and `traded` the indulgences that came and went in chests. While a
    sealed choice is open, `pledged` is what it adds to the debt, `picked` the cards and `ballot` the vote chosen in it,
    and `visits` how often the ruler has gone to the supply.
    `seen` is what the ruler was shown in the deals (`memory.py`), `proofs` the most shards that the ruler has shown in
    each round.
    """

    role: int = private(NOBODY)
    goods: list[int] = private([0] * len(GOODS))
    shards: list[int] = private([0, 0])
    traded: int = private(0)
    jesters: int = private(0)
    likes: list[int] = private([0] * 4)
    pledged: int = private(0)
    picked: list[int] = private([NOBODY] * 2)
    ballot: int = private(NOBODY)
    visits: int = private(0)
    seen: list[int] = private([])
    chest: Chest = Chest()
    opened: Opened = private(Opened())
    draft: Plan = private(Plan())
    mass: Mass = private(Mass())
    shown: list[int] = private([0] * 9)
    account: list[int] = remembered([0] * len(GOODS))
    proofs: list[int] = remembered([0] * ROUNDS)
    revealed: int = NOBODY
    debt: int = 0
    interest: int = 0
    reputation: int = 0
    score: int = 0
    angels: int = 0
    demons: int = 0
    indulgences: int = 0
    guests: int = 0
    mob: bool = False
    wish: int = NOBODY
    vote: int = NOBODY
    tokens: int = TOKENS
    free: int = FREE_TOKENS
    levels: list[int] = [1] * SLOTS
    tiles: list[int] = [NOBODY] * SLOTS
    claimed: int = 0
    removed: int = 0
    courtiers: list[int] = [FIRST_TIME, FIRST_TIME, FIRST_TIME, LOCKED]
    under_stable: int = NOBODY
    plan: Plan = Plan()
    used: int = 0
    recruited: bool = False
    fresh: list[int] = []
    penalties: list[int] = []
    shown_shards: int = 0
    shipped: int = NOBODY
    shipment: int = 0
    hand: Zone = zone(PRIVATE)
    drawn: Zone = zone(PRIVATE)
    events: Zone = zone(PRIVATE)
    event: Zone = zone(PUBLIC)
    site: Zone = zone(PUBLIC)
    built: Zone = zone(PUBLIC)

    @property
    def coins(self) -> int:
        return self.goods[COIN]

    @property
    def owes(self) -> int:
        """The debt with what a sealed choice adds to it."""
        return self.debt + self.pledged

    @property
    def all_shards(self) -> int:
        return sum(self.shards)

    @property
    def tainted(self) -> int:
        return self.shards[TAINTED]

    @property
    def pardons(self) -> int:
        """The indulgences that the ruler truly has."""
        return self.indulgences + self.traded

    @property
    def hired(self) -> list[int]:
        """The courtiers behind the screen."""
        return [number for number, place in enumerate(self.courtiers) if place == HIRED]

    @property
    def waiting(self) -> list[int]:
        """The courtiers who can be recruited."""
        return [number for number, place in enumerate(self.courtiers) if place in (FIRST_TIME, AGAIN)]

    @property
    def has_goods(self) -> bool:
        return any(self.goods[good] for good in RESOURCES)


class Realm(Table):
    """The board: decks, wheel, inquisitors, the row of bribes, and the schedule of chests that nobody knows.

    In the phase of actions `stage` is how far a plan has come, `using` an exchange that is under way, for this many
    `times`, and `funding` that its ruler has to raise coins. `trades` are those made since a public question came up,
    `idle` the visits to the supply without one.
    `late` are the guests whom the Debt Collector has brought and who have not been faced yet.
    `begun` are the shards of every role in the beginning, as a position may have them.
    `stock` is what all rulers have together, chests included: everybody can work it out. `extras` is what all know the
    owner of each icon to have beside the account; `books` has accounts and extras when the offers of a round were made.
    `opened_mass` is what the black mass of round 3 showed by icon, `cleared` who was wrongly accused there, as seat and
    role, `souls` the shards that the Devil laid out in round 5.
    """

    players: list[Ruler] = many(Ruler)
    phase: str = "roles"
    round: int = 1
    circulation: int = 0
    turn: int = 0
    stage: int = 0
    passes: int = 0
    funding: bool = False
    using: int = NOBODY
    times: int = 0
    trades: list[int] = []
    idle: int = 0
    schedule: list[int] = hidden([])
    stock: list[int] = remembered([0] * len(GOODS))
    extras: list[int] = remembered([n for extra in EXTRAS for n in extra])
    books: list[int] = remembered([])
    begun: list[int] = remembered([])
    bribes: int = 0
    late: int = 0
    inquisitors: list[int] = [0] * 6
    opened_mass: list[int] = []
    cleared: list[int] = []
    souls: list[int] = [0, 0]
    devil_found: bool = False
    locked: bool = False
    deck: Zone = zone(SECRET)
    events_a: Zone = zone(SECRET)
    events_b: Zone = zone(SECRET)
    discards: Zone = zone(SECRET)
    event_box: Zone = zone(SECRET)
    events_seen: Zone = zone(PUBLIC)
    ruins: Zone = zone(PUBLIC)
    tribunal: Zone = zone(PUBLIC)
    red_box: Zone = zone(SECRET)

    def in_order(self) -> list[Ruler]:
        """Clockwise from the seat that begins this round (A23)."""
        first = (self.round - 1) % len(self.players)
        return self.players[first:] + self.players[:first]

    # Cards by their number

    def building(self, card: int) -> Building:
        found: Building = self.cards[card]
        return found

    def event_card(self, card: int) -> Event:
        found: Event = self.cards[card]
        return found

    def inquisitor(self, place: int) -> Inquisitor:
        found: Inquisitor = self.cards[self.tribunal[place]]
        return found

    def achievement(self, number: int) -> Achievement:
        found: Achievement = self.cards[FIRST_ACHIEVEMENT + number]
        return found

    @property
    def track(self) -> Track:
        found: Track = self.cards[THE_TRACK]
        return found

    @property
    def summary(self) -> Summary:
        found: Summary = self.cards[THE_SUMMARY]
        return found

    def section(self, seat: int) -> Section:
        found: Section = self.cards[FIRST_SECTION + seat]
        return found

    def powers(self, me: Ruler, what: str) -> list[Effect]:
        """What a ruler's buildings do of one kind."""
        return [effect for card in me.built for effect in self.building(card).effects if effect.what == what]

    def has(self, me: Ruler, what: str) -> bool:
        return bool(self.powers(me, what))
