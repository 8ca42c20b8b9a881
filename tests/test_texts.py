"""Everything that can be said has its words, in French and in English, and they fit."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import regna
from regna.games import load
from regna.games.architects import CHOICES
from regna.games.architects.boards import ALL_CHARACTERS
from regna.games.architects.cards import CARDS
from regna.games.architects.gathering import EXCHANGED
from regna.games.architects.guardhouse import ACTIONS
from regna.games.architects.prompts import PROMPTS
from regna.games.architects.scoring import HALL_POINTS
from regna.games.architects.words import COLOURS, GAINS, GOODS, PLACES, RULES, SKILLS
from regna.kernel import COMPONENT, RECONSTRUCTED, RULEBOOK, Match, RegnaError, Setup, say_event
from regna.texts import COMMON, LANGUAGES, Speaker, speaker, speaker_for

ROOT = Path(regna.__file__).parent
GAME = load("architects")
GAME_FOLDER = ROOT / "games" / "architects"
PARTS = sorted(path.parent for path in ROOT.rglob("texts/fr.ftl") if (path.parent.parent / "__init__.py").exists())

Facts = dict[str, set[str]]
"""Messages, each with the names of the facts that come with it."""


@pytest.fixture(params=LANGUAGES)
def say(request: pytest.FixtureRequest) -> Speaker:
    """One who knows what all parts say."""
    names = (".".join(part.parent.relative_to(ROOT.parent).parts) for part in PARTS)
    return speaker(request.param, *(name for name in names if name != COMMON))


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
def said(language: str) -> Facts:
    """All texts of a language, each with the facts that it uses."""
    found: Facts = {}
    for part in PARTS:
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


def events() -> Facts:
    facts: Facts = {}
    for call in calls(GAME_FOLDER, "tell"):
        kinds, given = words(call.args[0]), keywords(call)
        assert kinds, ast.unparse(call)
        own = keys_of(given.pop("own", None))
        names = set(given) | ({"player"} if len(call.args) > 1 else set())
        for kind in kinds:
            add(facts, f"event-{kind}", names)
            if own:
                add(facts, f"event-{kind}-own", names | own)
    return facts


def reasons() -> Facts:
    facts: Facts = {}
    for call in calls(GAME_FOLDER, "Reason"):
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


WORDS: Mapping[str, tuple[str, ...]] = {
    "take-back": ("prison", "boards", "black-market"),
    "exchange": (*EXCHANGED, "stop"),
    "work": ("hire", "plans"),
    "hire": ("stop",),
    "capture": ("stop",),
    "deal": ("hire", "look"),
    "guard": (*ACTIONS, "stop"),
    "build": ("cathedral", "stop"),
    "destroy": ("destroy", "keep"),
    "sell-plan": ("stop",),
    "relieve": ("rescue", "capture", "stop"),
    "buy-off": ("pay", "debt"),
}
"""The bare words among the answers; playing finds any that is missing here."""

ABOUT: Mapping[str, set[str]] = {
    "mine": {"price"},
    "exchange": {"pay", "gain"},
    "hire": {"cost"},
    "guard": {"cost"},
    "build": {"price"},
}
"""What the rules tell of an option besides its own values; playing finds any that is missing here."""


def prompts() -> Facts:
    facts: Facts = {}
    for call in calls(GAME_FOLDER, "ask", "choose", "Ask"):
        name = next((name for arg in call.args if (name := ast.unparse(arg)) in PROMPT_NAMES), None)
        assert name is not None, ast.unparse(call)
        add(facts, f"ask-{PROMPT_NAMES[name]}", set(keywords(call)) - {"also", "about"})
    for prompt in PROMPTS:
        assert f"ask-{prompt.name}" in facts, prompt
        assert prompt.kinds or prompt.name in WORDS, prompt
        if prompt.kinds:
            facts[f"option-{prompt.name}"] = set(prompt.kinds) | ABOUT.get(prompt.name, set())
        for word in WORDS.get(prompt.name, ()):
            facts[f"option-{prompt.name}-{word}"] = ABOUT.get(prompt.name, set())
    return facts


PROMPT_NAMES = {
    target.id: words(node.value.args[0])[0]
    for node in ast.parse((GAME_FOLDER / "prompts.py").read_text("utf-8")).body
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)
    for target in node.targets
    if isinstance(target, ast.Name)
}


def pieces() -> Facts:
    """The words of the game that stand for themselves."""
    score = Match(Setup.of(GAME, 1, {"opponent": "helena"})).result().scores
    keys = {"game-architects", "game-architects.text", "scheme-reconstructed", "amount-nothing", "list-and"}
    keys |= {f"seat-{colour}" for colour in COLOURS}
    keys |= {f"place-{place}" for place in PLACES} | {f"good-{good}" for good in GOODS}
    keys |= {f"skill-{skill}" for skill in SKILLS} | {f"deck-{card.deck}" for card in CARDS}
    keys |= {f"source-{source}" for source in (RULEBOOK, COMPONENT, RECONSTRUCTED)}
    keys |= {f"category-{category}" for sheet in score for category in sheet}
    for named in (
        *(f"card-{card.key}" for card in CARDS),
        *(f"board-{name}" for name in (*ALL_CHARACTERS, *HALL_POINTS)),
        *(f"rule-{rule.key}" for rule in RULES),
    ):
        keys |= {named, f"{named}.text"}
    for choice in CHOICES:
        keys |= {f"choice-{choice.name}", f"choice-{choice.name}.text"}
        keys |= {f"choice-{choice.name}-{value}" for value in choice.values}
    facts: Facts = {key: set() for key in keys}
    facts["list-and"] = {"first", "last"}
    return facts | {f"amount-{name}": {"n"} for name in GAINS.names}


@cache
def needed() -> Facts:
    return pieces() | prompts() | events() | reasons() | errors()


# They fit


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_can_be_needed_is_there(language: str) -> None:
    assert sorted(needed().keys() - said(language).keys()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_only_facts_that_come_with_them(language: str) -> None:
    wanting = {key: used - needed()[key] for key, used in said(language).items() if key in needed()}
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


@pytest.mark.parametrize("n", [0, 1, 2])
def test_every_message_can_be_said(say: Speaker, n: int) -> None:
    for key, names in needed().items():
        assert say.message(key, **dict.fromkeys(names, n)).strip(), key


def test_reconstructed_cards_say_so(say: Speaker) -> None:
    word = {"fr": "reconstitu", "en": "econstruct"}[say.language]
    for card in CARDS:
        assert (word in say.message(f"card-{card.key}.text")) == (card.source == RECONSTRUCTED), card.key
    for key in ("scheme-reconstructed", "choice-opponent.text", "rule-solo.text", f"source-{RECONSTRUCTED}"):
        assert word in say.message(key).lower()


def test_cards_that_differ_have_names_that_differ(say: Speaker) -> None:
    keys = sorted({card.key for card in CARDS})
    names = {say.message(f"card-{key}") for key in keys}
    assert len(names) == len(keys)


def test_amounts_agree_in_number() -> None:
    say = speaker_for(GAME, "fr")
    assert [say.message("amount-stone", n=n) for n in (0, 1, 2)] == ["0 pierre", "1 pierre", "2 pierres"]
    assert say.listing([say.message("amount-wood", n=2), say.message("amount-gold", n=1)]) == "2 bois et 1 or"


def test_an_error_inside_an_error_becomes_a_sentence(say: Speaker) -> None:
    inner = RegnaError("match-over", move="place forest")
    outer = RegnaError("record-stops", line=1234, text="yellow place forest", why=inner)
    assert say.error(outer).endswith(say.error(inner))
    assert "1234" in say.error(outer)


# Whole matches, word for word

MATCHES: list[tuple[int, dict[str, str]]] = [
    (1, {"opponent": "constantine"}),
    (1, {"opponent": "helena", "boards": "dealt", "promo": "on", "stall-guard": "on"}),
    (2, {"opponent": "constantine", "fallback": "any"}),
    (2, {"empty-visits": "forbid"}),
    (3, {"boards": "dealt", "promo": "on"}),
    (4, {"boards": "chosen", "promo": "on", "conspirator": "per-capture"}),
]


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("seats", "options"), MATCHES)
def test_whole_matches_are_told(seats: int, options: dict[str, str], seed: int) -> None:
    """Every question with its answers and refusals, and every event as each seat and a stranger may read it."""
    speakers = [speaker_for(GAME, language) for language in LANGUAGES]
    match = Match.new(GAME, seats, options, seed, listen=True)
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
