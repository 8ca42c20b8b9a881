"""What a game gives the kernel, and what a match is set up from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, NamedTuple, Protocol

from .chance import Chance
from .errors import BadSetup
from .flow import Flow
from .prompt import Kind, Prompt, Rule
from .table import Table


class Card(Protocol):
    """What the kernel wants to know of a card; a game's own cards carry the rest."""

    @property
    def key(self) -> str:
        """Names the card's text; equal cards share it."""

    @property
    def slug(self) -> str:
        """Names this very card in moves."""

    @property
    def deck(self) -> str:
        """Which of the game's decks it belongs to."""

    @property
    def pool(self) -> str:
        """Cards of one pool look the same from behind and can lie in each other's place."""

    @property
    def source(self) -> str:
        """Where its figures come from."""


@dataclass(frozen=True)
class Choice:
    """An option of a game that is settled before it starts; the first of its values is the usual one.

    `alone` is the value that somebody who plays alone is offered first, where the usual one cannot be.
    """

    name: str
    values: tuple[str, ...]
    alone: str = ""

    @property
    def default(self) -> str:
        return self.values[0]


class Goal(NamedTuple):
    """Something that ends a match: how far it has come, and how far it goes."""

    what: str
    n: int
    most: int


class CardPoints(NamedTuple):
    """What one card counts within a category."""

    category: str
    card: int
    points: int


Reimagine = Callable[[Any, int, Chance], None]
"""Changes a table so that it is one that a seat can imagine, as chance will have it."""


class Game(Protocol):
    """A game: its pieces, its choices and its rules.

    One that also has `hides_progress = True` keeps secret how many answers a seat has given in a sealed choice.
    """

    name: str
    version: int
    seats: range
    colours: tuple[str, ...]
    choices: tuple[Choice, ...]
    prompts: tuple[Prompt, ...]
    rules: tuple[Rule, ...]
    facts: Mapping[str, Kind]
    cards: tuple[Any, ...]

    def setup(self, setup: Setup) -> Table:
        """A table laid out for a new match."""

    def arrange(self, setup: Setup, position: Mapping[str, Any]) -> Table:
        """A table in the position that a scenario describes."""

    def step(self, table: Any) -> Flow:
        """The next piece of play after which everything there is to know is in the table."""

    def over(self, table: Any) -> bool:
        """Whether the match has ended."""

    def score(self, table: Any) -> list[dict[str, int]]:
        """Points by category for every player, as if the match ended now."""

    def points(self, table: Any) -> list[dict[str, int]] | None:
        """The points so far that anybody can work out; None where nobody can before the end."""

    def card_points(self, table: Any) -> list[list[CardPoints]]:
        """What the cards of every player count, of the points by category."""

    def ending(self, table: Any) -> list[Goal]:
        """What ends the match, and how near it is; all of it is public."""

    def winners(self, table: Any) -> list[int]:
        """Who wins: several after a tie that nothing breaks, nobody where all can lose."""

    def refuse(self, seats: int, options: Mapping[str, str]) -> str | None:
        """The code of what does not go together, or None."""

    def face(self, card: int) -> int:
        """What all see of a card that lies where only its face shows."""

    def offers(self, table: Any, seat: int | None) -> dict[str, Any]:
        """What places would give this seat, or a newcomer, as plain data for whoever draws the board."""

    def anchors(self, kind: str, player: str, facts: Mapping[str, Any]) -> list[str]:
        """What on the board an event speaks of, `place/forest`; facts and the player's colour as moves write them."""

    def in_play(self, setup: Setup) -> list[int]:
        """The cards that can come up in a match."""

    def played(self, table: Any) -> list[int]:
        """The cards that somebody has used by now."""

    def audit(self, table: Any) -> None:
        """Assert what must always be true: pieces are conserved, nothing is below zero."""

    def estimate(self, table: Any, player: int) -> float:
        """About how many points a player's position is worth, for hints and for bots."""

    @property
    def reimagine(self) -> Reimagine | None:
        """Overwrites every field that a seat does not know with what it could be; None without such fields."""


@dataclass(frozen=True)
class Setup:
    """Everything that is settled before the first move. With the moves it is the whole truth of a match."""

    game: Game
    seats: int
    options: Mapping[str, str]
    seed: int
    position: Mapping[str, Any] | None = None
    corrections: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)

    @cached_property
    def cards(self) -> tuple[Any, ...]:
        """The game's cards, with the owner's corrections."""
        return correct(self.game.cards, self.corrections) if self.corrections else self.game.cards

    @cached_property
    def pools(self) -> list[str]:
        """The pool of every card."""
        return [card.pool for card in self.cards]

    @property
    def hides_progress(self) -> bool:
        """Whether nobody may learn how many answers others have given in a sealed choice; most games do not care."""
        return getattr(self.game, "hides_progress", False)

    @cached_property
    def blind(self) -> Setup:
        """The same without the seed, for whoever must not know it."""
        return replace(self, seed=0)

    @classmethod
    def of(
        cls,
        game: Game,
        seats: int,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        position: Mapping[str, Any] | None = None,
        corrections: Mapping[str, Mapping[str, Any]] | None = None,
    ) -> Setup:
        """A set-up whose seats and options the game allows, or `BadSetup`."""
        if seats not in game.seats:
            least, most = game.seats[0], game.seats[-1]
            if least == most:
                raise BadSetup("seats-exactly", game=game.name, seats=seats, most=most)
            raise BadSetup("seats", game=game.name, seats=seats, least=least, most=most)
        if seed < 0:
            raise BadSetup("negative-seed", seed=seed)
        if not isinstance(position, Mapping | None):
            raise BadSetup("not-a-table", word="position")
        known = {choice.name: choice for choice in game.choices}
        for name, value in (options or {}).items():
            if name not in known:
                raise BadSetup("unknown-option", option=name, options=", ".join(known))
            if value not in known[name].values:
                raise BadSetup("option-value", option=name, value=value, values=", ".join(known[name].values))
        whole = {choice.name: choice.default for choice in game.choices} | dict(options or {})
        if (code := game.refuse(seats, whole)) is not None:
            raise BadSetup(code, seats=seats, **whole)
        return cls(game, seats, whole, seed, position, corrections or {})

    def start(self) -> Table:
        """The table before the first step."""
        return self.game.setup(self) if self.position is None else self.game.arrange(self, self.position)


def correct(cards: Sequence[Any], corrections: Mapping[str, Mapping[str, Any]]) -> tuple[Any, ...]:
    """The cards with some figures set right by whoever owns the box."""
    if not isinstance(corrections, Mapping):
        raise BadSetup("not-a-table", word="corrections")
    keys = [card.key for card in cards]
    for key, figures in corrections.items():
        if key not in keys:
            raise BadSetup("unknown-card", card=key)
        if not isinstance(figures, Mapping):
            raise BadSetup("not-a-table", word=key)
    return tuple(card.correct(corrections[card.key]) if card.key in corrections else card for card in cards)
