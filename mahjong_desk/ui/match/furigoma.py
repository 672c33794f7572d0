# SPDX-License-Identifier: MIT
"""Furigoma: a throw of pawns finds a temporary dealer, whose own throw finds the first dealer."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

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
from mahjong_desk.ui.kit.layout.boxes import boxed, fill, row, table
from mahjong_desk.ui.kit.painting import paint_text, register_for_theme, text_height
from mahjong_desk.ui.kit.tiles.faces import TileFace
from mahjong_desk.ui.kit.tiles.tile_art import TileStyle, tile_renderer
from mahjong_desk.ui.match.seat_draw import SeatDrawSheet

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
