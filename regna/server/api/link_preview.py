"""The picture that a shared link shows: the game, how far the match is, and everybody's points.

It is drawn from a `Preview` alone, and a preview has only what a stranger may know.
"""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

FONTS = Path(__file__).parents[2] / "web" / "dist" / "assets"
TITLE, READ, STRONG = "cinzel-latin-600-normal", "eb-garamond-latin-400-normal", "eb-garamond-latin-600-normal"
SIZE = WIDTH, HEIGHT = 1200, 630
MARGIN, SEATS_TOP, SEATS_HEIGHT = 72, 232, 320
LINE_WIDTH = 1000
"""Pixels."""
PAPER, DEEP, INK, FAINT, LINE, GOLD = "#f4ecd8", "#eadfc3", "#2a2018", "#65563f", "#c9b48d", "#d8a013"
COLOURS = {"yellow": "#b27a1f", "red": "#a5352a", "green": "#35705c", "blue": "#2a4f7c", "purple": "#6d3b66"}
RECENT_PICTURES = 200
"""Pictures that stay in memory."""
Font = ImageFont.FreeTypeFont | ImageFont.ImageFont


class PreviewSeat(NamedTuple):
    """Who sits where, and their points as far as everybody knows them."""

    colour: str
    name: str
    points: int | None
    won: bool = False


class Preview(NamedTuple):
    """What a picture shows."""

    title: str
    text: str
    seats: tuple[PreviewSeat, ...]


@lru_cache(RECENT_PICTURES)
def picture(preview: Preview) -> bytes:
    """The picture as a PNG."""
    image = Image.new("RGB", SIZE, PAPER)
    draw = ImageDraw.Draw(image)
    draw.rectangle((20, 20, WIDTH - 21, HEIGHT - 21), outline=LINE, width=3)
    write(draw, (MARGIN, 92), preview.title, font(TITLE, 54), LINE_WIDTH)
    write(draw, (MARGIN, 168), preview.text, font(READ, 36), LINE_WIDTH, FAINT)
    draw.text((WIDTH - MARGIN, HEIGHT - 42), "Regna", FAINT, font(TITLE, 26), "rs")
    height = min(76, SEATS_HEIGHT // len(preview.seats))
    most = max((seat.points or 0 for seat in preview.seats), default=0)
    for number, seat in enumerate(preview.seats):
        draw_seat(draw, seat, SEATS_TOP + number * height, height, most)
    target = BytesIO()
    image.save(target, "PNG", optimize=True)
    return target.getvalue()


def draw_seat(draw: ImageDraw.ImageDraw, seat: PreviewSeat, top: int, height: int, most: int) -> None:
    """A line for a seat: its colour, the name, and a bar as long as its points."""
    middle, colour = top + height // 2, COLOURS.get(seat.colour, FAINT)
    draw.ellipse((MARGIN, middle - 17, MARGIN + 34, middle + 17), colour, GOLD if seat.won else colour, 5)
    write(draw, (MARGIN + 54, middle), seat.name, font(STRONG if seat.won else READ, 36), 400)
    if seat.points is None:
        return
    left, right = MARGIN + 480, WIDTH - MARGIN - 100
    draw.rounded_rectangle((left, middle - 12, right, middle + 12), 6, fill=DEEP)
    length = (right - left) * max(seat.points, 0) // max(most, 1)
    if length > 12:
        draw.rounded_rectangle((left, middle - 12, left + length, middle + 12), 6, fill=colour)
    draw.text((WIDTH - MARGIN, middle), str(seat.points), INK, font(STRONG, 40), "rm")


def write(draw: ImageDraw.ImageDraw, place: tuple[int, int], text: str, font: Font, most: int, ink: str = INK) -> None:
    """Write a text from a place on, shortened where it is too long."""
    while font.getlength(text) > most:
        text = text.rstrip("…")[:-1] + "…"
    draw.text(place, text, ink, font, "lm")


def can_write(text: str) -> bool:
    """Whether the page's fonts have all letters of a text: they are those of western Europe."""
    try:
        text.encode("cp1252")
    except UnicodeEncodeError:
        return False
    return True


@lru_cache
def font(name: str, size: int) -> Font:
    """One of the page's fonts, or the library's own where the page has not been built."""
    files = sorted(FONTS.glob(f"{name}-*.woff"))
    return ImageFont.truetype(files[0], size) if files else ImageFont.load_default(size)
