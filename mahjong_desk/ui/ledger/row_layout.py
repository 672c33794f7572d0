# SPDX-License-Identifier: MIT
"""The geometry of rows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF

from mahjong_desk.rules.model.table import RoundWind
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.link_label import LinkSpan, LinkSpanLayout, LinkSpans, elide_spans, hit_margin, plain_text
from mahjong_desk.ui.kit.painting import text_height, text_width
from mahjong_desk.ui.kit.tiles.tile_art import tile_height
from mahjong_desk.ui.ledger.row_data import LedgerRowData
from mahjong_desk.ui.text.vocabulary import short_round_name

_ARROW, _HAND, _EVENT, _SEAL, _MARGIN = 36, 54, 148, 42, 16
_PLAYER, _NARROW_PLAYER = 104, 76
_TILE, _TILES_ACROSS = 20, 16.2
_WIDEST_FIGURE = "+88,888"
_YAKU_LEAST = 130
_ROOMY = 1400
_COLUMN_GAP = 10


@dataclass(frozen=True, slots=True)
class LedgerColumns:
    """The columns at a width, in pixels from the left edge."""

    tile: int
    hand: int
    happened: int
    tiles: int
    yaku: int
    words: int
    players: tuple[int, ...]
    seal: int
    stacked: bool


def columns_for(width: int, players: int) -> LedgerColumns:
    """Returns the columns for a width and a number of players."""
    tile = _TILE
    if width >= _ROOMY * theme.scale():
        tile = 28
    across = round(tile * _TILES_ACROSS)
    hand = theme.px(_ARROW)
    # In characters, a hand with its honba is wider than in letters.
    widest = round(text_width(theme.font(15, bold=True), short_round_name(RoundWind.EAST, 4, honba=8)))
    happened = hand + max(theme.px(_HAND), widest + theme.px(_COLUMN_GAP))
    tiles = happened + theme.scaled_frame(_EVENT)
    seal = width - theme.px(_SEAL) // 2 - 2
    right = width - theme.px(_SEAL) - 6
    each = theme.px(_PLAYER)
    yaku = tiles + across + theme.px(_MARGIN)
    # Columns of figures shrink before the yaku move below the tiles.
    figure = round(text_width(theme.font(15, bold=True), _WIDEST_FIGURE))
    narrow = max(theme.scaled_frame(_NARROW_PLAYER), figure + theme.px(_COLUMN_GAP))
    stacked = right - players * narrow - yaku < theme.px(_YAKU_LEAST)
    room = right - tiles - across if stacked else right - yaku - theme.px(_YAKU_LEAST)
    each = max(narrow, min(each, room // players))
    if stacked:
        yaku = tiles
    edges = tuple(right - each * (players - 1 - place) for place in range(players))
    words = edges[0] - each + theme.px(8)
    return LedgerColumns(tile, hand, happened, tiles, yaku, words, edges, seal, stacked)


_LEAST_WRAP = 40.0
_LINES = 2
_AIR = 8
"""The gap between two columns."""


class Heights(NamedTuple):
    """The heights of the parts of a row, in pixels."""

    event: float
    tiles: float
    yaku: float
    remark: float


@dataclass(frozen=True, slots=True)
class RowLayout:
    """One row in the columns of a width.

    With the yaku beside the tiles, all rows have the same height and long texts are elided; with the yaku below, a row is as
    high as its texts.
    """

    line: LedgerRowData
    at: LedgerColumns

    @property
    def event_text(self) -> str:
        """The event, elided if needed."""
        return self._cut(self.line.event_text, theme.font(15), self.happened_width, _LINES - bool(self.line.changed))

    @property
    def happened_width(self) -> int:
        """The width of the event."""
        return self.at.tiles - self.at.happened - _AIR

    @property
    def yaku_spans(self) -> LinkSpans:
        """The yaku, elided if needed."""
        if self.line.refusal:
            return ()
        if self.at.stacked:
            return self.line.yaku_spans
        lines = _LINES - bool(self._remark_is_beside and self._told)
        return elide_spans(self.line.yaku_spans, theme.font(15), self._yaku_width, lines)

    @property
    def links(self) -> LinkSpans:
        """The yaku with links."""
        return tuple(phrase for phrase in self.yaku_spans if phrase.target)

    @property
    def remark_text(self) -> str:
        """Why the event is refused, or the text instead of the pieces; elided if needed."""
        lines = _LINES - bool(self._remark_is_beside and self.yaku_spans)
        return self._cut(self._told, theme.font(14), self.remark_span[1] - self.sign_width, lines)

    @property
    def remark_span(self) -> tuple[int, float]:
        """Left and width of that text, with its icon."""
        if self._remark_is_beside:
            return self.at.yaku, self.at.words - self.at.yaku - _AIR
        right = self.at.words if self.at.stacked or self.line.refusal else self.at.yaku
        return self.at.tiles, right - self.at.tiles - _AIR

    @property
    def sign(self) -> str:
        """The icon before that text; empty for none."""
        return "octagon" if self.line.refusal else "pencil" if self.line.unchecked else ""

    @property
    def sign_width(self) -> int:
        return theme.px(16) + 6 if self.sign else 0

    @property
    def full_text(self) -> str:
        """The whole text of what is elided; empty if nothing is."""
        pairs = (
            (self.line.event_text, self.event_text),
            ("" if self.line.refusal else self.line.yaku, plain_text(self.yaku_spans)),
            (self._told, self.remark_text),
        )
        return "\n".join(whole for whole, shown in pairs if whole != shown)

    @property
    def _told(self) -> str:
        return self.line.refusal or self.line.remark

    @property
    def _remark_is_beside(self) -> bool:
        """Whether the text is beside the tiles, with the yaku."""
        return bool(self.line.groups) and not self.at.stacked

    @property
    def _yaku_width(self) -> float:
        return max(self.at.words - self.at.yaku - _AIR, _LEAST_WRAP)

    def _cut(self, text: str, font: QFont, width: float, lines: int) -> str:
        """Returns a text elided to keep the height of the row; whole if the yaku are below the tiles."""
        if self.at.stacked or not text:
            return text
        return plain_text(elide_spans((LinkSpan(text),), font, max(width, _LEAST_WRAP), lines))

    def heights(self) -> Heights:
        """Returns the heights of the parts."""
        font, small = theme.font(15), theme.font(14)
        happened = wrapped_height(self.event_text, font, self.happened_width)
        if self.line.changed:
            happened += text_height(small)
        tiles = tile_height(self.at.tile) + 8.0 if self.line.groups else 0.0
        yaku = wrapped_height(plain_text(self.yaku_spans), font, self.at.words - self.at.yaku - _AIR)
        number = wrapped_height(self.remark_text, small, self.remark_span[1] - self.sign_width)
        return Heights(happened, tiles, yaku, number)

    def height(self) -> int:
        """Returns the height of the row."""
        usual = wrapped_height("X\nX", theme.font(15), 100)
        if self.at.stacked:
            # As high as tiles over their yaku: nearly all rows have the same height then.
            happened, tiles, yaku, number = self.heights()
            usual = max(happened, tiles + yaku + number, tile_height(self.at.tile) + 8 + text_height(theme.font(15)))
        return max(theme.px(47), round(max(usual, tile_height(self.at.tile) + 8)) + theme.px(6))

    def tops(self, height: int) -> tuple[float, float, float]:
        """Returns the tops of tiles, yaku and text in a row of a height."""
        _happened, tiles, yaku, number = self.heights()
        if self.at.stacked:
            top = (height - tiles - number - yaku) / 2
            return top, top + tiles + number, top + tiles
        if self.line.groups:
            top = (height - yaku - number) / 2
            # The line below the winning tile belongs to the tiles.
            return (height - tiles) / 2 + 2, top, top + yaku
        return 0.0, (height - yaku) / 2, (height - number) / 2

    def yaku_box(self, height: int) -> QRectF:
        return QRectF(self.at.yaku, self.tops(height)[1], self.at.words - self.at.yaku - _AIR, self.heights().yaku)

    def yaku_lines(self) -> LinkSpanLayout:
        """Returns the yaku as wrapped lines."""
        return LinkSpanLayout(self.yaku_spans, theme.font(15), self._yaku_width)

    def link_at(self, point: QPointF, height: int) -> int | None:
        """Returns the index of the yaku at a point, or None."""
        return self.yaku_lines().link_at(point - self.yaku_box(height).topLeft(), hit_margin())


def wrapped_height(text: str, font: QFont, width: float) -> float:
    """Returns the height of a wrapped text in pixels; 0 for an empty one."""
    if not text:
        return 0.0
    flags = int(Qt.TextFlag.TextWordWrap.value)
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, max(width, _LEAST_WRAP), 10_000), flags, text).height()
