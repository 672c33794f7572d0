# SPDX-License-Identifier: MIT
"""A club to work with."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.ledger.server.world import PostgresServer, ServerClub


@pytest.fixture
def club(server: PostgresServer, tmp_path: Path) -> Iterator[ServerClub]:
    """A ledger on a server with nothing in it."""
    with ExitStack() as closing:
        yield ServerClub(server, tmp_path, closing)
