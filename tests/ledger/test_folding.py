# SPDX-License-Identifier: MIT
"""Journals of random acts agree with a plain model of undo and redo."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.journal.acts import (
    Act,
    ActionKind,
    InvalidAction,
    MatchHeader,
    canonical_json,
    freeze,
    now,
    parse_canonical,
    parse_time,
    thaw,
)
from mahjong_desk.journal.history import (
    ROW_ID_STEP,
    BatchChange,
    MatchChange,
    RowChange,
    build_history,
    build_history_until_invalid,
)
from mahjong_desk.journal.journal import Journal, StoredAct
from tests.ledger.entries import AT

OPENING = MatchHeader("arushiaru", {"points": "small"}, ("Aoi", "Ben", "Chie", "Dai"), "the long table")

texts = st.text(max_size=4)
json_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=5,
)
events = st.dictionaries(texts, json_values, max_size=3)
wishes = st.lists(st.tuples(st.sampled_from(list(ActionKind)[1:]), st.integers(0, 30), events), max_size=16)
"""Kind of act, row index (modulo the number of rows) and event."""


def new_journal() -> Journal:
    return Journal.new(1, OPENING, AT)


def to_act(journal: Journal, kind: ActionKind, place: int, event: dict[str, Any]) -> Act | None:
    """Returns the act of a wish, or None if it is impossible in this journal."""
    rows = [row.id for row in journal.rows]
    match kind:
        case ActionKind.RECORD:
            return Act.record(event)
        case ActionKind.INSERT:
            spot = place % (len(rows) + 1)
            return Act.insert(rows[spot] if spot < len(rows) else None, event)
        case ActionKind.REPLACE if rows:
            return Act.replace(rows[place % len(rows)], event)
        case ActionKind.DELETE if rows:
            return Act.delete(rows[place % len(rows)])
        case ActionKind.RENAME:
            players = [*journal.history.players[1:], f"Emi {place}"]
            return Act.rename("Aoi", "Emi", players, dict.fromkeys(rows[:place], event))
        case ActionKind.SWAP_SEATS:
            first, second, *others = journal.history.players
            return Act.swap_seats((0, 1), [second, first, *others], dict.fromkeys(rows[place:], event), hands=True)
        case ActionKind.BATCH:
            parts = [Act.record(event), Act.insert(rows[place % len(rows)] if rows else None, {"second": event})]
            if rows:
                parts += [Act.replace(rows[place % len(rows)], {"third": event}), Act.delete(rows[-1])]
            return Act.batch(parts)
        case ActionKind.UNDO if journal.history.undo:
            return Act.undo()
        case ActionKind.REDO if journal.history.redo:
            return Act.redo()
    return None


def play(steps: list[tuple[ActionKind, int, dict[str, Any]]]) -> Journal:
    """Returns the journal after all possible wishes."""
    journal = new_journal()
    for wish in steps:
        if (act := to_act(journal, *wish)) is not None:
            journal = journal.with_action(act, AT)
    return journal


Rows = list[tuple[int, dict[str, Any]]]


def plain_rows(journal: Journal) -> Rows:
    return [(row.id, thaw(row.event)) for row in journal.rows]


class Model:
    """A match as lists of complete states, the plainest model of undo and redo."""

    def __init__(self) -> None:
        self.players: list[str] = list(OPENING.players)
        self.rows: Rows = []
        self.past: list[tuple[list[str], Rows]] = []
        self.future: list[tuple[list[str], Rows]] = []

    def do(self, sequence: int, act: Act) -> None:
        if act.kind is ActionKind.UNDO:
            self.future.append((self.players, self.rows))
            self.players, self.rows = self.past.pop()
            return
        if act.kind is ActionKind.REDO:
            self.past.append((self.players, self.rows))
            self.players, self.rows = self.future.pop()
            return
        self.past.append((self.players, self.rows))
        self.future = []
        self._change(sequence, act.kind, thaw(act.payload))

    def _change(self, new_row: int, kind: ActionKind, payload: dict[str, Any]) -> None:
        rows = list(self.rows)
        places = {row: place for place, (row, _) in enumerate(rows)}
        match kind:
            case ActionKind.BATCH:
                for part in payload["acts"]:
                    added = len({row for row, _ in self.rows} - set(places))
                    values = {name: value for name, value in part.items() if name != "kind"}
                    self._change(new_row + added * ROW_ID_STEP, ActionKind(part["kind"]), values)
                rows = self.rows
            case ActionKind.RECORD:
                rows.append((new_row, payload["event"]))
            case ActionKind.INSERT:
                rows.insert(places.get(payload["before"], len(rows)), (new_row, payload["event"]))
            case ActionKind.REPLACE:
                rows[places[payload["row"]]] = (payload["row"], payload["event"])
            case ActionKind.DELETE:
                del rows[places[payload["row"]]]
            case ActionKind.RENAME | ActionKind.SWAP_SEATS:
                self.players = payload["players"]
                for changed in payload["events"]:
                    rows[places[changed["row"]]] = (changed["row"], changed["event"])
        self.rows = rows


def append(journal: Journal, *acts: Act) -> Journal:
    for act in acts:
        journal = journal.with_action(act, AT)
    return journal


@given(wishes)
def test_undo_and_redo_agree_with_a_list_of_states(steps: list[Any]) -> None:
    journal, model = new_journal(), Model()
    for wish in steps:
        act = to_act(journal, *wish)
        if act is None:
            continue
        model.do(journal.length, act)
        journal = journal.with_action(act, AT)
        assert (plain_rows(journal), list(journal.history.players)) == (model.rows, model.players)
        assert (journal.history.undo is not None) == bool(model.past)
        assert (journal.history.redo is not None) == bool(model.future)


@given(wishes)
def test_undo_and_redo_invert_each_other(steps: list[Any]) -> None:
    journal = play(steps)
    for kind in set(ActionKind) - {ActionKind.OPEN, ActionKind.UNDO, ActionKind.REDO}:
        act = to_act(journal, kind, 7, {"type": "end"})
        if act is None:
            continue
        changed = append(journal, act)
        undone = append(changed, Act.undo())
        redone = append(undone, Act.redo())
        assert plain_rows(undone) == plain_rows(journal)
        assert undone.history.players == journal.history.players
        assert (undone.history.undo, undone.history.redo) == (journal.history.undo, changed.history.undo)
        assert plain_rows(redone) == plain_rows(changed)
        assert redone.history.undo == changed.history.undo


@given(wishes)
def test_changes_of_a_row_lead_to_its_event(steps: list[Any]) -> None:
    journal = play(steps)
    history = journal.history
    every = [change for row in (*history.rows, *history.removed) for change in row.changes]
    whole = {rewriting.sequence for rewriting in history.match_changes}
    alone = [change.sequence for change in every if change.sequence not in whole]
    assert sorted({*alone, *whole}) == list(range(1, journal.length))
    several = {change.sequence for change in history.batch_changes}
    single = [sequence for sequence in alone if sequence not in several]
    assert len(set(single)) == len(single)
    for row in (*history.rows, *history.removed):
        assert row.changes[0].sequence == row.id % ROW_ID_STEP
        assert row.changes[0].before is None
        for earlier, later in zip(row.changes, row.changes[1:], strict=False):
            assert later.before == earlier.after
    assert all(row.changes[-1].after == row.event for row in history.rows)
    assert all(row.changes[-1].after is None for row in history.removed)


@given(wishes)
def test_continued_journal_keeps_its_earlier_state(steps: list[Any]) -> None:
    journal = new_journal()
    items = [(journal, journal.history)]
    for wish in steps:
        if (act := to_act(journal, *wish)) is not None:
            journal = journal.with_action(act, AT)
            items.append((journal, journal.history))
    for earlier, history in items:
        assert earlier.history == history == earlier.builder.build()
        assert history == build_history(earlier.entries)


def test_undo_and_redo_name_their_effect() -> None:
    journal = append(new_journal(), Act.record({"n": 1}), Act.record({"n": 2}), Act.delete(1), Act.undo())
    undo, redo = journal.history.undo, journal.history.redo
    assert isinstance(undo, RowChange)
    assert isinstance(redo, RowChange)
    assert (undo.kind, undo.row, undo.before, undo.after) == (ActionKind.RECORD, 2, None, {"n": 2})
    assert (redo.kind, redo.row, redo.before, redo.after) == (ActionKind.DELETE, 1, {"n": 1}, None)


def test_an_act_on_the_match_reports_names_and_rows() -> None:
    act = Act.swap_seats((0, 2), ["Chie", "Ben", "Aoi", "Dai"], {1: {"n": 9}}, hands=True)
    journal = append(new_journal(), Act.record({"n": 1}), Act.record({"n": 2}), act)
    assert journal.history.players == ("Chie", "Ben", "Aoi", "Dai")
    assert journal.header.players == ("Aoi", "Ben", "Chie", "Dai")
    assert [event["n"] for event in journal.events] == [9, 2]
    assert [change.kind for change in journal.rows[0].changes] == ["record", "exchange"]
    undo = journal.history.undo
    assert isinstance(undo, MatchChange)
    assert (undo.act, undo.before, undo.after) == (ActionKind.SWAP_SEATS, OPENING.players, journal.history.players)
    undone = append(journal, Act.undo())
    assert [rewriting.kind for rewriting in undone.history.match_changes] == ["exchange", "undo"]
    assert [event["n"] for event in undone.events] == [1, 2]


def test_several_acts_are_one_step_of_undo_and_redo() -> None:
    riichi, win = {"type": "riichi", "player": 1}, {"type": "win"}
    before = append(new_journal(), Act.record({"n": 1}))
    journal = append(before, Act.batch([Act.record(riichi), Act.record(win), Act.replace(1, {"n": 2})]))
    assert journal.length == 3
    assert plain_rows(journal) == [(1, {"n": 2}), (2, riichi), (2 + ROW_ID_STEP, win)]
    undo = journal.history.undo
    assert isinstance(undo, BatchChange)
    assert [change.kind for change in undo.changes] == ["record", "record", "replace"]
    assert undo.main_change.row == 1
    undone = append(journal, Act.undo())
    assert plain_rows(undone) == plain_rows(before)
    assert [row.id for row in undone.history.removed] == [2, 2 + ROW_ID_STEP]
    redone = append(undone, Act.redo())
    assert plain_rows(redone) == plain_rows(journal)
    assert [change.kind for change in redone.history.batch_changes] == ["several", "undo", "redo"]
    assert [change.kind for change in redone.history.row(2).changes] == ["record", "undo", "redo"]


def test_all_players_of_a_match_are_known() -> None:
    emi = {"type": "substitute", "player": 1, "name": "Emi"}
    journal = append(new_journal(), Act.record(emi), Act.record({**emi, "name": "Ben"}))
    assert journal.history.all_players == ("Aoi", "Ben", "Chie", "Dai", "Emi")
    renamed = append(journal, Act.rename("Emi", "Emily", OPENING.players, {1: {**emi, "name": "Emily"}}))
    assert renamed.history.all_players == ("Aoi", "Ben", "Chie", "Dai", "Emily")


def test_contradicting_batch_is_dropped_as_a_whole() -> None:
    entries = list(append(new_journal(), Act.record({"n": 1})).entries)
    late = append(new_journal(), *(Act.record({}) for _ in range(9)), Act.batch([Act.record({"n": 2}), Act.delete(9)]))
    builder, invalid_index = build_history_until_invalid([*entries, late.entries[-1]])
    assert invalid_index == 2
    assert builder.build() == build_history(entries)


RECORD: dict[str, Any] = {"kind": "record", "event": {}}
RECORDS: list[dict[str, Any]] = [{}, {"event": []}, {"event": {}, "row": 1}]
SWAP = {"seats": [0, 1], "hands": True, "players": OPENING.players}
BATCHES = [[], "record", [{"event": {}}], [{"kind": "undo"}], [{"kind": "several", "acts": []}]]


@pytest.mark.parametrize("acts", [*BATCHES, [RECORD, {"kind": "delete", "row": 9}], [RECORD | {"row": 1}]])
def test_batch_with_an_impossible_act_is_refused(acts: Any) -> None:
    with pytest.raises(InvalidAction):
        new_journal().with_action(Act(ActionKind.BATCH, {"acts": acts}), AT)


@pytest.mark.parametrize(
    "act",
    [
        *(Act.undo(), Act.redo(), Act.delete(1), Act.replace(7, {}), Act.insert(7, {}), Act.open_match(OPENING)),
        *(Act(ActionKind.RECORD, payload) for payload in RECORDS),
        Act(ActionKind.UNDO, {"row": 1}),
        Act.rename("Aoi", "Emi", ["Emi"], {}),
        Act.rename("Aoi", "Emi", OPENING.players, {7: {}}),
        Act(ActionKind.RENAME, {"player": "Aoi", "name": "Emi", "players": 4, "events": []}),
        Act(ActionKind.RENAME, {"player": "Aoi", "name": "Emi", "players": ["Aoi", "Ben", "Chie", 4], "events": []}),
        Act(ActionKind.SWAP_SEATS, {"seats": [0, 1], "players": OPENING.players, "events": []}),
        Act(ActionKind.SWAP_SEATS, {**SWAP, "events": {}}),
        Act(ActionKind.SWAP_SEATS, {**SWAP, "events": [{"row": 1}]}),
    ],
    ids=str,
)
def test_impossible_act_is_refused(act: Act) -> None:
    with pytest.raises(InvalidAction):
        append(new_journal(), act)


def test_json_true_is_no_row_id() -> None:
    with pytest.raises(InvalidAction):
        append(new_journal(), Act.record({}), Act(ActionKind.DELETE, {"row": True}))


@pytest.mark.parametrize("sound", [1, 2, 5, 9])
def test_journal_is_read_up_to_the_first_invalid_entry(sound: int) -> None:
    entries = list(append(new_journal(), *(Act.record({"n": n}) for n in range(9))).entries)
    late = append(new_journal(), *(Act.record({}) for _ in range(40)), Act.delete(40)).entries[-1]
    builder, invalid_index = build_history_until_invalid([*entries[:sound], late, *entries[sound:]])
    assert invalid_index == sound
    assert builder.build() == build_history(entries[:sound])
    assert len(builder.build().rows) == sound - 1
    whole, invalid_index = build_history_until_invalid(entries)
    assert invalid_index is None
    assert whole.build() == build_history(entries)


@given(json_values)
def test_document_round_trip_is_lossless(value: Any) -> None:
    assert thaw(freeze(value)) == value
    text = canonical_json({"value": value})
    assert thaw(parse_canonical(text)) == {"value": value} == json.loads(text)


def test_document_is_canonical_and_immutable() -> None:
    source = {"b": 1, "a": [{"c": "麻"}]}
    act = Act.record(source)
    assert canonical_json({"a": ({"c": "麻"},), "b": 1}) == canonical_json(source) == '{"a":[{"c":"麻"}],"b":1}'
    source["b"] = 2
    assert act.payload["event"]["b"] == 1
    with pytest.raises(TypeError):
        act.payload["event"]["a"][0]["c"] = 3
    for number in (float("nan"), float("inf")):
        with pytest.raises(ValueError, match="not JSON compliant"):
            canonical_json({"value": number})
    for text in ("", "{", "[]", "1", "[" * 100_000):
        with pytest.raises(ValueError):  # noqa: PT011 - each text is wrong in its own way
            parse_canonical(text)


@pytest.mark.parametrize(
    "change", [{"ruleset": 1}, {"options": []}, {"players": "Aoi"}, {"players": [1]}, {"note": None}, {"more": 1}]
)
def test_invalid_openings_are_refused(change: dict[str, Any]) -> None:
    assert MatchHeader.from_payload(Act.open_match(OPENING).payload) == OPENING
    with pytest.raises(InvalidAction):
        MatchHeader.from_payload({**OPENING.to_payload(), **change})


@pytest.mark.parametrize("at", ["", "2026-01-31", "2026-1-31T20:15:00Z", "2026-01-31T20:15:00+09:00"])
def test_other_time_formats_are_refused(at: str) -> None:
    assert parse_time(now())
    with pytest.raises(ValueError):  # noqa: PT011 - the sentence is the library's
        new_journal().with_action(Act.record({}), at)


@pytest.mark.parametrize("damage", ["kind", "payload", "sound", "missing", "surplus"])
@pytest.mark.parametrize("place", range(1, 4))
def test_stored_journal_is_read_up_to_its_first_break(place: int, damage: str) -> None:
    journal = append(new_journal(), *(Act.record({"n": n}) for n in range(4)))
    stored = [StoredAct(act.at, act.kind, canonical_json(act.payload)) for act in journal.entries]
    assert Journal.from_stored(1, stored, "", 5).chain_break is None
    changes: dict[str, Any] = {"kind": "forget", "payload": "{", "sound": False}
    length = 5
    if damage == "missing":
        del stored[place:]
    elif damage == "surplus":
        length = place
    else:
        stored[place] = stored[place]._replace(**{damage: changes[damage]})
    actual = Journal.from_stored(1, stored, "", length)
    assert actual.chain_break == place
    assert actual.entries[:place] == journal.entries[:place]
    assert len(actual.entries) == (5 if damage == "sound" else place)
