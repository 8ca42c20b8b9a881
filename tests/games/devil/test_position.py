"""Positions in words that make no sense are refused."""

from __future__ import annotations

from typing import Any

import pytest

from regna.games import load
from regna.games.devil.constants import COLOURS, PLACES, UP
from regna.kernel import BadSetup
from regna.scenario import table

from .playing import quietly


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ({"weather": 1}, "unknown-word"),
        ({"phase": "night"}, "unknown-word"),
        ({"round": 6}, "bad-number"),
        ({"schedule": 48}, "bad-number"),
        ({"up": ["guest"]}, "unknown-word"),
        ({"inquisitors": ["ascetic"]}, "unknown-card"),
        ({"inquisitors": ["orator", "orator"]}, "card-twice"),
        ({"blue": 3}, "not-a-table"),
        ({"blue": {"hat": 1}}, "unknown-word"),
        ({"blue": {"role": "angel"}}, "unknown-word"),
        ({"blue": {"role": "sun"}, "red": {"role": "sun"}}, "card-twice"),
        ({"blue": {"debt": 11}}, "bad-number"),
        ({"blue": {"angels": 3}}, "bad-number"),
        ({"blue": {"reputation": 14}}, "bad-number"),
        ({"blue": {"coin": -1}}, "bad-number"),
        ({"blue": {"pure": 1}}, "bad-number"),
        ({"blue": {"tainted": 1}}, "bad-number"),
        ({"blue": {"mob": 1}}, "not-a-flag"),
        ({"blue": {"hired": ["baker"]}}, "unknown-word"),
        ({"blue": {"claimed": ["minor-science"]}}, "unknown-word"),
        ({"blue": {"slots": [5]}}, "bad-number"),
        ({"blue": {"hand": ["dam"]}}, "unknown-card"),
        ({"blue": {"hand": ["farm"]}, "red": {"built": ["farm"]}}, "card-twice"),
        ({"blue": {"built": ["farm"], "stable": "mill"}}, "unknown-word"),
    ],
)
def test_what_makes_no_sense_is_refused(position: dict[str, Any], code: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        table("devil", seats=4, **position)
    assert refusal.value.code == code


@pytest.mark.parametrize("holder", COLOURS)
def test_tainted_shards_are_the_devils_or_the_cultists(holder: str) -> None:
    """§3: mortals never ask for shards."""
    words: dict[str, Any] = {"red": {"tainted": 1}} | {holder: {"tainted": 2 if holder == "red" else 1}}
    if holder in ("blue", "red"):
        assert table("devil", seats=4, **words).player(holder).tainted
    else:
        with pytest.raises(BadSetup):
            table("devil", seats=4, **words)


@pytest.mark.parametrize(
    "phase",
    ["production", "keep", "repay", "wish", "offer", "plan", "interest", "reputation", "vote", "wings", "mass", "face"],
)
def test_every_phase_can_be_played_on_from(phase: str) -> None:
    """To the end, with everything accounted for at every step."""
    g = table("devil", seats=4, phase=phase, round=3, blue={"debt": 2, "coin": 3}, red={"reputation": 2})
    while g.match.pending:
        quietly(g)
        load("devil").audit(g.table)
    assert g.table.phase == "over"


@pytest.mark.parametrize(("round", "watch"), [(3, ["A"]), (4, ["A", "B", "C"]), (5, ["A", "C"])])
def test_after_the_first_inquisition_b_and_c_watch(round: int, watch: list[str]) -> None:  # noqa: A002
    """As in a match that came there; those who were bribed do not."""
    g = table("devil", seats=4, phase="plan", round=round, bribed=["B"] if round == 5 else [])
    assert [place for place, state in zip(PLACES, g.table.inquisitors, strict=False) if state == UP] == watch
