# SPDX-License-Identifier: MIT
"""The half-typed hand on disk."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from mahjong_desk.entry.draft import Draft, MeldEntry, PieceEntry
from mahjong_desk.entry.file import SavedDraft, load, save
from mahjong_desk.rules.model.events import PaoEntry, Winner
from mahjong_desk.rules.model.extra_fields import FieldOwner
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.shapes import MeldKind
from tests.hands import indicators

NAME = "match.json"
RULES = get_ruleset("arushiaru").bind({})
WHOLE = Draft(
    winner=1,
    discarder=2,
    entries=(PieceEntry(0), MeldEntry(MeldKind.PON, (31, 31, 31), 3), PieceEntry(5, winning=True)),
    situation=("chankan",),
    pao=(PaoEntry(3, "mangan"),),
    pao_declined=True,
    value={"han": 3, "fu": 40},
    note="late",
    at="2026-01-31T20:15:00Z",
    unparsed_text="12",
    indicators=indicators((3, 4), wild=7),
    extra_fields={(FieldOwner.WINNER, "immunity"): 2, (FieldOwner.HAND, "mixed"): True},
    claim_field="claimed",
    other_winners=(Winner(0, value={"han": 1, "fu": 30}),),
)


@pytest.mark.parametrize("draft", [Draft(winner=1), WHOLE])
def test_what_is_stored_is_read_again(tmp_path: Path, draft: Draft) -> None:
    assert save(tmp_path / NAME, SavedDraft(7, draft), RULES) is None
    assert load(tmp_path / NAME, RULES) == SavedDraft(7, draft)


def test_nothing_typed_leaves_no_file(tmp_path: Path) -> None:
    save(tmp_path / NAME, SavedDraft(7, WHOLE), RULES)
    assert save(tmp_path / NAME, SavedDraft(8, Draft()), RULES) is None
    assert list(tmp_path.iterdir()) == []
    assert load(tmp_path / NAME, RULES) is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "null",
        '{"deal": 2}',
        '{"draft": {}}',
        '{"deal": 2, "draft": []}',
        '{"deal": 2, "draft": {"winner": 9}}',
        "\x00",
        "[" * 100_000,
        '{"deal": %s, "draft": {}}' % ("9" * 5_000),
    ],
)
def test_a_spoiled_file_is_no_draft(tmp_path: Path, text: str) -> None:
    (tmp_path / NAME).write_text(text, encoding="utf-8")
    assert load(tmp_path / NAME, RULES) is None


def test_a_pipe_in_the_place_of_the_file_keeps_nobody_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / NAME)
    assert load(tmp_path / NAME, RULES) is None


def test_a_seat_or_piece_that_is_none_spoils_the_file(tmp_path: Path) -> None:
    save(tmp_path / NAME, SavedDraft(1, WHOLE), RULES)
    good = (tmp_path / NAME).read_text(encoding="utf-8")
    for old, new in (('"1m"', '"9z"'), ('"winner": 1', '"winner": 4'), ('"chankan"', '"riichi!"')):
        assert old in good
        (tmp_path / NAME).write_text(good.replace(old, new), encoding="utf-8")
        assert load(tmp_path / NAME, RULES) is None


def test_a_disk_that_refuses_stops_nobody(tmp_path: Path) -> None:
    assert isinstance(save(tmp_path / "gone" / NAME, SavedDraft(1, WHOLE), RULES), FileNotFoundError)
