# SPDX-License-Identifier: MIT
"""Finds small changes of the program that no test notices.

``python -m tests.mutants --count 128 rules match entry interchange`` takes half an hour. The mutants are the same for
the same seed and source. They are made in a copy, in the folder for temporary files.
"""

import argparse
import ast
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
COPY = Path(tempfile.gettempdir()) / "mahjong-desk-mutants"
ALSO = dict.fromkeys(("rules", "match", "interchange"), ("tests/conformance",))
ALSO |= {room: (f"tests/ui/{room}",) for room in ("club", "learn")} | {"ui/rulebook": ("tests/ui/rules",)}
"""The tests that are run after those of a room, if they notice nothing."""
IDLE = ("strict", "repr", "maxsize", "wrap", "bold", "serif", "on_felt")
"""Arguments that change nothing that a test should notice, or only how a text looks."""
PIXELS = ("ui",)
"""Rooms whose numbers are mostly sizes and positions, which no test should fix: only decisions are changed there."""
SIZE = re.compile(r"\b(width|height|scale|px)\b")
"""Words for sizes: no test should fix which of two sizes is used, or whether something that just fits does."""
DRAWING = ("paint", "_paint", "sizeHint", "minimumSizeHint")
"""Prefixes of functions in those rooms that only draw or measure, which no test should fix either."""
SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult,
}  # fmt: skip


class Mutant(NamedTuple):
    """One change of a file: at ``offset``, ``before`` is replaced with ``after``."""

    file: Path
    line: int
    offset: int
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.before}  →  {self.after}"


def mutants(file: Path) -> Iterator[Mutant]:
    source = (ROOT / file).read_bytes()
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    in_pixels = file.parts[1] in PIXELS
    for node in _code(ast.parse(source), DRAWING if in_pixels else ()):
        if in_pixels and _is_size(node):
            continue
        if node.lineno != node.end_lineno or (changed := _changed(node)) is None:
            continue
        start, end = (starts[node.lineno - 1] + column for column in (node.col_offset, node.end_col_offset or 0))
        yield Mutant(file, node.lineno, start, source[start:end].decode(), f"({ast.unparse(changed)})")


def _code(tree: ast.AST, skipped: tuple[str, ...]) -> Iterator[ast.expr]:
    """Yields the expressions that decide something, outside ``skipped`` functions."""
    if isinstance(tree, ast.FunctionDef) and tree.name.startswith(skipped):
        return
    for name, value in ast.iter_fields(tree):
        # Signals always pass what a lambda has a default for.
        is_lambda = isinstance(tree, ast.Lambda) and name == "args"
        if is_lambda or name in ("annotation", "returns", "decorator_list") or getattr(tree, "arg", "") in IDLE:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not isinstance(child, ast.JoinedStr | ast.Assert):
                if isinstance(child, ast.expr):
                    yield child
                yield from _code(child, skipped)


def _is_size(node: ast.expr) -> bool:
    """Returns whether an expression is, computes or compares a size in pixels."""
    match node:
        case ast.Constant():
            return type(node.value) is int
        case ast.IfExp():
            # A number above 2 is a size; smaller ones count, or point in a direction.
            chosen = getattr(node.body, "value", None)
            is_large = isinstance(chosen, int) and chosen > 2
            return is_large or any(SIZE.search(ast.unparse(part)) for part in (node.body, node.orelse))
        case ast.Compare(ops=[ast.Lt() | ast.LtE() | ast.Gt() | ast.GtE()]):
            return SIZE.search(ast.unparse(node)) is not None
    return isinstance(node, ast.BinOp)


def _changed(node: ast.expr) -> ast.expr | None:
    match node:
        case ast.Compare(ops=[operator]) if type(operator) in SWAPPED:
            return ast.Compare(node.left, [SWAPPED[type(operator)]()], node.comparators)  # type: ignore[list-item]
        case ast.BoolOp(op=operator):
            return ast.BoolOp(SWAPPED[type(operator)](), node.values)  # type: ignore[arg-type]
        case ast.BinOp(op=operator) if type(operator) in SWAPPED:
            return ast.BinOp(node.left, SWAPPED[type(operator)](), node.right)  # type: ignore[arg-type]
        case ast.UnaryOp(op=ast.Not()):
            return node.operand
        case ast.Constant(value=bool() as value):
            return ast.Constant(not value)
        case ast.Constant(value=int() as value):
            return ast.Constant(value + 1)
        case ast.IfExp():
            return ast.IfExp(node.test, node.orelse, node.body)
    return None


def is_noticed(mutant: Mutant, tests: Sequence[str], seconds: float | None) -> bool:
    """Returns whether a test fails or takes too long with a mutant in the copy."""
    path = COPY / mutant.file
    source = path.read_bytes()
    end = mutant.offset + len(mutant.before.encode())
    path.write_bytes(source[: mutant.offset] + mutant.after.encode() + source[end:])
    environment = os.environ | {"PYTHONPATH": str(COPY), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--hypothesis-profile", "ci"]
    try:
        for folder in (folder for folder in tests if (COPY / folder).is_dir()):
            pytest = [*command, folder]
            run = subprocess.run(pytest, cwd=COPY, env=environment, capture_output=True, timeout=seconds, check=False)
            if run.returncode not in (0, 5):
                return True
    except subprocess.TimeoutExpired:
        return True
    finally:
        path.write_bytes(source)
    return False


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("rooms", nargs="+", help="folders of mahjong_desk")
    parser.add_argument("--count", type=int, default=128, help="how many mutants to try, the same number in each room")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    shutil.rmtree(COPY, ignore_errors=True)
    for name in ("mahjong_desk", "tests", "packaging"):
        shutil.copytree(ROOT / name, COPY / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "resources", "CHANGELOG.md", "README.md", "CONTRIBUTING.md"):
        (COPY / name).symlink_to(ROOT / name)
    for room in options.rooms:
        files = [path.relative_to(ROOT) for path in sorted((ROOT / "mahjong_desk" / room).rglob("*.py"))]
        every = [mutant for file in files for mutant in mutants(file)]
        chosen = random.Random(options.seed).sample(every, min(len(every), options.count // len(options.rooms)))
        survivors, folders = 0, (f"tests/{room}", *ALSO.get(room, ()))
        begun = monotonic()
        if is_noticed(chosen[0]._replace(before="", after=""), folders, None):
            print(f"{room}: its tests fail without a mutant")
            return 1
        # A busy machine must not make the tests of a mutant look endless.
        seconds = 60 + 4 * (monotonic() - begun)
        for mutant in chosen:
            nearest = str(Path("tests", *mutant.file.parts[1:-1]))
            if not is_noticed(mutant, list(dict.fromkeys((nearest, *folders))), seconds):
                survivors += 1
                print(mutant, flush=True)
        print(f"{room}: {len(chosen) - survivors} of {len(chosen)} noticed", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
