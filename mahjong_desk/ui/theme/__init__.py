# SPDX-License-Identifier: MIT
"""The current colours, fonts and sizes: ``theme.px(15)``, ``theme.font(15)``."""

from dataclasses import dataclass
from functools import cache, lru_cache

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QToolTip

from mahjong_desk.ui.theme import system_preferences
from mahjong_desk.ui.theme.palette import MIN_TEXT_SIZE, THEME_NAMES, Theme, families, read_theme
from mahjong_desk.ui.theme.stylesheet import stylesheet

MIN_TOUCH_SIZE = 44
"""The minimum side of a touch target, in pixels."""
THEME_CHOICES = (*THEME_NAMES, "system")
STYLE = ("-style", "Fusion")
"""Command line arguments for QApplication. Setting the style later would load Qt's palette of five hundred colour names."""
_MIN_SCALE, _MAX_SCALE = 0.8, 2.0
_MAX_FRAME_SCALE = 1.5
_MIN_COLUMN_SCALE = MIN_TEXT_SIZE / 14
"""The scale at which text of the usual size is the smallest readable one."""


class ThemeWatcher(QObject):
    """Emits ``changed`` after each change of theme, for widgets that paint themselves."""

    changed = Signal()


@dataclass(slots=True)
class _ThemeState:
    """The state set by ``apply``."""

    theme: Theme
    choice: str = "light"
    language: str = "en"
    scale: float = 1.0
    reduced_motion: bool | None = None
    table_mode: bool = False
    followed: QCoreApplication | None = None


_state = _ThemeState(read_theme("light"))


@cache
def watcher() -> ThemeWatcher:
    return ThemeWatcher()


def application() -> QApplication:
    """Returns the application, which exists as long as there are widgets."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app


def current() -> Theme:
    """Returns the current theme; the light one before the first ``apply``."""
    return _state.theme


def print_theme() -> Theme:
    """Returns the light theme for paper and files, with the current contrast."""
    return read_theme("contrast-light" if current().high_contrast else "light")


def colour(role: str) -> QColor:
    """Returns the colour of a role in the current theme."""
    return _state.theme.role(role)


def language() -> str:
    """Returns the language whose glyph forms are preferred."""
    return _state.language


def scale() -> float:
    """Returns the text scale, from 0.8 to 2."""
    return _state.scale


def px(size: float) -> int:
    """Returns a design length in pixels at the current text scale."""
    return max(1, round(size * _state.scale)) if size > 0 else 0


def scaled_column_width(size: float) -> int:
    """Returns the scaled width of a column, which stops shrinking when text does."""
    return max(1, round(size * max(_state.scale, _MIN_COLUMN_SCALE)))


def scaled_frame(size: float) -> int:
    """Returns a length around a text, such as a margin, scaled to at most 150 %."""
    return max(1, round(size * min(_state.scale, _MAX_FRAME_SCALE))) if size > 0 else 0


def min_touch_size() -> int:
    """Returns the minimum side of a target in pixels; 0 outside table mode."""
    return MIN_TOUCH_SIZE if _state.table_mode else 0


def set_table_mode(*, on: bool) -> None:
    """Turns table mode with its large targets on or off."""
    if on != _state.table_mode:
        _state.table_mode = on
        _apply_to_app(application())
        watcher().changed.emit()


def motion_duration(milliseconds: int) -> int:
    """Returns the duration of an animation in milliseconds; 0 if motion is reduced."""
    reduced = _state.reduced_motion
    return 0 if (system_preferences.prefers_less_motion() if reduced is None else reduced) else milliseconds


def font(size: float, *, bold: bool = False, serif: bool = False) -> QFont:
    """Returns the font for a size in pixels at 100 %, never below 13 pixels.

    The serif exists only in bold. Fonts are shared, because layouts ask thousands of times; copy before changing one.
    """
    return _cached_font(_state.language, _state.scale, size, bold or serif, serif)


@lru_cache(maxsize=256)
def _cached_font(language: str, scale: float, size: float, bold: bool, serif: bool) -> QFont:
    result = QFont()
    result.setFamilies(families(language, serif=serif))
    result.setPixelSize(max(MIN_TEXT_SIZE, round(size * scale)))
    result.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
    return result


def apply(
    app: QApplication, name: str, language: str = "en", font_scale: float = 1.0, *, reduced_motion: bool | None = None
) -> Theme:
    """Sets the colours, fonts and style sheet of the application.

    If ``reduced_motion`` is None, the system decides.

    Raises:
        ValueError: There is no such theme.
    """
    if name not in THEME_CHOICES:
        raise ValueError(f"no theme is named {name!r}")
    _state.choice = name
    _state.language = language
    _state.scale = min(_MAX_SCALE, max(_MIN_SCALE, font_scale))
    _state.reduced_motion = reduced_motion
    _state.theme = _choose_theme(app, name)
    if _state.followed is not app:
        _state.followed = app
        system_preferences.on_change(_follow_system)
    _apply_to_app(app)
    watcher().changed.emit()
    return _state.theme


def _choose_theme(app: QApplication, name: str) -> Theme:
    """Returns the chosen theme, and gives Qt its colour scheme."""
    if name == "system":
        app.styleHints().unsetColorScheme()
        return read_theme(_theme_of_system())
    chosen = read_theme(name)
    app.styleHints().setColorScheme(Qt.ColorScheme.Dark if chosen.dark else Qt.ColorScheme.Light)
    return chosen


def _theme_of_system() -> str:
    scheme = "dark" if system_preferences.prefers_dark() else "light"
    return f"contrast-{scheme}" if system_preferences.prefers_contrast() else scheme


def _apply_to_app(app: QApplication) -> None:
    app.setPalette(_palette(_state.theme))
    app.setFont(font(15))
    QToolTip.setFont(font(14))
    sheet = stylesheet(_state.theme, px, min_touch_size())
    # Another language does not change the sheet, and setting it would polish every widget again.
    if app.styleSheet() != sheet:
        app.setStyleSheet(sheet)
    # Menus with a style sheet do not notice a new application font.
    for widget in app.allWidgets():
        if isinstance(widget, QMenuBar | QMenu):
            widget.setFont(app.font())


def _follow_system() -> None:
    if _state.choice == "system" and _theme_of_system() != _state.theme.name:
        apply(application(), "system", _state.language, _state.scale, reduced_motion=_state.reduced_motion)


def _palette(theme: Theme) -> QPalette:
    palette = QPalette()
    role = QPalette.ColorRole
    for key, value in (
        (role.Window, theme.window),
        (role.WindowText, theme.ink),
        (role.Base, theme.paper),
        (role.AlternateBase, theme.window),
        (role.Text, theme.ink),
        (role.Button, theme.paper),
        (role.ButtonText, theme.ink),
        (role.BrightText, theme.error),
        (role.ToolTipBase, theme.paper),
        (role.ToolTipText, theme.ink),
        (role.PlaceholderText, theme.ink3),
        (role.Highlight, theme.brass_wash),
        (role.HighlightedText, theme.ink),
        (role.Accent, theme.brass),
        (role.Link, theme.brass_text),
        (role.LinkVisited, theme.brass_text),
        (role.Light, theme.paper),
        (role.Midlight, theme.line),
        (role.Mid, theme.control),
        (role.Dark, theme.ink3),
        (role.Shadow, theme.ink),
    ):
        palette.setColor(key, value)
    for key in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        palette.setColor(QPalette.ColorGroup.Disabled, key, theme.ink3)
    return palette
