"""State: what is derived from one declaration."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from regna.kernel import Chance, Setup, State, hidden, many

from .toy import TOY


class Barn(State):
    hay: int = 2
    owner: str | None = None


class Farm(State):
    name: str = "hill"
    corn: int = 3
    pair: tuple[int, ...] = (1, 2)
    fields: list[int] = [0] * 3
    grid: list[list[int]] = [[0, 0], [0, 0]]
    barn: Barn = Barn()
    barns: list[Barn] = many(Barn)
    seed: int = hidden(7)


def farm() -> Farm:
    made = Farm()
    made.barns = [Barn(), Barn()]
    return made


def test_every_instance_has_things_of_its_own() -> None:
    one, other = farm(), farm()
    one.fields[0] = one.grid[0][0] = one.barn.hay = 9
    assert (other.fields[0], other.grid[0][0], other.barn.hay) == (0, 0, 2)


def test_a_copy_is_equal_and_independent() -> None:
    one = farm()
    other = one.copy()
    assert one == other
    other.barns[1].hay = 5
    other.grid[1][1] = 4
    assert one != other
    assert one.barns[1].hay == 2


def test_json_both_ways() -> None:
    one, other = farm(), farm()
    one.corn, one.fields, one.pair, one.barns[0].owner = 8, [1, 2, 3], (4, 5), "anna"
    other.load(json.loads(json.dumps(one.dump())))
    assert other == one
    assert other.pair == (4, 5)


def test_a_view_leaves_out_what_is_hidden() -> None:
    table = TOY.setup(Setup.of(TOY, 2))
    view = table.view(0, table)
    assert "chance" not in view
    assert "known" not in view
    assert view["players"][1]["hand"] == {"size": 3}


def test_what_another_declaration_did_not_know_starts_as_its_prototype() -> None:
    """Content of earlier rules: a field that is new takes its prototype, one that is gone is left."""
    other = farm()
    other.corn, other.fields[0], other.barn.hay, other.barns[1].hay = 9, 9, 9, 9
    other.load({"name": "dale", "mill": 4, "barns": [{"hay": 5}, {"owner": "Ada"}]})
    assert other.dump() == farm().dump() | {
        "name": "dale", "barns": [{"hay": 5, "owner": None}, {"hay": 2, "owner": "Ada"}],
    }  # fmt: skip


def test_the_hash_is_the_same_everywhere() -> None:
    """A number written down: it may change only with the format of records."""
    assert farm().digest(farm().freeze()) == "f5384c38e3321dbc"


@given(st.integers(min_value=0), st.integers(min_value=1, max_value=1000))
def test_chance_stays_below(seed: int, n: int) -> None:
    chance = Chance()
    chance.seed(seed)
    assert all(0 <= chance.below(n) < n for _ in range(20))


def test_chance_is_fair_enough() -> None:
    chance = Chance()
    chance.seed(1)
    rolls = [chance.below(6) for _ in range(60_000)]
    assert all(9_700 < rolls.count(face) < 10_300 for face in range(6))


def test_a_split_goes_its_own_way() -> None:
    chance = Chance()
    chance.seed(5)
    child = chance.split()
    assert [chance.below(1 << 30) for _ in range(5)] != [child.below(1 << 30) for _ in range(5)]
