# SPDX-License-Identifier: MIT
"""The rates between rule systems."""

from collections.abc import Sequence
from decimal import Decimal
from itertools import zip_longest

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from mahjong_desk.club.totals import ResultSystem
from mahjong_desk.journal.acts import now
from mahjong_desk.ledger.books import Rates, parse_factor
from mahjong_desk.texts import tr
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.controls.fields import Field
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import fill, table
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.text.people import system_with_unit


class RateField(Field):
    """Asks for the factor of one rule system."""

    def __init__(self, system: str, factor: Decimal | None) -> None:
        super().__init__(
            tr("{system}: one is worth").format(system=system),
            text=f"{factor:f}" if factor is not None else "",
            placeholder=tr("no rate"),
            reserve_error_line=False,
        )
        self.changed.connect(lambda: self.set_error(""))

    def factor(self) -> Decimal | None:
        """Returns the factor, or None if the field is empty or invalid.

        An invalid field shows an error.
        """
        self.set_error("")
        if not self.text().strip():
            return None
        try:
            return parse_factor(self.text())
        except ValueError:
            self.set_error(tr("A number from 0 to 1,000,000 with up to four decimals, e.g. 0.5"))
            return None


_MAX_UNIT_LENGTH = 20


class RatesSheet(Sheet):
    """Asks for the club's unit and a factor for each rule system that was played."""

    saved = Signal()
    help_page = "club#sessions"

    def __init__(self, desk: Desk, session_id: int, systems: Sequence[ResultSystem], window: QWidget) -> None:
        assert desk.ledger is not None
        super().__init__(tr("Rates"), window, width=760)
        self._desk, self._session_id = desk, session_id
        self._rates = desk.ledger.rates.for_session(session_id)
        initial = self._rates if self._rates != Rates() else desk.ledger.rates.latest()
        lead = tr(
            "Set what one unit of each rule system is worth in your club. Fill in every field to get "
            "a total; 0 leaves a system out."
        )
        self.unit = Field(tr("Club &unit (e.g. yen or club points)"), text=initial.unit, reserve_error_line=False)
        self.unit.edit.setMaxLength(_MAX_UNIT_LENGTH)
        self.factors = {
            system.key: RateField(system_with_unit(system), initial.factors.get(system.key)) for system in systems
        }
        fields = list(self.factors.values())
        rates = table(list(zip_longest(fields[::2], fields[1::2])), gaps=(16, 12))
        rates.setColumnStretch(1, 1)
        fill(self.body, Label(lead, role="ink2", wrap=True), self.unit, rates)
        self.add_message()
        self.add_button(tr("Cancel"), self.reject)
        self.save_button = self.add_main_button(tr("&Save rates"), self.save)

    def save(self) -> None:
        """Saves the rates and closes the sheet, unless a field is invalid or that fails."""
        entered = {key: field.factor() for key, field in self.factors.items()}
        if invalid := [field for field in self.factors.values() if field.error]:
            invalid[0].edit.setFocus()
            return
        factors = {key: factor for key, factor in {**self._rates.factors, **entered}.items() if factor is not None}
        rates = Rates(self.unit.text().strip(), factors)
        outcome = self._desk.do(lambda ledger: ledger.rates.save(self._session_id, rates, now()))
        if outcome.error is not None:
            self.say(outcome.error_text, fault=True)
            return
        self.reject()
        self.saved.emit()
