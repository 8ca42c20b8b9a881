"""Every worked example and every test vector has its test."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

TESTS = Path(__file__).parents[2]
HOMES = (TESTS / "rulebook" / "architects", TESTS / "games" / "architects")

EXAMPLES = [f"E{n:02}" for n in range(1, 36)]
DERIVED = [f"V{n:02}" for n in range(1, 72) if n % 3 != 0]
SOLO = [f"RV{n:02}" for n in range(1, 19)]


def named() -> Counter[str]:
    """How many tests name each vector."""
    found: Counter[str] = Counter()
    for home in HOMES:
        for path in sorted(home.glob("test_*.py")):
            for node in ast.parse(path.read_text("utf-8")).body:
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    found.update(re.findall(r"\((R?V\d\d|E\d\d)\)", ast.get_docstring(node) or ""))
    return found


def test_every_vector_is_the_subject_of_one_test() -> None:
    assert named() == Counter([*EXAMPLES, *DERIVED, *SOLO])
