# SPDX-License-Identifier: MIT
"""Records that somebody reported as read wrongly, in ``reports``: what is right."""

from __future__ import annotations

from pathlib import Path

import pytest

from mahjong_desk.interchange.parsing import parse_freely
from mahjong_desk.records.deals import Record
from mahjong_desk.records.matching import ReplayedRecord, replay_record
from mahjong_desk.records.reading import read_json_records, read_text_records
from mahjong_desk.rules.model.events import Draw, RiichiDeclaration, Win
from mahjong_desk.rules.model.refusal import Refusal

REPORTS = Path(__file__).parent / "reports"


def records(name: str) -> tuple[Record, ...]:
    data = (REPORTS / name).read_bytes()
    found = read_text_records(data)
    return found if found is not None else read_json_records(parse_freely(data)) or ()


def found(name: str) -> ReplayedRecord:
    (record,) = records(name)
    return replay_record(record)


@pytest.mark.parametrize(
    ("name", "scores"),
    [
        ("draw-in-english.json", (26_500, 23_500, 26_500, 23_500)),
        ("four-kans-other-name.json", (25_000,) * 4),
        ("nagashi-without-reason.mjson", (21_500, 32_500, 24_500, 21_500)),
        ("nagashi-without-reason-2.mjson", (22_500, 31_500, 24_500, 21_500)),
        ("pao-english.json", (25_000, 57_000, 9_000, 9_000)),
        ("pao-with-honba.json", (25_000, 57_600, 9_000, 8_400)),
        ("pao-without-yaku.mjson", (25_000, 57_000, 9_000, 9_000)),
        ("triple-ron-on-riichi.json", (29_500, 22_500, 25_500, 22_500)),
        ("triple-ron-on-riichi-full.json", (28_000, 24_000, 24_000, 24_000)),
        ("value-english.json", (21_000, 23_000, 33_000, 23_000)),
    ],
)
def test_each_ends_as_the_file_says(name: str, scores: tuple[int, ...]) -> None:
    match = found(name)
    assert match.differences == ()
    assert match.replay.final is not None
    assert match.replay.final.scores == scores


def test_four_kans_have_two_names() -> None:
    event = found("four-kans-other-name.json").replay.match.events[0]
    assert isinstance(event, Draw)
    assert event.kind == "suukan_sanra"


@pytest.mark.parametrize("name", ["triple-ron-on-riichi.json", "triple-ron-on-riichi-full.json"])
def test_a_riichi_that_three_players_claim_pays_no_deposit(name: str) -> None:
    events = found(name).replay.match.events
    assert {event.player for event in events if isinstance(event, RiichiDeclaration)} == {1, 2, 3}


@pytest.mark.parametrize("name", ["nagashi-without-reason.mjson", "nagashi-without-reason-2.mjson"])
def test_a_nagashi_mangan_follows_from_play_and_points(name: str) -> None:
    event = next(event for event in found(name).replay.match.events if isinstance(event, Draw))
    assert (event.extra_fields["nagashi"], event.tenpai) == ((1,), (0,))


@pytest.mark.parametrize("name", ["pao-english.json", "pao-with-honba.json", "pao-without-yaku.mjson"])
def test_who_is_liable_is_charged_in_any_words_or_none(name: str) -> None:
    event = next(event for event in found(name).replay.match.events if isinstance(event, Win))
    assert [(pao.player, pao.reason) for pao in event.wins[0].pao] == [(3, "daisangen")]


def test_the_results_choose_the_rules() -> None:
    match = found("pao-with-honba.json")
    assert match.replay.match.rules.options["return_points"] == 25_000
    final = match.replay.final
    assert final is not None
    assert (final.results, final.ranks) == ((5_000, 47_600, -21_000, -31_600), (2, 1, 3, 4))


def test_a_limit_in_english_is_a_quick_entry() -> None:
    event = found("value-english.json").replay.match.events[0]
    assert isinstance(event, Win)
    assert event.wins[0].value == {"limit": "mangan"}


def test_three_players_with_an_empty_fourth_are_refused_as_three() -> None:
    with pytest.raises(Refusal, match="three-player") as caught:
        records("three-players-padded.json")
    assert caught.value.path == "rule.disp"
