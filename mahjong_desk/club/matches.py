# SPDX-License-Identifier: MIT
"""The matches of the club: those that can continue, and a sample to drill with."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from random import SystemRandom
from typing import TYPE_CHECKING, NamedTuple

from mahjong_desk.club.stored_match import StoredMatch
from mahjong_desk.ledger.errors import Damage, LedgerDamaged, LedgerError
from mahjong_desk.match import Replay
from mahjong_desk.rules.model.refusal import Refusal

if TYPE_CHECKING:
    from mahjong_desk.ledger.contents import MatchSummary
    from mahjong_desk.ledger.ledger import Ledger


_PAGE = 50


def match_to_resume(ledger: Ledger, last: str) -> int | None:
    """Returns the id of the match with UUID ``last``, or of the latest if it is gone."""
    with suppress(LookupError):
        if not (match := ledger.match(last)).discarded:
            return match.id
    return next((record.id for record in ledger.latest_matches(1)), None)


def iter_matches(ledger: Ledger) -> Iterator[MatchSummary]:
    """Yields the matches with a readable header, the newest first; reads lazily."""
    before: int | None = None
    while page := ledger.matches_before(before, _PAGE):
        yield from (record for record in page if record.header is not None)
        before = page[-1].id


class BrokenMatch(NamedTuple):
    """An unfinished match that cannot continue."""

    record: MatchSummary
    error: LedgerDamaged | Refusal


class UnfinishedMatches(NamedTuple):
    """The unfinished matches of a ledger, the one with the latest act first."""

    matches: tuple[StoredMatch, ...]
    broken: tuple[BrokenMatch, ...]


def unfinished_matches(ledger: Ledger, candidates: int) -> UnfinishedMatches:
    """Returns the unfinished matches among the latest, and those that cannot continue."""
    unfinished, broken = [], []
    for record in ledger.latest_matches(candidates):
        try:
            journal = ledger.journal(record.id)
            if journal.chain_break is not None:
                raise LedgerDamaged(ledger.place, reason=Damage.ACTS, entry=journal.chain_break)
            stored = StoredMatch.read(record, journal)
        except (LedgerDamaged, Refusal) as error:
            broken.append(BrokenMatch(record, error))
            continue
        if stored.replay.final is None:
            unfinished.append(stored)
    return UnfinishedMatches(tuple(unfinished), tuple(broken))


BATCH_SIZE = 60
"""The maximum number of matches in a sample."""

_MIN_NEW = 4


class MatchSampler:
    """Replays random matches for drills, and caches those that have not changed."""

    def __init__(
        self,
        ledger: Callable[[], Ledger | None],
        failed: Callable[[LedgerError], None],
        rename: Callable[[StoredMatch], StoredMatch],
    ) -> None:
        self._ledger, self._failed, self._rename, self._chance = ledger, failed, rename, SystemRandom()
        self._drawn: dict[int, StoredMatch] = {}

    def sample(self, ruleset_id: str) -> Mapping[int, Replay]:
        """Returns matches of a rule system by id: all, or a changing sample if too many."""
        ledger = self._ledger()
        if ledger is None:
            return {}
        try:
            heads = {match.id: match.head for match in ledger.match_heads(ruleset_id)}
            kept = [match_id for match_id in self._drawn if match_id in heads]
            room = BATCH_SIZE - len(kept)
            others = [match_id for match_id in heads if match_id not in self._drawn]
            fresh = self._chance.sample(others, min(len(others), max(room, _MIN_NEW)))
            drawn = [*kept, *fresh][-BATCH_SIZE:]
            played = {match_id: self._load_cached(ledger, match_id, heads[match_id]) for match_id in drawn}
        except LedgerError as error:
            self._failed(error)
            played = {**self._drawn}
        self._drawn = {match_id: match for match_id, match in played.items() if match is not None}
        of_ruleset = (item for item in self._drawn.items() if item[1].match.rules.ruleset.id == ruleset_id)
        return {match_id: match.replay for match_id, match in sorted(of_ruleset, key=lambda item: item[0])}

    def find(self, uuid: str) -> tuple[int, Replay] | None:
        """Returns a match with its id, by UUID, or None if it is missing or broken."""
        ledger = self._ledger()
        if ledger is None:
            return None
        try:
            record = ledger.match(uuid)
            stored = self._load_cached(ledger, record.id, record.head)
        except LookupError:
            return None
        except LedgerError as error:
            self._failed(error)
            return None
        return None if stored is None else (record.id, stored.replay)

    def uuid(self, match_id: int) -> str:
        return self._drawn[match_id].record.uuid

    def _load_cached(self, ledger: Ledger, match_id: int, head: str) -> StoredMatch | None:
        stored = self._drawn.get(match_id)
        if stored is None or stored.journal.head != head:
            stored = StoredMatch.load(ledger, ledger.match(match_id))
        return stored and self._rename(stored)
