"""The table: players, zones, chance, and who knows which card.

A seat *knows* a card when it is sure of the card's exact place. For every other card the table keeps, for each
seat and each hidden zone, which cards could be there as far as that seat can tell (`maybe`, one bit a card).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from .chance import Chance
from .declare import derived, hidden, many, passing, shared
from .event import Event, audience_of
from .flow import Ask, Option, Options, Reason
from .outcome import DICE, ROLL, Outcome, rolled, shuffled
from .prompt import Prompt
from .state import Part, State, parts, zones_of
from .zone import EVERYBODY, Spot, Zone, zone_class

if TYPE_CHECKING:
    from .game import Setup

About = Callable[[Option], Mapping[str, object]]


class Player(State):
    """One side at the table: a seat, or an opponent that the rules play."""

    seat: int = 0

    def ask(self, prompt: Prompt, options: Options, about: About | None = None, **facts: object) -> Ask:
        """A question with these answers; the facts are figures for its wording."""
        return Ask(self.seat, prompt, options, facts=facts, about=about)

    def choose(
        self,
        prompt: Prompt,
        candidates: Options,
        why_not: Callable[[Option], Reason | None],
        also: Options = (),
        about: About | None = None,
        **facts: object,
    ) -> Ask:
        """A question whose answers are the candidates that nothing speaks against, and a few that are always open."""
        return Ask(self.seat, prompt, None, candidates, why_not, facts, about, also)


ZONE_CLASSES: dict[tuple[Any, ...], list[type[Zone]]] = {}
"""The classes of all zones, by the shape of the table."""


class Table(State):
    """Everything there is to know about a match between two steps."""

    setup: Setup = shared(None)  # type: ignore[assignment]
    cards: tuple[Any, ...] = shared(())
    chance: Chance = hidden(Chance())
    players: list[Any] = many(Player)
    known: list[int] = derived([0])
    maybe: list[int] = derived([0])
    hidden_zones: tuple[Spot, ...] = shared(())
    shape: tuple[Any, ...] = shared(())
    actor: int = passing(-1)
    revealed: bool = passing(False)
    outcomes: tuple[Outcome, ...] = passing(())
    untold: list[Event] | None = passing(None)

    # Setting the table

    def lay(self, setup: Setup) -> None:
        """Prepare the table: give every declared zone its spot, and seed chance."""
        self.setup = setup
        self.cards = setup.cards
        self.chance.seed(setup.seed)
        holders = list(parts(self))
        self.shape = setup.game, setup.seats, *((part.path, type(part.state), part.owner) for part in holders)
        classes = ZONE_CLASSES.get(self.shape)
        if classes is None:
            check_secrets(self, setup)
            classes = ZONE_CLASSES[self.shape] = zone_classes(holders, setup)
        places = [(holder.state, name) for holder in holders for name, _ in zones_of(holder.state)]
        for (state, name), kind in zip(places, classes, strict=True):
            setattr(state, name, kind())
        self.hidden_zones = tuple(kind.spot for kind in classes if kind.spot.sees != EVERYBODY)
        self.known = [0] * len(setup.cards)
        self.maybe = [0] * (len(self.hidden_zones) * setup.seats)

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
        if self.outcomes:
            shuffled(self, zone)
        self.forget(zone, zone)

    def stir(self, zone: Zone, lowest: int) -> None:
        """Shuffle the lowest cards of a zone among themselves."""
        part = zone[:lowest]
        self.chance.shuffle(part)
        if self.outcomes:
            shuffled(self, part)
        zone[:lowest] = part
        self.forget(part, zone)

    def look(self, seat: int, cards: Iterable[int]) -> None:
        """Let a seat see cards where they lie."""
        for card in cards:
            self.reveal(card, 1 << seat)

    def roll(self, n: int) -> int:
        """A number from 0 to n - 1 that all see."""
        self.revealed = True
        return rolled(self, ROLL, [self.chance.below(n)], 0, n - 1)[0]

    def roll_dice(self, dice: int, faces: int) -> list[int]:
        """What some dice show, each from 1 to its faces; all see them. One number of chance serves for all."""
        self.revealed = True
        number = self.chance.below(faces**dice)
        return list(rolled(self, DICE, [1 + number // faces**die % faces for die in range(dice)], 1, faces))

    def take_outcome(self, kind: str) -> Sequence[int] | None:
        """What was entered for the next roll or shuffle of a kind, if anything; taking it uses it up."""
        found = next((outcome for outcome in self.outcomes if outcome.kind == kind), None)
        if found is None:
            return None
        place = self.outcomes.index(found)
        self.outcomes = self.outcomes[:place] + self.outcomes[place + 1 :]
        return found.values

    # Who knows what

    def reveal(self, card: int, sees: int) -> None:
        """These seats now know the card; it is news unless the acting seat knew it already."""
        before = self.known[card]
        if sees & ~before:
            self.known[card] = before | sees
            if self.actor < 0 or not before >> self.actor & 1:
                self.revealed = True

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
            known, cards = self.known, [card, *source]
            sure = 0
            for each in cards:
                sure |= known[each]
            blind &= sure
            for seat in range(self.setup.seats) if blind else ():
                if blind >> seat & 1:
                    suspects = [each for each in cards if known[each] >> seat & 1]
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
        self.revealed = True

    def confuse(self, seat: int, cards: Sequence[int], *spots: Spot) -> None:
        """A seat no longer knows these cards' places, only that they are in one of these spots."""
        seats = self.setup.seats
        bits = 0
        for card in cards:
            self.known[card] &= ~(1 << seat)
            bits |= 1 << card
        for zone in range(seat, len(self.maybe), seats):
            self.maybe[zone] &= ~bits
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

    def tell(
        self,
        kind: str,
        player: Player | None = None,
        *,
        secret: dict[str, Any] | None = None,
        to: Sequence[Player] = (),
        public: bool = True,
        **facts: Any,
    ) -> None:
        """Note an event for the log and the motion, if anybody listens.

        Only `to` hear the secret facts: the player, if nobody else is named. An event that is not `public` is told
        to them alone: the others do not even know that it happened.
        """
        if self.untold is None:
            return
        seat = None if player is None else player.seat
        if secret is None and public:
            self.untold.append(Event(kind, seat, facts))
            return
        audience = audience_of(to or ([] if player is None else [player]))
        assert audience, "a secret is told to somebody"
        self.untold.append(Event(kind, seat, facts, secret or {}, audience, EVERYBODY if public else audience))


def secrets(table: Table) -> list[tuple[Part, str, int]]:
    """The fields that not everybody knows, each with its state and who does; cards and chance are the kernel's."""
    return [
        (part, name, sees)
        for part in parts(table)
        if part.state is not table.chance
        for name, sees in part.fields
        if sees != EVERYBODY
    ]


def check_secrets(table: Table, setup: Setup) -> None:
    """A game whose fields hold secrets says how to imagine them."""
    if setup.game.reimagine is None:
        unsaid = dict.fromkeys(name for _, name, _ in secrets(table))
        assert not unsaid, f"{setup.game.name} does not say how to reimagine {', '.join(unsaid)}"


def zone_classes(holders: Sequence[Part], setup: Setup) -> list[type[Zone]]:
    """The class of every zone, the same for all matches with the same seats and states."""
    classes: list[type[Zone]] = []
    seats = (1 << setup.seats) - 1
    hidden = 0
    for holder in holders:
        for name, zone in zones_of(holder.state):
            spot = zone.spot._replace(name=name, sees=holder.zone_sees(zone.spot.visible))
            if spot.sees != EVERYBODY:
                face = setup.game.face if spot.shows_face else None
                spot = spot._replace(sees=spot.sees & seats, number=hidden, face=face)
                hidden += 1
            classes.append(zone_class(spot))
    return classes
