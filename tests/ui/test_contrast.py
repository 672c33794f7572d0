# SPDX-License-Identifier: MIT
"""Every text in the window has enough contrast with its background.

The pairs of colours found here in one theme are measured in all themes by ``theme/test_theme.py``.
"""

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget

from mahjong_desk.interchange import read_event
from mahjong_desk.ui import theme
from mahjong_desk.ui.picker import PickerScreen
from mahjong_desk.ui.theme.palette import ROLES, THEME_NAMES, Theme
from tests.event_json import win, won
from tests.ui.contrast import contrast
from tests.ui.player import User
from tests.ui.theme.test_theme import TEXTS, min_text_contrast

_COLOUR = re.compile(r"color:\s*(#[0-9a-fA-F]{6})")
SHEETS = ("settings", "new_match", "keys", "about")
WON = win(3, won(0, "555z666z777z23m99p", "1m"))


def labels(window: QWidget) -> Iterator[tuple[str, QColor, QColor]]:
    picture = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    for label in window.findChildren(QLabel):
        seen = label.visibleRegion().boundingRect()
        if not label.isVisible() or not label.isEnabled() or not label.text().strip() or seen.isEmpty():
            continue
        box = QRect(label.mapTo(window, seen.topLeft()), seen.size()).intersected(window.rect())
        points = ((x, y) for x in range(box.left(), box.right(), 5) for y in range(box.top(), box.bottom(), 3))
        colours = Counter(picture.pixel(x, y) for x, y in points)
        if colours:
            ground = QColor(colours.most_common(1)[0][0])
            own = [QColor(code) for code in _COLOUR.findall(label.text())]
            for ink in own or [label.palette().color(QPalette.ColorRole.WindowText)]:
                yield label.text(), ink, ground


def views(player: User) -> Iterator[str]:
    """Shows each screen and the main sheets, and yields the name of each."""
    window = player.window
    for place in ("table", "picker", "ledger", "learn", "rules"):
        window.show_screen(place)
        QApplication.processEvents()
        yield place
    window.show_screen("club")
    yield "club"
    for name in SHEETS:
        window.run_command(name)
        QApplication.processEvents()
        yield name
        if window.sheet is not None:
            window.sheet.reject()


def placeholders(window: QWidget) -> Iterator[tuple[str, QColor, QColor]]:
    for field in window.findChildren(QLineEdit):
        if field.isVisible() and field.isEnabled() and field.placeholderText() and not field.text():
            hint = field.placeholderText()
            field.setPlaceholderText("█" * 99)
            picture = field.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
            field.setPlaceholderText(hint)
            high, samples = picture.height(), []
            # A column may lie on the soft edge between two blocks.
            for x in range(picture.width() // 2, picture.width() // 2 + 9, 4):
                column = Counter(picture.pixel(x, y) for y in range(high // 8, high - high // 8))
                (ink, _), (ground, _) = sorted(
                    column.most_common(2), key=lambda entry: abs(entry[0] - picture.pixel(x, high // 2))
                )
                samples.append((QColor(ink), QColor(ground)))
            yield hint, *max(samples, key=lambda pair: contrast(*pair))


def role_of(colour: QColor, now: Theme) -> set[str]:
    return {role for role in ROLES if now.role(role).rgb() == colour.rgb()}


@pytest.mark.parametrize(
    "name", ["light", *(pytest.param(name, marks=pytest.mark.slow) for name in THEME_NAMES if name != "light")]
)
def test_placeholders_contrast_with_their_background(guest: User, qapp: QApplication, name: str) -> None:
    now = theme.apply(qapp, name, reduced_motion=True)
    read = set()
    for view in views(guest):
        for hint, ink, ground in placeholders(guest.window):
            read.add(hint)
            assert contrast(ink, ground) >= min_text_contrast(now), f"{view}: {hint}: {ink.name()} on {ground.name()}"
    assert len(read) > 3


OTHERS = [pytest.param(name, marks=pytest.mark.slow) for name in THEME_NAMES if name != "dark"]


@pytest.mark.parametrize("name", ["dark", *OTHERS])
def test_every_text_contrasts_with_its_background(player: User, qapp: QApplication, name: str) -> None:
    player.desk.record_event(read_event(player.stored.match.rules, WON, "event"))
    # A screen created in one theme and first shown in another must use the colours of the other.
    picker = player.screen(PickerScreen)
    picker.refresh()
    now = theme.apply(qapp, name, reduced_motion=True)
    pairs, read = set(), 0
    for view in views(player):
        for text, ink, ground in labels(player.window):
            read += 1
            where = f"{view}: {text!r}: {ink.name()} on {ground.name()}"
            assert contrast(ink, ground) >= min_text_contrast(now), where
            inks, grounds = role_of(ink, now), role_of(ground, now)
            if inks and grounds:
                pairs.add((where, frozenset((ink, ground) for ink in inks for ground in grounds)))
    assert read > 150
    assert [where for where, roles in pairs if roles.isdisjoint(TEXTS)] == [], "no test measures them in all themes"
