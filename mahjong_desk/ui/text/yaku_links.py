# SPDX-License-Identifier: MIT
"""Texts in which each yaku links to its page, such as why one does not count."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import starmap

from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.reasons import Evaluation
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku.conditions import CircumstanceId, MessageValue, PieceKinds, YakuFailure, YakuIds
from mahjong_desk.shapes import WaitKind
from mahjong_desk.texts import Text, tr
from mahjong_desk.ui.kit.link_label import LinkSpan, LinkSpans, fill_placeholders
from mahjong_desk.ui.kit.text_format import format_number, join_clauses, join_items
from mahjong_desk.ui.text.phrases import capitalise, localise
from mahjong_desk.ui.text.refusals import refusal_sentence, refusal_values
from mahjong_desk.ui.text.values import counted_by_pieces, counted_figures, fu_line, hand_value_text
from mahjong_desk.ui.text.vocabulary import pao_name, piece_name, situation_name, vocabulary_context


def open_page_tip() -> str:
    return tr("Show in the atlas")


def yaku_names(ruleset: Ruleset, yaku_ids: Iterable[str]) -> LinkSpans:
    names = {str(index): _yaku_span(ruleset, yaku_id) for index, yaku_id in enumerate(yaku_ids)}
    return fill_placeholders(join_items(f"{{{index}}}" for index in names), names)


def yaku_line(ruleset: Ruleset, evaluation: Evaluation) -> LinkSpans:
    """Returns the yaku of a hand on one line, or its value if it has no tiles."""
    if evaluation.reading is None:
        return (LinkSpan(hand_value_text(ruleset, evaluation)),)
    if not evaluation.yaku and counted_figures(ruleset, evaluation):
        return (LinkSpan(tr("No yaku, base han only")),)
    if not evaluation.yaku:
        return (LinkSpan(tr("No yaku", usage=vocabulary_context(ruleset))),)
    names = {str(index): _yaku_span(ruleset, item.id) for index, item in enumerate(evaluation.yaku)}
    dora = (
        f"{localise(ruleset.vocabulary.extra_numbers[figure_id])} {number}"
        for figure_id, number in counted_by_pieces(ruleset, evaluation)
    )
    first, *others = fill_placeholders(join_items([*(f"{{{key}}}" for key in names), *dora]), names)
    return LinkSpan(capitalise(first.text), first.target), *others


def value_reasons(ruleset: Ruleset, evaluation: Evaluation) -> LinkSpans:
    """Returns the fu as a sum, and each yaku with its value and exclusions."""
    names: dict[str, LinkSpan] = {}
    shows_value = evaluation.han is not None or "han" not in ruleset.value_fields
    yaku_texts = []
    for index, item in enumerate(evaluation.yaku):
        names[str(index)] = _yaku_span(ruleset, item.id)
        words = f"{{{index}}} {item.value}" if shows_value else f"{{{index}}}"
        if item.excluded:
            struck = {f"{index}-{part}": _yaku_span(ruleset, yaku_id) for part, yaku_id in enumerate(item.excluded)}
            names |= struck
            sentence = tr("{yaku} ({struck} not counted)")
            words = sentence.format(yaku=words, struck=join_items(f"{{{key}}}" for key in struck))
        yaku_texts.append(words)
    by_pieces = counted_by_pieces(ruleset, evaluation)
    before, after = (
        [f"{localise(ruleset.vocabulary.extra_numbers[figure_id])} {number}" for figure_id, number in pairs]
        for pairs in ([pair for pair in counted_figures(ruleset, evaluation) if pair not in by_pieces], by_pieces)
    )
    return fill_placeholders(join_clauses(fu_line(evaluation), join_items([*before, *yaku_texts, *after])), names)


def pao_phrase(ruleset: Ruleset, reason: str) -> LinkSpan:
    """Returns what a player is responsible for, which may be a yaku."""
    return LinkSpan(pao_name(ruleset, reason), _target(ruleset, reason))


def refusal_line(refusal: Refusal, names: Sequence[str] = (), ruleset: Ruleset | None = None) -> LinkSpans:
    """Returns the sentence of a refusal; see ``refusal_text``."""
    fields = refusal_values(refusal, names, ruleset)
    values = {key: LinkSpan(text, _link_target(refusal.values[key], ruleset)) for key, text in fields.items()}
    return fill_placeholders(refusal_sentence(refusal), values)


def _yaku_span(ruleset: Ruleset, yaku_id: str) -> LinkSpan:
    return LinkSpan(localise(ruleset.yaku_by_id(yaku_id).name), yaku_id)


def _link_target(value: object, ruleset: Ruleset | None) -> str:
    return _target(ruleset, value) if isinstance(value, str) and ruleset is not None else ""


def _target(ruleset: Ruleset, yaku_id: str) -> str:
    return yaku_id if any(yaku.id == yaku_id for yaku in ruleset.yaku) else ""


def failure_line(ruleset: Ruleset, failure: YakuFailure | Refusal, names: Sequence[str] = ()) -> LinkSpans:
    """Returns the sentence on why a yaku or a hand fails, with links to yaku."""
    if isinstance(failure, Refusal):
        return refusal_line(failure, names, ruleset)
    figures = failure.message_values
    groups = (group for value in figures.values() if isinstance(value, PieceKinds) for group in value)
    in_notation = any(_needs_notation(ruleset, group) for group in groups)
    values = {name: _value_text(ruleset, value, in_notation=in_notation) for name, value in figures.items()}
    sentence = fill_placeholders(localise(failure.message), values)
    return (LinkSpan(capitalise(sentence[0].text), sentence[0].target), *sentence[1:]) if sentence else ()


def _value_text(ruleset: Ruleset, value: MessageValue, *, in_notation: bool) -> str | LinkSpans:
    match value:
        case PieceKinds():
            texts = [_kinds_text(ruleset, group, in_notation=in_notation) for group in value]
            # Groups with the same name are listed once; sequences may occur twice.
            named = {text for text, group in zip(texts, value, strict=True) if not _can_form_sequence(ruleset, group)}
            return join_items([text for i, text in enumerate(texts) if text not in named or text not in texts[:i]])
        case YakuIds():
            return yaku_names(ruleset, value)
        case CircumstanceId():
            return situation_name(ruleset, value)
        case WaitKind():
            return localise(ruleset.vocabulary.waits[value])
        case Text():
            return localise(value)
        case _:
            return format_number(value)


def _can_form_sequence(ruleset: Ruleset, kinds: Sequence[Piece]) -> bool:
    """Returns whether any of these pieces can form sequences."""
    pieces = ruleset.pieces
    return any(pieces.kind_of_face[piece] in range(*run) for piece in kinds for run in pieces.suit_ranges)


def _needs_notation(ruleset: Ruleset, kinds: Sequence[Piece]) -> bool:
    """Returns whether pieces are shown in notation: several that can form sequences."""
    return len(kinds) > 1 and _can_form_sequence(ruleset, kinds)


def pieces_text(ruleset: Ruleset, kinds: Sequence[Piece]) -> str:
    """Returns a piece by name, or several suited ones in notation."""
    return pieces_texts(ruleset, kinds)[0]


def pieces_texts(ruleset: Ruleset, *groups: Sequence[Piece]) -> list[str]:
    """Returns the groups of a sentence, suited tiles in notation if one needs it."""
    in_notation = any(_needs_notation(ruleset, group) for group in groups)
    return [_kinds_text(ruleset, group, in_notation=in_notation) for group in groups]


def _kinds_text(ruleset: Ruleset, kinds: Sequence[Piece], *, in_notation: bool) -> str:
    sequence_kinds = [kind for kind in kinds if in_notation and _can_form_sequence(ruleset, (kind,))]
    others = Counter(kind for kind in kinds if kind not in sequence_kinds)
    in_sequence = [ruleset.pieces.format(sequence_kinds)] if sequence_kinds else []
    return join_items([*in_sequence, *starmap(partial(_counted, ruleset), others.items())])


def _counted(ruleset: Ruleset, kind: Piece, count: int) -> str:
    """Returns a piece by name with its count, so that a pair differs from a triplet."""
    name = piece_name(ruleset, kind)
    return name if count == 1 else tr("{piece} ×{count}").format(piece=name, count=count)
