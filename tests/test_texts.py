"""Everything that can be said has its words, in French and in English, and they fit."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import regna
from regna.games import NAMES, load
from regna.games.paladins.words import WORKERS
from regna.kernel import COMPONENT, RECONSTRUCTED, RULEBOOK, Match, RegnaError, Rule, Setup, say_event
from regna.texts import LANGUAGES, Speaker, speaker, speaker_for

ROOT = Path(regna.__file__).parent
PARTS = sorted(path.parent for path in ROOT.rglob("texts/fr.ftl") if (path.parent.parent / "__init__.py").exists())
SHARED = [part for part in PARTS if "games" not in part.relative_to(ROOT).parts]
every_game = pytest.mark.parametrize("name", NAMES)

Facts = dict[str, set[str]]
"""Messages, each with the names of the facts that come with it."""


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def say(language: str, name: str) -> Speaker:
    """One who knows what all parts say at a table of this game."""
    return speaker_for(load(name), language, "regna.terminal", "regna.arena", "regna.server")


def folder(name: str) -> Path:
    """Where a game's rules are."""
    return ROOT / "games" / name.replace("-", "_")


def of(name: str) -> ModuleType:
    """What a game can say that does not follow from its prompts, cards, rules and options."""
    return import_module(f"tests.games.{name.replace('-', '_')}.said")


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
def said(language: str, name: str) -> Facts:
    """All texts of a language at a table of a game, each with the facts that it uses."""
    found: Facts = {}
    for part in (*SHARED, folder(name) / "texts"):
        for path in files_of(part, language):
            for key, pattern in patterns(path):
                assert key not in found, f"{path}: {key} is said elsewhere too"
                found[key] = variables(path, pattern)
    return found


def files_of(part: Path, language: str) -> list[Path]:
    """What a part says, and what its boxes do."""
    return [part / f"{language}.ftl", *sorted(part.glob(f"*.{language}.ftl"))]


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
    for call in calls(folder(name), "tell"):
        kinds, given = words(call.args[0]), keywords(call)
        assert kinds, ast.unparse(call)
        secret = keys_of(given.pop("secret", None))
        names = set(given) - {"to", "public"} | ({"player"} if len(call.args) > 1 else set())
        for kind in kinds:
            add(facts, f"event-{kind}", names)
            if secret:
                add(facts, f"event-{kind}-secret", names | secret)
    return facts


def reasons(name: str) -> Facts:
    facts: Facts = {}
    for call in calls(folder(name), "Reason"):
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
    named, known = prompt_names(name), of(name)
    for call in calls(folder(name), "ask", "choose", "Ask"):
        asked = next((word for arg in call.args if (word := ast.unparse(arg)) in named), None)
        assert asked is not None, ast.unparse(call)
        given = keywords(call)
        add(facts, f"ask-{named[asked]}", (set(given) | keys_of(given.get("facts"))) - {"also", "about", "facts"})
    for prompt in load(name).prompts:
        assert f"ask-{prompt.name}" in facts, prompt
        assert prompt.kinds or prompt.name in known.WORDS, prompt
        about = known.ABOUT.get(prompt.name, set())
        if prompt.kinds:
            facts[f"option-{prompt.name}"] = set(prompt.kinds) | about
        for word in known.WORDS.get(prompt.name, ()):
            facts[f"option-{prompt.name}-{word}"] = about
    return facts


def prompt_names(name: str) -> dict[str, str]:
    """What the prompts are called in the code, and in messages."""
    return {
        target.id: words(node.value.args[0])[0]
        for path in sorted(folder(name).rglob("prompts.py"))
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.Assign)
        and isinstance(node.value, ast.Call)
        and ast.unparse(node.value.func) == "Prompt"
        for target in node.targets
        if isinstance(target, ast.Name)
    }


def pieces(name: str) -> Facts:
    """The words of the game that stand for themselves."""
    game, known = load(name), of(name)
    keys = {f"game-{name}", f"game-{name}.text", "list-and", *(["amount-nothing"] if known.AMOUNTS else [])}
    keys |= {f"seat-{colour}" for colour in game.colours} | {f"deck-{card.deck}" for card in game.cards}
    keys |= {f"source-{source}" for source in (RULEBOOK, COMPONENT, RECONSTRUCTED)}
    keys |= {f"category-{category}" for sheet in score_sheets(name) for category in sheet} | set(known.NAMED)
    for each in (*(f"card-{card.key}" for card in game.cards), *(f"rule-{rule.key}" for rule in rules(name))):
        keys |= {each, f"{each}.text"}
    for choice in game.choices:
        keys |= {f"choice-{choice.name}", f"choice-{choice.name}.text"}
        keys |= {f"choice-{choice.name}-{value}" for value in choice.values}
    facts: Facts = {key: set() for key in keys}
    facts["list-and"] = {"first", "last"}
    return facts | {amount: {"n"} for amount in known.AMOUNTS}


def rules(name: str) -> tuple[Rule, ...]:
    found: tuple[Rule, ...] = import_module(f"regna.games.{name.replace('-', '_')}").GAME.rules
    return found


def score_sheets(name: str) -> list[dict[str, int]]:
    """Of a person, and of an opponent if there is one."""
    seats, options = of(name).MATCHES[0]
    return Match(Setup.of(load(name), seats, options)).result().scores


@cache
def needed(name: str) -> Facts:
    return pieces(name) | prompts(name) | events(name) | reasons(name) | errors()


# They fit


@every_game
def test_every_message_that_can_be_needed_is_there(language: str, name: str) -> None:
    assert sorted(needed(name).keys() - said(language, name).keys()) == []


@every_game
def test_messages_use_only_facts_that_come_with_them(language: str, name: str) -> None:
    wanting = {key: used - needed(name)[key] for key, used in said(language, name).items() if key in needed(name)}
    assert {key: names for key, names in wanting.items() if names} == {}


@pytest.mark.parametrize("part", PARTS, ids=lambda part: str(part.relative_to(ROOT)))
def test_languages_say_the_same_things_with_the_same_facts(part: Path) -> None:
    first, *others = (
        {key: variables(path, pattern) for path in files_of(part, language) for key, pattern in patterns(path)}
        for language in LANGUAGES
    )
    for other in others:
        assert sorted(first.keys() ^ other.keys()) == []
        assert [key for key in first if first[key] != other[key]] == []


@pytest.mark.parametrize("n", [0, 1, 2])
@every_game
def test_every_message_can_be_said(say: Speaker, name: str, n: int) -> None:
    for key, names in needed(name).items():
        assert say.message(key, **dict.fromkeys(names, n)).strip(), key


@every_game
def test_every_version_of_the_rules_says_what_is_new_in_it(say: Speaker, name: str) -> None:
    """People at a table in play are told when the rules change."""
    assert all(say.knows(f"version-{number}") for number in range(2, load(name).version + 1))


@every_game
def test_reconstructed_cards_say_so(say: Speaker, name: str) -> None:
    word = {"fr": "reconstitu", "en": "econstruct"}[say.language]
    for card in load(name).cards:
        assert (word in say.message(f"card-{card.key}.text")) == (card.source == RECONSTRUCTED), card.key
    for key in (*of(name).RECONSTRUCTED_TOO, f"source-{RECONSTRUCTED}"):
        assert word in say.message(key).lower(), key


@every_game
def test_cards_that_differ_have_names_that_differ(say: Speaker, name: str) -> None:
    keys = sorted({card.key for card in load(name).cards})
    names = {say.message(f"card-{key}") for key in keys}
    assert len(names) == len(keys)


def test_amounts_agree_in_number() -> None:
    say = speaker_for(load("architects"), "fr")
    assert [say.message("amount-stone", n=n) for n in (0, 1, 2)] == ["0 pierre", "1 pierre", "2 pierres"]
    assert say.listing([say.message("amount-wood", n=2), say.message("amount-gold", n=1)]) == "2 bois et 1 or"


def test_what_is_gained_twice_is_said_once() -> None:
    game = load("paladins")
    rewards = game.facts["gain"]
    gain = ((WORKERS.index("cleric"), 1), (WORKERS.index("scout"), 1), (WORKERS.index("cleric"), 1))
    said = rewards.say(gain, Setup.of(game, 2))
    assert speaker_for(game, "fr").word(said) == "2 Clercs et 1 Éclaireur"
    assert rewards.write(gain, Setup.of(game, 2)) == "1-cleric+1-scout+1-cleric"


def test_an_error_inside_an_error_becomes_a_sentence(language: str) -> None:
    say = speaker(language)
    inner = RegnaError("match-over", move="place forest")
    outer = RegnaError("record-stops", line=1234, text="yellow place forest", why=inner)
    assert say.error(outer).endswith(say.error(inner))
    assert "1234" in say.error(outer)


# Whole matches, word for word

MATCHES = [(name, seats, options) for name in NAMES for seats, options in of(name).MATCHES]


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


@pytest.mark.parametrize("path", sorted(ROOT.glob("**/*fr.ftl")), ids=lambda path: "-".join(path.parts[-3::2]))
def test_no_line_of_french_begins_with_a_mark(path: Path) -> None:
    """A space that does not break stands before marks of two parts, and inside quotation marks."""
    lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(r"\S [;:?!»](?=[\s.,)]|$)|« ", line)] == []
