"""A package with a toy game and a bot, as if it were installed; two of its entry points lead nowhere."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from regna.kernel.plugins import entry_points

MODULE = '''
from regna.kernel import SEAT
from tests.kernel.toy import Toy


class Pebbles(Toy):
    """The toy game under a name of its own."""

    name = "pebbles"
    facts = {"seat": SEAT}


class Last:
    """Takes the last option."""

    def __init__(self, seed):
        self.seed = seed

    def choose(self, perspective):
        return perspective.ask.options[-1]


GAME = Pebbles()
'''
ENTRY_POINTS = """
[regna.games]
pebbles = pebbles_pack:GAME
cracked = pebbles_pack:NOTHING

[regna.bots]
last = pebbles_pack:Last
absent = no_such_module:Bot
"""


@contextmanager
def installed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The package lies in a folder that Python looks into."""
    info = folder / "pebbles_pack-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles-pack\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(ENTRY_POINTS, "utf-8")
    (folder / "pebbles_pack.py").write_text(MODULE, "utf-8")
    monkeypatch.syspath_prepend(folder)
    entry_points.cache_clear()
    yield folder
    entry_points.cache_clear()
