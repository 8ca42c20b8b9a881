"""The further words with which positions of City of Crowns are set up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....kernel import BadSetup
from ....kernel.position import Cards, list_of, number
from ..state import NOBODY, Kingdom, Noble
from ..words import COLOURS, WORKERS
from .rounds import stand_on
from .setup import each_stack, lay_level, uncover
from .state import CrownedNoble, Stack, city, lord
from .words import ICONS, MUSTER_LEVELS, STACKS

STACK_WORDS = tuple(f"stack-{n + 1}" for n in range(STACKS))
TABLE_WORDS = ("diplomat", "muster-workers", *STACK_WORDS)
SEAT_WORDS = ("icon", "extra-workshop", "secret-order", "removed")
POOLS = tuple(f"muster-{level}" for level in MUSTER_LEVELS)
"""From the bottom of a stack."""


def one_of(word: str, value: object, words: tuple[str, ...]) -> int:
    if value not in words:
        raise BadSetup("unknown-word", word=f"{word}: {value}", words=", ".join(words))
    return words.index(str(value))


# A player


def arrange_lord(t: Kingdom, me: Noble, given: Mapping[str, Any], cards: Cards) -> None:
    """The extra workshop stands only where it is named."""
    if "extra-workshop" in given:
        stand_on(t, me, one_of("extra-workshop", given["extra-workshop"], t.box.spot_names))
        lord(me).extra = 1


# The table


def arrange_city(t: Kingdom, given: Mapping[str, Any], cards: Cards) -> None:
    """What lies on the extensions, and what only its owner sees; everything else is dealt."""
    city(t).diplomat = number("diplomat", given.get("diplomat", STACKS), 1, STACKS) - 1
    arrange_stacks(t, given, cards)
    workers = list_of("muster-workers", given.get("muster-workers", []), STACKS)
    for stack, worker in zip(city(t).stacks, workers, strict=False):
        stack.worker = one_of("muster-workers", worker, WORKERS) if worker and stack.top else NOBODY
    t.place(city(t).allies, cards.left["ally"])
    hand_out_icons(t, given)
    for me in map(lord, t.players[: t.setup.seats]):
        own = given.get(COLOURS[me.seat], {})
        own = {str(word).replace("_", "-"): value for word, value in own.items()}
        deal_order(t, me, own, given)
        remove_paladins(t, me, own)


def hand_out_icons(t: Kingdom, given: Mapping[str, Any]) -> None:
    """Those that are named, to nobody else; then the first that are left, by seat."""
    named = {me.seat: given.get(COLOURS[me.seat], {}).get("icon") for me in t.players}
    taken = [one_of("icon", icon, ICONS) for icon in named.values() if icon is not None]
    if len(set(taken)) < len(taken):
        raise BadSetup("icon-twice", word="icon")
    left = iter([icon for icon in range(len(ICONS)) if icon not in taken])
    for me in t.players:
        icon = named[me.seat]
        lord(me).icon = next(left) if icon is None else ICONS.index(icon)


def arrange_stacks(t: Kingdom, given: Mapping[str, Any], cards: Cards) -> None:
    """What is named on top, in order, then as many as there would be; `[]` for a stack without any."""
    named = [cards.take(word, given, *POOLS) for word in STACK_WORDS]
    plan = [level for level in MUSTER_LEVELS for _ in range(each_stack(t, level))]
    box, stacks = city(t).muster_box, city(t).stacks
    for level in MUSTER_LEVELS:
        lay_level(t, box, cards.left[f"muster-{level}"])
        left = len(cards.left[f"muster-{level}"])
        for word, stack, top in zip(STACK_WORDS, stacks, named, strict=True):
            below = plan[: len(plan) - len(top)] if top or word not in given else []
            for _ in range(min(left, below.count(level))):
                t.draw(box, stack.pile)
                left -= 1
    for stack, top in zip(stacks, named, strict=True):
        lay_down(t, stack, top)


def lay_down(t: Kingdom, stack: Stack, top: list[int]) -> None:
    for card in reversed(top):
        lay_level(t, stack.pile, [card])
    uncover(t, stack)


def deal_order(t: Kingdom, me: CrownedNoble, own: Mapping[str, Any], given: Mapping[str, Any]) -> None:
    """The order that is named comes from wherever it was dealt to; unnamed, the next one of the box."""
    if "secret-order" in own:
        card = find(t, own["secret-order"], [t.orders_box, t.orders, t.orders_shown])
        if card in t.orders_shown and t.cards[card].slug in given.get("orders", []):
            raise BadSetup("card-twice", card=t.cards[card].slug)
        for zone in (t.orders, t.orders_shown):
            if card in zone:
                other = t.orders_box[-1]
                zone[zone.index(card)], t.orders_box[-1] = other, card
                t.known[other], t.known[card] = t.known[card], 0
        t.orders_box.remove(card)
        t.orders_box.append(card)
    t.draw(t.orders_box, me.secret_order)


def remove_paladins(t: Kingdom, me: CrownedNoble, own: Mapping[str, Any]) -> None:
    """Paladins that left the game in earlier rounds."""
    for name in list_of("removed", own.get("removed", []), len(me.deck)):
        card = find(t, name, [me.deck])
        me.deck.remove(card)
        me.deck.append(card)
        t.draw(me.deck, me.removed)


def find(t: Kingdom, name: object, zones: list[Any]) -> int:
    slug = str(name).replace("_", "-")
    for zone in zones:
        for card in zone:
            if slug in (t.cards[card].slug, t.cards[card].key):
                return int(card)
    raise BadSetup("unknown-card", card=slug)
