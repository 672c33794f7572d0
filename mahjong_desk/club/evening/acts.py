# SPDX-License-Identifier: MIT
"""What can be entered about an evening: each act as the ledger keeps it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mahjong_desk.club.evening.evening import EveningPlan
from mahjong_desk.club.schedule.rounds import RoundSeating
from mahjong_desk.journal.documents import JsonObject

SUBJECT: Final = "evenings"
"""The ledger's subject for the list of sessions that are evenings; the acts of each evening have their own subject."""


def subject_of(session: str) -> str:
    """Returns the subject of the acts of one evening, so that a reader need not read those of all others."""
    return f"{SUBJECT}/{session}"


ANNOUNCE: Final = "announce"
PLAN, UNDO_PLAN = "plan", "undo_plan"
COME, REST, LEAVE = "come", "rest", "go"
PROPOSE, SEAT = "propose", "seat"
BEGIN, PAUSE, ADD_TIME = "begin", "pause", "more"


def announce_act(session: str) -> JsonObject:
    return {"act": ANNOUNCE, "session": session}


def plan_act(session: str, plan: EveningPlan, people: Mapping[str, str]) -> JsonObject:
    """Returns the act that begins an evening or changes its plan."""
    return {"act": PLAN, "session": session, "plan": plan.document(), "people": _people(people)}


def undo_plan_act(session: str, changed_by: str) -> JsonObject:
    """Returns the act that undoes the last change of a plan."""
    return {"act": UNDO_PLAN, "session": session, "of": changed_by}


def arrival_act(session: str, people: Mapping[str, str]) -> JsonObject:
    """Returns the act that lets people play, when they arrive or after a rest; by identity, with their names."""
    return {"act": COME, "session": session, "people": _people(people)}


def rest_act(session: str, person: str) -> JsonObject:
    return {"act": REST, "session": session, "person": person}


def departure_act(session: str, person: str) -> JsonObject:
    return {"act": LEAVE, "session": session, "person": person}


def proposal_act(session: str, seats: RoundSeating, *, by_hand: bool, attempt: int) -> JsonObject:
    return {"act": PROPOSE, "session": session, "seats": _seats(seats), "by_hand": by_hand, "attempt": attempt}


def seating_act(session: str, number: int, seats: RoundSeating) -> JsonObject:
    """Returns the act that begins a round; the ledger adds its matches."""
    return {"act": SEAT, "session": session, "round": number, "seats": _seats(seats)}


def start_timer_act(session: str, number: int) -> JsonObject:
    return {"act": BEGIN, "session": session, "round": number}


def pause_timer_act(session: str, number: int) -> JsonObject:
    return {"act": PAUSE, "session": session, "round": number}


def add_time_act(session: str, number: int, minutes: int) -> JsonObject:
    return {"act": ADD_TIME, "session": session, "round": number, "minutes": minutes}


def _people(people: Mapping[str, str]) -> list[dict[str, str]]:
    return [{"person": person, "name": str(name)} for person, name in people.items()]


def _seats(seats: RoundSeating) -> dict[str, Any]:
    return {"tables": [list(table) for table in seats.tables], "out": list(seats.sits_out)}


def read_seats(document: JsonObject) -> RoundSeating:
    """Returns the seats in an act; raises ``KeyError`` if something is missing."""
    return RoundSeating(
        tuple(tuple(str(person) for person in table) for table in document["tables"]),
        tuple(str(person) for person in document["out"]),
    )
