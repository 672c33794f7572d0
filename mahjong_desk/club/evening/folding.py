# SPDX-License-Identifier: MIT
"""From the acts to the evening that stands now."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from mahjong_desk.club.evening import acts
from mahjong_desk.club.evening.clock import Clock
from mahjong_desk.club.evening.evening import EarlierPlan, Evening, Presence, Proposal, SeatedRound
from mahjong_desk.club.evening.plan import Plan
from mahjong_desk.journal.acts import TIME_FORMAT
from mahjong_desk.journal.documents import Document
from mahjong_desk.ledger.records import ClubAct


def moment(at: str) -> datetime:
    """Returns a time of the ledger."""
    return datetime.strptime(at, TIME_FORMAT).replace(tzinfo=UTC)


def fold(told: Iterable[ClubAct], session: str) -> Evening:
    """Returns the evening of a session, whatever was entered about others.

    An act that cannot be understood, be it of a later version of this program, changes nothing.

    Args:
        told: What was entered, in order.
    """
    evening = Evening(session)
    for one in told:
        evening = replace(evening, last=one.uuid)
        if one.act.get("session") == session:
            try:
                evening = _after(evening, one)
            except (KeyError, TypeError, ValueError):
                continue
    return evening


def _after(evening: Evening, one: ClubAct) -> Evening:
    act = one.act
    match act["act"]:
        case acts.PLAN:
            return _come(_planned(evening, Plan.from_document(act["plan"]), one.uuid), act)
        case acts.UNDO_PLAN:
            return _plan_undone(evening, str(act["of"]))
        case acts.COME:
            return _come(evening, act)
        case acts.REST | acts.GO:
            presence = Presence.RESTS if act["act"] == acts.REST else Presence.GONE
            known = str(act["person"])
            return replace(evening, people={**evening.people, known: presence}) if known in evening.people else evening
        case acts.PROPOSE:
            seats = acts.read_seats(act["seats"])
            return replace(evening, proposal=Proposal(seats, bool(act["by_hand"]), int(act["attempt"])))
        case acts.SEAT:
            return _seat(evening, one)
        case acts.BEGIN | acts.PAUSE | acts.MORE:
            return _turn(evening, one)
    return evening


def _planned(evening: Evening, plan: Plan, act: str) -> Evening:
    before = evening.plan
    if before is None:
        return replace(evening, plan=plan)
    return _agreed(replace(evening, earlier=(*evening.earlier, EarlierPlan(before, act))), plan)


def _plan_undone(evening: Evening, act: str) -> Evening:
    # Two windows that undo the same change undo it once.
    if not evening.earlier or evening.earlier[-1].changed_by != act:
        return evening
    return _agreed(replace(evening, earlier=evening.earlier[:-1]), evening.earlier[-1].plan)


def _agreed(evening: Evening, plan: Plan) -> Evening:
    """Returns an evening that goes on by another plan; what was played, and a round whose timer runs, stay as they are."""
    rounds, proposal = evening.rounds, evening.proposal
    if rounds and not rounds[-1].clock.begun:
        rounds = (*rounds[:-1], replace(rounds[-1], clock=_clock(plan), last_hands=plan.last_hands))
    # Seats that a person has chosen stay; others are looked for by the new plan.
    if proposal is not None and not proposal.by_hand:
        proposal = None
    return replace(evening, plan=plan, rounds=rounds, proposal=proposal)


def _clock(plan: Plan) -> Clock:
    return Clock(timedelta(minutes=plan.minutes), timedelta(minutes=plan.last_minutes))


def _come(evening: Evening, act: Document) -> Evening:
    come = {str(told["person"]): str(told["name"]) for told in act["people"]}
    return replace(
        evening,
        people={**evening.people, **dict.fromkeys(come, Presence.PLAYS)},
        names={**evening.names, **come},
    )


def _seat(evening: Evening, one: ClubAct) -> Evening:
    number, plan = int(one.act["round"]), evening.plan
    # Two machines that seated the same round at the same time without each other: the first one counts.
    if plan is None or number != len(evening.rounds) + 1:
        return evening
    matches = tuple(str(match) for match in one.act["matches"])
    seated = SeatedRound(number, acts.read_seats(one.act["seats"]), matches, _clock(plan), plan.last_hands, one.at)
    return replace(evening, rounds=(*evening.rounds, seated), proposal=None)


def _turn(evening: Evening, one: ClubAct) -> Evening:
    number, at = int(one.act["round"]), moment(one.at)
    if not 1 <= number <= len(evening.rounds):
        return evening
    seated = evening.rounds[number - 1]
    clock = _set(seated.clock, one.act, at)
    rounds = (*evening.rounds[: number - 1], replace(seated, clock=clock), *evening.rounds[number:])
    return replace(evening, rounds=rounds)


def _set(clock: Clock, act: Mapping[str, object], at: datetime) -> Clock:
    if act["act"] == acts.BEGIN:
        return clock.begin(at)
    if act["act"] == acts.PAUSE:
        return clock.pause(at)
    return clock.more(timedelta(minutes=int(str(act["minutes"]))))
