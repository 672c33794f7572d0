# SPDX-License-Identifier: MIT
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_desk.learn.atlas.entries import YakuEntry, entries, get_entry
from mahjong_desk.learn.atlas.yaku_page import ExampleWalk
from mahjong_desk.learn.cases.changes import ChangeKind, variations
from mahjong_desk.learn.cases.win_case import example_case, yaku_ids
from mahjong_desk.shapes import MeldKind

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


SAME_PIECES = {ChangeKind[kind] for kind in ("CIRCUMSTANCE", "WIN_METHOD", "SEAT", "ROUND", "CLAIMED", "CONCEALED")}
SAME_PIECES |= {ChangeKind.WAIT, ChangeKind.INDICATOR, ChangeKind.FIELD}
"""Changes that leave the pieces of a hand as they are."""


@pytest.mark.parametrize("kind", ChangeKind)
def test_every_change_is_the_one_that_it_reports(kind: ChangeKind) -> None:
    for entry in entries()[::5]:
        case = example_case(entry.ruleset, entry.yaku)
        for change, changed in variations(case, kind):
            before, after = Counter(case.pieces), Counter(changed.pieces)
            assert changed != case
            alone = kind is ChangeKind.GROUP and len(change.after) == 1
            assert change.kind is (ChangeKind.PIECE if alone else kind)
            assert (before == after) is (kind in SAME_PIECES)
            if kind is ChangeKind.WILDCARD:
                assert after[case.wild] == before[case.wild] + 1
            if kind not in (ChangeKind.WAIT, ChangeKind.INDICATOR):
                assert change.size == max((before - after).total(), (after - before).total())
            assert changed.situation == tuple(other for other in case.situation if other != change.situation)
            assert changed.winner == (case.winner if change.seat is None else change.seat)
            assert changed.table.round_wind is (change.round or case.table.round_wind)
            assert set(case.extra_fields) - set(changed.extra_fields) == {change.field} - {None}
            assert (changed.turned_up == case.turned_up) is (kind is not ChangeKind.INDICATOR)
            if kind is ChangeKind.WAIT:
                assert change.after == (changed.winning_piece,)
            elif change.group is not None:
                assert changed.groups[change.group].pieces == change.after
            winning_group = changed.groups[changed.winning_group]
            assert winning_group.meld is None
            assert changed.winning_piece in winning_group.pieces
            assert changed.discarder == case.table.previous_seat(changed.winner) or kind is not ChangeKind.SEAT
            melds = [group.meld is not None for group in changed.groups]
            assert melds == sorted(melds), "melds come last"
            for group in set(changed.groups) - set(case.groups):
                claimed = group.meld not in (None, MeldKind.ANKAN)
                assert group.claimed_from == (case.table.previous_seat(changed.winner) if claimed else None)


@settings(max_examples=4)
@given(entry=HANDS)
def test_walk_finds_only_wins_with_the_yaku(entry: YakuEntry) -> None:
    walk = ExampleWalk(entry, example_case(entry.ruleset, entry.yaku))
    walk.walk(20)
    list(walk.explore(20))
    assert walk.wins
    for win in walk.wins:
        assert entry.yaku.id in win.yaku == yaku_ids(win.case.settle())


def test_a_walk_is_the_same_every_time() -> None:
    entry = get_entry("boo", "toitoi")
    hands = []
    for _ in range(2):
        walk = ExampleWalk(entry, example_case(entry.ruleset, entry.yaku))
        walk.walk(30)
        hands.append([win.case.hand() for win in walk.wins])
    assert hands[0] == hands[1]
