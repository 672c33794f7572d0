# SPDX-License-Identifier: MIT
"""The yaku that count, with the tiles they rest on, and the fu on one line."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from mahjong_desk.rules.reasons import Evaluation, YakuItem
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit import Hairline, Text, TileRow
from mahjong_desk.ui.kit.listing import noted
from mahjong_desk.ui.language import language
from mahjong_desk.ui.picker.clearing import clear
from mahjong_desk.ui.piece_words import piece_group
from mahjong_desk.ui.words import counted_figures, figure_name, fu_name, limit_name, usage, yaku_name

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_FEW, _TILE = 6, 20


class _YakuRow(QWidget):
    """A row that leads to the page of its yaku, by a click or the space bar.

    Signals:
        wanted(): The page shall be shown.
    """

    wanted = Signal()

    def __init__(self, tip: str) -> None:
        super().__init__()
        self.setProperty("ring", True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(tip)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Leads to the page."""
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.wanted.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leads to the page with the space bar; Enter records, wherever the keyboard stands."""
        if event.key() == Qt.Key.Key_Space:
            self.wanted.emit()
        else:
            super().keyPressEvent(event)


class YakuList(QWidget):
    """A row a yaku, a row for the fu, hairlines between.

    Signals:
        yaku_wanted(str): The page of a yaku shall be shown.
    """

    yaku_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Makes an empty list."""
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)

    def show_evaluation(self, ruleset: Ruleset, evaluation: Evaluation) -> None:
        """Shows what counts in a hand."""
        clear(self._column)
        counted = counted_figures(ruleset, evaluation)
        for identity, value in counted:
            self._add(_figure(*figure_name(ruleset, identity), value))
        for yaku in evaluation.yaku:
            self._add(self._yaku(ruleset, evaluation, yaku))
        if not evaluation.yaku and not counted:
            row, line = _row()
            line.addWidget(Text(self.tr("No yaku", usage(ruleset)), role="ink2"))
            self._add(row)
        if evaluation.fu_items and evaluation.fu is not None:
            self._add(self._fu(ruleset, evaluation))
        self._column.addWidget(Hairline())

    def _add(self, row: QWidget) -> None:
        self._column.addWidget(Hairline())
        self._column.addWidget(row)

    def _yaku(self, ruleset: Ruleset, evaluation: Evaluation, item: YakuItem) -> QWidget:
        name, characters = yaku_name(ruleset, item.id)
        link = _YakuRow(self.tr("Show its page in the atlas"))
        link.setAccessibleName(name)
        link.wanted.connect(lambda: self.yaku_wanted.emit(item.id))
        row, line = _row(link)
        line.addWidget(Text(name, wrap=True))
        if language() != "ja" and characters != name:
            line.addWidget(Text(characters, role="ink2", serif=True))
        line.addStretch(1)
        groups = tuple(piece_group(ruleset, *group.kinds) for group in item.sets)
        if item.pieces:
            groups = (piece_group(ruleset, *item.pieces),)
        count = sum(len(group.pieces) for group in groups)
        if 0 < count <= _FEW:
            line.addWidget(TileRow(groups, _TILE))
        # A limit yaku counts no han of its own; where no han are counted at all, its value stands in points.
        by_limit = "han" in ruleset.value_fields and evaluation.han is None and evaluation.limit is not None
        value = Text(limit_name(ruleset, evaluation.limit or "") if by_limit else str(item.value), bold=True)
        value.setAlignment(_RIGHT)
        value.setMinimumWidth(theme.px(24))
        line.addWidget(value)
        return row

    def _fu(self, ruleset: Ruleset, evaluation: Evaluation) -> QWidget:
        row, line = _row()
        items = [item for item in evaluation.fu_items if item.id != "rounding"]
        terms = " + ".join(str(item.value) for item in items)
        line.addWidget(Text(self.tr("Fu")))
        raw = sum(item.value for item in items)
        total = str(evaluation.fu)
        text = terms if len(items) == 1 else self.tr("{terms} = {sum}").format(terms=terms, sum=raw)
        if raw != evaluation.fu:
            text = self.tr("{terms} = {sum}  ›").format(terms=terms, sum=raw)
        words = Text(text, role="ink2", wrap=True)
        words.setAlignment(_RIGHT)
        words.setToolTip(noted(*(f"{fu_name(ruleset, item.id)} {item.value}" for item in evaluation.fu_items)))
        words.setAccessibleDescription(words.toolTip())
        line.addWidget(words, 1)
        value = Text(total, bold=True)
        value.setAlignment(_RIGHT)
        value.setMinimumWidth(theme.px(24))
        line.addWidget(value)
        return row


def _figure(name: str, characters: str, number: int) -> QWidget:
    row, line = _row()
    line.addWidget(Text(name, wrap=True))
    if language() != "ja" and characters != name:
        line.addWidget(Text(characters, role="ink2", serif=True))
    line.addStretch(1)
    value = Text(str(number), bold=True)
    value.setAlignment(_RIGHT)
    value.setMinimumWidth(theme.px(24))
    line.addWidget(value)
    return row


def _row(row: QWidget | None = None) -> tuple[QWidget, QHBoxLayout]:
    row = row or QWidget()
    row.setMinimumHeight(theme.px(33))
    line = QHBoxLayout(row)
    line.setContentsMargins(0, 1, 0, 1)
    line.setSpacing(8)
    return row, line
