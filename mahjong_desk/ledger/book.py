# SPDX-License-Identifier: MIT
"""What every book beside the matches starts from: the two doors of an open ledger."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

from sqlalchemy import Connection

Access = Callable[[], AbstractContextManager[Connection]]
"""What gives a connection for as long as it is needed."""


class Book:
    """A table of a ledger that only grows, and where what stands last counts."""

    def __init__(self, reading: Access, writing: Access) -> None:
        """Takes the two doors of an open ledger."""
        self._reading = reading
        self._writing = writing
