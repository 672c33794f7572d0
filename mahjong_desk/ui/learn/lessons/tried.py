# SPDX-License-Identifier: MIT
"""What each choice of a screen brings, as far as it was tried."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from mahjong_desk.learn.lessons import Choice, Tiles, Valued, Words
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui import theme, words
from mahjong_desk.ui.kit import Hairline, Text, TileRow, change
from mahjong_desk.ui.kit.flow import Flow
from mahjong_desk.ui.kit.listing import listed, noted
from mahjong_desk.ui.kit.painting import paint_ground
from mahjong_desk.ui.kit.panels import clear
from mahjong_desk.ui.learn.lessons.fillings import Gaps, told
from mahjong_desk.ui.learn.lessons.marked_text import MarkedText
from mahjong_desk.ui.words import piece_group, refusal_text

_TILE = 20
_NAME, _LONG_NAME = 130, 180
"""How wide the name of a choice is, beside a piece and alone."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class TriedRow(QWidget):
    """One choice that was tried.

    Attributes:
        told: What it brings, in words.
        gain: What the winner gets with it; empty where it does not win.
    """

    spoken_as = "Row"

    def __init__(self, ruleset: Ruleset, choice: Choice, value: Valued, names: Sequence[str], *, shown: bool) -> None:
        """Makes the row.

        Args:
            ruleset: The rule system.
            choice: The choice.
            value: What the rules make of it.
            names: The players by seat.
            shown: Whether it is the one that lies in the hand now.
        """
        super().__init__()
        self._shown = shown
        grid = QGridLayout(self)
        grid.setContentsMargins(6, 4, 6, 4)
        grid.setHorizontalSpacing(12)
        grid.setColumnStretch(2, 1)
        if choice.piece is not None:
            grid.addWidget(TileRow((piece_group(ruleset, choice.piece),), theme.px(_TILE)), 0, 0)
        label = MarkedText(ruleset, size=15, bold=shown, narrowest=_NAME)
        label.setFixedWidth(theme.px(_NAME if choice.piece is not None else _LONG_NAME))
        label.set_parts(choice_parts(ruleset, choice))
        grid.addWidget(label, 0, 1, Qt.AlignmentFlag.AlignVCenter)
        settlement = value.settlement
        if settlement is None or not settlement.wins:
            refusal = value.refusal
            moved = _moved(choice, value, names)
            self.told = moved if refusal is None else refusal_text(refusal, names, ruleset.pieces, ruleset)
            self.gain = ""
            formula = ""
        else:
            evaluation = settlement.wins[0].evaluation
            self.told = noted(*(f"{words.yaku_name(ruleset, item.id)[0]} {item.value}" for item in evaluation.yaku))
            self.gain = change(settlement.deltas[choice.scene.seat])
            formula = words.formula(evaluation)
        grid.addWidget(Text(self.told, size=14, role="ink2", wrap=True), 0, 2)
        sum_of = Text(formula, bold=True)
        sum_of.setAlignment(_RIGHT)
        grid.addWidget(sum_of, 0, 3)
        gain = Text(
            self.gain or ("" if settlement is not None and self.told else "–"),
            bold=True,
            role="minus" if self.gain.startswith("−") else "plus",
        )
        gain.setAlignment(_RIGHT)
        gain.setMinimumWidth(theme.px(56))
        grid.addWidget(gain, 0, 4)
        self.setAccessibleName(noted(label.text(), self.told, formula, self.gain))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draws the ground of the one that lies in the hand."""
        if self._shown:
            paint_ground(QPainter(self), QRectF(self.rect()), theme.current().brass_wash)


class Tried(QWidget):
    """The rows of what was tried, and how many that are.

    Attributes:
        rows: A row for each choice that was tried.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        """Makes an empty table."""
        super().__init__(parent)
        self.rows: list[TriedRow] = []
        head = Flow(gap=10)
        head.add_widget(Text(self.tr("What each brings"), size=20, serif=True))
        self.count = Text(size=14, role="ink3")
        head.add_widget(self.count)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(head)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(0)
        column.addLayout(self._rows)

    def show_tried(
        self,
        ruleset: Ruleset,
        tried: Sequence[tuple[Choice, Valued]],
        names: Sequence[str],
        *,
        shown: Choice,
        of: int,
    ) -> None:
        """Shows what was tried.

        Args:
            ruleset: The rule system.
            tried: The choices that were tried, each with what the rules make of it.
            names: The players by seat.
            shown: The one that lies in the hand now.
            of: How many there are to be tried.
        """
        clear(self._rows)
        self.rows = []
        for choice, value in tried:
            row = TriedRow(ruleset, choice, value, names, shown=choice is shown)
            self._rows.addWidget(Hairline())
            self._rows.addWidget(row)
            self.rows.append(row)
        self._rows.addWidget(Hairline())
        if len(tried) < of:
            self.count.setText(self.tr("you have tried {count} of {all}").format(count=len(tried), all=of))
        else:
            self.count.setText(self.tr("you have tried them all"))


def _moved(choice: Choice, value: Valued, names: Sequence[str]) -> str:
    """Returns what everybody has of an event in which nobody wins: of its points, else of the match that ends with it."""
    settlement, final = value.settlement, value.final
    if settlement is not None and any(settlement.deltas):
        return listed([f"{name} {change(one)}" for name, one in zip(names, settlement.deltas, strict=True) if one])
    if final is None:
        return ""
    unit = choice.scene.rules.result_unit
    return listed([f"{name} {words.result_change(unit, one)}" for name, one in zip(names, final.results, strict=True)])


def choice_parts(ruleset: Ruleset, choice: Choice) -> tuple[Words | Tiles, ...]:
    """Returns what a choice is called, with the pieces that stand among the words."""
    if choice.label is not None:
        return told(choice.label, Gaps(ruleset, choice.scene))
    return (Words(words.piece_name(ruleset, choice.piece)),) if choice.piece is not None else ()
