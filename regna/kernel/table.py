"""The table: players, zones, chance, and who knows which card.

A seat *knows* a card when it is sure of the card's exact place. For every other card the table keeps, for each
seat and each hidden zone, which cards could be there as far as that seat can tell (`maybe`, one bit a card).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from .chance import Chance
from .flow import Ask, Option, Reason
from .prompt import Prompt
from .state import State, derived, hidden, many, passing, shared, zones_of
from .zone import EVERYBODY, PRIVATE, PUBLIC, Spot, Zone, zone_class

if TYPE_CHECKING:
    from .game import Setup

About = Callable[[Option], Mapping[str, object]]


class Event(NamedTuple):
    """Something that happened: what, to whom, with which figures; `own` is for that player's eyes only."""

    kind: str
    player: int | None
    facts: dict[str, Any]
    own: dict[str, Any]


class Player(State):
    """One side at the table: a seat, or an opponent that the rules play."""

    seat: int = 0

    def ask(self, prompt: Prompt, options: Sequence[Option], about: About | None = None, **facts: object) -> Ask:
        """A question with these answers; the facts are figures for its wording."""
        return Ask(self.seat, prompt, options, facts=facts, about=about)

    def choose(
        self,
        prompt: Prompt,
        candidates: Sequence[Option],
        why_not: Callable[[Option], Reason | None],
        also: Sequence[Option] = (),
        about: About | None = None,
        **facts: object,
    ) -> Ask:
        """A question whose answers are the candidates that nothing speaks against, and a few that are always open."""

        def options() -> list[Option]:
            return [*[c for c in candidates if why_not(c) is None], *also]

        return Ask(self.seat, prompt, options, candidates, why_not, facts, about)


ZONE_CLASSES: dict[tuple[type, int, int], list[type[Zone]]] = {}


def who_sees(visible: str, seat: int, seats: int) -> int:
    """The seats that see into a zone, a bit each; the table itself is seat -1."""
    if visible == PUBLIC:
        return EVERYBODY
    return 1 << seat if visible == PRIVATE and 0 <= seat < seats else 0


class Table(State):
    """Everything there is to know about a match between two steps."""

    setup: Setup = shared(None)  # type: ignore[assignment]
    cards: tuple[Any, ...] = shared(())
    chance: Chance = hidden(Chance())
    players: list[Any] = many(Player)
    known: list[int] = derived([0])
    maybe: list[int] = derived([0])
    hidden_zones: tuple[Spot, ...] = shared(())
    actor: int = passing(-1)
    news: bool = passing(False)
    story: list[Event] | None = passing(None)

    # Setting the table

    def lay(self, setup: Setup) -> None:
        """Take place: give every declared zone its spot, and chance its seed."""
        self.setup = setup
        self.cards = setup.cards
        self.chance.seed(setup.seed)
        classes = self.zone_classes(setup)
        places = [(holder, name) for holder in (self, *self.players) for name, _ in zones_of(holder)]
        for (holder, name), kind in zip(places, classes, strict=True):
            setattr(holder, name, kind())
        self.hidden_zones = tuple(kind.spot for kind in classes if kind.spot.sees != EVERYBODY)
        self.known = [0] * len(setup.cards)
        self.maybe = [0] * (len(self.hidden_zones) * setup.seats)

    def zone_classes(self, setup: Setup) -> list[type[Zone]]:
        """The class of every zone, the same for all matches with so many seats and players."""
        key = type(self), setup.seats, len(self.players)
        if key not in ZONE_CLASSES:
            ZONE_CLASSES[key] = classes = []
            hidden = 0
            for seat, holder in enumerate((self, *self.players), -1):
                for name, zone in zones_of(holder):
                    spot = zone.spot._replace(name=name, sees=who_sees(zone.spot.visible, seat, setup.seats))
                    if spot.sees != EVERYBODY:
                        spot = spot._replace(number=hidden, face=setup.game.face if spot.shows_face else None)
                        hidden += 1
                    classes.append(zone_class(spot))
        return ZONE_CLASSES[key]

    def place(self, zone: Zone, cards: Iterable[int]) -> None:
        """Bring cards into play where all see which they are, even if they are turned face down now."""
        for card in cards:
            zone.append(card)
            self.known[card] = EVERYBODY

    def stack(self, zone: Zone, cards: Sequence[int]) -> None:
        """Bring cards into play face down and shuffled."""
        zone.extend(cards)
        self.chance.shuffle(zone)
        bits = 0
        for card in cards:
            bits |= 1 << card
        first = zone.spot.number * self.setup.seats
        for seat in range(first, first + self.setup.seats):
            self.maybe[seat] |= bits

    # Cards on the move

    def draw(self, pile: Zone, to: Zone) -> int:
        """Move the top card of a pile."""
        card = pile.pop()
        to.append(card)
        self.learn(card, pile.spot, to.spot)
        return card

    def move(self, card: int, source: Zone, to: Zone) -> None:
        """Move a chosen card; whoever sees neither zone no longer knows which of the cards moved."""
        source.remove(card)
        to.append(card)
        self.follow(card, source, to)

    def bury(self, card: int, source: Zone, pile: Zone) -> None:
        """Move a chosen card to the bottom of a pile."""
        source.remove(card)
        pile.insert(0, card)
        self.follow(card, source, pile)

    def pass_on(self, zones: Sequence[Zone]) -> None:
        """Every zone takes over the cards of the one before it; the first takes those of the last."""
        contents = [list(zone) for zone in zones]
        seats = self.setup.seats
        guesses = [self.maybe[z.spot.number * seats : (z.spot.number + 1) * seats] for z in zones]
        for i, zone in enumerate(zones):
            zone[:] = contents[i - 1]
            self.maybe[zone.spot.number * seats : (zone.spot.number + 1) * seats] = guesses[i - 1]
            for card in zone:
                self.reveal(card, zone.spot.sees)

    def shuffle(self, zone: Zone) -> None:
        """Everybody forgets where in the zone its cards lie."""
        self.chance.shuffle(zone)
        self.forget(zone, zone)

    def stir(self, zone: Zone, lowest: int) -> None:
        """Shuffle the lowest cards of a zone among themselves."""
        part = zone[:lowest]
        self.chance.shuffle(part)
        zone[:lowest] = part
        self.forget(part, zone)

    def look(self, seat: int, cards: Iterable[int]) -> None:
        """Let a seat see cards where they lie."""
        for card in cards:
            self.reveal(card, 1 << seat)

    def roll(self, n: int) -> int:
        """A number from 0 to n - 1 that all see."""
        self.news = True
        return self.chance.below(n)

    # Who knows what

    def reveal(self, card: int, sees: int) -> None:
        """These seats now know the card; it is news unless the acting seat knew it already."""
        before = self.known[card]
        if sees & ~before:
            self.known[card] = before | sees
            if self.actor < 0 or not before >> self.actor & 1:
                self.news = True

    def learn(self, card: int, source: Spot, to: Spot) -> None:
        """A card went from one spot to another for all to see, its face only for those who see the spot."""
        if to.sees:
            self.reveal(card, to.sees)
        if to.sees != EVERYBODY and source.sees != EVERYBODY:
            self.blur(card, source, to)

    def follow(self, card: int, source: Zone, to: Zone) -> None:
        """As `learn`, for a card that somebody chose in secret where not all could see it."""
        blind = ~(source.spot.sees | to.spot.sees)
        if blind and source:
            for seat in range(self.setup.seats):
                if blind >> seat & 1:
                    suspects = [c for c in (card, *source) if self.known[c] >> seat & 1]
                    if suspects:
                        self.confuse(seat, suspects, source.spot, to.spot)
        self.learn(card, source.spot, to.spot)

    def blur(self, card: int, source: Spot, to: Spot) -> None:
        """Seats that do not know the card think that it may be any that could have been at the source."""
        seats = self.setup.seats
        known, maybe = self.known[card], self.maybe
        here, there = source.number * seats, to.number * seats
        for seat in range(seats):
            if not known >> seat & 1:
                maybe[there + seat] |= maybe[here + seat]
        if to.face:
            self.show_face(card, to)

    def show_face(self, card: int, to: Spot) -> None:
        """Only cards that look the same can be the one whose face all see."""
        alike = to.alike(card, len(self.known))
        for seat in range(self.setup.seats):
            self.maybe[to.number * self.setup.seats + seat] &= alike
        self.news = True

    def confuse(self, seat: int, cards: Sequence[int], *spots: Spot) -> None:
        """A seat no longer knows these cards' places, only that they are in one of these spots."""
        seats = self.setup.seats
        bits = 0
        for card in cards:
            self.known[card] &= ~(1 << seat)
            bits |= 1 << card
        for spot in self.hidden_zones:
            self.maybe[spot.number * seats + seat] &= ~bits
        for spot in spots:
            self.maybe[spot.number * seats + seat] |= bits

    def forget(self, cards: Sequence[int], zone: Zone) -> None:
        """These cards of a zone were mixed: whoever does not see into it no longer knows their places."""
        for seat in range(self.setup.seats):
            if not zone.spot.sees >> seat & 1:
                sure = [card for card in cards if self.known[card] >> seat & 1]
                if sure:
                    self.confuse(seat, sure, zone.spot)

    # Telling

    def tell(self, kind: str, player: Player | None = None, own: dict[str, Any] | None = None, **facts: Any) -> None:
        """Note an event for the log and the motion, if anybody listens."""
        if self.story is not None:
            self.story.append(Event(kind, None if player is None else player.seat, facts, own or {}))
