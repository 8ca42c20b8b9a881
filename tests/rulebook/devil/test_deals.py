"""Offers and answers (p. 7, 8 and the questions on p. 19)."""

from __future__ import annotations

from typing import Any

import pytest

from regna.games.devil.constants import CULTIST, DEVIL, MOON, SUN
from regna.games.devil.deals import ALL_PRICES, prices_of
from regna.scenario import Scene, seat, table

ROLES = {"blue": "devil", "red": "cultist", "green": "sun", "yellow": "moon"}


def offers(**chests: tuple[dict[str, int], str]) -> Scene:
    """Round 1, the first schedule; chests by colour, the others empty at their lowest price."""
    things: dict[str, Any] = {colour: seat(coin=9, **goods) for colour, (goods, _) in chests.items()}
    others: dict[str, Any] = {colour: seat(coin=9) for colour in ROLES if colour not in things}
    g = table("devil", seats=4, phase="offer", **things, **others)
    for colour in ROLES:
        goods, price = chests.get(colour, ({}, "1-shards" if colour == "blue" else "2-coins"))
        for good, n in goods.items():
            g.play(*[f"{colour} offer {good}"] * n)
        g.play(f"{colour} offer done", f"{colour} price {price}")
    return g


def seen_by(g: Scene, icon: int) -> str:
    """The colour of the seat that has the chest of an icon open."""
    return next(colour for colour in ROLES if g.player(colour).opened.icon == icon)


def answer_all(g: Scene, **answers: str) -> None:
    for colour in ROLES:
        g.play(f"{colour} answer {answers.get(colour, 'close' if 'close' in g.options(colour) else 'reject')}")


def test_the_cultist_offers_two_stone_for_four_coins() -> None:
    """p. 8, example."""
    g = offers(red=({"stone": 2}, "4-coins"))
    taker = seen_by(g, CULTIST)
    answer_all(g, **{taker: "accept"})
    assert (g.player(taker).goods[1], g.player(taker).coins) == (2, 5)
    answer_all(g)
    assert g.player("red").coins == 13
    assert g.player("red").goods[1] == 0


@pytest.mark.parametrize(
    ("goods", "price"), [({"wood": 1}, "2-coins"), ({"glass": 1}, "4-coins"), ({"stone": 1, "wheat": 1}, "5-coins")]
)
@pytest.mark.parametrize("colour", ["red", "green", "yellow"])
def test_good_offers(colour: str, goods: dict[str, int], price: str) -> None:
    """p. 9: offers that undercut the supply; the Devil cannot ask for coins."""
    g = offers(**{colour: (goods, price)})
    assert g.table.phase == "answer"
    devil = table("devil", seats=4, phase="offer")
    devil.play("blue offer done")
    assert devil.refused("blue")[price] == "not-your-price"


def test_a_loan_of_five_buys_a_glass_at_once() -> None:
    """p. 7, example: from a debt of 3 to 8, and no coin is left of it."""
    g = table("devil", seats=4, phase="offer", blue=seat(debt=3))
    g.play("blue offer supply", "blue market loan-5", "blue market buy-glass", "blue market back")
    me = g.player("blue")
    assert (me.owes, me.coins, me.goods[3]) == (8, 0, 1)


def test_what_each_role_may_ask_for() -> None:
    """p. 19, questions: no resources, no more than 7 coins, no coins for the Devil, no shard on offer."""
    assert prices_of(SUN) == prices_of(MOON) == (2, 3, 4, 5, 6, 7)
    assert prices_of(CULTIST) == (2, 3, 4, 5, 6, -1)
    assert prices_of(DEVIL) == (-1, -2)
    assert set(ALL_PRICES) == {2, 3, 4, 5, 6, 7, -1, -2}
    g = table("devil", seats=4, phase="offer", green=seat(wood=1))
    assert g.options("green") == ["wood", "done", "supply"]


def test_a_shard_in_a_chest_that_was_paid_is_not_swapped() -> None:
    """p. 8 and 19: the Cultist can only close it."""
    g = offers(blue=({"glass": 1}, "1-shards"))
    answer_all(g, **{seen_by(g, DEVIL): "accept-1-pure-0-tainted"})
    assert g.player("red").opened.icon == DEVIL
    assert g.options("red") == ["close", "supply"]
    assert g.player("red").opened.price == -1


def test_the_cultist_pays_the_devil_with_either_kind() -> None:
    """p. 19."""
    g = table("devil", seats=4, phase="offer", red=seat(pure=1, tainted=2), green=seat(pure=2))
    for colour in ROLES:
        g.play(f"{colour} offer done", f"{colour} price {'1-shards' if colour == 'blue' else '2-coins'}")
    answer_all(g)
    assert g.options("red")[:2] == ["accept-1-pure-0-tainted", "accept-0-pure-1-tainted"]


def test_the_devil_sells_the_cultist_back_a_tainted_shard() -> None:
    """p. 19: in the round in which the Devil sees the Cultist's chest."""
    for schedule in range(48):
        g = table(
            "devil", seats=4, phase="offer", round=2, schedule=schedule, blue=seat(tainted=1), red=seat(tainted=1)
        )
        for colour in ROLES:
            g.play(f"{colour} offer done", f"{colour} price {'1-shards' if colour in ('blue', 'red') else '2-coins'}")
        answer_all(g)
        if g.player("blue").opened.icon == CULTIST:
            assert "accept-0-pure-1-tainted" in g.options("blue")
            return
    raise AssertionError("the Devil never saw the Cultist's chest")


def test_a_cultist_has_no_token_for_a_cultist() -> None:
    """p. 19."""
    g = table("devil", seats=4, phase="mass", round=3)
    g.play("red mass done")
    assert g.options("red") == ["devil-blue", "devil-green", "devil-yellow", "done", "supply"]
    assert g.refused("red")["cultist-blue"] == "no-token"
