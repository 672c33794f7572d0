# SPDX-License-Identifier: MIT
"""The workbench: any hand, entered as in the picker, and what all rule systems make of it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from mahjong_desk.learn.workbench import under_all
from mahjong_desk.pieces import Piece
from mahjong_desk.rules import registry
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.table import Round
from mahjong_desk.shapes import MeldKind
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit import Chip, Felt, IconButton, Rack, TileFace, TileGroup
from mahjong_desk.ui.kit.faces import face_name
from mahjong_desk.ui.learn.bench_entry import SEAT, BenchEntry
from mahjong_desk.ui.learn.bench_result import BenchResult
from mahjong_desk.ui.learn.nearby import NearbyYaku
from mahjong_desk.ui.ledger.hands import meld_faces
from mahjong_desk.ui.picker.choices import Choices
from mahjong_desk.ui.picker.draft import Indicator
from mahjong_desk.ui.picker.notation import segments
from mahjong_desk.ui.picker.notation_line import NotationLine, Verdict
from mahjong_desk.ui.picker.palette import Palette
from mahjong_desk.ui.picker.verdict import fault_text, pieces_text
from mahjong_desk.ui.words import wind_name

_NARROW = 1120
_RESULT = 440


class Workbench(QWidget):
    """Palette, hand and line at the left, everything that there is to say of the hand at the right.

    Attributes:
        entry: The hand.
        palette_tiles: The pieces to choose from.
        rack: The hand as it lies.
        line: The hand as text.
        result: What the rule systems make of it.
        nearby: The yaku that little would bring.

    Signals:
        yaku_wanted(str, str): The page of a yaku shall be shown: ids of its ruleset and its own.
    """

    yaku_wanted = Signal(str, str)

    def __init__(self, ruleset: Ruleset, parent: QWidget | None = None) -> None:
        """Makes a workbench for the pieces of a rule system."""
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("ring", False)
        self.setAccessibleName(self.tr("Workbench"))
        self.entry = BenchEntry(ruleset, self)
        self.mode: MeldKind | Indicator | None = None
        frame = self.entry.frame
        self.palette_tiles = Palette(frame)
        self.palette_tiles.piece_chosen.connect(self._piece_chosen)
        self.rack = Rack(width=45, smallest=28, brackets=False, clickable=True)
        self.rack.tile_clicked.connect(self.entry.remove)
        self.line = NotationLine()
        self.clear = IconButton(self.tr("Take all tiles back"), "trash")
        self.clear.clicked.connect(self.entry.clear)
        self.kinds = Choices(self.tr("Meld"), on_felt=True)
        self.kinds.toggled.connect(self._mode_chosen)
        self.source = Choices(self.tr("Last tile"), on_felt=True)
        self.source.set_choices([(True, self.tr("Self-draw")), (False, self.tr("Discard"))])
        self.source.choose(True)
        self.source.chosen.connect(lambda drawn: self.entry.set_self_drawn(bool(drawn)))
        winds = [(wind, wind_name(wind)) for wind in range(4)]
        self.seat = Choices(self.tr("Seat wind"), on_felt=True)
        self.round = Choices(self.tr("Round"), on_felt=True)
        for group in (self.seat, self.round):
            group.set_choices(winds)
            group.chosen.connect(lambda _wind: self._winds_chosen())
            if frame.letters:
                group.hide()
        self.seat.choose(SEAT)
        self.round.choose(0)
        self.wild = Chip("", on_felt=True)
        self.wild.clicked.connect(self._wild_pressed)
        if frame.letters:
            self.wild.hide()
        self.result = BenchResult()
        self.nearby = NearbyYaku(self)
        for part in (self.result, self.nearby):
            part.yaku_wanted.connect(self.yaku_wanted)
        self._build()
        self.entry.changed.connect(self.refresh)
        self.refresh()

    def _build(self) -> None:
        banded = bool(self.entry.frame.letters)
        felt = Felt()
        directions = QBoxLayout.Direction
        inside = QBoxLayout(directions.TopToBottom if banded else directions.LeftToRight, felt)
        inside.setContentsMargins(18, 10, 16, 10)
        inside.setSpacing(20)
        choices = QVBoxLayout()
        choices.setSpacing(8)
        for group in (self.kinds, self.source, self.seat, self.round):
            choices.addWidget(group)
        choices.addWidget(self.wild)
        choices.addStretch(1)
        inside.addWidget(self.palette_tiles, 0, Qt.AlignmentFlag.AlignTop)
        inside.addLayout(choices, 1)
        lying = Felt(role="felt_deep")
        under = QVBoxLayout(lying)
        under.setContentsMargins(12, 10, 12, 10)
        under.addWidget(self.rack)
        typed = QHBoxLayout()
        typed.addWidget(self.line, 1)
        typed.addWidget(self.clear)
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(felt)
        column.addWidget(lying)
        column.addLayout(typed)
        column.addWidget(self.nearby)
        column.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(left)
        self._row = QBoxLayout(directions.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(20)
        self._row.addWidget(area, 1)
        self._row.addWidget(self.result)

    def refresh(self) -> None:
        """Shows the hand everywhere, and what there is to say of it."""
        entry = self.entry
        frame, draft = entry.frame, entry.draft
        offered = [(kind, text) for kind, text in self._kind_names() if frame.melds.get(kind)]
        self.kinds.set_choices(offered)
        self.kinds.choose(self.mode)
        self._show_wild()
        wild = self._wild_kind()
        self.palette_tiles.show_draft(draft, self.mode, wild)
        self.rack.set_groups(self._groups())
        self.clear.setEnabled(bool(draft.entries or draft.pending))
        if entry.fault is not None:
            verdict = Verdict(fault_text(entry.fault), "error", "warning")
        elif draft.held:
            verdict = Verdict(pieces_text(frame, len(draft.held)))
        else:
            verdict = Verdict(self.tr("Click or type any hand"))
        self.line.show_line(segments(frame, draft), verdict)
        self.source.choose(draft.self_drawn)
        bench = entry.bench()
        won = under_all(bench)
        self.result.show_bench(bench, won)
        self.nearby.show_bench(bench, [under.ruleset for under in won])

    def _kind_names(self) -> list[tuple[MeldKind, str]]:
        return [
            (MeldKind.CHI, self.tr("Chi")),
            (MeldKind.PON, self.tr("Pon")),
            (MeldKind.DAIMINKAN, self.tr("Kan")),
            (MeldKind.ANKAN, self.tr("Concealed kan")),
        ]

    def _groups(self) -> tuple[TileGroup, ...]:
        entry = self.entry
        draft, pieces = entry.draft, entry.frame.pieces
        bench = entry.bench()
        wild = self._wild_kind()
        groups = []
        if draft.concealed:
            groups.append(
                TileGroup(
                    tuple(
                        TileFace(pieces.names[piece], wild=pieces.kinds[piece] == wild)
                        for piece in pieces.sorted(draft.concealed)
                    )
                )
            )
        groups += [TileGroup(meld_faces(pieces, meld, SEAT, entry.frame.players, wild)) for meld in bench.melds]
        if draft.winning is not None:
            face = TileFace(pieces.names[draft.winning], winning=True, wild=pieces.kinds[draft.winning] == wild)
            groups.append(TileGroup((face,)))
        return tuple(groups)

    def _wild_kind(self) -> Piece | None:
        """Returns the kind of the wildcard; None where no indicator is turned up."""
        indicator = self.entry.draft.wild_indicator
        shows = next((ruleset.indicated for ruleset in registry.rulesets() if ruleset.conventions.wild_indicator), None)
        return None if indicator is None or shows is None else shows(indicator)

    def _show_wild(self) -> None:
        indicator = self.entry.draft.wild_indicator
        self.wild.setChecked(self.mode is Indicator.WILD or indicator is not None)
        if indicator is None:
            self.wild.setText(self.tr("Wildcard indicator"))
        else:
            name = self.entry.frame.pieces.names[indicator]
            self.wild.setText(self.tr("Wildcard indicator: {tile}").format(tile=name))
            self.wild.setToolTip(face_name(name))

    # Acts

    def _wild_pressed(self) -> None:
        if self.entry.draft.wild_indicator is not None:
            self.entry.set_wild_indicator(None)
            return
        self.mode = None if self.mode is Indicator.WILD else Indicator.WILD
        self.refresh()

    def _mode_chosen(self, kind: object, chosen: bool) -> None:
        self.mode = kind if isinstance(kind, MeldKind) and chosen and kind is not self.mode else None
        self.refresh()

    def _winds_chosen(self) -> None:
        seat, round_ = self.seat.value(), self.round.value()
        if isinstance(seat, int) and isinstance(round_, int):
            self.entry.set_winds(seat, list(Round)[round_])

    def _piece_chosen(self, piece: int, winning: bool) -> None:
        mode, self.mode = self.mode, None
        if mode is None:
            self.entry.add_piece(piece, winning=winning)
        elif isinstance(mode, Indicator):
            self.entry.set_wild_indicator(piece)
        else:
            self.entry.add_meld(mode, piece)

    def event(self, event: QEvent) -> bool:
        """Keeps the keys of the hand from the menus."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            plain = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
            if (plain and event.text().isprintable() and event.text() not in ("", "?")) or _is_edit(event):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Takes the keys of notation, wherever the keyboard stands on the workbench."""
        text = event.text()
        if event.matches(QKeySequence.StandardKey.Undo):
            self.entry.undo()
        elif event.matches(QKeySequence.StandardKey.Redo):
            self.entry.redo()
        elif event.matches(QKeySequence.StandardKey.Paste):
            self.entry.type_text(QApplication.clipboard().text().strip())
        elif event.key() == Qt.Key.Key_Backspace:
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self.entry.clear()
            else:
                self.entry.take_back()
        elif text and text.isprintable() and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.line.setFocus(Qt.FocusReason.OtherFocusReason)
            self.entry.type_text(text)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Puts the result below where there is no room beside."""
        super().resizeEvent(event)
        narrow = self.width() < _NARROW * theme.scale()
        directions = QBoxLayout.Direction
        self._row.setDirection(directions.TopToBottom if narrow else directions.LeftToRight)
        self.result.setMaximumWidth(16_777_215 if narrow else theme.px(_RESULT))
        self.result.setMinimumWidth(0 if narrow else theme.px(_RESULT))


def _is_edit(event: QKeyEvent) -> bool:
    return any(event.matches(key) for key in (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo))


def benches() -> tuple[Ruleset, ...]:
    """Returns a rule system for each set of pieces, which the workbench then offers."""
    found: dict[str, Ruleset] = {}
    for ruleset in registry.rulesets():
        found.setdefault("".join(ruleset.pieces.names[:1]), ruleset)
    return tuple(found.values())
