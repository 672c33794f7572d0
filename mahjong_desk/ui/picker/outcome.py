# SPDX-License-Identifier: MIT
"""The sentences of the result: who wins and how, why not, and what comes next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from mahjong_desk.rules.refusal import Code
from mahjong_desk.ui.hand_names import hand_name
from mahjong_desk.ui.kit.linked_text import Phrases, filled
from mahjong_desk.ui.picker.assess import Assessment, Stage
from mahjong_desk.ui.picker.verdict import pieces_text
from mahjong_desk.ui.words import end_reason_name, plural, value_words
from mahjong_desk.ui.yaku_words import refusal_line

translate = QCoreApplication.translate


def title_words(assessment: Assessment, names: Sequence[str]) -> tuple[str, str]:
    """Returns the title of the result and the line below it."""
    draft = assessment.draft
    settlement = assessment.settlement or assessment.forbidden
    name = names[draft.winner] if draft.winner is not None else ""
    if settlement is not None:
        return _won(assessment, names), value_words(assessment.rules.ruleset, settlement.wins[0].evaluation)
    if assessment.stage is Stage.UNDECIDED:
        if draft.winner is None:
            return translate("Outcome", "Who won?"), ""
        return translate("Outcome", "{name} wins").format(name=name), ""
    if assessment.stage is Stage.REFUSED:
        if assessment.refusal is not None and assessment.refusal.code is Code.NOT_A_WIN:
            return translate("Outcome", "No winning shape"), ""
        return translate("Outcome", "Not possible"), ""
    if assessment.stage is Stage.WAITING:
        return _waiting(assessment, name)
    if draft.claim:
        return translate("Outcome", "The hand that {name} claimed").format(name=name), pieces_text(
            assessment.frame, len(draft.held)
        )
    title = (
        translate("Outcome", "{name}’s hand").format(name=name) if name else translate("Outcome", "The winning hand")
    )
    if not draft.entries:
        return title, translate("Outcome", "no tile yet")
    return title, pieces_text(assessment.frame, len(draft.held))


def _won(assessment: Assessment, names: Sequence[str]) -> str:
    draft = assessment.draft
    assert draft.winner is not None
    if draft.claim:
        return translate("Outcome", "{name} claimed a false win").format(name=names[draft.winner])
    if draft.discarder is None:
        return translate("Outcome", "{name} self-draws").format(name=names[draft.winner])
    return translate("Outcome", "{name} wins from {discarder}").format(
        name=names[draft.winner], discarder=names[draft.discarder]
    )


def _waiting(assessment: Assessment, name: str) -> tuple[str, str]:
    if not assessment.waits:
        return translate("Outcome", "Not ready"), ""
    title = translate("Outcome", "{name} is ready").format(name=name) if name else translate("Outcome", "Ready")
    left = sum(wait.left for wait in assessment.waits)
    sentence = plural(lambda: translate("Outcome", "%n tile(s) left that complete it", None, left), left, "tile")
    return title, sentence


def refused_words(assessment: Assessment, names: Sequence[str]) -> Phrases:
    """Returns why the win cannot be, and where it would have come from."""
    refusal = assessment.refusal
    if refusal is None:
        return ()
    ruleset = assessment.rules.ruleset
    reason = refusal_line(refusal, names, ruleset.pieces, ruleset)
    if assessment.waits:
        sentence = translate("Outcome", "{reason} Without the winning tile it waits for these:")
        return filled(sentence, {"reason": reason})
    return reason


def outcome_sentence(assessment: Assessment, names: Sequence[str]) -> str:
    """Returns what comes after the win; nothing where it is not known."""
    after = assessment.after
    if after is None:
        return ""
    ruleset = assessment.rules.ruleset
    if assessment.ended is not None and assessment.final is not None:
        leader = names[assessment.final.ranks.index(1)]
        return translate("Outcome", "The match ends: {reason}. {name} is first.").format(
            reason=end_reason_name(ruleset, assessment.ended), name=leader
        )
    if after.dealer == assessment.table.dealer:
        return translate("Outcome", "{name} deals again: {round}.").format(
            name=names[after.dealer], round=hand_name(ruleset, after)
        )
    return translate("Outcome", "Next is {round}, {name} deals.").format(
        round=hand_name(ruleset, after), name=names[after.dealer]
    )
