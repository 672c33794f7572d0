# SPDX-License-Identifier: MIT
"""The panel with a hand's value, payments and outcome, or what is missing."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtWidgets import QWidget

from mahjong_desk.entry.assessment import Assessment, AssessmentStage
from mahjong_desk.rules.model.reasons import Evaluation, Settlement
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.hand.yaku_list import ReadingsList, YakuList
from mahjong_desk.ui.kit.accessibility import announce
from mahjong_desk.ui.kit.controls.buttons import IconButton, LinkButton
from mahjong_desk.ui.kit.label import Label, ScoreLabel
from mahjong_desk.ui.kit.layout.boxes import NO_LIMIT, Panel, ScrollArea, column, reserve_place, row
from mahjong_desk.ui.kit.link_label import LinkLabel, fill_placeholders
from mahjong_desk.ui.kit.table.badges import FormulaPlate, NoteBox
from mahjong_desk.ui.kit.table.payment_arrows import PaymentArrows
from mahjong_desk.ui.kit.text_format import format_change, join_clauses, join_notes
from mahjong_desk.ui.picker.result import result_text
from mahjong_desk.ui.picker.result.bars import PaoBar, ResultFooter, WinnersBar
from mahjong_desk.ui.picker.result.outcome_lists import PossibleWinsList, WaitsList
from mahjong_desk.ui.picker.result.quick_value import QuickValueForm
from mahjong_desk.ui.text.payments import payer_payee_pairs, payment_parts_line, seat_boxes
from mahjong_desk.ui.text.phrases import localise, sentences
from mahjong_desk.ui.text.refusals import refusal_text, warnings_line
from mahjong_desk.ui.text.values import formula, formula_remark, limit_badge_texts, shared_sum
from mahjong_desk.ui.text.vocabulary import piece_name
from mahjong_desk.ui.text.yaku_links import open_page_tip


class ResultScrollArea(ScrollArea):
    """Rows that scroll if they are higher than a limit.

    Attributes:
        limit: The height up to which the rows do not scroll, in pixels.
        kept_visible: The widget to keep visible after each layout, or None.
    """

    def __init__(self, *rows: QWidget) -> None:
        self.limit = 0
        self.kept_visible: QWidget | None = None
        page = _ScrollContent()
        self.rows = column(*rows, ..., gap=8, edges=(0, 0, 4, 0))
        page.setLayout(self.rows)
        super().__init__(page)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        handled = super().eventFilter(watched, event)
        if watched is self.widget() and event.type() in {QEvent.Type.LayoutRequest, QEvent.Type.Resize}:
            self.updateGeometry()
            if self.kept_visible is not None and self.kept_visible.isVisible():
                self.ensureWidgetVisible(self.kept_visible, 0, 4)
        return handled

    def minimumSizeHint(self) -> QSize:
        # Without the scroll bar: one shown during an update would wrap texts needlessly.
        height = self.rows.totalHeightForWidth(max(self.contentsRect().width(), 200))
        return QSize(super().minimumSizeHint().width(), max(theme.px(40), min(height, self.limit)))

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.minimumSizeHint().height())


class _ScrollContent(QWidget):
    """The scrolled rows; the height follows from the width alone."""

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), 0)


_GAIN = 124
_LIMIT = 180
"""The height of the rows up to which the arrows shrink before the rows scroll."""
_TITLE, _LOW_TITLE = 22, 19
LARGE_TEXT_SCALE = 1.25
"""The text scale above which everything else gets less room."""


class ResultPanel(Panel):
    """The result of the hand; its lines do not move."""

    explained = Signal(str)

    def __init__(self, rules: TableRules) -> None:
        super().__init__()
        self.setAccessibleName(tr("Result"))
        self._announced = ""
        self._room = 0
        self._draws_arrows = self._is_dense = False
        self._edit = Label(size=14, role="brass_text", wrap=True)
        self.edit_link = LinkButton(tr("Stop changing"), size=14)
        self.title = Label(size=_TITLE, serif=True, wrap=True)
        self.worth = Label(size=14, role="ink3", wrap=True)
        self.gain = ScoreLabel(size=42)
        self.gain.setFixedSize(theme.px(_GAIN), theme.px(53))
        self.lead = LinkLabel(tip=open_page_tip(), role="ink2", wrap=True)
        self.winners = WinnersBar()
        self.possible_wins = PossibleWinsList()
        self.waits = WaitsList()
        self.yaku = YakuList()
        self.readings = ReadingsList()
        self.pao = PaoBar(rules)
        self.reminder = IconButton("", "warning", role="brass_text")
        self.reminder.clicked.connect(lambda: self.explained.emit(self.reminder.toolTip()))
        self.quick_value = QuickValueForm(rules)
        self.formula = FormulaPlate()
        self.arrows = PaymentArrows()
        self.note = NoteBox("good")
        self.foot = ResultFooter()
        for part in (self.reminder, self.readings.link, self.pao.link):
            # A click leaves the focus on the notation, where Enter records.
            part.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._build()

    def _build(self) -> None:
        value = column(self.worth, self.winners, ...)
        header = column(self.title, row((value, 1), self.reminder, self.gain, gap=8))
        edit = row((self._edit, 1), self.edit_link)
        self.middle = ResultScrollArea(
            # First, so that its chips keep their place whatever else is shown.
            self.quick_value,
            self.lead,
            self.yaku,
            self.readings,
            self.pao,
            self.possible_wins,
            self.waits,
        )
        self.column = column(edit, header, (self.middle, 1), self.formula, self.arrows, self.note, self.foot, gap=8)
        self.setLayout(self.column)

    def arrange(self, *, dense: bool, room: int, scrolls: bool) -> None:
        """Fits the title to ``dense`` or large text, and the rows to their room.

        Args:
            room: 0 for payments in words, 1 for arrows, 2 for arrows even if a typed value has a choice of forms.
        """
        self._is_dense, self._room = dense, room
        self.title.set_size(_LOW_TITLE if dense or theme.scale() > LARGE_TEXT_SCALE else _TITLE)
        self.middle.limit = NO_LIMIT if not scrolls else theme.px(_LIMIT) if room else 0
        self.middle.updateGeometry()

    def show_assessment(
        self, assessment: Assessment, names: Sequence[str], *, back: bool, editing: str, inserts: bool
    ) -> None:
        """Shows a hand.

        ``editing`` is the sentence on the recorded win being edited, empty for a new win.
        """
        self.edit_link.setText(tr("Stop inserting") if inserts else tr("Stop changing"))
        self._edit.setText(editing)
        for part in (self._edit, self.edit_link):
            part.setVisible(bool(editing))
        settlement = assessment.settlement or assessment.forbidden_settlement
        is_won = settlement is not None
        is_typed = assessment.draft.value is not None
        self._draws_arrows = self._room > (is_typed and len(assessment.rules.value_forms) > 1)
        self._show_head(assessment, settlement, names)
        self._show_intro(assessment, names, explained=back)
        evaluation = assessment.evaluation if settlement is not None else None
        self.winners.show_assessment(assessment, names)
        # With a refusal, the sources that would win are shown instead.
        crowded = self._is_dense and assessment.forbidden_settlement is not None
        self.yaku.setVisible(is_won and not is_typed and not crowded)
        if evaluation is not None and not is_typed:
            self.yaku.show_evaluation(assessment.rules.ruleset, evaluation)
            self.readings.show_readings(assessment.rules.ruleset, evaluation)
        else:
            self.readings.hide()
        self._show_possible_wins(assessment, names)
        self.waits.setVisible(bool(assessment.waits))
        if assessment.waits:
            self.waits.show_waits(assessment, names)
        self.pao.show_assessment(assessment, names)
        # A question must be visible when it is asked.
        self.middle.kept_visible = self.pao.answer if self.pao.is_asking else None
        draft = assessment.draft
        is_empty = not draft.entries and draft.winner is not None and not draft.claim_field
        self.quick_value.setVisible(is_typed or is_empty)
        if is_typed or is_empty:
            self.quick_value.show_value(assessment.draft.value)
            fault = assessment.refusal if is_typed else None
            ruleset = assessment.rules.ruleset
            self.quick_value.set_fault(refusal_text(fault, names, ruleset) if fault else "")
        self._show_formula(assessment, settlement, evaluation, names)
        self._show_arrows(assessment, names)
        self._show_note(assessment, names)
        self.foot.show_assessment(assessment, back=back, changes=bool(editing), inserts=inserts)
        self._show_reminder(assessment)

    def _show_head(self, assessment: Assessment, settlement: Settlement | None, names: Sequence[str]) -> None:
        title, size = result_text.title_text(assessment, names)
        self.title.setText(title)
        self.worth.setText(size)
        winner = assessment.draft.winner
        if settlement is None or winner is None:
            self._announced = ""
            self.gain.set_text("")
            return
        gain = settlement.deltas[winner]
        text = join_notes(title, size, format_change(gain))
        if text != self._announced and assessment.settlement is not None:
            announce(self, text)
        self._announced = text
        struck = assessment.settlement is None
        self.gain.set_text(format_change(gain), "minus" if gain < 0 else "plus", struck=struck)

    def _show_intro(self, assessment: Assessment, names: Sequence[str], *, explained: bool) -> None:
        # The refusal is already shown in place of the palette.
        is_shown = explained and assessment.stage is AssessmentStage.REFUSED
        sentence = "" if is_shown else result_text.intro_text(assessment, names)
        self.lead.set_spans(fill_placeholders("{lead}", {"lead": sentence}))
        self.lead.setVisible(bool(sentence))

    def _show_possible_wins(self, assessment: Assessment, names: Sequence[str]) -> None:
        undecided = assessment.stage is AssessmentStage.UNDECIDED
        visible = bool(assessment.possible_wins) and (undecided or assessment.is_refused_win)
        self.possible_wins.setVisible(visible)
        if visible:
            heading = tr("How was it won?") if undecided else tr("The same hand")
            self.possible_wins.show_wins(assessment, names, heading)

    def _show_reminder(self, assessment: Assessment) -> None:
        """Shows the reminder of what only the players can check about a win on a discard."""
        reminder, draft = assessment.rules.furiten_reminder, assessment.draft
        sentence = ""
        if (
            reminder is not None
            and assessment.settlement
            and draft.discarder is not None
            and draft.winning_piece is not None
        ):
            sentence = localise(reminder).format(tile=piece_name(assessment.rules.ruleset, draft.winning_piece))
        self.reminder.setVisible(bool(sentence))
        self.reminder.setToolTip(sentence)
        self.reminder.setAccessibleName(sentence)
        self.worth.setAccessibleDescription(sentence)

    def _show_formula(
        self, assessment: Assessment, settlement: Settlement | None, evaluation: Evaluation | None, names: Sequence[str]
    ) -> None:
        crowded = self._is_dense and assessment.forbidden_settlement is not None
        self.formula.setVisible(evaluation is not None and not crowded)
        if settlement is None or evaluation is None:
            return
        ruleset, draft = assessment.rules.ruleset, assessment.draft
        tile = "" if draft.winning_piece is None else piece_name(ruleset, draft.winning_piece)
        shared, cause = shared_sum(ruleset, evaluation, settlement, draft.winner)
        parts = ""
        only_shared = shared and [len(payment.parts_or_self) for payment in settlement.payments] == [1]
        if not self._draws_arrows and not only_shared:
            parts = payment_parts_line(ruleset, settlement, names, tile, winner=draft.winner)
        remark, limits = (
            join_clauses(formula_remark(ruleset, evaluation), cause),
            limit_badge_texts(ruleset, evaluation),
        )
        self.formula.set_texts(shared or formula(evaluation), remark, parts, limits)

    def _show_arrows(self, assessment: Assessment, names: Sequence[str]) -> None:
        settlement, winner = assessment.settlement, assessment.draft.winner
        # A forbidden win moves nothing; the scale shows what it would have moved.
        self.arrows.setVisible(self._draws_arrows and settlement is not None)
        if settlement is None or winner is None:
            return
        boxes, pairs = seat_boxes(assessment.rules.ruleset, settlement, names), payer_payee_pairs(settlement)
        links, order = _links(assessment, winner), assessment.table.turn_order
        self.arrows.set_payments(boxes, pairs, highlight=(winner,), links=links, order=order)

    def _show_note(self, assessment: Assessment, names: Sequence[str]) -> None:
        sentence = result_text.outcome_sentence(assessment, names)
        broken = warnings_line(assessment.rules.ruleset, assessment.settlement) if assessment.settlement else ""
        if broken:
            warning = tr("Your house rules warn about this win: {rules}. If recorded, it stays marked.")
            sentence = sentences(warning.format(rules=broken), sentence)
        reserve_place(self.note, assessment.forbidden_settlement is None)
        question = result_text.question_sentence(assessment)
        self.note.setVisible(bool(question or sentence))
        if question:
            self.note.set_note("brass", "", question)
        elif sentence:
            kind = "error" if broken else "good" if assessment.end_reason is None else "brass"
            self.note.set_note(kind, result_text.outcome_title(assessment), sentence)


def _links(assessment: Assessment, winner: int) -> tuple[tuple[int, int], ...]:
    """Returns the pairs of a responsible player, charged or proposed, and the winner."""
    draft = assessment.draft
    linked = draft.pao or (() if draft.pao_declined else assessment.pao_offers.suggested)
    return tuple((pao.player, winner) for pao in linked)
