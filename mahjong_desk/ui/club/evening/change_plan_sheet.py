# SPDX-License-Identifier: MIT
"""Changes what was agreed for an evening that has begun, and says what that means for each of its rounds."""

from __future__ import annotations

from mahjong_desk.club.evening.evening import Evening
from mahjong_desk.club.evening.plan import Plan
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui.club.evening.keeper import EveningKeeper
from mahjong_desk.ui.club.evening.plan_form import PlanForm
from mahjong_desk.ui.kit.sheets.form_sheet import FormSheet
from mahjong_desk.ui.kit.table.badges import Note
from mahjong_desk.ui.navigation import Window
from mahjong_desk.ui.text.phrases import plural


class ChangePlanSheet(FormSheet):
    """Asks how an evening shall go on."""

    def __init__(self, keeper: EveningKeeper, plan: Plan, window: Window) -> None:
        super().__init__(tr("Plan of the evening"), window, width=640)
        self._keeper, self._plan = keeper, plan
        evening = keeper.evening
        self.form = PlanForm(plan, self, played=len(evening.rounds) if evening is not None else 0)
        self.add_widget(self.form)
        self._meaning = Note("good", icon="seal")
        self.add_widget(self._meaning)
        self.body.addStretch(1)
        self.undo = self.add_left(tr("&Undo the last change"), icon="undo")
        self.undo.setEnabled(evening is not None and bool(evening.earlier))
        self.undo.clicked.connect(self._undo)
        self.add_plain(tr("Cancel"), refuses=True)
        self.main = self.add_main_button(tr("&Change the plan"), self._change)
        self.form.changed.connect(self._tell)
        keeper.failed.connect(self.complain)
        self._tell()

    def _tell(self) -> None:
        """Says what becomes of the rounds that were seated."""
        evening = self._keeper.evening
        told = self._told(evening) if evening is not None else []
        self._meaning.set_note("good", "", "\n".join(told))
        self.main.setEnabled(self.form.filled(self._plan) != self._plan)
        self.let_texts_wrap()

    def _told(self, evening: Evening) -> list[str]:
        seated, current = len(evening.rounds), evening.current
        if current is None:
            return [tr("No round is seated yet: everything goes by this plan.")]
        told = [
            plural(
                lambda: trn(
                    "{n} seated round stays as it is; who has met whom still counts.",
                    "{n} seated rounds stay as they are; who has met whom still counts.",
                    seated,
                ),
                seated,
                "round",
            )
        ]
        if current.clock.begun:
            told.append(
                tr("The timer of round {number} has begun: it keeps its time and its last hands.").format(
                    number=current.number
                )
            )
        else:
            told.append(tr("The timer of round {number} waits: it takes the new time.").format(number=current.number))
        left = self.form.rounds.value() - seated
        if left:
            told.append(
                plural(
                    lambda: trn("{n} round follows by this plan.", "{n} rounds follow by this plan.", left),
                    left,
                    "round",
                )
            )
        else:
            told.append(tr("Round {number} is the last.").format(number=seated))
        return told

    def _change(self) -> None:
        if self._keeper.change_plan(self.form.filled(self._plan)):
            self.close_sheet()

    def _undo(self) -> None:
        if self._keeper.undo_plan():
            self.close_sheet()
