# SPDX-License-Identifier: MIT
"""The line of notation and its status text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desk.entry.assessment import Assessment, AssessmentStage
from mahjong_desk.entry.draft import DraftError, DraftFault
from mahjong_desk.entry.frame import HandSpec
from mahjong_desk.entry.notation import Segment, SegmentKind
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.accessibility import announce
from mahjong_desk.ui.kit.painting import (
    elide_text,
    icon_pixmap,
    paint_box,
    paint_text,
    register_for_theme,
    text_height,
    text_width,
)
from mahjong_desk.ui.text.refusals import lacks_yaku, refusal_text
from mahjong_desk.ui.text.vocabulary import piece_context, vocabulary_context

_SIDE = 18
_LARGEST, _SMALLEST, _LEAST = 20, 15, 13
_ICON = 16
_HEIGHT, _LOW = 50, 44


@dataclass(frozen=True, slots=True)
class HandStatus:
    """The status of a hand.

    Attributes:
        icon: Before the text; empty for none.
    """

    text: str
    role: str = "ink3"
    icon: str = ""


class NotationLine(QWidget):
    """Shows what was typed; the picker handles the keys."""

    accessible_role = "EditableText"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._segments: tuple[Segment, ...] = ()
        self.verdict = HandStatus("")
        self._low = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("ring", False)
        self.setCursor(Qt.CursorShape.IBeamCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Notation"))
        register_for_theme(self)

    @property
    def text(self) -> str:
        return "".join(segment.text for segment in self._segments)

    def show_line(self, segments: tuple[Segment, ...], verdict: HandStatus) -> None:
        if segments and verdict != self.verdict:
            announce(self, verdict.text, at_once=verdict.role == "error")
        self._segments, self.verdict = segments, verdict
        self.setAccessibleDescription(
            tr("{hand}. {verdict}").format(hand=self.text, verdict=verdict.text) if segments else verdict.text
        )
        self._update_texts()
        self.update()

    def set_compact(self, *, compact: bool) -> None:
        """Uses less height, for a low window."""
        if compact != self._low:
            self._low = compact
            self.updateGeometry()

    def _font(self, size: float, part: SegmentKind) -> QFont:
        return theme.font(size, bold=part in (SegmentKind.CONCEALED, SegmentKind.WINNING, SegmentKind.PENDING))

    def _text_width(self, size: float) -> float:
        return sum(text_width(self._font(size, part.kind), part.text) for part in self._segments)

    def _label(self) -> str:
        return tr("Notation")

    def _label_width(self) -> float:
        return text_width(theme.font(15), self._label()) + theme.px(14)

    def _verdict_width(self, size: float) -> float:
        icon = theme.px(_ICON) + 8 if self.verdict.icon else 0
        return text_width(theme.font(size), self.verdict.text) + icon

    def _layout(self, width: float) -> tuple[float, bool]:
        """Returns the size of the text, and whether the verdict is below it."""
        room = width - 2 * _SIDE - self._label_width() - 8
        for size in range(_LARGEST, _SMALLEST - 1, -1):
            if self._text_width(size) <= room - self._verdict_width(15) - 16:
                return size, False
        return next((size for size in range(_SMALLEST + 1, _LEAST, -1) if self._text_width(size) <= room), _LEAST), True

    def _shown(self, size: float, room: float) -> list[Segment]:
        """Returns the end of the line, where typing goes on, if not all fits."""
        shown, room_left = [], room
        for segment in reversed(self._segments):
            font = self._font(size, segment.kind)
            wide = text_width(font, segment.text)
            if wide > room_left:
                shown.append(replace(segment, text=elide_text(font, segment.text, room_left, at_front=True)))
                break
            shown.append(segment)
            room_left -= wide
        return shown[::-1]

    def _colours(self, part: SegmentKind) -> QColor:
        now = theme.current()
        roles = {
            SegmentKind.CONCEALED: now.ink,
            SegmentKind.WINNING: now.brass_text,
            SegmentKind.MELD: now.ink2,
            SegmentKind.PENDING: now.brass_text,
        }
        return roles[part]

    def sizeHint(self) -> QSize:
        return QSize(400, theme.px(_LOW if self._low else _HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._update_texts()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        now = theme.current()
        box = QRectF(self.rect())
        edge = now.focus if self.hasFocus() else now.control
        paint_box(painter, box, now.paper, edge, 8, 2 if self.hasFocus() else 1)
        size, below = self._layout(self.width())
        line = QRectF(box.left() + _SIDE, box.top(), box.width() - 2 * _SIDE, box.height())
        foot = line.adjusted(0, line.height() * 0.56, 0, -3)
        if below:
            line.setHeight(line.height() * 0.6)
        paint_text(painter, line, self._label(), theme.font(15), now.ink3)
        x = line.left() + self._label_width()
        for segment in self._shown(size, line.right() - x):
            font = self._font(size, segment.kind)
            place = QRectF(x, line.top(), line.right() - x, line.height())
            paint_text(painter, place, segment.text, font, self._colours(segment.kind))
            x += text_width(font, segment.text)
        if self.hasFocus():
            high = text_height(theme.font(size)) * 0.8
            painter.fillRect(QRectF(x + 3, line.center().y() - high / 2, 2, high), now.ink)
        if self.verdict.text:
            self._paint_verdict(painter, foot if below else line, _LEAST if below else 15)

    def _paint_verdict(self, painter: QPainter, line: QRectF, size: float) -> None:
        font = theme.font(size)
        colour = theme.colour(self.verdict.role)
        side = theme.px(_ICON) if self.verdict.icon else 0
        text = elide_text(font, self.verdict.text, line.width() - (side + 8 if side else 0))
        wide = text_width(font, text)
        left = max(line.left() + (side + 8 if side else 0), line.right() - wide)
        paint_text(painter, QRectF(left, line.top(), wide + 2, line.height()), text, font, colour)
        if side:
            picture = icon_pixmap(self.verdict.icon, colour, side, self.devicePixelRatioF())
            painter.drawPixmap(round(left - side - 8), round(line.center().y() - side / 2), picture)

    def _update_texts(self) -> None:
        """Sets the tip to what does not fit."""
        room = self.width() - 2 * _SIDE
        line = self._text_width(_LEAST) > room - self._label_width()
        verdict = self._verdict_width(_LEAST) > room
        self.setToolTip("\n".join(text for text, cut in ((self.text, line), (self.verdict.text, verdict)) if cut))


def hand_status(assessment: Assessment, fault: DraftError | None, names: Sequence[str]) -> HandStatus:
    """Returns the count and the progress of the hand, or its first fault."""
    draft = assessment.draft
    if fault is not None:
        return HandStatus(error_text(assessment.spec, fault), "error", "warning")
    if draft.value is not None:
        return HandStatus(tr("The entered value counts, not this hand"))
    if draft.unparsed_text:
        waits = tr("Close the meld with ]")
        return HandStatus(waits if "[" in draft.unparsed_text else tr("Type M, P, S or Z after the digits"))
    if not draft.entries:
        return HandStatus(tr("Click or type the winning hand"))
    if assessment.refusal is not None and assessment.stage is AssessmentStage.REFUSED:
        return HandStatus(refusal_sentence(assessment, assessment.refusal, names), "error", "warning")
    return _progress_status(assessment)


def _progress_status(assessment: Assessment) -> HandStatus:
    count = pieces_text(assessment.spec, len(assessment.draft.pieces))
    if assessment.stage is AssessmentStage.MISSING:
        missing = tr("{count}, {missing} to go")
        return HandStatus(missing.format(count=count, missing=assessment.missing_pieces))
    if assessment.stage is AssessmentStage.WAITING:
        number = len(assessment.waits)
        if not number:
            return HandStatus(
                tr("{count}, not tenpai", usage=vocabulary_context(assessment.rules.ruleset)).format(count=count)
            )
        kinds = trn("{n} kind", "{n} kinds", number)
        return HandStatus(tr("{count}, waits for {kinds}").format(count=count, kinds=kinds))
    if assessment.stage is AssessmentStage.UNDECIDED:
        if assessment.draft.winner is None:
            return HandStatus(tr("{count}: who won?").format(count=count), "brass_text")
        return HandStatus(tr("{count}: self-drawn, or who discarded?").format(count=count), "brass_text")
    readings = 1 + (len(assessment.evaluation.rejected) if assessment.evaluation is not None else 0)
    read = trn("{n} reading", "{n} readings", readings)
    return HandStatus(tr("{count}, {readings}").format(count=count, readings=read), "plus", "tick")


def pieces_text(frame: HandSpec, number: int) -> str:
    """Returns a number of pieces, such as ``14 tiles`` or ``8 pieces``."""
    return trn("{n} tile", "{n} tiles", number, usage=piece_context(frame.pieces))


def error_text(frame: HandSpec, fault: DraftError) -> str:
    """Returns the sentence for text that does not fit the hand."""
    pieces = frame.pieces
    sentences = {
        DraftFault.STRAY: tr("“{text}” is not a tile", usage=piece_context(pieces)),
        DraftFault.NO_SUCH_PIECE: tr("There is no tile {text}", usage=piece_context(pieces)),
        DraftFault.NONE_LEFT: tr("No {text} left"),
        DraftFault.FULL: tr("The hand is complete without {text}"),
        DraftFault.NO_ROOM: tr("The hand has no room for {text}"),
        DraftFault.NO_MELD: tr("{text} is not a meld"),
        DraftFault.NO_GIVER: tr("{text} cannot be claimed from there"),
    }
    return sentences[fault.reason].format(text=fault.text)


def refusal_sentence(assessment: Assessment, refusal: Refusal, names: Sequence[str]) -> str:
    """Returns why the rules refuse the hand, short enough for the end of a line."""
    if refusal.code is ErrorCode.NOT_A_WIN:
        return tr("No winning shape", "verdict on a hand")
    if refusal.code is ErrorCode.FORBIDDEN_WIN:
        return tr("This win is forbidden")
    if lacks_yaku(refusal):
        return tr("No yaku", usage=vocabulary_context(assessment.rules.ruleset))
    if refusal.code is ErrorCode.BELOW_MINIMUM:
        return tr("Below the minimum", "verdict on a hand")
    ruleset = assessment.rules.ruleset
    return refusal_text(refusal, names, ruleset)
