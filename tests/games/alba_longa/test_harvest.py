"""Climate, improvement and blessings."""

from __future__ import annotations

from collections import Counter
from typing import Any

from regna.games.alba_longa.harvest import show_next_climate
from regna.scenario import Scene, seat, table

from .scenes import new_table


def harvest(**position: Any) -> Scene:
    return table("alba-longa", seats=3, phase="farming", season="harvest", climates=["moderate-2"], **position)


def test_farmers_of_the_granary_yield_like_the_others() -> None:
    """A24."""
    g = harvest(green=seat(farmers=7))
    assert g.player("green").wheat == 21


def test_the_card_is_turned_even_if_nobody_farms() -> None:
    g = harvest()
    assert [g.table.cards[card].slug for card in g.table.climate_seen] == ["moderate-2"]
    assert len(g.table.blessings_seen) == 1


def test_improving_is_asked_in_turn_and_may_be_declined() -> None:
    """A23."""
    g = harvest(king="blue", green=seat(level=5, farmers=1), blue=seat(level=9, farmers=1))
    assert g.ask("green") is None
    g.play("blue improve leave", "green improve improve")
    assert [king.wheat for king in g.table.players] == [4, 0, 3]
    assert [king.level for king in g.table.players] == [0, 0, 9]


def test_the_question_says_whether_its_number_is_reconstructed() -> None:
    for card, source in (("moderate-2", "rulebook"), ("moderate-3", "reconstructed")):
        g = table("alba-longa", seats=3, phase="farming", season="harvest", climates=[card], green=seat(level=9))
        assert g.ask("green").facts["source"] == source  # type: ignore[union-attr]


def test_only_who_improved_is_asked_for_the_blessing() -> None:
    """A25: in turn, before it is seen."""
    g = harvest(blessings=["blessing-wheat"], green=seat(level=7), red=seat(level=8))
    g.play("green improve improve", "red improve leave")
    assert [ask.seat for ask in g.match.pending] == [0]
    assert not g.table.blessings_seen
    g.play("green pray pray")
    assert [king.level for king in g.table.players] == [0, 8, 0]
    assert [king.wheat for king in g.table.players] == [3, 0, 0]


def test_every_kind_of_blessing() -> None:
    for card, gain in (("blessing-wheat", (3, 5, 0)), ("blessing-silver", (0, 7, 0)), ("blessing-monument", (0, 5, 1))):
        g = harvest(blessings=[card], green=seat(level=7))
        g.play("green improve improve", "green pray pray")
        me = g.player("green")
        assert (me.wheat, me.silver, me.monuments) == gain


def test_a_monument_is_lost_on_a_king_who_has_all() -> None:
    g = harvest(blessings=["blessing-monument"], green=seat(level=7, monuments=10))
    g.play("green improve improve", "green pray pray")
    assert (g.player("green").monuments, g.player("green").level) == (10, 0)


def test_a_monument_of_the_gods_counts_for_victory_the_same_year() -> None:
    """A26."""
    fed = seat(wheat=8)
    g = harvest(
        blessings=["blessing-monument"], green=seat(level=7, monuments=9, housing=16, wheat=16), red=fed, blue=fed
    )
    g.play("green improve improve", "green pray pray", "green name red")
    assert g.match.result().winners == [0]
    assert g.match.over


def test_each_three_years_have_every_climate() -> None:
    """A51: and only the climate of the year at hand is to be seen."""
    seen: Counter[tuple[str, ...]] = Counter()
    for seed in range(60):
        years = draw_all(new_table(2, seed=seed))
        assert years[0] == "moderate"
        assert sorted(years[1:4]) == sorted(years[4:]) == ["dry", "moderate", "wet"]
        seen[tuple(years[1:4])] += 1
    assert len(seen) == 6


def draw_all(t: Any) -> list[str]:
    years = []
    while t.climate:
        card = t.draw(t.climate, t.climate_seen)
        years.append(t.cards[card].climate)
        show_next_climate(t)
    return years
