"""Events: who hears what, and when."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

import pytest

from regna.kernel import Event, Flow, Match, Parallel, Prompt
from tests.contract.test_contract import sent_to

from .toy import PLAY, TOY, Toy, ToyPlayer, ToyTable

LOAN = Prompt("loan", PLAY)
EVERY_READER = (None, 0, 1, 2)


def heard(match: Match, seat: int | None) -> list[tuple[str, int | None]]:
    """What a seat, or a stranger, has heard: kinds and players."""
    return [(told.event.kind, told.event.player) for told in match.events_for(seat)]


# Audiences


def told_by(**how: object) -> list[Event | None]:
    """One event of white's as a stranger and each of three seats may know it; black is named `rival`."""
    table: ToyTable = Match.new(TOY, 3, seed=1).table  # type: ignore[assignment]
    table.untold = []
    me, rival, _ = table.players
    players = {"me": me, "rival": rival}
    if isinstance(to := how.pop("to", None), str):
        how["to"] = [players[name] for name in to.split()]
    table.tell("deal", me, n=2, **how)  # type: ignore[arg-type]
    return [table.untold[0].for_seat(seat) for seat in EVERY_READER]


OUTSIDE, INSIDE = Event("deal", 0, {"n": 2}), Event("deal", 0, {"n": 2}, {"card": 5})


@pytest.mark.parametrize(
    ("how", "known"),
    [
        ({}, [OUTSIDE, OUTSIDE, OUTSIDE, OUTSIDE]),
        ({"secret": {"card": 5}}, [OUTSIDE, INSIDE, OUTSIDE, OUTSIDE]),
        ({"secret": {"card": 5}, "to": "me rival"}, [OUTSIDE, INSIDE, INSIDE, OUTSIDE]),
        ({"secret": {"card": 5}, "to": "rival"}, [OUTSIDE, OUTSIDE, INSIDE, OUTSIDE]),
        ({"public": False}, [None, OUTSIDE, None, None]),
        ({"public": False, "to": "me rival"}, [None, OUTSIDE, OUTSIDE, None]),
        ({"public": False, "to": "me rival", "secret": {"card": 5}}, [None, INSIDE, INSIDE, None]),
    ],
)
def test_an_event_is_known_to_its_audience_and_its_secret_to_whom_it_is_told(
    how: dict[str, object], known: list[Event | None]
) -> None:
    """What they get is equal, so it says nothing of who else knows."""
    assert told_by(**how) == known


class Whispering(Toy):
    """Each in turn draws a card; white and black hear of white's, and nobody else."""

    def step(self, table: ToyTable) -> Flow:
        for me in table.players:
            yield me.ask(LOAN, ("draw", "rest"))
            if me.seat == 0:
                table.tell("peek", me, to=table.players[:2], public=False, card=table.deck[-1])
            table.tell("rest", me)
        table.turn = 9


def test_of_an_event_that_is_not_public_outsiders_see_no_gap() -> None:
    match = Match.new(Whispering(), 3, seed=1, listen=True)
    for seat in range(3):
        match.apply(seat, "rest")
    everybody = [("rest", 0), ("rest", 1), ("rest", 2)]
    assert heard(match, 2) == heard(match, None) == everybody
    assert heard(match, 0) == heard(match, 1) == [("peek", 0), *everybody]
    assert [told.move for told in match.events_for(2)] == [1, 2, 3]


# Sealed choices


class Planning(Toy):
    """All plan at once and may take loans meanwhile, which are public; the plan itself is shown to its maker alone."""

    def step(self, table: ToyTable) -> Flow:
        table.tell("plan")
        loans = yield Parallel({me.seat: self.plan(table, me) for me in table.players})
        for me in table.players:
            me.points += loans[me.seat]
        table.tell("planned")
        table.turn = 9

    def plan(self, table: ToyTable, me: ToyPlayer) -> Flow:
        loans = 0
        while (yield me.ask(LOAN, ("borrow", "done"))) == "borrow":
            loans += 1
            table.tell("loan", me)
        table.tell("peek", me, public=False)
        return loans


def planned(order: Sequence[int]) -> Match:
    """A match in which white and grey borrow and all end their plans in some order."""
    match = Match.new(Planning(), 3, seed=1, listen=True)
    for seat in order:
        if seat != 1:
            match.apply(seat, "borrow")
        match.apply(seat, "done")
    return match


def test_what_is_done_in_a_sealed_choice_its_own_seat_hears_at_once_and_the_others_when_it_is_over() -> None:
    match = Match.new(Planning(), 3, seed=1, listen=True)
    match.apply(2, "borrow")
    assert heard(match, 2) == [("plan", None), ("loan", 2)]
    match.apply(2, "done")
    assert heard(match, 2) == [("plan", None), ("loan", 2), ("peek", 2)]
    assert heard(match, 0) == heard(match, None) == [("plan", None)]
    assert sent_to(match, 0) == sent_to(Match.new(Planning(), 3, seed=1, listen=True), 0)
    match.apply(0, "borrow")
    match.apply(0, "done")
    match.apply(1, "done")
    assert heard(match, None) == [("plan", None), ("loan", 0), ("loan", 2), ("planned", None)]
    assert heard(match, 2) == [("plan", None), ("loan", 2), ("peek", 2), ("loan", 0), ("planned", None)]


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_others_hear_of_it_in_the_order_of_seats_whoever_answered_first(order: Sequence[int]) -> None:
    match, other = planned(order), planned(range(3))
    for reader in EVERY_READER:
        others = [event for event in heard(match, reader) if event[1] != reader]
        assert others == [event for event in heard(other, reader) if event[1] != reader]
        assert sorted(heard(match, reader), key=str) == sorted(heard(other, reader), key=str), "all of it once"


def test_a_fork_tells_of_a_sealed_choice_what_the_match_will_tell() -> None:
    match = Match.new(Planning(), 3, seed=1, listen=True)
    assert match.events is not None
    for seat, option in ((2, "borrow"), (0, "borrow"), (2, "done"), (1, "done"), (0, "done")):
        trial, since = match.fork(listen=True), len(match.events)
        trial.apply(seat, option)
        match.apply(seat, option)
        assert [told.event for told in trial.events or ()] == [told.event for told in match.events[since:]]


def test_a_sealed_answer_that_is_taken_back_was_never_told() -> None:
    match = Match.new(Planning(), 3, seed=1, listen=True)
    match.apply(2, "borrow")
    match.apply(0, "done")
    match.undo(2)
    assert heard(match, 2) == [("plan", None)]
    match.apply(2, "done")
    match.apply(1, "done")
    assert heard(match, 1) == [("plan", None), ("peek", 1), ("planned", None)]


def test_a_choice_without_questions_tells_what_it_has_to_tell() -> None:
    class Told(Toy):
        def step(self, table: ToyTable) -> Flow:
            yield Parallel({me.seat: self.loan(table, me) for me in reversed(table.players)})
            table.turn = 9

        def loan(self, table: ToyTable, me: ToyPlayer) -> Flow:
            table.tell("loan", me)
            yield from ()

    match = Match.new(Told(), 2, seed=1, listen=True)
    assert heard(match, None) == heard(match, 0) == [("loan", 0), ("loan", 1)]
