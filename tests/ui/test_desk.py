# SPDX-License-Identifier: MIT
"""The desk with a real ledger: changes are written first and shown afterwards."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mahjong_desk.journal.acts import JsonObject, now
from mahjong_desk.ledger.errors import LedgerLocked
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.rules.model.events import Draw, MatchEnd, Shaozhuang
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.ui.desk import Desk
from tests.ui.player import NAMES, locked
from tests.ui.rulesets.playing import ron


@pytest.fixture
def desk(desk: Desk) -> Desk:
    assert desk.start_match("arushiaru", {}, NAMES, "Thursday")
    return desk


def test_a_hand_is_on_disk_before_it_is_announced(desk: Desk, tmp_path: Path) -> None:
    lengths: list[int] = []

    def look() -> None:
        with sqlite3.connect(ledger_path(tmp_path)) as file:
            lengths.append(file.execute("select length from matches").fetchone()[0])

    desk.changed.connect(look)
    assert desk.record_event(ron(1, 3))
    assert lengths == [2]
    assert desk.replay.table.scores == (3000, 3240, 3000, 2760)


def test_unknown_option_is_refused_before_writing(desk: Desk) -> None:
    before = desk.record, desk.ledger.chain_head
    with pytest.raises(Refusal):
        desk.start_match("arushiaru", {"riichi": True}, NAMES)
    assert (desk.record, desk.ledger.chain_head) == before


RIGHT = {"subject": "yaku", "right": True}
WRONG = {"subject": "yaku", "right": False}


@pytest.fixture
def impatient_desk(desk: Desk, tmp_path: Path) -> Desk:
    """A desk whose ledger does not wait long for other programs."""
    desk.ledger.close()
    desk.ledger = Ledger.open(ledger_path(tmp_path), timeout=0.05)
    return desk


def answers_on_disk(folder: Path) -> tuple[JsonObject, ...]:
    with Ledger.open(ledger_path(folder)) as ledger:
        return ledger.drills.all()


def test_a_drill_answer_is_on_disk_when_announced(desk: Desk, tmp_path: Path, qtbot: QtBot) -> None:
    with qtbot.waitSignal(desk.saved), qtbot.assertNotEmitted(desk.changed):
        assert desk.drills.add(RIGHT)
    assert answers_on_disk(tmp_path) == (RIGHT,)
    assert desk.drills.all() == (RIGHT,)


def test_an_answer_that_cannot_be_written_is_retried(impatient_desk: Desk, tmp_path: Path, qtbot: QtBot) -> None:
    with locked(tmp_path):
        with qtbot.waitSignal(impatient_desk.failed) as failed, qtbot.assertNotEmitted(impatient_desk.saved):
            assert not impatient_desk.drills.add(WRONG)
        assert isinstance(failed.args[0], LedgerLocked)
        assert impatient_desk.drills.all() == (WRONG,)
    assert answers_on_disk(tmp_path) == ()
    assert impatient_desk.retry()
    assert not impatient_desk.retry(), "there is no answer left to write"
    assert answers_on_disk(tmp_path) == (WRONG,)


@pytest.mark.parametrize(
    ("later", "answers"),
    [
        (Desk.retry, (WRONG,)),
        (lambda desk: desk.drills.add(RIGHT), (WRONG, RIGHT)),
        (lambda desk: desk.record_event(Draw()), (WRONG,)),
        (Desk.close, (WRONG,)),
    ],
    ids=["retry", "next answer", "next hand", "close"],
)
def test_pending_answer_is_written_by_the_next_action(
    impatient_desk: Desk, tmp_path: Path, later: Callable[[Desk], object], answers: tuple[JsonObject, ...]
) -> None:
    with locked(tmp_path):
        impatient_desk.drills.add(WRONG)
    later(impatient_desk)
    assert answers_on_disk(tmp_path) == answers


def test_desk_closes_even_with_unwritable_answers(impatient_desk: Desk, tmp_path: Path) -> None:
    with locked(tmp_path):
        impatient_desk.drills.add(WRONG)
        impatient_desk.close()
    assert impatient_desk.ledger is None
    assert answers_on_disk(tmp_path) == ()
    impatient_desk.open(tmp_path)
    assert answers_on_disk(tmp_path) == (WRONG,)


def test_a_window_that_closes_keeps_what_another_has_saved(desk: Desk, tmp_path: Path) -> None:
    others = [Desk(), Desk()]
    for other in others:
        other.open(tmp_path)
        assert other.continue_match(1)
        assert not other.has_pending_writes
    assert others[0].record_event(Draw())
    for late in (desk, others[1]):
        assert not late.record_event(Draw(note="late"))
        assert late.save_pending()
        late.close()
    others[0].close()
    for other in others:
        other.open(tmp_path)
        assert other.continue_match(1)
        assert other.has_pending_writes
        other.pending_acts.discard()
        other.close()


def test_a_pending_hand_is_recorded_once(impatient_desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with locked(tmp_path):
        assert not impatient_desk.record_event(Draw())
        assert impatient_desk.view_match(1)
        impatient_desk.close()
    desk = Desk()
    with monkeypatch.context() as read_only:
        read_only.setattr(Path, "unlink", Path.rmdir)
        desk.open(tmp_path)
    assert desk.continue_match(1)
    assert desk.retry(), "the hand is still pending"
    desk.open(tmp_path)
    assert not desk.has_unrecorded, "its file was left behind"


def test_an_answer_before_the_ledger_opens_is_written_later(tmp_path: Path) -> None:
    desk = Desk()
    assert not desk.drills.add(RIGHT)
    assert desk.drills.all() == (RIGHT,)
    desk.open(tmp_path)
    desk.close()
    assert answers_on_disk(tmp_path) == (RIGHT,)


def test_invalid_answer_does_not_block_the_next_one(desk: Desk, tmp_path: Path) -> None:
    with pytest.raises(TypeError):
        desk.drills.add({"topics": {1, 2}})
    assert desk.drills.add(RIGHT)
    assert answers_on_disk(tmp_path) == (RIGHT,)


def test_event_unknown_to_the_rules_is_refused(desk: Desk) -> None:
    assert desk.start_match("boo", {}, NAMES)
    with pytest.raises(Refusal):
        desk.record_event(Shaozhuang())
    assert desk.record_event(Draw(kind="exhaustive"))
    assert [type(event) for event in desk.stored.match.events] == [Draw]


def test_the_session_at_the_table_can_be_renamed_from_afar(desk: Desk) -> None:
    assert desk.start_match("arushiaru", {}, NAMES, "Tonight")
    tonight = desk.session
    assert desk.view_match(1)
    desk.replace_session(desk.ledger.rename_session(tonight.id, "Final", now()))
    session, _ = desk.match_at_table
    assert session.name == "Final"
    assert desk.session.name != "Final"


@pytest.mark.parametrize("update", [Desk.sync, Desk.reload_after_import])
def test_the_match_at_the_table_is_updated_too(desk: Desk, tmp_path: Path, update: Callable[[Desk], object]) -> None:
    assert desk.start_match("arushiaru", {}, NAMES, "Tonight")
    tonight = desk.record
    act = desk.stored.recording_act([Draw()])
    assert desk.view_match(1)
    with Ledger.open(ledger_path(tmp_path)) as other:
        other.rename_session(tonight.session_id, "Final", now())
        other.append(other.journal(tonight.id), act, now())
    update(desk)
    session, stored = desk.match_at_table
    assert (session.name, len(stored.row_ids), desk.record.id) == ("Final", 1, 1)


def test_a_viewed_match_that_ends_elsewhere_opens_no_result(desk: Desk, tmp_path: Path) -> None:
    assert desk.start_match("arushiaru", {}, NAMES)
    assert desk.view_match(1)
    ends: list[bool] = []
    desk.match_ended.connect(lambda: ends.append(True))
    with Ledger.open(ledger_path(tmp_path)) as other:
        other.append(other.journal(1), desk.stored.recording_act([MatchEnd()]), now())
    assert desk.adopt_remote_match(desk.sync(), with_unrecorded=False)
    assert (desk.replay.final is not None, ends) == (True, [])


def test_new_match_replaces_a_deleted_one(desk: Desk) -> None:
    assert desk.delete_match()
    assert desk.start_match("arushiaru", {}, NAMES)
    assert desk.deleted_match_id is None
    assert not desk.undo()
    assert desk.record.number == 1


def test_a_deleted_match_that_an_import_restored_becomes_current(desk: Desk, tmp_path: Path) -> None:
    number, act = desk.record.id, desk.stored.recording_act([Draw()])
    assert desk.delete_match()
    with Ledger.open(ledger_path(tmp_path)) as other:
        other.restore_match(number, now())
        other.append(other.journal(number), act, now())
    desk.reload_after_import()
    assert desk.undo()
    assert (desk.record.id, len(desk.row_ids)) == (number, 1)


@pytest.mark.parametrize("is_pending", [False, True])
def test_a_match_that_an_import_deleted_is_taken_off_the_desk(desk: Desk, tmp_path: Path, is_pending: bool) -> None:
    with Ledger.open(ledger_path(tmp_path)) as other:
        other.discard_match(desk.record.id, now())
    if is_pending:
        assert not desk.record_event(Draw())
    desk.reload_after_import()
    assert (desk.stored is not None) == is_pending, "a pending hand can restore the match"
