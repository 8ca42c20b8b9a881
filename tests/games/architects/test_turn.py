"""Turns, turns without workers (p. 6) and the end of the game (p. 18)."""

from __future__ import annotations

import pytest

from regna.games import load
from regna.kernel import Match, NotOffered
from regna.scenario import Scene, seat, table
from tests.games.architects.looking import COLOURS, at, captives, cards, goods, prison, turn

# Turns without workers


def test_without_workers_a_turn_brings_one_back() -> None:
    """p. 6, special rule: the whole turn, and nothing is placed."""
    g = table(yellow=seat(forest=12, mines=8))
    assert g.options("yellow") == ["forest", "mines"]
    g.play("yellow take-back forest")
    assert g.player("yellow").reserve == 1
    assert at(g, "yellow", "forest") == 11
    assert goods(g, "yellow") == {}
    assert turn(g) == "red"


def test_the_worker_is_placed_a_turn_later() -> None:
    g = table(yellow=seat(forest=20))
    g.play("yellow take-back forest", "red place quarry", "yellow place mines")
    assert goods(g, "yellow") == {"clay": 2}


def test_workers_in_circles_come_before_all_others() -> None:
    """p. 6: none from Guildhall, market, Prison or boards while one stands in a circle."""
    g = table(
        market=["yellow"], guildhall=["yellow"] * 2, yellow=seat(quarry=1, prison=10), red=seat(captured={"yellow": 6})
    )
    assert g.options("yellow") == ["quarry"]


def test_the_fallback_begins_with_the_prison() -> None:
    """(V64) Ruling N10."""
    g = table(seats=4, guildhall=["yellow"] * 17, yellow=seat(prison=3))
    g.play("yellow take-back prison")
    assert prison(g) == {"yellow": 2}
    assert g.player("yellow").reserve == 1
    g = table(market=["yellow"], guildhall=["yellow"] * 9, yellow=seat(prison=3), red=seat(captured={"yellow": 7}))
    assert g.options("yellow") == ["prison"]


def test_then_come_the_boards_of_others() -> None:
    """Ruling N10: whose, the player chooses."""
    red, green = seat(captured={"yellow": 2}), seat(captured={"yellow": 1})
    g = table(seats=4, guildhall=["yellow"] * 16, market=["yellow"], red=red, green=green)
    assert g.options("yellow") == ["boards"]
    g.play("yellow take-back boards")
    assert g.options("yellow") == ["red", "green"]
    g.play("yellow take-back-from green")
    assert captives(g, "green") == {}
    assert captives(g, "red") == {"yellow": 2}


def test_then_the_market() -> None:
    """Ruling N10."""
    g = table(seats=4, guildhall=["yellow"] * 18, market=["yellow", "", "yellow"])
    g.play("yellow take-back black-market-left")
    assert g.player("yellow").reserve == 1
    assert g.table.market.count(0) == 1


def test_with_everybody_in_the_guildhall_the_turn_is_passed() -> None:
    """Ruling N10."""
    g = table(seats=5, guildhall=["yellow"] * 20)
    assert turn(g) == "red"


# Placing


def test_a_turn_is_a_placement_and_nobody_passes() -> None:
    g = table()
    always = {"quarry", "forest", "mines", "silversmith", "kings-storehouse", "workshop", "town-centre", "guardhouse"}
    assert set(g.options("yellow")) == always | {"tax-stand"}


def test_players_move_clockwise() -> None:
    g = table(seats=3, turn="green")
    g.play("green place quarry", "yellow place quarry", "red place quarry", "green place forest")
    assert turn(g) == "yellow"


def test_nobody_moves_out_of_turn() -> None:
    g = table()
    with pytest.raises(NotOffered) as refusal:
        g.play("red place forest")
    assert refusal.value.code == "not-your-turn"


def test_a_spot_of_the_market_holds_one_worker() -> None:
    g = table(market=["red"], yellow=seat(silver=9))
    assert g.refused("yellow")["black-market-left"] == "taken"
    g.play("yellow place black-market-right")
    assert g.table.market == [1, -1, 0]
    g.play("red place quarry")
    assert g.refused("yellow")["black-market-right"] == "taken"


# The first player


def drafted(seats: int, seed: int) -> Scene:
    """A match whose draft is over."""
    g = Scene(Match.new(load("architects"), seats, seed=seed))
    while g.table.phase == "draft":
        ask = g.match.pending[0]
        g.match.apply(ask.seat, ask.options[0])
    return g


@pytest.mark.parametrize("seats", [2, 3])
def test_anybody_may_be_first(seats: int) -> None:
    """p. 5: at random."""
    assert {drafted(seats, seed).table.first for seed in range(20)} == set(range(seats))


@pytest.mark.parametrize("seed", range(4))
def test_silver_follows_the_order_of_play(seed: int) -> None:
    """p. 5: 3, 4, 5 silver, whoever begins."""
    g = drafted(3, seed)
    order = [turn(g)]
    g.play(f"{turn(g)} place quarry")
    order.append(turn(g))
    g.play(f"{turn(g)} place quarry")
    order.append(turn(g))
    assert [g.player(colour).silver for colour in order] == [3, 4, 5]
    assert order[0] == COLOURS[g.table.first]


# The end


def test_whoever_triggers_the_end_plays_last() -> None:
    """(V49)"""
    g = table(seats=3, turn="red", guildhall=["yellow"] * 15, red=seat(hand=["well"], wood=2, stone=2))
    g.play("red place guildhall", "red build well")
    order = []
    while not g.match.over:
        order.append(turn(g))
        g.play(f"{turn(g)} place quarry")
    assert order == ["green", "yellow", "red"]


def test_workers_of_the_final_round_lie_beside_the_guildhall() -> None:
    """(V68) Ruling N20: the building counts, nothing is triggered."""
    g = table(seats=3, guildhall=["red"] * 16, final=3, yellow=seat(hand=["well"], wood=2, stone=2))
    g.play("yellow place guildhall", "yellow build well")
    assert g.table.guildhall == [1] * 16
    assert g.table.beside == [0]
    assert len(g.table.market_large) == 0
    assert cards(g, g.player("yellow").built) == ["well"]
    g.play("red place quarry", "green place quarry")
    assert g.match.over


def test_a_worker_after_the_last_slot_lies_beside_the_guildhall_too() -> None:
    """Ruling R18: the second worker of a Crane comes before the final round, which it does not change."""
    mine = seat(hand=["crane", "well"], wood=5, stone=3)
    g = table(seats=3, options={"promo": "on"}, guildhall=["red"] * 15, yellow=mine)
    g.play("yellow place guildhall", "yellow build crane", "yellow build well")
    assert g.table.guildhall == [1] * 15 + [0]
    assert g.table.beside == [0]
    assert cards(g, g.player("yellow").built) == ["crane", "well"]
    for colour in ("red", "green", "yellow"):
        assert turn(g) == colour
        g.play(f"{colour} place quarry")
    assert g.match.over


@pytest.mark.parametrize(("final", "slot", "beside", "resets"), [(-1, [0], [], 1), (3, [], [0], 0)])
def test_where_slots_are_free_the_final_round_fills_none(
    final: int, slot: list[int], beside: list[int], resets: int
) -> None:
    """Ruling R18: the guard may have started it; before it, the first worker of the third row causes a reset."""
    mine = seat(hand=["well"], wood=2, stone=2)
    g = table(seats=3, guildhall=["red"] * 8, final=final, yellow=mine)
    g.play("yellow place guildhall", "yellow build well")
    assert (g.table.guildhall[8:], g.table.beside, len(g.table.market_large)) == (slot, beside, resets)


def test_the_market_is_still_reset_in_the_last_turn() -> None:
    """Ruling X35: before the scores."""
    g = table(final=1, market=["red", "red"], yellow=seat(silver=3))
    g.play("yellow place black-market-right")
    assert g.match.over
    assert prison(g) == {"yellow": 1, "red": 2}
    assert g.points("red")["debts"] == -2


def test_without_workers_the_last_turn_is_spent_on_one() -> None:
    g = table(final=1, yellow=seat(forest=20))
    g.play("yellow take-back forest")
    assert g.match.over


@pytest.mark.parametrize(("seats", "slots"), [(2, 12), (3, 16), (4, 20), (5, 24)])
def test_the_last_slot_depends_on_the_players(seats: int, slots: int) -> None:
    lying = ["red"] * 11 + ["yellow"] * (slots - 12)
    g = table(seats=seats, guildhall=lying, yellow=seat(hand=["well"], wood=2, stone=2))
    g.play("yellow place guildhall", "yellow build well")
    assert g.table.final == seats


def test_hand_cards_over_the_limit_go_before_the_final_round() -> None:
    """Section 13 of the rules: the turn that fills the last slot is completed."""
    hand = ["drafting-room", "keep", "castle", "chapel", "church", "palace"]
    mine = seat(hand=hand, stone=4, gold=3, apprentices=["labourer"])
    g = table(guildhall=["red"] * 11, buildings=["tavern", "smithy"], yellow=mine)
    g.play("yellow place guildhall", "yellow build drafting-room", "yellow discard keep")
    assert len(g.player("yellow").hand) == 6
    assert turn(g) == "red"
