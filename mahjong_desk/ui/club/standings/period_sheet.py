# SPDX-License-Identifier: MIT
"""The sheet that asks for a period: a season, a year, a month, a session, or from day to day; and keeps seasons."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout

from mahjong_desk.club.standings.agreed import (
    ANY_TIME,
    SEASONS,
    STANDINGS,
    latest,
    rule_made,
    season_added,
    season_changed,
    season_deleted,
    undone,
)
from mahjong_desk.club.standings.periods import Period
from mahjong_desk.ledger.documents import Document
from mahjong_desk.ledger.entries import now
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ui import theme
from mahjong_desk.ui.club.standings.asked import Asked, every, of_own
from mahjong_desk.ui.club.standings.reading import Club
from mahjong_desk.ui.club.standings.words import span_words
from mahjong_desk.ui.kit import DangerButton, Field, FormSheet, Text
from mahjong_desk.ui.kit.long_list import FindField, LongList
from mahjong_desk.ui.places import Window
from mahjong_desk.ui.words import ledger_error_text

translate = QCoreApplication.translate
_WIDTH, _HEIGHT, _LIST, _EDGES, _LEAST = 1060, 600, 420, 44, 150
_SIDE_BY_SIDE = 760
_LONGEST_NAME = 40


class PeriodSheet(FormSheet):
    """Asks for a period.

    Attributes:
        list: Everything that can be asked for.
        first: The first day.
        last: The last day.
        name: The name of the season.
        show_button: Shows the period.
        keep_button: Keeps it as a season, or changes the season that is chosen.
        delete_button: Deletes the season that is chosen.

    Signals:
        asked(object): A period was chosen, as ``Asked``.
        kept(str): A season was added, changed or taken back: its UUID, nothing where it is gone.
    """

    asked = Signal(object)
    kept = Signal(str)

    def __init__(self, ledger: Ledger, club: Club, span: tuple[date, date], now_asked: Asked, window: Window) -> None:
        """Makes the sheet.

        Args:
            ledger: Where seasons are kept.
            club: What holds now.
            span: The days of the first and of the latest match.
            now_asked: What is shown now.
            window: The window around it.
        """
        super().__init__(translate("PeriodSheet", "Period"), window, width=_WIDTH, height=_HEIGHT)
        self._ledger, self._club = ledger, club
        self._seasons = {season.uuid: season for season in club.agreed.seasons}
        self._span = span
        self.list = LongList(_told, _LIST - _EDGES)
        self.list.setAccessibleName(self.tr("Periods"))
        self.list.setMinimumHeight(theme.px(_LEAST))
        self.words = FindField(self.tr("Season, month or session"), self.list)
        self.words.textChanged.connect(lambda words: self.list.show_lines(self._periods(), words))
        self.list.show_lines(self._periods())
        self.list.chosen.connect(self._fill)
        self.list.wanted.connect(self._show)
        self.first = Field(self.tr("&First day"), placeholder="2026-09-01", keep_room=False)
        self.last = Field(self.tr("&Last day"), placeholder="2026-11-30", keep_room=False)
        self.name = Field(self.tr("&Name of the season"), placeholder=self.tr("Autumn 2026"), keep_room=False)
        self.name.edit.setMaxLength(_LONGEST_NAME)
        for field in (self.first, self.last, self.name):
            field.changed.connect(lambda _text, field=field: field.set_error(""))
        self._lay()
        self._buttons_below()
        self._season = ANY_TIME
        self._put(now_asked)

    def _lay(self) -> None:
        left, right = QVBoxLayout(), QVBoxLayout()
        left.setSpacing(theme.px(8))
        left.addWidget(self.words)
        left.addWidget(self.list, 1)
        right.setSpacing(theme.px(10))
        lead = self.tr(
            "Or from day to day, each as year, month and day. An empty day leaves that end open. With a name it can be kept"
            " as a season, which has a rule of its own."
        )
        right.addWidget(Text(lead, size=14, role="ink2", wrap=True))
        days = QHBoxLayout()
        days.setSpacing(theme.px(12))
        for field in (self.first, self.last):
            days.addWidget(field, 1, Qt.AlignmentFlag.AlignTop)
        right.addLayout(days)
        right.addWidget(self.name)
        self._season_told = Text(size=14, role="ink2", wrap=True)
        right.addWidget(self._season_told)
        right.addStretch(1)
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._sides.setSpacing(theme.px(28))
        self._sides.addLayout(left, 4)
        self._sides.addLayout(right, 4)
        self.body.addLayout(self._sides, 1)

    def _buttons_below(self) -> None:
        last = latest(self._club.acts.seasons)
        if last is not None:
            self.undo_button = self.add_left(self.tr("&Undo the last change of seasons"), icon="undo")
            self.undo_button.clicked.connect(lambda _checked=False: self._enter(undone(last)))
        self.delete_button = DangerButton(self.tr("&Delete the season"), large=True)
        self.delete_button.clicked.connect(lambda _checked=False: self._delete())
        self.add_right(self.delete_button)
        self.keep_button = self.add_button(self.tr("&Keep as a season"), self.keep)
        self.show_button = self.add_main_button(self.tr("&Show"), self._show)

    def open(self) -> None:
        """Covers the window, with the keyboard in the list."""
        super().open()
        self.list.setFocus()

    # What is chosen

    def _periods(self) -> Iterator[Asked]:
        return every(self._club.agreed.seasons, list(self._club.sessions.values())[::-1], *self._span)

    def _fill(self) -> None:
        chosen = self.list.current
        if isinstance(chosen, Asked):
            self._put(chosen)

    def _put(self, asked: Asked) -> None:
        period = asked.period
        self._picked = asked
        self._season = asked.season if asked.season in self._seasons else ANY_TIME
        self.first.set_text(period.first.isoformat() if period.first is not None else "")
        self.last.set_text(period.last.isoformat() if period.last is not None else "")
        self.name.set_text(self._seasons[self._season].name if self._season else "")
        named = self._seasons[self._season].name if self._season else ""
        told = self.tr("“{season}” is chosen: a change of name or days changes it.").format(season=named)
        self._season_told.setText(told if named else "")
        self.keep_button.setText(self.tr("Change the season (&K)") if named else self.tr("&Keep as a season"))
        self.delete_button.setEnabled(bool(named))

    def _period(self) -> Period | None:
        """Returns the period that is filled in; None where something is wrong, which is said beside it."""
        first, last = _day(self.first, self), _day(self.last, self)
        if self.first.error or self.last.error:
            return None
        if first is not None and last is not None and last < first:
            self.last.set_error(self.tr("The last day comes before the first."))
            return None
        return Period(first, last)

    def _show(self) -> None:
        period = self._period()
        if period is None:
            return
        picked = self._picked
        told = (period.first, period.last) == (picked.period.first, picked.period.last)
        self.close_sheet()
        self.asked.emit(picked if told else of_own(period))

    # Seasons

    def keep(self) -> None:
        """Keeps what is filled in as a season, or changes the one that is chosen."""
        period, name = self._period(), self.name.text().strip()
        if not name:
            self.name.set_error(self.tr("A season has a name."))
        if period is not None and period.first is None:
            self.first.set_error(self.tr("A season has a first day."))
        if period is None or self.name.error or self.first.error:
            return
        if self._season:
            self._enter(season_changed(self._season, name, period))
            return
        try:
            added = self._ledger.club.enter(SEASONS, season_added(name, period), now())
            # What the club agrees on later for other times does not change it.
            self._ledger.club.enter(STANDINGS, rule_made(self._club.agreed.rule(), added.uuid), now())
        except LedgerError as error:
            self.complain(ledger_error_text(error))
            return
        self._end(added.uuid)

    def _delete(self) -> None:
        self._enter(season_deleted(self._season), gone=True)

    def _enter(self, act: Document, *, gone: bool = False) -> None:
        try:
            self._ledger.club.enter(SEASONS, act, now())
        except LedgerError as error:
            self.complain(ledger_error_text(error))
            return
        self._end(ANY_TIME if gone else self._season)

    def _end(self, season: str) -> None:
        self.close_sheet()
        self.kept.emit(season)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Puts list and days below each other where there is no room beside."""
        super().resizeEvent(event)
        wide = self.width() >= _SIDE_BY_SIDE * theme.scale()
        directions = QBoxLayout.Direction
        self._sides.setDirection(directions.LeftToRight if wide else directions.TopToBottom)


def _told(asked: object) -> str:
    assert isinstance(asked, Asked)
    if asked.season:
        return f"{asked.title}\n{span_words(asked.period)}"
    return asked.told


def _day(field: Field, sheet: PeriodSheet) -> date | None:
    field.set_error("")
    text = field.text().strip().replace("/", "-").replace(".", "-")
    if not text:
        return None
    try:
        return date.fromisoformat(text)
    except ValueError:
        field.set_error(sheet.tr("A day such as 2026-09-01"))
        return None
