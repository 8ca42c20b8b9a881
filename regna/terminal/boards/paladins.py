"""The kingdom of Paladins: one's own actions, the two rows, the king's cards, the regions, and what everybody has."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...games.paladins.action import COVERABLE, SLOTS_EACH, Action
from ...games.paladins.actions.regions import CLOSED
from ...games.paladins.board import FLAGS, JAR_PLACES, ORDER_POINTS, PLACES
from ...games.paladins.rows import Row
from ...games.paladins.words import ROUNDS, SLOT_COLOURS, WORKERS
from . import Sight, key_of, pointing
from .paladins_crowns import draw_city, talk_in_short
from .paladins_figures import amounts, figures, say_figures
from .paladins_seats import draw_seats, draw_seats_in_full
from .paladins_words import box, heading, name_of, say, short_worker

__all__ = ["draw", "draw_seats", "draw_seats_in_full", "figures", "headline", "say_figures"]

IN_COLUMNS = 3
"""How many actions or cards stand side by side in little space."""


def draw(sight: Sight) -> RenderableType:
    """The whole board; in little space the actions stand in three columns."""
    if sight.roomy:
        parts = [draw_actions(sight), *draw_tavern(sight), draw_cards(sight), draw_kings(sight), draw_regions(sight)]
        return Group(*parts, *draw_city(sight, looked_at(sight)), draw_jars(sight), draw_piles(sight))
    last = draw_tavern_line(sight) if sight.view["phase"] == "gather" else draw_region_line(sight)
    city = draw_city(sight, looked_at(sight))
    return Group(draw_action_cells(sight), *city[:1], draw_row_cells(sight), draw_kings(sight), last, *city[1:])


def looked_at(sight: Sight) -> dict[str, Any]:
    """Whose board is drawn: the looker's, or for a stranger the active player's."""
    seat = sight.view["active"] if sight.seat is None else sight.seat
    player: dict[str, Any] = sight.view["players"][seat]
    return player


def offers_of(sight: Sight) -> dict[str, Any]:
    """What the actions of that board would need now."""
    found: dict[str, Any] = sight.view["offers"][sight.setup.game.colours[looked_at(sight)["seat"]]]
    return found


# Actions of one's own board


def draw_actions(sight: Sight) -> RenderableType:
    """One line an action: slots, price, what it needs and gives, how often it was done."""
    grid = Table.grid(expand=True, padding=(0, 1))
    for width in (1, 21, 9, 8):
        grid.add_column(width=width, no_wrap=not sight.whole, overflow="ellipsis")
    grid.add_column(ratio=1, no_wrap=not sight.whole, overflow="ellipsis")
    for action in box(sight).actions:
        anchor = f"space/{action.name}"
        offer = offers_of(sight)[action.name]
        title, slots = styled(sight, sight.say.message(f"action-{action.name}"), anchor), draw_slots(sight, action)
        words = Text(
            sight.refused[anchor] if anchor in sight.refused else needs(sight, offer), style=sight.palette.faded
        )
        cells = [title, slots, Text(price(sight, offer)), words]
        grid.add_row(key_of(sight, anchor), *(pointing(cell, anchor) for cell in cells))
    return grid


def draw_action_cells(sight: Sight) -> RenderableType:
    grid = Table.grid(expand=True, padding=(0, 1, 0, 0))
    for _ in range(IN_COLUMNS):
        grid.add_column(width=1)
        grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
        grid.add_column(width=8, no_wrap=True)
        grid.add_column(width=2, no_wrap=True)
    actions = box(sight).actions
    lines = -(-len(actions) // IN_COLUMNS)
    for line in range(lines):
        cells: list[Text] = []
        for action in actions[line::lines]:
            anchor = f"space/{action.name}"
            name = styled(sight, say(sight, f"action-{action.name}"), anchor)
            cost = Text(price(sight, offers_of(sight)[action.name]), style=sight.palette.faded)
            cells += [key_of(sight, anchor), name, pointing(draw_slots(sight, action), anchor), cost]
        grid.add_row(*cells)
    return grid


def styled(sight: Sight, text: str, anchor: str) -> Text:
    """Bold where it can be chosen, faded where it is refused."""
    style = "bold" if anchor in sight.keys else sight.palette.faded if anchor in sight.refused else ""
    return pointing(Text(text, style=style), anchor)


def draw_slots(sight: Sight, action: Action) -> Text:
    """The colour each slot wants, a square under a workshop, in bold whoever stands there; a key to cover it."""
    me = looked_at(sight)
    text = Text()
    for place, colour in enumerate(action.slots):
        spot = f"spot/{action.name}-{'left' if place == 0 else 'middle'}"
        if spot in sight.keys and place < COVERABLE:
            text.append_text(key_of(sight, spot)).append("  ")
            continue
        stands = me["placed"][SLOTS_EACH * action.number + place]
        if me["covered"][action.number] >> place & 1:
            text.append("■■ ", style=sight.palette.rubric)
        elif stands:
            text.append(f"{short_worker(sight, WORKERS[stands - 1])} ", style=f"bold reverse {sight.palette.ink}")
        else:
            text.append(f"{short_worker(sight, SLOT_COLOURS[colour])} ", style=sight.palette.faded)
    text.rstrip()
    return text


def price(sight: Sight, offer: dict[str, Any]) -> str:
    if "coins" in offer:
        return say(sight, "coins", n=offer["coins"])
    return say(sight, "provisions", n=offer["provisions"]) if "provisions" in offer else ""


def needs(sight: Sight, offer: dict[str, Any]) -> str:
    """`Influence 4 of 5 → Strength · 2/7`."""
    if "needs" not in offer:
        return ""
    have, gives = (sight.say.message(f"thing-{offer[each]}") for each in ("needs", "gives"))
    key = "needs-level" if "level" in offer else "needs"
    text = say(sight, key, attribute=have, have=offer["have"], need=offer.get("level", 0), gives=gives)
    done = f" · {offer['done']}/{offer['most']}" if "most" in offer else f" · {offer['done']}"
    return text + done


# The two rows, and the tavern


def draw_cards(sight: Sight) -> RenderableType:
    """Townsfolk with their prices, Outsiders with their flags, and what they do."""
    grid = Table.grid(expand=True, padding=(0, 1))
    for width in (1, 6, 31):
        grid.add_column(width=width, no_wrap=not sight.whole, overflow="ellipsis")
    grid.add_column(ratio=1, no_wrap=not sight.whole, overflow="ellipsis")
    for label, card in row_cards(sight):
        text = Text(sight.say.message(f"card-{sight.setup.cards[card].key}.text"), style=sight.palette.faded)
        grid.add_row(*card_cells(sight, label, card), pointing(text, anchor_of(sight, card)))
    return grid


def draw_row_cells(sight: Sight) -> RenderableType:
    """Both rows, three cards a line."""
    grid = Table.grid(expand=True, padding=(0, 1, 0, 0))
    for _ in range(IN_COLUMNS):
        grid.add_column(width=1)
        grid.add_column(width=6, no_wrap=True)
        grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    cards = row_cards(sight)
    for first in range(0, len(cards), IN_COLUMNS):
        grid.add_row(
            *(cell for label, card in cards[first : first + IN_COLUMNS] for cell in card_cells(sight, label, card))
        )
    return grid


def row_cards(sight: Sight) -> list[tuple[str, int]]:
    """Every card of the rows, and open tops, with what stands beside it: a price, or Strength and Faith."""
    return [
        (beside(sight, row, place), card)
        for row in box(sight).rows.values()
        for place, card in enumerate([*sight.view[row.slots], *(sight.view[row.top] if row.top else ())])
        if card >= 0
    ]


def beside(sight: Sight, row: Row, place: int) -> str:
    """A price, or the flags."""
    if row.prices:
        return say(sight, "coins", n=row.prices[place])
    faith, strength = row.flags[place]
    return say(sight, "flags", strength=strength, faith=faith)


def card_cells(sight: Sight, label: str, card: int) -> list[Text]:
    anchor = anchor_of(sight, card)
    short = not sight.roomy and sight.setup.cards[card].deck == "negotiation"
    name = talk_in_short(sight, card) if short else name_of(sight, card)
    return [key_of(sight, anchor), Text(label, style=sight.palette.faded), styled(sight, name, anchor)]


def anchor_of(sight: Sight, card: int) -> str:
    return f"card/{sight.setup.cards[card].slug}"


def draw_tavern(sight: Sight) -> list[RenderableType]:
    """While workers are taken, the cards that are left."""
    if sight.view["phase"] != "gather":
        return []
    grid = Table.grid(padding=(0, 1))
    for card, seat in zip(sight.view["tavern_row"], sight.view["tavern_taken"], strict=True):
        who = sight.palette.mark(sight.setup.game.colours[seat]) if seat >= 0 else Text()
        grid.add_row(*card_cells(sight, "", card), who)
    return [heading(sight, "tavern"), grid]


def draw_tavern_line(sight: Sight) -> Text:
    """The cards that are left, as their workers in short."""
    text = heading(sight, "tavern")
    for card, seat in zip(sight.view["tavern_row"], sight.view["tavern_taken"], strict=True):
        if seat < 0:
            crew = [short_worker(sight, WORKERS[kind]) for kind, n in sight.setup.cards[card].gain for _ in range(n)]
            anchor = anchor_of(sight, card)
            text.append_text(Text.assemble(key_of(sight, anchor), styled(sight, "".join(crew), anchor), " "))
    return text


# The king's cards, the regions, the jars, the piles


def draw_kings(sight: Sight) -> Text:
    """Orders with their points, favours with who stands on them."""
    text = heading(sight, "kings")
    if not sight.roomy:
        text.no_wrap, text.overflow = True, "ellipsis"
    for card, points in zip(sight.view["orders_shown"], ORDER_POINTS, strict=False):
        action = box(sight).names[sight.setup.cards[card].action]
        text.append(f"{say(sight, f'action-{action}')} {points}  ", style=f"not italic {sight.palette.ink}")
    for card, worker in zip(sight.view["favours_shown"], sight.view["favour_workers"], strict=False):
        anchor = f"space/{sight.setup.cards[card].slug}"
        stands = f"[{short_worker(sight, WORKERS[worker])}]" if worker >= 0 else ""
        text.append_text(
            Text.assemble(key_of(sight, anchor), styled(sight, name_of(sight, card) + stands, anchor), "  ")
        )
    return text


def draw_regions(sight: Sight) -> RenderableType:
    """One line a region: its flags, then every place with what it gives or who is there."""
    grid = Table.grid(expand=True, padding=(0, 1))
    grid.add_column(width=7)
    grid.add_column(ratio=1)
    for region, (faith, strength) in enumerate(FLAGS):
        text = Text()
        for number, place in enumerate(PLACES):
            if place.region == region and sight.view["places"][number] != CLOSED:
                text.append_text(draw_place(sight, number)).append("  ")
        grid.add_row(Text(say(sight, "flags", strength=strength, faith=faith), style=sight.palette.faded), text)
    return grid


def draw_place(sight: Sight, number: int) -> Text:
    anchor = f"place/{PLACES[number].name}"
    there = sight.view["places"][number]
    if there >= 0:
        piece = say(sight, "outpost" if there % 2 else "monk")
        return pointing(sight.palette.mark(sight.setup.game.colours[there // 2], piece), anchor)
    return Text.assemble(
        key_of(sight, anchor), styled(sight, amounts(sight.setup, PLACES[number].gain, sight.say), anchor)
    )


def draw_region_line(sight: Sight) -> Text:
    """Who is in each region, and how many places are free; then the coins of the pool."""
    text = heading(sight, "regions")
    for region in range(len(FLAGS)):
        there = [sight.view["places"][n] for n, place in enumerate(PLACES) if place.region == region]
        text.append(f"{region + 1}", style=f"not italic {sight.palette.faded}")
        for piece in there:
            if piece >= 0:
                text.append_text(sight.palette.mark(sight.setup.game.colours[piece // 2]))
        text.append(f"·{there.count(-1)} ", style=f"not italic {sight.palette.ink}")
    return text


def draw_jars(sight: Sight) -> Text:
    """Where jars can go on the board that is looked at."""
    text = heading(sight, "jars")
    for used, place in zip(looked_at(sight)["jars"], JAR_PLACES, strict=True):
        anchor = f"jar/{place.name}"
        words = Text("●", style="bold") if used else styled(sight, amounts(sight.setup, place.gain, sight.say), anchor)
        text.append_text(Text.assemble(key_of(sight, anchor), words, "  "))
    text.append(say(sight, "reconstructed"), style=f"italic {sight.palette.rubric}")
    return text


def draw_piles(sight: Sight) -> Text:
    """How many cards are left in each pile, and which paladins the viewer knows in their own."""
    piles = (*(row.pile for row in box(sight).rows.values()), "walls", "tavern", "suspicions", "schemes")
    sizes = [(pile, sight.view[pile]["size"]) for pile in piles if pile != "schemes" or sight.view[pile]["size"]]
    text = heading(sight, "piles")
    said = [say(sight, f"pile-{pile}", n=n) for pile, n in sizes]
    deck = looked_at(sight)["deck"]
    last = deck["size"] - 1
    for place, card in deck.get("known", []):
        key = "pile-top" if place == last else "pile-bottom"
        said.append(say(sight, key, card=name_of(sight, card), n=place + 1))
    return text.append(" · ".join(said), style=f"not italic {sight.palette.faded}")


def headline(sight: Sight) -> str:
    """Which round it is, and how many coins are in the pool."""
    return say(sight, "round", n=max(1, sight.view["round"]), most=ROUNDS, pool=sight.view["pool"])
