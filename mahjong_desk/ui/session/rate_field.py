# SPDX-License-Identifier: MIT
"""What one of a rule system's own unit is worth to the club, typed."""

from __future__ import annotations

from decimal import Decimal

from mahjong_desk.ledger.rates import read_factor
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.fields import Field


class RateField(Field):
    """Asks for the factor of one rule system."""

    def __init__(self, system: str, factor: Decimal | None) -> None:
        super().__init__(
            tr("{system}: one is worth").format(system=system),
            text=f"{factor:f}" if factor is not None else "",
            placeholder=tr("no rate"),
            keep_room=False,
        )

    def factor(self) -> Decimal | None:
        """Returns the factor; None where there is none, or where what stands there is none, which is then said below."""
        self.set_error("")
        if not self.text().strip():
            return None
        try:
            return read_factor(self.text())
        except ValueError:
            self.set_error(tr("A number from 0 to a million, with four decimals at most, such as 0.5"))
            return None
