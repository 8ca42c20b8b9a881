"""Vectors of the digest that no chapter's tests hold, under their numbers; the others are cited there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from regna.games.devil.achievements import claims
from regna.games.devil.scoring import rank
from regna.games.devil.state import Realm
from regna.scenario import Scene, seat, table

COLOURS = ("blue", "red", "green", "yellow")


def realm(phase: str = "plan", **words: Any) -> Realm:
    found: Realm = table("devil", seats=4, phase=phase, **words).table
    return found


def resolving(*things: str, blue: Mapping[str, Any], round: int = 1, **words: Any) -> Scene:  # noqa: A002
    """Blue plans some things; Red, who is next, will have to choose a courtier."""
    g = table("devil", seats=4, phase="plan", round=round, blue=seat(**blue), red=seat(coin=9), **words)
    g.play(*(f"blue plan {thing}" for thing in (*things, "done")))
    g.play("red plan recruit", *(f"{colour} plan done" for colour in COLOURS[1:]))
    return g


def test_x05_only_new_buildings_are_passed() -> None:
    g = table("devil", seats=4, phase="keep", round=2, blue=seat(hand=["mill", "farm", "tavern"]))
    g.play("blue keep farm", *(f"{colour} keep {g.options(colour)[0]}" for colour in COLOURS[1:]))
    assert "farm" not in g.options("blue")
    drawn = g.options("blue")[:4]
    g.play(f"blue pass {drawn[0]}", f"blue pass {drawn[3]}")
    for colour in COLOURS[1:]:
        g.play(*(f"{colour} pass {card}" for card in g.options(colour)[:2]))
    hand = [g.table.cards[card].slug for card in g.player("blue").hand]
    assert len(hand) == 5
    assert {"farm", drawn[1], drawn[2]} < set(hand)


def test_x08_prices_by_role() -> None:
    g = table("devil", seats=4, phase="offer")
    g.play(*(f"{colour} offer done" for colour in COLOURS))
    assert g.options("blue") == ["1-shards", "2-shards"]
    assert g.options("red") == ["2-coins", "3-coins", "4-coins", "5-coins", "6-coins", "1-shards"]
    assert g.options("green") == ["2-coins", "3-coins", "4-coins", "5-coins", "6-coins", "7-coins"]


@pytest.mark.parametrize(("things", "wheat"), [(2, 0), (3, 1), (4, 2)])
def test_x20_wheat_for_tokens(things: int, wheat: int) -> None:
    plan = ("build farm", "build almshouse", "act farm", "recruit")[:things]
    goods = {"wood": 2, "stone": 2, "wheat": 3, "coin": 4}
    g = resolving(*plan, blue={"hand": ["farm", "almshouse"], **goods})
    if things == 4:
        g.play("blue recruit priest")
    assert g.player("blue").goods[2] == 3 + 2 * (things > 2) - wheat


def claimable(**blue: Any) -> list[str]:
    t = realm(round=4, blue=seat(**blue))
    names = [each.key for each in t.cards if each.deck == "achievement"]
    return [names[number] + "+" * helpers.bit_count() for number, helpers in claims(t, t.players[0])]


def test_x41_a_building_of_two_symbols_gives_both() -> None:
    assert "minor-each" in claimable(built=["coaching-inn", "rectory"])


def guessed(round: int, *guesses: str, **words: Any) -> Scene:  # noqa: A002
    """Guesses as `green devil-blue`; nobody lays out anything."""
    g = table("devil", seats=4, phase="mass", round=round, bribed=["A"], **words)
    for colour in COLOURS:
        g.play(f"{colour} mass done")
        g.play(*(f"{colour} guess {guess.split()[1]}" for guess in guesses if guess.startswith(colour)))
        g.play(f"{colour} guess done")
    return g


def test_x59_three_find_the_devil() -> None:
    g = guessed(3, "green devil-blue", "yellow devil-blue", "red devil-blue")
    assert [g.player(colour).coins for colour in COLOURS] == [0, 2, 2, 2]


def test_x61_a_ring_serves_once() -> None:
    g = table("devil", seats=4, phase="mass", round=3)
    g.play("green mass done", "green guess devil-blue")
    assert g.refused("green")["cultist-blue"] == "ring-used"
    assert g.refused("green")["devil-red"] == "token-used"


def test_x70_a_trade_route_on_wheat() -> None:
    g = table("devil", seats=4, phase="ship", round=5, blue=seat(built=["trade-route"], wheat=5, coin=9))
    g.play("blue ship wheat")
    sheet = g.points("blue")
    assert sheet["buildings"] == 4 + 5
    assert sheet["leftovers"] == 1
    assert rank(g.table, g.player("blue"))[1] * 5 == 4


def test_a_farm_built_with_the_third_token_pays_for_the_fourth() -> None:
    """A26: what is still planned may bring the wheat, so nothing is skipped."""
    blue = {"built": ["market"], "hand": ["farm"], "wood": 3, "stone": 2, "coin": 2, "debt": 10}
    g = resolving("use market", "build farm", "act farm", "recruit", blue=blue, round=4)
    g.play("blue exchange wood", "blue exchange enough", "blue recruit farmer")
    me = g.player("blue")
    assert (me.used, me.goods[2], me.hired) == (4, 0, [0])
