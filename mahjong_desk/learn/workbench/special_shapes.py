# SPDX-License-Identifier: MIT
"""Which winning shapes beside sets and a pair a ruleset knows: its settlement is asked, so that no list has to be kept."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from mahjong_desk.pieces import MAHJONG, SHOGI, Piece, PieceSet
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.indicators import NO_INDICATORS
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.ruleset import TableRules

_PAIRS = {MAHJONG.copies_per_kind: "114477m2255p99s11z", SHOGI.copies_per_kind: "LLNNSSGG"}
_ALIKE_PAIRS = {MAHJONG.copies_per_kind: "114477m2255p1111z", SHOGI.copies_per_kind: "NNSSLLLL"}
_ORPHANS = {MAHJONG.copies_per_kind: "19m19p19s12345677z", SHOGI.copies_per_kind: "PLNSGBRK"}
_KNITTED = {MAHJONG.copies_per_kind: "147m258p369s11122z"}
_KNITTED_HONOURS = {MAHJONG.copies_per_kind: "147m258p36s123456z"}
_INDICATOR: Piece = 1


class SpecialShapes(NamedTuple):
    """The winning shapes beside sets and a pair."""

    pairs: bool
    repeated_pairs: bool
    orphans: bool
    knitted: bool = False
    knitted_honours: bool = False


def supports_pieces(pieces: PieceSet) -> bool:
    """Returns whether the distance to a winning shape is known for these pieces."""
    return pieces.copies_per_kind in _PAIRS


@lru_cache(maxsize=64)
def special_shapes_of(rules: TableRules) -> SpecialShapes:
    """Returns the special shapes of rules.

    Raises:
        KeyError: If the pieces are neither mahjong tiles nor shogi pieces.
    """
    copies = rules.ruleset.pieces.copies_per_kind
    pairs = _wins(rules, _PAIRS[copies])
    return SpecialShapes(
        pairs,
        pairs and _wins(rules, _ALIKE_PAIRS[copies]),
        _wins(rules, _ORPHANS[copies]),
        _wins(rules, _KNITTED.get(copies)),
        _wins(rules, _KNITTED_HONOURS.get(copies)),
    )


def _wins(rules: TableRules, text: str | None) -> bool:
    if text is None:
        return False
    *concealed, winning = rules.ruleset.pieces.parse(text)
    wild = rules.ruleset.wildcard_indicator
    shown = NO_INDICATORS if wild is None else NO_INDICATORS.with_pieces(wild, (_INDICATOR,))
    table = rules.opening_table()
    hand = Hand(tuple(concealed), (), winning, indicators=shown)
    try:
        (rules.settle_unrestricted or rules.settle)(table, Win(discarder=None, wins=(Winner(1, hand),)))
    except Refusal as refusal:
        # What is worth too little, or forbidden, is a winning shape all the same.
        return refusal.code in (ErrorCode.BELOW_MINIMUM, ErrorCode.FORBIDDEN_WIN)
    return True
