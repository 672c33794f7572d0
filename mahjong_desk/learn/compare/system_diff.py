# SPDX-License-Identifier: MIT
"""The differences between two rule systems."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from itertools import groupby
from typing import NamedTuple

from mahjong_desk import interchange
from mahjong_desk.interchange.describe import example_request
from mahjong_desk.learn.atlas.entries import YakuEntry, entries
from mahjong_desk.learn.compare.absence import Absence, Relative, explain_absence, nearest_in_system
from mahjong_desk.learn.compare.notes import load_notes
from mahjong_desk.learn.compare.system_facts import Topic, system_facts
from mahjong_desk.learn.compare.yaku_comparison import Remark, differing_notes, remarks
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.rules.ruleset import Ruleset, TableRules
from mahjong_desk.rules.yaku.row import AnyYaku, Example
from mahjong_desk.texts import Text

FuAmounts = Mapping[str, tuple[int, ...]]
"""The possible amounts of each fu item, ascending, by its id."""

FU_PROBES: tuple[Example, ...] = (
    Example("123m234p789s22m45s", "6s"),
    Example("123m234p789s22m45s", "6s", self_drawn=True),
    Example("123m345m567m99m78m", "6m"),
    Example("12m234p789s22m345s", "3m"),
    Example("13m234p789s22m345s", "2m"),
    Example("123m234p789s345s8p", "8p"),
    Example("123m234p789s55z45s", "6s"),
    Example("123m234p789s11z45s", "6s"),
    Example("123m234p789s22z45s", "6s"),
    Example("123m234p789s11z45s", "6s", winner=0),
    Example("234m33s67p", "8p", melds=(("pon", "555s"), ("pon", "999p"))),
    Example("444s111m678p22s78m", "9m"),
    Example("234m33s67p", "8p", melds=(("daiminkan", "4444s"), ("daiminkan", "9999p"))),
    Example("234m33s67p", "8p", melds=(("ankan", "4444s"), ("ankan", "9999p"))),
    Example("234m33s67p", "8p", melds=(("chi", "345m"), ("chi", "456s"))),
)
"""Hands that, with the examples of yaku, contain every fu item."""


@cache
def fu_amounts(ruleset_id: str) -> FuAmounts:
    """Returns the amounts of all fu items; empty if the system does not count fu."""
    ruleset = get_ruleset(ruleset_id)
    if "fu" not in ruleset.value_fields:
        return {}
    rules = ruleset.bind(ruleset.unrestricted_options)
    amounts_by_item: dict[str, set[int]] = {}
    for probe in (*FU_PROBES, *(yaku.example for yaku in ruleset.yaku)):
        settled = settle_probe(rules, probe)
        for item in settled.wins[0].evaluation.fu_items if settled is not None else ():
            amounts_by_item.setdefault(item.id, set()).add(item.value)
    return {item: tuple(sorted(amounts)) for item, amounts in amounts_by_item.items()}


def settle_probe(rules: TableRules, probe: Example) -> Settlement | None:
    """Evaluates a hand with a circumstance that makes it large enough to win."""
    for situation in (probe.situation, *((circumstance_id,) for circumstance_id in rules.circumstance_ids)):
        try:
            request = example_request(replace(probe, situation=situation))
            event = interchange.read_event(rules, request["event"], "event")
            return rules.settle(rules.opening_table()._replace(in_match=False), event)
        except Refusal as refusal:
            if refusal.code is ErrorCode.NOT_A_WIN:
                return None
    return None


class RuleDifference(NamedTuple):
    """One difference; ``before`` or ``after`` is None if that system has no such rule."""

    label: Text
    before: Text | None
    after: Text | None


class YakuDifference(NamedTuple):
    """A yaku that both systems have."""

    before: AnyYaku
    after: AnyYaku
    renamed: bool
    notes: tuple[Text, ...]
    remarks: tuple[Remark, ...]


class MissingYaku(NamedTuple):
    """A yaku that the target system lacks."""

    yaku: AnyYaku
    absence: Absence
    relative: Relative | None  # the nearest yaku of the target system


class FuDifference(NamedTuple):
    """A fu item whose possible amounts differ."""

    names: Text
    before: tuple[int, ...]  # ascending; empty if the system lacks the item
    after: tuple[int, ...]


class SystemDiff(NamedTuple):
    """The differences for a player who changes from one rule system to another."""

    source: Ruleset
    target: Ruleset
    changes: tuple[tuple[Topic, tuple[RuleDifference, ...]], ...]
    unchanged: tuple[Text, ...]
    shared: tuple[YakuDifference, ...]
    added: tuple[AnyYaku, ...]
    missing: tuple[MissingYaku, ...]
    fu: tuple[FuDifference, ...]


def compare_systems(source_id: str, target_id: str) -> SystemDiff:
    """Returns the differences between two rule systems.

    Raises ``Refusal`` with ``unknown_ruleset``, or ``ValueError`` if both are the same.
    """
    if source_id == target_id:
        raise ValueError(f"cannot compare {source_id} with itself")
    return _compare(source_id, target_id)


@cache
def _compare(source_id: str, target_id: str) -> SystemDiff:
    source, target = get_ruleset(source_id), get_ruleset(target_id)
    lines = _facts(source, target)
    changed = [(topic, change) for topic, change in lines if change.before != change.after]
    changed.sort(key=lambda row: list(Topic).index(row[0]))
    unchanged = tuple(change.label for _topic, change in lines if change.before == change.after)
    source_ideas = {idea for entry in entries(source_id) for idea in entry.yaku.concepts}
    target_ideas = {idea for entry in entries(target_id) for idea in entry.yaku.concepts}
    return SystemDiff(
        source,
        target,
        tuple((topic, tuple(change for _, change in rows)) for topic, rows in groupby(changed, key=lambda row: row[0])),
        unchanged,
        tuple(_shared(source_id, target_id)),
        tuple(
            entry.yaku
            for entry in entries(target_id)
            if source_ideas.isdisjoint(entry.yaku.concepts) and not entry.yaku.is_placeholder
        ),
        tuple(
            MissingYaku(entry.yaku, explain_absence(entry, target), nearest_in_system(entry, target))
            for entry in entries(source_id)
            if target_ideas.isdisjoint(entry.yaku.concepts) and not entry.yaku.is_placeholder
        ),
        _fu(source, target),
    )


def _facts(source: Ruleset, target: Ruleset) -> list[tuple[Topic, RuleDifference]]:
    """Returns the computed facts and written notes of both systems, equal ones too."""
    before, after = ({fact.label: fact for fact in system_facts(ruleset.id)} for ruleset in (source, target))
    differences = []
    for label in dict.fromkeys((*before, *after)):
        one, other = before.get(label), after.get(label)
        fact = one or other
        assert fact is not None
        differences.append((fact.topic, RuleDifference(label, one and one.value, other and other.value)))
    notes = load_notes()
    for topic, label, point in notes.questions(source.id, target.id):
        change = RuleDifference(label, notes.answer(point, source.id), notes.answer(point, target.id))
        if change.before is not None or change.after is not None:
            differences.append((topic, change))
    return differences


def _shared(source_id: str, target_id: str) -> list[YakuDifference]:
    differences = []
    for after in entries(target_id):
        for before in entries(source_id):
            if before.yaku.shares_concept(after.yaku):
                differences.append(_change(before, after))
    return differences


def _change(before: YakuEntry, after: YakuEntry) -> YakuDifference:
    renamed = _japanese_name(before) != _japanese_name(after)
    return YakuDifference(before.yaku, after.yaku, renamed, differing_notes(after, before), remarks(after, before))


def _japanese_name(entry: YakuEntry) -> str:
    """Returns the Japanese name without prefixes."""
    return entry.yaku.name.ja.split("・")[-1].split(" ")[-1]


def _fu(source: Ruleset, target: Ruleset) -> tuple[FuDifference, ...]:
    """Returns the differing fu items if both systems count fu."""
    before, after = fu_amounts(source.id), fu_amounts(target.id)
    if not before or not after:
        return ()
    names = {**target.vocabulary.fu, **source.vocabulary.fu}
    items = [*after, *(item for item in before if item not in after)]
    return tuple(
        FuDifference(names[item], before.get(item, ()), after.get(item, ()))
        for item in items
        if item in names and item != "rounding" and before.get(item) != after.get(item)
    )
