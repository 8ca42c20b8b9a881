"""The options of a match: rulings that people decide in another way."""

from __future__ import annotations

from typing import Any

import pytest

from regna.games.architects.black_market import sides
from regna.games.architects.notation import GAINS
from regna.scenario import seat, table
from regna.texts import LANGUAGES, speaker_for
from tests.games.architects.looking import at, captives, goods, prison, turn
from tests.games.architects.printed import goods_of


@pytest.mark.parametrize(("captures", "conspirators", "price"), [(3, 1, 1), (3, 2, 1), (2, 1, 1), (1, 1, 1), (3, 0, 3)])
def test_a_conspirator_may_make_every_further_capture_free(captures: int, conspirators: int, price: int) -> None:
    """Ruling N04, the other reading."""
    mine = seat(silver=9, town_centre=3, forest=1, apprentices=["conspirator"] * conspirators)
    others: dict[str, Any] = {colour: seat(forest=1) for colour in ("red", "green", "blue")}
    g = table(seats=4, options={"conspirator": "per-capture"}, yellow=mine, **others)
    g.play("yellow place town-centre", *[f"yellow capture forest {colour}" for colour in list(others)[:captures]])
    g.play("yellow capture stop")
    assert g.player("yellow").silver == 9 - price
    assert sum(captives(g, "yellow").values()) == captures


def test_without_workers_any_may_be_taken_back() -> None:
    """Ruling N10, `any`."""
    mine, red = seat(prison=3), seat(captured={"yellow": 2})
    hall = ["yellow"] * 14
    g = table(seats=3, options={"fallback": "any"}, guildhall=hall, market=["yellow"], yellow=mine, red=red)
    assert g.options("yellow") == ["prison", "boards", "black-market-left"]
    g.play("yellow take-back boards")
    assert g.player("yellow").reserve == 1
    assert captives(g, "red") == {"yellow": 1}


@pytest.mark.parametrize("fallback", ["ordered", "any"])
def test_which_worker_comes_home_from_the_market_is_a_choice(fallback: str) -> None:
    """It was always the leftmost."""
    hall = ["yellow"] * 18
    g = table(seats=4, options={"fallback": fallback}, market=["yellow", "", "yellow"], guildhall=hall)
    assert g.options("yellow") == ["black-market-left", "black-market-right"]
    g.play("yellow take-back black-market-right")
    assert g.table.market == [0, -1, -1]
    assert g.player("yellow").reserve == 1


def test_without_workers_in_circles_the_turn_may_be_passed() -> None:
    """Ruling N10, `pass`."""
    g = table(seats=4, options={"fallback": "pass"}, guildhall=["yellow"] * 17, yellow=seat(prison=3))
    assert turn(g) == "red"
    assert prison(g) == {"yellow": 3}


def test_a_game_in_which_nobody_can_do_anything_ends() -> None:
    """Ruling N10, `pass`: otherwise it would never end."""
    g = table(options={"fallback": "pass"}, yellow=seat(prison=20), red=seat(prison=20))
    assert g.match.over


def test_a_game_goes_on_while_somebody_can_move() -> None:
    g = table(seats=3, options={"fallback": "pass"}, yellow=seat(prison=20), red=seat(prison=20))
    g.play("green place quarry", "green place quarry", "green place quarry")
    assert turn(g) == "green"


def test_with_workers_in_circles_passing_is_not_possible() -> None:
    g = table(options={"fallback": "pass"}, yellow=seat(quarry=17, prison=3))
    g.play("yellow take-back quarry")
    assert at(g, "yellow", "quarry") == 16


def test_visits_without_effect_may_be_forbidden() -> None:
    """Ruling N21, `forbid`."""
    g = table(options={"empty-visits": "forbid"})
    refused = g.refused("yellow")
    assert refused["kings-storehouse"] == "nothing-to-do"
    assert refused["guardhouse"] == "nothing-to-do"
    assert refused["town-centre"] == "silver"

    able = seat(silver=1, clay=2, prison=1)
    g = table(options={"empty-visits": "forbid"}, yellow=able)
    assert {"kings-storehouse", "guardhouse", "town-centre"} <= set(g.options("yellow"))


def test_low_virtue_opens_the_town_centre_without_silver() -> None:
    """Ruling N21, `forbid`: there is no tax to pay."""
    g = table(options={"empty-visits": "forbid"}, yellow=seat(virtue=3))
    assert "town-centre" in g.options("yellow")


@pytest.mark.parametrize(
    ("card", "large"),
    [("market-1", "2m 2w"), ("market-3", "1g 1s 2w"), ("market-4", "1m 1w 2s"), ("market-5", "2m 2s"),
     ("market-6", "1m 1w 2s"), ("market-7", "1g 1s 2w"), ("market-8", "2m 2s")],
)  # fmt: skip
def test_market_cards_may_be_paired_the_other_way_round(card: str, large: str) -> None:
    """Ruling N07: card 1 with card 10, card 2 with card 9 and so on; small sides stay."""
    g = table(options={"pairing": "mirrored"}, market_large=[card], yellow=seat(silver=3))
    g.play("yellow place black-market-right")
    assert goods(g, "yellow") == goods_of(large)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pairing", ["same", "mirrored"])
def test_a_market_card_tells_its_large_side_however_they_are_paired(language: str, pairing: str) -> None:
    g = table(options={"pairing": pairing})
    say = speaker_for(g.match.setup.game, language)
    for number, card in enumerate(g.table.cards):
        if card.deck == "market":
            _, large = sides(g.table, number)
            said = say.listing([say(amount) for amount in GAINS.say(large, g.match.setup)])
            assert said in say.message(f"card-{card.key}.text"), card.key


def test_mirrored_cards_keep_their_small_side() -> None:
    g = table(options={"pairing": "mirrored"}, market_small=["market-3"], yellow=seat(silver=1))
    g.play("yellow place black-market-left")
    assert goods(g, "yellow") == {"marble": 1, "stone": 1}


@pytest.mark.parametrize(("guard", "over"), [("on", True), ("off", False)])
def test_a_third_recall_may_start_the_final_round(guard: str, over: bool) -> None:
    """OR13 of the rules: as if the last slot had been filled by the opponent."""
    options = {"opponent": "constantine", "stall-guard": guard}
    g = table(seats=1, options=options, schemes=["s17", "s18"], recalls=2, red=seat(forest=20))
    g.play("yellow place silversmith")
    assert not g.match.over
    g.play("yellow place silversmith")
    assert g.match.over is over


def test_a_second_recall_starts_nothing() -> None:
    options = {"opponent": "constantine", "stall-guard": "on"}
    g = table(seats=1, options=options, schemes=["s17", "s18"], recalls=1, red=seat(forest=20))
    g.play("yellow place silversmith", "yellow place silversmith")
    assert not g.match.over
