# SPDX-License-Identifier: MIT
"""The facts of a ledger: brought up to date a match at a time, and asked for."""

from __future__ import annotations

from collections.abc import Generator
from decimal import Decimal
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from mahjong_desk.club.facts.store import FactStore
from mahjong_desk.club.facts.taking import told_by
from mahjong_desk.club.facts.told import MatchFact, SeatFact, Told
from mahjong_desk.club.replaying import replayed
from mahjong_desk.ledger.errors import LedgerDamaged
from mahjong_desk.rules.refusal import Refusal

if TYPE_CHECKING:
    from mahjong_desk.ledger.ledger import Ledger
    from mahjong_desk.ledger.records import MatchHead

_AT_ONCE: Final = 50
"""So many matches are written together."""


class Among(NamedTuple):
    """Which matches are meant; all for what is left out.

    Attributes:
        since: Those begun at that time or later, UTC, ``2026-01-31T20:15:00Z``.
        before: Those begun before that time.
        session: Those of the session of that identity.
        system: Those of that system, as ``totals.System.key``.
    """

    since: str | None = None
    before: str | None = None
    session: str | None = None
    system: str | None = None

    def condition(self) -> tuple[str, tuple[str, ...]]:
        """Returns the same of the table of matches as SQL, which begins with AND where it says anything, with its values."""
        asked = (
            ("at >= ?", self.since),
            ("at < ?", self.before),
            ("session = ?", self.session),
            ("system = ?", self.system),
        )
        told = [(text, value) for text, value in asked if value is not None]
        return "".join(f" AND matches.{text}" for text, _ in told), tuple(value for _, value in told)


EVERYTHING: Final = Among()


class Progress(NamedTuple):
    """How far facts are up to date.

    Attributes:
        done: So many matches have been looked at since it was begun.
        all: So many have to be.
    """

    done: int
    all: int


class Facts:
    """What the matches of a ledger tell; for one thread.

    Whatever is asked is answered from the matches that were looked at: whoever shows it first goes through
    ``bring_up_to_date`` to its end. Every question raises ``FactsLost`` where the facts are gone; then that has to be done again.

    Attributes:
        store: Where they are kept.
    """

    def __init__(self, store: FactStore) -> None:
        """Looks at nothing yet."""
        self.store = store
        self._tried_again = False

    def close(self) -> None:
        """Closes what they are kept in; may be called twice."""
        self.store.close()

    def bring_up_to_date(self, ledger: Ledger) -> Generator[Progress, None, None]:
        """Looks at the matches in which something was entered since, the newest first; yields after each.

        Raises:
            LedgerError: The ledger cannot be read.
            FactsLost: The facts are gone; to be begun again.
        """
        heads = {head.uuid: head for head in ledger.match_heads()}
        stale = self._stale(heads)
        try:
            for done, head in enumerate(stale):
                yield Progress(done, len(stale))
                self.store.keep(head, _told(ledger, head))
                if (done + 1) % _AT_ONCE == 0:
                    self.store.commit()
        finally:
            self.store.commit()
        yield Progress(len(stale), len(stale))

    def _stale(self, heads: dict[str, MatchHead]) -> list[MatchHead]:
        known = self.store.known()
        self.store.forget(known.keys() - heads.keys())
        same = {uuid for uuid, match in known.items() if uuid in heads and heads[uuid].head == match.head.head}
        self.store.moved(heads[uuid] for uuid in same if heads[uuid] != known[uuid].head)
        if not self._tried_again:
            # Its rule system may have been installed since.
            same = {uuid for uuid in same if known[uuid].readable}
            self._tried_again = True
        return [head for head in reversed(heads.values()) if head.uuid not in same]

    def unreadable(self) -> int:
        """Returns how many matches tell nothing: they are broken, or follow rules that this program does not know."""
        return int(self.store.ask("SELECT count(*) FROM matches WHERE NOT readable", ())[0][0])

    def names(self) -> tuple[str, ...]:
        """Returns every name that was entered, sorted."""
        return tuple(name for (name,) in self.store.ask("SELECT DISTINCT name FROM stints ORDER BY name", ()))

    def matches(self, among: Among = EVERYTHING) -> tuple[MatchFact, ...]:
        """Returns matches in the order in which they were begun."""
        condition, values = among.condition()
        statement = (
            "SELECT matches.id, uuid, number_in_ledger, session, number, at, system, house, matches.hands, "
            "seat, name, score, place, result "
            "FROM matches JOIN stints ON match = matches.id AND remained "
            f"WHERE readable{condition} ORDER BY at, number_in_ledger, seat"
        )
        lines = self.store.ask(statement, values)
        return tuple(_match_fact(list(of_match)) for _, of_match in groupby(lines, key=itemgetter(0)))


def _told(ledger: Ledger, head: MatchHead) -> Told | None:
    """Returns what a match tells; None where it is broken, or follows rules that this version does not know."""
    try:
        journal = ledger.journal(head.id)
        return told_by(replayed(journal)) if journal.broken is None else None
    except (LedgerDamaged, Refusal):
        return None


def _match_fact(lines: list[Any]) -> MatchFact:
    _, *of_match, house, hands = lines[0][:9]
    uuid, number_in_ledger, session, number, at, system = of_match
    ends = [line[9:] for line in lines]
    seats = tuple(SeatFact(seat, name, score, place, _decimal(result)) for seat, name, score, place, result in ends)
    return MatchFact(uuid, number_in_ledger, session, number, at, system, hands, _decimal(house), seats)


def _decimal(text: str | None) -> Decimal | None:
    return Decimal(text) if text is not None else None
