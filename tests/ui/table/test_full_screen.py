# SPDX-License-Identifier: MIT
"""In full screen, plates do not touch and controls are large enough for a finger."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QApplication, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.rules import registry
from mahjong_desk.ui.picker import PickerScreen
from mahjong_desk.ui.window.main_window import MainWindow
from tests.scope import sweep
from tests.ui.shared_window import SIZE
from tests.ui.table.test_screen import felt_after

NAMES = ("Aoi", "Bartholomew", "Chie", "Dai")
SYSTEMS = [ruleset.id for ruleset in registry.all_rulesets()]


def begin(window: MainWindow, ruleset_id: str) -> None:
    players = registry.get_ruleset(ruleset_id).players[0]
    assert window.desk.start_match(ruleset_id, {}, NAMES[:players], "Thursday")


def process_events() -> None:
    for _round in range(4):
        QApplication.processEvents()


# The felt of a screen of 1280x720, 1280x800 and 1920x1080.
@pytest.mark.parametrize(("ruleset_id", "size"), sweep(SYSTEMS, [(1240, 520), (1240, 600), (1880, 880)]))
def test_plates_do_not_touch(qtbot: QtBot, ruleset_id: str, size: tuple[int, int]) -> None:
    felt = felt_after(qtbot, ruleset_id, players=registry.get_ruleset(ruleset_id).players[0], size=size)
    felt.set_large(True)
    parts = [*felt.plates, felt.centre]
    for one, other in combinations(parts, 2):
        assert not one.geometry().intersects(other.geometry()), (one, other)
    for part in parts:
        assert felt.rect().contains(part.geometry())


@pytest.mark.parametrize("ruleset_id", SYSTEMS)
def test_controls_are_large_enough_for_a_finger(shared_window: MainWindow, ruleset_id: str) -> None:
    begin(shared_window, ruleset_id)
    shared_window.showFullScreen()
    try:
        process_events()
        assert_touchable(shared_window, 11)
    finally:
        shared_window.showNormal()


def test_controls_grow_that_were_visible_before(shared_window: MainWindow) -> None:
    shared_window.show_screen("learn")
    learn = shared_window.screen_widget("learn")
    learn.show_page("drills")
    process_events()
    shared_window.showFullScreen()
    try:
        process_events()
        assert_touchable(learn, 15)
    finally:
        shared_window.showNormal()


def targets(within: QWidget) -> Iterator[QWidget]:
    """Yields the visible controls, except those inside another control."""
    for kind in (QAbstractButton, QLineEdit, QComboBox, QAbstractSpinBox):
        for widget in within.findChildren(kind):
            part = isinstance(widget.parent(), QLineEdit | QComboBox | QAbstractSpinBox)
            if widget.isVisible() and not part:
                yield widget


def assert_touchable(within: QWidget, min_count: int) -> None:
    controls = list(targets(within))
    assert len(controls) >= min_count
    sizes = [(widget.accessibleName(), widget.width(), widget.height()) for widget in controls]
    assert [size for size in sizes if min(size[1:]) < 44] == []
    for one, other in combinations(controls, 2):
        if one.parent() is other.parent():
            assert not one.geometry().intersects(other.geometry()), (one.accessibleName(), other.accessibleName())


@pytest.fixture
def tablet(shared_window: MainWindow) -> Iterator[MainWindow]:
    shared_window.showFullScreen()
    process_events()
    # Resize as a screen does: a window that resizes itself leaves full screen.
    shared_window.windowHandle().resize(1366, 768)
    process_events()
    yield shared_window
    if shared_window.sheet is not None:
        shared_window.sheet.reject()
    shared_window.showNormal()
    process_events()


@pytest.mark.parametrize("ruleset_id", ["arushiaru", "beijing"])
def test_the_picker_is_touchable(qtbot: QtBot, tablet: MainWindow, ruleset_id: str) -> None:
    begin(tablet, ruleset_id)
    tablet.show_screen("picker")
    process_events()
    picker = tablet.screen_widget("picker")
    assert_touchable(picker, 34 + 15)
    assert isinstance(picker, PickerScreen)
    bars = [area.verticalScrollBar() for area in (picker.view.scroller, picker.view.meld_scroller)]
    qtbot.waitUntil(lambda: all(bar.maximum() == 0 for bar in bars))


@pytest.mark.parametrize(
    ("ruleset_id", "command"),
    [("shogi", "draw"), ("wsom", "chombo"), ("arushiaru", "new_match"), ("wsom", "penalty_tile")],
)
def test_sheets_are_touchable(tablet: MainWindow, ruleset_id: str, command: str) -> None:
    begin(tablet, ruleset_id)
    tablet.show_screen("table")
    tablet.run_command(command)
    process_events()
    assert_touchable(tablet.sheet, 6)
    foot, paper = tablet.sheet.foot.primary_button, tablet.sheet.paper
    assert paper.rect().contains(QRect(foot.mapTo(paper, QPoint()), foot.size()))


def test_leaving_full_screen_restores_the_sizes(qtbot: QtBot, shared_window: MainWindow) -> None:
    begin(shared_window, "beijing")
    shared_window.show_screen("picker")
    process_events()
    picker = shared_window.screen_widget("picker")

    def sizes() -> list[QSize]:
        return [widget.size() for widget in targets(picker)]

    before = sizes()
    assert min(size.height() for size in before) == 32
    shared_window.showFullScreen()
    process_events()
    assert min(size.height() for size in sizes()) == 44
    shared_window.showNormal()
    shared_window.resize(SIZE)
    qtbot.waitUntil(lambda: sizes() == before)
