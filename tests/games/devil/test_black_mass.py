"""The preparation, the black mass and the guesses (p. 16 and 17)."""

from __future__ import annotations

from typing import Any

import pytest

from regna.games.devil.constants import BRIBED, COLOURS, DEVIL, DOWN, NOBODY, UP
from regna.scenario import Scene, seat, table

from .playing import goods, until

HARMLESS: dict[str, Any] = {"bribed": ["A", "B", "C"], "inquisitors": ["squanderer", "orator", "vandal"]}
"""Nobody on the yellow places, and on place 3 a Vandal, who finds nothing to destroy."""


def mass(round: int, *moves: str, **words: Any) -> Scene:  # noqa: A002
    """A black mass with some moves, as `green guess devil-blue`; Blue is the Devil, Red the Cultist."""
    return celebrate(table("devil", seats=4, phase="mass", round=round, **words), *moves)


def celebrate(g: Scene, *moves: str) -> Scene:
    for colour in COLOURS:
        for prompt in ("mass", "guess"):
            g.play(*(move for move in moves if move.startswith(f"{colour} {prompt} ")), f"{colour} {prompt} done")
    return g


def scores(g: Scene) -> list[int]:
    return [me.score for me in g.table.players]


# Preparation


def test_wings_are_for_sale_to_everybody_in_turn() -> None:
    """§15.1, A19 and A64: also whoever has no coin is asked, and the third wing is an indulgence."""
    g = table("devil", seats=4, phase="wings", round=5, blue=seat(coin=10, angels=1))
    g.play("blue wing buy", "red wing pass", "green wing pass", "yellow wing pass", "blue wing buy")
    me = g.player("blue")
    assert (me.coins, me.angels, me.indulgences) == (0, 0, 1)
    assert g.refused("red")["buy"] == "coins"
    g.play(*(f"{colour} wing pass" for colour in ("red", "green", "yellow", "blue")))
    assert g.table.phase == "mass"


def test_a_shrine_makes_wings_cheaper() -> None:
    g = table("devil", seats=4, phase="wings", round=5, blue=seat(coin=3, built=["shrine"]))
    g.play("blue wing buy")
    assert (g.player("blue").coins, g.player("blue").angels) == (0, 1)


# Bribes


def test_bribes_come_from_all_chests_and_send_three_away() -> None:
    """X52: also those who are face down; the rest is of no use any more (A45)."""
    rich: dict[str, Any] = {colour: seat(coin=5) for colour in COLOURS}
    moves = [f"{colour} mass coin" for colour in COLOURS for _ in range(4)]
    g = mass(3, *moves, "blue mass coin", **rich)
    assert g.table.inquisitors[:3] == [BRIBED] * 3
    assert g.table.bribes == 2
    assert [g.player(colour).coins for colour in COLOURS] == [0, 1, 1, 1]


def test_what_is_left_of_bribes_counts_in_round_five() -> None:
    g = mass(5, "red mass coin", "green mass coin", bribes=3, red=seat(coin=1), green=seat(coin=1))
    assert g.table.inquisitors[:3] == [BRIBED, UP, UP]
    assert g.table.bribes == 0


@pytest.mark.parametrize(("bribes", "left"), [("goods", [BRIBED, DOWN]), ("coins", [UP, DOWN])])
def test_goods_bribe_where_the_table_says_so(bribes: str, left: list[int]) -> None:
    """X71: glass 2, wood 1 and two coins are five."""
    green: dict[str, Any] = {"glass": 1, "wood": 1, "coin": 2}
    things = ("glass", "wood", "coin", "coin") if bribes == "goods" else ("coin", "coin")
    g = mass(3, *(f"green mass {thing}" for thing in things), options={"bribes": bribes}, green=seat(**green))
    assert g.table.inquisitors[:2] == left


def test_a_bribe_of_round_three_has_an_icon_and_no_name() -> None:
    g = mass(3, "green mass coin", green=seat(coin=1))
    told = [each.event for each in g.match.events_for(3) if each.event.kind == "mass"]
    assert [event.player for event in told] == [None] * 4
    assert [event.facts["goods"][5] for event in told] == [0, 0, 1, 0]


# Souls


@pytest.mark.parametrize(
    ("shards", "found", "up"),
    [
        (0, {"glass": 1, "marble": 1}, 0),
        (1, {"glass": 1, "marble": 1, "wood": 1, "stone": 1}, 0),
        (2, {"glass": 1, "marble": 1, "wood": 1, "stone": 1, "coin": 2}, 1),
        (3, {"glass": 1, "marble": 1, "wood": 1, "stone": 1, "coin": 2}, 2),
        (4, {"glass": 1, "marble": 1, "wood": 1, "stone": 1, "coin": 2}, 2),
    ],
)
def test_souls_of_round_three(shards: int, found: dict[str, int], up: int) -> None:
    """E16 and A44."""
    words: dict[str, Any] = {"blue": seat(pure=shards), "green": seat(pure=1), "yellow": seat(pure=5 - shards)}
    g = mass(3, *["blue mass pure"] * shards, **words)
    assert goods(g, "blue") == found
    assert g.table.inquisitors[3:] == [UP] * up + [DOWN] * (3 - up)
    assert g.player("blue").shards == [shards, 0]


def test_tainted_shards_must_be_laid_out_in_round_three_only() -> None:
    """X53."""
    words: dict[str, Any] = {"blue": seat(pure=1, tainted=1), "red": seat(tainted=1), "green": seat(pure=2)}
    g = mass(3, **words)
    assert g.table.opened_mass[6:8] == [0, 1]
    assert goods(g, "red") == {"wheat": 1, "coin": 1}
    g = mass(5, **words)
    assert g.table.souls == [0, 0]
    assert goods(g, "red") == {}


def test_only_the_devil_lays_out_shards() -> None:
    g = table("devil", seats=4, phase="mass", round=5, red=seat(pure=1), green=seat(pure=2, coin=1))
    for colour in COLOURS[1:]:
        assert not {"pure", "tainted"} & set(g.options(colour))


@pytest.mark.parametrize(
    ("shards", "points", "up"),
    [(0, 0, 0), (1, 0, 0), (2, 2, 0), (3, 4, 1), (4, 6, 2), (5, 12, 2), (6, 18, 2)],
)
def test_souls_of_round_five(shards: int, points: int, up: int) -> None:
    """E18, A03 and A04."""
    words: dict[str, Any] = {"blue": seat(pure=shards), "green": seat(pure=6 - shards), "yellow": seat(pure=0)}
    g = mass(5, *["blue mass pure"] * shards, **words)
    assert g.player("blue").score == points
    assert g.table.inquisitors[3:] == [UP] * up + [DOWN] * (3 - up)


def test_four_souls_turn_up_the_third_where_the_second_is_up() -> None:
    """X62 and A68: where all three are up, nothing more happens."""
    words: dict[str, Any] = {"blue": seat(pure=4), "green": seat(pure=1), "yellow": seat(pure=1)}
    assert mass(5, *["blue mass pure"] * 4, up=["2"], **words).table.inquisitors[3:] == [UP, UP, UP]
    assert mass(5, *["blue mass pure"] * 4, up=["1", "2", "3"], **words).table.inquisitors[3:] == [UP, UP, UP]


def test_shards_held_back_bring_nothing_but_may_be_shown() -> None:
    """A54."""
    words: dict[str, Any] = {"blue": seat(pure=3), "green": seat(pure=3), "yellow": seat(pure=0)}
    g = mass(5, "blue mass pure", bribed=["B", "C"], **words)
    assert (g.player("blue").score, g.player("blue").shards) == (0, [3, 0])
    assert "shard-A" in g.options("blue")


# Guesses


def test_thirteen_guesses_for_a_mortal_and_four_for_the_cultist() -> None:
    """§22: nothing, one of either kind, or both on different players."""
    g = table("devil", seats=4, phase="mass", round=3)
    g.play(*(f"{colour} mass done" for colour in COLOURS))
    assert [len(g.options(colour)) - 2 for colour in COLOURS] == [0, 3, 6, 6]
    g.play("green guess devil-blue")
    assert g.options("green")[:2] == ["cultist-red", "cultist-yellow"]
    assert g.refused("green")["cultist-blue"] == "ring-used"


def test_guesses_without_a_match_are_free_again() -> None:
    """X55."""
    guesses = ("green guess devil-red", "yellow guess devil-blue", "red guess devil-green")
    g = mass(3, *guesses, **HARMLESS)
    assert not g.table.locked
    until(g, "mass", 5)
    g.play("green mass done", "yellow mass done")
    assert {"devil-blue", "devil-red", "cultist-red"} < set(g.options("green"))
    celebrated = [f"{colour} {prompt} done" for colour in ("blue", "red") for prompt in ("mass", "guess")]
    g.play("green guess done", "yellow guess done", *celebrated)
    assert scores(g) == [0, 0, 0, 0]


def test_the_devil_found_in_round_three() -> None:
    """X56: in round 5 locked guesses are scored, and nobody guesses the Devil again."""
    guesses = ("green guess devil-blue", "yellow guess devil-blue", "red guess devil-green")
    g = mass(3, *guesses, **HARMLESS)
    assert g.player("blue").reputation == 8 - 4
    assert g.table.inquisitors[3:] == [DOWN, DOWN, UP]
    assert [g.player(colour).coins for colour in COLOURS] == [0, 0, 2, 2]
    assert scores(g) == [0, 0, 0, 0]
    until(g, "mass", 5)
    g.play(*(f"{colour} mass done" for colour in COLOURS))
    assert g.options("green") == ["cultist-red", "cultist-yellow", "done", "supply"]
    assert g.refused("green")["devil-red"] == "devil-found"
    assert g.refused("green")["cultist-blue"] == "ring-used"
    assert not [option for option in g.options("red") if option.startswith("devil")]
    g.play("green guess cultist-yellow", *(f"{colour} guess done" for colour in COLOURS))
    assert scores(g) == [1, 1, 2, 2]


def test_the_cultist_found_in_round_three() -> None:
    """X58: the guesses at the Devil are locked, too, and nothing is said of them before round 5."""
    guesses = (
        "green guess cultist-red",
        "green guess devil-blue",
        "yellow guess cultist-red",
        "red guess devil-yellow",
    )
    g = mass(3, *guesses, **HARMLESS)
    assert [g.player(colour).reputation for colour in COLOURS] == [8, 5, 8, 8]
    assert [g.player(colour).coins for colour in COLOURS] == [0, 0, 2, 2]
    assert [me.revealed for me in g.table.players] == [NOBODY, 1, NOBODY, NOBODY]
    assert not g.table.devil_found
    celebrate(until(g, "mass", 5))
    assert scores(g) == [1, 0, 4, 2]


def test_two_who_are_wrong_alike_clear_the_accused() -> None:
    """§15.3: all learn that it is wrong and not what is right; in round 5 it is the Devil's gain."""
    g = mass(3, "green guess devil-red", "yellow guess devil-red", **HARMLESS)
    assert [me.revealed for me in g.table.players] == [NOBODY] * 4
    assert [me.reputation for me in g.table.players] == [8] * 4
    assert g.table.locked
    assert [told.event.facts for told in g.match.events_for(2) if told.event.kind == "cleared"] == [{"role": DEVIL}]
    celebrate(until(g, "mass", 5))
    assert scores(g) == [2, 0, 0, 0]


def test_guesses_of_round_five() -> None:
    """§15.4: 2 for who is right; where somebody is wrong, 1 for whom nobody saw."""
    g = mass(5, "green guess devil-blue", "green guess cultist-yellow", "red guess devil-green", **HARMLESS)
    assert scores(g) == [1, 1, 2, 0]
    assert [me.revealed for me in g.table.players] == [0, 1, 2, 3]


def test_a_devil_who_is_found_low_meets_a_guest_at_once() -> None:
    """X64: the guest is faced in the same inquisition, and leaves after it (X65)."""
    words: dict[str, Any] = {**HARMLESS, "blue": seat(reputation=4)}
    g = mass(3, "green guess devil-blue", "yellow guess devil-blue", **words)
    assert (g.player("blue").guests, g.player("blue").score) == (1, -2)
    until(g, "pass", 4)
    assert (g.player("blue").guests, g.player("blue").score) == (0, -6)
