"""Facing the inquisitors (p. 18 and 20)."""

from __future__ import annotations

from typing import Any

import pytest

from regna.games.devil.constants import BRIBED, COLOURS, UP
from regna.scenario import Scene, seat, table

from .playing import goods, until


def faced(g: Scene, *moves: str) -> Scene:
    for colour in COLOURS:
        g.play(*(move for move in moves if move.startswith(colour)), f"{colour} face done")
    return g


def facing(round: int, *moves: str, **words: Any) -> Scene:  # noqa: A002
    return faced(table("devil", seats=4, phase="face", round=round, **words), *moves)


@pytest.mark.parametrize(
    ("left", "moves", "points"),
    [
        ("guest", ("shard-C", "shard-1", "indulgence-2"), -4),
        ("C", ("shard-guest", "shard-1", "indulgence-2"), -1),
        ("1", ("shard-C", "shard-guest", "indulgence-2"), -5),
        ("2", ("shard-C", "shard-1", "indulgence-guest"), -5),
    ],
)
def test_green_suffers_the_one_of_four_whom_she_chooses(left: str, moves: tuple[str, ...], points: int) -> None:
    """E19: a pair of buildings for C, the Orator on 1, the Squanderer on 2."""
    words: dict[str, Any] = {
        "bribed": ["A", "B"],
        "up": ["C", "1", "2"],
        "inquisitors": ["orator", "squanderer", "vandal"],
        "green": seat(pure=2, indulgences=1, guests=1, built=["mill", "farm"]),
        "blue": seat(pure=1),
    }
    g = facing(5, *(f"green face {move}" for move in moves), **words)
    assert (g.player("green").shards, g.player("green").indulgences) == ([2, 0], 0)
    until(g, "over")
    assert g.player("green").score == points


def test_shards_may_be_understated() -> None:
    """§15.5: nobody has to show anything."""
    g = until(facing(3, green=seat(pure=3)), "pass", 4)
    assert g.player("green").score == -2 * 3


def test_only_the_ascetic_and_those_turned_up_are_faced_in_round_three() -> None:
    g = table("devil", seats=4, phase="face", round=3, up=["1"], green=seat(guests=2))
    assert g.match.view()["offers"]["faced"] == [[0, 3], [0, 3], [0, 3, 6, 6], [0, 3]]
    g = table("devil", seats=4, phase="face", round=5, up=["1", "B", "C"], bribed=["A"])
    assert g.match.view()["offers"]["faced"][0] == [1, 2, 3]


def test_after_round_three_the_other_two_are_turned_up() -> None:
    g = until(facing(3, bribed=["A"]), "pass", 4)
    assert g.table.inquisitors[:3] == [BRIBED, UP, UP]
    g = until(facing(3, bribed=["A", "B"]), "pass", 4)
    assert g.table.inquisitors[:3] == [BRIBED, BRIBED, UP]


def test_whoever_was_turned_up_in_round_three_comes_again() -> None:
    g = until(facing(3, bribed=["A", "B", "C"], up=["1"]), "face", 5)
    assert g.match.view()["offers"]["faced"] == [[3]] * 4


def test_the_ascetic_takes_two_points_for_each_good_kept() -> None:
    """A72: goods may be bought for him."""
    words: dict[str, Any] = {"green": seat(wood=1, glass=1, coin=3)}
    g = facing(3, **words)
    g.play("green gift wood", "green gift stop")
    assert (g.player("green").score, goods(g, "green")) == (-4, {"glass": 1, "coin": 3})
    g = facing(3, **words)
    g.play("green gift wood", "green gift supply", "green market buy-wheat", "green gift wheat", "green gift glass")
    assert (g.player("green").score, goods(g, "green")) == (0, {})


@pytest.mark.parametrize(("claimed", "points"), [([], 0), (["minor-rural", "minor-each", "major-urban"], -3)])
def test_the_fundamentalist_counts_achievements(claimed: list[str], points: int) -> None:
    g = until(facing(5, bribed=["A", "C"], green=seat(claimed=claimed)), "over")
    assert g.player("green").score == points


def test_the_plebeian_counts_pairs_and_the_vandal_may_come_first() -> None:
    """E23 and A21: of four buildings one is destroyed before or after they are counted."""
    built = ["mill", "farm", "chapel", "rectory"]
    for first, points in (("C", -2), ("1", -1)):
        words: dict[str, Any] = {
            "bribed": ["A", "B"],
            "up": ["1"],
            "inquisitors": ["vandal"],
            "blue": seat(built=built),
        }
        g = facing(5, **words)
        g.play(f"blue penalty {first}")
        until(g, "over")
        assert g.player("blue").score == points
        assert len(g.player("blue").built) == 3


@pytest.mark.parametrize(
    ("built", "choice"),
    [
        (["shrine", "confessional", "reliquary"], ["shrine", "confessional"]),
        (["dam", "chapel", "craftsmens-guild", "mill"], ["chapel", "craftsmens-guild"]),
    ],
)
def test_the_vandal_destroys_the_second_in_value(built: list[str], choice: list[str]) -> None:
    """E24 and A71: where several are second, the owner chooses; points are gone, tiles stay."""
    blue = seat(built=built, claimed=["minor-rural"])
    g = facing(5, bribed=["A", "B", "C"], up=["1"], inquisitors=["vandal"], blue=blue)
    assert g.options("blue") == choice
    g.play(f"blue vandal {choice[0]}")
    assert len(g.player("blue").built) == len(built) - 1
    assert g.player("blue").levels == [2, 1, 1, 1]


def test_the_vandal_leaves_a_single_building_alone() -> None:
    """A57."""
    g = facing(5, bribed=["A", "B", "C"], up=["1"], inquisitors=["vandal"], blue=seat(built=["dam"]))
    assert len(g.player("blue").built) == 1


@pytest.mark.parametrize(("level", "points"), [(9, -2), (8, -5), (7, -5)])
def test_the_orator_spares_whoever_is_above_all_others(level: int, points: int) -> None:
    g = facing(5, bribed=["A", "B", "C"], up=["1"], inquisitors=["orator"], blue=seat(reputation=level))
    assert g.player("blue").score == points


def test_the_squanderer_takes_two_precious_goods_or_points() -> None:
    words: dict[str, Any] = {"bribed": ["A", "B", "C"], "up": ["1"], "inquisitors": ["squanderer"]}
    g = facing(5, blue=seat(glass=1, marble=1), red=seat(glass=1), **words)
    g.play("blue ransom marble")
    until(g, "over")
    assert (g.player("blue").score, goods(g, "blue")) == (0, {})
    assert (g.player("red").score, goods(g, "red")) == (-5, {"glass": 1})


def test_what_the_black_mass_brought_can_be_given_to_an_inquisitor() -> None:
    """A70: glass and marble for the Squanderer."""
    words: dict[str, Any] = {"bribed": ["A"], "up": ["1"], "inquisitors": ["squanderer"]}
    g = table("devil", seats=4, phase="mass", round=3, **words)
    g.play(*(f"{colour} {prompt} done" for colour in COLOURS for prompt in ("mass", "guess")))
    faced(g)
    while g.match.pending[0].seat != 0:
        g.play(f"{COLOURS[g.match.pending[0].seat]} ransom refuse")
    g.play("blue ransom glass")
    assert g.player("blue").score == 0


@pytest.mark.parametrize(
    ("debt", "after", "wings", "points"), [(0, 3, 0, -2), (4, 7, 0, -4), (9, 10, 1, -5), (10, 9, 2, -5)]
)
def test_the_debt_collector_adds_debts_and_takes_points(debt: int, after: int, wings: int, points: int) -> None:
    """Beyond 10 a part is wiped out for a demon wing, step by step."""
    g = facing(5, bribed=["A", "B", "C"], up=["1"], inquisitors=["debt-collector"], blue=seat(debt=debt))
    g.play("blue settle 0")
    me = g.player("blue")
    assert (me.debt, me.demons, me.score) == (after, wings, points)


def test_debts_of_the_uncle_can_be_repaid_before_they_are_counted() -> None:
    """R08, p. 17: at any moment of the inquisition; goods can be sold for it."""
    words: dict[str, Any] = {"bribed": ["A", "B", "C"], "up": ["1"], "inquisitors": ["debt-collector"]}
    g = facing(5, blue=seat(debt=1, coin=1, glass=1), **words)
    assert g.player("blue").debt == 4
    assert g.options("blue") == ["0", "1", "supply"]
    g.play("blue settle supply", "blue market sell-glass", "blue settle 3")
    me = g.player("blue")
    assert (me.debt, me.coins, me.score) == (1, 0, -1)


def test_whoever_has_nothing_to_repay_with_is_asked_all_the_same() -> None:
    """A64: being spared would tell that the hands are empty."""
    g = facing(5, bribed=["A", "B", "C"], up=["1"], inquisitors=["debt-collector"], blue=seat(debt=9))
    assert g.options("blue") == ["0"]


@pytest.mark.parametrize(("means", "points", "left"), [("suffer", -11, 1), ("shard", -7, 1), ("indulgence", -7, 0)])
def test_a_guest_who_comes_late_is_faced_at_once(means: str, points: int, left: int) -> None:
    """A34: 2 for the guest's coming, 5 for the debts, and 4 unless he is appeased."""
    blue = seat(debt=9, demons=2, pure=1, indulgences=1)
    words: dict[str, Any] = {"bribed": ["A", "B", "C"], "up": ["1"], "inquisitors": ["debt-collector"]}
    g = facing(5, blue=blue, green=seat(pure=2), **words)
    g.play("blue settle 0")
    assert g.options("blue") == ["shard", "indulgence", "suffer"]
    g.play(f"blue guest {means}")
    assert (g.player("blue").score, g.player("blue").indulgences) == (points, left)


def test_a_shard_that_was_shown_does_not_appease_a_late_guest() -> None:
    words: dict[str, Any] = {
        "bribed": ["B", "C"],
        "up": ["1"],
        "inquisitors": ["debt-collector"],
        "green": seat(pure=2),
    }
    g = facing(5, "blue face shard-A", blue=seat(debt=9, demons=2, pure=1), **words)
    g.play("blue settle 0")
    assert g.options("blue") == ["suffer"]


def test_the_royal_chapel_spares_one() -> None:
    """A76."""
    g = table("devil", seats=4, phase="face", round=5, bribed=["B", "C"], blue=seat(built=["royal-chapel"]))
    assert g.options("blue") == ["chapel-A", "done", "supply"]
    faced(g, "blue face chapel-A")
    until(g, "over")
    assert g.player("blue").score == 0


def test_the_confessional_saves_a_point_of_every_penalty() -> None:
    words: dict[str, Any] = {"bribed": ["A", "B", "C"], "up": ["1"], "inquisitors": ["orator"]}
    g = facing(5, blue=seat(built=["confessional"], guests=1), **words)
    until(g, "over")
    assert g.player("blue").score == -4 - 3


def test_all_show_at_once() -> None:
    """A22."""
    g = table("devil", seats=4, phase="face", round=3, green=seat(pure=3))
    g.play("green face shard-A", "green face done")
    assert g.match.view(0)["players"][2]["shown_shards"] == 0
    assert not [told for told in g.match.events_for(0) if told.event.kind == "face"]


def test_guests_are_never_too_few() -> None:
    """A39: five guests, though the box has four."""
    g = until(facing(3, bribed=["A"], green=seat(guests=5)), "end")
    assert g.player("green").score == -5 * 4


@pytest.mark.parametrize(
    ("built", "moves", "counted"),
    [
        ("fort", ("blue minor minor-urban", "blue slot 3"), 3),
        ("town-hall", ("blue minor minor-urban", "blue slot 3"), 3),
        ("dam", ("blue dam minor-rural",), 1),
        ("dam", ("blue dam minor-urban",), 2),
    ],
)
def test_the_fundamentalist_counts_what_is_claimed_however_it_came(
    built: str, moves: tuple[str, ...], counted: int
) -> None:
    """A58: what Fort and Town Hall gave counts like the two that were there; what the Dam took does not."""
    claimed = ["minor-rural", "major-urban"]
    blue = seat(hand=[built], claimed=claimed, slots=[1], wood=3, stone=3, glass=1, marble=1, coin=2)
    g = table("devil", seats=4, phase="plan", round=5, bribed=["A", "C"], blue=blue)
    g.play(f"blue plan build {built}", "blue plan done", *(f"{colour} plan done" for colour in COLOURS[1:]), *moves)
    until(g, "over")
    taken = [told.event.facts["n"] for told in g.match.events_for(1) if told.event.kind == "penalty"]
    assert taken == [counted, 0, 0, 0]
