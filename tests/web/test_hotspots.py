"""Whatever a question points at has a hotspot on the page: it glows, or says why not."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import regna.web
from regna.games import load
from regna.kernel import Match, Setup
from regna.texts import speaker_for

WEB = Path(regna.web.__file__).parent
PAGES = sorted(path.parent.name.replace("_", "-") for path in WEB.glob("src/games/*/index.ts"))
NODE = shutil.which("node", path=os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"])))
OFTEN = 2 if os.environ.get("REGNA_ALL_CASES") else 1
"""How often each anchor of a question is looked for."""

HOMELESS = {
    "turn": "yellow",
    "yellow": {"reserve": 0, "prison": 17},
    "red": {"captured": {"yellow": 1}},
    "green": {"captured": {"yellow": 1}},
    "market": ["yellow", None, None],
}
"""Yellow has no worker at home or in a large circle."""

PLUNDERED = {
    "phase": "targets",
    "season": "harvest",
    "green": {"housing": 14, "soldiers": 9, "used": [1, 2]},
    "loot": {"captive": 3},
}
"""Green has a hero to take back, and Assisi something of everything."""

ACCUSED = {
    "pool": 1,
    "yellow": {
        "townsfolk": ["conspirator-discard", "peddler-coin"],
        "suspicions": ["suspicion-0", "suspicion-1"],
        "criminal": 2,
        "labourer": 6,
    },
    "red": {"townsfolk": ["conspirator-criminal", "peddler-labourer"], "suspicions": ["suspicion-2"]},
}
"""The Inquisition is near, and finds Townsfolk who answer to it in an order of their owner's."""

CROWNED = {
    "diplomat": 2,
    "stack-1": ["muster-18"],
    "yellow": {
        "townsfolk": ["knight-coin", "princess-coin"],
        "strength": 6,
        "faith": 6,
        "influence": 6,
        "diplomacy": 6,
        "coins": 9,
        "provisions": 9,
        "labourer": 6,
        "scout": 2,
        "cleric": 2,
        "fighter": 2,
        "merchant": 2,
    },
    "favours": ["favour-masons", "favour-discharge"],
}
"""Workshops may be moved, Townsfolk dismissed, and everything negotiated."""

SETUPS: dict[str, list[tuple[int, dict[str, str], dict[str, Any]]]] = {
    "architects": [
        (2, {"boards": "chosen", "promo": "on"}, {}),
        (3, {"boards": "dealt", "fallback": "any"}, {}),
        (5, {"promo": "on"}, {}),
        (1, {"opponent": "helena"}, {}),
        (2, {"fallback": "any"}, {"turn": "yellow", "yellow": {"reserve": 0, "forest": 20}}),
        (3, {"fallback": "any"}, HOMELESS),
    ],
    "alba-longa": [
        (2, {"job-well-done": "on", "first-king": "named"}, {}),
        (3, {"spoils-of-war": "on", "openings": "together"}, {}),
        (4, {"job-well-done": "on", "spoils-of-war": "on", "assisi": "on"}, {}),
        (4, {"job-well-done": "on", "assisi": "on"}, PLUNDERED),
        (5, {"worship-track": "8"}, {}),
    ],
    "devil": [
        (4, {}, {}),
        (4, {"jesters": "with", "indulgences": "offered", "bribes": "goods", "roles": "preferred"}, {}),
    ],
    "paladins": [
        (1, {"opponent": "standard"}, {}),
        (2, {}, {}),
        (3, {}, {}),
        (4, {}, {}),
        (2, {}, ACCUSED),
        (1, {"opponent": "madness", "crowns": "on"}, {}),
        (2, {"crowns": "on"}, {}),
        (4, {"crowns": "on"}, {}),
        (2, {"crowns": "on"}, CROWNED),
    ],
}
"""Seats, options and positions from which every question of the game is met."""


def questions(match: Match, seed: int) -> Iterator[dict[str, Any]]:
    """Every question of a match that is played at random, as the one asked sees it."""
    say, random = speaker_for(match.setup.game, "en"), Random(seed)
    while match.pending:
        ask = random.choice(match.pending)
        shown = match.present(ask.seat, say)
        assert shown is not None
        yield shown.data()
        match.apply(ask.seat, random.choice(ask.options))


def worth_asking(game: str) -> Iterator[dict[str, Any]]:
    """Questions that point at something which they were not seen to point at often enough yet, with their tables."""
    seen: Counter[tuple[str, str]] = Counter()
    for seed in (1, 2):
        for seats, options, position in SETUPS.get(game, [(2, {}, {})]):
            match = Match(Setup.of(load(game), seats, options, seed, position or None))
            for asked in questions(match, seed):
                pointed = {(asked["name"], each["anchor"]) for each in (*asked["options"], *asked["refused"])}
                if any(anchor and seen[name, anchor] < OFTEN for name, anchor in pointed):
                    seen.update(pointed)
                    state = {
                        "seq": 0,
                        "view": match.view(asked["seat"]),
                        "question": asked,
                        "answers": [],
                        "free_undos": 0,
                    }
                    yield {"game": game, "seat": asked["seat"], "state": state}


@pytest.mark.skipif(NODE is None or not (WEB / "node_modules").exists(), reason="the page is not installed: make web")
@pytest.mark.parametrize("name", PAGES)
def test_everything_a_question_points_at_has_a_hotspot(name: str) -> None:
    assert NODE is not None
    asked = list(worth_asking(name))
    run = subprocess.run(  # noqa: S603
        [NODE, "checks/run.mjs"], cwd=WEB, input="".join(json.dumps(each) + "\n" for each in asked),
        capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    assert len(answers) == len(asked) > 0
    named = [each["state"]["question"]["name"] for each in asked]
    assert not {(question, anchor) for question, lost in zip(named, answers, strict=True) for anchor in lost}
