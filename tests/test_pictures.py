"""The pictures of the docs: small, all there, and all shown."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
LARGEST = 150_000
SHOWN = re.compile(r"(?:\]\(|src=\")([^)\"]+\.webp)")


def test_every_picture_is_small_and_shown_and_every_one_shown_is_there() -> None:
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    shown = {(page.parent / path).resolve() for page in pages for path in SHOWN.findall(page.read_text("utf-8"))}
    made = set((ROOT / "docs" / "pictures").iterdir())
    assert shown == made
    assert all(picture.stat().st_size < LARGEST for picture in made)
    games = {path.stem for path in (ROOT / "docs" / "games").glob("*.md")}
    assert games | {"phone", "terminal"} <= {picture.stem for picture in made}
