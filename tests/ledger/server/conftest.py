# SPDX-License-Identifier: MIT
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.ledger.server.world import PostgresServer, ServerClub


@pytest.fixture
def club(server: PostgresServer, tmp_path: Path) -> Iterator[ServerClub]:
    """Yields an empty ledger on a server."""
    with ExitStack() as closing:
        yield ServerClub(server, tmp_path, closing)
