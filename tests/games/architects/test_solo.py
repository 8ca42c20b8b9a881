"""Against Constantine or Helena (annex): what is set up, and what people and opponent can do to each other."""

from __future__ import annotations

from typing import Any

import pytest

from regna.games import load
from regna.kernel import BadSetup, Match
from regna.scenario import Scene, seat, table
from tests.games.architects.looking import COLOURS, captives, cards, prison, turn

CONSTANTINE = {"opponent": "constantine"}
HELENA = {"opponent": "helena"}


# The set-up


def test_alone_three_of_five_plans_are_kept() -> None:
    """Annex, set-up, step 3; ruling X26: the others go under the pile."""
    g = Scene(Match.new(load("architects"), 1, CONSTANTINE))
    five = cards(g, g.player("yellow").desk)
    assert len(five) == 5
    g.play(*[f"yellow keep {card}" for card in (five[4], five[0], five[2])])
    assert sorted(cards(g, g.player("yellow").hand)) == sorted([five[4], five[0], five[2]])
    assert sorted(cards(g, g.table.buildings[:2])) == sorted([five[1], five[3]])
    assert len(g.table.buildings) == 36 - 3


def test_alone_the_markets_of_resources_are_away() -> None:
    """Annex, set-up, step 2."""
    g = Scene(Match.new(load("architects"), 1, CONSTANTINE))
    deck = cards(g, [*g.table.buildings, *g.player("yellow").desk])
    assert len(deck) == 36
    assert not {"clay-market", "wood-market", "stone-market", "silver-market"} & set(deck)


def test_what_both_sides_start_with() -> None:
    """Annex, set-up: you begin, with 3 silver; the opponent has no silver and no plans."""
    g = Scene(Match.new(load("architects"), 1, HELENA))
    for _ in range(3):
        g.play(f"yellow keep {g.options('yellow')[0]}")
    me, opponent = g.player("yellow"), g.player("red")
    assert turn(g) == "yellow"
    assert (me.silver, me.virtue, me.reserve) == (3, 7, 20)
    assert (opponent.silver, opponent.virtue, opponent.reserve, opponent.level) == (0, 7, 20, 0)
    assert len(opponent.hand) == 0
    assert (g.table.slots, len(g.table.rewards)) == (12, 5)
    assert (len(g.table.schemes), len(g.table.future)) == (20, 10)


def test_nobody_plays_alone_without_an_opponent() -> None:
    with pytest.raises(BadSetup):
        table(seats=1)
    with pytest.raises(BadSetup):
        table(seats=3, options=CONSTANTINE)


# You against the opponent


def test_its_workers_may_be_captured_and_sold() -> None:
    g = table(seats=1, options=CONSTANTINE, schemes=["s14"], red=seat(forest=3), yellow=seat(silver=1))
    g.play("yellow place town-centre", "yellow capture forest red")
    assert captives(g, "yellow") == {"red": 3}
    g.play("yellow place guardhouse", "yellow guard send")
    assert g.player("yellow").silver == 3
    assert prison(g) == {"red": 3}


def test_own_workers_are_rescued_from_its_board() -> None:
    g = table(seats=1, options=CONSTANTINE, schemes=["s14"], red=seat(captured={"yellow": 3}), yellow=seat(silver=5))
    g.play("yellow place guardhouse", "yellow guard rescue")
    assert captives(g, "red") == {}


def test_monument_chapel_and_steeple_reckon_with_it() -> None:
    """Ruling X28."""
    mine = seat(hand=["monument"], apprentices=["labourer"], wood=2, stone=3, marble=2)
    g = table(seats=1, options=CONSTANTINE, schemes=["s16"], yellow=mine)
    g.play("yellow place guildhall", "yellow build monument")
    assert g.player("red").virtue == 8
    g = table(seats=1, options=CONSTANTINE, yellow=seat(built=["steeple"], level=2), red=seat(level=2))
    assert g.points("yellow")["buildings"] == 4


def test_a_tie_is_no_victory() -> None:
    """Ruling X40: the aim is to score more."""
    tied = table(seats=1, options=CONSTANTINE, yellow=seat(gold=1, virtue=9), red=seat(marble=1))
    assert tied.match.result().winners == [1]
    better = table(seats=1, options=CONSTANTINE, yellow=seat(gold=2), red=seat(marble=1))
    assert better.match.result().winners == [0]


def test_a_character_may_play_alone() -> None:
    """Ruling X27: the human still begins."""
    g = Scene(Match.new(load("architects"), 1, CONSTANTINE | {"boards": "chosen"}))
    g.play("yellow board caroline")
    for _ in range(3):
        g.play(f"yellow keep {g.options('yellow')[0]}")
    assert turn(g) == "yellow"
    assert (g.player("yellow").silver, g.player("yellow").virtue) == (10, 3)


# Two against the opponent


def test_two_against_the_opponent_set_up_as_three() -> None:
    """Section 17 of the rules."""
    g = Scene(Match.new(load("architects"), 2, CONSTANTINE))
    assert (g.table.slots, len(g.table.rewards)) == (16, 7)
    deck = cards(g, [*g.table.buildings, *g.player("yellow").desk, *g.player("red").desk])
    assert len(deck) == 40
    while g.table.phase == "draft":
        ask = g.match.pending[0]
        g.match.apply(ask.seat, ask.options[0])
    silver = {g.player(COLOURS[g.table.first]).silver, g.player(COLOURS[1 - g.table.first]).silver}
    assert silver == {3, 4}


@pytest.mark.parametrize("first", ["yellow", "red"])
def test_the_opponent_plays_third(first: str) -> None:
    """Section 17 of the rules: third in the round, whoever of the two begins."""
    g = next(g for g in map(drafted, range(50)) if turn(g) == first)
    second = "red" if first == "yellow" else "yellow"
    g.play(f"{first} place quarry")
    assert len(g.table.schemes_seen) == 0
    assert turn(g) == second
    g.play(f"{second} place quarry")
    assert len(g.table.schemes_seen) + len(g.table.schemes_gone) == 1
    assert turn(g) == first


def drafted(seed: int) -> Scene:
    """A match of two against Constantine whose draft is over."""
    g = Scene(Match.new(load("architects"), 2, CONSTANTINE, seed))
    while g.table.phase == "draft":
        ask = g.match.pending[0]
        g.match.apply(ask.seat, ask.options[0])
    return g


def test_of_equal_groups_it_takes_those_of_whoever_has_more_workers_out() -> None:
    """Section 17 of the rules."""
    against: dict[str, Any] = {"seats": 2, "options": CONSTANTINE, "schemes": ["s08"]}
    g = table(**against, yellow=seat(mines=3, quarry=1), red=seat(mines=3, forest=2))
    g.play("yellow place guardhouse", "red place guardhouse")
    assert captives(g, "green") == {"red": 3}
    g = table(**against, yellow=seat(mines=3, quarry=1, forest=1), red=seat(mines=3))
    g.play("yellow place guardhouse", "red place guardhouse")
    assert captives(g, "green") == {"yellow": 3}
