"""Flows: rules as generators that yield an `Ask` wherever a person must decide."""

from __future__ import annotations

import gc
from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, NamedTuple

from .prompt import Prompt, Rule

Option = Any
"""A small immutable value: a word, a number, a card number, or a tuple of those."""


NOTHING: Mapping[str, object] = {}


class Reason:
    """Why something cannot be chosen: a code, the rule that says so, and the figures that belong to it."""

    __slots__ = ("code", "facts", "rule")

    def __init__(self, code: str, rule: Rule, facts: Mapping[str, object] = NOTHING) -> None:
        self.code = code
        self.rule = rule
        self.facts = facts

    def __repr__(self) -> str:
        return f"Reason({self.code}, {self.facts})"


Options = Sequence[Option] | Callable[[], Sequence[Option]]
"""Some options, or what finds them when somebody looks."""


class Ask:
    """A question to one seat together with every legal answer; the refused ones can be listed with their reasons.

    The answers are the `candidates` that nothing speaks against, and those that are `also` open. All are given, or
    found when somebody looks: a replay that knows the answer never does.
    `facts` are figures for the wording of the question, `about` those for the wording of an option.
    """

    __slots__ = ("_also", "_candidates", "_find", "_options", "about", "facts", "prompt", "seat", "why_not")

    def __init__(
        self,
        seat: int,
        prompt: Prompt,
        options: Options | None,
        candidates: Options = (),
        why_not: Callable[[Option], Reason | None] | None = None,
        facts: Mapping[str, object] = NOTHING,
        about: Callable[[Option], Mapping[str, object]] | None = None,
        also: Options = (),
    ) -> None:
        """Options that are given, or are found in a way of their own, are not looked for among the candidates."""
        self.seat = seat
        self.prompt = prompt
        self._options: Sequence[Option] = ()
        self._find = options
        self._candidates = candidates
        self._also = also
        self.why_not = why_not
        self.facts = facts
        self.about = about

    @property
    def options(self) -> Sequence[Option]:
        """Every legal answer; there is always one."""
        found = self._options
        if not found:
            find = self._find
            found = self.open_candidates() if find is None else find() if callable(find) else find
            assert found, f"nobody can answer {self.prompt.name}"
            self._options = found
        return found

    def offers(self, option: Option) -> bool:
        """Whether this is a legal answer; nothing is found out about other candidates."""
        if self._options or self._find is not None:
            return option in self.options
        assert self.why_not is not None
        if option in self.candidates and self.why_not(option) is None:
            return True
        return option in (self._also() if callable(self._also) else self._also)

    @property
    def candidates(self) -> Sequence[Option]:
        found = self._candidates
        if callable(found):
            found = self._candidates = found()
        return found

    def open_candidates(self) -> list[Option]:
        why_not = self.why_not
        assert why_not is not None
        also = self._also() if callable(self._also) else self._also
        return [*[each for each in self.candidates if why_not(each) is None], *also]

    def refused(self) -> list[tuple[Option, Reason]]:
        """What was considered and is not offered, each with the reason."""
        if self.why_not is None:
            return []
        return [(c, reason) for c in self.candidates if (reason := self.why_not(c)) is not None]


class Parallel(NamedTuple):
    """One flow per seat, side by side and sealed: no chance, no touching of other seats' things."""

    flows: Mapping[int, Flow]


Flow = Generator[Ask | Parallel, Any, Any]
"""A rule in progress. It is sent the chosen option, or after a `Parallel` what each seat's flow returned."""


def where(flow: Flow | None) -> list[str]:
    """The names of the rules we are inside, outermost first."""
    names = []
    inner: Any = flow
    while isinstance(inner, Generator):
        name, inner = outermost(inner)
        names.append(name.replace("_", "-"))
    return names


def outermost(flow: Any) -> tuple[str, Any]:
    """The name of a rule, and what it waits for; of a compiled one only the garbage collector knows that."""
    if hasattr(flow, "gi_code"):
        return flow.gi_code.co_name, flow.gi_yieldfrom
    inner = [each for each in gc.get_referents(flow) if isinstance(each, Generator)]
    return type(flow).__name__.removesuffix("_gen"), inner[0] if inner else None
