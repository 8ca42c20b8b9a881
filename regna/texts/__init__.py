"""Texts: what people read, in French and in English. Kernel and games only name messages; here they become sentences.

Every part that speaks keeps its messages in Fluent files of its own, `texts/fr.ftl` and `texts/en.ftl`; a box of a game
has its own beside them, `texts/crowns.fr.ftl`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from ..kernel import Game, RegnaError, Saying

LANGUAGES = ("fr", "en")
COMMON = "regna"
ELIDED = re.compile(r"[aeiouæœ]|y[bcdfghj-np-tvwxz]")
"""How a word begins, without accents, before which French elides: `d’Élise`, `d’Yves`, but `de Yann`, `de Hugo`."""
REMEMBERED = 20_000
"""Sentences that a speaker need not make again."""


def of(name: Any) -> str:
    """`de Bob`, `d’Ada`: the function `DE` of French messages."""
    plain = unicodedata.normalize("NFD", str(name).casefold())
    return f"d’{name}" if ELIDED.match(plain) else f"de {name}"


FUNCTIONS: dict[str, Callable[..., Any]] = {"DE": of}


class Speaker:
    """Says things in one language."""

    def __init__(self, language: str, *parts: str) -> None:
        self.language = language
        self.names: Mapping[str, str] = {}
        self.has_all = all(part.split(".")[0] == COMMON for part in parts)
        self.bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        for part in (COMMON, *parts):
            self.bundle.add_resource(resource(part, language))
        self.sentence = lru_cache(REMEMBERED)(self.make_sentence)

    def __call__(self, saying: Saying) -> str:
        """The sentence for a saying; a message that does not exist is a bug, which the tests look for."""
        if saying.key in self.names:
            return self.names[saying.key]
        return self.sentence(saying.key, *[(name, self.word(value)) for name, value in saying.args.items()])

    def calling(self, names: Mapping[str, str]) -> Speaker:
        """The same speaker, who says these names for some messages, such as `Ada` for `seat-yellow`."""
        other = Speaker.__new__(Speaker)
        other.__dict__.update(self.__dict__, names=names)
        return other

    def make_sentence(self, key: str, *words: tuple[str, Any]) -> str:
        name, _, attribute = key.partition(".")
        if not self.has_all and not self.knows(key):
            return "" if attribute else without_texts(name, *words)
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(key)
        text, errors = self.bundle.format_pattern(pattern, dict(words))
        if errors:
            raise errors[0]
        return str(text)

    def word(self, value: Any) -> Any:
        """An argument: a number stays one, sayings and lists of them become words."""
        if isinstance(value, Saying):
            return self(value)
        if isinstance(value, (list, tuple)):
            return self.listing([str(self.word(each)) for each in value])
        return value

    def listing(self, words: list[str]) -> str:
        """`a`, `a and b`, `a, b and c`."""
        if len(words) < 2:
            return "".join(words)
        return self(Saying("list-and", {"first": ", ".join(words[:-1]), "last": words[-1]}))

    def message(self, key: str, **args: Any) -> str:
        return self(Saying(key, args)) if args else self.sentence(key)

    def knows(self, key: str) -> bool:
        """Whether there is such a message, or such an attribute of one (`card-keep.text`)."""
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            return False
        message = self.bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def error(self, error: RegnaError) -> str:
        """One clear sentence for something that could not be done."""
        facts = {n: self.error(v) if isinstance(v, RegnaError) else v for n, v in error.facts.items()}
        return self(Saying(f"error-{error.code}", facts))


@cache
def resource(part: str, language: str) -> Resource:
    """What a part says in a language, parsed once for all speakers."""
    return FluentResource("\n".join(file.read_text("utf-8") for file in in_language(part, "texts", f"{language}.ftl")))


def in_language(part: str, folder: str, name: str) -> list[Traversable]:
    """The files of a part in one language: `fr.ftl`, then those of boxes, `crowns.fr.ftl`; none of a lone module."""
    if not hasattr(import_module(part), "__path__"):
        return []
    there = files(part).joinpath(folder)
    found = sorted(there.iterdir(), key=lambda file: file.name) if there.is_dir() else []
    return [*(f for f in found if f.name == name), *(f for f in found if f.name.endswith(f".{name}"))]


@cache
def speaker(language: str, *parts: str) -> Speaker:
    return Speaker(language, *parts)


def speaker_for(game: Game, language: str, *parts: str) -> Speaker:
    """Says what belongs to a game, and to further parts such as `regna.terminal`."""
    return speaker(language, part_of(game.name, type(game).__module__), *parts)


@cache
def part_of(game: str, module: str) -> str:
    """The package that has a game's texts: one of ours, or another one's in which the game is."""
    own = f"regna.games.{game.replace('-', '_')}"
    if find_spec(own) is not None:
        return own
    found = import_module(module)
    return module if hasattr(found, "__path__") else found.__package__ or module


def without_texts(key: str, *words: tuple[str, Any]) -> str:
    """`draw: grey` for `event-draw` with a player: how a game of another package is said where it has no text."""
    values = ", ".join(str(word) for _, word in words)
    return ": ".join(filter(None, [key.partition("-")[2] or key, values]))
