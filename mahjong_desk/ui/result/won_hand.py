# SPDX-License-Identifier: MIT
"""The hand that decided a match, or its best where none did, on felt, with why and what came of it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.club.best import BestHand, best_hand, most_valuable
from mahjong_desk.match import Replay
from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.reasons import Final
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.hand.groups import explained_groups, won_apart
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.linked_text import LinkedText
from mahjong_desk.ui.kit.listing import listed
from mahjong_desk.ui.kit.numbers import figure
from mahjong_desk.ui.kit.panels import Felt
from mahjong_desk.ui.kit.rack import Rack
from mahjong_desk.ui.words.events import told_row
from mahjong_desk.ui.words.hands import hand_name
from mahjong_desk.ui.words.phrases import sentences
from mahjong_desk.ui.words.values import value_words
from mahjong_desk.ui.words.vocabulary import end_reason_name
from mahjong_desk.ui.words.yaku_links import page_tip, value_reasons

_USUAL_RACK = 516


def deciding_hand(replay: Replay) -> BestHand | None:
    """Returns the win with which a match ended, of several the most valuable one; None where it ended otherwise."""
    last = replay.rows[-1] if replay.rows else None
    if replay.final is None or last is None or not isinstance(last.event, Win) or not last.settlement.wins:
        return None
    return most_valuable(last)


class WonHand(QWidget):
    """One hand of a finished match.

    Attributes:
        why: Why the hand is worth what it is; its yaku lead to their pages; None where there is only a value.
    """

    yaku_wanted = Signal(str)

    def __init__(self, replay: Replay, final: Final, parent: QWidget | None = None, *, close: bool = False) -> None:
        super().__init__(parent)
        self._replay, self._final = replay, final
        self.told: Label | None = None
        self.why: LinkedText | None = None
        deciding = deciding_hand(replay)
        hand = deciding or best_hand(replay)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2 if close else 8)
        if hand is None:
            return
        ruleset, winner, evaluation = replay.match.rules.ruleset, hand.winner, hand.evaluation
        heading = tr("How it came about", "the deciding win") if deciding is not None else tr("The best hand")
        column.addWidget(Label(heading, size=18, serif=True))
        if winner.hand is not None:
            felt = Felt()
            inside = QVBoxLayout(felt)
            inside.setContentsMargins(10, 2 if close else 8, 10, 2 if close else 8)
            rack = Rack(felt, width=25 if close else 30, smallest=22, brackets=False)
            # A rack takes its least height from the width that it has.
            rack.resize(theme.px(_USUAL_RACK), rack.height())
            rack.set_groups(
                won_apart(
                    explained_groups(
                        ruleset, winner.hand, evaluation, winner.seat, hand.row.players, hand.row.before.order
                    )
                )
            )
            inside.addWidget(rack)
            column.addWidget(felt)
        told = tr("{hand}: {event}. {size}").format(
            hand=hand_name(ruleset, hand.row.before),
            event=told_row(replay.match, hand.row),
            size=value_words(ruleset, evaluation),
        )
        if deciding is not None:
            told = sentences(tr("{told}.").format(told=told), *self._outcome(hand))
        self.told = Label(told, size=14 if close else 15, wrap=True)
        column.addWidget(self.told)
        why = value_reasons(ruleset, evaluation)
        if why:
            self.why = LinkedText(why, tip=page_tip(), size=14, role="ink2", wrap=True)
            self.why.followed.connect(self.yaku_wanted)
            column.addWidget(self.why)

    def _outcome(self, hand: BestHand) -> tuple[str, ...]:
        """Returns what the winner had then and why that ended the match, and who lies under the start where it counts."""
        ruleset, scores = self._replay.match.rules.ruleset, self._final.scores
        names, start = hand.row.players, self._replay.match.start.scores
        found = [
            tr("{player} had {points} then: {reason}.").format(
                player=names[hand.winner.seat],
                points=figure(scores[hand.winner.seat]),
                reason=end_reason_name(ruleset, self._final.reason),
            )
        ]
        under = [
            tr("{player} {points}").format(player=name, points=figure(score))
            for name, score, first in zip(names, scores, start, strict=True)
            if score < first
        ]
        if ruleset.vocabulary.sunk is not None and under:
            found.append(tr("Under the start: {players}.").format(players=listed(under)))
        return tuple(found)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for text in (self.told, self.why):
            if text is not None:
                text.setMinimumHeight(text.heightForWidth(self.width()))
