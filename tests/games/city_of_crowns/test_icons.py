"""New icons, favours, deck tops, scoring."""

from __future__ import annotations

from typing import Any

import pytest

from regna.games.paladins.words import ATTACK, CLERIC, FORTIFY, GARRISON, LABOURER
from regna.scenario import Scene, seat

from . import DIPLOMACY, crowned, keys


def favour(name: str, worker: str, **yellow: Any) -> Scene:
    g = crowned(round=3, favours=[name], yellow=seat(**{worker: 2}, **yellow), red=seat(labourer=1))
    g.play(f"yellow act {name}")
    return g


def test_the_granaries_give_four_things() -> None:
    """F11, p. 16."""
    me = favour("favour-stores", "labourer", suspicions=["suspicion-0"]).player("yellow")
    assert (me.coins, me.provisions, len(me.suspicions), me.workers[LABOURER]) == (1, 1, 0, 2)


# Moving a workshop


def test_a_workshop_moves_to_another_action() -> None:
    """F13, p. 15 and 16: its old slot takes a worker again, whoever stood on the new one leaves (B20)."""
    g = favour("favour-masons", "scout", workshops=["attack-left", "fortify-left"], busy=["garrison"])
    g.play("yellow choose 1-move", "yellow lift attack-left")
    assert g.refused("yellow") == {
        "attack-left": "same-action",
        "attack-middle": "same-action",
        "fortify-left": "covered",
    }
    g.play("yellow shift garrison-middle")
    me = g.player("yellow")
    assert [me.covered[each] for each in (ATTACK, GARRISON, FORTIFY)] == [0, 2, 1]
    assert me.workshops == 2


def test_no_third_workshop_on_an_action() -> None:
    """CD-34."""
    g = favour("favour-masons", "scout", workshops=["attack-left", "fortify-left", "fortify-middle"])
    g.play("yellow choose 1-move", "yellow lift attack-left")
    assert [reason for spot, reason in g.refused("yellow").items() if spot.startswith("fortify")] == ["covered"] * 2


def test_without_a_workshop_there_are_labourers() -> None:
    me = favour("favour-masons", "scout").player("yellow")
    assert me.workers[LABOURER] == 2


def test_the_extra_workshop_can_be_moved_too() -> None:
    g = favour("favour-masons", "scout", extra_workshop="negotiate-left")
    g.play("yellow choose 1-move", "yellow shift muster-left")
    assert g.player("yellow").covered[-2:] == [1, 0]


# Own townsfolk


def test_own_townsfolk_are_dismissed_for_their_quest() -> None:
    """F15, p. 15 and 16: somebody to start with too, and they do not answer any more (B63)."""
    g = favour("favour-discharge", "fighter", townsfolk=["abbot-labourer", "squire-faith"])
    g.play("yellow choose 1-dismiss", "yellow dismiss abbot-labourer")
    me = g.player("yellow")
    assert (keys(g, me.townsfolk), me.workers[CLERIC], me.workers[LABOURER]) == (["squire-faith"], 1, 1)
    assert keys(g, g.table.discards) == ["abbot-labourer"]


def test_without_own_townsfolk_there_are_coins() -> None:
    """CD-35."""
    assert favour("favour-discharge", "fighter").player("yellow").coins == 2


def test_a_debt_or_diplomacy() -> None:
    """F14, p. 16."""
    g = favour("favour-indulgence", "cleric", unpaid=1)
    g.play("yellow choose 1-diplomacy")
    assert (g.player("yellow").attributes[DIPLOMACY], g.player("yellow").unpaid) == (1, 1)


# Quests and deck tops


def test_a_free_quest_reaches_the_top_of_the_pile_or_is_declined() -> None:
    """p. 15 (B42, B58)."""
    g = crowned(
        stack_1=["muster-06"],
        townsfolk_row=["", "", "acolyte-labourer"],
        townsfolk=["abbot-labourer", "abbot-tax"],
        yellow=seat(scout=1, coins=1),
        red=seat(labourer=1),
    )
    g.play("yellow act muster-06")
    assert g.options("yellow") == ["acolyte-labourer quest", "abbot-labourer quest", "stop"]
    g.play("yellow hire abbot-labourer quest")
    assert keys(g, g.table.townsfolk_top) == ["abbot-tax"]
    assert g.player("yellow").workers[CLERIC] == 1


def test_the_tops_of_the_piles_can_be_had_and_the_next_shows_at_once() -> None:
    """p. 14 (B01, B02): the townsman for 4 coins or a debt, the Outsider with Strength 13 or coins."""
    tops: dict[str, Any] = {
        "townsfolk": ["abbot-labourer", "abbot-tax"],
        "outsiders": ["viking-thief", "viking-traitor"],
    }
    g = crowned(**tops, townsfolk_row=[""], yellow=seat(labourer=1, coins=4), red=seat(labourer=2))
    g.play("yellow act recruit")
    assert g.options("yellow") == ["coins", "debt"]
    g.play("yellow pay coins")
    assert (g.player("yellow").coins, keys(g, g.table.townsfolk_top)) == (0, ["abbot-tax"])
    g = crowned(
        **tops,
        outsider_row=[""],
        yellow=seat(labourer=1, scout=1, fighter=1, coins=2, strength=9),
        red=seat(labourer=2),
    )
    g.play("yellow act attack")
    me = g.player("yellow")
    assert (keys(g, me.attacked), me.coins) == (["viking-thief"], 2)  # two for the swords, two of the reward
    assert keys(g, g.table.outsiders_top) == ["viking-traitor"]


# Scoring


def test_five_muster_cards_and_an_enforcer() -> None:
    """CD-19, p. 9 and 14."""
    mustered = [f"muster-0{n}" for n in range(1, 6)]
    points = crowned(yellow=seat(mustered=mustered, converted=["viking-enforcer"])).points("yellow")
    assert (points["musters"], points["outsiders"]) == (2, 2)


@pytest.mark.parametrize(("diplomacy", "points", "track"), [(7, 1, 6), (8, 2, 9)])
def test_an_emissary_counts_diplomacy(diplomacy: int, points: int, track: int) -> None:
    """CD-20, p. 14: markers only."""
    counted = crowned(yellow=seat(diplomacy=diplomacy, converted=["saracen-emissary"], paladin="envoy")).points(
        "yellow"
    )
    assert (counted["outsiders"], counted["diplomacy"]) == (points, track)


def test_a_trickster_counts_cards_that_were_kept() -> None:
    """p. 14: neither delegated ones nor the printed icon."""
    rallied = ["negotiation-01", "negotiation-02", "negotiation-03"]
    assert crowned(yellow=seat(rallied=rallied, converted=["viking-trickster"])).points("yellow")["outsiders"] == 1


def test_a_secret_order_breaks_ties_like_any_other() -> None:
    """B22: as many points, but six of them by orders."""
    walls = ["wall-scout", "wall-cleric", "wall-fighter", "wall-merchant", "wall-labourer-2"]
    g = crowned(
        yellow=seat(walls=walls, secret_order="order-fortify", labourer=1, icon="farmer"),
        red=seat(strength=6, coins=3, secret_order="order-attack"),
        orders=["order-convert"],
    )
    scores = [sum(each.values()) for each in g.match.result().scores]
    assert scores == [7, 7]
    assert g.match.result().winners == [0]
    counted = g.match.setup.game.card_points(g.table)[0]
    assert [each.points for each in counted if each.category == "secret-order"] == [6]
