# SPDX-License-Identifier: MIT
"""Who would pay whom for an event, as arrows between the seats."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.rules.model.events import Event
from mahjong_desk.rules.payment.seat_sums import debts
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.events.before import Before
from mahjong_desk.ui.kit.arrows import Arrows
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.listing import stopped
from mahjong_desk.ui.kit.numbers import figure
from mahjong_desk.ui.words.endings import ending_sentence, final_after, label_name
from mahjong_desk.ui.words.payments import at_rest, debt_sentence, flows, seat_boxes
from mahjong_desk.ui.words.scores import moved_line


class PaymentsView(QWidget):
    """Arrows between the seats, and a line that says what moves."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(8))
        self.arrows = Arrows(self)
        self.arrows.setMinimumHeight(theme.px(176))
        column.addWidget(self.arrows, 1)
        self.line = Label(role="ink2", wrap=True)
        # Room for how the match would end, so that nothing moves where it does.
        self.line.setMinimumHeight(theme.px(44))
        column.addWidget(self.line)

    def show_event(self, before: Before, event: Event | None, *, chosen: Sequence[int] = ()) -> None:
        """Shows what an event that the rules allow would move; the seats alone for None."""
        names, rules, table = before.players, before.rules, before.table
        if event is None:
            self.arrows.set_payments(at_rest(names, [figure(score) for score in table.scores]), order=table.order)
            self.line.setText(tr("Nothing is chosen yet."))
            return
        settlement = rules.settle(table, event)
        gaining = [seat for seat, delta in enumerate(settlement.deltas) if delta > 0 or seat in chosen]
        boxes = seat_boxes(rules.ruleset, settlement, names)
        self.arrows.set_payments(boxes, flows(settlement), highlight=gaining, order=table.order)
        # What seats pay to the table or receive from it stands at their seats.
        aside = [
            debt_sentence(debt, names)
            for debt in debts(settlement.payments)
            if not (isinstance(debt.payer, int) or isinstance(debt.payee, int))
        ]
        final = final_after(rules, table, event)
        ending = stopped(label_name(rules.ruleset, final), ending_sentence(rules, final, names)) if final else ""
        moved = moved_line(rules.result_unit, settlement, names)
        self.line.setText("\n".join(text for text in (moved, *aside, ending) if text))
