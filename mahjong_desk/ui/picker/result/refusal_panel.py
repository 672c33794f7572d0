# SPDX-License-Identifier: MIT
"""A refusal, and the scale of scores that goes with it."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QWidget

from mahjong_desk.entry.assessment import Assessment
from mahjong_desk.entry.draft import to_event
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import ErrorCode
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.buttons import LinkButton
from mahjong_desk.ui.kit.controls.chips import TypingChipGroup
from mahjong_desk.ui.kit.label import IconLabel, Label
from mahjong_desk.ui.kit.layout import boxes
from mahjong_desk.ui.kit.layout.boxes import Hairline, Panel, clear
from mahjong_desk.ui.kit.painting import paint_text, register_for_theme, short_name, text_width
from mahjong_desk.ui.kit.text_format import format_number, join_clauses
from mahjong_desk.ui.text.phrases import capitalise, localise
from mahjong_desk.ui.text.refusals import lacks_yaku, refusal_text
from mahjong_desk.ui.text.vocabulary import situation_name, vocabulary_context

_HEAD, _MIN_ROW, _MAX_ROW = 24, 25, 48
_SCALE = 160


class ScoreMark(NamedTuple):
    """A labelled line at a score; ``ends`` if the match ends there."""

    value: int
    text: str
    ends: bool = False


class ScoreMove(NamedTuple):
    """A player's score before and after the win."""

    name: str
    before: int
    after: int
    word: str = ""  # What the new score means, such as "sinking".
    wins: bool = False
    is_bust: bool = False


class ScoreScale(QWidget):
    """A row per player: the score before as a ring, after as a dot."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnStretch(1, 1)

    def show_scores(self, rows: Sequence[ScoreMove], marks: Sequence[ScoreMark], bust_score: int | None) -> None:
        """Shows players and marked scores.

        Args:
            bust_score: The score below which a player is out of points; None if there is none or no player is near it.
        """
        plain, with_word = tr("{name}: {before}, then {after}"), tr("{name}: {before}, then {after}, {word}")
        texts = [
            (with_word if row.word else plain).format(
                name=row.name, before=format_number(row.before), after=format_number(row.after), word=row.word
            )
            for row in rows
        ]
        self.setAccessibleName(join_clauses(*texts))
        clear(self._grid)
        self._grid.setRowMinimumHeight(0, theme.px(_HEAD))
        for line, row in enumerate(rows, start=1):
            score = Label(format_number(row.after), size=18, bold=True, role="minus" if row.is_bust else "ink")
            self._grid.addWidget(Label(short_name(row.name), size=16, bold=True), line, 0)
            self._grid.addWidget(score, line, 2)
            self._grid.addWidget(Label(row.word, size=13, role="ink3"), line, 3)
            self._grid.setRowMinimumHeight(line, theme.px(_MIN_ROW))
            self._grid.setRowStretch(line, 1)
        self._grid.addWidget(_ScoreTracks(rows, marks, bust_score), 0, 1, len(rows) + 1, 1)
        self.setMaximumHeight(theme.px(_HEAD) + theme.px(_MAX_ROW) * len(rows))


class _ScoreTracks(QWidget):
    """The lines of the marked scores, and a track for each player."""

    def __init__(self, rows: Sequence[ScoreMove], marks: Sequence[ScoreMark], bust_score: int | None) -> None:
        super().__init__()
        self._rows, self._marks, self._bust_score = rows, marks, bust_score
        self.setMinimumWidth(theme.px(_SCALE))
        register_for_theme(self)

    def paintEvent(self, _event: QPaintEvent) -> None:
        values = [score for row in self._rows for score in (row.before, row.after)]
        values += [mark.value for mark in self._marks]
        low, high = min(values), max(values)
        margin = max(1, high - low) * 0.07

        def x_of(value: int) -> float:
            return (value - low + margin) / (high - low + 2 * margin) * self.width()

        colours, top = theme.current(), theme.px(_HEAD)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._bust_score is not None:
            painter.fillRect(QRectF(0, top, x_of(self._bust_score), self.height() - top), colours.error_wash)
        self._paint_marks(painter, [(x_of(mark.value), mark) for mark in sorted(self._marks)], top)
        height = (self.height() - top) / len(self._rows)
        for index, row in enumerate(self._rows):
            before, after = (QPointF(x_of(score), top + height * (index + 0.5)) for score in (row.before, row.after))
            colour = colours.brass_text if row.wins else colours.minus if row.after < row.before else colours.ink2
            if row.before != row.after:
                painter.setPen(QPen(colour, 2.5))
                painter.drawLine(before, after)
                painter.setPen(QPen(colours.ink2, 2))
                painter.setBrush(colours.paper)
                painter.drawEllipse(before, 6, 6)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawEllipse(after, 7, 7)

    def _paint_marks(self, painter: QPainter, marks: Sequence[tuple[float, ScoreMark]], top: int) -> None:
        """Draws the lines and their labels, which neither overlap nor leave the widget."""
        colours, font = theme.current(), theme.font(14)
        reached = 0.0
        for x, mark in marks:
            style = Qt.PenStyle.DashLine if mark.ends else Qt.PenStyle.SolidLine
            painter.setPen(QPen(colours.control if mark.ends else colours.ink2, 1.5, style))
            painter.drawLine(QLineF(x, top, x, self.height()))
            width = text_width(font, mark.text)
            begin = max(reached, min(x - width / 2, self.width() - width))
            paint_text(painter, QRectF(begin, 0, width + 2, top - 2), mark.text, font, colours.ink2)
            reached = begin + width + 8


class RefusalPanel(Panel):
    """Replaces the palette if the rules forbid a win.

    Attributes:
        remedies: The circumstances that would each let the hand win; hidden if there are none.
    """

    rule_requested = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.set_edge_bar("error")
        self._reason = ""
        self.title = Label(size=25, serif=True, wrap=True)
        self.sentence = Label(size=17, role="ink2", wrap=True)
        self.remedies = TypingChipGroup(tr("Would win with"), exclusive=False)
        self._standings_note = Label(tr("Scores after this win"), role="ink2")
        self.scale = ScoreScale()
        self.explanation_label = Label(role="ink2", wrap=True)
        self.link = LinkButton(tr("Read the rule"), on_click=lambda: self.rule_requested.emit(self._reason))
        self._icon = IconLabel("octagon", "error", size=32)
        top, bottom = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignBottom
        # Without a scale the words stay at the top.
        self._words = boxes.column(self.title, self.sentence, self.remedies, ...)
        header = boxes.row((self._icon, 0, top), (self._words, 1), gap=18)
        foot = boxes.row((self.explanation_label, 1), (self.link, 0, bottom), gap=16)
        self._column = boxes.column(header, self._standings_note, (self.scale, 100), ..., Hairline(), foot)
        self.setLayout(self._column)
        self.set_compact(compact=False)

    def set_compact(self, *, compact: bool, lowest: bool = False) -> None:
        """Uses smaller text and gaps, and the smallest ones if ``lowest``."""
        self._is_compact = compact
        self.title.set_size(17 if lowest else 19 if compact else 25)
        self.sentence.set_size(14 if lowest else 15 if compact else 17)
        self.explanation_label.set_size(13 if lowest else 14 if compact else 15)
        self._standings_note.setVisible(not compact and not self.scale.isHidden())
        self._words.setSpacing(0 if lowest else 2)
        edge = 2 if lowest else 6 if compact else 14
        self._column.setContentsMargins(24 if compact else 32, edge if compact else edge + 2, 20, edge)
        self._column.setSpacing(2 if lowest else 4 if compact else 8)

    def show_refusal(self, assessment: Assessment, names: Sequence[str]) -> None:
        """Shows why a win is forbidden."""
        refusal = assessment.refusal
        if refusal is None:
            return
        ruleset = assessment.rules.ruleset
        self._reason = refusal.reason or refusal.code.value
        below = refusal.code is ErrorCode.BELOW_MINIMUM
        title = tr("Below the minimum of {ruleset}") if below else tr("{ruleset} forbids this win")
        if lacks_yaku(refusal):
            title = tr("No yaku", usage=vocabulary_context(ruleset))
        self.title.setText(title.format(ruleset=localise(ruleset.name)))
        event = to_event(assessment.spec, assessment.draft)
        self.sentence.setText(refusal_text(refusal, names, ruleset, event))
        self.remedies.set_choices(
            [(key, capitalise(situation_name(ruleset, key))) for key in assessment.rescuing_circumstances]
        )
        self.remedies.set_chosen(())
        self.remedies.setVisible(bool(assessment.rescuing_circumstances))
        explanation = ruleset.vocabulary.rule_explanations.get(self._reason)
        self.explanation_label.setText(localise(explanation) if explanation is not None else "")
        forbidden = assessment.forbidden_settlement
        self._standings_note.setVisible(forbidden is not None and not self._is_compact)
        self.scale.setVisible(forbidden is not None)
        if forbidden is not None:
            self._show_scale(assessment, forbidden, names)

    def _show_scale(self, assessment: Assessment, forbidden: Settlement, names: Sequence[str]) -> None:
        rules, table, draft = assessment.rules, assessment.table, assessment.draft
        floating = rules.ruleset.vocabulary.floating
        before = table.scores
        after = [score + delta for score, delta in zip(before, forbidden.deltas, strict=True)]
        start = rules.opening_table(table.players).scores[0]
        at_start = tr("{points} start") if floating is None else f"{{points}} {localise(floating)}"
        ends = tr("{points} ends")
        marks = [ScoreMark(start, at_start.format(points=format_number(start)))]
        bust_score = 0 if rules.is_bust(-1) and min(*before, *after) < start // 3 else None
        for score in (bust_score, rules.target_score):
            if score is not None:
                marks.append(ScoreMark(score, ends.format(points=format_number(score)), ends=True))
        texts = self._row_texts(assessment, after, start)
        self.scale.show_scores(
            [
                ScoreMove(name, score, score_after, word, seat == draft.winner, rules.is_bust(score_after))
                for seat, (name, score, score_after, word) in enumerate(zip(names, before, after, texts, strict=True))
            ],
            marks,
            bust_score,
        )

    def _row_texts(self, assessment: Assessment, after: Sequence[int], start: int) -> list[str]:
        """Returns what each score would mean; empty if the start score is irrelevant."""
        vocabulary, would_end = assessment.rules.ruleset.vocabulary, assessment.forbidden_final
        if vocabulary.floating is None or vocabulary.sinking is None:
            return [""] * len(after)
        texts = [localise(vocabulary.floating if score >= start else vocabulary.sinking) for score in after]
        if would_end is None:
            return texts
        losers = [seat for seat, score in enumerate(after) if score < start and would_end.ranks[seat] != 1]
        if len(losers) == 1:
            texts[losers[0]] = tr("the only loser")
        texts[would_end.ranks.index(1)] = tr("would finish first")
        return texts

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), 0)
