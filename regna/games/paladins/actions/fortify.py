"""Fortify (p. 17, the opponent's p. 31)."""

from __future__ import annotations

from ....kernel import Flow, Option, Reason
from ..action import Action, Solo
from ..board import GROWING, WALL_LEVELS, WALL_POINTS, WALLS
from ..checks import next_level, why_all_out, why_too_low
from ..gains import choose_one, fire
from ..prices import why_too_dear
from ..state import Kingdom, Noble
from ..words import ANY, FORTIFY, FORTIFYING, INFLUENCE, MERCHANT, PROVISION, SCOUT, STRENGTH


def why_no_walls(t: Kingdom, me: Noble, action: Action) -> Reason | None:
    return None if t.walls else Reason("no-walls", FORTIFYING)


def build_wall(t: Kingdom, me: Noble, target: Option) -> Flow:
    """See which wall comes, and gain everything on it; some offer a choice."""
    card = t.draw(t.walls, me.walls)
    t.tell("wall", me, card=card)
    wall = t.wall[card]
    chosen = (yield from choose_one(t, me, wall.choices)) if wall.choices else ()
    yield from fire(t, me, FORTIFY, [*wall.gain, *chosen])


def can_fortify(t: Kingdom, me: Noble) -> Option:
    """Whether the opponent can; it has nothing to choose."""
    possible = len(me.walls) < WALLS and t.walls and me.level(t, INFLUENCE) >= next_level(t, me, ACTION)
    return True if possible else None


ACTION = Action(
    FORTIFY,
    "fortify",
    FORTIFYING,
    (MERCHANT, ANY, SCOUT),
    build_wall,
    why_not=(why_all_out, why_no_walls, why_too_low, why_too_dear),
    needs=INFLUENCE,
    gives=STRENGTH,
    money=PROVISION,
    prices=GROWING,
    levels=lambda t, done: WALL_LEVELS[done],
    done=lambda me: len(me.walls),
    most=WALLS,
    points=WALL_POINTS,
    has_workshops=True,
    why_not_delegated=(why_all_out, why_no_walls, why_too_low),
    solo=Solo(31, can_fortify, build_wall),
)
