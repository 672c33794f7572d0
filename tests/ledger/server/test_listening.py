# SPDX-License-Identifier: MIT
"""What others write is heard, and a server that was away is noticed when it is back."""

from __future__ import annotations

from pathlib import Path
from queue import Queue

from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.server.errors import ServerUnreachable
from mahjong_desk.ledger.server.listening import Listener
from mahjong_desk.ledger.server_place import ServerPlace
from tests.ledger.acts import AT
from tests.ledger.server.world import Server

_LONG = 60


def test_others_are_heard_and_a_server_that_was_away_too(server: Server, tmp_path: Path) -> None:
    place = ServerPlace(server.url(server.new_database()), tmp_path)
    news: Queue[LedgerError | None] = Queue()
    with Ledger.open(place) as ledger:
        listener = Listener(place, lambda: news.put(None), news.put)
        try:
            assert news.get(timeout=_LONG) is None
            ledger.start_session("Friday", AT)
            assert news.get(timeout=_LONG) is None
            server.stop()
            lost = next(told for told in iter(lambda: news.get(timeout=_LONG), ...) if told is not None)
            assert isinstance(lost, ServerUnreachable)
            server.start()
            assert any(told is None for told in iter(lambda: news.get(timeout=_LONG), ...))
            ledger.start_session("Saturday", AT)
            assert news.get(timeout=_LONG) is None
        finally:
            listener.stop()
        heard = news.qsize()
        ledger.start_session("Sunday", AT)
    assert news.qsize() == heard
