# SPDX-License-Identifier: MIT
"""What this application is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from mahjong_desk import __version__
from mahjong_desk.ui.form_sheet import FormSheet
from mahjong_desk.ui.kit import Text


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
