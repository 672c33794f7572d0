# SPDX-License-Identifier: MIT
"""The sheet in which something that happens at the table is entered and recorded."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from mahjong_desk.rules.model.events import End, Event
from mahjong_desk.texts import tr
from mahjong_desk.ui.desk import Desk, fault_of
from mahjong_desk.ui.events.before import before_row
from mahjong_desk.ui.events.chombo import ChomboForm
from mahjong_desk.ui.events.draw import DrawForm
from mahjong_desk.ui.events.form import EventForm, seat_of
from mahjong_desk.ui.events.kinds import FORMS, kind_names
from mahjong_desk.ui.kit.buttons import PlainButton
from mahjong_desk.ui.kit.form_sheet import FormSheet
from mahjong_desk.ui.words.phrases import capital
from mahjong_desk.ui.words.vocabulary import draw_name


class EventSheet(FormSheet):
    """Asks for one event and records it; the sheet stays open where the ledger could not write."""

    recorded = Signal()
    help_page = "table#hand"

    def __init__(self, title: str, form: EventForm[Any], desk: Desk, window: QWidget, *, record: str = "") -> None:
        super().__init__(title, window, width=form.paper_width(form.before.ruleset))
        self.desk = desk
        self.form = form
        self.add_widget(form)
        form.changed.connect(self._judge)
        form.refused.connect(self.show_fault)
        self.unready.connect(lambda: self.complain(self.complaint or form.missing()))
        self.add_plain(tr("Cancel"), refuses=True)
        self.record_button = self.add_main_button(record or tr("&Record"), self.record)
        self._judge()

    def _judge(self) -> None:
        """Shows whether what stands in the fields can be recorded."""
        self.record_button.setEnabled(self.form.ready)
        self.show_fault(self.form.fault)
        self.grow()

    def show_fault(self, text: str) -> None:
        """Shows what is in the way, nothing if empty."""
        self.complain(text)

    def record(self) -> bool:
        """Records the event; tells whether it is on disk."""
        event: Event | None = self.form.event_now()
        if event is None:
            return False
        done, fault = fault_of(self.desk, lambda: self.desk.record_event(event))
        if done:
            self.close_sheet()
            self.recorded.emit()
        elif fault:
            self.show_fault(fault)
        return done


class ChomboSheet(EventSheet):
    """The sheet of a foul, with a way to the hand that was claimed where the options ask for it.

    Attributes:
        claim: Leads to that hand; None where these options do not ask for it.
    """

    claim_wanted = Signal(int, str)

    def __init__(self, form: ChomboForm, desk: Desk, window: QWidget) -> None:
        self.claim: PlainButton | None = None
        self._chombo = form
        super().__init__(form.name, form, desk, window)
        form.changed.connect(lambda: self.set_heading(form.name))
        if form.claim is not None:
            self.claim = self.add_plain(tr("Enter the claimed &hand…"))
            self.claim.clicked.connect(self._enter_claim)
            self._judge()

    def _enter_claim(self) -> None:
        player, field = seat_of(self._chombo.player), self._chombo.claim
        if player is not None and field is not None:
            self.close_sheet()
            self.claim_wanted.emit(player, field)

    def show_fault(self, text: str) -> None:
        """Shows what is in the way; a hand that is still to be entered is no fault."""
        super().show_fault("" if self.claim is not None else text)
        if self.claim is not None:
            self.claim.setEnabled(seat_of(self._chombo.player) is not None)


def event_sheet(kind: type[Event], desk: Desk, window: QWidget) -> EventSheet:
    """Returns the sheet in which such an event is entered.

    Raises:
        RuntimeError: No match lies on the desk.
    """
    before = before_row(desk)
    form, title = FORMS[kind](before), kind_names(before.ruleset)[kind]
    if isinstance(form, ChomboForm):
        return ChomboSheet(form, desk, window)
    if kind is End:
        end, record = tr("End the match"), tr("&End the match")
        return EventSheet(end, form, desk, window, record=record)
    return EventSheet(title, form, desk, window)


def draw_sheet(kind: str, desk: Desk, window: QWidget) -> EventSheet:
    """Returns the sheet in which a draw of that kind is entered.

    Raises:
        RuntimeError: No match lies on the desk.
    """
    before = before_row(desk)
    return EventSheet(capital(draw_name(before.ruleset, kind)), DrawForm(before, kind=kind), desk, window)
