"""The realm: inquisitors and bribes, what stands, one's own secret side, and what rulers have before the screen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from ...games.devil.cards import ACHIEVEMENTS
from ...games.devil.constants import BRIBED, COURTIERS, DOWN, GOODS, HIRED, NOBODY, PLACES, ROLES
from ...games.devil.printed import figures as printed_figures
from ...kernel import Setup
from ...texts import Speaker
from . import Sight, key_of, ours, pointing, seat_columns, seat_lines, seat_name

COLUMNS = ("score", "reputation", "debt", "wings", "indulgences", "guests", "buildings", "courtiers", "slots")
LONG_HEADS = 118
STATES = {DOWN: "▽", BRIBED: "×"}
"""How an inquisitor stands who does not lie in wait, face up."""


def draw(sight: Sight) -> RenderableType:
    """What all see, then one's own side behind the screen, to its owner alone."""
    parts: list[RenderableType] = [draw_tribunal(sight), draw_open_cards(sight)]
    if sight.seat is not None and sight.view["players"][sight.seat]["role"] is not None:
        parts += draw_secrets(sight, sight.view["players"][sight.seat])
    return Group(*parts)


def said(sight: Sight, key: str, **facts: object) -> str:
    return sight.say.message(f"terminal-devil-{key}", **facts)


def line(sight: Sight, heading: str, parts: Iterable[Text]) -> Text:
    """A heading and what belongs to it, in a row; the whole of it where there is space."""
    fits = sight.whole or sight.roomy
    text = Text(said(sight, heading), style=f"italic {sight.palette.rubric}", no_wrap=not fits, overflow="ellipsis")
    for part in parts:
        text.append("  ").append_text(part)
    return text


def choice(sight: Sight, anchor: str, text: str) -> Text:
    """Something that can be pointed at: bold with its key if it can be chosen, faded if it is refused."""
    style = "bold" if anchor in sight.keys else sight.palette.faded if anchor in sight.refused else sight.palette.ink
    words = pointing(Text(text, style=f"not italic {style}"), anchor)
    return Text.assemble(key_of(sight, anchor), words)


def plain(sight: Sight, text: str) -> Text:
    return Text(text, style=f"not italic {sight.palette.ink}")


def faded(sight: Sight, text: str) -> Text:
    return Text(text, style=f"not italic {sight.palette.faded}")


# Before all eyes


def draw_tribunal(sight: Sight) -> Text:
    """Who waits on each place, face down or sent away, and the coins on the row of bribes."""
    view = sight.view
    found = [
        choice(
            sight, f"inquisitor/{PLACES[place]}", f"{PLACES[place]} {card_name(sight, card)}{STATES.get(state, '▲')}"
        )
        for place, (card, state) in enumerate(zip(view["tribunal"], view["inquisitors"], strict=True))
    ]
    return line(sight, "tribunal", [*found, faded(sight, said(sight, "bribes", n=view["bribes"]))])


def draw_open_cards(sight: Sight) -> Text:
    """The buildings that stand or are planned in the open, ruler by ruler."""
    rows = []
    for player in sight.view["players"]:
        cards = [*player["built"], *player["site"], *player["event"]]
        mark = sight.palette.mark(sight.setup.game.colours[player["seat"]])
        names = Text(" ").join([choice(sight, anchor_of(sight, card), card_name(sight, card)) for card in cards])
        rows.append(Text.assemble(mark, " ", names) if cards else Text.assemble(mark, " ", faded(sight, "-")))
    return line(sight, "built", rows)


def card_name(sight: Sight, card: int) -> str:
    """A card by its name, with a mark if its figures are ours."""
    found = sight.setup.cards[card]
    return sight.say.message(f"card-{found.key}") + ours(found.source)


def anchor_of(sight: Sight, card: int) -> str:
    return f"card/{sight.setup.cards[card].slug}"


# Behind the screen


def draw_secrets(sight: Sight, me: dict[str, Any]) -> list[RenderableType]:
    """Role, goods, shards and cards, the chest on its way and the one that lies open."""
    role = plain(sight, sight.say.message(f"role-{ROLES[me['role']]}")) if me["role"] != NOBODY else faded(sight, "-")
    goods = [
        choice(sight, f"good/{good}", f"{sight.say.message(f'good-{good}')} {n}")
        for good, n in zip(GOODS, me["goods"], strict=True)
    ]
    pure, tainted = me["shards"]
    parts: list[RenderableType] = [
        line(sight, "role", [role, faded(sight, said(sight, "shards", pure=pure, tainted=tainted))]),
        line(sight, "goods", [*goods, choice(sight, "market", said(sight, "supply"))]),
        line(sight, "hand", [choice(sight, anchor_of(sight, card), card_name(sight, card)) for card in held(me)]),
    ]
    if (chest := me["chest"])["price"] or any(chest["offer"]):
        parts.append(line(sight, "chest", [plain(sight, heap(sight, chest["offer"])), *price(sight, chest["price"])]))
    if (opened := me["opened"])["icon"] != NOBODY:
        parts.append(draw_opened(sight, opened))
    return parts


def held(me: dict[str, Any]) -> list[int]:
    return [*me["hand"], *me["drawn"], *me["events"]]


def draw_opened(sight: Sight, opened: dict[str, Any]) -> Text:
    """Somebody's chest: its icon and price, and what lies in it unless it was taken."""
    icon = choice(sight, "opened", sight.say.message(f"role-{ROLES[opened['icon']]}"))
    inside = said(sight, "taken") if opened["taken"] else heap(sight, opened["offer"])
    return line(sight, "opened", [icon, plain(sight, inside), *price(sight, opened["price"])])


def heap(sight: Sight, amounts: Sequence[int]) -> str:
    found = [f"{sight.say.message(f'good-{good}')} {n}" for good, n in zip(GOODS, amounts, strict=True) if n]
    return ", ".join(found) or said(sight, "nothing")


def price(sight: Sight, asked: int) -> list[Text]:
    """What is asked, if the dial is set."""
    if not asked:
        return []
    return [
        plain(
            sight,
            said(sight, "asks", what=sight.say.message("price-coins" if asked > 0 else "price-shards", n=abs(asked))),
        )
    ]


# Seats


def draw_seats(sight: Sight) -> RenderableType:
    """One line each: points so far, reputation, debt, wings, and what else stands before the screen."""
    short = "" if sight.width >= LONG_HEADS else ".short"
    return seat_lines(sight, heads(sight, short), [seat_row(sight, player) for player in sight.view["players"]])


def draw_seats_in_full(sight: Sight) -> RenderableType:
    """A column each, with the whole names of the figures, and the achievements."""
    rows = [[*seat_row(sight, player), plain(sight, claims(sight, player))] for player in sight.view["players"]]
    return seat_columns(sight, [*heads(sight), said(sight, "claimed")], rows)


def heads(sight: Sight, short: str = "") -> list[str]:
    return [said(sight, f"column-{name}{short}") for name in COLUMNS]


def claims(sight: Sight, player: dict[str, Any]) -> str:
    found = [each.key for number, each in enumerate(ACHIEVEMENTS) if player["claimed"] >> number & 1]
    return ", ".join(sight.say.message(f"achievement-{key}") for key in found) or "-"


def seat_row(sight: Sight, player: dict[str, Any]) -> list[Text]:
    return [draw_name(sight, player), *seat_cells(sight, player)]


def draw_name(sight: Sight, player: dict[str, Any]) -> Text:
    """Mark and colour; the role of those whose role is known to all, and an angry mob."""
    seat = player["seat"]
    name = Text.assemble(
        sight.palette.mark(sight.setup.game.colours[seat]), " ", seat_name(sight.setup, seat, sight.say)
    )
    if player["revealed"] != NOBODY:
        role = sight.say.message(f"role-{ROLES[player['revealed']]}")
        name.append(f" ({role})", style=sight.palette.rubric)
    if player["mob"]:
        name.append(" !", style=f"bold {sight.palette.rubric}")
    anchor = f"seat/{sight.setup.game.colours[seat]}"
    return pointing(Text.assemble(key_of(sight, anchor), name), anchor)


def seat_cells(sight: Sight, player: dict[str, Any]) -> list[Text]:
    hired = [COURTIERS[number] for number, place in enumerate(player["courtiers"]) if place == HIRED]
    figures = [
        player["score"],
        player["reputation"],
        f"{player['debt']}/{player['interest']}",
        f"{player['angels']}/{player['demons']}",
        player["indulgences"],
        player["guests"],
        len(player["built"]),
        len(hired),
        "".join(map(str, player["levels"])),
    ]
    return [faded(sight, "0") if each == 0 else plain(sight, str(each)) for each in figures]


def headline(sight: Sight) -> str:
    """The round, and the phase by the name of its rule."""
    return said(sight, "headline", round=sight.view["round"], phase=said(sight, f"phase-{sight.view['phase']}"))


# Cards


def figures(setup: Setup, card: Any) -> dict[str, Any]:
    """The numbers of a card, as the page has them."""
    names = ("key", "slug", "deck", "source")
    return {name: value for name, value in printed_figures(card).items() if name not in names}


def say_figures(setup: Setup, card: Any, say: Speaker) -> list[str]:
    """A card's text has all its figures."""
    return []
