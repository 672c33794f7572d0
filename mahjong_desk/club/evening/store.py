# SPDX-License-Identifier: MIT
"""Evenings in a ledger: reads and folds their acts, and enters new ones."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from mahjong_desk.club.evening import acts
from mahjong_desk.club.evening.evening import (
    Evening,
    EveningPlan,
    Presence,
    PreviousPlan,
    Proposal,
    RoundTimer,
    SeatedRound,
)
from mahjong_desk.club.schedule.rounds import RoundSeating
from mahjong_desk.journal.acts import TIME_FORMAT, MatchHeader
from mahjong_desk.journal.documents import JsonObject
from mahjong_desk.ledger.records import ClubAction
from mahjong_desk.rules import registry

if TYPE_CHECKING:
    from mahjong_desk.ledger.ledger import Ledger


def parse_timestamp(at: str) -> datetime:
    return datetime.strptime(at, TIME_FORMAT).replace(tzinfo=UTC)


def build_evening(entered: Iterable[ClubAction], session: str) -> Evening:
    """Returns the evening of a session after acts; an act that cannot be understood, such as one of a later version, is ignored."""
    evening = Evening(session)
    for one in entered:
        evening = replace(evening, last=one.uuid)
        if one.act.get("session") == session:
            try:
                evening = _after(evening, one)
            except (KeyError, TypeError, ValueError):
                continue
    return evening


def _after(evening: Evening, one: ClubAction) -> Evening:
    act = one.act
    match act["act"]:
        case acts.PLAN:
            return _come(_planned(evening, EveningPlan.from_document(act["plan"]), one.uuid), act)
        case acts.UNDO_PLAN:
            return _plan_undone(evening, str(act["of"]))
        case acts.COME:
            return _come(evening, act)
        case acts.REST | acts.LEAVE:
            presence = Presence.RESTS if act["act"] == acts.REST else Presence.GONE
            known = str(act["person"])
            return replace(evening, people={**evening.people, known: presence}) if known in evening.people else evening
        case acts.PROPOSE:
            seats = acts.read_seats(act["seats"])
            return replace(evening, proposal=Proposal(seats, bool(act["by_hand"]), int(act["attempt"])))
        case acts.SEAT:
            return _seat(evening, one)
        case acts.BEGIN | acts.PAUSE | acts.ADD_TIME:
            return _apply_timer(evening, one)
    return evening


def _planned(evening: Evening, plan: EveningPlan, act: str) -> Evening:
    before = evening.plan
    if before is None:
        return replace(evening, plan=plan)
    return _apply_plan(replace(evening, previous_plans=(*evening.previous_plans, PreviousPlan(before, act))), plan)


def _plan_undone(evening: Evening, act: str) -> Evening:
    # Two windows that undo the same change undo it once.
    if not evening.previous_plans or evening.previous_plans[-1].changed_by != act:
        return evening
    return _apply_plan(replace(evening, previous_plans=evening.previous_plans[:-1]), evening.previous_plans[-1].plan)


def _apply_plan(evening: Evening, plan: EveningPlan) -> Evening:
    """Returns an evening with another plan; rounds that were played, or whose timer runs, keep theirs."""
    rounds, proposal = evening.rounds, evening.proposal
    if rounds and not rounds[-1].clock.begun:
        rounds = (*rounds[:-1], replace(rounds[-1], clock=_clock(plan), last_hands=plan.last_hands))
    # Seats chosen by hand stay; proposed ones are searched again with the new plan.
    if proposal is not None and not proposal.by_hand:
        proposal = None
    return replace(evening, plan=plan, rounds=rounds, proposal=proposal)


def _clock(plan: EveningPlan) -> RoundTimer:
    return RoundTimer(timedelta(minutes=plan.minutes), timedelta(minutes=plan.last_minutes))


def _come(evening: Evening, act: JsonObject) -> Evening:
    come = {str(value["person"]): str(value["name"]) for value in act["people"]}
    return replace(
        evening, people={**evening.people, **dict.fromkeys(come, Presence.PLAYS)}, names={**evening.names, **come}
    )


def _seat(evening: Evening, one: ClubAction) -> Evening:
    number, plan = int(one.act["round"]), evening.plan
    # If two machines seat the same round without a connection, the first one counts.
    if plan is None or number != len(evening.rounds) + 1:
        return evening
    matches = tuple(str(match) for match in one.act["matches"])
    seated = SeatedRound(number, acts.read_seats(one.act["seats"]), matches, _clock(plan), plan.last_hands, one.at)
    return replace(evening, rounds=(*evening.rounds, seated), proposal=None)


def _apply_timer(evening: Evening, one: ClubAction) -> Evening:
    number, at = int(one.act["round"]), parse_timestamp(one.at)
    if not 1 <= number <= len(evening.rounds):
        return evening
    seated = evening.rounds[number - 1]
    clock = _set(seated.clock, one.act, at)
    rounds = (*evening.rounds[: number - 1], replace(seated, clock=clock), *evening.rounds[number:])
    return replace(evening, rounds=rounds)


def _set(clock: RoundTimer, act: Mapping[str, object], at: datetime) -> RoundTimer:
    if act["act"] == acts.BEGIN:
        return clock.start(at)
    if act["act"] == acts.PAUSE:
        return clock.pause(at)
    return clock.extended(timedelta(minutes=int(str(act["minutes"]))))


class EveningStore:
    """The evenings of a ledger; a method that raises ``LedgerError`` has written nothing."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    def latest(self) -> Evening | None:
        """Returns the evening that was planned or resumed last, or None."""
        sessions = self.sessions()
        return self.read(sessions[0]) if sessions else None

    def sessions(self) -> tuple[str, ...]:
        """Returns the sessions that are evenings, the current one first."""
        items = (one.act for one in reversed(self._ledger.club.actions(acts.SUBJECT)))
        announced = (act.get("session") for act in items if act.get("act") == acts.ANNOUNCE)
        return tuple(dict.fromkeys(session for session in announced if isinstance(session, str)))

    def read(self, session: str) -> Evening:
        return build_evening(self._ledger.club.actions(acts.subject_of(session)), session)

    def begin(self, session: str, plan: EveningPlan, people: Mapping[str, str], at: str) -> None:
        """Plans an evening in a session, and makes it the latest."""
        self.append(acts.plan_act(session, plan, people), at)
        # Written last, so that an announced evening always has a plan.
        self._ledger.club.add(acts.SUBJECT, acts.announce_act(session), at)

    def resume(self, session: str, at: str) -> None:
        """Makes an earlier evening the latest again."""
        self._ledger.club.add(acts.SUBJECT, acts.announce_act(session), at)

    def append(self, act: JsonObject, at: str) -> None:
        """Writes an act; it is on disk when this returns."""
        self._ledger.club.add(acts.subject_of(act["session"]), act, at)

    def seat_round(self, evening: Evening, seats: RoundSeating, at: str) -> bool:
        """Opens the matches of the next round at once; returns False if another window has changed the evening meanwhile.

        Raises ``Refusal`` if this version does not know the rules of the evening.
        """
        plan = evening.plan
        if plan is None:
            raise ValueError("no evening was planned")
        ruleset = registry.get_ruleset(plan.ruleset)
        rules = ruleset.bind(plan.options)
        headers = [
            MatchHeader(
                ruleset.id,
                dict(rules.options),
                tuple(evening.names[person] for person in table),
                "",
                plan.house_rules,
                table,
            )
            for table in seats.tables
        ]
        act = acts.seating_act(evening.session, len(evening.rounds) + 1, seats)
        entered = self._ledger.club.open_matches(
            evening.session, headers, acts.subject_of(evening.session), act, at, after=evening.last
        )
        return entered is not None
