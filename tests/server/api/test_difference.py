"""A difference makes one state of another, whatever they are, and says no more than what has changed."""

from __future__ import annotations

import copy
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regna.server.api.difference import apply_difference, difference

PAGE = Path(__file__).parents[3] / "docs" / "api.md"


def objects(values: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    return st.dictionaries(st.sampled_from("abcd"), values, max_size=4)


PLAIN = st.none() | st.booleans() | st.integers(min_value=2) | st.text(max_size=3)
VALUES = st.recursive(PLAIN, lambda within: st.lists(within, max_size=3) | objects(within), max_leaves=12)


@given(objects(VALUES), objects(VALUES))
def test_a_difference_makes_one_state_of_another(old: dict[str, Any], new: dict[str, Any]) -> None:
    before = copy.deepcopy(old)
    assert apply_difference(old, difference(old, new)) == new
    assert old == before


def test_the_code_of_the_page_applies_them_too() -> None:
    names: dict[str, Any] = {}
    exec(re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)[0], names)

    @given(objects(VALUES), objects(VALUES))
    def agrees(old: dict[str, Any], new: dict[str, Any]) -> None:
        assert names["applied"](old, difference(old, new)) == new

    agrees()


@given(objects(VALUES))
def test_between_equal_states_there_is_none(state: dict[str, Any]) -> None:
    assert difference(state, copy.deepcopy(state)) == {}


@pytest.mark.parametrize(
    ("old", "new", "tree"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": [3]}),
        ({"a": {"b": 1, "c": 2}}, {"a": {"b": 1}}, {"a": {"c": []}}),
        ({"a": {}}, {"a": {}, "b": None}, {"b": [None]}),
        ({"a": [1, {"b": 2}, 3]}, {"a": [1, {"b": 4}, 3]}, {"a": {"1": {"b": [4]}}}),
        ({"a": [1, 2]}, {"a": [1, 2, 3]}, {"a": [[1, 2, 3]]}),
        ({"a": [1]}, {"a": []}, {"a": [[]]}),
        ({"a": {"b": 1}}, {"a": None}, {"a": [None]}),
        ({"a": {"b": 1}}, {"a": {}}, {"a": {"b": []}}),
    ],
)
def test_only_what_has_changed_is_said(old: dict[str, Any], new: dict[str, Any], tree: dict[str, Any]) -> None:
    assert difference(old, new) == tree
    assert apply_difference(old, tree) == new


def test_what_has_not_changed_is_shared() -> None:
    old = {"a": [{"b": 1}, {"c": 2}]}
    new = apply_difference(old, {"a": {"0": {"b": [3]}}})
    assert new["a"][1] is old["a"][1]
