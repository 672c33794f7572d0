# SPDX-License-Identifier: MIT
"""The wheel: all that the application needs at run time is in it, and it answers without the checkout."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LEFT_OUT = ("__pycache__",)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns the wheel, built with the tools that are installed: no network."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    (found,) = folder.glob("mahjong_desk-*-py3-none-any.whl")
    return found


@pytest.fixture(scope="module")
def names(wheel: Path) -> set[str]:
    """Returns the names of the files in the wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def tracked(folder: str) -> list[str]:
    """Returns the files of a folder of the checkout that belong to the project, relative to the checkout."""
    files = (path for path in (ROOT / folder).rglob("*") if path.is_file())
    return [path.relative_to(ROOT).as_posix() for path in files if not set(LEFT_OUT) & set(path.parts)]


def test_the_whole_package_is_in_it_with_the_migrations(names: set[str]) -> None:
    wanted = set(tracked("mahjong_desk"))
    assert any(name.startswith("mahjong_desk/ledger/migrations/versions/r0001") for name in wanted)
    assert "mahjong_desk/py.typed" in wanted
    assert wanted <= names


def test_all_resources_are_in_it(names: set[str]) -> None:
    wanted = {f"mahjong_desk/{name}" for name in tracked("resources")}
    assert {"mahjong_desk/resources/art/1m.svg", "mahjong_desk/resources/themes/light.json"} <= wanted
    assert wanted <= names


def test_nothing_else_is_in_it(names: set[str]) -> None:
    assert {name.split("/")[0].split("-")[0] for name in names} == {"mahjong_desk"}
    assert not [name for name in names if "__pycache__" in name or name.startswith("mahjong_desk/tests")]


def test_it_brings_the_command_and_the_licences(wheel: Path, names: set[str]) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (entry_points,) = [name for name in names if name.endswith(".dist-info/entry_points.txt")]
        assert "mahjong-desk = mahjong_desk.cli:main" in archive.read(entry_points).decode()
    licences = {name.split("/licenses/")[1] for name in names if "/licenses/" in name}
    assert licences == {"LICENSE", "resources/fonts/OFL.txt"}


def test_it_finds_its_files_without_the_checkout(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "site")
    program = (
        "from mahjong_desk.paths import resource; from mahjong_desk.cli import main; "
        "print(resource('art', '1m.svg')); raise SystemExit(main(['--version']))"
    )
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "site")}
    answered = subprocess.run(
        [sys.executable, "-P", "-c", program],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    art, version = answered.stdout.splitlines()
    assert Path(art) == (tmp_path / "site/mahjong_desk/resources/art/1m.svg").resolve()
    assert Path(art).is_file()
    assert version.startswith("mahjong-desk ")
