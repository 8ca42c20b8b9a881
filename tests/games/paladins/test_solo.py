"""The opponent at its edges; every step of it can be read in the log."""

from __future__ import annotations

from typing import Any

import pytest

from regna.games import load
from regna.games.paladins.base import BASE
from regna.games.paladins.cards import CARDS
from regna.games.paladins.opponent_track import advance
from regna.games.paladins.words import COMMISSION, LABOURER
from regna.kernel import Match
from regna.scenario import Scene, seat, table

SOLO = {"opponent": "standard"}


def alone(**position: Any) -> Scene:
    """The opponent has its turn; the human, who still has a worker, is asked afterwards."""
    things: dict[str, Any] = {"turn": "red", "yellow": seat(labourer=1)} | position
    return table("paladins", seats=1, options=SOLO, **things)


def still() -> Scene:
    """A table at which the human is asked first."""
    return alone(turn="yellow", red=seat(labourer=1))


def test_seven_resources_bring_the_marker_round_once() -> None:
    """ES-01, p. 28."""
    g = still()
    me = g.player("red")
    me.marker = 2
    advance(g.table, me, 7)
    assert (me.marker + 1, sum(me.attributes)) == (5, 1)


def test_the_lowest_attribute_rises_from_the_top_of_the_stack() -> None:
    """ES-02, p. 26 and 28."""
    g = still()
    me = g.player("red")
    raised = []
    for _ in range(9):
        before = list(me.attributes)
        advance(g.table, me, 5)
        raised.append(
            next(
                name[0].upper() for name, a, b in zip(BASE.attribute_names, before, me.attributes, strict=True) if b > a
            )
        )
    assert "".join(raised) == "SFIIFSSFI"


def test_without_strength_it_cannot_attack() -> None:
    """ES-04, p. 32: coins never help it."""
    g = alone(schemes=["scheme-attack"], townsfolk_row=["", "", "", "", "squire-influence"], red=seat(labourer=4))
    assert not g.player("red").attacked
    assert g.player("red").attributes == [0, 0, 1]
    told = {told.event.kind: told.event.facts for told in g.match.events_for(0)}
    assert told["opponent-cannot"]["why"] == "means"


def test_praying_with_nobody_on_the_right_brings_a_worker() -> None:
    """ES-05, p. 30: and the schemes are shuffled."""
    g = alone(
        schemes=["scheme-recruit"],
        schemes_seen=["scheme-trade"],
        townsfolk_row=["abbot-provision"],
        red=seat(labourer=3, busy=["recruit"]),
    )
    assert g.player("red").workers[LABOURER] == 3
    assert (len(g.table.schemes_seen), len(g.table.schemes)) == (0, 12)


def test_praying_clears_the_right_side_only() -> None:
    """p. 30."""
    g = alone(schemes=["scheme-recruit"], red=seat(labourer=3, busy=["recruit", "trade", "convert", "attack"]))
    me = g.player("red")
    assert [me.is_busy(BASE.actions[action]) for action in (1, 5, 10, 11)] == [True, True, False, False]
    assert me.workers[LABOURER] == 2


@pytest.mark.parametrize(
    ("things", "faith", "pool", "paid", "suspicions"),
    [
        ({"unpaid": 1}, 1, 3, 1, 0),
        ({"suspicions": ["suspicion-0"]}, 1, 3, 0, 0),
        ({"suspicions": ["suspicion-0"] * 3}, 1, 4, 0, 1),
    ],
)
def test_it_absolves(things: dict[str, object], faith: int, pool: int, paid: int, suspicions: int) -> None:
    """ES-07, ES-08, p. 31: a suspicion it does not have costs the pool a coin."""
    g = alone(schemes=["scheme-absolve"], pool=4, red=seat(labourer=4, **things))
    me = g.player("red")
    assert (me.attributes[0], g.table.pool, me.paid, len(me.suspicions)) == (faith, pool, paid, suspicions)
    assert me.absolved == 1
    assert me.marker == 0


def test_it_rests_with_four_workers() -> None:
    """ES-10, p. 30 (A50): it is done for the round."""
    g = alone(schemes=["scheme-trade"], red=seat(labourer=4, busy=["recruit", "pray", "trade", "conspire"]))
    me = g.player("red")
    assert (me.marker + 1, me.passed, sum(me.workers)) == (5, True, 0)


@pytest.mark.parametrize(("faith", "place"), [(2, "2-recruit"), (1, "1-coins")])
def test_it_likes_a_free_recruit_best_within_its_reach(faith: int, place: str) -> None:
    """ES-11, p. 31 (A69)."""
    g = alone(
        schemes=["scheme-commission"],
        townsfolk_row=[],
        yellow=seat(labourer=1, monks=["1-recruit", "2-coins", "2-discard"]),
        red=seat(labourer=4, faith=faith),
    )
    told = next(told.event for told in g.match.events_for(0) if told.event.kind == "commission")
    assert load("paladins").facts["place"].write(told.facts["place"], g.match.setup) == place


def test_the_reset_discards_two_of_each_row() -> None:
    """ES-13, p. 33."""
    folk = ["abbot-tax", "acolyte-tax", "defender-tax", "gatekeeper-tax", "watchman-tax"]
    outsiders = [
        "viking-thief",
        "viking-traitor",
        "saracen-thief",
        "saracen-traitor",
        "viking-lookout",
        "viking-marauder",
    ]
    g = table("paladins", seats=1, options=SOLO, phase="reset", townsfolk_row=folk, outsider_row=outsiders)
    gone = [g.table.cards[card].key for card in g.table.townsfolk_gone]
    assert sorted(gone) == ["gatekeeper-tax", "watchman-tax"]
    assert sorted(g.table.cards[card].key for card in g.table.outsiders_gone) == ["viking-thief", "viking-traitor"]


def test_a_converted_thief_is_worth_a_point_to_it_without_suspicions() -> None:
    """ES-14, p. 32."""
    g = alone(turn="yellow", red=seat(converted=["viking-thief"]))
    assert g.points("red")["outsiders"] == 1


def test_a_prayer_won_by_commission_frees_commission() -> None:
    """ES-16, p. 31."""
    taken = ["1-recruit", "2-recruit"]
    g = alone(schemes=["scheme-commission"], yellow=seat(labourer=1, monks=taken), red=seat(labourer=4, faith=4))
    me = g.player("red")
    assert me.monks == 1
    assert not me.is_busy(BASE.actions[COMMISSION])
    assert me.workers[LABOURER] == 1


def test_favours_that_are_not_revealed_are_left_out() -> None:
    """ES-17, p. 28: in round 4 there are two of them; from the fourth space it comes to the first."""
    g = alone(
        round=4,
        favours=["favour-serfs", "favour-loan"],
        schemes=["scheme-favour"],
        red=seat(labourer=2, marker=4),
    )
    assert g.table.favour_workers[:2] == [LABOURER, -1]
    assert g.player("red").workers[LABOURER] == 4
    g = alone(
        round=4,
        favours=["favour-serfs", "favour-loan"],
        favours_taken=["favour-serfs"],
        schemes=["scheme-favour"],
        red=seat(labourer=2, marker=4),
    )
    assert (g.player("red").unpaid, g.player("red").workers[LABOURER]) == (1, 4)


def test_a_left_over_card_with_criminals_makes_it_suspect() -> None:
    """p. 27 (A63)."""
    g = table(
        "paladins",
        seats=1,
        options=SOLO,
        phase="gather",
        tavern_row=["tavern-llmm", "tavern-sfxx"],
        suspicions=["suspicion-0", "suspicion-0"],
        yellow=seat(chosen="roland"),
    )
    g.play("yellow tavern tavern-llmm")
    assert len(g.player("red").suspicions) == 2
    assert g.player("red").workers[LABOURER] == 4


def test_a_wall_with_a_choice_gives_it_the_left_one_if_that_helps() -> None:
    """p. 31 (A53)."""
    for unpaid, paid, marker in ((1, 1, 1), (0, 0, 3)):
        g = alone(schemes=["scheme-fortify"], walls=["wall-repay-or-coins"], red=seat(labourer=4, unpaid=unpaid))
        assert (g.player("red").paid, g.player("red").marker + 1) == (paid, marker)


def test_the_crown_raises_its_lowest_attribute() -> None:
    """A53."""
    g = alone(
        round=3,
        favours=["favour-crown"],
        schemes=["scheme-favour"],
        red=seat(labourer=2, faith=2, strength=1, influence=1),
    )
    assert g.player("red").attributes == [2, 2, 1]


def test_when_schemes_run_out_the_seen_ones_are_shuffled() -> None:
    """A51."""
    others = [card.key for card in CARDS if card.deck == "scheme" and card.key != "scheme-favour"]
    g = alone(schemes_seen=others, townsfolk_row=[], red=seat(labourer=4, busy=["pray"]))
    assert (len(g.table.schemes), len(g.table.schemes_seen)) == (11, 1)


@pytest.mark.parametrize("difficulty", ["easy", "standard", "hard"])
def test_every_turn_of_it_is_told_with_card_and_page(difficulty: str) -> None:
    """A scheme, then what it does and on which page that stands, or why it does something else."""
    match = Match.new(load("paladins"), 1, {"opponent": difficulty}, seed=4, listen=True)
    while match.pending:
        match.apply(0, match.pending[0].options[0])
    kinds = [told.event.kind for told in match.events_for(0) if told.event.player == 1]
    turns = [kinds[n + 1] for n, kind in enumerate(kinds) if kind == "scheme"]
    assert len(turns) > 30
    assert set(turns) <= {"opponent-acts", "opponent-cannot"}
    for told in match.events_for(0):
        if told.event.kind == "opponent-acts":
            assert 30 <= told.event.facts["page"] <= 33


def test_a_tie_alone_is_broken_as_usual() -> None:
    """A67."""
    g = table(
        "paladins",
        seats=1,
        options=SOLO,
        round=7,
        orders=["order-attack"],
        yellow=seat(faith=6, passed=True),
        red=seat(strength=6, passed=True),
        phase="reset",
    )
    assert g.match.over
    assert g.match.result().winners == [0, 1]


@pytest.mark.parametrize(("suspicions", "pool"), [(["suspicion-0"], 5), ([], 4)])
def test_of_a_walls_choice_it_takes_the_left_and_the_pool_pays_for_what_it_lacks(
    suspicions: list[str], pool: int
) -> None:
    """R06: a suspicion is discarded, or a coin leaves the pool; its marker stays where it is."""
    g = alone(
        schemes=["scheme-fortify"],
        walls=["wall-discard-or-coins"],
        pool=5,
        red=seat(labourer=4, suspicions=suspicions),
    )
    me = g.player("red")
    assert (len(me.walls), len(me.suspicions), g.table.pool, me.marker) == (1, 0, pool, 0)


def test_without_a_debt_to_repay_it_takes_the_coins_of_a_wall() -> None:
    """R06: only what cannot be done at all is passed over."""
    g = alone(schemes=["scheme-fortify"], walls=["wall-repay-or-coins"], pool=5, red=seat(labourer=4))
    assert (g.table.pool, g.player("red").marker) == (5, 2)
