# SPDX-License-Identifier: MIT
"""Texts in which each yaku links to its page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mahjong_desk.pieces import PieceSet
from mahjong_desk.rules.model.reasons import Evaluation
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.link_label import Phrase, Phrases, filled
from mahjong_desk.ui.kit.text_format import clauses, listed
from mahjong_desk.ui.text.phrases import capital, in_language
from mahjong_desk.ui.text.refusals import refusal_sentence, refusal_values
from mahjong_desk.ui.text.values import counted_by_pieces, counted_figures, fu_line, value_words
from mahjong_desk.ui.text.vocabulary import pao_name, usage


def page_tip() -> str:
    return tr("Show its page in the atlas")


def yaku_names(ruleset: Ruleset, identities: Iterable[str]) -> Phrases:
    """Returns the names of yaku as a list."""
    names = {str(place): _named(ruleset, identity) for place, identity in enumerate(identities)}
    return filled(listed(f"{{{gap}}}" for gap in names), names)


def yaku_line(ruleset: Ruleset, evaluation: Evaluation) -> Phrases:
    """Returns the yaku of a hand on one line, or that it has none or that only its value was entered."""
    if evaluation.reading is None:
        return (Phrase(value_words(ruleset, evaluation)),)
    if not evaluation.yaku and counted_figures(ruleset, evaluation):
        return (Phrase(tr("No yaku, base han only")),)
    if not evaluation.yaku:
        return (Phrase(tr("No yaku", usage=usage(ruleset))),)
    names = {str(place): _named(ruleset, item.id) for place, item in enumerate(evaluation.yaku)}
    dora = [
        f"{in_language(ruleset.vocabulary.figures[identity])} {number}"
        for identity, number in counted_by_pieces(ruleset, evaluation)
    ]
    first, *others = filled(listed([*(f"{{{gap}}}" for gap in names), *dora]), names)
    return Phrase(capital(first.text), first.target), *others


def excluding(yaku: str, struck: str) -> str:
    """Returns a yaku with those it excludes."""
    return tr("{yaku} (excludes {struck})").format(yaku=yaku, struck=struck)


def value_reasons(ruleset: Ruleset, evaluation: Evaluation) -> Phrases:
    """Returns the fu as a sum and every yaku with value and exclusions, on one line."""
    names: dict[str, Phrase] = {}
    counted = evaluation.han is not None or "han" not in ruleset.value_fields
    valued = []
    for place, item in enumerate(evaluation.yaku):
        names[str(place)] = _named(ruleset, item.id)
        words = f"{{{place}}} {item.value}" if counted else f"{{{place}}}"
        if item.struck:
            struck = {f"{place}-{at}": _named(ruleset, one) for at, one in enumerate(item.struck)}
            names |= struck
            words = excluding(words, listed(f"{{{gap}}}" for gap in struck))
        valued.append(words)
    by_pieces = counted_by_pieces(ruleset, evaluation)
    before, after = (
        [f"{in_language(ruleset.vocabulary.figures[identity])} {number}" for identity, number in found]
        for found in ([one for one in counted_figures(ruleset, evaluation) if one not in by_pieces], by_pieces)
    )
    return filled(clauses(fu_line(evaluation), listed([*before, *valued, *after])), names)


def pao_phrase(ruleset: Ruleset, reason: str) -> Phrase:
    """Returns what a player is liable for, which may be a yaku."""
    return Phrase(pao_name(ruleset, reason), _target(ruleset, reason))


def refusal_line(
    refusal: Refusal, names: Sequence[str] = (), pieces: PieceSet | None = None, ruleset: Ruleset | None = None
) -> Phrases:
    """Returns the sentence of a refusal; see ``refusal_text``."""
    told = refusal_values(refusal, names, pieces, ruleset)
    values = {key: Phrase(text, _meant(refusal.values[key], ruleset)) for key, text in told.items()}
    return filled(refusal_sentence(refusal), values)


def _named(ruleset: Ruleset, identity: str) -> Phrase:
    return Phrase(in_language(ruleset.yaku_by_id(identity).names), identity)


def _meant(value: object, ruleset: Ruleset | None) -> str:
    return _target(ruleset, value) if isinstance(value, str) and ruleset is not None else ""


def _target(ruleset: Ruleset, identity: str) -> str:
    return identity if any(yaku.id == identity for yaku in ruleset.yaku) else ""
