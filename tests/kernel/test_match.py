"""Asking, answering, steps, undo, forks."""

from __future__ import annotations

import pytest

from regna.kernel import BadSetup, Chance, Flow, Match, NotOffered, Parallel, Setup
from regna.kernel.undo import MOVES_BETWEEN_MARKS

from .toy import BID, TOY, Toy, ToyPlayer, ToyTable, choose_bid


def started(seats: int = 2, **options: str) -> Match:
    """A match after the secret bids."""
    match = Match.new(TOY, seats, options, seed=4, listen=True)
    for ask in match.pending:
        match.apply(ask.seat, ask.options[0])
    return match


def test_everybody_is_asked_at_once_and_results_appear_when_all_are_done() -> None:
    match = Match.new(TOY, 3, seed=1, listen=True)
    assert [ask.seat for ask in match.pending] == [0, 1, 2]
    match.apply(1, match.pending[1].options[0])
    assert [ask.seat for ask in match.pending] == [0, 2]
    assert match.events_for(0) == []
    assert match.view(0)["players"][1]["won"] == []
    match.apply(0, match.pending[0].options[0])
    match.apply(2, match.pending[0].options[0])
    assert [len(player["won"]) for player in match.view()["players"]] == [1, 1, 1]
    assert [told.event.kind for told in match.events_for(0)] == ["bids"]


def test_what_was_told_before_a_sealed_choice_is_known_at_once() -> None:
    class Announced(Toy):
        def step(self, table: ToyTable) -> Flow:
            table.tell("first")
            yield Parallel({me.seat: self.whisper(table, me) for me in table.players})
            yield from super().step(table)

        def whisper(self, table: ToyTable, me: ToyPlayer) -> Flow:
            table.tell("whisper", me)
            return (yield me.ask(BID, list(me.hand)))

    match = Match.new(Announced(), 2, seed=1, listen=True)
    assert [told.event.kind for told in match.events_for(None)] == ["first"]
    match.apply(0, match.pending[0].options[0])
    assert [told.event.kind for told in match.events_for(None)] == ["first"]
    match.apply(1, match.pending[0].options[0])
    assert [told.event.kind for told in match.events_for(None)] == ["first", "whisper", "whisper"]


def test_a_move_that_is_not_offered_says_what_was() -> None:
    match = started()
    with pytest.raises(NotOffered) as refusal:
        match.play("black act pass")
    assert refusal.value.code == "not-offered"
    assert refusal.value.facts["offered"] == "act draw, act roll, act bury, act stop"


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("white act draw", "not-your-turn"),
        ("grey act draw", "no-such-seat"),
        ("", "no-such-seat"),
        ("black", "not-offered"),
    ],
)
def test_other_refusals(move: str, code: str) -> None:
    with pytest.raises(NotOffered) as refusal:
        started().play(move)
    assert refusal.value.code == code


def test_nobody_moves_after_the_end() -> None:
    match = started()
    for seat in (1, 0, 1, 0):
        match.apply(seat, "stop")
    assert match.over
    assert match.pending == ()
    with pytest.raises(NotOffered) as refusal:
        match.apply(0, "stop")
    assert refusal.value.code == "match-over"


def test_where_names_the_rules_we_are_inside() -> None:
    match = started()
    assert match.where() == "act"
    match.play("black act bury")
    assert match.where() == "act > bury"


def test_own_moves_can_be_taken_back_until_something_was_learned() -> None:
    match = started()
    match.play("black act bury")
    match.apply(1, match.pending[0].options[0])
    assert match.free_undos(1) == 2
    match.undo(1, 2)
    match.play("black act roll")
    with pytest.raises(NotOffered) as refusal:
        match.undo(1)
    assert refusal.value.code == "undo-needs-agreement"
    match.undo(1, agreed=True)
    assert len(match.moves) == 2


def test_nobody_takes_back_what_another_did() -> None:
    match = started()
    match.play("black act stop")
    assert match.free_undos(0) == 0
    assert match.free_undos(1) == 1


def test_a_secret_answer_can_be_changed_until_all_have_answered() -> None:
    """Others' answers stay, and nobody else's can be taken back with it."""
    match = Match.new(TOY, 3, seed=1, listen=True)
    first, second = match.pending[0].options[:2]
    theirs = match.pending[1].options[0]
    match.apply(0, first)
    match.apply(1, theirs)
    assert (match.ready, [ask.seat for ask in match.pending]) == ([0, 1], [2])
    assert [match.free_undos(seat) for seat in range(3)] == [1, 1, 0]
    match.undo(0)
    assert (match.ready, match.answers(0)) == ([1], [])
    assert [option for _, option in match.answers(1)] == [theirs]
    match.apply(0, second)
    match.apply(2, match.pending[0].options[0])
    assert match.table.players[0].won == [second]
    assert [match.free_undos(seat) for seat in range(3)] == [0, 0, 0]
    assert not match.ready
    assert not match.answers(0)
    again = Match.replay(match.record(), lambda name: TOY)
    assert again.table == match.table


def test_nobody_takes_a_choice_back_from_under_the_answers_of_others() -> None:
    """What led to the question stands once somebody has answered it."""

    class Asked(Toy):
        def step(self, table: ToyTable) -> Flow:
            yield table.players[0].ask(BID, list(table.players[0].hand))
            yield Parallel({me.seat: self.whisper(me) for me in table.players})
            yield from super().step(table)

        def whisper(self, me: ToyPlayer) -> Flow:
            return (yield me.ask(BID, list(me.hand)))

    class Discreet(Asked):
        hides_progress = True

    for game, free in ((Asked(), 1), (Discreet(), 0)):
        match = Match.new(game, 2, seed=1)
        match.apply(0, match.pending[0].options[0])
        assert match.free_undos(0) == free, "whether anybody has answered may be a secret"
        match.apply(1, match.pending[1].options[0])
        assert [match.free_undos(seat) for seat in range(2)] == [0, 1]


def test_drawing_is_news_and_showing_the_own_card_is_not() -> None:
    match = started()
    match.play("black act draw")
    assert match.revealed == [False, True, True]


def test_a_fork_in_the_middle_of_a_step_goes_on_alone() -> None:
    match = started()
    match.play("black act draw", "black act bury")
    fork = match.fork()
    before = match.table.freeze()
    fork.apply(1, fork.pending[0].options[0])
    fork.play("black act stop")
    assert match.table.freeze() == before
    assert match.where() == "act > bury"


def test_a_fork_keeps_the_sealed_answers_of_others() -> None:
    match = Match.new(TOY, 3, seed=1)
    match.apply(2, match.pending[2].options[1])
    assert [ask.seat for ask in match.fork().pending] == [0, 1]


def test_a_fork_has_no_past() -> None:
    fork = started().fork()
    with pytest.raises(AssertionError, match="no past"):
        fork.record()
    with pytest.raises(AssertionError, match="no past"):
        fork.undo(1)


def test_what_equals_an_option_becomes_the_option() -> None:
    match = Match.new(TOY, 2, seed=1)
    card = match.pending[0].options[0]
    match.apply(0, float(card))
    assert type(match.moves[0][1]) is int


def test_a_sealed_flow_must_not_use_chance() -> None:
    class Cheating(Toy):
        def step(self, table: ToyTable) -> Flow:
            yield Parallel({me.seat: self.gamble(table, me) for me in table.players})

        def gamble(self, table: ToyTable, me: ToyPlayer) -> Flow:
            table.roll(6)
            return (yield me.ask(BID, list(me.hand)))

    with pytest.raises(AssertionError, match="no chance"):
        Match.new(Cheating(), 2)


def test_no_perspective_shows_the_seed() -> None:
    match = Match.new(TOY, 2, seed=99)
    perspective = match.perspective(0)
    world = perspective.imagine(Chance())
    assert [perspective.setup.seed, world.setup.seed, world.table.setup.seed, world.fork().setup.seed] == [0] * 4
    assert match.setup.seed == 99


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (1, {}, "seats"),
        (4, {}, "seats"),
        (2, {"size": "big"}, "unknown-option"),
        (2, {"length": "endless"}, "option-value"),
        (3, {"length": "long"}, "too-long"),
    ],
)
def test_impossible_set_ups(seats: int, options: dict[str, str], code: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        Setup.of(TOY, seats, options)
    assert refusal.value.code == code


def test_after_going_back_a_secret_answer_can_still_be_changed() -> None:
    """Where a match goes back to a step that begins with a secret choice, others' answers stay out of one's way."""

    class Slow(Toy):
        def step(self, table: ToyTable) -> Flow:
            table.turn += 1
            if table.turn <= MOVES_BETWEEN_MARKS:
                yield table.players[0].ask(BID, list(table.players[0].hand))
            else:
                yield Parallel({me.seat: choose_bid(me) for me in table.players})

        def over(self, table: ToyTable) -> bool:
            return False

    match = Match.new(Slow(), 3, seed=1)
    for seat in (*[0] * MOVES_BETWEEN_MARKS, 0, 1):
        match.apply(seat, match.table.players[seat].hand[0])
    match.undo(0, 2, agreed=True)
    assert match.marks, "it went back to the secret choice itself"
    for seat in (1, 0):
        match.apply(seat, match.table.players[seat].hand[0])
    assert [match.free_undos(seat) for seat in range(3)] == [1, 1, 0]
