"""The search finds what is best in games that anybody can work out, within its budget, and by what its seat knows."""

from __future__ import annotations

import pytest

from regna.bots import make
from regna.bots.search import Budget, Search, Thought, think
from regna.bots.searcher import SearchBot
from regna.games import NAMES as GAMES
from regna.games import load
from regna.kernel import Match

from ..seating import seats_for
from .tiny import chance, guess, many_doors, match_of, pennies, share_out

SEEDS = range(12)


def thought(match: Match, iterations: int, seat: int = 0) -> Thought:
    return Search(match.perspective(seat), chance()).run(Budget(iterations))


def values(found: Thought) -> dict[object, float]:
    return {each.option: each.value for each in found.options}


def test_a_hidden_card_is_guessed_by_the_odds_and_not_by_the_truth() -> None:
    found = [thought(match_of(guess, seed=seed), 300) for seed in SEEDS]
    assert {each.best for each in found} == {"high"}
    assert {each.options for each in found} == {found[0].options}, "whatever the card is"
    assert values(found[0])["high"] == pytest.approx(0.75, abs=0.06)


def test_nobody_answers_what_was_chosen_in_secret() -> None:
    """If black saw what white shows, the die would be the best that white could hope for."""
    found = thought(match_of(pennies), 800)
    assert found.best in ("heads", "tails")
    assert values(found)["heads"] == pytest.approx(0.5, abs=0.12)


def test_of_many_options_a_good_one_is_found() -> None:
    found = thought(match_of(many_doors), 1500)
    assert found.best >= 75
    assert sum(each.visits > 0 for each in found.options) == 100


def test_everybody_is_expected_to_look_after_themselves() -> None:
    found = thought(match_of(share_out, seats=3), 300)
    assert found.best == "grey"
    line = found.options[0].line
    assert line == ((0, "choose", "grey"), (2, "choose", "keep"))


# Budgets


class Clock:
    """Goes on by so much whenever somebody looks at it."""

    def __init__(self, step: float) -> None:
        self.time, self.step = 0.0, step

    def __call__(self) -> float:
        self.time += self.step
        return self.time


def test_a_search_ends_when_its_time_is_up() -> None:
    clock = Clock(0.1)
    found = Search(match_of(pennies).perspective(0), chance()).run(Budget(1_000_000, 1.0, clock))
    assert clock.time <= 1.2
    assert 0 < found.iterations < 200


def test_a_search_ends_when_nothing_can_overtake_the_best() -> None:
    found = thought(match_of(share_out, seats=3), 300)
    assert found.iterations < 300
    assert found.options[0].visits > found.options[1].visits + 300 - found.iterations


def test_where_there_is_nothing_to_think_about_the_answer_comes_at_once() -> None:
    match = Match.new(load("architects"), 2, seed=1)
    clock = Clock(1.0)
    while len(match.pending[0].options) > 1 or not match.pending[0].prompt.matters:
        ask = match.pending[0]
        match.apply(ask.seat, ask.options[0])
        if match.over:
            return
    SearchBot(1, Budget(10, 1.0, clock)).choose(match.perspective(match.pending[0].seat))
    assert clock.time == 0


# The same again


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_iterations_give_the_same_thought(game: str) -> None:
    match = Match.new(load(game), seats_for(game, 2), seed=4)
    seat = match.pending[0].seat
    first, second = (Search(match.perspective(seat), chance()).run(Budget(12)) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["squire", "knight"])
def test_a_bot_answers_alike_in_every_world_that_its_seat_cannot_tell_apart(game: str, name: str) -> None:
    match, luck = Match.new(load(game), seats_for(game, 3), seed=2), chance(5)
    for number in range(48):
        if match.over:
            match = Match.new(load(game), seats_for(game, 3), seed=number)
        ask = match.pending[-1]
        if number % 12 == 0:
            worlds = [match, *(match.perspective(ask.seat).imagine(luck) for _ in range(2))]
            answers = [make(name, number).choose(world.perspective(ask.seat)) for world in worlds]
            assert answers[1:] == answers[:1] * 2
        match.apply(ask.seat, ask.options[luck.below(len(ask.options))])


def test_a_search_goes_on_with_its_tree_while_its_seat_answers_in_the_same_step() -> None:
    match = Match.new(load("architects"), 2, seed=3)
    bot = SearchBot(1, Budget(60))
    kept = 0
    for _ in range(40):
        seat = match.pending[0].seat
        perspective = match.perspective(seat)
        if seat == 0:
            root = bot.root(perspective)
            kept += root is not None and root.visits > 0
        match.apply(seat, bot.choose(perspective) if seat == 0 else match.pending[0].options[0])
    assert kept > 0


def test_two_processes_think_twice_as_much() -> None:
    match = match_of(guess)
    alone = think(match.perspective(0), chance(), Budget(40))
    both = think(match.perspective(0), chance(), Budget(40), workers=2)
    assert both.iterations > alone.iterations
    assert sum(each.visits for each in both.options) == both.iterations
    assert think(match.perspective(0), chance(), Budget(40), workers=2) == both
