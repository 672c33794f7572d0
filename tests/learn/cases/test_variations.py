# SPDX-License-Identifier: MIT
"""Winning cases: examples as cases, variations of them, and what a change reports."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_desk.learn.atlas.entries import YakuEntry, entries, entry_of
from mahjong_desk.learn.atlas.yaku_page import ExampleWalk
from mahjong_desk.learn.cases.changes import ChangeKind, variations
from mahjong_desk.learn.cases.win_case import example_case, yaku_ids

HANDS = st.sampled_from(entries())


@given(entry=HANDS)
def test_example_case_is_the_same_hand(entry: YakuEntry) -> None:
    case = example_case(entry.ruleset, entry.yaku)
    example = entry.yaku.example
    pieces = entry.ruleset.pieces
    values = Counter(pieces.parse(example.concealed + example.winning_piece))
    for _, meld in example.melds:
        values += Counter(pieces.parse(meld))
    assert Counter(case.pieces) == values
    assert entry.yaku.id in yaku_ids(case.settle())


@settings(max_examples=18)
@given(entry=HANDS, kind=st.sampled_from(ChangeKind), data=st.data())
def test_a_change_counts_the_pieces_that_differ(entry: YakuEntry, kind: ChangeKind, data: st.DataObject) -> None:
    case = example_case(entry.ruleset, entry.yaku)
    changes = list(variations(case, kind))
    if not changes:
        return
    change, changed = data.draw(st.sampled_from(changes))
    if kind not in (ChangeKind.WAIT, ChangeKind.INDICATOR):
        before, after = Counter(case.pieces), Counter(changed.pieces)
        assert change.size == max((before - after).total(), (after - before).total())
    if change.group is not None and kind is not ChangeKind.WAIT:
        assert changed.groups[change.group].pieces == change.after
    assert changed.winning_piece in changed.groups[changed.winning_group].pieces


@settings(max_examples=4)
@given(entry=HANDS)
def test_walk_finds_only_wins_with_the_yaku(entry: YakuEntry) -> None:
    walk = ExampleWalk(entry, example_case(entry.ruleset, entry.yaku))
    walk.walk(20)
    list(walk.explore(20))
    assert walk.found
    for win in walk.found:
        assert entry.yaku.id in win.yaku == yaku_ids(win.case.settle())


def test_a_walk_is_the_same_every_time() -> None:
    entry = entry_of("boo", "toitoi")
    hands = []
    for _ in range(2):
        walk = ExampleWalk(entry, example_case(entry.ruleset, entry.yaku))
        walk.walk(30)
        hands.append([win.case.hand() for win in walk.found])
    assert hands[0] == hands[1]
