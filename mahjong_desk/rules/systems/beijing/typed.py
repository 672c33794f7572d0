# SPDX-License-Identifier: MIT
"""The value of a hand that the table counted itself (rules/beijing.md §3, §4, §11)."""

from __future__ import annotations

from collections.abc import Mapping

from mahjong_desk.rules.model.circumstances import CHANKAN
from mahjong_desk.rules.model.events import Winner
from mahjong_desk.rules.model.reasons import Evaluation, YakuItem
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.systems.beijing.value import amount_formula, doubling_formula
from mahjong_desk.rules.systems.beijing.vocabulary import MAX_DOUBLINGS, MAX_KAN_POINTS, MAX_POINTS
from mahjong_desk.rules.value.typed import read_integer
from mahjong_desk.texts import mark

_BAD_DOUBLINGS = mark("Doublings must be a whole number from {first} to {last}.")
_BAD_POINTS = mark("Points must be a whole number from {first} to {last}.")
_BAD_KAN_POINTS = mark("Kan points must be a whole number from {first} to {last}.")
_FIELDS = frozenset({"doublings", "points", "kan_points", "chankan"})


def is_chankan(winner: Winner) -> bool:
    """Returns whether a winner, with pieces or a typed value, robbed a kan."""
    if winner.hand is not None:
        return CHANKAN.id in winner.hand.situation
    return (winner.value or {}).get("chankan") is True


def evaluate_manual(value: Mapping[str, object], *, dealer: bool, from_discard: bool, multiplier: int) -> Evaluation:
    """Returns the value of a hand that the table counted.

    Raises:
        Refusal: ``bad_request``, with its path relative to the winner.
    """
    if not value.keys() <= _FIELDS or ("doublings" in value) == ("points" in value):
        raise Refusal(
            ErrorCode.BAD_REQUEST,
            mark("An entered value is a number of doublings or points, plus kan points."),
            path="value",
        )
    chankan = value.get("chankan", False)
    if type(chankan) is not bool or (chankan and not from_discard):
        raise Refusal(
            ErrorCode.BAD_REQUEST,
            mark("Enter whether a kan was robbed, and whose it was."),
            path="value.chankan",
        )
    kan_points = 0
    if "kan_points" in value:
        kan_points = read_integer(value, "kan_points", _BAD_KAN_POINTS, range(MAX_KAN_POINTS + 1))
    figures = {"multiplier": multiplier, "kan_points": kan_points}
    if "points" in value:
        points = read_integer(value, "points", _BAD_POINTS, range(MAX_POINTS + 1))
        formula = amount_formula(points, multiplier)
        return Evaluation(None, (), points * multiplier, han=0, limit="fixed", formula=formula, figures=figures)
    han = read_integer(value, "doublings", _BAD_DOUBLINGS, range(MAX_DOUBLINGS + 1)) + dealer
    yaku = (YakuItem("zhuangjia", 1),) if dealer else ()
    formula = doubling_formula(han, multiplier)
    return Evaluation(None, yaku, multiplier << han, han=han, formula=formula, figures=figures)
