# SPDX-License-Identifier: MIT
"""A club to work with."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.ledger.server.club import Club
from tests.ledger.server.world import Server


@pytest.fixture
def club(server: Server, tmp_path: Path) -> Iterator[Club]:
    """A ledger on a server with nothing in it."""
    with ExitStack() as closing:
        yield Club(server, tmp_path, closing)
