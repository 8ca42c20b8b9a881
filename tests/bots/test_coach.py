"""The coach advises by what its seat knows, says why in both languages, and finds the decisions that cost most."""

from __future__ import annotations

import pytest

from regna.bots import make
from regna.bots.coach import (
    CLOSE,
    QUICK,
    Decision,
    Hint,
    Judged,
    Review,
    advise,
    assess,
    decisions,
    say_line,
    say_why,
)
from regna.bots.coach.review import CLOSER, LEAST_LOSS
from regna.bots.coach.wording import Spoken, prepares
from regna.bots.search import Budget
from regna.games import NAMES as GAMES
from regna.games import load
from regna.kernel import Match, Saying
from regna.texts import LANGUAGES, speaker_for

from ..seating import seats_for
from .tiny import chance, guess, match_of


def hint(match: Match, iterations: int = 200, seat: int = 0) -> Hint:
    return advise(match.perspective(seat), chance(), Budget(iterations))


def begun(name: str, moves: int = 30) -> Match:
    """A match in which squires have made some moves, and somebody has a choice."""
    game = load(name)
    match = Match.new(game, seats_for(name, 2), seed=5)
    bots = [make("squire", seat) for seat in range(match.setup.seats)]
    while len(match.moves) < moves or len(match.pending[0].options) < 2:
        seat = match.pending[0].seat
        match.apply(seat, bots[seat].choose(match.perspective(seat)))
    return match


# Hints


def test_a_hint_is_the_same_in_all_worlds_that_the_seat_cannot_tell_apart() -> None:
    found = {hint(match_of(guess, seed=seed)) for seed in range(12)}
    (only,) = found
    assert only.advice[0].option == "high"
    assert only.advice[0].chances[0] == pytest.approx(0.75, abs=0.1)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_says_why_in_both_languages(name: str) -> None:
    match = begun(name)
    perspective = match.perspective(match.pending[0].seat)
    found = advise(perspective, chance(), Budget(40))
    other = perspective.imagine(chance(9)).perspective(perspective.seat)
    assert found == advise(other, chance(), Budget(40)), "the same hint in a world that the seat cannot tell apart"
    for advice in found.advice:
        assert sum(advice.chances) == pytest.approx(1)
        for language in LANGUAGES:
            say = speaker_for(match.setup.game, language)
            line = list(say_line(perspective.imagine(chance()), advice.line))
            assert line, "the line begins with the option itself"
            assert say(say_why(match.setup, advice, line)).endswith(".")


def test_nothing_is_not_what_one_prepares() -> None:
    """What the seat does after the others have moved, unless it is a bare word."""
    mine, theirs = Spoken(0, Saying("mine", {}), True), Spoken(1, Saying("theirs", {}), True)
    nothing = Spoken(0, Saying("nothing", {}), False)
    assert prepares([mine, theirs, nothing]) is None
    assert prepares([mine, theirs, nothing, mine]) == mine.said


@pytest.mark.parametrize("name", GAMES)
def test_what_is_foretold_is_the_sum_of_its_parts_and_each_has_a_name(name: str) -> None:
    match, evaluation = begun(name), load(name).evaluation  # type: ignore[attr-defined]
    assert sorted(n for found in evaluation.aspects.values() for n in found) == [
        number for number, feature in enumerate(evaluation.names) if feature not in ("player", "ruler")
    ]
    for seat in range(match.setup.seats):
        parts = evaluation.parts(match.table, seat)
        by_hand = evaluation.by_hand(match.table, seat)
        names = {*parts, *by_hand, *evaluation.aspects}
        for language in LANGUAGES:
            say = speaker_for(match.setup.game, language)
            assert [name for name in sorted(names) if not say.knows(f"aspect-{name}")] == []
        assert sum(by_hand.values()) == pytest.approx(match.setup.game.estimate(match.table, seat))
        if evaluation.is_trained(match.setup):
            counted = evaluation.weighted(match.table, seat, evaluation.progress(match.table))
            constant = counted[0] if evaluation.names[0] == "player" else 0
            assert sum(parts.values()) + constant == pytest.approx(evaluation.foretell(match.table)[seat])


# Reviews


def test_moves_that_were_taken_back_are_not_reviewed() -> None:
    match = begun("architects", 6)
    seat = match.pending[0].seat
    colour = match.setup.game.colours[seat]
    ask = match.ask_for(seat)
    assert ask is not None
    lines = [line for line in match.record().splitlines() if line.split()[0] in match.setup.game.colours]
    before = decisions(match.setup, lines)
    first, second = (match.write(ask, option) for option in ask.options[:2])
    after = decisions(match.setup, [*lines, first, f"{colour} undo 1 agreed", second])
    assert after == [*before, Decision(len(lines) + 2, seat, second)]


def test_a_wrong_guess_has_cost_what_the_odds_say_and_not_what_came_of_it() -> None:
    for seed in range(4):
        perspective = match_of(guess, seed=seed).perspective(0)
        wrong = assess(perspective, "low", chance(), Budget(200))
        right = assess(perspective, "high", chance(), Budget(200))
        assert (wrong.best.option, wrong.played.option) == ("high", "low")
        assert wrong.loss == pytest.approx(0.5, abs=0.12)
        assert right.loss == 0
        assert wrong.best.visits <= wrong.played.visits, "compared after as many tries"


def judged(decision: Decision, loss: float, more: object = None) -> Judged:
    return {"at": decision.at, "seat": decision.seat, "chances": [0.5, 0.5], "loss": loss, "more": more}


def test_a_review_looks_closely_at_what_seems_to_have_cost_most() -> None:
    found = [Decision(at, at % 2, f"move {at}") for at in range(12)]
    review = Review(found)
    steps = []
    while (step := review.next()) is not None:
        decision, closely = step
        steps.append(step)
        review.note(judged(decision, decision.at / 100, "words" if closely else None))
        assert review.judgements == len(steps)
    assert steps[:12] == [(each, False) for each in found]
    assert steps[12:] == [(found[at], True) for at in (11, 10, 9, 8, 7, 6)]
    assert len(steps) == review.total == 12 + CLOSER
    assert [each["at"] for each in review.worst()] == [9, 10, 11]


def test_a_review_goes_on_where_it_was_left() -> None:
    found = [Decision(at, 0, f"move {at}") for at in range(3)]
    first = Review(found)
    first.note(judged(found[0], 0.2))
    assert Review(found, first.judged).next() == (found[1], False)


def test_a_match_without_mistakes_has_no_worst_decisions() -> None:
    found = [Decision(0, 0, "move")]
    review = Review(found, [judged(found[0], LEAST_LOSS / 2)])
    assert review.next() is None
    assert review.worst() == []
    assert QUICK < CLOSE
