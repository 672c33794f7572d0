# SPDX-License-Identifier: MIT
"""The biggest hand of a player, on felt."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from mahjong_desk.club.best import BestHand
from mahjong_desk.club.facts.match_facts import WonHand
from mahjong_desk.club.stored_match import replay_journal
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.match import Match
from mahjong_desk.rules.model.events import Win
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.hand.tile_groups import captioned_groups
from mahjong_desk.ui.kit.controls.buttons import LinkButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import boxed, column, row, set_direction
from mahjong_desk.ui.kit.layout.panels import Felt
from mahjong_desk.ui.kit.text_format import format_number, join_notes
from mahjong_desk.ui.kit.tiles.faces import TileFace, TileGroup
from mahjong_desk.ui.kit.tiles.tile_widgets import TileRow
from mahjong_desk.ui.text.dates import date_text
from mahjong_desk.ui.text.tiles import piece_face
from mahjong_desk.ui.text.values import hand_value_text
from mahjong_desk.ui.text.vocabulary import hand_name, wind_name, yaku_name


class ReplayedWin(NamedTuple):
    """A win as it was won."""

    match: Match
    hand: BestHand


def replay_win(ledger: Ledger, won: WonHand) -> ReplayedWin | None:
    """Returns a win with its tiles, or None if the row has changed; raises ``Refusal`` if the rules are unknown."""
    replay = replay_journal(ledger.journal(won.match))
    if won.place.row is None or won.place.row >= len(replay.rows):
        return None
    row = replay.rows[won.place.row]
    if not isinstance(row.event, Win) or row.refusal is not None:
        return None
    places = [place for place, winner in enumerate(row.event.wins) if winner.seat == won.win.seat]
    return ReplayedWin(replay.match, BestHand(row, places[0])) if places else None


def hand_groups(again: ReplayedWin) -> tuple[TileGroup, ...]:
    """Returns the hand in the counted reading, without captions; nothing if it was not laid out."""
    winner, ruleset = again.hand.winner, again.match.rules.ruleset
    if winner.hand is None:
        return ()
    groups = captioned_groups(
        ruleset,
        winner.hand,
        again.hand.evaluation,
        winner.seat,
        again.hand.row.players,
        again.hand.row.before.turn_order,
    )
    return tuple(TileGroup(group.pieces) for group in groups)


def tiles_of_yaku(again: ReplayedWin, yaku: str) -> tuple[TileGroup, ...]:
    """Returns the first group of a yaku; the largest group if the yaku is of the whole hand."""
    groups, evaluation = hand_groups(again), again.hand.evaluation
    item = next((item for item in evaluation.yaku if item.id == yaku), None)
    reading = evaluation.reading
    if item is None or not groups:
        return ()
    if item.groups and reading is not None and len(reading.groups) == len(groups):
        at = next((at for at, group in enumerate(reading.groups) if group in item.groups), 0)
    else:
        at = max(range(len(groups)), key=lambda place: len(groups[place].pieces))
    return (TileGroup(tuple(face._replace(winning=False) for face in groups[at].pieces[:_MAX_TILES])),)


_MAX_TILES = 4


def indicators_of(again: ReplayedWin) -> tuple[TileFace, ...]:
    """Returns what was turned up for the hand: the indicators of its dora, or of its wildcard."""
    hand, ruleset = again.hand.winner.hand, again.match.rules.ruleset
    if hand is None:
        return ()
    return tuple(piece_face(ruleset, piece) for one in ruleset.indicators for piece in hand.indicators.pieces_of(one))


_TILE, _GAP, _INDICATOR = 37, 14, 22
_HEIGHT, _TEXTS = 124, 300


class BiggestHandView(Felt):
    """The biggest hand, with its tiles once the match has been replayed."""

    wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumHeight(theme.px(_HEIGHT))
        self.title = Label(size=20, serif=True, role="felt_ink", wrap=True)
        self.details = Label(size=14, role="felt_ink2", wrap=True)
        self.tiles = TileRow((), _TILE, gap=_GAP)
        self._indicator = Label(tr("indicator"), size=14, role="felt_ink2")
        self._turned = TileRow((), _INDICATOR)
        self.link = LinkButton(tr("Open in the ledger"), size=14, does=self.wanted.emit)
        left = column(self.title, self.details, ..., gap=2)
        foot = row(..., self._indicator, self._turned, self.link, gap=10)
        right = column((self.tiles, 0, Qt.AlignmentFlag.AlignRight), ..., foot, gap=4)
        self._row = row((left, 1), right, gap=12, edges=(20, 12, 16, 12))
        boxed(self._row, self)

    def show_summary(self, won: WonHand, system: str, player: str, discarder: str) -> None:
        """Shows what is known without a replay; ``giver`` is the discarder's name, or empty for a self-draw."""
        points = format_number(won.win.points)
        if discarder:
            self.title.setText(tr("Biggest hand: {points} from {player}").format(points=points, player=discarder))
        else:
            self.title.setText(tr("Biggest hand: {points}, self-drawn").format(points=points))
        self.details.setText(join_notes(system, date_text(won.at)))
        self._player = player
        self.show_tiles(None)

    def show_tiles(self, again: ReplayedWin | None) -> None:
        """Shows the tiles, and what they counted; none for None, which keeps their room."""
        self.tiles.set_groups(hand_groups(again) if again is not None else ())
        turned = indicators_of(again) if again is not None else ()
        self._turned.set_groups((TileGroup(turned),) if turned else ())
        self._turned.setVisible(bool(turned))
        self._indicator.setVisible(bool(turned))
        self.tiles.setMinimumWidth(theme.px(_TEXTS) if again is None else 0)
        if again is None:
            return
        ruleset, row, value = again.match.rules.ruleset, again.hand.row, again.hand.evaluation
        sits = tr("{player} sits {wind}").format(
            player=self._player, wind=wind_name(row.before.seat_wind(again.hand.winner.seat))
        )
        yaku = [
            tr("{yaku} {value}").format(yaku=yaku_name(ruleset, item.id)[0], value=item.value) for item in value.yaku
        ]
        self.details.setText(
            "\n".join(
                line
                for line in (
                    join_notes(self.details.text(), hand_name(ruleset, row.before), sits),
                    join_notes(*yaku),
                    hand_value_text(ruleset, value),
                    "" if again.hand.winner.hand is not None else tr("Value entered without tiles"),
                )
                if line
            )
        )
        self._apply_direction()

    def _apply_direction(self) -> None:
        beside = self.width() >= self.tiles.sizeHint().width() + theme.px(_TEXTS) + 60
        set_direction(self._row, across=beside)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._apply_direction()
