# SPDX-License-Identifier: MIT
"""The matches that can be looked at in the ledger."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QWidget

from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.records import MatchRecord
from mahjong_desk.texts import tr
from mahjong_desk.ui.club_people import club_people
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.cut_combo import CutCombo
from mahjong_desk.ui.kit.listing import listed
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.words.dates import date_of

if TYPE_CHECKING:
    from PySide6.QtGui import QStandardItemModel

_LEAST_LETTERS = 18
_OTHERS = 20


class MatchChooser(CutCombo):
    """The matches of the present session and the latest others; hidden where there is no other.

    One that cannot be read is named too, and cannot be chosen.
    """

    wanted = Signal(int)
    all_wanted = Signal()

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._shown: object = None
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(_LEAST_LETTERS)
        self.activated.connect(self._chosen)

    @property
    def _present(self) -> int | None:
        return self._desk.record.id if self._desk.record is not None else None

    def show_matches(self) -> None:
        """Shows the matches with that on the desk chosen; reads them anew only where that is another one, or is called otherwise."""
        desk = self._desk
        people = desk.replay.everybody if desk.replay is not None else ()
        shown = (desk.ledger, desk.session, self._present, people)
        if shown != self._shown:
            self._read()
            self._shown = shown
        self.setCurrentIndex(self.findData(self._present))
        self.setPlaceholderText(tr("Choose a match"))
        self.setAccessibleName(tr("Match"))
        self.setVisible(self.count() > (1 if self._present is not None else 0))

    def read_anew(self) -> None:
        """Forgets what was read, for the next time that the matches are shown."""
        self._shown = None

    def _read(self) -> None:
        ledger = self._desk.ledger
        found = attempt(lambda: self._matches(ledger) if ledger is not None else ([], False)).result
        if found is None:
            # What keeps the ledger from being read is told by the window; the list keeps what it had.
            return
        matches, more = found
        self.clear()
        for record, name in matches:
            self.addItem(name, record.id)
            if record.header is None:
                cast("QStandardItemModel", self.model()).item(self.count() - 1).setEnabled(False)
        if more:
            self.insertSeparator(self.count())
            self.addItem(tr("Find another match…"), None)

    def _matches(self, ledger: Ledger) -> tuple[list[tuple[MatchRecord, str]], bool]:
        """Returns each match with what it is called, the newest first, and whether there are others.

        Raises:
            LedgerError: The ledger cannot be read.
        """
        present = self._desk.session.id if self._desk.session is not None else -1
        ours = tuple(reversed(ledger.matches(present)))
        page = ledger.matches_before(None, len(ours) + _OTHERS + 1)
        others = [record for record in page if record.session_id != present]
        sessions = {number: ledger.session(number) for number in {record.session_id for record in (*ours, *others)}}
        name = tr("{session}, match {number}: {players}")
        unreadable = tr("cannot be read")

        def called(record: MatchRecord) -> str:
            session = sessions[record.session_id]
            players = listed(club_people(self._desk).names_at(record)) if record.header is not None else unreadable
            return name.format(
                session=session.name or date_of(session.started_at), number=record.number, players=players
            )

        return [(record, called(record)) for record in (*ours, *others[:_OTHERS])], len(others) > _OTHERS

    def showPopup(self) -> None:
        """Opens the list, with what other windows have begun meanwhile."""
        self.read_anew()
        self.show_matches()
        super().showPopup()

    def _chosen(self, index: int) -> None:
        match_id = self.itemData(index)
        if match_id is None:
            self.setCurrentIndex(self.findData(self._present))
            self.all_wanted.emit()
        elif match_id != self._present:
            self.wanted.emit(match_id)
