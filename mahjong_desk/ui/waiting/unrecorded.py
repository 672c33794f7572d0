# SPDX-License-Identifier: MIT
"""Acts that the ledger could not take, one a match, until they are on the disk or nobody wants them any more."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from mahjong_desk.journal.documents import Document, spell
from mahjong_desk.journal.journal import Act, ActKind, Journal
from mahjong_desk.ledger.errors import Damage, LedgerChanged, LedgerDamaged, LedgerError, LedgerLocked

if TYPE_CHECKING:
    from mahjong_desk.ledger.ledger import Ledger


class _Refused(NamedTuple):
    """What could not be written in a match."""

    act: Act
    error: LedgerError
    head: str
    opening: str


class Unrecorded:
    """What waits to be recorded: in the match that lies here, and in others that lay here before."""

    def __init__(self, here: Callable[[], Journal | None]) -> None:
        self._here = here
        self._refused: dict[int, _Refused] = {}
        self._strays: list[Document] = []

    @property
    def act(self) -> Act | None:
        """What waits in the match that lies here; None where nothing does."""
        refused = self._refused_here()
        return refused.act if refused is not None else None

    @property
    def fault(self) -> LedgerError | None:
        """What keeps it from the ledger, also that the match went on elsewhere meanwhile; None where nothing waits."""
        here, refused = self._here(), self._refused_here()
        if here is None or refused is None:
            return None
        return refused.error if here.head == refused.head else LedgerChanged(refused.error.path)

    @property
    def elsewhere(self) -> bool:
        """Whether something waits in another match."""
        here = self._here()
        return any(here is None or match_id != here.match_id for match_id in self._refused)

    def keep(self, act: Act, error: LedgerError) -> None:
        """Keeps what could not be written in the match that lies here, in place of what waited there."""
        here = self._here()
        assert here is not None
        self._refused[here.match_id] = _Refused(act, error, here.head, _opening(here))

    def let_go(self) -> None:
        """Lets go of what waits in the match that lies here."""
        here = self._here()
        if here is not None:
            self._refused.pop(here.match_id, None)

    def make_room(self, match_id: int) -> None:
        """Hears that a match comes in the place of that which lies here, or that one as it stands now.

        What waited in a match that comes anew is settled; what a broken journal cannot take is never taken.
        """
        here, refused = self._here(), self._refused_here()
        anew = here is not None and here.match_id == match_id
        if anew or (refused is not None and _is_broken(refused.error)):
            self.let_go()

    def clear(self) -> None:
        """Lets go of everything."""
        self._refused.clear()
        self._strays.clear()

    def to_documents(self) -> list[Document]:
        """Returns everything that waits, to be taken up by ``take_up`` at another time."""
        return [
            *self._strays,
            *(
                {"match": match_id, "opening": opening, "head": head, "kind": act.kind, "payload": act.payload}
                for match_id, (act, _error, head, opening) in self._refused.items()
            ),
        ]

    def take_up(self, documents: Iterable[Document], ledger: Ledger) -> None:
        """Lets wait again what waited before; what has no match in this ledger is kept for the next time.

        Raises:
            LedgerError: The ledger cannot be read.
            KeyError: A field is missing.
            ValueError: A value is none that ``to_documents`` gives.
        """
        for told in documents:
            act = Act(ActKind(told["kind"]), told["payload"])
            if _has(ledger, told["match"], told["opening"]):
                self._refused[told["match"]] = _Refused(act, LedgerLocked(ledger.place), told["head"], told["opening"])
            else:
                self._strays.append(told)

    def _refused_here(self) -> _Refused | None:
        here = self._here()
        return self._refused.get(here.match_id) if here is not None else None


def _has(ledger: Ledger, match_id: int, opening: str) -> bool:
    with suppress(LookupError):
        return not ledger.match(match_id).discarded and _opening(ledger.journal(match_id)) == opening
    return False


def _opening(journal: Journal) -> str:
    return spell(journal.entries[0][1:])


def _is_broken(error: LedgerError) -> bool:
    return isinstance(error, LedgerDamaged) and error.where is Damage.ACTS
