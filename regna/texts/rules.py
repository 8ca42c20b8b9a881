"""The rules of a game in our own words: Markdown beside the game, in the sections that questions and refusals name."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from ..kernel import Game
from . import in_language, part_of, speaker_for

HEADING = re.compile(r"^## (.+?) \{#([a-z0-9-]+), (\w+)\}$", re.MULTILINE)


class Section(NamedTuple):
    """One matter: what it is called by, its title, its page in the rulebook, its text in Markdown."""

    id: str
    title: str
    page: str
    text: str


def rules(game: Game, language: str) -> tuple[Section, ...]:
    """The sections in the order of the rulebook; a game whose rules are not written out yet has its summaries."""
    return written(part_of(game.name, type(game).__module__), language) or summaries(game, language)


@cache
def written(part: str, language: str) -> tuple[Section, ...]:
    """The sections of a game's file, then those of its boxes; what stands before the first heading is its title."""
    found = in_language(part, "rules", f"{language}.md")
    return tuple(section for file in found for section in sections(file.read_text("utf-8")))


def sections(text: str) -> tuple[Section, ...]:
    _, *parts = HEADING.split(text)
    return tuple(
        Section(name, title, page, body.strip())
        for title, name, page, body in zip(*(parts[start::4] for start in range(4)), strict=True)
    )


def summaries(game: Game, language: str) -> tuple[Section, ...]:
    say = speaker_for(game, language)
    return tuple(
        Section(rule.key, say.message(f"rule-{rule.key}"), rule.page, say.message(f"rule-{rule.key}.text"))
        for rule in game.rules
    )


def search(sections: tuple[Section, ...], words: str) -> tuple[Section, ...]:
    """The sections that have all of these words."""
    wanted = words.casefold().split()
    return tuple(each for each in sections if all(word in f"{each.title} {each.text}".casefold() for word in wanted))
