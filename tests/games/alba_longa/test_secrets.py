"""What a king may not see: laid cards, the others' heroes, later climates, prayer numbers, blessings."""

from __future__ import annotations

import json
from typing import Any

import pytest

from regna.games import load
from regna.kernel import Chance, Match, say_event
from regna.kernel.prompt import Saying
from regna.scenario import Scene, seat, table


def raw(saying: Saying) -> str:
    return f"{saying.key} {saying.args}"


def sent(g: Scene, colour: str) -> str:
    """Everything that a king is sent."""
    match = g.match
    viewer = match.setup.game.colours.index(colour)
    told = [raw(say_event(match.setup, each.event)) for each in match.events_for(viewer)]
    return json.dumps([match.view(viewer), match.present(viewer, raw), told], default=str)


def armies() -> Scene:
    return table("alba-longa", seats=3, phase="targets", green=seat(soldiers=2), red=seat(soldiers=1))


@pytest.mark.parametrize("watcher", ["red", "blue"])
def test_a_laid_city_card_is_unseen_until_all_lie(watcher: str) -> None:
    scenes = []
    for city in ("red", "blue"):
        g = armies()
        before = sent(g, watcher)
        g.play(f"green target {city}")
        scenes.append(sent(g, watcher))
        assert scenes[-1] == before
    assert scenes[0] == scenes[1]


@pytest.mark.parametrize("watcher", ["red", "blue"])
def test_a_laid_hero_is_unseen_until_all_lie(watcher: str) -> None:
    seen = []
    for hero in range(5):
        g = armies()
        g.play("green target red", "red target green", f"green hero green-{hero}")
        seen.append(sent(g, watcher))
    assert len(set(seen)) == 1


def test_the_piles_of_others_show_their_size_alone() -> None:
    g = table("alba-longa", seats=3, green=seat(used=[1, 4]))
    for viewer in (1, 2, None):
        seen = g.match.view(viewer)["players"][0]
        assert (seen["heroes"], seen["used"]) == ({"size": 3}, {"size": 2})
    own = g.match.view(0)["players"][0]
    assert len(own["used"]) == 2


@pytest.mark.parametrize("watcher", ["red", "blue"])
def test_nobody_else_learns_which_hero_was_taken_back(watcher: str) -> None:
    seen = []
    for hero in (1, 3, 4):
        g = table(
            "alba-longa", seats=3, options={"job-well-done": "on"}, phase="targets",
            green=seat(soldiers=2, used=[1, 3, 4]), red=seat(soldiers=1),
        )  # fmt: skip
        g.play(f"green recover green-{hero}", "green target red", "red target green")
        seen.append(sent(g, watcher))
    assert len(set(seen)) == 1


def test_imagined_worlds_keep_what_is_remembered_and_vary_what_was_taken_back() -> None:
    g = table(
        "alba-longa", seats=3, options={"job-well-done": "on"}, phase="targets",
        green=seat(soldiers=2, used=[1, 3]), red=seat(soldiers=1),
    )  # fmt: skip
    g.play("green recover green-3")
    chance = Chance()
    left = set()
    for _ in range(20):
        green = g.match.perspective(1).imagine(chance).table.players[0]
        assert {2, 4} <= set(green.heroes)
        left.add(tuple(green.used))
    assert left == {(1,), (3,)}


def test_of_the_climate_only_this_years_face_is_seen() -> None:
    match = Match.new(load("alba-longa"), 3, seed=2)
    for viewer in (0, 1, 2, None):
        view = match.view(viewer)
        assert view["climate"] == {"size": 1, "faces": [1]}
        for pile in ("climate_early", "climate_late", "climate_box"):
            assert view[pile] == {"size": 3}
        assert view["blessings"] == {"size": 9}


def test_imagined_years_vary_in_climate_and_prayers() -> None:
    g = table("alba-longa", seats=3, phase="return", season="growing", green=seat(wheat=9))
    chance, years, prayers = Chance(), set(), set()
    chance.seed(3)
    for _ in range(40):
        world: Any = g.match.perspective(0).imagine(chance).table
        prayers.add(world.cards[world.climate[0]].prayers)
        world.shuffle(world.climate_early)
        years.add(tuple(world.cards[card].climate for card in world.climate_early))
    assert prayers == {4, 5, 6}
    assert len(years) == 6


def test_sealed_sales_are_unseen_until_all_have_answered() -> None:
    seen = []
    for n in (0, 1, 3):
        g = table("alba-longa", seats=3, options={"openings": "together"})
        g.play(f"green sell {n}")
        seen.append(sent(g, "red"))
    assert len(set(seen)) == 1
