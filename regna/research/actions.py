"""Actions: every move of a game has a number of its own, whatever else is offered beside it.

The numbers are those of the moves in the game's survey. A move that no surveyed match has met takes one of the spare
numbers behind them, in the order in which the question offers it: so everything that is offered can be chosen.
"""

from __future__ import annotations

from collections import defaultdict

from ..kernel import Ask, Option, Setup
from .survey import survey_for

SPARE = 64


class Actions:
    """The numbers of a game's moves; `texts` has the move of each number but the spare ones."""

    def __init__(self, setup: Setup, spare: int = SPARE) -> None:
        self.setup = setup.blind
        self.texts = tuple(survey_for(setup).moves)
        self.numbers = {text: number for number, text in enumerate(self.texts)}
        self.size = len(self.texts) + spare
        self.met: defaultdict[str, dict[Option, int]] = defaultdict(dict)

    def of(self, ask: Ask) -> list[int]:
        """The number of every option of a question, in their order."""
        met = self.met[ask.prompt.name]
        try:
            return [met[option] for option in ask.options]
        except KeyError:
            return self.look_up(ask, met)

    def look_up(self, ask: Ask, met: dict[Option, int]) -> list[int]:
        """The same by the moves' texts; what is found is remembered."""
        found, spare = [], len(self.texts)
        for option in ask.options:
            number = self.numbers.get(self.text(ask, option))
            if number is None:
                number, spare = spare, spare + 1
            else:
                met[option] = number
            found.append(number)
        if spare > self.size:
            raise IndexError(f"{ask.prompt.name} offers {spare - self.size} moves too many: raise `spare`")
        return found

    def text(self, ask: Ask, option: Option) -> str:
        """A move without its colour, `place forest`."""
        return f"{ask.prompt.name} {ask.prompt.write(option, self.setup)}"

    def named(self, ask: Ask) -> dict[int, str]:
        """What a question offers: each move by its number."""
        return {number: self.text(ask, option) for number, option in zip(self.of(ask), ask.options, strict=True)}
