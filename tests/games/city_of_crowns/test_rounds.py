"""Paladins, passing and the reset with City of Crowns."""

from __future__ import annotations

from typing import Any

from regna.games import load
from regna.kernel import Match
from regna.scenario import Scene, seat

from . import crowned, keys

GAME = load("paladins")


def first_answers(match: Match, until: str) -> None:
    while match.pending and match.pending[0].prompt.name != until:
        match.apply(match.pending[0].seat, match.pending[0].options[0])


def test_the_paladin_deck_shrinks_by_two_a_round() -> None:
    """CD-01, p. 5: 16, 14, 12, 10, 8, 6, 4; two are left. Bottoms come back in the end (CD-02)."""
    match = Match.new(GAME, 2, {"crowns": "on"}, seed=5)
    me: Any = match.table.players[0]
    sizes, hands, tops, bottoms = [], [], [], []
    while match.pending:
        ask = match.pending[0]
        if ask.seat == 0 and ask.prompt.name == "use":
            me = match.table.players[0]
            sizes.append(len(me.deck) + len(me.drawn))
            hands.append(sorted(me.drawn))
        option = ask.options[-1] if ask.prompt.name == "act" else ask.options[0]
        if ask.seat == 0 and ask.prompt.name == "above":
            tops.append(option)
        if ask.seat == 0 and ask.prompt.name == "below":
            bottoms.append(option)
        match.apply(ask.seat, option)
    me = match.table.players[0]
    assert sizes == [16, 14, 12, 10, 8, 6, 4]
    assert (len(me.deck), len(me.removed), len(me.departed) + len(me.paladin)) == (2, 7, 7)
    assert hands[5] == sorted([tops[4], *bottoms[:3]])
    assert hands[6] == sorted([tops[5], *bottoms[3:6]])


def test_the_paladin_that_leaves_is_its_owners_secret() -> None:
    """B23: everybody knows that one left, in no log which."""
    g = crowned(phase="round", round=0, yellow=seat(deck=["astolfo", "maugris", "roland", "ivon"]))
    g.play("yellow use astolfo-yellow", "yellow above roland-yellow", "yellow below ivon-yellow")
    while g.ask("yellow") is None:
        g.match.apply(1, g.match.ask_for(1).options[0])  # type: ignore[union-attr]
    me = g.player("yellow")
    assert keys(g, me.removed) == ["maugris"]
    assert g.match.view(1)["players"][0]["removed"] == {"size": 1}
    told = str([told.event for told in g.match.events_for(1)])
    assert str(me.removed[0]) not in told.replace(",", " ").split()


def test_astolfo_brings_four_workers() -> None:
    """p. 5."""
    g = crowned(
        phase="gather",
        yellow=seat(chosen="astolfo"),
        red=seat(chosen="roland"),
        tavern_row=["tavern-llmm", "tavern-ssmm", "tavern-mmcc"],
    )
    g.play("yellow tavern tavern-llmm")
    assert sum(g.player("yellow").workers) == 8


# Passing


def test_workers_on_muster_cards_stay_when_their_owner_passes_and_after_the_reset() -> None:
    """CD-08, p. 5 and 9."""
    g = crowned(stack_3=["muster-04"], yellow=seat(labourer=1), red=seat(labourer=1))
    g.play("yellow act muster-04", "red act pass")
    assert g.table.phase != "turns" or g.table.round == 2
    assert (g.table.round, g.table.stacks[2].worker, g.player("yellow").provisions) == (2, 0, 2)


def test_the_retreat_ends_the_round_with_all_that_comes_with_passing() -> None:
    """F12, p. 16 (B18): also at the end of a track (B62); the worker stays there until the reset."""
    g = crowned(
        round=3,
        favours=["favour-retreat"],
        yellow=seat(labourer=5, townsfolk=["princess-coin"], faith=12, busy=["hunt"]),
        red=seat(labourer=1),
    )
    g.play("yellow act favour-retreat")
    assert "1-diplomacy+1-pass" in g.options("yellow")
    g.play("yellow choose 1-faith+1-pass", "yellow keep 3-labourer")
    me = g.player("yellow")
    assert (me.passed, me.coins, me.attributes[0], any(me.placed)) == (True, 1, 12, False)
    assert g.table.favour_workers[0] == 0


def test_an_ally_of_this_round_and_of_the_last_round_brings_a_worker() -> None:
    """B62."""
    g = crowned(round=7, yellow=seat(labourer=1, icon="clergy", allies=["ally-clergy"]), red=seat(labourer=1))
    g.play("yellow act pass")
    assert g.player("yellow").workers == [1, 0, 0, 0, 1, 0]


# The reset


def reset(**position: Any) -> Scene:
    return crowned(phase="reset", **position)


def test_the_rightmost_negotiation_leaves_and_the_others_slide() -> None:
    """CD-22, p. 9."""
    g = reset(
        negotiation_row=["negotiation-01", "negotiation-02", "negotiation-03"],
        negotiations=["negotiation-05", "negotiation-06"],
    )
    assert keys(g, g.table.negotiation_slots) == ["negotiation-05", "negotiation-01", "negotiation-02"]
    assert keys(g, g.table.negotiations_top) == ["negotiation-06"]
    assert "negotiation-03" in keys(g, g.table.discards)


def test_a_gap_on_the_right_loses_nobody() -> None:
    """CD-23, p. 9: gaps are filled from the right."""
    g = reset(negotiation_row=["negotiation-01"], negotiations=["negotiation-05", "negotiation-06"])
    assert keys(g, g.table.negotiation_slots) == ["negotiation-06", "negotiation-05", "negotiation-01"]


def test_discards_lie_together() -> None:
    """p. 3: Townsfolk, Outsiders and negotiations."""
    g = reset(
        townsfolk_row=[""] * 5 + ["abbot-tax"],
        outsider_row=["viking-thief"],
        negotiation_row=["", "", "negotiation-01"],
    )
    assert sorted(keys(g, g.table.discards)) == ["abbot-tax", "negotiation-01", "viking-thief"]
    assert not g.table.townsfolk_gone
    assert not g.table.outsiders_gone


def test_deck_tops_are_never_discarded_by_the_reset() -> None:
    """B40."""
    g = reset(townsfolk=["abbot-tax"], townsfolk_row=["acolyte-tax"] * 1 + [""] * 5, outsiders=["viking-thief"])
    discards = keys(g, g.table.discards)
    assert "abbot-tax" not in discards
    assert "viking-thief" not in discards
