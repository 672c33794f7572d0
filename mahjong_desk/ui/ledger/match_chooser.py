# SPDX-License-Identifier: MIT
"""The matches that can be looked at in the ledger."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QWidget

from mahjong_desk.club.names import player_names
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.listing import listed
from mahjong_desk.ui.words import date_of

_LEAST_LETTERS = 18


class MatchChooser(QComboBox):
    """Every match that can be read, those of the present session first; hidden where there is no other.

    Signals:
        wanted(int): Another match than that on the desk was chosen; its id.
    """

    wanted = Signal(int)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        """Makes an empty list."""
        super().__init__(parent)
        self._desk = desk
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(_LEAST_LETTERS)
        self.activated.connect(self._chosen)

    @property
    def _present(self) -> int | None:
        return self._desk.record.id if self._desk.record is not None else None

    def show_matches(self) -> None:
        """Reads the matches anew; that on the desk is chosen."""
        try:
            matches = self._matches()
        except LedgerError:
            # What keeps the ledger from being read is told by the window; the list keeps what it had.
            return
        self.clear()
        for match_id, name in matches:
            self.addItem(name, match_id)
        self.setCurrentIndex(self.findData(self._present))
        self.setPlaceholderText(self.tr("Choose a match"))
        self.setAccessibleName(self.tr("Match"))
        self.setVisible(len(matches) > (1 if self._present is not None else 0))

    def _matches(self) -> list[tuple[int, str]]:
        """Returns the id of each match and what it is called, the newest first.

        Raises:
            LedgerError: The ledger cannot be read.
        """
        if self._desk.ledger is None:
            return []
        sessions = {session.id: session for session in self._desk.ledger.sessions()}
        present = self._desk.session.id if self._desk.session is not None else -1
        records = [record for record in self._desk.ledger.matches() if record.header is not None]
        records.sort(key=lambda record: (record.session_id == present, record.id), reverse=True)
        name = self.tr("{session}, match {number}: {players}")
        return [
            (
                record.id,
                name.format(
                    session=sessions[record.session_id].name or date_of(sessions[record.session_id].started_at),
                    number=record.number,
                    players=listed(player_names(record.people)),
                ),
            )
            for record in records
        ]

    def _chosen(self, index: int) -> None:
        match_id = self.itemData(index)
        if match_id != self._present:
            self.wanted.emit(match_id)
