"""Audiences: those who see the same of a match. What they are sent is computed, worded and encoded once for all."""

from __future__ import annotations

from functools import lru_cache
from weakref import WeakKeyDictionary, WeakValueDictionary

import orjson

from ...texts import Speaker
from ..db.values import OPEN
from ..matches.lines import Entry
from ..matches.room import Room
from .deps import Data
from .difference import difference
from .serialize import clocks_data, entry_data, match_data, state_data

Key = tuple[str | None, int | None, str]
RECENT_LINES = 4096
"""Lines that are kept in memory as they were sent."""
AUDIENCES: WeakKeyDictionary[Room, WeakValueDictionary[Key, Audience]] = WeakKeyDictionary()


class Audience:
    """The latest state that one account sees from one seat, or that strangers see, in a language.

    States are numbered, so that whoever knows one is sent what has changed since. Clocks always run, so
    they are not compared, but always sent.
    """

    def __init__(self, room: Room, account: str | None, seat: int | None, say: Speaker) -> None:
        self.room = room
        self.account = account
        self.seat = seat
        self.say = say
        self.number = 0
        self.state: Data = {}
        self.changed: Data = {}
        self.changes = -1
        self.encoded: dict[str, orjson.Fragment] = {}

    def update(self) -> None:
        """Compute the state again, if anything has happened."""
        if self.changes == self.room.changes:
            return
        self.changes = self.room.changes
        before, self.state = self.state, self.find_state()
        if changed := difference(before, self.state):
            assert isinstance(changed, dict)
            self.number += 1
            self.changed = changed
            self.encoded.clear()

    def find_state(self) -> Data:
        """The match, and the table once play has begun."""
        room = self.room
        match = match_data(room, self.account) | {"clocks": []}
        return {"match": match} | ({} if room.status == OPEN else state_data(room, self.account, self.seat, self.say))

    def whole(self) -> orjson.Fragment:
        """The message that brings the whole state."""
        match = self.state["match"] | {"clocks": clocks_data(self.room)}
        return self.encode({"type": "state", "number": self.number} | self.state | {"match": match})

    def difference(self) -> orjson.Fragment:
        """The message that turns the state before into this one."""
        changed = self.changed
        if self.room.clocks is not None:
            changed = changed | {"match": changed.get("match", {}) | {"clocks": [clocks_data(self.room)]}}
        return self.encode({"type": "changes", "number": self.number, "changes": changed})

    def encode(self, message: Data) -> orjson.Fragment:
        """A message in bytes, the same for all; where a clock runs it is encoded again every time."""
        kind = message["type"]
        if self.room.clocks is not None or kind not in self.encoded:
            self.encoded[kind] = fragment(message)
        return self.encoded[kind]


def audience_of(room: Room, account: str | None, seat: int | None, say: Speaker) -> Audience:
    """Those who see what this account sees from a seat; people who have no part in a match are all strangers."""
    concerned = account == room.host or any(each.account == account for each in room.seats)
    key = (account if concerned else None, seat, say.language)
    audiences = AUDIENCES.setdefault(room, WeakValueDictionary())
    if (found := audiences.get(key)) is None:
        found = audiences[key] = Audience(room, key[0], seat, say)
    return found


# Lines


def entry_message(entry: Entry, seat: int | None, lang: str) -> orjson.Fragment:
    """The message that brings a line, found once for all who may know the same of it."""
    return entry_fragment(entry, seat if entry.has_secrets else None, lang)


@lru_cache(RECENT_LINES)
def entry_fragment(entry: Entry, seat: int | None, lang: str) -> orjson.Fragment:
    return fragment({"type": "entry", **entry_data(entry, seat, lang)})


def fragment(message: Data) -> orjson.Fragment:
    return orjson.Fragment(orjson.dumps(message, plain))


def plain(value: object) -> list[object]:
    """A named tuple, sent as a list."""
    assert isinstance(value, tuple), value
    return list(value)
