# SPDX-License-Identifier: MIT
"""What becomes of what a file brings: what is new here, what goes on, what is here already, and what parts.

Nothing is brought twice, and nothing that stands here changes unless a person says so. What went on there from what
stands here goes on here too; what went on here stays. Where both went on, they part, and a ``Decision`` says what to do.
A merge is worked out first, as the links to be entered (``Merge.steps``), and shown; it is worked out anew when it is
carried out, inside the transaction that enters them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Final
from uuid import UUID, uuid5

from mahjong_desk.ledger.brought import Brought, MatchBrought, SessionBrought
from mahjong_desk.ledger.chain import End, LinkKind
from mahjong_desk.ledger.club_act import ClubAct
from mahjong_desk.ledger.database import Readable
from mahjong_desk.ledger.documents import Document, read, spell
from mahjong_desk.ledger.entries import Entry
from mahjong_desk.ledger.held import Held, MatchHeld
from mahjong_desk.ledger.house_rules import HouseRulesSaid, same_name
from mahjong_desk.ledger.journal import Journal
from mahjong_desk.ledger.links import end_of, hash_at
from mahjong_desk.ledger.merge import Decision, Decisions, Item, Matter, Merge, Standing, Step
from mahjong_desk.ledger.progress import UNWATCHED, Progress, Stage
from mahjong_desk.ledger.same_match import common_entries, going_on, retold, same_table, tell_the_same


def merged(
    database: Readable, brought: Brought, decisions: Decisions, at: str, progress: Progress = UNWATCHED
) -> Merge:
    """Returns what becomes of what a file brings; the caller sees to it that nothing changes meanwhile.

    Args:
        database: The ledger.
        brought: What is brought.
        decisions: What a person wants where both have parted; what is not decided stays as it is here, and what can
            stand beside it comes too.
        at: When it is entered, UTC.
        progress: How far it is.
    """
    merging = _Merging(Held(database), decisions, at)
    for session in brought.sessions.values():
        merging.session(session)
    for match in progress.over(brought.matches, Stage.COMPARING, len(brought.matches)):
        merging.match(match)
    for said in brought.house_rules:
        merging.house_rules([one for _, one in said])
    merging.answers(brought.answers)
    merging.club_acts(brought.club_acts)
    merge = merging.merge
    end = end_of(database)
    ends = [End(), *(line.end for line in brought.lines)]
    if brought.lines and end in ends:
        # Theirs is this ledger, gone on: what is entered here is the same as there, link by link.
        merge.steps.clear()
        merge.lines = brought.lines[end.number :]
    elif brought.lines and hash_at(database, ends[-1].number) == ends[-1].hash:
        # This is theirs, gone on.
        merge.steps.clear()
    return merge


class _Merging:
    """Works a merge out, thing by thing."""

    def __init__(self, held: Held, decisions: Decisions, at: str) -> None:
        self._held = held
        self._decisions = decisions
        self._at = at
        self._rates = held.rates()
        self._house_rules = held.house_rules()
        self._matches: dict[str, MatchHeld] = {}
        self._families = {origin: [*copies] for origin, copies in held.families.items()}
        self._numbers: dict[str, set[int]] = {}
        self.merge = Merge()

    def _add(self, item: Item) -> Decision | None:
        """Notes what is brought; returns what is to be done where it has parted."""
        self.merge.items.append(item)
        if item.standing is not Standing.PARTED:
            return None
        wanted = self._decisions.get((item.matter, item.key), item.ways[0])
        return wanted if wanted in item.ways else item.ways[0]

    def _enter(self, kind: LinkKind, at: str, content: Document, entry: Entry | None = None) -> None:
        self.merge.steps.append(Step(kind, at, content, entry))

    def session(self, theirs: SessionBrought) -> None:
        """Brings a session with its names and its rates."""
        uuid, mine = theirs.uuid, self._held.sessions.get(theirs.uuid)
        standing = Standing.NEW if mine is None else Standing.HERE
        self._add(Item(Matter.SESSION, uuid, standing, mine[-1] if mine else theirs.name))
        if mine is None:
            first = theirs.names[0][1] if theirs.names else ""
            self._enter(LinkKind.SESSION, theirs.started_at, {"session": uuid, "name": first})
            for at, name in theirs.names[1:]:
                self._enter(LinkKind.SESSION_NAME, at, {"session": uuid, "name": name})
        elif theirs.names:
            standing = _stands(mine, [name for _, name in theirs.names])
            item = Item(Matter.NAME, uuid, standing, mine[-1], mine[-1], theirs.name, (Decision.MINE, Decision.THEIRS))
            if self._add(item) is Decision.THEIRS or standing is Standing.LONGER:
                self._enter(LinkKind.SESSION_NAME, self._at, {"session": uuid, "name": theirs.name})
        self._session_rates(theirs, mine[-1] if mine else theirs.name)

    def _session_rates(self, theirs: SessionBrought, name: str) -> None:
        if not theirs.rates:
            return
        uuid, mine = theirs.uuid, self._rates.get(theirs.uuid)
        told = [spell(rates) for _, rates in theirs.rates]
        standing = _stands(mine, told) if mine else Standing.NEW
        here = read(mine[-1]) if mine else None
        ways = (Decision.MINE, Decision.THEIRS)
        decided = self._add(Item(Matter.RATES, uuid, standing, name, here, theirs.rates[-1][1], ways))
        if standing is Standing.NEW:
            for at, rates in theirs.rates:
                self._enter(LinkKind.RATES, at, {"session": uuid, "rates": rates})
        elif decided is Decision.THEIRS or standing is Standing.LONGER:
            self._enter(LinkKind.RATES, self._at, {"session": uuid, "rates": theirs.rates[-1][1]})

    # Matches

    def match(self, theirs: MatchBrought) -> None:
        """Brings a match."""
        best: MatchHeld | None = None
        common = -1
        known = [mine for uuid in self._family(theirs) if (mine := self._match(uuid)) is not None]
        for mine in known:
            if theirs.by_events:
                theirs = going_on(mine.journal, theirs, self._at)
            length = common_entries(mine.journal.entries, theirs.journal.entries)
            if length > common:
                best, common = mine, length
        if best is None:
            self._add(Item(Matter.MATCH, theirs.uuid, Standing.NEW, "", None, theirs))
            self._open(theirs, theirs.session)
            return
        entries = theirs.journal.entries
        if common == len(entries) or any(tell_the_same(mine.journal, theirs.journal) for mine in known):
            self._add(Item(Matter.MATCH, theirs.uuid, Standing.HERE, "", best, theirs))
        elif common == best.journal.length and best.journal.broken is None:
            self._add(Item(Matter.MATCH, theirs.uuid, Standing.LONGER, "", best, theirs))
            self._append(best, theirs.journal)
        else:
            self._part(best, theirs, common)

    def _part(self, mine: MatchHeld, theirs: MatchBrought, common: int) -> None:
        ways: tuple[Decision, ...] = (Decision.BOTH, Decision.MINE)
        if mine.journal.broken is None and same_table(mine.journal, theirs.journal):
            ways = (*ways, Decision.THEIRS)
        item = Item(Matter.MATCH, theirs.uuid, Standing.PARTED, "", mine, theirs, ways)
        decided = self._add(item)
        if decided is Decision.THEIRS:
            self._append(mine, retold(mine.journal, theirs.journal, self._at))
        elif decided is Decision.BOTH:
            self._open(theirs, mine.session)

    def _family(self, theirs: MatchBrought) -> list[str]:
        """Returns the matches here of which it can be the same, or a copy that parted."""
        family = self._families.get(theirs.origin, [])
        return family if theirs.uuid in family else [*family, theirs.uuid]

    def _match(self, uuid: str) -> MatchHeld | None:
        if uuid not in self._matches and (found := self._held.match(uuid)) is not None:
            self._matches[uuid] = found
        return self._matches.get(uuid)

    def _open(self, theirs: MatchBrought, session: str) -> None:
        uuid = theirs.uuid
        while uuid in self._matches or self._held.has_match(uuid):
            # One with this uuid is here, and is another: the same name comes of the same copy every time.
            uuid = str(uuid5(UUID(uuid), theirs.journal.head))
        number = self._free_number(session, theirs.number)
        first, *later = theirs.journal.entries
        content = {"match": uuid, "session": session, "number": number, "entry": first.hash}
        if theirs.origin != uuid:
            content["origin"] = theirs.origin
        self._enter(LinkKind.MATCH, first.at, content, first)
        self._act(uuid, later)
        self._matches[uuid] = MatchHeld(uuid, session, number, theirs.journal)
        self._families.setdefault(theirs.origin, []).append(uuid)

    def _append(self, mine: MatchHeld, longer: Journal) -> None:
        self._act(mine.uuid, longer.entries[mine.journal.length :])
        self._matches[mine.uuid] = mine._replace(journal=longer)

    def _act(self, uuid: str, entries: Sequence[Entry]) -> None:
        for entry in entries:
            content = {"match": uuid, "sequence": entry.sequence, "entry": entry.hash}
            self._enter(LinkKind.ACT, entry.at, content, entry)

    def _free_number(self, session: str, wanted: int) -> int:
        """Returns the number of a match in a session: the one that it had where that is free, else one after all others."""
        taken = self._numbers.setdefault(session, self._held.numbers(session))
        number = wanted if wanted and wanted not in taken else max(taken, default=0) + 1
        taken.add(number)
        return number

    # What belongs to no match

    def house_rules(self, theirs: Sequence[HouseRulesSaid]) -> None:
        """Brings house rules; those that were deleted there are left as they are here."""
        last = theirs[-1]
        if not last.kept:
            return
        key = f"{last.ruleset}/{last.name.strip().casefold()}"
        known = [said for said in self._house_rules.values() if _has_name(said[-1], last)]
        mine = next((said for said in known if same_name(said[-1].name, last.name)), None)
        ways = (Decision.BOTH, Decision.MINE, Decision.THEIRS)
        if any(last in said for said in self._house_rules.values()) or any(
            _same_options(said[-1], last) for said in known
        ):
            self._add(Item(Matter.HOUSE_RULES, key, Standing.HERE, last.name, None, last))
        elif mine is None:
            self._add(Item(Matter.HOUSE_RULES, key, Standing.NEW, last.name, None, last))
            self._keep(max(self._house_rules, default=0) + 1, last)
        else:
            preset = next(preset for preset, said in self._house_rules.items() if said is mine)
            standing = Standing.LONGER if any(_same_options(said, mine[-1]) for said in theirs) else Standing.PARTED
            decided = self._add(Item(Matter.HOUSE_RULES, key, standing, last.name, mine[-1], last, ways))
            if decided is Decision.THEIRS or standing is Standing.LONGER:
                self._keep(preset, last._replace(name=mine[-1].name))
            elif decided is Decision.BOTH:
                self._keep(max(self._house_rules) + 1, last._replace(name=self._free_name(last)))

    def _keep(self, preset: int, said: HouseRulesSaid) -> None:
        self._enter(LinkKind.HOUSE_RULES, self._at, {"preset": preset, **said._asdict()})
        self._house_rules.setdefault(preset, []).append(said)

    def _free_name(self, said: HouseRulesSaid) -> str:
        taken = [one[-1] for one in self._house_rules.values() if one[-1].kept and one[-1].ruleset == said.ruleset]
        for number in count(2):
            ending = f" ({number})"
            name = said.name[: LONGEST_NAME - len(ending)] + ending
            if not any(same_name(one.name, name) for one in taken):
                return name
        raise AssertionError

    def answers(self, theirs: Sequence[tuple[str, Document]]) -> None:
        """Brings answers to drills; each is one of those here where time and answer are the same."""
        if not theirs:
            return
        here = self._held.answers()
        for at, answer in theirs:
            told = (at, spell(answer))
            standing = Standing.HERE if here[told] > 0 else Standing.NEW
            self._add(Item(Matter.ANSWER, at, standing, ""))
            if standing is Standing.HERE:
                here[told] -= 1
            else:
                self._enter(LinkKind.DRILL_ANSWER, at, {"answer": answer})

    def club_acts(self, theirs: Sequence[ClubAct]) -> None:
        """Brings what was entered about the club, each act once."""
        if not theirs:
            return
        here = self._held.club_acts()
        for uuid, at, subject, act in theirs:
            standing = Standing.HERE if uuid in here else Standing.NEW
            self._add(Item(Matter.CLUB, uuid, standing, subject))
            if standing is Standing.NEW:
                self._enter(LinkKind.CLUB, at, {"uuid": uuid, "subject": subject, "act": act})


LONGEST_NAME: Final = 60
"""So many letters the name of house rules may have."""


def _stands(mine: Sequence[object], theirs: Sequence[object]) -> Standing:
    """Returns how what something was, one after the other, stands to what it was here."""
    if theirs[-1] in mine:
        return Standing.HERE
    return Standing.LONGER if mine[-1] in theirs else Standing.PARTED


def _has_name(mine: HouseRulesSaid, theirs: HouseRulesSaid) -> bool:
    """Tells whether house rules that are kept have a name, be it with the number that was added to tell two apart."""
    bare, bracket, number = mine.name.rpartition(" (")
    named = same_name(mine.name, theirs.name)
    numbered = bool(bracket) and number[:-1].isdigit() and same_name(bare, theirs.name)
    return bool(mine.kept) and mine.ruleset == theirs.ruleset and (named or numbered)


def _same_options(mine: HouseRulesSaid, theirs: HouseRulesSaid) -> bool:
    return (mine.ruleset, mine.version, mine.options) == (theirs.ruleset, theirs.version, theirs.options)
