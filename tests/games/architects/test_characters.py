"""Player boards with a character: side B (annex) and the promotional ones."""

from __future__ import annotations

from typing import Any

import pytest

from regna.games import load
from regna.kernel import Match
from regna.scenario import Scene, seat, table
from tests.games.architects.looking import COLOURS, cards, goods, prison, turn
from tests.games.architects.printed import goods_of

PROMO = {"promo": "on"}


def chosen(*boards: str, **options: str) -> Scene:
    """A match with these characters in seat order, up to the first turn."""
    g = Scene(Match.new(load("architects"), len(boards), {"boards": "chosen", **options}))
    g.play(*[f"{colour} board {board}" for colour, board in zip(COLOURS, boards, strict=False)])
    while g.table.phase == "draft":
        ask = g.match.pending[0]
        g.match.apply(ask.seat, ask.options[0])
    return g


# fmt: off
CHARACTERS = [
    # board      prisoners silver virtue goods   plans debts
    ("ada",       0,  0,  11, "1g",    1, 0),
    ("frederick", 0,  4,  7,  "1s",    0, 0),
    ("caroline",  8,  10, 3,  "1m",    0, 1),
    ("rudolf",    0,  3,  9,  "1w",    0, 0),
    ("therese",   4,  5,  5,  "",      1, 0),
    ("lothaire",  6,  6,  4,  "2c",    0, 0),
    ("hugo",      10, 12, 2,  "",      2, 0),
    ("clovis",    0,  1,  10, "1m 1c", 0, 0),
    ("fara",      2,  5,  6,  "1s 1w", 0, 0),
    ("bertha",    0,  3,  8,  "",      1, 0),
]
# fmt: on


@pytest.mark.parametrize(("board", "prisoners", "silver", "virtue", "start", "plans", "debts"), CHARACTERS)
def test_what_a_character_starts_with(
    board: str, prisoners: int, silver: int, virtue: int, start: str, plans: int, debts: int
) -> None:
    """Turn order brings no silver here."""
    other = "ada" if board != "ada" else "rudolf"
    g = chosen(board, other, **PROMO)
    me = g.player("yellow")
    assert (me.silver, me.virtue, me.unpaid, me.reserve) == (silver, virtue, debts, 20 - prisoners)
    assert prison(g).get("yellow", 0) == prisoners
    assert goods(g, "yellow") == goods_of(start)
    assert len(me.hand) == 3 + plans


def test_the_most_virtuous_begins_and_play_goes_clockwise() -> None:
    """(V71)"""
    g = chosen("caroline", "ada", "therese")
    order = []
    for _ in range(3):
        order.append(g.player(turn(g)).board)
        g.play(f"{turn(g)} place quarry")
    assert order == ["ada", "therese", "caroline"]


def test_a_board_is_chosen_once() -> None:
    g = Scene(Match.new(load("architects"), 2, {"boards": "chosen"}))
    assert g.options("yellow") == ["ada", "frederick", "caroline", "rudolf", "therese"]
    g.play("yellow board ada")
    assert g.refused("red") == {"ada": "board-taken"}


def test_dealt_boards_are_all_different() -> None:
    g = Scene(Match.new(load("architects"), 5, {"boards": "dealt"}))
    assert {player.board for player in g.table.players} == {"ada", "frederick", "caroline", "rudolf", "therese"}
    assert g.player(COLOURS[g.table.first]).board == "ada"


def test_extra_plans_come_from_the_top_after_the_draft() -> None:
    g = Scene(Match.new(load("architects"), 2, {"boards": "chosen"}))
    g.play("yellow board therese", "red board ada")
    top = cards(g, reversed(g.table.buildings[-2:]))
    while g.table.phase == "draft":
        ask = g.match.pending[0]
        g.match.apply(ask.seat, ask.options[0])
    assert cards(g, g.player("red").hand[3:]) == top[:1]
    assert cards(g, g.player("yellow").hand[3:]) == top[1:]


# Taxes, and Ada


@pytest.mark.parametrize(
    ("board", "virtue", "hire", "capture", "rescue", "debt"),
    [
        ("", 7, 4, 1, 5, 6),
        ("", 4, 4, 1, 5, 6),
        ("", 3, 3, 0, 4, 5),
        ("", 2, 3, 0, 4, 5),
        ("", 1, 2, 0, 3, 4),
        ("", 0, 2, 0, 3, 4),
        ("ada", 7, 3, 0, 4, 5),
        ("ada", 4, 3, 0, 4, 5),
        ("ada", 3, 2, 0, 3, 4),
        ("ada", 2, 2, 0, 3, 4),
        ("ada", 1, 2, 0, 3, 3),
        ("ada", 0, 2, 0, 3, 3),
    ],
)
def test_virtue_and_ada_leave_out_taxes(
    board: str, virtue: int, hire: int, capture: int, rescue: int, debt: int
) -> None:
    """p. 16; ruling X22: always, and ruling N15: both together."""
    mine: dict[str, Any] = {"virtue": virtue, "silver": 9, "unpaid": 1} | ({"board": board} if board else {})
    for price, plain, moves in (
        (hire, 2, ["place workshop", "work hire", "hire labourer"]),
        (capture, 0, ["place town-centre", "capture forest red"]),
        (rescue, 3, ["place guardhouse", "guard rescue"]),
        (debt, 3, ["place guardhouse", "guard pay-debt"]),
    ):
        g = table(top_row=["labourer"], yellow=mine, red=seat(forest=1, captured={"yellow": 1}))
        g.play(*[f"yellow {move}" for move in moves])
        assert g.player("yellow").silver == 9 - price, moves
        assert g.table.tax == 4 + price - plain, moves


# The other characters


def test_rudolf_hires_for_less_at_the_workshop() -> None:
    """Ruling N14: one plain silver, never the tax."""
    g = table(top_row=["labourer"], yellow=seat(board="rudolf", silver=3))
    g.play("yellow place workshop", "yellow work hire", "yellow hire labourer")
    assert g.player("yellow").silver == 0
    assert g.table.tax == 4 + 2


def test_rudolf_pays_the_market_in_full() -> None:
    """Ruling N14."""
    g = table(top_row=["labourer"], yellow=seat(board="rudolf", silver=2))
    g.play("yellow place black-market-middle", "yellow deal hire", "yellow hire labourer")
    assert g.player("yellow").silver == 0


def test_rudolf_has_room_for_six() -> None:
    five = ["acolyte-card", "miner", "miner", "thief", "jeweller"]
    g = table(top_row=["labourer", "trickster"], yellow=seat(board="rudolf", silver=9, apprentices=five))
    g.play("yellow place workshop", "yellow work hire", "yellow hire labourer")
    assert len(g.player("yellow").apprentices) == 6
    g.play("red place quarry", "yellow place workshop", "yellow work hire", "yellow hire trickster")
    g.play("yellow dismiss miner")
    assert len(g.player("yellow").apprentices) == 6


@pytest.mark.parametrize("spot", ["left", "middle", "right"])
def test_caroline_draws_a_plan_with_every_visit_to_the_market(spot: str) -> None:
    g = table(top_row=["labourer"], buildings=["well"], yellow=seat(board="caroline", silver=9))
    g.play(f"yellow place black-market-{spot}")
    if spot == "middle":
        g.play("yellow deal hire", "yellow hire labourer")
    assert cards(g, g.player("yellow").hand) == ["well"]


def test_therese_chooses_what_to_spend() -> None:
    """Ruling N13: what is printed is offered first."""
    g = table(yellow=seat(board="therese", gold=2, marble=2, hand=["keep"]), rewards=["reward-virtue"])
    g.play("yellow place guildhall", "yellow build cathedral")
    assert g.options("yellow") == ["1-gold", "1-marble"]
    g.play("yellow pay 1-marble")
    assert goods(g, "yellow") == {"gold": 2, "marble": 1}


@pytest.mark.parametrize("board", ["therese", "lothaire"])
def test_a_cheaper_price_must_still_be_paid(board: str) -> None:
    g = table(options=PROMO, yellow=seat(board=board, hand=["well"], wood=1, stone=1, virtue=4))
    assert g.refused("yellow")["guildhall"] == "nothing-to-build"


def test_gold_and_marble_are_two_things_for_everybody_else() -> None:
    assert "guildhall" not in table(yellow=seat(marble=1, hand=["keep"])).options("yellow")


# Promotional characters


def test_lothaire_builds_for_a_wood_or_a_stone_less() -> None:
    g = table(options=PROMO, yellow=seat(board="lothaire", hand=["well"], wood=2, stone=2))
    g.play("yellow place guildhall", "yellow build well")
    assert sorted(g.options("yellow")) == ["1-wood+2-stone", "2-wood+1-stone"]
    g.play("yellow pay 1-wood+2-stone")
    assert goods(g, "yellow") == {"clay": 4, "wood": 1}


def test_lothaire_works_on_the_cathedral_for_one_less() -> None:
    mine = seat(board="lothaire", level=1, wood=3, virtue=7, hand=["keep"])
    g = table(options=PROMO, yellow=mine, rewards=["reward-virtue"])
    g.play("yellow place guildhall", "yellow build cathedral")
    assert g.player("yellow").level == 2
    assert goods(g, "yellow") == {}


@pytest.mark.parametrize(("answer", "silver", "debts"), [("pay", 1, 0), ("debt", 3, 1)])
def test_hugo_may_pay_two_silver_instead_of_a_debt(answer: str, silver: int, debts: int) -> None:
    mine = seat(board="hugo", silver=3, hand=["betting-house"], clay=1, stone=2, gold=1)
    g = table(options=PROMO, yellow=mine)
    g.play("yellow place guildhall", "yellow build betting-house", f"yellow buy-off {answer}")
    assert g.player("yellow").silver == silver
    assert g.player("yellow").unpaid == debts


def test_hugo_may_pay_at_a_reset_too() -> None:
    g = table(options=PROMO, market=["red", "red"], yellow=seat(silver=3), red=seat(board="hugo", silver=2))
    g.play("yellow place black-market-right", "red buy-off pay")
    assert g.player("red").unpaid == 0
    assert g.player("red").silver == 0


def test_clovis_draws_a_plan_with_every_building() -> None:
    g = table(options=PROMO, buildings=["keep"], yellow=seat(board="clovis", hand=["well"], wood=2, stone=2))
    g.play("yellow place guildhall", "yellow build well")
    assert cards(g, g.player("yellow").hand) == ["keep"]


def test_clovis_draws_nothing_for_the_cathedral() -> None:
    g = table(options=PROMO, rewards=["reward-virtue"], yellow=seat(board="clovis", hand=["well"], gold=1))
    g.play("yellow place guildhall", "yellow build cathedral")
    assert len(g.player("yellow").hand) == 0


@pytest.mark.parametrize("freed", [0, 1])
def test_fara_may_free_a_prisoner_at_every_reset(freed: int) -> None:
    g = table(options=PROMO, market=["red", "red"], yellow=seat(board="fara", silver=3, prison=2))
    g.play("yellow place black-market-right")
    assert g.options("yellow") == ["1", "0"]
    g.play(f"yellow free {freed}")
    assert prison(g)["yellow"] == 3 - freed


def test_bertha_gets_two_silver_more_for_captives() -> None:
    g = table(options=PROMO, yellow=seat(board="bertha", captured={"red": 3}))
    g.play("yellow place guardhouse", "yellow guard send")
    assert g.player("yellow").silver == 3 + 2
