"""Chance that is entered: what comes true, what is refused, and that it is part of the match."""

from __future__ import annotations

import pytest

from regna.kernel import Chance, Flow, Match, NotOffered, Prompt
from regna.kernel.outcome import CHANCE, Outcome, put_on_top
from regna.kernel.undo import MOVES_BETWEEN_MARKS

from .test_match import started
from .toy import PLAY, TOY, Toy, ToyTable

GO = Prompt("go", PLAY)


def toy(match: Match) -> ToyTable:
    return match.table  # type: ignore[return-value]


def refused(match: Match, *lines: str) -> NotOffered:
    """What is said to the last of some lines, which changes nothing."""
    match.play(*lines[:-1])
    before = match.table.freeze(), match.table.outcomes, len(match.moves), len(match.log)
    with pytest.raises(NotOffered) as refusal:
        match.play(lines[-1])
    assert (match.table.freeze(), match.table.outcomes, len(match.moves), len(match.log)) == before
    return refusal.value


class Gambling(Toy):
    """Every step begins with a shuffle and two dice, and then asks."""

    def step(self, table: ToyTable) -> Flow:
        me = table.players[0]
        table.shuffle(table.deck)
        me.points = 10 * me.points + sum(table.roll_dice(2, 4))
        yield me.ask(GO, ("on", "again"))
        table.turn += 1


def gambling() -> Match:
    return Match.new(Gambling(), 2, seed=1, listen=True)


def lowest(match: Match, n: int) -> list[int]:
    """Cards that would be drawn last."""
    return toy(match).deck[:n]


def names(cards: list[int]) -> str:
    return " ".join(f"c{card}" for card in cards)


# What comes true


def test_cards_are_drawn_in_the_order_in_which_they_were_entered() -> None:
    match = started()
    before, wanted = sorted(toy(match).deck), lowest(match, 2)
    match.play(f"chance draw {names(wanted)}")
    assert sorted(toy(match).deck) == before
    match.play("black act draw", "black act draw")
    assert toy(match).players[1].hand[-2:] == wanted


def test_a_roll_is_what_was_entered_and_the_next_is_as_it_would_have_been() -> None:
    match, other = started(), started()
    match.play("chance roll 5", "black act roll")
    other.play("black act roll")
    assert toy(match).players[1].points == 1 + 5
    assert toy(match).chance == toy(other).chance


def test_dice_wait_until_they_are_rolled_even_after_the_end_of_a_step() -> None:
    """And a fork of the step that begins with them rolls the same once more."""
    match = gambling()
    first = toy(match).players[0].points
    match.play("chance dice 4 4", "chance dice 1 1")
    match.play("white go on")
    assert toy(match).players[0].points == 10 * first + 8
    assert match.fork().table == match.table
    match.play("white go on")
    assert toy(match).players[0].points == 100 * first + 82
    assert match.fork().table == match.table


def test_what_was_entered_since_a_step_began_is_not_for_its_beginning() -> None:
    match = gambling()
    match.play("chance dice 4 4")
    fork = match.fork()
    assert fork.table == match.table
    fork.play("white go on")
    match.play("white go on")
    assert fork.table == match.table


def test_after_a_shuffle_the_cards_entered_lie_on_top() -> None:
    match = gambling()
    wanted = lowest(match, 3)
    match.play(f"chance shuffle {names(wanted)}", "white go on")
    assert toy(match).deck[:-4:-1] == wanted
    assert match.fork().table == match.table


# As a part of the match


def entered() -> Match:
    match = started()
    match.play(f"chance draw {names(lowest(match, 1))}", "black act draw", "chance roll 0", "black act roll")
    return match


def test_it_stands_in_the_record_and_is_replayed() -> None:
    match = entered()
    text = match.record()
    assert "\nchance roll 0\nblack act roll\n" in text
    again = Match.replay(text, lambda name: TOY)
    assert again.table == match.table
    assert again.record() == text


def test_it_is_a_move_and_can_be_taken_back_as_one() -> None:
    match, other = entered(), entered()
    assert [match.free_undos(seat) for seat in range(2)] == [0, 0]
    fork = match.fork_undone(1, 2, agreed=True)
    match.undo(1, 2, agreed=True)
    assert fork.table == match.table
    assert match.moves == other.moves[:-2]
    match.play("black act roll")
    assert match.table.chance == other.table.chance
    assert match.table != other.table, "chance gives something else than was entered"


def test_what_waits_is_not_lost_by_going_back() -> None:
    class Endless(Gambling):
        def over(self, table: ToyTable) -> bool:
            return False

    match = Match.new(Endless(), 2, seed=1)
    match.play("chance roll 3")
    for _ in range(MOVES_BETWEEN_MARKS + 3):
        match.play("white go on")
    waiting = match.table.outcomes
    assert waiting == match.fork_undone(0, agreed=True).table.outcomes == (Outcome("roll", (3,)),)
    match.undo(0, agreed=True)
    assert match.marks
    assert match.table.outcomes == waiting


def test_nobody_imagines_what_was_entered_for_the_future() -> None:
    match = started()
    match.play("chance roll 5")
    chance, rolls = Chance(), set()
    for _ in range(40):
        world = match.perspective(1).imagine(chance)
        world.play("black act roll")
        rolls.add(world.table.players[1].points)
    assert len(rolls) > 3


def test_imagined_worlds_keep_what_was_entered_and_has_come() -> None:
    match = entered()
    for seat in range(2):
        world = match.perspective(seat).imagine(Chance())
        assert world.view(seat) == match.view(seat)
        assert world.fork().table == world.table


# What is refused


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        (["chance"], "chance-unread"),
        (["chance fly 3"], "chance-unread"),
        (["chance roll"], "chance-unread"),
        (["chance roll one"], "chance-unread"),
        (["chance roll -1"], "chance-unread"),
        (["chance roll ²"], "chance-unread"),
        (["chance draw c1 c1"], "chance-unread"),
        (["chance draw c99"], "chance-card"),
        (["chance roll 6", "black act roll"], "chance-numbers"),
        (["chance roll 1 2", "black act roll"], "chance-numbers"),
    ],
)
def test_what_is_impossible_is_refused_and_changes_nothing(lines: list[str], code: str) -> None:
    assert refused(started(), *lines).code == code


def test_a_card_that_somebody_knows_or_holds_cannot_come_up() -> None:
    match = started()
    match.play("black act bury")
    buried = match.pending[0].options[0]
    match.apply(1, buried)
    assert refused(match, f"chance draw c{buried}").code == "chance-known"
    assert refused(match, f"chance draw c{toy(match).players[0].hand[0]}").code == "chance-card"


def test_a_card_of_another_face_cannot_lie_where_its_face_is_seen() -> None:
    table = toy(started())
    first = table.shown[0]
    second = next(card for card in table.deck if TOY.face(card) != TOY.face(first))
    put_on_top(table, [second])
    table.draw(table.deck, table.shown)
    with pytest.raises(NotOffered, match="chance-known"):
        put_on_top(table, [first])


def test_a_card_that_is_not_shuffled_is_refused_with_the_move_that_shuffles() -> None:
    match = gambling()
    assert refused(match, f"chance shuffle c{toy(match).shown[0]}", "white go on").code == "chance-card"
    match.undo(0, agreed=True)
    match.play("white go on")


def test_no_chance_after_the_end() -> None:
    match = started()
    for seat in (1, 0, 1, 0):
        match.apply(seat, "stop")
    assert refused(match, "chance roll 1").code == "match-over"


def test_chance_has_no_question_and_no_seat() -> None:
    """A text that names a seat can never be a move of chance."""
    match = started()
    assert match.ask_for(CHANCE) is None
    for read in (match.read, match.address):
        with pytest.raises(NotOffered, match="no-such-seat"):
            read("chance roll 5")
    with pytest.raises(NotOffered):
        match.apply(1, Outcome("roll", (5,)))
