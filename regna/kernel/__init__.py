"""The kernel: the table itself. It knows flows, questions, state, hidden information and records, but no game."""

from .chance import Chance, SmallNumbers
from .declare import hidden, many, private, remembered
from .errors import BadRecord, BadSetup, NotOffered, RegnaError
from .event import Event
from .flow import Ask, Flow, Option, Parallel, Reason
from .game import Card, CardPoints, Choice, Game, Goal, Reimagine, Setup
from .imagine import Perspective
from .log import Move, Result, Told, Undo
from .match import Match, play_out
from .piece import COMPONENT, RECONSTRUCTED, RULEBOOK, Piece, copies
from .present import Presented, Refused, Say, Shown, event_anchors, say_event
from .prompt import CARD, NUMBER, SEAT, Among, Kind, Pieces, Prompt, Rule, Saying, SeatName, Word
from .state import State
from .table import Player, Table
from .zone import PRIVATE, PUBLIC, SECRET, Zone, zone

__all__ = [
    "CARD",
    "COMPONENT",
    "NUMBER",
    "PRIVATE",
    "PUBLIC",
    "RECONSTRUCTED",
    "RULEBOOK",
    "SEAT",
    "SECRET",
    "Among",
    "Ask",
    "BadRecord",
    "BadSetup",
    "Card",
    "CardPoints",
    "Chance",
    "Choice",
    "Event",
    "Flow",
    "Game",
    "Goal",
    "Kind",
    "Match",
    "Move",
    "NotOffered",
    "Option",
    "Parallel",
    "Perspective",
    "Piece",
    "Pieces",
    "Player",
    "Presented",
    "Prompt",
    "Reason",
    "Refused",
    "RegnaError",
    "Reimagine",
    "Result",
    "Rule",
    "Say",
    "Saying",
    "SeatName",
    "Setup",
    "Shown",
    "SmallNumbers",
    "State",
    "Table",
    "Told",
    "Undo",
    "Word",
    "Zone",
    "copies",
    "event_anchors",
    "hidden",
    "many",
    "play_out",
    "private",
    "remembered",
    "say_event",
    "zone",
]
