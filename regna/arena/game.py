"""A game of a series: playing it, and what is recorded of it."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from hashlib import blake2b
from typing import Any

from ..bots import make_from
from ..games import load
from ..kernel import Match, Setup
from ..kernel.evaluation import shares_of
from ..rating import places_of
from .series import Series
from .simulate import play_one

OPPONENT = "opponent"
"""The solo opponent, who plays beside the seats."""
APART = 1_000_003
"""Keeps the seeds of bots apart from each other, and from those of the deals."""


@dataclass(frozen=True)
class Played:
    """A game that was played, player by player; one that got stuck says why, and counts for no bot.

    The digest is of the whole record: two games with the same one are the same move by move.
    """

    number: int
    seed: int
    options: dict[str, str]
    bots: list[str]
    winners: list[int]
    scores: list[dict[str, int]]
    cards: list[list[str]]
    moves: int
    digest: str
    trouble: str

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @property
    def points(self) -> list[int]:
        return [sum(sheet.values()) for sheet in self.scores]

    @property
    def places(self) -> list[int]:
        return places_of(self.winners, self.points)

    @property
    def shares(self) -> list[float]:
        """Each share of the victory. A draw is shared, and so is nobody's victory unless the solo opponent plays."""
        players = range(len(self.bots))
        return shares_of(self.winners or ([] if OPPONENT in self.bots else players), len(players))


def play_game(series: Series, number: int) -> Played:
    """Play the game with this number; the same wherever and whenever it is played."""
    fixture = series.fixture(number)
    setup = Setup.of(load(series.game), series.seats, fixture.options, fixture.seed)
    players = [make_from(name, APART * (number + 1) + seat) for seat, name in enumerate(fixture.bots)]
    match, trouble = play_one(setup, players, listen=True)
    result = match.result()
    beside = len(result.scores) - series.seats
    return Played(
        number,
        fixture.seed,
        dict(fixture.options),
        [*fixture.bots, *[OPPONENT] * beside],
        list(result.winners),
        [dict(sheet) for sheet in result.scores],
        cards_used(match),
        len(match.moves),
        blake2b(match.record().encode(), digest_size=8).hexdigest(),
        trouble,
    )


def cards_used(match: Match) -> list[list[str]]:
    """The cards that every player has used, by their keys.

    Of those that the game counts as played: what lies with the player in the end, and of what lies with nobody, what
    the player's own events have named to all.
    """
    players = match.table.players
    holders = {card: seat for seat, player in enumerate(players) for zone in player.zones() for card in zone}
    named: list[list[int]] = [[] for _ in players]
    for told in match.events or ():
        if told.event.player is not None:
            named[told.event.player] += cards_in(told.event.facts)
    played = dict.fromkeys(match.setup.game.played(match.table))
    used = [
        [c for c in played if holders.get(c) == seat or (c not in holders and c in named[seat])]
        for seat in range(len(players))
    ]
    return [sorted({match.setup.cards[card].key for card in cards}) for cards in used]


def cards_in(facts: dict[str, Any]) -> list[int]:
    return [facts["card"]] if "card" in facts else list(facts.get("cards", ()))
