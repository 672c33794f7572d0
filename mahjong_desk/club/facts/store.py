# SPDX-License-Identifier: MIT
"""Where facts are kept between two starts: a file that can be deleted at any time, and is made anew where it is amiss.

This file and not the ledger: it holds nothing that was entered. It is the one place of ``club`` that knows a database.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from mahjong_desk.club.facts.lines import hand_line, hit_line, stint_line, text_of, win_line
from mahjong_desk.club.facts.tables import MADE_BY, MATCHES_A_SECOND, ROWS, TABLES, WINS
from mahjong_desk.club.facts.told import HandFact, Player, Tally, Told
from mahjong_desk.club.facts.traits import Trait, TraitKind, traits_of
from mahjong_desk.club.people.appearance import Appearance
from mahjong_desk.ledger.chain import End
from mahjong_desk.ledger.records import MatchHead
from mahjong_desk.ledger.server_place import Place, ServerPlace

_log: Final = logging.getLogger(__name__)
_IN_MEMORY: Final = ":memory:"
_WAIT: Final = 0.5
"""How long to wait for another window that keeps facts of the same ledger, seconds."""
_COMPANIONS: Final = ("", "-wal", "-shm", "-journal")
_HEAD: Final = "number_in_ledger, uuid, head, session, number, at"
_WHERE: Final = "number_in_ledger = ?, session = ?, number = ?, at = ?"
_SAT: Final = "player, match, place"
_PLACES: Final = 1 << 16
"""More than ever sat at a match."""
_SUM: Final = (
    f"INSERT INTO of_everybody SELECT system, players, count(*), {', '.join(f'sum(stints.{field})' for field in Tally._fields)} "
    "FROM stints JOIN matches ON matches.id = match WHERE match = ? GROUP BY system, players "
    "ON CONFLICT (system, players) DO UPDATE SET "
    + ", ".join(f"{field} = {field} {{sign}} excluded.{field}" for field in ("stints", *Tally._fields))
)
"""Adds the stints of a match to those of everybody, or takes them away."""


class FactsLost(Exception):
    """The facts cannot be read any more: they are being made anew, and nobody may be told what is left of them."""


def facts_file(place: Place) -> Path:
    """Returns where the facts of a ledger are kept."""
    from platformdirs import user_cache_path

    named = str(place.book if isinstance(place, ServerPlace) else place.absolute())
    folder = user_cache_path("mahjong-desk", appauthor=False)
    return folder / "facts" / f"{sha256(named.encode()).hexdigest()[:16]}.sqlite3"


class FactStore:
    """Keeps facts, match by match; for one thread.

    Attributes:
        path: The file; None where they are kept in memory, because nothing can be written there.
    """

    def __init__(self, path: Path | None) -> None:
        """Opens a file, makes it anew where it was made otherwise or is damaged, and does without where it cannot."""
        self.path = path
        self._players: dict[Player, int] = {}
        self._traits: dict[Trait, int] = {}
        self._database = self._opened()

    def close(self) -> None:
        """Closes the file; may be called twice."""
        self._database.close()

    def begin_anew(self) -> None:
        """Forgets everything."""
        self._database.close()
        self._remove()
        self._players.clear()
        self._traits.clear()
        self._database = self._opened()

    def end(self) -> End:
        """Returns where the chain of the ledger ended when it was looked at who sat where."""
        return End(*self.ask("SELECT number, hash FROM made", ())[0])

    def known(self) -> dict[str, MatchHead]:
        """Returns the matches that were looked at, by their identity."""
        return {head.uuid: head for head in map(MatchHead._make, self.ask(f"SELECT {_HEAD} FROM matches", ()))}

    def not_played(self) -> list[MatchHead]:
        """Returns the matches that are still to be played, the newest first."""
        statement = f"SELECT {_HEAD} FROM matches WHERE readable IS NULL ORDER BY number_in_ledger DESC"
        return [MatchHead(*line) for line in self.ask(statement, ())]

    def appearances(self) -> tuple[Appearance, ...]:
        """Returns who sat at the matches, in the order in which they first did."""
        statement = (
            "SELECT identity, name, first.at, last.at, numbers FROM ("
            f"SELECT player, min(match * {_PLACES} + place) AS came, max(match) AS went, group_concat(match) AS numbers "
            f"FROM sat GROUP BY player) JOIN players ON players.id = player JOIN matches AS first ON first.id = came / {_PLACES} "
            "JOIN matches AS last ON last.id = went ORDER BY came"
        )
        return tuple(
            Appearance(identity, name, since, last, tuple(map(int, numbers.split(","))))
            for identity, name, since, last, numbers in self.ask(statement, ())
        )

    def ask(self, statement: str, values: Sequence[object]) -> list[Any]:
        """Returns what a statement finds.

        Raises:
            FactsLost: The file is damaged.
        """
        try:
            return self._database.execute(statement, values).fetchall()
        except sqlite3.OperationalError as error:
            if _is_fault_of_ours(error):
                raise
            raise self._lost(error) from error
        except sqlite3.DatabaseError as error:
            raise self._lost(error) from error

    def seat(self, head: MatchHead, people: Sequence[Player]) -> bool:
        """Keeps who sat at a match that is to be played; tells whether others did so far as is known.

        Args:
            head: The match as its ledger has it now.
            people: Everybody who sat there: those who began by seat, then those who came.

        Raises:
            FactsLost: The file can no longer be written to; the facts are in memory from now on.
        """
        with self._writing():
            found = self._database.execute("SELECT id, at FROM matches WHERE uuid = ?", (head.uuid,)).fetchone()
            if found is not None and found[1] != head.at:
                self._forget([head.uuid])
                found = None
            if found is None:
                where = head.uuid, head.head, head.id, head.session, head.number, head.at
                match = self._insert("matches", (self._free_number(head.at), *where, None, "", None, 0, 0))
                before = []
            else:
                match = int(found[0])
                self._forget_told(match)
                self._database.execute(
                    f"UPDATE matches SET {_WHERE}, head = ?, readable = NULL, system = '', house = NULL WHERE id = ?",
                    (head.id, head.session, head.number, head.at, head.head, match),
                )
                before = self._database.execute(
                    f"SELECT {_SAT} FROM sat WHERE match = ? ORDER BY place", (match,)
                ).fetchall()
            now = [(self._player(player), match, place) for place, player in enumerate(people)]
            if before == now:
                return False
            if before:
                self._database.execute("DELETE FROM sat WHERE match = ?", (match,))
            self._database.executemany("INSERT INTO sat VALUES (?, ?, ?)", now)
            return True

    def reached(self, end: End) -> None:
        """Keeps up to where the chain of the ledger was followed, and writes what was kept since.

        Raises:
            FactsLost: As ``seat`` does.
        """
        with self._writing():
            self._database.execute("UPDATE made SET number = ?, hash = ?", end)
            self._database.commit()

    def keep(self, head: MatchHead, told: Told | None) -> None:
        """Keeps what a match tells of which it is known who sat there; None for a match that cannot be played.

        Raises:
            FactsLost: As ``seat`` does.
        """
        with self._writing():
            (match,) = self._database.execute("SELECT id FROM matches WHERE uuid = ?", (head.uuid,)).fetchone()
            self._forget_told(match)
            line = (
                (told.system, text_of(told.house), told.played, len(told.seats))
                if told is not None
                else ("", None, 0, 0)
            )
            self._database.execute(
                "UPDATE matches SET readable = ?, system = ?, house = ?, hands = ?, players = ? WHERE id = ?",
                (int(told is not None), *line, match),
            )
            if told is not None:
                self._keep_stints(match, told)
                for hand in told.hands:
                    self._keep_hand(match, told, hand)

    def try_again(self) -> None:
        """Has those matches played once more that could not be.

        Raises:
            FactsLost: As ``seat`` does.
        """
        with self._writing():
            self._database.execute("UPDATE matches SET readable = NULL WHERE NOT readable")

    def moved(self, heads: Iterable[MatchHead]) -> None:
        """Keeps where matches stand that are the same, but have another number in the ledger.

        Raises:
            FactsLost: As ``seat`` does.
        """
        statement = f"UPDATE matches SET {_WHERE} WHERE uuid = ?"
        with self._writing():
            self._database.executemany(
                statement, [(head.id, head.session, head.number, head.at, head.uuid) for head in heads]
            )

    def forget(self, uuids: Iterable[str]) -> None:
        """Forgets matches that the ledger no longer has.

        Raises:
            FactsLost: As ``seat`` does.
        """
        with self._writing():
            self._forget(uuids)

    def commit(self) -> None:
        """Writes what was kept since.

        Raises:
            FactsLost: As ``seat`` does.
        """
        with self._writing():
            self._database.commit()

    # What is kept

    def _forget(self, uuids: Iterable[str]) -> None:
        for uuid in uuids:
            found = self._database.execute("SELECT id FROM matches WHERE uuid = ?", (uuid,)).fetchone()
            if found is None:
                continue
            (match,) = found
            self._forget_told(match)
            self._database.execute("DELETE FROM sat WHERE match = ?", (match,))
            self._database.execute("DELETE FROM matches WHERE id = ?", (match,))

    def _forget_told(self, match: int) -> None:
        if self._database.execute("SELECT readable FROM matches WHERE id = ?", (match,)).fetchone() != (1,):
            return
        self._database.execute(_SUM.format(sign="-"), (match,))
        hands = match * ROWS, (match + 1) * ROWS - 1
        hits = hands[0] * WINS, (hands[1] + 1) * WINS - 1
        traits = self._database.execute("SELECT hit, traits FROM traits_by_hit WHERE hit BETWEEN ? AND ?", hits)
        lines = [(int(trait), hit) for hit, told in traits.fetchall() for trait in told.split()]
        self._database.executemany("DELETE FROM hits_by_trait WHERE trait = ? AND hit = ?", lines)
        for table, key, bounds in _BY_RANGE:
            self._database.execute(
                f"DELETE FROM {table} WHERE {key} BETWEEN ? AND ?", hits if bounds == "hits" else hands
            )
        self._database.execute("DELETE FROM stints WHERE match = ?", (match,))

    def _free_number(self, at: str) -> int:
        """Returns a number for a match that begins then: the later, the greater."""
        first = first_number(at)
        statement = "SELECT max(id) FROM matches WHERE id BETWEEN ? AND ?"
        (last,) = self._database.execute(statement, (first, first + MATCHES_A_SECOND - 1)).fetchone()
        return int(last) + 1 if last is not None else first

    def _keep_stints(self, match: int, told: Told) -> None:
        remaining = {seat.seat: seat for seat in told.seats}
        for number, stint in enumerate(told.stints):
            self._insert("stints", (match, number, *stint_line(stint, self._player(stint.player), remaining)))
        self._database.execute(_SUM.format(sign="+"), (match,))

    def _keep_hand(self, match: int, told: Told, hand: HandFact) -> None:
        number = match * ROWS + hand.row
        self._insert("hands", (number, *hand_line(hand, [self._player(player) for player in hand.players])))
        if hand.note:
            self._insert("notes", (number, hand.note.casefold()))
        ruleset = told.system.partition("/")[0]
        system = self._trait(Trait(TraitKind.SYSTEM, "", told.system))
        if not hand.wins:
            self._keep_hit(number * WINS, hit_line(hand, None, system), traits_of(ruleset, hand, None))
        for place, win in enumerate(hand.wins):
            won = number * WINS + place
            self._insert("wins", (won, *win_line(win, self._player(win.player))))
            self._keep_hit(won, hit_line(hand, win, system), traits_of(ruleset, hand, win))

    def _keep_hit(self, hit: int, line: Sequence[object], traits: Iterable[Trait]) -> None:
        self._insert("hits", (hit, *line))
        numbers = [self._trait(trait) for trait in traits]
        self._database.executemany("INSERT INTO hits_by_trait VALUES (?, ?)", [(number, hit) for number in numbers])
        self._insert("traits_by_hit", (hit, " ".join(map(str, numbers))))

    def _player(self, player: Player) -> int:
        if player not in self._players:
            found = self._database.execute("SELECT id FROM players WHERE (identity, name) = (?, ?)", player).fetchone()
            self._players[player] = int(found[0]) if found is not None else self._insert("players", (None, *player))
        return self._players[player]

    def _trait(self, trait: Trait) -> int:
        if trait not in self._traits:
            statement = "SELECT id FROM traits WHERE (kind, ruleset, text) = (?, ?, ?)"
            found = self._database.execute(statement, trait).fetchone()
            self._traits[trait] = int(found[0]) if found is not None else self._insert("traits", (None, *trait))
        return self._traits[trait]

    def _insert(self, table: str, line: Sequence[object]) -> int:
        gaps = ", ".join("?" * len(line))
        return int(self._database.execute(f"INSERT INTO {table} VALUES ({gaps})", line).lastrowid or 0)

    # The file

    def _opened(self) -> sqlite3.Connection:
        if self.path is not None:
            with suppress(OSError, sqlite3.Error):
                return self._made(self.path)
            # Damaged, of another version, or no database: nothing is lost with it.
            self._remove()
            try:
                return self._made(self.path)
            except (OSError, sqlite3.Error) as error:
                _log.info("facts are kept in memory: %s", type(error).__name__)
        self.path = None
        return self._made(None)

    def _made(self, path: Path | None) -> sqlite3.Connection:
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
        database = sqlite3.connect(path or _IN_MEMORY, timeout=_WAIT)
        try:
            database.execute("PRAGMA journal_mode = WAL")
            database.execute("PRAGMA synchronous = NORMAL")
            with closing(database.execute("SELECT name FROM sqlite_schema WHERE name = 'made'")) as tables:
                new = tables.fetchone() is None
            if new:
                database.executescript(TABLES)
                database.execute("INSERT INTO made VALUES (?, ?, ?)", (MADE_BY, *End()))
                database.commit()
            elif database.execute("SELECT by FROM made").fetchall() != [(MADE_BY,)]:
                raise sqlite3.DatabaseError("made by another version")
        except BaseException:
            database.close()
            raise
        return database

    def _remove(self) -> None:
        if self.path is not None:
            for ending in _COMPANIONS:
                with suppress(OSError):
                    self.path.with_name(self.path.name + ending).unlink(missing_ok=True)

    @contextmanager
    def _writing(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.OperationalError as error:
            if _is_fault_of_ours(error):
                raise
            # No room, no longer allowed, or somebody else writes: what the file says stays true of the heads it names.
            self.path = None
            raise self._lost(error) from error
        except sqlite3.DatabaseError as error:
            raise self._lost(error) from error

    def _lost(self, error: sqlite3.Error) -> FactsLost:
        _log.warning("facts are made anew: %s", getattr(error, "sqlite_errorname", type(error).__name__))
        self.begin_anew()
        return FactsLost()


_OURS: Final = sqlite3.SQLITE_ERROR
_BY_RANGE: Final = (
    ("hands", "id", "hands"),
    ("notes", "hand", "hands"),
    ("wins", "id", "hits"),
    ("hits", "id", "hits"),
    ("traits_by_hit", "hit", "hits"),
)
"""What lies together by match: the tables, the numbers in them, and what these number."""


def _is_fault_of_ours(error: sqlite3.Error) -> bool:
    """Tells whether a statement is wrong, and not the file."""
    return getattr(error, "sqlite_errorcode", None) == _OURS


def first_number(at: str) -> int:
    """Returns the least number of a match that begins then; 0 for what is no moment."""
    try:
        return max(0, int(datetime.fromisoformat(at).timestamp())) * MATCHES_A_SECOND
    except ValueError:
        return 0
