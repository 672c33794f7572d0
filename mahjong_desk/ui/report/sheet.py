# SPDX-License-Identifier: MIT
"""The sheet that prints a match or a session, or writes it into a file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtGui import QResizeEvent
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QBoxLayout, QFileDialog, QVBoxLayout, QWidget

from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ledger.files import write_whole
from mahjong_desk.ui import theme, words
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.form_sheet import FormSheet
from mahjong_desk.ui.kit import Text
from mahjong_desk.ui.kit.chips import ChipGroup
from mahjong_desk.ui.ledger.window import LedgerWindow
from mahjong_desk.ui.report.blocks import PageForm
from mahjong_desk.ui.report.contents import Report
from mahjong_desk.ui.report.files import (
    FileKind,
    fault_words,
    file_bytes,
    kind_meaning,
    kind_name,
    report_of,
    suggested_name,
)
from mahjong_desk.ui.report.output import print_report
from mahjong_desk.ui.report.pages import Pages, inner_size, usual_layout
from mahjong_desk.ui.report.preview import Preview
from mahjong_desk.ui.report.sources import PlayedMatch, PlayedSession, match_on_desk, session_on_desk

_MATCH, _SESSION = "match", "session"
_SIDE_BY_SIDE = 780

_folders: list[str] = []
"""Where the last file went."""


class ReportSheet(FormSheet):
    """Asks what is to be printed or written, shows it, and does it.

    Attributes:
        what: The match or its whole session.
        form: The short or the full form.
        kind: The kind of file.
        preview: The pages.
        fault: Why it could not be done; empty where nothing failed.
        print_button: Leads to the printer.
        save_button: Leads to the file.
    """

    def __init__(self, desk: Desk, window: LedgerWindow, *, printing: bool = False) -> None:
        """Makes the sheet for the match on the desk.

        Args:
            desk: The desk.
            window: The window around it.
            printing: Whether its main button prints; else it writes a file.

        Raises:
            RuntimeError: No match lies on the desk.
        """
        assert isinstance(window, QWidget)
        title = QCoreApplication.translate("ReportSheet", "Print and export")
        super().__init__(title, window, width=980, height=640)
        self._desk, self._window = desk, window
        self._match = match_on_desk(desk)
        self._session: PlayedSession | None = None
        self._session_name = desk.session.name if desk.session is not None else ""
        self._report: Report = report_of(self._match, self._session_name)
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._sides.setSpacing(theme.px(28))
        self._sides.addLayout(self._choices(), 10)
        self.preview = Preview(self)
        self._sides.addWidget(self.preview, 9)
        self.body.addLayout(self._sides, 1)
        if printing:
            self.save_button: QWidget = self.add_way(self.tr("&Save as…"), self._save, icon="file")
            self.print_button: QWidget = self.add_deed(self.tr("&Print…"), self._print)
        else:
            self.print_button = self.add_way(self.tr("&Print…"), self._print, icon="printer")
            self.save_button = self.add_deed(self.tr("&Save as…"), self._save)
        self._show()

    def _choices(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(14)
        self.what = ChipGroup(self.tr("What"), label_above=True)
        self.what.set_choices(((_MATCH, self.tr("This match")), (_SESSION, self.tr("The whole session"))))
        self.what.choose(_MATCH)
        self.form = ChipGroup(self.tr("On paper and in the PDF"), label_above=True)
        self.form.set_choices(
            ((PageForm.SHORT, self.tr("Short: one page")), (PageForm.FULL, self.tr("Full: every hand explained")))
        )
        self.form.choose(PageForm.SHORT)
        self.kind = ChipGroup(self.tr("File"), label_above=True)
        self.kind.set_choices(tuple((kind, kind_name(kind)) for kind in FileKind))
        self.kind.choose(FileKind.PDF)
        self._meaning = Text(size=14, role="ink2", wrap=True)
        self.fault = Text(role="error", wrap=True)
        for group in (self.what, self.form, self.kind):
            group.chosen.connect(lambda _value: self._show())
            column.addWidget(group)
        column.addWidget(self._meaning)
        column.addWidget(self.fault)
        column.addStretch(1)
        return column

    # What is chosen

    def _played(self) -> PlayedMatch | PlayedSession:
        if self.what.value() == _MATCH:
            return self._match
        if self._session is None:
            self._session = session_on_desk(self._desk)
        return self._session

    def _form(self) -> PageForm:
        form = self.form.value()
        assert isinstance(form, PageForm)
        return form

    def _kind(self) -> FileKind:
        kind = self.kind.value()
        assert isinstance(kind, FileKind)
        return kind

    def _show(self) -> None:
        self._tell("")
        try:
            self._report = report_of(self._played(), self._session_name)
        except LedgerError as error:
            self.what.choose(_MATCH)
            self._report = report_of(self._match, self._session_name)
            self._tell(words.ledger_error_text(error))
        self._meaning.setText(kind_meaning(self._kind(), session=self.what.value() == _SESSION))
        self.preview.show_pages(Pages(self._report, self._form(), inner_size(usual_layout())))

    def _tell(self, fault: str) -> None:
        self.fault.setText(fault)

    # What is done

    def _save(self) -> None:
        self._tell("")
        kind = self._kind()
        folder = _folders[-1] if _folders else _documents()
        chosen, _ = QFileDialog.getSaveFileName(
            self,
            self.tr("Save as"),
            str(Path(folder) / suggested_name(self._report, kind)),
            self.tr("{kind} (*.{ending})").format(kind=kind_name(kind), ending=kind.value),
        )
        if not chosen:
            return
        path = Path(chosen)
        if path.suffix.lower() != f".{kind.value}":
            path = path.with_name(f"{path.name}.{kind.value}")
            if path.exists():
                # The dialog has asked about the name without its ending only.
                self._tell(
                    self.tr("{file} is there already. Choose its full name to write over it.").format(file=path.name)
                )
                return
        try:
            write_whole(path, file_bytes(kind, self._played(), self._session_name, self._form()))
        except OSError as error:
            self._tell(fault_words(path.name, error))
            return
        _folders[:] = [str(path.parent)]
        self.accept()
        self._window.notify(self.tr("Written to {file}").format(file=path))

    def _print(self) -> None:
        self._tell("")
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageLayout(usual_layout())
        dialog = QPrintDialog(printer, self.window())
        dialog.setOption(QPrintDialog.PrintDialogOption.PrintPageRange)
        if dialog.exec() != QPrintDialog.DialogCode.Accepted:
            return
        if not print_report(self._report, self._form(), printer):
            self._tell(self.tr("The printer takes nothing. Look whether it is on, or save a PDF."))
            return
        self.accept()
        self._window.notify(self.tr("Sent to the printer"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Puts choices and pages below each other where there is no room beside."""
        super().resizeEvent(event)
        wide = self.width() >= _SIDE_BY_SIDE * theme.scale()
        directions = QBoxLayout.Direction
        self._sides.setDirection(directions.LeftToRight if wide else directions.TopToBottom)


def _documents() -> str:
    found = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return found if found and Path(found).is_dir() else str(Path.home())
