"""Why something cannot be chosen: every code, where it shows; `board-taken` is in `test_boards`."""

from __future__ import annotations

from typing import Any

import pytest

from regna.games.architects.black_market import why_not_deal
from regna.games.architects.gathering import why_not_mine
from regna.games.architects.guildhall import why_not_cathedral
from regna.scenario import seat, table
from tests.games.architects.looking import at, turn
from tests.games.architects.printed import BUILDINGS

FORBID = {"options": {"empty-visits": "forbid"}}


@pytest.mark.parametrize(
    ("position", "place", "code"),
    [
        ({"tax": 0}, "tax-stand", "no-tax"),
        ({"market": ["red"], "yellow": {"silver": 9}}, "black-market-left", "taken"),
        ({"yellow": {"silver": 9, "virtue": 10}}, "black-market-middle", "too-virtuous"),
        ({"yellow": {"silver": 0}}, "black-market-left", "silver"),
        ({"yellow": {"silver": 1}}, "black-market-middle", "silver"),
        ({"yellow": {"silver": 2}}, "black-market-right", "silver"),
        ({}, "guildhall", "nothing-to-build"),
        (FORBID, "kings-storehouse", "nothing-to-do"),
        (FORBID, "guardhouse", "nothing-to-do"),
        (FORBID, "town-centre", "silver"),
    ],
)
def test_why_a_worker_cannot_be_placed(position: dict[str, Any], place: str, code: str) -> None:
    g = table(**position)
    assert g.refused("yellow")[place] == code
    assert place not in g.options("yellow")


@pytest.mark.parametrize(
    ("apprentice", "option", "code"),
    [
        ("thief", "marble", "goods"),
        ("trader-clay", "trader-clay", "goods"),
        ("merchant-gold", "merchant-gold", "silver"),
    ],
)
def test_why_something_cannot_be_exchanged(apprentice: str, option: str, code: str) -> None:
    g = table(yellow=seat(clay=2, apprentices=[apprentice]))
    g.play("yellow place kings-storehouse")
    assert g.refused("yellow")[option] == code


def test_why_somebody_cannot_be_hired() -> None:
    g = table(top_row=["labourer", "miner", "jeweller", "thief"], yellow=seat(silver=5))
    g.play("yellow place workshop", "yellow work hire")
    assert g.options("yellow")[:2] == ["labourer", "miner"]
    assert g.refused("yellow")["jeweller"] == "silver"


@pytest.mark.parametrize(
    ("mine", "red", "option", "code"),
    [
        ({"prison": 1}, {}, "send", "no-captives"),
        ({"captured": {"red": 1}}, {}, "release", "no-prisoners"),
        ({"prison": 1}, {}, "rescue", "nobody-held"),
        ({"prison": 1}, {}, "rescue-by-debt", "nobody-held"),
        ({"silver": 4}, {"captured": {"yellow": 1}}, "rescue", "silver"),
        ({"prison": 1, "silver": 9}, {}, "pay-debt", "no-debt"),
        ({"prison": 1, "silver": 5, "unpaid": 1}, {}, "pay-debt", "silver"),
    ],
)
def test_why_guards_cannot_help(mine: dict[str, Any], red: dict[str, Any], option: str, code: str) -> None:
    g = table(yellow=mine, red=red)
    g.play("yellow place guardhouse")
    assert g.refused("yellow")[option] == code
    assert option not in g.options("yellow")


@pytest.mark.parametrize(
    ("mine", "red", "option", "code"),
    [
        ({}, {}, "keep", "skills"),
        ({"apprentices": ["labourer"]}, {}, "keep", "missing"),
        ({"virtue": 4}, {}, "cathedral", "too-wicked"),
        ({"level": 5}, {}, "cathedral", "cathedral-done"),
        ({"level": 4}, {"level": 5}, "cathedral", "cathedral-full"),
        ({}, {}, "cathedral", "cathedral-price"),
    ],
)
def test_why_something_cannot_be_built(mine: dict[str, Any], red: dict[str, Any], option: str, code: str) -> None:
    g = table(yellow={"hand": ["well", "keep"], "wood": 2, "stone": 2} | mine, red=red)
    g.play("yellow place guildhall")
    assert g.options("yellow") == ["well"]
    assert g.refused("yellow")[option] == code


def test_why_a_group_cannot_be_captured() -> None:
    red, green = seat(forest=1, mines=1), seat(forest=1)
    g = table(seats=4, yellow=seat(silver=9, town_centre=1), red=red, green=green)
    g.play("yellow place town-centre", "yellow capture forest red")
    assert g.refused("yellow")["mines red"] == "capture-places"


BARRACKS = {"hand": ["barracks"], "apprentices": ["labourer"], "clay": 2, "wood": 6, "gold": 2}


def test_barracks_with_nobody_to_rescue_or_to_capture() -> None:
    g = table(yellow=BARRACKS, red=seat(forest=1))
    g.play("yellow place guildhall", "yellow build barracks")
    assert g.refused("yellow") == {"rescue": "nobody-held"}
    g = table(yellow=BARRACKS, red=seat(captured={"yellow": 1}))
    g.play("yellow place guildhall", "yellow build barracks")
    assert g.refused("yellow") == {"capture": "nobody-there"}


def test_a_capture_that_cannot_be_paid() -> None:
    """Without a silver for the second capture the visit is over."""
    g = table(yellow=seat(silver=1, town_centre=1), red=seat(forest=1, mines=1))
    g.play("yellow place town-centre", "yellow capture forest red")
    assert turn(g) == "red"
    assert at(g, "red", "mines") == 1


def test_codes_of_questions_that_answer_themselves() -> None:
    """With one of two answers left nobody is asked, so these show in no question of a match."""
    g = table(yellow=seat(mines=1, gold=1), red=seat(built=[name for name, *_ in BUILDINGS]))
    me, gold = g.player("yellow"), 3
    reasons = [
        why_not_mine(me, gold),
        why_not_deal(g.table, "look"),
        why_not_cathedral(g.table, me),
    ]
    codes = [reason.code for reason in reasons if reason is not None]
    assert codes == ["two-workers", "no-plans", "no-plan"]
