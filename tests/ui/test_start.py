# SPDX-License-Identifier: MIT
"""The application as it is started, in a process of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

ROOT = Path(__file__).parents[2]


def start(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "mahjong_desk", *arguments],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_window_opens_over_a_new_ledger(tmp_path: Path, theme: str) -> None:
    picture = tmp_path / "window.png"
    done = start("--data", str(tmp_path / "club"), "--theme", theme, "--screenshot", str(picture))
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "club" / "ledger.sqlite3").exists()
    image = QImage(str(picture))
    assert (image.width(), image.height()) == (1280, 800)
    assert (image.pixelColor(5, image.height() - 40).lightness() < 128) == (theme == "dark")


def test_a_wrong_option_is_told_before_a_window_opens(tmp_path: Path) -> None:
    done = start("--colour", "green")
    assert done.returncode == 2
    assert "--colour" in done.stderr
