# SPDX-License-Identifier: MIT
"""The order of the players beside the table, and where the next hand leads."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk.match import Replay
from mahjong_desk.match.needed import Goal, Need, needs
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.table import Table
from mahjong_desk.ui import theme
from mahjong_desk.ui.hand_names import hand_name
from mahjong_desk.ui.kit.numbers import figure
from mahjong_desk.ui.kit.painting import short_name
from mahjong_desk.ui.kit.panels import Hairline, Panel
from mahjong_desk.ui.kit.text import CutText, Text
from mahjong_desk.ui.kit.tiles import tile_art
from mahjong_desk.ui.table.needed_words import goal_words, ways_words
from mahjong_desk.ui.table.standing import Outlook, Place, outlooks, places
from mahjong_desk.ui.words import end_reason_name, wind_name

_TILE = 22
_FULL, _NEEDS_ALONE, _WITHOUT_NEEDS, _ONE_LINE, _WITHOUT_OUTLOOK = range(5)


class StandingPanel(Panel):
    """A row a player in order of score, with the distance to the next, what the player needs, and what follows.

    Where little height is left, what follows is left out first, then in its place the needs; at last the rows take
    one line each and stand alone.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        """Makes an empty panel."""
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(theme.px(18), theme.px(14), theme.px(18), theme.px(12))
        self._column.setSpacing(0)
        self._title = Text(size=22, serif=True)
        self._lead = Text(size=14, role="ink3", wrap=True)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(0)
        self._outlook = Text(size=14, role="ink3", wrap=True)
        self._column.addWidget(self._title)
        self._column.addWidget(self._lead)
        self._column.addSpacing(theme.px(8))
        self._column.addLayout(self._rows)
        self._foot = Hairline()
        self._compact = _FULL
        self._players: list[_StandingRow] = []
        self._column.addWidget(self._foot)
        self._column.addWidget(self._outlook)
        self._outlook.setContentsMargins(0, theme.px(8), 0, 0)

    def show_replay(self, replay: Replay) -> None:
        """Shows the standing of a match."""
        table, names = replay.table, replay.match.players
        self._title.setText(self.tr("Standing"))
        ruleset = replay.match.rules.ruleset
        if replay.final is not None:
            ended = end_reason_name(ruleset, replay.final.reason)
            self._lead.setText(self.tr("The match is over: {reason}.").format(reason=ended))
            self._outlook.setText(self.tr("The result stands in the ledger."))
        else:
            self._lead.setText(
                self.tr("{hand}, {player} deals").format(hand=hand_name(ruleset, table), player=names[table.dealer])
            )
            rules = replay.match.rules
            without = self.tr("Reckoned without dora.") if rules.ruleset.conventions.dora_indicators else ""
            follows = self._what_follows(ruleset, table, outlooks(rules, table))
            self._outlook.setText("\n".join(text for text in (without, follows) if text))
        needed = self._needed(replay)
        has_winds = "1z" in replay.match.rules.ruleset.pieces.names
        self._players = []
        while (item := self._rows.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                # Qt may still mean to show what was added a moment ago.
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()
        for number, place in enumerate(places(table), start=1):
            words = _RowWords(self._words(place, names), self._few_words(place), needed.get(place.seat, ""), has_winds)
            row = _StandingRow(words, place, number, names, table)
            row.set_compact(self._compact)
            row.setParent(self)
            self._rows.addWidget(row)
            # In a panel that is seen already a layout shows a new row only later, and gives it no room until then.
            row.show()
            self._players.append(row)

    def fit(self, width: int, height: int) -> int:
        """Takes the fullest form that the height allows; returns the height of that form."""
        for compact in (_FULL, _NEEDS_ALONE, _WITHOUT_NEEDS, _ONE_LINE, _WITHOUT_OUTLOOK):
            self._set_compact(compact)
            # Qt would measure the rows anew only when it is back in its event loop.
            for row in self._players:
                row.remeasure()
            self._rows.invalidate()
            self._column.invalidate()
            needed = self._column.totalHeightForWidth(width)
            if needed <= height:
                break
        return needed

    def _set_compact(self, compact: int) -> None:
        if compact != self._compact:
            self._compact = compact
            for row in self._players:
                row.set_compact(compact)
            for widget in (self._foot, self._outlook):
                widget.setVisible(compact not in (_NEEDS_ALONE, _WITHOUT_OUTLOOK))

    def _needed(self, replay: Replay) -> dict[int, str]:
        """Returns what each player needs, in words; the end of the match where one can reach it, else the lead."""
        if replay.final is not None:
            return {}
        rules, names = replay.match.rules, replay.match.players
        found: dict[int, str] = {}
        by_seat: dict[int, list[Need]] = {}
        for need in needs(rules, replay.table):
            by_seat.setdefault(need.seat, []).append(need)
        for seat, own in by_seat.items():
            ends = [need for need in own if need.goal is Goal.END]
            need = (ends or [need for need in own if need.goal is Goal.LEAD] or own)[0]
            sentence = self.tr("{goal}: {ways}")
            told = sentence.format(goal=goal_words(rules.ruleset, need), ways=ways_words(need, names))
            found[seat] = told[:1].upper() + told[1:]
        return found

    def _words(self, place: Place, names: tuple[str, ...]) -> str:
        points = figure(place.gap)
        if place.above is None:
            return self.tr("leads by {points}").format(points=points) if place.gap else self.tr("level with the next")
        other = names[place.above]
        if not place.gap:
            return self.tr("level with {player}").format(player=other)
        return self.tr("{points} behind {player}").format(points=points, player=other)

    def _few_words(self, place: Place) -> str:
        points = figure(place.gap)
        if not place.gap:
            return self.tr("level")
        sentence = self.tr("leads by {points}") if place.above is None else self.tr("{points} behind")
        return sentence.format(points=points)

    def _what_follows(self, ruleset: Ruleset, table: Table, found: tuple[Outlook, ...]) -> str:
        by_cause = {outlook.cause: self._leads_to(ruleset, table, outlook) for outlook in found}
        templates = {
            "dealer": self.tr("When the dealer wins: {next}."),
            "player": self.tr("When another player wins: {next}."),
            "draw": self.tr("After a draw: {next}."),
        }
        if "player" in by_cause and by_cause.get("player") == by_cause.get("draw"):
            del by_cause["draw"]
            templates["player"] = self.tr("After any other hand: {next}.")
        return "\n".join(templates[cause].format(next=words) for cause, words in by_cause.items())

    def _leads_to(self, ruleset: Ruleset, table: Table, outlook: Outlook) -> str:
        if outlook.ended is not None:
            return self.tr("the match ends")
        after = outlook.after
        hand = hand_name(ruleset, after)
        if (after.round, after.number, after.honba) == (table.round, table.number, table.honba):
            return self.tr("{hand} again").format(hand=hand)
        return hand


class _WindTile(QWidget):
    """A small tile with the wind of a seat."""

    def __init__(self, wind: int) -> None:
        super().__init__()
        self._wind = wind
        self.setFixedSize(self.sizeHint())
        self.setToolTip(wind_name(wind))

    def sizeHint(self) -> QSize:
        """Returns the room of the tile."""
        return QSize(theme.px(_TILE) + 2, theme.px(_TILE * 1.45))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the tile."""
        painter = QPainter(self)
        art = tile_art().pixmap(f"{self._wind + 1}z", theme.px(_TILE), self.devicePixelRatioF())
        painter.drawPixmap(QPointF(0, 0), art)


class _RowWords(NamedTuple):
    """What a row says of its player: the distance to the next above, the same in few words, the need, and whether it has a wind."""

    distance: str
    few: str
    need: str
    wind: bool


class _StandingRow(QWidget):
    """One player: wind, name, score, the distance to the next above, and what is needed."""

    def __init__(self, words: _RowWords, place: Place, number: int, names: tuple[str, ...], table: Table) -> None:
        super().__init__()
        self._words = words
        self._distance = CutText(words.distance, size=14, role="ink3")
        self._need = Text(words.need, size=14, role="ink2", wrap=True)
        outer = self._outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(Hairline())
        row = self._line = QHBoxLayout()
        row.setSpacing(theme.px(12))
        if words.wind:
            row.addWidget(_WindTile(table.wind(place.seat)))
        texts = self._texts = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        name = CutText(short_name(names[place.seat]), whole=names[place.seat], size=16, bold=True)
        texts.addWidget(name)
        texts.addWidget(self._distance, 1)
        row.addLayout(texts, 1)
        score = Text(figure(place.score), size=18, bold=True)
        score.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(score)
        outer.addLayout(row)
        texts.addWidget(self._need)
        self.set_compact(_FULL)
        spoken = self.tr("{place}. {player} {score}, {distance}")
        self.setAccessibleName(
            spoken.format(place=number, player=names[place.seat], score=figure(place.score), distance=words.distance)
        )
        self.setAccessibleDescription(words.need)

    def set_compact(self, form: int) -> None:
        """Puts name and distance on one line, or on two; the need stands in the fullest form alone."""
        compact = form >= _ONE_LINE
        told = form <= _NEEDS_ALONE and bool(self._words.need)
        self._need.setVisible(told)
        self._distance.setVisible(not told)
        self._distance.set_text(self._words.few if compact else self._words.distance)
        # On one line it is the name that is cut.
        self._distance.setMinimumWidth(self._distance.sizeHint().width() if compact else 0)
        edge = theme.px(1 if compact else 6)
        self._line.setContentsMargins(0, edge, 0, edge)
        self._texts.setSpacing(theme.px(12) if compact else 0)
        self._texts.setDirection(QBoxLayout.Direction.LeftToRight if compact else QBoxLayout.Direction.TopToBottom)

    def remeasure(self) -> None:
        """Forgets the measures taken before the last change of form."""
        for layout in (self._texts, self._line, self._outer):
            layout.invalidate()
        self._outer.activate()
