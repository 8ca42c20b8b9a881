"""Soldiers: targets, heroes, order of cities and attackers, used heroes."""

from __future__ import annotations

from typing import Any

import pytest

from regna.kernel import NotOffered
from regna.scenario import Scene, seat, table

from .scenes import attack


def values(g: Scene, pile: list[int]) -> list[int]:
    return sorted(g.table.cards[card].value for card in pile)


def armies(**position: Any) -> Scene:
    return table("alba-longa", seats=4, phase="targets", **position)


def test_whoever_has_soldiers_must_attack_somebody_else() -> None:
    g = armies(green=seat(soldiers=1), yellow=seat(gone=True))
    assert g.options("green") == ["red", "blue"]
    assert g.refused("green") == {"green": "own-city", "yellow": "gone"}
    assert g.ask("red") is None


def test_without_soldiers_nobody_attacks_and_nobody_plays_a_hero() -> None:
    g = armies(green=seat(workers=4))
    assert g.player("green").monuments == 2
    assert [ask.prompt.name for ask in g.match.pending] == ["name"]


def test_a_king_whose_city_nobody_attacks_still_uses_up_a_hero() -> None:
    """A17."""
    g = attack("red", soldiers=1)
    assert values(g, g.player("green").heroes) == [0, 1, 2, 3, 4]
    g = armies(green=seat(soldiers=1))
    g.play("green target red", "green hero green-4", "red hero red-0")
    assert values(g, g.player("green").used) == [4]
    assert values(g, g.player("blue").heroes) == [0, 1, 2, 3, 4]


def test_used_heroes_cannot_be_played() -> None:
    g = armies(green=seat(soldiers=1, used=[2, 4]))
    g.play("green target red")
    assert g.options("green") == ["green-0", "green-1", "green-3"]
    assert g.refused("green") == {"green-2": "hero-used", "green-4": "hero-used"}


def test_after_four_used_heroes_all_come_back() -> None:
    g = armies(green=seat(soldiers=1, used=[1, 2, 4]))
    g.play("green target red", "green hero green-3", "red hero red-4")
    assert values(g, g.player("green").heroes) == [0, 1, 2, 3, 4]
    assert g.player("green").used == []


def test_the_hero_counts_for_attack_and_defence() -> None:
    g = armies(green=seat(soldiers=1), red=seat(soldiers=1, workers=1))
    g.play("green target red", "red target green", "green hero green-2", "red hero red-1")
    sums = [(a["city"], a["attack"], a["defence"]) for a in told_attacks(g)]
    assert sums == [(0, 2, 3), (1, 3, 2)]


def told_attacks(g: Scene) -> list[dict[str, int]]:
    told = [t.event.facts for t in g.match.events_for(None) if t.event.kind == "attack"]
    return [{"city": facts["who"], **facts} for facts in told]


def test_cities_are_attacked_from_the_king_of_kings_on() -> None:
    everybody = seat(soldiers=1)
    g = armies(king="blue", green=everybody, red=everybody, blue=everybody, yellow=everybody)
    g.play("blue target yellow", "yellow target green", "green target red", "red target blue")
    g.play(*(f"{colour} hero {colour}-0" for colour in ("green", "red", "blue", "yellow")))
    assert [a["city"] for a in told_attacks(g)] == [2, 3, 0, 1]


def test_equal_attackers_go_by_turn_order_and_start_again() -> None:
    """A18, A19: three sabotages for two kings of equal strength, the King of Kings first."""
    g = armies(king="yellow", green=seat(soldiers=3), yellow=seat(soldiers=3), red=seat(workers=4, priests=4))
    g.play("green target red", "yellow target red")
    g.play("green hero green-0", "red hero red-0", "yellow hero yellow-0")
    g.play("yellow sabotage quarry", "green sabotage quarry", "yellow sabotage temple")
    assert [ask.prompt.name for ask in g.match.pending] == ["name"]


def test_nearest_to_the_left_of_the_king_of_kings_is_first() -> None:
    """A18: nobody of them is King of Kings."""
    g = armies(king="red", green=seat(soldiers=1), yellow=seat(soldiers=1), blue=seat(workers=4, priests=4))
    g.play("green target blue", "yellow target blue")
    g.play("green hero green-0", "blue hero blue-0", "yellow hero yellow-0")
    assert g.options("yellow") == ["quarry", "temple"]


def test_weak_attackers_may_get_no_sabotage() -> None:
    g = armies(green=seat(soldiers=1), yellow=seat(soldiers=2), blue=seat(soldiers=1, workers=2, priests=2))
    g.play("green target blue", "yellow target blue", "blue target red")
    g.play(*(f"{colour} hero {colour}-0" for colour in ("green", "red", "blue", "yellow")))
    g.play("yellow sabotage quarry")
    assert g.ask("green").prompt.name == "name"  # type: ignore[union-attr]


def test_cards_that_lie_open_cannot_be_taken_back_alone() -> None:
    """Whoever lays the last card has seen all the others."""
    g = armies(green=seat(soldiers=1), red=seat(soldiers=1))
    g.play("green target blue")
    assert g.match.free_undos(0) == 1
    g.play("red target blue")
    assert g.match.free_undos(1) == 0
    with pytest.raises(NotOffered):
        g.match.undo(1)
