# SPDX-License-Identifier: MIT
"""The log of runs and failures, which contains no names."""

import logging
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from mahjong_desk import __version__, log

LOGGER = logging.getLogger("mahjong_desk.somewhere")


@pytest.fixture(autouse=True)
def _closed_log() -> Iterator[None]:
    yield
    log.stop_log()


def fail_with(words: str) -> None:
    """Logs an error with a cause; both have these words."""
    try:
        try:
            raise KeyError(words)
        except KeyError as error:
            raise ValueError(words) from error
    except ValueError:
        LOGGER.exception("it failed")


def test_the_log_has_the_version_and_the_failure(tmp_path: Path) -> None:
    path = log.start_log(tmp_path)
    assert log.current_log_path() == path
    fail_with("Aiko drew 5z")
    text = path.read_text(encoding="utf-8")
    assert "Aiko" not in text, "error messages are not logged"
    assert f"Mahjong Desk {__version__}" in text
    assert "builtins.ValueError" in text
    assert "builtins.KeyError" in text
    assert f'"{__file__}"' in text
    assert log.read_tail(path) == text


def test_full_log_files_are_rotated(tmp_path: Path) -> None:
    path = log.start_log(tmp_path)
    for _ in range(6_000):
        LOGGER.info("x" * 500)
    files = sorted(path.parent.iterdir())
    assert len(files) == 4
    assert all(file.stat().st_size <= 500_000 for file in files)
    assert log.read_tail(path, 2_000).splitlines()[0].endswith("x")


def test_an_unwritable_folder_is_not_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "log").write_text("a file where the folder should be", encoding="utf-8")
    log.start_log(tmp_path)
    log.catch_crashes(tmp_path)
    fail_with("so")
    assert log.current_log_path() is None
    assert capsys.readouterr().err == ""


def test_a_lazy_log_is_created_by_its_first_entry(tmp_path: Path) -> None:
    log.start_log_lazily(lambda: tmp_path)
    assert not list(tmp_path.iterdir())
    fail_with("so")
    text = (tmp_path / "log" / log.FILE_NAME).read_text(encoding="utf-8")
    assert text.count("it failed") == 1


def test_a_crashing_process_leaves_a_stack_trace(tmp_path: Path) -> None:
    program = (
        "import sys, faulthandler; from pathlib import Path; from mahjong_desk.log import catch_crashes; "
        "catch_crashes(Path(sys.argv[1])); faulthandler._sigsegv()"
    )
    died = subprocess.run([sys.executable, "-c", program, str(tmp_path)], check=False, cwd=Path(__file__).parents[1])
    assert died.returncode != 0
    assert b"Current thread" in (tmp_path / "log" / log.CRASH_FILE_NAME).read_bytes()


def test_an_internal_error_in_a_stream_is_logged(tmp_path: Path) -> None:
    program = (
        "import sys; from mahjong_desk.interchange import commands; from mahjong_desk.cli import main; "
        "fault = lambda request: 1 / 0 if request == 'fault' else {'ok': True}; commands.COMMANDS['score'] = fault; "
        "sys.exit(main(['score', '--lines', '-']))"
    )
    command, folder = [sys.executable, "-c", program], Path(__file__).parents[1]
    environment = {"MAHJONG_DESK_DATA": str(tmp_path), "PATH": "/usr/bin:/bin"}
    answered = subprocess.run(
        command, input=b'"fault"\n"fine"\n', capture_output=True, check=True, cwd=folder, env=environment
    )
    first, second = answered.stdout.splitlines()
    assert b'"internal"' in first
    assert second == b'{"ok": true}'
    assert answered.stderr == b""
    assert "ZeroDivisionError" in (tmp_path / "log" / log.FILE_NAME).read_text(encoding="utf-8")
