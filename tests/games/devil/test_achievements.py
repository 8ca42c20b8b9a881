"""Claiming achievements (p. 12)."""

from __future__ import annotations

from typing import Any

from regna.games.devil.constants import AGAIN, ALCHEMIST, COLOURS, HIRED
from regna.scenario import Scene, seat, table

from .playing import goods

RELIGIOUS = ["rectory", "chapel", "hermitage", "almshouse", "catacombs"]
RURAL = ["mill", "sawmill", "quarry", "farm", "vineyard"]
URBAN = ["market", "tavern", "workshop", "craftsmens-guild", "harbour"]
EACH = [*RURAL[:2], *URBAN[:2], *RELIGIOUS[:2]]


def claiming(**blue: Any) -> Scene:
    """Blue has planned nothing and may claim what there is."""
    g = table("devil", seats=4, phase="plan", round=5, blue=seat(**blue))
    g.play(*(f"{colour} plan done" for colour in COLOURS))
    return g


def claims(g: Scene) -> list[str]:
    return [option for option in g.options("blue") if option != "stop"]


def test_rewards_of_the_major_achievements() -> None:
    """A05."""
    g = claiming(built=RURAL)
    g.play("blue claim major-rural")
    assert goods(g, "blue") == {"glass": 1, "marble": 1}
    g = claiming(built=URBAN)
    g.play("blue claim major-urban")
    assert goods(g, "blue") == {"coin": 7}


def test_two_wings_beside_two_make_an_indulgence() -> None:
    """X31 and E12."""
    g = claiming(built=RELIGIOUS, angels=2)
    g.play("blue claim major-religious")
    assert (g.player("blue").angels, g.player("blue").indulgences) == (1, 1)


def test_a_fresh_alchemist_helps_at_once() -> None:
    """§11."""
    g = claiming(built=EACH)
    assert claims(g) == ["minor-each", "major-each"]
    g.play("blue claim major-each")
    assert g.player("blue").courtiers[ALCHEMIST] == HIRED
    assert "minor-rural-with-alchemist" in claims(g)
    g.play("blue claim minor-rural-with-alchemist", "blue slot 1")
    assert g.player("blue").courtiers[ALCHEMIST] == AGAIN
    assert claims(g) == ["minor-each"]


def test_science_and_buildings_serve_again_and_again() -> None:
    """X43."""
    g = claiming(built=[*RURAL[:2], *URBAN[:2], "herbalist"])
    g.play("blue claim minor-rural", "blue slot 1", "blue claim minor-urban", "blue slot 2")
    assert g.player("blue").levels == [2, 2, 1, 1]
    assert "minor-each" in claims(g)


def test_a_courtier_helps_once() -> None:
    g = claiming(built=[*RURAL[:2], *URBAN[:2]], hired=["priest", "farmer"])
    assert claims(g) == ["minor-rural-with-farmer", "minor-each-with-priest"]
    g.play("blue claim minor-each-with-priest", "blue slot 4")
    assert claims(g) == ["minor-rural-with-farmer"]
    assert (g.player("blue").courtiers[2], g.player("blue").levels) == (AGAIN, [1, 1, 1, 2])


def test_nobody_is_spent_for_nothing() -> None:
    """A28, X37 and X38: without need no courtier is offered, and with need only one who helps."""
    assert "major-religious" in claims(claiming(built=[*RELIGIOUS[:4], "herbalist"], hired=["priest"]))
    four = claims(claiming(built=[*RELIGIOUS[:3], "herbalist"], hired=["priest", "burgher"]))
    assert [claim for claim in four if claim.startswith("major")] == ["major-religious-with-priest"]


def test_either_of_two_who_would_do() -> None:
    """X40."""
    found = claims(claiming(built=["mill", "tavern"], hired=["priest", "alchemist"]))
    assert [claim for claim in found if claim.startswith("minor-each")] == [
        "minor-each-with-priest",
        "minor-each-with-alchemist",
    ]


def test_claiming_is_left_to_the_player() -> None:
    g = claiming(built=RURAL)
    g.play("blue claim stop")
    assert g.player("blue").claimed == 0


def test_a_slot_is_improved_once_and_a_tile_claimed_once() -> None:
    g = claiming(built=RURAL, claimed=["minor-each"], slots=[3])
    g.play("blue claim minor-rural")
    assert g.options("blue") == ["1", "2", "4"]
    g.play("blue slot 4")
    assert claims(g) == ["major-rural"]


def test_coins_of_an_achievement_come_too_late_for_wheat() -> None:
    """§11: step 8 is after step 7."""
    words: dict[str, Any] = {"hand": ["mill"], "built": [*URBAN, "catacombs"], "wood": 1, "stone": 2, "debt": 10}
    g = table("devil", seats=4, phase="plan", round=5, blue=seat(coin=0, **words))
    g.play("blue plan use catacombs", "blue plan build mill", "blue plan recruit")
    g.play(*(f"{colour} plan done" for colour in COLOURS))
    assert g.player("blue").reputation == 7
    assert "major-urban" in claims(g)


def test_the_devil_claims_majors_for_their_reward_alone() -> None:
    """Blue is the Devil, Red is not; both have the reward, and only Red the points."""
    for colour, points in (("blue", 0), ("red", 2)):
        words: dict[str, Any] = {colour: seat(built=URBAN)}
        g = table("devil", seats=4, phase="plan", round=5, **words)
        g.play(*(f"{each} plan done" for each in COLOURS))
        g.play(f"{colour} claim major-urban")
        assert g.player(colour).coins == 7
        assert g.points(colour)["achievements"] == points
