"""Making puzzles from the command line: what a search has found, written down as a lesson."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path

from ..arena.puzzles import Puzzle, find_puzzle, is_considered
from ..bots.search import OptionThought
from ..kernel import Chance, Option, Setup
from ..kernel.present import say_option
from ..texts import LANGUAGES, Speaker, speaker_for
from .boards import seat_name

PART = "regna.terminal"
BOXES = ("crowns",)
"""Options that are expansions with puzzles of their own."""
MAX_FOLLOWING = 3


def make_puzzles(setup: Setup, number: int, folder: Path) -> Iterator[Path]:
    """Write this many puzzles, one from each match that has any, with the set-up's seed and those after it."""
    seeds = count(setup.seed)
    while number:
        puzzle = find_puzzle(replace(setup, seed=next(seeds)))
        if puzzle is not None:
            yield store(puzzle, folder)
            number -= 1


def store(puzzle: Puzzle, folder: Path) -> Path:
    """Write a puzzle under the first number that is free."""
    kind = box_of(puzzle.match.setup) or "puzzle"
    files = ((n, folder / f"{n}-{kind}.toml") for n in count(1))
    n, file = next((n, file) for n, file in files if not file.exists())
    file.write_text("\n".join(lines_of(puzzle, n)) + "\n", "utf-8")
    return file


def box_of(setup: Setup) -> str:
    return next((box for box in BOXES if setup.options.get(box) == "on"), "")


# The file


def lines_of(puzzle: Puzzle, number: int) -> Iterator[str]:
    """The puzzle as a lesson: its match, the question with a reply to every answer, and what the search saw."""
    setup, best = puzzle.match.setup, puzzle.thought.options[0]
    given = {
        choice.name: value for choice in setup.game.choices if (value := setup.options[choice.name]) != choice.default
    }
    options = "".join(f" --option {name}={value}" for name, value in given.items())
    yield f"# regna puzzle {setup.game.name} --make . --seats {setup.seats} --seed {setup.seed}{options}"
    yield from in_both(lambda say: say.message("terminal-puzzle-title", n=number), setup)
    yield "minutes = 1"
    if box_of(setup):
        yield f"box = {quoted(box_of(setup))}"
    yield f"seats = {setup.seats}"
    yield f"me = {quoted(setup.game.colours[puzzle.ask.seat])}"
    yield f"options = {{ {', '.join(f'{name} = {quoted(value)}' for name, value in given.items())} }}"
    yield f"seed = {setup.seed}"
    yield from ("moves = [", *(f"    {quoted(move)}," for move in puzzle.moves), "]")
    yield from ("", "[[step]]")
    yield from in_both(
        lambda say: say.message("terminal-puzzle-ask", seat=seat_name(setup, puzzle.ask.seat, say)), setup
    )
    yield f"do = {quoted(written(puzzle, best.option))}"
    yield from ("other = [", *(f"    {reply}," for reply in replies(puzzle)), "]")
    yield from ("", "[[step]]")
    yield from in_both(lambda say: explained(puzzle, say), setup)


def in_both(words: Callable[[Speaker], str], setup: Setup) -> Iterator[str]:
    """A sentence in every language."""
    for language, sentence in sentences(words, setup).items():
        yield f"{language} = {quoted(sentence)}"


def sentences(words: Callable[[Speaker], str], setup: Setup) -> Mapping[str, str]:
    return {language: words(speaker_for(setup.game, language, PART)) for language in LANGUAGES}


def quoted(text: str) -> str:
    """A text as TOML has it, which is as JSON has it."""
    return json.dumps(text, ensure_ascii=False)


def written(puzzle: Puzzle, option: Option) -> str:
    return puzzle.match.write_option(puzzle.ask, option)


# What is said


def replies(puzzle: Puzzle) -> Iterator[str]:
    """For every other answer that the search has considered its value beside the best; then for all the rest."""
    setup, (best, *others) = puzzle.match.setup, puzzle.thought.options
    for other in others:
        if is_considered(other):
            yield reply(written(puzzle, other.option), "worse", setup, value=percent(other), best=percent(best))
    if not all(is_considered(other) for other in others):
        yield reply("*", "dropped", setup, best=percent(best))


def reply(to: str, message: str, setup: Setup, **figures: int) -> str:
    found = sentences(lambda say: say.message(f"terminal-puzzle-{message}", **figures), setup)
    said = ", ".join(f"{language} = {quoted(sentence)}" for language, sentence in found.items())
    return f"{{ to = {quoted(to)}, {said} }}"


def percent(option: OptionThought) -> int:
    return round(100 * option.value)


def explained(puzzle: Puzzle, say: Speaker) -> str:
    """What the best answer promises, the next best one, and what the search expects one to do next."""
    best, second = puzzle.thought.options[0], max(considered(puzzle)[1:], key=lambda each: each.value)
    setup, ask = puzzle.match.setup, puzzle.ask
    answer, other = (say(say_option(setup, ask, each.option)) for each in (best, second))
    found = say.message("terminal-puzzle-best", answer=answer, value=percent(best), other=other, less=percent(second))
    line = following(puzzle, say)
    return " ".join([found, *([say.message("terminal-puzzle-line", line=" · ".join(line))] if line else [])])


def considered(puzzle: Puzzle) -> Sequence[OptionThought]:
    return [option for option in puzzle.thought.options if is_considered(option)]


def following(puzzle: Puzzle, say: Speaker) -> list[str]:
    """One's own next answers as the search expects them, in a world that one may imagine."""
    chance, found = Chance(), list[str]()
    chance.seed(puzzle.match.setup.seed)
    world = puzzle.perspective.imagine(chance)
    for seat, name, option in puzzle.thought.options[0].line[: MAX_FOLLOWING + 1]:
        ask = world.ask_for(seat)
        if seat != puzzle.ask.seat or ask is None or ask.prompt.name != name or option not in ask.options:
            break
        found.append(say(say_option(world.setup, ask, option)))
        world.apply(seat, option)
    return found[1:]
