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
    """What one rule system makes of an idea; a system with several yaku of it has several rows.

    Attributes:
        yaku: Its yaku; None where it has none.
        lack: Why it has none; None where it has one.
        relative: What is nearest to it there; None where nothing is.
    """

    ruleset: Ruleset
    yaku: AnyYaku | None
    notes: tuple[Text, ...]
    remarks: tuple[Remark, ...]
    lack: Absence | None
    relative: Relative | None
    own: bool


def compare_yaku(entry: YakuEntry) -> tuple[ComparisonRow, ...]:
    """Returns what every rule system makes of a yaku, in their usual order."""
    return tuple(row for ruleset, yaku in counterparts(entry).items() for row in _rows(entry, ruleset, yaku))


def count_systems_with(entry: YakuEntry) -> int:
    """Returns how many rule systems have a yaku, its own among them."""
    return sum(map(bool, counterparts(entry).values()))


def notes_of(entry: YakuEntry, beside: YakuEntry) -> tuple[Text, ...]:
    """Returns what a yaku asks for that one of the same idea in another system does not, or otherwise.

    Where no notes were written of one of the systems, it is the whole condition.
    """
    if entry == beside:
        return ()
    written, here, there = load_notes(), entry.ruleset.id, beside.ruleset.id
    if here not in written.answers or there not in written.answers:
        return (entry.yaku.condition,)
    return written.said(set(entry.yaku.ideas).intersection(beside.yaku.ideas), here, there)


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
