# SPDX-License-Identifier: MIT
"""What an import does: new things come, known ones are skipped, diverged ones wait for a decision.

The file is read into a ledger in memory, and the two ledgers are compared subject by subject. If theirs is known here,
nothing happens; if ours is the beginning of theirs, the rest is appended; else both went on, and a person decides.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from uuid import UUID, uuid5

from mahjong_desk.ledger.books import HOUSE_RULES
from mahjong_desk.ledger.contents import journal_of
from mahjong_desk.ledger.database.database import Database
from mahjong_desk.ledger.database.tables import end_of, entries_about, entries_after, hash_at
from mahjong_desk.ledger.entry import KINDS, Entry, Kind
from mahjong_desk.ledger.house_rules import HouseRulesSaid, same_name
from mahjong_desk.ledger.journal.acts import Act, ActKind, ActRefused, Done
from mahjong_desk.ledger.journal.documents import Document
from mahjong_desk.ledger.journal.journal import Journal
from mahjong_desk.ledger.progress import UNWATCHED, Progress, Stage

if TYPE_CHECKING:
    from mahjong_desk.ledger.ledger import Writing


class Standing(StrEnum):
    """How something in the file compares with the ledger."""

    NEW = "new"
    KNOWN = "known"
    LONGER = "longer"
    DIVERGED = "diverged"


class Decision(StrEnum):
    """What a person wants for something that diverged."""

    MINE = "mine"
    THEIRS = "theirs"
    BOTH = "both"


Decisions = Mapping[str, Decision]
"""The decisions by the key of the item."""

_MINE_OR_THEIRS: Final = (Decision.MINE, Decision.THEIRS)


class KnownMatch(NamedTuple):
    """A match of one of the ledgers."""

    uuid: str
    origin: str
    session: str
    number: int
    journal: Journal


class Step(NamedTuple):
    """An entry to make."""

    kind: str
    subject: str
    content: Any
    at: str


@dataclass(frozen=True, slots=True)
class Item:
    """One thing in the file; ``ways`` can be decided if it diverged, the first one is the default.

    The key is the subject, for house rules with the rule system and name. ``mine`` and ``theirs`` are what to compare:
    a ``KnownMatch``, a ``HouseRulesSaid``, or the entries of a session.
    """

    kind: str
    key: str
    standing: Standing
    mine: Any = None
    theirs: Any = None
    ways: tuple[Decision, ...] = ()


@dataclass(slots=True)
class Merge:
    """What an import does: steps to make, or entries to take as they are if the file is this ledger, continued."""

    items: list[Item] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    entries: Sequence[Entry] = ()

    @property
    def changes(self) -> bool:
        """Whether anything is to be entered."""
        return bool(self.steps or self.entries)

    @property
    def diverged(self) -> list[Item]:
        """What a person has to decide."""
        return [item for item in self.items if item.standing is Standing.DIVERGED]

    def carry_out(self, writing: Writing, source: str, at: str, progress: Progress) -> None:
        """Makes the entries; ``source`` is the name of the file."""
        for entry in progress.over(self.entries, Stage.ENTERING, len(self.entries)):
            writing.take(entry)
        for step in progress.over(self.steps, Stage.ENTERING, len(self.steps)):
            writing.enter(*step)
        if self.steps:
            writing.enter(Kind.IMPORT, "import", {"file": source, "entries": len(self.steps)}, at)


def merged(
    ours: Database, theirs: Database, decisions: Decisions, at: str, progress: Progress = UNWATCHED,
    by_events: Collection[str] = (),
) -> Merge:  # fmt: skip
    """Returns what an import does at the time ``at``; what is not decided stays as it is here.

    Matches in ``by_events`` come from another program, which knows only their events.
    """
    end, last = end_of(ours), end_of(theirs)
    merging = _Merging(ours, theirs, decisions, at, by_events)
    subjects = theirs.execute("SELECT subject, min(number) FROM entries GROUP BY subject ORDER BY 2").fetchall()
    for subject, _ in progress.over(subjects, Stage.COMPARING, len(subjects)):
        merging.subject(subject)
    merge = merging.merge
    if hash_at(theirs, end.number) == end.hash:
        # Both have the same entries and the same fingerprint afterwards.
        merge.steps, merge.entries = [], list(entries_after(theirs, end.number))
    elif hash_at(ours, last.number) == last.hash:
        merge.steps = []
    return merge


class _Merging:
    """Works an import out, subject by subject."""

    def __init__(
        self, ours: Database, theirs: Database, decisions: Decisions, at: str, by_events: Collection[str]
    ) -> None:
        self._ours, self._theirs, self._decisions, self._at = ours, theirs, decisions, at
        self._by_events = by_events
        self._numbers: dict[str, set[int]] = {}
        self.merge = Merge()

    def subject(self, subject: str) -> None:
        """Merges all entries about one subject."""
        theirs = entries_about(self._theirs, subject, KINDS)
        mine = entries_about(self._ours, subject, KINDS)
        kind = theirs[0].kind
        if kind == ActKind.OPEN:
            self._match(subject)
        elif kind == Kind.SESSION:
            self._session(subject, mine, theirs)
        elif kind == Kind.HOUSE_RULES:
            self._house_rules([one.document for one in mine], [one.document for one in theirs])
        elif kind != Kind.IMPORT:
            here = Counter((one.at, one.content) for one in mine)
            new = Counter((one.at, one.content) for one in theirs) - here
            self._add(Item(kind, subject, Standing.NEW if new else Standing.KNOWN, mine, theirs))
            for entry in theirs:
                if new[entry.at, entry.content] > 0:
                    new[entry.at, entry.content] -= 1
                    self._enter(entry.kind, subject, entry.document, entry.at)

    def _add(self, item: Item) -> Decision | None:
        """Notes a thing; returns what to do if it diverged."""
        self.merge.items.append(item)
        if item.standing is not Standing.DIVERGED:
            return None
        wanted = self._decisions.get(item.key, item.ways[0])
        return wanted if wanted in item.ways else item.ways[0]

    def _enter(self, kind: str, subject: str, content: Any, at: str) -> None:
        self.merge.steps.append(Step(kind, subject, content, at))

    def _session(self, uuid: str, mine: list[Entry], theirs: list[Entry]) -> None:
        known = [(one.kind, one.content) for one in mine]
        new = [one for one in theirs if (one.kind, one.content) not in known]
        standing = _compared(known, [(one.kind, one.content) for one in theirs])
        decided = self._add(Item(Kind.SESSION, uuid, standing, mine, theirs, _MINE_OR_THEIRS))
        if standing in (Standing.NEW, Standing.LONGER) or decided is Decision.THEIRS:
            for one in new:
                self._enter(one.kind, uuid, one.document, one.at if decided is None else self._at)

    def _match(self, uuid: str) -> None:
        theirs = _known(self._theirs, uuid)
        if theirs is None:
            return
        family = self._ours.execute("SELECT uuid FROM matches WHERE uuid = ? OR origin = ?", (uuid, theirs.origin))
        known = [mine for (one,) in family.fetchall() if (mine := _known(self._ours, one)) is not None]
        best, common = None, -1
        for mine in known:
            if uuid in self._by_events:
                theirs = theirs._replace(journal=_continued(mine.journal, theirs.journal, self._at))
            length = _common(mine.journal.entries, theirs.journal.entries)
            if length > common:
                best, common = mine, length
        acts = theirs.journal.entries
        if best is None:
            self._add(Item(ActKind.OPEN, uuid, Standing.NEW, None, theirs))
            self._open(theirs, theirs.session)
        elif common == len(acts) or any(_same_events(mine.journal, theirs.journal) for mine in known):
            self._add(Item(ActKind.OPEN, uuid, Standing.KNOWN, best, theirs))
        elif common == best.journal.length and best.journal.broken is None:
            self._add(Item(ActKind.OPEN, uuid, Standing.LONGER, best, theirs))
            self._act(best.uuid, acts[common:])
        else:
            fits = best.journal.broken is None and same_table(best.journal, theirs.journal)
            ways = (Decision.BOTH, Decision.MINE, *([Decision.THEIRS] if fits else []))
            decided = self._add(Item(ActKind.OPEN, uuid, Standing.DIVERGED, best, theirs, ways))
            if decided is Decision.THEIRS:
                self._act(
                    best.uuid, _overwritten(best.journal, theirs.journal, self._at).entries[best.journal.length :]
                )
            elif decided is Decision.BOTH:
                self._open(theirs, best.session)

    def _open(self, theirs: KnownMatch, session: str) -> None:
        uuid = theirs.uuid
        while self._ours.execute("SELECT 1 FROM matches WHERE uuid = ?", (uuid,)).fetchone():
            # The same copy gets the same name at every import.
            uuid = str(uuid5(UUID(uuid), theirs.journal.fingerprint))
        first, *later = theirs.journal.entries
        content = {"session": session, "number": self._free_number(session, theirs.number), "header": first.payload}
        self._enter(
            ActKind.OPEN, uuid, {**content, "origin": theirs.origin} if theirs.origin != uuid else content, first.at
        )
        self._act(uuid, later)

    def _act(self, uuid: str, acts: Sequence[Done]) -> None:
        for act in acts:
            self._enter(act.kind, uuid, act.payload, act.at)

    def _free_number(self, session: str, wanted: int) -> int:
        """Returns the wanted number in a session if it is free, else one after all others."""
        statement = "SELECT number FROM matches WHERE session_id = (SELECT id FROM sessions WHERE uuid = ?)"
        if session not in self._numbers:
            self._numbers[session] = {number for (number,) in self._ours.execute(statement, (session,))}
        taken = self._numbers[session]
        number = wanted if wanted and wanted not in taken else max(taken, default=0) + 1
        taken.add(number)
        return number

    def _house_rules(self, mine: Sequence[Document], theirs: Sequence[Document]) -> None:
        """Merges house rules by rule system and name, since each ledger numbers them by itself."""
        here, there = _by_id(mine), _by_id(theirs)
        for said in there.values():
            last = said[-1]
            if not last.kept:
                continue
            named = [number for number, one in here.items() if one[-1].kept and _same_name(one[-1], last)]
            number = named[0] if named else max(here, default=0) + 1
            ours = here.get(number, [])
            standing = _compared([one.options for one in ours], [one.options for one in said])
            key = f"{HOUSE_RULES}/{last.ruleset}/{last.name.strip().casefold()}"
            item = Item(Kind.HOUSE_RULES, key, standing, ours[-1] if ours else None, last, _MINE_OR_THEIRS)
            if self._add(item) is Decision.THEIRS or standing in (Standing.NEW, Standing.LONGER):
                self._enter(Kind.HOUSE_RULES, HOUSE_RULES, {"id": number, **last._asdict()}, self._at)
                here.setdefault(number, []).append(last)


def same_table(mine: Journal, theirs: Journal) -> bool:
    """Tells whether as many people play by the same rules in both."""
    one, other = mine.header, theirs.header
    same = (one.ruleset, one.version, one.options) == (other.ruleset, other.version, other.options)
    return same and len(one.players) == len(other.players)


def _known(database: Database, uuid: str) -> KnownMatch | None:
    statement = (
        "SELECT matches.id, origin, sessions.uuid, number FROM matches JOIN sessions ON sessions.id = session_id "
        "WHERE matches.uuid = ?"
    )
    found = database.execute(statement, (uuid,)).fetchone()
    if found is None:
        return None
    number, origin, session, place = found
    try:
        return KnownMatch(uuid, origin, session, place, journal_of(database, number))
    except ActRefused:
        # Its header cannot be read: theirs is put beside it.
        return None


def _same_events(mine: Journal, theirs: Journal) -> bool:
    same = same_table(mine, theirs) and mine.history.players == theirs.history.players
    return same and mine.broken is None and mine.events == theirs.events


def _continued(mine: Journal, theirs: Journal, at: str) -> Journal:
    """Returns mine with the further events of theirs, if theirs has the same events before; else theirs."""
    events, others = mine.events, theirs.events
    same = same_table(mine, theirs) and mine.history.players == theirs.history.players and mine.broken is None
    if not same or _common(events, others) < min(len(events), len(others)):
        return theirs
    for event in others[len(events) :]:
        mine = mine.then(Act.record(event), at)
    return mine


def _overwritten(mine: Journal, theirs: Journal, at: str) -> Journal:
    """Returns a journal that continues mine up to the players and events of theirs; the way back is an undo."""
    players = list(mine.history.players)
    for seat, name in enumerate(theirs.history.players):
        if players[seat] != name:
            before, players[seat] = players[seat], name
            mine = mine.then(Act.rename(before, name, players, {}), at)
    same = _common(mine.events, theirs.events)
    acts = [Act.delete(row.id) for row in reversed(mine.rows[same:])]
    acts += [Act.record(event) for event in theirs.events[same:]]
    if not acts:
        return mine
    return mine.then(acts[0] if len(acts) == 1 else Act.several(acts), at)


def _common(mine: Sequence[object], theirs: Sequence[object]) -> int:
    pairs = enumerate(zip(mine, theirs, strict=False))
    return next((place for place, (one, other) in pairs if one != other), min(len(mine), len(theirs)))


def _compared(mine: Sequence[object], theirs: Sequence[object]) -> Standing:
    """Compares what was entered about something, the oldest first."""
    if not mine:
        return Standing.NEW
    if all(one in mine for one in theirs):
        return Standing.KNOWN
    return Standing.LONGER if all(one in theirs for one in mine) else Standing.DIVERGED


def _by_id(contents: Sequence[Document]) -> dict[int, list[HouseRulesSaid]]:
    found: dict[int, list[HouseRulesSaid]] = {}
    for content in contents:
        found.setdefault(content["id"], []).append(HouseRulesSaid.from_content(content))
    return found


def _same_name(mine: HouseRulesSaid, theirs: HouseRulesSaid) -> bool:
    return mine.ruleset == theirs.ruleset and same_name(mine.name, theirs.name)
