# SPDX-License-Identifier: MIT
"""The sheet that starts a match: who plays, by which rules, in which session."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QVBoxLayout

from mahjong_desk.club.people.attendance import Attendance, session_attendance
from mahjong_desk.club.people.person import identity_at
from mahjong_desk.rules.model.lots import DealerDraw
from mahjong_desk.rules.registry import all_rulesets
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.club_data import name_completions, people_model_of
from mahjong_desk.ui.desk import Desk, failures_of
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import Hairline, Panel, ScrollArea, boxed, column, row
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.match.rule_choice import RuleChoice
from mahjong_desk.ui.match.seat_draw import FurigomaSheet, WindDrawSheet
from mahjong_desk.ui.match.seat_form import AttendanceChips, SeatForm
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.text.refusals import ledger_error_text

_WIDTH, _HEIGHT = 1160, 640
_PLAYERS_WIDTH = 400


class NewMatchSheet(Sheet):
    """Asks for players, rules and session, and proposes those of the previous match.

    Raises:
        LedgerError: The names of earlier matches cannot be read.
    """

    started = Signal()
    help_page = "new-match"

    def __init__(self, desk: Desk, window: Navigator) -> None:
        super().__init__(tr("New match"), window, width=_WIDTH, height=_HEIGHT)
        self._desk, self._window = desk, window
        self._session, self._previous = desk.match_at_table
        self.rules = RuleChoice(desk.house_rules)
        seated = self._previous_seats()
        players = ScrollArea(boxed(self._players_column(seated)))
        players.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Ignored)
        players.setFixedWidth(theme.scaled_column_width(_PLAYERS_WIDTH))
        rules = column(Label(tr("Rules"), size=19, serif=True), (self.rules, 1), gap=theme.px(6))
        self.body.addLayout(row(players, Hairline(upright=True), (rules, 1), gap=theme.px(24)), 1)
        self._people = people_model_of(desk)
        self._people.changed.connect(self._show_people)
        # Reading the people of a large club takes a moment, so show the sheet first.
        QTimer.singleShot(0, self, self._read_people)
        self._summary = Label(wrap=True)
        self._summary.setTextFormat(Qt.TextFormat.RichText)
        plate = boxed(column(self._summary, edges=(16, 8, 16, 8)), Panel(role="sunk", radius=8))
        self.foot.insertWidget(0, plate, 4)
        self.rules.changed.connect(lambda: self._summary.setText(self.rules.summary()))
        if self._previous is None:
            self.rules.show_rules(all_rulesets()[0], {})
        else:
            previous = self._previous.replay.match
            self.rules.show_rules(previous.rules.ruleset, previous.options, self._previous.house_rules)
        self._show_player_choice(len(seated))
        self._seat(seated)
        self.rules.ruleset_chosen.connect(self._ruleset_chosen)
        self.add_message()
        self.add_button(tr("Cancel"), self.reject)
        self.start_button = self.add_main_button(tr("&Start match"), self.start)
        buttons = self.start_button.parentWidget()
        assert buttons is not None
        self.foot.setAlignment(buttons, Qt.AlignmentFlag.AlignBottom)
        self.seats.fields[0].setFocus()

    def _read_people(self) -> None:
        self._people.refresh()
        self._show_people()

    def _show_people(self) -> None:
        if not self._people.is_reading_matches:
            self.seats.show_people(self._people.people)

    def _previous_seats(self) -> tuple[str, ...]:
        """Returns the names in the previous match, an empty one for a former player."""
        stored = self._previous
        if stored is None:
            return ()
        former = set(stored.display_names.values())
        return tuple("" if name in former else str(name) for name in stored.replay.players)

    def _players_column(self, seated: Sequence[str]) -> QVBoxLayout:
        self.player_count = ChipGroup("", name=tr("Number of players"))
        self.player_count.chosen.connect(lambda _number: self._seat())
        ledger, session, stored = self._desk.ledger, self._session, self._previous
        assert ledger is not None
        attendance = session_attendance(ledger, session) if session is not None else Attendance(0, {})
        self.attendance = AttendanceChips(attendance)
        played = ledger.matches(session.id) if session is not None else ()
        headers = [(record.header, record.players) for record in played if record.header is not None]
        headers += [(stored.journal.header, tuple(filter(None, seated)))] if stored is not None else []
        persons = {name: identity_at(header, name) for header, names in headers for name in names}
        max_players = max(max(ruleset.players) for ruleset in all_rulesets())
        self.seats = SeatForm(max_players, name_completions(self._desk), seated, persons)
        self.attendance.seated.connect(self.seats.seat)
        self.attendance.left.connect(self.seats.unseat)
        self.seats.changed.connect(lambda: self.attendance.show_seats(self.seats.names()))
        self.seats.draw_requested.connect(self._draw)
        self.sessions = ChipGroup("", name=tr("Session"))
        if session is None:
            self.sessions.hide()
        else:
            continue_label = tr("Continue {session}").format(session=session.name or tr("current"))
            self.sessions.set_choices([(True, continue_label), (False, tr("New session"))])
            self.sessions.choose(True)
        self.sessions.set_single_line(True)
        self.sessions.chosen.connect(self._session_chosen)
        self.session_name = QLineEdit(self)
        self.session_name.setMaxLength(60)
        self.session_name.setPlaceholderText(tr("Session name, e.g. Thursday club"))
        self.session_name.setToolTip(self.session_name.placeholderText())
        self.session_name.setAccessibleName(tr("Session name"))
        self.session_name.setVisible(session is None)
        header = row(Label(tr("Players"), size=19, serif=True), (self.player_count, 1), gap=theme.px(16))
        parts = header, self.attendance, self.seats, self.sessions, self.session_name, ...
        # Leave room for the focus ring.
        return column(*parts, gap=theme.px(6), edges=[theme.px(3)] * 4)

    def start(self) -> bool:
        """Starts the match; returns whether that worked."""
        if not self.seats.check():
            return False
        name = None if self.sessions.value() else self.session_name.text().strip()
        rules, seats = self.rules, self.seats
        with failures_of(self._desk) as failures:
            started = self._desk.start_match(
                rules.ruleset.id, rules.values(), seats.names(), name, rules.name(), seats.persons()
            )
        if started:
            self.reject()
            self.started.emit()
        elif failures:
            self.say(ledger_error_text(failures[0]), fault=True)
        return started

    def _show_player_choice(self, count: int) -> None:
        """Offers the allowed numbers of players, and chooses ``count`` if possible."""
        numbers = self.rules.ruleset.players
        choices = [(number, trn("{n} player", "{n} players", number)) for number in sorted(numbers)]
        self.player_count.set_choices(choices)
        self.player_count.choose(count if count in numbers else numbers[0])
        self.player_count.setVisible(len(numbers) > 1)

    def _seat(self, names: Sequence[str] = ()) -> None:
        self.seats.set_seats(self.rules.ruleset, self.player_count.value(), names)

    def _draw(self) -> None:
        by_winds = self.rules.ruleset.dealer_draw is DealerDraw.WINDS
        sheet: type[WindDrawSheet | FurigomaSheet] = WindDrawSheet if by_winds else FurigomaSheet
        drawing = sheet(self.seats.names(), self._window.sheet_host)
        drawing.seats_drawn.connect(self.seats.set_drawn_names)
        self._window.push_sheet(drawing)

    def _session_chosen(self, continues: bool) -> None:
        self.session_name.setVisible(not continues)
        if not continues:
            self.session_name.setFocus()

    def _ruleset_chosen(self) -> None:
        self._show_player_choice(len(self.seats.fields))
        self._seat()
