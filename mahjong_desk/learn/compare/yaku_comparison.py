# SPDX-License-Identifier: MIT
"""One yaku in all rule systems."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from mahjong_desk.learn.atlas.entries import YakuEntry, counterparts
from mahjong_desk.learn.compare.absence import Absence, absence_of
from mahjong_desk.learn.compare.notes import load_notes
from mahjong_desk.learn.compare.relatives import Relative, nearest_in_system, nearest_relative
from mahjong_desk.learn.compare.remarks import Remark, remarks
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku.row import AnyYaku
from mahjong_desk.texts import Text


@dataclass(frozen=True, slots=True)
class ComparisonRow:
    """What one rule system makes of an idea; a system with several such yaku has several rows.

    Attributes:
        yaku: None if it has none.
        lack: Why it has none, or None.
        relative: The nearest yaku there, or None.
    """

    ruleset: Ruleset
    yaku: AnyYaku | None
    notes: tuple[Text, ...]
    remarks: tuple[Remark, ...]
    lack: Absence | None
    relative: Relative | None
    own: bool


def compare_yaku(entry: YakuEntry) -> tuple[ComparisonRow, ...]:
    """Returns the row of every rule system for a yaku."""
    return tuple(row for ruleset, yaku in counterparts(entry).items() for row in _rows(entry, ruleset, yaku))


def count_systems_with(entry: YakuEntry) -> int:
    return sum(map(bool, counterparts(entry).values()))


def notes_of(entry: YakuEntry, other: YakuEntry) -> tuple[Text, ...]:
    """Returns the conditions of a yaku that differ from one of the same idea in another system; all of them without notes."""
    if entry == other:
        return ()
    written, here, there = load_notes(), entry.ruleset.id, other.ruleset.id
    if here not in written.answers or there not in written.answers:
        return (entry.yaku.description,)
    return written.yaku_answers(set(entry.yaku.concepts).intersection(other.yaku.concepts), here, there)


def _rows(entry: YakuEntry, ruleset: Ruleset, yaku: tuple[AnyYaku, ...]) -> Iterable[ComparisonRow]:
    if not yaku:
        yield ComparisonRow(ruleset, None, (), (), absence_of(entry, ruleset), nearest_in_system(entry, ruleset), False)
        return
    beside = frozenset(one.id for one in yaku)
    for one in yaku:
        there = YakuEntry(ruleset, one)
        yield ComparisonRow(
            ruleset,
            one,
            notes_of(there, entry),
            remarks(there, entry),
            None,
            nearest_relative(there, beside),
            there == entry,
        )
