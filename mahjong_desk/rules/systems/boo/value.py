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
"""The limit of fu and han."""
MANGAN_BASE = 500
"""Its base, in points, which is that of limit yaku too."""
YAKUMAN = "yakuman"
"""The name of the limit that limit yaku reach."""


class BooEvaluator(fu_han.FuHanEvaluator):
    """Values hands by one choice of options."""

    def __init__(self, options: BooOptions) -> None:
        super().__init__(
            FuHanScheme(
                yaku=yaku_at_table(YAKU, options),
                extra_fu_items=_items,
                limits=limits.single_limit(MANGAN, MANGAN_BASE, yaku=YAKUMAN, unit=LIMIT_VALUE),
                double_wind_pair_fu=options.double_wind_pair_fu,
                base_han=BA_HAN,
                seven_pairs_item=SEVEN_PAIRS,
            )
        )

    def value(self, hand: Hand, held: CheckedHand, circumstances: int) -> Evaluation | None:
        """Returns the value of a hand by the reading that counts, None if it forms no winning shape.

        The reading with the highest base pays most, also when a hand without a yaku is paid no dora: only
        pinfu, at 80 or more, could compete with a reading without a yaku, and that would need 50 fu beside
        four sequences.
        """
        circumstances |= pack_red_fives(len(held.red_fives))
        evaluation = self.evaluate(held.kinds, held.winning_piece, held.packed, circumstances)
        if evaluation is None:
            return None
        yaku = evaluation.yaku
        if held.red_fives and evaluation.reading is not None and evaluation.limit != YAKUMAN:
            yaku = _with_red_fives(yaku, hand, evaluation.reading)
        return evaluation._replace(
            yaku=yaku, figures=extra_numbers(evaluation, count_dora(held.packed_with_melds, held.dora_indicators))
        )


def extra_numbers(evaluation: Evaluation, dora: int) -> dict[str, int | None]:
    """Returns the further numbers of an answer: the han that every hand has, and its dora."""
    return {"ba_han": None if evaluation.limit == YAKUMAN else BA_HAN, "dora": dora}


def _items(circumstances: int, names: frozenset[str]) -> tuple[FuItem, ...]:
    if circumstances & SELF_DRAWN:
        return BASE, TSUMO
    return (BASE, CLOSED_RON) if circumstances & CLOSED else (BASE,)


def _with_red_fives(yaku: tuple[YakuItem, ...], hand: Hand, reading: Reading) -> tuple[YakuItem, ...]:
    """Returns the yaku, those of red fives each with the group in which the five lies."""
    if hand.winning_piece is None:
        raise ValueError("a complete hand has a winning piece")
    faces = [one.faces for one in place_faces(reading, MAHJONG_WITH_RED_FIVE, hand.concealed, hand.winning_piece)]
    faces += [meld.pieces for meld in hand.melds]
    found: list[Group] = []
    for group, pieces in zip(reading.groups, faces, strict=True):
        found += [group] * pieces.count(RED_FIVE)
    left = iter(found)
    return tuple(
        [item._replace(groups=(next(left),), pieces=(RED_FIVE,)) if item.id == RED_FIVE_YAKU else item for item in yaku]
    )
