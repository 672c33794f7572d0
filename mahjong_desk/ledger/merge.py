# SPDX-License-Identifier: MIT
"""Merges an imported file into a ledger.

New items are added, known ones are skipped, and the user decides about diverged ones. Only diverged matches keep their
journals in memory, so that a large ledger can be compared.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any, NamedTuple
from uuid import UUID, uuid5

from mahjong_desk.journal.acts import Act, ActionKind, Done, InvalidAction, JsonObject, canonical_json
from mahjong_desk.journal.journal import Journal
from mahjong_desk.ledger.books import HOUSE_RULES, HouseRules, is_same_name
from mahjong_desk.ledger.contents import journal_from_entries
from mahjong_desk.ledger.database.database import Database, entries_about, entries_after, read_end, read_hash
from mahjong_desk.ledger.entry import KINDS, MATCH_KINDS, EntryKind, LedgerEntry
from mahjong_desk.ledger.progress import ProgressStage, TaskProgress

if TYPE_CHECKING:
    from mahjong_desk.ledger.database.sqlite_file import InMemory
    from mahjong_desk.ledger.ledger import WriteTransaction


class MergeStatus(StrEnum):
    """How an item of the file compares with the ledger."""

    NEW = "new"
    LONGER = "longer"
    KNOWN = "known"
    DIVERGED = "diverged"


class ConflictResolution(StrEnum):
    """The user's decision about a diverged item."""

    MINE = "mine"
    THEIRS = "theirs"
    BOTH = "both"


Resolutions = Mapping[str, ConflictResolution]
"""The decisions by the key of the item."""

_HANDS = ("win", "draw")
_MINE_OR_THEIRS = (ConflictResolution.MINE, ConflictResolution.THEIRS)
_ONE_SUBJECT = dict.fromkeys(MATCH_KINDS, ActionKind.OPEN) | {
    EntryKind.SESSION_NAME: EntryKind.SESSION,
    EntryKind.RATES: EntryKind.SESSION,
}
"""Kinds that are compared together, mapped to the kind of the first entry about their subject."""


class KnownMatch(NamedTuple):
    """A match of one of the ledgers."""

    uuid: str
    origin: str
    session: str
    number: int
    journal: Journal


@dataclass(frozen=True, slots=True)
class MergeItem:
    """A match, session or other subject in the file."""

    kind: str
    key: str
    status: MergeStatus
    adds: int = 0
    name: str = ""
    mine: Any = None
    theirs: Any = None
    resolutions: tuple[ConflictResolution, ...] = ()


@dataclass(slots=True)
class MergePlan:
    """The result of an import, or its preview."""

    items: list[MergeItem] = field(default_factory=list)
    entries: int = 0  # number of entries that the import adds

    @property
    def has_changes(self) -> bool:
        """Whether any entry is added."""
        return self.entries > 0

    @property
    def diverged(self) -> list[MergeItem]:
        """The items that the user has to decide about."""
        return [item for item in self.items if item.status is MergeStatus.DIVERGED]


def count_hands(events: Iterable[JsonObject]) -> int:
    """Returns how many wins and draws are among the events of a match."""
    return sum(event.get("type") in _HANDS for event in events)


def merge_entries(
    ours: Database, theirs: InMemory, decisions: Resolutions, at: str, progress: TaskProgress,
    writing: WriteTransaction | None = None,
) -> MergePlan:  # fmt: skip
    """Returns what an import does, and does it if ``writing`` is given.

    ``at`` is the time of the import. An undecided item stays unchanged here, or is kept twice if possible.
    """
    end, last = read_end(ours), read_end(theirs)
    if read_hash(ours, last.number) == last.hash:
        entries: int | None = 0
    else:
        # If the file continues our chain, both have the same entries and fingerprint afterwards.
        entries = last.number - end.number if read_hash(theirs, end.number) == end.hash else None
    if writing is not None and entries is not None:
        lacking = entries_after(theirs, end.number) if entries else ()
        for entry in progress.track(lacking, ProgressStage.ENTERING, entries):
            writing.append_record(entry)
        return MergePlan(entries=entries)
    merging = _MergePlanner(ours, theirs, decisions, at, writing)
    subjects = theirs.execute("SELECT subject, min(number) FROM entries GROUP BY subject ORDER BY 2").fetchall()
    stage = ProgressStage.COMPARING if writing is None else ProgressStage.ENTERING
    for subject, _ in progress.track(subjects, stage, len(subjects)):
        merging.subject(subject)
    merge = merging.merge
    if entries == 0:
        # Including items that were renamed or deleted here since.
        merge.items = [MergeItem(item.kind, item.key, MergeStatus.KNOWN, item.adds) for item in merge.items]
    merge.entries = merge.entries if entries is None else entries
    return merge


class _MergePlanner:
    """Merges a file subject by subject."""

    def __init__(
        self, ours: Database, theirs: InMemory, decisions: Resolutions, at: str, writing: WriteTransaction | None
    ) -> None:
        self._ours, self._theirs, self._decisions, self._at = ours, theirs, decisions, at
        self._writing = writing
        self._numbers: dict[str, set[int]] = {}
        self._copies: dict[str, list[str]] = {}
        for uuid, origin in ours.execute("SELECT uuid, origin FROM matches WHERE uuid <> origin").fetchall():
            self._copies.setdefault(origin, []).append(uuid)
        self.merge = MergePlan()

    def subject(self, subject: str) -> None:
        """Merges all entries about one subject."""
        mine, theirs = (_by_kind(entries_about(database, subject, KINDS)) for database in (self._ours, self._theirs))
        for kind, entries in theirs.items():
            ours = mine.get(kind, [])
            if kind == ActionKind.OPEN:
                self._match(subject, ours, entries)
            elif kind == EntryKind.SESSION:
                self._session(subject, ours, entries)
            elif kind == EntryKind.HOUSE_RULES:
                self._house_rules(ours, entries)
            elif kind not in (EntryKind.IMPORT, EntryKind.DISCARD, EntryKind.RESTORE):
                self._others(kind, subject, ours, entries)

    def _add(self, item: MergeItem) -> ConflictResolution | None:
        """Adds an item to the plan; returns the decision if it diverged."""
        self.merge.items.append(item)
        if item.status is not MergeStatus.DIVERGED:
            return None
        decision = self._decisions.get(item.key, item.resolutions[0])
        return decision if decision in item.resolutions else item.resolutions[0]

    def _enter(self, kind: str, subject: str, content: Any, at: str) -> None:
        self.merge.entries += 1
        if self._writing is not None:
            self._writing.append(kind, subject, content, at)

    def _others(self, kind: str, subject: str, mine: list[LedgerEntry], theirs: list[LedgerEntry]) -> None:
        """Merges answers to drills or acts of the club, by time and content."""
        new = Counter((act.at, act.content) for act in theirs) - Counter((act.at, act.content) for act in mine)
        for status, count in ((MergeStatus.NEW, new.total()), (MergeStatus.KNOWN, len(theirs) - new.total())):
            if count:
                self._add(MergeItem(kind, subject, status, count))
        for entry in theirs:
            if new[entry.at, entry.content] > 0:
                new[entry.at, entry.content] -= 1
                self._enter(entry.kind, subject, entry.document, entry.at)

    def _session(self, uuid: str, mine: list[LedgerEntry], theirs: list[LedgerEntry]) -> None:
        names = [_content(entry).get("name", "") for entry in mine if entry.kind != EntryKind.RATES]
        name = str(names[-1]) if names else ""
        self._add(MergeItem(EntryKind.SESSION, uuid, MergeStatus.KNOWN if mine else MergeStatus.NEW, name=name))
        if not mine:
            for entry in theirs:
                self._enter(entry.kind, uuid, entry.document, entry.at)
            return
        for kind, key in ((EntryKind.SESSION_NAME, uuid), (EntryKind.RATES, f"{uuid}/{EntryKind.RATES}")):
            old, new = (
                [_content(entry) for entry in entries if (entry.kind == EntryKind.RATES) == (kind == EntryKind.RATES)]
                for entries in (mine, theirs)
            )
            status = _compare(old, new)
            if status is not MergeStatus.KNOWN:
                item = MergeItem(kind, key, status, 0, name, old[-1] if old else None, new[-1], _MINE_OR_THEIRS)
                if self._add(item) in (None, ConflictResolution.THEIRS):
                    self._enter(kind, uuid, new[-1], self._at)

    def _match(self, uuid: str, mine: list[LedgerEntry], theirs: list[LedgerEntry]) -> None:
        if mine and _texts(theirs) == _texts(mine)[: len(theirs)]:
            # The usual case, which needs no history.
            self._add(MergeItem(ActionKind.OPEN, uuid, MergeStatus.KNOWN))
            return
        known_match = _find_match(self._theirs, uuid)
        if known_match is None or (not mine and _is_discarded(self._theirs, uuid)):
            return
        uuids = dict.fromkeys((uuid, known_match.origin, *self._copies.get(known_match.origin, ())))
        matches = [match for match_uuid in uuids if (match := _find_match(self._ours, match_uuid)) is not None]
        best, common = None, -1
        for match in matches:
            if uuid in self._theirs.by_events:
                journal = _with_additional_events(match.journal, known_match.journal, self._at)
                known_match = known_match._replace(journal=journal)
            length = _common_length(match.journal.entries, known_match.journal.entries)
            if length > common:
                best, common = match, length
        acts, hands = known_match.journal.entries, count_hands(known_match.journal.events)
        if best is None:
            self._add(MergeItem(ActionKind.OPEN, uuid, MergeStatus.NEW, hands))
            self._open(known_match, known_match.session)
        elif common == len(acts) or any(_same_events(other.journal, known_match.journal) for other in matches):
            self._add(MergeItem(ActionKind.OPEN, uuid, MergeStatus.KNOWN))
        elif common == best.journal.length and best.journal.chain_break is None:
            more = max(0, hands - count_hands(best.journal.events))
            self._add(MergeItem(ActionKind.OPEN, uuid, MergeStatus.LONGER, more))
            self._act(best.uuid, acts[common:])
        else:
            self._diverged(best, known_match)

    def _diverged(self, mine: KnownMatch, theirs: KnownMatch) -> None:
        fits = mine.journal.chain_break is None and has_same_setup(mine.journal, theirs.journal)
        resolutions = (ConflictResolution.BOTH, ConflictResolution.MINE, *([ConflictResolution.THEIRS] if fits else []))
        (name,) = self._ours.execute("SELECT name FROM sessions WHERE uuid = ?", (mine.session,)).fetchone()
        item = MergeItem(ActionKind.OPEN, theirs.uuid, MergeStatus.DIVERGED, 0, name, mine, theirs, resolutions)
        decided = self._add(item)
        if decided is ConflictResolution.THEIRS:
            rewritten = _changed_to(mine.journal, theirs.journal, self._at)
            self._act(mine.uuid, rewritten.entries[mine.journal.length :])
        elif decided is ConflictResolution.BOTH:
            self._open(theirs, mine.session)

    def _open(self, theirs: KnownMatch, session: str) -> None:
        uuid = theirs.uuid
        while self._ours.execute("SELECT 1 FROM matches WHERE uuid = ?", (uuid,)).fetchone():
            # The same copy gets the same UUID at every import.
            uuid = str(uuid5(UUID(uuid), theirs.journal.fingerprint))
        first, *later = theirs.journal.entries
        content = {"session": session, "number": self._free_number(session, theirs.number), "header": first.payload}
        self._enter(
            ActionKind.OPEN, uuid, {**content, "origin": theirs.origin} if theirs.origin != uuid else content, first.at
        )
        self._act(uuid, later)

    def _act(self, uuid: str, acts: Sequence[Done]) -> None:
        statement = (
            "SELECT sessions.uuid FROM matches JOIN sessions ON sessions.id = session_id "
            "WHERE matches.uuid = ? AND discarded = 1"
        )
        if acts and (discarded_from := self._ours.execute(statement, (uuid,)).fetchone()):
            self._enter(EntryKind.RESTORE, uuid, {"number": self._free_number(discarded_from[0], 0)}, self._at)
        for act in acts:
            self._enter(act.kind, uuid, act.payload, act.at)

    def _free_number(self, session: str, wanted: int) -> int:
        """Returns the wanted number of a match if it is free, or else a new highest one."""
        statement = "SELECT number FROM matches WHERE session_id = (SELECT id FROM sessions WHERE uuid = ?)"
        if session not in self._numbers:
            self._numbers[session] = {number for (number,) in self._ours.execute(statement, (session,)).fetchall()}
        taken = self._numbers[session]
        number = wanted if wanted and wanted not in taken else max(taken, default=0) + 1
        taken.add(number)
        return number

    def _house_rules(self, mine: list[LedgerEntry], theirs: list[LedgerEntry]) -> None:
        """Merges house rules by rule system and name, as ids differ between ledgers."""
        mine_by_id, theirs_by_id = _by_id(mine), _by_id(theirs)
        for versions in theirs_by_id.values():
            last = versions[-1]
            if not last.kept:
                continue
            number = _number_for(mine_by_id, last)
            ours = mine_by_id.get(number, [])
            status = _compare([rules.options for rules in ours], [rules.options for rules in versions])
            key = f"{HOUSE_RULES}/{last.ruleset}/{last.name.strip().casefold()}"
            other = ours[-1] if ours else None
            item = MergeItem(EntryKind.HOUSE_RULES, key, status, 0, last.name, other, last, _MINE_OR_THEIRS)
            if self._add(item) is ConflictResolution.THEIRS or status in (MergeStatus.NEW, MergeStatus.LONGER):
                self._enter(EntryKind.HOUSE_RULES, HOUSE_RULES, last._replace(id=number).content, self._at)
                mine_by_id.setdefault(number, []).append(last)


def has_same_setup(mine: Journal, theirs: Journal) -> bool:
    """Returns whether both have the same rules and number of players."""
    one, other = mine.header, theirs.header
    has_same_rules = (one.ruleset, one.options) == (other.ruleset, other.options)
    return has_same_rules and len(one.players) == len(other.players)


def _find_match(database: Database, uuid: str) -> KnownMatch | None:
    statement = (
        "SELECT matches.id, origin, sessions.uuid, number FROM matches JOIN sessions ON sessions.id = session_id "
        "WHERE matches.uuid = ?"
    )
    row = database.execute(statement, (uuid,)).fetchone()
    if row is None:
        return None
    match_id, origin, session, number = row
    try:
        return KnownMatch(uuid, origin, session, number, journal_from_entries(database, match_id))
    except InvalidAction:
        # Its header cannot be read: theirs is added next to it.
        return None


def _is_discarded(database: Database, uuid: str) -> bool:
    """Returns whether a match was discarded."""
    return database.execute("SELECT 1 FROM matches WHERE uuid = ? AND discarded = 1", (uuid,)).fetchone() is not None


def _same_players(mine: Journal, theirs: Journal) -> bool:
    """Returns whether both have the same rules and players, and mine is undamaged."""
    has_same_players = has_same_setup(mine, theirs) and mine.history.players == theirs.history.players
    return has_same_players and mine.chain_break is None


def _same_events(mine: Journal, theirs: Journal) -> bool:
    return _same_players(mine, theirs) and mine.events == theirs.events


def _with_additional_events(mine: Journal, theirs: Journal, at: str) -> Journal:
    """Returns mine extended by the further events of theirs, or theirs if they differ."""
    acts, other_acts = ([(act.kind, act.payload) for act in journal.entries] for journal in (mine, theirs))
    if mine.chain_break is None and acts[: len(other_acts)] == other_acts:
        # The match was only changed here since it was imported.
        return mine
    events, others = mine.events, theirs.events
    if not _same_players(mine, theirs) or _common_length(events, others) < min(len(events), len(others)):
        return theirs
    for event in others[len(events) :]:
        mine = mine.with_action(Act.record(event), at)
    return mine


def _changed_to(mine: Journal, theirs: Journal, at: str) -> Journal:
    """Returns mine with acts that change its players and events to those of theirs."""
    players = list(mine.history.players)
    for seat, name in enumerate(theirs.history.players):
        if players[seat] != name:
            before, players[seat] = players[seat], name
            mine = mine.with_action(Act.rename(before, name, players, {}), at)
    common = _common_length(mine.events, theirs.events)
    acts = [Act.delete(row.id) for row in reversed(mine.rows[common:])]
    acts += [Act.record(event) for event in theirs.events[common:]]
    if not acts:
        return mine
    return mine.with_action(acts[0] if len(acts) == 1 else Act.batch(acts), at)


def _common_length(mine: Sequence[object], theirs: Sequence[object]) -> int:
    pairs = enumerate(zip(mine, theirs, strict=False))
    return next((index for index, (one, other) in pairs if one != other), min(len(mine), len(theirs)))


def _compare(mine: Sequence[object], theirs: Sequence[object]) -> MergeStatus:
    """Compares the versions of a value, the oldest first."""
    if not mine or not theirs:
        return MergeStatus.NEW if theirs else MergeStatus.KNOWN
    if theirs[-1] in mine:
        return MergeStatus.KNOWN
    return MergeStatus.LONGER if mine[-1] in theirs else MergeStatus.DIVERGED


def _by_kind(entries: Iterable[LedgerEntry]) -> dict[str, list[LedgerEntry]]:
    by_kind: dict[str, list[LedgerEntry]] = {}
    for entry in entries:
        by_kind.setdefault(_ONE_SUBJECT.get(entry.kind, entry.kind), []).append(entry)
    return by_kind


def _content(entry: LedgerEntry) -> JsonObject:
    """Returns the content of an entry, or an empty one if it is damaged."""
    with suppress(ValueError):
        return entry.document
    return {}


def _texts(entries: Sequence[LedgerEntry]) -> list[tuple[str, ...]]:
    """Returns the acts of a match as texts, without its session and number."""
    header = canonical_json(_content(entries[0]).get("header", {}))
    return [(entries[0].at, header), *((entry.at, entry.kind, entry.content) for entry in entries[1:])]


def _by_id(entries: Sequence[LedgerEntry]) -> dict[int, list[HouseRules]]:
    rules_by_id: dict[int, list[HouseRules]] = {}
    for entry in entries:
        with suppress(ValueError, LookupError):
            content = entry.document
            rules_by_id.setdefault(content["id"], []).append(HouseRules.from_content(content))
    return rules_by_id


def _number_for(rules_by_id: Mapping[int, Sequence[HouseRules]], rules: HouseRules) -> int:
    """Returns the id of the house rules of that name, or the next free one."""
    for number, (*_, last) in rules_by_id.items():
        if last.kept and last.ruleset == rules.ruleset and is_same_name(last.name, rules.name):
            return number
    return max(rules_by_id, default=0) + 1
