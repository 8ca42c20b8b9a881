"""The words that each game needs, beyond those that its code names: one module a game, for `tests/test_texts.py`."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import NamedTuple

Options = dict[str, str]


class Vocabulary(NamedTuple):
    """What a game says besides its questions, refusals and events.

    `words` are the bare words among the answers to a question, `about` what the rules tell of an option besides its
    own values; playing finds any that is missing. `plain` messages take no facts, `amounts` a number. `matches` are
    played and told word for word. `reconstructed` messages say that they are.
    """

    words: Mapping[str, tuple[str, ...]]
    about: Mapping[str, set[str]]
    plain: set[str]
    amounts: tuple[str, ...]
    matches: list[tuple[int, Options]]
    reconstructed: tuple[str, ...]


def vocabulary(game: str) -> Vocabulary:
    found: Vocabulary = import_module(f"{__name__}.{game.replace('-', '_')}").VOCABULARY
    return found
