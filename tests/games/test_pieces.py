"""Questions whose options are put together from pieces, so that one can pick them piece by piece."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from regna.games import load
from regna.kernel import Match, Presented, Setup

PICKED = {"paladins": {"staff", "keep"}, "architects": {"pay", "free"}, "alba-longa": {"assign", "grow"}}
MOVES = 900


def asked(game: str) -> dict[str, list[Presented]]:
    """The questions of a random match, by name."""
    match, random = Match(Setup.of(load(game), 4, {}, 2)), Random(2)
    found: dict[str, list[Presented]] = {}
    while match.pending and len(match.moves) < MOVES:
        ask = match.pending[0]
        question = match.present(ask.seat, str)
        assert question is not None
        found.setdefault(question.name, []).append(question)
        match.apply(ask.seat, random.choice(ask.options))
    return found


@pytest.mark.parametrize("game", PICKED)
def test_no_two_options_are_made_of_the_same_pieces(game: str) -> None:
    questions = asked(game)
    made = {name for name, all_ in questions.items() if all_[0].options[0].pieces is not None}
    assert made <= PICKED[game]
    assert made
    for question in (question for name in made for question in questions[name]):
        sets = [frozenset(Counter(option.pieces).items()) for option in question.options]
        assert len(set(sets)) == len(question.options)


def test_workers_are_picked_for_slots() -> None:
    """As many as there are slots; a slot is called after the worker it wants, or after anybody."""
    for question in asked("paladins")["staff"]:
        assert question.slots
        assert {len(option.pieces or ()) for option in question.options} == {len(question.slots)}
