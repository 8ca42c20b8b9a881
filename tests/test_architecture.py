"""Arrows of dependence go one way, and kernel and games need the standard library alone."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pytest

from regna.games import NAMES

ROOT = Path(__file__).parent.parent / "regna"
ALLOWED = {
    "kernel": (),
    "games": ("kernel",),
    "bots": ("kernel",),
    "arena": ("kernel", "games", "bots", "texts", "rating"),
    "research": ("kernel", "games", "bots"),
    "texts": ("kernel",),
    "scenario": ("kernel", "games"),
    "lessons": ("kernel", "games", "texts"),
    "corrections": ("kernel", "games"),
    "terminal": ("kernel", "games", "bots", "arena", "texts", "scenario", "lessons"),
    "web": ("kernel", "games"),
    "server": ("kernel", "games", "bots", "texts", "lessons", "corrections", "rating"),
    "rating": (),
}
SERVER = {
    "db": (),
    "matches": ("db",),
    "people": ("db", "matches"),
    "api": ("db", "matches", "people"),
}
"""What each package of the server may import; all may import the modules beside them that know no package."""
SERVER_TOP = ("app", "command", "settings")
"""Modules of the server that put its packages together."""
SOURCES = sorted(path for path in ROOT.rglob("*.py") if "node_modules" not in path.parts)
OTHERS = {name: sorted((ROOT.parent / name).rglob("*.py")) for name in ("tests", "bench")}
PAGE = sorted(path for path in (ROOT / "web").glob("[st]*/**/*") if path.suffix in (".ts", ".svelte"))
MAX_LINES = 400
TYPICAL_LINES = 8
"""Most functions are shorter than this."""


def imports(path: Path) -> Iterator[str]:
    """The modules a file imports, by their full names."""
    package = ["regna", *path.relative_to(ROOT).parent.parts]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = [*base, *(node.module.split(".") if node.module else [])]
            yield ".".join(module)
            yield from (".".join([*module, alias.name]) for alias in node.names if not node.module)


def part(path: Path) -> str:
    first = path.relative_to(ROOT).parts[0]
    return first.removesuffix(".py")


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_part_imports_only_what_is_below_it(path: Path) -> None:
    here = part(path)
    for module in imports(path):
        names = module.split(".")
        if names[0] == "regna" and len(names) > 1 and here in ALLOWED:
            assert names[1] in (here, *ALLOWED[here]), f"{here} must not know {module}"
        if here in ("kernel", "games"):
            assert names[0] in ("regna", *sys.stdlib_module_names), f"{here} must not need {module}"


@pytest.mark.parametrize("path", sorted((ROOT / "server").rglob("*.py")), ids=lambda path: str(path.relative_to(ROOT)))
def test_the_servers_packages_import_only_what_is_below_them(path: Path) -> None:
    here = path.relative_to(ROOT / "server").parts[0].removesuffix(".py")
    if here in SERVER_TOP:
        return
    allowed = (here, *SERVER.get(here, ()))
    for module in imports(path):
        names = module.split(".")
        if names[:2] == ["regna", "server"] and len(names) > 2 and names[2] in (*SERVER, *SERVER_TOP):
            assert names[2] in allowed, f"{here} must not know {module}"
        assert names[0] != "sqlalchemy" or here == "db", "only db knows SQL"


@pytest.mark.parametrize("name", NAMES)
def test_a_game_knows_no_other_game(name: str) -> None:
    folder = ROOT / "games" / name.replace("-", "_")
    others = [other.replace("-", "_") for other in NAMES if other != name]
    for path in folder.rglob("*.py"):
        assert not [module for module in imports(path) if module.split(".")[2:3] and module.split(".")[2] in others]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_nothing_refused_on_sight(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    modules = list(imports(path))
    assert not any(module.split(".")[-1] == "deepcopy" or module == "copy" for module in modules)
    if part(path) in ("kernel", "games"):
        assert "random" not in modules
        assert not [node for node in ast.walk(tree) if isinstance(node, (ast.Set, ast.SetComp))]


def test_no_file_is_too_long_to_read() -> None:
    lengths = {
        str(path.relative_to(ROOT.parent)): len(path.read_text("utf-8").splitlines())
        for path in (*SOURCES, *PAGE, *OTHERS["tests"], *OTHERS["bench"])
    }
    assert {path: lines for path, lines in lengths.items() if lines > MAX_LINES} == {}


@pytest.mark.parametrize("paths", [SOURCES, *OTHERS.values()], ids=["regna", *OTHERS])
def test_most_functions_are_short(paths: list[Path]) -> None:
    lengths = [
        (node.end_lineno or 0) - node.lineno + 1
        for path in paths
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
    ]
    assert median(lengths) < TYPICAL_LINES
