# SPDX-License-Identifier: MIT
"""What the keys do, and what this application is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGridLayout, QWidget

from mahjong_desk import __version__
from mahjong_desk.ui import theme
from mahjong_desk.ui.commands import all_commands, command_text
from mahjong_desk.ui.form_sheet import FormSheet
from mahjong_desk.ui.kit import Hairline, KeyCap, Text


class KeysSheet(FormSheet):
    """Every command that has a key, with it."""

    def __init__(self, window: QWidget) -> None:
        """Makes the sheet."""
        title = QCoreApplication.translate("KeysSheet", "Keys")
        super().__init__(title, window, width=720)
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.px(16))
        grid.setVerticalSpacing(theme.px(8))
        commands = [command for command in all_commands() if command.keys]
        half = (len(commands) + 1) // 2
        for index, command in enumerate(commands):
            row, column = index % half, index // half * 3
            grid.addWidget(Text(command_text(command)), row, column)
            key = QKeySequence(command.keys[0]).toString(QKeySequence.SequenceFormat.NativeText)
            grid.addWidget(KeyCap(key), row, column + 1, Qt.AlignmentFlag.AlignLeft)
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(3, 2)
        grid.setColumnStretch(4, 1)
        self.body.addLayout(grid)
        self.body.addWidget(Hairline())
        self.body.addWidget(
            Text(
                self.tr(
                    "In the picker digits wait for their suit: 123m. Tab goes to the next control, "
                    "the arrow keys move inside a group, Escape closes a sheet."
                ),
                role="ink2",
                wrap=True,
            )
        )
        self.add_deed(self.tr("Close"), self.close_sheet)


class AboutSheet(FormSheet):
    """The name, the version, and under which terms it is given."""

    def __init__(self, window: QWidget) -> None:
        """Makes the sheet."""
        super().__init__(QCoreApplication.translate("AboutSheet", "Mahjong Desk"), window, width=560)
        for sentence in (
            self.tr("Version {version}").format(version=__version__),
            self.tr("Keeps the score beside a mahjong table, explains every figure, and forgets nothing."),
            self.tr("Free software under the MIT licence, built on Qt, which is used under the LGPL."),
            self.tr("The tiles were drawn for this project. The fonts are Noto, under the SIL Open Font Licence."),
        ):
            self.body.addWidget(Text(sentence, role="ink2", wrap=True))
        self.add_deed(self.tr("Close"), self.close_sheet)
