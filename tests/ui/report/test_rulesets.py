# SPDX-License-Identifier: MIT
"""Reports of every rule system: what a match of the conformance cases says is what its replay says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mahjong_desk.club.played import PlayedMatch
from mahjong_desk.interchange import read_match
from mahjong_desk.match import Replay, replay
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.ui.kit.text_format import format_change, format_number
from mahjong_desk.ui.report.blocks import ReportLength
from mahjong_desk.ui.report.contents import MatchReport
from mahjong_desk.ui.report.output import FileKind, export_bytes
from mahjong_desk.ui.report.reports import match_report
from tests.ui.report.test_files import check_hands, packed, pdf_pages, rows_of_csv

CASES = Path(__file__).parents[2] / "conformance"
OPENED = "2026-01-31T19:00:00Z"


def matches(ruleset: str) -> list[Replay]:
    """Returns the matches of a rule system's cases that can be played."""
    found: list[Replay] = []
    for line in (CASES / f"{ruleset}.jsonl").read_text(encoding="utf-8").splitlines():
        case: dict[str, Any] = json.loads(line)
        if case["command"] != "replay":
            continue
        try:
            found.append(replay(read_match(case["request"])))
        except Refusal:
            continue
    return found


RULESETS = sorted(path.stem for path in CASES.glob("*.jsonl"))


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_match_of_the_cases(ruleset: str) -> None:
    played = matches(ruleset)
    assert played
    for one in played:
        report = match_report(PlayedMatch(1, OPENED, one))
        check_hands(rows_of_csv(export_bytes(FileKind.CSV, PlayedMatch(1, OPENED, one), ReportLength.FULL)), one)
        check_places(report, one)
        for hand, row in zip(report.hands, one.rows, strict=True):
            assert len(hand.payments) == len(row.settlement.payments)
            assert len(hand.remarks) >= len(row.settlement.warnings)
            assert bool(hand.refusal) == (row.refusal is not None)


def check_places(report: MatchReport, played: Replay) -> None:
    """Holds the final table of a report to a replay."""
    for place in report.places:
        assert place.name == played.match.players[place.seat]
        assert place.score == played.table.scores[place.seat]
        final = played.final
        assert place.rank == (final.ranks[place.seat] if final is not None else None)
        unit = played.match.rules.result_unit
        assert place.result == (unit.convert(final.results[place.seat]) if final is not None else None)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_longest_match_on_paper(ruleset: str) -> None:
    played = max(matches(ruleset), key=lambda one: (one.final is not None, len(one.rows)))
    source = PlayedMatch(1, OPENED, played)
    text = "".join(pdf_pages(export_bytes(FileKind.PDF, source, ReportLength.FULL)))
    report = match_report(source)
    for place in report.places:
        assert format_number(place.score) in text
        if place.result is not None:
            assert format_change(place.result) in text
    for hand in report.hands:
        for said in (hand.event, *hand.remarks, *(won.reasons for won in hand.won)):
            assert packed(said) in text
