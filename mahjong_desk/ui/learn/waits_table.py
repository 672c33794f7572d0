# SPDX-License-Identifier: MIT
"""What a hand waits for as a table: the pieces, how many of each are left, and what they bring either way."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from mahjong_desk.rules.model.reasons import Outcome, WaitAnswer
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.text_format import change
from mahjong_desk.ui.kit.tiles.tile_widgets import TileRow
from mahjong_desk.ui.text.tiles import piece_group
from mahjong_desk.ui.text.vocabulary import usage

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def waits_table(ruleset: Ruleset, found: Iterable[WaitAnswer], seat: int, tile: int) -> QWidget:
    """Returns a row for each piece that is waited for.

    Args:
        tile: The width of a piece in pixels at 100 %.
    """
    box = QWidget()
    grid = QGridLayout(box)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(2)
    grid.setColumnStretch(0, 1)
    for column, head in enumerate(wait_heads(ruleset), start=1):
        grid.addWidget(figure_label(head, strong=False), 0, column)
    for row, wait in enumerate(found, start=1):
        grid.addWidget(TileRow((piece_group(ruleset, wait.piece),), theme.px(tile)), row, 0)
        grid.addWidget(figure_label(str(wait.left), strong=False), row, 1)
        for column, outcome in ((2, wait.ron), (3, wait.tsumo)):
            grid.addWidget(figure_label(_gain(outcome, seat)), row, column)
    return box


def wait_heads(ruleset: Ruleset) -> tuple[str, str, str]:
    """Returns what stands over what is told of a piece that is waited for."""
    return (
        tr("left", "how many"),
        tr("from a discard", usage=usage(ruleset)),
        tr("self-drawn"),
    )


def figure_label(text: str, *, strong: bool = True) -> Label:
    """Returns a figure at the right of its column, or a head over some."""
    label = Label(text, size=14 if strong else 13, bold=strong, role="ink" if strong else "ink3")
    label.setAlignment(_RIGHT)
    return label


def _gain(outcome: Outcome, seat: int) -> str:
    return "–" if outcome.deltas is None else change(outcome.deltas[seat])
