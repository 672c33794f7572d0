# SPDX-License-Identifier: MIT
"""The readings of the same tiles that were not chosen, behind one line that opens."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.rules.model.reasons import Candidate, Evaluation
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui.kit.buttons import Link
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.numbers import figure
from mahjong_desk.ui.kit.panels import clear
from mahjong_desk.ui.kit.tile_row import TileRow
from mahjong_desk.ui.words.phrases import plural
from mahjong_desk.ui.words.pieces import piece_group
from mahjong_desk.ui.words.refusals import refusal_text


class ReadingsList(QWidget):
    """How else the tiles can be read, and what that would be worth."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._open = False
        self._rejected: tuple[Candidate, ...] = ()
        self._ruleset: Ruleset | None = None
        self.link = Link("", size=14)
        self.link.clicked.connect(self._turn)
        self._rows = QWidget()
        self._column = QVBoxLayout(self._rows)
        self._column.setContentsMargins(0, 0, 0, 4)
        self._column.setSpacing(2)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self.link)
        outer.addWidget(self._rows)

    def show_readings(self, ruleset: Ruleset, evaluation: Evaluation | None) -> None:
        """Shows other readings, those first that are barred though they are worth more; nothing where there are none."""
        self._ruleset = ruleset
        self._rejected = (*evaluation.barred, *evaluation.rejected) if evaluation is not None else ()
        self.setVisible(bool(self._rejected))
        self._fill()

    @property
    def opened(self) -> bool:
        """Whether the list is open."""
        return self._open

    def _turn(self) -> None:
        self._open = not self._open
        self._fill()

    def _fill(self) -> None:
        clear(self._column)
        self._rows.setVisible(self._open and bool(self._rejected))
        if not self._rejected or self._ruleset is None:
            return
        number = len(self._rejected)
        best = self._rejected[0]
        counted = plural(lambda: trn("{n} other reading", "{n} other readings", number), number, "reading")
        sentence = tr("{count}: hide") if self._open else tr("{count}: {worth}")
        if best.barred is not None and not self._open:
            sentence = tr("{count}: {worth}, barred")
        self.link.setText(sentence.format(count=counted, worth=self._worth(best)))
        self.link.setAccessibleName(self.link.text())
        self.link.updateGeometry()
        if self._open:
            for candidate in self._rejected:
                self._column.addWidget(self._row(candidate))
            if any(candidate.barred is None for candidate in self._rejected):
                told = tr("Of the readings by which the hand may be won, only the one worth most counts.")
                self._column.addWidget(Label(told, size=13, role="ink3", wrap=True))

    def _worth(self, candidate: Candidate) -> str:
        if candidate.fu is None or candidate.han is None:
            return tr("base {base}").format(base=figure(candidate.base))
        sentence = tr("{fu} fu, {han} han, base {base}")
        return sentence.format(fu=candidate.fu, han=candidate.han, base=figure(candidate.base))

    def _row(self, candidate: Candidate) -> QWidget:
        assert self._ruleset is not None
        row = QWidget()
        line = QVBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        groups = tuple(piece_group(self._ruleset, *group.kinds) for group in candidate.reading.groups)
        line.setSpacing(0)
        line.addWidget(TileRow(groups, _TILE))
        line.addWidget(Label(self._worth(candidate), size=13, role="ink2", wrap=True))
        if candidate.barred is not None:
            why = refusal_text(candidate.barred, (), self._ruleset.pieces, self._ruleset)
            line.addWidget(Label(why, size=13, role="ink2", wrap=True))
        return row


_TILE = 20
