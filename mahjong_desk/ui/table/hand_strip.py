# SPDX-License-Identifier: MIT
"""The strip of recent hands."""

from typing import NamedTuple

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desk.match import Replay
from mahjong_desk.match.replay import DealRow, fold_riichi
from mahjong_desk.rules.model.events import RiichiDeclaration
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.payment.ranking import ResultUnit
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.accessibility import announce
from mahjong_desk.ui.kit.controls.buttons import ContentButton, LinkButton
from mahjong_desk.ui.kit.label import ElidedLabel, IconLabel, Label
from mahjong_desk.ui.kit.layout.boxes import RIGHT, Hairline, Panel, Part, boxed, column, row
from mahjong_desk.ui.kit.layout.keyboard_focus import ArrowKeys
from mahjong_desk.ui.kit.painting import short_name, text_width
from mahjong_desk.ui.kit.text_format import format_change, format_number, join_notes
from mahjong_desk.ui.text.events import deal_text
from mahjong_desk.ui.text.values import moved_line
from mahjong_desk.ui.text.vocabulary import short_hand_name

_SHOWN, _MIN_SHOWN = 5, 2
"""How many hands the strip shows, and at least how many if the window is low."""
_ROW, _FIGURE, _NAME, _GAP = 30, 34, 40, 8
_NOTHING = "·"


class StripRow(NamedTuple):
    """One line of the strip.

    Attributes:
        row_index: The index of its row in the match.
        settlement: The settlement of its event, or None if the rules refuse the event.
        names: The players of the hand by seat.
    """

    row_index: int
    hand: str
    text: str
    unit: ResultUnit
    settlement: Settlement | None
    names: tuple[str, ...]

    @property
    def deltas(self) -> tuple[int, ...] | None:
        """The score change of each seat, or None if the rules refuse the event."""
        return self.settlement.deltas if self.settlement is not None else None

    def accessible_text(self) -> str:
        """Returns the line as one sentence."""
        changes = (moved_line(self.unit, self.settlement, self.names),) if self.settlement is not None else ()
        return join_notes(self.hand, self.text, *changes)


def strip_row(deal: DealRow, rules: TableRules) -> StripRow:
    """Returns the line of a row of the match."""
    ruleset, settlement = rules.ruleset, deal.settlement if deal.row.refusal is None else None
    hand = short_hand_name(ruleset, deal.row.before)
    return StripRow(deal.row.index, hand, deal_text(deal, ruleset), rules.result_unit, settlement, deal.row.players)


class PointsCheck(NamedTuple):
    """The sum of all points, and whether it is correct.

    Attributes:
        text: The points of the players, on the table and of the house.
    """

    text: str
    is_correct: bool


def points_check(replay: Replay) -> PointsCheck:
    """Returns the sum of a match, compared with that at its start."""
    table, start = replay.closing_table, replay.match.start
    total = sum(table.scores)
    is_correct = total + table.deposit + table.house_points == sum(start.scores) + start.deposit + start.house_points
    parts = [tr("{points} + {deposit} on the table") if table.deposit else tr("{points} held by players")]
    if not is_correct:
        parts = [tr("{points} held by players: the sum is wrong")]
    elif table.house_points:
        parts.append(tr("{house} taken by the house") if table.house_points > 0 else tr("{house} added by the house"))
    house, deposit = format_number(abs(table.house_points)), format_number(table.deposit)
    content = join_notes(*parts).format(points=format_number(total), deposit=deposit, house=house)
    return PointsCheck(content, is_correct)


class HandStrip(Panel):
    """The last hands, newest first, and a check of the sum of all points."""

    opened = Signal(int)
    correct_requested = Signal()

    accessible_role = "List"

    def __init__(self) -> None:
        super().__init__()
        self.rows: tuple[StripRow, ...] = ()
        self._names: tuple[str, ...] = ()
        self._replay: Replay | None = None
        self._title = Label(tr("Ledger"), size=19, serif=True)
        self._empty = Label(tr("No hands yet"), size=14, role="ink2")
        self.lines: list[ContentButton] = []
        self._seal_icon, self._seal = IconLabel("seal", "plus", size=16), ElidedLabel(size=14, role="ink2")
        self.correct_link = LinkButton(tr("Correct last hand…"), size=14)
        self.correct_link.clicked.connect(self.correct_requested)
        foot = row(self._seal_icon, (self._seal, 1), self.correct_link, gap=theme.px(_GAP))
        self._foot = boxed(column(Hairline(), foot))
        self._head = row((self._title, 1), gap=theme.px(_GAP))
        self._keys = ArrowKeys(self)
        edges = theme.px(16), theme.px(8), theme.px(16), theme.px(6)
        self._column = column(self._head, self._empty, ..., self._foot, edges=edges)
        self.setLayout(self._column)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    @property
    def seal(self) -> str:
        """The text that checks the sum of all points."""
        return self._seal.text()

    def show_replay(self, replay: Replay) -> None:
        """Shows the hands of a match; a riichi is shown with its hand."""
        previous_rows, previous_names, self._replay = self.rows, self._names, replay
        self._names = replay.players
        deals = [deal for deal in fold_riichi(replay.rows) if not isinstance(deal.row.event, RiichiDeclaration)]
        self.rows = tuple(strip_row(deal, replay.match.rules) for deal in deals[: -_SHOWN - 1 : -1])
        seal = points_check(replay)
        self._seal.set_text(seal.text)
        self._seal.set_role("ink2" if seal.is_correct else "error")
        self._seal_icon.set_icon("seal" if seal.is_correct else "seal_broken", "plus" if seal.is_correct else "error")
        self.setAccessibleName(tr("Ledger"))
        self._empty.setVisible(not self.rows)
        self._foot.setVisible(bool(replay.rows))
        self.correct_link.setVisible(bool(self.rows))
        if (previous_rows, previous_names) != (self.rows, self._names):
            self._rebuild_lines()
            if self.rows and previous_names == self._names and previous_rows[:1] == self.rows[1:2]:
                announce(self, self.rows[0].accessible_text())

    def _rebuild_lines(self) -> None:
        """Rebuilds heading and lines, with columns that fit their figures."""
        while (item := self._head.takeAt(1)) is not None:
            _discard(item.widget())
        for line in self.lines:
            _discard(line)
        figures = [
            [format_change(deal.deltas[seat]) if deal.deltas and deal.deltas[seat] else _NOTHING for deal in self.rows]
            for seat in range(len(self._names))
        ]
        font = theme.font(14)
        names = [short_name(name) for name in self._names]
        widths = [
            max([theme.px(_FIGURE), min(theme.px(_NAME), _width(font, name)), *(_width(font, text) for text in texts)])
            for name, texts in zip(names, figures, strict=True)
        ]
        if self.rows:
            for name, whole, width in zip(names, self._names, widths, strict=True):
                header = ElidedLabel(name, whole=whole, size=14, role="ink3", align=RIGHT)
                header.setFixedWidth(width)
                self._head.addWidget(header)
        hands = max((text_width(theme.font(14, bold=True), deal.hand) for deal in self.rows), default=0.0)
        self.lines = []
        for number, deal in enumerate(self.rows):
            hand = Label(deal.hand, size=14, bold=True)
            hand.setFixedWidth(max(theme.px(24), round(hands) + 2))
            parts: list[Part] = [hand, (ElidedLabel(deal.text, size=14, role="ink2"), 1)]
            for seat, width in enumerate(widths):
                delta = deal.deltas[seat] if deal.deltas else 0
                role = "plus" if delta > 0 else "minus" if delta else "ink3"
                figure = Label(figures[seat][number], size=14, role=role, align=RIGHT)
                figure.setFixedWidth(width)
                parts.append(figure)
            line = ContentButton(row(*parts, gap=theme.px(_GAP)), line=True)
            line.setFixedHeight(max(theme.px(_ROW), theme.min_touch_size()))
            line.setAccessibleName(deal.accessible_text())
            line.setToolTip(deal.accessible_text())
            line.clicked.connect(lambda _checked=False, index=deal.row_index: self.opened.emit(index))
            self._column.insertWidget(2 + number, line)
            self.lines.append(line)
        if self.lines:
            self._keys.serve(self.lines, stop=self.lines[0])
        self._fit()

    def _fit(self) -> None:
        """Shows as many hands as there is room for."""
        room = self.height() - self._height_for(0)
        for index, line in enumerate(self.lines):
            line.setVisible(index < _MIN_SHOWN or (index + 1) * line.height() <= room)

    def _height_for(self, rows: int) -> int:
        edges = self._column.contentsMargins()
        height = self._title.sizeHint().height() + self._foot.sizeHint().height() + edges.top() + edges.bottom() + 1
        return height + rows * max(theme.px(_ROW), theme.min_touch_size())

    def sizeHint(self) -> QSize:
        return QSize(theme.px(300), self._height_for(_SHOWN))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.px(300), self._height_for(_MIN_SHOWN))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


def _width(font: QFont, text: str) -> int:
    return round(text_width(font, text)) + 1


def _discard(widget: QWidget | None) -> None:
    if widget is not None:
        widget.hide()
        widget.setParent(None)
        widget.deleteLater()
