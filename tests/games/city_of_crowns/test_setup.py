"""Setting up by the number of players, and what only its owner sees."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from regna.games import load
from regna.games.paladins.words import CONVERT
from regna.kernel import BadSetup, Chance, Match, Setup
from regna.scenario import seat

from . import crowned, keys, late_in_the_city

GAME = load("paladins")


def begun(seats: int, **options: str) -> Any:
    options = {"crowns": "on", **({"opponent": "standard"} if seats == 1 else {}), **options}
    return Match.new(GAME, seats, options, seed=4).table


def levels(t: Any, cards: list[int]) -> list[int]:
    return [t.cards[card].level for card in cards]


@pytest.mark.parametrize(
    ("seats", "height", "deck", "boxed"), [(1, 6, 23, 4), (2, 6, 23, 4), (3, 7, 25, 2), (4, 7, 27, 0)]
)
def test_stacks_and_the_negotiation_deck_by_players(seats: int, height: int, deck: int, boxed: int) -> None:
    """CD-04, p. 3 and 4: lower levels lie on top."""
    t = begun(seats)
    for stack in t.stacks:
        cards = [*stack.pile, *stack.top]
        assert len(cards) == height
        assert levels(t, cards) == sorted(levels(t, cards), reverse=True)
        assert levels(t, stack.top) == [1]
    cards = [*t.negotiations, *t.negotiations_top]
    assert (len(t.negotiation_row), len(cards), len(t.negotiation_box)) == (3, deck, boxed)
    assert levels(t, t.negotiation_row) == [1, 1, 1]
    assert levels(t, cards) == sorted(levels(t, cards), reverse=True)
    assert (t.diplomat, len(t.allies), len(t.muster_box)) == (3, 4, 30 - 4 * height)


@pytest.mark.parametrize(("seats", "unseen"), [(1, 4), (2, 3), (3, 2), (4, 1)])
def test_three_orders_lie_on_the_board_and_everybody_has_one(seats: int, unseen: int) -> None:
    """CD-25, p. 3: the opponent has none."""
    t = begun(seats)
    assert [len(me.secret_order) for me in t.players] == [1] * seats + [0] * (len(t.players) - seats)
    assert (len(t.orders), len(t.orders_box)) == (3, unseen)


def test_rows_and_open_tops() -> None:
    """p. 3: six townsfolk, and a pile that shows its next card."""
    t = begun(4)
    assert (len(t.townsfolk_slots), len(t.townsfolk_row), len(t.townsfolk_top), len(t.townsfolk)) == (6, 6, 1, 33)
    assert (len(t.outsider_row), len(t.outsiders_top), len(t.outsiders)) == (6, 1, 35)
    assert [len(me.deck) for me in t.players] == [16] * 4
    assert sorted(me.icon for me in t.players) == [0, 1, 2, 3]
    assert (len(t.favours), len(t.favours_box)) == (5, 10)


def test_everybody_drafts_and_builds_before_the_next() -> None:
    """CD-37, p. 4: in reverse turn order; the top of the pile may be chosen too (B03)."""
    match = Match.new(GAME, 3, {"crowns": "on"}, seed=3)
    t: Any = match.table
    asked = []
    while match.pending[0].prompt.name in ("draft", "build"):
        ask = match.pending[0]
        asked.append((ask.prompt.name, (ask.seat - t.first) % 3, len(ask.options)))
        match.apply(ask.seat, ask.options[-1])
    assert asked == [
        ("draft", 2, 7), ("build", 2, 16), ("draft", 1, 7), ("build", 1, 16), ("draft", 0, 7), ("build", 0, 16),
    ]  # fmt: skip
    assert all((me.extra, me.workshops, me.workshops_out) == (1, 0, 1) for me in t.players)
    assert len(t.townsfolk_row) == 6


def test_a_workshop_for_nothing_can_cover_any_of_sixteen_slots_once() -> None:
    """p. 4: it counts as standing, not as developed (B19)."""
    g = crowned(
        yellow=seat(extra_workshop="convert-left", workshops=["convert-middle"], converted=["viking-guardian"]),
    )
    me = g.player("yellow")
    assert (me.workshops, me.covered[CONVERT]) == (1, 3)
    assert g.points("yellow")["outsiders"] == 1
    g.table.box.audits[0](g.table)


# Secrets


def test_nobody_else_sees_a_secret_order_or_points_for_it() -> None:
    """Neither in the view nor in the points, and a Champion does not give it away."""
    walls = ["wall-scout", "wall-cleric", "wall-fighter", "wall-merchant", "wall-labourer-2"]
    mine = {"walls": walls, "converted": ["saracen-champion"]}
    g = crowned(yellow=seat(secret_order="order-fortify", **mine), red=seat(secret_order="order-attack"))
    views = [g.match.view(each)["players"][0]["secret_order"] for each in (0, 1, None)]
    assert [type(each) for each in views] == [list, dict, dict]
    points = g.match.points()
    assert points is not None
    assert "secret-order" not in points[0]
    assert points[0]["outsiders"] == 1
    ended = g.points("yellow")
    assert (ended["secret-order"], ended["outsiders"]) == (6, 2)
    offers = json.dumps(g.match.view(1)["offers"])
    assert json.loads(offers)["yellow"]["convert"]["bonuses"] == {"saracen-champion": 1}


def test_nobody_else_can_tell_one_secret_order_from_another() -> None:
    """Two matches that differ in nothing else look alike to the other player and to strangers until the end."""
    late = {**late_in_the_city(2), "round": 6, "orders": ["order-attack", "order-convert", "order-absolve"]}
    late["red"] |= {"secret-order": "order-garrison"}
    mine = {order: {**late["yellow"], "secret-order": order} for order in ("order-muster", "order-fortify")}
    one, other = (crowned(**{**late, "yellow": yellow}).match for yellow in mine.values())
    chance = Random(1)
    while not one.over:
        assert told_of(one) == told_of(other)
        asked = one.pending[0]
        option = chance.choice(asked.options)
        one.apply(asked.seat, option)
        other.apply(asked.seat, option)


def told_of(match: Match) -> str:
    """What reaches anybody but the first player: views, points, questions with their reasons, and the log."""
    asked = [(ask.seat, ask.prompt.name, ask.options, [why.code for _, why in ask.refused()]) for ask in match.pending]
    told = [[each.event for each in match.events_for(seat)][-30:] for seat in (1, None)]
    return repr([match.view(1), match.view(None), match.points(), asked, told])


def test_secret_orders_are_shown_at_the_end() -> None:
    g = crowned(round=7, phase="reset", yellow=seat(secret_order="order-fortify"))
    assert g.match.over
    assert keys(g, g.player("yellow").revealed_order) == ["order-fortify"]
    assert g.match.view(1)["players"][0]["revealed_order"] == g.player("yellow").revealed_order
    points = g.match.points()
    assert points is not None
    assert points[0]["secret-order"] == 0
    told = [told.event.kind for told in g.match.events_for(None)]
    assert told.count("secret-order") == 2


def test_orders_that_a_seat_does_not_see_form_one_pool() -> None:
    """Another's order may be any that is not shown, and never one's own."""
    g = crowned(seats=4, orders=["order-attack"], yellow=seat(secret_order="order-fortify", labourer=1))
    mine = g.player("yellow").secret_order[0]
    imagined, chance = set(), Chance()
    for _ in range(60):
        world: Any = g.match.perspective(0).imagine(chance).table
        assert list(world.players[0].secret_order) == [mine]
        imagined.add(world.cards[world.players[1].secret_order[0]].key)
    assert imagined == {
        "order-absolve", "order-commission", "order-convert", "order-garrison", "order-muster", "order-negotiate",
    }  # fmt: skip


def test_imagined_stacks_keep_their_levels() -> None:
    t: Any
    match, chance = Match.new(GAME, 2, {"crowns": "on"}, seed=1), Chance()
    truth: Any = match.table
    for _ in range(5):
        t = match.perspective(1).imagine(chance).table
        assert [levels(t, stack.pile) for stack in t.stacks] == [levels(truth, stack.pile) for stack in truth.stacks]
        assert levels(t, t.negotiations) == levels(truth, truth.negotiations)
        assert [list(stack.top) for stack in t.stacks] == [list(stack.top) for stack in truth.stacks]


# Options


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (1, {"opponent": "madness"}, "madness-needs-crowns"),
        (1, {"opponent": "easy", "resource-track": "6"}, "track-needs-crowns"),
        (2, {"crowns": "on", "resource-track": "6"}, "track-needs-crowns"),
        (2, {"crowns": "on", "opponent": "madness"}, "opponent-alone"),
        (1, {"crowns": "on"}, "alone-needs-opponent"),
    ],
)
def test_what_does_not_go_together_is_refused(seats: int, options: dict[str, str], code: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        Setup.of(GAME, seats, options)
    assert refusal.value.code == code


def test_the_base_game_has_none_of_it() -> None:
    setup = Setup.of(GAME, 4)
    assert {setup.cards[card].box for card in GAME.in_play(setup)} == {"base"}
    assert "stacks" not in Match(setup).view()
