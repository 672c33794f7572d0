# SPDX-License-Identifier: MIT
"""What can be entered about an evening: each act as the ledger keeps it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mahjong_desk.club.evening.evening import EveningPlan
from mahjong_desk.club.schedule.rounds import RoundSeating
from mahjong_desk.journal.documents import JsonObject

SUBJECT: Final = "evenings"
"""What the ledger knows by which sessions were planned as evenings; what was done in each stands by itself."""


def subject_of(session: str) -> str:
    """Returns what the ledger knows the acts of one evening by, so that nobody reads those of all others with them."""
    return f"{SUBJECT}/{session}"


ANNOUNCE: Final = "announce"
PLAN, UNDO_PLAN = "plan", "undo_plan"
COME, REST, LEAVE = "come", "rest", "go"
PROPOSE, SEAT = "propose", "seat"
BEGIN, PAUSE, ADD_TIME = "begin", "pause", "more"


def announce_act(session: str) -> JsonObject:
    """Returns what says that a session was planned as an evening."""
    return {"act": ANNOUNCE, "session": session}


def plan_act(session: str, plan: EveningPlan, people: Mapping[str, str]) -> JsonObject:
    """Returns what begins an evening, or changes what was agreed."""
    return {"act": PLAN, "session": session, "plan": plan.document(), "people": _people(people)}


def undo_plan_act(session: str, changed_by: str) -> JsonObject:
    """Returns what takes the last change of a plan back."""
    return {"act": UNDO_PLAN, "session": session, "of": changed_by}


def arrival_act(session: str, people: Mapping[str, str]) -> JsonObject:
    """Returns what says that people came, be it for the first time or after a rest, under which names."""
    return {"act": COME, "session": session, "people": _people(people)}


def rest_act(session: str, person: str) -> JsonObject:
    """Returns what says that somebody wants to sit out until he says otherwise."""
    return {"act": REST, "session": session, "person": person}


def departure_act(session: str, person: str) -> JsonObject:
    """Returns what says that somebody has gone."""
    return {"act": LEAVE, "session": session, "person": person}


def proposal_act(session: str, seats: RoundSeating, *, by_hand: bool, attempt: int) -> JsonObject:
    """Returns what proposes the seats of the next round."""
    return {"act": PROPOSE, "session": session, "seats": _seats(seats), "by_hand": by_hand, "attempt": attempt}


def seating_act(session: str, number: int, seats: RoundSeating) -> JsonObject:
    """Returns what lets a round begin; the ledger adds its matches."""
    return {"act": SEAT, "session": session, "round": number, "seats": _seats(seats)}


def start_timer_act(session: str, number: int) -> JsonObject:
    """Returns what lets the timer of a round run, for the first time or after a pause."""
    return {"act": BEGIN, "session": session, "round": number}


def pause_timer_act(session: str, number: int) -> JsonObject:
    """Returns what stops the timer of a round until it goes on."""
    return {"act": PAUSE, "session": session, "round": number}


def add_time_act(session: str, number: int, minutes: int) -> JsonObject:
    """Returns what gives a round more time."""
    return {"act": ADD_TIME, "session": session, "round": number, "minutes": minutes}


def _people(people: Mapping[str, str]) -> list[dict[str, str]]:
    return [{"person": person, "name": str(name)} for person, name in people.items()]


def _seats(seats: RoundSeating) -> dict[str, Any]:
    return {"tables": [list(table) for table in seats.tables], "out": list(seats.sits_out)}


def read_seats(told: JsonObject) -> RoundSeating:
    """Returns the seats that an act tells.

    Raises:
        KeyError: Something of them is missing.
    """
    return RoundSeating(
        tuple(tuple(str(person) for person in table) for table in told["tables"]),
        tuple(str(person) for person in told["out"]),
    )
