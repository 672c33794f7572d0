# SPDX-License-Identifier: MIT
"""A club evening in a ledger: plan, players, rounds, timer and ranking."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.club.evening.evening import (
    Evening,
    EveningPlan,
    LastHands,
    RoundTimer,
    TableReader,
    TimerPhase,
    evening_ranking,
    with_rounds,
)
from mahjong_desk.club.evening.store import (
    SUBJECT,
    EveningAct,
    EveningStore,
    build_evening,
    evening_act,
    parse_timestamp,
)
from mahjong_desk.club.people.person import identity_of
from mahjong_desk.club.schedule.rounds import PairingMethod, PairingTask, RoundSeating, propose_round
from mahjong_desk.club.session_reader import load_session
from mahjong_desk.journal.acts import Act
from mahjong_desk.ledger.contents import ClubAction, SessionSummary
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ui.report.reports import session_report

AT = "2026-11-19T19:00:00Z"
PLAN = EveningPlan("arushiaru", {"tsumo_pinfu": True}, 4, method=PairingMethod.ROUND_ROBIN, rounds=5, seed=3)
PLAN = replace(PLAN, last_hands=LastHands.FINISH)
NINE = {f"id-{name}": name for name in ("Aoi", "Ben", "Chie", "Dai", "Emi", "Fumi", "Gao", "Hana", "Ivo")}


def at(minutes: int) -> str:
    return f"2026-11-19T{19 + minutes // 60:02d}:{minutes % 60:02d}:00Z"


@pytest.fixture
def session(ledger: Ledger) -> SessionSummary:
    return ledger.start_session("Thursday club", AT)


@pytest.fixture
def book(ledger: Ledger, session: SessionSummary) -> EveningStore:
    """The evenings of a ledger, with one planned for nine players."""
    store = EveningStore(ledger)
    store.begin(session.uuid, PLAN, NINE, AT)
    return store


def next_seats(evening: Evening) -> RoundSeating:
    return propose_round(PairingTask(evening.plan.method, evening.plan.size, evening.active_players, evening.seatings))


def seat_round(book: EveningStore, session: SessionSummary, minute: int = 5) -> Evening:
    """Seats the next round, and returns the evening with it."""
    assert book.seat_round(book.read(session.uuid), next_seats(book.read(session.uuid)), at(minute))
    return book.read(session.uuid)


def test_the_latest_evening_is_the_one_planned_last(ledger: Ledger, session: SessionSummary) -> None:
    book = EveningStore(ledger)
    assert book.latest() is None
    book.begin(session.uuid, PLAN, NINE, AT)
    other = ledger.start_session("Friday club", AT)
    assert book.latest() == book.read(session.uuid)
    book.begin(other.uuid, PLAN, {}, at(1))
    book.append(evening_act(EveningAct.LEAVE, session.uuid, person="id-Ben"), at(2))
    latest = book.latest()
    assert (latest.session, latest.people) == (other.uuid, {})


def test_a_new_arrival_makes_the_proposal_stale(book: EveningStore, session: SessionSummary) -> None:
    seats = next_seats(book.read(session.uuid))
    assert book.read(session.uuid).proposal_is_stale, "none yet"
    book.append(evening_act(EveningAct.PROPOSE, session.uuid, seats=seats, by_hand=False, attempt=2), at(1))
    evening = book.read(session.uuid)
    assert (evening.proposal.seats, evening.proposal.attempt, evening.proposal_is_stale) == (seats, 2, False)
    book.append(evening_act(EveningAct.COME, session.uuid, people={"id-Jun": "Jun"}), at(2))
    assert book.read(session.uuid).proposal_is_stale


def test_seating_a_round_opens_all_its_matches(book: EveningStore, ledger: Ledger, session: SessionSummary) -> None:
    evening = book.read(session.uuid)
    seats = next_seats(evening)
    before = ledger.chain_head.number
    assert book.seat_round(evening, seats, at(5))
    assert not book.seat_round(evening, seats, at(5)), "once, also from two windows"
    assert ledger.chain_head.number == before + 3, "two matches and the act"
    evening = book.read(session.uuid)
    (tables,) = TableReader(ledger).read(session.id, evening.rounds)
    assert [table.record.header.players for table in tables if table.record and table.record.header] == [
        tuple(NINE[person] for person in table) for table in seats.tables
    ]
    assert all(table.stored and table.stored.match.rules.options["tsumo_pinfu"] is True for table in tables)
    assert evening.proposal is None


def test_the_first_of_two_conflicting_rounds_counts() -> None:
    seats = evening_act(EveningAct.SEAT, "s", round=1, seats=RoundSeating((("a", "b", "c", "d"),)))
    planned_act = evening_act(EveningAct.PLAN, "s", plan=PLAN, people={})
    acts = [planned_act, {**seats, "matches": ["here"]}, {**seats, "matches": ["there"]}]
    club_actions = [ClubAction(str(number), AT, SUBJECT, act) for number, act in enumerate(acts)]
    assert [seated_round.matches for seated_round in build_evening(club_actions, "s").rounds] == [("here",)]
    assert build_evening(club_actions, "other").plan is None


STRANGE_ACTS: list[dict[str, object]] = [{}, {"act": "dance"}, {"act": "plan"}, {"act": "seat", "round": "x"}]
STRANGE_ACTS += {"act": "go", "person": "x"}, {"act": "plan", "plan": {**PLAN.document(), "size": 0}, "people": []}


@pytest.mark.parametrize("act", STRANGE_ACTS)
def test_unknown_acts_of_later_versions_are_ignored(act: dict[str, object]) -> None:
    club_actions = [ClubAction("1", AT, SUBJECT, evening_act(EveningAct.PLAN, "s", plan=PLAN, people=NINE))]
    strange = ClubAction("2", AT, SUBJECT, {"session": "s", **act})
    evening = build_evening([*club_actions, strange], "s")
    assert (evening.plan, evening.names, evening.rounds, evening.active_players) == (PLAN, NINE, (), tuple(NINE))


def test_the_timer_follows_the_recorded_acts(book: EveningStore, session: SessionSummary) -> None:
    for minute in (5, 60):
        seat_round(book, session, minute)
    begin, pause = (evening_act(act, session.uuid, round=2) for act in (EveningAct.BEGIN, EveningAct.PAUSE))
    more, too_long = (evening_act(EveningAct.ADD_TIME, session.uuid, round=2, minutes=time) for time in (5, 10**15))
    for act, minute in ((begin, 66), (pause, 76), (begin, 80), (more, 81), (too_long, 81)):
        book.append(act, at(minute))
    first, current = (seated_round.clock for seated_round in book.read(session.uuid).rounds)
    assert current.remaining_time(parse_timestamp(at(90))) == timedelta(minutes=50 + 5 - 10 - 10)
    assert first == FIFTY


def test_two_windows_undo_a_change_of_the_plan_once(book: EveningStore, session: SessionSummary) -> None:
    shorter = replace(PLAN, rounds=3, minutes=30, last_hands=LastHands.ONE_MORE, method=PairingMethod.SWISS)
    for plan in (replace(shorter, rounds=2), shorter):
        book.append(evening_act(EveningAct.PLAN, session.uuid, plan=plan, people={}), at(7))
    assert book.read(session.uuid).names == NINE
    for before in ((shorter, replace(shorter, rounds=2)), (replace(shorter, rounds=2), PLAN)):
        evening = book.read(session.uuid)
        undo = evening_act(EveningAct.UNDO_PLAN, session.uuid, of=evening.previous_plans[-1].changed_by)
        for _ in range(2):
            book.append(undo, at(8))
        assert (evening.plan, book.read(session.uuid).plan) == before
    assert book.read(session.uuid).previous_plans == ()


def test_a_waiting_timer_takes_the_time_of_a_new_plan(book: EveningStore, session: SessionSummary) -> None:
    for minute in (5, 6):
        seat_round(book, session, minute)
    book.append(evening_act(EveningAct.PLAN, session.uuid, plan=replace(PLAN, minutes=30), people={}), at(7))
    book.append(evening_act(EveningAct.BEGIN, session.uuid, round=2), at(8))
    first, current = (seated_round.clock for seated_round in book.read(session.uuid).rounds)
    assert current.remaining_time(parse_timestamp(at(18))) == timedelta(minutes=20)
    assert first == FIFTY


def test_seats_chosen_by_hand_survive_a_new_plan(book: EveningStore, session: SessionSummary) -> None:
    seats = next_seats(book.read(session.uuid))
    other = replace(PLAN, method=PairingMethod.RANDOM)
    for by_hand in (False, True):
        book.append(evening_act(EveningAct.PROPOSE, session.uuid, seats=seats, by_hand=by_hand, attempt=0), at(1))
        book.append(evening_act(EveningAct.PLAN, session.uuid, plan=other, people={}), at(2))
        assert (book.read(session.uuid).proposal is not None) is by_hand


def test_finished_matches_add_points_to_an_evening(book: EveningStore, ledger: Ledger, session: SessionSummary) -> None:
    evening, reader = seat_round(book, session), TableReader(ledger)
    seats = evening.rounds[0].seats
    (tables,) = reader.read(session.id, evening.rounds)
    journal = ledger.append(tables[0].stored.journal, tables[0].stored.swapping_act(0, 1, hands=False), at(20))
    came = {"type": "substitute", "player": 3, "name": "Zoe"}
    moved = {"type": "adjust", "deltas": [3000, -1000, -1000, -1000], "reason": "counted"}
    for event in (came, moved, {"type": "end"}):
        journal = ledger.append(journal, Act.record(event), at(40))
    rounds = reader.read(session.id, evening.rounds)
    assert [table.is_finished for table in rounds[0]] == [True, False]
    standing = evening_ranking(evening, rounds)
    assert standing[0].person == seats.tables[0][1], "on the seat after the swap"
    assert sum(place.points for place in standing) == 0
    assert {place.matches for place in standing} == {0, 1}
    assert [place.rank for place in standing] == [1, 2, 2, 2, *[None] * 5]
    players = {*seats.tables[0][:3], identity_of("Zoe")}
    assert {place.person for place in standing if place.points} == players, "the substitute gets the result"
    stored = reader.read(session.id, evening.rounds)[0][0].stored
    ledger.append(journal, stored.renaming_act(stored.replay.players[0], "Yui"), at(41))
    best, *_ = evening_ranking(evening, reader.read(session.id, evening.rounds))
    assert best.person == identity_of("Yui"), "a corrected name, as in the standings and on paper"


def test_later_tables_keep_their_number_on_paper(book: EveningStore, ledger: Ledger, session: SessionSummary) -> None:
    evening, reader = seat_round(book, session), TableReader(ledger)
    ledger.discard_match(reader.read(session.id, evening.rounds)[0][0].record.id, at(6))
    played = with_rounds(load_session(ledger, session), evening, reader.read(session.id, evening.rounds))
    assert [title for title, _ in session_report(played).rounds[0].tables] == ["Table 2"]


START = datetime(2026, 11, 19, 20, 0, tzinfo=UTC)
FIFTY = RoundTimer(timedelta(minutes=50), timedelta(minutes=10))


def after(minutes: float) -> datetime:
    return START + timedelta(minutes=minutes)


def test_the_round_timer_passes_through_its_phases() -> None:
    assert FIFTY.phase(after(5)) is TimerPhase.WAITING
    running = FIFTY.start(START)
    for minute, phase in ((0, "RUNNING"), (39, "RUNNING"), (40, "LAST_HANDS"), (49, "LAST_HANDS"), (50, "OVER")):
        assert running.phase(after(minute)) is TimerPhase[phase]
    assert running.remaining_time(after(52)) == timedelta(minutes=-2)
    assert running.ends_at(after(20)) == after(50)
    assert running.remaining_time(after(-30)) == timedelta(minutes=50), "setting the clock back adds no time"
    assert [running.is_past(after(50 + minutes)) for minutes in (359, 360)] == [False, True], "six hours"
    assert running.extend(timedelta(minutes=5)).phase(after(44)) is TimerPhase.RUNNING
    assert running.extend(timedelta(minutes=-60)).duration == timedelta()
    paused = running.pause(after(10))
    assert paused.phase(after(30)) is TimerPhase.PAUSED
    assert paused.remaining_time(after(30)) == timedelta(minutes=40)
    assert paused.start(after(30)).ends_at(after(31)) == after(70)


@given(st.lists(st.tuples(st.sampled_from(["begin", "pause"]), st.integers(0, 20)), max_size=12))
def test_elapsed_time_counts_only_running_time(turns: list[tuple[str, int]]) -> None:
    clock, at, running, passed = FIFTY, 0, False, 0
    for turn, wait in turns:
        clock = clock.start(after(at)) if turn == "begin" else clock.pause(after(at))
        running = turn == "begin"
        at += wait
        passed += wait * running
    assert clock.elapsed_at(after(at)) == timedelta(minutes=passed)
