"""What whoever draws the table is given: what questions point at, the figures of events."""

from __future__ import annotations

from typing import Any

from regna.games import load
from regna.kernel import Match, Setup, say_event
from regna.texts import speaker_for

GAME = load("alba-longa")


def match(seats: int, position: dict[str, Any], **options: str) -> Match:
    return Match(
        Setup.of(GAME, seats, {name.replace("_", "-"): value for name, value in options.items()}, 1, position),
        listen=True,
    )


def anchors(found: Match, seat: int) -> list[str]:
    shown = found.present(seat, speaker_for(GAME, "en"))
    assert shown is not None
    return [each.anchor for each in shown.options] + [each.anchor for each in shown.refused]


def told(found: Match, kind: str) -> list[str]:
    say = speaker_for(GAME, "en")
    return [say(say_event(found.setup, each.event)) for each in found.events_for(None) if each.event.kind == kind]


def test_sabotage_points_at_the_rivals_city() -> None:
    found = match(3, {"phase": "targets", "green": {"soldiers": 4}, "red": {"workers": 2, "priests": 2}, "blue": {}})
    found.play("green target red", "green hero green-4", "red hero red-0")
    assert anchors(found, 0) == [f"place/red/{place}" for place in ("quarry", "temple", "barracks", "market", "farm")]


def test_free_peasants_point_at_the_own_city() -> None:
    found = match(2, {"phase": "housing", "season": "harvest", "green": {"housing": 8}, "red": {"housing": 12}})
    places = ("barracks", "market", "quarry", "temple", "farm")
    assert anchors(found, 1) == [*(f"place/red/{place}" for place in places), ""]


def test_a_hero_is_told_with_the_strength_of_the_army() -> None:
    found = match(3, {"phase": "targets", "green": {"soldiers": 4}, "red": {}, "blue": {}})
    found.play("green target red", "green hero green-3", "red hero red-1")
    assert told(found, "hero") == [
        "Alba Longa plays a hero: Hero 3 (strength 7).",
        "Rome plays a hero: Hero 1 (strength 1).",
    ]


def shown_city(found: Match) -> dict[str, int]:
    """What green's city is said to bring."""
    city: dict[str, int] = found.view(None)["offers"]["cities"][0]
    return city


def test_devotion_counts_priests_once() -> None:
    """In the harvest the disc has moved already; the figure shown was 10 where 7 could be spent."""
    city = {"priests": 3, "workers": 4, "merchants": 3, "farmers": 2, "level": 4}
    found = match(2, {"phase": "works", "season": "harvest", "climates": ["moderate-2"], "green": city, "red": {}})
    assert found.pending[0].prompt.name == "improve"
    assert shown_city(found) == {"silver": 0, "monuments": 0, "level": 7, "wheat": 6, "strength": 0}
    found.play("green improve improve")
    assert found.pending[0].prompt.name == "pray"
    assert shown_city(found) == {"silver": 0, "monuments": 0, "level": 2, "wheat": 0, "strength": 0}


def test_bots_count_work_once() -> None:
    """In the harvest priests and workers have done what they can."""
    priests, workers = (
        match(2, {"phase": "farming", "climates": ["moderate-2"], "green": {"level": 5, job: 6}, "red": {}})
        for job in ("priests", "workers")
    )
    assert GAME.estimate(priests.table, 0) == GAME.estimate(workers.table, 0)


def test_no_more_monuments_are_promised_than_there_are() -> None:
    found = match(3, {"phase": "court", "green": {"workers": 6, "monuments": 9}, "red": {}, "blue": {}})
    assert shown_city(found)["monuments"] == 1


def test_a_harvest_is_told_with_its_arithmetic() -> None:
    """p. 11, example: 4 standing farmers improved, 1 lying, in a moderate year."""
    improved = {"farmers": 5, "fallen": 1, "level": 7}
    found = match(
        2,
        {"phase": "farming", "season": "harvest", "climates": ["moderate-2"], "green": improved, "red": {"farmers": 3}},
    )
    found.play("green improve improve")
    assert told(found, "harvest") == ["Alba Longa harvests 4 × 4 + 1 × 2 = 18 wheat.", "Rome harvests 3 × 3 = 9 wheat."]
