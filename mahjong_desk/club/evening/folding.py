# SPDX-License-Identifier: MIT
"""From the acts to the evening that stands now."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from mahjong_desk.club.evening import acts
from mahjong_desk.club.evening.clock import Clock
from mahjong_desk.club.evening.evening import Evening, Presence, Proposal, SeatedRound
from mahjong_desk.club.evening.plan import Plan
from mahjong_desk.ledger.club_act import ClubAct
from mahjong_desk.ledger.documents import Document
from mahjong_desk.ledger.entries import TIME_FORMAT


def moment(at: str) -> datetime:
    """Returns a time of the ledger."""
    return datetime.strptime(at, TIME_FORMAT).replace(tzinfo=UTC)


def fold(told: Iterable[ClubAct], session: str) -> Evening:
    """Returns the evening of a session, whatever was entered about others.

    An act that cannot be understood, be it of a later version of this program, changes nothing.

    Args:
        told: What was entered, in order.
        session: The identity of the session.
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
            return _come(replace(evening, plan=Plan.from_document(act["plan"])), act)
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
    clock = Clock(timedelta(minutes=plan.minutes), timedelta(minutes=plan.last_minutes))
    matches = tuple(str(match) for match in one.act["matches"])
    seated = SeatedRound(number, acts.read_seats(one.act["seats"]), matches, clock, one.at)
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
