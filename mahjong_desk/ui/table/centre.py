# SPDX-License-Identifier: MIT
"""The middle of the felt."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QAbstractButton, QWidget

from mahjong_desk.match import Replay
from mahjong_desk.rules.model.hand import IndicatorPieces
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import current_language, tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.buttons import LinkButton, PrimaryButton, SecondaryButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import CENTRED, Box, Panel, boxed, column, reserve_place, row, set_direction
from mahjong_desk.ui.kit.painting import paint_box, register_for_theme, text_width
from mahjong_desk.ui.kit.table.seat_controls import ScoringStick
from mahjong_desk.ui.kit.text_format import format_number, join_items, join_sentences_with_stops, with_heading
from mahjong_desk.ui.kit.tiles.faces import TileGroup
from mahjong_desk.ui.kit.tiles.tile_widgets import TileRow
from mahjong_desk.ui.text.phrases import capitalise, localise
from mahjong_desk.ui.text.vocabulary import (
    counters_name,
    hand_characters,
    hand_name,
    piece_face,
    piece_group,
    piece_name,
)

_MARGIN = 8
_MAX_STICK_SCALE = 2.0
_MIN_RESULT_SIZE = 14
"""The minimum font size of the text that the match is over."""
_ROW_WIDTH = 250
"""The width from which the sticks are side by side."""
_TILE_WIDTHS = (30, 30, 25, 20)
"""The width of an indicator by the number of indicators; the last one is for more."""


class _LabelledStick(QWidget):
    """A stick above its label; hidden while there are none of it."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.stick, self.label = ScoringStick(kind), Label(size=14, role="felt_ink2")
        self.is_in_play = False
        self.setLayout(column((self.stick, 0, CENTRED), (self.label, 0, CENTRED), gap=theme.px(2)))

    def show_count(self, count: int, text: str, *, in_play: bool) -> None:
        self.is_in_play = in_play
        self.label.setAccessibleName(text)
        self.label.setText(text)
        self.setVisible(bool(count))

    def set_scale(self, scale: float) -> None:
        self.stick.set_scale(scale)
        self.label.set_size(14 * scale)
        self.updateGeometry()


class TableCentre(QWidget):
    """The round, and the counters and sticks on the table."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._scale, self._available_width = 1.0, 1_000
        self._round = Label(size=42, serif=True, role="felt_ink", align=CENTRED)
        self._characters = Label(size=16, role="felt_ink2", align=CENTRED)
        self._deposit_text = self._deposit_points = ""
        self._honba, self._deposit = _LabelledStick("honba"), _LabelledStick("riichi")
        # Equal halves, so that neither moves when the other changes.
        self._stick_row = row((self._honba, 1), (self._deposit, 1), gap=theme.px(20))
        self.result = SecondaryButton(tr("Show the result"), large=True)
        labels = (self._round, 0, CENTRED), (self._characters, 0, CENTRED)
        self._column = column(*labels, self._stick_row, gap=theme.px(2))
        self._column.addSpacing(theme.px(8))
        self._column.addWidget(self.result, 0, CENTRED)
        self.setLayout(self._column)

    def show_replay(self, replay: Replay) -> None:
        """Shows the state of a match."""
        table = replay.closing_table
        is_over = replay.final is not None
        ruleset = replay.match.rules.ruleset
        name = hand_name(ruleset, table)
        self._round.setText(tr("The match is over") if is_over else name)
        self._characters.setText(hand_characters(ruleset, table))
        # Chinese and Japanese names are in characters already.
        self._characters.setVisible(not is_over and current_language().spaces)
        self.result.setVisible(is_over)
        conventions = ruleset.conventions
        # Some games have their own word for honba.
        self._honba.stick.setAccessibleName(counters_name(ruleset))
        counters = with_heading(counters_name(ruleset), str(table.honba))
        self._honba.show_count(table.honba, counters, in_play=conventions.has_honba and not is_over)
        self._deposit_points = format_number(table.deposit)
        self._deposit_text = tr("on the table: {points}").format(points=self._deposit_points)
        self._deposit.show_count(table.deposit, self._deposit_text, in_play=conventions.has_deposit and not is_over)
        self.setAccessibleName(self._round.text())
        self.set_scale(self._scale)

    def reserve_sticks(self, reserved: bool) -> None:
        """Reserves the space of absent sticks, so that nothing moves when one appears."""
        for stick in (self._honba, self._deposit):
            reserve_place(stick, reserved and stick.is_in_play)

    def set_available_width(self, width: int) -> None:
        """Shortens the texts and stacks the sticks if there is little width."""
        self._available_width = width - 2 * _MARGIN
        self.result.setText(tr("Show the result"))
        if self.result.sizeHint().width() > self._available_width:
            self.result.setText(tr("Result"))
        narrow = width < theme.px(_ROW_WIDTH)
        fits = text_width(theme.font(14), self._deposit_text) <= self._available_width
        self._deposit.label.setText(self._deposit_text if fits else self._deposit_points)
        set_direction(self._stick_row, across=not narrow)
        self._stick_row.setSpacing(0 if narrow else theme.px(20))
        for stick in (self._honba, self._deposit):
            stick.setContentsMargins(0, theme.px(3 if narrow else 10), 0, 0)

    def set_scale(self, scale: float) -> None:
        """Scales the texts and sticks with the plates."""
        self._scale = scale
        if self.result.isVisibleTo(self):
            size = min(96, max(28, 30 * scale / theme.scale()))
            width = text_width(theme.font(round(size), serif=True), self._round.text())
            # A sentence must fit between the plates, however close they are.
            self._round.set_size(max(_MIN_RESULT_SIZE, size * min(1, self._available_width / max(1, width))))
        else:
            self._round.set_size(min(96, max(28, 42 * scale / theme.scale())))
        self._characters.set_size(min(36, max(14, 16 * scale / theme.scale())))
        for stick in (self._honba, self._deposit):
            stick.set_scale(max(1.0, min(_MAX_STICK_SCALE, scale / theme.scale())))
        # Qt updates layouts later, and hidden ones not at all.
        self._round.updateGeometry()
        self._characters.updateGeometry()
        self._stick_row.invalidate()
        self._column.invalidate()


class EmptyTable(Panel):
    """The felt without a match."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, radius=14)
        title = Label(tr("No match yet"), size=25, serif=True)
        lead = Label(tr("Name the players, draw seats and start playing."), size=17, role="ink2", wrap=True)
        lead.setMinimumWidth(theme.px(360))
        self.new_button = PrimaryButton(tr("&New match"))
        self.continue_button = SecondaryButton(tr("C&ontinue match…"), large=True)
        buttons = row(self.new_button, self.continue_button, ..., gap=theme.px(10))
        self.learn_button = LinkButton(tr("Learn a game first"))
        edges = theme.px(32), theme.px(28), theme.px(32), theme.px(28)
        self.setLayout(column(title, lead, buttons, self.learn_button, gap=theme.px(12), edges=edges))


class IndicatorSpot(QAbstractButton):
    """The indicator on the felt, with the piece that it indicates; a click changes it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Label(size=14, role="felt_ink2")
        self._indicators, self._indicated = TileRow(gap=2), TileRow(gap=2)
        self._arrow = Label("→", size=14, role="felt_ink2")
        self._indicated_names = Label(size=14, role="felt_ink2")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty("ring", True)
        parts = self._title, self._indicators, self._arrow, self._indicated, self._indicated_names
        self._line = row(*parts, gap=theme.px(6), edges=(theme.px(10), 0, theme.px(10), 0))
        self.setLayout(self._line)
        for widget in parts:
            # Labels on a button would inherit the colour of its text.
            widget.setForegroundRole(QPalette.ColorRole.WindowText)
            widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        register_for_theme(self)

    def show_turned_up(self, ruleset: Ruleset, turned_up: IndicatorPieces) -> None:
        """Shows the indicators and what they indicate, or the name of an indicator."""
        offered = [item for item in ruleset.indicators if not item.requires_any]
        pairs = [(item, piece) for item in offered for piece in turned_up.pieces_of(item)]
        pieces = [piece for _, piece in pairs]
        indicated = [item.indicates(ruleset.pieces.kind_of_face[piece]) for item, piece in pairs]
        title = tr("{indicator}…").format(indicator=capitalise(localise(offered[0].name)))
        self._title.setText("" if pieces else title)
        self._indicated_names.setText(
            join_items(localise(item.indicated_name) for item in offered if turned_up.pieces_of(item))
        )
        self._indicators.set_groups(tuple(piece_group(ruleset, piece) for piece in pieces))
        self._indicated.set_groups(
            tuple(
                TileGroup((piece_face(ruleset, piece, piece if item.makes_wildcards else None),))
                for (item, _), piece in zip(pairs, indicated, strict=True)
            )
        )
        for tiles in (self._indicators, self._indicated):
            tiles.set_tile_width(_TILE_WIDTHS[min(len(pieces), len(_TILE_WIDTHS) - 1)])
        self._title.setVisible(not pieces)
        for widget in (self._indicators, self._arrow, self._indicated, self._indicated_names):
            widget.setVisible(bool(pieces))
        text = tr("{tile}: shows {other}; click to change it")
        texts = [
            text.format(tile=piece_name(ruleset, piece), other=piece_name(ruleset, other))
            for piece, other in zip(pieces, indicated, strict=True)
        ]
        self.setAccessibleName("\n".join(texts) or title)
        self.setToolTip(self.accessibleName())
        self._line.invalidate()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return self._line.sizeHint().expandedTo(QSize(0, max(theme.MIN_TOUCH_SIZE, theme.px(32))))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = theme.current()
        fill = colours.felt_dark if self.isDown() else colours.felt_deep if self.underMouse() else None
        paint_box(QPainter(self), QRectF(self.rect()), fill, colours.felt_line, 8)


class FeltNotes(QWidget):
    """Short sentences on plates, aligned at the bottom."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.notes: tuple[str, ...] = ()
        self._scale = 1.0
        self._plates: list[tuple[Box, Label]] = []
        self._column = column(..., gap=6)
        self.setLayout(self._column)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_notes(self, notes: Sequence[str]) -> None:
        """Shows other sentences; hidden if there are none."""
        self.notes = tuple(notes)
        while self._plates:
            plate, _ = self._plates.pop()
            plate.hide()
            plate.deleteLater()
        for note in notes:
            label = Label(note, size=16 * self._scale, bold=True, role="felt_ink", wrap=True)
            plate = Box(fill="felt_dark", edge="brass")
            boxed(row((label, 1), edges=(9, 5, 9, 5)), plate)
            self._column.addWidget(plate)
            self._plates.append((plate, label))
        self.setAccessibleName(join_sentences_with_stops(*notes))
        self.setVisible(bool(notes))

    def set_scale(self, scale: float) -> None:
        """Sets how much larger than usual the sentences are."""
        self._scale = scale
        for _, label in self._plates:
            label.set_size(16 * scale)

    def boxes(self) -> list[QRect]:
        """Returns the plate of each sentence, from top to bottom."""
        return [plate.geometry() for plate, _ in self._plates]
