# SPDX-License-Identifier: MIT
"""What every player needs, and where the next hand leads."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk.match import Replay
from mahjong_desk.match.needed import PlayerNeed, find_needed_wins
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.label import ElidedLabel, Label
from mahjong_desk.ui.kit.layout.panels import Hairline, Panel
from mahjong_desk.ui.kit.painting import short_name, text_width
from mahjong_desk.ui.kit.text_format import format_number, join_sentences_with_stops
from mahjong_desk.ui.kit.tiles.tile_art import tile_renderer
from mahjong_desk.ui.table.needs_text import NeedsText, need_text
from mahjong_desk.ui.table.outlook import NextHandOutcome, PlayerRank, next_hand_outcomes, ranks
from mahjong_desk.ui.text.vocabulary import dealer_context, end_reason_name, hand_name, wind_name

_TILE = 22
_NAME = 118
_SIDE, _CLOSE = 18, 12


class _DetailLevel(IntEnum):
    """How much is shown, from most to least."""

    FULL = 0
    NEEDS = 1
    CHEAPEST = 2
    LINES = 3


class NeedsPanel(Panel):
    """A row a player in order of score with what the player needs, and what follows.

    Where little height is left, what follows is left out first, then all wins but the cheapest; at last the rows take one
    line each, where they can, without wind and lead. Once the match is over, the rows tell how it stands.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(theme.px(_SIDE), theme.px(12), theme.px(_SIDE), theme.px(8))
        self._column.setSpacing(0)
        self._title = Label(size=22, serif=True)
        self._lead = Label(size=14, role="ink3", wrap=True)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(0)
        self._outlook = Label(size=14, role="ink3", wrap=True)
        self._column.addWidget(self._title)
        self._column.addWidget(self._lead)
        self._column.addSpacing(theme.px(6))
        self._column.addLayout(self._rows)
        self._foot = Hairline()
        self._form = _DetailLevel.FULL
        self._players: list[_PlayerRow] = []
        self._column.addWidget(self._foot)
        self._column.addWidget(self._outlook)
        self._outlook.setContentsMargins(0, theme.px(6), 0, 0)

    def show_replay(self, replay: Replay) -> None:
        """Shows what is needed in a match, or how it ended."""
        table, names = replay.table, replay.players
        ruleset = replay.match.rules.ruleset
        if replay.final is not None:
            self._title.setText(tr("Standing"))
            ended = end_reason_name(ruleset, replay.final.end_reason)
            self._lead.setText(tr("The match is over: {reason}.").format(reason=ended))
            self._outlook.setText(tr("See the ledger for the result."))
        else:
            self._title.setText(tr("Points needed"))
            deals = tr("{hand}, {player} deals", usage=dealer_context(ruleset)).format(
                hand=hand_name(ruleset, table), player=names[table.dealer]
            )
            without = tr("Dora not included") if ruleset.has_dora else ""
            self._lead.setText(join_sentences_with_stops(deals, without))
            self._outlook.setText(self._what_follows(ruleset, table, next_hand_outcomes(replay.match.rules, table)))
        needed = _needed(replay)
        self._players = []
        while (item := self._rows.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                # Qt may still be about to show widgets added just now.
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()
        bold = theme.font(16, bold=True)
        name_width = min(theme.px(_NAME), round(max(text_width(bold, short_name(name)) for name in names)) + 2)
        has_winds = "1z" in ruleset.pieces.face_names
        for number, rank in enumerate(ranks(table), start=1):
            wind = table.seat_wind(rank.seat) if has_winds else None
            distance = self._distance(rank, names)
            told = needed.get(rank.seat)
            if told is None:
                score = format_number(rank.score) if replay.final is not None else ""
                told = NeedsText(score, distance, "", distance, score or distance)
            row = _PlayerRow(names[rank.seat], name_width, wind, told)
            spoken = tr("{place}. {player} {score}, {distance}")
            row.setAccessibleName(
                spoken.format(place=number, player=names[rank.seat], score=format_number(rank.score), distance=distance)
            )
            row.set_form(self._form)
            row.setParent(self)
            self._rows.addWidget(row)
            # In a panel that is seen already a layout shows a new row only later, and gives it no room until then.
            row.show()
            self._players.append(row)

    def fit_height(self, width: int, height: int) -> int:
        """Takes the fullest form that the height allows; returns the height of that form."""
        for form in _DetailLevel:
            self._set_form(form)
            # Qt would measure the rows only when it is back in its event loop.
            for row in self._players:
                row.remeasure()
            self._rows.invalidate()
            self._column.invalidate()
            needed = self._column.totalHeightForWidth(width)
            if needed <= height:
                break
        return needed

    def _set_form(self, form: _DetailLevel) -> None:
        if form is not self._form:
            self._form = form
            for row in self._players:
                row.set_form(form)
            for widget in (self._foot, self._outlook):
                widget.setVisible(form is _DetailLevel.FULL)
            # The dealer is shown on the felt too.
            self._lead.setVisible(form is not _DetailLevel.LINES)
            side = theme.px(_CLOSE if form is _DetailLevel.LINES else _SIDE)
            self._column.setContentsMargins(side, theme.px(12), side, theme.px(8))
            self._title.setToolTip(self._lead.text() if form is _DetailLevel.LINES else "")

    def _distance(self, rank: PlayerRank, names: tuple[str, ...]) -> str:
        points = format_number(rank.gap)
        if rank.seat_above is None:
            return tr("leads by {points}").format(points=points) if rank.gap else tr("tied with the next player")
        other = names[rank.seat_above]
        if not rank.gap:
            return tr("tied with {player}").format(player=other)
        return tr("{points} behind {player}").format(points=points, player=other)

    def _what_follows(self, ruleset: Ruleset, table: Table, found: tuple[NextHandOutcome, ...]) -> str:
        by_cause = {outlook.cause: self._leads_to(ruleset, table, outlook) for outlook in found}
        templates = {
            "dealer": tr("When the dealer wins: {next}.", usage=dealer_context(ruleset)),
            "player": tr("When another player wins: {next}.", usage=dealer_context(ruleset)),
            "draw": tr("After a draw: {next}."),
        }
        if "player" in by_cause and by_cause.get("player") == by_cause.get("draw"):
            del by_cause["draw"]
            templates["player"] = tr("After any other hand: {next}.")
            if by_cause.get("dealer") == by_cause["player"]:
                del by_cause["dealer"]
                templates["player"] = tr("After any hand: {next}.")
        return "\n".join(templates[cause].format(next=words) for cause, words in by_cause.items())

    def _leads_to(self, ruleset: Ruleset, table: Table, outlook: NextHandOutcome) -> str:
        if outlook.ended is not None:
            return tr("the match ends")
        after = outlook.after
        hand = hand_name(ruleset, after)
        if (after.round_wind, after.hand_number, after.honba) == (table.round_wind, table.hand_number, table.honba):
            return tr("{hand} again").format(hand=hand)
        return hand


class _NeedsWindTile(QWidget):
    """A small tile with the wind of a seat."""

    accessible_role = "Graphic"

    def __init__(self, wind: int) -> None:
        super().__init__()
        self._wind = wind
        self.setFixedSize(self.sizeHint())
        self.setToolTip(wind_name(wind))
        self.setAccessibleName(wind_name(wind))

    def sizeHint(self) -> QSize:
        return QSize(theme.px(_TILE) + 2, theme.px(_TILE * 1.45))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        art = tile_renderer().pixmap(f"{self._wind + 1}z", theme.px(_TILE), self.devicePixelRatioF())
        painter.drawPixmap(QPointF(0, 0), art)


class _PlayerRow(QWidget):
    """One player: wind, name, the cheapest win that suffices, and below it the purpose and alternatives."""

    def __init__(self, name: str, name_width: int, wind: int | None, told: NeedsText) -> None:
        super().__init__()
        self._told = told
        outer = self._outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(Hairline())
        line = self._line = QHBoxLayout()
        line.setSpacing(theme.px(10))
        self._wind = None if wind is None else _NeedsWindTile(wind)
        if self._wind is not None:
            line.addWidget(self._wind, 0, Qt.AlignmentFlag.AlignTop)
        texts = self._texts = QVBoxLayout()
        texts.setSpacing(0)
        first = self._first = QHBoxLayout()
        first.setSpacing(theme.px(12))
        self._wide, self._narrow = name_width, round(name_width * 14 / 16) + 2
        label = self._name = ElidedLabel(short_name(name), whole=name, size=16, bold=True)
        first.addWidget(label, 0, Qt.AlignmentFlag.AlignTop)
        self._cheapest = Label(told.cheapest, size=15, bold=True, wrap=True)
        # In a row higher than its texts, the first lines stay aligned.
        self._cheapest.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        first.addWidget(self._cheapest, 1)
        texts.addLayout(first)
        self._rest = Label(size=13, role="ink3", wrap=True)
        texts.addWidget(self._rest)
        line.addLayout(texts, 1)
        outer.addLayout(line)
        self.setToolTip(told.full_text)
        self.setAccessibleDescription(told.full_text)
        self.set_form(_DetailLevel.FULL)

    def set_form(self, form: _DetailLevel) -> None:
        """Tells as much as the form has room for."""
        alone = form is _DetailLevel.LINES
        if form <= _DetailLevel.NEEDS:
            self._rest.setText("\n".join(part for part in (self._told.purpose, self._told.more) if part))
        else:
            self._rest.setText(self._told.brief)
        self._rest.setVisible(not alone)
        self._cheapest.setText(self._told.line if alone else self._told.cheapest)
        self._cheapest.set_size(14 if alone else 15)
        if self._wind is not None:
            # The seat plate shows it too, and the text needs the width.
            self._wind.setVisible(not alone)
        self._name.setFixedWidth(self._narrow if alone else self._wide)
        self._name.set_size(14 if alone else 16)
        rise = self._name.fontMetrics().ascent() - self._cheapest.fontMetrics().ascent()
        self._cheapest.setContentsMargins(0, max(0, rise), 0, 0)
        edge = theme.px(6 if form <= _DetailLevel.NEEDS else 4 if form is _DetailLevel.CHEAPEST else 1)
        self._line.setContentsMargins(0, edge, 0, edge)

    def remeasure(self) -> None:
        """Forgets the measures taken before the last change of form."""
        for layout in (self._first, self._texts, self._line, self._outer):
            layout.invalidate()
        self._outer.activate()


def _needed(replay: Replay) -> dict[int, NeedsText]:
    """Returns the text of each player's needs by seat; empty for a finished match."""
    if replay.final is not None:
        return {}
    rules, names = replay.match.rules, replay.players
    by_seat: dict[int, list[PlayerNeed]] = {}
    for need in find_needed_wins(rules, replay.table):
        by_seat.setdefault(need.seat, []).append(need)
    found = {seat: need_text(rules.ruleset, own, names) for seat, own in by_seat.items()}
    return {seat: told for seat, told in found.items() if told is not None}
