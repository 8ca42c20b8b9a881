"""Chests, circulations, payments and what everybody learns (p. 8)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from regna.games.devil.constants import COLOURS, CULTIST, DEVIL, MOON, ROLES, SUN
from regna.scenario import Scene, seat, table

from .playing import goods

PRICES = {"blue": "1-shards", "red": "2-coins", "green": "2-coins", "yellow": "2-coins"}
"""The lowest prices; Blue is the Devil, Red the Cultist, Green the Sun and Yellow the Moon."""


def offered(
    goods: Mapping[str, str] | None = None, prices: Mapping[str, str] | None = None, round: int = 1, schedule: int = 0,  # noqa: A002
    options: dict[str, str] | None = None, **words: Any,
) -> Scene:  # fmt: skip
    """All chests are filled, with goods as words by colour, and on their way."""
    g = table("devil", seats=4, options=options, phase="offer", round=round, schedule=schedule, **words)
    for colour in COLOURS:
        things = (goods or {}).get(colour, "").split()
        g.play(*(f"{colour} offer {thing}" for thing in (*things, "done")))
        g.play(f"{colour} price {(prices or PRICES).get(colour, PRICES[colour])}")
    return g


def answer(g: Scene, **answers: str) -> Scene:
    """All answer, and whoever is not named takes nothing."""
    for colour in COLOURS:
        g.play(f"{colour} answer {answers.get(colour, 'close' if 'close' in g.options(colour) else 'reject')}")
    return g


def icons(g: Scene) -> list[str]:
    return [ROLES[g.player(colour).opened.icon] for colour in COLOURS]


def test_round_one_with_the_sun_first() -> None:
    """X19: everything else is settled by who is the first to see the Devil's chest."""
    g = offered()
    assert icons(g) == ["sun", "moon", "devil", "cultist"]
    assert icons(answer(g)) == ["moon", "devil", "cultist", "sun"]


def test_round_one_with_the_moon_first() -> None:
    g = offered(schedule=47)
    assert icons(g) == ["moon", "sun", "cultist", "devil"]
    assert icons(answer(g)) == ["sun", "devil", "moon", "cultist"]


@pytest.mark.parametrize("schedule", range(0, 48, 7))
def test_round_three_shows_the_cultist_the_devils_chest_first(schedule: int) -> None:
    g = offered(round=3, schedule=schedule)
    assert icons(g)[1] == "devil"


def test_taking_gives_all_and_takes_exactly_the_price() -> None:
    """E03."""
    g = offered({"red": "stone stone"}, PRICES | {"red": "4-coins"}, red=seat(stone=2), yellow=seat(coin=5))
    answer(answer(g, yellow="accept"))
    assert [goods(g, colour) for colour in ("red", "yellow")] == [{"coin": 4}, {"stone": 2, "coin": 1}]


def test_the_owner_learns_neither_who_paid_nor_when() -> None:
    """X16: Yellow takes it in the first circulation, or Green in the second: all that Red is sent is the same."""
    sent = []
    first: tuple[dict[str, str], ...] = ({"yellow": "accept"}, {})
    second: tuple[dict[str, str], ...] = ({}, {"green": "accept"})
    for takers in (first, second):
        g = offered({"red": "wood"}, red=seat(wood=1), green=seat(coin=2), yellow=seat(coin=2))
        for taken in takers:
            answer(g, **taken)
        assert goods(g, "red") == {"coin": 2}
        told = [
            (told.event.kind, told.event.player, told.event.facts, told.event.secret) for told in g.match.events_for(1)
        ]
        own = [each if each[0] == "returned" and each[1] == 1 else each[:3] for each in told if each[0] != "opened"]
        sent.append((json.dumps(g.match.view(1), default=str), own))
    assert sent[0] == sent[1]


def test_an_offer_that_nobody_wants_comes_back_as_it_was() -> None:
    """X17."""
    things: dict[str, int] = {"wood": 1, "glass": 2, "coin": 3}
    g = offered({"green": "wood glass glass coin coin coin"}, green=seat(**things))
    assert goods(g, "green") == {}
    answer(answer(g))
    assert goods(g, "green") == things


def test_the_second_viewer_of_an_open_chest_sees_the_same_offer() -> None:
    g = answer(offered({"red": "glass"}, red=seat(glass=1)))
    assert g.player("green").opened.icon == CULTIST
    assert g.player("green").opened.offer == [0, 0, 0, 1, 0, 0]
    assert "accept" in g.options("green")


def test_the_second_viewer_of_a_paid_chest_sees_the_price_and_nothing_else() -> None:
    """Neither what was offered, nor the kind of a shard (A12); it can only be closed."""
    g = answer(offered({"red": "glass"}, red=seat(glass=1), yellow=seat(coin=2)), yellow="accept")
    opened = g.match.view(2)["players"][2]["opened"]
    assert (opened["icon"], opened["taken"], opened["offer"], opened["price"]) == (CULTIST, True, [0] * 6, 2)
    assert g.options("green") == ["close", "supply"]


def test_the_kind_of_a_shard_that_was_paid_does_not_show() -> None:
    """A12: in round 3 the Cultist is first; a mortal who comes second sees the same for either kind."""
    seen = []
    for paid in ("accept-1-pure-0-tainted", "accept-0-pure-1-tainted"):
        g = offered(round=3, red=seat(pure=1, tainted=2), green=seat(pure=2))
        answer(g, red=paid)
        second = next(colour for colour in ("green", "yellow") if g.player(colour).opened.icon == DEVIL)
        seen.append(g.match.view(COLOURS.index(second))["players"][COLOURS.index(second)]["opened"])
    assert seen[0] == seen[1]
    assert seen[0]["taken"]


def test_a_devil_who_asks_for_two_may_be_paid_in_any_mix() -> None:
    """E30."""
    g = offered(None, PRICES | {"blue": "2-shards"}, round=3, red=seat(pure=1, tainted=2), green=seat(pure=2))
    assert [option for option in g.options("red") if option.startswith("accept")] == [
        "accept-1-pure-1-tainted",
        "accept-0-pure-2-tainted",
    ]
    answer(answer(g, red="accept-1-pure-1-tainted"))
    assert (g.player("blue").shards, g.player("red").shards) == ([1, 1], [0, 1])


def test_one_shard_does_not_pay_for_two() -> None:
    """X10."""
    g = offered(None, PRICES | {"blue": "2-shards"}, green=seat(pure=1), blue=seat(pure=2))
    assert g.options("green") == ["reject", "supply"]
    assert set(g.refused("green").values()) == {"shards"}


@pytest.mark.parametrize(
    ("offer", "things", "payable"),
    [("", {"wood": 1}, True), ("", {}, False), ("wood", {}, True), ("coin", {}, True), ("marble", {}, True)],
)
def test_a_loan_a_sale_or_the_chest_itself_pays(offer: str, things: dict[str, int], payable: bool) -> None:
    """X11 and A14: a debt of 7 leaves three coins, and the fourth is had for a good, one's own or the chest's."""
    red = seat(**{offer: 1}) if offer else {}
    g = offered({"red": offer}, PRICES | {"red": "4-coins"}, red=red, yellow=seat(debt=7, **things))
    assert ("accept" in g.options("yellow")) == payable
    if payable:
        g.play("yellow answer accept")
        while g.ask("yellow") is not None:
            g.play(f"yellow fund {g.options('yellow')[-1]}")
        assert g.player("yellow").owes <= 10
        assert g.player("yellow").coins >= 0
    else:
        assert g.refused("yellow")["accept"] == "cannot-pay"


def test_coins_in_the_own_chest_do_not_pay_for_another() -> None:
    """X13: without a loan to be had, nothing can be taken."""
    g = offered({"yellow": "coin coin coin"}, yellow=seat(coin=3, debt=10))
    assert g.player("yellow").opened.icon == CULTIST
    assert "accept" not in g.options("yellow")


def test_goods_of_the_first_chest_pay_for_the_second() -> None:
    """X14."""
    g = offered({"blue": "coin " * 5}, PRICES | {"red": "5-coins"}, blue=seat(coin=5), green=seat(debt=10))
    answer(g, green="accept-1-pure-0-tainted")
    assert g.player("green").opened.icon == CULTIST
    assert "accept" in g.options("green")


def test_an_empty_chest_may_be_taken() -> None:
    """A13: to give a shard away."""
    g = answer(answer(offered(), green="accept-1-pure-0-tainted"))
    assert (g.player("green").shards, g.player("blue").shards) == ([2, 0], [1, 0])


def test_nobody_offers_what_is_not_a_good() -> None:
    """E29: shards are never offered, nor indulgences unless the table says so."""
    g = table("devil", seats=4, phase="offer", red=seat(wood=1, indulgences=1), green=seat(coin=1, indulgences=1))
    assert g.options("red") == ["wood", "done", "supply"]
    assert g.options("green") == ["coin", "done", "supply"]


def test_icons_tell_the_two_mortals_apart() -> None:
    """A11."""
    g = offered()
    assert {g.player("blue").opened.icon, answer(g).player("blue").opened.icon} == {SUN, MOON}


def test_others_see_nothing_of_a_deal() -> None:
    """Whatever comes of Yellow's first chest, Blue, who has nothing to do with it, is sent the same."""
    sent = []
    for taken in ("accept", "reject"):
        g = offered({"red": "wood"}, red=seat(wood=1), yellow=seat(coin=2))
        answer(answer(g, yellow=taken))
        sent.append(json.dumps(g.match.view(0), default=str))
    assert sent[0] == sent[1]


def test_a_wish_is_for_all_to_see() -> None:
    g = table("devil", seats=4, phase="wish")
    g.play("blue wish glass", *(f"{colour} wish nothing" for colour in COLOURS[1:]))
    assert [me["wish"] for me in g.match.view(3)["players"]] == [3, -1, -1, -1]


def test_indulgences_in_offers() -> None:
    """Option: they go with the goods, pay for no shard, and their number is nobody else's to know."""
    g = offered({"red": "indulgence"}, options={"indulgences": "offered"}, red=seat(indulgences=1), yellow=seat(coin=2))
    answer(answer(g, yellow="accept"))
    assert [g.player(colour).pardons for colour in ("red", "yellow")] == [0, 1]


def test_jesters_stay_in_the_chest_and_come_back_to_its_owner() -> None:
    """Option: whoever takes the goods does not get them, and a comment is the owner's to keep."""
    words: dict[str, Any] = {"red": seat(wood=1), "yellow": seat(coin=2)}
    g = offered({"red": "wood jester-glad"}, options={"jesters": "with"}, **words)
    before = {colour: g.player(colour).jesters for colour in ("red", "yellow")}
    g.play("yellow answer jester-sad")
    answer(answer(g, yellow="accept"))
    assert g.player("red").jesters == before["red"] + 2
    assert g.player("yellow").jesters == before["yellow"] - 1
    assert g.player("blue").jesters == 0
