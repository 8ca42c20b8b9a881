"""The page's card figures follow the game's tables."""

from pathlib import Path

import pytest

import regna.web
from regna.web.cards import written

PAGES = Path(regna.web.__file__).parent / "src" / "games"


@pytest.mark.parametrize("folder", [path.parent for path in PAGES.glob("*/cards.json")], ids=lambda path: path.name)
def test_figures_on_the_page_are_those_of_the_game(folder: Path) -> None:
    assert (folder / "cards.json").read_text("utf-8") == written(folder.name.replace("_", "-"))
