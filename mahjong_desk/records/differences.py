# SPDX-License-Identifier: MIT
"""Differences between a record and its replay, and their report in English."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

from mahjong_desk.match import Replay
from mahjong_desk.records.deals import Record, RecordedDeal, RecordedWin, RecordFormat, round_fu
from mahjong_desk.records.words import DORA_FIGURES, YAKU_NAMES_BY_FORMAT
from mahjong_desk.rules.model.reasons import Evaluation
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import Ruleset


class DifferenceKind(StrEnum):
    """What differs between a record and its replay."""

    DELTAS = "deltas"  # what the seats gained
    HAN = "han"
    FU = "fu"
    YAKU = "yaku"
    REFUSED = "refused"  # the rules refuse a hand or a riichi
    SCORES = "scores"  # points before a deal
    COUNTERS = "counters"  # honba and deposit before a deal
    MISSING = "missing"  # the record omits deals
    COLUMNS = "columns fit in no order of play"
    END = "end"  # the match does not end with the record
    FINAL = "final"  # points at the end
    RESULTS = "results"


DifferenceValue = int | None | tuple[int, ...] | tuple[str, ...] | Refusal
"""One side of a difference: a number, one for each seat, names, or why it is refused."""


class Difference(NamedTuple):
    """One difference; ``seat`` is None if it concerns the table."""

    path: str
    kind: DifferenceKind
    seat: int | None = None
    recorded: DifferenceValue = None
    computed: DifferenceValue = None


class ReplayedRecord(NamedTuple):
    """A record, replayed as a match.

    Attributes:
        rows: The row of each deal.
        differences: Where the record and the replay differ, in the order of the deals.
    """

    record: Record
    replay: Replay
    rows: tuple[int, ...]
    differences: tuple[Difference, ...]


def compare_win(
    deal: RecordedDeal, win: RecordedWin, evaluation: Evaluation, ruleset: Ruleset, form: RecordFormat
) -> Iterator[Difference]:
    """Yields the differences in the value of a hand."""
    figures = win.recorded_value
    fu = round_fu(figures.fu) if figures.fu is not None else None
    sides = ((DifferenceKind.HAN, figures.han, evaluation.han), (DifferenceKind.FU, fu, evaluation.fu))
    for kind, recorded, computed in sides:
        if recorded is not None and recorded != computed:
            yield Difference(deal.path, kind, win.seat, recorded, computed)
    if figures.yaku is None:
        return
    ours = _values_by_format_name(evaluation, ruleset, form)
    # A value that is not recorded counts as the same.
    yaku = {name: ours.get(name) if value is None else value for name, value in figures.yaku.items()}
    if yaku != ours:
        yield Difference(deal.path, DifferenceKind.YAKU, win.seat, _format_yaku(figures.yaku), _format_yaku(ours))


def _values_by_format_name(evaluation: Evaluation, ruleset: Ruleset, form: RecordFormat) -> Mapping[str, int]:
    """Returns the counted yaku by the names of a format, with their values there."""
    names = YAKU_NAMES_BY_FORMAT.get(form)
    values: Counter[str] = Counter()
    for item in evaluation.yaku:
        if names is None:
            # Such a file has the number of times instead of the value.
            values[ruleset.yaku_by_id(item.id).name.zh] += 1
        else:
            values[names.get(item.id, item.id)] += item.value
    if names is not None and evaluation.han is not None:
        for figure in DORA_FIGURES:
            if count := evaluation.extra_numbers.get(figure):
                values[names[figure]] += count
    return values


def _format_yaku(yaku: Mapping[str, int | None]) -> tuple[str, ...]:
    return tuple(name if value is None else f"{name} {value}" for name, value in sorted(yaku.items()))


def points_differ(recorded: Sequence[int] | None, computed: Sequence[int]) -> bool:
    """Returns whether a record has points that differ from the rules here."""
    return recorded is not None and tuple(recorded) != tuple(computed)


def report_lines(replayed: ReplayedRecord) -> Iterator[str]:
    record, count = replayed.record, len(replayed.differences)
    title = f" “{record.title}”" if record.title else ""
    deals = len(record.deals)
    yield (
        f"record of {record.format.value}{title}: {', '.join(record.players)}; "
        f"{deals} deal{'s' * (deals != 1)}, {count} difference{'s' * (count != 1)}"
    )
    for difference in replayed.differences:
        yield _report_line(replayed, difference)


def _report_line(replayed: ReplayedRecord, difference: Difference) -> str:
    who = f", {replayed.record.players[difference.seat]}" if difference.seat is not None else ""
    text, ours = _format_value(difference.recorded), _format_value(difference.computed)
    what = f"record {text}, here {ours}" if text else ours
    return f"  {difference.path}{who}: {difference.kind}{': ' * bool(what)}{what}"


def _format_value(value: DifferenceValue) -> str:
    if isinstance(value, tuple):
        return " ".join(map(str, value)) or "nothing"
    if isinstance(value, Refusal):
        return value.message
    return "" if value is None else str(value)
