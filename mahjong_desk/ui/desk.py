# SPDX-License-Identifier: MIT
"""The match on the desk: the one place where windows and ledger meet."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from mahjong_desk import interchange
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ledger.journal import Act, History, fold
from mahjong_desk.match import Match, Replay, replay
from mahjong_desk.rules import registry
from mahjong_desk.rules.events import Event

if TYPE_CHECKING:
    from mahjong_desk.ledger.ledger import Journal, Ledger, MatchRecord
