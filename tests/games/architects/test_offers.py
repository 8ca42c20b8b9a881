"""What the board promises for one more worker is what that worker brings."""

from __future__ import annotations

import pytest

from regna.bots import RandomBot
from regna.games import load
from regna.kernel import Match
from regna.scenario import seat, table

PROMISING = ("quarry", "forest", "silversmith", "tax-stand", "black-market-left", "black-market-right")


@pytest.mark.parametrize("seed", range(4))
def test_a_place_gives_what_it_offers(seed: int) -> None:
    match, bot = Match.new(load("architects"), 3, {"promo": "on", "boards": "dealt"}, seed), RandomBot(seed)
    compared = 0
    while match.pending and len(match.moves) < 300:
        ask = match.pending[0]
        if ask.prompt.name == "place":
            compared += sum(kept(match, ask.seat, place) for place in PROMISING)
        match.apply(ask.seat, bot.pick(ask))
    assert compared > 100


def kept(match: Match, colour: int, place: str) -> bool:
    """Whether the place could be tried without further questions or a reset; if so, it must keep its promise."""
    ask = match.pending[0]
    if f"place {place}" not in [match.write_option(ask, option) for option in ask.options]:
        return False
    after = match.fork()
    me = after.table.players[colour]
    before = [*me.goods, me.silver]
    offer = match.view(colour)["offers"][place]
    after.play(f"{match.setup.game.colours[colour]} place {place}")
    if after.steps == match.steps or match.view()["market"].count(-1) == 1:
        return False
    expected = [old + new for old, new in zip(before, offer["gains"][0], strict=False)]
    expected[5] -= offer.get("price", 0)
    assert [*me.goods, me.silver] == expected
    return True


def test_mines_offer_gold_from_the_second_worker_on() -> None:
    g = table(yellow=seat(mines=1, apprentices=["miner"]), red=seat())
    assert g.match.view(0)["offers"]["mines"]["gains"] == [[4, 0, 0, 0, 0, 0, 0, 0, 0], [1, 0, 0, 1, 0, 0, 0, 0, 0]]
    assert g.match.view(1)["offers"]["mines"]["gains"] == [[2, 0, 0, 0, 0, 0, 0, 0, 0]]
    assert g.match.view(None)["offers"]["mines"]["gains"] == [[2, 0, 0, 0, 0, 0, 0, 0, 0]]


def test_what_places_allow() -> None:
    me = seat(kings_storehouse=2, workshop=4, town_centre=1, guardhouse=3)
    offers = table(yellow=me).match.view(0)["offers"]
    assert offers["kings-storehouse"] == {"actions": 3}
    assert offers["workshop"] == {"reach": 4, "plans": 3}
    assert offers["town-centre"] == {"actions": 2}
    assert offers["guardhouse"] == {"actions": 4}
