# SPDX-License-Identifier: MIT
"""Two ledgers that grew from one, brought together: complete, without doubles, whole, in either order the same matches."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from decimal import Decimal
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.ledger.brought import Brought, brought_by
from mahjong_desk.ledger.documents import spell
from mahjong_desk.ledger.journal import Act, Journal, MatchHeader
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.merge import Decision, Matter, Standing
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.ledger.rates import Rates
from tests.fewer import fewer
from tests.ledger.acts import AT, OPENING
from tests.ledger.test_two_books import everything

DEEDS = (
    "session",
    "name",
    "match",
    "record",
    "record",
    "record",
    "undo",
    "replace",
    "rename",
    "rates",
    "house",
    "answer",
    "club",
)
deeds = st.lists(st.tuples(st.sampled_from(DEEDS), st.integers(0, 2)), max_size=7)
LATER = "2026-03-01T10:00:00Z"


def do(ledger: Ledger, deed: str, number: int, at: str) -> None:
    """Enters something, if it means anything there."""
    sessions, matches = ledger.sessions(), ledger.matches()
    if deed == "session":
        ledger.start_session(f"evening {number}", at)
    elif deed == "house":
        ledger.house_rules.save("boo", "1", "Ours", {"number": number}, at)
    elif deed == "answer":
        ledger.drills.add({"number": number}, at)
    elif deed == "club":
        ledger.club.enter("people", {"act": "add", "name": f"Emi {number}"}, at)
    elif sessions and deed == "name":
        ledger.rename_session(sessions[number % len(sessions)].id, f"named {number}", at)
    elif sessions and deed == "rates":
        rates = Rates("yen", {"boo": Decimal(number)})
        ledger.rates.save(sessions[number % len(sessions)].id, rates, at)
    elif sessions and deed == "match":
        ledger.open_match(sessions[number % len(sessions)].id, OPENING, at)
    elif matches:
        journal = ledger.journal(matches[number % len(matches)].id)
        act = act_of(journal, deed, number)
        if act is not None:
            ledger.append(journal, act, at)


def act_of(journal: Journal, deed: str, number: int) -> Act | None:
    event = {"type": "draw", "number": number}
    if deed == "record":
        return Act.record(event)
    if deed == "undo" and journal.history.undo is not None:
        return Act.undo()
    if deed == "replace" and journal.rows:
        return Act.replace(journal.rows[0].id, {"type": "draw", "instead": number})
    if deed == "rename":
        return Act.rename("Aoi", f"Emi {number}", [f"Emi {number}", *journal.history.players[1:]], {})
    return None


def grow(ledger: Ledger, wanted: list[tuple[str, int]], hour: int) -> None:
    for minute, (deed, number) in enumerate(wanted):
        do(ledger, deed, number, f"2026-02-01T{hour:02}:{minute:02}:00Z")


def taken(ledger: Ledger) -> Brought:
    """Returns what the file of a ledger would bring."""
    return brought_by(ledger.lines())


def tales(ledger: Ledger) -> set[tuple[object, ...]]:
    """Returns what the matches tell."""
    journals = [ledger.journal(match.id) for match in ledger.matches()]
    return {(journal.entries[0].hash, journal.history.players, spell(list(journal.events))) for journal in journals}


@contextmanager
def two(begun: list[tuple[str, int]]) -> Iterator[tuple[Ledger, Ledger]]:
    """Gives two ledgers that hold the same."""
    with TemporaryDirectory() as name:
        first, second = (ledger_path(Path(name) / one) for one in ("first", "second"))
        with Ledger.open(first) as ledger:
            grow(ledger, begun, 1)
        shutil.copytree(first.parent, second.parent)
        with Ledger.open(first) as one, Ledger.open(second) as other:
            yield one, other


@fewer(0.2)
@given(deeds, deeds, deeds)
def test_two_ledgers_grown_from_one_come_together_in_either_order(
    begun: list[tuple[str, int]], mine: list[tuple[str, int]], theirs: list[tuple[str, int]]
) -> None:
    with two([("session", 0), ("match", 0), *begun]) as (one, other):
        grow(one, mine, 2)
        grow(other, theirs, 3)
        of_one, of_other = taken(one), taken(other)
        all_tales = tales(one) | tales(other)
        merges = [one.take_in(of_other, {}, "b", LATER), other.take_in(of_one, {}, "a", LATER)]
        went_on = {
            (journal.entries[0].hash, journal.history.players, spell(list(journal.events)))
            for merge, there in zip(merges, (of_other, of_one), strict=True)
            for item in merge.of(Matter.MATCH, Standing.LONGER)
            for journal in [item.mine.journal]  # type: ignore[attr-defined]
        }
        assert tales(one) == tales(other)
        assert all_tales - went_on <= tales(one) <= all_tales
        for ledger, brought in ((one, of_other), (other, of_one)):
            assert ledger.check().sound
            end = ledger.end
            assert not ledger.take_in(brought, {}, "again", LATER).changes
            assert ledger.end == end
        assert Counter(map(spell, one.drills.all())) == Counter(map(spell, other.drills.all()))
        assert {session.uuid for session in one.sessions()} == {session.uuid for session in other.sessions()}
        # And what came together here is found there too.
        assert not other.compare(taken(one), {}, LATER).of(Matter.MATCH, Standing.NEW)


def test_an_empty_ledger_becomes_equal_in_every_answer(
    path: Path, ledger: Ledger, played: Journal, tmp_path: Path
) -> None:
    for place, deed in enumerate(DEEDS):
        do(ledger, deed, place, AT)
    empty = ledger_path(tmp_path / "empty")
    with Ledger.open(empty) as other:
        merge = other.take_in(taken(ledger), {}, "all", LATER)
        assert len(merge.lines) == ledger.end.number
    ledger.close()
    assert everything(empty) == everything(path)


def test_a_ledger_that_went_on_there_goes_on_here_entry_by_entry() -> None:
    with two([("session", 0), ("match", 0)]) as (one, other):
        grow(one, [("record", 0), ("rates", 1), ("house", 1)], 2)
        assert other.take_in(taken(one), {}, "one", LATER).changes
        assert other.end == one.end
        assert not one.take_in(taken(other), {}, "other", LATER).changes


@pytest.fixture
def parted() -> Iterator[tuple[Ledger, Ledger]]:
    """Two ledgers in which one match went on otherwise."""
    with two([("session", 0), ("match", 0), ("record", 0)]) as (one, other):
        grow(one, [("record", 1)], 2)
        grow(other, [("record", 2), ("rename", 0)], 3)
        yield one, other


def events(ledger: Ledger) -> list[list[int]]:
    return [[event["number"] for event in ledger.journal(match.id).events] for match in ledger.matches()]


def decide(one: Ledger, other: Ledger, decision: Decision) -> None:
    brought = taken(other)
    (item,) = one.compare(brought, {}, LATER).parted
    one.take_in(brought, {(item.matter, item.key): decision}, "other", LATER)
    assert one.check().sound


def test_both_can_be_kept_as_matches_of_their_own(parted: tuple[Ledger, Ledger]) -> None:
    one, other = parted
    decide(one, other, Decision.BOTH)
    assert events(one) == [[0, 1], [0, 2]]
    assert not one.take_in(taken(other), {}, "other", LATER).changes
    # The copy is known as one where it comes back to.
    assert not other.compare(taken(one), {}, LATER).of(Matter.MATCH, Standing.NEW)


def test_a_copy_that_was_kept_goes_on_with_its_original(parted: tuple[Ledger, Ledger]) -> None:
    one, other = parted
    decide(one, other, Decision.BOTH)
    do(other, "record", 0, "2026-02-02T00:00:00Z")
    one.take_in(taken(other), {}, "other", LATER)
    assert events(one) == [[0, 1], [0, 2, 0]]


def test_mine_can_be_kept_alone(parted: tuple[Ledger, Ledger]) -> None:
    one, other = parted
    end = one.end
    decide(one, other, Decision.MINE)
    assert one.end == end


def test_theirs_can_be_taken_and_undone_to_mine(parted: tuple[Ledger, Ledger]) -> None:
    one, other = parted
    decide(one, other, Decision.THEIRS)
    assert events(one) == [[0, 2]]
    journal = one.journal(1)
    assert journal.history.players[0] == "Emi 0"
    assert not one.take_in(taken(other), {}, "other", LATER).changes
    for _ in range(2):
        journal = one.append(journal, Act.undo(), LATER)
    assert events(one) == [[0, 1]]


def test_a_match_of_another_table_under_the_same_uuid_cannot_take_the_place(parted: tuple[Ledger, Ledger]) -> None:
    one, other = parted
    brought = taken(other)
    (match,) = brought.matches
    strange = Journal.begin(0, MatchHeader("boo", "1", {}, ("E", "F", "G", "H")), AT)
    swapped = Brought(brought.sessions, (type(match)(match.uuid, match.origin, match.session, 1, strange),))
    (item,) = one.compare(swapped, {}, LATER).parted
    assert item.ways == (Decision.BOTH, Decision.MINE)
    one.take_in(swapped, {(item.matter, item.key): Decision.THEIRS}, "other", LATER)
    assert len(one.matches()) == 2
    assert one.check().sound


@pytest.mark.parametrize("deed", ["name", "rates"])
def test_names_and_rates_that_parted_stay_unless_a_person_says_so(deed: str) -> None:
    with two([("session", 0)]) as (one, other):
        do(one, deed, 1, AT)
        do(other, deed, 2, AT)
        (item,) = one.compare(taken(other), {}, LATER).parted
        one.take_in(taken(other), {}, "other", LATER)
        assert [one.compare(taken(other), {}, LATER).parted] == [[item]]
        one.take_in(taken(other), {(item.matter, item.key): Decision.THEIRS}, "other", LATER)
        assert one.sessions()[0].name == other.sessions()[0].name
        assert one.rates.of(1) == other.rates.of(1)
        # Mine was here once, so there is nothing to bring to whom has it no more.
        other.take_in(taken(one), {}, "one", LATER)
        assert not one.compare(taken(other), {}, LATER).parted


@pytest.mark.parametrize(
    ("decision", "names"),
    [
        (Decision.MINE, {"Ours": 1}),
        (Decision.THEIRS, {"Ours": 2}),
        (Decision.BOTH, {"Ours": 1, "Ours (2)": 2}),
    ],
)
def test_house_rules_of_one_name_with_other_options_are_told_and_decided(
    decision: Decision, names: dict[str, int]
) -> None:
    with two([]) as (one, other):
        do(one, "house", 1, AT)
        do(other, "house", 2, LATER)
        decide(one, other, decision)
        assert {rules.name: rules.options["number"] for rules in one.house_rules.all()} == names
        assert not one.take_in(taken(other), {(Matter.HOUSE_RULES, "boo/ours"): decision}, "other", LATER).changes


def test_an_import_says_where_it_came_from() -> None:
    with two([]) as (one, other):
        do(one, "session", 1, AT)
        do(other, "session", 2, AT)
        one.take_in(taken(other), {}, "from the other table.jsonl", LATER)
        assert one.lines()[-1].link.content == {"file": "from the other table.jsonl", "entries": 1}
        assert one.lines()[-1].link.at == LATER
