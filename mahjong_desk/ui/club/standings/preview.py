# SPDX-License-Identifier: MIT
"""What a rule would make of the standings, a few lines of it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from mahjong_desk.club.standings.standings import Line, Standings
from mahjong_desk.ui import theme
from mahjong_desk.ui.club.standings.shown import Naming
from mahjong_desk.ui.club.standings.words import left_out_words, total_words
from mahjong_desk.ui.kit import Hairline, Text
from mahjong_desk.ui.kit.text import CutText

_SHOWN = 12
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Preview(QWidget):
    """Shows who would stand where, and where they stand now; its rows stay where they are.

    Attributes:
        texts: The lines as they are told.
    """

    def __init__(self, now: Standings, naming: Naming, parent: QWidget | None = None) -> None:
        """Makes the preview.

        Args:
            now: The standings as they are.
            naming: Says how a person is shown.
            parent: The widget around it.
        """
        super().__init__(parent)
        self._naming = naming
        self._places = {line.person: line.place for line in now.lines}
        self.texts: tuple[str, ...] = ()
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.px(10))
        grid.setVerticalSpacing(theme.px(4))
        grid.setColumnStretch(1, 1)
        self._rows: list[tuple[Text, CutText, Text, Text]] = []
        for at in range(min(_SHOWN, max(1, len(now.lines)))):
            row = (Text(serif=True, role="ink2"), CutText(bold=True), Text(size=14, role="ink3"), Text(bold=True))
            for place, text in enumerate(row):
                grid.addWidget(text, at, place)
                if place > 1:
                    text.setAlignment(_RIGHT)
            self._rows.append(row)
        self._notice = Text(size=14, role="ink2", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(8))
        column.addWidget(Text(self.tr("This would make"), size=18, serif=True))
        column.addWidget(Hairline())
        column.addLayout(grid)
        column.addWidget(self._notice)
        column.addStretch(1)

    def show_standings(self, standings: Standings) -> None:
        """Shows what another rule makes."""
        told = [self._told(line, standings) for line in standings.lines[: len(self._rows)]]
        self.texts = tuple(" ".join(filter(None, one)) for one in told)
        told += [("", "", "", "")] * (len(self._rows) - len(told))
        for row, (place, name, before, total) in zip(self._rows, told, strict=True):
            row[0].setText(place)
            row[1].set_text(name)
            row[2].setText(before)
            row[3].setText(total)
        more = len(standings.lines) - len(self._rows)
        further = self.tr("and %n more", None, more) if more > 0 else ""
        nobody = self.tr("Nobody has played in this time.") if not standings.lines else ""
        self._notice.setText(" ".join(filter(None, (further or nobody, left_out_words(standings)))))

    def _told(self, line: Line, standings: Standings) -> tuple[str, str, str, str]:
        before = self._places.get(line.person)
        moved = before is not None and before != line.place
        now = self.tr("now {place}").format(place=before) if moved else ""
        place = str(line.place) if line.place is not None else "–"
        return place, str(self._naming(line.person).name), now, total_words(line.total, standings.rule)
