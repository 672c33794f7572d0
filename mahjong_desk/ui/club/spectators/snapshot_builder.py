# SPDX-License-Identifier: MIT
"""All that spectators see at the moment: the match on the desk, or the whole evening that it belongs to."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime

from mahjong_desk.club.evening.evening import Clock, Evening, Plan, SeatedRound
from mahjong_desk.club.evening.store import EveningBook
from mahjong_desk.club.evening.tables import Place, TableReader, TableStand, places
from mahjong_desk.club.people.people import People
from mahjong_desk.club.stored_match import StoredMatch
from mahjong_desk.club.totals import shown
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.records import SessionRecord
from mahjong_desk.match import Match, Replay, Row
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import Riichi, Substitute, told_win
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.spectators.snapshot import NOTHING, Change, Hand, Mark, Seat, Snapshot, Standing, Table, Tile, Timer
from mahjong_desk.texts import Text, tr, trn
from mahjong_desk.ui.club.spectators.name_policy import Namer, Naming
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.hand.tile_groups import row_groups
from mahjong_desk.ui.kit.marks import mark_of
from mahjong_desk.ui.kit.text_format import change, figure, noted
from mahjong_desk.ui.kit.tiles.faces import TileFace, groups_text
from mahjong_desk.ui.text.events import told_row
from mahjong_desk.ui.text.language import in_each_language
from mahjong_desk.ui.text.people import session_name
from mahjong_desk.ui.text.phrases import in_language, plural
from mahjong_desk.ui.text.values import value_words
from mahjong_desk.ui.text.vocabulary import counters_name, hand_name, has_rounds, short_place

Called = Callable[[Sequence[str]], Sequence[str]]
"""What players are called, by their names and in the language that is spoken."""


class MatchShow:
    """Shows one match as it goes on; what it has shown already it does not put into words again."""

    def __init__(self, namer: Namer) -> None:
        self._namer = namer
        self._shown: dict[int, tuple[Row, Hand]] = {}

    def table(self, number: int, stored: StoredMatch) -> Table:
        """Returns the match at a table as it stands."""
        replay, header = stored.as_entered().replay, stored.journal.header
        ruleset, table = replay.match.rules.ruleset, replay.table

        def called(players: Sequence[str]) -> Sequence[str]:
            return self._namer.seated(header, players)

        told = [row for row in replay.rows if row.refusal is None and not isinstance(row.event, Riichi)]
        before = self._shown
        self._shown = {
            id(row): before[id(row)] if id(row) in before else (row, hand_of(replay.match, row, called)) for row in told
        }
        return Table(
            number,
            in_each_language(lambda: in_language(ruleset.names)),
            in_each_language(lambda: hand_name(ruleset, table)),
            _counters(ruleset, replay),
            _seats(replay, called),
            tuple(hand for _, hand in reversed(self._shown.values())),
            datetime.fromisoformat(stored.journal.entries[-1].at).timestamp(),
            replay.final is not None,
        )


def hand_of(match: Match, row: Row, called: Called) -> Hand:
    """Returns what spectators are told of a row."""
    ruleset = match.rules.ruleset

    def retold() -> Row:
        players = tuple(called(row.players))
        event = row.event
        if isinstance(event, Substitute):
            # Only those who sit at a table have a seat to be called by; whoever comes takes over that of the other.
            event = replace(event, name=called((*row.players[: event.player], event.name))[event.player])
        return replace(row, players=players, event=event)

    names = _at_each_seat(row.players, called)
    changes = tuple(Change(name, change(delta)) for name, delta in zip(names, row.settlement.deltas, strict=False))
    win = told_win(row.event)
    held = win.wins[0] if win is not None else None
    groups = row_groups(ruleset, held.hand, held.seat, row.before.order) if held is not None and held.hand else ()
    return Hand(
        in_each_language(lambda: short_place(row.before.round, row.before.number, 0))
        if has_rounds(ruleset)
        else in_each_language(lambda: str(row.before.number)),
        in_each_language(lambda: told_row(match, retold())),
        in_each_language(lambda: _value(ruleset, row)),
        changes,
        tuple(tuple(map(_tile, group.pieces)) for group in groups),
        in_each_language(lambda: groups_text(groups)) if groups else NOTHING,
    )


def _value(ruleset: Ruleset, row: Row) -> str:
    """Returns what was won in words, and which of it was typed and not worked out."""
    win = told_win(row.event)
    sizes = [value_words(ruleset, one.evaluation) for one in row.settlement.wins]
    typed = win is not None and any(one.hand is None for one in win.wins)
    return noted(*sizes, tr("value typed, not checked") if typed and sizes else "")


def _tile(face: TileFace) -> Tile:
    return Tile("back" if face.face_down else face.name, face.sideways, face.winning)


def _counters(ruleset: Ruleset, replay: Replay) -> tuple[Text, ...]:
    table = replay.table
    found = []
    if table.honba:
        found.append(
            in_each_language(
                lambda: tr("{count} {counters}").format(count=table.honba, counters=counters_name(ruleset))
            )
        )
    if table.deposit:
        found.append(in_each_language(lambda: tr("{points} on the table").format(points=figure(table.deposit))))
    return tuple(found)


def _seats(replay: Replay, called: Called) -> tuple[Seat, ...]:
    table, final = replay.table, replay.final
    pieces = replay.match.rules.ruleset.pieces
    winds = tuple(name for name in ("1z", "2z", "3z", "4z") if name in pieces.names)
    names = _at_each_seat(replay.players, called)
    return tuple(
        Seat(
            names[seat],
            figure(table.scores[seat]),
            winds[table.wind(seat)] if winds and final is None else "",
            final is None and seat == table.dealer,
            final is None and seat in table.riichi,
            final.ranks[seat] if final is not None else 0,
        )
        for seat in table.order
    )


def _at_each_seat(players: Sequence[str], called: Called) -> tuple[Text, ...]:
    return tuple(in_each_language(lambda seat=seat: str(called(players)[seat])) for seat in range(len(players)))  # type: ignore[misc]


class Lookout:
    """Looks at a desk for spectators."""

    def __init__(self, desk: Desk, naming: Naming) -> None:
        self._desk = desk
        self._namer = Namer(desk, naming)
        self._people: People | None = None
        self._shows: dict[str, MatchShow] = {}
        self._ledger: Ledger | None = None
        self._reader: TableReader | None = None

    def look(self) -> Snapshot | None:
        """Returns what there is to be seen now; None while it is not known under which names.

        Raises:
            LedgerError: The ledger cannot be read.
        """
        ledger, (session, stored) = self._desk.ledger, self._desk.played
        if ledger is None:
            return Snapshot(_title(session), NOTHING, (), time.time())
        if ledger is not self._ledger:
            self._ledger, self._reader = ledger, TableReader(ledger)
        evening, session = self._evening_now(ledger, session)
        if evening is None or session is None:
            return Snapshot(_title(session), NOTHING, (), time.time())
        shown = [match for one in evening.rounds for match in one.matches]
        if not self._namer.knows(ledger, shown or [stored.record.uuid if stored is not None else ""]):
            return None
        if self._namer.people is not self._people:
            self._people = self._namer.people
            self._shows.clear()
        if evening.current is not None and evening.plan is not None:
            return self._evening(session, evening, evening.current, evening.plan)
        if stored is None:
            return Snapshot(_title(session), NOTHING, (), time.time())
        return self._match(session, stored)

    def _evening_now(
        self, ledger: Ledger, session: SessionRecord | None
    ) -> tuple[Evening | None, SessionRecord | None]:
        """Returns the evening to be shown with its session: that of the desk, or one that began after what lies there."""
        book, (_, stored) = EveningBook(ledger), self._desk.played
        own = book.read(session.uuid) if session is not None else None
        if (own is not None and own.current is not None) or (stored is not None and stored.replay.final is None):
            return own, session
        latest = book.latest()
        if latest is None or latest.current is None:
            return own, session
        held = next((one for one in ledger.sessions() if one.uuid == latest.session), session)
        newer = held is not None and (session is None or held.started_at > session.started_at)
        return (latest, held) if newer else (own, session)

    def _match(self, session: SessionRecord, stored: StoredMatch) -> Snapshot:
        table = self._table(1, stored)
        return Snapshot(_title(session), table.system, (table,), time.time(), whole=_whole((stored,)))

    def _evening(self, session: SessionRecord, evening: Evening, current: SeatedRound, plan: Plan) -> Snapshot:
        assert self._reader is not None
        _, stored = self._desk.played
        if stored is not None:
            self._reader.know(stored)
        rounds = self._reader.read(session.id, evening.rounds)
        now_played = [(table.number, table.stored) for table in rounds[-1] if table.stored is not None]

        def subtitle() -> str:
            told = (
                tr("Round {number} · {system}")
                if current.number > plan.rounds
                else tr("Round {number} of {count} · {system}")
            )
            return told.format(number=current.number, count=plan.rounds, system=_system(plan.ruleset))

        finished = sum(all(table.finished for table in tables) for tables in rounds)
        return Snapshot(
            _title(session),
            in_each_language(subtitle),
            tuple(self._table(number, stored) for number, stored in now_played),
            time.time(),
            _timer(current.clock),
            self._standings(evening, rounds),
            in_each_language(lambda: _after(finished)),
            _whole([stored for _, stored in now_played]),
        )

    def _table(self, number: int, stored: StoredMatch) -> Table:
        return self._shows.setdefault(stored.record.uuid, MatchShow(self._namer)).table(number, stored)

    def _standings(self, evening: Evening, rounds: Sequence[Sequence[TableStand]]) -> tuple[Standing, ...]:
        # A seat alone says nothing over several rounds.
        if self._namer.naming is Naming.SEATS:
            return ()
        found = places(evening, rounds)
        return tuple(self._standing(place, place.rank, evening) for place in found if place.rank is not None)

    def _standing(self, place: Place, rank: int, evening: Evening) -> Standing:
        person = self._namer.people.person(place.person, evening.names.get(place.person, ""))
        mark = mark_of(person.mark)
        return Standing(
            rank,
            in_each_language(lambda: self._namer.called(person)),
            change(shown(place.points)),
            Mark(mark.shape.value, mark.fill.value),
        )


def _title(session: SessionRecord | None) -> Text:
    if session is None:
        return in_each_language(lambda: tr("Mahjong"))
    return in_each_language(lambda: session_name(session.name, session.started_at))


def _system(ruleset_id: str) -> str:
    ruleset = registry.known(ruleset_id)
    return in_language(ruleset.names) if ruleset is not None else ruleset_id


def _after(rounds: int) -> str:
    """Returns after how many rounds the standings are; nothing before the first is over."""
    if not rounds:
        return ""
    return plural(lambda: trn("after {n} round", "after {n} rounds", rounds), rounds, "round")


def _timer(clock: Clock) -> Timer | None:
    now = datetime.now(UTC)
    if not clock.begun or not clock.whole or clock.is_past(now):
        return None
    moment = clock.paused or now
    return Timer(
        clock.whole.total_seconds(),
        clock.ends_at(moment).timestamp(),
        clock.last.total_seconds(),
        clock.paused.timestamp() if clock.paused is not None else 0,
    )


def _whole(matches: Sequence[StoredMatch]) -> bool:
    """Tells whether every row adds up."""
    return all(not row.missing and row.refusal is None for stored in matches for row in stored.replay.rows)
