# SPDX-License-Identifier: MIT
"""What every book beside the matches starts from: the two doors of an open ledger."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

from sqlalchemy import Connection

from mahjong_desk.ledger.writing import Writing

Reading = Callable[[], AbstractContextManager[Connection]]
"""What gives a connection for as long as it is needed."""

Entering = Callable[[], AbstractContextManager[Writing]]
"""What gives a transaction in which something is entered."""


class Book:
    """A table of a ledger that only grows, and where what stands last counts."""

    def __init__(self, reading: Reading, writing: Entering) -> None:
        """Takes the two doors of an open ledger."""
        self._reading = reading
        self._writing = writing
