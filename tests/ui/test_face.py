# SPDX-License-Identifier: MIT
"""The faces of rooms: what type checkers read in them and what they load are the same."""

from __future__ import annotations

import ast
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

ROOMS = ("mahjong_desk.ui.kit", "mahjong_desk.ui.words")
ONE = """
import sys
from mahjong_desk.ui.kit import figure
assert figure(1234) == "1,234"
print(*(name for name in ("mahjong_desk.ui.kit.numbers", "mahjong_desk.ui.kit.arrows") if name in sys.modules))
"""


def written(room: str) -> dict[str, str]:
    """Returns the names that a face imports for type checkers, with the module of each."""
    source = Path(str(import_module(room).__file__)).read_text(encoding="utf-8")
    found = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom))
    return {
        each.name: str(node.module) for node in found for each in node.names if str(node.module).startswith(f"{room}.")
    }


@pytest.mark.parametrize("room", ROOMS)
def test_every_name_is_what_its_module_defines(room: str) -> None:
    names = written(room)
    assert names
    for name, module in names.items():
        assert getattr(import_module(room), name) is getattr(import_module(module), name)


@pytest.mark.parametrize("room", ROOMS)
def test_no_name_hides_behind_a_module_of_the_same_name(room: str) -> None:
    modules = {path.stem for path in Path(str(import_module(room).__file__)).parent.glob("*.py")}
    assert not modules & written(room).keys()


@pytest.mark.parametrize("room", ROOMS)
def test_a_name_that_nobody_lends_is_missed_by_name(room: str) -> None:
    with pytest.raises(AttributeError, match="no attribute 'wall'"):
        _ = import_module(room).wall


def test_one_name_loads_its_own_module_alone() -> None:
    done = subprocess.run([sys.executable, "-c", ONE], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["mahjong_desk.ui.kit.numbers"]
