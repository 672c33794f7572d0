# SPDX-License-Identifier: MIT
"""The list of rows, one of which may be open."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.layout.boxes import Panel, ScrollArea, column
from mahjong_desk.ui.ledger.row import LedgerHead, LedgerRow, LedgerRowData, columns_for
from mahjong_desk.ui.ledger.row_explanation import RowExplanation


class _Rows(QWidget):
    """The contents of the scroll area."""

    accessible_role = "Table"


class LedgerRowList(Panel):
    """A row per hand; its explanation is created when it is opened.

    Attributes:
        rows: In the order of the match.
        opened: The explanation of the open row, or None.
    """

    yaku_requested = Signal(str)

    _names: tuple[str, ...] = ()

    def __init__(self, explain: Callable[[int], RowExplanation]) -> None:
        super().__init__()
        self._explain = explain
        self.rows: list[LedgerRow] = []
        self.opened: RowExplanation | None = None
        self._match = ""
        self.head = LedgerHead(())
        self._content = _Rows()
        self._content.setAccessibleName(tr("Rows of the match"))
        self._column = column(...)
        self._content.setLayout(self._column)
        self.area = ScrollArea(self._content, steady=True)
        self._page = column(self.head, (self.area, 1), edges=(1, 1, 1, 1))
        self.setLayout(self._page)

    @property
    def open_id(self) -> int | None:
        return next((row.line.row_id for row in self.rows if row.isChecked()), None)

    def show_lines(self, lines: Sequence[LedgerRowData], names: Sequence[str], *, match: str = "") -> None:
        """Replaces the lines, in the order of the match; the open row stays open."""
        was_open = self.open_id if match == self._match else None
        focused = next((row.line.row_id for row in self.rows if row.hasFocus()), None)
        added = len(lines) > len(self.rows)
        self._match = match
        self._close()
        unchanged = 0
        if self._names != tuple(names):
            self._show_names(names)
        else:
            while unchanged < min(len(lines), len(self.rows)) and self.rows[unchanged].line == lines[unchanged]:
                unchanged += 1
        for row in self.rows[unchanged:]:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        del self.rows[unchanged:]
        for line in lines[unchanged:]:
            self._add(line)
        self.restyle()
        for row in self.rows:
            if row.line.row_id == was_open:
                row.setChecked(True)
            if row.line.row_id == focused:
                row.setFocus()
        if added and was_open is None and self.rows:
            self._resize_content()
            self.area.ensureWidgetVisible(self.rows[-1])

    def _show_names(self, names: Sequence[str]) -> None:
        self._names = tuple(names)
        head = LedgerHead(names)
        self._page.replaceWidget(self.head, head)
        self.head.hide()
        self.head.deleteLater()
        self.head = head

    def _add(self, line: LedgerRowData) -> None:
        row = LedgerRow(line, self.head)
        row.toggled.connect(lambda on: self._on_toggled(row, on))
        row.move_requested.connect(lambda step: self._move(row, step))
        row.yaku_requested.connect(self.yaku_requested)
        self._column.insertWidget(len(self.rows), row)
        self.rows.append(row)

    def row(self, row_id: int) -> LedgerRow:
        """Returns the row with an id; a riichi is part of the row of its hand.

        Raises:
            LookupError: There is no such row.
        """
        for row in self.rows:
            if row_id in (row.line.row_id, *row.line.riichi):
                return row
        raise LookupError(f"no row {row_id}")

    def _on_toggled(self, row: LedgerRow, on: bool) -> None:
        self._close(keep=row)
        if not on:
            return
        self.opened = self._explain(row.line.row_id)
        self.opened.yaku_requested.connect(self.yaku_requested)
        self._column.insertWidget(self.rows.index(row) + 1, self.opened)
        self.opened.show()
        self._resize_content()
        self.area.ensureWidgetVisible(self.opened, 0, 0)
        self.area.ensureWidgetVisible(row, 0, 0)

    def _resize_content(self) -> None:
        """Resizes the contents at once, so that a new row can be scrolled into view."""
        self._column.activate()
        width = self.area.viewport().width()
        self._content.resize(width, max(self._column.totalHeightForWidth(width), self.area.viewport().height()))

    def _close(self, keep: LedgerRow | None = None) -> None:
        if self.opened is not None:
            self._column.removeWidget(self.opened)
            self.opened.hide()
            self.opened.deleteLater()
            self.opened = None
        for row in self.rows:
            if row is not keep and row.isChecked():
                with QSignalBlocker(row):
                    row.setChecked(False)

    def _move(self, row: LedgerRow, step: int) -> None:
        target = self.rows.index(row) + step
        if 0 <= target < len(self.rows):
            self.rows[target].setFocus(Qt.FocusReason.OtherFocusReason)
            self.area.ensureWidgetVisible(self.rows[target], 0, 0)

    def restyle(self) -> None:
        """Gives the head and all rows the columns of the current width."""
        if not self._names:
            return
        bar = self.area.verticalScrollBar().sizeHint().width()
        columns = columns_for(self.width() - 2 - bar, len(self._names))
        self.head.setContentsMargins(0, 0, bar, 0)
        self.head.set_columns(columns)
        for row in self.rows:
            row.set_columns(columns)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.restyle()
