"""Everything that can be said has its words, in French and in English, and they fit."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import regna
from regna.games import NAMES, load
from regna.kernel import COMPONENT, RECONSTRUCTED, RULEBOOK, Match, RegnaError, Rule, Setup, say_event
from regna.texts import COMMON, LANGUAGES, Speaker, speaker, speaker_for

from .vocabulary import vocabulary

ROOT = Path(regna.__file__).parent
GAMES = {name: ROOT / "games" / name.replace("-", "_") for name in NAMES}
PARTS = sorted(path.parent for path in ROOT.rglob("texts/fr.ftl") if (path.parent.parent / "__init__.py").exists())

Facts = dict[str, set[str]]
"""Messages, each with the names of the facts that come with it."""


every_game = pytest.mark.parametrize("name", NAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def parts_with(name: str) -> list[Path]:
    """All parts that speak, of the games only this one: games say things of the same names in their own words."""
    others = [folder for game, folder in GAMES.items() if game != name]
    return [part for part in PARTS if part.parent not in others]


def speaker_with(name: str, language: str) -> Speaker:
    """One who knows what all these parts say."""
    names = (".".join(part.parent.relative_to(ROOT.parent).parts) for part in parts_with(name))
    return speaker(language, *(part for part in names if part != COMMON))


# What the files have


@cache
def messages(path: Path) -> dict[str, ftl.Message]:
    """The messages of a file, of which every line must be understood and no key may come twice."""
    body = FluentParser().parse(path.read_text("utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert not junk, f"{path}: {junk}"
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    keys = [message.id.name for message in found]
    assert len(keys) == len(set(keys)), f"{path}: {sorted(key for key in set(keys) if keys.count(key) > 1)}"
    return dict(zip(keys, found, strict=True))


def patterns(path: Path) -> Iterator[tuple[str, ftl.Pattern]]:
    """Every text of a file: `card-keep`, `card-keep.text`."""
    for key, message in messages(path).items():
        assert message.value is not None, key
        yield key, message.value
        for attribute in message.attributes:
            yield f"{key}.{attribute.id.name}", attribute.value


def variables(path: Path, node: object) -> set[str]:
    """The facts that a text uses, also through other messages."""
    if isinstance(node, ftl.VariableReference):
        return {node.id.name}
    if isinstance(node, ftl.MessageReference):
        return variables(path, messages(path)[node.id.name].value)
    parts = node if isinstance(node, list) else vars(node).values() if isinstance(node, ftl.BaseNode) else ()
    return {name for part in parts for name in variables(path, part)}


@cache
def said(name: str, language: str) -> Facts:
    """All texts of a language that can come up beside a game, each with the facts that it uses."""
    found: Facts = {}
    for part in parts_with(name):
        path = part / f"{language}.ftl"
        for key, pattern in patterns(path):
            assert key not in found, f"{path}: {key} is said elsewhere too"
            found[key] = variables(path, pattern)
    return found


# What the code asks for


def calls(folder: Path, *names: str) -> Iterator[ast.Call]:
    """Every call of something of one of these names."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if called in names:
                    yield node


def words(node: ast.expr) -> list[str]:
    """The texts that an expression can be; one that is worked out elsewhere is none."""
    if isinstance(node, ast.IfExp):
        return words(node.body) + words(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def keys_of(node: ast.expr | None) -> set[str]:
    """The keys of a literal table."""
    if node is None:
        return set()
    assert isinstance(node, ast.Dict), ast.unparse(node)
    return {word for key in node.keys if key is not None for word in words(key)}


def keywords(call: ast.Call) -> dict[str, ast.expr]:
    return {keyword.arg: keyword.value for keyword in call.keywords if keyword.arg is not None}


def add(facts: Facts, key: str, names: set[str]) -> None:
    """A message is said from several places: only what all of them give can be used."""
    facts[key] = facts[key] & names if key in facts else names


def events(name: str) -> Facts:
    facts: Facts = {}
    for call in calls(GAMES[name], "tell"):
        kinds, given = words(call.args[0]), keywords(call)
        assert kinds, ast.unparse(call)
        own = keys_of(given.pop("own", None))
        names = set(given) | ({"player"} if len(call.args) > 1 else set())
        for kind in kinds:
            add(facts, f"event-{kind}", names)
            if own:
                add(facts, f"event-{kind}-own", names | own)
    return facts


def reasons(name: str) -> Facts:
    facts: Facts = {}
    for call in calls(GAMES[name], "Reason"):
        codes = words(call.args[0])
        assert codes, ast.unparse(call)
        for code in codes:
            add(facts, f"reason-{code}", keys_of(call.args[2] if len(call.args) > 2 else None))
    return facts


def errors() -> Facts:
    """Also what a game refuses, whose code comes with the number of seats."""
    kinds = [RegnaError.__name__, *(kind.__name__ for kind in RegnaError.__subclasses__())]
    facts: Facts = {}
    for call in calls(ROOT, *kinds):
        codes = words(call.args[0])
        assert codes or ast.unparse(call.args[0]) == "code", ast.unparse(call)
        for code in codes:
            add(facts, f"error-{code}", set(keywords(call)))
    for code in refusals():
        add(facts, f"error-{code}", {"seats"})
    for code in ("no-file", "unreadable", "cannot-write"):
        add(facts, f"error-{code}", {"file", "why"})
    return facts


def refusals() -> Iterator[str]:
    for path in sorted((ROOT / "games").rglob("*.py")):
        for rule in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(rule, ast.FunctionDef) and rule.name == "refuse":
                for node in ast.walk(rule):
                    if isinstance(node, ast.Return) and node.value is not None:
                        yield from words(node.value)


def prompts(name: str) -> Facts:
    facts: Facts = {}
    known, words_of, about_of = prompt_names(name), vocabulary(name).words, vocabulary(name).about
    for call in calls(GAMES[name], "ask", "choose", "Ask"):
        asked = next((word for arg in call.args if (word := ast.unparse(arg)) in known), None)
        assert asked is not None, ast.unparse(call)
        add(facts, f"ask-{known[asked]}", (set(keywords(call)) - {"also", "about"}) | facts_of_ask(call))
    for prompt in load(name).prompts:
        assert f"ask-{prompt.name}" in facts, prompt
        assert prompt.kinds or prompt.name in words_of, prompt
        about = about_of.get(prompt.name, set())
        if prompt.kinds:
            facts[f"option-{prompt.name}"] = set(prompt.kinds) | about
        for word in words_of.get(prompt.name, ()):
            facts[f"option-{prompt.name}-{word}"] = about
    return facts


def facts_of_ask(call: ast.Call) -> set[str]:
    """The facts that an `Ask` is given as its sixth argument."""
    return keys_of(call.args[5]) if getattr(call.func, "id", "") == "Ask" and len(call.args) > 5 else set()


@cache
def prompt_names(name: str) -> dict[str, str]:
    """The prompts of a game, by the names that its code has for them."""
    return {
        target.id: words(node.value.args[0])[0]
        for node in ast.parse((GAMES[name] / "prompts.py").read_text("utf-8")).body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)
        for target in node.targets
        if isinstance(target, ast.Name)
    }


def pieces(name: str) -> Facts:
    """The words of the game that stand for themselves."""
    game, own = load(name), vocabulary(name)
    seats, options = own.matches[0]
    score = Match(Setup.of(game, seats, options)).result().scores
    keys = {f"game-{name}", f"game-{name}.text", *own.plain}
    keys |= {f"seat-{colour}" for colour in game.colours} | {f"deck-{card.deck}" for card in game.cards}
    keys |= {f"source-{source}" for source in (RULEBOOK, COMPONENT, RECONSTRUCTED)}
    keys |= {f"category-{category}" for sheet in score for category in sheet}
    for named in (*(f"card-{card.key}" for card in game.cards), *(f"rule-{rule.key}" for rule in rules(name))):
        keys |= {named, f"{named}.text"}
    for choice in game.choices:
        keys |= {f"choice-{choice.name}", f"choice-{choice.name}.text"}
        keys |= {f"choice-{choice.name}-{value}" for value in choice.values}
    facts: Facts = {key: set() for key in keys}
    facts["list-and"] = {"first", "last"}
    return facts | {amount: {"n"} for amount in own.amounts}


def rules(name: str) -> tuple[Rule, ...]:
    found: tuple[Rule, ...] = load(name).rules  # type: ignore[attr-defined]
    return found


@cache
def needed(name: str) -> Facts:
    return pieces(name) | prompts(name) | events(name) | reasons(name) | errors()


# They fit


@every_game
@every_language
def test_every_message_that_can_be_needed_is_there(name: str, language: str) -> None:
    assert sorted(needed(name).keys() - said(name, language).keys()) == []


@every_game
@every_language
def test_messages_use_only_facts_that_come_with_them(name: str, language: str) -> None:
    wanting = {key: used - needed(name)[key] for key, used in said(name, language).items() if key in needed(name)}
    assert {key: names for key, names in wanting.items() if names} == {}


@pytest.mark.parametrize("part", PARTS, ids=lambda part: str(part.relative_to(ROOT)))
def test_languages_say_the_same_things_with_the_same_facts(part: Path) -> None:
    first, *others = (
        {key: variables(path, pattern) for key, pattern in patterns(path)}
        for path in (part / f"{language}.ftl" for language in LANGUAGES)
    )
    for other in others:
        assert sorted(first.keys() ^ other.keys()) == []
        assert [key for key in first if first[key] != other[key]] == []


@every_game
@every_language
@pytest.mark.parametrize("n", [0, 1, 2])
def test_every_message_can_be_said(name: str, language: str, n: int) -> None:
    say = speaker_with(name, language)
    for key, names in needed(name).items():
        assert say.message(key, **dict.fromkeys(names, n)).strip(), key


@every_game
@every_language
def test_reconstructed_cards_say_so(name: str, language: str) -> None:
    say, word = speaker_with(name, language), {"fr": "reconstitu", "en": "econstruct"}[language]
    for card in load(name).cards:
        assert (word in say.message(f"card-{card.key}.text")) == (card.source == RECONSTRUCTED), card.key
    for key in (*vocabulary(name).reconstructed, f"source-{RECONSTRUCTED}"):
        assert word in say.message(key).lower()


@every_game
@every_language
def test_cards_that_differ_have_names_that_differ(name: str, language: str) -> None:
    say = speaker_with(name, language)
    keys = sorted({card.key for card in load(name).cards})
    names = {say.message(f"card-{key}") for key in keys}
    assert len(names) == len(keys)


def test_amounts_agree_in_number() -> None:
    say = speaker_for(load("architects"), "fr")
    assert [say.message("amount-stone", n=n) for n in (0, 1, 2)] == ["0 pierre", "1 pierre", "2 pierres"]
    assert say.listing([say.message("amount-wood", n=2), say.message("amount-gold", n=1)]) == "2 bois et 1 or"


@every_language
def test_an_error_inside_an_error_becomes_a_sentence(language: str) -> None:
    say = speaker(language)
    inner = RegnaError("match-over", move="place forest")
    outer = RegnaError("record-stops", line=1234, text="yellow place forest", why=inner)
    assert say.error(outer).endswith(say.error(inner))
    assert "1234" in say.error(outer)


# Whole matches, word for word

MATCHES = [(name, *match) for name in NAMES for match in vocabulary(name).matches]


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("name", "seats", "options"), MATCHES)
def test_whole_matches_are_told(name: str, seats: int, options: dict[str, str], seed: int) -> None:
    """Every question with its answers and refusals, and every event as each seat and a stranger may read it."""
    game = load(name)
    speakers = [speaker_for(game, language) for language in LANGUAGES]
    match = Match.new(game, seats, options, seed, listen=True)
    random = Random(seed)
    while match.pending:
        ask = random.choice(match.pending)
        for say in speakers:
            shown = match.present(ask.seat, say)
            assert shown is not None
            check(shown.prompt)
            for option in shown.options:
                check(option.text)
            for refused in shown.refused:
                check(refused.text)
                check(refused.reason)
        match.apply(ask.seat, random.choice(ask.options))
    for reader in (*range(seats), None):
        for told in match.events_for(reader):
            for say in speakers:
                check(say(say_event(match.setup, told.event)))


def check(text: str) -> None:
    assert text == text.strip()
    for wrong in ("  ", "{", "..", " .", " ,"):
        assert wrong not in text, text
