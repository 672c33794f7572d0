# SPDX-License-Identifier: MIT
"""A club with several machines and one ledger on a server."""

from contextlib import ExitStack
from pathlib import Path
from time import monotonic

from mahjong_desk.journal.journal import Journal
from mahjong_desk.ledger.ledger import DEFAULT_TIMEOUT, Ledger
from mahjong_desk.ledger.place import ServerLocation
from tests.ledger.server.world import PostgresServer


class ServerClub:
    """A ledger on a server with machines that each have a folder of their own."""

    def __init__(self, server: PostgresServer, folder: Path, closing: ExitStack) -> None:
        self.server, self.database = server, server.new_database()
        self._folder, self._closing = folder, closing

    def place(self, machine: str, user: str = "club") -> ServerLocation:
        """Returns the ledger as a machine knows it."""
        return ServerLocation(self.server.url(self.database, user), self._folder / machine)

    def open(self, machine: str, timeout: float = DEFAULT_TIMEOUT) -> Ledger:
        return self._closing.enter_context(Ledger.open(self.place(machine), timeout=timeout))

    def cut(self) -> None:
        """Cuts all connections, as soon as there are any: a machine that was cut off may be making another."""
        until = monotonic() + DEFAULT_TIMEOUT
        while not self.server.cut(self.database):
            assert monotonic() < until, "nobody is connected"


def numbers(journal: Journal) -> list[int]:
    return [row.event["number"] for row in journal.rows]
