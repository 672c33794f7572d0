# SPDX-License-Identifier: MIT
"""How a match would end with an event, before it is recorded: what it is called, why, and what everybody has of it."""

from __future__ import annotations

from collections.abc import Sequence

from mahjong_desk.rules.model.events import Event
from mahjong_desk.rules.model.reasons import Final
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import Rules, Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.listing import noted
from mahjong_desk.ui.words.phrases import capital, in_language, sentences
from mahjong_desk.ui.words.scores import result_change
from mahjong_desk.ui.words.vocabulary import end_reason_name


def final_after(rules: Rules, table: Table, event: Event) -> Final | None:
    """Returns how the match ends with an event; None where it goes on, or where the rules refuse the event."""
    try:
        settlement = rules.settle(table, event)
    except Refusal:
        return None
    after, reason = rules.advance(table, event, settlement)
    return rules.conclude(after, reason) if reason is not None else None


def label_name(ruleset: Ruleset, final: Final) -> str:
    """Returns what the ruleset calls such an end, such as ``Maru-A``; nothing where it has no name for it."""
    names = ruleset.vocabulary.labels.get(final.label or "")
    return capital(in_language(names)) if names is not None else ""


def ending_sentence(rules: Rules, final: Final, names: Sequence[str]) -> str:
    """Returns that the match ends, why, who is first, and the results where the end is counted apart from the points."""
    ruleset, unit = rules.ruleset, rules.result_unit
    told = tr("The match ends: {reason}. {name} is first.").format(
        reason=end_reason_name(ruleset, final.reason), name=names[final.ranks.index(1)]
    )
    if not label_name(ruleset, final):
        return told
    results = noted(
        *(f"{name} {result_change(unit, result)}" for name, result in zip(names, final.results, strict=True))
    )
    return sentences(told, tr("Results: {results}.").format(results=results))
