# SPDX-License-Identifier: MIT
"""Widgets of the table, such as seat plates, payments and the status line."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.label import ElidedLabel
from mahjong_desk.ui.kit.marks import MARKS, MasteryMark, PlayerMark, mark_colour, mark_for, mark_name, paint_mark
from mahjong_desk.ui.kit.painting import elide_text, short_name
from mahjong_desk.ui.kit.sheets.keyboard import KeyHint, KeyHints
from mahjong_desk.ui.kit.table.badges import FormulaPlate, StatusBar
from mahjong_desk.ui.kit.table.payment_arrows import PaymentArrows, SeatBox
from mahjong_desk.ui.kit.table.seat_plate import SeatData, SeatPlate
from mahjong_desk.ui.theme.palette import Theme, read_theme
from tests.scope import sweep
from tests.ui.contrast import contrast
from tests.ui.player import NAMES
from tests.ui.widgets import add_widget, show_widget


def test_long_texts_in_the_status_line_are_elided(qtbot: QtBot) -> None:
    line = add_widget(qtbot, StatusBar())
    line.set_saved("South 1 is on disk, 20:41")
    line.set_rules("Beijing, " + "points for an open kan: 3, " * 12, "Beijing\nPoints for an open kan: 3")
    line.resize(600, 28)
    line.show()
    left, right = line.findChildren(ElidedLabel)
    assert left.width() >= left.sizeHint().width()
    assert right.toolTip() == "Beijing\nPoints for an open kan: 3"
    assert left.geometry().right() < right.geometry().left()
    assert right.geometry().right() <= 600


def test_the_formula_shows_a_stamp_only_for_a_limit(qtbot: QtBot) -> None:
    plate = show_widget(qtbot, FormulaPlate("2,000", "5 han are 2,000"), 372, 120)
    assert plate.stamp.isHidden()
    plate.set_texts("2,000", "5 han are 2,000", "", ("満貫", "Mangan"))
    assert (plate.stamp.isVisible(), plate.stamp.accessibleName()) == (True, "Mangan")
    plate.set_texts("40 × 2³ = 320", "below the cap", "Ben 2 × 320")
    assert plate.stamp.isHidden()
    assert plate.accessibleName() == "40 × 2³ = 320. below the cap. Ben 2 × 320"


def test_key_hints_without_room_are_omitted(qtbot: QtBot) -> None:
    hints = show_widget(
        qtbot, KeyHints([KeyHint(("1", "–", "9"), "wait"), KeyHint(("M",), "commit"), KeyHint(("F1",), "all keys")])
    )
    hints.resize(600, 26)
    assert hints.visible_count() == 3
    hints.resize(170, 26)
    assert 1 <= hints.visible_count() < 3
    assert "F1: all keys" in hints.accessibleName()


SIDE = 18


def lightness_values(mark: PlayerMark, theme_name: str) -> list[int]:
    colours = read_theme(theme_name)
    picture = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    picture.fill(colours.paper)
    painter = QPainter(picture)
    paint_mark(painter, QPointF(SIDE / 2, SIDE / 2), mark, 6.5, colours)
    painter.end()
    return [QColor(picture.pixel(x, y)).lightness() for y in range(SIDE) for x in range(SIDE)]


@pytest.mark.parametrize("theme_name", ["light", "dark"])
def test_marks_differ_in_shape_and_are_readable_on_paper(theme_name: str) -> None:
    colours = read_theme(theme_name)
    assert all(contrast(mark_colour(mark, colours), colours.paper) >= 4.5 for mark in MARKS)
    ground = colours.paper.lightness()
    # Compared in black and white, so that colour does not count.
    drawn = {mark: [abs(pixel - ground) > 40 for pixel in lightness_values(mark, theme_name)] for mark in MARKS}
    assert len(drawn) == 20
    for one, other in combinations(MARKS, 2):
        differing = sum(first != second for first, second in zip(drawn[one], drawn[other], strict=True))
        assert differing >= 12, (one, other)


def test_marks_have_names_and_repeat_after_twenty() -> None:
    assert [mark_for(number) for number in range(40)] == [*MARKS, *MARKS]
    assert mark_name(MARKS[0]) == "circle, filled"
    assert len({mark_name(mark) for mark in MARKS}) == 20


def test_mastery_marks_differ_in_their_fill(qtbot: QtBot, themed: Theme) -> None:
    marks = [MasteryMark(quarters) for quarters in range(5)]
    drawn = []
    for mark in marks:
        qtbot.addWidget(mark)
        picture = mark.pixmap().toImage()
        drawn.append([picture.pixelColor(x, y).alpha() > 100 for y in range(SIDE) for x in range(SIDE)])
    for one, other in combinations(drawn, 2):
        assert sum(first != second for first, second in zip(one, other, strict=True)) >= 12
    filled = [sum(pixels) for pixels in drawn[:4]]
    assert filled == sorted(filled), "a higher mastery fills more of the mark"
    assert contrast(themed.plus, themed.paper) >= 3


BEN = SeatData("Ben", "1z", "2,400", "\u2212500 to Chie", "floats +400", dealer=True)


def test_a_seat_is_described(qtbot: QtBot) -> None:
    plate = add_widget(qtbot, SeatPlate(BEN))
    assert plate.accessibleName() == "Ben"
    assert plate.accessibleDescription() == "East, Dealer, 2,400, \u2212500 to Chie, floats +400"


def test_a_riichi_stick_replaces_the_riichi_button(qtbot: QtBot) -> None:
    plate = add_widget(qtbot, SeatPlate(SeatData("Ben", "1z", "25,000")), 272, 156)
    plate.set_controls(menu="Ben", riichi=True)
    plate.show()
    place = plate.riichi_chip.geometry()
    assert plate.riichi_chip.isVisible()
    plate.set_data(SeatData("Ben", "1z", "24,000", riichi=True))
    assert not plate.riichi_chip.isVisible()
    assert plate.grab().toImage().pixelColor(place.center() + QPoint(12, 0)).lightness() > 200
    assert plate.accessibleDescription().endswith("Riichi")


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_seat_plate_is_wide_enough_for_its_texts(qtbot: QtBot, qapp: QApplication, scale: float) -> None:
    theme.apply(qapp, "light", font_scale=scale)
    plate = add_widget(qtbot, SeatPlate(BEN))
    metrics = QFontMetricsF(theme.font(15))
    for text in (BEN.difference, BEN.standing):
        assert plate.minimumSizeHint().width() >= metrics.horizontalAdvance(text)


def test_long_names_are_elided(qtbot: QtBot) -> None:
    assert short_name("Dominiquette-Ann") == "Dominiquette-Ann"
    assert short_name("Dominiquette-Anna") == "Dominiquette-An…"
    assert short_name("小鳥遊優希乃介太") == "小鳥遊優希乃介太"
    assert short_name("勘解由小路菊千代之助兵衛") == "勘解由小路菊千…"
    hebrew = "\u05e9\u05e8\u05d4 \u05db\u05d4\u05df " * 3
    for elided in (short_name(hebrew), elide_text(theme.font(20), hebrew, 99)):
        assert elided.endswith("…\u200f"), "the dots are at the left, where the name ends"
    plate = add_widget(qtbot, SeatPlate(SeatData("Bartholomew of the Hill", "1z", "0")))
    assert plate.toolTip() == plate.accessibleName() == "Bartholomew of the Hill"


def test_a_name_elided_on_a_narrow_plate_is_its_tooltip(qtbot: QtBot) -> None:
    plate = show_widget(qtbot, SeatPlate(SeatData("Fourteen chars", "1z", "0")), 400, 160)
    assert not plate.toolTip()
    plate.resize(130, 160)
    assert plate.toolTip() == "Fourteen chars"


LONG = ("Aleksandra B.", "Bartholomäus", "千代田区の千恵子さん", "Wolfgang-Amad")
ARROW_HEAD_LENGTH = 9.0
"""The length of an arrow head in pixels."""
CASES: dict[str, tuple[dict[int, str], tuple[tuple[int, int], ...]]] = {
    "self-draw at the top": ({0: "520", 1: "840", 3: "520"}, ((0, 2), (1, 2), (3, 2))),
    "self-draw at the foot": ({1: "1,000", 2: "2,000", 3: "1,000"}, ((1, 0), (2, 0), (3, 0))),
    "self-draw at the right": ({0: "1,000", 2: "2,000", 3: "1,000"}, ((0, 1), (2, 1), (3, 1))),
    "self-draw at the left": ({0: "12,800", 1: "12,800", 2: "12,800"}, ((0, 3), (1, 3), (2, 3))),
    "two winners": ({3: "13,200"}, ((3, 1), (3, 2))),
    "chombo": ({2: "8,000"}, ((2, 0), (2, 1), (2, 3))),
}


def boxes(paid: dict[int, str], flows: tuple[tuple[int, int], ...], names: tuple[str, ...]) -> list[SeatBox]:
    """Returns the boxes of the seats, with sums for payers and winners."""
    gaining = {payee for _payer, payee in flows}
    seat_boxes = []
    for seat, name in enumerate(names):
        if seat in paid:
            below = "6,000 + honba 300 + dora 200 + closed hand 100"
            seat_boxes.append(SeatBox(name, f"{name} pays {paid[seat]}", f"pays {paid[seat]}", below))
        elif seat in gaining:
            seat_boxes.append(SeatBox(name, f"{name} +38,400", "+38,400", "3 × 12,800 + sticks 1,000"))
        else:
            seat_boxes.append(SeatBox(name, name))
    return seat_boxes


def _payment_arrows(qtbot: QtBot, case: str = "", names: tuple[str, ...] = NAMES) -> PaymentArrows:
    arrows = add_widget(qtbot, PaymentArrows())
    paid, flows = CASES.get(case, ({}, ()))
    arrows.set_payments(boxes(paid, flows, names), flows, {payee for _payer, payee in flows})
    arrows.resize(arrows.sizeHint())
    return arrows


def test_seats_are_counter_clockwise_from_the_bottom(qtbot: QtBot) -> None:
    arrows = _payment_arrows(qtbot)
    foot, right, top, left = (arrows.plate_box(seat).center() for seat in range(4))
    assert foot.y() > right.y() > top.y()
    assert foot.y() > left.y() > top.y()
    assert left.x() < top.x() == foot.x() < right.x()


@pytest.mark.parametrize(("case", "names", "scale", "smallest"), sweep(CASES, (NAMES, LONG), (1.0, 1.5), (False, True)))
def test_boxes_and_arrow_heads_are_all_visible(
    qtbot: QtBot, qapp: QApplication, case: str, names: tuple[str, ...], scale: float, smallest: bool
) -> None:
    theme.apply(qapp, "light", font_scale=scale)
    arrows = _payment_arrows(qtbot, case, names)
    if smallest:
        arrows.resize(arrows.minimumSizeHint().width(), arrows.height())
        arrows.resize(arrows.minimumSizeHint())
    plates = [arrows.plate_box(seat) for seat in range(4)]
    assert all(QRectF(arrows.rect()).contains(box) for box in plates)
    assert [pair for pair in combinations(plates, 2) if pair[0].intersects(pair[1])] == []
    for payer, payee in arrows.payments:
        start, end = arrows.course(payer, payee)
        assert (end - start).manhattanLength() >= ARROW_HEAD_LENGTH
        assert not any(box.contains(start) or box.contains(end) for box in plates)


def test_the_parts_of_a_sum_are_dropped_before_the_sum(qtbot: QtBot) -> None:
    arrows = _payment_arrows(qtbot, "self-draw at the top")
    assert arrows.shown_lines(1)[0] == "Ben pays 840"
    assert " ".join(arrows.shown_lines(1)[1:]) == "6,000 + honba 300 + dora 200 + closed hand 100"
    arrows.resize(arrows.minimumSizeHint())
    assert arrows.shown_lines(1) == ("Ben pays 840",)


def test_a_long_name_is_above_its_sum(qtbot: QtBot) -> None:
    assert _payment_arrows(qtbot, "self-draw at the left", LONG).shown_lines(1)[:2] == ("Bartholomäus", "pays 12,800")


def test_payments_are_described_in_words(qtbot: QtBot) -> None:
    arrows = _payment_arrows(qtbot)
    assert arrows.accessibleName() == "No payments"
    seat_boxes = [SeatBox("Aoi", "Aoi +300", "+300"), SeatBox("Ben", "Ben pays 300", "pays 300", "200 + honba 100")]
    arrows.set_payments(seat_boxes, [(1, 0)])
    assert arrows.accessibleName() == "Aoi +300; Ben pays 300: 200 + honba 100"
    arrows.set_payments([SeatBox(name, name) for name in NAMES], links=[(2, 0)])
    assert arrows.accessibleName() == "Chie and Aoi are linked"
