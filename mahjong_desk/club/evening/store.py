# SPDX-License-Identifier: MIT
"""Evenings in a ledger: the acts about an evening, and what they describe."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import TYPE_CHECKING, Any

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
from mahjong_desk.journal.acts import TIME_FORMAT, JsonObject, MatchHeader
from mahjong_desk.ledger.contents import ClubAction
from mahjong_desk.rules import registry

if TYPE_CHECKING:
    from mahjong_desk.ledger.ledger import Ledger


SUBJECT = "evenings"
"""The ledger's subject for the list of sessions that are evenings; the acts of each evening have their own subject."""


def evening_subject(session: str) -> str:
    """Returns the ledger's subject for the acts of one evening."""
    return f"{SUBJECT}/{session}"


class EveningAct(StrEnum):
    """The kinds of acts about an evening; the comments list their details."""

    ANNOUNCE = "announce"
    PLAN = "plan"  # plan, people
    UNDO_PLAN = "undo_plan"  # of: the act that changed it
    COME = "come"  # people; also after a rest
    REST = "rest"  # person
    LEAVE = "go"  # person
    PROPOSE = "propose"  # seats, by_hand, attempt
    SEAT = "seat"  # round, seats; the ledger adds the matches
    BEGIN = "begin"  # round
    PAUSE = "pause"  # round
    ADD_TIME = "more"  # round, minutes


def evening_act(kind: EveningAct, session: str, **details: Any) -> JsonObject:
    """Returns an act as it is stored; the detail ``people`` maps identities to names."""
    return {"act": kind.value, "session": session, **{name: _to_json(value) for name, value in details.items()}}


def _to_json(value: Any) -> Any:
    match value:
        case EveningPlan():
            return value.document()
        case RoundSeating():
            return {"tables": [list(table) for table in value.tables], "out": list(value.sits_out)}
        case Mapping():
            return [{"person": person, "name": str(name)} for person, name in value.items()]
    return value


def _read_seats(document: JsonObject) -> RoundSeating:
    """Returns the seats in an act; raises ``KeyError`` if something is missing."""
    return RoundSeating(tuple(tuple(map(str, table)) for table in document["tables"]), tuple(map(str, document["out"])))


def parse_timestamp(at: str) -> datetime:
    return datetime.strptime(at, TIME_FORMAT).replace(tzinfo=UTC)


def build_evening(actions: Iterable[ClubAction], session: str) -> Evening:
    """Builds an evening from acts, ignoring those that this version cannot read."""
    evening = Evening(session)
    for action in actions:
        evening = replace(evening, last=action.uuid)
        if action.act.get("session") == session:
            with suppress(KeyError, TypeError, ValueError, OverflowError):
                evening = _apply_action(evening, action)
    return evening


def _apply_action(evening: Evening, action: ClubAction) -> Evening:
    act = action.act
    match EveningAct(act["act"]):
        case EveningAct.PLAN:
            return _add_people(_change_plan(evening, EveningPlan.from_document(act["plan"]), action.uuid), act)
        case EveningAct.UNDO_PLAN:
            return _undo_plan(evening, str(act["of"]))
        case EveningAct.COME:
            return _add_people(evening, act)
        case EveningAct.REST | EveningAct.LEAVE:
            presence = Presence.RESTS if act["act"] == EveningAct.REST else Presence.GONE
            person = str(act["person"])
            if person in evening.people:
                return replace(evening, people={**evening.people, person: presence})
        case EveningAct.PROPOSE:
            seats = _read_seats(act["seats"])
            return replace(evening, proposal=Proposal(seats, bool(act["by_hand"]), int(act["attempt"])))
        case EveningAct.SEAT:
            return _seat(evening, action)
        case EveningAct.BEGIN | EveningAct.PAUSE | EveningAct.ADD_TIME:
            return _apply_timer(evening, action)
    return evening


def _change_plan(evening: Evening, plan: EveningPlan, act: str) -> Evening:
    previous = evening.plan
    if previous is None:
        return replace(evening, plan=plan)
    return _apply_plan(replace(evening, previous_plans=(*evening.previous_plans, PreviousPlan(previous, act))), plan)


def _undo_plan(evening: Evening, act: str) -> Evening:
    # If two windows undo the same change, it is undone once.
    if not evening.previous_plans or evening.previous_plans[-1].changed_by != act:
        return evening
    return _apply_plan(replace(evening, previous_plans=evening.previous_plans[:-1]), evening.previous_plans[-1].plan)


def _apply_plan(evening: Evening, plan: EveningPlan) -> Evening:
    """Changes the plan, also for the last round unless its timer was started."""
    rounds, proposal = evening.rounds, evening.proposal
    if rounds and not rounds[-1].clock.has_started:
        rounds = (*rounds[:-1], replace(rounds[-1], clock=_clock(plan), last_hands=plan.last_hands))
    # Seats chosen by hand stay; proposed ones are searched again with the new plan.
    if proposal is not None and not proposal.by_hand:
        proposal = None
    return replace(evening, plan=plan, rounds=rounds, proposal=proposal)


def _clock(plan: EveningPlan) -> RoundTimer:
    return RoundTimer(timedelta(minutes=plan.minutes), timedelta(minutes=plan.last_minutes))


def _add_people(evening: Evening, act: JsonObject) -> Evening:
    names = {str(value["person"]): str(value["name"]) for value in act["people"]}
    return replace(
        evening, people={**evening.people, **dict.fromkeys(names, Presence.PLAYS)}, names={**evening.names, **names}
    )


def _seat(evening: Evening, action: ClubAction) -> Evening:
    number, plan = int(action.act["round"]), evening.plan
    # If two machines seat the same round without a connection, the first one counts.
    if plan is None or number != len(evening.rounds) + 1:
        return evening
    matches = tuple(str(match) for match in action.act["matches"])
    round_ = SeatedRound(number, _read_seats(action.act["seats"]), matches, _clock(plan), plan.last_hands, action.at)
    return replace(evening, rounds=(*evening.rounds, round_), proposal=None)


def _apply_timer(evening: Evening, action: ClubAction) -> Evening:
    number, at = int(action.act["round"]), parse_timestamp(action.at)
    if not 1 <= number <= len(evening.rounds):
        return evening
    round_ = evening.rounds[number - 1]
    match action.act["act"]:
        case EveningAct.BEGIN:
            clock = round_.clock.start(at)
        case EveningAct.PAUSE:
            clock = round_.clock.pause(at)
        case _:
            clock = round_.clock.extend(timedelta(minutes=int(action.act["minutes"])))
    rounds = (*evening.rounds[: number - 1], replace(round_, clock=clock), *evening.rounds[number:])
    return replace(evening, rounds=rounds)


class EveningStore:
    """The evenings of a ledger.

    A method that raises ``LedgerError`` has written nothing, except that ``begin`` may leave a plan without its
    announcement.
    """

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    def latest(self) -> Evening | None:
        """Returns the evening that was planned or resumed last, or None."""
        sessions = self.sessions()
        return self.read(sessions[0]) if sessions else None

    def sessions(self) -> tuple[str, ...]:
        """Returns the sessions that are evenings, the current one first."""
        items = (action.act for action in reversed(self._ledger.club.actions(SUBJECT)))
        announced = (act.get("session") for act in items if act.get("act") == EveningAct.ANNOUNCE)
        return tuple(dict.fromkeys(session for session in announced if isinstance(session, str)))

    def read(self, session: str) -> Evening:
        return build_evening(self._ledger.club.actions(evening_subject(session)), session)

    def begin(self, session: str, plan: EveningPlan, people: Mapping[str, str], at: str) -> None:
        """Plans an evening in a session, and makes it the latest."""
        self.append(evening_act(EveningAct.PLAN, session, plan=plan, people=people), at)
        # Written last, so that an announced evening always has a plan.
        self._ledger.club.add(SUBJECT, evening_act(EveningAct.ANNOUNCE, session), at)

    def resume(self, session: str, at: str) -> None:
        """Makes an earlier evening the latest again."""
        self._ledger.club.add(SUBJECT, evening_act(EveningAct.ANNOUNCE, session), at)

    def append(self, act: JsonObject, at: str) -> None:
        """Writes an act; it is on disk when this returns."""
        self._ledger.club.add(evening_subject(act["session"]), act, at)

    def seat_round(self, evening: Evening, seats: RoundSeating, at: str) -> bool:
        """Opens the matches of the next round in one step.

        Returns False if another window has changed the evening meanwhile. Raises ``Refusal`` if this version does not
        know the rules of the evening.
        """
        plan = evening.plan
        if plan is None:
            raise ValueError("the evening has no plan")
        ruleset = registry.get_ruleset(plan.ruleset)
        rules = ruleset.bind(plan.options)
        options = dict(rules.options)
        tables = [(table, tuple(evening.names[person] for person in table)) for table in seats.tables]
        headers = [MatchHeader(ruleset.id, options, names, "", plan.house_rules, table) for table, names in tables]
        act = evening_act(EveningAct.SEAT, evening.session, round=len(evening.rounds) + 1, seats=seats)
        action = self._ledger.club.open_matches(
            evening.session, headers, evening_subject(evening.session), act, at, after=evening.last
        )
        return action is not None
