"""What the kernel promises for every game. Nothing here knows which game it is."""

from __future__ import annotations

import itertools
import json
import os
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import pytest

from regna.games import load
from regna.kernel import Chance, Match, NotOffered, Setup, say_event
from regna.kernel.imagine import rename_cards
from regna.kernel.snapshot import take
from regna.kernel.state import Frozen, State
from regna.kernel.table import ZONE_CLASSES, Table, secrets
from regna.research.actions import Actions
from regna.research.encoder import encode

from .cases import CASES, Case, as_sent, picker, played, random_move

LONG = 250
THOUGHTS = 8
ALL = bool(os.environ.get("REGNA_ALL_CASES"))
SHARE, PAIRS, ANSWERS = (1, 3, 1000) if ALL else (8, 1, 4)
"""Into how many parts the cases are shared out, how many pairs of cards of each deck change places, and how many of the
answers to a sealed question are tried."""
TURNS = itertools.count()
ACTIONS: dict[tuple[object, ...], Actions] = {}


def every_case(test: Callable[[Case], None]) -> Callable[[Case], None]:
    """Plain matches meet every law; the others share them out, an eighth each, unless REGNA_ALL_CASES is set."""
    turn = next(TURNS)
    cases = [case for n, case in enumerate(CASES) if not case.options or (n + turn) % SHARE == 0]
    return pytest.mark.parametrize("case", cases, ids=str)(test)


def raw(saying: Any) -> str:
    return f"{saying.key} {saying.args}"


def sent_to(match: Match, seat: int | None, since: int = 0) -> str:
    """Everything a seat, or a stranger, would be sent at this moment: view, points, question, reasons, events.

    Of a seat also what an agent observes there: the flat encoding and the numbers of its actions.
    """
    asked = None if seat is None else match.present(seat, raw)
    told = [] if match.events is None else match.events_for(seat, since)
    observed = None if seat is None else observation(match, seat)
    events = [raw(say_event(match.setup, t.event)) for t in told]
    return as_sent([match.view(seat), match.points(), asked, events, observed])


def observation(match: Match, seat: int) -> tuple[str, list[int]]:
    """What the environments for researchers give an agent."""
    ask = match.ask_for(seat)
    return encode(match, seat).tobytes().hex(), [] if ask is None else actions_of(match.setup).of(ask)


def actions_of(setup: Setup) -> Actions:
    """The numbers of a table's moves, found once."""
    key = setup.game, setup.seats, *setup.options.items()
    if key not in ACTIONS:
        ACTIONS[key] = Actions(setup)
    return ACTIONS[key]


def seats_of(match: Match) -> range:
    return range(match.setup.seats)


def thinker(seed: int) -> Chance:
    chance = Chance()
    chance.seed(seed)
    return chance


@every_case
def test_random_play_reaches_an_end_and_conserves_the_pieces(case: Case) -> None:
    match, random = Match(case.setup()), picker(2)
    cards = sorted(card for zone in match.table.zones() for card in zone)
    while match.pending:
        match.apply(*random_move(match, random))
        case_audit(match, cards)
        assert len(match.moves) < 20_000
    result = match.result()
    assert sorted(set(result.winners)) == result.winners
    assert set(result.winners) <= set(range(len(match.table.players)))
    assert len(result.scores) == len(match.table.players)
    for sheet, counted in zip(result.scores, match.card_points(), strict=True):
        for category in {each.category for each in counted}:
            assert sum(each.points for each in counted if each.category == category) <= sheet[category]


def case_audit(match: Match, cards: list[int]) -> None:
    match.setup.game.audit(match.table)
    assert all(0 <= goal.n <= goal.most for goal in match.setup.game.ending(match.table))
    assert sorted(card for zone in match.table.zones() for card in zone) == cards
    assert list(map(type, match.table.zones())) == ZONE_CLASSES[match.table.shape], "a zone lost its place"


@every_case
def test_a_fork_before_every_move_goes_the_same_way(case: Case) -> None:
    match, random = Match(case.setup(3)), picker(3)
    while match.pending and len(match.moves) < LONG:
        fork = match.fork()
        assert fork.table == match.table
        assert [ask.options for ask in fork.pending] == [ask.options for ask in match.pending]
        move = random_move(match, random)
        match.apply(*move)
        fork.apply(*move)
        assert fork.table == match.table
        assert fork.boundary == match.boundary


@every_case
def test_past_positions_never_change(case: Case) -> None:
    match, random = Match(case.setup(4)), picker(4)
    past: list[tuple[Match, str, str]] = []
    while match.pending and len(match.moves) < LONG:
        if len(match.moves) % 10 == 0:
            fork = match.fork()
            assert fork.table == match.table
            past.append((fork, fork.table.digest(fork.table.freeze()), sent_to(fork, 0)))
        match.apply(*random_move(match, random))
    for fork, hashed, sent in past:
        assert fork.table.digest(fork.table.freeze()) == hashed
        assert sent_to(fork, 0) == sent


@every_case
def test_a_record_tells_the_same_match(case: Case) -> None:
    match = played(case, LONG, seed=5)
    text = match.record()
    again = Match.replay(text, load)
    assert again.table == match.table
    assert again.record() == text
    assert Match.replay(text, load, upto=20).moves == match.moves[:20]


@every_case
def test_undo_is_a_line_of_the_record_and_free_until_something_was_learned(case: Case) -> None:
    match, random = Match(case.setup(6), listen=True), picker(6)
    undone = 0
    while match.pending and len(match.moves) < 100:
        before = match.fork()
        seat, option = random_move(match, random)
        match.apply(seat, option)
        if match.free_undos(seat):
            match.undo(seat)
            assert match.table == before.table
            match.apply(seat, option)
            undone += 1
        else:
            assert match.revealed[-1] or (match.setup.hides_progress and match.sealed_at)
            with pytest.raises(NotOffered):
                match.undo(seat)
    assert undone > 0
    seat, made = match.moves[-1][0], len(match.moves)
    match.undo(seat, 10, agreed=True)
    assert len(match.moves) == made - 10
    again = Match.replay(match.record(), load)
    assert again.table == match.table
    assert again.log == match.log
    fresh = Match(case.setup(6), listen=True)
    for move in match.moves:
        fresh.apply(*move)
    assert (fresh.table, fresh.revealed, fresh.events) == (match.table, match.revealed, match.events)


@every_case
def test_what_is_not_offered_is_refused_and_changes_nothing(case: Case) -> None:
    match, random = Match(case.setup(7)), picker(7)
    while match.pending and len(match.moves) < 40:
        before = match.table.freeze(), len(match.moves)
        for seat in (*seats_of(match), -1, 99):
            ask = match.ask_for(seat)
            for option in ("moon", -7, None, (1, 2, 3), *([] if ask is None else [o for o, _ in ask.refused()])):
                with pytest.raises(NotOffered):
                    match.apply(seat, option)
        assert (match.table.freeze(), len(match.moves)) == before
        match.apply(*random_move(match, random))


@every_case
def test_options_are_small_plain_values_with_a_text_of_their_own(case: Case) -> None:
    match, random = Match(case.setup(8)), picker(8)
    while match.pending and len(match.moves) < LONG:
        for ask in match.pending:
            texts = [match.write(ask, option) for option in ask.options]
            assert len(set(texts)) == len(texts), texts
            assert [match.read(text) for text in texts] == [(ask.seat, option) for option in ask.options]
            assert json.loads(json.dumps(ask.options if isinstance(ask.options, list) else list(ask.options)))
            hash(tuple(ask.options))
        match.apply(*random_move(match, random))


@every_case
def test_a_match_goes_on_from_a_snapshot(case: Case) -> None:
    """What a table was between two steps survives JSON, with all that everybody knows."""
    match, again = played(case, 60, seed=9), Match(case.setup(1))
    again.change_rules(take(match.table, match.boundary), case.setup().game.version, [])
    assert again.boundary == match.boundary
    if match.pending:
        assert not again.over
    for seat in (None, *seats_of(match)):
        json.dumps(match.view(seat))


@every_case
def test_a_fork_tells_what_the_match_will_tell(case: Case) -> None:
    """Tried on a fork that listens, a move tells the same as made; a fork of the past is the match as it was."""
    match, random = Match(case.setup(11), listen=True), picker(11)
    assert match.events is not None
    while match.pending and len(match.moves) < 20:
        move, since, before = random_move(match, random), len(match.events), match.table.freeze()
        trial = match.fork(listen=True)
        trial.apply(*move)
        match.apply(*move)
        assert trial.events is not None
        assert [told.event for told in trial.events] == [told.event for told in match.events[since:]]
        assert match.fork_undone(move[0], agreed=True).table.freeze() == before


# Hidden information


@every_case
def test_what_a_seat_cannot_know_never_reaches_it(case: Case) -> None:
    """Let two cards that a seat never saw change places from the start: all it is sent and imagines stays the same."""
    match, random = Match(case.setup(10), listen=True), picker(10)
    ever = seen_by(match)
    sent = {seat: [sent_and_imagined(match, seat)] for seat in seats_of(match)}
    while match.pending and len(match.moves) < 80:
        since = len(match.events or [])
        match.apply(*random_move(match, random))
        ever = [old | new for old, new in zip(ever, seen_by(match), strict=True)]
        for seat in seats_of(match):
            for card in told_of(match, seat, since):
                ever[card] |= 1 << seat
            sent[seat].append(sent_and_imagined(match, seat, since))
    compared = [
        compare_swapped(match, seat, swap, sent[seat]) for seat in seats_of(match) for swap in swaps(match, seat, ever)
    ]
    assert any(compared)


def seen_by(match: Match) -> list[int]:
    """Which seats know or have before them the face of each card."""
    faces = [card for zone in match.table.zones() if zone.spot.face for card in zone]
    return [-1 if card in faces else seats for card, seats in enumerate(match.table.known)]


def told_of(match: Match, seat: int, since: int) -> Iterator[int]:
    """The cards that a seat has heard of: one may be shown and shuffled again within one move."""
    kinds = match.setup.game.facts
    for told in match.events_for(seat, since):
        for name, value in {**told.event.facts, **told.event.secret}.items():
            if name in kinds and kinds[name].cards:
                yield from [value] if isinstance(value, int) else value


def swaps(match: Match, seat: int, ever: list[int]) -> list[dict[int, int]]:
    """Pairs of cards of one deck, both in play, of which the seat never saw anything, not even which pile had which."""
    table, start = match.table, match.setup.start()
    decks: dict[object, list[int]] = {}
    for card in (card for zone in table.zones() for card in zone if not ever[card] >> seat & 1):
        guess = [bits >> card & 1 for bits in start.maybe[seat :: match.setup.seats]]
        decks.setdefault((table.cards[card].deck, *guess), []).append(card)
    random = Random(seat)
    pairs = [random.sample(cards, 2) for cards in decks.values() if len(cards) > 1 for _ in range(PAIRS)]
    return [{a: b, b: a} for a, b in pairs]


def compare_swapped(match: Match, seat: int, swap: dict[int, int], sent: list[tuple[str, object]]) -> bool:
    """Play the match again with the cards swapped; False if another seat then could not have played as it did."""

    class Swapped(Setup):
        def start(self) -> Table:
            table = super().start()
            rename_cards(table, swap)
            return table

    setup = match.setup
    other = Match(Swapped(setup.game, setup.seats, setup.options, setup.seed), listen=True)
    # Cards of two pools never change places in an imagined world: of those only what is sent is compared.
    compared = slice(2 if len({setup.pools[card] for card in swap}) == 1 else 1)
    assert sent_and_imagined(other, seat)[compared] == sent[0][compared]
    for number, (mover, option) in enumerate(match.moves, 1):
        ask = other.ask_for(mover)
        since = len(other.events or [])
        if ask is None:
            return False
        try:
            other.apply(mover, ask.prompt.rename(option, swap))
        except NotOffered:
            return False
        assert sent_and_imagined(other, seat, since)[compared] == sent[number][compared], match.write(ask, option)
    return True


def sent_and_imagined(match: Match, seat: int, since: int = 0) -> tuple[str, object]:
    """What a seat would be sent and, every few moves, the world it imagines with some chance."""
    return sent_to(match, seat, since), imagined(match, seat) if len(match.moves) % THOUGHTS == 0 else None


def imagined(match: Match, seat: int) -> Frozen:
    """The whole truth of a world that a seat imagines; always with the same chance."""
    return match.perspective(seat).imagine(thinker(15)).table.freeze()


@every_case
def test_no_secret_changes_what_a_seat_is_sent(case: Case) -> None:
    """Chance, what others know, and every field that is not public: one at a time, now and then."""
    match, random = Match(case.setup(14), listen=True), picker(14)
    while match.pending and len(match.moves) < 100:
        if len(match.moves) % 20 == 0:
            for seat in seats_of(match):
                before = sent_to(match, seat)
                for other in with_one_secret_changed(match, seat):
                    assert sent_to(other, seat) == before
        match.apply(*random_move(match, random))


def with_one_secret_changed(match: Match, seat: int) -> Iterator[Match]:
    """Forks in which one thing that a seat does not know, no card, is another; each such thing in turn."""
    for number in range(len(unknown_to(match.table, seat))):
        fork = match.fork()
        fork.events = match.events
        unknown_to(fork.table, seat)[number]()
        yield fork


def unknown_to(table: Table, seat: int) -> list[Callable[[], None]]:
    """A way to change each of the fields that a seat does not know, chance, and what the others know."""
    fields = [(part.state, name) for part, name, sees in secrets(table) if not sees >> seat & 1]
    changes = [partial(change, state, name) for state, name in [*fields, (table.chance, "counter")]]
    others = ~(1 << seat)
    return [*changes, lambda: table.known.__setitem__(slice(None), [known ^ others for known in table.known])]


def change(state: State, name: str) -> None:
    value = getattr(state, name)
    setattr(state, name, [changed(each) for each in value] if isinstance(value, list) else changed(value))


def changed(value: Any) -> Any:
    """Another value of the same kind and size."""
    if isinstance(value, list | tuple):
        return type(value)(map(changed, value))
    if isinstance(value, str):
        return value[::-1] + "?"
    return not value if isinstance(value, bool) else -1 if value is None else value + 1


@every_case
def test_a_sealed_answer_tells_the_others_nothing(case: Case) -> None:
    match, random = Match(case.setup(13)), picker(13)
    while match.pending and len(match.moves) < LONG:
        for ask in match.pending[1:]:
            other = match.pending[0].seat
            options = random.sample(ask.options, min(len(ask.options), ANSWERS))
            forks = [match.fork() for _ in options]
            for fork, option in zip(forks, options, strict=True):
                fork.apply(ask.seat, option)
            assert len({sent_to(fork, other) for fork in forks}) == 1
            assert len({imagined(fork, other) for fork in forks}) == 1
        match.apply(*random_move(match, random))


@every_case
def test_imagined_worlds_look_the_same_and_can_be_played_out(case: Case) -> None:
    match, random = Match(case.setup(11)), picker(11)
    differ = 0
    while match.pending and len(match.moves) < LONG:
        if len(match.moves) % 9 == 0 or any(len(ask.prompt.kinds) > 0 and ask.seat != 0 for ask in match.pending):
            for seat in seats_of(match):
                world = match.perspective(seat).imagine(thinker(len(match.moves)))
                assert sent_to(world, seat) == sent_to(match, seat)
                world.setup.game.audit(world.table)
                differ += world.table.freeze() != match.table.freeze()
        match.apply(*random_move(match, random))
    assert differ > 0
    world = match.perspective(0).imagine(thinker(1)) if match.pending else match
    while world.pending:
        world.apply(*random_move(world, random))


@every_case
def test_two_worlds_imagined_alike_are_alike(case: Case) -> None:
    match = played(case, 30, seed=12)
    one, other = (match.perspective(0).imagine(thinker(5)) for _ in range(2))
    assert one.table == other.table
