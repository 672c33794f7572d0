# SPDX-License-Identifier: MIT
"""The averages, counts, favourite yaku and biggest hand of a player."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from mahjong_desk.club.facts.match_facts import BestHand, WonHand
from mahjong_desk.club.standings.outcomes import club_day
from mahjong_desk.club.statistics import Statistic, SystemStatistics, YakuCount
from mahjong_desk.club.stored_match import replay_row
from mahjong_desk.club.totals import system_with_key
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.match import Match
from mahjong_desk.rules.model.events import Win
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.hand.tile_groups import captioned_groups
from mahjong_desk.ui.kit.charts.drawing import ChartTable
from mahjong_desk.ui.kit.controls.buttons import LinkButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import RIGHT, Felt, Hairline, boxed, clear, column, row, set_direction, table
from mahjong_desk.ui.kit.text_format import format_number, join_notes, with_heading
from mahjong_desk.ui.kit.tiles.faces import TileFace, TileGroup
from mahjong_desk.ui.kit.tiles.rack import Rack
from mahjong_desk.ui.kit.tiles.tile_widgets import TileRow
from mahjong_desk.ui.text.phrases import date_text
from mahjong_desk.ui.text.values import hand_value_text, yaku_with_value
from mahjong_desk.ui.text.vocabulary import hand_name, has_winds, piece_face, wind_name, yaku_name

_NONE = "–"


class PlayerCount(NamedTuple):
    """One figure; ``basis`` is the number of cases and the club's figure, or empty."""

    name: str
    text: str
    basis: str
    figure: Statistic


def wins_text(number: int) -> str:
    return trn("of {n} win", "of {n} wins", number)


def player_counts(system: SystemStatistics) -> tuple[PlayerCount, ...]:
    """Returns the averages and counts of a player in one rule system."""
    tally, club = system.tally, system.club
    wins = wins_text(tally.wins)
    paid = trn("of {n} deal-in", "of {n} deal-ins", tally.deal_ins)
    return (
        PlayerCount(tr("Average won"), _points(tally.average_win), _basis(wins, club.average_win), Statistic.WINS),
        PlayerCount(
            tr("Average paid"), _points(tally.average_deal_in), _basis(paid, club.average_deal_in), Statistic.DEAL_INS
        ),
        PlayerCount(tr("Responsible (pao)"), format_number(tally.liable), "", Statistic.PAO_PAYMENTS),
        PlayerCount(tr("Chombo", "any game"), format_number(tally.fouls), "", Statistic.CHOMBOS),
        PlayerCount(tr("Hands played"), format_number(tally.hands), "", Statistic.HANDS),
    )


def _points(mean: float | None) -> str:
    return format_number(round(mean)) if mean is not None else _NONE


def _basis(cases: str, club: float | None) -> str:
    if club is None:
        return cases
    return tr("{rests}, the club {points}").format(rests=cases, points=format_number(round(club)))


def counts_figures(title: str, system: SystemStatistics) -> ChartTable:
    """Returns the averages and counts as a table."""
    headers = tr("Figure"), tr("Value", "a figure"), tr("Based on")
    return ChartTable(title, headers, tuple((count.name, count.text, count.basis) for count in player_counts(system)))


class CountList(QWidget):
    activated = Signal(str, object)

    def __init__(self) -> None:
        super().__init__()
        self._grid = table((), wide=1, gaps=(12, 3))
        boxed(self._grid, self)

    def show_system(self, system: SystemStatistics) -> None:
        clear(self._grid)
        for index, count in enumerate(player_counts(system)):
            row = index * 2 + 1
            self._grid.addWidget(Hairline(), row - 1, 0, 1, 3)
            self._grid.addWidget(Label(count.name), row, 0)
            self._grid.addWidget(Label(count.basis, size=13, role="ink2"), row, 1)
            figure: QWidget = Label(count.text)
            # An average can be 0 although there are cases.
            if getattr(system.tally, count.figure.value):
                figure = LinkButton(count.text, on_click=partial(self.activated.emit, count.name, count.figure))
                figure.setAccessibleName(with_heading(count.name, count.text))
            self._grid.addWidget(figure, row, 2, Qt.AlignmentFlag.AlignRight)


_MAX_YAKU = 4
_TILE = 20
_ROW = 39


def pick_favourites(counts: Sequence[YakuCount]) -> tuple[YakuCount, ...]:
    """Returns the three most frequent yaku and the rarest, or all of up to four."""
    return tuple(counts) if len(counts) <= _MAX_YAKU else (*counts[: _MAX_YAKU - 1], counts[-1])


def names_of_yaku(system: SystemStatistics, yaku_id: str) -> tuple[str, str]:
    """Returns the name of a yaku and the text below it, or the id if it is unknown."""
    found = system_with_key(system.system)
    if found is None or yaku_id not in {yaku.id for yaku in found.ruleset.yaku}:
        return yaku_id, ""
    return yaku_name(found.ruleset, yaku_id)


class FavouriteYakuList(QWidget):
    """Shows yaku with their numbers of wins."""

    activated = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.shown: tuple[YakuCount, ...] = ()
        self._tiles: dict[str, TileRow] = {}
        self._grid = table((), gaps=(8, 0))
        boxed(self._grid, self)

    def show_system(self, system: SystemStatistics) -> None:
        """Shows the yaku of a system, without tiles yet."""
        clear(self._grid)
        self._tiles = {}
        self.shown = pick_favourites(system.yaku)
        for index, favourite in enumerate(self.shown):
            self._add(index, system, favourite, rarest=index == _MAX_YAKU - 1 and len(system.yaku) > _MAX_YAKU)
        if not self.shown:
            self._grid.addWidget(Label(tr("No wins with tiles yet"), role="ink3", wrap=True), 0, 0)
        self._grid.setRowStretch(len(self.shown) * 2 + 1, 1)

    def _add(self, index: int, system: SystemStatistics, favourite: YakuCount, *, rarest: bool) -> None:
        name, below = names_of_yaku(system, favourite.yaku)
        self._grid.addWidget(Hairline(), index * 2, 0, 1, 3)
        self._grid.setRowMinimumHeight(index * 2 + 1, theme.px(_ROW))
        caption = Label(tr("the rarest"), size=13, role="ink2") if rarest else Label(below, size=13, serif=True)
        words = column(Label(name, wrap=True), caption, edges=(0, 2, 0, 0))
        self._grid.addWidget(boxed(words), index * 2 + 1, 0)
        tiles = self._tiles[favourite.yaku] = TileRow((), _TILE)
        self._grid.addWidget(tiles, index * 2 + 1, 1, Qt.AlignmentFlag.AlignVCenter)
        count = LinkButton(format_number(favourite.count), on_click=partial(self.activated.emit, favourite.yaku))
        count.setAccessibleName(trn("{yaku}: {n} win", "{yaku}: {n} wins", favourite.count).format(yaku=name))
        count.setToolTip(tr("Show wins with {yaku}").format(yaku=name))
        self._grid.addWidget(count, index * 2 + 1, 2, RIGHT)

    def show_tiles(self, yaku: str, groups: tuple[TileGroup, ...]) -> None:
        if yaku in self._tiles:
            self._tiles[yaku].set_groups(groups)


class ReplayedWin(NamedTuple):
    """A win in its replayed match."""

    match: Match
    hand: BestHand


def replay_win(ledger: Ledger, won: WonHand) -> ReplayedWin | None:
    """Replays a win; returns None if the row has changed or the rules are unknown."""
    match, row = replay_row(ledger, won.match, won.place.row) or (None, None)
    if match is None or row is None or not isinstance(row.event, Win) or row.refusal is not None:
        return None
    indexes = [index for index, winner in enumerate(row.event.winners) if winner.seat == won.win.seat]
    return ReplayedWin(match, BestHand(row, indexes[0])) if indexes else None


def hand_groups(win: ReplayedWin) -> tuple[TileGroup, ...]:
    """Returns the groups of the hand as it was counted, or none without tiles."""
    winner, row, ruleset = win.hand.winner, win.hand.row, win.match.rules.ruleset
    if winner.hand is None:
        return ()
    evaluation, order = win.hand.evaluation, row.before.turn_order
    groups = captioned_groups(ruleset, winner.hand, evaluation, winner.seat, row.players, order)
    return tuple(TileGroup(group.pieces) for group in groups)


def tiles_of_yaku(win: ReplayedWin, yaku: str) -> tuple[TileGroup, ...]:
    """Returns the first group of a yaku, or the largest if it is of the whole hand."""
    groups, evaluation = hand_groups(win), win.hand.evaluation
    item = next((item for item in evaluation.yaku if item.id == yaku), None)
    reading = evaluation.reading
    if item is None or not groups:
        return ()
    if item.groups and reading is not None and len(reading.groups) == len(groups):
        index = next((index for index, group in enumerate(reading.groups) if group in item.groups), 0)
    else:
        index = max(range(len(groups)), key=lambda index: len(groups[index].pieces))
    return (TileGroup(tuple(face._replace(winning=False) for face in groups[index].pieces[:_MAX_TILES])),)


_MAX_TILES = 4


def indicators_of(win: ReplayedWin) -> tuple[TileFace, ...]:
    """Returns the indicators of the hand: of its dora, or of its wildcard."""
    hand, ruleset = win.hand.winner.hand, win.match.rules.ruleset
    if hand is None:
        return ()
    return tuple(piece_face(ruleset, piece) for kind in ruleset.indicators for piece in hand.indicators.pieces_of(kind))


_HAND_TILE, _SMALLEST, _INDICATOR = 37, 25, 22
_HEIGHT, _TEXTS = 124, 300


class BiggestHandView(Felt):
    """The biggest hand, with its tiles once the match has been replayed."""

    opened = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setMinimumHeight(theme.px(_HEIGHT))
        self.title = Label(size=20, serif=True, role="felt_ink", wrap=True)
        self.details = Label(size=14, role="felt_ink2", wrap=True)
        self.tiles = Rack(width=_HAND_TILE, smallest=_SMALLEST, brackets=False)
        self._indicator = Label(tr("indicator"), size=14, role="felt_ink2")
        self._turned = TileRow((), _INDICATOR)
        self.link = LinkButton(tr("Open in the ledger"), size=14, on_click=self.opened.emit)
        left = column(self.title, self.details, ..., gap=2)
        foot = row(..., self._indicator, self._turned, self.link, gap=10)
        right = column((self.tiles, 0, Qt.AlignmentFlag.AlignRight), ..., foot, gap=4)
        self._row = row((left, 1), right, gap=12, edges=(20, 12, 16, 12))
        boxed(self._row, self)

    def show_summary(self, won: WonHand, system: str, player: str, discarder: str) -> None:
        """Shows what is known without a replay; ``discarder`` is empty for a self-draw."""
        points = format_number(won.win.points)
        if discarder:
            self.title.setText(tr("Biggest hand: {points} from {player}").format(points=points, player=discarder))
        else:
            self.title.setText(tr("Biggest hand: {points}, self-drawn").format(points=points))
        self.details.setText(join_notes(system, date_text(club_day(won.at))))
        self._player = player
        self.show_tiles(None)

    def show_tiles(self, win: ReplayedWin | None) -> None:
        """Shows the tiles and their value; None removes them but reserves their space."""
        self.tiles.set_groups(hand_groups(win) if win is not None else ())
        indicators = indicators_of(win) if win is not None else ()
        self._turned.set_groups((TileGroup(indicators),) if indicators else ())
        self._turned.setVisible(bool(indicators))
        self._indicator.setVisible(bool(indicators))
        self.tiles.setMinimumWidth(theme.px(_TEXTS) if win is None else 0)
        if win is None:
            return
        ruleset, row, value = win.match.rules.ruleset, win.hand.row, win.hand.evaluation
        wind = wind_name(row.before.seat_wind(win.hand.winner.seat))
        seat_text = tr("{player} sits {wind}").format(player=self._player, wind=wind) if has_winds(ruleset) else ""
        self.details.setText(
            "\n".join(
                line
                for line in (
                    join_notes(self.details.text(), hand_name(ruleset, row.before), seat_text),
                    join_notes(*(yaku_with_value(ruleset, value, item) for item in value.yaku)),
                    hand_value_text(ruleset, value),
                    "" if win.hand.winner.hand is not None else tr("Value entered without tiles"),
                )
                if line
            )
        )
        self._apply_direction()

    def _apply_direction(self) -> None:
        fits = self.width() >= self.tiles.sizeHint().width() + theme.px(_TEXTS) + 60
        set_direction(self._row, across=fits)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._apply_direction()
