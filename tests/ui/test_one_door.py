# SPDX-License-Identifier: MIT
"""The window asks the ledger through one function, which alone catches its errors."""

import ast
from collections.abc import Iterator
from pathlib import Path

UI = Path(__file__).parents[2] / "mahjong_desk" / "ui"
DOORS = {"outcome.py": "the door", "window/ledger_opener.py": "opens and repairs ledgers, which are not open then"}


def catches(tree: ast.AST) -> Iterator[int]:
    for node in ast.walk(tree):
        names: list[ast.expr] = []
        if isinstance(node, ast.ExceptHandler) and node.type is not None:
            names = node.type.elts if isinstance(node.type, ast.Tuple) else [node.type]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "suppress":
            names = node.args
        yield from (
            name.lineno for name in names if isinstance(name, ast.Name) and name.id.startswith(("Ledger", "Server"))
        )


def test_nothing_else_catches_an_error_of_the_ledger() -> None:
    found = {
        f"{file.relative_to(UI).as_posix()}:{line}"
        for file in UI.rglob("*.py")
        if file.relative_to(UI).as_posix() not in DOORS
        for line in catches(ast.parse(file.read_text(encoding="utf-8")))
    }
    assert found == set()
    assert all((UI / file).is_file() for file in DOORS)
