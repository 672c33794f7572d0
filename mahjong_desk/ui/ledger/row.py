# SPDX-License-Identifier: MIT
"""A row of the ledger, its data from replay and history, and the heads above it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLayout, QSizePolicy, QWidget

from mahjong_desk.journal.acts import ActionKind
from mahjong_desk.journal.history import HistoryRow
from mahjong_desk.match import ReplayRow
from mahjong_desk.match.replay import DealRow
from mahjong_desk.rules.model.events import win_of_event
from mahjong_desk.rules.model.table import RoundWind
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.hand.tile_groups import row_groups
from mahjong_desk.ui.kit.accessibility import AccessiblePart
from mahjong_desk.ui.kit.label import ElidedLabel, IconLabel, Label
from mahjong_desk.ui.kit.layout.boxes import ENTER, NO_LIMIT, RIGHT, TOP, boxed, column, row, set_direction
from mahjong_desk.ui.kit.link_label import LinkLabel, LinkSpans, plain_text
from mahjong_desk.ui.kit.painting import paint_box, register_for_theme, short_name, text_width
from mahjong_desk.ui.kit.text_format import (
    format_change,
    format_number,
    join_items,
    join_notes,
    join_sentences_with_stops,
    with_heading,
)
from mahjong_desk.ui.kit.tiles.faces import TileGroup, groups_text
from mahjong_desk.ui.kit.tiles.tile_art import tile_height
from mahjong_desk.ui.kit.tiles.tile_widgets import TileRow
from mahjong_desk.ui.text.events import deal_text, event_annotations, new_seats, reason_text
from mahjong_desk.ui.text.phrases import note_line
from mahjong_desk.ui.text.refusals import refusal_text, warnings_line
from mahjong_desk.ui.text.vocabulary import short_hand_name, short_round_name
from mahjong_desk.ui.text.yaku_links import open_page_tip, yaku_line
from mahjong_desk.ui.theme.palette import MIN_TEXT_SIZE, mix_colours


@dataclass(frozen=True, slots=True)
class LedgerRowData:
    """One row of the ledger, ready to be shown.

    Attributes:
        riichi: The ids of the riichi that were declared in the hand.
        changed: How often it was changed, in words; empty for never.
        groups: The pieces of a won or claimed hand; empty for other events.
        scores: The points after the hand.
        missing: The points by which the row does not sum to zero.
        names: The players of the hand by seat.
    """

    row_id: int
    hand: str
    event_text: str
    changed: str
    groups: tuple[TileGroup, ...]
    remark: str
    yaku_spans: LinkSpans
    unchecked: bool
    deltas: tuple[int, ...]
    scores: tuple[int, ...]
    missing: int
    refusal: str
    names: tuple[str, ...]
    note: str = ""
    riichi: tuple[int, ...] = ()

    @property
    def yaku(self) -> str:
        return plain_text(self.yaku_spans)

    def accessible_text(self) -> str:
        """Returns the row as sentences for a screen reader."""
        event = with_heading(self.hand, self.event_text)
        parts = [event, self.changed, groups_text(self.groups), self.remark, self.yaku]
        if self.refusal:
            parts.append(self.refusal)
        else:
            for name, delta, score in zip(self.names, self.deltas, self.scores, strict=True):
                sentence = tr("{player} {change}, now {score}")
                parts.append(sentence.format(player=name, change=format_change(delta), score=format_number(score)))
        return join_sentences_with_stops(*parts, note_line(self.note) if self.note else "")


def row_data(
    ruleset: Ruleset,
    row: ReplayRow,
    history: HistoryRow,
    riichi: tuple[ReplayRow, ...] = (),
    riichi_history: tuple[HistoryRow, ...] = (),
) -> LedgerRowData:
    """Returns the data of a row and of the riichi in its hand."""
    deal = DealRow(row, riichi)
    settlement, rows = deal.settlement, (*riichi, row)
    groups: tuple[TileGroup, ...] = ()
    yaku_spans: LinkSpans = ()
    unchecked = False
    win = win_of_event(row.event)
    if win is not None:
        winner = win.winners[0]
        unchecked = winner.hand is None
        if winner.hand is not None:
            groups = row_groups(ruleset, winner.hand, winner.seat, row.before.turn_order)
        if settlement.wins:
            yaku_spans = yaku_line(ruleset, settlement.wins[0].evaluation)
    return LedgerRowData(
        row_id=history.id,
        hand=short_hand_name(ruleset, row.before),
        event_text=deal_text(deal, ruleset),
        changed=changed_text(sum(map(change_count, (*riichi_history, history)))),
        groups=groups,
        remark=_remark(ruleset, row, unchecked=unchecked),
        yaku_spans=yaku_spans,
        unchecked=unchecked,
        deltas=settlement.deltas,
        scores=row.after.scores,
        missing=sum(replay_row.imbalance for replay_row in rows),
        refusal=refusal_text(row.refusal, row.players, ruleset, row.event) if row.refusal is not None else "",
        names=row.players,
        note=join_notes(*(replay_row.event.note or "" for replay_row in rows)),
        riichi=tuple(declaration.id for declaration in riichi_history),
    )


def change_count(history: HistoryRow) -> int:
    """Returns how many changes of a row are in force, not counting notes."""
    count = 0
    for change in history.changes:
        if change.before is None or change.after is None or change.changes_only_note:
            continue
        count += -1 if change.kind is ActionKind.UNDO else 1
    return count


def changed_text(count: int) -> str:
    """Returns how often a row was changed; empty for never."""
    if count <= 0:
        return ""
    if count == 1:
        return tr("corrected once")
    return trn("corrected {n} time", "corrected {n} times", count)


def _remark(ruleset: Ruleset, row: ReplayRow, *, unchecked: bool) -> str:
    if row.refusal is not None:
        return ""
    event = row.event
    typed = tr("value entered, not checked") if unchecked else ""
    broken = warnings_line(ruleset, row.settlement)
    against = tr("recorded despite the rule: {rules}").format(rules=broken) if broken else ""
    texts = (typed, against) if typed or against else event_annotations(ruleset, event, row.players)
    reason = "" if typed or against else reason_text(ruleset, event)
    return join_notes(*texts, reason, new_seats(row))


_GAP, _LEFT, _RIGHT, _ICON = 8, 14, 14, 16
_EVENT, _MIN_EVENT, _MIN_YAKU = 140, 48, 130
_PLAYER, _NARROW_PLAYER = 96, 70
_TILE, _ROOMY_TILE, _SMALLEST_TILE, _TILES_ACROSS = 20, 28, 14, 16.6
_ROOMY = 1400
_WIDEST_FIGURE = "+88,888"
_HEIGHT, _AROUND_TILES = 50, 17


class LedgerColumns(NamedTuple):
    """The widths of the columns in pixels; the yaku fill the rest."""

    hand: int
    event: int
    tiles: int
    player: int
    tile: int  # The largest width of one tile.
    stacked: bool  # Whether the yaku are below the tiles.


def columns_for(width: int, players: int) -> LedgerColumns:
    """Returns the columns for a width and a number of players."""
    bold = theme.font(15, bold=True)
    tile = _ROOMY_TILE if width >= _ROOMY * theme.scale() else _TILE
    # Measured, because the name is wider in Chinese characters. The icon of a note follows it.
    hand = round(text_width(bold, short_round_name(RoundWind.EAST, 4, honba=8))) + theme.px(_ICON) + 4
    event = theme.scaled_frame(_EVENT)
    tiles = round(tile * _TILES_ACROSS)
    around = _LEFT + _RIGHT + theme.px(_ICON) * 2 + (6 + players) * _GAP
    room = width - around - hand - event - tiles
    # Columns of figures shrink before the yaku move below the tiles.
    narrow = max(theme.scaled_frame(_NARROW_PLAYER), round(text_width(bold, _WIDEST_FIGURE)))
    stacked = room - players * narrow < theme.px(_MIN_YAKU)
    each = (room if stacked else room - theme.px(_MIN_YAKU)) // players
    player = max(narrow, min(each, theme.px(_PLAYER)))
    if stacked:
        free = room + event + tiles - players * player
        event = max(min(event, free - round(_SMALLEST_TILE * _TILES_ACROSS)), theme.px(_MIN_EVENT))
        tiles = min(tiles, free - event)
    return LedgerColumns(hand, event, tiles, player, tile, stacked)


class _Cells(QHBoxLayout):
    """The layout of a row: an arrow, the cells, and a seal.

    The cells are hand, event, tiles and yaku, then the players. Without yaku, the tiles also fill their column.
    """

    def __init__(self, arrow: QWidget, seal: QWidget, cells: Sequence[QWidget], *, yaku: bool) -> None:
        super().__init__()
        self.setContentsMargins(_LEFT, 3, _RIGHT, 3)
        self.setSpacing(_GAP)
        self._hand, self._event, self._tiles, self._yaku, *self._players = cells
        self._has_yaku = yaku
        self._words = row(self._tiles, (self._yaku, 1), gap=_GAP)
        if not yaku:
            self._yaku.hide()
        self.addWidget(arrow)
        self.addWidget(self._hand)
        self.addWidget(self._event)
        self.addLayout(self._words, 1)
        for player in self._players:
            self.addWidget(player)
        self.addSpacing(_GAP)
        self.addWidget(seal)

    def set_columns(self, columns: LedgerColumns) -> None:
        beside = self._has_yaku and not columns.stacked
        set_direction(self._words, across=not columns.stacked)
        self._words.setSpacing(_GAP if beside else 0)
        self._hand.setFixedWidth(columns.hand)
        self._event.setFixedWidth(columns.event)
        self._tiles.setMinimumWidth(columns.tiles if beside else 0)
        self._tiles.setMaximumWidth(columns.tiles if beside else NO_LIMIT)
        for player in self._players:
            player.setFixedWidth(columns.player)


class _Head(ElidedLabel):
    accessible_role = "ColumnHeader"


class LedgerHead(QWidget):
    """The heads of the columns; they do not scroll."""

    accessible_role = "Row"

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
        self._words = [_Head(size=14, role="ink3") for _ in range(4)]
        self.players = [_Head(short_name(name), whole=name, size=14, bold=True, align=RIGHT) for name in names]
        self._cells = _Cells(IconLabel("", size=_ICON), IconLabel("", size=_ICON), self.cells, yaku=True)
        self.setLayout(self._cells)
        self.setAccessibleName(join_items(names))

    @property
    def cells(self) -> list[_Head]:
        return [*self._words, *self.players]

    def set_columns(self, columns: LedgerColumns) -> None:
        tiles = tr("Tiles and yaku") if columns.stacked else tr("Tiles, winning tile underlined")
        for label, text in zip(self._words, (tr("Hand"), tr("What happened"), tiles, tr("Yaku")), strict=True):
            label.set_text(text)
        self._words[-1].setHidden(columns.stacked)
        self._cells.set_columns(columns)
        self.setFixedHeight(theme.px(36))
        for player in self.players:
            fits = text_width(theme.font(14, bold=True), player.text()) <= columns.player
            player.set_size(14 if fits else MIN_TEXT_SIZE)


def _with_icon(icon: str, text: str, role: str) -> QLayout:
    """Returns a text with an icon before it; an empty row if there is no text."""
    if not text:
        return row()
    label = Label(text, size=14, role=role, wrap=True)
    if not icon:
        return row((label, 1))
    return row((IconLabel(icon, role, size=_ICON), 0, TOP), (label, 1), gap=6)


class LedgerRow(QAbstractButton):
    """One row; it opens by click, Enter, Space or the right arrow."""

    move_requested = Signal(int)
    yaku_requested = Signal(str)

    accessible_role = "Row"

    def __init__(self, line: LedgerRowData, head: LedgerHead) -> None:
        super().__init__()
        self.line = line
        self._head = head
        self._arrow = IconLabel("chevron_right", "ink2", size=_ICON)
        self._tiles = TileRow(line.groups, _TILE, gap=6)
        self.yaku = LinkLabel(line.yaku_spans, tip=open_page_tip(), role="ink2", wrap=True, quiet=True)
        self.yaku.link_activated.connect(self.yaku_requested)
        self._parts = self._make_cells()
        broken = line.missing or line.refusal
        seal = IconLabel("seal_broken" if broken else "seal", "error" if broken else "plus", size=_ICON)
        seal.setToolTip(format_change(line.missing) if line.missing else "")
        self._cells = _Cells(self._arrow, seal, self._parts, yaku=bool(line.groups or line.yaku_spans))
        self.setLayout(self._cells)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("ring", False)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.setAccessibleName(line.accessible_text())
        self.toggled.connect(lambda on: self._arrow.set_icon("chevron_down" if on else "chevron_right"))
        register_for_theme(self)

    def _make_cells(self) -> list[QWidget]:
        line, refused = self.line, bool(self.line.refusal)
        mark = (IconLabel("page", "brass_text", size=_ICON),) if line.note else ()
        changed = _with_icon("pencil", line.changed, "brass_text")
        sign = "octagon" if refused else "pencil" if line.unchecked else ""
        remark = _with_icon(sign, line.refusal or line.remark, "error" if refused else "ink2")
        if refused or not line.yaku_spans:
            self.yaku.hide()
        cells = [
            boxed(row(Label(line.hand, bold=True), ..., *mark)),
            boxed(column(..., Label(line.event_text, wrap=True), changed, ...)),
            boxed(row(self._tiles, ...) if line.groups else row((remark, 1))),
            boxed(column(..., self.yaku, remark, ...) if line.groups else column(..., self.yaku, ...)),
        ]
        texts = (
            line.hand,
            join_notes(line.event_text, line.changed),
            line.refusal or join_notes(self._tiles.accessibleName(), line.remark),
            line.yaku,
        )
        for cell, text in zip(cells, texts, strict=True):
            cell.setAccessibleName(text)
        return [*cells, *(self._figures(*pair) for pair in zip(line.deltas, line.scores, strict=True))]

    def _figures(self, delta: int, score: int) -> QWidget:
        role = "plus" if delta > 0 else "minus" if delta < 0 else "ink3"
        figures = (
            Label(format_change(delta), bold=bool(delta), role=role, align=RIGHT),
            Label(format_number(score), size=14, role="ink3", align=RIGHT),
        )
        cell = boxed(column(..., *figures, ...))
        # A refused row changes no points.
        cell.setAccessibleName("" if self.line.refusal else join_notes(*(figure.text() for figure in figures)))
        return cell

    def accessible_parts(self) -> tuple[AccessiblePart, ...]:
        return tuple(
            AccessiblePart(part.accessibleName(), part.geometry(), "Cell", head.text())
            for part, head in zip(self._parts, self._head.cells, strict=True)
            if part.accessibleName()
        )

    def set_columns(self, columns: LedgerColumns) -> None:
        self._cells.set_columns(columns)
        self.setMinimumHeight(max(theme.px(_HEIGHT), tile_height(columns.tile) + _AROUND_TILES))
        tile = columns.tile
        self._tiles.set_tile_width(tile)
        while tile > _SMALLEST_TILE and self._tiles.sizeHint().width() > columns.tiles:
            tile -= 1
            self._tiles.set_tile_width(tile)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.move_requested.emit(1 if key == Qt.Key.Key_Down else -1)
        elif key in ENTER:
            self.click()
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_Left):
            if self.isChecked() is (key == Qt.Key.Key_Left):
                self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours = theme.current()
        box = QRectF(self.rect())
        if self.isChecked():
            painter.fillRect(box, colours.opened)
        elif self.underMouse():
            painter.fillRect(box, mix_colours(colours.paper, colours.sunk, 0.4))
        painter.fillRect(QRectF(0, 0, box.width(), 1), colours.line)
        if self.line.refusal:
            painter.fillRect(QRectF(0, 1, 5, box.height() - 1), colours.error)
        if self.hasFocus():
            paint_box(painter, box.adjusted(2, 2, -2, -2), None, colours.focus, 6, colours.ring)
