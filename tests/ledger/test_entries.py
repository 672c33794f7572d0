# SPDX-License-Identifier: MIT
from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.ledger.documents import spell
from mahjong_desk.ledger.entries import (
    GENESIS,
    Act,
    ActKind,
    ActRefused,
    Break,
    BreakKind,
    Entry,
    MatchHeader,
    next_entry,
    now,
    read_entries,
    seal,
    verify,
)
from tests.ledger.acts import AT, OPENING, play, wishes


def chain(length: int = 6) -> list[Entry]:
    entries = [next_entry((), Act.open(OPENING), AT)]
    for number in range(1, length):
        entries.append(next_entry(entries, Act.record({"type": "draw", "number": number}), AT))
    return entries


@given(wishes)
def test_every_chain_that_was_played_is_whole(wanted: list[Any]) -> None:
    journal = play(wanted)
    assert verify(journal.entries, journal.head, journal.length) is None


FORGED: dict[str, Any] = {
    "sequence": 99,
    "at": "2026-01-31T20:15:01Z",
    "kind": ActKind.DELETE,
    "payload": {"event": {"type": "draw", "number": 7}},
    "previous": "f" * 64,
    "hash": "f" * 64,
}


@pytest.mark.parametrize("place", range(6))
@pytest.mark.parametrize("field", FORGED)
def test_a_change_of_any_field_of_any_entry_is_found_where_it_is(field: str, place: int) -> None:
    entries = chain()
    head = entries[-1].hash
    entries[place] = entries[place]._replace(**{field: FORGED[field]})
    found = verify(entries, head, 6)
    assert found is not None
    assert found.sequence == place


@pytest.mark.parametrize("place", range(6))
def test_a_change_with_a_fitting_seal_is_found_by_the_next_link(place: int) -> None:
    entries = chain()
    head = entries[-1].hash
    old = entries[place]
    payload = {"event": {"type": "chombo"}}
    forged = old._replace(payload=payload, hash=seal(old.sequence, old.at, old.kind, payload, old.previous))
    entries[place] = forged
    expected = Break(BreakKind.UNLINKED, place + 1) if place < 5 else Break(BreakKind.CHANGED, 5)
    assert verify(entries, head, 6) == expected


@pytest.mark.parametrize("place", range(6))
def test_a_removed_entry_is_found(place: int) -> None:
    entries = chain()
    head = entries[-1].hash
    del entries[place]
    kind = BreakKind.CUT if place == 5 else BreakKind.MISSING
    assert verify(entries, head, 6) == Break(kind, place)


@given(st.permutations(range(6)))
def test_any_other_order_is_found(order: list[int]) -> None:
    entries = chain()
    found = verify([entries[place] for place in order], entries[-1].hash, 6)
    assert (found is None) == (order == sorted(order))


@pytest.mark.parametrize("left", range(6))
def test_a_cut_tail_is_found(left: int) -> None:
    entries = chain()
    assert verify(entries[:left], entries[-1].hash, 6) == Break(BreakKind.CUT, left)


def test_an_entry_too_many_is_found_though_its_seal_fits() -> None:
    entries = chain()
    longer = [*entries, next_entry(entries, Act.undo(), AT)]
    assert verify(longer, entries[-1].hash, 6) == Break(BreakKind.SURPLUS, 6)


def test_the_first_entry_follows_nothing() -> None:
    assert chain()[0].previous == GENESIS


def test_a_line_that_cannot_be_read_ends_the_entries_there() -> None:
    lines = [
        {
            "sequence": entry.sequence,
            "at": entry.at,
            "kind": str(entry.kind),
            "payload": spell(entry.payload),
            "previous": entry.previous,
            "hash": entry.hash,
        }
        for entry in chain()
    ]
    entries, broken = read_entries(lines)
    assert [entry.kind for entry in entries] == ["open", *["record"] * 5]
    assert broken is None
    assert read_entries([*lines[:3], {**lines[3], "kind": "forget"}, *lines[4:]])[1] == Break(BreakKind.UNREADABLE, 3)
    entries, broken = read_entries([*lines[:2], {**lines[2], "payload": "{"}, *lines[3:]])
    assert len(entries) == 2
    assert broken == Break(BreakKind.UNREADABLE, 2)


def test_a_break_says_in_words_where_it_is() -> None:
    said = {kind: str(Break(kind, 12)) for kind in BreakKind}
    assert all("12" in sentence for sentence in said.values())
    assert len(set(said.values())) == len(BreakKind)


def test_an_act_is_a_copy_of_what_it_was_made_from() -> None:
    event = {"type": "draw", "tenpai": [0, 1]}
    act = Act.record(event)
    event["tenpai"] = [3]
    assert act.payload["event"]["tenpai"] == (0, 1)
    assert Act.record(act.payload["event"]) == act


def test_an_opening_is_read_as_it_was_written() -> None:
    assert MatchHeader.from_payload(Act.open(OPENING).payload) == OPENING


@pytest.mark.parametrize(
    "change", [{"ruleset": 1}, {"options": []}, {"players": "Aoi"}, {"players": [1]}, {"note": None}, {"more": 1}]
)
def test_what_is_no_opening_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(ActRefused):
        MatchHeader.from_payload({**OPENING.payload(), **change})


@pytest.mark.parametrize("at", ["", "2026-01-31", "2026-1-31T20:15:00Z", "2026-01-31T20:15:00+09:00"])
def test_a_time_in_another_form_is_refused(at: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - the sentence is the library's
        next_entry((), Act.open(OPENING), at)


def test_the_present_moment_has_the_form_of_the_journal() -> None:
    moment = now()
    assert next_entry((), Act.open(OPENING), moment).at == moment
