# SPDX-License-Identifier: MIT
"""The sheet that chooses a period and edits seasons."""

import re
from collections.abc import Iterator
from contextlib import suppress
from datetime import date

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent

from mahjong_desk.club.standings.outcomes import Period, club_day
from mahjong_desk.club.standings.rule import (
    ANY_TIME,
    SEASONS,
    STANDINGS,
    add_season_act,
    change_season_act,
    delete_season_act,
    last_undoable_act,
    set_rule_act,
    undo_act,
)
from mahjong_desk.journal.acts import JsonObject, now
from mahjong_desk.ledger.entry import new_uuid
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.club.standings.board_data import StandingsData
from mahjong_desk.ui.club.standings.standings_text import PeriodChoice, all_periods, custom_choice, span_text
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.controls.buttons import DangerButton
from mahjong_desk.ui.kit.controls.fields import Field
from mahjong_desk.ui.kit.controls.lists import LazyListView, ListFilterField
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import ENTER, column, row
from mahjong_desk.ui.kit.layout.flow import ResponsiveRow
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.navigation import Navigator

_WIDTH, _HEIGHT, _LIST_WIDTH, _MARGINS, _MIN_LIST_HEIGHT = 1060, 600, 420, 44, 150
_MIN_WIDTH_FOR_COLUMNS, _MAX_NAME_LENGTH = 680, 40


class PeriodSheet(Sheet):
    period_chosen = Signal(object)
    season_saved = Signal(str)

    def __init__(
        self, desk: Desk, club: StandingsData, span: tuple[date, date], choice: PeriodChoice, window: Navigator
    ) -> None:
        super().__init__(tr("Period"), window, width=_WIDTH, height=_HEIGHT)
        self._desk, self._club, self._span = desk, club, span
        self._seasons = {season.uuid: season for season in club.settings.seasons}
        self.list = LazyListView(_choice_text, _LIST_WIDTH - _MARGINS)
        self.list.setAccessibleName(tr("Periods"))
        self.list.setMinimumHeight(theme.px(_MIN_LIST_HEIGHT))
        search = ListFilterField(tr("Season, month or session"), self.list)
        search.textChanged.connect(lambda words: self.list.show_lines(self._periods(), words))
        shown = next((period for period in self._periods() if period.key == choice.key), None)
        self.list.show_lines(self._periods(), current=shown)
        self.list.current_changed.connect(self._show_current)
        self.list.opened.connect(self._show)
        self.first = Field(tr("&First day"), placeholder="2026-09-01", reserve_error_line=False)
        self.last = Field(tr("&Last day"), placeholder="2026-11-30", reserve_error_line=False)
        self.name = Field(tr("Season &name"), placeholder=tr("Autumn 2026"), reserve_error_line=False)
        self.name.edit.setMaxLength(_MAX_NAME_LENGTH)
        for field in (self.first, self.last, self.name):
            field.changed.connect(lambda _text, field=field: field.set_error(""))
        lead = tr(
            "Or enter the first and last day as year, month and day. Leave a day empty for no limit. "
            "Add a name to save the period as a season with its own rule."
        )
        self._season_note = Label(size=14, role="ink2", wrap=True)
        days = row((self.first, 1), (self.last, 1), gap=theme.px(12))
        left = column(search, (self.list, 1), gap=theme.px(8))
        lead_text = Label(lead, size=14, role="ink2", wrap=True)
        right = column(lead_text, days, self.name, self._season_note, ..., gap=theme.px(10))
        self.body.addWidget(ResponsiveRow(_MIN_WIDTH_FOR_COLUMNS, (left, 4), (right, 4), gap=28, below=28), 1)
        last = last_undoable_act(club.about_seasons)
        if last is not None:
            undo = tr("&Undo last change to seasons")
            self.undo_button = self.add_button(undo, lambda: self._write(undo_act(last)), icon="undo", left=True)
        delete = tr("&Delete season")
        self.delete_button = DangerButton(
            delete, large=True, on_click=lambda: self._write(delete_season_act(self._season), deleted=True)
        )
        self.foot.add(self.delete_button)
        self.keep_button = self.add_button(tr("Sa&ve as season"), self.save_season)
        self.show_button = self.add_main_button(tr("&Show"), self._show)
        self._show_choice(choice)

    def open(self) -> None:
        super().open()
        # A list without a current line would choose its first.
        (self.list if self.list.current is not None else self.first).setFocus()

    # The choice

    def _periods(self) -> Iterator[PeriodChoice]:
        return all_periods(self._club.settings.seasons, self._club.sessions.values(), *self._span)

    def _show_current(self) -> None:
        chosen = self.list.current
        if isinstance(chosen, PeriodChoice):
            self._show_choice(chosen)

    def _show_choice(self, choice: PeriodChoice) -> None:
        self._choice, season = choice, self._seasons.get(choice.season)
        self._season, name = (season.uuid, season.name) if season is not None else (ANY_TIME, "")
        self._shown_days = self._days(choice)
        for field, day in zip((self.first, self.last), self._shown_days, strict=True):
            field.set_text(str(day or ""))
        self.name.set_text(name)
        sentence = tr("“{season}” is selected: changing the name or days changes it.").format(season=name)
        self._season_note.setText(sentence if name else "")
        self.keep_button.setText(tr("Change season (&K)") if name else tr("Sa&ve as season"))
        self.delete_button.setEnabled(bool(name))

    def _days(self, choice: PeriodChoice) -> tuple[date | None, date | None]:
        """Returns the first and last day; of a session, the day on which it began."""
        session = self._club.sessions.get(choice.period.session)
        if session is None:
            return choice.period.first, choice.period.last
        return club_day(session.started_at), club_day(session.started_at)

    def _period(self) -> Period | None:
        """Returns the typed period, or None with an error beside the field."""
        first, last = self._day(self.first), self._day(self.last)
        if first is not None and last is not None and last < first:
            self.last.set_error(tr("The last day is before the first."))
        return Period(first, last) if not self.first.error and not self.last.error else None

    def _day(self, field: Field) -> date | None:
        field.set_error("")
        text = field.text().strip()
        parts = re.fullmatch(r"(\d{4})\D?(\d\d?)\D?(\d\d?)\D?", text)
        with suppress(ValueError):
            if parts is not None:
                return date(*map(int, parts.groups()))
        field.set_error(tr("e.g. 2026-09-01") if text else "")
        return None

    def _show(self) -> None:
        period = self._period()
        if period is not None:
            self.reject()
            is_unchanged = (period.first, period.last) == self._shown_days
            self.period_chosen.emit(self._choice if is_unchanged else custom_choice(period))

    # Seasons

    def save_season(self) -> None:
        """Saves the period as a season, or changes the chosen season."""
        period, name = self._period(), self.name.text().strip()
        if not name:
            self.name.set_error(tr("Enter a name for the season."))
        if period is not None and period.first is None:
            self.first.set_error(tr("Enter the first day."))
        if period is None or self.name.error or self.first.error:
            return
        if self._season:
            self._write(change_season_act(self._season, name, period))
        else:
            self._write(add_season_act(name, period), new_season=new_uuid())

    def _write(self, act: JsonObject, *, new_season: str = "", deleted: bool = False) -> None:
        def enter(ledger: Ledger) -> None:
            if new_season:
                # It keeps the current rule when the general rule changes later, and is never without a rule.
                ledger.club.add(STANDINGS, set_rule_act(self._club.settings.rule(), new_season), now())
            ledger.club.add(SEASONS, act, now(), uuid=new_season)

        fault = self._desk.do(enter).error_text
        if self.accept_if(not fault, fault):
            self.season_saved.emit(ANY_TIME if deleted else new_season or self._season)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Enter must not drop a name that was typed.
        if event.key() in ENTER and self.name.edit.hasFocus() and self.name.edit.isModified():
            self.save_season()
        else:
            super().keyPressEvent(event)


def _choice_text(choice: object) -> str:
    assert isinstance(choice, PeriodChoice)
    return f"{choice.title}\n{span_text(choice.period)}" if choice.season else choice.words
