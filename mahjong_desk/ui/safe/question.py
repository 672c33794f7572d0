# SPDX-License-Identifier: MIT
"""The question before another ledger takes the place of the open one."""

from __future__ import annotations

from PySide6.QtCore import Signal

from mahjong_desk.ledger.care.backups import Backup
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit import DangerButton, FormSheet, Label
from mahjong_desk.ui.places import Window
from mahjong_desk.ui.safe.words import moment


class RestoreQuestion(FormSheet):
    """Asks once more before another ledger takes the place of the open one.

    Signals:
        agreed(): The person wants it.
    """

    agreed = Signal()

    def __init__(self, backup: Backup, goes: str, window: Window) -> None:
        """Makes the question, with what would go."""
        heading = tr("Restore {time}?")
        super().__init__(heading.format(time=moment(backup.stamp.at)), window, width=640)
        if goes:
            self.add_widget(Label(tr("These would go"), bold=True))
            self.add_widget(Label(goes, role="ink2", wrap=True))
        told = tr("What is here now becomes a backup first. Restore that one to undo this.")
        self.add_widget(Label(told, wrap=True))
        restore = DangerButton(tr("&Restore"), large=True)
        restore.clicked.connect(lambda _checked=False: self._agree())
        self.add_right(restore)
        self.add_main_button(tr("&Keep the ledger as it is"), self.close_sheet)

    def _agree(self) -> None:
        self.close_sheet()
        self.agreed.emit()
