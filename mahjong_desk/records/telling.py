# SPDX-License-Identifier: MIT
"""A record and its differences, in English lines for the command line."""

from __future__ import annotations

from collections.abc import Iterator

from mahjong_desk.records.differences import Difference, DifferenceValue
from mahjong_desk.records.matching import ReplayedRecord
from mahjong_desk.rules.model.refusal import Refusal


def report_lines(found: ReplayedRecord) -> Iterator[str]:
    """Yields lines about a record and its differences."""
    record, count = found.record, len(found.differences)
    title = f" “{record.title}”" if record.title else ""
    deals = len(record.deals)
    yield (
        f"record of {record.format.value}{title}: {', '.join(record.players)}; "
        f"{deals} deal{'s' * (deals != 1)}, {count} difference{'s' * (count != 1)}"
    )
    for difference in found.differences:
        yield _line(found, difference)


def _line(found: ReplayedRecord, difference: Difference) -> str:
    who = f", {found.record.players[difference.seat]}" if difference.seat is not None else ""
    text, here = _said(difference.recorded), _said(difference.computed)
    what = f"record {text}, here {here}" if text else here
    return f"  {difference.path}{who}: {difference.kind}{': ' * bool(what)}{what}"


def _said(said: DifferenceValue) -> str:
    if isinstance(said, tuple):
        return " ".join(map(str, said)) or "nothing"
    if isinstance(said, Refusal):
        return said.message
    return "" if said is None else str(said)
