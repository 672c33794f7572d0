# SPDX-License-Identifier: MIT
"""The wheel and the source archive: their contents, and use without a checkout."""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from make import ROOT, Workbench, version

NEVER_READ = ("resources/docs/", "resources/screenshots/", "resources/languages/glossary.md")
MAX_BYTES = 11_000_000
"""Bytes; fonts that cover three languages are most of it."""


@pytest.fixture(scope="module")
def bench(tmp_path_factory: pytest.TempPathFactory) -> Workbench:
    """Makes packages with the tools that are installed: no network."""
    folder = tmp_path_factory.mktemp("packages")
    return Workbench(Path(sys.executable), folder / "made", folder / "making")


@pytest.fixture(scope="module")
def wheel(bench: Workbench) -> Path:
    file = bench.wheel()
    assert file.name == f"mahjong_desk-{version()}-py3-none-any.whl"
    return file


@pytest.fixture(scope="module")
def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def tracked(folder: str) -> list[str]:
    """Returns the project's files in a folder, relative to the checkout."""
    files = (path for path in (ROOT / folder).rglob("*") if path.is_file())
    return [path.relative_to(ROOT).as_posix() for path in files if "__pycache__" not in path.parts]


def test_the_wheel_contains_the_resources_the_app_reads(names: set[str]) -> None:
    there = tracked("resources")
    unread = (".po", ".pot", "/README.md")
    read = [name for name in there if not name.startswith(NEVER_READ) and not name.endswith(unread)]
    expected = {f"mahjong_desk/{name}" for name in [*read, "resources/CHANGELOG.md"]}
    examples = ("art/1m.svg", "themes/light.json", "fonts/OFL.txt")
    assert {f"mahjong_desk/resources/{name}" for name in examples} <= expected
    assert len(expected) < len(there)
    assert {name for name in names if "/resources/" in name and ".dist-info/" not in name} == expected


def test_the_wheel_contains_only_the_package(wheel: Path, names: set[str]) -> None:
    expected = set(tracked("mahjong_desk"))
    assert "mahjong_desk/py.typed" in expected
    assert expected <= names
    assert {name.split("/")[0].split("-")[0] for name in names} == {"mahjong_desk"}
    assert not [name for name in names if "__pycache__" in name or name.startswith("mahjong_desk/tests")]
    assert wheel.stat().st_size < MAX_BYTES
    licences = {name.split("/licenses/")[1] for name in names if "/licenses/" in name}
    assert licences == {"LICENSE", "resources/fonts/OFL.txt"}
    (entry_points,) = [name for name in names if name.endswith(".dist-info/entry_points.txt")]
    with zipfile.ZipFile(wheel) as archive:
        assert "mahjong-desk = mahjong_desk.cli:main" in archive.read(entry_points).decode()


def test_the_source_archive_can_make_and_check_a_wheel(bench: Workbench) -> None:
    with tarfile.open(bench.sources()) as archive:
        inside = {name.partition("/")[2] for name in archive.getnames()}
    expected = {name for folder in ("mahjong_desk", "resources", "packaging", "tests") for name in tracked(folder)}
    expected |= {"pyproject.toml", "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE"}
    assert expected <= inside
    assert inside - expected <= {"PKG-INFO", ".gitignore"}


def test_the_wheel_finds_its_files_without_the_checkout(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "site")
    program = (
        "from mahjong_desk.paths import resource_path; from mahjong_desk.cli import main; "
        "print(resource_path('art', '1m.svg'), flush=True); raise SystemExit(main(['--version']))"
    )
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "site")}
    answered = subprocess.run(
        [sys.executable, "-P", "-c", program], cwd=tmp_path, env=environment, capture_output=True, text=True, check=True
    )
    art, version = answered.stdout.splitlines()
    assert Path(art) == (tmp_path / "site/mahjong_desk/resources/art/1m.svg").resolve()
    assert Path(art).is_file()
    assert version.startswith("mahjong-desk ")
