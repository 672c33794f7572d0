# SPDX-License-Identifier: MIT
"""The command line starts without a screen."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path


def test_the_command_line_loads_no_qt() -> None:
    program = (
        "import sys; from mahjong_desk.cli import main; main(['rules']); "
        "print(sorted({name.split('.')[0] for name in sys.modules} & {'PySide6', 'shiboken6'}))"
    )
    root = Path(__file__).parents[1]
    answered = subprocess.run([sys.executable, "-c", program], cwd=root, capture_output=True, text=True, check=True)
    assert answered.stdout.splitlines()[-1] == "[]"
