# SPDX-License-Identifier: MIT
"""The one error that the rules raise, with its code in the contract."""

from __future__ import annotations

import re
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from mahjong_desk.texts import Text

if TYPE_CHECKING:
    from mahjong_desk.rules.yaku.conditions import Mismatch
    from mahjong_desk.shapes import Reading


class ErrorCode(StrEnum):
    """The error codes of the interchange contract (contract.md §1)."""

    BAD_JSON = "bad_json"
    UNKNOWN_RULESET = "unknown_ruleset"
    UNKNOWN_OPTION = "unknown_option"
    BAD_OPTION = "bad_option"
    BAD_REQUEST = "bad_request"
    BAD_NOTATION = "bad_notation"
    BAD_COUNT = "bad_count"
    BAD_MELD = "bad_meld"
    BAD_SEAT = "bad_seat"
    NOT_A_WIN = "not_a_win"
    BELOW_MINIMUM = "below_minimum"
    FORBIDDEN_WIN = "forbidden_win"
    BAD_EVENT = "bad_event"
    INTERNAL = "internal"


_MAX_VALUE_LENGTH = 200


class SeatLabel(int):
    """A seat in a message: ``seat 3``, or the name of its player if known."""

    def __format__(self, spec: str) -> str:
        """Returns the seat in words."""
        return f"seat {int(self)}"


class RefusedHand(NamedTuple):
    """The facts of a refused hand, kept so that its missing yaku can be explained.

    Attributes:
        reading: Its best reading; None if it has none.
        only: The ids of the yaku that the facts can decide, if the hand has no shape; None for all.
        mismatch: The pieces for which the hand was refused; None if no piece is to blame.
    """

    facts: Any
    reading: Reading | None
    only: tuple[str, ...] | None = None
    mismatch: Mismatch | None = None


class Refusal(ValueError):
    """A refusal by the rules or the contract."""

    def __init__(
        self, code: ErrorCode, template: str | Text, *, path: str = "", reason: str | None = None, **values: object
    ) -> None:
        values = {name: _shorten(value) for name, value in values.items()}
        english = template.en if isinstance(template, Text) else template
        super().__init__(english.format(**values))
        self.code = code
        self.template = template
        self.values = values
        self.path = path
        self.reason = reason
        self.hand: RefusedHand | None = None

    def _key(self) -> tuple[object, ...]:
        return self.code, self.message, self.path, self.reason

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    @property
    def message(self) -> str:
        """The sentence in English."""
        return str(self.args[0])

    @property
    def win_index(self) -> int | None:
        """The index of the refused win; None if the event itself is refused."""
        found = re.search(r"\bwins\[(\d+)\]", self.path)
        return int(found[1]) if found else None

    def with_path_prefix(self, prefix: str) -> Refusal:
        """Returns this refusal with ``prefix`` put before its path."""
        path = prefix + ("." if prefix and self.path[:1] not in ("", "[") else "") + self.path
        return Refusal(self.code, self.template, path=path, reason=self.reason, **self.values).with_hand(self.hand)

    def with_hand(self, hand: RefusedHand | None) -> Refusal:
        """Sets the refused hand and returns this refusal."""
        self.hand = hand
        return self

    def without_traceback(self) -> Refusal:
        """Returns a copy without a traceback.

        A stored refusal would otherwise keep the local variables of every frame alive.
        """
        return self.with_path_prefix("")


bad_request = partial(Refusal, ErrorCode.BAD_REQUEST)
bad_count = partial(Refusal, ErrorCode.BAD_COUNT)
bad_seat = partial(Refusal, ErrorCode.BAD_SEAT)
bad_event = partial(Refusal, ErrorCode.BAD_EVENT)
bad_meld = partial(Refusal, ErrorCode.BAD_MELD)
not_a_win = partial(Refusal, ErrorCode.NOT_A_WIN)
below_minimum = partial(Refusal, ErrorCode.BELOW_MINIMUM)
forbidden_win = partial(Refusal, ErrorCode.FORBIDDEN_WIN)
"""Each of these creates a refusal with one code."""


class PathPrefix:
    """A context manager that prefixes the path of a refusal."""

    __slots__ = ("prefix",)

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, Refusal):
            raise error.with_path_prefix(self.prefix) from None


def _shorten(value: object) -> object:
    if not isinstance(value, str | list | dict) or len(text := str(value)) <= _MAX_VALUE_LENGTH:
        return value
    return f"{text[:_MAX_VALUE_LENGTH]}…"
