"""Events say what on the board they speak of, as options do."""

from __future__ import annotations

from typing import Any

import pytest

from regna.games import load
from regna.kernel import Event, Setup, event_anchors


def anchors(game: str, event: Event, **options: str) -> list[str]:
    return event_anchors(Setup.of(load(game), 4 if game == "devil" else 2, options, seed=1), event)


def card(game: str, slug: str) -> int:
    return next(number for number, each in enumerate(load(game).cards) if each.slug == slug)


@pytest.mark.parametrize(
    ("game", "kind", "player", "facts", "found"),
    [
        ("architects", "place", 1, {"place": 1}, ["place/forest", "seat/red"]),
        ("architects", "steal", 0, {"n": 2}, ["place/tax-stand", "seat/yellow"]),
        ("architects", "reset", None, {}, ["place/black-market"]),
        ("paladins", "act", 0, {"space": 1, "crew": (1, 0, 0, 1, 0, 0)}, ["space/yellow/recruit", "seat/yellow"]),
        ("paladins", "absolve", 1, {"jar": 2}, ["jar/red/discard", "seat/red"]),
        ("paladins", "tax", 0, {"n": 1}, ["site/pool", "seat/yellow"]),
        ("alba-longa", "sabotage", 0, {"who": 1, "place": 4}, ["seat/red", "seat/green", "place/red/farm"]),
        ("alba-longa", "harvest", 1, {"n": 5}, ["seat/red", "place/red/farm"]),
        ("alba-longa", "pay", 0, {"n": 2, "stall": 5}, ["seat/green", "stall/VI"]),
        ("alba-longa", "loot", 1, {"lot": 1}, ["seat/red", "lot/wheat"]),
        ("devil", "loan", 1, {"n": 2, "debt": 5}, ["seat/red", "debt/red"]),
        ("devil", "vote", 0, {"who": 2}, ["seat/green", "seat/blue"]),
        ("devil", "turn-up", None, {"place": 3}, ["inquisitor/1"]),
        ("devil", "slot", 3, {"n": 2}, ["seat/yellow", "slot/yellow/2"]),
    ],
)
def test_where_it_happened_and_whose_doing_it_was(
    game: str, kind: str, player: int | None, facts: dict[str, Any], found: list[str]
) -> None:
    assert anchors(game, Event(kind, player, facts, {})) == found


def test_a_favour_is_a_card_and_a_space() -> None:
    favour, paladin = (card("paladins", slug) for slug in ("favour-chapel", load("paladins").cards[0].slug))
    assert anchors("paladins", Event("act", 0, {"space": favour}, {})) == ["space/favour-chapel", "seat/yellow"]
    assert anchors("paladins", Event("reveal", None, {"card": favour}, {})) == ["space/favour-chapel"]
    assert anchors("paladins", Event("paladin", None, {"card": paladin}, {}))[0].startswith("card/")


def test_a_muster_card_is_a_space_too_and_a_negotiation_card_is_none() -> None:
    muster, talk = (card("paladins", slug) for slug in ("muster-07", "negotiation-03"))
    assert anchors("paladins", Event("act", 0, {"space": muster}, {}), crowns="on") == [
        "space/muster-07",
        "seat/yellow",
    ]
    assert anchors("paladins", Event("muster", 0, {"card": muster}, {}), crowns="on")[0] == "space/muster-07"
    assert anchors("paladins", Event("act", 0, {"space": 12}, {}), crowns="on")[0] == "space/yellow/muster"
    assert anchors("paladins", Event("rally", 0, {"card": talk}, {}), crowns="on")[0] == "card/negotiation-03"


def test_what_only_the_player_may_know_is_pointed_at_for_the_player_alone() -> None:
    drawn = Event("draw", 0, {"n": 1}, {"cards": [3]})
    slug = load("architects").cards[3].slug
    assert anchors("architects", drawn) == ["pile/buildings", f"card/{slug}", "seat/yellow"]
    assert anchors("architects", drawn._replace(secret={})) == ["pile/buildings", "seat/yellow"]
