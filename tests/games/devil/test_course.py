"""Whole matches: nothing that a seat cannot know is ever sent to it, and bots play all roles."""

from __future__ import annotations

import json
from itertools import permutations
from random import Random
from typing import Any

import pytest

from regna.arena.simulate import simulate
from regna.games import load
from regna.games.devil.constants import CULTIST, DEVIL, ROLES
from regna.games.devil.setup import LAYOUTS, WEIGHT, weigh
from regna.kernel import Match, Setup, say_event

GAME = load("devil")
ALL_OPTIONS = {
    "jesters": "with", "indulgences": "offered", "bribes": "goods", "roles": "preferred", "insolvency": "lenient",
}  # fmt: skip


def raw(saying: Any) -> str:
    return f"{saying.key} {saying.args}"


def sent(match: Match, seat: int | None, since: int = 0) -> str:
    """All that a seat, or a spectator, is sent: in its bytes, and so in its size and order."""
    asked = None if seat is None else match.present(seat, raw)
    told = [raw(say_event(match.setup, told.event)) for told in match.events_for(seat, since)]
    return json.dumps([match.view(seat), asked, told])


def test_who_takes_a_chest_changes_nothing_that_others_are_sent() -> None:
    """Two matches that differ in one answer to a chest: only who sees that chest again is sent anything else."""
    for seed in range(40):
        match, random = Match.new(GAME, 4, seed=seed, listen=True), Random(seed)
        while (table := match.table).phase != "answer" and match.pending:  # type: ignore[attr-defined]
            ask = random.choice(match.pending)
            match.apply(ask.seat, random.choice(ask.options))
        payer = next((me for me in table.players if isinstance(match.ask_for(me.seat).options[0], tuple)), None)  # type: ignore[union-attr]
        if payer is not None and payer.opened.price < 0:
            compare_answers(match, payer.seat)
            return
    raise AssertionError("nobody could pay a shard")


def compare_answers(match: Match, payer: int) -> None:
    ask = match.ask_for(payer)
    assert ask is not None
    table: Any = match.table
    owner = next(me.seat for me in table.players if me.role == table.players[payer].opened.icon)
    words = []
    for answer in (ask.options[0], "reject"):
        fork = match.fork(listen=True)
        fork.apply(payer, answer)
        for other in range(4):
            if other != payer:
                fork.apply(other, "close" if "close" in fork.ask_for(other).options else "reject")  # type: ignore[union-attr]
        seen: Any = fork.table
        second = next(me.seat for me in seen.players if me.opened.icon == seen.players[owner].role)
        words.append({seat: sent(fork, seat) for seat in (*range(4), None) if seat not in (payer, second)})
    assert words[0] == words[1]


@pytest.mark.parametrize("seat", range(4))
def test_a_deal_of_other_roles_to_others_is_not_seen(seat: int) -> None:
    """Two rivals change roles before anything happens: what the seat is sent stays the same, byte for byte."""
    match = Match.new(GAME, 4, seed=9, listen=True)
    before = sent(match, seat)
    fork: Any = match.fork()
    one, other = [me for me in fork.table.players if me.seat != seat][:2]
    for name in ("role", "goods", "shards"):
        mine, theirs = getattr(one, name), getattr(other, name)
        setattr(one, name, theirs)
        setattr(other, name, mine)
    fork.events = match.events
    assert sent(fork, seat) == before


def test_everything_at_once() -> None:
    """All options together, looked over at every move."""
    for seed in (1, 2):
        match, random = Match.new(GAME, 4, ALL_OPTIONS, seed), Random(seed)
        while match.pending:
            ask = random.choice(match.pending)
            match.apply(ask.seat, random.choice(ask.options))
            GAME.audit(match.table)
        assert match.over


def test_two_greedy_rulers_beat_two_random_ones() -> None:
    report = simulate(GAME, 4, 1, bots=["greedy", "random"], seed=3)
    assert sum(report.wins[::2]) == report.games


def test_what_others_may_have_preferred_favours_no_deal_of_roles() -> None:
    """So imagined worlds weigh all deals alike: summed over every secret answer each role is as likely for a seat."""
    named = [(liked, disliked) for liked in range(-1, 4) for disliked in range(-1, 4) if liked != disliked or liked < 0]
    sums = [sum(WEIGHT[(role == liked) - (role == disliked)] for liked, disliked in named) for role in range(4)]
    assert len(set(sums)) == 1


def test_preferences_shift_the_odds_and_exclude_nothing() -> None:
    """A37: three times as likely, or a third."""
    table: Any = GAME.setup(Setup.of(GAME, 4, {"roles": "preferred"}, 1))
    table.players[0].likes[DEVIL] = 1
    table.players[1].likes[CULTIST] = -1
    weights = {layout: weigh(table, layout) for layout in LAYOUTS}
    neutral = WEIGHT[0] ** 4
    assert min(weights.values()) > 0
    assert sorted(LAYOUTS) == sorted(permutations(range(len(ROLES))))
    assert weights[(DEVIL, 2, CULTIST, 3)] == 3 * neutral
    assert weights[(DEVIL, CULTIST, 2, 3)] == neutral
    assert weights[(2, CULTIST, DEVIL, 3)] * 3 == neutral
