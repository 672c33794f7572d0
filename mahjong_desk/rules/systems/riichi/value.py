# SPDX-License-Identifier: MIT
"""The value of a Riichi hand, and its reasons (rules/riichi.md §4, §5)."""

from collections.abc import Mapping

from mahjong_desk.pieces import MAHJONG_WITH_RED_FIVES as PIECES
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.checks.dora_hands import CheckedHand
from mahjong_desk.rules.model.reasons import Evaluation, FuItem, YakuItem
from mahjong_desk.rules.model.refusal import Refusal, bad_request
from mahjong_desk.rules.systems.riichi.circumstances import DORA_INDICATOR
from mahjong_desk.rules.systems.riichi.options import MANY_HONBA, RiichiOptions
from mahjong_desk.rules.systems.riichi.yaku import RENHOU_VALUE, YAKU, YAKUMAN_VALUE
from mahjong_desk.rules.value import fu_han
from mahjong_desk.rules.value.dora import count_dora
from mahjong_desk.rules.value.fu import BASE, CLOSED_RON, SEVEN_PAIRS, SEVEN_PAIRS_FU, TSUMO
from mahjong_desk.rules.value.fu_han import ExtraHan, FuHanScheme
from mahjong_desk.rules.value.limits import Limit, Limits
from mahjong_desk.rules.value.typed import (
    FU_OUT_OF_RANGE,
    HAN_OUT_OF_RANGE,
    ValueField,
    ValueForm,
    invalid_manual_value,
    read_integer,
)
from mahjong_desk.rules.yaku.facts import CLOSED, SELF_DRAWN, SITUATION_FLAGS
from mahjong_desk.rules.yaku.row import yaku_at_table
from mahjong_desk.texts import Text, mark

MANGAN, HANEMAN, BAIMAN, SANBAIMAN = "mangan", "haneman", "baiman", "sanbaiman"
YAKUMAN, COUNTED_YAKUMAN = "yakuman", "kazoe_yakuman"
DORA, URA_DORA, AKA_DORA = "dora", "ura_dora", "aka_dora"
"""The ids of extra numbers in an answer; ``YAKUMAN`` is one too."""
MANGAN_BASE, YAKUMAN_BASE = 2_000, 8_000
"""The base of a mangan and of a yakuman, in points."""
LIMIT_HAN = 5
"""The number of han from which fu do not matter."""
PAYMENT_UNIT = 100
"""The unit to which payments are rounded up, in points."""
_KIRIAGE_BASE = 1_920
_OPEN_PINFU = FuItem("open_pinfu", 10)
_RENHOU, _RINSHAN = "renhou", "rinshan"


def table_limits(options: RiichiOptions) -> Limits:
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
        cap_threshold=_KIRIAGE_BASE if options.kiriage_mangan else MANGAN_BASE,
        yakuman=Limit(YAKUMAN, YAKUMAN_BASE),
        yakuman_value=YAKUMAN_VALUE,
        stacks_yakuman=options.multiple_yakuman,
        by_han=by_han,
    )


class RiichiEvaluator(fu_han.FuHanEvaluator):
    """Evaluates hands under one set of options."""

    def __init__(self, options: RiichiOptions) -> None:
        self.options = options
        self._strict_renhou = options.renhou == MANGAN
        rows = yaku_at_table(YAKU, options)
        if self._strict_renhou:
            rows = tuple(row for row in rows if row[1].id != _RENHOU)
        self.yakuman_multiples = {
            yaku.id: yaku.value_for(closed=True) // YAKUMAN_VALUE for _, yaku in rows if yaku.is_limit
        }
        """How many yakuman each limit yaku counts as, by its id."""
        super().__init__(
            FuHanScheme(
                yaku=rows,
                extra_fu_items=self._extra_fu_items,
                limits=table_limits(options),
                double_wind_pair_fu=options.double_wind_pair_fu,
                doublings=2,
                seven_pairs_item=SEVEN_PAIRS,
                open_pinfu_item=_OPEN_PINFU if options.open_pinfu_30 else None,
            )
        )

    def _extra_fu_items(self, circumstances: int, names: frozenset[str]) -> tuple[FuItem, ...]:
        if circumstances & SELF_DRAWN:
            without_draw_fu = circumstances & SITUATION_FLAGS[_RINSHAN] and not self.options.rinshan_fu
            return (BASE,) if "pinfu" in names or without_draw_fu else (BASE, TSUMO)
        return (BASE, CLOSED_RON) if circumstances & CLOSED else (BASE,)

    def minimum(self, honba: int) -> int:
        """Returns the han of yaku that a win needs (§3)."""
        return 2 if self.options.ryanhan_shibari and honba >= MANY_HONBA else 1

    def evaluate_hand(self, checked: CheckedHand, circumstances: int, *, minimum: int) -> Evaluation | None:
        """Returns the value of the best reading, or None without a winning shape.

        Args:
            minimum: The han of yaku that a win needs.

        Raises:
            Refusal: ``below_minimum``, without a path.
        """
        kinds, winning_piece, packed, total, red_fives, dora_indicators, ura_indicators, held_pieces = checked
        dora, ura, aka = count_dora(total, dora_indicators), count_dora(total, ura_indicators), len(red_fives)
        dora_pieces = {
            DORA: _indicated(dora_indicators, held_pieces),
            URA_DORA: _indicated(ura_indicators, held_pieces),
            AKA_DORA: red_fives,
        }
        extra_han = ExtraHan(
            dora + ura + aka,
            {YAKUMAN: 0, DORA: dora, URA_DORA: ura, AKA_DORA: aka},
            {kind: pieces for kind, pieces in dora_pieces.items() if pieces},
        )
        best: Evaluation | None = None
        refused: Refusal | None = None
        try:
            best = self.evaluate(kinds, winning_piece, packed, circumstances, extra=extra_han, minimum=minimum)
        except Refusal as refusal:
            refused = refusal
        if self._strict_renhou and _RENHOU in kinds.situation and (best is None or best.base <= MANGAN_BASE):
            best = self._renhou_alone(checked, circumstances, extra_han) or best
            refused = refused if best is None else None
        if refused is not None:
            raise refused
        if best is not None and best.base >= YAKUMAN_BASE:
            return best._replace(extra_numbers=extra_numbers(best, dora, ura, aka))
        return best

    def _renhou_alone(self, checked: CheckedHand, circumstances: int, extra_han: ExtraHan) -> Evaluation | None:
        """Returns renhou alone, as a mangan (§4), or None without a winning shape."""
        evaluation = self.evaluate(checked.kinds, checked.winning_piece, checked.packed, circumstances)
        if evaluation is None:
            return None
        item = YakuItem(_RENHOU, RENHOU_VALUE)
        return Evaluation(
            evaluation.reading,
            (item,),
            MANGAN_BASE,
            han=RENHOU_VALUE,
            limit=MANGAN,
            extra_numbers=extra_han.figures,
            extra_number_pieces=extra_han.pieces,
            facts=evaluation.facts,
        )


def _indicated(indicators: tuple[Piece, ...], pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """Returns the held pieces that the indicators make dora or ura dora."""
    dora_faces = DORA_INDICATOR.indicated_faces(PIECES, indicators)
    return tuple([piece for piece in pieces if piece in dora_faces])


def extra_numbers(evaluation: Evaluation, dora: int | None, ura: int | None, aka: int | None) -> dict[str, int | None]:
    """Returns the extra numbers of an answer: its yakuman, and its dora by kind."""
    counted = evaluation.limit == COUNTED_YAKUMAN
    yakuman = evaluation.limit_multiple if evaluation.limit == YAKUMAN else int(counted)
    return {YAKUMAN: yakuman, DORA: dora, URA_DORA: ura, AKA_DORA: aka}


HAN = range(1, 101)
FU = range(20, 150, 10)
TIMES = range(1, 7)
LIMITS = (MANGAN, HANEMAN, BAIMAN, SANBAIMAN, YAKUMAN)
"""The limits that may be typed as the value of a hand."""
_MIN_FU = FU[0]
_BAD_TIMES = mark("The number of yakuman must be a whole number from {first} to {last}.")


def evaluate_manual(evaluator: RiichiEvaluator, value: Mapping[str, object], *, self_drawn: bool) -> Evaluation:
    """Evaluates a typed value.

    Raises:
        Refusal: ``bad_request``, its path relative to the winner.
    """
    fields = set(value)
    if "limit" in fields:
        evaluation = _evaluate_limit(evaluator, value, fields)
    elif fields in ({"han", "fu"}, {"han"}):
        evaluation = _evaluate_han_and_fu(evaluator, value, self_drawn=self_drawn)
    else:
        raise invalid_manual_value()
    return evaluation._replace(extra_numbers=extra_numbers(evaluation, None, None, None))


def _evaluate_limit(evaluator: RiichiEvaluator, value: Mapping[str, object], fields: set[str]) -> Evaluation:
    limit = value["limit"]
    if not isinstance(limit, str) or limit not in LIMITS:
        raise bad_request(mark("The limits are mangan, haneman, baiman, sanbaiman and yakuman."), path="value.limit")
    if fields == {"limit"}:
        return evaluator.evaluate_manual_limit(limit)
    if limit != YAKUMAN or fields != {"limit", "times"}:
        raise invalid_manual_value()
    return evaluator.evaluate_manual_limit(limit, read_integer(value, "times", _BAD_TIMES, TIMES))


def _evaluate_han_and_fu(evaluator: RiichiEvaluator, value: Mapping[str, object], *, self_drawn: bool) -> Evaluation:
    han = read_integer(value, "han", HAN_OUT_OF_RANGE, HAN)
    if "fu" not in value:
        if han < LIMIT_HAN:
            raise bad_request(mark("Below {han} han, enter the fu too."), path="value.fu", han=LIMIT_HAN)
        return evaluator.evaluate_manual(None, han)
    typed_fu = value["fu"]
    fu = (
        SEVEN_PAIRS_FU
        if type(typed_fu) is int and typed_fu == SEVEN_PAIRS_FU
        else read_integer(value, "fu", FU_OUT_OF_RANGE, FU)
    )
    fault = _find_fu_fault(evaluator.options, fu, han, self_drawn=self_drawn)
    if fault:
        raise bad_request(fault, path="value.fu")
    return evaluator.evaluate_manual(fu, han)


def _find_fu_fault(options: RiichiOptions, fu: int, han: int, *, self_drawn: bool) -> str | None:
    if fu == SEVEN_PAIRS_FU and han < (3 if self_drawn else 2):
        return mark("25 fu is seven pairs: 2 han, or 3 self-drawn.")
    if fu == _MIN_FU and self_drawn and (han < 2 or not options.pinfu_tsumo):
        return mark("20 fu self-drawn is a closed pinfu of 2 han or more.")
    if fu == _MIN_FU and not self_drawn and options.open_pinfu_30:
        return mark("A hand won on a discard has at least 30 fu here.")
    return None


_HAN = Text("Han, including dora")
VALUE_FORMS = (
    ValueForm(
        "han_fu",
        Text("Han and fu"),
        {},
        (
            ValueField("han", _HAN, HAN[0], HAN[-1], default=1, usual=(1, 2, 3, 4)),
            ValueField("fu", Text("Fu"), FU[0], FU[-1], step=FU.step, default=30, usual=(20, 30, 40, 50)),
        ),
    ),
    # Seven pairs need their own form because 25 fu is not a multiple of 10.
    ValueForm(
        "chiitoitsu", Text("Seven pairs"), {"fu": SEVEN_PAIRS_FU}, (ValueField("han", _HAN, 2, HAN[-1], default=2),)
    ),
    ValueForm(MANGAN, Text("Mangan"), {"limit": MANGAN}, ()),
    ValueForm(HANEMAN, Text("Haneman"), {"limit": HANEMAN}, ()),
    ValueForm(BAIMAN, Text("Baiman"), {"limit": BAIMAN}, ()),
    ValueForm(SANBAIMAN, Text("Sanbaiman"), {"limit": SANBAIMAN}, ()),
    ValueForm(
        YAKUMAN,
        Text("Yakuman"),
        {"limit": YAKUMAN},
        (ValueField("times", Text("How many yakuman"), TIMES[0], TIMES[-1], default=1),),
    ),
)
"""The ways to type a value."""
