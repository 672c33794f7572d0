# SPDX-License-Identifier: MIT
from collections.abc import Iterator
from pathlib import Path

import pytest

from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return ledger_path(tmp_path / "club")


@pytest.fixture
def ledger(path: Path) -> Iterator[Ledger]:
    with Ledger.open(path) as opened:
        yield opened
