"""The reputation track (p. 14)."""

from __future__ import annotations

from regna.games.devil.reputation import change_reputation, forget
from regna.games.devil.state import Realm
from regna.scenario import seat, table


def track(reputation: int) -> Realm:
    found: Realm = table("devil", seats=4, phase="plan", blue=seat(reputation=reputation)).table
    return found


def test_two_arrows_move_a_marker_by_two() -> None:
    """p. 14, example."""
    t = track(11)
    assert t.track.arrows[10] == 2
    forget(t)
    assert t.players[0].reputation == 9


def test_a_science_building_costs_what_there_is() -> None:
    """p. 14: from level 4 it goes to the bottom, through all three levels with demon wings."""
    g = table(
        "devil", seats=4, phase="plan", blue=seat(reputation=4, wood=1, stone=1, hand=["herbalist"]), red=seat(coin=9)
    )
    g.play("blue plan build herbalist", "red plan recruit")
    g.play(*(f"{colour} plan done" for colour in ("blue", "red", "green", "yellow")))
    me = g.player("blue")
    assert len(me.built) == 1
    assert (me.reputation, me.demons, me.guests, me.score) == (1, 0, 1, -2)


def test_falling_to_the_bottom_gives_three_demon_wings() -> None:
    """p. 14: so many that a guest moves in at once."""
    t = track(5)
    change_reputation(t, t.players[0], -4)
    me = t.players[0]
    assert (me.reputation, me.demons, me.guests, me.score) == (1, 0, 1, -2)
