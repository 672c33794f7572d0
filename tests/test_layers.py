# SPDX-License-Identifier: MIT
"""Dependencies point one way: the contracts hold, cover every module, and would notice if one did not."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
MAY_OPEN_QT = {"ui", "cli", "__main__"}
TOOL = Path(sys.executable).parent / "lint-imports"


def settings() -> dict[str, Any]:
    """Returns what pyproject.toml says to import-linter."""
    found = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    assert isinstance(found, dict)
    return found


def contract(name: str) -> dict[str, Any]:
    """Returns one contract by its id."""
    (found,) = [each for each in settings()["contracts"] if each["id"] == name]
    assert isinstance(found, dict)
    return found


def lint(root: Path) -> subprocess.CompletedProcess[str]:
    """Checks the contracts of a checkout."""
    return subprocess.run([str(TOOL), "--no-cache"], cwd=root, capture_output=True, text=True, check=False)


def modules() -> set[str]:
    """Returns the names of the modules and folders right below the package."""
    package = ROOT / "mahjong_desk"
    folders = {path.parent.name for path in package.glob("*/__init__.py")}
    return folders | {path.stem for path in package.glob("*.py")} - {"__init__"}


def test_all_contracts_hold() -> None:
    checked = lint(ROOT)
    assert checked.returncode == 0, checked.stdout


def test_every_module_below_the_interface_is_held_free_of_qt() -> None:
    below = {f"mahjong_desk.{name}" for name in modules() - MAY_OPEN_QT}
    assert below == set(contract("qt")["source_modules"])


def test_every_module_but_the_ledger_is_held_free_of_the_database() -> None:
    others = {f"mahjong_desk.{name}" for name in modules() - {"ledger", "__main__"}}
    assert others == set(contract("database")["source_modules"])


WRONG = (
    ("pieces", "import mahjong_desk.rules", "Dependencies point one way"),
    ("match", "import mahjong_desk.ledger", "Dependencies point one way"),
    ("rules", "def draw() -> None:\n    import PySide6.QtGui", "Only the interface knows Qt"),
    ("ledger", "import mahjong_desk.rules", "The ledger stores, and knows no rule"),
    ("club", "import PySide6.QtCore", "Only the interface knows Qt"),
    ("entry", "import PySide6.QtCore", "Only the interface knows Qt"),
    ("entry", "import mahjong_desk.ui.kit", "Dependencies point one way"),
    ("ui/table", "import mahjong_desk.ui.ledger.lines", "Places know each other only through the window"),
    ("ui/ledger", "import mahjong_desk.ui.table.strip", "Places know each other only through the window"),
    ("ui/rules", "import mahjong_desk.ui.learn.place", "Places know each other only through the window"),
    ("ui/card", "import mahjong_desk.ui.window.rail", "Places know each other only through the window"),
    ("ui/kit", "import mahjong_desk.ui.words", "Places know each other only through the window"),
    ("ui", "import sqlite3", "Only the ledger knows the database"),
)
"""A folder, an import that may not stand in any module there, and the contract that it breaks."""


def spoilt(folder: Path, *modules: tuple[str, str]) -> str:
    """Returns what is said of a checkout in which these modules, by their paths, hold these lines."""
    shutil.copytree(ROOT / "mahjong_desk", folder / "mahjong_desk", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    for module, line in modules:
        path = folder / "mahjong_desk" / f"{module}.py"
        path.parent.mkdir(exist_ok=True)
        (path.parent / "__init__.py").touch()
        path.write_text(f"{line}\n", encoding="utf-8")
    checked = lint(folder)
    assert checked.returncode == 1
    return checked.stdout


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Returns what each broken contract says of a checkout with all wrong imports, each in a module of its own."""
    modules = [(f"{folder}/wrong_{place}", line) for place, (folder, line, _) in enumerate(WRONG)]
    _, *reports = re.split(r"^(.+)\n-+\n", spoilt(tmp_path_factory.mktemp("spoilt"), *modules), flags=re.MULTILINE)
    return dict(zip(reports[::2], reports[1::2], strict=True))


@pytest.mark.parametrize("place", range(len(WRONG)), ids=[f"{folder}-{line}" for folder, line, _ in WRONG])
def test_a_wrong_import_is_noticed(told: dict[str, str], place: int) -> None:
    folder, line, broken = WRONG[place]
    module = f"mahjong_desk.{folder.replace('/', '.')}.wrong_{place}"
    imported = line.split("import ")[1]
    found = [text for name, report in told.items() if name.startswith(broken) for text in report.splitlines()]
    assert any(re.search(rf"{module} -> {imported.split('.')[0]}\b", text) for text in found), "\n".join(found)


def test_a_room_without_a_layer_is_noticed(tmp_path: Path) -> None:
    said = spoilt(tmp_path, ("ui/new_room/module", ""))
    assert any("Places know each other" in text and "BROKEN" in text for text in said.splitlines())


def test_the_headless_command_line_loads_neither_qt_nor_the_database() -> None:
    program = (
        "import sys; from mahjong_desk.cli import main; main(['rules']); "
        "print(sorted({name.split('.')[0] for name in sys.modules} & {'PySide6', 'shiboken6'}))"
    )
    answered = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    assert answered.stdout.splitlines()[-1] == "[]"
