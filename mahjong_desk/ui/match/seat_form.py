# SPDX-License-Identifier: MIT
"""Who sits where: a name for every seat, and the draw of the seats."""

from __future__ import annotations

import random
from collections.abc import Sequence

from PySide6.QtCore import QSize, QStringListModel, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QCompleter, QGridLayout, QLineEdit, QVBoxLayout, QWidget

from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit import PlainButton, Text, tile_art
from mahjong_desk.ui.kit.listing import listed
from mahjong_desk.ui.match.seat_names import seat_names, wind_tiles
from mahjong_desk.ui.match.seats import NameFault, drawn, name_faults

_LONGEST = 40
_TILE = 25


class WindTile(QWidget):
    """The tile of a wind."""

    def __init__(self, tile: str, name: str, parent: QWidget | None = None) -> None:
        """Makes a tile, and its name as its tip."""
        super().__init__(parent)
        self._tile = tile
        self.setFixedSize(self.sizeHint())
        self.setToolTip(name)

    def sizeHint(self) -> QSize:
        """Returns the room of the tile."""
        return QSize(theme.px(_TILE) + 2, theme.px(_TILE * 1.42))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the tile."""
        painter = QPainter(self)
        painter.drawPixmap(0, 0, tile_art().pixmap(self._tile, theme.px(_TILE), self.devicePixelRatioF()))


class SeatForm(QWidget):
    """A field for the name at each seat, and a button that shuffles the names.

    Attributes:
        fields: The fields, the first dealer first.
        draw_button: Shuffles the names.

    Signals:
        changed(): A name is another.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None, *, source: random.Random | None = None) -> None:
        """Makes a form without seats.

        Args:
            parent: The widget around it.
            source: Where the luck of the draw comes from; the system's if None.
        """
        super().__init__(parent)
        self._source = source
        self._known = QStringListModel(self)
        self._touched: set[int] = set()
        self._seats: tuple[str, ...] = ()
        self._left_over: tuple[str, ...] = ()
        self.fields: tuple[QLineEdit, ...] = ()
        self._faults: tuple[Text, ...] = ()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(8))
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(theme.px(10))
        self._grid.setVerticalSpacing(theme.px(2))
        self._grid.setColumnStretch(2, 1)
        column.addLayout(self._grid)
        self.draw_button = PlainButton(self.tr("&Draw seats"), self)
        self.draw_button.clicked.connect(self.draw)
        column.addWidget(self.draw_button, 0, Qt.AlignmentFlag.AlignLeft)
        self._drawn = Text(size=14, role="ink2", wrap=True)
        column.addWidget(self._drawn)

    def set_seats(self, ruleset: Ruleset, players: int, names: Sequence[str] = ()) -> None:
        """Makes a field for each player; names that stand in one stay, and come back where the seats were fewer.

        Args:
            ruleset: Says what the seats are called.
            players: How many play.
            names: The names by seat; those that stand there where none are given.
        """
        kept = list(names) or [*self.names(), *self._left_over]
        self._left_over = tuple(kept[players:])
        self._seats = seat_names(ruleset, players)
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                # Qt may still mean to show what was added a moment ago.
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()
        self._touched = set()
        tiles = wind_tiles(ruleset, players)
        rows = [self._row(seat, tiles, kept[seat] if seat < len(kept) else "") for seat in range(players)]
        self.fields, self._faults = tuple(row[0] for row in rows), tuple(row[1] for row in rows)
        self._drawn.setText("")
        self.changed.emit()

    def _row(self, seat: int, tiles: tuple[str, ...], text: str) -> tuple[QLineEdit, Text]:
        name = self._seats[seat]
        field = QLineEdit(text, self)
        field.setMaxLength(_LONGEST)
        field.setPlaceholderText(self.tr("Name"))
        field.setAccessibleName(self.tr("Name at {wind}").format(wind=name))
        completer = QCompleter(self._known, field)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        field.setCompleter(completer)
        field.textEdited.connect(lambda _text: self._edited())
        field.editingFinished.connect(lambda: self._left(seat))
        fault = Text(size=14, role="error", wrap=True)
        fault.hide()
        row = 2 * seat
        if tiles:
            self._grid.addWidget(WindTile(tiles[seat], name, self), row, 0)
        self._grid.addWidget(Text(name, role="ink2"), row, 1)
        self._grid.addWidget(field, row, 2)
        self._grid.addWidget(fault, row + 1, 2)
        return field, fault

    def set_known_names(self, names: Sequence[str]) -> None:
        """Completes these names while somebody types."""
        self._known.setStringList(list(names))

    def names(self) -> tuple[str, ...]:
        """Returns the names, the first dealer first, without blanks around them."""
        return tuple(field.text().strip() for field in self.fields)

    def check(self) -> bool:
        """Shows what is wrong with the names, all at once; tells whether nothing is."""
        self._touched = set(range(len(self.fields)))
        return self._show_faults()

    def draw(self) -> None:
        """Shuffles the names and says who got East."""
        if not self.check():
            return
        order = drawn(self.names(), self._source)
        for field, name in zip(self.fields, order, strict=True):
            field.setText(name)
        winds = [
            self.tr("{player}: {wind}").format(player=name, wind=wind)
            for wind, name in zip(self._seats, order, strict=True)
        ]
        self._drawn.setText(
            self.tr("Drawn: {seats}. {dealer} deals first.").format(seats=listed(winds), dealer=order[0])
        )
        self.changed.emit()

    def _edited(self) -> None:
        self._drawn.setText("")
        self._show_faults()
        self.changed.emit()

    def _left(self, seat: int) -> None:
        # An empty field is a fault only once the person has gone on or tried to begin.
        if self.fields[seat].text():
            self._touched.add(seat)
        self._show_faults()

    def _show_faults(self) -> bool:
        words = {
            NameFault.EMPTY: self.tr("Every seat needs a name."),
            NameFault.TWICE: self.tr("This name stands at another seat already; the ledger could not tell them apart."),
        }
        found = name_faults(self.names())
        for seat, (field, label, fault) in enumerate(zip(self.fields, self._faults, found, strict=True)):
            shown = fault is not None and (seat in self._touched or fault is NameFault.TWICE)
            label.setText(words[fault] if shown and fault is not None else "")
            label.setVisible(shown)
            if bool(field.property("fault")) != shown:
                field.setProperty("fault", shown)
                field.style().unpolish(field)
                field.style().polish(field)
            field.setAccessibleDescription(label.text())
        return not any(found)
