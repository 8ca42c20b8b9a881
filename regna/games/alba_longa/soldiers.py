"""Soldiers: targets, heroes, attacks and used heroes (p. 7 to 9)."""

from __future__ import annotations

from ...kernel import Flow, Parallel, Reason
from .assisi import plunder
from .cards import heroes_of
from .constants import ASSISI, HEROES, NOBODY, SOLDIERS, TARGETS
from .prompts import LAY_HERO, TARGET
from .sabotage import sabotage
from .state import King, Latium

MARGINS = (10, 6, 3, 1)
"""What an attack must exceed the defence by for 4, 3, 2 and 1 sabotages."""


# a. Planning


def plan_attacks(t: Latium) -> Flow:
    """Everybody with soldiers lays a city card in secret; all are shown together."""
    yield from t.box.rewards.army(t)
    armies = [me for me in t.kings() if me.at[SOLDIERS]]
    targets = yield Parallel({me.seat: choose_target(t, me) for me in armies})
    for me in armies:
        me.target = targets[me.seat]
        t.tell("target", me, who=me.target)
    t.phase = "heroes"


def choose_target(t: Latium, me: King) -> Flow:
    cities = (*range(len(t.players)), *((ASSISI,) if t.assisi else ()))
    return (yield me.choose(TARGET, cities, lambda city: why_not_target(t, me, city)))


def why_not_target(t: Latium, me: King, city: int) -> Reason | None:
    if city == me.seat:
        return Reason("own-city", TARGETS)
    return Reason("gone", TARGETS) if city != ASSISI and not t.players[city].alive else None


def choose_heroes(t: Latium) -> Flow:
    """Whoever attacks or is attacked lays a hero in secret (A17, A49); all are shown together."""
    targets = [me.target for me in t.players]
    fighters = [me for me in t.kings() if me.target != NOBODY or me.seat in targets]
    picks = yield Parallel({me.seat: choose_hero(me) for me in fighters})
    for me in fighters:
        t.move(picks[me.seat], me.heroes, me.laid)
        t.heroes_seen |= 1 << picks[me.seat]
        t.tell("hero", me, card=picks[me.seat], n=t.strength(me))
    t.besieged = [city for city in (ASSISI, *(me.seat for me in t.kings())) if city in targets]
    t.phase = "attack" if t.besieged else "disperse"


def choose_hero(me: King) -> Flow:
    return (yield me.choose(LAY_HERO, heroes_of(me.seat), lambda card: why_not_hero(me, card)))


def why_not_hero(me: King, card: int) -> Reason | None:
    return None if card in me.heroes else Reason("hero-used", HEROES)


# b. Attacks, a city at a time: Assisi, then from the King of Kings on


def attack(t: Latium) -> Flow:
    """Joint strength against the defence; the attackers take turns at sabotage, the strongest first (A18, A19)."""
    city = t.besieged[0]
    attackers = attackers_of(t, city)
    strength, defence = odds(t, city)
    number = sabotages(strength - defence)
    t.tell("attack", who=city, attack=strength, defence=defence, n=number)
    for turn in range(number):
        me = attackers[turn % len(attackers)]
        if city == ASSISI:
            yield from plunder(t, me, number - turn)
        else:
            yield from sabotage(t, me, t.players[city], number - turn)
    t.stormed |= city == ASSISI
    del t.besieged[0]
    if not t.besieged:
        t.phase = "disperse"


def attackers_of(t: Latium, city: int) -> list[King]:
    """By strength; equal ones from the King of Kings on."""
    return sorted([me for me in t.kings() if me.target == city], key=t.strength, reverse=True)


def odds(t: Latium, city: int) -> tuple[int, int]:
    """The strength of an attack, all attackers together, and of the defence."""
    defence = t.defenders if city == ASSISI else t.strength(t.players[city])
    return sum(t.strength(me) for me in t.kings() if me.target == city), defence


def sabotages(margin: int) -> int:
    """How many an attack brings that exceeds the defence by so much; never more than four (A20)."""
    return sum(margin >= least for least in MARGINS)


# d. Heroes away


def put_heroes_away(t: Latium) -> None:
    """Played heroes are used up but for the 0; when only the 0 is left, all come back."""
    for me in t.kings():
        for card in list(me.laid):
            t.move(card, me.laid, me.used if t.hero(card).value else me.heroes)
        if len(me.heroes) == 1:
            while me.used:
                t.draw(me.used, me.heroes)
            t.tell("heroes-back", me)
