"""The words of every card say what its line in the table says, in both languages."""

from __future__ import annotations

import re

import pytest

from regna.games import load
from regna.games.devil.cards import ACHIEVEMENTS, BUILDINGS, EVENTS, SINGLE_INQUISITORS
from regna.games.devil.pieces import Achievement, Building, Event, Inquisitor
from regna.games.devil.values import Effect
from regna.texts import LANGUAGES, speaker_for

GAME = load("devil")
LARGE = (
    "stable",
    "minor",
    "dam",
    "hospital",
    "chapel",
    "token",
    "recruited",
    "no-debt",
    "built",
    "dismiss",
    "courtier",
)
"""What names no figure; a token is lost one by one."""


def numbers(text: str) -> list[int]:
    return [int(word) for word in re.findall(r"\d+", text)]


def words_of(key: str, lang: str) -> str:
    return speaker_for(GAME, lang).message(f"card-{key}.text")


def figures_of(effect: Effect) -> list[int]:
    """The figures that an effect is told with, in any order."""
    if effect.what in LARGE:
        return []
    if effect.what in ("gain", "pay", "exchange"):
        return [n for n in (*effect.cost, *effect.goods, effect.reputation, effect.angels) if n]
    if effect.what == "thrift":
        return [n for n in effect.goods if n]
    if effect.what == "points-per":
        return [1, effect.n] if effect.n > 1 else [1]
    if effect.what == "university":
        return [effect.n, effect.n]
    if effect.what in ("granary", "treasury"):
        return [1, effect.n] if effect.what == "granary" else [effect.n, 1, 5]
    if effect.what == "hideout":
        return [effect.n, effect.n]
    return [] if effect.what == "spare-token" else [abs(effect.n)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", BUILDINGS, ids=lambda card: card.key)
def test_a_building_is_told_with_its_figures(card: Building, lang: str) -> None:
    effects = [figure for effect in card.effects for figure in figures_of(effect)]
    price = [n for n in (*card.cost, card.reputation) if n]
    assert sorted(numbers(words_of(card.key, lang))) == sorted([card.points, *price, *effects])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", EVENTS, ids=lambda card: card.key)
def test_an_event_is_told_with_its_figures(card: Event, lang: str) -> None:
    effects = [figure for effect in (*card.lefts, card.right) for figure in figures_of(effect)]
    assert sorted(numbers(words_of(card.key, lang))) == sorted([card.loss, card.rise, *effects])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", SINGLE_INQUISITORS[:8], ids=lambda card: card.key)
def test_an_inquisitor_is_told_with_his_figures(card: Inquisitor, lang: str) -> None:
    assert sorted(numbers(words_of(card.key, lang))) == sorted(n for n in (card.demand, card.points, card.more) if n)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", ACHIEVEMENTS, ids=lambda card: card.key)
def test_an_achievement_is_told_with_its_figures(card: Achievement, lang: str) -> None:
    reward = [] if card.reward.what == "slot" else figures_of(card.reward)
    assert sorted(numbers(words_of(card.key, lang))) == sorted([*[n for n in card.needs if n], *reward])


@pytest.mark.parametrize("card", [*BUILDINGS, *EVENTS, *ACHIEVEMENTS], ids=lambda card: card.key)
def test_both_languages_name_the_same_goods_and_symbols(card: Building) -> None:
    pairs = [
        ("wood", "bois"), ("stone", "pierre"), ("wheat", "blé"), ("glass", "verre"), ("marble", "marbre"),
        ("coin", "pièce"), ("rural", "rura"), ("urban", "urbain"), ("religious", "religieu"),
        ("reputation", "réputation"), ("demon", "démon"),
    ]  # fmt: skip
    english, french = (words_of(card.key, lang).lower() for lang in ("en", "fr"))
    assert [word for word, _ in pairs if word in english] == [word for word, other in pairs if other in french]
