"""The draft of building cards (p. 5), with the cards followed by name."""

from __future__ import annotations

import pytest

from regna.games import load
from regna.kernel import Match, Setup
from regna.scenario import Scene
from tests.games.architects.looking import COLOURS, cards


def new(seats: int, seed: int = 0) -> Scene:
    return Scene(Match.new(load("architects"), seats, seed=seed))


def pick_first(g: Scene) -> None:
    """Everybody keeps the first card of the pack in hand."""
    packs = [cards(g, player.desk) for player in g.table.players]
    g.play(*[f"{COLOURS[seat]} draft {pack[0]}" for seat, pack in enumerate(packs)])


@pytest.mark.parametrize("seed", range(3))
def test_packs_pass_to_the_left_and_the_last_cards_go_under_the_pile(seed: int) -> None:
    """(V65) The order under the pile is ruling X08: in seat order, each under the one before."""
    g = new(3, seed)
    a, b, c = (cards(g, player.desk) for player in g.table.players)
    pile = cards(g, g.table.buildings)
    assert [len(a), len(b), len(c), len(pile)] == [4, 4, 4, 28]
    pick_first(g)
    assert [cards(g, player.desk) for player in g.table.players] == [c[1:], a[1:], b[1:]]
    pick_first(g)
    assert [cards(g, player.desk) for player in g.table.players] == [b[2:], c[2:], a[2:]]
    pick_first(g)
    hands = [cards(g, player.hand) for player in g.table.players]
    assert hands == [[a[0], c[1], b[2]], [b[0], a[1], c[2]], [c[0], b[1], a[2]]]
    last = [b[3], c[3], a[3]]
    assert cards(g, g.table.buildings) == [*reversed(last), *pile]


@pytest.mark.parametrize("boards", ["standard", "dealt"])
def test_the_first_player_is_not_known_before_the_draft_is_over(boards: str) -> None:
    """p. 5: step 13 comes after step 12."""
    g = Scene(Match(Setup.of(load("architects"), 3, {"boards": boards}), listen=True))
    for _ in range(3):
        assert (g.table.first, g.table.active, g.table.order) == (-1, -1, [])
        assert "first" not in [line.event.kind for line in g.match.events_for(None)]
        pick_first(g)
    assert [line.event.kind for line in g.match.events_for(None)].count("first") == 1
    assert g.table.order[0] == g.table.first == g.table.active == g.match.pending[0].seat


def test_with_two_the_packs_go_back_and_forth() -> None:
    g = new(2)
    a, b = (cards(g, player.desk) for player in g.table.players)
    for _ in range(3):
        pick_first(g)
    assert [cards(g, player.hand) for player in g.table.players] == [[a[0], b[1], a[2]], [b[0], a[1], b[2]]]
    assert len(g.table.buildings) == 34


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_card_under_the_pile_is_known_to_whoever_put_it_there_alone(seats: int) -> None:
    """Section 18 of the rules: who sees what."""
    g = new(seats)
    for _ in range(3):
        pick_first(g)
    for seat in range(seats):
        known = g.match.view(seat)["buildings"].get("known", [])
        assert len(known) == 1, f"seat {seat} knows {cards(g, [card for _, card in known])}"


def test_nothing_moves_before_everybody_has_chosen() -> None:
    g = new(3)
    green = cards(g, g.player("green").desk)
    g.play(f"green draft {green[2]}")
    assert g.options("green") == []
    assert len(g.options("yellow")) == 4
    assert len(g.player("green").hand) == 0
    assert cards(g, g.player("green").desk) == green


@pytest.mark.parametrize(("seats", "left"), [(2, 34), (3, 31), (4, 28), (5, 25)])
def test_the_pile_after_the_draft(seats: int, left: int) -> None:
    g = new(seats)
    for _ in range(3):
        pick_first(g)
    assert len(g.table.buildings) == left
    assert [len(player.hand) for player in g.table.players] == [3] * seats
