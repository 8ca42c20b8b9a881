"""What is found the short way is what the long way finds, in every game."""

from __future__ import annotations

from typing import Any

import pytest

from regna.kernel import Match

from .cases import CASES, Case, picker, random_move

LONG = 150
PLAIN = [case for case in CASES if not case.options]


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_an_answer_is_offered_if_it_is_an_option(case: Case) -> None:
    """Also where nobody has looked for the options yet."""
    match, random = Match(case.setup(8)), picker(8)
    while match.pending and len(match.moves) < LONG:
        for ask in match.pending:
            again = match.fork().ask_for(ask.seat)
            assert again is not None
            tried = [*ask.options, *(option for option, _ in ask.refused())]
            assert [again.offers(option) for option in tried] == [option in ask.options for option in tried]
        match.apply(*random_move(match, random))


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_what_looks_the_same_has_the_same_view(case: Case) -> None:
    """From move to move: worlds are compared by what a seat sees in them, without its view."""
    match, random = Match(case.setup(16)), picker(16)
    last: list[tuple[Any, Any]] = [((), {})] * match.setup.seats
    while match.pending and len(match.moves) < LONG:
        for seat in range(match.setup.seats):
            table = match.table.copy()
            looks = table.sight(seat, table.known), table.view(seat, table)
            assert looks[1] == last[seat][1] or looks[0] != last[seat][0]
            last[seat] = looks
        match.apply(*random_move(match, random))
