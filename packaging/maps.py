# SPDX-License-Identifier: MIT
"""Reads the maps of the folders: the docstring of each ``__init__`` names its modules, and says what is tested together.

A line that begins with the names of modules says what they are. Below the line ``Tested together``, a line that begins
with a file of tests names the modules that it tests; all others are tested by the file that mirrors them,
``tests/match/test_replay.py`` for ``mahjong_desk/match/replay.py``.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

PROGRAM = "mahjong_desk"
_TOGETHER = "\nTested together\n"
_MODULE = re.compile(r"^ *``(\w+)``(?=\s|$)", re.MULTILINE)
_TESTS = re.compile(r"^ *``(tests/[\w/]+\.py)``((?:\s+\w+(?:,|$))+)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Map:
    """What the ``__init__`` of a folder says of it.

    Attributes:
        modules: Its modules and folders, in the order of the map.
        together: The files of tests that do not mirror one module, each with the modules that it tests.
    """

    modules: tuple[str, ...]
    together: Mapping[str, tuple[str, ...]]


def map_of(folder: Path) -> Map:
    """Returns the map of a folder; an empty one where it says nothing."""
    init = folder / "__init__.py"
    said = ast.get_docstring(ast.parse(init.read_text(encoding="utf-8"))) if init.is_file() else None
    modules, _, together = (said or "").partition(_TOGETHER)
    return Map(
        tuple(_MODULE.findall(modules)),
        {tests: tuple(re.findall(r"\w+", names)) for tests, names in _TESTS.findall(together)},
    )


def tests_of(root: Path, module: PurePosixPath) -> Iterator[str]:
    """Yields the files that test a module: the one that mirrors it, there or not, and those that its folder's map names.

    Args:
        root: The checkout.
        module: The file of the module below it, ``mahjong_desk/match/replay.py``.
    """
    yield str(PurePosixPath("tests", *module.parts[1:-1], f"test_{module.name}"))
    for tests, names in map_of(root / module.parent).together.items():
        if module.stem in names:
            yield tests
