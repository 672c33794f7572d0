# SPDX-License-Identifier: MIT
"""What is said of a hand at the end of its line, and beside the refusal of a win."""

from __future__ import annotations

from collections.abc import Sequence

from mahjong_desk.entry.assessment import Assessment, Stage
from mahjong_desk.entry.draft import DraftError, Fault
from mahjong_desk.entry.frame import Frame
from mahjong_desk.rules.model.refusal import Code, Refusal
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui.hand.notation_line import Verdict
from mahjong_desk.ui.words.phrases import plural
from mahjong_desk.ui.words.refusals import refusal_text
from mahjong_desk.ui.words.vocabulary import piece_usage


def verdict(assessment: Assessment, fault: DraftError | None, names: Sequence[str]) -> Verdict:
    """Returns the count and how far the hand has come, or the first fault."""
    draft = assessment.draft
    if fault is not None:
        return Verdict(fault_text(assessment.frame, fault), "error", "warning")
    if draft.value is not None:
        return Verdict(tr("The typed value counts, not this hand"))
    if draft.pending:
        waits = tr("The meld waits for its ]")
        return Verdict(waits if "[" in draft.pending else tr("Digits wait for M, P, S or Z"))
    if not draft.entries:
        return Verdict(tr("Click or type the winning hand"))
    if assessment.refusal is not None and assessment.stage is Stage.REFUSED:
        return Verdict(refusal_sentence(assessment, assessment.refusal, names), "error", "warning")
    return _standing(assessment)


def _standing(assessment: Assessment) -> Verdict:
    count = pieces_text(assessment.frame, len(assessment.draft.held))
    if assessment.stage is Stage.MISSING:
        missing = tr("{count}, {missing} to go")
        return Verdict(missing.format(count=count, missing=assessment.missing))
    if assessment.stage is Stage.WAITING:
        number = len(assessment.waits)
        if not number:
            return Verdict(tr("{count}, not ready").format(count=count))
        kinds = plural(lambda: trn("{n} kind", "{n} kinds", number), number, "kind")
        return Verdict(tr("{count}, waits for {kinds}").format(count=count, kinds=kinds))
    if assessment.stage is Stage.UNDECIDED:
        if assessment.draft.winner is None:
            return Verdict(tr("{count}: who won?").format(count=count), "brass_text")
        return Verdict(tr("{count}: self-drawn, or from whom?").format(count=count), "brass_text")
    readings = 1 + (len(assessment.evaluation.rejected) if assessment.evaluation is not None else 0)
    read = plural(lambda: trn("{n} reading", "{n} readings", readings), readings, "reading")
    return Verdict(tr("{count}, {readings}").format(count=count, readings=read), "plus", "tick")


def pieces_text(frame: Frame, number: int) -> str:
    """Returns a number of pieces in words, such as ``14 tiles``, or ``8 pieces`` of a set that is typed by letters."""
    return plural(lambda: trn("{n} tile", "{n} tiles", number, usage=piece_usage(frame.pieces)), number, "tile")


def fault_text(frame: Frame, fault: DraftError) -> str:
    """Returns the sentence of an entry that does not fit what is entered."""
    pieces = frame.pieces
    sentences = {
        Fault.STRAY: tr("“{text}” is not a tile", usage=piece_usage(pieces)),
        Fault.NO_SUCH_PIECE: tr("There is no tile {text}", usage=piece_usage(pieces)),
        Fault.NONE_LEFT: tr("No {text} is left"),
        Fault.FULL: tr("The hand is complete without {text}"),
        Fault.NO_ROOM: tr("The hand has no room for {text}"),
        Fault.NO_MELD: tr("{text} is not a meld"),
        Fault.NO_GIVER: tr("{text} cannot come from there"),
    }
    return sentences[fault.fault].format(text=fault.text)


def refusal_sentence(assessment: Assessment, refusal: Refusal, names: Sequence[str]) -> str:
    """Returns why the rules refuse the hand, short enough for the end of a line."""
    if refusal.code is Code.NOT_A_WIN:
        return tr("No winning shape", "verdict on a hand")
    if refusal.code is Code.FORBIDDEN_WIN:
        return tr("This win is forbidden")
    if refusal.code is Code.BELOW_MINIMUM:
        return tr("Below the minimum", "verdict on a hand")
    ruleset = assessment.rules.ruleset
    return refusal_text(refusal, names, ruleset.pieces, ruleset)
