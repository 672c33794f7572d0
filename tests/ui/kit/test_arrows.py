# SPDX-License-Identifier: MIT
"""Payments: seats as they sit, every sum to be read and every arrow to be followed."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.table.payment_arrows import PaymentArrows, SeatBox
from tests.scope import sweep
from tests.ui.player import NAMES
from tests.ui.widgets import add_widget

LONG = ("Aleksandra B.", "Bartholomäus", "千代田区の千恵子さん", "Wolfgang-Amad")
HEAD = 9.0
"""How long the head of an arrow is."""
CASES: dict[str, tuple[dict[int, str], tuple[tuple[int, int], ...]]] = {
    "self-draw at the top": ({0: "520", 1: "840", 3: "520"}, ((0, 2), (1, 2), (3, 2))),
    "self-draw at the foot": ({1: "1,000", 2: "2,000", 3: "1,000"}, ((1, 0), (2, 0), (3, 0))),
    "self-draw at the right": ({0: "1,000", 2: "2,000", 3: "1,000"}, ((0, 1), (2, 1), (3, 1))),
    "self-draw at the left": ({0: "12,800", 1: "12,800", 2: "12,800"}, ((0, 3), (1, 3), (2, 3))),
    "two winners": ({3: "13,200"}, ((3, 1), (3, 2))),
    "chombo": ({2: "8,000"}, ((2, 0), (2, 1), (2, 3))),
}


def boxes(paid: dict[int, str], flows: tuple[tuple[int, int], ...], names: tuple[str, ...]) -> list[SeatBox]:
    """Returns the boxes of the seats: sums with their parts wherever an arrow begins or ends."""
    gaining = {payee for _payer, payee in flows}
    found = []
    for seat, name in enumerate(names):
        if seat in paid:
            below = "6,000 + honba 300 + dora 200 + closed hand 100"
            found.append(SeatBox(name, f"{name} pays {paid[seat]}", f"pays {paid[seat]}", below))
        elif seat in gaining:
            found.append(SeatBox(name, f"{name} +38,400", "+38,400", "3 × 12,800 + sticks 1,000"))
        else:
            found.append(SeatBox(name, name))
    return found


def _shown(qtbot: QtBot, case: str, names: tuple[str, ...] = NAMES) -> PaymentArrows:
    arrows = add_widget(qtbot, PaymentArrows())
    paid, flows = CASES[case]
    arrows.set_payments(boxes(paid, flows, names), flows, {payee for _payer, payee in flows})
    arrows.resize(arrows.sizeHint())
    return arrows


def _at_rest(qtbot: QtBot, names: tuple[str, ...] = NAMES) -> PaymentArrows:
    arrows = add_widget(qtbot, PaymentArrows())
    arrows.set_payments([SeatBox(name, name) for name in names])
    arrows.resize(arrows.sizeHint())
    return arrows


def test_seats_lie_counter_clockwise_from_the_foot(qtbot: QtBot) -> None:
    arrows = _at_rest(qtbot)
    foot, right, top, left = (arrows.plate_box(seat).center() for seat in range(4))
    assert foot.y() > right.y() > top.y()
    assert foot.y() > left.y() > top.y()
    assert left.x() < top.x() == foot.x() < right.x()


@pytest.mark.parametrize(("case", "names", "scale", "least"), sweep(CASES, (NAMES, LONG), (1.0, 1.5), (False, True)))
def test_boxes_and_arrow_heads_are_all_visible(
    qtbot: QtBot, qapp: QApplication, case: str, names: tuple[str, ...], scale: float, least: bool
) -> None:
    theme.apply(qapp, "light", font_scale=scale)
    arrows = _shown(qtbot, case, names)
    if least:
        arrows.resize(arrows.minimumSizeHint().width(), arrows.height())
        arrows.resize(arrows.minimumSizeHint())
    plates = [arrows.plate_box(seat) for seat in range(4)]
    assert all(QRectF(arrows.rect()).contains(box) for box in plates)
    assert [pair for pair in combinations(plates, 2) if pair[0].intersects(pair[1])] == []
    for payer, payee in arrows.payments:
        start, end = arrows.course(payer, payee)
        assert (end - start).manhattanLength() >= HEAD
        assert not any(box.contains(start) or box.contains(end) for box in plates)


def test_the_parts_of_a_sum_are_dropped_before_the_sum(qtbot: QtBot) -> None:
    arrows = _shown(qtbot, "self-draw at the top")
    assert arrows.shown_lines(1)[0] == "Ben pays 840"
    assert " ".join(arrows.shown_lines(1)[1:]) == "6,000 + honba 300 + dora 200 + closed hand 100"
    arrows.resize(arrows.minimumSizeHint())
    assert arrows.shown_lines(1) == ("Ben pays 840",)


def test_a_long_name_is_above_its_sum(qtbot: QtBot) -> None:
    assert _shown(qtbot, "self-draw at the left", LONG).shown_lines(1)[:2] == ("Bartholomäus", "pays 12,800")


@pytest.mark.parametrize("count", [2, 3])
def test_fewer_players_leave_the_rest_empty(qtbot: QtBot, count: int) -> None:
    arrows = _at_rest(qtbot, NAMES[:count])
    plates = [arrows.plate_box(seat) for seat in range(count)]
    assert [pair for pair in combinations(plates, 2) if pair[0].intersects(pair[1])] == []


def test_winners_are_brass_and_the_others_felt(qtbot: QtBot) -> None:
    arrows = _shown(qtbot, "two winners")
    picture = arrows.grab().toImage()
    for seat in range(4):
        at = arrows.plate_box(seat).adjusted(6, 6, 0, 0).topLeft().toPoint()
        assert (picture.pixelColor(at) == theme.colour("brass")) is (seat in {1, 2})


def test_payments_are_described_in_words(qtbot: QtBot) -> None:
    arrows = _at_rest(qtbot)
    assert arrows.accessibleName() == "No payments"
    seat_boxes = [SeatBox("Aoi", "Aoi +300", "+300"), SeatBox("Ben", "Ben pays 300", "pays 300", "200 + honba 100")]
    arrows.set_payments(seat_boxes, [(1, 0)])
    assert arrows.accessibleName() == "Aoi +300; Ben pays 300: 200 + honba 100"


def test_liable_seats_are_linked_by_a_double_line(qtbot: QtBot) -> None:
    arrows = _at_rest(qtbot)
    plain = arrows.grab().toImage()
    arrows.set_payments([SeatBox(name, name) for name in NAMES], links=[(2, 0)])
    assert arrows.accessibleName() == "Chie and Aoi are linked"
    linked = arrows.grab().toImage()
    line = arrows.height() // 2
    drawn = [x for x in range(arrows.width()) if plain.pixel(x, line) != linked.pixel(x, line)]
    middle = arrows.plate_box(0).center().x()
    assert any(x < middle - 2 for x in drawn)
    assert any(x > middle + 2 for x in drawn)
    assert all(abs(x - middle) < 10 for x in drawn)
