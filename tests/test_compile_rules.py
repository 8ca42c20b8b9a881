"""What mypyc is given says the same as the sources; `make test-compiled` plays with what it makes of it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from compile_rules import KERNEL, SIGNATURES, is_compiled, modules, write_out

STATES = [path for path in modules() if path.name == "state.py" and "games" in path.parts]


def classes(source: str) -> list[ast.ClassDef]:
    return [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]


@pytest.mark.parametrize("path", STATES, ids=str)
def test_a_state_is_written_out_with_its_fields_and_methods(path: Path) -> None:
    for cls in classes(write_out(path)):
        methods = [node.name for node in cls.body if isinstance(node, ast.FunctionDef)]
        assert not [
            node
            for node in cls.body
            if isinstance(node, ast.AnnAssign) and node.value and "__" not in ast.unparse(node)
        ]
        assert set(SIGNATURES) <= set(methods), cls.name


def test_constants_are_written_with_their_values() -> None:
    written = write_out(Path("regna/kernel/declare.py"))
    assert "PLAIN: _Final = 0; LIST: _Final = 1;" in written
    assert "MASK: _Final = 18446744073709551615\n" in write_out(Path("regna/kernel/chance.py"))


def test_what_is_left_out_is_there() -> None:
    """Names that no module has any more would leave out nothing, or compile nothing."""
    assert sorted(path.stem for path in modules() if is_compiled(path, ["none"])) == sorted(KERNEL)


@pytest.mark.parametrize("path", [path for path in modules() if is_compiled(path, ())], ids=str)
def test_what_is_compiled_uses_no_star_inside_a_comparison(path: Path) -> None:
    """`x in (*some, other)` stops mypyc with an error of its own."""
    compared = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Compare)]
    values = [value for node in compared for value in node.comparators if isinstance(value, (ast.Tuple, ast.List))]
    assert not [value for value in values if any(isinstance(each, ast.Starred) for each in value.elts)]
