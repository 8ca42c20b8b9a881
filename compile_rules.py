"""Compiles kernel and games with mypyc: `python compile_rules.py FOLDER [GAME ...]`.

The folder gets a copy of the package with compiled modules beside their sources, which Python takes in their place.
What mypyc reads is written from the sources, the only declaration there is: constants as `Final`, so that their values
stand where they are used, and states with the methods that a metaclass writes at run time where nothing is compiled.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).parent
KERNEL = ("chance", "flow", "imagine", "match", "prompt", "runner", "sealed", "state", "table", "undo")
"""What of the kernel every move goes through."""
NOT_PLAYED = (
    "__init__", "anchors", "audit", "base", "board", "cards", "characters", "constants", "effects",
    "kinds", "lookup", "notation", "offers", "pieces", "position", "printed", "prompts", "values", "words",
)  # fmt: skip
"""Modules of games that describe, or that no move goes through: compiling them would take time and give none."""
NOT_COPIED = shutil.ignore_patterns("node_modules", "dist", "__pycache__", "src", "plugins", "checks", "public")
OPTIMIZE = os.environ.get("REGNA_COMPILE_LEVEL", "2")
FLAGS = ("--config-file=", "--follow-imports=silent", "--ignore-missing-imports")

HEAD = "from __future__ import annotations\n"
IMPORTS = """import regna.kernel.declare as _declare
from typing import TYPE_CHECKING, Any as _Any, ClassVar as _ClassVar, Final as _Final, Self as _Self
if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as _mypyc_attr
"""
OPEN = "@_mypyc_attr(allow_interpreted_subclasses=True)\n"
"""Games that are not compiled, such as those of the tests, can still be made from the kernel's classes."""
INTERPRETED = """
    def __init_subclass__(cls) -> None:
        found: _Any = cls
        if "thaw" not in vars(found):
            own = {name: value for name, value in vars(found).items() if _declare.is_declared(name, value)}
            for name in own:
                delattr(found, name)
            _declare.derive(found, found.__fields__ | _declare.as_fields(own))
"""
"""What the metaclass does, for states that are not compiled."""
FOUND_ONCE = """
    @property
    def {name}(self) -> {kind}:
        if self._{name} is None:
            self._{name} = self._find_{name}()  # type: ignore
        return self._{name}  # type: ignore

"""
"""A `cached_property`, for objects without a dictionary."""
SIGNATURES = {
    "__init__": "__init__(me) -> None",
    "freeze": "freeze(me) -> tuple[_Any, ...]",
    "thaw": "thaw(me, frozen: tuple[_Any, ...]) -> _Self",
    "dump": "dump(me) -> dict[str, _Any]",
    "load": "load(me, data: dict[str, _Any]) -> None",
    "view": "view(me, seat: int | None, table: _Any, owner: int = -1) -> dict[str, _Any]",
    "sight": "sight(me, seat: int, known: list[int], owner: int = -1) -> tuple[_Any, ...]",
    "zones": "zones(me) -> list[_Any]",
}


def modules() -> list[Path]:
    """All modules of kernel and games, from the root."""
    return [
        path.relative_to(ROOT) for part in ("kernel", "games") for path in sorted((ROOT / "regna" / part).rglob("*.py"))
    ]


def is_compiled(path: Path, games: Sequence[str]) -> bool:
    """Whether a module is played through, and belongs to the kernel or to one of these games; without any, to all."""
    if path.parts[1] == "kernel":
        return path.stem in KERNEL
    return path.stem not in NOT_PLAYED and (not games or path.parts[2] in games)


# What is written out


def write_out(path: Path) -> str:
    """The source of a module, with its constants and its states written out."""
    source = (ROOT / path).read_text("utf-8")
    module = import_module(".".join(path.with_suffix("").parts).removesuffix(".__init__"))
    lines = source.splitlines(keepends=True)
    for node in reversed(ast.parse(source).body):
        if isinstance(node, (ast.Assign, ast.AnnAssign)):
            replace(lines, node, constants(node, module))
        elif isinstance(node, ast.ClassDef):
            write_class(lines, node, getattr(module, node.name), path)
    return "".join(lines).replace(HEAD, HEAD + IMPORTS, 1)


def replace(lines: list[str], node: ast.stmt, text: str | None) -> None:
    if text is not None:
        last = node.end_lineno or node.lineno
        lines[node.lineno - 1 : last] = [text, *["\n"] * (last - node.lineno)]


def constants(node: ast.Assign | ast.AnnAssign, module: ModuleType) -> str | None:
    """The same assignment with the values as they turned out, if it gives names to plain values."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    names = [name for target in targets for name in names_of(target)]
    values = [getattr(module, name, None) for name in names]
    if not all(name.isupper() for name in names) or not all(type(value) in (int, str, bool) for value in values):
        return None
    return "; ".join(f"{name}: _Final = {value!r}" for name, value in zip(names, values, strict=True)) + "\n"


def names_of(target: ast.expr) -> list[str]:
    if isinstance(target, ast.Tuple):
        return [name for part in target.elts for name in names_of(part)]
    return [target.id if isinstance(target, ast.Name) else ""]


def write_class(lines: list[str], node: ast.ClassDef, cls: Any, path: Path) -> None:
    """Open a class of the kernel or a state for others to grow from, a state with its methods."""
    if hasattr(cls, "__fields__"):
        write_state(lines, node, cls)
    elif found := [each for each in node.body if isinstance(each, ast.FunctionDef) and is_found_once(each)]:
        write_found(lines, node, found)
    elif path.parts[1] == "kernel" and is_compiled(path, ()) and not issubclass(cls, tuple):
        lines[node.lineno - 1] = OPEN + lines[node.lineno - 1]


def write_state(lines: list[str], node: ast.ClassDef, cls: Any) -> None:
    """Turn prototypes into attributes, and add the methods that follow from them."""
    own = {name: field for field in node.body if isinstance(field, ast.AnnAssign) for name in names_of(field.target)}
    own = {name: field for name, field in own.items() if field.value is not None and name in cls.__fields__}
    last = node.end_lineno or node.lineno
    lines[last:last] = ["\n", *methods(node.name, cls)]
    for name, field in reversed(own.items()):
        replace(lines, field, f"    {name}: {ast.unparse(field.annotation)}\n")
    lines[node.lineno - 1] = OPEN + lines[node.lineno - 1].replace("(metaclass=StateType)", "")
    if cls.__fields__:
        lines[node.lineno - 1 : node.lineno - 1] = prototypes(node, cls, own)


def prototypes(node: ast.ClassDef, cls: Any, own: dict[str, ast.AnnAssign]) -> Iterator[str]:
    """The fields of a class, before it, and what they start as."""
    declared = ", ".join(f"{name!r}: {ast.unparse(Declared().visit(field.value))}" for name, field in own.items())
    yield f"_{node.name}: _Any = {ast.unparse(node.bases[0])}.__fields__ | _declare.as_fields({{{declared}}})\n"
    for name, field in cls.__fields__.items():
        if not is_literal(field.prototype):
            yield f"_{node.name}_{name}: _Any = _{node.name}[{name!r}].prototype\n"


class Declared(ast.NodeTransformer):
    """Lets `private(0)` and its like be the fields that they are, though they promise what the field holds."""

    def visit_Name(self, node: ast.Name) -> ast.expr:
        how = ("derived", "hidden", "many", "passing", "private", "remembered", "shared")
        return ast.parse(f"_declare.__dict__[{node.id!r}]", mode="eval").body if node.id in how else node


def is_literal(prototype: object) -> bool:
    return prototype is None or type(prototype) in (int, str, bool)


def methods(name: str, cls: Any) -> Iterator[str]:
    """The methods of a class, as the kernel writes them, with types."""
    fields = cls.__fields__
    if not fields:
        yield f"{INTERPRETED}\n    def __init__(self) -> None:\n        pass\n"
        return
    yield f"    __fields__: _ClassVar[dict[str, _Any]] = _{name}\n"
    yield f"    __counted__: _ClassVar[list[int]] = _declare.counted(_{name})\n"
    start = {
        field: repr(each.prototype) if is_literal(each.prototype) else f"_{name}_{field}"
        for field, each in fields.items()
    }
    for method, source in import_module("regna.kernel.declare").write_methods(fields).items():
        body = re.sub(r"(?<![\w.])_(\w+)\b", lambda found: start.get(found[1], found[0]), source.partition("\n")[2])
        body = body.replace("new(cls)", f"{name}.__new__({name})")
        yield f"    def {SIGNATURES[method]}:  # type: ignore\n"
        yield from (f"    {line}  # type: ignore\n" for line in body.splitlines())


def is_found_once(method: ast.FunctionDef) -> bool:
    return any(isinstance(each, ast.Name) and each.id == "cached_property" for each in method.decorator_list)


def write_found(lines: list[str], node: ast.ClassDef, found: list[ast.FunctionDef]) -> None:
    """Give what a class finds once a place to be kept in: compiled, its objects have no dictionary."""
    for method in reversed(found):
        lines[method.lineno - 1] = lines[method.lineno - 1].replace("def ", "def _find_", 1)
        kind = ast.unparse(method.returns) if method.returns else "_Any"
        lines[method.decorator_list[0].lineno - 1] = FOUND_ONCE.format(name=method.name, kind=kind)
    bases = ", ".join(ast.unparse(base) for base in node.bases)
    kept = "".join(f"    _{method.name}: _Any = None\n" for method in found)
    start = node.decorator_list[0] if node.decorator_list else node
    lines[node.lineno - 1] = f"class {node.name}(_{node.name}Found):\n"
    lines[start.lineno - 1] = f"class _{node.name}Found({bases}):\n{kept}" + lines[start.lineno - 1]


# Building


def compile_rules(folder: Path, games: Sequence[str] = ()) -> list[Path]:
    """Write the package into a folder and compile it there; the compiled modules, from the folder."""
    shutil.copytree(ROOT / "regna", folder / "regna", ignore=NOT_COPIED, dirs_exist_ok=True)
    sources = {path: write_out(path) for path in modules()}
    for path, source in sources.items():
        (folder / path).write_text(source, "utf-8")
    played = [str(path) for path in sources if is_compiled(path, games)]
    try:
        subprocess.run([sys.executable, __file__, "--here", *played], cwd=folder, check=True)  # noqa: S603
    finally:
        for path in sources:
            shutil.copyfile(ROOT / path, folder / path)
    return [
        path.relative_to(folder) for path in sorted((folder / "regna").rglob("*")) if path.suffix in (".so", ".pyd")
    ]


def compile_here(played: Sequence[str]) -> None:
    """Compile modules beside their sources, each apart, so that only what has changed is compiled again."""
    from mypyc.build import mypycify
    from setuptools import setup

    extensions = mypycify([*FLAGS, *played], opt_level=OPTIMIZE, debug_level="0", separate=True)
    jobs = f"-j{os.cpu_count() or 1}"
    setup(name="regna", packages=[], ext_modules=extensions, script_args=["-q", "build_ext", "--inplace", jobs])


if __name__ == "__main__":
    if sys.argv[1] == "--here":
        compile_here(sys.argv[2:])
    else:
        sys.path.insert(0, str(ROOT))
        print(*compile_rules(Path(sys.argv[1]).absolute(), sys.argv[2:]), sep="\n")
