# SPDX-License-Identifier: MIT
"""Runs the tests that answer at once: those of what was changed since the last commit, and the quick ones of the engine.

A changed file of tests is one of them; for a changed module it is the file that mirrors it (``tests/match/test_replay.py``
for ``mahjong_desk/match/replay.py``) and every one that imports it. Tests of a real window and long ones are left to the
whole check.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parent.parent
QUICK = (
    "tests/pieces",
    "tests/shapes",
    "tests/club",
    "tests/entry",
    "tests/interchange",
    "tests/test_layers.py",
    "tests/test_log.py",
)
"""What runs each time: a few seconds together."""
LONG = ("tests/ui/xvfb", "tests/ui/rulesets", "tests/durability", "tests/benchmarks", "tests/test_mutations.py")
"""What never runs here."""


def main() -> int:
    """Runs the tests and returns pytest's status."""
    changed = changed_tests(ROOT, changed_files(ROOT))
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "2", "--dist", "worksteal", *dict.fromkeys((*QUICK, *changed))],
        cwd=ROOT,
        check=False,
    ).returncode


def changed_files(root: Path) -> list[str]:
    """Returns the files that differ from the last commit, those that are new too; none where git does not know."""
    found: list[str] = []
    for command in (["git", "diff", "--name-only", "HEAD"], ["git", "ls-files", "--others", "--exclude-standard"]):
        try:
            told = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
        except OSError:
            return []
        found += told.stdout.splitlines()
    return found


def changed_tests(root: Path, files: Iterable[str]) -> list[str]:
    """Returns the tests of changed files that are there and not long, each once."""
    tests = (test for file in files for test in _tests_of(root, PurePosixPath(file)))
    return [test for test in dict.fromkeys(tests) if not test.startswith(LONG) and (root / test).is_file()]


def _tests_of(root: Path, file: PurePosixPath) -> Iterator[str]:
    if file.suffix != ".py":
        return
    top, *folders = file.parts[:-1] or ("",)
    if top == "tests" and file.name.startswith("test_"):
        yield str(file)
    elif top == "mahjong_desk":
        yield str(PurePosixPath("tests", *folders, f"test_{file.name}"))
        module = ".".join(file.with_suffix("").parts)
        for test in sorted((root / "tests").rglob("test_*.py")):
            if f"from {module} import" in test.read_text(encoding="utf-8"):
                yield test.relative_to(root).as_posix()
    elif top == "packaging":
        yield str(PurePosixPath("tests", "packaging", *folders, f"test_{file.name}"))


if __name__ == "__main__":
    sys.exit(main())
