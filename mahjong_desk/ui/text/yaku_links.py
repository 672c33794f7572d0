# SPDX-License-Identifier: MIT
"""Texts in which each yaku links to its page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mahjong_desk.rules.model.reasons import Evaluation
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.link_label import LinkSpan, LinkSpans, fill_placeholders
from mahjong_desk.ui.kit.text_format import join_clauses, join_items
from mahjong_desk.ui.text.phrases import capitalised, localised
from mahjong_desk.ui.text.refusals import refusal_sentence, refusal_values
from mahjong_desk.ui.text.values import counted_by_pieces, counted_figures, fu_line, hand_value_text
from mahjong_desk.ui.text.vocabulary import pao_name, vocabulary_context


def open_page_tip() -> str:
    return tr("Show in the atlas")


def yaku_names(ruleset: Ruleset, identities: Iterable[str]) -> LinkSpans:
    """Returns the names of yaku as a list."""
    names = {str(place): _named(ruleset, identity) for place, identity in enumerate(identities)}
    return fill_placeholders(join_items(f"{{{gap}}}" for gap in names), names)


def yaku_line(ruleset: Ruleset, evaluation: Evaluation) -> LinkSpans:
    """Returns the yaku of a hand on one line, or that it has none or that only its value was entered."""
    if evaluation.reading is None:
        return (LinkSpan(hand_value_text(ruleset, evaluation)),)
    if not evaluation.yaku and counted_figures(ruleset, evaluation):
        return (LinkSpan(tr("No yaku, base han only")),)
    if not evaluation.yaku:
        return (LinkSpan(tr("No yaku", usage=vocabulary_context(ruleset))),)
    names = {str(place): _named(ruleset, item.id) for place, item in enumerate(evaluation.yaku)}
    dora = [
        f"{localised(ruleset.vocabulary.extra_numbers[identity])} {number}"
        for identity, number in counted_by_pieces(ruleset, evaluation)
    ]
    first, *others = fill_placeholders(join_items([*(f"{{{gap}}}" for gap in names), *dora]), names)
    return LinkSpan(capitalised(first.text), first.target), *others


def yaku_with_exclusions(yaku: str, struck: str) -> str:
    """Returns a yaku with those it excludes."""
    return tr("{yaku} ({struck} not counted)").format(yaku=yaku, struck=struck)


def value_reasons(ruleset: Ruleset, evaluation: Evaluation) -> LinkSpans:
    """Returns the fu as a sum and every yaku with value and exclusions, on one line."""
    names: dict[str, LinkSpan] = {}
    counted = evaluation.han is not None or "han" not in ruleset.value_fields
    valued = []
    for place, item in enumerate(evaluation.yaku):
        names[str(place)] = _named(ruleset, item.id)
        words = f"{{{place}}} {item.value}" if counted else f"{{{place}}}"
        if item.excluded:
            struck = {f"{place}-{at}": _named(ruleset, one) for at, one in enumerate(item.excluded)}
            names |= struck
            words = yaku_with_exclusions(words, join_items(f"{{{gap}}}" for gap in struck))
        valued.append(words)
    by_pieces = counted_by_pieces(ruleset, evaluation)
    before, after = (
        [f"{localised(ruleset.vocabulary.extra_numbers[identity])} {number}" for identity, number in found]
        for found in ([one for one in counted_figures(ruleset, evaluation) if one not in by_pieces], by_pieces)
    )
    return fill_placeholders(join_clauses(fu_line(evaluation), join_items([*before, *valued, *after])), names)


def pao_phrase(ruleset: Ruleset, reason: str) -> LinkSpan:
    """Returns what a player is liable for, which may be a yaku."""
    return LinkSpan(pao_name(ruleset, reason), _target(ruleset, reason))


def refusal_line(refusal: Refusal, names: Sequence[str] = (), ruleset: Ruleset | None = None) -> LinkSpans:
    """Returns the sentence of a refusal; see ``refusal_text``."""
    fields = refusal_values(refusal, names, ruleset)
    values = {key: LinkSpan(text, _meant(refusal.values[key], ruleset)) for key, text in fields.items()}
    return fill_placeholders(refusal_sentence(refusal), values)


def _named(ruleset: Ruleset, identity: str) -> LinkSpan:
    return LinkSpan(localised(ruleset.yaku_by_id(identity).name), identity)


def _meant(value: object, ruleset: Ruleset | None) -> str:
    return _target(ruleset, value) if isinstance(value, str) and ruleset is not None else ""


def _target(ruleset: Ruleset, identity: str) -> str:
    return identity if any(yaku.id == identity for yaku in ruleset.yaku) else ""
