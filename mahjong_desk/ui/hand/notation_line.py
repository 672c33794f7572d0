# SPDX-License-Identifier: MIT
"""The notation of a hand, as a line and as a field, and the status of a hand."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from mahjong_desk.entry.assessment import Assessment, AssessmentStage
from mahjong_desk.entry.draft import DraftError, DraftFault, HandSpec, to_event
from mahjong_desk.entry.notation import Segment, SegmentKind
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.accessibility import announce
from mahjong_desk.ui.kit.label import ElidedLabel, IconLabel, Label
from mahjong_desk.ui.kit.layout.boxes import ENTER, Box, Hairline, row, set_direction
from mahjong_desk.ui.kit.painting import elide_text
from mahjong_desk.ui.text.refusals import lacks_yaku, refusal_text
from mahjong_desk.ui.text.vocabulary import piece_context, vocabulary_context

_SIDE, _GAP = 18, 14
_SMALLEST = 13
_SIZES = ((20, False), (17, False), (15, False), (15, True), (_SMALLEST, True))
"""The font sizes to try, and whether the verdict is below the text."""
_HEIGHT, _COMPACT_HEIGHT = 50, 44


@dataclass(frozen=True, slots=True)
class HandStatus:
    """The status of a hand.

    Attributes:
        icon: The name of the icon before the text; empty for none.
    """

    text: str
    role: str = "ink3"
    icon: str = ""


class HandStatusLine(QWidget):
    """A line with the status of a hand; the tooltip has an elided text in full."""

    def __init__(self, *, size: int = 14) -> None:
        super().__init__()
        self.verdict = HandStatus("")
        self._icon, self._text = IconLabel("", size=16), ElidedLabel(size=size)
        self._icon.hide()
        self.setLayout(row(self._icon, (self._text, 1), gap=8))

    def show_verdict(self, verdict: HandStatus) -> None:
        self.verdict = verdict
        self._icon.setVisible(bool(verdict.icon))
        self._icon.set_icon(verdict.icon, verdict.role)
        self._text.set_role(verdict.role)
        self._text.set_text(verdict.text)

    def set_size(self, size: int) -> None:
        self._text.set_size(size)


class NotationLine(Box):
    """Shows what was typed; the picker handles the keys."""

    accessible_role = "EditableText"

    def __init__(self) -> None:
        self._segments: tuple[Segment, ...] = ()
        self._compact = False
        self._label, self._text = Label(tr("Notation"), role="ink3"), Label()
        self._text.setTextFormat(Qt.TextFormat.RichText)
        self._caret, self._status = Hairline(role="ink", upright=True), HandStatusLine(size=15)
        self._caret.hide()
        self._lines = row((row(self._text, self._caret, ..., gap=3), 1), self._status)
        super().__init__(fill="paper", edge="control")
        self.setLayout(row(self._label, (self._lines, 1), gap=_GAP, edges=(_SIDE, 2, _SIDE, 2)))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("ring", False)
        self.setCursor(Qt.CursorShape.IBeamCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Notation"))

    @property
    def text(self) -> str:
        return "".join(segment.text for segment in self._segments)

    @property
    def verdict(self) -> HandStatus:
        return self._status.verdict

    def show_line(self, segments: tuple[Segment, ...], verdict: HandStatus) -> None:
        if segments and verdict != self.verdict:
            announce(self, verdict.text, at_once=verdict.role == "error")
        self._segments = segments
        self._status.show_verdict(verdict)
        self.setAccessibleDescription(
            tr("{hand}. {verdict}").format(hand=self.text, verdict=verdict.text) if segments else verdict.text
        )
        self.restyle()

    def set_compact(self, *, compact: bool) -> None:
        """Uses less height, for a low window."""
        if compact != self._compact:
            self._compact = compact
            self.restyle()

    def restyle(self) -> None:
        """Shows the line as large as fits, with the verdict beside or below it."""
        self.setFixedHeight(theme.px(_COMPACT_HEIGHT if self._compact else _HEIGHT))
        self._text.setText("".join(_to_rich_text(segment) for segment in self._segments))
        room = self.width() - 2 * _SIDE - self._label.sizeHint().width() - 2 * _GAP
        for size, below in _SIZES:
            self._text.set_size(size)
            self._status.set_size(_SMALLEST if below else 15)
            beside = 0 if below else self._status.sizeHint().width() + _GAP
            if self._text.sizeHint().width() + beside <= room:
                break
        else:
            # The end stays visible, because the user types there.
            self._text.setText(escape(elide_text(theme.font(_SMALLEST), self.text, room, at_front=True)))
        set_direction(self._lines, across=not below)
        self._caret.setFixedHeight(self._text.fontMetrics().ascent())
        is_elided = self._text.text() and "…" in self._text.text()
        self.setToolTip(self.text if is_elided else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.restyle()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._show_focus(on=True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_focus(on=False)

    def _show_focus(self, *, on: bool) -> None:
        self._caret.setVisible(on)
        self._width = 2 if on else 1
        self.set_colours("paper", "focus" if on else "control")


def _to_rich_text(segment: Segment) -> str:
    """Returns a part of the line as rich text in its colour."""
    meld, concealed = segment.kind is SegmentKind.MELD, segment.kind is SegmentKind.CONCEALED
    colour = theme.colour("ink2" if meld else "ink" if concealed else "brass_text").name()
    text = f'<span style="color:{colour}">{escape(segment.text)}</span>'
    return text if meld else f"<b>{text}</b>"


def hand_status(assessment: Assessment, fault: DraftError | None, names: Sequence[str]) -> HandStatus:
    """Returns the count and the progress of the hand, or its first fault."""
    draft = assessment.draft
    if fault is not None:
        return HandStatus(error_text(assessment.spec, fault), "error", "warning")
    if draft.value is not None:
        return HandStatus(tr("The entered value counts, not this hand"))
    if "[" in draft.unparsed_text:
        return HandStatus(tr("Close the meld with ]"))
    if draft.unparsed_text and not assessment.spec.piece_letters:
        return HandStatus(tr("Type M, P, S or Z after the digits"))
    if not draft.entries:
        return HandStatus(tr("Click or type the winning hand"))
    if assessment.refusal is not None and assessment.stage is AssessmentStage.REFUSED:
        return HandStatus(refusal_sentence(assessment, assessment.refusal, names), "error", "warning")
    return _progress_status(assessment)


def _progress_status(assessment: Assessment) -> HandStatus:
    count = piece_count_text(assessment.spec, len(assessment.draft.pieces))
    match assessment.stage:
        case AssessmentStage.MISSING:
            missing = tr("{count}, {missing} to go")
            return HandStatus(missing.format(count=count, missing=assessment.missing_pieces))
        case AssessmentStage.WAITING if not assessment.waits:
            not_ready = tr("{count}, not tenpai", usage=vocabulary_context(assessment.rules.ruleset))
            return HandStatus(not_ready.format(count=count))
        case AssessmentStage.WAITING:
            kinds = trn("{n} kind", "{n} kinds", len(assessment.waits))
            return HandStatus(tr("{count}, waits for {kinds}").format(count=count, kinds=kinds))
        case AssessmentStage.UNDECIDED if assessment.draft.winner is None:
            return HandStatus(tr("{count}: who won?").format(count=count), "brass_text")
        case AssessmentStage.UNDECIDED:
            return HandStatus(tr("{count}: self-drawn, or who discarded?").format(count=count), "brass_text")
    readings = 1 + (len(assessment.evaluation.rejected_readings) if assessment.evaluation is not None else 0)
    readings_text = trn("{n} reading", "{n} readings", readings)
    return HandStatus(tr("{count}, {readings}").format(count=count, readings=readings_text), "plus", "tick")


def piece_count_text(spec: HandSpec, number: int) -> str:
    """Returns a number of pieces, such as ``14 tiles`` or ``8 pieces``."""
    return trn("{n} tile", "{n} tiles", number, usage=piece_context(spec.pieces))


def error_text(spec: HandSpec, fault: DraftError) -> str:
    """Returns the sentence for text that does not fit the hand."""
    pieces = spec.pieces
    sentences = {
        DraftFault.STRAY: tr("“{text}” is not a tile", usage=piece_context(pieces)),
        DraftFault.NO_SUCH_PIECE: tr("There is no tile {text}", usage=piece_context(pieces)),
        DraftFault.NONE_LEFT: tr("No {text} left"),
        DraftFault.FULL: tr("The hand is complete without {text}"),
        DraftFault.NO_ROOM: tr("The hand has no room for {text}"),
        DraftFault.NO_MELD: tr("{text} is not a meld"),
        DraftFault.NO_DISCARDER: tr("{text} cannot be claimed from there"),
    }
    return sentences[fault.reason].format(text=fault.text)


def refusal_sentence(assessment: Assessment, refusal: Refusal, names: Sequence[str]) -> str:
    """Returns why the rules refuse the hand, short enough for the end of a line."""
    ruleset, draft = assessment.rules.ruleset, assessment.draft
    if draft.other_winners and draft.is_decided:
        return refusal_text(refusal, names, ruleset, to_event(assessment.spec, draft))
    if refusal.code is ErrorCode.NOT_A_WIN:
        return tr("No winning shape", "verdict on a hand")
    if refusal.code is ErrorCode.FORBIDDEN_WIN:
        return tr("This win is forbidden")
    if lacks_yaku(refusal):
        return tr("No yaku", usage=vocabulary_context(ruleset))
    if refusal.code is ErrorCode.BELOW_MINIMUM:
        return tr("Below the minimum", "verdict on a hand")
    return refusal_text(refusal, names, ruleset)


class HandField(QLineEdit):
    """A line edit with a hand, whose undo steps are those of the hand."""

    undo_requested = Signal()
    redo_requested = Signal()
    hand_requested = Signal()
    editing_abandoned = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.verdict = HandStatus("")
        self.key_interceptor: Callable[[str], bool] = lambda _text: False
        self.setAccessibleName(tr("Notation"))
        self.setPlaceholderText(tr("Notation"))

    def show_hand(self, text: str, verdict: HandStatus) -> None:
        """Shows a hand and its verdict; the cursor keeps its distance from the end."""
        if text != self.text():
            from_end = len(self.text()) - self.cursorPosition()
            self.setText(text)
            self.setCursorPosition(max(0, len(text) - from_end))
        if text and verdict != self.verdict:
            announce(self, verdict.text, at_once=verdict.role == "error")
        self.verdict = verdict
        self.setAccessibleDescription(verdict.text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        if event.matches(QKeySequence.StandardKey.Undo):
            self.undo_requested.emit()
        elif event.matches(QKeySequence.StandardKey.Redo):
            self.redo_requested.emit()
        elif event.matches(QKeySequence.StandardKey.Copy) and not self.hasSelectedText():
            self.hand_requested.emit()
        elif event.key() == Qt.Key.Key_Escape and self.hasSelectedText():
            self.deselect()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.selectAll()
            self.del_()
        elif event.key() in ENTER:
            self.editing_abandoned.emit()
        elif not (plain and event.text().isprintable() and event.text() and self.key_interceptor(event.text())):
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.editing_abandoned.emit()
