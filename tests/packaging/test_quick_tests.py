# SPDX-License-Identifier: MIT
"""The quick check runs the tests of what was changed, and leaves the long ones out."""

from __future__ import annotations

import subprocess
from pathlib import Path

import quick_tests
from tests.packaging.programs import needs


def make(root: Path, *files: str) -> None:
    """Makes empty files."""
    for file in files:
        (root / file).parent.mkdir(parents=True, exist_ok=True)
        (root / file).touch()


def test_a_module_brings_the_tests_that_mirror_it_and_a_test_itself(tmp_path: Path) -> None:
    make(tmp_path, "tests/match/test_replay.py", "tests/packaging/test_art.py", "tests/ui/test_desk.py")
    changed = [
        "mahjong_desk/match/replay.py",
        "packaging/art.py",
        "tests/ui/test_desk.py",
        "mahjong_desk/match/replay.py",
        "mahjong_desk/match/has_no_test.py",
        "README.md",
        "tests/match/test_replay.py",
    ]
    assert quick_tests.changed_tests(tmp_path, changed) == [
        "tests/match/test_replay.py",
        "tests/packaging/test_art.py",
        "tests/ui/test_desk.py",
    ]


def test_a_module_brings_the_tests_that_import_it(tmp_path: Path) -> None:
    make(tmp_path, "tests/ui/test_table.py", "tests/ui/test_rail.py")
    (tmp_path / "tests/ui/test_table.py").write_text("from mahjong_desk.match.replay import replay\n")
    changed = ["mahjong_desk/match/replay.py", "mahjong_desk/match/rep.py"]
    assert quick_tests.changed_tests(tmp_path, changed) == ["tests/ui/test_table.py"]


def test_long_tests_are_left_to_the_whole_check(tmp_path: Path) -> None:
    make(tmp_path, "tests/ui/xvfb/test_evenings.py")
    assert quick_tests.changed_tests(tmp_path, ["tests/ui/xvfb/test_evenings.py"]) == []


@needs("git")
def test_what_is_new_counts_as_changed(tmp_path: Path) -> None:
    assert quick_tests.changed_files(tmp_path / "nowhere") == []
    subprocess.run(["git", "init", "-q", str(tmp_path)], check=True)
    make(tmp_path, "tests/test_new.py")
    assert quick_tests.changed_files(tmp_path) == ["tests/test_new.py"]


def test_what_it_names_is_there() -> None:
    for named in (*quick_tests.QUICK, *quick_tests.LONG):
        assert (quick_tests.ROOT / named).exists(), named
