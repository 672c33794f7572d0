# SPDX-License-Identifier: MIT
"""The sheet that changes the rule of the standings, with what it would make of them beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout

from mahjong_desk.club.standings.agreed import STANDINGS, latest, rating_turned, rule_made, undone
from mahjong_desk.club.standings.rule import Rule
from mahjong_desk.club.standings.standings import Standings
from mahjong_desk.ledger.documents import Document
from mahjong_desk.ledger.entries import now
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ui import theme
from mahjong_desk.ui.club.standings.preview import Preview
from mahjong_desk.ui.club.standings.reading import Club
from mahjong_desk.ui.club.standings.rule_form import RuleForm
from mahjong_desk.ui.kit import ChipGroup, FormSheet, Text
from mahjong_desk.ui.places import Window
from mahjong_desk.ui.words import ledger_error_text

translate = QCoreApplication.translate
_WIDTH, _SIDE_BY_SIDE = 1080, 860


class RuleContext(NamedTuple):
    """What a rule is changed of.

    Attributes:
        ledger: Where it is kept.
        club: What holds now.
        season: The UUID of the season; empty for the rule of any time.
        season_name: The name of the season.
        systems: The keys of the rule systems that were played in the period.
        reckon: Returns the standings by a rule.
    """

    ledger: Ledger
    club: Club
    season: str
    season_name: str
    systems: tuple[str, ...]
    reckon: Callable[[Rule], Standings]


class RuleSheet(FormSheet):
    """Asks for a rule.

    Attributes:
        form: What the rule says.
        rating: Whether players are rated too.
        preview: What the rule makes of the standings.

    Signals:
        kept(): What was changed is on disk.
    """

    kept = Signal()

    def __init__(self, context: RuleContext, window: Window) -> None:
        """Makes the sheet with the rule that holds now."""
        super().__init__(translate("RuleSheet", "Rule of the standings"), window, width=_WIDTH)
        self._context = context
        held = context.club.agreed
        self._rule = held.rule(context.season)
        self.add_widget(Text(self._holds_words(), role="ink2", wrap=True))
        self.form = RuleForm(self._rule, context.systems)
        self.rating = ChipGroup(self.tr("Besides the points"), label_above=True, exclusive=False)
        self.rating.set_choices(((True, self.tr("A rating of strength")),))
        self.rating.set_chosen([True] if held.rating else [])
        self.preview = Preview(context.reckon(self._rule), context.club.named)
        left = QVBoxLayout()
        left.setSpacing(theme.px(12))
        left.addWidget(self.form)
        left.addWidget(self.rating)
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._sides.setSpacing(theme.px(32))
        self._sides.addLayout(left, 3)
        self._sides.addWidget(self.preview, 2)
        self.body.addLayout(self._sides, 1)
        last = latest(context.club.acts.standings)
        if last is not None:
            self.undo_button = self.add_left(self.tr("&Undo the last change"), icon="undo")
            self.undo_button.clicked.connect(lambda _checked=False: self._enter([undone(last)]))
        self.add_plain(self.tr("Cancel"), refuses=True)
        self.keep_button = self.add_main_button(self.tr("&Keep the rule"), self.keep)
        self.form.changed.connect(self._show)
        self._show()

    def _holds_words(self) -> str:
        if self._context.season_name:
            return self.tr("This rule holds for {season} alone.").format(season=self._context.season_name)
        return self.tr("This rule holds for every time that has none of its own.")

    def _show(self) -> None:
        rule = self.form.rule()
        if rule is not None:
            self.preview.show_standings(self._context.reckon(rule))
        self.complain("")

    def keep(self) -> None:
        """Enters what was changed; closes the sheet when it is on disk."""
        rule = self.form.rule()
        if rule is None:
            self.complain(self.tr("Something is filled in that cannot be."))
            return
        acts = [rule_made(rule, self._context.season)] if rule != self._rule else []
        rated = bool(self.rating.values())
        if rated != self._context.club.agreed.rating:
            acts.append(rating_turned(on=rated))
        self._enter(acts)

    def _enter(self, acts: list[Document]) -> None:
        try:
            for act in acts:
                self._context.ledger.club.enter(STANDINGS, act, now())
        except LedgerError as error:
            self.complain(ledger_error_text(error))
            return
        self.close_sheet()
        self.kept.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Puts the preview below where there is no room beside."""
        super().resizeEvent(event)
        wide = self.width() >= _SIDE_BY_SIDE * theme.scale()
        directions = QBoxLayout.Direction
        self._sides.setDirection(directions.LeftToRight if wide else directions.TopToBottom)
