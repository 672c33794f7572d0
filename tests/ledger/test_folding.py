# SPDX-License-Identifier: MIT
from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from mahjong_desk.ledger.entries import Act, ActKind, ActRefused
from mahjong_desk.ledger.folding import fold, fold_sound
from mahjong_desk.ledger.history import FURTHER_ROW, Change, Rewriting, Several
from mahjong_desk.ledger.journal import Journal, thaw
from tests.ledger.acts import AT, OPENING, Model, act_of, begin, plain_rows, play, wishes

LATER = "2026-01-31T21:00:00Z"


def then(journal: Journal, *acts: Act) -> Journal:
    for act in acts:
        journal = journal.then(act, AT)
    return journal


@given(wishes)
def test_rows_undo_and_redo_agree_with_lists_of_states(wanted: list[Any]) -> None:
    journal, model = begin(), Model()
    for wish in wanted:
        act = act_of(journal, *wish)
        if act is None:
            continue
        model.do(journal.length, act)
        journal = journal.then(act, AT)
        assert plain_rows(journal) == model.rows
        assert list(journal.history.players) == model.players
        assert (journal.history.undo is not None) == bool(model.past)
        assert (journal.history.redo is not None) == bool(model.future)


@given(wishes)
def test_any_act_then_undo_changes_nothing_and_redo_brings_it_back(wanted: list[Any]) -> None:
    journal = play(wanted)
    for kind in set(ActKind) - {ActKind.OPEN, ActKind.UNDO, ActKind.REDO}:
        act = act_of(journal, kind, 7, {"type": "end"})
        if act is None:
            continue
        done = then(journal, act)
        undone = then(done, Act.undo())
        redone = then(undone, Act.redo())
        assert plain_rows(undone) == plain_rows(journal)
        assert undone.history.players == journal.history.players
        assert undone.history.undo == journal.history.undo
        assert undone.history.redo == done.history.undo
        assert plain_rows(redone) == plain_rows(done)
        assert redone.history.undo == done.history.undo


@given(wishes)
def test_undoing_everything_leaves_nothing_and_redoing_everything_brings_all_back(wanted: list[Any]) -> None:
    journal = play(wanted)
    rows, acts = plain_rows(journal), 0
    while journal.history.undo:
        journal, acts = then(journal, Act.undo()), acts + 1
    assert plain_rows(journal) == []
    assert {row for row, _ in rows} <= {row.id for row in journal.history.removed}
    for _ in range(acts):
        journal = then(journal, Act.redo())
    assert plain_rows(journal) == rows


@given(wishes)
def test_the_changes_of_a_row_lead_to_its_event(wanted: list[Any]) -> None:
    journal = play(wanted)
    history = journal.history
    every = [change for row in (*history.rows, *history.removed) for change in row.changes]
    whole = {rewriting.sequence for rewriting in history.rewritings}
    alone = [change.sequence for change in every if change.sequence not in whole]
    assert sorted({*alone, *whole}) == list(range(1, journal.length))
    several = {one.sequence for one in history.several}
    assert len({one for one in alone if one not in several}) == sum(1 for one in alone if one not in several)
    for row in (*history.rows, *history.removed):
        assert row.changes[0].sequence == row.id % FURTHER_ROW
        assert row.changes[0].before is None
        for earlier, later in zip(row.changes, row.changes[1:], strict=False):
            assert later.before == earlier.after
    assert all(row.changes[-1].after == row.event for row in history.rows)
    assert all(row.changes[-1].after is None for row in history.removed)


@given(wishes)
def test_folding_the_same_entries_again_gives_the_same(wanted: list[Any]) -> None:
    journal = play(wanted)
    assert fold(journal.entries) == journal.history


def test_a_row_keeps_its_id_and_time_through_edits_and_tells_them() -> None:
    journal = then(begin(), Act.record({"n": 1})).then(Act.replace(1, {"n": 2}), LATER).then(Act.undo(), LATER)
    (row,) = journal.rows
    assert (row.id, row.at, thaw(row.event)) == (1, AT, {"n": 1})
    assert [(change.kind, change.at) for change in row.changes] == [
        (ActKind.RECORD, AT),
        (ActKind.REPLACE, LATER),
        (ActKind.UNDO, LATER),
    ]
    assert [(change.before, change.after) for change in row.changes] == [
        (None, {"n": 1}),
        ({"n": 1}, {"n": 2}),
        ({"n": 2}, {"n": 1}),
    ]


def test_undo_and_redo_are_named_by_what_they_would_do() -> None:
    journal = then(begin(), Act.record({"n": 1}), Act.record({"n": 2}), Act.delete(1), Act.undo())
    undo, redo = journal.history.undo, journal.history.redo
    assert isinstance(undo, Change)
    assert isinstance(redo, Change)
    assert (undo.kind, undo.row, undo.before, undo.after) == (ActKind.RECORD, 2, None, {"n": 2})
    assert (redo.kind, redo.row, redo.before, redo.after) == (ActKind.DELETE, 1, {"n": 1}, None)


def test_an_act_on_the_whole_match_tells_what_it_did_to_the_names_and_to_each_row() -> None:
    act = Act.exchange((0, 2), ["Chie", "Ben", "Aoi", "Dai"], {1: {"n": 9}}, hands=True)
    journal = then(begin(), Act.record({"n": 1}), Act.record({"n": 2}), act)
    assert journal.history.players == ("Chie", "Ben", "Aoi", "Dai")
    assert journal.header.players == ("Aoi", "Ben", "Chie", "Dai")
    assert [event["n"] for event in journal.events] == [9, 2]
    assert [change.kind for change in journal.rows[0].changes] == ["record", "exchange"]
    undo = journal.history.undo
    assert isinstance(undo, Rewriting)
    assert (undo.act, undo.before, undo.after) == (ActKind.EXCHANGE, OPENING.players, journal.history.players)
    undone = then(journal, Act.undo())
    assert [rewriting.kind for rewriting in undone.history.rewritings] == ["exchange", "undo"]
    assert [event["n"] for event in undone.events] == [1, 2]


def test_several_acts_are_one_step_of_undo_and_redo() -> None:
    riichi, win = {"type": "riichi", "player": 1}, {"type": "win"}
    before = then(begin(), Act.record({"n": 1}))
    several = Act.several([Act.record(riichi), Act.record(win), Act.replace(1, {"n": 2})])
    journal = then(before, several)
    assert journal.length == 3
    assert plain_rows(journal) == [(1, {"n": 2}), (2, riichi), (2 + FURTHER_ROW, win)]
    undo = journal.history.undo
    assert isinstance(undo, Several)
    assert [change.kind for change in undo.changes] == ["record", "record", "replace"]
    assert undo.chief.row == 1
    undone = then(journal, Act.undo())
    assert plain_rows(undone) == plain_rows(before)
    assert [row.id for row in undone.history.removed] == [2, 2 + FURTHER_ROW]
    redone = then(undone, Act.redo())
    assert plain_rows(redone) == plain_rows(journal)
    assert [one.kind for one in redone.history.several] == ["several", "undo", "redo"]
    assert [change.kind for change in redone.history.row(2).changes] == ["record", "undo", "redo"]


@pytest.mark.parametrize(
    "acts",
    [
        [],
        "record",
        [{"event": {}}],
        [{"kind": "undo"}],
        [{"kind": "several", "acts": []}],
        [{"kind": "record", "event": {}}, {"kind": "delete", "row": 9}],
        [{"kind": "record", "event": {}, "row": 1}],
    ],
)
def test_of_several_acts_all_are_possible_or_none_is_done(acts: Any) -> None:
    with pytest.raises(ActRefused):
        begin().then(Act(ActKind.SEVERAL, {"acts": acts}), AT)


def test_everybody_who_came_is_known() -> None:
    emi = {"type": "substitute", "player": 1, "name": "Emi"}
    journal = then(begin(), Act.record(emi), Act.record({**emi, "name": "Ben"}))
    assert journal.history.people == ("Aoi", "Ben", "Chie", "Dai", "Emi")
    renamed = then(journal, Act.rename("Emi", "Emily", OPENING.players, {1: {**emi, "name": "Emily"}}))
    assert renamed.history.people == ("Aoi", "Ben", "Chie", "Dai", "Emily")


def test_a_new_act_forgets_what_could_be_redone() -> None:
    journal = then(begin(), Act.record({}), Act.undo(), Act.record({"n": 2}))
    assert journal.history.redo is None
    assert [row.id for row in journal.rows] == [3]
    assert [row.id for row in journal.history.removed] == [1]


def test_a_deleted_row_stands_among_the_removed_with_its_last_event() -> None:
    journal = then(begin(), Act.record({"n": 1}), Act.replace(1, {"n": 2}), Act.delete(1))
    assert journal.rows == ()
    assert journal.history.row(1).event == {"n": 2}
    assert [change.kind for change in journal.history.removed[0].changes] == ["record", "replace", "delete"]
    with pytest.raises(LookupError):
        journal.history.row(2)


def test_insert_goes_before_the_row_named_or_to_the_end() -> None:
    journal = then(begin(), Act.record({"n": 1}), Act.insert(1, {"n": 0}), Act.insert(None, {"n": 2}))
    assert [event["n"] for event in journal.events] == [0, 1, 2]


def test_the_opening_is_what_was_opened() -> None:
    assert begin().header == OPENING


@pytest.mark.parametrize(
    "act",
    [
        Act.undo(),
        Act.redo(),
        Act.delete(1),
        Act.replace(7, {}),
        Act.insert(7, {}),
        Act.open(OPENING),
        Act(ActKind.RECORD, {}),
        Act(ActKind.RECORD, {"event": []}),
        Act(ActKind.RECORD, {"event": {}, "row": 1}),
        Act(ActKind.UNDO, {"row": 1}),
        Act.rename("Aoi", "Emi", ["Emi"], {}),
        Act.rename("Aoi", "Emi", OPENING.players, {7: {}}),
        Act(ActKind.RENAME, {"player": "Aoi", "name": "Emi", "players": 4, "events": []}),
        Act(ActKind.RENAME, {"player": "Aoi", "name": "Emi", "players": ["Aoi", "Ben", "Chie", 4], "events": []}),
        Act(ActKind.EXCHANGE, {"seats": [0, 1], "players": OPENING.players, "events": []}),
        Act(ActKind.EXCHANGE, {"seats": [0, 1], "hands": True, "players": OPENING.players, "events": {}}),
        Act(ActKind.EXCHANGE, {"seats": [0, 1], "hands": True, "players": OPENING.players, "events": [{"row": 1}]}),
    ],
    ids=str,
)
def test_an_act_without_place_here_is_refused(act: Act) -> None:
    with pytest.raises(ActRefused):
        then(begin(), act)


def test_json_true_names_no_row() -> None:
    with pytest.raises(ActRefused):
        then(begin(), Act.record({}), Act(ActKind.DELETE, {"row": True}))


def test_a_deleted_row_cannot_be_replaced_or_deleted_again() -> None:
    journal = then(begin(), Act.record({}), Act.delete(1))
    for act in (Act.delete(1), Act.replace(1, {}), Act.insert(1, {})):
        with pytest.raises(ActRefused):
            then(journal, act)


def test_a_journal_that_does_not_begin_with_an_opening_tells_nothing() -> None:
    entries = then(begin(), Act.record({})).entries
    for senseless in ((), entries[1:]):
        with pytest.raises(ActRefused):
            fold(senseless)
        with pytest.raises(ActRefused):
            fold_sound(senseless)


@pytest.mark.parametrize("sound", [1, 2, 5, 9])
def test_a_journal_is_told_up_to_the_entry_that_makes_no_sense(sound: int) -> None:
    entries = list(then(begin(), *(Act.record({"n": n}) for n in range(9))).entries)
    late = then(begin(), *(Act.record({}) for _ in range(40)), Act.delete(40)).entries[-1]
    folding, senseless = fold_sound([*entries[:sound], late, *entries[sound:]])
    assert senseless == sound
    assert folding.history() == fold(entries[:sound])
    assert len(folding.history().rows) == sound - 1
    whole, senseless = fold_sound(entries)
    assert senseless is None
    assert whole.history() == fold(entries)


def test_of_several_acts_that_make_no_sense_together_none_is_told() -> None:
    entries = list(then(begin(), Act.record({"n": 1})).entries)
    late = then(begin(), *(Act.record({}) for _ in range(9)), Act.several([Act.record({"n": 2}), Act.delete(9)]))
    folding, senseless = fold_sound([*entries, late.entries[-1]])
    assert senseless == 2
    assert folding.history() == fold(entries)


@given(wishes)
def test_a_journal_that_went_on_still_tells_what_it_told(wanted: list[Any]) -> None:
    journal = begin()
    told = [(journal, journal.history)]
    for wish in wanted:
        if (act := act_of(journal, *wish)) is not None:
            journal = journal.then(act, AT)
            told.append((journal, journal.history))
    for earlier, history in told:
        assert earlier.history == history == earlier.folding.history()
        assert history == fold(earlier.entries)
