# SPDX-License-Identifier: MIT
"""The sheet that prints a match or a session, or writes it into a file."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QComboBox, QVBoxLayout

from mahjong_desk.club.people.people import People
from mahjong_desk.club.people.person import Where
from mahjong_desk.club.played import Played, PlayedSession
from mahjong_desk.club.veiling import hidden, veiled
from mahjong_desk.texts import tr
from mahjong_desk.ui.club_data.people_index import club_people
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.controls.chip_group import ChipGroup
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.text_format import headed
from mahjong_desk.ui.navigation import Window
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.report.blocks import PageForm
from mahjong_desk.ui.report.output import (
    FileKind,
    file_bytes,
    kind_meaning,
    kind_name,
    kinds_of,
    names_meaning,
    report_of,
    suggested_name,
)
from mahjong_desk.ui.report.pages import Paged, Pages
from mahjong_desk.ui.report.paper_sheet import PaperSheet
from mahjong_desk.ui.report.preview import match_on, people_in, session_on
from mahjong_desk.ui.text.phrases import in_language


class ReportSheet(PaperSheet):
    """Asks what is to be printed or written, shows it, and does it."""

    def __init__(
        self, choices: Sequence[Played], people: People, window: Window, *, chosen: int = 0, printing: bool = False
    ) -> None:
        super().__init__(tr("Print and export"), window)
        self._choices, self._people = tuple(choices), people
        self._report = report_of(veiled(self._choices[chosen], people, Where.PRINT))
        self.sides.addLayout(self._controls(chosen), 10)
        self.sides.addWidget(self.preview, 9)
        self.save_button, self.print_button = self.add_ways_out(self._save, printing=printing)
        self._show()

    def _controls(self, chosen: int) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(14)
        # A session may have more matches than chips have room.
        self.what = QComboBox()
        self.what.setAccessibleName(tr("What"))
        self.what.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.what.addItems([_name(played) for played in self._choices])
        self.what.setCurrentIndex(chosen)
        self.what.currentIndexChanged.connect(lambda _index: self._read())
        what = QVBoxLayout()
        what.setSpacing(4)
        what.addWidget(Label(tr("What"), role="ink3", size=14))
        what.addWidget(self.what)
        column.addLayout(what)
        self.form = ChipGroup(tr("On paper and in the PDF"), label_above=True)
        self.form.set_choices(
            ((PageForm.SHORT, tr("Short: one page")), (PageForm.FULL, tr("Full: every hand explained")))
        )
        self.form.choose(PageForm.SHORT)
        self.kind = ChipGroup(tr("File"), label_above=True)
        self._offer_kinds()
        self._meaning = Label(size=14, role="ink2", wrap=True)
        self.form.chosen.connect(lambda _value: self.show_pages())
        self.kind.chosen.connect(lambda _value: self._tell_kind())
        column.addWidget(self.form)
        column.addWidget(self.kind)
        column.addWidget(self._meaning)
        self._names = Label(size=14, role="ink2", wrap=True)
        column.addWidget(self._names)
        column.addWidget(self.fault)
        column.addStretch(1)
        return column

    # What is chosen

    def _played(self) -> Played:
        return self._choices[self.what.currentIndex()]

    def _form(self) -> PageForm:
        form = self.form.value()
        assert isinstance(form, PageForm)
        return form

    def _kind(self) -> FileKind:
        kind = self.kind.value()
        assert isinstance(kind, FileKind)
        return kind

    def _offer_kinds(self) -> None:
        chosen, kinds = self.kind.value() or FileKind.PDF, kinds_of(self._played())
        self.kind.set_choices(tuple((kind, kind_name(kind)) for kind in kinds))
        self.kind.choose(chosen if chosen in kinds else FileKind.PDF)

    def _read(self) -> None:
        self._offer_kinds()
        self._report = report_of(veiled(self._played(), self._people, Where.PRINT))
        self._show()

    def _show(self) -> None:
        self._tell_kind()
        self.show_pages()

    def _tell_kind(self) -> None:
        self._meaning.setText(kind_meaning(self._kind(), session=isinstance(self._played(), PlayedSession)))
        self._names.setText(names_meaning(self._kind(), self._played(), self._people))

    # What is done

    def lay(self, size: QSizeF) -> Paged:
        """Returns the report on pages of a size."""
        return Pages(self._report, self._form(), size)

    def _save(self) -> None:
        kind = self._kind()
        self.save(
            suggested_name(self._report, kind), kind, lambda: file_bytes(kind, self._to_write(kind), self._form())
        )

    def _to_write(self, kind: FileKind) -> Played:
        played = self._played()
        if kind is FileKind.JSON and not hidden(played, self._people):
            # Nobody minds the names as they were typed, and with its journal it comes back in as the same match.
            return played
        return veiled(played, self._people, Where.FILE)


def sheet_of_session(session: PlayedSession, desk: Desk, window: Window) -> ReportSheet:
    """Returns the sheet for a session and each of its matches, the session chosen.

    Raises:
        LedgerError: The ledger cannot be read.
        RuntimeError: No ledger is open.
    """
    return ReportSheet((session, *session.matches), people_in(session, desk), window)


def sheet_of_desk(desk: Desk, window: Window, *, printing: bool = False) -> ReportSheet:
    """Returns the sheet for the match on the desk and its session, the match chosen.

    The match is there even where the ledger cannot be read; the sheet tells why it is alone then.

    Raises:
        RuntimeError: No match lies on the desk.
    """
    match = match_on(desk)

    def read() -> tuple[PlayedSession, People]:
        session = session_on(desk)
        return session, people_in(session, desk)

    found = attempt(read)
    if found.result is None:
        # The people as they were read last know who has a pseudonym, too.
        sheet = ReportSheet((match,), club_people(desk).people, window, printing=printing)
        sheet.fault.setText(found.why)
        return sheet
    session, people = found.result
    place = [other.number for other in session.matches].index(match.number)
    return ReportSheet((session, *session.matches), people, window, chosen=1 + place, printing=printing)


def _name(played: Played) -> str:
    """Returns what stands in the list of what there is to report on."""
    if isinstance(played, PlayedSession):
        return tr("The whole session")
    number = tr("Match {number}").format(number=played.number)
    return headed(number, in_language(played.replay.match.rules.ruleset.names))
