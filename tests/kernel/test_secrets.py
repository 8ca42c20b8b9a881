"""Secrets that are not cards: who sees them, and what the others imagine instead."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from regna.kernel import (
    PRIVATE,
    PUBLIC,
    SECRET,
    Chance,
    Match,
    Player,
    Setup,
    State,
    Table,
    Zone,
    hidden,
    many,
    private,
    remembered,
    zone,
)
from regna.kernel.snapshot import hidden_zones, restore, take
from regna.kernel.table import secrets
from tests.contract.test_contract import imagined, sent_to, thinker, with_one_secret_changed

from .masks import COINS, MASKS, THIEF, Ball, Masks, fitting
from .toy import TOY, Toy


def ball(seed: int = 1) -> Match:
    return Match(Setup.of(MASKS, 3, seed=seed))


def dialled(*dials: int, seed: int = 1) -> Match:
    """A match in which the dials are set and the first is to accuse."""
    match = ball(seed)
    for seat, dial in enumerate(dials):
        match.apply(seat, dial)
    return match


def worlds(match: Match, seat: int, number: int = 60) -> list[Ball]:
    chance = Chance()
    return [match.perspective(seat).imagine(chance).table for _ in range(number)]  # type: ignore[misc]


def secrets_of(t: Ball) -> tuple[Any, ...]:
    thief = next(me.seat for me in t.players if me.role == THIEF)
    return thief, list(t.schedule), tuple(me.chest.dial for me in t.players)


# Who sees what


class Purse(State):
    sign: str = "bear"
    coins: int = private(3)
    rings: Zone = zone(PRIVATE)
    badges: Zone = zone(PUBLIC)


class Bag(State):
    purse: Purse = Purse()
    weight: int = 7


class Owner(Player):
    bag: Bag = Bag()
    purses: list[Purse] = many(Purse)
    drawer: Purse = private(Purse())


class Room(Table):
    players: list[Owner] = many(Owner)
    lost: Purse = Purse()
    buried: Purse = hidden(Purse())
    pawned: list[Purse] = private(many(Purse))


def room() -> Room:
    t = Room()
    for seat in range(2):
        me = Owner()
        me.seat, me.purses = seat, [Purse(), Purse()]
        t.players.append(me)
    t.pawned = [Purse()]
    t.lay(Setup.of(MASKS, 3))
    for number, each in enumerate(t.zones()):
        each.append(number % len(t.known))
    return t


def test_what_is_private_at_any_depth_belongs_to_the_player_it_lies_with() -> None:
    t = room()
    mine, theirs = t.view(0, t)["players"]
    assert mine["bag"]["purse"]["coins"] == 3
    assert mine["bag"]["purse"]["rings"] == t.players[0].bag.purse.rings
    assert theirs["bag"]["weight"] == 7
    assert theirs["bag"]["purse"] == {
        "sign": "bear", "coins": None, "rings": {"size": 1}, "badges": t.players[1].bag.purse.badges,
    }  # fmt: skip
    assert [purse["rings"] for purse in theirs["purses"]] == [{"size": 1}, {"size": 1}]
    assert t.view(None, t)["players"][0]["purses"][1]["coins"] is None


def test_a_private_state_is_seen_with_all_that_is_in_it_by_its_seat_alone() -> None:
    t = room()
    mine, theirs = t.view(1, t)["players"][::-1]
    assert mine["drawer"]["badges"] == t.players[1].drawer.badges
    assert theirs["drawer"] is None
    assert t.players[0].drawer.badges.spot.sees == 1


def test_what_is_private_to_nobody_is_seen_by_nobody() -> None:
    t = room()
    for seat in (None, 0, 1):
        view = t.view(seat, t)
        assert view["lost"]["coins"] is None
        assert "size" in view["lost"]["rings"]
        assert "buried" not in view
        assert view["pawned"] == {"size": 1}
    assert [purse.badges.spot.sees for purse in (t.lost, t.buried, t.pawned[0])] == [-1, 0, 0]


def test_all_zones_are_found_and_each_has_a_name_of_its_own() -> None:
    t = room()
    assert len(t.zones()) == 2 * (3 + 2 * 4)
    assert len(hidden_zones(t)) == len(set(hidden_zones(t))) == len(t.hidden_zones)
    assert "1 purses.0.rings" in hidden_zones(t)
    assert "-1 buried.badges" in hidden_zones(t)


def test_who_sees_a_zone_cannot_be_said_twice() -> None:
    with pytest.raises(AssertionError, match="says itself"):
        private(zone(PUBLIC))


@pytest.mark.parametrize("shelf", [[zone(SECRET)], (zone(SECRET),), [[zone(SECRET)]], (Purse(),), ([Purse()],)])
def test_zones_and_states_in_a_plain_list_would_be_public_and_are_refused(shelf: Any) -> None:
    with pytest.raises(AssertionError, match="no list of zones"):

        class Shelf(State):
            piles: Any = shelf


def test_a_state_that_came_after_the_table_was_laid_shows_its_cards_to_nobody() -> None:
    """Such a zone has no place of its own on the table, so nobody is known to see into it."""
    t = room()
    late = Purse()
    late.rings.append(4)
    t.players[0].purses.append(late)
    assert [t.view(seat, t)["players"][0]["purses"][2]["rings"] for seat in (None, 0, 1)] == [{"size": 1}] * 3


def test_what_is_remembered_inside_a_secret_state_is_a_secret_too() -> None:
    class Notes(State):
        tricks: int = remembered(0)

    class Writer(Player):
        open: Notes = Notes()
        closed: Notes = private(Notes())

    class Desk(Table):
        players: list[Writer] = many(Writer)
        burnt: Notes = hidden(Notes())

    t = Desk()
    t.players.append(Writer())
    t.lay(Setup.of(MASKS, 3))
    assert [(part.path, sees) for part, _, sees in secrets(t)] == [(("players", 0, "closed"), 1), (("burnt",), 0)]


# Games that have such secrets


def test_a_game_that_does_not_say_how_to_imagine_its_secrets_does_not_load() -> None:
    class Forgetful(Masks):
        reimagine = None  # type: ignore[assignment]

    with pytest.raises(AssertionError, match=r"masks does not say how to reimagine .*schedule"):
        Match(Setup.of(Forgetful(), 3))


def test_cards_alone_need_nothing_said() -> None:
    assert Toy.reimagine is None
    Match(Setup.of(TOY, 3))


def test_secrets_survive_a_snapshot() -> None:
    match = dialled(1, 0, 2)
    match.apply(0, 1)
    again = restore(match.setup, take(match.table, match.boundary))
    assert again.freeze() == match.boundary


# Imagined worlds


def test_before_anything_is_known_everything_is_possible() -> None:
    match = ball()
    seen = worlds(match, 0)
    own = match.table.players[0]
    assert len({t.players[1].chest.jewels[0] for t in seen}) > 5
    assert {tuple(t.players[0].chest.jewels) for t in seen} == {tuple(own.chest.jewels)}
    assert {t.players[0].role for t in seen} == {own.role}
    assert {tuple(t.schedule) for t in seen} == {(1, 2, 0), (2, 0, 1)}


@pytest.mark.parametrize("seat", range(3))
def test_a_dial_set_in_this_step_is_set_anew(seat: int) -> None:
    """It lies in the script as a move of somebody else, and what it led to is known: the sum and a role."""
    match = dialled(2, 1, 0)
    me: Any = match.table.players[seat]
    for t in worlds(match, seat, 25):
        assert t.players[seat].dump() == me.dump()
        assert sum(each.chest.dial for each in t.players) == 3
        assert all(each.coins == COINS[each.role] - each.chest.dial >= 0 for each in t.players)
    assert len({t.players[seat - 1].chest.dial for t in worlds(match, seat, 25)}) > 1


@pytest.mark.parametrize("seat", [0, 2])
def test_after_the_step_every_world_that_fits_is_imagined(seat: int) -> None:
    match = dialled(1, 0, 2)
    match.apply(0, 1)
    t: Any = match.table
    possible = {repr(world) for world in fitting(t, t.players[seat])}
    imagined = Counter(repr(secrets_of(world)) for world in worlds(match, seat, 40 * len(possible)))
    assert set(imagined) == possible
    assert min(imagined.values()) > 15


def test_a_sealed_dial_is_withdrawn_and_asked_again() -> None:
    match = ball()
    match.apply(1, 2)
    world = match.perspective(0).imagine(Chance())
    assert [ask.seat for ask in world.pending] == [0, 1, 2]
    mine = match.perspective(1).imagine(Chance())
    assert [ask.seat for ask in mine.pending] == [0, 2]


def test_others_are_asked_what_their_imagined_coins_allow() -> None:
    match = ball()
    chance = Chance()
    for world in [match.perspective(0).imagine(chance) for _ in range(20)]:
        for ask in world.pending:
            assert len(ask.options) == COINS[world.table.players[ask.seat].role] + 1


def test_a_fork_of_a_world_has_its_secrets() -> None:
    world = dialled(2, 1, 0).perspective(2).imagine(Chance())
    assert world.fork().table == world.table


@pytest.mark.parametrize("seat", range(3))
def test_truths_that_a_seat_cannot_tell_apart_imagine_the_same_worlds(seat: int) -> None:
    """An imagined world, taken for the truth, imagines the same with the same chance."""
    for match in (ball(), dialled(2, 1, 0), dialled(1, 1, 1, seed=4)):
        truths = [match, *[match.perspective(seat).imagine(thinker(number)) for number in range(4)]]
        assert len({truth.table.freeze() for truth in truths}) > 1
        assert len({sent_to(truth, seat) for truth in truths}) == 1
        assert len({imagined(truth, seat) for truth in truths}) == 1


@pytest.mark.parametrize("seat", range(3))
def test_no_secret_changes_what_a_seat_is_sent(seat: int) -> None:
    for match in (ball(), dialled(2, 1, 0)):
        before, changed = sent_to(match, seat), 0
        for fork in with_one_secret_changed(match, seat):
            assert sent_to(fork, seat) == before
            changed += 1
        assert changed > 2 * 4
