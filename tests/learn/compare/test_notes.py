# SPDX-License-Identifier: MIT
"""Each difference between rule systems in counting an idea is explained by a note."""

from collections.abc import Iterator, Mapping
from itertools import permutations
from random import Random
from typing import Any

import pytest

from mahjong_desk.learn.atlas.entries import YakuEntry, entries, get_entry
from mahjong_desk.learn.atlas.yaku_page import ExampleWalk
from mahjong_desk.learn.cases.changes import ChangeKind, variations
from mahjong_desk.learn.cases.win_case import WinCase, example_case, yaku_ids
from mahjong_desk.learn.compare.absence import settle_win_in_system
from mahjong_desk.learn.compare.notes import DifferencePoint, SystemNotes, load_notes, merge_notes_file
from mahjong_desk.learn.compare.yaku_comparison import RemarkKind, differing_notes, remarks
from mahjong_desk.rules.model.options import OptionValue
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.registry import all_rulesets, get_ruleset
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku.row import OFF_VALUES, YakuFamily
from mahjong_desk.texts import LocalizedText
from tests.refused import fault_path
from tests.scope import is_thorough

TILES = [ruleset for ruleset in all_rulesets() if ruleset.id != "shogi"]
FEW, MANY = 1, 12
KINDS = (ChangeKind.WAIT, ChangeKind.GROUP, ChangeKind.CLAIMED, ChangeKind.WIN_METHOD)
"""The changes that reveal differences soonest; a thorough run uses all changes."""
_SCOPE = ("CLOSED", "OPEN", "OPEN_TOO", "SELF_DRAW_ONLY", "DISCARD_ONLY", "EITHER", "WITH")
SCOPE = {RemarkKind[name] for name in _SCOPE}
"""Remarks about the hands in which a yaku counts."""


def enable_all_yaku(ruleset: Ruleset) -> Mapping[str, OptionValue]:
    options = {option.id: option for option in ruleset.options}
    chosen: dict[str, OptionValue] = {}
    for yaku in ruleset.yaku:
        chosen.update(yaku.example.options)
        if yaku.enabling_option is not None and options[yaku.enabling_option].default in OFF_VALUES:
            option = options[yaku.enabling_option]
            values = option.number_range or [choice.value for choice in option.choices]
            chosen.setdefault(option.id, next(value for value in values if value not in OFF_VALUES))
    return chosen


def permissive_options(ruleset: Ruleset) -> dict[str, OptionValue]:
    """Returns options under which every yaku counts and no win is worth too little."""
    minimums = [choice.value for option in ruleset.options if option.id == "minimum" for choice in option.choices]
    lowest = {"minimum": min(value for value in minimums if isinstance(value, int))} if minimums else {}
    alone = {"renhou": "five_han"} if any(option.id == "renhou" for option in ruleset.options) else {}
    return {**enable_all_yaku(ruleset), **lowest, **alone}


PERMISSIVE = {ruleset.id: permissive_options(ruleset) for ruleset in TILES}


def hands(ruleset: Ruleset, many: int) -> Iterator[WinCase]:
    """Yields the examples of a system, variations of them, and random wins."""
    for entry in entries(ruleset.id):
        first = example_case(ruleset, entry.yaku)
        yield first
        random = Random(entry.yaku.id)
        for kind in KINDS if many == FEW else ChangeKind:
            variants = list(variations(first, kind))
            yield from (case for _, case in random.sample(variants, min(many, len(variants))))
        yield from (win.case for win in ExampleWalk(entry, first).explore(many))


Counted = tuple[tuple[str, ...], object]
NO_SHAPE = "no winning shape"


def counted(case: WinCase, ruleset: Ruleset) -> Counted | None:
    """Returns the yaku of a hand and its groups, or None if they are not comparable."""
    if case.table.round_wind not in ruleset.bind({}).rounds:
        return None  # the system has no such round
    settled = settle_win_in_system(case, ruleset, PERMISSIVE[ruleset.id])
    if settled is None:
        return None
    if isinstance(settled, Refusal):
        if settled.code not in {ErrorCode.BELOW_MINIMUM, ErrorCode.NOT_A_WIN}:
            return None
        return (), None if settled.code is ErrorCode.BELOW_MINIMUM else NO_SHAPE
    evaluation = settled.wins[0].evaluation
    reading = evaluation.reading
    return yaku_ids(settled), None if reading is None else sorted(group.kinds for group in reading.groups)


def is_suppressed(ruleset: Ruleset, yaku: tuple[str, ...], idea: str) -> bool:
    """Returns whether an idea may be missing only because another yaku counts."""
    own = [candidate for candidate in ruleset.yaku if idea in candidate.concepts]
    return any(
        any(own_yaku.id in over.excludes for own_yaku in own)
        or (over.is_limit and (ruleset.counts_best_limit_only or not all(own_yaku.is_limit for own_yaku in own)))
        for over in map(ruleset.yaku_by_id, yaku)
    )


def differences(case: WinCase) -> Iterator[tuple[str, YakuEntry, Ruleset]]:
    """Yields the ideas that a hand has in one system but lacks in another."""
    counts = {ruleset.id: counted(case, ruleset) for ruleset in TILES}
    for here, there in permutations(TILES, 2):
        mine, other = counts[here.id], counts[there.id]
        if mine is None or other is None:
            continue
        groups = mine[1] if isinstance(mine[1], list) else []
        pairs = other[1] == NO_SHAPE and len(groups) == 7 == len(set(map(tuple, groups)))
        if other[1] is not None and mine[1] != other[1] and not pairs:
            continue
        theirs = {idea for yaku_id in other[0] for idea in there.yaku_by_id(yaku_id).concepts}
        known_ideas = {idea for yaku in there.yaku for idea in yaku.concepts}
        for yaku in map(here.yaku_by_id, mine[0]):
            for idea in set(yaku.concepts) & known_ideas - theirs:
                is_known = yaku.family is YakuFamily.SITUATION and pairs
                if not is_known and not is_suppressed(there, other[0], idea):
                    yield idea, get_entry(here.id, yaku.id), there


@pytest.mark.parametrize("system", [ruleset.id for ruleset in TILES if ruleset.wildcard_indicator is None])
def test_differences_in_behaviour_have_notes(system: str) -> None:
    many = MANY if is_thorough() else FEW
    fields: dict[tuple[str, tuple[str, str], str], bool] = {}
    for case in hands(get_ruleset(system), many):
        for idea, here, there in differences(case):
            key = idea, here.key, there.id
            if key not in fields:
                others = [get_entry(there.id, yaku.id) for yaku in there.yaku if idea in yaku.concepts]
                scopes = [SCOPE & {remark.kind for remark in remarks(entry, here)} for entry in others]
                fields[key] = all(
                    differing_notes(entry, here) or scope for entry, scope in zip(others, scopes, strict=True)
                )
            assert fields[key], (*key, case.hand(), case.self_drawn)


def test_each_point_distinguishes_systems() -> None:
    written = load_notes()
    assert set(written.answers) == {ruleset.id for ruleset in all_rulesets()}
    for point in written.points:
        concepts = {ruleset.id: {idea for yaku in ruleset.yaku for idea in yaku.concepts} for ruleset in all_rulesets()}
        having = {system for system, ideas in concepts.items() if point.topic is not None or ideas & set(point.ideas)}
        assert {name for name, own in written.answers.items() if point.id in own} <= having, point.id
        answers = {written.answer(point, name) for name in having}
        assert len(answers) > 1, f"{point.id}: all answers are the same"
        for answer in answers:
            assert not any(text.endswith((".", "。")) for text in answer.to_json().values()), point.id


ANY, TWO = LocalizedText("何でも", "any", "任意"), LocalizedText("両面", "two-sided", "两面")
PURE = LocalizedText("純正", "pure", "纯正")
WAIT, GATES = DifferencePoint("wait", TWO, ideas=("pinfu",)), DifferencePoint("gates", ANY, ideas=("chuuren",))
KNOWN = SystemNotes((WAIT, GATES), {"boo": {}, "wsom": {"wait": ANY}})
FILE: dict[str, Any] = {
    "format": "mahjong-desk/notes",
    "version": 1,
    "point": [{"id": "days", "topic": "match", "label": ANY.to_json(), "usual": TWO.to_json()}],
    "note": [{"on": ["wait"], "as": "wsom"}, {"on": ["gates", "days"], **PURE.to_json()}],
}


def test_answers_for_a_pair_combine_the_notes_of_both() -> None:
    written = merge_notes_file(KNOWN, "mcr", FILE)
    assert written.yaku_answers(["pinfu"], "wsom", "boo") == (ANY,)
    assert written.yaku_answers(["pinfu"], "boo", "wsom") == (TWO,)
    assert written.yaku_answers(["pinfu"], "wsom", "mcr") == ()
    assert written.yaku_answers(["pinfu", "chuuren"], "mcr", "boo") == (ANY, PURE)
    assert written.yaku_answers(["pinfu"], "elsewhere", "boo") == (), "no note describes that system"
    days = written.points[-1]
    assert not list(written.questions("boo", "wsom")), "only if one of the systems answers it"
    assert list(written.questions("boo", "mcr")) == [("match", ANY, days)]
    assert (days.topic, days.label) == ("match", ANY)
    assert (written.answer(days, "mcr"), written.answer(days, "boo")) == (PURE, TWO)


@pytest.mark.parametrize(
    ("path", "changes"),
    [
        ("format", {"format": "mahjong-desk/lessons"}),
        ("version", {"version": 2}),
        ("more", {"more": 1}),
        ("point[0].id", {"point": [{"id": "wait", "ideas": ["pinfu"], "usual": ANY.to_json()}]}),
        ("point[0].topic", {"point": [FILE["point"][0] | {"topic": "weather"}]}),
        ("point[0].usual.zh", {"point": [FILE["point"][0] | {"usual": {"ja": "何でも", "en": "any"}}]}),
        ("note[0].on[0]", {"note": [{"on": ["elsewhere"], "as": "wsom"}]}),
        ("note[0].as", {"note": [{"on": ["wait"], "as": "riichi"}]}),
        ("note[0].ja", {"note": [{"on": ["wait"], **ANY.to_json(), "ja": " "}]}),
        ("note[0].ja", {"note": [{"on": ["wait"], **ANY.to_json(), "as": "wsom"}]}),
    ],
)
def test_a_fault_in_a_file_is_refused_with_its_path(path: str, changes: dict[str, Any]) -> None:
    assert fault_path(merge_notes_file, KNOWN, "mcr", FILE | changes) == path
