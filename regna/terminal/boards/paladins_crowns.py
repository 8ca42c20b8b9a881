"""What City of Crowns adds to the board of Paladins: stacks with the Diplomat, allies, one's own secret order."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from ...games.paladins.crowns.words import ICONS, ICONS_FOR_ALLY, SECRET_POINTS
from ...games.paladins.words import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONVERT,
    DIPLOMACY,
    FORTIFY,
    GARRISON,
    WORKERS,
)
from . import Sight, key_of, ours, pointing
from .paladins_words import box, heading, name_of, say, short_worker

DIPLOMAT = "♦"
SHORT = 3
LEAVES = {
    COMMISSION: "monks",
    FORTIFY: "walls",
    GARRISON: "outposts",
    ABSOLVE: "jars",
    ATTACK: "attacked",
    CONVERT: "converted",
}
"""The column of what an action leaves, for those that can be delegated."""


def draw_city(sight: Sight, me: dict[str, Any]) -> list[Text]:
    """Nothing at a table without it."""
    if "stacks" not in sight.view:
        return []
    lines = [draw_stacks(sight), draw_nobles(sight, me)]
    if not sight.roomy:
        for line in lines:
            line.no_wrap, line.overflow = True, "ellipsis"
    return lines


def draw_stacks(sight: Sight) -> Text:
    """The top card of every stack with the worker on it, the Diplomat, and how many lie below."""
    text = heading(sight, "musters")
    for number, stack in enumerate(sight.view["stacks"]):
        text.append(DIPLOMAT if number == sight.view["diplomat"] else "", style=f"not italic {sight.palette.rubric}")
        for card in stack["top"]:
            text.append_text(draw_top(sight, card, stack))
        text.append(f"·{stack['pile']['size']}  ", style=f"not italic {sight.palette.faded}")
    text.rstrip()
    return text


def draw_top(sight: Sight, card: int, stack: dict[str, Any]) -> Text:
    anchor = f"space/{sight.setup.cards[card].slug}"
    style = "bold" if anchor in sight.keys else sight.palette.faded if anchor in sight.refused else sight.palette.ink
    worker = f"[{short_worker(sight, WORKERS[stack['worker']])}]" if stack["worker"] >= 0 else ""
    title = name_of(sight, card) if sight.roomy else in_short(sight, card)
    name = pointing(Text(title + worker, style=f"not italic {style}"), anchor)
    return Text.assemble(key_of(sight, anchor), name)


def in_short(sight: Sight, card: int) -> str:
    """`Influence 2~`."""
    muster = sight.setup.cards[card]
    return f"{sight.say.message(f'thing-{box(sight).things[muster.needs]}')} {muster.number}{ours(muster.source)}"


def draw_nobles(sight: Sight, me: dict[str, Any]) -> Text:
    """The icons of whoever looks, of three where the ally is still to be had, and the secret order."""
    text = heading(sight, "allies")
    allies = [sight.setup.cards[card].icon for card in sight.view["allies"]]
    words = [", ".join(draw_icon(sight, me, icon, icon in allies) for icon in range(len(ICONS)))]
    own = me["secret_order"]
    if isinstance(own, list):
        actions = [box(sight).names[sight.setup.cards[card].action] for card in own]
        words += [f"{say(sight, 'secret')} {say(sight, f'action-{action}')} {SECRET_POINTS}" for action in actions]
    return text.append(" · ".join(words), style=f"not italic {sight.palette.ink}")


def draw_icon(sight: Sight, me: dict[str, Any], icon: int, to_be_had: bool) -> str:
    """`Military 2/3`; in little space only how the name begins."""
    name = sight.say.message(f"icon-{ICONS[icon]}")
    n = [me["icon"], *(each for card in me["rallied"] for each in sight.setup.cards[card].icons)].count(icon)
    return f"{name if sight.roomy else name[:SHORT]} {n}{f'/{ICONS_FOR_ALLY}' if to_be_had else ''}"


# Negotiations


def talk_in_short(sight: Sight, card: int) -> str:
    """`dip5→mon str6~`: what delegating wants and what it leaves, what rallying wants, as the columns are called."""
    talk, known = sight.setup.cards[card], box(sight)
    diplomacy, leaves, wants = (
        say(sight, f"column-{name}.short")
        for name in (known.things[DIPLOMACY], LEAVES[talk.action], known.things[talk.needs])
    )
    return f"{diplomacy}{talk.diplomacy}→{leaves} {wants}{talk.number}{ours(talk.source)}"
