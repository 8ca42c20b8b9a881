"""The parts of `make bench` run; how fast is for `make bench` to say."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.__main__ import measure
from bench.measure import measure as measure_box
from bench.ours import BOXES
from bench.peers import BASE, PEERS, Peer
from bench.report import ALONE, BESIDE_PEERS, add_ratios, table
from regna.games import NAMES

DOCS = Path(__file__).parents[2] / "docs/benchmarks.md"


@pytest.mark.parametrize("peer", PEERS, ids=lambda peer: peer.title)
def test_a_peer_plays_and_is_copied(peer: Peer) -> None:
    assert all(figure > 0 for figure in peer.measure(0.01, 1).values())


def test_a_game_is_measured_and_printed_beside_a_peer() -> None:
    box = BOXES["alba-longa"]
    base, ours = (BASE.title, BASE.language), (box.title, "interpreted")
    measured = measure({base: BASE.measure, ours: lambda seconds, seed: measure_box(box, seconds, seed)}, 1, 0.01)
    add_ratios(measured, measured[base])
    assert [row.count("|") for row in table(BESIDE_PEERS, measured).splitlines()] == [len(BESIDE_PEERS) + 3] * 5
    assert len(table(ALONE, measured).splitlines()) == 4, "peers imagine no worlds"


def test_every_game_of_ours_and_every_peer_is_in_the_docs() -> None:
    assert {box.game.name for box in BOXES.values()} == set(NAMES)
    titles = [box.title for box in BOXES.values()] + [peer.title for peer in PEERS]
    rows = [line.split(" | ")[0] for line in DOCS.read_text("utf-8").splitlines()]
    assert {f"| {title}" for title in titles} <= set(rows)
