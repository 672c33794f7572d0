# SPDX-License-Identifier: MIT
"""The draw of the seats by wind tiles, turned over on the screen or drawn at the table."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from mahjong_desk.club.names import player_names
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import boxed, column, fill, row, table
from mahjong_desk.ui.kit.layout.panels import Felt
from mahjong_desk.ui.kit.painting import register_for_theme
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.kit.tiles.faces import TileFace
from mahjong_desk.ui.kit.tiles.tile_art import paint_tile, tile_height
from mahjong_desk.ui.text.vocabulary import wind_name

_TILE = 68
_ROOM = 8
Lot = TypeVar("Lot")


def shuffled(lots: Sequence[Lot], source: random.Random | None = None) -> tuple[Lot, ...]:
    """Returns lots in random order, from the random source of the system if ``source`` is None."""
    order = list(lots)
    (source or random.SystemRandom()).shuffle(order)
    return tuple(order)


class SeatDrawSheet(Sheet):
    """Draws the seats on the screen, or asks for the result at the table."""

    seats_drawn = Signal(object)
    help_page = "new-match#seats"

    def __init__(
        self, heading: str, names: Sequence[str], window: QWidget, ways: tuple[str, str], *, height: int
    ) -> None:
        super().__init__(heading, window, width=680, height=height)
        self._names = player_names(names)
        self.way = ChipGroup("", self)
        self.way.setAccessibleName(heading)
        self.way.set_choices(((True, ways[0]), (False, ways[1])))
        self.way.choose(True)
        self.way.chosen.connect(lambda _value: self._show_way())
        self.body.addWidget(self.way)
        self._felt = Felt(self)
        self._entry = QWidget(self)

    def _add_buttons(self, once_more: str) -> None:
        self.again_button = self.add_button(once_more, self._restart, icon="undo")
        self.take_button = self.add_main_button(tr("&Use these seats"), self._accept)

    def _show_way(self) -> None:
        """Shows the felt or the entry, and starts again."""
        on_screen = bool(self.way.value())
        self._felt.setVisible(on_screen)
        self._entry.setVisible(not on_screen)
        self._restart()

    def _restart(self) -> None:
        """Starts again."""
        raise NotImplementedError

    def _found(self) -> tuple[str, ...]:
        """Returns the names from the first dealer on; empty until they are known."""
        raise NotImplementedError

    def _accept(self) -> None:
        found = self._found()
        if found:
            self.close_sheet()
            self.seats_drawn.emit(found)


class LotTile(QAbstractButton):
    """A tile that is face down until it is clicked."""

    turned_over = Signal()

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._number, self._name = number, ""
        self.setProperty("ring", True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self.turned_over)
        register_for_theme(self)
        self._describe("")

    def show_face(self, name: str, description: str = "") -> None:
        """Shows a face; an empty name turns the tile face down."""
        self._name = name
        self.setEnabled(not name)
        self._describe(description)
        self.update()

    def _describe(self, description: str) -> None:
        self.setAccessibleName(description or tr("Tile {number}, face down").format(number=self._number))
        self.setToolTip(description or tr("Turn it over"))

    def sizeHint(self) -> QSize:
        return QSize(theme.px(_TILE) + _ROOM, tile_height(theme.px(_TILE)) + _ROOM)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        lift = 2 if self.underMouse() and self.isEnabled() else 0
        face = TileFace(self._name or "1z", face_down=not self._name)
        paint_tile(painter, _ROOM / 2, _ROOM / 2 - lift, face, theme.px(_TILE))


class WindDrawSheet(SeatDrawSheet):
    """Gives each player a wind tile; the player with East deals first."""

    def __init__(
        self, names: Sequence[str], tiles: Sequence[str], window: QWidget, source: random.Random | None = None
    ) -> None:
        ways = (tr("Draw on the screen"), tr("Drawn at the table"))
        super().__init__(tr("Seat draw"), names, window, ways, height=480)
        self._faces, self._source = tuple(tiles), source
        self._winds: tuple[int, ...] = ()
        self._drawn: dict[str, int] = {}
        self._turn, self._result = Label(size=18, bold=True, wrap=True), Label(size=17, wrap=True)
        self.tiles = tuple(LotTile(place + 1, self._felt) for place in range(len(names)))
        self._captions = tuple(Label(size=14, role="felt_ink") for _ in names)
        centre = Qt.AlignmentFlag.AlignHCenter
        for place, (tile, caption) in enumerate(zip(self.tiles, self._captions, strict=True)):
            tile.turned_over.connect(lambda place=place: self._turn_over(place))
            caption.setAlignment(centre)
            caption.setMinimumWidth(theme.px(110))
        columns = (
            column((tile, 0, centre), caption, gap=-1) for tile, caption in zip(self.tiles, self._captions, strict=True)
        )
        boxed(row(..., *columns, ..., gap=-1, edges=[theme.px(16)] * 4), self._felt)
        labels, self.rows = [], tuple(ChipGroup("", self._entry, optional=True) for _ in names)
        for name, chips in zip(self._names, self.rows, strict=True):
            chips.setAccessibleName(tr("Wind of {player}").format(player=name))
            chips.set_choices([(wind, wind_name(wind)) for wind in range(len(names))])
            chips.chosen.connect(lambda wind, name=name: self._enter(name, wind))
            labels.append(Label(name, bold=True))
            labels[-1].setMinimumWidth(theme.px(120))
        boxed(table(zip(labels, self.rows, strict=True), wide=1, gaps=(-1, -1)), self._entry)
        fill(self.body, self._turn, self._felt, self._entry, self._result)
        self._add_buttons(tr("&Draw again"))
        self._show_way()

    def open(self) -> None:
        super().open()
        self.tiles[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _restart(self) -> None:
        self._drawn = {}
        self._winds = shuffled(range(len(self._names)), self._source)
        for tile, caption in zip(self.tiles, self._captions, strict=True):
            tile.show_face("")
            caption.setText("")
        for chips in self.rows:
            chips.choose(None)
        self._show()
        if self.way.value():
            self.tiles[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _turn_over(self, place: int) -> None:
        player = self._names[len(self._drawn)]
        self._reveal(place, player)
        covered = [other for other in range(len(self._names)) if self._winds[other] not in self._drawn.values()]
        if len(covered) == 1:
            # The last tile turns over automatically.
            self._reveal(covered[0], self._names[-1])
        self._show()
        if len(covered) > 1:
            self.tiles[covered[0]].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.take_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _reveal(self, place: int, player: str) -> None:
        wind = self._winds[place]
        self._drawn[player] = wind
        caption = tr("{player}: {wind}").format(player=player, wind=wind_name(wind))
        self.tiles[place].show_face(self._faces[wind], caption)
        self._captions[place].setText(caption)

    def _enter(self, player: str, wind: object) -> None:
        self._drawn.pop(player, None)
        if isinstance(wind, int):
            for other in [name for name, known in self._drawn.items() if known == wind]:
                del self._drawn[other]
            self._drawn[player] = wind
        for name, chips in zip(self._names, self.rows, strict=True):
            chips.choose(self._drawn.get(name))
        self._show()

    def _show(self) -> None:
        found = self._found()
        self._turn.setVisible(not found and bool(self.way.value()))
        if not found and self.way.value():
            self._turn.setText(tr("{player} turns over a tile.").format(player=self._names[len(self._drawn)]))
        self._result.setText(tr("{player} has East and deals first.").format(player=found[0]) if found else "")
        self.take_button.setEnabled(bool(found))

    def _found(self) -> tuple[str, ...]:
        if len(self._drawn) < len(self._names):
            return ()
        return tuple(sorted(self._names, key=self._drawn.__getitem__))
