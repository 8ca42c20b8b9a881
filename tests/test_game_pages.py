"""Every game's page in `docs/games` agrees with its code: functions, tests, rules, options, rulings, words, zones."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from inspect import isfunction
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from regna.games import NAMES
from regna.kernel import BadSetup, Setup
from regna.scenario import WORDS, read_scenario

ROOT = Path(__file__).parent.parent
BOXES = {"city-of-crowns": ("paladins", "crowns")}
"""Pages about a box of a game: the game, and the option that switches it on, which names its folder too."""
PAGES = (*NAMES, *BOXES)
every_game = pytest.mark.parametrize("name", PAGES)

RULINGS = {
    "architects": [f"N{n:02}" for n in range(1, 27)] + [f"X{n:02}" for n in range(1, 42)],
    "paladins": [f"A{n:02}" for n in (*range(1, 45), *range(50, 56), *range(57, 61), *range(62, 70))],
    "alba-longa": [f"A{n:02}" for n in range(1, 56)],
    "devil": [f"A{n:02}" for n in range(1, 80)],
    "city-of-crowns": [f"B{n:02}" for n in range(1, 65) if n != 38],
}
"""The rulings of each game's digest; a game may add its own."""

IMPLEMENTED, BOOK, DECIDED, OURS, POSITIONS, SEEN, KNOWN = SECTIONS = (
    "What is implemented",
    "The rulebook, page by page",
    "Rulings",
    "What is reconstructed",
    "Words for positions",
    "Who may see what",
    "Knowledge and imagined worlds",
)
Row = dict[str, str]
"""A row of a table: what stands under each heading."""

CODE = re.compile(r"[a-z_]+(\.\w+)+")
FOLDERS = ("tests/", "regna/", "docs/")


class Page(NamedTuple):
    """A page of the docs: its text, and the game it is about, or the box of a game."""

    name: str
    text: str

    @property
    def box(self) -> str:
        """The box that the page is about, if not the game itself."""
        return BOXES[self.name][1] if self.name in BOXES else ""

    @property
    def game(self) -> Any:
        return self.package.GAME

    @property
    def package(self) -> ModuleType:
        name = BOXES[self.name][0] if self.name in BOXES else self.name
        return import_module(f"regna.games.{name.replace('-', '_')}")

    @property
    def options(self) -> dict[str, str]:
        usual = {choice.name: choice.default for choice in self.game.choices}
        return usual | ({self.box: "on"} if self.box else {})

    def own_modules(self) -> dict[str, ModuleType]:
        """The modules of the game without its boxes, or of the box, also those of its folders, each by its own name."""
        start = f"{self.package.__name__}."
        found = [module.name for module in walk_packages(self.package.__path__, start) if not module.ispkg]
        boxes = {box: [name for name in found if f"{start}{box}." in name] for _, box in BOXES.values()}
        mine = boxes[self.box] if self.box else [name for name in found if not any(name in b for b in boxes.values())]
        return {name.rpartition(".")[2]: import_module(name) for name in mine}

    def modules(self) -> dict[str, ModuleType]:
        """What the page can name: a box stands on its game."""
        return (page(self.game.name).own_modules() if self.box else {}) | self.own_modules()

    def part(self, title: str, level: str = "##") -> str:
        """What stands under a heading, up to the next of its level."""
        parts = re.split(rf"^{level} (.+)\n", self.text, flags=re.MULTILINE)
        found = dict(zip(parts[1::2], parts[2::2], strict=True))
        assert title in found, f"{self.name}: no {level} {title}"
        return found[title].split("\n## ")[0]


def page(name: str) -> Page:
    return Page(name, (ROOT / "docs" / "games" / f"{name}.md").read_text("utf-8"))


def ticked(text: str) -> list[str]:
    """What stands in backticks, outside blocks."""
    return re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL))


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", text, flags=re.MULTILINE | re.DOTALL)


def rows(text: str) -> list[Row]:
    """The rows of all tables of a text."""
    found: list[Row] = []
    head: list[str] = []
    for line in text.splitlines():
        if not line.startswith("|"):
            head = []
            continue
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not head:
            head = cells
        elif not set(line) <= set("|- "):
            assert len(cells) == len(head), line
            found.append(dict(zip(head, cells, strict=True)))
    assert found, "no table"
    return found


def first_words(text: str) -> list[str]:
    """The words that the first column of the tables explains."""
    return [word for row in rows(text) for word in ticked(next(iter(row.values())))]


# Code and tests


def find(modules: dict[str, ModuleType], dotted: str) -> object:
    """What `module.name` or `module.Class.name` is; a function must be defined in that very module."""
    module, *names = dotted.split(".")
    assert module in modules, f"{dotted}: no such module"
    found: object = modules[module]
    for name in names:
        assert hasattr(found, name), f"{dotted}: no {name}"
        found = getattr(found, name)
    if isfunction(found):
        assert found.__module__ == modules[module].__name__, f"{dotted} is defined in {found.__module__}"
    return found


@every_game
def test_the_page_has_its_parts_in_order(name: str) -> None:
    assert tuple(re.findall(r"^## (.+)$", page(name).text, flags=re.MULTILINE)) == SECTIONS


@every_game
def test_every_function_that_is_named_exists(name: str) -> None:
    this = page(name)
    modules = this.modules()
    named = [word for word in ticked(this.text) if CODE.fullmatch(word) and word != "module.function"]
    assert any(isfunction(find(modules, word)) for word in named)
    for word in named:
        find(modules, word)


@every_game
def test_every_file_that_is_named_exists(name: str) -> None:
    named = [word for word in ticked(page(name).text) if word.startswith(FOLDERS)]
    assert [word for word in named if not (ROOT / word).exists()] == []


@every_game
def test_every_function_that_opens_or_closes_a_place_is_named(name: str) -> None:
    """Those that begin with `visit_` or `why_not_`."""
    this = page(name)
    flows = [
        f"{module}.{function}"
        for module, code in this.own_modules().items()
        for function, found in vars(code).items()
        if function.startswith(("visit_", "why_not_")) and isfunction(found) and found.__module__ == code.__name__
    ]
    assert flows
    assert sorted(set(flows) - set(ticked(this.part(BOOK)))) == []


# The rulebook


def pages(cell: str) -> list[str]:
    """`9-10` as `9` and `10`; the annex has no number."""
    first, _, last = cell.partition("-")
    return [str(n) for n in range(int(first), int(last or first) + 1)] if first.isdecimal() else [cell]


@every_game
def test_every_rule_has_a_row_with_its_page(name: str) -> None:
    this = page(name)
    cited = [
        (rule, number) for row in rows(this.part(BOOK)) for rule in ticked(row["rule"]) for number in pages(row["page"])
    ]
    rules = [(rule.key, rule.page) for rule in this.game.rules if rule.book == this.box]
    assert rules
    assert sorted(set(rules) - set(cited)) == []
    assert sorted({rule for rule, _ in cited} - {rule for rule, _ in rules}) == []


@every_game
def test_sections_come_in_the_order_of_the_rulebook_with_functions_and_tests(name: str) -> None:
    numbers = []
    for row in rows(page(name).part(BOOK)):
        numbers.append(int(pages(row["page"])[0]) if row["page"] != "annex" else 1000)
        assert all(CODE.fullmatch(word) for word in ticked(row["functions"])), row
        assert all(re.match(r"tests/.*/test_\w+\.py$", word) for word in ticked(row["tests"])), row
        assert ticked(row["functions"]), row
        assert ticked(row["tests"]), row
    assert numbers == sorted(numbers)


@every_game
def test_every_file_of_worked_examples_has_its_section(name: str) -> None:
    folder = ROOT / "tests" / "rulebook" / name.replace("-", "_")
    files = [str(file.relative_to(ROOT)) for file in folder.glob("test_*.py")]
    assert files
    assert sorted(set(files) - set(ticked(page(name).part(BOOK)))) == []


# Options and seats


@every_game
def test_seats_options_and_values_are_those_of_the_game(name: str) -> None:
    this = page(name)
    part = this.part(IMPLEMENTED)
    least, most = this.game.seats[0], this.game.seats[-1]
    assert (f"{least} to {most} players" if least < most else f"{most} players") in part
    told = [(ticked(row["option"]), ticked(row["values"])) for row in rows(part)]
    choices = [([choice.name], list(choice.values)) for choice in this.game.choices]
    assert told == ([choice for choice in choices if choice in told] if this.box else choices)
    assert all(row["what it does"] and row["why it exists"] for row in rows(part))


# Rulings


def id_of(name: str) -> re.Pattern[str]:
    """What a ruling of a page's digest is called; with other letters its tests may name something else."""
    return re.compile(rf"\b[{''.join({ruling[0] for ruling in RULINGS[name]})}]\d\d\b")


def mentioned(ids: re.Pattern[str], *folders: Path) -> Iterator[str]:
    for folder in folders:
        for file in sorted(folder.rglob("*.py")):
            yield from ids.findall(file.read_text("utf-8"))


@every_game
def test_every_ruling_has_one_row(name: str) -> None:
    this = page(name)
    ids = [row["id"] for row in rows(this.part(DECIDED))]
    assert [each for each, n in Counter(ids).items() if n > 1] == []
    assert sorted(set(RULINGS.get(name, [])) - set(ids)) == []
    folder = name.replace("-", "_")
    used = set(
        mentioned(
            id_of(name),
            Path(this.package.__path__[0]),
            *(ROOT / "tests" / part / folder for part in ("rulebook", "games")),
        )
    )
    assert sorted(used - set(ids)) == []


@every_game
def test_a_ruling_says_what_why_and_where(name: str) -> None:
    this = page(name)
    options = {choice.name for choice in this.game.choices}
    for row in rows(this.part(DECIDED)):
        assert row["question"].endswith("?"), row
        assert row["what we do"], row
        assert row["why"], row
        assert ticked(row["where"]), row
        assert all(CODE.fullmatch(word) or word.startswith(FOLDERS) for word in ticked(row["where"])), row
        assert set(ticked(row["option"])) <= options, row
        assert bool(ticked(row["option"])) == bool(row["option"]), row


@every_game
def test_rulings_in_the_text_have_rows(name: str) -> None:
    this = page(name)
    ids = {row["id"] for row in rows(this.part(DECIDED))}
    assert sorted(set(re.findall(r"\b[ABNRX]\d\d\b", this.text)) - ids) == []


# Where figures come from


@every_game
def test_decks_are_counted_by_the_source_of_their_figures(name: str) -> None:
    this = page(name)
    part = this.part(OURS)
    counts: dict[str, Counter[str]] = {}
    cards = [card for card in this.game.cards if getattr(card, "box", "base") == (this.box or "base")]
    for card in cards:
        counts.setdefault(card.deck, Counter())[card.source] += 1
    told = rows(part)
    sources = set(told[0]) - {"deck", "cards"}
    assert sources >= {source for count in counts.values() for source in count}
    assert {row["deck"]: {s: int(row[s]) for s in sources} for row in told} == {
        f"`{deck}`": {source: count[source] for source in sources} for deck, count in counts.items()
    }
    assert {row["deck"]: int(row["cards"]) for row in told} == {f"`{d}`": c.total() for d, c in counts.items()}
    stated = re.search(r"^(\d+) cards are reconstructed\.", part, flags=re.MULTILINE)
    assert stated is not None
    assert int(stated[1]) == sum(card.source == "reconstructed" for card in cards)


# Words for positions


def accepted(this: Page, position: dict[str, Any]) -> list[str]:
    """The words that a refused position says it could have had."""
    game = this.game
    with pytest.raises(BadSetup) as refusal:
        game.arrange(Setup(game, game.seats[-1], this.options, 0), position)
    assert refusal.value.code == "unknown-word"
    return str(refusal.value.facts["words"]).split(", ")


@every_game
def test_the_words_of_positions_are_those_the_game_takes(name: str) -> None:
    this = page(name)
    words = this.modules()["position"]
    wrong: tuple[dict[str, Any], ...] = ({"no-such-word": 1}, {this.game.colours[0]: {"no-such-word": 1}})
    for_table, for_player = (accepted(this, position) for position in wrong)
    assert set(words.TABLE_WORDS) <= set(for_table)
    assert set(words.SEAT_WORDS) <= set(for_player)
    told = [first_words(this.part(title, "###")) for title in ("For the table", "For a player")]
    known: tuple[list[str], ...] = ([], [])
    if this.box:  # what the game's own page tells is not told again
        known = tuple(accepted(page(this.game.name), position) for position in wrong)
    else:
        assert sorted(first_words(this.part("In the file", "###"))) == sorted(WORDS)
    for words_told, words_taken, elsewhere in zip(told, (for_table, for_player), known, strict=True):
        assert sorted(words_told) == sorted(set(words_taken) - set(elsewhere))


@every_game
def test_the_example_of_a_position_works(name: str, tmp_path: Path) -> None:
    part, this_game = page(name).part(POSITIONS), page(name).game
    examples, answers = blocks(part, "toml"), blocks(part, "text")
    assert examples
    for example, answer in zip(examples, answers, strict=True):
        file = tmp_path / "scene.toml"
        file.write_text(example, "utf-8")
        scene = read_scenario(file)
        assert scene.match.setup.game is this_game
        assert scene.match.moves
        asked = [scene.match.setup.game.colours[ask.seat] for ask in scene.match.pending]
        assert answer.splitlines() == [f"{colour}: {', '.join(scene.options(colour))}" for colour in asked]


# Who sees what


@every_game
def test_every_zone_is_as_visible_as_the_page_says(name: str) -> None:
    this = page(name)
    spots = zones_of(this)
    told = [(zone, row["visible"]) for row in rows(this.part(SEEN)) for zone in ticked(row["zone"])]
    assert len(set(told)) == len(told)
    elsewhere = zones_of(page(this.game.name)) if this.box else set()
    assert set(told) == spots - elsewhere


def zones_of(this: Page) -> set[tuple[str, str]]:
    """Every zone of a table, and who sees into it."""
    game = this.game
    spots = [zone.spot for zone in Setup(game, game.seats[-1], this.options, 0).start().zones()]
    return {(spot.name, spot.visible + ", shows its face" * spot.shows_face) for spot in spots}
