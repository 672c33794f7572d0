# SPDX-License-Identifier: MIT
"""The form of a hand that ended without a winner, and what such a hand is asked for."""

from __future__ import annotations

from mahjong_desk.rules.events import Draw
from mahjong_desk.rules.extra_fields import NOTHING, Carrier, ExtraField, FieldKind
from mahjong_desk.rules.refusal import Refusal
from mahjong_desk.rules.ruleset import Rules
from mahjong_desk.rules.table import Table
from mahjong_desk.ui.events.before import Before
from mahjong_desk.ui.events.form import EventForm, seat_of
from mahjong_desk.ui.words import capital, draw_name, in_language


class DrawForm(EventForm[Draw]):
    """A hand without a winner; asks who was ready, or whom the draw means, where the rules do.

    Attributes:
        kinds: The kinds of draw; not shown where there is one alone.
        tenpai: Who was ready; not shown where it moves nothing.
        seats: The players that a ruleset's extra fields mean, by the id of the field.
    """

    def __init__(self, before: Before, event: Draw | None = None, *, kind: str = "") -> None:
        """Makes the fields.

        Args:
            before: The match as it stands before the draw.
            event: What stands in the fields at first.
            kind: The kind of draw that is meant, if that is known.
        """
        self._offered = (kind,) if kind else before.rules.draw_kinds
        # What nobody said stays unsaid until somebody does.
        self._unsaid = event is not None and event.tenpai is None
        self._told = () if event is None else event.tenpai
        super().__init__(before, event)

    def build(self) -> None:
        """Puts the fields into the column."""
        ruleset, table = self.before.ruleset, self.before.table
        known = [(kind, capital(draw_name(ruleset, kind))) for kind in self._offered]
        self.kinds = self.add_chips(self.tr("Kind"), known)
        self.kinds.choose(self._offered[0])
        self.kinds.setVisible(len(known) > 1)
        self.tenpai = self.add_players(self.tr("Ready"), several=True)
        # Whoever declared riichi has said so already.
        self.tenpai.set_chosen([seat for seat in table.riichi if seat not in table.dead_hands])
        self.tenpai.toggled.connect(self._say)
        self.seats = {
            field.id: self.add_players(capital(in_language(field.names)), optional=True)
            for field in ruleset.extra_fields_of(Carrier.DRAW)
            if field.kind is FieldKind.SEAT
        }
        self.add_payments()
        self._kind = ""

    def take(self, event: Draw) -> None:
        """Puts a draw into the fields."""
        self.kinds.choose(event.kind)
        self.tenpai.set_chosen(event.tenpai or ())
        for key, group in self.seats.items():
            group.choose(event.extra_fields.get(key))

    def check(self) -> None:
        """Asks the rules for what stands in the fields, and first for what such a kind of draw needs."""
        kind = str(self.kinds.value())
        if kind != self._kind:
            self._kind = kind
            rules, table = self.before.rules, self.before.table
            self.tenpai.setVisible(bool(self._told) or tenpai_matters(rules, table, kind))
            asked = {field.id for field in asked_seats(rules, table, kind)}
            for key, group in self.seats.items():
                group.setVisible(key in asked)
        super().check()

    def _say(self) -> None:
        if self._unsaid:
            self._unsaid = False
            self.check()

    def event_now(self) -> Draw:
        """Returns the draw."""
        ready = tuple(seat for seat in self.tenpai.values() if isinstance(seat, int))
        said = self.tenpai.isVisibleTo(self) and not self._unsaid
        chosen = {key: seat_of(group) for key, group in self.seats.items() if group.isVisibleTo(self)}
        extra_fields = {key: seat for key, seat in chosen.items() if seat is not None}
        return Draw(kind=self._kind, tenpai=ready if said else None, extra_fields=extra_fields or NOTHING)


def asked_seats(rules: Rules, table: Table, kind: str) -> tuple[ExtraField, ...]:
    """Returns the extra fields that say whom a kind of draw means, as far as these rules take them."""
    return tuple(
        field
        for field in rules.ruleset.extra_fields_of(Carrier.DRAW)
        if field.kind is FieldKind.SEAT and _takes(rules, table, kind, field.id)
    )


def _takes(rules: Rules, table: Table, kind: str, field: str) -> bool:
    try:
        rules.settle(table, Draw(kind=kind, tenpai=(), extra_fields={field: 0}))
    except Refusal as refusal:
        return refusal.path != field
    return True


def tenpai_matters(rules: Rules, table: Table, kind: str) -> bool:
    """Tells whether it makes a difference, by these rules, who was ready when a hand was drawn in that way."""
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
    return any(outcome != outcomes[0] for outcome in outcomes)
