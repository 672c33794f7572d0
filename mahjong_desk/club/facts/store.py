# SPDX-License-Identifier: MIT
"""The file of the facts, which is created again if it is deleted or damaged.

It is separate from the ledger because it contains nothing that was entered. No other module of ``club`` imports ``sqlite3``.
"""

import json
import logging
import os
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from decimal import Decimal
from functools import lru_cache
from hashlib import sha256
from operator import attrgetter
from pathlib import Path
from typing import Any, get_type_hints

from platformdirs import user_cache_path

from mahjong_desk import __version__
from mahjong_desk.club.facts.match_facts import (
    AnyHit,
    FoundHand,
    HandFact,
    HandTally,
    MatchFacts,
    PlayerRef,
    RowRef,
    StintFact,
    WinFact,
    hit_kind,
)
from mahjong_desk.club.people.person import Appearance
from mahjong_desk.ledger.contents import MatchHead
from mahjong_desk.ledger.entry import ChainHead
from mahjong_desk.ledger.place import LedgerLocation

VERSION = 11
"""Increased whenever the facts contain more than before, or something else."""
CACHE_VERSION = f"{VERSION}/{__version__}"
"""The version that wrote the facts; another version may explain a hand differently, so it replaces them."""
IDS_PER_SECOND = 1 << 10
ROWS_PER_MATCH = 1 << 16
"""The ids reserved for the rows of a match; the contract allows fewer rows (contract.md §7)."""
WINS_PER_ROW = 1 << 2
"""The ids reserved for the wins of a row."""
_LAST_SECOND = (1 << 63) // (IDS_PER_SECOND * ROWS_PER_MATCH * WINS_PER_ROW) - 1
"""The last second, in the year 3058, whose ids SQLite can hold; later matches share it."""
JSON_VALUES = "(SELECT value FROM json_each(?))"
"""An SQL list of any length, bound as one parameter with ``json_list``."""
PLAYER_IDS = f"(SELECT id FROM players WHERE identity IN {JSON_VALUES})"
"""An SQL list of the ids of players with any of the given identities."""
_HAND_ENCODED = ("order", "players", "tenpai", "deltas")
_WIN_ENCODED = ("player", "yaku", "groups", "hand", "pao")
"""Fields with players or lists, which are encoded; they are the last columns, since SQLite skips long values slowly."""
_HAND = (*(name for name in HandFact._fields if name not in ("row", "wins", *_HAND_ENCODED)), *_HAND_ENCODED)
_WIN = (*(name for name in WinFact._fields if name not in _WIN_ENCODED), *_WIN_ENCODED)


def _columns(fact: type, names: Iterable[str]) -> str:
    """Returns SQL column definitions for fields of a fact; lists are stored as JSON."""
    hints = get_type_hints(fact)
    whole = {int, int | None, bool, PlayerRef}
    return ", ".join(f'"{name}" {"INTEGER" if hints[name] in whole else "TEXT"}' for name in names)


_TABLES = f"""
CREATE TABLE made (by TEXT NOT NULL, number INTEGER NOT NULL, hash TEXT NOT NULL) STRICT;
CREATE TABLE matches (
    id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, head TEXT NOT NULL, number_in_ledger INTEGER NOT NULL,
    session TEXT NOT NULL, number INTEGER NOT NULL, at TEXT NOT NULL,
    readable INTEGER, system TEXT NOT NULL, house TEXT, hands INTEGER NOT NULL, players INTEGER NOT NULL
) STRICT;
CREATE INDEX matches_at ON matches (at, number);
CREATE INDEX matches_session ON matches (session);
CREATE INDEX matches_system ON matches (system, at);
CREATE INDEX matches_ended ON matches (system, players, session, at, number_in_ledger) WHERE house IS NOT NULL;
CREATE INDEX matches_not_played ON matches (number_in_ledger) WHERE readable IS NULL;
CREATE TABLE players (
    id INTEGER PRIMARY KEY, identity TEXT NOT NULL, name TEXT NOT NULL, UNIQUE (identity, name)
) STRICT;
CREATE TABLE sat (
    player INTEGER NOT NULL, match INTEGER NOT NULL, place INTEGER NOT NULL, PRIMARY KEY (player, match, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX sat_match ON sat (match, place);
CREATE TABLE stints (
    match INTEGER NOT NULL, stint INTEGER NOT NULL, {_columns(StintFact, StintFact._fields[:-1])},
    score INTEGER, place INTEGER, result TEXT, {_columns(HandTally, HandTally._fields)}, PRIMARY KEY (match, stint)
) STRICT, WITHOUT ROWID;
CREATE INDEX stints_player ON stints (player, match);
CREATE TABLE hits (
    id INTEGER PRIMARY KEY, what TEXT NOT NULL, gave INTEGER, fouled INTEGER, folded TEXT NOT NULL,
    {_columns(WinFact, _WIN)}, {_columns(HandFact, _HAND)}
) STRICT;
CREATE INDEX hits_player ON hits (player);
"""
"""A hit is a win, or a hand without a win. Its id contains match and row, and the id of a match begins with its time: so hits are
in order of time, and those of a match are adjacent. ``made`` contains the end of the ledger's chain up to which ``sat`` was
read; ``readable`` is NULL until the match is replayed.
"""
_HIT_FIELDS = (*_WIN, *_HAND)
_HIT_COLUMNS = ", ".join(f'hits."{name}"' for name in _HIT_FIELDS)
_JSON_FIELDS = {
    name for fact in (HandFact, WinFact) for name, hint in get_type_hints(fact).items() if str(hint).startswith("tuple")
}
_HEAD_COLUMNS = "number_in_ledger, uuid, head, session, number, at"
_HEAD_ASSIGNMENTS = "number_in_ledger = ?, session = ?, number = ?, at = ?"
_MAX_PLAYERS = 1 << 16
"""Above the number of players that a match ever has, substitutes included."""
_LOCK_TIMEOUT = 0.5
"""Seconds to wait while another window writes facts of the same ledger."""
_encode = lru_cache(1 << 12)(json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode)
_hand_values = attrgetter(*_HAND[: -len(_HAND_ENCODED)])
_win_values = attrgetter(*_WIN[: -len(_WIN_ENCODED)])
_NO_WIN = (None,) * len(_WIN)
_FILE_SUFFIXES = ("", "-wal", "-shm", "-journal")
_log = logging.getLogger(__name__)


class FactsUnavailable(Exception):
    """The facts cannot be read any more and must be extracted again."""


def facts_path(place: LedgerLocation) -> Path:
    """Returns the path of the file with a ledger's facts."""
    location = os.fsencode(place.absolute() if isinstance(place, Path) else place.mirror)
    folder = user_cache_path("mahjong-desk", appauthor=False)
    return folder / "facts" / f"{sha256(location).hexdigest()[:16]}.sqlite3"


def json_list(values: Iterable[object]) -> str:
    return json.dumps(list(values), ensure_ascii=False)


def first_id_at(at: str) -> int:
    """Returns the lowest id of a match at this time, or 0 if the time is invalid."""
    try:
        return max(0, min(_LAST_SECOND, int(datetime.fromisoformat(at).timestamp()))) * IDS_PER_SECOND
    except ValueError:
        return 0


class FactStore:
    """Stores facts match by match, for one thread.

    Every method raises ``FactsUnavailable`` if the file is damaged or cannot be written; then extract the facts again.
    ``path`` is None while the facts are kept in memory because no file can be written.
    """

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self._players: dict[PlayerRef, int] = {}
        self._database = self._open()

    def close(self) -> None:
        """Closes the file; may be called twice."""
        self._database.close()

    def query(self, statement: str, values: Sequence[object] = ()) -> list[Any]:
        with self._handle_errors():
            return self._database.execute(statement, values).fetchall()

    def chain_end(self) -> ChainHead:
        """Returns the end of the ledger's chain up to which seats were read."""
        return ChainHead(*self.query("SELECT number, hash FROM made")[0])

    def known_matches(self) -> dict[str, MatchHead]:
        """Returns the matches whose seats were read, by UUID."""
        return {head.uuid: head for head in map(MatchHead._make, self.query(f"SELECT {_HEAD_COLUMNS} FROM matches"))}

    def pending_matches(self) -> list[MatchHead]:
        """Returns the matches that are still to be replayed, the newest first."""
        statement = f"SELECT {_HEAD_COLUMNS} FROM matches WHERE readable IS NULL ORDER BY number_in_ledger DESC"
        return [MatchHead(*line) for line in self.query(statement)]

    def appearances(self) -> tuple[Appearance, ...]:
        """Returns who sat at the matches, in order of first appearance."""
        statement = (
            "SELECT identity, name, first.at, last.at, numbers FROM ("
            f"SELECT player, min(match * {_MAX_PLAYERS} + place) AS came, max(match) AS went, group_concat(match) AS numbers "
            f"FROM sat GROUP BY player) JOIN players ON players.id = player "
            f"JOIN matches AS first ON first.id = came / {_MAX_PLAYERS} "
            "JOIN matches AS last ON last.id = went ORDER BY came"
        )
        return tuple(
            Appearance(identity, name, since, last, tuple(map(int, numbers.split(","))))
            for identity, name, since, last, numbers in self.query(statement)
        )

    def hits(self, hits: Sequence[int]) -> dict[int, AnyHit]:
        players = {number: PlayerRef(*player) for number, *player in self.query("SELECT * FROM players")}
        statement = (
            f"SELECT hits.id, uuid, number_in_ledger, matches.number, session, at, system, {_HIT_COLUMNS} FROM hits "
            f"JOIN matches ON matches.id = hits.id / {ROWS_PER_MATCH * WINS_PER_ROW} WHERE hits.id IN {JSON_VALUES}"
        )
        hands = {}
        for number, uuid, match, number_in_session, session, at, system, *columns in self.query(
            statement, (json_list(hits),)
        ):
            fields = {name: _decode(name, value) for name, value in zip(_HIT_FIELDS, columns, strict=True)}
            fields["players"] = tuple(players[player] for player in fields["players"])
            win = None
            if fields["seat"] is not None:
                fields["player"] = players[fields["player"]]
                win = WinFact(**{name: fields[name] for name in WinFact._fields})
            row = number // WINS_PER_ROW % ROWS_PER_MATCH
            hand = HandFact(row=row, wins=(), **{name: fields[name] for name in _HAND})
            hands[number] = FoundHand(win, RowRef(uuid, row), match, number_in_session, session, at, system, hand)
        return hands

    # Writing

    def store_seats(self, head: MatchHead, people: Sequence[PlayerRef]) -> bool:
        """Stores a match's seats, marks it for replay, and returns whether they changed."""
        with self._handle_errors(writing=True):
            row = self._found("SELECT id, at FROM matches WHERE uuid = ?", head.uuid)
            if row is not None and row[1] != head.at:
                self.forget([head.uuid])
                row = None
            if row is None:
                values = head.uuid, head.head, head.id, head.session, head.number, head.at
                match = self._insert("matches", self._new_match_id(head.at), *values, None, "", None, 0, 0)
            else:
                match = int(row[0])
                self._forget_facts(match)
                self._database.execute(
                    f"UPDATE matches SET {_HEAD_ASSIGNMENTS}, head = ?, readable = NULL, system = '', house = NULL WHERE id = ?",
                    (head.id, head.session, head.number, head.at, head.head, match),
                )
            before = self.query("SELECT player, match, place FROM sat WHERE match = ? ORDER BY place", (match,))
            now = [(self._player(player), match, place) for place, player in enumerate(people)]
            if before == now:
                return False
            self._database.execute("DELETE FROM sat WHERE match = ?", (match,))
            self._database.executemany("INSERT INTO sat VALUES (?, ?, ?)", now)
            return True

    def set_chain_end(self, end: ChainHead) -> None:
        """Stores the end of the ledger's chain up to which seats were read, and commits."""
        with self._handle_errors(writing=True):
            self._database.execute("UPDATE made SET number = ?, hash = ?", end)
            self._database.commit()

    def store_facts(self, head: MatchHead, facts: MatchFacts | None) -> None:
        """Stores the facts of a match, or None if it cannot be replayed."""
        with self._handle_errors(writing=True):
            (match,) = self._found("SELECT id FROM matches WHERE uuid = ?", head.uuid)
            columns = (
                (facts.system, decimal_text(facts.house), facts.played, len(facts.seats)) if facts else ("", None, 0, 0)
            )
            self._database.execute(
                "UPDATE matches SET readable = ?, system = ?, house = ?, hands = ?, players = ? WHERE id = ?",
                (int(facts is not None), *columns, match),
            )
            if facts is None:
                return
            seats = {seat.seat: seat for seat in facts.seats}
            stints = []
            for number, stint in enumerate(facts.stints):
                seat = seats[stint.seat]
                outcome = (seat.score, seat.place, decimal_text(seat.result)) if stint.remained else (None, None, None)
                stint_columns = stint.seat, self._player(stint.player), stint.first, stint.last, stint.remained
                stints.append((match, number, *stint_columns, *outcome, *stint.tally))
            self._insert_all("stints", stints)
            self._insert_all("hits", [row for hand in facts.hands for row in self._hits(match, hand)])

    def _hits(self, match: int, hand: HandFact) -> Iterator[tuple[object, ...]]:
        discarder, offender = (
            self._player(hand.players[seat]) if seat is not None else None for seat in (hand.discarder, hand.offender)
        )
        shared = (hit_kind(hand), discarder, offender, hand.note.casefold())
        tenpai = _encode(hand.tenpai) if hand.tenpai is not None else None
        players = tuple(map(self._player, hand.players))
        hand_columns = (*_hand_values(hand), _encode(hand.order), _encode(players), tenpai, _encode(hand.deltas))
        first = (match * ROWS_PER_MATCH + hand.row) * WINS_PER_ROW
        for place, win in enumerate(hand.wins or (None,)):
            win_columns = (*_win_values(win), *self._win_lists(win)) if win is not None else _NO_WIN
            yield first + place, *shared, *win_columns, *hand_columns

    def _win_lists(self, win: WinFact) -> tuple[object, ...]:
        return (self._player(win.player), _encode(win.yaku), _encode(win.groups), win.hand, _encode(win.pao))

    def retry_failed(self) -> None:
        """Marks the matches that could not be replayed for another attempt."""
        with self._handle_errors(writing=True):
            self._database.execute("UPDATE matches SET readable = NULL WHERE NOT readable")

    def forget(self, uuids: Iterable[str]) -> None:
        """Removes matches with their facts."""
        with self._handle_errors(writing=True):
            for uuid in uuids:
                for (match,) in self.query("SELECT id FROM matches WHERE uuid = ?", (uuid,)):
                    self._forget_facts(match)
                    self._database.execute("DELETE FROM sat WHERE match = ?", (match,))
                    self._database.execute("DELETE FROM matches WHERE id = ?", (match,))

    def commit(self) -> None:
        with self._handle_errors(writing=True):
            self._database.commit()

    def _forget_facts(self, match: int) -> None:
        first = match * ROWS_PER_MATCH * WINS_PER_ROW
        self._database.execute(
            "DELETE FROM hits WHERE id BETWEEN ? AND ?", (first, first + ROWS_PER_MATCH * WINS_PER_ROW - 1)
        )
        self._database.execute("DELETE FROM stints WHERE match = ?", (match,))

    def _new_match_id(self, at: str) -> int:
        """Returns a free id for a match that begins at this time; ids ascend with time."""
        first = first_id_at(at)
        statement = "SELECT max(id) FROM matches WHERE id BETWEEN ? AND ?"
        (last,) = self._found(statement, first, first + IDS_PER_SECOND - 1)
        return int(last) + 1 if last is not None else first

    def _player(self, player: PlayerRef) -> int:
        if player not in self._players:
            row = self._found("SELECT id FROM players WHERE (identity, name) = (?, ?)", *player)
            self._players[player] = int(row[0]) if row is not None else self._insert("players", None, *player)
        return self._players[player]

    def _found(self, statement: str, *values: object) -> Any:
        return self._database.execute(statement, values).fetchone()

    def _insert(self, table: str, *line: object) -> int:
        placeholders = ", ".join("?" * len(line))
        return int(self._database.execute(f"INSERT INTO {table} VALUES ({placeholders})", line).lastrowid or 0)

    def _insert_all(self, table: str, lines: Sequence[Sequence[object]]) -> None:
        if lines:
            placeholders = ", ".join("?" * len(lines[0]))
            self._database.executemany(f"INSERT INTO {table} VALUES ({placeholders})", lines)

    # The file

    def _open(self) -> sqlite3.Connection:
        # A file that is damaged or of another version is replaced: it contains nothing that was entered.
        for _ in range(2 if self.path is not None else 0):
            try:
                return self._create(self.path)
            except (OSError, sqlite3.Error) as error:
                _log.info("facts cannot be opened: %s", type(error).__name__)
                self._remove()
        self.path = None
        return self._create(None)

    def _create(self, path: Path | None) -> sqlite3.Connection:
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
        database = sqlite3.connect(path or ":memory:", timeout=_LOCK_TIMEOUT)
        try:
            database.execute("PRAGMA journal_mode = WAL")
            database.execute("PRAGMA synchronous = NORMAL")
            with closing(database.execute("SELECT name FROM sqlite_schema WHERE name = 'made'")) as tables:
                new = tables.fetchone() is None
            if new:
                database.executescript(_TABLES)
                database.execute("INSERT INTO made VALUES (?, ?, ?)", (CACHE_VERSION, *ChainHead()))
                database.commit()
            elif database.execute("SELECT by FROM made").fetchall() != [(CACHE_VERSION,)]:
                raise sqlite3.DatabaseError("made by another version")
        except BaseException:
            database.close()
            raise
        return database

    def _remove(self) -> None:
        if self.path is not None:
            for ending in _FILE_SUFFIXES:
                with suppress(OSError):
                    self.path.with_name(self.path.name + ending).unlink(missing_ok=True)

    @contextmanager
    def _handle_errors(self, *, writing: bool = False) -> Iterator[None]:
        try:
            yield
        except sqlite3.DatabaseError as error:
            if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_ERROR:
                # The statement is wrong, not the file.
                raise
            if writing and isinstance(error, sqlite3.OperationalError):
                # The disk is full or read-only, or another process writes: keep the file, and continue in memory.
                self.path = None
            _log.warning("facts are extracted again: %s", getattr(error, "sqlite_errorname", type(error).__name__))
            self._database.close()
            self._remove()
            self._players.clear()
            self._database = self._open()
            raise FactsUnavailable from error


def decimal_text(number: Decimal | None) -> str | None:
    """Returns an exact number as it is stored."""
    return str(number) if number is not None else None


def _decode(name: str, value: Any) -> Any:
    return _to_tuples(json.loads(value)) if name in _JSON_FIELDS and value is not None else value


def _to_tuples(value: Any) -> Any:
    return tuple(map(_to_tuples, value)) if isinstance(value, list) else value
