# SPDX-License-Identifier: MIT
"""The sheet of a file that is to be imported: how much comes, what is here already, and what has parted."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from mahjong_desk.club.importing.counting import Count, Counts
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ledger.held import MatchHeld
from mahjong_desk.ledger.merge import Item, Matter, Merge
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.club_people import club_people
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.importing.bringing import Comparison, given_up_words, taken_in
from mahjong_desk.ui.importing.parting import Parting
from mahjong_desk.ui.importing.people import PeopleComing
from mahjong_desk.ui.kit import FormSheet, Hairline, Label, Note, figure
from mahjong_desk.ui.places import Window
from mahjong_desk.ui.words import ledger_error_text
from mahjong_desk.ui.work.long_work import work_on


class ImportSheet(FormSheet):
    """Shows what a file brings, and brings it after a yes.

    Attributes:
        merge: What would become of it.
        partings: What has parted, each with its choice.
        people: Who comes, and those who may be one person, each pair with its choice.
    """

    help_page = "files#import"

    def __init__(self, desk: Desk, window: Window, path: Path, comparison: Comparison) -> None:
        """Makes the sheet.

        Args:
            desk: Where the ledger is.
            window: The window.
            path: The file.
            comparison: What it would bring.
        """
        super().__init__(tr("Import"), window, width=880)
        self._desk, self._window, self._path, self._brought = desk, window, path, comparison.brought
        self.merge = comparison.merge
        self.partings: list[Parting] = []
        self.add_widget(_from_file(path.name, size=17))
        self._add_figures(comparison.counts)
        self.people = PeopleComing(comparison.people)
        if any(comparison.people):
            self.add_widget(self.people)
        sessions = {item.key: item.name for item in self.merge.items if item.matter is Matter.SESSION}
        for item in self.merge.parted:
            parting = Parting(item, sessions.get(_session_of(item), ""))
            self.partings.append(parting)
            self.add_widget(parting)
        self._fault = Note("error")
        self._fault.hide()
        self.add_widget(self._fault)
        if not self.merge.changes and not self.partings:
            self.add_widget(Note("good", "", tr("All of it is here already. There is nothing to import.")))
            self.add_main_button(tr("Close"), self.close_sheet)
            return
        safe = tr("Nothing that is here is lost: what comes is added, all of it or nothing.")
        self.add_widget(Note("good", "", safe))
        self.add_button(tr("&Cancel"), self.close_sheet)
        self.add_main_button(tr("&Import"), self._import)

    def _add_figures(self, counts: Counts) -> None:
        names = (
            (tr("Sessions"), counts.sessions),
            (tr("Matches"), counts.matches),
            (tr("Hands"), counts.hands),
            (tr("Players"), counts.players),
            (tr("House rules"), counts.house_rules),
            (tr("Answers to drills"), counts.answers),
            (tr("Entries about the club"), counts.club_acts),
        )
        holder = QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.px(24))
        heads = (
            tr("comes"),
            tr("here already"),
            tr("parted"),
        )
        for place, head in enumerate(heads, start=1):
            grid.addWidget(Label(head, role="ink3", size=14), 0, place, Qt.AlignmentFlag.AlignRight)
        for name, count in names:
            if any(count):
                _add_row(grid, name, count)
        grid.setColumnStretch(0, 1)
        self.add_widget(holder)

    def _import(self) -> None:
        ledger = self._desk.ledger
        if ledger is None:
            return
        try:
            # Another thread opens what lies there.
            ledger.make_sure()
        except LedgerError as error:
            self._refuse(error)
            return
        place, brought, source = ledger.place, self._brought, self._path.name
        decisions = {(one.item.matter, one.item.key): one.decision for one in self.partings}
        work_on(
            self._window,
            tr("Importing {file}").format(file=source),
            lambda progress: taken_in(place, brought, decisions, source, progress),
            done=self._tell,
            failed=self._refuse,
            given_up=lambda: self._window.notify(given_up_words(self._path)),
        )

    def _refuse(self, error: Exception) -> None:
        assert isinstance(error, LedgerError)
        self._fault.set_note("error", "", ledger_error_text(error))
        self._fault.show()

    def _enter_people(self) -> LedgerError | None:
        """Enters what was said of those who may be one person; returns why that could not be."""
        people = club_people(self._desk)
        return next((error for error in map(people.enter, self.people.deeds()) if error is not None), None)

    def _tell(self, merge: Merge) -> None:
        try:
            self._desk.hear_of_import()
        except LedgerError as error:
            self._refuse(error)
            return
        fault = self._enter_people()
        if fault is not None:
            # The matches are there, and the pairs wait on the page of the players.
            self._window.notify(ledger_error_text(fault), fault=True)
            self.close_sheet()
            return
        self.close_sheet()
        if merge.changes:
            said = tr("{file} has been imported.")
        else:
            said = tr("Nothing was imported: all stays as it is here.")
        self._window.notify(said.format(file=self._path.name))


def lay_import(desk: Desk, window: Window, path: Path, comparison: Comparison) -> None:
    """Lays a sheet over the window that shows what a file would bring; of a record first what it is."""
    if not comparison.records:
        window.lay_sheet(ImportSheet(desk, window, path, comparison))
        return
    from mahjong_desk.ui.importing.record_sheet import RecordSheet

    sheet = RecordSheet(window, path, comparison.records)
    sheet.kept.connect(lambda: window.lay_sheet(ImportSheet(desk, window, path, comparison)))
    window.lay_sheet(sheet)


def _from_file(name: str, *, size: int) -> Label:
    text = Label(name, role="ink2", size=size, wrap=True)
    text.setTextFormat(Qt.TextFormat.PlainText)
    return text


def _add_row(grid: QGridLayout, name: str, count: Count) -> None:
    row = grid.rowCount()
    grid.addWidget(Hairline(), row, 0, 1, 4)
    grid.addWidget(Label(name, size=16), row + 1, 0)
    for place, number in enumerate(count, start=1):
        shown = Label(figure(number) if number else "–", size=16, bold=place == 1 and number > 0)
        grid.addWidget(shown, row + 1, place, Qt.AlignmentFlag.AlignRight)


def _session_of(item: Item) -> str:
    return item.mine.session if isinstance(item.mine, MatchHeld) else ""
