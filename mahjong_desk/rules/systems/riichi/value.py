# SPDX-License-Identifier: MIT
"""The value of a hand of Riichi, and its reasons (rules/riichi.md §4, §5)."""

from collections.abc import Mapping

from mahjong_desk.pieces import MAHJONG_WITH_RED_FIVES as PIECES
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.checks.dora_hands import CheckedHand
from mahjong_desk.rules.model.reasons import Evaluation, FuItem, YakuItem
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.systems.riichi.circumstances import DORA_INDICATOR
from mahjong_desk.rules.systems.riichi.options import MANY_HONBA, RiichiOptions
from mahjong_desk.rules.systems.riichi.yaku import RENHOU_VALUE, YAKU, YAKUMAN_VALUE
from mahjong_desk.rules.value import fu_han
from mahjong_desk.rules.value.dora import count_dora
from mahjong_desk.rules.value.fu import BASE, CLOSED_RON, SEVEN_PAIRS, TSUMO
from mahjong_desk.rules.value.fu_han import ExtraHan, FuHanScheme
from mahjong_desk.rules.value.limits import Limit, Limits
from mahjong_desk.rules.yaku.facts import CLOSED, SELF_DRAWN, SITUATION_FLAGS
from mahjong_desk.rules.yaku.row import yaku_at_table

MANGAN, HANEMAN, BAIMAN, SANBAIMAN = "mangan", "haneman", "baiman", "sanbaiman"
YAKUMAN, COUNTED_YAKUMAN = "yakuman", "kazoe_yakuman"
DORA, URA_DORA, AKA_DORA = "dora", "ura_dora", "aka_dora"
"""The further numbers of an answer, YAKUMAN among them."""
MANGAN_BASE, YAKUMAN_BASE = 2_000, 8_000
"""The base of a mangan and of a yakuman, in points."""
LIMIT_HAN = 5
"""The number of han from which fu do not matter."""
PAYMENT_UNIT = 100
"""The unit to which payments are rounded up, in points."""
_RAISED_BASE = 1_920
_BARE = FuItem("open_pinfu", 10)
_RENHOU, _RINSHAN = "renhou", "rinshan"


def limits_of(options: RiichiOptions) -> Limits:
    """Returns the limits of a table (§5)."""
    by_han: tuple[Limit, ...] = (
        Limit(MANGAN, MANGAN_BASE, LIMIT_HAN),
        Limit(HANEMAN, 3_000, 6),
        Limit(BAIMAN, 4_000, 8),
        Limit(SANBAIMAN, 6_000, 11),
    )
    if options.kazoe == YAKUMAN:
        by_han += (Limit(COUNTED_YAKUMAN, YAKUMAN_BASE, YAKUMAN_VALUE),)
    return Limits(
        cap=Limit(MANGAN, MANGAN_BASE),
        cap_threshold=_RAISED_BASE if options.kiriage_mangan else MANGAN_BASE,
        yakuman=Limit(YAKUMAN, YAKUMAN_BASE),
        yakuman_value=YAKUMAN_VALUE,
        stacks_yakuman=options.multiple_yakuman,
        by_han=by_han,
    )


class RiichiEvaluator(fu_han.FuHanEvaluator):
    """Values hands by one choice of options."""

    def __init__(self, options: RiichiOptions) -> None:
        self.options = options
        self._strict_renhou = options.renhou == MANGAN
        rows = yaku_at_table(YAKU, options)
        if self._strict_renhou:
            rows = tuple(row for row in rows if row[1].id != _RENHOU)
        self.units = {yaku.id: yaku.value_for(closed=True) // YAKUMAN_VALUE for _, yaku in rows if yaku.is_limit}
        """How many yakuman each of them counts as, by its id."""
        super().__init__(
            FuHanScheme(
                yaku=rows,
                extra_fu_items=self._items,
                limits=limits_of(options),
                double_wind_pair_fu=options.double_wind_pair_fu,
                doublings=2,
                seven_pairs_item=SEVEN_PAIRS,
                open_pinfu_item=_BARE if options.open_pinfu_30 else None,
            )
        )

    def _items(self, circumstances: int, names: frozenset[str]) -> tuple[FuItem, ...]:
        if circumstances & SELF_DRAWN:
            after_kan = circumstances & SITUATION_FLAGS[_RINSHAN] and not self.options.rinshan_fu
            return (BASE,) if "pinfu" in names or after_kan else (BASE, TSUMO)
        return (BASE, CLOSED_RON) if circumstances & CLOSED else (BASE,)

    def minimum(self, honba: int) -> int:
        """Returns the han of yaku that a win needs (§3)."""
        return 2 if self.options.ryanhan_shibari and honba >= MANY_HONBA else 1

    def value(self, held: CheckedHand, circumstances: int, *, minimum: int) -> Evaluation | None:
        """Returns the value of a hand by the reading that counts, None if it forms no winning shape.

        Args:
            minimum: The han of yaku that a win needs.

        Raises:
            Refusal: ``below_minimum``, without a path.
        """
        kinds, winning_piece, packed, own, reds, turned, hidden, held_pieces = held
        dora, ura, aka = count_dora(own, turned), count_dora(own, hidden), len(reds)
        pieces = {DORA: _indicated(turned, held_pieces), URA_DORA: _indicated(hidden, held_pieces), AKA_DORA: reds}
        beside = ExtraHan(
            dora + ura + aka,
            {YAKUMAN: 0, DORA: dora, URA_DORA: ura, AKA_DORA: aka},
            {kind: shown for kind, shown in pieces.items() if shown},
        )
        found: Evaluation | None = None
        refused: Refusal | None = None
        try:
            found = self.evaluate(kinds, winning_piece, packed, circumstances, bonus=beside, minimum=minimum)
        except Refusal as refusal:
            refused = refusal
        if self._strict_renhou and _RENHOU in kinds.situation and (found is None or found.base <= MANGAN_BASE):
            found = self._renhou_alone(held, circumstances, beside) or found
            refused = refused if found is None else None
        if refused is not None:
            raise refused
        if found is not None and found.base >= YAKUMAN_BASE:
            return found._replace(figures=extra_numbers(found, dora, ura, aka))
        return found

    def _renhou_alone(self, held: CheckedHand, circumstances: int, beside: ExtraHan) -> Evaluation | None:
        """Returns the human hand as a mangan without other yaku (§4), or None without a winning shape."""
        whole = self.evaluate(held.kinds, held.winning_piece, held.packed, circumstances)
        if whole is None:
            return None
        item = YakuItem(_RENHOU, RENHOU_VALUE)
        return Evaluation(
            whole.reading,
            (item,),
            MANGAN_BASE,
            han=RENHOU_VALUE,
            limit=MANGAN,
            figures=beside.figures,
            figure_pieces=beside.pieces,
            facts=whole.facts,
        )


def _indicated(indicators: tuple[Piece, ...], held: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """Returns the dora among pieces; indicators mean the same above and beneath."""
    meant = DORA_INDICATOR.indicated_faces(PIECES, indicators)
    return tuple([piece for piece in held if piece in meant])


def extra_numbers(
    evaluation: Evaluation, dora: int | None, ura: int | None, aka: int | None
) -> Mapping[str, int | None]:
    """Returns the further numbers of an answer: how many yakuman the hand is, and its dora by their kinds."""
    counted = evaluation.limit == COUNTED_YAKUMAN
    yakuman = evaluation.times if evaluation.limit == YAKUMAN else int(counted)
    return {YAKUMAN: yakuman, DORA: dora, URA_DORA: ura, AKA_DORA: aka}
