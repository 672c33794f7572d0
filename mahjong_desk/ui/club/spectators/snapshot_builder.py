# SPDX-License-Identifier: MIT
"""Builds what spectators currently see, with the names that they may read."""

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from enum import Enum
from functools import partial

from mahjong_desk.club.evening.evening import (
    Evening,
    EveningPlan,
    EveningRank,
    RoundTimer,
    SeatedRound,
    TableReader,
    TableState,
    evening_ranking,
)
from mahjong_desk.club.evening.store import EveningStore
from mahjong_desk.club.names import PlayerName
from mahjong_desk.club.people.person import SUBJECT, Audience, Person
from mahjong_desk.club.public_names import PublicNames
from mahjong_desk.club.stored_match import StoredMatch
from mahjong_desk.club.totals import to_number
from mahjong_desk.journal.acts import MatchHeader
from mahjong_desk.ledger.contents import SessionSummary
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.match import Match, Replay, ReplayRow
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import RiichiDeclaration, Substitution, win_of_event
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.spectators.snapshot import (
    NO_TEXT,
    Snapshot,
    SnapshotDelta,
    SnapshotHand,
    SnapshotMark,
    SnapshotSeat,
    SnapshotStanding,
    SnapshotTable,
    SnapshotTile,
    SnapshotTimer,
)
from mahjong_desk.texts import Text, tr, trn
from mahjong_desk.ui.club.evening.tables import round_text, stakes_texts
from mahjong_desk.ui.club_data import people_model_of
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.hand.tile_groups import row_groups
from mahjong_desk.ui.kit.marks import mark_for
from mahjong_desk.ui.kit.text_format import format_change, format_number, join_notes
from mahjong_desk.ui.kit.tiles.faces import TileFace, groups_text
from mahjong_desk.ui.text.events import row_text
from mahjong_desk.ui.text.language import in_each_language
from mahjong_desk.ui.text.people import session_name
from mahjong_desk.ui.text.phrases import localise
from mahjong_desk.ui.text.values import hand_value_text
from mahjong_desk.ui.text.vocabulary import WIND_TILES, hand_name, has_rounds, has_winds, short_round_name


class NamePolicy(Enum):
    """How spectators see the names of players."""

    NAMES = "names"
    INITIALS = "initials"
    SEATS = "seats"


def initials(name: str) -> str:
    """Returns initials, such as ``A. B.`` for ``Aoi Berg`` and ``青`` for ``青木``."""
    return " ".join(f"{part[0]}." if part[0].isascii() or part[0].isupper() else part[0] for part in name.split())


DisplayNames = Callable[[Sequence[str]], Sequence[str]]
"""Maps entered names to displayed names, in the current language."""


def hand_snapshot(match: Match, row: ReplayRow, display_names: DisplayNames) -> SnapshotHand:
    """Returns a row as spectators see it."""
    ruleset = match.rules.ruleset

    def renamed_row() -> ReplayRow:
        players = tuple(display_names(row.players))
        event = row.event
        if isinstance(event, Substitution):
            # A substitute has no seat yet and gets the display name of the seat they take.
            event = replace(event, name=display_names((*row.players[: event.player], event.name))[event.player])
        return replace(row, players=players, event=event)

    names = _names_by_language(row.players, display_names)
    changes = tuple(
        SnapshotDelta(name, format_change(delta)) for name, delta in zip(names, row.settlement.deltas, strict=False)
    )
    win = win_of_event(row.event)
    first_win = win.winners[0] if win is not None else None
    groups = (
        row_groups(ruleset, first_win.hand, first_win.seat, row.before.turn_order)
        if first_win is not None and first_win.hand
        else ()
    )
    return SnapshotHand(
        in_each_language(lambda: short_round_name(row.before.round_wind, row.before.hand_number, 0))
        if has_rounds(ruleset)
        else in_each_language(lambda: str(row.before.hand_number)),
        in_each_language(lambda: row_text(match, renamed_row())),
        in_each_language(lambda: _value(ruleset, row)),
        changes,
        tuple(tuple(map(_tile, group.pieces)) for group in groups),
        in_each_language(lambda: groups_text(groups)) if groups else NO_TEXT,
    )


def _value(ruleset: Ruleset, row: ReplayRow) -> str:
    """Returns the values of the wins, and a note if one was entered without tiles."""
    win = win_of_event(row.event)
    values = [hand_value_text(ruleset, winning_hand.evaluation) for winning_hand in row.settlement.wins]
    is_entered = win is not None and any(winner.hand is None for winner in win.winners)
    return join_notes(*values, tr("value entered, not checked") if is_entered and values else "")


def _tile(face: TileFace) -> SnapshotTile:
    return SnapshotTile("back" if face.face_down else face.name, face.sideways, face.winning)


def _seats(replay: Replay, display_names: DisplayNames) -> tuple[SnapshotSeat, ...]:
    table, final = replay.table, replay.final
    scores = final.scores if final is not None else table.scores
    winds = WIND_TILES if has_winds(replay.match.rules.ruleset) else ()
    names = _names_by_language(replay.players, display_names)
    return tuple(
        SnapshotSeat(
            names[seat],
            format_number(scores[seat]),
            winds[table.seat_wind(seat)] if winds and final is None else "",
            final is None and seat == table.dealer,
            final is None and seat in table.riichi,
            final.ranks[seat] if final is not None else 0,
        )
        for seat in table.turn_order
    )


def _names_by_language(players: Sequence[str], display_names: DisplayNames) -> tuple[Text, ...]:
    return tuple(in_each_language(lambda seat=seat: str(display_names(players)[seat])) for seat in range(len(players)))  # type: ignore[misc]


class SnapshotBuilder:
    """Builds snapshots of a desk for spectators."""

    def __init__(self, desk: Desk, naming: NamePolicy) -> None:
        self._desk = desk
        self._naming = naming
        self._people_model = people_model_of(desk)
        self._people_key: object = None
        self._people = self._people_model.people
        self._names = PublicNames(self._people, Audience.PUBLIC)
        self._ledger: Ledger | None = None
        self._reader: TableReader | None = None

    def build(self) -> Snapshot | None:
        """Returns a snapshot, or None until names are known; may raise ``LedgerError``."""
        ledger, (session, stored) = self._desk.ledger, self._desk.match_at_table
        empty = Snapshot(_title(session), NO_TEXT, (), time.time())
        if ledger is None:
            return empty
        if ledger is not self._ledger:
            self._ledger, self._reader = ledger, TableReader(ledger)
        evening, session = self._current_evening(ledger, session)
        if evening is None or session is None:
            return empty
        if not self._is_ready(ledger, session):
            return None
        shorten = initials if self._naming is NamePolicy.INITIALS else str
        self._names = PublicNames(self._people, Audience.PUBLIC, shorten)
        if evening.current_round is not None and evening.plan is not None:
            return self._evening(session, evening, evening.current_round, evening.plan)
        return self._match(session, stored) if stored is not None else empty

    def _current_evening(
        self, ledger: Ledger, session: SessionSummary | None
    ) -> tuple[Evening | None, SessionSummary | None]:
        """Returns the desk's evening, or a later one that has begun, with its session."""
        store, (_, stored) = EveningStore(ledger), self._desk.match_at_table
        desk_evening = store.read(session.uuid) if session is not None else None
        if stored is not None and stored.replay.final is None:
            return desk_evening, session
        latest = store.latest()
        if latest is None or latest.current_round is None:
            return desk_evening, session
        latest_session = next((other for other in ledger.sessions() if other.uuid == latest.session), session)
        is_newer = latest_session is not None and (session is None or latest_session.started_at > session.started_at)
        return (latest, latest_session) if is_newer else (desk_evening, session)

    def _match(self, session: SessionSummary, stored: StoredMatch) -> Snapshot:
        table = self._table(1, stored)
        return Snapshot(_title(session), table.system, (table,), time.time(), adds_up=_adds_up((stored,)))

    def _evening(self, session: SessionSummary, evening: Evening, current: SeatedRound, plan: EveningPlan) -> Snapshot:
        assert self._reader is not None
        for identity in evening.people:
            self._name_of(self._people.person(identity, evening.names.get(identity, "")))
        _, stored = self._desk.match_at_table
        if stored is not None:
            self._reader.prime_cache(stored)
        rounds = self._reader.read(session.id, evening.rounds)
        current_tables = [(table.number, table.stored) for table in rounds[-1] if table.stored is not None]
        finished = sum(all(table.is_finished for table in tables) for tables in rounds)
        return Snapshot(
            _title(session),
            in_each_language(lambda: f"{round_text(current.number, plan.rounds)} · {_ruleset_name(plan.ruleset)}"),
            tuple(self._table(number, stored) for number, stored in current_tables),
            time.time(),
            _timer(current.clock),
            self._standings(evening, rounds),
            in_each_language(lambda: trn("after {n} round", "after {n} rounds", finished) if finished else ""),
            _adds_up([stored for _, stored in current_tables]),
        )

    def _table(self, number: int, stored: StoredMatch) -> SnapshotTable:
        """Returns one match as spectators see it, the latest hand first."""
        replay, header = stored.with_entered_names().replay, stored.journal.header
        ruleset, table = replay.match.rules.ruleset, replay.table
        display_names = partial(self._names_by_seat, header)

        def stake(index: int) -> Text:
            return in_each_language(lambda: stakes_texts(replay)[index])

        # Without names, a substitution would read “Seat 3 sits in for Seat 3”.
        hidden = (RiichiDeclaration, Substitution) if self._naming is NamePolicy.SEATS else RiichiDeclaration
        rows = (row for row in reversed(replay.rows) if row.refusal is None and not isinstance(row.event, hidden))
        return SnapshotTable(
            number,
            in_each_language(lambda: localise(ruleset.name)),
            in_each_language(lambda: hand_name(ruleset, table)),
            tuple(map(stake, range(len(stakes_texts(replay))))),
            _seats(replay, display_names),
            tuple(hand_snapshot(replay.match, row, display_names) for row in rows),
            datetime.fromisoformat(stored.journal.entries[-1].at).timestamp(),
            replay.final is not None,
        )

    def _standings(self, evening: Evening, rounds: Sequence[Sequence[TableState]]) -> tuple[SnapshotStanding, ...]:
        # Seats change from round to round, so they cannot be ranked.
        if self._naming is NamePolicy.SEATS:
            return ()
        ranking = evening_ranking(evening, rounds, lambda identity: self._people.person(identity).uuid)
        return tuple(self._standing(line, line.rank, evening) for line in ranking if line.rank is not None)

    def _standing(self, line: EveningRank, rank: int, evening: Evening) -> SnapshotStanding:
        person = self._people.person(line.person, evening.names.get(line.person, ""))
        mark = mark_for(person.mark)
        name, points = in_each_language(lambda: self._name_of(person)), format_change(to_number(line.points))
        return SnapshotStanding(rank, name, points, SnapshotMark(mark.shape.value, mark.fill.value))

    # Names

    def _is_ready(self, ledger: Ledger, session: SessionSummary) -> bool:
        """Returns whether all pseudonyms are known; until then no name may be shown."""
        seated = [(record.uuid, record.players) for record in ledger.matches(session.id)]
        key = (id(ledger), len(ledger.club.actions(SUBJECT)), seated)
        if key != self._people_key:
            self._people_model.refresh()
            if self._people_model.is_reading_matches or self._people_model.error is not None:
                return False
            self._people_key, self._people = key, self._people_model.people
        return True

    def _names_by_seat(self, header: MatchHeader, players: Sequence[str]) -> tuple[PlayerName, ...]:
        """Returns the displayed names by seat, in the current language."""
        if self._naming is NamePolicy.SEATS:
            sentence = tr("Seat {number}")
            return tuple(PlayerName(sentence.format(number=seat + 1)) for seat in range(len(players)))
        return tuple(PlayerName(self._name_of(self._people.person_at(header, name))) for name in players)

    def _name_of(self, person: Person) -> str:
        """Returns a unique name for spectators, in the current language."""
        if person.former:
            return str(self._people.name_for(person, Audience.PUBLIC))
        return str(self._names.name(person))


def _title(session: SessionSummary | None) -> Text:
    if session is None:
        return in_each_language(lambda: tr("Mahjong"))
    return in_each_language(lambda: session_name(session.name, session.started_at))


def _ruleset_name(ruleset_id: str) -> str:
    ruleset = registry.find_ruleset(ruleset_id)
    return localise(ruleset.name) if ruleset is not None else ruleset_id


def _timer(clock: RoundTimer) -> SnapshotTimer | None:
    now = datetime.now(UTC)
    if not clock.has_started or not clock.duration or clock.is_past(now):
        return None
    return SnapshotTimer(
        clock.duration.total_seconds(),
        clock.ends_at(now).timestamp(),
        clock.last_hands_duration.total_seconds(),
        clock.paused_at.timestamp() if clock.paused_at is not None else 0,
    )


def _adds_up(matches: Sequence[StoredMatch]) -> bool:
    """Returns whether every row balances and none was refused."""
    return all(not row.imbalance and row.refusal is None for stored in matches for row in stored.replay.rows)
