# SPDX-License-Identifier: MIT
"""Number fields, search fields, combo boxes, steppers and lazily loaded lists."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, QPoint, QPointF, Qt
from PySide6.QtGui import QFontMetrics, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.fields import ElidedComboBox, Field, NumberBox, SearchField
from mahjong_desk.ui.kit.controls.lists import LazyListView
from mahjong_desk.ui.kit.controls.stepper import Stepper
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import boxed, column
from tests.ui.widgets import add_widget, show_widget


def _check_digits_fit(box: NumberBox) -> None:
    edit = box.lineEdit()
    assert box.rect().adjusted(2, 2, -2, -2).contains(edit.geometry())
    assert edit.width() > QFontMetrics(edit.font()).horizontalAdvance(edit.text())
    assert edit.height() >= QFontMetrics(edit.font()).height()


@pytest.mark.parametrize("arrows", [True, False])
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5])
def test_digits_fit_in_a_number_box(qtbot: QtBot, qapp: QApplication, scale: float, arrows: bool) -> None:
    box = add_widget(qtbot, NumberBox("", range(121), 110, width=100 if arrows else 56, arrows=arrows))
    box.setFixedHeight(theme.px(40))
    box.show()
    _check_digits_fit(box)
    theme.apply(qapp, "light", font_scale=scale)
    box.setFixedSize(theme.px(100 if arrows else 56), theme.px(40))
    _check_digits_fit(box)
    theme.apply(qapp, "dark", font_scale=scale)
    _check_digits_fit(box)


def test_a_number_box_ignores_the_numerals_of_the_system(qtbot: QtBot) -> None:
    assert add_widget(qtbot, NumberBox("", range(9), width=100)).locale().language() == QLocale.Language.English


def test_the_wheel_changes_only_a_focused_number_box(qtbot: QtBot) -> None:
    box, other = NumberBox("", range(10), 5, width=80), QLineEdit()
    page = add_widget(qtbot, boxed(column(other, box)))
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    for first, value in ((other, 5), (box, 6)):
        first.setFocus()
        at = QPointF(box.rect().center())
        buttons, keys, phase = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
        step = QWheelEvent(at, box.mapToGlobal(at), QPoint(), QPoint(0, 120), buttons, keys, phase, False)
        QApplication.sendEvent(box, step)
        assert box.value() == value


@pytest.fixture
def field(qtbot: QtBot) -> SearchField:
    search = show_widget(qtbot, SearchField(), 400, 60)
    search.setPlaceholderText("Name or reading")
    return search


def test_the_clear_button_clears_the_field(qtbot: QtBot, field: SearchField) -> None:
    assert field.clear_button.isHidden()
    qtbot.keyClicks(field, "aoi")
    assert field.clear_button.isVisible()
    qtbot.mouseClick(field.clear_button, Qt.MouseButton.LeftButton)
    assert field.text() == ""
    assert field.clear_button.isHidden()


def test_an_elided_placeholder_is_the_tooltip(field: SearchField) -> None:
    assert field.toolTip() == ""
    field.resize(120, 60)
    assert field.toolTip() == "Name or reading"


LONG = "Thursday club in the back room of the Golden Lantern"


def test_an_elided_choice_has_its_full_text_as_tooltip(qtbot: QtBot) -> None:
    box = add_widget(qtbot, ElidedComboBox())
    box.addItems([LONG, "Friday"])
    box.resize(200, 40)
    box.show()
    assert box.shown_text().endswith("…")
    assert LONG.startswith(box.shown_text()[:-1])
    assert box.toolTip() == LONG
    box.setCurrentIndex(1)
    assert box.shown_text() == box.toolTip() == "Friday"


def test_an_error_below_a_field_keeps_the_layout(qtbot: QtBot) -> None:
    field = add_widget(qtbot, Field("&Name", placeholder="Who?"))
    field.resize(300, field.sizeHint().height())
    field.show()
    before = field.sizeHint().height(), field.edit.geometry()
    field.set_error("No player has this name.")
    assert field.error == field.edit.accessibleDescription() == "No player has this name."
    assert any(label.isVisible() and label.text() == field.error for label in field.findChildren(Label))
    assert (field.sizeHint().height(), field.edit.geometry()) == before
    field.set_error("")
    assert not any(label.isVisible() and label.text() for label in field.findChildren(Label) if label.buddy() is None)


def stepper(qtbot: QtBot, *faces: str) -> tuple[Stepper, list[int]]:
    """Returns a stepper, and a list that collects the values it emits."""
    flowers, numbers = Stepper("Flowers", range(len(faces) + 1 if faces else 3), faces=faces), list[int]()
    qtbot.addWidget(flowers)
    flowers.stepped.connect(numbers.append)
    flowers.show()
    return flowers, numbers


def test_a_stepper_stops_at_both_ends(qtbot: QtBot) -> None:
    flowers, numbers = stepper(qtbot)
    assert not flowers.decrease_button.isEnabled()
    for _ in range(3):
        QTest.mouseClick(flowers.increase_button, Qt.MouseButton.LeftButton)
    assert (numbers, flowers.value, flowers.increase_button.isEnabled()) == ([1, 2], 2, False)
    QTest.mouseClick(flowers.decrease_button, Qt.MouseButton.LeftButton)
    assert (numbers[-1], flowers.increase_button.isEnabled()) == (1, True)


def test_arrow_keys_step_and_the_stepper_keeps_the_focus(qtbot: QtBot) -> None:
    flowers, numbers = stepper(qtbot)
    with qtbot.waitActive(flowers):
        flowers.activateWindow()
    flowers.increase_button.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Right):
        QTest.keyClick(flowers.increase_button, key)
    assert numbers == [1, 2]
    assert flowers.decrease_button.hasFocus()
    QTest.keyClick(flowers.decrease_button, Qt.Key.Key_Down)
    assert numbers == [1, 2, 1]


def test_a_disabled_stepper_has_a_reason(qtbot: QtBot) -> None:
    flowers, numbers = stepper(qtbot)
    flowers.set_value(1)
    flowers.disable("No difference")
    assert not any(button.isEnabled() for button in (flowers.increase_button, flowers.decrease_button))
    assert flowers.toolTip() == "No difference"
    assert not flowers.set_typed_value(2)
    flowers.disable(None)
    for _ in range(2):
        assert flowers.set_typed_value(2)
    assert not flowers.set_typed_value(7)
    assert (flowers.value, numbers) == (2, [2])


def test_a_wide_stepper_is_set_by_clicks_on_its_pieces(qtbot: QtBot) -> None:
    flowers, numbers = stepper(qtbot, "5f", "6f", "7f")
    flowers.resize(600, 40)
    button, height = flowers.increase_button.geometry(), flowers.increase_button.height()
    first = QPoint(button.right() + height // 2 + 10, button.center().y())
    last = first + QPoint(round(2 * (height - 4) * 0.72), 0)
    for position in (last, first, last, last):
        QTest.mouseClick(flowers, Qt.MouseButton.LeftButton, pos=position)
    assert numbers == [1, 0, 1, 2]
    flowers.resize(flowers.sizeHint().width(), 40)
    QTest.mouseClick(flowers, Qt.MouseButton.LeftButton, pos=first)
    assert flowers.value == 2


ROW_COUNT = 5_000


class Source:
    def __init__(self) -> None:
        self.rows_read = 0

    def __iter__(self) -> Iterator[object]:
        for number in reversed(range(ROW_COUNT)):
            self.rows_read += 1
            yield number


@pytest.fixture
def lines(qtbot: QtBot) -> LazyListView:
    return show_widget(qtbot, LazyListView(lambda number: f"Evening {number}", 200), 260, 300)


def test_only_visible_pages_are_read(lines: LazyListView, qtbot: QtBot) -> None:
    source = Source()
    lines.show_lines(source)
    assert lines.texts[0] == f"Evening {ROW_COUNT - 1}"
    first = source.rows_read
    assert first < 100
    assert not lines.is_complete
    bar = lines.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    with qtbot.waitSignal(lines.rows_loaded):
        bar.setValue(bar.maximum())
    assert first < source.rows_read < 200
    assert len(lines.texts) == source.rows_read
    assert lines.current is None


def test_search_words_filter_rows_not_yet_read(lines: LazyListView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(lines.rows_loaded):
        lines.show_lines(Source(), "EVENING 17")
    assert set(lines.texts) <= {f"Evening {number}" for number in range(ROW_COUNT) if "17" in str(number)}
    with qtbot.waitSignal(lines.rows_loaded):
        lines.show_lines(Source(), "4999")
    assert ([*lines.texts], lines.is_complete) == (["Evening 4999"], True)
    with qtbot.waitSignal(lines.rows_loaded):
        lines.show_lines(Source(), "evening nowhere")
    assert [*lines.texts] == []


def test_a_hidden_list_stops_reading(lines: LazyListView, qtbot: QtBot) -> None:
    source = Source()
    lines.show_lines(source, "nowhere")
    lines.hide()
    rows_read = source.rows_read
    QApplication.processEvents()
    assert source.rows_read == rows_read < ROW_COUNT
    with qtbot.waitSignal(lines.rows_loaded):
        lines.show()
    assert lines.is_complete


@pytest.mark.parametrize("height", [211, 240, 269])
def test_a_list_ends_below_a_whole_row(qtbot: QtBot, lines: LazyListView, height: int) -> None:
    lines.show_lines(range(40))
    lines.resize(260, height)
    qtbot.waitUntil(lambda: lines.viewport().height() % lines.sizeHintForRow(0) == 0)
    assert height - lines.viewport().height() < lines.sizeHintForRow(0) + 4
