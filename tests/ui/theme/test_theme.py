# SPDX-License-Identifier: MIT
"""Themes apply to the whole application and keep texts and controls readable."""

from collections.abc import Iterable
from enum import Enum

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFontInfo, QFontMetricsF, QGuiApplication, QTextLayout
from PySide6.QtWidgets import QApplication, QMainWindow
from pytestqt.qtbot import QtBot

from mahjong_desk.ui import theme
from mahjong_desk.ui.theme import system_preferences
from mahjong_desk.ui.theme.palette import THEME_NAMES, Theme, read_theme
from tests.ui.contrast import contrast
from tests.ui.widgets import add_widget


def test_an_unknown_theme_changes_nothing(qapp: QApplication) -> None:
    with pytest.raises(ValueError, match="sepia"):
        theme.apply(qapp, "sepia")
    assert theme.current().name == "light"


@pytest.mark.parametrize(("requested", "applied"), [(0.5, 0.8), (1.25, 1.25), (4.0, 2.0)])
def test_the_font_scale_is_clamped(qapp: QApplication, requested: float, applied: float) -> None:
    theme.apply(qapp, "light", font_scale=requested)
    assert theme.scale() == applied
    assert theme.px(100) == round(100 * applied)
    assert theme.px(0) == 0


def test_no_text_is_smaller_than_thirteen_pixels(qapp: QApplication) -> None:
    theme.apply(qapp, "light", font_scale=0.8)
    assert theme.font(13).pixelSize() == 13
    assert theme.font(15).pixelSize() == 13
    assert theme.font(20).pixelSize() == 16


class _Preference(Enum):
    HighContrast = 1
    ReducedMotion = 2


class _AccessibilityHints(QObject):
    """The accessibility hints of a later Qt, with high contrast and reduced motion."""

    contrastPreferenceChanged = Signal()  # noqa: N815 - the name that Qt gives it

    def contrastPreference(self) -> Enum:
        return _Preference.HighContrast

    def motionPreference(self) -> Enum:
        return _Preference.ReducedMotion


class _Hints:
    def __init__(self, scheme: Qt.ColorScheme) -> None:
        self.colorScheme = lambda: scheme
        self.accessibility_hints = _AccessibilityHints()

    def accessibility(self) -> _AccessibilityHints:
        return self.accessibility_hints

    def unsetColorScheme(self) -> None:
        """Does nothing."""

    def setColorScheme(self, _scheme: Qt.ColorScheme) -> None:
        """Does nothing."""


@pytest.mark.parametrize(
    ("scheme", "name"), [(Qt.ColorScheme.Light, "contrast-light"), (Qt.ColorScheme.Dark, "contrast-dark")]
)
def test_contrast_and_motion_preferences_are_followed(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, scheme: Qt.ColorScheme, name: str
) -> None:
    hints = _Hints(scheme)
    monkeypatch.setattr(QGuiApplication, "styleHints", staticmethod(lambda: hints))
    assert theme.apply(qapp, "system").name == name
    assert theme.motion_duration(200) == 0
    assert theme.apply(qapp, "light", reduced_motion=False).name == "light"
    assert theme.motion_duration(200) == 200


def test_a_changed_preference_is_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    hints, value = _Hints(Qt.ColorScheme.Light), []
    monkeypatch.setattr(QGuiApplication, "styleHints", staticmethod(lambda: hints))
    system_preferences.on_change(lambda: value.append("changed"))
    hints.accessibility_hints.contrastPreferenceChanged.emit()
    assert value == ["changed"]


@pytest.mark.parametrize(("chosen", "followed"), [("system", "dark"), ("light", "light")])
def test_only_the_theme_of_the_system_turns_dark_with_it(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, chosen: str, followed: str
) -> None:
    assert theme.apply(qapp, chosen, "ja", 1.25).name == "light"
    monkeypatch.setattr(system_preferences, "prefers_dark", lambda: True)
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert (theme.current().name, theme.language(), theme.scale()) == (followed, "ja", 1.25)


def test_preferences_are_off_in_an_old_qt(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QGuiApplication, "styleHints", staticmethod(object))
    assert not system_preferences.prefers_contrast()
    assert not system_preferences.prefers_less_motion()


def test_printing_keeps_the_contrast_of_the_theme(qapp: QApplication) -> None:
    for name, paper in (("dark", "light"), ("contrast-dark", "contrast-light"), ("contrast-light", "contrast-light")):
        theme.apply(qapp, name)
        assert theme.print_theme().name == paper


@pytest.mark.parametrize(
    ("language", "first", "title"), [("en", "JP", "Serif"), ("ja", "JP", "Sans JP"), ("zh", "SC", "Sans SC")]
)
def test_the_language_chooses_the_font(qapp: QApplication, language: str, first: str, title: str) -> None:
    theme.apply(qapp, "light", language)
    assert QFontInfo(theme.font(15)).family() == f"Mahjong Desk Sans {first}"
    assert QFontInfo(theme.font(25, serif=True)).family() == f"Mahjong Desk {title}"
    assert [theme.font(15, bold=bold).bold() for bold in (True, False)] == [True, False]


def test_menus_follow_the_font_of_the_language(qapp: QApplication, qtbot: QtBot) -> None:
    window = add_widget(qtbot, QMainWindow())
    menu = window.menuBar().addMenu("本局")
    window.show()
    theme.apply(qapp, "light", "zh")
    for widget in (window.menuBar(), menu):
        assert QFontInfo(widget.font()).family() == "Mahjong Desk Sans SC"


@pytest.mark.parametrize("text", ["東1局 和了 萬筒索 發", "风龙发兰 对对胡", "1,280 −120 +480 × ² …", "↑→⌫ 親"])
def test_no_glyph_is_missing(text: str) -> None:
    layout = QTextLayout(text, theme.font(15))
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    runs = layout.glyphRuns()
    assert runs
    assert all(0 not in run.glyphIndexes() for run in runs)


def test_figures_are_tabular() -> None:
    metrics = QFontMetricsF(theme.font(64, bold=True))
    assert len({metrics.horizontalAdvance(digit) for digit in "0123456789"}) == 1


TEXTS = [
    *((ink, ground) for ink in ("ink", "ink2", "ink3", "brass_text") for ground in ("window", "paper")),
    *(("ink", ground) for ground in ("sunk", "brass_wash", "opened", "error_wash", "good_wash")),
    *(("ink2", ground) for ground in ("sunk", "opened", "good_wash", "brass_wash")),
    ("brass_ink", "brass"),
    *((ink, ground) for ink in ("felt_ink", "felt_ink2", "gold") for ground in ("felt", "felt_deep", "felt_dark")),
    ("wood_ink", "wood"), ("wood_ink2", "wood"), ("plus", "paper"), ("plus", "good_wash"), ("minus", "paper"),
    ("error", "paper"), ("error", "window"), ("error", "error_wash"),
]  # fmt: skip
EDGES = [
    ("control", "window"), ("control", "paper"), ("brass_text", "brass_wash"), ("error", "paper"),
    ("focus", "window"), ("focus", "paper"), ("gold", "felt"), ("gold", "felt_deep"), ("gold", "wood"),
    ("brass", "felt"), ("felt_fault", "felt"),
]  # fmt: skip


def min_text_contrast(theme: Theme) -> float:
    """Returns the minimum WCAG 2 contrast: level AA, or AAA for high-contrast themes."""
    return 7 if theme.high_contrast else 4.5


def contrasts(theme: Theme, pairs: Iterable[tuple[str, str]]) -> dict[tuple[str, str], float]:
    return {pair: contrast(theme.role(pair[0]), theme.role(pair[1])) for pair in pairs}


@pytest.mark.parametrize("name", THEME_NAMES)
def test_text_colours_are_readable(name: str) -> None:
    theme = read_theme(name)
    assert [pair for pair, ratio in contrasts(theme, TEXTS).items() if ratio < min_text_contrast(theme)] == []


@pytest.mark.parametrize("name", THEME_NAMES)
def test_edge_colours_are_visible(name: str) -> None:
    theme = read_theme(name)
    least = 4.5 if theme.high_contrast else 3
    assert [pair for pair, ratio in contrasts(theme, EDGES).items() if ratio < least] == []


@pytest.mark.parametrize("name", THEME_NAMES)
def test_score_curves_differ_in_shape_and_are_readable(name: str) -> None:
    theme = read_theme(name)
    assert [curve.shape for curve in theme.curves] == ["circle", "square", "diamond", "triangle"]
    assert all(contrast(curve.colour, theme.paper) >= min_text_contrast(theme) for curve in theme.curves)
