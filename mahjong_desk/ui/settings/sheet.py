# SPDX-License-Identifier: MIT
"""The sheet of settings; every choice takes effect immediately."""

from collections.abc import Mapping
from functools import cache, partial

from PySide6.QtWidgets import QApplication, QWidget

from mahjong_desk.texts import NAME_STYLES, language, tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import boxed, row, table
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.settings.settings import FONT_PERCENTS, SPECTATOR_NAMES, TILE_STYLES, Settings, SettingValue
from mahjong_desk.ui.text.language import language_choices, own_name
from mahjong_desk.ui.theme import THEME_CHOICES, system_preferences

_ON_OFF = (True, False)
CHOICES: Mapping[str, tuple[SettingValue, ...]] = {
    "language": language_choices(),
    "yaku_names": NAME_STYLES,
    "theme": THEME_CHOICES,
    "font_percent": (0, *FONT_PERCENTS),
    "tile_style": TILE_STYLES,
    "reduced_motion": (None, *_ON_OFF),
    "key_hints": _ON_OFF,
    "needs_open": _ON_OFF,
    "sound": _ON_OFF,
    "spectator_names": SPECTATOR_NAMES,
}
"""The settings on the sheet with their possible values; 0 and None follow the system."""


def questions() -> tuple[tuple[str, str, str], ...]:
    """Returns each setting on the sheet: its attribute, label and hint."""
    sound = tr("Plays the system alert when an entry is refused or cannot be saved, and when a round’s time is up.")
    return (
        ("language", tr("Language"), tr("For the window, prints and exported documents.")),
        ("yaku_names", tr("Names of yaku"), tr("In English, on screen, on paper and on the spectators’ page.")),
        ("font_percent", tr("Text size"), tr("Spacing grows too; pages scroll where space is short.")),
        ("theme", tr("Theme"), tr("High contrast also shows a strong focus ring.")),
        (
            "tile_style",
            tr("Tiles", "and the pieces of other games"),
            tr("With a digit or letter in a corner of each, or black on white with digit, sign and letter."),
        ),
        (
            "spectator_names",
            tr("Names on the spectators’ page"),
            tr("How players are named for viewers on the local network."),
        ),
        ("key_hints", tr("Key hints"), tr("Shows a line of keyboard hints in the picker.")),
        ("needs_open", tr("Points needed"), tr("At the table in every round, not only in the last.")),
        ("reduced_motion", tr("Reduced motion"), tr("Turns off sliding and counting animations.")),
        ("sound", tr("Sound"), sound),
    )


def labelled_choices(name: str) -> list[tuple[SettingValue, str]]:
    """Returns the possible values of a setting with their labels."""
    return [(value, value_label(name, value)) for value in CHOICES[name]]


def value_label(name: str, value: SettingValue) -> str:
    if value is None or value == "system" or (name == "font_percent" and value == 0):
        return tr("as the system")
    if isinstance(value, bool):
        return tr("on") if value else tr("off", "a switch")
    if isinstance(value, int):
        return tr("{percent} %").format(percent=value)
    if name == "language":
        return own_name(value)
    words = {
        "light": tr("light"),
        "dark": tr("dark"),
        "contrast-light": tr("high contrast, light"),
        "contrast-dark": tr("high contrast, dark"),
        "theme": tr("Follow theme"),
        "plain": tr("plain words") if name == "yaku_names" else tr("drawn", "pictures on the tiles"),
        "players": tr("as players say"),
        "both": tr("both", "names of yaku"),
        "letters": tr("with letters"),
        "contrast": tr("high contrast"),
        "names": tr("by name or pseudonym"),
        "initials": tr("by initials"),
        "seats": tr("by seat only"),
    }
    return words[value]


_SYSTEM = "as the system"
"""The value of the chip for None, which a group of chips treats as no choice."""


class SettingsSheet(Sheet):
    """All settings in rows, with a reset to defaults."""

    help_page = "settings"

    def __init__(self, settings: Settings, window: QWidget) -> None:
        super().__init__(tr("Settings"), window, width=1040)
        self._settings = settings
        self.choices: dict[str, ChipGroup] = {}
        rows = [self._row(*question) for question in questions()]
        self.body.addWidget(boxed(table(rows, wide=1, gaps=(theme.px(16), theme.px(8)))))
        defaults = Settings()
        values = {name: getattr(defaults, name) for name in CHOICES}
        self.add_button(tr("Back to &defaults"), lambda: settings.change(values), left=True)
        self.undo_button = self.add_button(tr("&Undo"), settings.undo, left=True)
        self.add_main_button(tr("Close"), self.reject)
        settings.changed.connect(self._on_setting_changed)
        self.undo_button.setEnabled(settings.undoable)

    def _row(self, name: str, text: str, hint: str) -> tuple[Label, QWidget]:
        """Returns the label and the chips of a setting, with its hint."""
        chips = self.choices[name] = ChipGroup("")
        chips.setAccessibleName(text)
        chips.setAccessibleDescription(hint)
        chips.set_choices([(_SYSTEM if value is None else value, words) for value, words in labelled_choices(name)])
        chips.chosen.connect(partial(self._set, name))
        label = Label(text, bold=True, wrap=True)
        chips.choose(self._chip_value(name))
        if True in CHOICES[name]:
            return label, boxed(row(chips, (Label(hint, size=14, role="ink3", wrap=True), 1), gap=theme.px(12)))
        label.setToolTip(hint)
        chips.setToolTip(hint)
        return label, chips

    def _set(self, name: str, chosen: SettingValue) -> None:
        setattr(self._settings, name, None if chosen == _SYSTEM else chosen)

    def _chip_value(self, name: str) -> SettingValue:
        value: SettingValue = getattr(self._settings, name)
        return _SYSTEM if value is None else value

    def _on_setting_changed(self, name: str) -> None:
        if name in self.choices:
            self.choices[name].choose(self._chip_value(name))
        self.undo_button.setEnabled(self._settings.undoable)


def apply_theme(app: QApplication, settings: Settings) -> None:
    """Applies the theme, the text size and the reduced motion of the settings."""
    system_scale = _system_scale()
    scale = settings.font_percent / 100 or system_scale
    theme.apply(app, settings.theme, language(), scale, reduced_motion=settings.reduced_motion)


@cache
def _system_scale() -> float:
    """Returns the text scale that the system had before the application set its own."""
    return system_preferences.font_scale()
