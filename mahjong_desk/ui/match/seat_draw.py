# SPDX-License-Identifier: MIT
"""The draw of the seats by wind tiles or furigoma, on screen or at the table."""

import math
import random
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QToolButton, QWidget

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
from mahjong_desk.ui.kit.layout.boxes import CENTRED, Felt, boxed, column, fill, row, table
from mahjong_desk.ui.kit.painting import paint_text, text_height
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.kit.tiles.faces import TileFace
from mahjong_desk.ui.kit.tiles.tile_art import TileStyle, tile_height, tile_renderer
from mahjong_desk.ui.text.vocabulary import WIND_TILES, wind_name

_TILE, _PAWN, _PAWN_SIDE = 68, 56, 73
"""The widths of a tile, of a pawn, and of the square in which a pawn is turned."""
_RANDOM = random.SystemRandom()


class SeatDrawSheet(Sheet):
    """Draws the seats on the screen, or asks for the result at the table."""

    seats_drawn = Signal(object)
    help_page = "new-match#seats"

    def __init__(
        self, heading: str, ways: tuple[str, str], names: Sequence[str], window: QWidget, *, height: int
    ) -> None:
        super().__init__(heading, window, width=680, height=height)
        self._names = player_names(names)
        self._seated: tuple[str, ...] = ()
        """The names from the first dealer on; empty until they are known."""
        self.way = ChipGroup("", name=heading, choices=((True, ways[0]), (False, ways[1])), chosen=True)
        self.way.chosen.connect(self._restart)
        self._felt, self._entry = Felt(), QWidget()
        self.body.addWidget(self.way)

    def _add_buttons(self, restart_text: str) -> None:
        self.add_button(restart_text, self._restart, icon="undo")
        self.accept_button = self.add_main_button(tr("&Use these seats"), self._accept)

    def _restart(self) -> None:
        """Starts the draw again, on the felt or with the entry form."""
        self._felt.setVisible(self.way.value())
        self._entry.setVisible(not self.way.value())

    def _accept(self) -> None:
        self.reject()
        self.seats_drawn.emit(self._seated)


class WindDrawSheet(SeatDrawSheet):
    """Gives each player a wind tile; the player with East deals first."""

    def __init__(self, names: Sequence[str], window: QWidget) -> None:
        ways = (tr("Draw on the screen"), tr("Drawn at the table"))
        super().__init__(tr("Seat draw"), ways, names, window, height=480)
        self._winds: list[int] = []
        self._drawn: dict[str, int] = {}
        self._turn, self._result = Label(size=18, bold=True, wrap=True), Label(size=17, wrap=True)
        self.tiles = tuple(QToolButton() for _ in names)
        self._captions = tuple(Label(size=14, role="felt_ink", align=CENTRED) for _ in names)
        columns = []
        for index, (tile, caption) in enumerate(zip(self.tiles, self._captions, strict=True)):
            tile.setProperty("flat", True)
            tile.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            tile.setIconSize(QSize(theme.px(_TILE), tile_height(theme.px(_TILE))))
            tile.clicked.connect(lambda _checked=False, index=index: self._turn_over(index))
            caption.setMinimumWidth(theme.px(110))
            columns.append(column((tile, 0, CENTRED), caption, gap=-1))
        boxed(row(..., *columns, ..., gap=-1, edges=[theme.px(16)] * 4), self._felt)
        winds = [(wind, wind_name(wind)) for wind in range(len(names))]
        self.rows = tuple(
            ChipGroup("", optional=True, name=tr("Wind of {player}").format(player=name), choices=winds)
            for name in self._names
        )
        for name, chips in zip(self._names, self.rows, strict=True):
            chips.chosen.connect(partial(self._enter, name))
        labels = [Label(name, bold=True) for name in self._names]
        grid = table(zip(labels, self.rows, strict=True), wide=1, gaps=(-1, -1))
        grid.setColumnMinimumWidth(0, theme.px(120))
        boxed(grid, self._entry)
        fill(self.body, self._turn, self._felt, self._entry, self._result)
        self._add_buttons(tr("&Draw again"))
        self._restart()

    def _restart(self) -> None:
        super()._restart()
        self._drawn = {}
        self._winds = _RANDOM.sample(range(len(self._names)), len(self._names))
        for number, (tile, caption) in enumerate(zip(self.tiles, self._captions, strict=True), start=1):
            caption.setText("")
            tile.setEnabled(True)
            tile.setIcon(self._tile_icon(TileFace("back")))
            tile.setAccessibleName(tr("Tile {number}, face down").format(number=number))
            tile.setToolTip(tr("Turn it over"))
        for chips in self.rows:
            chips.choose(None)
        self._show()
        self.tiles[0].setFocus()

    def _tile_icon(self, face: TileFace) -> QIcon:
        picture = tile_renderer().pixmap(face, theme.px(_TILE), self.devicePixelRatioF())
        icon = QIcon(picture)
        icon.addPixmap(picture, QIcon.Mode.Disabled)
        return icon

    def _turn_over(self, index: int) -> None:
        self._reveal(index, self._names[len(self._drawn)])
        covered = [index for index, wind in enumerate(self._winds) if wind not in self._drawn.values()]
        if len(covered) == 1:
            # The last tile turns over automatically.
            self._reveal(covered[0], self._names[-1])
        self._show()
        (self.tiles[covered[0]] if len(covered) > 1 else self.accept_button).setFocus()

    def _reveal(self, index: int, player: str) -> None:
        wind, tile = self._winds[index], self.tiles[index]
        self._drawn[player] = wind
        caption = tr("{player}: {wind}").format(player=player, wind=wind_name(wind))
        self._captions[index].setText(caption)
        tile.setEnabled(False)
        tile.setIcon(self._tile_icon(TileFace(WIND_TILES[wind])))
        tile.setAccessibleName(caption)
        tile.setToolTip(caption)

    def _enter(self, player: str, wind: int | None) -> None:
        self._drawn = {name: drawn for name, drawn in self._drawn.items() if name != player and drawn != wind}
        if wind is not None:
            self._drawn[player] = wind
        for name, chips in zip(self._names, self.rows, strict=True):
            chips.choose(self._drawn.get(name))
        self._show()

    def _show(self) -> None:
        done = len(self._drawn) == len(self._names)
        self._seated = tuple(sorted(self._names, key=self._drawn.__getitem__)) if done else ()
        self._turn.setVisible(not done and self.way.value())
        if not done:
            self._turn.setText(tr("{player} turns over a tile.").format(player=self._names[len(self._drawn)]))
        self._result.setText(tr("{player} has East and deals first.").format(player=self._seated[0]) if done else "")
        self.accept_button.setEnabled(done)


_PAWN_TRANSFORMS = {
    PawnLanding.FACE_UP: QTransform(),
    PawnLanding.FACE_DOWN: QTransform(),
    PawnLanding.SIDE: QTransform().rotate(90).scale(0.4, 1),
    PawnLanding.UPRIGHT: QTransform().scale(0.4, 1),
    PawnLanding.UPSIDE_DOWN: QTransform().rotate(180).scale(0.4, 1),
}
"""How a thrown pawn is drawn: only its narrow edge is seen unless it lies flat."""


def pawn_name(pawn: PawnLanding) -> str:
    return {
        PawnLanding.FACE_UP: tr("face up"),
        PawnLanding.FACE_DOWN: tr("face down"),
        PawnLanding.SIDE: tr("on its side"),
        PawnLanding.UPRIGHT: tr("upright"),
        PawnLanding.UPSIDE_DOWN: tr("upside down"),
    }[pawn]


def pawn_picture(pawn: PawnLanding, ratio: float) -> QPixmap:
    """Returns a thrown pawn; its back, the promoted side, has another character."""
    # A letter in the corner would be rotated.
    style = TileStyle.PLAIN if tile_renderer().style is TileStyle.LETTERS else None
    picture = QPixmap(tile_renderer().pixmap("P", theme.px(_PAWN), ratio, style=style))
    if pawn is PawnLanding.FACE_DOWN:
        painter, box = QPainter(picture), QRectF(QPointF(), picture.deviceIndependentSize())
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        painter.fillRect(box, QColor("#ecca8b"))
        paint_text(painter, box, "と", theme.font(24, bold=True), QColor("#9b2b22"), CENTRED)
        painter.end()
    return picture.transformed(_PAWN_TRANSFORMS[pawn], Qt.TransformationMode.SmoothTransformation)


class FurigomaSheet(SeatDrawSheet):
    """Throws six pawns twice, on the screen or at the table."""

    def __init__(self, names: Sequence[str], window: QWidget) -> None:
        ways = (tr("Throw on the screen"), tr("Thrown at the table"))
        super().__init__(tr("Furigoma: six pawns are thrown"), ways, names, window, height=500)
        self._sentences: list[str] = []
        self._thrower = 0
        """The seat of the next thrower; after the last throw, the seat of the first dealer."""
        self.first = ChipGroup(tr("Throws first"), choices=list(enumerate(self._names)), chosen=0)
        self.first.chosen.connect(self._restart)
        self._story = Label(size=17, wrap=True)
        self._story.setMinimumHeight(2 * math.ceil(text_height(theme.font(17))))
        self.pawns = tuple(Label(align=Qt.AlignmentFlag.AlignCenter) for _ in range(PAWN_COUNT))
        self._values = tuple(Label(size=14, bold=True, role="felt_ink", align=CENTRED) for _ in self.pawns)
        columns = []
        for pawn, value in zip(self.pawns, self._values, strict=True):
            pawn.setFixedSize(theme.px(_PAWN_SIDE), theme.px(_PAWN_SIDE))
            columns.append(column(pawn, value))
        boxed(row(..., *columns, ..., gap=-1, edges=(16, 12, 16, 12)), self._felt)
        labels = {
            PawnLanding.FACE_UP: tr("Face up: 1 each"),
            PawnLanding.SIDE: tr("On its side: 5 each"),
            PawnLanding.UPRIGHT: tr("Upright: 10 each"),
            PawnLanding.UPSIDE_DOWN: tr("Upside down: 50 each"),
        }
        numbers = [(number, str(number)) for number in range(PAWN_COUNT + 1)]
        self.counts = {pawn: ChipGroup("", name=label, choices=numbers, chosen=0) for pawn, label in labels.items()}
        for group in self.counts.values():
            group.chosen.connect(self._disable_counts)
        self._rest = Label(size=14, role="ink2", wrap=True)
        rows = [(Label(labels[pawn], role="ink2"), group) for pawn, group in self.counts.items()]
        boxed(table([*rows, self._rest], wide=1, gaps=(theme.px(16), -1)), self._entry)
        fill(self.body, self.first, self._story, self._felt, self._entry, ...)
        self._add_buttons(tr("&Once more"))
        self.throw_button = self.add_button("", self._throw)
        self._restart()

    def _restart(self) -> None:
        super()._restart()
        self._sentences, self._thrower = [], self.first.value()
        for pawn, value in zip(self.pawns, self._values, strict=True):
            pawn.clear()
            pawn.setAccessibleName("")
            pawn.setToolTip("")
            value.clear()
        self._show()
        self.throw_button.setFocus()

    def _disable_counts(self) -> None:
        """Disables the numbers for which there are not enough pawns."""
        counts = self._entered()
        rest = PAWN_COUNT - sum(counts.values())
        for pawn, group in self.counts.items():
            too_many = range(counts[pawn] + rest + 1, PAWN_COUNT + 1)
            group.disable(dict.fromkeys(too_many, tr("Six pawns are thrown.")))
        value = throw_value(throw_from_counts(counts))
        self._rest.setText(tr("{number} face down. The throw is {value}.").format(number=rest, value=value))

    def _entered(self) -> dict[PawnLanding, int]:
        return {pawn: group.value() for pawn, group in self.counts.items()}

    def _throw(self) -> None:
        throw = throw_pawns(_RANDOM) if self.way.value() else throw_from_counts(self._entered())
        for view, value, pawn in zip(self.pawns, self._values, throw, strict=True):
            view.setPixmap(pawn_picture(pawn, self.devicePixelRatioF()))
            view.setAccessibleName(pawn_name(pawn))
            view.setToolTip(pawn_name(pawn))
            value.setText(str(PAWN_VALUES[pawn]))
        thrower, thrown = self._thrower, throw_value(throw)
        self._thrower = count_to_seat(thrown, thrower, len(self._names))
        if self._sentences:
            sentence = tr("{player} throws {value}: {dealer} deals first.")
        else:
            sentence = tr("{player} throws {value}: {dealer} is the temporary dealer.")
        names = {"player": self._names[thrower], "dealer": self._names[self._thrower]}
        self._sentences.append(sentence.format(value=thrown, **names))
        self._show()

    def _show(self) -> None:
        """Shows the story so far and asks for the next throw, or offers the seats."""
        for group in self.counts.values():
            group.choose(0)
        self._disable_counts()
        names, dealer, done = self._names, self._thrower, len(self._sentences) == 2
        self._seated = (*names[dealer:], *names[:dealer]) if done else ()
        prompt = tr("{player} throws for the temporary dealer.")
        if self._sentences:
            prompt = tr("{player} throws for the dealer.")
        self._story.setText("\n".join([*self._sentences, *([] if done else [prompt.format(player=names[dealer])])]))
        self.throw_button.setText(tr("T&hrow") if self.way.value() else tr("&Count this throw"))
        self.throw_button.setVisible(not done)
        self.accept_button.setEnabled(done)
        if done:
            self.accept_button.setFocus()
