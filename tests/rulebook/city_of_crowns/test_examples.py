"""Every worked example of the rulebook of City of Crowns, in its order."""

from __future__ import annotations

from regna.games.paladins.words import COMMISSION, CONVERT, CRIMINAL, FORTIFY, LABOURER, MERCHANT, MUSTER, NEGOTIATE
from regna.scenario import seat

from ...games.city_of_crowns import DIPLOMACY, FAITH, alone, crowned, keys


def test_the_extra_workshop_goes_to_convert_after_a_knight_was_chosen() -> None:
    """CX-01, p. 4."""
    g = crowned(
        phase="draft",
        round=0,
        first="red",
        turn="yellow",
        townsfolk_row=["knight-labourer", "abbot-tax"],
        yellow=seat(icon="merchant"),
        red=seat(icon="farmer"),
    )
    g.play("yellow draft knight-labourer", "yellow build convert-left")
    me = g.player("yellow")
    assert keys(g, me.townsfolk) == ["knight-labourer"]
    assert len(g.table.box.actions[CONVERT].staff[me.covered[CONVERT]].slots) == 2
    assert (sum(me.workers), me.workshops, me.coins) == (0, 0, 0)
    assert me.icons(g.table) == [0, 1, 0, 0]


def test_maugris_takes_a_debt_for_an_attack_however_much_is_missing() -> None:
    """CX-02, p. 5."""
    g = crowned(
        outsider_row=["", "", "", "", "", "viking-thief"],
        yellow=seat(paladin="maugris", scout=1, labourer=1, fighter=1),
    )
    g.play("yellow act attack", "yellow fight viking-thief")
    me = g.player("yellow")
    assert (me.unpaid, keys(g, me.attacked)) == (1, ["viking-thief"])
    assert me.coins == 2  # the two of the attack's reward


def test_maugris_takes_a_debt_for_a_wall() -> None:
    """CX-03, p. 5."""
    g = crowned(walls=["wall-scout"], yellow=seat(paladin="maugris", provisions=1, merchant=1, labourer=1, scout=1))
    g.play("yellow act fortify")
    assert g.options("yellow") == ["provisions", "debt"]
    g.play("yellow pay debt")
    me = g.player("yellow")
    assert (me.unpaid, me.provisions, len(me.walls)) == (1, 1, 1)


def test_a_fighter_on_a_muster_card_recruits_for_a_provision() -> None:
    """CX-04, p. 5."""
    g = crowned(
        stack_2=["muster-02"], townsfolk_row=["abbot-tax"], yellow=seat(fighter=2, provisions=1), red=seat(labourer=1)
    )
    g.play("yellow act muster-02", "yellow hire abbot-tax keep")
    me = g.player("yellow")
    assert (me.provisions, me.workers[3], keys(g, me.townsfolk)) == (0, 1, ["abbot-tax"])
    assert g.table.stacks[1].worker == 3
    assert me.attributes[DIPLOMACY] == 0


def test_the_leftmost_card_is_mustered_for_two_provisions_with_the_merchant_on_it() -> None:
    """CX-05, p. 6: Astolfo lifts Influence to 2; the coins on the card are not paid."""
    g = crowned(
        diplomat=3,
        stack_1=["muster-01", "muster-09"],
        muster_workers=["merchant"],
        yellow=seat(
            paladin="astolfo",
            influence=1,
            provisions=2,
            cleric=1,
            labourer=1,
            scout=1,
            unpaid=1,
            suspicions=["suspicion-0"],
        ),
        red=seat(labourer=1),
    )
    g.play("yellow act muster", "yellow muster muster-01")
    assert g.options("yellow") == ["1-repay", "2-discard"]
    me = g.player("yellow")
    assert (me.workers[MERCHANT], sum(me.workers)) == (1, 1)
    g.play("yellow choose 1-repay")
    assert (me.provisions, me.paid, me.attributes[DIPLOMACY]) == (0, 1, 1)
    assert keys(g, me.mustered) == ["muster-01"]
    assert (g.table.diplomat, keys(g, g.table.stacks[0].top), g.table.stacks[0].worker) == (0, ["muster-09"], -1)


def test_commission_is_delegated_with_four_faith_more_for_a_coin() -> None:
    """CX-06, p. 7: neither workers of its own nor provisions."""
    g = crowned(
        negotiation_row=["", "", "negotiation-13"],
        yellow=seat(diplomacy=5, coins=1, fighter=1, labourer=1, merchant=1),
        red=seat(labourer=1),
    )
    g.play("yellow act negotiate")
    assert g.refused("yellow")["negotiation-13 rally"] == "level"
    g.play("yellow negotiate negotiation-13 delegate")
    assert "3-pray" in g.options("yellow")
    assert g.refused("yellow")["4-pray"] == "level"
    g.play("yellow send 3-coins")
    me = g.player("yellow")
    assert (me.coins, me.monks, me.provisions, me.is_busy(g.table.box.actions[COMMISSION])) == (2, 1, 0, False)
    assert (me.aid, me.level(g.table, 6), me.attributes[DIPLOMACY]) == (0, 0, 5)
    assert (keys(g, g.table.discards), g.table.negotiation_slots[2]) == (["negotiation-13"], -1)


def test_a_noble_is_rallied_with_strength_for_two_coins() -> None:
    """CX-07, p. 8."""
    g = crowned(
        negotiation_row=["", "negotiation-01"],
        yellow=seat(strength=2, coins=2, fighter=1, labourer=1, merchant=1),
        red=seat(labourer=1),
    )
    g.play("yellow act negotiate", "yellow negotiate negotiation-01 rally")
    me = g.player("yellow")
    assert (me.coins, keys(g, me.rallied), me.attributes[DIPLOMACY]) == (0, ["negotiation-01"], 1)


def test_the_third_military_icon_wins_the_ally() -> None:
    """CX-08, p. 8: a suspicion less and two taxes, and at every pass a worker (B07)."""
    g = crowned(
        pool=6,
        negotiation_row=["", "", "negotiation-01"],
        yellow=seat(
            icon="military",
            rallied=["negotiation-05"],
            strength=2,
            coins=1,
            fighter=1,
            labourer=1,
            merchant=1,
            suspicions=["suspicion-0"],
        ),
        red=seat(labourer=1, icon="farmer"),
    )
    g.play("yellow act negotiate", "yellow negotiate negotiation-01 rally")
    me = g.player("yellow")
    assert (keys(g, me.allies), len(me.suspicions), me.coins, g.table.pool) == (["ally-military"], 0, 2, 4)
    assert keys(g, g.table.allies) == ["ally-merchant", "ally-farmer", "ally-clergy"]
    g.play("red act pass")  # and yellow, who has nobody left, with red
    assert me.workers[1] == 1


def test_sets_of_four_and_of_two_icons_and_a_secret_order_that_was_missed() -> None:
    """CX-09, p. 9: four cards and the printed icon are six icons, since one card has two (B06)."""
    rallied = ["negotiation-01", "negotiation-03", "negotiation-04", "negotiation-22"]
    g = crowned(yellow=seat(icon="merchant", rallied=rallied, secret_order="order-negotiate"))
    points = g.points("yellow")
    assert g.player("yellow").icons(g.table) == [1, 2, 2, 1]
    assert (points["negotiations"], points["secret-order"]) == (11, 0)


def test_the_opponent_musters_the_highest_card_it_can_by_its_higher_attribute() -> None:
    """CX-10, p. 11: the Criminal comes with a suspicion; praying clears the right side, Muster's workers too."""
    g = alone(
        diplomat=1,
        schemes=["scheme-muster"],
        suspicions=["suspicion-0"],
        stack_1=["muster-18"],
        stack_3=["muster-08"],
        stack_4=["muster-12"],
        muster_workers=["", "", "", "criminal"],
        red=seat(strength=4, influence=4, faith=5, labourer=4, busy=["attack"]),
    )
    me = g.player("red")
    assert keys(g, me.mustered) == ["muster-12"]
    assert (me.workers[LABOURER], len(me.suspicions), me.attributes[DIPLOMACY], g.table.diplomat) == (2, 1, 4, 3)
    assert not any(me.placed)
    assert len(g.table.schemes_seen) == 0


def test_the_opponent_rallies_the_second_card_from_the_right() -> None:
    """CX-11, p. 12."""
    g = alone(
        schemes=["scheme-negotiate"],
        negotiation_row=["negotiation-14", "negotiation-05", "negotiation-09"],
        red=seat(strength=4, influence=4, labourer=4),
    )
    me = g.player("red")
    assert (keys(g, me.rallied), me.attributes[DIPLOMACY], me.workers[LABOURER]) == (["negotiation-05"], 4, 1)
    assert me.is_busy(g.table.box.actions[NEGOTIATE])


def test_the_opponent_delegates_to_the_rightmost_card_if_it_can_rally_nobody() -> None:
    """CX-12, p. 12: Fortify, without workers there, with what the card adds."""
    g = alone(
        schemes=["scheme-negotiate"],
        walls=["wall-scout"],
        negotiation_row=["negotiation-14", "negotiation-05", "negotiation-09"],
        negotiations=["negotiation-16"],
        red=seat(
            strength=4,
            influence=3,
            diplomacy=4,
            labourer=4,
            walls=["wall-fighter"] * 1 + ["wall-cleric", "wall-merchant"],
        ),
    )
    me = g.player("red")
    assert (len(me.walls), me.rallied, me.is_busy(g.table.box.actions[FORTIFY])) == (4, [], False)
    assert keys(g, g.table.discards) == ["negotiation-09"]


def test_whoever_has_a_princess_passes_with_more_than_three_workers() -> None:
    """CX-13, p. 14: up to three are kept, then she brings hers."""
    g = crowned(yellow=seat(townsfolk=["princess-labourer"], labourer=3, scout=2), red=seat(labourer=1))
    g.play("yellow act pass", "yellow keep 3-labourer")
    me = g.player("yellow")
    assert (me.workers[LABOURER], sum(me.workers), me.workers[CRIMINAL]) == (4, 4, 0)


def test_muster_is_an_action_with_a_cleric_and_a_scout() -> None:
    """p. 6 and 7: and Negotiate one with a Fighter and a Merchant."""
    g = crowned(yellow=seat(faith=3, coins=1, provisions=1))
    slots = [g.match.view()["offers"]["yellow"][name]["slots"] for name in ("muster", "negotiate")]
    assert slots == [["cleric", "any", "scout"], ["fighter", "any", "merchant"]]
    assert (g.table.box.names[MUSTER], FAITH) == ("muster", 0)
