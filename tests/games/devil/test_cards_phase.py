"""The phase of cards, and the course of the rounds (p. 7 and 14)."""

from __future__ import annotations

from typing import Any

import pytest

from regna.games import load
from regna.games.devil.constants import COLOURS
from regna.kernel import Chance, Match
from regna.scenario import Scene, seat, table

from .playing import names, quietly, until


def passing(round: int) -> Scene:  # noqa: A002
    """A round in which everybody has drawn four buildings."""
    return until(table("devil", seats=4, phase="keep", round=round), "pass")


@pytest.mark.parametrize(("round", "to"), [(2, "red"), (3, "yellow"), (4, "red"), (5, "yellow")])
def test_two_go_to_the_left_in_even_rounds_and_to_the_right_in_odd_ones(round: int, to: str) -> None:  # noqa: A002
    """A53: left is the next seat clockwise."""
    g = passing(round)
    given = g.options("blue")[:2]
    g.play(*(f"blue pass {card}" for card in given))
    until(g, "wish")
    assert set(given) < set(names(g, g.player(to).hand))


def test_what_arrives_is_seen_only_when_all_have_chosen() -> None:
    """A32."""
    g = passing(2)
    g.play(*(f"blue pass {card}" for card in g.options("blue")[:2]))
    before = g.match.view(1)
    assert g.table.phase == "pass"
    assert before["players"][1]["hand"] == [*g.player("red").hand]
    assert len(g.player("red").hand) == 1


@pytest.mark.parametrize("round", [2, 3, 4, 5])
def test_everybody_has_one_old_building_and_four_of_the_round(round: int) -> None:  # noqa: A002
    g = until(passing(round), "wish")
    for me in g.table.players:
        rounds = sorted(g.table.building(card).round for card in me.hand)
        assert rounds[1:] == [round] * 4
        assert rounds[0] < round


@pytest.mark.parametrize(("round", "deck"), [(2, "A"), (3, "B"), (4, "B"), (5, "B")])
def test_decks_of_events(round: int, deck: str) -> None:  # noqa: A002
    g = until(passing(round), "wish")
    assert {g.table.event_card(me.events[-1]).deck_letter for me in g.table.players} == {deck}


def test_round_one_passes_nothing() -> None:
    """X04."""
    match = Match.new(load("devil"), 4, seed=9, listen=True)
    g = Scene(match)
    for me in g.table.players:
        assert sorted(g.table.building(card).pile for card in me.hand) == ["A", "B", "C", "D"]
        assert len(me.events) == 1
    assert not [told for told in match.events_for(0) if told.event.kind == "passed"]
    assert g.table.phase == "wish"


def test_an_event_that_is_not_played_makes_two_again_and_again() -> None:
    """X07: one of two is discarded in each of the rounds, and one is kept."""
    g = table("devil", seats=4, phase="plan", round=2, blue=seat(events=["forest"]))
    for round in (3, 4):  # noqa: A001
        until(g, "plan", round)
        assert len(g.player("blue").events) == 2
        kept, dropped = g.options("blue")
        g.play(f"blue discard {dropped}", "blue plan done")
        until(g, "keep", round + 1)
        assert names(g, g.player("blue").events) == [kept]
        assert kept == "forest"


def test_a_hand_is_secret_until_it_is_played() -> None:
    g = table("devil", seats=4, phase="plan", blue=seat(hand=["farm", "mill"]))
    g.play("blue plan build farm", "blue plan done")
    seen = g.match.view(1)["players"][0]
    assert (seen["hand"], seen["site"], seen["plan"]["builds"]) == ({"size": 2}, [], [-1, -1])


@pytest.mark.parametrize(
    ("round", "phases"),
    [
        (1, ["wish", "offer", "answer", "plan"]),
        (2, ["keep", "pass", "wish", "offer", "answer", "plan", "vote"]),
        (3, ["keep", "pass", "wish", "offer", "answer", "plan", "vote", "wings", "mass", "face", "penalties"]),
        (4, ["keep", "pass", "wish", "offer", "answer", "plan"]),
        (5, ["keep", "pass", "wish", "offer", "answer", "plan", "wings", "mass", "face", "penalties"]),
    ],
)
def test_the_phases_of_every_round(round: int, phases: list[str]) -> None:  # noqa: A002
    """§4 and X73: where anybody is asked anything."""
    g = table("devil", seats=4, phase="wish" if round == 1 else "keep", round=round)
    met: list[str] = []
    while g.match.pending and g.table.round == round:
        if g.table.phase not in met:
            met.append(g.table.phase)
        quietly(g)
    assert met == phases
    assert g.table.round == min(5, round + 1)
    assert bool(g.match.pending) == (round < 5)


def test_the_wheel_shows_the_round() -> None:
    """X73: after round 4 it stands at 5."""
    g = until(table("devil", seats=4, phase="plan", round=4), "keep", 5)
    made = [told.event.facts["goods"] for told in g.match.events_for(0) if told.event.kind == "produce"]
    wheel = [g.table.section(seat).wheel[4] for seat in range(len(COLOURS))]
    assert [{good for good in range(5) if each[good]} for each in made] == [set(slots) for slots in wheel]


def discarding(kept: str, dropped: str) -> Scene:
    """Blue keeps one of two buildings in round 2, drops one of two events in round 3, and plans nothing."""
    g = table("devil", seats=4, phase="keep", round=2, blue=seat(hand=["mill", "farm"], events=["forest"]))
    g.play(f"blue keep {kept}")
    until(g, "plan")
    g.play(f"blue discard {dropped if dropped in g.options('blue') else g.options('blue')[1]}", "blue plan done")
    return until(g, "keep")


@pytest.mark.parametrize("eyes", [None, 1, 2, 3])
def test_what_is_discarded_is_seen_by_nobody(eyes: int | None) -> None:
    """A31: whichever of two buildings and events goes, others see and hear the same, and how many lie face down."""
    one, other = discarding("mill", "forest"), discarding("farm", "the other")
    assert one.table.discards != other.table.discards
    assert one.table.event_box != other.table.event_box
    assert one.match.view(eyes) == other.match.view(eyes)
    assert one.match.view(eyes)["discards"]["size"] == len(one.table.discards)
    assert one.match.view(eyes)["event_box"]["size"] == len(one.table.event_box)
    heard = [[(told.event.kind, told.event.facts) for told in g.match.events_for(eyes)] for g in (one, other)]
    assert heard[0] == heard[1]


def test_who_discards_a_card_does_not_forget_it() -> None:
    """A31: in every world that Blue can imagine the mill lies there; in those of Red anything may."""
    g = discarding("farm", "forest")
    found: list[set[bool]] = [set(), set()]
    for seed in range(20):
        for eyes in range(2):
            chance = Chance()
            chance.seed(seed)
            world: Any = g.match.perspective(eyes).imagine(chance).table
            found[eyes].add("mill" in names(g, world.discards))
    assert found == [{True}, {True, False}]
