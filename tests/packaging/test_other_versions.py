# SPDX-License-Identifier: MIT
"""The ranges of versions that the program allows, and which of them the checks try."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import bootstrap
import other_versions

ROOT = Path(bootstrap.__file__).resolve().parent.parent
NEEDED = other_versions.needed(ROOT)


@pytest.mark.parametrize("requirement", NEEDED, ids=str)
def test_what_the_program_needs_has_a_lowest_version_and_one_that_it_does_not_reach(requirement: Requirement) -> None:
    assert other_versions.floor(requirement)
    assert [each.operator for each in requirement.specifier if each.operator != ">="] == ["<"]


@pytest.mark.parametrize("python", ["3.11", "3.12", "3.13"])
def test_what_is_installed_lies_in_the_ranges_on_every_python(python: str) -> None:
    def applies(requirement: Requirement) -> bool:
        return requirement.marker is None or requirement.marker.evaluate({"python_version": python})

    lines = other_versions.lines(ROOT / "packaging" / "requirements.txt")
    lines += other_versions.lines(ROOT / "packaging" / "requirements-build.txt")
    pinned = {each.name.lower(): each for each in map(Requirement, lines) if applies(each)}
    for requirement in filter(applies, NEEDED):
        (pin,) = pinned[requirement.name.lower()].specifier
        assert requirement.specifier.contains(pin.version), f"{pin} is not in {requirement}"


def test_the_oldest_libraries_are_those_of_the_ranges_and_the_tools_are_the_pinned_ones() -> None:
    ranges = [
        Requirement("platformdirs>=4.2,<5"),
        Requirement("psycopg[binary]>=3.2.1,<4"),
        Requirement("Qt>=6.8,<7; python_version < '3'"),
    ]
    pinned = ["platformdirs==4.14.5", "pytest==9.2.0", "mypy==2.4.1"]
    assert list(other_versions.oldest(ranges, pinned)) == [
        "platformdirs==4.2",
        "psycopg[binary]==3.2.1",
        "pytest==9.2.0",
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins for Python are scripts of a shell")
def test_a_python_that_is_named_but_does_not_start_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stand_in(folder: Path, status: int) -> Path:
        folder.mkdir(parents=True)
        program = folder / "python3.12"
        program.write_text(f"#!/bin/sh\nexit {status}\n")
        program.chmod(0o755)
        return program

    shim = stand_in(tmp_path / "shims", 127)
    monkeypatch.setenv("PATH", str(shim.parent))
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path / "pyenv"))
    assert bootstrap.find_python((3, 12)) is None
    kept = stand_in(tmp_path / "pyenv" / "versions" / "3.12.1" / "bin", 0)
    assert bootstrap.find_python((3, 12)) == kept
    assert bootstrap.find_python((3, 13)) is None


@pytest.mark.parametrize("test", other_versions.TESTS)
def test_what_is_run_with_other_versions_is_there(test: str) -> None:
    assert (ROOT / test).exists()
