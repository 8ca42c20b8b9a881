"""What a person sees of a question: the prompt, the options with what they point at, and the reasons against others."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from .event import Event
from .flow import Ask, Option, Reason
from .game import Setup
from .prompt import NUMBER, Rule, Saying, Word

if TYPE_CHECKING:
    from .match import Match

Say = Callable[[Saying], str]
"""Turns a saying into a sentence of some language."""


class Shown(NamedTuple):
    """An option: the move to make, its text, what on the board it points at, and the pieces it is put together from."""

    move: str
    text: str
    anchor: str
    pieces: Sequence[str] | None


class Refused(NamedTuple):
    """Something that cannot be chosen now, and why."""

    text: str
    anchor: str
    reason: str
    rule: Rule


class Presented(NamedTuple):
    """A question as one seat sees it; `slots` are what pieces are wanted for, where they are picked for slots."""

    seat: int
    name: str
    prompt: str
    rule: Rule
    slots: Sequence[str] | None
    options: list[Shown]
    refused: list[Refused]

    def data(self) -> dict[str, Any]:
        """The same as plain data."""
        return self._asdict() | {
            "rule": self.rule._asdict(),
            "options": [option._asdict() for option in self.options],
            "refused": [each._asdict() | {"rule": each.rule._asdict()} for each in self.refused],
        }


def present(match: Match, seat: int, say: Say) -> Presented | None:
    """The seat's question in words, or None when it has none."""
    ask = match.ask_for(seat)
    if ask is None:
        return None
    setup, prompt = match.setup, ask.prompt
    facts = {name: say_fact(setup, name, value) for name, value in ask.facts.items()}
    anchor = anchors(setup, ask)
    return Presented(
        seat,
        prompt.name,
        say(Saying(f"ask-{prompt.name}", facts)),
        prompt.rule,
        slots(setup, ask),
        [Shown(match.write(ask, o), say(say_option(setup, ask, o)), anchor(o), pieces(ask, o)) for o in ask.options],
        [
            Refused(say(say_option(setup, ask, o)), anchor(o), say(say_reason(setup, r)), r.rule)
            for o, r in ask.refused()
        ],
    )


def say_option(setup: Setup, ask: Ask, option: Option) -> Saying:
    """`option-place` with its values, or `option-capture-stop` for a bare word."""
    parts = ask.prompt.parts(option)
    facts = {} if ask.about is None else say_facts(setup, ask.about(option))
    if not parts:
        return Saying(f"option-{ask.prompt.name}-{option}", facts)
    return Saying(f"option-{ask.prompt.name}", facts | {name: kind.say(value, setup) for name, kind, value in parts})


def pieces(ask: Ask, option: Option) -> Sequence[str] | None:
    """The pieces that an option of a single value consists of."""
    parts = ask.prompt.parts(option)
    return parts[0][1].pieces(parts[0][2]) if len(parts) == 1 else None


def slots(setup: Setup, ask: Ask) -> Sequence[str] | None:
    """What pieces the question is about, in its order."""
    facts = (setup.game.facts.get(name, NUMBER).pieces(value) for name, value in ask.facts.items())
    return next((found for found in facts if found is not None), None)


def anchors(setup: Setup, ask: Ask) -> Callable[[Option], str]:
    """Tells what on the board an option points at, `place/forest`; nothing for a plain button.

    The pattern may also name the seat that is asked and what the question is about.
    """
    prompt = ask.prompt
    about = {"seat": setup.game.colours[ask.seat]}
    about |= {name: setup.game.facts.get(name, NUMBER).write(value, setup) for name, value in ask.facts.items()}

    def anchor(option: Option) -> str:
        parts = prompt.parts(option)
        if not parts:
            return prompt.spots.get(str(option), "")
        return prompt.anchor.format(**about | {name: kind.write(value, setup) for name, kind, value in parts})

    return anchor


def say_reason(setup: Setup, reason: Reason) -> Saying:
    return Saying(f"reason-{reason.code}", say_facts(setup, reason.facts))


def say_event(setup: Setup, event: Event) -> Saying:
    """An event as the one who was told it may read it: with the secret facts if they are there."""
    facts = say_facts(setup, event.facts | event.secret)
    if event.player is not None:
        facts["player"] = setup.game.facts["seat"].say(event.player, setup)
    return Saying(f"event-{event.kind}{'-secret' if event.secret else ''}", facts)


def event_anchors(setup: Setup, event: Event) -> list[str]:
    """What on the board an event speaks of, as far as the one who was told it may know."""
    player = "" if event.player is None else setup.game.colours[event.player]
    facts = {name: write_fact(setup, name, value) for name, value in (event.facts | event.secret).items()}
    return setup.game.anchors(event.kind, player, facts)


def write_fact(setup: Setup, name: str, value: Any) -> str | list[str]:
    """A figure as it would stand in a move."""
    kind = setup.game.facts.get(name, NUMBER)
    return [kind.write(each, setup) for each in value] if isinstance(value, list) else kind.write(value, setup)


def say_facts(setup: Setup, facts: Mapping[str, Any]) -> dict[str, Any]:
    return {name: say_fact(setup, name, value) for name, value in facts.items()}


def say_fact(setup: Setup, name: str, value: Any) -> Any:
    """A figure as its kind says it; the game names the kinds, and what it does not name is a number or a word."""
    kind = setup.game.facts.get(name, Word(name) if isinstance(value, str) else NUMBER)
    if isinstance(value, list):
        return [kind.say(each, setup) for each in value]
    return kind.say(value, setup)
