"""A series: who sits where with which seed, what is kept of every game, and what all of them say."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from regna.arena.game import OPPONENT, Played, play_game
from regna.arena.journal import Journal
from regna.arena.series import Series, all_sets
from regna.arena.summary import Summary, WinRate
from regna.arena.workers import play_series
from regna.kernel import BadSetup, RegnaError

ROUND = Series.of("alba-longa", ["squire", "novice", "random"], 3)
CHEAP = Series.of("architects", ["random"], 2)


def game(number: int = 0, bots: str = "strong weak", winners: tuple[int, ...] = (0,), **changes: object) -> Played:
    """A game that was played, of which only this matters."""
    names = bots.split()
    scores = [{"buildings": 10 * (seat in winners)} for seat in range(len(names))]
    cards: list[list[str]] = [[] for _ in names]
    plain = Played(number, 1, {"boards": "standard"}, names, list(winners), scores, cards, 9, "", "")
    return replace(plain, **changes)  # type: ignore[arg-type]


def series(bots: str = "strong weak", options: tuple[dict[str, str], ...] = ({"boards": "standard"},)) -> Series:
    return Series("architects", 1, len(bots.split()), list(options), bots.split(), 1, "1")


# Who plays whom


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 3), (2, 4), (3, 2), (5, 1)])
def test_in_every_deal_all_bots_sit_in_every_seat_equally_often(bots: int, seats: int) -> None:
    names = [f"bot{number}" for number in range(bots)]
    found = Series("architects", 1, seats, [{}], names, 7, "1")
    deal = [found.fixture(number) for number in range(max(bots, seats))]
    assert {fixture.seed for fixture in deal} == {7}
    assert found.fixture(len(deal)).seed == 8
    for seat in range(seats):
        counts = Counter(fixture.bots[seat] for fixture in deal)
        assert counts.keys() == set(names)
        assert len(set(counts.values())) == 1


def test_neighbours_change_from_deal_to_deal() -> None:
    assert {tuple(ROUND.fixture(3 * deal).bots) for deal in range(4)} == {
        ("squire", "novice", "random"),
        ("squire", "random", "novice"),
    }


def test_every_deal_is_played_with_every_set_of_options() -> None:
    sets = all_sets({"boards": ["standard", "dealt"], "promo": ["off", "on"]})
    found = Series.of("architects", ["random"], 2, sets)
    deal = [found.fixture(number) for number in range(8)]
    assert {fixture.seed for fixture in deal} == {1}
    assert Counter((each.options["boards"], each.options["promo"]) for each in deal) == {
        (boards, promo): 2 for boards in ("standard", "dealt") for promo in ("off", "on")
    }
    assert found.varied == ["boards", "promo"]


def test_what_cannot_be_played_is_refused() -> None:
    for words in (("chess", ["random"], 2), ("architects", ["wizard"], 2), ("architects", ["random"], 9)):
        with pytest.raises(BadSetup):
            Series.of(*words)


# Playing


def test_the_same_games_are_played_whatever_the_number_of_workers() -> None:
    alone, together = (sorted(play_series(ROUND, range(3), n, None), key=lambda g: g.number) for n in (1, 2))
    assert alone == together
    assert len({played.digest for played in alone}) == 3
    assert play_game(replace(ROUND, seed=2), 0).digest != alone[0].digest


def test_a_game_says_who_used_which_cards() -> None:
    played = play_game(CHEAP, 0)
    assert all(played.cards)
    assert played.points[played.winners[0]] == max(played.points)


def test_the_solo_opponent_plays_too() -> None:
    played = play_game(Series.of("architects", ["random"], 1, [{"opponent": "helena"}]), 0)
    assert played.bots == ["random", OPPONENT]
    assert sum(played.shares) == 1
    strengths = Summary(ROUND, [played]).strengths
    assert [each.bot for each in strengths] == [OPPONENT, "random"]


def test_a_game_that_gets_stuck_is_kept_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regna.arena.simulate.MAX_MOVES", 5)
    played = play_game(CHEAP, 0)
    summary = Summary(CHEAP, [played, game(1)])
    assert summary.troubles == ["seed 1: no end after 5 moves"]
    assert len(summary.games) == 1


# The journal


def test_a_journal_goes_on_where_it_was(tmp_path: Path) -> None:
    """A line that was half written is no game, and does not spoil the next one."""
    path = tmp_path / "deep" / "games.jsonl"
    with Journal.begin(path, series(), 4) as journal:
        journal.add(game(2))
        journal.add(game(0))
    with path.open("a") as file:
        file.write('{"number": 1, "se')
    with Journal.resume(path) as again:
        assert again.series == series()
        assert again.missing == [1, 3]
        again.add(game(3))
    assert [played.number for played in Journal.resume(path).in_order] == [0, 2, 3]


def test_a_game_is_on_disk_at_once(tmp_path: Path) -> None:
    with Journal.begin(tmp_path / "games.jsonl", series(), 1) as journal:
        journal.add(game())
        assert json.loads(journal.path.read_text().splitlines()[-1])["number"] == 0


def test_a_journal_is_never_overwritten_nor_mistaken(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    Journal.begin(path, series(), 1)
    with pytest.raises(RegnaError, match="arena-exists"):
        Journal.begin(path, series(), 1)
    path.write_text("seat,points\n1,2\n")
    with pytest.raises(RegnaError, match="arena-unreadable"):
        Journal.resume(path)
    with pytest.raises(RegnaError, match=r"arena-other-series.*strong, weak"):
        series("strong strong").require_same(series(), "games.jsonl")


# What they say


def test_win_rates_have_wilsons_interval() -> None:
    assert WinRate(8, 10).interval == pytest.approx((0.490, 0.943), abs=1e-3)
    assert WinRate(0, 0).interval == (0, 1)


def test_victories_are_shared() -> None:
    assert game(winners=(0, 1)).shares == [0.5, 0.5]
    assert game(winners=()).shares == [0.5, 0.5]
    assert game(bots=f"strong {OPPONENT}", winners=()).shares == [0, 0]


def test_who_wins_more_is_rated_higher_and_more_games_make_it_surer() -> None:
    games = [game(n, "strong weak" if n % 2 else "weak strong", (0,) if n % 2 else (1,)) for n in range(30)]
    few, many = (Summary(series(), games[:n]).strengths for n in (4, 30))
    assert [each.bot for each in many] == ["strong", "weak"]
    assert many[0].interval[0] > many[1].interval[1]
    assert few[0].rating.sigma > many[0].rating.sigma
    assert many[0].rate == WinRate(30, 30)


def test_win_rates_by_seat_and_by_option() -> None:
    options = ({"boards": "standard"}, {"boards": "dealt"})
    games = [
        game(0),
        game(1, "weak strong", (0,)),
        game(2, options=options[1]),
        game(3, winners=(1,), options=options[1]),
    ]
    summary = Summary(series(options=options), games)
    assert summary.by_seat() == {"strong": [WinRate(2, 3), WinRate(0, 1)], "weak": [WinRate(1, 1), WinRate(1, 3)]}
    assert summary.by_option() == {"boards": {"standard": [WinRate(1, 2)] * 2, "dealt": [WinRate(1, 2)] * 2}}
    assert summary.by_category() == {"buildings": [5.0, 5.0]}


def test_a_card_is_measured_against_what_its_users_win_anyway() -> None:
    """The strong bot always wins, so its favourite card proves nothing."""
    games = [game(n, cards=[["keep"], ["chapel"]] if n else [["keep", "chapel"], []]) for n in range(4)]
    cards = {each.card: each for each in Summary(series(), games).cards()}
    assert (cards["keep"].rate, cards["keep"].gain) == (WinRate(4, 4), 0)
    assert (cards["chapel"].rate, cards["chapel"].gain) == (WinRate(1, 4), 0)
