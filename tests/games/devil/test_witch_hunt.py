"""The witch hunt (p. 15)."""

from __future__ import annotations

from typing import Any

import pytest

from regna.games.devil.constants import COLOURS
from regna.scenario import Scene, seat, table

from .playing import until


def voted(*votes: str, round: int = 3, **words: Any) -> Scene:  # noqa: A002
    """All vote in the order of seats, in round 3, where wings are for sale afterwards."""
    g = table("devil", seats=4, phase="vote", round=round, **words)
    g.play(*(f"{colour} vote {vote}" for colour, vote in zip(COLOURS, votes, strict=True)))
    return g


@pytest.mark.parametrize(
    ("votes", "questioned"),
    [
        (("red", "blue", "blue", "red"), [0, 1]),
        (("red", "green", "yellow", "nobody"), []),
        (("green", "green", "blue", "green"), [2]),
        (("nobody",) * 4, []),
    ],
)
def test_whoever_has_two_votes_is_questioned(votes: tuple[str, ...], questioned: list[int]) -> None:
    """X46 and X47."""
    g = voted(*votes)
    assert [ask.seat for ask in g.match.pending if g.table.phase == "question"] == questioned


def test_votes_are_shown_together_with_names() -> None:
    g = table("devil", seats=4, phase="vote", round=2)
    g.play("blue vote red", "red vote green")
    assert [me["vote"] for me in g.match.view(3)["players"]] == [-1] * 4
    assert not [told for told in g.match.events_for(3) if told.event.kind == "vote"]
    g.play("green vote red", "yellow vote nobody")
    told = [(each.event.player, each.event.facts.get("who")) for each in g.match.events_for(3)]
    assert told[:4] == [(0, 1), (1, 2), (2, 1), (3, None)]


def test_nobody_votes_against_oneself() -> None:
    g = table("devil", seats=4, phase="vote", round=2)
    assert g.options("blue") == ["red", "green", "yellow", "nobody", "supply"]


def test_three_shards_prove_innocence_for_an_angel_wing() -> None:
    g = voted("green", "green", "nobody", "nobody")
    g.play("green questioned prove")
    me = g.player("green")
    assert (me.angels, me.demons, me.reputation, me.mob, me.shards) == (1, 0, 8, False, [3, 0])


def test_any_three_shards_prove_innocence() -> None:
    """Tainted ones, too: their clean sides are shown."""
    g = voted("green", "blue", "blue", "nobody", blue=seat(pure=1, tainted=2), red=seat(tainted=0), green=seat(pure=2))
    g.play("blue questioned prove")
    assert g.player("blue").angels == 1


def test_the_number_beyond_three_is_not_shown() -> None:
    """All that others are sent is the same for three shards and for five."""
    sent = []
    for blue, yellow in (3, 2), (5, 0):
        words: dict[str, Any] = {"blue": seat(pure=blue), "green": seat(pure=1), "yellow": seat(pure=yellow)}
        g = voted("nobody", "blue", "blue", "nobody", **words)
        g.play("blue questioned prove")
        sent.append(g.match.view(1)["players"][0])
    assert sent[0] == sent[1]


def test_without_three_shards_one_can_only_confess_but_is_asked() -> None:
    """A64."""
    g = voted("nobody", "blue", "blue", "nobody")
    assert g.options("blue") == ["confess", "supply"]
    assert g.refused("blue")["prove"] == "shards"


def test_confessing_costs_a_reputation_then_brings_a_wing() -> None:
    """X49 and A61: from level 4 the fall itself brings one more."""
    g = voted("green", "green", "nobody", "nobody", green=seat(reputation=4))
    g.play("green questioned confess")
    me = g.player("green")
    assert (me.reputation, me.demons, me.mob, me.shards) == (3, 2, True, [3, 0])


def test_two_decide_at_once() -> None:
    """A18: what the first has said, the second does not see."""
    g = voted("green", "yellow", "yellow", "green")
    g.play("green questioned confess")
    assert not g.match.view(3)["players"][2]["mob"]
    g.play("yellow questioned prove")
    assert [me.mob for me in g.table.players] == [False, False, True, False]


def test_a_confession_protects_in_round_three_a_proof_does_not() -> None:
    """X50."""
    g = voted("green", "yellow", "yellow", "green", round=2)
    g.play("green questioned confess", "yellow questioned prove")
    until(g, "vote", 3)
    assert "green" not in g.options("blue")
    assert g.refused("blue")["green"] == "confessed"
    assert "yellow" in g.options("blue")
    assert "blue" in g.options("green")


def test_more_may_confess_than_there_are_mobs() -> None:
    """A69."""
    words: dict[str, Any] = {"blue": seat(mob=True), "red": seat(mob=True)}
    g = voted("green", "green", "yellow", "nobody", **words)
    g.play("green questioned confess")
    assert [me.mob for me in g.table.players] == [True, True, True, False]
