# SPDX-License-Identifier: MIT
"""Rates: what the results of each rule system are worth in the club's own unit."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal, InvalidOperation
from types import MappingProxyType
from typing import Final

from mahjong_desk.journal.documents import JsonObject

MAX_FACTOR: Final = Decimal(1_000_000)
"""The highest factor."""

DECIMALS: Final = 4
"""The most digits that a factor may have after its point."""

_THOUSAND: Final = 3


@dataclass(frozen=True, slots=True)
class Rates:
    """The rates of one session."""

    unit: str = ""
    factors: Mapping[str, Decimal] = field(default_factory=dict)

    def payload(self) -> JsonObject:
        """Returns the rates as JSON; factors are texts, since JSON's numbers are not exact everywhere."""
        return {"unit": self.unit, "factors": {key: f"{factor:f}" for key, factor in sorted(self.factors.items())}}

    @classmethod
    def from_payload(cls, payload: JsonObject) -> Rates:
        """Returns the rates that a payload describes."""
        unit, factors = payload.get("unit"), payload.get("factors")
        if not isinstance(unit, str) or not isinstance(factors, Mapping):
            raise ValueError("these are no rates")
        return cls(unit, MappingProxyType({str(key): parse_factor(str(text)) for key, text in factors.items()}))


def parse_factor(text: str) -> Decimal:
    """Returns the factor that was typed, with a point or a comma before its decimals."""
    plain = unicodedata.normalize("NFKC", text).strip()
    whole, comma, rest = plain.partition(",")
    if comma and (len(rest) == _THOUSAND or "," in rest or "." in plain):
        raise ValueError(f"no factor: {text!r}")
    try:
        factor = Decimal(f"{whole}.{rest}" if comma else plain)
    except InvalidOperation as error:
        raise ValueError(f"no factor: {text!r}") from error
    if not factor.is_finite() or not 0 <= factor <= MAX_FACTOR or factor != round(factor, DECIMALS):
        raise ValueError(f"no factor: {text!r}")
    return factor
