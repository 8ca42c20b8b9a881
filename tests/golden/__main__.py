"""`python -m tests.golden` writes the records anew, when the rules have changed and their version with them."""

from __future__ import annotations

from pathlib import Path

from regna.bots import Bot, make
from regna.kernel import Match

from ..contract.cases import Case

FOLDER = Path(__file__).parent
RANDOM = (
    Case("architects", 1, (("opponent", "helena"),)),
    Case("architects", 2, ()),
    Case("architects", 2, (("opponent", "constantine"), ("boards", "chosen"))),
    Case("architects", 3, (("boards", "dealt"), ("promo", "on"))),
    Case("architects", 4, (("conspirator", "per-capture"), ("fallback", "any"), ("empty-visits", "forbid"))),
    Case("architects", 5, ()),
    Case("paladins", 1, (("opponent", "standard"),)),
    Case("paladins", 2, (("tax-pool", "uneven"),)),
    Case("paladins", 3, (("jars", "even"), ("mercenaries", "together"))),
    Case("paladins", 4, ()),
    Case("paladins", 1, (("opponent", "madness"), ("crowns", "on"))),
    Case("paladins", 3, (("crowns", "on"),)),
    Case("alba-longa", 5, (("spoils-of-war", "on"), ("worship-track", "8"))),
    Case("devil", 4, (("jesters", "with"), ("indulgences", "offered"), ("bribes", "goods"), ("roles", "preferred"))),
)
GREEDY = (
    Case("alba-longa", 2, (("job-well-done", "on"), ("two-kings-price", "four-calls"))),
    Case("alba-longa", 3, ()),
    Case("alba-longa", 3, (("spoils-of-war", "on"), ("openings", "together"), ("first-king", "named"))),
    Case("alba-longa", 4, (("job-well-done", "on"), ("spoils-of-war", "on"), ("assisi", "on"))),
    Case("devil", 4, ()),
)
"""Games in which random kings starve at once, and random rulers build little."""


def play(case: Case, bot: Bot) -> Match:
    """A match in which now and then a move is taken back."""
    match = Match(case.setup(2026))
    while match.pending:
        seat = match.pending[-1].seat
        match.apply(seat, bot.choose(match.perspective(seat)))
        if len(match.log) % 40 == 0:
            match.undo(seat, agreed=match.free_undos(seat) == 0)
    return match


if __name__ == "__main__":
    for name, cases in (("random", RANDOM), ("greedy", GREEDY)):
        for case in cases:
            (FOLDER / f"{case}.txt").write_text(play(case, make(name, case.seats)).record(), "utf-8")
