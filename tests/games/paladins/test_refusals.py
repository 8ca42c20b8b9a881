"""Whatever cannot be done says why, with figures, in both languages."""

from __future__ import annotations

import pytest

from regna.scenario import Scene, seat, table
from regna.texts import speaker_for

EVERYBODY = {"labourer": 1, "scout": 2, "merchant": 2, "fighter": 2, "cleric": 2}


def reasons(g: Scene, language: str) -> dict[str, str]:
    """What yellow cannot choose, by anchor, and why."""
    shown = g.match.present(0, speaker_for(g.match.setup.game, language))
    assert shown is not None
    return {each.anchor: each.reason.replace("\u00a0", " ") for each in shown.refused}


@pytest.mark.parametrize(
    ("language", "reason"), [("fr", "Force 5, il faut 7 ou 1 pièce."), ("en", "Strength 5, it takes 7 or 1 coin.")]
)
def test_strength_or_coins(language: str, reason: str) -> None:
    """p. 20."""
    row = ["", "", "", "viking-mercenary"]
    g = table("paladins", outsider_row=row, yellow=seat(**EVERYBODY, strength=5))
    assert reasons(g, language)["space/attack"] == reason


def test_the_reasons_of_every_action() -> None:
    g = table(
        "paladins",
        outsider_row=["", "viking-thief"],
        townsfolk_row=["", "", "abbot-tax"],
        yellow=seat(**EVERYBODY, jars=1),
    )
    assert reasons(g, "fr") == {
        "space/develop": "Il faut 4 pièces ; vous n’en avez pas.",
        "space/recruit": "Il faut 2 pièces ; vous n’en avez pas.",
        "space/pray": "Il faut 2 pièces ; vous n’en avez pas.",
        "space/commission": "Il faut 1 provision ; vous n’en avez pas.",
        "space/fortify": "Il faut 1 provision ; vous n’en avez pas.",
        "space/garrison": "Il faut 1 provision ; vous n’en avez pas.",
        "space/absolve": "Influence 0, il faut 1.",
        "space/attack": "Force 0, il faut 3 ou 2 pièces.",
        "space/convert": "Foi 0, il faut 2.",
    }


def test_missing_workers_are_named() -> None:
    g = table("paladins", yellow=seat(labourer=2, scout=1, coins=9, provisions=9, strength=9))
    said = reasons(g, "en")
    assert (
        said["space/attack"]
        == "It takes 1 Scout, 1 worker of any kind and 1 Fighter; you have 2 Labourers and 1 Scout."
    )
    assert reasons(g, "fr")["space/attack"] == (
        "Il faut 1 Éclaireur, 1 ouvrier au choix et 1 Combattant ; vous avez 2 Paysans et 1 Éclaireur."
    )


def test_places_say_what_they_want() -> None:
    g = table("paladins", yellow=seat(**EVERYBODY, provisions=1, faith=2), red=seat(monks=["1-coins"]))
    g.play("yellow act commission")
    said = reasons(g, "en")
    assert said["place/1-coins"] == "This place is taken."
    assert said["place/1-discard"] == "This place is only used with 4 or more players."
    assert said["place/6-repay"] == "Faith 2, it takes 10."


def test_every_refusal_cites_a_page() -> None:
    g = table("paladins", yellow=seat(labourer=1))
    shown = g.match.present(0, speaker_for(g.match.setup.game, "fr"))
    assert shown is not None
    assert all(each.rule.page.isdecimal() for each in shown.refused)


def test_nothing_is_silently_missing() -> None:
    """Every action and every face-up favour is offered or refused."""
    g = table("paladins", round=7, yellow=seat(labourer=3, coins=3))
    assert len(g.options("yellow")) + len(g.refused("yellow")) == 12 + 5 + 1
