# SPDX-License-Identifier: MIT
"""Shipped files are found in a checkout and in a wheel."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from mahjong_desk import paths

ROOT = Path(__file__).parents[1]


def test_a_checkout_has_its_files_next_to_the_package() -> None:
    assert paths.changelog_path() == ROOT / "CHANGELOG.md"
    assert paths.resource_path("themes", "light.json") == ROOT / "resources" / "themes" / "light.json"
    assert paths.resource_path("themes", "light.json").is_file()


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of an installed program."""
    folder = tmp_path / "mahjong_desk"
    monkeypatch.setattr(paths, "_PACKAGE", folder)
    paths.resources_folder.cache_clear()
    yield folder
    paths.resources_folder.cache_clear()


def test_a_wheel_has_its_files_inside_the_package(package: Path) -> None:
    (package / "resources").mkdir(parents=True)
    (package.parent / "resources").mkdir()
    (package / "resources" / "CHANGELOG.md").touch()
    assert paths.resource_path("art") == package / "resources" / "art"
    assert paths.changelog_path() == package / "resources" / "CHANGELOG.md"


def test_an_installation_without_its_files_is_refused(package: Path) -> None:
    with pytest.raises(FileNotFoundError, match="shipped files are missing"):
        paths.resource_path("art")


def test_the_command_line_loads_no_qt() -> None:
    program = (
        "import sys; from mahjong_desk.cli import main; main(['rules']); "
        "print(sorted({name.split('.')[0] for name in sys.modules} & {'PySide6', 'shiboken6'}))"
    )
    answered = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    assert answered.stdout.splitlines()[-1] == "[]"
