# SPDX-License-Identifier: MIT
"""A win that the rules forbid: why, the table as it would stand, and the rule."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from mahjong_desk.entry.assessment import Assessment
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import Code
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.buttons import Link, PlainButton
from mahjong_desk.ui.kit.choices import Choices
from mahjong_desk.ui.kit.fields import IconLabel
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.listing import listed
from mahjong_desk.ui.kit.numbers import figure
from mahjong_desk.ui.kit.panels import Hairline, Panel
from mahjong_desk.ui.picker.result.score_scale import Mark, ScoreScale, Standing
from mahjong_desk.ui.words.phrases import capital, in_language
from mahjong_desk.ui.words.pieces import piece_name
from mahjong_desk.ui.words.refusals import refusal_text
from mahjong_desk.ui.words.vocabulary import situation_name


class RefusalPanel(Panel):
    """Takes the palette's place where the rules forbid a win.

    Attributes:
        remedies: The circumstances of which one would let the hand win; hidden where there are none.
    """

    rule_wanted = Signal(str)
    remedy_wanted = Signal(str)
    repair_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.set_bar("error")
        self._reason = ""
        self.title = Label(size=25, serif=True, wrap=True)
        self.sentence = Label(size=17, role="ink2", wrap=True)
        self.repair = PlainButton("")
        self.repair.clicked.connect(self.repair_wanted)
        self.remedies = Choices(tr("It wins with"), exclusive=False)
        self.remedies.toggled.connect(lambda situation, _on: self.remedy_wanted.emit(situation))
        self._stands = Label(tr("The table as it would stand"), role="ink2")
        self.scale = ScoreScale()
        self.ground = Label(role="ink2", wrap=True)
        self.link = Link(tr("Read the rule"))
        self.link.clicked.connect(lambda: self.rule_wanted.emit(self._reason))
        words = self._words = QVBoxLayout()
        words.addWidget(self.title)
        words.addWidget(self.sentence)
        words.addWidget(self.repair, 0, Qt.AlignmentFlag.AlignLeft)
        words.addWidget(self.remedies)
        # Where no scale stands below, the words stay at the top.
        words.addStretch(1)
        self._icon = IconLabel("octagon", "error", size=32)
        head = QHBoxLayout()
        head.setSpacing(18)
        head.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        foot = QHBoxLayout()
        foot.setSpacing(16)
        foot.addWidget(self.ground, 1)
        foot.addWidget(self.link, 0, Qt.AlignmentFlag.AlignBottom)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addWidget(self._stands)
        self._column.addWidget(self.scale, 100)
        # Where no table stands, the sentence keeps to the top.
        self._column.addStretch(1)
        self._column.addWidget(Hairline())
        self._column.addLayout(foot)
        self.set_low(low=False)

    def set_low(self, *, low: bool, lowest: bool = False) -> None:
        """Takes less room where the window is low, and as little as can be read where it is as low as it can be."""
        self._low = low
        self.title.set_size(17 if lowest else 19 if low else 25)
        self.sentence.set_size(14 if lowest else 15 if low else 17)
        self.ground.set_size(13 if lowest else 14 if low else 15)
        self._stands.setVisible(not low and not self.scale.isHidden())
        self._words.setSpacing(0 if lowest else 2)
        edge = 2 if lowest else 6 if low else 14
        self._column.setContentsMargins(24 if low else 32, edge if low else edge + 2, 20, edge)
        self._column.setSpacing(2 if lowest else 4 if low else 8)

    def show_refusal(self, assessment: Assessment, names: Sequence[str]) -> None:
        """Shows why a win is forbidden."""
        refusal = assessment.refusal
        if refusal is None:
            return
        ruleset = assessment.rules.ruleset
        self._reason = refusal.reason or refusal.code.value
        below = refusal.code is Code.BELOW_MINIMUM
        title = tr("Below the minimum of {ruleset}") if below else tr("{ruleset} forbids this win")
        self.title.setText(title.format(ruleset=in_language(ruleset.names)))
        self.sentence.setText(refusal_text(refusal, names, ruleset.pieces, ruleset))
        gone = [piece_name(ruleset, event.tile) for event in assessment.repairs]
        self.repair.setText(tr("&Discarded already: clear {tiles}").format(tiles=listed(gone)))
        self.repair.setVisible(bool(gone))
        self.remedies.set_choices([(one, capital(situation_name(ruleset, one))) for one in assessment.remedies])
        self.remedies.set_chosen(())
        self.remedies.setVisible(bool(assessment.remedies))
        ground = ruleset.vocabulary.grounds.get(self._reason)
        self.ground.setText(in_language(ground) if ground is not None else "")
        forbidden = assessment.forbidden
        self._stands.setVisible(forbidden is not None and not self._low)
        self.scale.setVisible(forbidden is not None)
        if forbidden is not None:
            self._show_scale(assessment, forbidden, names)

    def _show_scale(self, assessment: Assessment, forbidden: Settlement, names: Sequence[str]) -> None:
        rules, table, draft = assessment.rules, assessment.table, assessment.draft
        words = rules.ruleset.vocabulary
        before = table.scores
        after = [score + delta for score, delta in zip(before, forbidden.deltas, strict=True)]
        start = rules.start(table.players).scores[0]
        at_start = tr("{points} start") if words.afloat is None else f"{{points}} {in_language(words.afloat)}"
        ends = tr("{points} ends")
        marks = [Mark(start, at_start.format(points=figure(start)))]
        ruin = rules.ruin if rules.ruin is not None and min(*before, *after) < max(rules.ruin, start // 3) else None
        if ruin is not None:
            marks.append(Mark(ruin, ends.format(points=figure(ruin)), ends=True))
        if rules.goal is not None:
            marks.append(Mark(rules.goal, ends.format(points=figure(rules.goal)), ends=True))
        told = self._told(assessment, after, start)
        self.scale.show_scores(
            [
                Standing(name, one, other, word, wins=seat == draft.winner)
                for seat, (name, one, other, word) in enumerate(zip(names, before, after, told, strict=True))
            ],
            marks,
            ruin,
        )

    def _told(self, assessment: Assessment, after: Sequence[int], start: int) -> list[str]:
        """Returns what each score would mean, where being above or below the start decides the result."""
        words, would_end = assessment.rules.ruleset.vocabulary, assessment.forbidden_final
        if words.afloat is None or words.sunk is None:
            return [""] * len(after)
        told = [in_language(words.afloat if score >= start else words.sunk) for score in after]
        if would_end is None:
            return told
        losers = [seat for seat, score in enumerate(after) if score < start and would_end.ranks[seat] != 1]
        if len(losers) == 1:
            told[losers[0]] = tr("the only loser")
        told[would_end.ranks.index(1)] = tr("ends first")
        return told

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), 0)
