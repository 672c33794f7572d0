# SPDX-License-Identifier: MIT
"""What stands in the middle of the felt: where the match stands, or how one begins."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from mahjong_desk.match import Replay
from mahjong_desk.texts import current_language, tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.buttons import Link, MainButton, PlainButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.numbers import figure
from mahjong_desk.ui.kit.painting import text_width
from mahjong_desk.ui.kit.panels import Panel
from mahjong_desk.ui.kit.sticks import Stick
from mahjong_desk.ui.words.hands import hand_characters, hand_name
from mahjong_desk.ui.words.vocabulary import counters_name, usage

_AIR = 8
_LARGEST_STICK = 2.0
"""How much larger than usual the sticks may become."""
_SMALLEST = 14
"""The smallest letters in which it is said that the match is over."""
_ROOMY = 250
"""From here on the sticks stand beside each other."""


class Centre(QWidget):
    """Where the match stands, and what lies on the table."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._scale, self._room = 1.0, 1_000
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(2))
        middle = Qt.AlignmentFlag.AlignHCenter
        self._round = Label(size=42, serif=True, role="felt_ink")
        self._characters = Label(size=16, role="felt_ink2")
        for text in (self._round, self._characters):
            text.setAlignment(middle)
            column.addWidget(text, 0, middle)
        self._stake = self._stake_figure = ""
        self._sticks = sticks = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        sticks.setSpacing(theme.px(20))
        self._honba, self._honba_words, self._honba_holder = self._stick("honba")
        self._deposit, self._deposit_words, self._deposit_holder = self._stick("riichi")
        sticks.addWidget(self._honba_holder)
        sticks.addWidget(self._deposit_holder)
        column.addLayout(sticks)
        self.result = PlainButton(tr("Show the result"), large=True)
        column.addSpacing(theme.px(8))
        column.addWidget(self.result, 0, middle)

    def _stick(self, kind: str) -> tuple[Stick, Label, QWidget]:
        holder = QWidget(self)
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(2))
        stick = Stick(kind)
        words = Label(size=14, role="felt_ink2")
        column.addWidget(stick, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(words, 0, Qt.AlignmentFlag.AlignHCenter)
        return stick, words, holder

    def show_replay(self, replay: Replay) -> None:
        """Shows where a match stands."""
        table = replay.table
        over = replay.final is not None
        ruleset = replay.match.rules.ruleset
        name = hand_name(ruleset, table)
        self._round.setText(tr("The match is over") if over else name)
        self._characters.setText(hand_characters(ruleset, table))
        # Where the name is written in characters itself, once is enough.
        self._characters.setVisible(not over and current_language().spaces)
        self.result.setVisible(over)
        for stick, words, holder, count, sentence in (
            (self._honba, self._honba_words, self._honba_holder, table.honba, counters_name(ruleset)),
            (
                self._deposit,
                self._deposit_words,
                self._deposit_holder,
                table.deposit,
                tr("on the table: {points}").format(points=figure(table.deposit)),
            ),
        ):
            counted = stick is self._honba
            stick.set_count(count if counted else None, sentence if counted and usage(ruleset) else "")
            words.setAccessibleName(sentence)
            words.setText(sentence)
            holder.setVisible(bool(count))
        self._stake, self._stake_figure = self._deposit_words.text(), figure(table.deposit)
        self.setAccessibleName(self._round.text())
        self.set_scale(self._scale)

    def set_room(self, width: int) -> None:
        """Says all in fewer words where there is little room beside, and puts the sticks below each other."""
        self._room = width - 2 * _AIR
        self.result.setText(tr("Show the result"))
        if self.result.sizeHint().width() > self._room:
            self.result.setText(tr("Result"))
        narrow = width < theme.px(_ROOMY)
        fits = text_width(theme.font(14), self._stake) + 2 * _AIR <= width
        self._deposit_words.setText(self._stake if fits else self._stake_figure)
        directions = QBoxLayout.Direction
        self._sticks.setDirection(directions.TopToBottom if narrow else directions.LeftToRight)
        self._sticks.setSpacing(0 if narrow else theme.px(20))
        for holder in (self._honba_holder, self._deposit_holder):
            holder.setContentsMargins(0, theme.px(3 if narrow else 10), 0, 0)

    def set_scale(self, scale: float) -> None:
        """Sizes the place of the match with the plates."""
        self._scale = scale
        if self.result.isVisibleTo(self):
            size = min(96, max(28, 30 * scale / theme.scale()))
            wide = text_width(theme.font(round(size), serif=True), self._round.text())
            # A sentence has to stand between the plates, however close they are.
            self._round.set_size(max(_SMALLEST, size * min(1, self._room / max(1, wide))))
        else:
            self._round.set_size(min(96, max(28, 42 * scale / theme.scale())))
        self._characters.set_size(min(36, max(14, 16 * scale / theme.scale())))
        larger = max(1.0, min(_LARGEST_STICK, scale / theme.scale()))
        for stick, words in ((self._honba, self._honba_words), (self._deposit, self._deposit_words)):
            stick.set_scale(larger)
            words.set_size(14 * larger)
        # Qt tells the layouts of the new sizes later only, and while it is hidden not at all.
        for part in (self._honba_holder, self._deposit_holder, self._round, self._characters):
            part.updateGeometry()
        self._sticks.invalidate()
        self._column.invalidate()


class EmptyTable(Panel):
    """What lies on a table at which nobody plays yet."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, radius=14)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.px(32), theme.px(28), theme.px(32), theme.px(28))
        column.setSpacing(theme.px(12))
        column.addWidget(Label(tr("Nobody plays yet"), size=25, serif=True))
        lead = tr("Name the four players, draw the seats, and the ledger begins.")
        words = Label(lead, size=17, role="ink2", wrap=True)
        words.setMinimumWidth(theme.px(360))
        column.addWidget(words)
        row = QHBoxLayout()
        row.setSpacing(theme.px(10))
        self.new = MainButton(tr("&New match"))
        self.go_on = PlainButton(tr("C&ontinue a match…"), large=True)
        row.addWidget(self.new)
        row.addWidget(self.go_on)
        row.addStretch(1)
        column.addLayout(row)
        self.learn = Link(tr("Learn a game first"))
        column.addWidget(self.learn)
