"""`python -m tests.golden` writes the records anew, when the rules have changed and their version with them."""

from __future__ import annotations

from pathlib import Path

from regna.bots import RandomBot
from regna.kernel import Match

from ..contract.cases import Case

FOLDER = Path(__file__).parent
MATCHES = (
    Case("architects", 1, (("opponent", "helena"),)),
    Case("architects", 2, ()),
    Case("architects", 2, (("opponent", "constantine"), ("boards", "chosen"))),
    Case("architects", 3, (("boards", "dealt"), ("promo", "on"))),
    Case("architects", 4, (("conspirator", "per-capture"), ("fallback", "any"), ("empty-visits", "forbid"))),
    Case("architects", 5, ()),
    Case("alba-longa", 2, (("job-well-done", "on"), ("two-kings-price", "four-calls"))),
    Case("alba-longa", 3, ()),
    Case("alba-longa", 4, (("job-well-done", "on"), ("spoils-of-war", "on"), ("assisi", "on"))),
    Case("alba-longa", 4, (("spoils-of-war", "on"), ("openings", "together"), ("first-king", "named"))),
    Case("alba-longa", 5, (("job-well-done", "on"),)),
)


def play(case: Case) -> Match:
    """A random match in which now and then a move is taken back."""
    match, bot = Match(case.setup(2026)), RandomBot(case.seats)
    while match.pending:
        ask = match.pending[-1]
        match.apply(ask.seat, bot.pick(ask))
        if len(match.log) % 40 == 0:
            match.undo(ask.seat, agreed=match.free_undos(ask.seat) == 0)
    return match


if __name__ == "__main__":
    for case in MATCHES:
        (FOLDER / f"{case}.txt").write_text(play(case).record(), "utf-8")
