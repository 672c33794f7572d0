# SPDX-License-Identifier: MIT
"""Labels whose words link to other pages."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.layout.boxes import boxed, column
from mahjong_desk.ui.kit.link_label import LinkLabel, LinkSpan, LinkSpanLayout, fill_placeholders, plain_text
from tests.ui.widgets import add_widget

YAKU = (
    LinkSpan("20 + 10 = 30 fu; "),
    LinkSpan("all triplets", "toitoi"),
    LinkSpan(" 2, "),
    LinkSpan("three concealed triplets", "sanankou"),
    LinkSpan(" 2, 三元牌、"),
    LinkSpan("役牌", "yakuhai"),
)


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    """A page with two fields between which a test inserts a widget."""
    holder = add_widget(qtbot, boxed(column(QLineEdit(), QLineEdit())), 400, 300)
    with qtbot.waitActive(holder):
        holder.show()
        holder.activateWindow()
    return holder


def insert_between_fields(page: QWidget, text: QWidget) -> None:
    layout = page.layout()
    assert isinstance(layout, QVBoxLayout)
    layout.insertWidget(1, text)
    text.show()
    QApplication.processEvents()


def test_placeholders_accept_texts_links_and_lists() -> None:
    both = (LinkSpan("riichi", "riichi"), LinkSpan(", "), LinkSpan("pinfu", "pinfu"))
    link_spans = fill_placeholders(
        "{who} has {yaku}: {one}.", {"who": "Ben", "yaku": both, "one": LinkSpan("pinfu", "pinfu")}
    )
    assert plain_text(link_spans) == "Ben has riichi, pinfu: pinfu."
    assert [phrase.target for phrase in link_spans if phrase.target] == ["riichi", "pinfu", "pinfu"]


def test_a_click_beside_a_link_does_not_follow_it(page: QWidget, qtbot: QtBot) -> None:
    text = LinkLabel(YAKU, wrap=True)
    insert_between_fields(page, text)
    assert page.childAt(text.mapTo(page, QPoint(2, text.height() // 3))) is text
    with qtbot.assertNotEmitted(text.link_activated):
        QTest.mouseClick(text, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))


def test_a_tap_near_a_link_follows_it_in_table_mode(page: QWidget, qtbot: QtBot) -> None:
    theme.set_table_mode(on=True)
    try:
        text = LinkLabel((LinkSpan("30 fu; "), LinkSpan("three concealed triplets", "sanankou"), LinkSpan(" 2")))
        insert_between_fields(page, text)
        assert text.height() >= theme.MIN_TOUCH_SIZE
        beside = text.links[0].geometry().topLeft() + QPoint(8, -6)
        assert text.childAt(beside) is None
        with qtbot.waitSignal(text.link_activated) as followed:
            QTest.mouseClick(text, Qt.MouseButton.LeftButton, pos=beside)
        assert followed.args == ["sanankou"]
    finally:
        theme.set_table_mode(on=False)


def test_the_nearer_of_two_links_is_chosen() -> None:
    lines = LinkSpanLayout(YAKU, theme.font(15))
    first, second = (lines.boxes(link)[0] for link in (0, 1))
    between = QPointF(second.left() - 1, first.center().y())
    assert lines.link_at(between) is None
    assert lines.link_at(between, 22) == 1
    assert lines.link_at(QPointF(first.left(), first.bottom() + 23), 22) is None


def test_a_link_over_two_lines_is_clicked_in_both(page: QWidget) -> None:
    phrases = (LinkSpan("30 fu; "), LinkSpan("three concealed triplets", "sanankou"), LinkSpan(" 2"))
    text = LinkLabel(phrases, wrap=True)
    insert_between_fields(page, text)
    text.setFixedSize(170, text.heightForWidth(170))
    QApplication.processEvents()
    first, second = LinkSpanLayout(phrases, text.font(), 170).boxes(0)
    assert text.childAt(first.center().toPoint()) is text.links[0]
    assert text.childAt(second.center().toPoint()) is text.links[0]
    assert text.childAt(QPoint(2, first.center().toPoint().y())) is None
    assert text.childAt(QPoint(168, second.center().toPoint().y())) is None


def test_the_tab_key_reaches_links_of_a_new_text(page: QWidget) -> None:
    text, last = LinkLabel((LinkSpan("riichi", "riichi"),), wrap=True), QLineEdit()
    for widget in (text, last):
        page.layout().addWidget(widget)
    QApplication.processEvents()
    text.set_spans(YAKU)
    QApplication.processEvents()
    page.findChildren(QLineEdit)[1].setFocus()
    stops: list[object] = []
    for _step in range(4):
        QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Tab)
        stops.append(QApplication.focusWidget())
    assert stops == [*text.links, last]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_and_space_follow_the_focused_link(page: QWidget, qtbot: QtBot, key: Qt.Key) -> None:
    text = LinkLabel(YAKU, wrap=True)
    insert_between_fields(page, text)
    text.links[2].setFocus()
    with qtbot.waitSignal(text.link_activated) as followed:
        QTest.keyClick(text.links[2], key)
    assert followed.args == ["yakuhai"]


def test_links_have_accessible_names_and_descriptions(page: QWidget) -> None:
    text = LinkLabel(YAKU, tip="Show in the atlas")
    insert_between_fields(page, text)
    assert [link.accessibleName() for link in text.links] == ["all triplets", "three concealed triplets", "役牌"]
    assert {link.accessibleDescription() for link in text.links} == {"Show in the atlas"}


def test_the_links_of_an_earlier_text_are_removed(page: QWidget) -> None:
    text = LinkLabel(YAKU, wrap=True)
    insert_between_fields(page, text)
    text.set_spans((LinkSpan("No yaku"),))
    assert text.links == ()
    assert text.text() == "No yaku"
    assert text.childAt(text.rect().center()) is None


def test_links_stay_at_their_words_when_the_text_grows(page: QWidget, qapp: QApplication) -> None:
    text = LinkLabel(YAKU)
    insert_between_fields(page, text)
    small = text.links[2].geometry()
    theme.apply(qapp, "light", font_scale=1.5, reduced_motion=True)
    QApplication.processEvents()
    large = text.links[2].geometry()
    assert large.left() > small.left()
    assert large.width() > small.width()


def test_link_boxes_count_utf16_units_as_qt_does() -> None:
    lines = LinkSpanLayout((LinkSpan("🀄🀄 "), LinkSpan("riichi", "riichi")), theme.font(15))
    plain = LinkSpanLayout((LinkSpan("🀄🀄 ", "tiles"), LinkSpan("riichi")), theme.font(15))
    assert lines.boxes(0)[0].left() == plain.boxes(0)[0].right()
