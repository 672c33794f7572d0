# SPDX-License-Identifier: MIT
"""An opened row: the hand with its reasons, the payments, and the history."""

from collections.abc import Sequence
from itertools import groupby

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desk.match import Match, ReplayRow
from mahjong_desk.match.replay import DealRow
from mahjong_desk.rules.model.events import win_of_event
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.hand.tile_groups import captioned_groups
from mahjong_desk.ui.kit.controls.buttons import SecondaryButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import TOP, Felt, Hairline, Part, boxed, column, row
from mahjong_desk.ui.kit.layout.flow import ResponsiveRow, flow
from mahjong_desk.ui.kit.link_label import LinkLabel
from mahjong_desk.ui.kit.painting import register_for_theme
from mahjong_desk.ui.kit.text_format import break_long_words, join_notes
from mahjong_desk.ui.kit.tiles.rack import Rack
from mahjong_desk.ui.ledger.history import HistoryItem
from mahjong_desk.ui.text.events import event_text, new_seats, row_annotations
from mahjong_desk.ui.text.payments import row_payment_lines
from mahjong_desk.ui.text.phrases import date_text, note_line, time_of_day
from mahjong_desk.ui.text.values import changes_line, formula, formula_remark, hand_value_text, moved_line
from mahjong_desk.ui.text.yaku_links import open_page_tip, refusal_line, value_reasons

_SIDE_BY_SIDE = 970
_TILE = 37


class ExplainedHand(Felt):
    """A won or claimed hand on felt: groups with their fu, the formula, yaku and fu.

    Attributes:
        reasons: Fu and yaku, with links to their pages.
    """

    def __init__(self, match: Match, row: ReplayRow) -> None:
        super().__init__()
        ruleset = match.rules.ruleset
        win = win_of_event(row.event)
        assert win is not None
        winner = win.winners[0]
        evaluation = row.settlement.wins[0].evaluation
        if winner.hand is not None:
            rack = Rack(self, width=_TILE, smallest=28, inline_amounts=True)
            rack.set_groups(
                captioned_groups(ruleset, winner.hand, evaluation, winner.seat, row.players, row.before.turn_order)
            )
            content: QWidget = rack
        else:
            text = tr("Counted by the players: {value}. Not checked.")
            content = Label(text.format(value=hand_value_text(ruleset, evaluation)), role="felt_ink", wrap=True)
        remark = formula_remark(ruleset, evaluation)
        text = f"{formula(evaluation)}  ({remark})" if remark else formula(evaluation)
        counted = Label(text, size=18, bold=True, role="felt_ink", wrap=True)
        link_spans = value_reasons(ruleset, evaluation)
        self.reasons = LinkLabel(link_spans, tip=open_page_tip(), size=14, role="felt_ink2", wrap=True)
        self.setLayout(column(content, ..., counted, self.reasons, gap=8, edges=(16, 12, 16, 14)))


class RowExplanation(QWidget):
    """The contents of an opened row and its buttons."""

    yaku_requested = Signal(str)

    def __init__(
        self,
        match: Match,
        deal: DealRow,
        items: Sequence[HistoryItem],
        correct: SecondaryButton | None,
        buttons: Sequence[SecondaryButton],
    ) -> None:
        super().__init__()
        row = deal.row
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        parts: list[Part] = []
        if win_of_event(row.event) is not None and row.settlement.wins:
            felt = ExplainedHand(match, row)
            felt.setMinimumHeight(theme.px(148))
            felt.reasons.link_activated.connect(self.yaku_requested)
            parts.append((felt, 10))
        parts += [(self._payments(match, deal), 4), Hairline(upright=True), (_history(items, correct, buttons), 7)]
        boxed(column(ResponsiveRow(_SIDE_BY_SIDE, *parts, gap=14, below=14), edges=(14, 6, 14, 14)), self)
        register_for_theme(self)

    def _payments(self, match: Match, deal: DealRow) -> QWidget:
        row, ruleset = deal.row, match.rules.ruleset
        parts: list[QWidget] = []
        notes = []
        if row.refusal is not None:
            parts.append(Label(tr("No longer valid here"), size=17, bold=True, role="error"))
            link_spans = refusal_line(row.refusal, row.players, ruleset)
            refused = LinkLabel(link_spans, tip=open_page_tip(), wrap=True, role="error")
            refused.link_activated.connect(self.yaku_requested)
            parts.append(refused)
            notes.append(tr("It moves no points until it is corrected or deleted."))
        else:
            parts.append(Label(tr("Paid"), size=14, role="ink3"))
            moved = moved_line(match.rules.result_unit, row.settlement, row.players)
            for sentence, how in row_payment_lines(match, row) or ((moved, ""),):
                parts.append(Label(sentence, size=17, bold=True, wrap=True))
                if how:
                    parts.append(_small_label(how))
            for declaration in deal.riichi:
                change = changes_line(declaration.settlement.deltas, declaration.players)
                notes.append(join_notes(event_text(declaration, declaration.players), change))
            notes += [row_annotations(match, row), new_seats(row)]
        if row.event.note:
            notes.append(note_line(row.event.note))
        return boxed(column(*parts, *(_small_label(text) for text in notes if text), ..., gap=4, edges=(0, 4, 0, 0)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(QRectF(self.rect()), theme.colour("opened"))


def _small_label(text: str) -> Label:
    return Label(break_long_words(text), size=14, role="ink2", wrap=True)


def _history(
    items: Sequence[HistoryItem], correct: SecondaryButton | None, buttons: Sequence[SecondaryButton]
) -> QWidget:
    """Returns the history of the row, day by day, and its buttons."""
    title = Label(tr("History of this row"), bold=True, wrap=True)
    lines: list[Part] = [row((title, 1), *((correct,) if correct else ()), gap=10)]
    for day, day_items in groupby(items, key=lambda item: date_text(item.recorded_at)):
        lines.append(Label(day, size=14, bold=True, role="ink2"))
        for item in day_items:
            time = Label(time_of_day(item.recorded_at), size=14, role="ink3")
            content = _small_label("\n".join(filter(None, (item.act, item.details))))
            lines.append(row((time, 0, TOP), (content, 1), gap=10))
    return boxed(column(*lines, ..., flow(*buttons), gap=6, edges=(0, 4, 0, 0)))
