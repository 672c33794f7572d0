# SPDX-License-Identifier: MIT
"""Several processes make and fill one ledger at the same moment."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

from mahjong_desk.ledger.ledger import Ledger

_SCRIPT = """
import sys, time
from pathlib import Path
from mahjong_desk.ledger.ledger import Ledger
from tests.ledger.things import AT, begun, hand
while time.time() < float(sys.argv[2]):
    pass
with Ledger.open(Path(sys.argv[1]), timeout=20) as ledger:
    journal = begun(ledger)
    for number in range(25):
        journal = ledger.append(journal, hand(number), AT)
"""


def test_six_processes_create_one_ledger_at_once(path: Path) -> None:
    begin = str(time.time() + 3)
    command = [sys.executable, "-c", _SCRIPT, str(path), begin]
    root = Path(__file__).parents[2]
    running = [subprocess.Popen(command, cwd=root, stderr=subprocess.PIPE, text=True) for _ in range(6)]
    for process in running:
        _, errors = process.communicate()
        assert process.returncode == 0, errors
    with Ledger.open(path) as ledger:
        assert ledger.chain_head.number == 6 * 27
        assert ledger.mirror.end() == ledger.chain_head
        assert ledger.check().is_sound
