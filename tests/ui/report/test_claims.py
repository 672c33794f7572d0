# SPDX-License-Identifier: MIT
"""Reports of the conformance cases, and of a falsely claimed win."""

import io
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from mahjong_desk.club.played import PlayedMatch
from mahjong_desk.club.stored_match import Edit
from mahjong_desk.interchange import read_event, read_match
from mahjong_desk.match import Replay, replay
from mahjong_desk.rules.model.events import Chombo
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.text_format import format_change, format_number
from mahjong_desk.ui.report.blocks import ReportLength
from mahjong_desk.ui.report.contents import MatchReport
from mahjong_desk.ui.report.output import FileKind, export_bytes, match_of_desk
from mahjong_desk.ui.report.reports import match_report
from mahjong_desk.ui.text.values import score_vs_start_text
from tests.event_json import chombo, pon, win, won
from tests.ui.player import NAMES
from tests.ui.report.test_files import OPENED, check_hands, export, packed, pdf_pages, rows_of_csv, sheets

CASES = Path(__file__).parents[2] / "conformance"
RULESETS = sorted(path.stem for path in CASES.glob("*.jsonl"))


def valid_matches(ruleset: str) -> list[Replay]:
    """Returns the valid matches among the conformance cases of a rule system."""
    matches: list[Replay] = []
    for text in (CASES / f"{ruleset}.jsonl").read_text(encoding="utf-8").splitlines():
        case: dict[str, Any] = json.loads(text)
        if case["command"] == "replay":
            with suppress(Refusal):
                matches.append(replay(read_match(case["request"])))
    return matches


@pytest.mark.parametrize("ruleset", RULESETS)
def test_reports_of_all_cases_agree_with_their_replay(ruleset: str) -> None:
    played = valid_matches(ruleset)
    assert played
    for match in played:
        report = match_report(PlayedMatch(1, OPENED, match))
        check_hands(rows_of_csv(export_bytes(FileKind.CSV, PlayedMatch(1, OPENED, match), ReportLength.FULL)), match)
        check_places(report, match)
        for hand, row in zip(report.hands, match.rows, strict=True):
            assert len(hand.payments) == len(row.settlement.payments)
            assert len(hand.remarks) >= len(row.settlement.warnings)
            assert bool(hand.refusal) == (row.refusal is not None)


def check_places(report: MatchReport, played: Replay) -> None:
    """Checks the final table of a report against a replay."""
    for place in report.places:
        assert place.name == played.match.players[place.seat]
        assert place.origin.startswith(score_vs_start_text(place.score, played.match.start.scores[place.seat]))
        final = played.final
        assert place.score == (played.table if final is None else final).scores[place.seat]
        assert place.rank == (final.ranks[place.seat] if final is not None else None)
        unit = played.match.rules.result_unit
        assert place.result == (unit.convert(final.results[place.seat]) if final is not None else None)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_pdf_of_the_longest_match_is_complete(ruleset: str) -> None:
    played = max(valid_matches(ruleset), key=lambda match: (match.final is not None, len(match.rows)))
    source = PlayedMatch(1, OPENED, played)
    text = "".join(pdf_pages(export_bytes(FileKind.PDF, source, ReportLength.FULL)))
    report = match_report(source)
    for place in report.places:
        assert format_number(place.score) in text
        if place.result is not None:
            assert format_change(place.result) in text
    for hand in report.hands:
        for sentence in (hand.event, *hand.remarks, *(winner.reasons for winner in hand.won)):
            assert packed(sentence) in text


CLAIM = win(3, won(1, "46m123p789s33z", "5m", pon("999m", 0), wild_indicator="1z"))
CLAIMED = chombo(1, claimed={"from": CLAIM["from"], "wins": CLAIM["wins"]})
"""A hand that Ben claimed from Dai."""


@pytest.fixture
def desk(desk: Desk) -> Desk:
    """A desk with a match that contains the claimed hand."""
    assert desk.start_match("beijing", {"chombo": "reverse"}, NAMES)
    assert desk.record_event(read_event(desk.match.rules, CLAIMED, "event"))
    return desk


def test_a_claimed_hand_is_valued_and_shown_as_a_win(desk: Desk) -> None:
    (hand,) = match_report(match_of_desk(desk)).hands
    (won,) = hand.won
    faces = [face for group in won.groups for face in group.pieces]
    assert sorted(face.name for face in faces if face.winning) == ["5m"]
    assert [face.name for face in faces if face.sideways] == ["9m"], "called from Aoi"
    assert (won.winner, won.groups[-1].caption, len(faces)) == ("Ben", "wildcard indicator", 14 + 1)
    assert "The claimed win: Ben from Dai" in hand.remarks
    assert hand.deltas == desk.replay.rows[0].settlement.deltas


def test_a_foul_is_in_the_full_report_but_never_the_best_hand(desk: Desk) -> None:
    content = export(desk, FileKind.PDF, ReportLength.FULL)
    text = "".join(pdf_pages(content))
    (hand,) = match_report(match_of_desk(desk)).hands
    (won,) = hand.won
    assert packed("East 1: Chombo by Ben") in text
    for line in (*hand.remarks, won.reasons, won.formula, *(group.caption for group in won.groups)):
        assert packed(line) in text
    assert all(format_change(delta) in text for delta in hand.deltas)
    assert packed(f"{won.winner}: {won.value}") not in text, "a single winner is named in the event"
    assert count_images(content) >= 10, "the tiles of the hand"
    short = export(desk, FileKind.PDF)
    assert "Thebesthand" not in "".join(pdf_pages(short))
    assert count_images(short) == 0


def test_the_full_report_prints_the_remarks_on_a_foul_once(desk: Desk) -> None:
    assert desk.start_match("arushiaru", {}, NAMES)
    assert desk.record_event(Chombo(player=1, extra_fields={"under_pao": True}))
    text = "".join(pdf_pages(export(desk, FileKind.PDF, ReportLength.FULL)))
    assert text.casefold().count(packed("responsible for another’s mangan")) == 1


def count_images(content: bytes) -> int:
    return sum(len(page.images) for page in PdfReader(io.BytesIO(content)).pages)


def test_csv_and_workbook_contain_the_claimed_hand(desk: Desk) -> None:
    (hand,) = match_report(match_of_desk(desk)).hands
    (won,) = hand.won
    row = rows_of_csv(export(desk, FileKind.CSV))[1]
    assert row[-2] == "The claimed win: Ben from Dai"
    for cells in (row, sheets(export(desk, FileKind.XLSX))["Hands"][1]):
        assert cells[:2] == ["E1", "Chombo by Ben"]
        assert [piece in cells[2] for piece in ("123p", "[999m]", "789s", "33z")] == [True] * 4
        assert cells[2].endswith(" 5m")
        assert won.yaku
        assert cells[3:6] == [won.yaku, won.value, "yes"]


def test_a_claimed_value_is_marked_as_typed(desk: Desk) -> None:
    claimed = {"from": None, "wins": [{"winner": 2, "value": {"doublings": 3}}]}
    assert desk.record_event(read_event(desk.match.rules, chombo(2, claimed=claimed), "event"))
    _, hand = match_report(match_of_desk(desk)).hands
    assert "The claimed win: Chie: self-draw" in hand.remarks
    assert rows_of_csv(export(desk, FileKind.CSV))[2][2:6] == ["", "", hand.won[0].value, "no"]
    assert "Countedbytheplayers" in "".join(pdf_pages(export(desk, FileKind.PDF, ReportLength.FULL)))


def test_an_invalid_claim_is_refused_and_not_drawn(desk: Desk) -> None:
    assert desk.edit([Edit.insert(desk.row_ids[0], read_event(desk.match.rules, {"type": "end"}, "event"))])
    first, last = match_report(match_of_desk(desk)).hands
    assert not first.won
    assert last.refusal
    assert not last.won[0].groups
    assert count_images(export(desk, FileKind.PDF, ReportLength.FULL)) == 0
