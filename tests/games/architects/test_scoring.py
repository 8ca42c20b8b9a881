"""The final score (p. 18 and 19, and the end effects of the annex)."""

from __future__ import annotations

from typing import Any

import pytest

from regna.scenario import Scene, seat, table


def ended(**position: Any) -> Scene:
    """A match that ends with a move of Yellow that changes no score."""
    g = table(final=1, **position)
    g.play("yellow place guardhouse")
    if not g.match.over:
        g.play("yellow guard stop")
    return g


# Virtue at the end


def test_the_dungeon_may_come_after_what_brings_virtue() -> None:
    """(V43)"""
    g = ended(yellow=seat(virtue=1, built=["dungeon", "observatory"], marble=2))
    assert g.player("yellow").virtue == 0
    assert g.player("yellow").unpaid == 0
    assert g.points("yellow")["virtue"] == -9


def test_the_lighthouse_counts_virtue_after_the_changes() -> None:
    """(V44) Ruling N11."""
    g = ended(yellow=seat(virtue=7, built=["lighthouse", "observatory"], marble=2))
    assert g.player("yellow").virtue == 8
    assert g.points("yellow")["buildings"] == (6 + 2) + 7


def test_virtue_over_the_top_destroys_the_debt_the_university_minds() -> None:
    """(V46)"""
    g = ended(yellow=seat(virtue=14, unpaid=1, built=["university", "castle"], gold=2))
    assert g.player("yellow").unpaid == 0
    assert g.points("yellow")["buildings"] == (11 + 2) + 10
    assert g.points("yellow")["debts"] == 0


def test_the_dungeon_comes_when_it_is_best() -> None:
    """Ruling N11: without debts the loss comes first, with dear ones the gain does."""
    g = ended(yellow=seat(virtue=14, built=["dungeon", "castle"], gold=4))
    assert g.player("yellow").virtue == 14
    g = ended(yellow=seat(virtue=14, unpaid=2, built=["dungeon", "castle", "gamblers-den"], gold=4))
    assert (g.player("yellow").virtue, g.player("yellow").unpaid) == (12, 0)


@pytest.mark.parametrize(
    ("built", "mine", "red", "virtue"),
    [
        ("castle", {"gold": 5}, {}, 9),
        ("castle", {"gold": 1, "marble": 9}, {}, 7),
        ("observatory", {"marble": 4}, {}, 9),
        ("observatory", {"marble": 1, "gold": 9}, {}, 7),
        ("reservoir", {"paid": 5, "unpaid": 9}, {}, 9),
        ("trading-post", {"stone": 3, "wood": 3, "clay": 3, "gold": 9}, {}, 9),
        ("chapel", {"level": 2}, {"level": 1}, 9),
        ("chapel", {"level": 2}, {"level": 2}, 7),
        ("chapel", {}, {}, 7),
        ("dungeon", {}, {}, 5),
    ],
)
def test_buildings_change_virtue_at_the_end(built: str, mine: dict[str, int], red: dict[str, int], virtue: int) -> None:
    """Rulings N02 and X23."""
    g = ended(yellow=seat(built=[built], **mine), red=red)
    assert g.player("yellow").virtue == virtue


# Buildings


@pytest.mark.parametrize(
    ("built", "mine", "red", "points"),
    [
        ("keep", {"captured": {"red": 2}}, {}, 12),
        ("keep", {"captured": {"red": 6}}, {}, 12 + 2),
        ("lighthouse", {"virtue": 3}, {}, 6),
        ("lighthouse", {"virtue": 14}, {}, 6 + 3),
        ("university", {}, {}, 11 + 2),
        ("university", {"unpaid": 1}, {}, 11),
        ("university", {"paid": 1}, {}, 11 + 2),
        ("clay-market", {"clay": 2}, {"clay": 1}, 6 + 2),
        ("clay-market", {"clay": 2}, {"clay": 2}, 6),
        ("silver-market", {"silver": 2}, {"silver": 1}, 6 + 2),
        ("silver-market", {}, {}, 6),
        ("stone-market", {"stone": 2}, {"stone": 1}, 7 + 2),
        ("stone-market", {"stone": 2}, {"stone": 3}, 7),
        ("wood-market", {"wood": 2}, {"wood": 1}, 7 + 2),
        ("wood-market", {"wood": 2}, {"wood": 2}, 7),
        ("steeple", {"level": 1}, {}, 4 + 2),
        ("steeple", {}, {}, 4),
    ],
)
def test_buildings_bring_more_points_at_the_end(
    built: str, mine: dict[str, Any], red: dict[str, int], points: int
) -> None:
    g = ended(yellow=seat(built=[built], **mine), red=red)
    assert g.points("yellow")["buildings"] == points


@pytest.mark.parametrize(
    ("built", "points"), [(["fountain"], -3), (["gamblers-den"], -9), (["fountain", "gamblers-den"], -6), ([], -6)]
)
def test_debts_with_fountain_and_gamblers_den(built: list[str], points: int) -> None:
    """(V41) Ruling N12."""
    assert ended(yellow=seat(unpaid=3, built=built)).points("yellow")["debts"] == points


@pytest.mark.parametrize(("levels", "points"), [((3, 3, 1), 4), ((3, 2, 1), 6)])
def test_the_steeple_wants_to_be_alone_at_the_top(levels: tuple[int, int, int], points: int) -> None:
    """(V53)"""
    mine, red, green = levels
    g = ended(seats=3, yellow=seat(built=["steeple"], level=mine), red=seat(level=red), green=seat(level=green))
    assert g.points("yellow")["buildings"] == points


def test_the_aqueduct_counts_itself() -> None:
    """(V55) Ruling N03."""
    g = ended(yellow=seat(built=["aqueduct", "well", "smithy"]))
    assert g.points("yellow")["buildings"] == (3 + 3) + 3 + 3


@pytest.mark.parametrize(("hut", "points"), [("carpenters-hut", 6), ("masons-hut", 6), ("tilers-hut", 7)])
def test_huts_count_apprentices_with_the_skill(hut: str, points: int) -> None:
    """(V56)"""
    g = ended(yellow=seat(built=[hut], apprentices=["labourer", "miner"]))
    assert g.points("yellow")["buildings"] == points


def test_the_moneylender_counts_paid_debts() -> None:
    """(V58) Ruling N01."""
    assert ended(yellow=seat(built=["moneylender"], paid=3)).points("yellow")["buildings"] == 5 + 3


# The rest of the sheet


@pytest.mark.parametrize(("prisoners", "points"), [(0, 0), (1, 0), (2, -1), (3, -1), (8, -4)])
@pytest.mark.parametrize(("silver", "more"), [(9, 0), (10, 1), (19, 1), (29, 2)])
def test_prisoners_in_pairs_and_silver_in_tens(prisoners: int, points: int, silver: int, more: int) -> None:
    """(V47)"""
    scored = ended(yellow=seat(prison=prisoners, silver=silver)).points("yellow")
    assert scored["prison"] == points
    assert scored["silver"] == more


@pytest.mark.parametrize(("virtue", "points"), list(enumerate([-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7])))
def test_points_for_virtue(virtue: int, points: int) -> None:
    assert table(yellow=seat(virtue=virtue)).points("yellow")["virtue"] == points


def test_nothing_else_counts() -> None:
    mine = seat(hand=["keep", "castle"], clay=9, wood=9, stone=9, captured={"red": 9}, paid=3)
    g = ended(yellow=mine, red=seat(captured={"yellow": 5}))
    assert set(g.points("yellow").values()) == {0}


def test_therese_pays_and_counts_gold_and_marble_as_one() -> None:
    """(V52) Ruling N13."""
    top = table(yellow=seat(board="therese", level=4, marble=4, hand=["keep"]), rewards=["reward-virtue"])
    top.play("yellow place guildhall", "yellow build cathedral")
    assert top.player("yellow").level == 5

    mine = seat(board="therese", hand=["dungeon"], apprentices=["labourer"], gold=1, marble=3, stone=4)
    dungeon = table(yellow=mine)
    dungeon.play("yellow place guildhall", "yellow build dungeon")
    assert dungeon.player("yellow").goods == [0] * 5

    g = ended(yellow=seat(board="therese", built=["castle", "observatory"], gold=3, marble=2))
    assert g.player("yellow").virtue == 7 + 2 + 2


# Who wins


def test_more_points_win() -> None:
    assert ended(yellow=seat(gold=1), red=seat(gold=2, virtue=6)).match.result().winners == [1]


def test_virtue_breaks_a_tie() -> None:
    """p. 19."""
    g = ended(seats=3, yellow=seat(gold=1, virtue=8), red=seat(gold=1, silver=9), green=seat(gold=1, virtue=9))
    assert g.match.result().winners == [2]


def test_then_silver_breaks_it() -> None:
    """p. 19."""
    g = ended(yellow=seat(gold=1, silver=4), red=seat(gold=1, silver=5))
    assert g.match.result().winners == [1]


def test_then_victory_is_shared() -> None:
    """p. 19."""
    g = ended(seats=3, yellow=seat(gold=1), red=seat(gold=1), green=seat())
    assert g.match.result().winners == [0, 1]


TIED: dict[str, Any] = {
    "yellow": seat(virtue=6, built=["reservoir"], paid=4),
    "red": seat(virtue=7, built=["fountain"]),
}


def test_virtue_gained_at_the_end_breaks_a_tie() -> None:
    """p. 18: the effects of buildings come before the scores are compared."""
    assert ended(**TIED).match.result().winners == [0]


def test_a_result_before_the_end_breaks_ties_the_same_way() -> None:
    """`Match.result` promises winners as if the match ended now."""
    assert table(**TIED).match.result().winners == [0]
