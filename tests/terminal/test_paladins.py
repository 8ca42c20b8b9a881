"""The drawing of Paladins."""

from __future__ import annotations

from pathlib import Path

import pytest

from regna.games import load
from regna.kernel import Match, Setup
from regna.scenario import seat, table
from regna.terminal.boards import Sight, paladins, sight_of
from regna.terminal.palette import DARK, LIGHT
from regna.terminal.wording import known_points
from regna.texts import LANGUAGES, speaker_for

from .table import SMALL, printed, screen, seated, sit, wander

GAME = load("paladins")
SAY = speaker_for(GAME, "en", "regna.terminal")


def kingdom(sight: Sight) -> str:
    return printed(sight.width, paladins.draw(sight), paladins.draw_seats(sight))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "crowns"), [(1, "off"), (2, "off"), (3, "off"), (4, "off"), (1, "on"), (4, "on")])
def test_the_kingdom_is_drawn_at_every_moment_for_any_eyes(seats: int, crowns: str, language: str) -> None:
    say = speaker_for(GAME, language, "regna.terminal")
    match = Match(Setup.of(GAME, seats, {"crowns": crowns, **({"opponent": "hard"} if seats == 1 else {})}, 3))
    for moves in (0, 20, 60, 120):
        wander(match, moves)
        for eyes in (None, *range(seats)):
            for roomy in (False, True):
                sight = sight_of(match, eyes, say, DARK)._replace(roomy=roomy, width=78)
                text = kingdom(sight)
                assert max(len(line.rstrip()) for line in text.splitlines()) <= sight.width
                for player in match.table.players:
                    assert say(GAME.facts["seat"].say(player.seat, match.setup))[:4] in text
                assert paladins.headline(sight)
                assert paladins.draw_seats_in_full(sight)


def test_a_small_kingdom_leaves_space_for_the_question() -> None:
    match = Match.new(GAME, 4, seed=1)
    wander(match, 150)
    small = kingdom(sight_of(match, 0, SAY, LIGHT)._replace(width=78))
    assert len(small.splitlines()) <= 10 + 5 + 2


def test_only_the_owner_reads_what_lies_in_the_own_pile() -> None:
    match = table("paladins", phase="round", round=0, yellow=seat(deck=["roland", "oliver", "ivon"])).match
    match.play("yellow use oliver-yellow", "yellow top ivon-yellow")
    while match.ask_for(0) is None:
        match.apply(1, match.ask_for(1).options[0])  # type: ignore[union-attr]
    mine = kingdom(sight_of(match, 0, SAY, LIGHT)._replace(roomy=True, width=200))
    assert "on top of your pile: Ivon" in mine
    assert "no. 1 from the bottom of your pile: Roland" in mine
    assert "your pile" not in kingdom(sight_of(match, None, SAY, LIGHT)._replace(roomy=True, width=200))


def test_slots_show_workshops_workers_and_what_is_wanted() -> None:
    match = table(
        "paladins",
        yellow=seat(labourer=1, workshops=["fortify-left"], busy=["attack"]),
    ).match
    sight = sight_of(match, 0, SAY, LIGHT)._replace(width=78)
    text = kingdom(sight)
    assert paladins.headline(sight) == "Round 1/7 · Tax Supply 6"
    assert "■■ ·· Sc" in text
    assert "Sc ·· La" in text
    assert "Fi ·· Cl" in text


def test_everybodys_workers_are_shown_by_kind() -> None:
    yours = {"labourer": 0, "scout": 2, "cleric": 1}
    match = table("paladins", seats=2, yellow=seat(labourer=1, fighter=3), red=seat(**yours)).match
    for seen in (0, 1, None):
        drawn = printed(78, paladins.draw_seats(sight_of(match, seen, SAY, LIGHT)._replace(width=78)))
        assert "Workers ●1La·3Fi  ▲2Sc·1Cl" in drawn


def test_no_points_give_a_secret_order_away() -> None:
    """Neither beside the names nor in the table of points, whether the other has fulfilled it or not."""
    walls = ["wall-scout", "wall-cleric", "wall-fighter", "wall-merchant", "wall-labourer-2"]
    drawn = []
    for order in ("order-fortify", "order-attack"):
        red = seat(walls=walls, converted=["saracen-champion"], secret_order=order, labourer=1)
        mine = seat(secret_order="order-convert", labourer=1)
        match = table("paladins", 2, {"crowns": "on"}, orders=["order-garrison"], yellow=mine, red=red).match
        points = known_points(match, SAY, LIGHT)
        drawn.append(kingdom(sight_of(match, 0, SAY, LIGHT)._replace(width=78)) + printed(78, points))
    assert drawn[0] == drawn[1]
    assert "Secret King" not in drawn[0]


def test_a_small_city_has_room_for_what_decides() -> None:
    """What negotiations and stacks want, marked as ours; icons on the way to allies; my secret order, whole."""
    match = table(
        "paladins",
        2,
        {"crowns": "on"},
        stack_1=["muster-01"],
        negotiation_row=["negotiation-13"],
        yellow=seat(icon="farmer", rallied=["negotiation-25"], secret_order="order-convert", labourer=1),
        red=seat(icon="clergy", allies=["ally-military"]),
    ).match
    small = kingdom(sight_of(match, 0, SAY, LIGHT)._replace(width=78))
    assert "Influence 2~" in small
    assert "dip5→mon str6~" in small
    assert "Allies Mil 1, Mer 0/3, Far 2/3, Cle 0/3 · secret order: Convert 6" in small


async def test_long_texts_take_the_rows_that_are_free(tmp_path: Path) -> None:
    """They are cut to a row each only where they would not fit."""
    app = sit(tmp_path, "me", "random", "random", name="paladins", moves=60)
    async with seated(app, (200, 60)) as pilot:
        assert "…" not in screen(app, "#board")
        await pilot.resize_terminal(120, 40)
        assert "…" in screen(app, "#board")


async def test_a_tall_board_leaves_rows_for_the_question(tmp_path: Path) -> None:
    """On the smallest screen, with four players and the extensions, whose lowest lines can be scrolled to."""
    app = sit(tmp_path, "me", "random", "random", "random", name="paladins", options={"crowns": "on"}, moves=70)
    async with seated(app, SMALL):
        asked = screen(app, "#ask")
        assert app.shown is not None
        assert all(option.text in asked for option in app.shown.options[:2])


def test_figures_of_cards_are_plain_data() -> None:
    match = Match.new(GAME, 2)
    found = {card.key: paladins.figures(match.setup, card) for card in match.setup.cards}
    assert found["wall-repay-or-coins"]["choices"] == [{"repay": 1}, {"coin": 2}]
    assert found["engelier"]["boosts"] == {"faith": 1, "strength": 3, "influence": 0}
    assert found["favour-guild"]["slot"] == "merchant"
    assert found["order-attack"]["action"] == "attack"
