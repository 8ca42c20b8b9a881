"""A box can be made from the base game: whatever an expansion needs is data, and no rule asks which box it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from random import Random
from typing import Any

import pytest

from regna.games.paladins import Paladins
from regna.games.paladins.action import Action, Solo
from regna.games.paladins.base import BASE
from regna.games.paladins.box import Box, Category, Decks, extend
from regna.games.paladins.cards import CARDS, Card, Order, Scheme, Townsman
from regna.games.paladins.cards import Paladin as PaladinCard
from regna.games.paladins.checks import why_not_level
from regna.games.paladins.effects import Brings, Trigger
from regna.games.paladins.gains import fire
from regna.games.paladins.opponent_track import aims
from regna.games.paladins.prompts import PROMPTS
from regna.games.paladins.rows import Row, open_cards, place_of, take
from regna.games.paladins.scoring import track
from regna.games.paladins.state import Kingdom, Noble
from regna.games.paladins.turn import delegate
from regna.games.paladins.words import ANY, COIN, FIGHTER, LABOURER, MERCHANT, THINGS, reward
from regna.kernel import (
    CARD,
    COMPONENT,
    PRIVATE,
    PUBLIC,
    SECRET,
    Ask,
    Flow,
    Match,
    Prompt,
    Reason,
    Rule,
    Setup,
    Zone,
    zone,
)

# A made-up box: a fourth attribute, an action, a row whose pile lies face up, a secret order for everybody

VALOUR, PARLEY, ENVOYS, SECRET_POINTS = len(THINGS), len(BASE.actions), "envoy", 6
PARLEYS = Rule("parleys", "3", "envoys")
MEET = Prompt("meet", PARLEYS, card=CARD, anchor="card/{card}")


@dataclass(frozen=True)
class Envoy(Card):
    """The valour it wants."""

    deck = ENVOYS
    wants: int
    source: str = COMPONENT


class WideKingdom(Kingdom):
    """With a row of envoys; the pile's top card lies open beside it."""

    envoy_slots: list[int] = []
    envoys: Zone = zone(SECRET)
    envoys_top: Zone = zone(PUBLIC)
    envoy_row: Zone = zone(PUBLIC)
    envoys_gone: Zone = zone(PUBLIC)


class WideNoble(Noble):
    """With envoys that were met, and an order that only its owner sees."""

    met: Zone = zone(PUBLIC)
    secret_order: Zone = zone(PRIVATE)


def why_nobody(t: Kingdom, me: Noble, action: Action) -> Reason | None:
    cards = open_cards(t, t.box.rows[ENVOYS])
    return why_not_meet(t, me, cards[0]) if cards else Reason("no-outsiders", PARLEYS)


def why_not_meet(t: Kingdom, me: Noble, card: int) -> Reason | None:
    return why_not_level(t, me, VALOUR, t.cards[card].wants, PARLEYS)


def choose_envoy(t: Kingdom, me: Noble) -> Ask:
    return me.choose(MEET, open_cards(t, t.box.rows[ENVOYS]), lambda card: why_not_meet(t, me, card))


def meet(t: Kingdom, me: Noble, card: int) -> Flow:
    assert isinstance(me, WideNoble)
    take(t, t.box.rows[ENVOYS], card, me.met)
    yield from fire(t, me, PARLEY, [(VALOUR, 1), (COIN, place_of(t, t.box.rows[ENVOYS], card) and 1)])


def times_met(me: Noble) -> int:
    assert isinstance(me, WideNoble)
    return len(me.met)


def deal_secret_orders(t: Kingdom, cards: Decks) -> None:
    for me in t.players[: t.setup.seats]:
        assert isinstance(me, WideNoble)
        t.draw(t.orders_box, me.secret_order)


def secret_order(t: Kingdom, me: Noble) -> int:
    assert isinstance(me, WideNoble)
    return SECRET_POINTS * sum(t.is_fulfilled(me, order) for order in me.secret_order)


NEW_CARDS = (
    *(Envoy(f"envoy-{n}", n // 3, box="envoys") for n in range(12)),
    Townsman("princess", reward(coin=1), (), Trigger.PASS, reward(labourer=1), COMPONENT, box="envoys"),
    Townsman("horseman", ((VALOUR, 1),), (), PARLEY, reward(provision=1), COMPONENT, box="envoys"),
    *(
        PaladinCard(
            "astolfo",
            (LABOURER,) * 4,
            (1, 1, 1, 2),
            Brings(PARLEY, reward(coin=1)),
            COMPONENT,
            owner=owner,
            box="envoys",
        )
        for owner in range(4)
    ),
    Order("order-parley", PARLEY, COMPONENT, box="envoys"),
    Scheme("scheme-parley", 1, PARLEY, COMPONENT, box="envoys"),
)

PARLEYING = Action(
    PARLEY,
    "parley",
    PARLEYS,
    (FIGHTER, ANY, MERCHANT),
    meet,
    target=choose_envoy,
    why_not=(why_nobody,),
    needs=VALOUR,
    gives=VALOUR,
    done=times_met,
    has_workshops=True,
    solo=Solo(9, lambda t, me: next(iter(aims(t, me, t.box.rows[ENVOYS])), None), meet),
)

WIDE = extend(
    BASE,
    name="envoys",
    sets=("envoys",),
    things=("valour",),
    attributes=(VALOUR,),
    actions=(PARLEYING,),
    rows={
        ENVOYS: Row(
            ENVOYS,
            slots="envoy_slots",
            cards="envoy_row",
            pile="envoys",
            gone="envoys_gone",
            size=3,
            slides_right=True,
            top="envoys_top",
            prices=(0, 0, 0, 0),
        )
    },
    prepare=(deal_secret_orders,),
    categories=(
        Category("valour", track(VALOUR), grows=True),
        Category("secret-order", secret_order, secret=True, for_opponent=False),
    ),
    table=WideKingdom,
    player=WideNoble,
    opponent=BASE.opponent._replace(markers=(*BASE.opponent.markers, VALOUR)),
)


class WidePaladins(Paladins):
    """The game with the made-up box."""

    cards = (*CARDS, *NEW_CARDS)
    prompts = (*PROMPTS, MEET)

    def box(self, options: Mapping[str, str]) -> Box:
        return WIDE


GAME: Any = WidePaladins()
EVERYBODY = [(1, {"opponent": "hard"}), (2, {}), (3, {}), (4, {})]


def play(seats: int, options: dict[str, str], seed: int, until: int = 10_000) -> Match:
    """A random match, whose pieces are counted at every tenth move."""
    match, random = Match(Setup.of(GAME, seats, options, seed)), Random(seed)
    while match.pending and len(match.moves) < until:
        ask = match.pending[0]
        match.apply(ask.seat, random.choice(ask.options))
        if len(match.moves) % 10 == 0:
            GAME.audit(match.table)
            assert all("parley" in offer for offer in GAME.offers(match.table, None).values())
            GAME.estimate(match.table, ask.seat)
    return match


@pytest.mark.parametrize(("seats", "options"), EVERYBODY)
def test_whole_games_are_played_with_a_made_up_box(seats: int, options: dict[str, str]) -> None:
    matches = [play(seats, options, seed) for seed in range(3)]
    assert all(match.over for match in matches)
    players = [me for match in matches for me in match.table.players]
    assert any(me.met for me in players), "nobody met an envoy"
    assert all(len(me.attributes) == 4 for me in players)
    assert any(me.attributes[3] for me in players), "nobody has valour"


@pytest.mark.parametrize(("seats", "options"), EVERYBODY)
def test_its_records_and_forks_go_the_same_way(seats: int, options: dict[str, str]) -> None:
    match = play(seats, options, 1, until=60)
    fork = match.fork()
    assert fork.table.freeze() == match.table.freeze()
    again = Match(match.setup)
    for seat, option in match.moves:
        again.apply(seat, option)
    assert again.table.freeze() == match.table.freeze()


def test_points_of_a_secret_category_are_told_at_the_end_only() -> None:
    match = play(2, {}, 3, until=40)
    assert all("secret-order" not in points for points in GAME.points(match.table))
    assert all("secret-order" in points for points in GAME.score(match.table))
    assert all("secret-order" in points for points in GAME.points(play(2, {}, 3).table))


def test_a_secret_order_is_its_owners() -> None:
    match = play(2, {}, 3, until=10)
    seen = [match.table.view(seat, match.table)["players"][0]["secret_order"] for seat in (0, 1)]
    assert [type(each) for each in seen] == [list, dict]


def test_the_open_top_of_a_pile_is_had_after_the_row_and_the_next_shows_at_once() -> None:
    t: Any = play(2, {}, 1, until=1).table
    row = t.box.rows[ENVOYS]
    assert (len(t.envoy_row), len(t.envoys_top), len(t.envoys)) == (3, 1, 8)
    top, under = t.envoys_top[0], t.envoys[-1]
    assert (open_cards(t, row)[-1], place_of(t, row, top)) == (top, 3)
    take(t, row, top, t.envoys_gone)
    assert (list(t.envoys_top), len(t.envoys), t.envoy_slots.count(-1)) == ([under], 7, 0)


def test_a_delegated_action_takes_no_workers_and_leaves_its_space_free() -> None:
    t: Any = play(2, {}, 1, until=1).table
    me = t.players[0]
    me.attributes[t.box.track[VALOUR]] = 12
    before = list(me.workers)
    flow = delegate(t, me, PARLEYING)
    ask = next(flow)
    assert isinstance(ask, Ask)
    with pytest.raises(StopIteration):
        flow.send(ask.options[0])
    assert (me.workers, me.is_busy(PARLEYING), len(me.met)) == (before, False, 1)


def test_townsfolk_of_the_box_answer_to_its_action_and_to_passing() -> None:
    t: Any = play(2, {}, 1, until=1).table
    me = t.players[0]
    slugs = [card.slug for card in GAME.cards]
    me.paladin[:] = [slugs.index("astolfo-yellow")]
    me.townsfolk[:] = [slugs.index("princess"), slugs.index("horseman")]
    coins, provisions, labourers = me.coins, me.provisions, me.workers[LABOURER]
    assert list(fire(t, me, PARLEY)) == []
    assert list(fire(t, me, Trigger.PASS)) == []
    assert (me.coins, me.provisions, me.workers[LABOURER]) == (coins + 1, provisions + 1, labourers + 1)


def test_extending_leaves_the_base_game_as_it_is() -> None:
    assert (len(BASE.actions), len(BASE.attributes), len(BASE.spots), len(BASE.rows)) == (12, 3, 12, 2)
    assert (len(WIDE.actions), len(WIDE.attributes), len(WIDE.spots), len(WIDE.rows)) == (13, 4, 14, 3)
    assert WIDE.spots[:12] == BASE.spots
    assert (BASE.after["draft"], BASE.after["gather"], BASE.after["reset"]) == ("round", "turns", "round")


def test_the_base_game_knows_no_card_of_another_box() -> None:
    setup = Setup.of(Paladins(), 4, {})
    assert all(setup.cards[card].box == "base" for card in Paladins().in_play(setup))
    mixed = Setup(GAME, 4, setup.options, 0)
    assert {mixed.cards[card].box for card in GAME.in_play(mixed)} == {"base", "envoys"}


def test_cards_keep_their_numbers() -> None:
    """Records know cards by number: whoever adds some adds them at the end."""
    slugs = " ".join(card.slug for card in CARDS[:221])
    assert blake2b(slugs.encode(), digest_size=8).hexdigest() == "0388bad1400dcb0b"
