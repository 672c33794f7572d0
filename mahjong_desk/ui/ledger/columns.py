# SPDX-License-Identifier: MIT
"""Where the columns of the ledger stand, for head and rows alike."""

from __future__ import annotations

from dataclasses import dataclass

from mahjong_desk.rules.model.table import Round
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.painting import text_width
from mahjong_desk.ui.words.hands import short_place

_ARROW, _HAND, _HAPPENED, _SEAL, _MARGIN = 36, 54, 148, 42, 16
_PLAYER, _NARROW_PLAYER = 104, 76
_TILE, _TILES_ACROSS = 20, 16.2
_WIDEST_FIGURE = "+88,888"
_YAKU_LEAST = 130
_ROOMY = 1400
_AIR = 10


@dataclass(frozen=True, slots=True)
class Columns:
    """The columns at one width, in pixels from the left edge."""

    tile: int
    hand: int
    happened: int
    tiles: int
    yaku: int
    words: int
    players: tuple[int, ...]
    seal: int
    stacked: bool


def columns_for(width: int, players: int) -> Columns:
    """Returns the columns of a ledger ``width`` wide with so many players."""
    tile = _TILE
    if width >= _ROOMY * theme.scale():
        tile = 28
    across = round(tile * _TILES_ACROSS)
    hand = theme.px(_ARROW)
    # In characters the place of a hand with its honba is wider than in letters.
    widest = round(text_width(theme.font(15, bold=True), short_place(Round.EAST, 4, honba=8)))
    happened = hand + max(theme.px(_HAND), widest + theme.px(_AIR))
    tiles = happened + theme.frame(_HAPPENED)
    seal = width - theme.px(_SEAL) // 2 - 2
    right = width - theme.px(_SEAL) - 6
    each = theme.px(_PLAYER)
    yaku = tiles + across + theme.px(_MARGIN)
    # Figures need less than long names: they give way before the yaku go below the tiles.
    figure = round(text_width(theme.font(15, bold=True), _WIDEST_FIGURE))
    narrow = max(theme.frame(_NARROW_PLAYER), figure + theme.px(_AIR))
    stacked = right - players * narrow - yaku < theme.px(_YAKU_LEAST)
    room = right - tiles - across if stacked else right - yaku - theme.px(_YAKU_LEAST)
    each = max(narrow, min(each, room // players))
    if stacked:
        yaku = tiles
    edges = tuple(right - each * (players - 1 - place) for place in range(players))
    words = edges[0] - each + theme.px(8)
    return Columns(tile, hand, happened, tiles, yaku, words, edges, seal, stacked)
