# SPDX-License-Identifier: MIT
"""Loads what the Club screen needs while the program is idle."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer

from mahjong_desk.rules import registry
from mahjong_desk.ui.desk import Desk

_IDLE_BEFORE: Final = 5_000
"""How long nothing must be entered before loading begins, in milliseconds."""
_MODULES: Final = (
    "mahjong_desk.ui.club_data.people_index",
    "mahjong_desk.ui.kit.charts.view",
    "mahjong_desk.ui.club.players.charts",
    "mahjong_desk.ui.club.players.profile",
    "mahjong_desk.ui.club.players.page",
    "mahjong_desk.ui.club",
)
"""The modules of the Club screen, each loaded in one pass of the event loop."""


class ClubPreloader(QObject):
    """Loads the Club screen and updates the facts of matches while nothing is entered."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        self._steps = self._load_screen()
        self._idle_timer = QTimer(self, interval=_IDLE_BEFORE, singleShot=True)
        self._idle_timer.timeout.connect(self._run_step)
        desk.changed.connect(self._idle_timer.start)
        self._idle_timer.start()

    def _load_screen(self) -> Iterator[None]:
        for module in _MODULES:
            import_module(module)
            yield
        from mahjong_desk.ui.club_data.facts_index import facts_index_of
        from mahjong_desk.ui.club_data.people_index import people_model_of

        # The model connects itself to the facts.
        people_model_of(self._desk)
        facts_index_of(self._desk).changed.connect(self._load_systems)

    def _load_systems(self) -> None:
        self._steps = self._find_systems()
        self._run_step()

    def _find_systems(self) -> Iterator[None]:
        from mahjong_desk.club.facts.facts import FactsIndex
        from mahjong_desk.ui.club_data.facts_index import facts_index_of

        for system in facts_index_of(self._desk).query(FactsIndex.systems) or ():
            # Loaded while idle; the system may not be installed any more.
            registry.find_ruleset(system.partition("/")[0])
            yield

    def _run_step(self) -> None:
        for _ in self._steps:
            QTimer.singleShot(0, self._run_step)
            return
        from mahjong_desk.ui.club_data.facts_index import facts_index_of

        # A server may be slow or unreachable, so it is not read in advance.
        if self._desk.ledger is not None and isinstance(self._desk.ledger.place, Path):
            facts_index_of(self._desk).prefetch()
