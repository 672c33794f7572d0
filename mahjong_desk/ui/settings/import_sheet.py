# SPDX-License-Identifier: MIT
"""What a file of settings would change, shown before anything is changed."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QGridLayout, QWidget

from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.form_sheet import FormSheet
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.settings.questions import label_of, value_words
from mahjong_desk.ui.settings.store import Settings, Value
from mahjong_desk.ui.settings.travel import changes


class ImportSettingsSheet(FormSheet):
    """Each setting that would be another one, as it is now and then; all of them are taken as one step, or none."""

    def __init__(self, settings: Settings, values: Mapping[str, Value], file: str, window: QWidget) -> None:
        heading = tr("Settings of {file}")
        super().__init__(heading.format(file=file), window, width=680)
        self._settings = settings
        self.changes = changes(settings, values)
        if not self.changes:
            self.add_widget(Label(tr("All is set so already."), wrap=True))
            self.add_main_button(tr("Close"), self.close_sheet)
            return
        table = QWidget()
        grid = QGridLayout(table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.px(20))
        grid.setVerticalSpacing(theme.px(8))
        for column, title in enumerate((tr("Setting"), tr("now"), tr("then", "after an import"))):
            grid.addWidget(Label(title, size=14, role="ink3"), 0, column)
        for row, change in enumerate(self.changes, 1):
            words = (
                label_of(change.name),
                value_words(change.name, change.now),
                value_words(change.name, change.then),
            )
            for column, text in enumerate(words):
                grid.addWidget(Label(text, bold=column == 2, wrap=True), row, column)
        self.add_widget(table)
        self.add_widget(
            Label(tr("What belongs to this machine stays, and Undo takes it back."), role="ink2", wrap=True)
        )
        self.add_button(tr("Cancel"), self.close_sheet)
        self.add_main_button(tr("&Take over"), self._take)

    def _take(self) -> None:
        values = {change.name: change.then for change in self.changes}
        self.accept()
        self._settings.take(values)
