# SPDX-License-Identifier: MIT
"""What a restore would change: now, then and the change, what would go, and what protects it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from mahjong_desk.ledger.backups import Backup
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ledger.holdings import Holdings
from mahjong_desk.ledger.restoring import Preview
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit import Hairline, Label, Note, change, figure
from mahjong_desk.ui.safe.words import moment, surplus_words
from mahjong_desk.ui.words import ledger_error_text

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_ROW, _LOW_ROW = 30, 24


class Outlook(QWidget):
    """Shows it for one backup; the rows stay where they are whatever comes."""

    def __init__(self, *, low: bool = False) -> None:
        """Makes an empty one; ``low`` where there is little room from above to below."""
        super().__init__()
        self._row = theme.px(_LOW_ROW if low else _ROW)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(2 if low else 6))
        self.title = Label(size=18, serif=True, wrap=True)
        column.addWidget(self.title)
        column.addLayout(self._grid())
        self._heading = Label(size=15, bold=True, wrap=True)
        self.words = Label(size=15, role="ink2", wrap=True)
        column.addWidget(self._heading)
        column.addWidget(self.words)
        column.addStretch(1)
        kept = tr("Nothing is lost: what is here now becomes a backup first, and restoring that one undoes this.")
        self._note = Note("good", "", kept, icon="seal")
        column.addWidget(self._note)

    def _grid(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.px(10))
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(0, 1)
        for at, head in enumerate((tr("now"), tr("then", "after a restore"), tr("change")), start=1):
            grid.setColumnMinimumWidth(at, theme.px(78))
            grid.addWidget(Label(head, size=14, role="ink3"), 0, at, _RIGHT)
        names = (tr("Sessions"), tr("Matches"), tr("Hands"), tr("Entries"), tr("Players"))
        self._cells: list[tuple[Label, Label, Label]] = []
        for place, name in enumerate(names):
            grid.addWidget(Hairline(), 1 + 2 * place, 0, 1, 4)
            row = 2 + 2 * place
            grid.setRowMinimumHeight(row, self._row)
            grid.addWidget(Label(name), row, 0)
            cells = Label(role="ink2"), Label(bold=True), Label(bold=True)
            for at, cell in enumerate(cells, start=1):
                grid.addWidget(cell, row, at, _RIGHT)
            self._cells.append(cells)
        grid.addWidget(Hairline(), 1 + 2 * len(names), 0, 1, 4)
        return grid

    def show_backup(self, backup: Backup | None) -> None:
        """Begins with a backup: what is known of it alone."""
        self.title.setText(
            tr("If you restore {time}").format(time=moment(backup.stamp.at)) if backup is not None else ""
        )
        self._show_figures(None, backup.seal.holds if backup is not None and backup.seal is not None else None)
        self._heading.setText("")
        self.words.setText("")
        self._note.setVisible(backup is not None)

    def show_preview(self, found: Preview) -> None:
        """Shows what restoring it would change."""
        self._show_figures(found.now, found.then)
        goes = surplus_words(found.goes) if found.goes is not None else ""
        comes = surplus_words(found.comes) if found.comes is not None else ""
        if found.now is None:
            told = tr("The ledger that is here now cannot be read. Its files are kept as they are.")
        elif not goes and not comes:
            told = tr("It holds what the ledger holds.")
        else:
            told = goes or tr("Nothing.")
        self._heading.setText(tr("These would go") if goes or comes else "")
        if comes:
            told = tr("{going} These would come back: {coming}").format(going=told, coming=comes)
        self.words.setText(told)

    def show_error(self, error: LedgerError) -> None:
        """Says why a backup cannot be read."""
        self._heading.setText(tr("This backup cannot be restored"))
        self.words.setText(ledger_error_text(error))

    def _show_figures(self, now: Holdings | None, then: Holdings | None) -> None:
        for place, (before, after, changed) in enumerate(self._cells):
            before.setText(figure(now[place]) if now is not None else "")
            after.setText(figure(then[place]) if then is not None else "")
            differs = then[place] - now[place] if now is not None and then is not None else 0
            changed.setText(change(differs) if now is not None and then is not None else "")
            changed.set_role("plus" if differs > 0 else "minus" if differs < 0 else "ink3")
