# SPDX-License-Identifier: MIT
"""What a repair or a restore would change, and the sheet that asks whether to do it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from mahjong_desk.ledger.care.repair import RepairPreview
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.background.task import BackgroundTask
from mahjong_desk.ui.backups.words import difference_words
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import boxed, column, table
from mahjong_desk.ui.kit.layout.panels import Hairline
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.kit.table.badges import NoteBox
from mahjong_desk.ui.kit.text_format import format_change, format_number
from mahjong_desk.ui.text.refusals import ledger_error_text

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_COUNTS = ("sessions", "matches", "hands", "entries")


class RestorePreview(QWidget):
    """Works out what a repair or restore would change: what there is now, what would be then, and the change.

    ``ready`` comes with the ``RepairPreview``, or with None if nothing can be read.
    """

    ready = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._task: BackgroundTask | None = None
        self.title = Label(size=18, serif=True, wrap=True)
        self.words = Label(size=15, role="ink2", wrap=True)
        heads = [
            Label(head, size=14, role="ink3")
            for head in (tr("before", "a change"), tr("after", "a restore"), tr("change"))
        ]
        names = [Label(name) for name in (tr("Sessions"), tr("Matches"), tr("Hands"), tr("Entries"))]
        self.cells = [(Label(role="ink2"), Label(bold=True), Label(bold=True)) for _ in names]
        rows: list[QWidget | Sequence[QWidget | None]] = [[None, *heads]]
        for name, cells in zip(names, self.cells, strict=True):
            rows += [Hairline(), [name, *cells]]
        grid = table([*rows, Hairline()], gaps=(theme.px(10), theme.px(2)))
        for at in range(1, 1 + len(heads)):
            grid.setColumnMinimumWidth(at, theme.px(78))
        for label in chain(heads, *self.cells):
            grid.setAlignment(label, _RIGHT)
        boxed(column(self.title, grid, self.words, ..., gap=theme.px(6)), self)

    def clear(self, title: str, words: str = "") -> None:
        """Shows a title, and words instead of what would change; the rows stay where they are."""
        self._task = None
        self.title.setText(title)
        self.words.setText(words)
        for cell in chain(*self.cells):
            cell.setText("")

    def work_out(self, look: Callable[[], RepairPreview]) -> None:
        """Begins to work out a preview, in the place of an earlier one."""
        task = self._task = BackgroundTask(look, self)
        task.finished.connect(lambda found, error: self._show(task, found, error))
        task.start()

    def wait(self) -> None:
        """Waits until nothing is being read any more."""
        if self._task is not None:
            self._task.wait()

    def _show(self, task: BackgroundTask, found: RepairPreview | None, error: LedgerError | None) -> None:
        if task is not self._task:
            return
        self._task = None
        if found is not None:
            self._show_preview(found)
        elif error is not None:
            self.words.setText(ledger_error_text(error))
        self.ready.emit(found)

    def _show_preview(self, found: RepairPreview) -> None:
        for name, (before, after, changed) in zip(_COUNTS, self.cells, strict=True):
            now, then = getattr(found.now, name), getattr(found.then, name)
            before.setText(format_number(now))
            after.setText(format_number(then))
            changed.setText(format_change(then - now))
            changed.set_role("plus" if then > now else "minus" if then < now else "ink3")
        self.words.setText(_change_words(found))


def _change_words(found: RepairPreview) -> str:
    if not found.now.entries:
        return tr("The current ledger cannot be read. Its files are kept unchanged.")
    if not found.goes and not found.comes:
        return tr("Every entry is present: nothing would be added or removed.")
    lines = []
    if found.goes:
        lines.append(tr("Would be removed: {going}").format(going=difference_words(found.now, found.common)))
    if found.comes:
        lines.append(tr("Would be added: {coming}").format(coming=difference_words(found.then, found.common)))
    return "\n".join(lines)


class RepairSheet(Sheet):
    """Works out what would change, then offers to do it."""

    agreed = Signal()
    help_page = "safety"

    def __init__(self, heading: str, deed: str, look: Callable[[], RepairPreview], window: QWidget) -> None:
        super().__init__(heading, window, width=640)
        self.outlook = RestorePreview()
        self.outlook.clear(tr("What would change"), tr("Reading ledger, text copy and backups…"))
        self.outlook.ready.connect(self._on_ready)
        self.add_widget(self.outlook)
        kept = tr("The current files are kept next to the ledger.")
        self.add_widget(NoteBox("good", "", kept, icon="seal"))
        self.keep_button = self.add_button(tr("&Cancel"), self.close_sheet)
        self.repair_button = self.add_main_button(deed, self._agree)
        self.repair_button.setEnabled(False)
        self.outlook.work_out(look)

    def _on_ready(self, found: RepairPreview | None) -> None:
        self.repair_button.setEnabled(found is not None)
        (self.repair_button if found is not None and not found.goes else self.keep_button).setFocus()

    def _agree(self) -> None:
        self.close_sheet()
        self.agreed.emit()
