"""What options say besides their names: how many workers they are about."""

from __future__ import annotations

import pytest

from regna.scenario import Scene, seat, table
from regna.texts import speaker_for


def labels(g: Scene, language: str) -> list[str]:
    shown = g.match.present(0, speaker_for(g.match.setup.game, language))
    assert shown is not None
    return [option.text.replace("\u00a0", " ") for option in shown.options]


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", ["Mines: call your 5 back", "Mines: 4 red workers"]),
     ("fr", ["Mines : rappeler vos 5 ouvriers", "Mines : 4 ouvriers rouges"])],
)  # fmt: skip
def test_captures_say_whose_workers_stand_where_and_how_many(language: str, said: list[str]) -> None:
    g = table(yellow=seat(silver=3, mines=5), red=seat(mines=4))
    g.play("yellow place town-centre")
    assert labels(g, language)[:2] == said


def test_guards_say_how_many_they_send_and_free() -> None:
    g = table(yellow=seat(silver=6, prison=2, captured={"red": 3}), red=seat(captured={"yellow": 1}))
    g.play("yellow place guardhouse")
    assert labels(g, "en")[:3] == [
        "Send your 3 captured workers to the Prison",
        "Release your 2 workers from the Prison",
        "Pay 5 silver to get your captured worker back",
    ]
