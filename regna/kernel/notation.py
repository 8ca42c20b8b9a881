"""Moves in their text form, `yellow place forest`: how they are written, read and refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .errors import NotOffered
from .flow import Ask, Option
from .game import Setup

if TYPE_CHECKING:
    from .runner import Runner


def address(setup: Setup, text: str) -> tuple[int, str]:
    """The seat that a move names, and what it says; nothing else takes such a text apart."""
    colours = setup.game.colours[: setup.seats]
    colour, *words = text.split() or [""]
    if colour not in colours:
        raise NotOffered("no-such-seat", move=text, seats=", ".join(colours))
    return colours.index(colour), " ".join(words)


def find(match: Runner, seat: int, words: str) -> Option:
    """The option of a seat's question that is written so."""
    ask = match.ask_for(seat)
    if ask is not None:
        for option in ask.options:
            if write_option(match.setup, ask, option) == words:
                return option
    raise refusal(match, seat, words, ask)


def write_option(setup: Setup, ask: Ask, option: Option) -> str:
    """A move without its colour."""
    return f"{ask.prompt.name} {ask.prompt.write(option, setup)}"


def refusal(match: Runner, seat: int, option: Option, ask: Ask | None) -> NotOffered:
    """What to say to a move that is not offered."""
    setup = match.setup
    colours = setup.game.colours
    if match.over:
        return NotOffered("match-over", move=str(option))
    if ask is None:
        who = colours[seat] if 0 <= seat < setup.seats else str(seat)
        return NotOffered("not-your-turn", seat=who, turn=", ".join(colours[a.seat] for a in match.pending))
    offered = ", ".join(write_option(setup, ask, each) for each in ask.options)
    return NotOffered("not-offered", move=str(option), offered=offered)
