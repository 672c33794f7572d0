# SPDX-License-Identifier: MIT
from collections.abc import Iterator
from pathlib import Path

import pytest

from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path


@pytest.fixture
def ledger(tmp_path: Path) -> Iterator[Ledger]:
    with Ledger.open(ledger_path(tmp_path)) as opened:
        yield opened
