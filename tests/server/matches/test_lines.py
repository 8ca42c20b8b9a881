"""What is stored of events, and what of it each seat is sent."""

from __future__ import annotations

from typing import Any

from regna.games import load
from regna.kernel import Event, Setup, Told
from regna.server.db.values import ME
from regna.server.matches.lines import Entry, Speakers, speakers, tell, told_text
from regna.server.matches.seat import Seat

LANG = "en"
CARD = 3
SETUP = Setup.of(load("architects"), 3)


def say() -> Speakers:
    return speakers(SETUP, [Seat(n, ME, f"account{n}", f"Name {n}") for n in range(3)])


def sent(told: str, seat: int | None) -> list[dict[str, Any]]:
    return Entry(1, told).events(seat, LANG)


def test_a_secret_is_sent_to_those_it_is_told_to() -> None:
    event = Event("discard", 0, {}, {"card": CARD}, to=0b101)
    stored = tell(SETUP, [Told(1, event)], 1, say())
    insider, other, outsider, stranger = (sent(stored, seat)[0] for seat in (0, 2, 1, None))
    assert insider == other
    assert insider["facts"] == {"card": CARD}
    assert outsider == stranger
    assert set(outsider) == {"move", "kind", "player", "facts", "text", "anchors"}
    assert (outsider["facts"], outsider["anchors"]) == ({}, ["seat/yellow"])
    assert insider["text"].startswith(outsider["text"][:-1]), "the same sentence, with the card"
    assert insider["text"] != outsider["text"]


def test_of_an_event_that_is_not_public_others_are_sent_no_byte() -> None:
    """Neither the number nor the order of the other events says that there was one."""
    shown, hidden = Event("discard", 0, {}), Event("discard", 1, {}, {"card": CARD}, to=0b010, audience=0b010)
    with_it = tell(SETUP, [Told(1, shown), Told(1, hidden), Told(1, shown)], 1, say())
    without = tell(SETUP, [Told(1, shown), Told(1, shown)], 1, say())
    for seat in (None, 0, 2):
        assert sent(with_it, seat) == sent(without, seat)
    assert [row["player"] for row in sent(with_it, 1)] == [0, 1, 0]


def test_what_all_but_one_seat_hear_is_sent_to_strangers_too() -> None:
    stored = tell(SETUP, [Told(1, Event("discard", 0, {}).only_for(~0b001))], 1, say())
    assert [len(sent(stored, seat)) for seat in (None, 0, 1, 2)] == [1, 0, 1, 1]


def test_events_stored_by_the_first_servers_are_read() -> None:
    """They did not say whom a secret is told to: it was always the player."""
    row = {"move": 1, "kind": "discard", "player": 1, "facts": {}, "text": {LANG: "a card"}}
    stored = told_text([row | {"own": {"facts": {"card": CARD}, "text": {LANG: "this card"}}}])
    assert [sent(stored, seat)[0]["text"] for seat in (None, 0, 1, 2)] == ["a card", "a card", "this card", "a card"]
    assert sent(stored, 1)[0]["facts"] == {"card": CARD}
