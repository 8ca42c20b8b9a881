"""Imagined worlds against brute force: all roles, all schedules, every way the shards could have gone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from random import Random
from typing import Any

import pytest

from regna.games import load
from regna.games.devil.constants import CULTIST, DEVIL, MOON, NOBODY, SUN
from regna.games.devil.evidence import evidence, worlds
from regna.games.devil.likelihood import weighed_worlds
from regna.games.devil.memory import Remembered, View, recall
from regna.games.devil.schedule import Schedule, schedules
from regna.games.devil.state import Realm, Ruler
from regna.kernel import Chance, Match

START = {DEVIL: (0, 0), CULTIST: (0, 2), SUN: (3, 0), MOON: (3, 0)}
Hands = tuple[tuple[int, int], ...]
"""Pure and tainted shards of every seat."""
World = tuple[tuple[int, ...], Schedule]


def moments(seed: int, phases: tuple[str, ...]) -> Iterator[Match]:
    """A random match whenever one of these phases begins, and that of answers for each circulation."""
    match, random, last = Match.new(load("devil"), 4, seed=seed, listen=True), Random(seed), ("", 0)
    while match.pending:
        table: Any = match.table
        now = (table.phase, table.circulation)
        if now != last and table.phase in phases:
            yield match
        last = now
        ask = random.choice(match.pending)
        match.apply(ask.seat, random.choice(ask.options))


def brute_force(t: Realm, me: Ruler) -> dict[World, float]:
    """Every deal of roles and every schedule, with the chance that the seat would have seen what it saw."""
    found = {}
    for roles in permutations(range(4)):
        if roles[me.seat] == me.role and is_public_knowledge(t, roles):
            for schedule in schedules(*(roles.index(role) for role in range(4))):
                weight = chance_of(t, me, roles, schedule)
                if weight:
                    found[roles, schedule] = weight
    return scaled(found)


def scaled(found: dict[World, float]) -> dict[World, float]:
    return {world: weight / sum(found.values()) for world, weight in found.items()}


def is_public_knowledge(t: Realm, roles: tuple[int, ...]) -> bool:
    if any(rival.revealed not in (NOBODY, roles[rival.seat]) for rival in t.players):
        return False
    accused = [(t.opened_mass[10 * icon + place], icon) for icon in range(4) for place in (8, 9) if t.opened_mass]
    wrong = [*accused, *zip(t.cleared[::2], t.cleared[1::2], strict=True)]
    return all(seat == NOBODY or roles[seat] != role for seat, role in wrong)


def chance_of(t: Realm, me: Ruler, roles: tuple[int, ...], schedule: Schedule) -> float:
    """The sum over all ways the shards can have gone so that the seat saw what it saw, round after round."""
    deals = deals_of(me)
    seen = [schedule[number][place][me.seat] for number, deal in enumerate(deals) for place in range(len(deal.views))]
    if [roles[owner] for owner in seen] != [view.icon for deal in deals for view in deal.views]:
        return 0.0
    hands: Counter[Hands] = Counter({tuple(START[role] for role in roles): 1})
    for number, deal in enumerate(deals):
        after: Any = Counter()
        for before, weight in hands.items():
            for each, chance in one_round(me, roles, schedule[number], deal, before):
                after[each] += weight * chance * shows(t, roles, number, each)
        hands = after
    return sum(hands.values())


def deals_of(me: Ruler) -> list[Remembered]:
    """What a seat has seen, with the chest that lies open before it."""
    deals, now = list(recall(me.seen)), me.opened
    if now.icon != NOBODY:
        before = deals.pop().views if deals and deals[-1].returned is None else ()
        deals.append(Remembered((*before, View(now.icon, now.price, now.taken, 0, 0, 0, 0)), None))
    return deals


def answered(deal: Remembered) -> int:
    """How many circulations are over: all but that of the open chest."""
    return len(deal.views) - (deal.returned is None)


def shows(t: Realm, roles: tuple[int, ...], number: int, hands: Hands) -> bool:
    """Whether everybody could have shown the shards that all have seen after this round."""
    if any(sum(hands[rival.seat]) < rival.proofs[number] for rival in t.players):
        return False
    devil = hands[roles.index(DEVIL)]
    if number == 2 and t.opened_mass:
        return devil[0] >= t.opened_mass[6] and devil[1] == t.opened_mass[7]
    return number != 4 or (devil[0] >= t.souls[0] and devil[1] >= t.souls[1])


Story = tuple[Hands, float]


def one_round(me: Ruler, roles: tuple[int, ...], ways: Any, deal: Remembered, hands: Hands) -> Iterator[Story]:
    """All that both chests which may ask for shards can have come to."""
    chests = [roles.index(DEVIL), roles.index(CULTIST)]
    for prices in product((1, 2), (1, 0)):
        for taken in product(range(answered(deal) + 1), repeat=2):
            for tainted in product(*(range(price * (when > 0) + 1) for price, when in zip(prices, taken, strict=True))):
                stories = list(zip(chests, prices, taken, tainted, strict=True))
                if all(agrees(me, ways, deal, *story) for story in stories):
                    yield from play(me, ways, deal, hands, stories)


def play(
    me: Ruler, ways: Any, deal: Remembered, hands: Hands, stories: list[tuple[int, int, int, int]]
) -> Iterator[Story]:
    """Chests with price in shards (0: coins), the circulation that took them (0: none), and tainted shards paid.

    Whoever can pay does so one time in three, with any mix; what the seat itself did is no evidence.
    """
    now, chance = [list(hand) for hand in hands], 1.0
    for circulation, (owner, price, when, dirty) in product(range(1, answered(deal) + 1), stories):
        viewer = ways[circulation - 1].index(owner)
        payer = now[viewer]
        able = [n for n in range(price + 1) if price - n <= payer[0] and n <= payer[1]]
        if when == circulation:
            if dirty not in able:
                return
            payer[0] -= price - dirty
            payer[1] -= dirty
            chance *= 1 if viewer == me.seat else 1 / 3 / len(able)
        elif when == 0 or circulation < when:
            chance *= 2 / 3 if able and viewer != me.seat else 1
    for owner, price, when, dirty in stories if deal.returned is not None else ():
        now[owner][0] += (price - dirty) * (when > 0)
        now[owner][1] += dirty
    yield tuple((hand[0], hand[1]) for hand in now), chance


def agrees(me: Ruler, ways: Any, deal: Remembered, owner: int, price: int, when: int, dirty: int) -> bool:
    """Whether a chest's story is what the seat saw of it."""
    if owner == me.seat:
        back = deal.returned
        if back is None:
            return max(0, -me.chest.price) == price
        same_price = max(0, -back.price) == price
        return same_price and bool(back.taken) == (when > 0) and (not when or not price or back.tainted == dirty)
    for circulation, view in enumerate(deal.views, 1):
        if ways[circulation - 1][me.seat] == owner:
            before, took = 0 < when < circulation, when == circulation
            return (max(0, -view.price), bool(view.was_taken), bool(view.took)) == (price, before, took) and (
                not took or view.tainted == dirty
            )
    return True


@pytest.mark.parametrize(("seed", "phases"), [(0, ("plan", "wings", "face")), (1, ("plan", "face")), (2, ("answer",))])
def test_roles_and_schedules_weigh_as_much_as_brute_force_finds(seed: int, phases: tuple[str, ...]) -> None:
    """In every round, for every seat: the same worlds with the same weights, the true one among them."""
    for match in moments(seed, phases):
        table: Any = match.table
        true = tuple(me.role for me in table.players)
        for me in table.players:
            found = scaled({(world.layout, world.schedule): world.weight for world in worlds(evidence(table, me))})
            assert found == pytest.approx(brute_force(table, me))
            assert true in [world.layout for _, world in weighed_worlds(table, me)]


def test_worlds_are_imagined_as_often_as_they_weigh() -> None:
    """After the first deals, for a mortal: every world is met, about as often as it should be."""
    match = next(moments(5, ("plan",)))
    table: Any = match.table
    seat = next(me.seat for me in table.players if me.role == SUN)
    weighed = weighed_worlds(table, table.players[seat])
    total = sum(weight for weight, _ in weighed)
    chance, tries = Chance(), 4000
    chance.seed(1)
    met: Counter[Any] = Counter()
    for _ in range(tries):
        world: Any = table.thaw(table.freeze())
        world.setup = table.setup
        match.setup.game.reimagine(world, seat, chance)  # type: ignore[misc]
        met[tuple(me.role for me in world.players)] += 1
    for layout in {world.layout for _, world in weighed}:
        share = sum(weight for weight, world in weighed if world.layout == layout) / total
        assert abs(met[layout] / tries - share) < 0.04
    assert sum(met.values()) == tries


@pytest.mark.parametrize("options", [{}, {"jesters": "with", "indulgences": "offered", "bribes": "goods"}])
def test_every_seat_can_imagine_at_every_moment_of_whole_matches(options: dict[str, str]) -> None:
    """Also while others raise coins, trade or exchange; pieces are conserved in all of it."""
    game = load("devil")
    match, random, chance = Match.new(game, 4, options, 77), Random(77), Chance()
    while match.pending:
        if len(match.moves) % 6 == 0:
            chance.seed(len(match.moves))
            seat = random.randrange(4)
            world = match.perspective(seat).imagine(chance)
            game.audit(world.table)
            assert world.view(seat) == match.view(seat)
        ask = random.choice(match.pending)
        match.apply(ask.seat, random.choice(ask.options))
