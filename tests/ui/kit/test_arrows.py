# SPDX-License-Identifier: MIT
"""Payments: seats as they sit, every amount to be read."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit import Arrow, Arrows

NAMES = ["Aoi", "Ben", "Chie", "Dai"]
CASES = {
    "self-draw at the top": [Arrow(0, 2, "520"), Arrow(1, 2, "840"), Arrow(3, 2, "520")],
    "self-draw at the foot": [Arrow(1, 0, "1,000"), Arrow(2, 0, "2,000"), Arrow(3, 0, "1,000")],
    "self-draw at the right": [Arrow(0, 1, "1,000"), Arrow(2, 1, "2,000"), Arrow(3, 1, "1,000")],
    "two winners": [Arrow(3, 1, "8,000"), Arrow(3, 2, "5,200")],
    "chombo": [Arrow(2, 0, "2,000"), Arrow(2, 1, "4,000"), Arrow(2, 3, "2,000")],
    "pao": [Arrow(1, 0, "16,000"), Arrow(2, 0, "16,000", "liable"), Arrow(1, 0, "300", "honba")],
}


def _shown(qtbot: QtBot, payments: list[Arrow], names: list[str] = NAMES) -> Arrows:
    arrows = Arrows()
    qtbot.addWidget(arrows)
    arrows.set_payments(names, payments, {arrow.to_seat for arrow in payments})
    arrows.resize(arrows.sizeHint())
    return arrows


def test_seats_lie_counter_clockwise_from_the_foot(qtbot: QtBot) -> None:
    arrows = _shown(qtbot, [])
    foot, right, top, left = (arrows.plate_box(seat).center() for seat in range(4))
    assert foot.y() > right.y() > top.y()
    assert foot.y() > left.y() > top.y()
    assert left.x() < top.x() == foot.x() < right.x()


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("case", CASES)
def test_everything_lies_inside_and_no_amount_is_hidden(
    qtbot: QtBot, qapp: QApplication, case: str, scale: float
) -> None:
    theme.apply(qapp, "light", font_scale=scale)
    payments = CASES[case]
    arrows = _shown(qtbot, payments)
    room = QRectF(arrows.rect())
    plates = [arrows.plate_box(seat) for seat in range(4)]
    labels = [arrows.label_box(index) for index in range(len(payments))]
    assert all(room.contains(box) for box in plates + labels)
    assert [pair for pair in combinations(plates + labels, 2) if pair[0].intersects(pair[1])] == []


@pytest.mark.parametrize("count", [2, 3])
def test_fewer_players_leave_the_rest_empty(qtbot: QtBot, count: int) -> None:
    names = NAMES[:count]
    arrows = _shown(qtbot, [Arrow(1, 0, "9")], names)
    boxes = [*(arrows.plate_box(seat) for seat in range(count)), arrows.label_box(0)]
    assert [pair for pair in combinations(boxes, 2) if pair[0].intersects(pair[1])] == []


def test_winners_are_brass_and_the_others_felt(qtbot: QtBot) -> None:
    arrows = _shown(qtbot, CASES["two winners"])
    picture = arrows.grab().toImage()
    for seat in range(4):
        at = arrows.plate_box(seat).adjusted(6, 6, 0, 0).topLeft().toPoint()
        assert (picture.pixelColor(at) == theme.colour("brass")) is (seat in {1, 2})


def test_a_second_line_makes_the_plates_higher(qtbot: QtBot) -> None:
    arrows = _shown(qtbot, [Arrow(1, 0, "9")])
    before = arrows.plate_box(0).height()
    arrows.set_payments(NAMES, [Arrow(1, 0, "9")], {0}, ["40 → 49", "40 → 31", "40", "40"])
    assert arrows.plate_box(0).height() > before


def test_payments_are_told_in_words(qtbot: QtBot) -> None:
    arrows = _shown(qtbot, [Arrow(1, 0, "300"), Arrow(2, 0, "400", "liable")])
    assert arrows.accessibleName() == "Ben pays Aoi 300; Chie pays Aoi 400 (liable)"
    assert _shown(qtbot, []).accessibleName() == "No payments"


def test_who_is_responsible_is_linked_by_a_double_line(qtbot: QtBot) -> None:
    arrows = _shown(qtbot, [])
    plain = arrows.grab().toImage()
    arrows.set_payments(NAMES, [], links=[(2, 0)])
    assert arrows.accessibleName() == "Chie and Aoi are linked"
    linked = arrows.grab().toImage()
    line = arrows.height() // 2
    drawn = [x for x in range(arrows.width()) if plain.pixel(x, line) != linked.pixel(x, line)]
    middle = arrows.plate_box(0).center().x()
    assert any(x < middle - 2 for x in drawn)
    assert any(x > middle + 2 for x in drawn)
    assert all(abs(x - middle) < 10 for x in drawn)


def test_many_payments_leave_room_to_follow_them(qtbot: QtBot) -> None:
    few = _shown(qtbot, CASES["self-draw at the top"]).minimumSizeHint().height()
    many = [*CASES["self-draw at the top"], *(Arrow(seat, 2, "2", "kans") for seat in (0, 1, 3))]
    assert _shown(qtbot, many).minimumSizeHint().height() > few


def test_what_cannot_sit_is_refused(qtbot: QtBot) -> None:
    arrows = _shown(qtbot, [])
    with pytest.raises(ValueError, match="1 seats"):
        arrows.set_payments(["Aoi"], [])
    with pytest.raises(ValueError, match="no such seat"):
        arrows.set_payments(NAMES[:3], [Arrow(3, 0, "9")])
