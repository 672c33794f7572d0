# SPDX-License-Identifier: MIT
"""The sheet of settings; every choice holds at once."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit import ChipGroup, FormSheet, Hairline, Text
from mahjong_desk.ui.settings.store import FONT_PERCENTS, Settings
from mahjong_desk.ui.words.language import OWN_NAMES

translate = QCoreApplication.translate


class SettingsSheet(FormSheet):
    """Language, theme, text size, and what helps the eye and the hand.

    Attributes:
        choices: The chips by the name of their setting.
    """

    help_page = "settings"

    def __init__(self, settings: Settings, window: QWidget) -> None:
        """Makes the sheet of these settings."""
        super().__init__(translate("SettingsSheet", "Settings"), window, width=720)
        self._settings = settings
        self.choices: dict[str, ChipGroup] = {}
        self._add_choice("language", self.tr("Language"), [("system", self.tr("as the system")), *OWN_NAMES.items()])
        self._add_choice(
            "theme",
            self.tr("Theme"),
            [
                ("system", self.tr("as the system")),
                ("light", self.tr("light")),
                ("dark", self.tr("dark")),
                ("contrast-light", self.tr("high contrast, light")),
                ("contrast-dark", self.tr("high contrast, dark")),
            ],
        )
        sizes = [(size, self.tr("{percent} %").format(percent=size)) for size in FONT_PERCENTS]
        self._add_choice("font_percent", self.tr("Size of texts"), [(0, self.tr("as the system")), *sizes])
        on_off = [(True, self.tr("on")), (False, self.tr("off"))]
        self._add_choice(
            "tile_style",
            self.tr("Tiles"),
            [
                ("theme", self.tr("as the theme")),
                ("plain", self.tr("drawn")),
                ("letters", self.tr("with letters")),
                ("contrast", self.tr("high contrast")),
            ],
            self.tr("With a digit or letter in a corner of each, or black on white with digit, sign and letter."),
        )
        self._add_choice(
            "key_hints", self.tr("Key hints"), on_off, self.tr("A line that tells the keys of the picker.")
        )
        self._add_choice(
            "reduced_motion",
            self.tr("Reduced motion"),
            [("system", self.tr("as the system")), *on_off],
            self.tr("Nothing slides or counts up."),
        )
        heard = self.tr(
            "The short sound of the system when something is refused or cannot be written, and when the time of a round is up."
        )
        self._add_choice("sound", self.tr("Sound"), on_off, heard)
        self.add_main_button(self.tr("Close"), self.close_sheet)

    def _add_choice(self, name: str, label: str, choices: Sequence[tuple[object, str]], hint: str = "") -> None:
        if self.choices:
            self.body.addWidget(Hairline())
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(4))
        column.addWidget(Text(label, bold=True))
        if hint:
            column.addWidget(Text(hint, size=14, role="ink3", wrap=True))
        group = ChipGroup("", holder)
        group.setAccessibleName(label)
        group.set_choices(list(choices))
        kept = getattr(self._settings, name)
        group.choose("system" if kept is None else kept)
        group.chosen.connect(
            lambda value: setattr(
                self._settings, name, None if value == "system" and name == "reduced_motion" else value
            )
        )
        column.addWidget(group)
        self.body.addWidget(holder)
        self.choices[name] = group
