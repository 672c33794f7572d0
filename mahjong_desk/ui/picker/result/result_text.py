# SPDX-License-Identifier: MIT
"""The sentences of the result: title, introduction, outcome, questions."""

from collections.abc import Sequence

from mahjong_desk.entry.assessment import Assessment, AssessmentStage
from mahjong_desk.entry.draft import to_event
from mahjong_desk.match import ReplayRow
from mahjong_desk.rules.model.refusal import ErrorCode
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui.hand.notation_line import piece_count_text
from mahjong_desk.ui.kit.link_label import LinkSpans, fill_placeholders
from mahjong_desk.ui.kit.painting import short_name
from mahjong_desk.ui.kit.text_format import format_number
from mahjong_desk.ui.text.events import ending_sentence, event_text
from mahjong_desk.ui.text.phrases import localise, sentences
from mahjong_desk.ui.text.refusals import with_refused_winner
from mahjong_desk.ui.text.values import hand_value_text
from mahjong_desk.ui.text.vocabulary import dealer_context, end_label_name, hand_name, piece_context, vocabulary_context
from mahjong_desk.ui.text.yaku_links import refusal_line


def title_text(assessment: Assessment, names: Sequence[str]) -> tuple[str, str]:
    """Returns the title of the result and the line below it."""
    draft = assessment.draft
    names = [short_name(name) for name in names]
    settlement = assessment.settlement or assessment.forbidden_settlement
    name = names[draft.winner] if draft.winner is not None else ""
    if settlement is not None:
        evaluation = assessment.evaluation
        value = hand_value_text(assessment.rules.ruleset, evaluation) if evaluation else ""
        return _win_title(assessment, names), value
    if assessment.stage is AssessmentStage.UNDECIDED:
        if draft.winner is None:
            return tr("Who won?"), ""
        return tr("{name} wins").format(name=name), ""
    if assessment.refusal is not None and assessment.stage is AssessmentStage.REFUSED:
        is_shapeless = assessment.refusal.code is ErrorCode.NOT_A_WIN
        title = tr("No winning shape") if is_shapeless else tr("Not possible")
        if draft.is_decided:
            title = with_refused_winner(title, assessment.refusal, names, to_event(assessment.spec, draft))
        return title, ""
    if assessment.stage is AssessmentStage.WAITING:
        return _wait_title(assessment, name)
    entered = piece_count_text(assessment.spec, len(draft.pieces)) if draft.entries else ""
    if draft.claim_field:
        return tr("Hand claimed by {name}").format(name=name), entered
    if not name:
        return tr("The winning hand") if draft.entries else tr("Who won?"), entered
    return tr("{name}’s hand").format(name=name), entered


def _win_title(assessment: Assessment, names: Sequence[str]) -> str:
    draft = assessment.draft
    assert draft.winner is not None
    if draft.claim_field:
        return tr("{name} claimed a false win", usage=vocabulary_context(assessment.rules.ruleset)).format(
            name=names[draft.winner]
        )
    if draft.discarder is None:
        return tr("{name} wins by self-draw").format(name=names[draft.winner])
    return tr("{name} wins from {discarder}", usage=vocabulary_context(assessment.rules.ruleset)).format(
        name=names[draft.winner], discarder=names[draft.discarder]
    )


def _wait_title(assessment: Assessment, name: str) -> tuple[str, str]:
    usage = vocabulary_context(assessment.rules.ruleset)
    if not assessment.waits:
        return tr("Not tenpai", usage=usage), ""
    title = tr("{name} is tenpai", usage=usage).format(name=name) if name else tr("Tenpai", usage=usage)
    count = sum(wait.remaining for wait in assessment.waits)
    pieces = assessment.spec.pieces
    sentence = trn("{n} winning tile left", "{n} winning tiles left", count, usage=piece_context(pieces))
    return title, sentence


def intro_text(assessment: Assessment, names: Sequence[str]) -> str | LinkSpans:
    """Returns what is still missing or why the win is refused; empty otherwise."""
    stage, undecided = assessment.stage, assessment.draft.winner is None
    if not assessment.draft.entries:
        return ""
    if stage is AssessmentStage.MISSING:
        sentence = tr("{missing} to go. Each wait and its value will appear here from {ready} on.")
        spec = assessment.spec
        missing, ready = piece_count_text(spec, assessment.missing_pieces), piece_count_text(spec, spec.hand_size)
        return sentence.format(missing=missing, ready=ready)
    if stage is AssessmentStage.WAITING and not assessment.waits:
        return tr("Nothing completes this hand.")
    if stage is AssessmentStage.WAITING and undecided:
        return tr("Choose the winner to see what each wait is worth.")
    if stage is AssessmentStage.UNDECIDED and undecided:
        return tr("Choose the winner, then how it was won.")
    if stage is AssessmentStage.REFUSED and assessment.draft.value is None:
        return refusal_phrases(assessment, names)
    return ""


def refusal_phrases(assessment: Assessment, names: Sequence[str]) -> LinkSpans:
    """Returns why the win is refused, and introduces the list of its waits."""
    refusal = assessment.refusal
    if refusal is None:
        return ()
    ruleset = assessment.rules.ruleset
    reason = refusal_line(refusal, names, ruleset)
    if assessment.waits:
        sentence = tr("{reason} Until then the hand waited for:")
        return fill_placeholders(sentence, {"reason": reason})
    return reason


def outcome_sentence(assessment: Assessment, names: Sequence[str]) -> str:
    """Returns what follows the win; empty if unknown."""
    after = assessment.table_after
    if after is None:
        return ""
    ruleset = assessment.rules.ruleset
    late = declared_sentence(assessment, names)
    if assessment.end_reason is not None and assessment.final is not None:
        return sentences(late, ending_sentence(assessment.rules, assessment.final, names))
    if after.dealer == assessment.table.dealer:
        content = tr("{name} deals again: {round}.")
    else:
        content = tr("Next is {round}, {name} deals.", usage=dealer_context(ruleset))
    content = content.format(name=names[after.dealer], round=hand_name(ruleset, after))
    return sentences(late, content)


def declared_sentence(assessment: Assessment, names: Sequence[str]) -> str:
    """Returns whose riichi is recorded with the win, with its stake, or an empty text."""
    parts = []
    for declaration in assessment.late_riichi:
        values = {"name": names[declaration.event.player], "points": format_number(declaration.stake)}
        text = (
            tr("{name}’s riichi is recorded with it: stake {points}.")
            if declaration.stake
            else tr("{name}’s riichi is recorded with it.")
        )
        parts.append(text.format(**values))
    return sentences(*parts)


def question_sentence(assessment: Assessment) -> str:
    """Returns the question that blocks recording, or an empty text."""
    if not assessment.is_valid_win:
        return ""
    if assessment.pao_undecided:
        return tr("Before recording: does the responsible player pay? (Y/N)")
    if assessment.open_questions:
        question = localise(assessment.open_questions[0].field.name)
        sentence = tr("Before recording: {question}? (N: no, nobody)")
        return sentence.format(question=question)
    return ""


def editing_sentence(row: ReplayRow, names: Sequence[str], ruleset: Ruleset, *, inserts: bool) -> str:
    """Returns which recorded row is changed, or what follows the inserted win."""
    words = tr("Inserting before {round}: {win}") if inserts else tr("Changing {round}: {win}")
    return words.format(round=hand_name(ruleset, row.before), win=event_text(row, names, ruleset))


def outcome_title(assessment: Assessment) -> str:
    """Returns the name of the match's end, such as ``Maru-A``; empty if it has none."""
    return "" if assessment.final is None else end_label_name(assessment.rules.ruleset, assessment.final.end_label)
