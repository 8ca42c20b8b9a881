"""Opening a match from what is stored, also one that other rules have played.

Where our rules give the same as theirs, line by line, it carries on. Where they do not, a match in play goes on from
the table where its latest step began, with a line that says so; one that has ended stays what it was.
"""

from __future__ import annotations

from typing import Any

from ...games import load
from ...kernel import Match, Setup
from ...kernel.record import begin, follow, past_rules, read_rules, rules_line
from ...kernel.snapshot import take
from ..db.values import LIVE, OPEN, OVER
from ..db.writer import Line
from ..errors import Declined
from .clock import Tempo
from .lines import Speakers, hash_of, speakers, told_text, words_of
from .room import Room
from .stored import StoredMatch, readable


def rebuild(stored: StoredMatch) -> Room:
    """The room as its lines have left it, or `Declined`."""
    row = stored.match
    with readable(row.id, 0):
        setup = setup_of(stored)
        room = Room(row.id, setup, stored.seats, row.host, row.status, Tempo(**row.tempo or {}), row.started)
        room.apply_stored(stored)
        if room.match.over:
            room.match.result()
    return room


def setup_of(stored: StoredMatch) -> Setup:
    row = stored.match
    return Setup.of(load(row.game), len(stored.seats), row.options, int(row.seed), corrections=row.corrections)


def version_of(stored: StoredMatch) -> int:
    """The version of the rules that have played a match last."""
    texts = [line.line for line in stored.lines]
    past = past_rules(texts)
    version: int = read_rules(texts[past - 1])[0] if past else stored.match.version
    return version


def differs(stored: StoredMatch) -> bool:
    """Whether a match was played by rules that are not ours and do not give the same."""
    row = stored.match
    with readable(row.id, 0):
        version, ours = version_of(stored), load(row.game).version
    return row.status != OPEN and version != ours and (version > ours or not agrees(stored))


def agrees(stored: StoredMatch) -> bool:
    """Whether our rules lead to every table that was stored, and to the same result."""
    texts = [line.line for line in stored.lines]
    try:
        match, _, past = begin(Match, setup_of(stored), 0, texts)
        for line in stored.lines[past:]:
            if line.seq:
                follow(match, line.line)
            if line.hash not in (None, hash_of(match)):
                return False
        return bool(stored.match.status != OVER or match.result()._asdict() == stored.match.result)
    except Exception:
        return False


def old_rules(stored: StoredMatch) -> Declined:
    return Declined("server-old-rules", version=version_of(stored), ours=load(stored.match.game).version)


# Going on under other rules


def carried(stored: StoredMatch, snapshot: str | None, made: float) -> Line | None:
    """The line with which a match in play goes on under our rules, if they can take its table over."""
    row = stored.match
    if snapshot is None or row.status != LIVE:
        return None
    try:
        setup, version = setup_of(stored), version_of(stored)
        assert version < setup.game.version, "nobody goes back"
        match = Match(setup, listen=True)
        match.change_rules(snapshot, version, ())
        said = speakers(setup, stored.seats)
        told = [change_row(version, setup.game.version, said), *words_after(match, said)]
        line = rules_line(setup.game.version, snapshot)
        after = take(match.table, match.boundary)
        return Line(row.id, stored.seq + 1, line, made, hash_of(match), None, told_text(told), after)
    except Exception:
        return None


def words_after(match: Match, say: Speakers) -> list[dict[str, Any]]:
    """What the step tells that begins once more."""
    assert match.earlier is not None
    return words_of(match.setup, (match.events or [])[match.earlier.told :], 0, say)


def change_row(version: int, ours: int, say: Speakers) -> dict[str, Any]:
    """What people are told when the rules change at their table: the version, and what is new in it."""
    keys = [f"version-{number}" for number in range(version + 1, ours + 1)]
    text = {}
    for lang, speaker in say.items():
        news = " ".join(speaker.message(key) for key in keys if speaker.knows(key))
        text[lang] = " ".join([speaker.message("server-rules-changed", version=ours), news]).strip()
    return {"move": 0, "kind": "rules", "player": None, "facts": {"version": ours}, "text": text}
