# SPDX-License-Identifier: MIT
"""The value of a hand of Boo mahjong, and its reasons (rules/boo.md §4, §5)."""

from mahjong_desk.pieces import MAHJONG_WITH_RED_FIVE
from mahjong_desk.pieces.mahjong import RED_FIVE
from mahjong_desk.rules.checks.dora_hands import CheckedHand
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.reasons import Evaluation, FuItem, YakuItem
from mahjong_desk.rules.systems.boo.options import BooOptions
from mahjong_desk.rules.systems.boo.yaku import LIMIT_VALUE, RED_FIVE_YAKU, YAKU
from mahjong_desk.rules.value import fu_han, limits
from mahjong_desk.rules.value.dora import count_dora
from mahjong_desk.rules.value.fu import BASE, CLOSED_RON, SEVEN_PAIRS, TSUMO
from mahjong_desk.rules.value.fu_han import FuHanScheme
from mahjong_desk.rules.yaku.facts import CLOSED, SELF_DRAWN, pack_red_fives
from mahjong_desk.rules.yaku.row import yaku_at_table
from mahjong_desk.shapes import Group, Reading
from mahjong_desk.shapes.arrangement import place_faces

BA_HAN = 1
"""The han that every hand has (場の一翻)."""
MANGAN = "mangan"
"""The id of the limit that fu and han reach."""
MANGAN_BASE = 500
"""The base of a mangan, and of limit yaku, in points."""
YAKUMAN = "yakuman"
"""The id of the limit that limit yaku reach."""


class BooEvaluator(fu_han.FuHanEvaluator):
    """Evaluates hands under one set of options."""

    def __init__(self, options: BooOptions) -> None:
        super().__init__(
            FuHanScheme(
                yaku=yaku_at_table(YAKU, options),
                extra_fu_items=_base_fu_items,
                limits=limits.single_limit(MANGAN, MANGAN_BASE, yaku=YAKUMAN, unit=LIMIT_VALUE),
                double_wind_pair_fu=options.double_wind_pair_fu,
                base_han=BA_HAN,
                seven_pairs_item=SEVEN_PAIRS,
            )
        )

    def value(self, hand: Hand, checked: CheckedHand, circumstances: int) -> Evaluation | None:
        """Returns the value of the best reading, or None without a winning shape.

        The reading with the highest base pays most, even if a hand without a yaku is paid no dora: only pinfu,
        with a base of 80 or more, could compete with a reading without a yaku, which would need 50 fu with four
        sequences.
        """
        circumstances |= pack_red_fives(len(checked.red_fives))
        evaluation = self.evaluate(checked.kinds, checked.winning_piece, checked.packed, circumstances)
        if evaluation is None:
            return None
        yaku = evaluation.yaku
        if checked.red_fives and evaluation.reading is not None and evaluation.limit != YAKUMAN:
            yaku = _with_red_fives(yaku, hand, evaluation.reading)
        return evaluation._replace(
            yaku=yaku,
            extra_numbers=extra_numbers(evaluation, count_dora(checked.packed_with_melds, checked.dora_indicators)),
        )


def extra_numbers(evaluation: Evaluation, dora: int) -> dict[str, int | None]:
    """Returns the extra numbers of an answer: the base han and the dora."""
    return {"ba_han": None if evaluation.limit == YAKUMAN else BA_HAN, "dora": dora}


def _base_fu_items(circumstances: int, names: frozenset[str]) -> tuple[FuItem, ...]:
    if circumstances & SELF_DRAWN:
        return BASE, TSUMO
    return (BASE, CLOSED_RON) if circumstances & CLOSED else (BASE,)


def _with_red_fives(yaku: tuple[YakuItem, ...], hand: Hand, reading: Reading) -> tuple[YakuItem, ...]:
    """Returns the yaku, with the group of each red five added to its item."""
    if hand.winning_piece is None:
        raise ValueError("a complete hand must have a winning piece")
    faces = [placed.faces for placed in place_faces(reading, MAHJONG_WITH_RED_FIVE, hand.concealed, hand.winning_piece)]
    faces += [meld.pieces for meld in hand.melds]
    groups: list[Group] = []
    for group, pieces in zip(reading.groups, faces, strict=True):
        groups += [group] * pieces.count(RED_FIVE)
    remaining = iter(groups)
    return tuple(
        [
            item._replace(groups=(next(remaining),), pieces=(RED_FIVE,)) if item.id == RED_FIVE_YAKU else item
            for item in yaku
        ]
    )
