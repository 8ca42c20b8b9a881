"""What is true of City of Crowns at every moment."""

from __future__ import annotations

from ..state import NOBODY, Kingdom
from ..words import WORKERS
from .state import city, lord
from .words import ICONS, ICONS_FOR_ALLY


def audit_city(t: Kingdom) -> None:
    """Stacks lie open, allies are where their icons are, nobody has more secret orders than one."""
    for stack in city(t).stacks:
        assert stack.top or not stack.pile, "a stack without an open card"
        assert NOBODY <= stack.worker < len(WORKERS), "no such worker"
        assert stack.top or stack.worker == NOBODY, "a worker on no card"
    assert 0 <= city(t).diplomat < len(city(t).stacks), "the Diplomat is nowhere"
    icons = [lord(me).icon for me in t.players]
    assert all(icons.count(icon) <= 1 for icon in range(len(ICONS))), "an extension twice"
    for me in map(lord, t.players):
        assert me.is_automa or len(me.own_orders) == 1, f"{len(me.own_orders)} secret orders"
        mine = me.icons(t)
        assert all(mine[city(t).ally[card].icon] >= ICONS_FOR_ALLY for card in me.allies), "an ally for nothing"
