"""Records: what is written, and what is said of those that do not fit."""

from __future__ import annotations

import pytest

from regna.kernel import BadRecord, BadSetup, Game, Match, RegnaError
from regna.kernel.snapshot import take

from .toy import TOY


def load(name: str) -> Game:
    if name != "toy":
        raise BadSetup("unknown-game", game=name, games="toy")
    return TOY


def record() -> str:
    match = Match.new(TOY, 2, {"length": "long"}, seed=4)
    for ask in match.pending:
        match.apply(ask.seat, ask.options[0])
    match.play("black act bury")
    match.apply(1, match.pending[0].options[0])
    match.undo(1, 2)
    match.play("black act roll", "black act stop", "white act draw")
    match.undo(0, agreed=True)
    return match.record()


def test_a_record_is_readable() -> None:
    lines = record().splitlines()
    assert lines[:5] == ["regna record 1", "game toy 1", "seats 2", "option length long", "seed 4"]
    assert "black undo 2" in lines
    assert lines[-1] == "white undo 1 agreed"


def test_what_is_read_is_what_was_written() -> None:
    text = record()
    match = Match.replay(text, load)
    assert match.record() == text
    assert [seat for seat, _ in match.moves] == [0, 1, 1, 1]


def test_blank_lines_and_remarks_are_passed_over() -> None:
    text = record().replace("black act roll", "# a good roll\n\nblack act roll")
    assert Match.replay(text, load).record() == record()


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("regna record 1", "hello", "not-a-record"),
        ("seats 2\n", "", "record-lacks"),
        ("seats 2", "seats two", "record-header"),
        ("seats 2", "seats 9", "seats"),
        ("game toy 1", "game toy one", "record-header"),
        ("game toy 1", "game chess 1", "unknown-game"),
        ("option length long", "option length eternal", "option-value"),
        ("seed 4", "seed 5", "record-stops"),
        ("black act roll", "black act fly", "record-stops"),
        ("black undo 2", "black undo two", "record-stops"),
        ("black undo 2", "black undo 9", "record-stops"),
        ("white undo 1 agreed", "white undo 1", "record-stops"),
    ],
)
def test_a_record_that_does_not_fit_says_where(old: str, new: str, code: str) -> None:
    text = record()
    assert old in text
    with pytest.raises(RegnaError) as refusal:
        Match.replay(text.replace(old, new), load)
    assert refusal.value.code == code


def test_a_record_of_other_rules_is_read_if_ours_agree_with_it() -> None:
    other = record().replace("game toy 1", "game toy 7")
    assert Match.replay(other, load).table == Match.replay(record(), load).table
    with pytest.raises(BadRecord) as refusal:
        Match.replay(other.replace("black act roll", "black act fly"), load)
    assert refusal.value.code == "record-version"
    assert (refusal.value.facts["version"], refusal.value.facts["ours"]) == (7, 1)


# When the rules change


def changed() -> Match:
    """A match that version 0 of the rules began and ours goes on with."""
    before = Match.replay(record(), load)
    match = Match(before.setup)
    match.change_rules(take(before.table, before.boundary), 0, record().splitlines()[5:])
    return match


def test_a_match_goes_on_from_where_other_rules_left_it() -> None:
    match, before = changed(), Match.replay(record(), load)
    assert match.boundary == before.boundary
    assert match.moves == []
    with pytest.raises(RegnaError, match="nothing-to-undo"):
        match.undo(0, agreed=True)


def test_such_a_record_can_be_read_and_checked_from_there() -> None:
    match = changed()
    match.play("white act draw")
    match.undo(0, agreed=True)
    match.play("white act draw")
    text = match.record()
    assert text.splitlines()[1] == "game toy 0"
    assert text.count("\nrules 1 {") == 1
    again = Match.replay(text, load)
    assert again.table == match.table
    assert again.record() == text


def test_what_was_told_by_other_rules_stays_told() -> None:
    before = Match.replay(record(), load, listen=True)
    told = before.events_for(0)
    before.change_rules(take(before.table, before.boundary), 0, [])
    assert before.events_for(0)[: len(told)] == told
    since = len(before.events_for(0))
    before.play("white act draw")
    before.undo(0, agreed=True)
    assert len(before.events_for(0)) == since


@pytest.mark.parametrize(
    "line", ["rules", "rules 1", "rules x {}", "rules 1 {", "rules 1 []", "rules 1 {}", "rules 1 null"]
)
def test_a_table_that_cannot_be_taken_over_is_refused(line: str) -> None:
    with pytest.raises(BadRecord):
        Match.replay(record() + line + "\n", load)


def test_a_changed_hash_is_noticed_at_its_line() -> None:
    lines = record().splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith("="))
    lines[number] = "= 0000000000000000"
    with pytest.raises(BadRecord) as refusal:
        Match.replay("\n".join(lines), load)
    assert refusal.value.facts["line"] == number + 1


@pytest.mark.parametrize("length", range(0, 200, 7))
def test_a_truncated_record_is_read_as_far_as_it_goes_or_refused(length: int) -> None:
    try:
        match = Match.replay(record()[:length], load)
    except RegnaError:
        return
    assert len(match.moves) <= 6


def test_part_of_a_record() -> None:
    assert len(Match.replay(record(), load, upto=3).moves) == 3
