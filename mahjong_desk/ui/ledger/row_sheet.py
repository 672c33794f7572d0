# SPDX-License-Identifier: MIT
"""The small sheet in which a row is written anew or a missing one is added: every kind of event of the ruleset."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from mahjong_desk.rules.model.events import Draw, Event
from mahjong_desk.texts import tr
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.events.before import before_row
from mahjong_desk.ui.events.form import EventForm, seat_of
from mahjong_desk.ui.events.kinds import FORMS, kind_names
from mahjong_desk.ui.events.win import WinForm
from mahjong_desk.ui.kit.chips import ChipGroup
from mahjong_desk.ui.kit.form_sheet import FormSheet
from mahjong_desk.ui.ledger.change_sheet import ChangeSheet
from mahjong_desk.ui.places import Window


class RowSheet(FormSheet):
    """Asks for an event; its main button leads to the sheet that shows what it would change."""

    form: EventForm[Any]

    def __init__(self, desk: Desk, window: Window, row_id: int | None, event: Event | None = None) -> None:
        self._desk, self._window, self._row_id, self._old = desk, window, row_id, event
        self._known = before_row(desk, row_id)
        heading = tr("What shall be inserted?") if event is None else tr("What shall stand here?")
        offered = kind_names(self._known.ruleset)
        width = max(FORMS[kind].paper_width(self._known.ruleset) for kind in offered)
        super().__init__(heading, window, width=width, height=600)
        self.kinds = ChipGroup(tr("Event"), letters=True)
        self.kinds.set_choices(list(offered.items()))
        self.kinds.choose(type(event) if event is not None else Draw if Draw in offered else next(iter(offered)))
        self.kinds.chosen.connect(self._turn)
        self.add_widget(self.kinds)
        self.body.addStretch(1)
        self.add_plain(tr("&Leave as it is"), refuses=True)
        self.next = self.add_main_button(tr("&Show what changes"), self._go_on)
        self.unready.connect(lambda: self.complain(self.complaint or self.form.missing()))
        self._forms: dict[type[Event], EventForm[Any]] = {}
        self._turn()

    def _turn(self) -> None:
        """Shows the fields of the kind that is chosen, with what stood in them before."""
        kind = self.kinds.value()
        assert isinstance(kind, type)
        if kind not in self._forms:
            self._forms[kind] = self._made(kind)
        for own, form in self._forms.items():
            form.setVisible(own is kind)
        self.form = self._forms[kind]
        self.let_texts_wrap()
        if self.isVisible():
            self.keys.prepare()
        self._judge()

    def _made(self, kind: type[Event]) -> EventForm[Any]:
        form = FORMS[kind](self._known, self._old if type(self._old) is kind else None)
        form.changed.connect(self._judge)
        form.refused.connect(self.complain)
        if form.payments is not None:
            # The next sheet shows them, with all that follows from them.
            form.payments.hide()
        if isinstance(form, WinForm):
            form.tiles_wanted.connect(self._enter_tiles)
            # Where the match is over, no hand can follow the last one.
            over = self._desk.replay is not None and self._desk.replay.final is not None
            form.tiles.setVisible(self._row_id is not None or not over)
        self.body.insertWidget(1, form)
        return form

    def event_now(self) -> Event | None:
        """Returns the event that the fields make; note and time of the changed row stay with it."""
        made: Event | None = self.form.event_now()
        return made if self._old is None or made is None else replace(made, note=self._old.note, at=self._old.at)

    def _judge(self) -> None:
        self.next.setEnabled(self.form.ready)
        self.complain(self.form.fault)

    def _enter_tiles(self) -> None:
        assert isinstance(self.form, WinForm)
        winner = seat_of(self.form.winner)
        self.accept()
        if self._row_id is None:
            self._window.picker.new_win(winner)
        else:
            self._window.picker.put_win(self._row_id, inserts=self._old is None, winner=winner)

    def _go_on(self) -> None:
        event = self.event_now()
        if event is None:
            return
        if self._old is None or self._row_id is None:
            sheet = ChangeSheet.inserting(self._desk, self._window, self._row_id, event)
        else:
            sheet = ChangeSheet.replacing(self._desk, self._window, self._row_id, event)
        self.accept()
        self._window.open_sheet(sheet)
