# SPDX-License-Identifier: MIT
"""The one error by which the rules refuse something, with the code that the contract gives it."""

from __future__ import annotations

from enum import StrEnum

from mahjong_desk.rules.names import Names


class Code(StrEnum):
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


_LONGEST_SHOWN = 200


class Seat(int):
    """A seat that stands in the sentence of a refusal: ``seat 3``, or the player's name where it is known."""

    def __format__(self, spec: str) -> str:
        """Returns the seat in words."""
        return f"seat {int(self)}"


class Refusal(ValueError):
    """Something that the rules or the contract refuse.

    Attributes:
        code: The contract's code.
        template: The sentence with ``{placeholders}``: in English, marked for translation in the context ``Refusal``, or
            in every language, as a ruleset brings it that the translations of the program do not know.
        values: What fills the placeholders; of what is very long the beginning, as whoever reads it knows the rest.
        path: The place of the fault in the request, such as ``wins[0].hand.winning_tile``; relative to
            what refused, callers put their own place before it with ``under``.
        reason: The rule that forbids a win, for ``FORBIDDEN_WIN`` alone.
    """

    def __init__(
        self, code: Code, template: str | Names, *, path: str = "", reason: str | None = None, **values: object
    ) -> None:
        values = {name: _shown(value) for name, value in values.items()}
        english = template.en if isinstance(template, Names) else template
        super().__init__(english.format(**values))
        self.code = code
        self.template = template
        self.values = values
        self.path = path
        self.reason = reason

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

    def under(self, place: str) -> Refusal:
        """Returns this refusal with ``place`` put before its path."""
        path = f"{place}{'' if not self.path or self.path.startswith('[') else '.'}{self.path}" if place else self.path
        return Refusal(self.code, self.template, path=path, reason=self.reason, **self.values)

    def bare(self) -> Refusal:
        """Returns the same refusal without where it was raised.

        Whoever keeps one keeps that too otherwise: every call that was under way, with all that each of them knew.
        """
        return self.under("")


def _shown(value: object) -> object:
    if not isinstance(value, str | list | dict) or len(text := str(value)) <= _LONGEST_SHOWN:
        return value
    return f"{text[:_LONGEST_SHOWN]}…"
