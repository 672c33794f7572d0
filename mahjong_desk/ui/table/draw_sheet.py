# SPDX-License-Identifier: MIT
"""The sheet of a hand that ended without a winner, and what such a hand is asked for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from mahjong_desk.rules.events import Draw, Event
from mahjong_desk.rules.further import NOTHING, Form, FurtherField, Place
from mahjong_desk.rules.refusal import Refusal
from mahjong_desk.rules.ruleset import Rules
from mahjong_desk.rules.table import Table
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit import ChipGroup
from mahjong_desk.ui.table.event_sheets import EventSheet
from mahjong_desk.ui.table.payments import PaymentsView
from mahjong_desk.ui.words import capital, draw_name, in_language

translate = QCoreApplication.translate


class DrawSheet(EventSheet):
    """A hand without a winner, where the rules ask who was ready or whom the draw means.

    Attributes:
        kind: The kind of draw.
        tenpai: Who was ready; hidden where it moves nothing.
        seats: The players that a ruleset's further fields mean, by the id of the field.
    """

    def __init__(self, desk: Desk, window: QWidget, kind: str) -> None:
        """Makes the sheet for a kind of draw."""
        assert desk.match is not None
        self.kind = kind
        title = capital(draw_name(desk.match.rules.ruleset, kind))
        super().__init__(title, translate("DrawSheet", "&Record"), desk, window)

    def build(self) -> None:
        """Puts the fields into the body."""
        rules, before = self.match.rules, self.replay.table
        self.tenpai = self.add_players(self.tr("Ready"), exclusive=False)
        self._asks_tenpai = tenpai_matters(rules, before, (self.kind,))
        self.tenpai.setVisible(self._asks_tenpai)
        # Whoever declared riichi has said so already.
        self.tenpai.set_chosen([seat for seat in before.riichi if seat not in before.dead_hands])
        self.seats: dict[str, ChipGroup] = {}
        for field in asked_seats(rules, before, self.kind):
            group = ChipGroup(capital(in_language(field.names)), self, optional=True, seats=True)
            group.set_choices(list(enumerate(self.match.players)))
            group.chosen.connect(self.show_preview)
            self.body.addWidget(group)
            self.seats[field.id] = group
        self.payments = PaymentsView(self)
        self.body.addWidget(self.payments)

    def event_now(self) -> Event:
        """Returns the draw."""
        ready = tuple(seat for seat in self.tenpai.values() if isinstance(seat, int))
        further = {key: group.value() for key, group in self.seats.items() if group.value() is not None}
        return Draw(kind=self.kind, tenpai=ready if self._asks_tenpai else None, further=further or NOTHING)

    def preview(self, event: Event | None) -> None:
        """Shows who would pay whom."""
        self.payments.show_event(self.match, self.replay.table, event)


def asked_seats(rules: Rules, table: Table, kind: str) -> tuple[FurtherField, ...]:
    """Returns the further fields that say whom a kind of draw means, as far as these rules take them."""
    return tuple(
        field
        for field in rules.ruleset.further_of(Place.DRAW)
        if field.form is Form.SEAT and _takes(rules, table, kind, field.id)
    )


def _takes(rules: Rules, table: Table, kind: str, field: str) -> bool:
    try:
        rules.settle(table, Draw(kind=kind, tenpai=(), further={field: 0}))
    except Refusal as refusal:
        return refusal.path != field
    return True


def tenpai_matters(rules: Rules, table: Table, kinds: Sequence[str] = ()) -> bool:
    """Tells whether it makes a difference, by these rules, who was ready when a hand was drawn.

    Args:
        rules: The rules.
        table: The table before the draw.
        kinds: The kinds of draw that are meant; all if empty.
    """
    for kind in kinds or rules.draw_kinds:
        outcomes = []
        # Some rules refuse a draw at which one who declared riichi is not ready.
        for more in (None, *range(table.players)):
            ready = {seat for seat in table.riichi if seat not in table.dead_hands} | ({more} - {None})
            event = Draw(kind=kind, tenpai=tuple(sorted(ready)))
            try:
                settlement = rules.settle(table, event)
            except Refusal:
                continue
            after, ended = rules.advance(table, event, settlement)
            outcomes.append((settlement.deltas, after, ended))
        if any(outcome != outcomes[0] for outcome in outcomes):
            return True
    return False
