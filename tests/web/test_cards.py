"""The page's figures follow the games' tables."""

import json
from pathlib import Path

import pytest

import regna.web
from regna.games.paladins import board as paladins
from regna.web.cards import written

PAGES = Path(regna.web.__file__).parent / "src" / "games"


@pytest.mark.parametrize("folder", [path.parent for path in PAGES.glob("*/cards.json")], ids=lambda path: path.name)
def test_figures_on_the_page_are_those_of_the_game(folder: Path) -> None:
    assert (folder / "cards.json").read_text("utf-8") == written(folder.name.replace("_", "-"))


def test_the_boards_of_paladins_are_those_of_the_game() -> None:
    """What is printed on the main board and on everybody's own."""
    figures = {
        "actions": [(each.name, each.slots, each.needs, each.gives) for each in paladins.BOARD],
        "places": [(each.name, each.gain, each.region, each.seats) for each in paladins.PLACES],
        "jars": [(each.name, each.gain) for each in paladins.JAR_PLACES],
        "flags": paladins.FLAGS,
        "prices": paladins.TOWNSFOLK_PRICES,
        "workshops": paladins.WORKSHOP_ROW,
        "orders": paladins.ORDER_POINTS,
        "track": paladins.TRACK_POINTS,
    }
    printed = json.loads((PAGES / "paladins" / "board.json").read_text("utf-8"))
    listed = {
        name: [list(row.values()) if isinstance(row, dict) else row for row in rows] for name, rows in printed.items()
    }
    assert listed == json.loads(json.dumps(figures))
