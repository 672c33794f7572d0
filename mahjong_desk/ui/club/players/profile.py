# SPDX-License-Identifier: MIT
"""The page of a player: statistics, charts, and links to the rows behind them."""

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from mahjong_desk.club.facts.match_facts import RowRef, WonHand
from mahjong_desk.club.people.people import People
from mahjong_desk.club.people.person import Audience
from mahjong_desk.club.standings.outcomes import club_day
from mahjong_desk.club.statistics import PlayerStatistics, StatisticSource, player_statistics, source_rows
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui.club.lines_sheet import HandsSheet
from mahjong_desk.ui.club.players.figure_lists import BiggestHandView, hand_groups, replay_win, tiles_of_yaku
from mahjong_desk.ui.club.players.printing import PlayerPrint
from mahjong_desk.ui.club.players.sections import AllSystemsSection, SystemSection
from mahjong_desk.ui.club_data import FactsUpdater, PersonLabel, person_label, progress_sentence
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.charts.drawing import Chart
from mahjong_desk.ui.kit.controls.buttons import EmptyState, SecondaryButton
from mahjong_desk.ui.kit.label import ElidedLabel, Label
from mahjong_desk.ui.kit.layout.boxes import Hairline, Panel, ScrollArea, boxed, column
from mahjong_desk.ui.kit.layout.flow import PageHeader
from mahjong_desk.ui.kit.marks import PlayerMarkLabel, mark_for
from mahjong_desk.ui.kit.text_format import join_items, join_sentences_with_stops, with_heading
from mahjong_desk.ui.kit.tiles.faces import TileGroup
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.text.phrases import date_text, hand_count

_TITLE, _MARK = 58, 26
_EDGE = 22


class PlayerProfile(Panel):
    """The page of one player, by UUID; empty for none."""

    edit_requested = Signal(str)

    def __init__(self, facts: FactsUpdater, people: Callable[[], People], desk: Desk, window: Navigator) -> None:
        super().__init__()
        self._facts, self._people, self._desk, self._window = facts, people, desk, window
        self.person = ""
        self._figures: PlayerStatistics | None = None
        self._shown_people: People | None = None
        self._played: Iterator[None] = iter(())
        self._playing = QTimer(self, interval=0)
        self._playing.timeout.connect(self._replay_next)
        self._names = Label(size=14, role="ink2", wrap=True)
        self._names.setContentsMargins(0, 0, 0, 8)
        self._below_head = Hairline()
        self._pages = QStackedWidget()
        self.empty = EmptyState(tr("&New match…"), lambda: window.run_command("new_match"))
        self._pages.addWidget(self.empty)
        self._pages.addWidget(ScrollArea(self._figures_page()))
        parts = (self._head(), self._names, self._below_head, (self._pages, 1))
        boxed(column(*parts, edges=(_EDGE, 0, _EDGE, 0)), self)

    def _head(self) -> QWidget:
        self._mark = PlayerMarkLabel(mark_for(0), size=_MARK)
        self._name = ElidedLabel(size=25, serif=True)
        self._about = Label(role="ink2", wrap=True)
        self.edit_button = SecondaryButton(
            tr("Ed&it…"), icon="pencil", on_click=lambda: self.edit_requested.emit(self.person)
        )
        self.print_button = SecondaryButton(tr("&Print…"), icon="printer", on_click=self._print)
        header = PageHeader((self._mark, self._name), self._about, (self.edit_button, self.print_button))
        return boxed(column(header, edges=(0, 10, 0, 10)))

    def _figures_page(self) -> QWidget:
        self.all_systems = AllSystemsSection(self.open_figure, self._show_table)
        self.one_system = SystemSection(self._label, self._public_label, self.open_figure, self._show_table)
        self.biggest = BiggestHandView()
        self.one_system.chosen.connect(self._show_biggest)
        self.biggest.opened.connect(self._open_biggest)
        self._below_all = Hairline()
        parts = (self.all_systems, self._below_all, self.one_system.charts, self.biggest, self.one_system.more)
        return boxed(column(*parts, ..., gap=10, edges=(0, 10, 6, 14)))

    # Who is shown

    def _label(self, uuid: str) -> PersonLabel:
        return person_label(self._people(), uuid)

    def _public_label(self, uuid: str) -> PersonLabel:
        return person_label(self._people(), uuid, Audience.PUBLIC)

    def show_person(self, person: str) -> None:
        """Shows a player, or the changed figures of the same one."""
        is_other = person != self.person
        self.person = person
        self._show_head()
        people = self._people()
        figures = self._facts.query(lambda facts: player_statistics(facts, people, person)) if person else None
        if figures is None:
            self._figures = None
            reading = progress_sentence(self._facts.progress) if self._facts.progress is not None else ""
            no_player = "" if person else tr("Players appear here after their first match.")
            self._show_message(reading or no_player, begin=not (person or reading))
        elif not figures.systems:
            self._figures = figures
            self._show_message(tr("No match yet"), begin=True)
        elif is_other or figures != self._figures or people is not self._shown_people:
            self._figures, self._shown_people = figures, people
            self._show_figures(figures, keep=not is_other)
        self._show_about()

    def _show_message(self, sentence: str, *, begin: bool) -> None:
        self._playing.stop()
        self.empty.show_message(sentence, offers=begin)
        self._pages.setCurrentIndex(0)

    def _show_head(self) -> None:
        for part in (self._mark, self.edit_button, self._below_head):
            part.setVisible(bool(self.person))
        label = self._label(self.person) if self.person else None
        self._name.set_text(label.name if label is not None else "")
        self.setAccessibleName(label.name if label is not None else "")
        if label is not None:
            self._mark.set_mark(label.mark)
        text = self._about_text() if label is not None else ""
        self._names.setText(text)
        self._names.setVisible(bool(text))

    def _about_text(self) -> str:
        """Returns further details of the person."""
        person = self._people().person(self.person)
        others = [name for name in person.names if name != person.name]
        return join_sentences_with_stops(
            with_heading(tr("Reading"), person.reading) if person.reading else "",
            with_heading(tr("Also found as"), join_items(others)) if others else "",
            with_heading(tr("On prints, in files and for spectators"), person.pseudonym) if person.pseudonym else "",
        )

    def _show_about(self) -> None:
        figures = self._figures
        has_played = figures is None or bool(figures.systems)
        self.print_button.setVisible(bool(self.person) and has_played)
        self.print_button.setEnabled(figures is not None)
        parts: list[str] = []
        if self.person and has_played:
            person = self._people().person(self.person)
            if person.since:
                parts.append(tr("playing since {date}").format(date=date_text(club_day(person.since))))
            parts.append(trn("{n} match", "{n} matches", person.matches))
            if figures is not None:
                parts.append(hand_count(figures.hands))
        self._about.setText(" · ".join(parts))

    def _show_figures(self, figures: PlayerStatistics, *, keep: bool) -> None:
        self.all_systems.show_figures(figures)
        self._below_all.setVisible(not self.all_systems.isHidden())
        self.one_system.show_figures(figures, keep=keep)
        self._pages.setCurrentIndex(1)
        self._show_biggest()

    # Tiles, from the replayed matches

    def _show_biggest(self) -> None:
        system = self.one_system.system
        self.biggest.setVisible(system is not None and system.biggest is not None)
        if system is not None and system.biggest is not None:
            won = system.biggest
            people = self._people()
            discarder = people.name_for(people.person(*won.discarder)) if won.discarder is not None else ""
            self.biggest.show_summary(won, self.one_system.system_name, self._label(self.person).name, discarder)
        self._played = self._replay_matches()
        self._playing.start()

    def _replay_matches(self) -> Iterator[None]:
        """Replays the matches in which the shown hands were won, one per step."""
        system, ledger = self.one_system.system, self._desk.ledger
        if system is None or ledger is None:
            return
        if system.biggest is not None:
            self.biggest.show_tiles(replay_win(ledger, system.biggest))
            yield
        for favourite in self.one_system.yaku.shown:
            if self._desk.ledger is not ledger:
                # Another ledger was opened: its own figures will be shown.
                return
            replayed = replay_win(ledger, favourite.example)
            if replayed is not None:
                self.one_system.yaku.show_tiles(favourite.yaku, tiles_of_yaku(replayed, favourite.yaku))
            yield

    def _replay_next(self) -> None:
        step = attempt(lambda: next(self._played, True))
        # The window shows why the ledger cannot be read.
        if step.result or step.error is not None:
            self._playing.stop()

    # Links to rows, tables and prints

    def open_figure(self, heading: str, source: StatisticSource | Sequence[str]) -> None:
        people, rows = self._people(), self._rows(source)
        ledger = self._desk.ledger
        if not rows or ledger is None:
            self._window.notify(tr("No rows behind this figure"))
            return
        outcome = attempt(lambda: HandsSheet(heading, rows, ledger, people, self._window))
        if outcome.result is not None:
            self._window.open_sheet(outcome.result)
        else:
            self._window.notify(outcome.error_text, fault=True)

    def _rows(self, source: StatisticSource | Sequence[str]) -> tuple[RowRef, ...]:
        """Returns the rows behind a figure, the latest first."""
        if not isinstance(source, StatisticSource):
            return tuple(RowRef(match, None) for match in reversed(source))
        people = self._people()
        return self._facts.query(lambda facts: source_rows(facts, people, self.person, source)) or ()

    def _open_biggest(self) -> None:
        system = self.one_system.system
        if system is not None and system.biggest is not None:
            self._window.open_match(system.biggest.match, system.biggest.place.row)

    def _show_table(self, chart: Chart, exported: Chart | None = None) -> None:
        # Imported lazily: spreadsheets load slowly.
        from mahjong_desk.ui.report.paper_sheet import ChartDataSheet

        self._window.open_sheet(ChartDataSheet(chart, self._window, exported))

    def _print(self) -> None:
        from mahjong_desk.ui.club.players.printing import PlayerPrintSheet

        if self._figures is None:
            return
        tiles = tuple(self._tiles_of(system.biggest) for system in self._figures.systems)
        name = self._public_label(self.person).name
        printed = PlayerPrint(name, self._about.text(), self._figures, self._public_label, tiles)
        self._window.open_sheet(PlayerPrintSheet(printed, self._window))

    def _tiles_of(self, won: WonHand | None) -> tuple[TileGroup, ...]:
        ledger = self._desk.ledger
        if won is None or ledger is None:
            return ()
        replayed = attempt(lambda: replay_win(ledger, won)).result
        return hand_groups(replayed) if replayed is not None else ()
