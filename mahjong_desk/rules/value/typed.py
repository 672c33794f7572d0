# SPDX-License-Identifier: MIT
"""Values that the players counted themselves: their fields and checks."""

from collections.abc import Mapping
from typing import NamedTuple

from mahjong_desk.rules.model.refusal import Refusal, bad_request
from mahjong_desk.texts import Text, mark

HAN_OUT_OF_RANGE = mark("Han must be a whole number from {first} to {last}.")
FU_OUT_OF_RANGE = mark("Fu must be a whole number from {first} to {last}, in steps of {step}.")
INVALID_MANUAL_VALUE = mark("An entered value is han and fu, or a limit.")
"""The messages for numbers out of range, and for wrong fields."""


class ValueField(NamedTuple):
    """A number of a typed value, or a yes or no, written ``true`` and ``false``.

    Attributes:
        usual: The most common numbers, to be offered first.
    """

    id: str
    name: Text
    minimum: int
    maximum: int
    step: int = 1
    default: int = 0
    is_boolean: bool = False
    usual: tuple[int, ...] = ()


class ValueForm(NamedTuple):
    """One way to type the value of a hand that the players counted themselves."""

    id: str
    name: Text
    fixed: Mapping[str, object]
    fields: tuple[ValueField, ...]


def read_integer(value: Mapping[str, object], field: str, fault: str | Text, allowed: range) -> int:
    """Returns a field that must be a number of ``allowed``.

    Raises:
        Refusal: ``bad_request`` with the message ``fault``, its path relative to the winner.
    """
    number = value[field]
    if type(number) is not int or number not in allowed:
        raise bad_request(fault, path=f"value.{field}", first=allowed[0], last=allowed[-1], step=allowed.step)
    return number


def invalid_manual_value() -> Refusal:
    """Returns the ``bad_request`` of a typed value with wrong fields."""
    return bad_request(INVALID_MANUAL_VALUE, path="value")
