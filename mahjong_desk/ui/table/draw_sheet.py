# SPDX-License-Identifier: MIT
"""The sheet of a hand that ended without a winner."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from mahjong_desk.rules.events import Draw, Event
from mahjong_desk.rules.further import NOTHING, Form, Place
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
    """A hand without a winner, where the rules know several kinds or ask who was ready.

    Attributes:
        kind: The kinds of draw.
        tenpai: Who was ready; hidden where it moves nothing.
        seats: The players that a ruleset's further fields mean, by the id of the field.
    """

    def __init__(self, desk: Desk, window: QWidget) -> None:
        """Makes the sheet."""
        super().__init__(translate("DrawSheet", "Draw"), translate("DrawSheet", "&Record"), desk, window)

    def build(self) -> None:
        """Puts the fields into the body."""
        rules = self.match.rules
        self.kind = ChipGroup(self.tr("Kind"), self)
        self.kind.set_choices([(kind, capital(draw_name(rules.ruleset, kind))) for kind in rules.draw_kinds])
        self.kind.choose(rules.draw_kinds[0])
        self.kind.chosen.connect(self.show_preview)
        self.kind.setVisible(len(rules.draw_kinds) > 1)
        self.body.addWidget(self.kind)
        self.tenpai = self.add_players(self.tr("Ready"), exclusive=False)
        self._asks_tenpai = tenpai_matters(rules, self.replay.table)
        self.tenpai.setVisible(self._asks_tenpai)
        # Whoever declared riichi has said so already.
        before = self.replay.table
        self.tenpai.set_chosen([seat for seat in before.riichi if seat not in before.dead_hands])
        self.seats: dict[str, ChipGroup] = {}
        for field in rules.ruleset.further_of(Place.DRAW):
            if field.form is Form.SEAT:
                group = ChipGroup(capital(in_language(field.names)), self, optional=True)
                group.set_choices(list(enumerate(self.match.players)))
                group.chosen.connect(self.show_preview)
                # The sheet is as high as it was when it opened.
                policy = group.sizePolicy()
                policy.setRetainSizeWhenHidden(True)
                group.setSizePolicy(policy)
                self.body.addWidget(group)
                self.seats[field.id] = group
        self.payments = PaymentsView(self)
        self.body.addWidget(self.payments)

    def event_now(self) -> Event:
        """Returns the draw."""
        ready = tuple(seat for seat in self.tenpai.values() if isinstance(seat, int))
        kind = str(self.kind.value())
        told = {key: group.value() for key, group in self.seats.items() if self._asks(kind, key)}
        further = {key: seat for key, seat in told.items() if seat is not None}
        return Draw(kind=kind, tenpai=ready if self._asks_tenpai else None, further=further or NOTHING)

    def _asks(self, kind: str, field: str) -> bool:
        """Tells whether these rules let a kind of draw say who a further field means."""
        try:
            self.match.rules.settle(self.replay.table, Draw(kind=kind, tenpai=(), further={field: 0}))
        except Refusal as refusal:
            return refusal.path != field
        return True

    def preview(self, event: Event | None) -> None:
        """Shows who would pay whom, and asks what belongs to this kind of draw."""
        for key, group in self.seats.items():
            group.setVisible(self._asks(str(self.kind.value()), key))
        self.payments.show_event(self.match, self.replay.table, event)


def tenpai_matters(rules: Rules, table: Table) -> bool:
    """Tells whether it makes a difference, by these rules, who was ready when a hand was drawn."""
    for kind in rules.draw_kinds:
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
