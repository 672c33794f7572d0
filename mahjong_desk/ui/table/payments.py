# SPDX-License-Identifier: MIT
"""Who would pay whom for an event, as arrows between the seats."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.match import Match
from mahjong_desk.rules.events import Event
from mahjong_desk.rules.table import Table
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit import Arrow, Arrows, Text, change, figure
from mahjong_desk.ui.words import changes_line, party_name, payment_name


class PaymentsView(QWidget):
    """Arrows between the seats, and a line that says what moves.

    Attributes:
        arrows: The arrows.
        line: The changes in words.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        """Makes a view without payments."""
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(8))
        self.arrows = Arrows(self)
        self.arrows.setMinimumHeight(theme.px(210))
        column.addWidget(self.arrows, 1)
        self.line = Text(role="ink2", wrap=True)
        column.addWidget(self.line)

    def show_event(self, match: Match, table: Table, event: Event | None) -> None:
        """Shows what an event that the rules allow would move; the seats alone for None."""
        names = match.players
        if event is None:
            self.arrows.set_payments(names, (), seconds=[figure(score) for score in table.scores])
            self.line.setText(self.tr("Nothing is chosen yet."))
            return
        settlement = match.rules.settle(table, event)
        shown = []
        for payment in settlement.payments:
            if isinstance(payment.payer, int) and isinstance(payment.payee, int):
                caption = payment_name(match.rules.ruleset, payment.reason) if payment.reason == "pao" else ""
                shown.append(Arrow(payment.payer, payment.payee, figure(payment.points), caption))
        seconds = [change(delta) if delta else figure(0) for delta in settlement.deltas]
        self.arrows.set_payments(names, shown, seconds=seconds)
        words = [changes_line(settlement.deltas, names)]
        words += [
            f"{party_name(payment.payer, names)} → {party_name(payment.payee, names)} {figure(payment.points)}"
            for payment in settlement.payments
            if not (isinstance(payment.payer, int) and isinstance(payment.payee, int))
        ]
        self.line.setText("\n".join(words))
