"""Every lesson, and every puzzle, can be taken to its end, by every way that it allows, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from regna.games import NAMES, load
from regna.kernel import BadSetup, NotOffered
from regna.lessons import READ_ON, Lesson, Practice, Step, lessons, puzzles, read
from regna.texts import LANGUAGES, speaker_for

LESSONS = [lesson for game in NAMES for lesson in (*lessons(game), *puzzles(game))]
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.name}")
MOST_WAYS = 40
"""Ways through a lesson: with more, its patterns are too wide."""
MAX_LETTERS = 330
"""Letters of a sentence, so that it fits a phone."""


def ways(lesson: Lesson, answers: tuple[str, ...] = ()) -> Iterator[Practice]:
    """Every way through a lesson, to its end; where one stops, it says so."""
    practice = Practice(lesson, answers)
    leading = practice.leading()
    here = f"{lesson.game}/{lesson.name}, step {practice.at + 1}"
    if practice.step is None:
        yield practice
        return
    assert leading, f"{here}: none of {practice.step.do} is possible; there is {practice.offered()}"
    for pattern in practice.step.do:
        assert any(practice.fits(move, (pattern,)) for move in leading), f"{here}: nothing is like {pattern}"
    for reply in practice.step.other:
        others = [move for move in practice.offered() if move not in leading and practice.fits(move, (reply.to,))]
        assert others, f"{here}: there is no other move like {reply.to} to reply to"
    for move in leading:
        yield from ways(lesson, (*answers, move))


@every_lesson
def test_every_way_through_a_lesson_leads_to_its_end(lesson: Lesson) -> None:
    found = list(ways(lesson))
    assert len(found) <= MOST_WAYS
    for practice in found:
        assert practice.at == len(lesson.steps)
        practice.match.setup.game.audit(practice.match.table)


@every_lesson
def test_a_lesson_says_what_there_is_in_both_languages(lesson: Lesson) -> None:
    """What a sentence quotes is there, and none is too long for a phone."""
    for language in LANGUAGES:
        say = speaker_for(load(lesson.game), language)
        assert lesson.said(lesson.title, say)
        for step in lesson.steps:
            for words in (step.words, *(reply.words for reply in step.other)):
                said = lesson.said(words, say)
                assert len(said) <= MAX_LETTERS, said
                assert not re.search(r"[{}]|  |'", said), said


@every_lesson
def test_a_lesson_points_at_what_can_be_seen(lesson: Lesson) -> None:
    """Anchors are written like those of options: a kind, a stroke, a name."""
    for step in lesson.steps:
        assert all(re.fullmatch(r"[a-z-]+(/[a-z0-9-]+)+", anchor) for anchor in step.point)


@pytest.mark.parametrize("game", NAMES)
def test_every_game_has_a_first_lesson_and_further_ones(game: str) -> None:
    found = lessons(game)
    assert found[0].name == "first"
    assert len({lesson.name for lesson in found}) == len(found) >= 4
    assert sum(lesson.minutes for lesson in found[:1]) <= 6


def test_only_what_the_lesson_asks_for_leads_on() -> None:
    practice = Practice(lessons("architects")[0], [READ_ON])
    before = practice.match.record()
    for move in ("yellow place quarry", "yellow place moon", "red place forest", READ_ON):
        with pytest.raises(NotOffered, match="lesson-elsewhere"):
            practice.answer(move)
    assert (practice.at, practice.match.record()) == (1, before)


def test_another_move_gets_the_lessons_reply_or_the_usual_one() -> None:
    practice = Practice(lessons("architects")[0], [READ_ON])
    say = speaker_for(load("architects"), "en")
    assert "Quarry gives stone" in practice.reply("yellow place quarry", say)
    assert practice.reply("yellow place mines", say) == say.message("lesson-other")


def test_the_others_move_between_two_steps() -> None:
    practice = Practice(lessons("architects")[0], [READ_ON, "yellow place forest"])
    assert [seat for seat, _ in practice.match.moves] == [0, 1]


def test_spaces_that_do_not_break_stay(tmp_path: Path) -> None:
    file = tmp_path / "1-odd.toml"
    file.write_text('fr = "Ici\u00a0:\\n  oui"\nen = "Here:\\n  yes"\nminutes = 1\nstep = []\n', "utf-8")
    assert read("architects", "odd", file).title == {"fr": "Ici\u00a0: oui", "en": "Here: yes"}


BROKEN = 'fr = "Titre"\nen = "Title"\nminutes = 1\n'


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('[[step]]\nfr = "Lisez."\n', "lesson-words (where: 1-odd.toml, step 1, language: en)"),
        ('[[step]]\nfr = "Oui."\nen = "Yes."\nmove = "x"\n', "unknown-word (word: 1-odd.toml, step 1: move"),
        ('[[step]]\nfr = "Oui."\nen = "Yes."\nthen = ["red place forest"]\n', "lesson-broken (lesson: odd, step: 1"),
    ],
    ids=["no-words", "unknown-word", "impossible"],
)
def test_a_lesson_that_is_wrong_says_where(tmp_path: Path, text: str, why: str) -> None:
    file = tmp_path / "1-odd.toml"
    file.write_text(BROKEN + text, "utf-8")
    with pytest.raises(BadSetup) as refused:
        Practice(read("architects", "odd", file), [READ_ON])
    assert str(refused.value).startswith(why)


def test_a_change_of_rules_that_breaks_a_lesson_is_named() -> None:
    """Where the asked move is no longer possible, the test says which step and what is possible instead."""
    first = lessons("architects")[0]
    broken = first._replace(steps=[Step(first.steps[0].words, ["place moon"], (), (), ())])
    with pytest.raises(AssertionError, match=r"architects/first, step 1: none of .*place moon.* is possible"):
        list(ways(broken))


def test_reading_twice_in_a_row_is_rare() -> None:
    """A lesson is played: nowhere are there three steps in a row that are only read."""
    for lesson in LESSONS:
        read_only = [not step.do for step in lesson.steps]
        assert not any(a and b and c for (a, b), (_, c) in pairwise(pairwise(read_only))), lesson.name


def test_the_lesson_of_the_docs_can_be_taken(tmp_path: Path) -> None:
    text = (Path(__file__).parent.parent / "docs" / "lessons.md").read_text("utf-8")
    file = tmp_path / "2-captures.toml"
    file.write_text(text.partition("```toml\n")[2].partition("```")[0], "utf-8")
    assert [practice.at for practice in ways(read("architects", "captures", file))] == [3]
