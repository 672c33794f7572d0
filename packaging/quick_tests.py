# SPDX-License-Identifier: MIT
"""Runs the tests that the current changes may break.

These are the tests in the folders that mirror changed folders, then those that depend on the changes according to
``pytest-testmon``.
"""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parent.parent
PYTEST = (sys.executable, "-m", "pytest", "-n", "2", "--dist", "worksteal", "-x", "-q")
SECONDS = 40
"""The time limit for all tests together."""
UNSEEN = ("tests/installed", "tests/durability", "tests/ui/xvfb", "tests/ui/atspi")
"""Slow tests that start other programs, whose dependencies ``pytest-testmon`` cannot see."""


def main() -> int:
    """Runs the tests until one fails or the time is over, and returns the status."""
    ends = time.monotonic() + SECONDS
    tests = mirror_tests(ROOT, changed_files(ROOT))
    if tests and (status := run_until(ends, [*PYTEST, *tests])):
        return status
    if not (ROOT / ".testmondata").is_file():
        print("Run “python -m pytest -n 2 --testmon” once, so that the tests that a change can affect are known.")
        return 0
    return run_until(ends, [*PYTEST, "--testmon", *(f"--ignore={folder}" for folder in UNSEEN)])


def run_until(ends: float, command: Sequence[str]) -> int:
    """Runs pytest, stops it when its time is over, and returns 0 if no test failed."""
    with subprocess.Popen(command, cwd=ROOT) as running:
        try:
            status = running.wait(max(1, ends - time.monotonic()))
        except subprocess.TimeoutExpired:
            running.send_signal(signal.SIGINT)
            running.wait()
            print(f"Stopped after {SECONDS} seconds; “bootstrap.py test” runs all tests.", flush=True)
            return 0
    return 0 if status == 5 else status  # 5: there was nothing to run


def changed_files(root: Path) -> list[str]:
    """Returns the changed and new files since the last commit; none if git fails."""
    commands = (["diff", "--name-only", "HEAD"], ["ls-files", "--others", "--exclude-standard"])
    done = (
        subprocess.run(["git", *words], cwd=root, stdout=subprocess.PIPE, text=True, check=False) for words in commands
    )
    return [file for process in done for file in process.stdout.splitlines()]


def mirror_tests(root: Path, files: Iterable[str]) -> list[str]:
    """Returns the test files nearest to the changed files in the mirrored folders."""
    found: dict[str, None] = {}
    for file in map(PurePosixPath, files):
        if file.suffix == ".py" and file.parts[0] in ("mahjong_desk", "packaging", "tests"):
            inner = file.parts[file.parts[0] != "packaging" : -1]
            folders = [root / "tests" / Path(*inner[:count]) for count in range(len(inner), 0, -1)]
            tests = next(filter(None, (sorted(folder.glob("test_*.py")) for folder in folders)), [])
            found.update(dict.fromkeys(test.relative_to(root).as_posix() for test in tests))
    return [test for test in found if not test.startswith(UNSEEN)]


if __name__ == "__main__":
    sys.exit(main())
