# SPDX-License-Identifier: MIT
"""The sheet that begins a match: rules, names, seats, options and the session."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from mahjong_desk.club.people.attendance import Attendance, session_attendance
from mahjong_desk.club.people.person import identity_at
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.rules.model.lots import DealerDraw
from mahjong_desk.rules.model.options import OptionValue
from mahjong_desk.rules.registry import all_rulesets, get_ruleset
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.background.patience import LockRetry
from mahjong_desk.ui.club_data.people_index import name_completions, people_model_of
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.house_rules.bar import HouseRulesBar
from mahjong_desk.ui.kit.controls.buttons import LinkButton
from mahjong_desk.ui.kit.controls.chip_group import ChipGroup
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.panels import Hairline, make_scroll_area
from mahjong_desk.ui.kit.sheets.form_sheet import FormSheet
from mahjong_desk.ui.match.furigoma import FurigomaSheet
from mahjong_desk.ui.match.options_form import OptionForm
from mahjong_desk.ui.match.seat_draw import SeatDrawSheet, WindDrawSheet
from mahjong_desk.ui.match.seat_form import SeatForm, WhoPlays, wind_tiles
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.text.phrases import plural
from mahjong_desk.ui.text.vocabulary import short_ruleset

_LEAST_HEIGHT = 160
_HEIGHT = 900
"""As high as the window lets it be: the more options are in sight."""


class NewMatchSheet(FormSheet):
    """Asks for all that is fixed when a match begins, and begins it."""

    started = Signal()
    help_page = "new-match"

    def __init__(self, desk: Desk, window: Navigator, *, source: random.Random | None = None) -> None:
        """Makes the sheet; names and options of the match before stand there already.

        Args:
            source: Where the luck of the draw of the seats comes from; the system's if None.

        Raises:
            LedgerError: The names of earlier matches cannot be read.
        """
        super().__init__(tr("New match"), window, width=1120, height=_HEIGHT)
        self._desk, self._window, self._source = desk, window, source
        self.options = OptionForm()
        self.house_rules = HouseRulesBar(desk.house_rules)
        self.house_rules.options_wanted.connect(self._show_options)
        before = desk.match
        self._ruleset: Ruleset = before.rules.ruleset if before is not None else all_rulesets()[0]
        columns = QHBoxLayout()
        columns.setSpacing(theme.px(16))
        columns.addWidget(_page(self._left_column()), 2)
        columns.addWidget(_page(self._right_column()), 3)
        self.body.addLayout(columns, 1)
        self.seats.set_known_names(name_completions(desk))
        self._people = people_model_of(desk)
        self._people.changed.connect(self._show_people)
        # The sheet is there before: in a club of many years it takes a moment to see who is who.
        QTimer.singleShot(0, self, self._look_at_people)
        seated = self._seated_before()
        self._offer_players(len(seated))
        self.seats.set_before(seated)
        self._seat(seated)
        options = before.options if before is not None else {}
        named = desk.stored.house_rules if desk.stored is not None else ""
        self.house_rules.show_ruleset(self._ruleset, options, named)
        self.options.changed.connect(self._count_differences)
        self.options.show_options(self._ruleset, options)
        self._fault = Label(role="error", wrap=True)
        self._fault.hide()
        self.body.addWidget(self._fault)
        self._patience = LockRetry(self, self._fault, lambda: self._desk.ledger, self.start)
        self.add_plain(tr("Cancel"), refuses=True)
        self.start_button = self.add_main_button(tr("&Start the match"), self.start)
        self.seats.fields[0].setFocus()

    def _look_at_people(self) -> None:
        self._people.look()
        self._show_people()

    def _show_people(self) -> None:
        if not self._people.reading:
            self.seats.show_people(self._people.people)

    def _seated_before(self) -> tuple[str, ...]:
        """Returns who sat at the match before; the seat of a former player is free."""
        stored = self._desk.stored
        if stored is None:
            return ()
        header, former = stored.journal.header, set(stored.called.values())
        names = tuple("" if name in former else str(name) for name in stored.replay.players)
        self.seats.set_meant({name: identity_at(header, name) for name in names if name})
        return names

    def _left_column(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(theme.px(10))
        column.addWidget(Label(tr("Players"), size=19, serif=True))
        self.players = ChipGroup("", self)
        self.players.setAccessibleName(tr("How many play"))
        self.players.chosen.connect(lambda _number: self._seat())
        column.addWidget(self.players)
        ledger, session = self._desk.ledger, self._desk.session
        people = (
            session_attendance(ledger, session) if ledger is not None and session is not None else Attendance(0, {})
        )
        self.who = WhoPlays(people, self)
        column.addWidget(self.who)
        self.seats = SeatForm(max(max(ruleset.players) for ruleset in all_rulesets()), self)
        self.who.seated.connect(self.seats.seat)
        self.who.left.connect(self.seats.unseat)
        self.seats.changed.connect(lambda: self.who.show_seats(self.seats.names()))
        self.seats.draw_wanted.connect(self._draw)
        column.addWidget(self.seats)
        column.addWidget(Hairline())
        column.addWidget(Label(tr("Session"), size=19, serif=True))
        self.sessions = ChipGroup("", self)
        self.sessions.setAccessibleName(tr("Session"))
        choices: list[tuple[object, str]] = []
        session = self._desk.session
        if session is not None:
            name = session.name or tr("the present one")
            choices.append((True, tr("Go on with {session}").format(session=name)))
        choices.append((False, tr("New session")))
        self.sessions.set_choices(choices)
        self.sessions.choose(session is not None)
        self.sessions.chosen.connect(self._session_chosen)
        column.addWidget(self.sessions)
        self.session_name = QLineEdit(self)
        self.session_name.setMaxLength(60)
        self.session_name.setPlaceholderText(tr("Its name, such as Thursday club"))
        self.session_name.setToolTip(self.session_name.placeholderText())
        self.session_name.setAccessibleName(tr("Name of the session"))
        self.session_name.setVisible(session is None)
        column.addWidget(self.session_name)
        column.addStretch(1)
        return column

    def _right_column(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(theme.px(6))
        column.addWidget(Label(tr("Rules"), size=19, serif=True))
        self.rulesets = ChipGroup("", self)
        self.rulesets.setAccessibleName(tr("Rules"))
        self.rulesets.set_choices([(ruleset.id, short_ruleset(ruleset)) for ruleset in all_rulesets()])
        self.rulesets.choose(self._ruleset.id)
        self.rulesets.chosen.connect(self._ruleset_chosen)
        column.addWidget(self.rulesets)
        column.addWidget(self.house_rules)
        head = QHBoxLayout()
        self._differences = Label(size=14, role="ink2", wrap=True)
        self._reset = LinkButton(tr("Default rules", "go back to them"), size=14)
        self._reset.clicked.connect(self.options.reset)
        head.addWidget(self._differences, 1)
        head.addWidget(self._reset)
        column.addLayout(head)
        column.addWidget(self.options, 1)
        return column

    def start(self) -> bool:
        """Begins the match; tells whether it lies on the desk."""
        if not self.seats.check():
            faulty = next(field for field in self.seats.fields if field.property("fault"))
            faulty.setFocus()
            return False
        name = None if self.sessions.value() is True else self.session_name.text().strip()
        faults: list[LedgerError] = []
        self._desk.failed.connect(faults.append)
        try:
            started = self._desk.start_match(
                self._ruleset.id,
                self.options.values(),
                self.seats.names(),
                name,
                self.house_rules.name(),
                self.seats.persons(),
            )
        finally:
            self._desk.failed.disconnect(faults.append)
        if started:
            self.close_sheet()
            self.started.emit()
            return True
        if faults:
            self._patience.tell(faults[0])
        return False

    def _offer_players(self, wanted: int) -> None:
        """Shows how many may play, where the rules leave a choice; takes the wanted number where they allow it."""
        numbers = self._ruleset.players
        self.players.set_choices([(number, self._counted(number)) for number in sorted(numbers)])
        self.players.choose(wanted if wanted in numbers else numbers[0])
        self.players.setVisible(len(numbers) > 1)

    def _counted(self, number: int) -> str:
        return plural(lambda: trn("{n} player", "{n} players", number), number, "player")

    def _seat(self, names: Sequence[str] = ()) -> None:
        number = self.players.value()
        self.seats.set_seats(self._ruleset, number if isinstance(number, int) else self._ruleset.players[0], names)

    def _draw(self) -> None:
        """Lays the draw of the seats over this sheet."""
        names = self.seats.names()
        if self._ruleset.seat_lot is DealerDraw.WINDS:
            drawing: SeatDrawSheet = WindDrawSheet(
                names, wind_tiles(self._ruleset, len(names)), self._window.sheet_host, self._source
            )
        else:
            drawing = FurigomaSheet(names, self._window.sheet_host, self._source)
        drawing.taken.connect(self.seats.take_drawn)
        self._window.lay_sheet(drawing)

    def _session_chosen(self, value: object) -> None:
        self.session_name.setVisible(value is False)
        if value is False:
            self.session_name.setFocus()

    def _ruleset_chosen(self, value: object) -> None:
        self._ruleset = get_ruleset(str(value))
        self._offer_players(len(self.seats.fields))
        self._seat()
        self.house_rules.show_ruleset(self._ruleset, {})
        self._show_options({})

    def _show_options(self, options: Mapping[str, OptionValue]) -> None:
        self.options.show_options(self._ruleset, options)

    def _count_differences(self) -> None:
        self.house_rules.follow(self.options.values())
        number = self.options.differences()
        if number:
            text = plural(
                lambda: trn("{n} option other than the default", "{n} options other than the default", number),
                number,
                "option",
            )
        else:
            text = tr("Default rules in every option")
        self._differences.setText(text)
        self._reset.setVisible(bool(number))


def _page(column: QVBoxLayout) -> QScrollArea:
    """Returns a column that scrolls by itself, so that the other one stays in sight."""
    page = QWidget()
    # What has the focus has its ring around it.
    column.setContentsMargins(theme.px(4), theme.px(4), theme.px(12), theme.px(4))
    page.setLayout(column)
    area = make_scroll_area(page)
    area.setMinimumHeight(theme.px(_LEAST_HEIGHT))
    return area
