"""Setting up: the board, the decks, and the secret roles with their chests (p. 4 and 6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import permutations

from ...kernel import BadSetup, Flow, Parallel, Setup
from .cards import BUILDINGS, CARDS, FIRST_EVENT, FIRST_GUEST, FIRST_INQUISITOR
from .constants import (
    CULTIST,
    DEVIL,
    DOWN,
    EXTRAS,
    MOON,
    MORTALS,
    ROLES,
    SUN,
    UP,
)
from .ledger import gain_all
from .prompts import AVOID, PREFER
from .schedule import schedules
from .state import Realm, Ruler

RED = 3
EVENT_NUMBERS = range(FIRST_EVENT, FIRST_INQUISITOR)
LAYOUTS = tuple(permutations(range(len(ROLES))))
"""Every way to deal the roles: the role of each seat."""
LIKED, DISLIKED = 1, -1
WEIGHT = {LIKED: 9, 0: 3, DISLIKED: 1}
"""Three times as likely as a role that one does not mind, or a third as likely (A37)."""
JESTERS = {DEVIL: 0, CULTIST: 4, SUN: 5, MOON: 5}


def shards_of(role: int) -> list[int]:
    """Pure and tainted shards at the beginning."""
    return [3, 0] if role in MORTALS else [0, 2] if role == CULTIST else [0, 0]


ALL_EXTRAS = [sum(column) for column in zip(*EXTRAS, strict=True)]


def lay_out(setup: Setup) -> Realm:
    """A table without cards, for this many seats."""
    t = Realm()
    for seat in range(setup.seats):
        me = Ruler()
        me.seat = seat
        t.players.append(me)
    t.lay(setup)
    t.stock = list(ALL_EXTRAS)
    t.inquisitors = [UP] + [DOWN] * 5
    for me in t.players:
        me.reputation = t.track.start
        gain_all(t, me, t.section(me.seat).start)
    t.phase = "prefer" if setup.options["roles"] == "preferred" else "roles"
    return t


def set_up(setup: Setup) -> Realm:
    check_decks(setup)
    t = lay_out(setup)
    stack_buildings(t, range(len(BUILDINGS)))
    for letter, pile in (("A", t.events_a), ("B", t.events_b)):
        t.stack(pile, [card for card in EVENT_NUMBERS if t.event_card(card).deck_letter == letter])
    t.stack(t.red_box, range(FIRST_INQUISITOR + RED, FIRST_GUEST))
    t.place(t.tribunal, range(FIRST_INQUISITOR, FIRST_INQUISITOR + RED))
    for _ in range(RED):
        t.draw(t.red_box, t.tribunal)
    return t


def check_decks(setup: Setup) -> None:
    """Corrections may exchange cards between decks, but each keeps its number of cards."""
    if setup.corrections:
        wrong = Counter(setup.pools) - Counter(card.pool for card in CARDS)
        if wrong:
            raise BadSetup("corrections-decks", deck=", ".join(sorted(wrong)))


def stack_buildings(t: Realm, cards: Sequence[int]) -> None:
    """Round upon round, the first on top, and its four piles one upon the other."""
    t.stack(t.deck, cards)
    t.deck.sort(key=lambda card: (-t.building(card).round, *(-ord(letter) for letter in t.building(card).pile)))


# Roles


def prefer(t: Realm) -> Flow:
    """Everybody names in secret a role to be preferred and one to be avoided, or none."""
    likes = yield Parallel({me.seat: name_roles(me) for me in t.players})
    for me in t.players:
        me.likes = likes[me.seat]
    deal_roles(t, [weigh(t, layout) for layout in LAYOUTS])
    for me in t.players:
        me.likes = [0] * len(ROLES)


def name_roles(me: Ruler) -> Flow:
    likes = [0] * len(ROLES)
    liked = yield me.ask(PREFER, [*range(len(ROLES)), "any"])
    if liked != "any":
        likes[liked] = LIKED
    disliked = yield me.ask(AVOID, [*[role for role in range(len(ROLES)) if role != liked], "any"])
    if disliked != "any":
        likes[disliked] = DISLIKED
    return likes


def weigh(t: Realm, layout: Sequence[int]) -> int:
    weight = 1
    for me in t.players:
        weight *= WEIGHT[me.likes[layout[me.seat]]]
    return weight


def roles(t: Realm) -> Flow:
    """Every deal of the roles is as likely as the others."""
    deal_roles(t, [1] * len(LAYOUTS))
    yield from ()


def deal_roles(t: Realm, weights: Sequence[int]) -> None:
    """Roles, what lies in their chests, and the schedule of the whole match, which nobody ever sees."""
    number = t.chance.below(sum(weights))
    layout = next(layout for layout, upto in zip(LAYOUTS, running(weights), strict=True) if number < upto)
    for me in t.players:
        give_role(t, me, layout[me.seat])
        t.tell("role", me, secret={"role": me.role})
    found = schedules(*(layout.index(role) for role in range(len(ROLES))))
    set_schedule(t, found[t.chance.below(len(found))])
    t.revealed = True
    t.phase = "production"


def running(weights: Sequence[int]) -> list[int]:
    return [sum(weights[: n + 1]) for n in range(len(weights))]


def give_role(t: Realm, me: Ruler, role: int) -> None:
    """A role with all that lies in its chest; the goods are nobody else's to see."""
    me.role = role
    me.goods = [have + more for have, more in zip(me.goods, EXTRAS[role], strict=True)]
    me.shards = shards_of(role)
    if t.setup.options["jesters"] == "with":
        me.jesters = JESTERS[role]


def set_schedule(t: Realm, schedule: Sequence[Sequence[Sequence[int]]]) -> None:
    """All circulations one after another, seat by seat."""
    t.schedule = [owner for each in schedule for circulation in each for owner in circulation]


def in_play(setup: Setup) -> list[int]:
    """Buildings, events and the inquisitors who can come to the board."""
    return list(range(FIRST_GUEST))
