# SPDX-License-Identifier: MIT
"""The matches that a figure comes from, each of which leads to the ledger."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Signal

from mahjong_desk.club.standings.outcomes import Outcome
from mahjong_desk.club.standings.rating import Movement
from mahjong_desk.club.standings.rule import Way
from mahjong_desk.club.standings.standings import Cell, Standings
from mahjong_desk.club.standings.worth import Why, Worth
from mahjong_desk.ui import theme
from mahjong_desk.ui.club.standings.reading import Club
from mahjong_desk.ui.club.standings.words import day_words, number, system_words, total_words
from mahjong_desk.ui.kit import FormSheet, Text
from mahjong_desk.ui.kit.listing import clauses, headed, listed, noted
from mahjong_desk.ui.kit.long_list import LongList
from mahjong_desk.ui.kit.numbers import change, figure
from mahjong_desk.ui.places import Window

translate = QCoreApplication.translate
_WIDTH, _HEIGHT, _LEAST, _EDGES = 760, 600, 160, 120


class MatchLine(NamedTuple):
    """A line of the list.

    Attributes:
        match: The UUID of the match.
        text: What it says.
    """

    match: str
    text: str


class RowsSheet(FormSheet):
    """Lists matches.

    Attributes:
        list: The matches, the latest first.
        show_button: Leads to the current one.

    Signals:
        wanted(str): A match was chosen; its UUID.
    """

    wanted = Signal(str)

    def __init__(self, heading: str, lead: str, lines: Sequence[MatchLine], window: Window) -> None:
        """Makes the sheet.

        Args:
            heading: Whose matches, and when.
            lead: What they come to.
            lines: The matches.
            window: The window around it.
        """
        super().__init__(heading, window, width=_WIDTH, height=_HEIGHT)
        self.add_widget(Text(lead, role="ink2", wrap=True))
        self.list = LongList(_told, _WIDTH - _EDGES)
        self.list.setAccessibleName(self.tr("Matches"))
        self.list.setMinimumHeight(theme.px(_LEAST))
        self.list.show_lines(lines)
        self.list.choose_first()
        self.list.wanted.connect(self._choose)
        self.body.addWidget(self.list, 1)
        self.add_plain(self.tr("C&lose"), refuses=True)
        self.show_button = self.add_main_button(self.tr("&Show in the ledger"), self._choose)
        self.show_button.setEnabled(bool(lines))

    def open(self) -> None:
        """Covers the window, with the keyboard in the list."""
        super().open()
        self.list.setFocus()

    def _choose(self) -> None:
        line = self.list.current
        if isinstance(line, MatchLine):
            self.close_sheet()
            self.wanted.emit(line.match)


def _told(line: object) -> str:
    assert isinstance(line, MatchLine)
    return line.text


def matches_of(cells: Sequence[Cell], person: str, standings: Standings, club: Club) -> tuple[MatchLine, ...]:
    """Returns the matches of somebody with what each was worth by the rule, the latest first."""
    worth = Worth(standings.rule, [outcome for cell in cells for outcome in cell.matches])
    found = []
    for cell in cells:
        for outcome in cell.matches:
            grains = worth.of(outcome)
            own = next(at for at, finish in enumerate(outcome.finishes) if finish.person == person)
            told = "" if isinstance(grains, Why) else total_words(worth.figure(grains[own]), standings.rule)
            result = number(Fraction(outcome.finishes[own].result), signed=True)
            worth_more = standings.rule.way is Way.PLACES
            also = translate("RowsSheet", "result {result}").format(result=result) if worth_more else ""
            state = "" if cell.counts else translate("RowsSheet", "left out")
            found.append((outcome, _match_line(outcome, person, noted(told, also, state), club)))
    found.sort(key=lambda one: (one[0].began, one[0].number), reverse=True)
    return tuple(line for _, line in found)


def _match_line(outcome: Outcome, person: str, told: str, club: Club) -> MatchLine:
    own = next(finish for finish in outcome.finishes if finish.person == person)
    others = listed(club.named(finish.person).name for finish in outcome.finishes if finish.person != person)
    where = noted(
        day_words(outcome.day),
        translate("Standings", "match {number}").format(number=outcome.number),
        system_words(outcome.system),
    )
    place = translate("RowsSheet", "place {place} with {others}").format(place=own.place, others=others)
    return MatchLine(outcome.match, f"{headed(where, told)}\n{place}")


def movements_of(movements: Sequence[Movement], club: Club) -> tuple[MatchLine, ...]:
    """Returns how each match moved a rating, the latest first: before, opponents, place, after."""
    return tuple(_movement_line(movement, club) for movement in reversed(movements))


def _movement_line(movement: Movement, club: Club) -> MatchLine:
    before, after = round(movement.before.value), round(movement.after.value)
    where = noted(
        day_words(movement.outcome.day),
        translate("Standings", "match {number}").format(number=movement.outcome.number),
        system_words(movement.outcome.system),
    )
    moved = translate("RowsSheet", "{before} {change} = {after}").format(
        before=figure(before), change=change(after - before), after=figure(after)
    )
    others = listed(
        translate("RowsSheet", "{name} {rating}").format(name=club.named(other).name, rating=figure(round(known.value)))
        for other, known in movement.opponents
    )
    place = translate("RowsSheet", "place {place} with {others}").format(place=movement.place, others=others)
    sure = translate("RowsSheet", "sure to ± {before}, then ± {after}").format(
        before=figure(round(movement.before.margin)), after=figure(round(movement.after.margin))
    )
    return MatchLine(movement.outcome.match, f"{headed(where, moved)}\n{clauses(place, sure)}")
