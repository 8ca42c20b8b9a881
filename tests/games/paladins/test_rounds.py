"""Passing, the reset, the tavern, and who knows which paladin."""

from __future__ import annotations

import pytest

from regna.games import load
from regna.games.paladins.words import CRIMINAL
from regna.kernel import Chance, Match
from regna.scenario import Scene, seat, table


def keys(g: Scene, cards: list[int]) -> list[str]:
    return ["" if card < 0 else g.table.cards[card].key for card in cards]


def test_of_five_workers_up_to_three_stay() -> None:
    """ED-31, p. 24: any of them, the largest sets first."""
    g = table("paladins", yellow=seat(labourer=3, scout=1, criminal=1), red=seat(labourer=1))
    g.play("yellow act pass")
    offered = g.options("yellow")
    assert len(offered[0].split("+")) > 0
    assert "nothing" in offered
    assert "1-labourer+1-scout+1-criminal" in offered
    assert "3-labourer+1-scout" not in offered
    g.play("yellow keep 1-labourer+1-scout+1-criminal")
    assert g.player("yellow").workers == [1, 1, 0, 0, 0, 1]


def test_passing_clears_the_own_board_but_no_favour() -> None:
    """p. 24."""
    g = table(
        "paladins",
        round=3,
        favours=["favour-serfs"],
        yellow=seat(criminal=1, labourer=1, busy=["hunt"]),
        red=seat(labourer=1),
    )
    g.play("yellow act favour-serfs", "red act conspire", "yellow act pass", "yellow keep 3-labourer")
    me = g.player("yellow")
    assert not any(me.placed)
    assert me.workers[0] == 3
    assert g.table.favour_workers[0] == CRIMINAL


def test_the_round_goes_on_until_all_have_passed() -> None:
    """p. 10: the last one goes on alone."""
    g = table("paladins", seats=3, yellow=seat(labourer=2), red=seat(labourer=3), green=seat(labourer=1))
    g.play("yellow act pass", "red act conspire", "green act pass", "red act hunt", "red hands 1")
    assert g.table.phase == "turns"
    assert g.table.active == 1


def test_the_tavern_is_made_up_from_its_discards() -> None:
    """ED-32 (A20): round 5 with four players finds four cards, then shuffles the twenty."""
    cards = [card.key for card in load("paladins").cards if card.deck == "tavern"]
    g = table("paladins", seats=4, phase="round", round=4, tavern=cards[:4], tavern_gone=cards[4:])
    row = keys(g, g.table.tavern_row)
    assert row[:4] == cards[:4]
    assert row[4] in cards[4:]
    assert (len(g.table.tavern), len(g.table.tavern_gone)) == (19, 0)


def test_with_three_players_the_tavern_is_empty_after_six_rounds() -> None:
    """ED-32."""
    cards = [card.key for card in load("paladins").cards if card.deck == "tavern"]
    g = table("paladins", seats=3, phase="round", round=5, tavern=cards[:4], tavern_gone=cards[4:])
    assert (len(g.table.tavern), len(g.table.tavern_row)) == (0, 4)


def test_gaps_at_the_right_mean_that_nobody_is_discarded() -> None:
    """ED-37, p. 10."""
    g = table(
        "paladins",
        phase="reset",
        townsfolk_row=["abbot-tax", "acolyte-tax", "", "defender-tax", ""],
        townsfolk=["squire-faith", "squire-influence"],
    )
    assert g.table.townsfolk_gone == []
    assert keys(g, g.table.townsfolk_slots) == [
        "squire-influence",
        "squire-faith",
        "abbot-tax",
        "acolyte-tax",
        "defender-tax",
    ]


def test_the_leftmost_outsider_is_discarded() -> None:
    """ED-38, p. 10."""
    g = table(
        "paladins",
        phase="reset",
        outsider_row=["viking-thief", "", "viking-traitor", "", "saracen-thief", "viking-mercenary"],
        outsiders=["saracen-archer", "byzantine-archer", "viking-lookout"],
    )
    assert keys(g, g.table.outsiders_gone) == ["viking-thief"]
    assert keys(g, g.table.outsider_slots) == [
        "viking-traitor", "saracen-thief", "viking-mercenary", "saracen-archer", "byzantine-archer", "viking-lookout",
    ]  # fmt: skip


def test_the_first_player_moves_on_to_the_left() -> None:
    """p. 8: not before the first round."""
    assert table("paladins", seats=3, phase="round", round=0, first="red").table.first == 1
    assert table("paladins", seats=3, phase="round", round=1, first="green").table.first == 0


@pytest.mark.parametrize(("played", "orders", "favours"), [(0, 1, 0), (1, 2, 0), (2, 3, 1), (3, 3, 2), (6, 3, 5)])
def test_what_the_king_reveals(played: int, orders: int, favours: int) -> None:
    """p. 8."""
    g = table("paladins", phase="round", round=played)
    assert (len(g.table.orders_shown), len(g.table.favours_shown)) == (orders, favours)


def test_it_ends_after_the_seventh_round() -> None:
    """p. 24: without a reset (A36)."""
    g = table("paladins", round=7, yellow=seat(labourer=1), red=seat(passed=True))
    row = list(g.table.townsfolk_row)
    g.play("yellow act pass")
    assert g.match.over
    assert list(g.table.townsfolk_row) == row


# Paladins


def test_a_paladin_is_hidden_until_its_owner_takes_workers() -> None:
    """ED-35, p. 10."""
    row = ["tavern-llmm", "tavern-ssmm", "tavern-mmcc"]
    g = table("paladins", phase="gather", tavern_row=row, yellow=seat(chosen="roland"), red=seat(chosen="oliver"))
    red = g.match.view(0)["players"][1]
    assert red["chosen"] == {"size": 1}
    assert red["paladin"] == []
    g.play("yellow tavern tavern-ssmm")
    assert g.match.view(0)["players"][1]["chosen"] == {"size": 0}
    assert len(g.match.view(0)["players"][1]["paladin"]) == 1


def test_a_player_knows_what_went_on_top_and_under_the_own_pile() -> None:
    """p. 9; nobody else learns it."""
    deck = ["roland", "oliver", "ivon"]
    g = table("paladins", phase="round", round=0, yellow=seat(deck=deck), red=seat(deck=deck))
    g.play("yellow use oliver-yellow", "yellow top ivon-yellow", "red use roland-red", "red top oliver-red")
    number = {card.slug: n for n, card in enumerate(g.table.cards)}
    mine = g.match.view(0)["players"]
    assert mine[0]["deck"] == {"size": 11, "known": [[0, number["roland-yellow"]], [10, number["ivon-yellow"]]]}
    assert mine[1]["deck"] == {"size": 11}
    assert g.match.view()["players"][0]["deck"] == {"size": 11}


def test_imagined_worlds_keep_the_known_paladins_in_place() -> None:
    """The owner's top and bottom cards never move; the rest, and a rival's pile, do."""
    match = Match.new(load("paladins"), 2, seed=5)
    while match.table.round < 3:  # type: ignore[attr-defined]
        match.apply(match.pending[0].seat, match.pending[0].options[0])
    chance = Chance()
    chance.seed(1)
    own = match.view(0)["players"][0]["deck"]["known"]
    assert len(own) >= 2
    piles = []
    for _ in range(20):
        world = match.perspective(0).imagine(chance)
        me, rival = world.table.players
        assert all(me.deck[place] == card for place, card in own)
        assert sorted(rival.deck + rival.drawn) == sorted(match.table.players[1].deck + match.table.players[1].drawn)
        piles.append((tuple(me.deck), tuple(rival.deck)))
    assert len({mine for mine, _ in piles}) > 1
    assert len({rivals for _, rivals in piles}) > 1


def test_paladins_are_chosen_at_once_and_in_secret() -> None:
    """p. 9: the answers come together, and the first one given shows nothing."""
    g = table("paladins", phase="round", round=0)
    before = g.match.view(1)
    g.match.apply(0, g.ask("yellow").options[0])  # type: ignore[union-attr]
    g.match.apply(0, g.ask("yellow").options[0])  # type: ignore[union-attr]
    assert g.match.view(1) == before
    assert [ask.seat for ask in g.match.pending] == [1]


def test_six_ways_to_part_three_paladins() -> None:
    g = table("paladins", phase="round", round=0, yellow=seat(deck=["roland", "oliver", "ivon"]))
    assert sorted(g.options("yellow")) == ["ivon-yellow", "oliver-yellow", "roland-yellow"]
    g.play("yellow use ivon-yellow")
    assert sorted(g.options("yellow")) == ["oliver-yellow", "roland-yellow"]
