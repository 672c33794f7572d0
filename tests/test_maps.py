# SPDX-License-Identifier: MIT
"""The maps of the folders: each names what lies in its folder and nothing else, and every module has its tests."""

from __future__ import annotations

import ast
from pathlib import Path, PurePosixPath

import pytest

import maps

ROOT = Path(__file__).parents[1]
FOLDERS = sorted(init.parent for init in (ROOT / maps.PROGRAM).rglob("__init__.py"))
FOLDER = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.relative_to(ROOT).as_posix())
NOT_MAPPED = {"__init__", "__main__"}
"""The map itself, and the line that runs the command line."""
ORDERED = "each importing only those above it"


def modules_of(folder: Path) -> set[str]:
    """Returns the names of the modules of a folder."""
    return {path.stem for path in folder.glob("*.py")} - NOT_MAPPED


def imported(file: Path, package: str) -> set[str]:
    """Returns the names right below a package that a file imports from, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name.removeprefix(f"{package}.").split(".")[0] for name in found if name.startswith(f"{package}.")}


@FOLDER
def test_a_map_names_each_module_of_its_folder_once_and_nothing_else(folder: Path) -> None:
    folders = {init.parent.name for init in folder.glob("*/__init__.py")}
    assert sorted(maps.map_of(folder).modules) == sorted(modules_of(folder) | folders)


@FOLDER
def test_every_module_is_mirrored_by_a_file_of_tests_or_tested_by_one_that_the_map_names(folder: Path) -> None:
    modules = sorted(modules_of(folder))
    program = PurePosixPath(folder.relative_to(ROOT).as_posix())
    found = {name: list(maps.tests_of(ROOT, program / f"{name}.py")) for name in modules}
    untested = [name for name, files in found.items() if not any((ROOT / file).is_file() for file in files)]
    assert not untested


@FOLDER
def test_what_is_tested_together_is_there(folder: Path) -> None:
    together = maps.map_of(folder).together
    assert [file for file in together if not (ROOT / file).is_file()] == []
    assert {name for names in together.values() for name in names} <= modules_of(folder)


@FOLDER
def test_modules_stand_in_the_order_of_their_imports_where_the_map_says_so(folder: Path) -> None:
    said = (folder / "__init__.py").read_text(encoding="utf-8")
    if ORDERED not in " ".join(said.split()):
        return
    modules = maps.map_of(folder).modules
    package = ".".join(folder.relative_to(ROOT).parts)
    for place, name in enumerate(modules):
        if (folder / f"{name}.py").is_file():
            upward = imported(folder / f"{name}.py", package) & set(modules[place + 1 :])
            assert not upward, name


def test_a_map_is_read_as_it_is_written(tmp_path: Path) -> None:
    (tmp_path / "__init__.py").write_text(
        '"""A room.\n\n``door``  Opens; see ``wall``.\n\nTested together\n'
        "    ``tests/test_house.py``  door, wall,\n        roof\n    ``tests/test_keys.py``  door\n" + '"""\n',
        encoding="utf-8",
    )
    assert maps.map_of(tmp_path) == maps.Map(
        ("door",), {"tests/test_house.py": ("door", "wall", "roof"), "tests/test_keys.py": ("door",)}
    )
    assert maps.map_of(tmp_path / "elsewhere") == maps.Map((), {})
