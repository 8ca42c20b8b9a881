"""The coach: what a search finds best and why, and where a match was won and lost."""

from .advice import Advice, Hint, Reason, advise, hint_budget
from .review import CLOSE, QUICK, Assessment, Decision, Judged, Review, assess, decisions
from .wording import say_line, say_move, say_why

__all__ = [
    "CLOSE",
    "QUICK",
    "Advice",
    "Assessment",
    "Decision",
    "Hint",
    "Judged",
    "Reason",
    "Review",
    "advise",
    "assess",
    "decisions",
    "hint_budget",
    "say_line",
    "say_move",
    "say_why",
]
