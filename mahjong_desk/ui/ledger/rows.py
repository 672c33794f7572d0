# SPDX-License-Identifier: MIT
"""The rows of the ledger under their fixed head, one of them open."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.panels import Panel
from mahjong_desk.ui.ledger.explanation import Explanation
from mahjong_desk.ui.ledger.head import LedgerHead
from mahjong_desk.ui.ledger.lines import LedgerLine
from mahjong_desk.ui.ledger.row_widget import LedgerRow


class _Rows(QWidget):
    """What scrolls."""

    spoken_as = "Table"


class RowList(Panel):
    """A row a hand; a row opens into its explanation, which is made only then.

    Attributes:
        rows: The rows, in the order of the match.
        opened: The explanation of the open row, or None.
    """

    # Ids of rows that came in one step with others are too large for an int of Qt.
    row_opened = Signal(object)
    yaku_wanted = Signal(str)

    def __init__(self, explain: Callable[[int], Explanation], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._explain = explain
        self.rows: list[LedgerRow] = []
        self.opened: Explanation | None = None
        self._lines: tuple[LedgerLine, ...] = ()
        self._names: tuple[str, ...] = ()
        self._spare = 0
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        self.head = LedgerHead(self)
        column.addWidget(self.head)
        self.area = QScrollArea(self)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._match = ""
        self._content = _Rows()
        self._column = QVBoxLayout(self._content)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addStretch(1)
        self.area.setWidget(self._content)
        column.addWidget(self.area, 1)
        self.area.viewport().installEventFilter(self)

    @property
    def open_id(self) -> int | None:
        """The id of the open row, or None."""
        return next((row.line.row_id for row in self.rows if row.isChecked()), None)

    def show_lines(
        self, lines: Sequence[LedgerLine], names: Sequence[str], *, match: str = "", anew: bool = False
    ) -> None:
        """Shows other lines; the open row stays open where it is still there.

        Args:
            lines: The lines, in the order of the match.
        """
        was_open = self.open_id if match == self._match else None
        self._match = match
        focused = next((row.line.row_id for row in self.rows if row.hasFocus()), None)
        added = len(lines) > len(self._lines)
        same = self._names == tuple(names) and not anew
        self._close()
        self._lines, self._names = tuple(lines), tuple(names)
        self.head.set_names(names)
        self._content.setAccessibleName(tr("Rows of the match"))
        kept = [
            row for row, line in zip(self.rows, lines, strict=False) if same and (row.line is line or row.line == line)
        ]
        stays = 0
        while stays < len(kept) and kept[stays] is self.rows[stays]:
            stays += 1
        for row in self.rows[stays:]:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        del self.rows[stays:]
        for line in lines[stays:]:
            row = LedgerRow(line, names, self._content)
            row.toggled.connect(lambda on, row=row: self._toggled(row, on))
            row.set_spare(self._spare)
            row.moved.connect(lambda step, row=row: self._move(row, step))
            row.yaku_wanted.connect(self.yaku_wanted)
            self._column.insertWidget(len(self.rows), row)
            self.rows.append(row)
        for row in self.rows:
            if row.line.row_id == was_open:
                row.setChecked(True)
            if row.line.row_id == focused:
                row.setFocus()
        if added and was_open is None and self.rows:
            self._take_height()
            self.area.ensureWidgetVisible(self.rows[-1])

    def row(self, row_id: int) -> LedgerRow:
        """Returns the row of that id.

        Raises:
            LookupError: There is none.
        """
        for row in self.rows:
            if row.line.row_id == row_id:
                return row
        raise LookupError(f"no row {row_id}")

    def _toggled(self, row: LedgerRow, on: bool) -> None:
        if not on:
            self._close()
            return
        for other in self.rows:
            if other is not row and other.isChecked():
                other.blockSignals(True)
                other.setChecked(False)
                other.blockSignals(False)
        self._close(keep=row)
        self.opened = self._explain(row.line.row_id)
        self.opened.yaku_wanted.connect(self.yaku_wanted)
        self._column.insertWidget(self.rows.index(row) + 1, self.opened)
        self.opened.setContentsMargins(0, 0, self._spare, 0)
        self.opened.show()
        self._take_height()
        self.area.ensureWidgetVisible(self.opened, 0, 0)
        self.area.ensureWidgetVisible(row, 0, 0)
        self.row_opened.emit(row.line.row_id)

    def _take_height(self) -> None:
        """Makes the page as high as its rows at once: it would do so later only, and what is new would stay out of sight."""
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
                row.blockSignals(True)
                row.setChecked(False)
                row.blockSignals(False)

    def _move(self, row: LedgerRow, step: int) -> None:
        at = self.rows.index(row) + step
        if 0 <= at < len(self.rows):
            self.rows[at].setFocus(Qt.FocusReason.OtherFocusReason)
            self.area.ensureWidgetVisible(self.rows[at], 0, 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.area.viewport():
            room = self.area.width() - self.area.verticalScrollBar().sizeHint().width()
            self._spare = max(0, self.area.viewport().width() - room)
            self.head.set_room(room)
            for row in self.rows:
                row.set_spare(self._spare)
            if self.opened is not None:
                self.opened.setContentsMargins(0, 0, self._spare, 0)
        return super().eventFilter(watched, event)
