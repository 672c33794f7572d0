# SPDX-License-Identifier: MIT
"""Evenings in a ledger: reads them, and enters what is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_desk.club.evening import acts
from mahjong_desk.club.evening.evening import Evening
from mahjong_desk.club.evening.folding import fold
from mahjong_desk.club.schedule.rounds import Round
from mahjong_desk.journal.acts import MatchHeader
from mahjong_desk.rules import registry

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mahjong_desk.club.evening.plan import Plan
    from mahjong_desk.journal.documents import Document
    from mahjong_desk.ledger.ledger import Ledger


class EveningBook:
    """The evenings of a ledger.

    Every method raises ``LedgerError`` for what the world does to the ledger, and then has written nothing.
    """

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    def latest(self) -> Evening | None:
        """Returns the evening that was planned last, or resumed since, as it stands now; None where none ever was."""
        sessions = self.sessions()
        return self.read(sessions[0]) if sessions else None

    def sessions(self) -> tuple[str, ...]:
        """Returns the identities of the sessions that were planned as evenings: the current one first."""
        told = (one.act for one in reversed(self._ledger.club.acts(acts.SUBJECT)))
        announced = (act.get("session") for act in told if act.get("act") == acts.ANNOUNCE)
        return tuple(dict.fromkeys(session for session in announced if isinstance(session, str)))

    def read(self, session: str) -> Evening:
        """Returns the evening of a session, as it stands now."""
        return fold(self._ledger.club.acts(acts.subject_of(session)), session)

    def begin(self, session: str, plan: Plan, people: Mapping[str, str], at: str) -> None:
        """Plans an evening in a session, which is the latest then."""
        self.enter(acts.planned(session, plan, people), at)
        # Last: what was announced has its plan.
        self._ledger.club.enter(acts.SUBJECT, acts.announced(session), at)

    def resume(self, session: str, at: str) -> None:
        """Makes an evening that was planned earlier the latest again."""
        self._ledger.club.enter(acts.SUBJECT, acts.announced(session), at)

    def enter(self, act: Document, at: str) -> None:
        """Keeps what was done; it is on the disk when this returns."""
        self._ledger.club.enter(acts.subject_of(act["session"]), act, at)

    def seat(self, evening: Evening, seats: Round, at: str) -> bool:
        """Opens the matches of the next round in one go.

        Returns:
            Whether they were opened; where another window has done something meanwhile, nothing is.

        Raises:
            Refusal: This program does not know the rules of the evening.
        """
        plan = evening.plan
        if plan is None:
            raise ValueError("no evening was planned")
        ruleset = registry.find(plan.ruleset)
        rules = ruleset.with_options(plan.options)
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
        act = acts.seated(evening.session, len(evening.rounds) + 1, seats)
        entered = self._ledger.club.open_matches(
            evening.session, headers, acts.subject_of(evening.session), act, at, after=evening.last
        )
        return entered is not None
