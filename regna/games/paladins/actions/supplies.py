"""Hunt and Trade (p. 15, the opponent's p. 30)."""

from __future__ import annotations

from ....kernel import Ask, Flow, Option, Reason
from ..action import Action, Solo
from ..board import FEW, MANY
from ..crews import target_staff, why_not_staffed
from ..gains import fire
from ..opponent_track import advance, always
from ..prompts import HANDS
from ..state import Kingdom, Noble
from ..words import ANY, COIN, HUNT, MERCHANT, PROVISION, SCOUT, SUPPLIES, TRADE


def choose_hands(t: Kingdom, me: Noble, action: int) -> Ask:
    """One worker or two; nobody can be added on a later turn."""
    return me.choose(HANDS, (1, 2), lambda n: why_not_hands(t, me, action, n), space=action)


def why_not_hands(t: Kingdom, me: Noble, action: int, hands: int) -> Reason | None:
    return why_not_staffed(me, target_staff(me, t.box.actions[action], hands), SUPPLIES)


def both(hands: int) -> int:
    return hands


def hunt(t: Kingdom, me: Noble, hands: int) -> Flow:
    """Provisions: one, or three with a scout."""
    yield from fire(t, me, HUNT, [(PROVISION, FEW if hands == 1 else MANY)])


def trade(t: Kingdom, me: Noble, hands: int) -> Flow:
    """Coins: one, or three with a merchant."""
    yield from fire(t, me, TRADE, [(COIN, FEW if hands == 1 else MANY)])


def opponent_trades(t: Kingdom, me: Noble, target: Option) -> Flow:
    advance(t, me, 1)
    yield from ()


HUNTING = Action(
    HUNT,
    "hunt",
    SUPPLIES,
    (ANY, SCOUT),
    hunt,
    target=lambda t, me: choose_hands(t, me, HUNT),
    hands=both,
)
TRADING = Action(
    TRADE,
    "trade",
    SUPPLIES,
    (ANY, MERCHANT),
    trade,
    target=lambda t, me: choose_hands(t, me, TRADE),
    hands=both,
    solo=Solo(30, always, opponent_trades),
)
