"""Positions in words that make no sense are refused, and offers follow the position."""

from __future__ import annotations

from typing import Any

import pytest

from regna.games import load
from regna.games.paladins.cards import CARDS
from regna.kernel import BadSetup, Match, Setup
from regna.scenario import seat, table


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ({"weather": 1}, "unknown-word"),
        ({"yellow": 3}, "not-a-table"),
        ({"yellow": {"hat": 1}}, "unknown-word"),
        ({"yellow": {"coins": -1}}, "bad-number"),
        ({"yellow": {"coins": "many"}}, "bad-number"),
        ({"yellow": {"faith": 13}}, "bad-number"),
        ({"yellow": {"monks": 8}}, "bad-number"),
        ({"yellow": {"monks": ["7-coins"]}}, "unknown-word"),
        ({"yellow": {"monks": ["1-coins"]}, "red": {"outposts": ["1-coins"]}}, "place-taken"),
        ({"yellow": {"monks": ["1-discard"]}}, "place-taken"),
        ({"yellow": {"walls": ["wall-scout", "wall-scout"]}}, "card-twice"),
        ({"yellow": {"walls": ["abbot-tax"]}}, "unknown-card"),
        ({"yellow": {"walls": "wall-scout"}}, "too-many"),
        ({"yellow": {"paladin": "charlemagne"}}, "unknown-card"),
        ({"yellow": {"workshops": ["hunt-left"]}}, "unknown-word"),
        ({"yellow": {"busy": ["sleep"]}}, "unknown-word"),
        ({"yellow": {"passed": "yes"}}, "bad-number"),
        ({"yellow": {"passed": []}}, "bad-number"),
        ({"phase": "night"}, "unknown-word"),
        ({"round": 8}, "bad-number"),
        ({"pool": 9}, "bad-number"),
        ({"pool": 0}, "bad-number"),
        ({"turn": "purple"}, "unknown-colour"),
        ({"outsider_row": ["viking-thief"] * 7}, "too-many"),
        ({"favours_taken": ["favour-loan"]}, "unknown-word"),
    ],
)
def test_what_makes_no_sense_is_refused(position: dict[str, Any], code: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        table("paladins", **position)
    assert refusal.value.code == code


def test_the_opponents_workshops_leave_no_gap() -> None:
    """They always come to the leftmost slot (A68); people may begin with either (A27)."""
    with pytest.raises(BadSetup) as refusal:
        table("paladins", seats=1, options={"opponent": "easy"}, red=seat(workshops=["attack-middle"]))
    assert (refusal.value.code, refusal.value.facts["place"]) == ("workshop-gap", "attack-middle")
    assert table("paladins", yellow=seat(workshops=["attack-middle"])).player("yellow").workshops == 1


def test_the_opponent_has_room_for_the_workshops_that_are_to_come() -> None:
    """Each order that is turned up brings one."""
    full: dict[str, Any] = {
        "orders": ["order-attack", "order-fortify", "order-convert"],
        "yellow": seat(labourer=1),
        "red": seat(workshops=["attack-left", "attack-middle"]),
    }
    assert table("paladins", seats=1, options={"opponent": "easy"}, **full).player("red").workshops == 2
    with pytest.raises(BadSetup) as refusal:
        table("paladins", seats=1, options={"opponent": "easy"}, round=0, **full)
    assert (refusal.value.code, refusal.value.facts["action"]) == ("workshop-room", "attack")


@pytest.mark.parametrize(
    ("seats", "options", "code"), [(2, {"opponent": "easy"}, "opponent-alone"), (1, {}, "alone-needs-opponent")]
)
def test_the_opponent_plays_against_one(seats: int, options: dict[str, str], code: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        Setup.of(load("paladins"), seats, options)
    assert refusal.value.code == code


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_empty_position_can_be_played_out(seats: int) -> None:
    match = table("paladins", seats=seats, yellow=seat(labourer=3, coins=5)).match
    while match.pending:
        match.apply(match.pending[0].seat, match.pending[0].options[-1])
        match.setup.game.audit(match.table)
    assert match.over


def test_corrections_change_figures_and_rewards() -> None:
    """An owner of the box may know better."""
    corrections: dict[str, dict[str, Any]] = {
        "suspicion-0": {"tax": 2},
        "abbot-tax": {"brings": {"coin": 3}},
        "wall-scout": {"vp": 1},
    }
    setup = Setup.of(load("paladins"), 2, corrections=corrections)
    by_key = {card.key: card for card in setup.cards}
    assert by_key["suspicion-0"].tax == 2
    assert by_key["abbot-tax"].brings == ((9, 3),)
    assert by_key["wall-scout"].vp == 1
    wrongs: list[dict[str, Any]] = [{"brings": {"moon": 1}}, {"brings": 3}, {"colour": 1}, {"copy": 2}]
    for wrong in wrongs:
        with pytest.raises(BadSetup):
            _ = Setup.of(load("paladins"), 2, corrections={"abbot-tax": wrong}).cards


def test_offers_say_what_an_action_needs_and_costs_everybody() -> None:
    g = table(
        "paladins",
        yellow=seat(
            paladin="anseis", influence=1, walls=["wall-scout"], jars=1, workshops=["fortify-left"], labourer=1
        ),
    )
    offers = g.match.view(0)["offers"]["yellow"]
    assert offers["fortify"] == {
        "slots": ["any", "scout"], "done": 1, "most": 7, "provisions": 0, "then": 0, "needs": "influence",
        "have": 4, "gives": "strength", "level": 1,
    }  # fmt: skip
    assert (offers["absolve"]["coins"], offers["absolve"]["then"]) == (2, 2)
    assert offers["pray"] == {"slots": ["cleric"], "coins": 2}
    assert offers["attack"]["slots"] == ["scout", "any", "fighter"]
    assert g.match.view()["offers"] == g.match.view(0)["offers"] == g.match.view(1)["offers"]
    assert g.match.view(0)["offers"]["red"]["fortify"]["have"] == 0


def test_offers_say_what_converted_outsiders_count() -> None:
    g = table("paladins", yellow=seat(paid=2, converted=["viking-vigilante", "viking-mercenary"]))
    bonuses = g.match.view(0)["offers"]["yellow"]["convert"]["bonuses"]
    assert list(bonuses) == ["viking-vigilante", "viking-mercenary"]
    points = g.match.points()
    assert points
    assert sum(bonuses.values()) == points[0]["outsiders"]


def test_the_box_holds_what_the_rulebook_counts() -> None:
    """p. 2 and 3."""
    count: dict[str, int] = {}
    for card in CARDS:
        count[card.deck] = count.get(card.deck, 0) + 1
    assert count == {
        "paladin": 48, "townsfolk": 32, "outsider": 36, "wall": 24, "tavern": 24, "suspicion": 24, "order": 6,
        "favour": 10, "scheme": 17,
    }  # fmt: skip


def test_undo_is_free_until_something_is_learned() -> None:
    """Choosing an action, its target and its workers can be taken back; a drawn wall cannot."""
    g = table("paladins", yellow=seat(provisions=2, merchant=1, labourer=1, scout=1, cleric=1), red=seat(labourer=1))
    g.play("yellow act fortify")
    assert g.match.free_undos(0) == 1
    g.play("yellow staff 1-scout+1-merchant+1-cleric")
    assert g.match.free_undos(0) == 0


def test_a_match_of_every_option_ends() -> None:
    for options in ({"jars": "even"}, {"tax-pool": "uneven"}, {"mercenaries": "together"}):
        match = Match.new(load("paladins"), 3, options, seed=8)
        while match.pending:
            match.apply(match.pending[0].seat, match.pending[0].options[0])
        assert match.result().winners
