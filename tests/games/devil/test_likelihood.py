"""Goods and guesses of earlier rounds: which deals of roles explain them, and how well."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import pytest

from regna.games import load
from regna.games.devil.constants import COIN, COLOURS, CULTIST, DEVIL, EXTRAS, GLASS, MOON, SUN
from regna.games.devil.evidence import evidence, ways
from regna.games.devil.likelihood import FOUND, RIGHT, ledger, likelihood, weighed_worlds
from regna.games.devil.memory import recall
from regna.kernel import Match
from regna.scenario import seat, table

LAYOUT = (DEVIL, CULTIST, SUN, MOON)
"""The roles of blue, red, green and yellow."""


def likelihoods(t: Any, me: Any) -> dict[tuple[int, ...], float]:
    """How likely each deal of roles is with the seat's own role."""
    known, told = evidence(t, me), ledger(t, me)
    return {roles: likelihood(known, told, roles) for roles in permutations(range(4)) if roles[me.seat] == me.role}


def roles_believed(t: Any, me: Any) -> set[tuple[int, ...]]:
    return {world.layout for _, world in weighed_worlds(t, me)}


@pytest.mark.parametrize("seed", range(3))
def test_round_one_against_brute_force(seed: int) -> None:
    """A deal of roles fits if nobody offered or spent what neither the account nor the role explains."""
    match, random = Match.new(load("devil"), 4, seed=seed), Random(seed)
    t: Any = match.table
    while t.phase != "plan":
        if t.phase == "offer":
            ask = match.pending[0]
            match.apply(ask.seat, next((o for o in ask.options if o == random.choice((GLASS, COIN))), ask.options[0]))
        else:
            ask = random.choice(match.pending)
            match.apply(ask.seat, random.choice(ask.options))
        t = match.table
    accounts = [t.books[1 + 6 * place : 7 + 6 * place] for place in range(4)]
    for me in t.players:
        offers = [(view.icon, view.offer) for view in recall(me.seen)[0].views]
        for roles, weight in likelihoods(t, me).items():
            needs = {roles[who]: list(account) for who, account in enumerate(accounts)}
            for icon, offer in offers:
                needs[icon] = [have - laid for have, laid in zip(needs[icon], offer, strict=True)]
            fits = all(n + more >= 0 for role in needs for n, more in zip(needs[role], EXTRAS[role], strict=True))
            assert (weight > 0) == fits
        assert tuple(ruler.role for ruler in t.players) in roles_believed(t, me)


def test_whoever_had_no_glass_offered_none() -> None:
    """In round 1 the Sun's chest has glass in it, and only Green had any."""
    g = table("devil", seats=4, phase="offer", green=seat(glass=1))
    for colour in COLOURS:
        if colour == "green":
            g.play("green offer glass")
        g.play(f"{colour} offer done")
        g.play(f"{colour} price {g.options(colour)[0]}")
    viewer = next(me for me in g.table.players if me.opened.icon == SUN)
    others = [me for me in g.table.players if me not in (viewer, g.player("green"))]
    assert all(roles[2] == SUN for roles in roles_believed(g.table, viewer))
    assert any(roles[2] != SUN for roles in roles_believed(g.table, others[0]))


@pytest.mark.parametrize(("round", "dealt"), [(1, False), (3, True)])
def test_coins_that_were_spent_came_from_a_role_or_from_a_chest(round: int, dealt: bool) -> None:  # noqa: A002
    """Red has bought wings for eight coins more than anybody could see: the Devil could from the beginning."""
    g = table("devil", seats=4, phase="wings" if dealt else "wish", round=round)
    t = g.table
    t.extras = [n for role in LAYOUT for n in EXTRAS[role]]
    t.players[1].account[COIN] = -8
    me = t.players[2]
    found = likelihoods(t, me)
    best = found[CULTIST, DEVIL, SUN, MOON]
    assert best == 1
    assert found[DEVIL, CULTIST, SUN, MOON] == pytest.approx(FOUND[COIN] ** 7 if dealt else 0)
    assert found[DEVIL, MOON, SUN, CULTIST] == pytest.approx(FOUND[COIN] ** 8 if dealt else 0)


def test_what_was_missing_once_is_not_missing_again() -> None:
    """The same glass may have been offered in every round since it came out of a chest."""
    g = table("devil", seats=4, phase="plan", round=3)
    t = g.table
    me = t.players[0]
    width = len(me.seen) // 3
    icon = 7
    for number in range(1, 3):
        me.seen[number * width + icon + GLASS] = 1
    seen = [recall(me.seen)[number].views[0].icon for number in (1, 2)]
    found = likelihoods(t, me)[LAYOUT]
    assert found == pytest.approx(FOUND[GLASS] ** len(set(seen)))


def test_coins_of_the_black_mass_are_an_icons() -> None:
    """All saw five coins in the Sun's chest: they are on nobody's account, and the Sun's owner has them no more."""
    g = table("devil", seats=4, phase="mass", round=3, green=seat(coin=5))
    g.play(*["green mass coin"] * 5)
    for colour in COLOURS:
        g.play(f"{colour} mass done", f"{colour} guess done")
    found = likelihoods(g.table, g.player("blue"))
    assert found[LAYOUT] == 1
    assert found[DEVIL, CULTIST, MOON, SUN] == pytest.approx(FOUND[COIN] ** 5)


def test_a_guess_is_rather_right_than_wrong() -> None:
    """The Sun took Blue for the Devil, the Moon Red: nothing is proved."""
    g = table("devil", seats=4, phase="mass", round=3)
    for colour, guess in zip(COLOURS, ("", "", "devil-blue", "devil-red"), strict=True):
        g.play(f"{colour} mass done", *([f"{colour} guess {guess}"] if guess else []), f"{colour} guess done")
    found = likelihoods(g.table, g.player("yellow"))
    assert found[DEVIL, CULTIST, SUN, MOON] == found[CULTIST, DEVIL, SUN, MOON]
    assert found[DEVIL, CULTIST, SUN, MOON] == pytest.approx(RIGHT * found[SUN, CULTIST, DEVIL, MOON])


def test_every_schedule_of_a_deal_of_roles_is_equally_likely_before_the_deals() -> None:
    match = Match.new(load("devil"), 4, seed=4)
    t: Any = match.table
    assert t.phase in ("production", "repay", "wish")
    weighed = weighed_worlds(t, t.players[0])
    assert len(weighed) == 6 * len(ways(LAYOUT))
    assert len({weight for weight, _ in weighed}) == 1
