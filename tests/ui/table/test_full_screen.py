# SPDX-License-Identifier: MIT
"""Full screen, to be read from two metres: the plates do not touch, nothing is cut off, scores are as large as designed."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from mahjong_desk.match import Match, replay
from mahjong_desk.rules import registry
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit import seats
from mahjong_desk.ui.kit.text import paint_figure
from mahjong_desk.ui.table.felt_table import FeltTable
from mahjong_desk.ui.window.main_window import MainWindow

NAMES = ("Aoi", "Bartholomew", "Chie", "Dai")


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The size in pixels of every score that is painted."""
    sizes: list[int] = []

    def watched(painter: QPainter, box: QRectF, *rest: object) -> QRectF:
        found = paint_figure(painter, box, *rest)  # type: ignore[arg-type]
        sizes.append(painter.font().pixelSize())
        assert box.adjusted(-1, -1, 1, 1).contains(found)
        return found

    monkeypatch.setattr(seats, "paint_figure", watched)
    return sizes


def table(qtbot: QtBot, ruleset_id: str, size: tuple[int, int]) -> FeltTable:
    rules = registry.find(ruleset_id).with_options({})
    players = rules.ruleset.players[0]
    felt = FeltTable()
    qtbot.addWidget(felt)
    felt.set_large(True)
    felt.resize(*size)
    felt.show_replay(replay(Match(rules, {}, NAMES[:players], ())))
    felt.show()
    return felt


def paint(felt: FeltTable) -> None:
    picture = QPixmap(felt.size())
    felt.render(picture)


# The felt of a screen of 1280x720, 1280x800 and 1920x1080.
@pytest.mark.parametrize("size", [(1240, 520), (1240, 600), (1880, 880)])
@pytest.mark.parametrize("ruleset_id", [ruleset.id for ruleset in registry.rulesets()])
def test_scores_are_large_and_nothing_touches(
    qtbot: QtBot, drawn: list[int], ruleset_id: str, size: tuple[int, int]
) -> None:
    felt = table(qtbot, ruleset_id, size)
    paint(felt)
    assert len(drawn) >= len(felt.plates)
    assert all(96 <= pixels <= 160 for pixels in drawn), drawn
    parts = [*felt.plates, felt.centre]
    for one, other in combinations(parts, 2):
        assert not one.geometry().intersects(other.geometry()), (one, other)
    for part in parts:
        assert felt.rect().contains(part.geometry())


def test_the_texts_grow_with_the_room(qtbot: QtBot) -> None:
    small, large = table(qtbot, "arushiaru", (1240, 520)), table(qtbot, "arushiaru", (1880, 880))
    heights = [theme.font(15 * felt.plates[0].text_scale).pixelSize() for felt in (small, large)]
    assert heights[0] >= 15
    assert heights[1] >= 28
    large.set_large(False)
    assert theme.font(15 * large.plates[0].text_scale).pixelSize() == 15


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_least_room_holds_all_plates(qtbot: QtBot, qapp: QApplication, scale: float) -> None:
    theme.apply(qapp, "light", "en", scale, reduced_motion=True)
    felt = table(qtbot, "arushiaru", (1240, 600))
    felt.resize(felt.minimumSizeHint())
    boxes: list[QRect] = [plate.geometry() for plate in felt.plates]
    for one, other in combinations(boxes, 2):
        assert not one.intersects(other)


@pytest.mark.parametrize("ruleset_id", [ruleset.id for ruleset in registry.rulesets()])
def test_whatever_can_be_pressed_is_large_enough_for_a_finger(shared_window: MainWindow, ruleset_id: str) -> None:
    players = registry.find(ruleset_id).players[0]
    assert shared_window.desk.start_match(ruleset_id, {}, NAMES[:players], "Thursday")
    shared_window.showFullScreen()
    try:
        QApplication.processEvents()
        buttons = [button for button in shared_window.findChildren(QAbstractButton) if button.isVisible()]
        assert len(buttons) > 10
        small = {button.text() or button.accessibleName(): button.size() for button in buttons}
        assert {name: size for name, size in small.items() if min(size.width(), size.height()) < 44} == {}
    finally:
        shared_window.showNormal()
