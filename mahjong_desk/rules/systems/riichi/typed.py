# SPDX-License-Identifier: MIT
"""Typed values of Riichi hands (rules/riichi.md §11)."""

from collections.abc import Mapping

from mahjong_desk.rules.model.reasons import Evaluation
from mahjong_desk.rules.model.refusal import bad_request
from mahjong_desk.rules.systems.riichi.options import RiichiOptions
from mahjong_desk.rules.systems.riichi.value import (
    BAIMAN,
    HANEMAN,
    LIMIT_HAN,
    MANGAN,
    SANBAIMAN,
    YAKUMAN,
    RiichiEvaluator,
    extra_numbers,
)
from mahjong_desk.rules.value.fu import SEVEN_PAIRS_FU
from mahjong_desk.rules.value.typed import (
    FU_OUT_OF_RANGE,
    HAN_OUT_OF_RANGE,
    ValueField,
    ValueForm,
    invalid_manual_value,
    read_integer,
)
from mahjong_desk.texts import Text, mark

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
        found = _evaluate_limit(evaluator, value, fields)
    elif fields in ({"han", "fu"}, {"han"}):
        found = _evaluate_han_and_fu(evaluator, value, self_drawn=self_drawn)
    else:
        raise invalid_manual_value()
    return found._replace(figures=extra_numbers(found, None, None, None))


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
            ValueField("han", _HAN, HAN[0], 13, default=1, usual=(1, 2, 3, 4)),
            ValueField("fu", Text("Fu"), FU[0], FU[-1], step=FU.step, default=30, usual=(20, 30, 40, 50)),
        ),
    ),
    # Seven pairs need their own form because 25 fu is not a multiple of 10.
    ValueForm("chiitoitsu", Text("Seven pairs"), {"fu": SEVEN_PAIRS_FU}, (ValueField("han", _HAN, 2, 13, default=2),)),
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
