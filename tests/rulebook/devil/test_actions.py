"""Planning and resolving (p. 9 to 12)."""

from __future__ import annotations

from regna.scenario import Scene, seat, table


def plan(*things: str, **blue: object) -> Scene:
    """Blue plans some things in round 1 and Red, who is next, will have to choose a courtier."""
    g = table("devil", seats=4, phase="plan", round=1, blue=seat(**blue), red=seat(coin=9))
    g.play(*(f"blue plan {thing}" for thing in (*things, "done")))
    g.play("red plan recruit", *(f"{colour} plan done" for colour in ("red", "green", "yellow")))
    return g


def test_an_event_on_the_left_comes_first_and_its_right_side_is_ignored() -> None:
    """p. 9, example; the wood it brings pays for the building."""
    g = plan("left", "build farm", hand=["farm"], events=["forest"], stone=1, coin=1)
    assert list(g.player("blue").built) == [3]
    assert g.player("blue").goods == [1, 0, 0, 0, 0, 0]
    assert g.player("blue").reputation == 8 - 2


def test_green_pays_a_wheat_for_a_third_token() -> None:
    """p. 9, hint."""
    g = plan("build farm", "build almshouse", "recruit", hand=["farm", "almshouse"], wood=2, stone=2, wheat=3, coin=3)
    assert g.options("blue") == ["farmer", "burgher", "priest", "supply"]
    g.play("blue recruit farmer")
    assert g.player("blue").goods == [0, 0, 2, 0, 0, 0]


def test_five_religious_symbols_claim_the_achievement() -> None:
    """p. 12, example: here four religious buildings and a priest."""
    built = ["rectory", "chapel", "hermitage", "almshouse"]
    g = table("devil", seats=4, phase="plan", round=1, blue=seat(built=built, hired=["priest"]))
    for colour in ("blue", "red", "green", "yellow"):
        g.play(f"{colour} plan done")
    assert "major-religious-with-priest" in g.options("blue")
    g.play("blue claim major-religious-with-priest")
    assert g.player("blue").angels == 2
    assert g.player("blue").courtiers[2] == 3
