"""The rules in our own words: complete, alike in both languages, and true to the figures of the code."""

from __future__ import annotations

import re

import pytest

from regna.games import NAMES, load
from regna.games.architects.cards import CARDS
from regna.texts import LANGUAGES, speaker_for
from regna.texts.rules import Section, rules, search, summaries

LINK = re.compile(r"\]\(#([a-z0-9-]+)\)")
every_game = pytest.mark.parametrize("name", NAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@every_game
def test_every_rule_that_questions_name_has_its_section_and_page(name: str, language: str) -> None:
    game = load(name)
    pages = {section.id: section.page for section in rules(game, language)}
    assert {rule.key: rule.page for rule in game.rules}.items() <= pages.items()


@every_language
@every_game
def test_sections_have_words_and_their_links_lead_somewhere(name: str, language: str) -> None:
    sections = rules(load(name), language)
    names = [section.id for section in sections]
    assert len(names) == len(set(names)) > 0
    assert all(section.title and section.text for section in sections)
    assert {link for section in sections for link in LINK.findall(section.text)} <= set(names)


@every_game
def test_both_languages_have_the_same_sections_lines_and_figures(name: str) -> None:
    """A translation has the same lines, with the same figures in each."""
    french, english = (rules(load(name), language) for language in LANGUAGES)
    assert [(each.id, each.page) for each in french] == [(each.id, each.page) for each in english]
    for ours, theirs in zip(french, english, strict=True):
        assert shape(ours) == shape(theirs), ours.id


def shape(section: Section) -> list[tuple[str, list[str]]]:
    """What each line is, and the figures that stand in it."""
    lines = [line for line in section.text.splitlines() if line]
    return [(line[0] if line[0] in "-|#" else "", sorted(re.findall(r"\d+", line))) for line in lines]


@every_language
@pytest.mark.parametrize(("deck", "section"), [("building", "effects"), ("apprentice", "apprentices")])
def test_architects_names_every_building_and_every_apprentice_of_the_box(
    language: str, deck: str, section: str
) -> None:
    game = load("architects")
    say = speaker_for(game, language)
    text = next(each.text for each in rules(game, language) if each.id == section)
    promo = {"enforcer", "overseer", "peddler"}
    cards = [card for card in CARDS if card.deck == deck and card.key not in promo]
    names = {re.split(r" \(", say.message(f"card-{card.key}"))[0] for card in cards}
    kinds = (
        "Cabane des ",
        "Marché de l’",
        "Marché du ",
        "Marché de la ",
        "Hut",
        "Market",
        "Carpenter",
        "Mason",
        "Tiler",
    )
    assert [name for name in sorted(names) if name not in text and not any(kind in name for kind in kinds)] == []


def test_a_game_without_written_rules_has_its_summaries() -> None:
    game = load("architects")
    assert [section.id for section in summaries(game, "en")] == [rule.key for rule in game.rules]


def test_searching_wants_all_words_in_any_order() -> None:
    sections = rules(load("architects"), "en")
    assert {"taxes", "hiring"} <= {section.id for section in search(sections, "TAX workshop")}
    assert search(sections, "") == sections
    assert search(sections, "tax zeppelin") == ()


@every_language
def test_paladins_names_every_townsman_and_every_kind_of_outsider(language: str) -> None:
    """Outsiders by what they are called without their faction, which stands first or last in the name."""
    game = load("paladins")
    say = speaker_for(game, language)
    texts = {each.id: each.text for each in rules(game, language)}
    for card in game.cards:
        if card.deck in ("townsfolk", "outsider"):
            text = texts["abilities" if card.box == "base" else "crowns-abilities"]
            name = say.message(f"card-{card.key}").split(" (")[0]
            short = name if card.deck == "townsfolk" else name.split()[0 if language == "fr" else -1]
            assert short in text
