"""Commission, Fortify, Garrison, Absolve, Attack and Convert (p. 16 to 21)."""

from __future__ import annotations

from regna.games.paladins.base import BASE
from regna.games.paladins.board import WALL_LEVELS
from regna.games.paladins.prices import next_price
from regna.games.paladins.words import FIGHTER, FORTIFY, LABOURER, SCOUT
from regna.scenario import seat, table


def test_a_monk_goes_to_the_second_region_and_a_wall_follows() -> None:
    """EX-14, p. 16, then EX-15, p. 17: Anséis gives Influence 3 and Faith 1, and walls cost him nothing."""
    g = table(
        "paladins",
        walls=["wall-labourer-fighter"],
        yellow=seat(
            paladin="anseis",
            influence=1,
            faith=2,
            provisions=1,
            scout=2,
            labourer=2,
            merchant=1,
            cleric=1,
            workshops=["commission-left"],
            monks=["1-recruit", "1-coins"],
            walls=["wall-scout", "wall-merchant", "wall-fighter"],
        ),
        red=seat(labourer=1),
    )
    g.play("yellow act commission")
    assert "3-pray" in g.refused("yellow")
    g.play("yellow send 2-scout", "yellow staff 1-labourer+1-cleric")
    me = g.player("yellow")
    assert (me.provisions, me.monks, me.attributes[2], me.workers[SCOUT]) == (0, 3, 2, 3)
    g.play("red act pass", "yellow act fortify", "yellow staff 2-scout+1-merchant")
    assert (me.provisions, len(me.walls), me.attributes[1]) == (0, 4, 1)
    assert (me.workers[LABOURER], me.workers[FIGHTER]) == (2, 1)
    assert WALL_LEVELS[len(me.walls)] == 7
    me.paladin.clear()
    assert next_price(g.table, me, BASE.actions[FORTIFY]) == 2


def test_an_outpost_in_the_third_region_brings_a_prayer_and_faith() -> None:
    """EX-16, p. 18."""
    g = table(
        "paladins",
        yellow=seat(strength=5, provisions=1, merchant=1, labourer=1, fighter=1, busy=["hunt"]),
    )
    g.play("yellow act garrison", "yellow guard 3-pray")
    assert g.options("yellow") == ["hunt", "garrison", "stop"]
    g.play("yellow clear hunt")
    me = g.player("yellow")
    assert (me.provisions, me.outposts, me.attributes[0]) == (0, 1, 1)
    assert sum(me.workers) == 0


def test_the_first_jar_repays_a_debt_and_a_suspicion_goes() -> None:
    """EX-17, p. 19."""
    g = table(
        "paladins",
        yellow=seat(coins=1, cleric=1, labourer=1, merchant=1, unpaid=1, suspicions=["suspicion-0"]),
    )
    g.play("yellow act absolve", "yellow fill repay-1", "yellow forget discard")
    me = g.player("yellow")
    assert (me.coins, me.unpaid, me.paid, len(me.suspicions), me.attributes[0]) == (0, 0, 1, 0, 1)
    assert me.absolved == 1


def test_a_coin_makes_up_for_two_strength_against_the_mercenary() -> None:
    """EX-18, p. 20."""
    row = ["", "", "", "viking-mercenary"]
    g = table("paladins", outsider_row=row, yellow=seat(strength=5, coins=1, scout=1, labourer=1, fighter=1))
    g.play("yellow act attack")
    me = g.player("yellow")
    assert (me.coins, me.attributes[2], me.workers[LABOURER]) == (0, 1, 2)
    assert [g.table.cards[card].key for card in me.attacked] == ["viking-mercenary"]


def test_the_assassin_is_converted_with_the_paladins_faith() -> None:
    """EX-19, p. 21: at the end he is worth a point for each attacked Byzantine."""
    g = table(
        "paladins",
        outsider_row=["", "viking-assassin"],
        yellow=seat(
            paladin="engelier",
            faith=3,
            coins=2,
            fighter=1,
            labourer=1,
            cleric=1,
            converted=["saracen-archer", "byzantine-archer"],
            attacked=["byzantine-hunter", "byzantine-invader", "viking-thief"],
        ),
    )
    g.play("yellow act convert")
    me = g.player("yellow")
    assert (me.coins, me.attributes[1], len(me.converted)) == (0, 2, 3)
    assert g.points("yellow")["outsiders"] == 2
