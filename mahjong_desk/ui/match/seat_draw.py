# SPDX-License-Identifier: MIT
"""The draw of the seats: by wind tiles, or by furigoma, on the screen or at the table."""

import math
import random
from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from mahjong_desk.club.names import player_names
from mahjong_desk.rules.model.lots import (
    PAWN_COUNT,
    PAWN_VALUES,
    PawnLanding,
    count_to_seat,
    throw_from_counts,
    throw_pawns,
    throw_value,
)
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import boxed, column, fill, row, table
from mahjong_desk.ui.kit.layout.panels import Felt
from mahjong_desk.ui.kit.painting import paint_text, register_for_theme, text_height
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.kit.tiles.faces import TileFace
from mahjong_desk.ui.kit.tiles.tile_art import TileStyle, paint_tile, tile_height, tile_renderer
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


_PAWN = 56
_COUNTED: Final = (PawnLanding.FACE_UP, PawnLanding.SIDE, PawnLanding.UPRIGHT, PawnLanding.UPSIDE_DOWN)
_SEEN: Final[Mapping[PawnLanding, tuple[float, int]]] = {
    PawnLanding.FACE_UP: (1.0, 0),
    PawnLanding.FACE_DOWN: (1.0, 0),
    PawnLanding.SIDE: (0.4, 90),
    PawnLanding.UPRIGHT: (0.4, 0),
    PawnLanding.UPSIDE_DOWN: (0.4, 180),
}
"""The visible share of a pawn's width, and its rotation in degrees."""


def pawn_name(pawn: PawnLanding) -> str:
    return {
        PawnLanding.FACE_UP: tr("face up"),
        PawnLanding.FACE_DOWN: tr("face down"),
        PawnLanding.SIDE: tr("on its side"),
        PawnLanding.UPRIGHT: tr("upright"),
        PawnLanding.UPSIDE_DOWN: tr("upside down"),
    }[pawn]


class PawnWidget(QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pawn: PawnLanding | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        register_for_theme(self)

    def show_pawn(self, pawn: PawnLanding | None) -> None:
        self._pawn = pawn
        self.setAccessibleName(pawn_name(pawn) if pawn is not None else "")
        self.setToolTip(self.accessibleName())
        self.update()

    def sizeHint(self) -> QSize:
        side = theme.px(round(_PAWN * 1.3))
        return QSize(side, side + math.ceil(text_height(theme.font(14, bold=True))))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._pawn is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        side = float(self.width())
        line = QRectF(0, side, side, self.height() - side)
        value, ink = str(PAWN_VALUES[self._pawn]), theme.current().felt_ink
        paint_text(painter, line, value, theme.font(14, bold=True), ink, Qt.AlignmentFlag.AlignHCenter)
        width = theme.px(_PAWN)
        size = tile_renderer().size(TileFace("P"), width)
        share, degrees = _SEEN[self._pawn]
        painter.translate(side / 2, side / 2)
        painter.rotate(degrees)
        painter.scale(share, 1.0)
        box = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
        if self._pawn is PawnLanding.FACE_DOWN:
            _paint_back(painter, box)
        else:
            # A letter in the corner would be rotated.
            style = TileStyle.PLAIN if tile_renderer().style is TileStyle.LETTERS else None
            picture = tile_renderer().pixmap("P", width, self.devicePixelRatioF(), style=style)
            painter.drawPixmap(box, picture, QRectF(picture.rect()))


def _paint_back(painter: QPainter, box: QRectF) -> None:
    """Paints the back of a pawn, its promoted side."""
    shape = QPainterPath()
    corners = ((36, 3), (58, 12.5), (69, 80), (3, 80), (14, 12.5))
    shape.addPolygon(
        QPolygonF([QPointF(box.left() + x * box.width() / 72, box.top() + y * box.height() / 90) for x, y in corners])
    )
    shape.closeSubpath()
    scale = 0.86
    painter.scale(scale, scale)
    painter.setPen(QPen(QColor("#8a622b"), 1.2))
    painter.setBrush(QColor("#ecca8b"))
    painter.drawPath(shape)
    font = theme.font(28, bold=True)
    painter.setPen(QColor("#9b2b22"))
    painter.setFont(font)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "と")


class FurigomaSheet(SeatDrawSheet):
    """Throws six pawns twice, on the screen or at the table."""

    def __init__(self, names: Sequence[str], window: QWidget, source: random.Random | None = None) -> None:
        ways = (tr("Throw on the screen"), tr("Thrown at the table"))
        super().__init__(tr("Furigoma: six pawns are thrown"), names, window, ways, height=500)
        self._source = source or random.SystemRandom()
        self._hits: list[int] = []
        self._sentences: list[str] = []
        self.thrower = ChipGroup(tr("Throws first"), self)
        self.thrower.set_choices(list(enumerate(self._names)))
        self.thrower.choose(0)
        self.thrower.chosen.connect(lambda _seat: self._restart())
        self._story = Label(size=17, wrap=True)
        self._story.setMinimumHeight(2 * math.ceil(text_height(theme.font(17))))
        self.pawns = tuple(PawnWidget(self._felt) for _ in range(PAWN_COUNT))
        edges = theme.px(16), theme.px(12), theme.px(16), theme.px(12)
        boxed(row(..., *self.pawns, ..., gap=-1, edges=edges), self._felt)
        labels = {
            PawnLanding.FACE_UP: tr("Face up: 1 each"),
            PawnLanding.SIDE: tr("On its side: 5 each"),
            PawnLanding.UPRIGHT: tr("Upright: 10 each"),
            PawnLanding.UPSIDE_DOWN: tr("Upside down: 50 each"),
        }
        self.counts = {pawn: ChipGroup("", self._entry) for pawn in _COUNTED}
        for pawn, group in self.counts.items():
            group.setAccessibleName(labels[pawn])
            group.set_choices([(number, str(number)) for number in range(PAWN_COUNT + 1)])
            group.choose(0)
            group.chosen.connect(lambda _number: self._disable_counts())
        self._rest = Label(size=14, role="ink2", wrap=True)
        rows = [(Label(labels[pawn], role="ink2"), group) for pawn, group in self.counts.items()]
        boxed(table([*rows, self._rest], wide=1, gaps=(theme.px(16), -1)), self._entry)
        fill(self.body, self.thrower, self._story, self._felt, self._entry, ...)
        self._add_buttons(tr("&Once more"))
        self.throw_button = self.add_button("", self._throw)
        self._show_way()

    def open(self) -> None:
        super().open()
        self.throw_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _restart(self) -> None:
        self._hits, self._sentences = [], []
        for view in self.pawns:
            view.show_pawn(None)
        self._clear_counts()
        self._show()
        self.throw_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _clear_counts(self) -> None:
        for group in self.counts.values():
            group.choose(0)
        self._disable_counts()

    def _disable_counts(self) -> None:
        """Disables the numbers for which there are not enough pawns."""
        counts = self._entered()
        rest = PAWN_COUNT - sum(counts.values())
        for pawn, group in self.counts.items():
            group.set_disabled_choices(range(counts[pawn] + rest + 1, PAWN_COUNT + 1), tr("Six pawns are thrown."))
        value = throw_value(throw_from_counts(counts))
        self._rest.setText(tr("{number} face down. The throw is {value}.").format(number=rest, value=value))

    def _entered(self) -> dict[PawnLanding, int]:
        values = {pawn: group.value() for pawn, group in self.counts.items()}
        return {pawn: value if isinstance(value, int) else 0 for pawn, value in values.items()}

    def _thrower(self) -> int:
        first = self.thrower.value()
        return self._hits[-1] if self._hits else first if isinstance(first, int) else 0

    def _throw(self) -> None:
        throw = throw_pawns(self._source) if self.way.value() else throw_from_counts(self._entered())
        for view, pawn in zip(self.pawns, throw, strict=True):
            view.show_pawn(pawn)
        thrower, value = self._thrower(), throw_value(throw)
        hit = count_to_seat(value, thrower, len(self._names))
        if self._hits:
            sentence = tr("{player} throws {value}: {dealer} deals first.")
        else:
            sentence = tr("{player} throws {value}: {dealer} is the temporary dealer.")
        self._hits.append(hit)
        self._sentences.append(sentence.format(player=self._names[thrower], value=value, dealer=self._names[hit]))
        self._clear_counts()
        self._show()

    def _show(self) -> None:
        done, sentences = bool(self._found()), list(self._sentences)
        if not done:
            next_throw = (
                tr("{player} throws for the dealer.") if self._hits else tr("{player} throws for the temporary dealer.")
            )
            sentences.append(next_throw.format(player=self._names[self._thrower()]))
        self._story.setText("\n".join(sentences))
        self.throw_button.setText(tr("T&hrow") if self.way.value() else tr("&Count this throw"))
        self.throw_button.setVisible(not done)
        self.take_button.setEnabled(done)
        if done:
            self.take_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _found(self) -> tuple[str, ...]:
        if len(self._hits) < 2:
            return ()
        dealer = self._hits[-1]
        return (*self._names[dealer:], *self._names[:dealer])
