"""Suspicions, taxes and the Inquisition (p. 22, 23 and 35)."""

from __future__ import annotations

from regna.scenario import seat, table


def test_the_second_suspicion_waits_for_the_inquisition() -> None:
    """EX-20, p. 22: one coin in the pool, two criminals."""
    g = table(
        "paladins",
        phase="gather",
        pool=1,
        tavern_row=["tavern-sfxx", "tavern-llmm", "tavern-ssmm"],
        suspicions=["suspicion-2", "suspicion-0"],
        yellow=seat(chosen="roland"),
        red=seat(chosen="oliver"),
    )
    g.play("yellow tavern tavern-sfxx")
    me = g.player("yellow")
    told = [told.event.kind for told in g.match.events_for(None)]
    first, second = (n for n, kind in enumerate(told) if kind == "suspicion")
    assert first < told.index("tax") < told.index("inquisition") < told.index("pool") < second
    assert me.coins == 2
    assert (me.unpaid, len(me.suspicions)) == (1, 2)
    assert g.table.pool == 6


def test_a_conspirator_acts_before_suspicions_are_compared() -> None:
    """EX-21, p. 23."""
    g = table(
        "paladins",
        pool=1,
        suspicions=["suspicion-1"],
        yellow=seat(labourer=1, townsfolk=["conspirator-discard"], suspicions=["suspicion-0"]),
        red=seat(suspicions=["suspicion-0", "suspicion-1"]),
    )
    g.play("yellow act conspire")
    assert (g.player("yellow").unpaid, len(g.player("yellow").suspicions)) == (0, 1)
    assert (g.player("red").unpaid, len(g.player("red").suspicions)) == (1, 1)


def test_all_who_tie_for_most_take_a_debt_and_discard_half() -> None:
    """EX-22, p. 23: 1, 0, 3 and 3 suspicions; the pool is filled with 8 coins."""
    g = table(
        "paladins",
        seats=4,
        pool=2,
        outsider_row=["viking-thief"],
        turn="red",
        yellow=seat(suspicions=["suspicion-0"]),
        red=seat(strength=1, scout=1, labourer=1, fighter=1),
        green=seat(suspicions=["suspicion-0"] * 3),
        blue=seat(suspicions=["suspicion-1"] * 3),
    )
    g.play("red act attack")
    players = [g.player(colour) for colour in ("yellow", "red", "green", "blue")]
    assert [me.unpaid for me in players] == [0, 0, 1, 1]
    assert [len(me.suspicions) for me in players] == [1, 0, 2, 2]
    assert g.table.pool == 8


def test_peddler_then_conspirators_then_squires() -> None:
    """EX-33, p. 35: the owner's order makes all of them useful, and nobody owes anything."""
    g = table(
        "paladins",
        pool=2,
        outsider_row=["viking-thief"],
        yellow=seat(
            strength=1,
            scout=1,
            labourer=1,
            fighter=1,
            suspicions=["suspicion-0", "suspicion-1"],
            townsfolk=[
                "conspirator-discard",
                "conspirator-criminal",
                "peddler-coin",
                "squire-faith",
                "squire-influence",
            ],
        ),
        red=seat(suspicions=["suspicion-0"]),
    )
    g.play("yellow act attack")
    assert g.options("yellow") == ["conspirator-discard", "peddler-coin", "squire-faith", "squire-influence"]
    g.play("yellow react peddler-coin", "yellow react conspirator-discard", "yellow react conspirator-criminal")
    me = g.player("yellow")
    assert (me.coins, len(me.suspicions), me.unpaid) == (4, 0, 0)
    assert me.attributes == [1, 1, 2]
    assert g.player("red").unpaid == 1
