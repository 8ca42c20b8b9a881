"""What the coach says: why an option is good, and what may follow. The words are in the texts that all parts share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ...kernel import Match, Option, Saying, Setup
from ...kernel.present import say_option
from ..search.node import Event
from .advice import GAIN, HELP, Advice, Reason

OTHERS, PLAYED = "others", "played"
"""What an option is compared with: all others, or the one that was chosen."""


class Spoken(NamedTuple):
    """A move that may follow: whose, in words, and whether it is something to prepare, not a word such as "nothing"."""

    seat: int
    said: Saying
    is_deed: bool


def say_why(setup: Setup, advice: Advice, following: Sequence[Spoken] = (), than: str = OTHERS) -> Saying:
    """One sentence: what the option gains, what it risks, and what it prepares."""
    gains = [say_reason(setup, each) for each in advice.reasons if each.kind == GAIN]
    risks = [say_reason(setup, each) for each in advice.reasons if each.kind != GAIN]
    kind = "-".join([*(["gain"] if gains else []), *(["risk"] if risks else [])]) or "even"
    prepared = prepares(following)
    then: Saying | str = Saying("coach-then", {"next": prepared}) if prepared is not None else ""
    return Saying(f"coach-{kind}", {"than": than, "gains": gains, "risk": risks, "then": then})


def prepares(following: Sequence[Spoken]) -> Saying | None:
    """What the same seat does once somebody else has moved; where nobody does, the last that was seen of it."""
    if not following:
        return None
    mine = following[0].seat
    others = next((number for number, move in enumerate(following) if move.seat != mine), 0)
    later = [move.said for move in following[others + 1 :] if move.seat == mine and move.is_deed]
    return (later[0] if others else later[-1]) if later else None


def say_reason(setup: Setup, reason: Reason) -> Saying:
    by = round(abs(reason.by), 1)
    if reason.kind == HELP:
        return Saying("coach-helps", {"who": setup.game.facts["seat"].say(int(reason.what), setup), "by": by})
    return Saying(f"coach-{reason.kind}s", {"what": Saying(f"aspect-{reason.what}", {}), "by": by})


def say_move(match: Match, seat: int, option: Option) -> Saying:
    """An option of a seat's question."""
    ask = match.ask_for(seat)
    assert ask is not None
    return say_option(match.setup, ask, option)


def say_line(world: Match, line: Sequence[Event]) -> Iterator[Spoken]:
    """What may follow, in words, as far as it can happen in a world; the world is changed."""
    for seat, question, option in line:
        ask = world.ask_for(seat)
        if ask is None or ask.prompt.name != question or option not in ask.options:
            return
        yield Spoken(seat, say_option(world.setup, ask, option), bool(ask.prompt.parts(option)))
        world.apply(seat, option)
