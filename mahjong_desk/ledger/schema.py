# SPDX-License-Identifier: MIT
"""The tables of the newest schema, as the statements of ``ledger`` use them.

What a file really gets is made by the scripts in ``migrations``; a test holds the two against each other.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, ForeignKey, Identity, Index, Integer, MetaData, Table, Text, UniqueConstraint

metadata: Final = MetaData()

sessions: Final = Table(
    "sessions",
    metadata,
    Column("id", Integer, Identity(), primary_key=True),
    Column("name", Text, nullable=False),
    Column("started_at", Text, nullable=False),
    Column("uuid", Text, nullable=False, server_default=""),
    sqlite_strict=True,
)

matches: Final = Table(
    "matches",
    metadata,
    Column("id", Integer, Identity(), primary_key=True),
    Column("session_id", Integer, ForeignKey("sessions.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("opened_at", Text, nullable=False),
    Column("head", Text, nullable=False),
    Column("length", Integer, nullable=False),
    Column("uuid", Text, nullable=False, server_default=""),
    UniqueConstraint("session_id", "number"),
    sqlite_strict=True,
)

# Without row ids there is no second copy of the key that could disagree with the first.
journal: Final = Table(
    "journal",
    metadata,
    Column("match_id", Integer, ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("at", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("payload", Text, nullable=False),
    Column("previous", Text, nullable=False),
    Column("hash", Text, nullable=False),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

# A line a change; the line with the highest id says what a preset is now.
house_rules: Final = Table(
    "house_rules",
    metadata,
    Column("id", Integer, Identity(), primary_key=True),
    Column("preset", Integer, nullable=False),
    Column("at", Text, nullable=False),
    Column("kept", Integer, nullable=False),
    Column("ruleset", Text, nullable=False),
    Column("version", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("options", Text, nullable=False),
    sqlite_strict=True,
)

# A line a change; the line with the highest id says what the rates of a session are.
session_rates: Final = Table(
    "session_rates",
    metadata,
    Column("id", Integer, Identity(), primary_key=True),
    Column("session_id", Integer, ForeignKey("sessions.id"), nullable=False),
    Column("at", Text, nullable=False),
    Column("rates", Text, nullable=False),
    sqlite_strict=True,
)

# A line an answer; what was learned is worked out from all of them.
drill_answers: Final = Table(
    "drill_answers",
    metadata,
    Column("id", Integer, Identity(), primary_key=True),
    Column("at", Text, nullable=False),
    Column("answer", Text, nullable=False),
    sqlite_strict=True,
)

# A line an act; who the people of the club are, and all else of it, is folded from all of them.
club_acts: Final = Table(
    "club_acts",
    metadata,
    Column("id", Integer, Identity(), primary_key=True),
    Column("uuid", Text, nullable=False),
    Column("at", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("act", Text, nullable=False),
    sqlite_strict=True,
)

# A line for everything that was entered, whatever it was; what the other tables hold follows from it.
chain: Final = Table(
    "chain",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("content", Text, nullable=False),
    Column("previous", Text, nullable=False),
    Column("hash", Text, nullable=False),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

Index("sessions_uuid", sessions.c.uuid, unique=True)
Index("matches_uuid", matches.c.uuid, unique=True)
Index("club_acts_uuid", club_acts.c.uuid, unique=True)
Index("club_acts_subject", club_acts.c.subject, club_acts.c.at)

APPEND_ONLY: Final = (
    "CREATE TRIGGER journal_keeps_its_entries BEFORE UPDATE ON journal "
    "BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END",
    "CREATE TRIGGER journal_loses_no_entry BEFORE DELETE ON journal "
    "BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END",
    "CREATE TRIGGER house_rules_keep_their_lines BEFORE UPDATE ON house_rules "
    "BEGIN SELECT RAISE(ABORT, 'house rules are append-only'); END",
    "CREATE TRIGGER house_rules_lose_no_line BEFORE DELETE ON house_rules "
    "BEGIN SELECT RAISE(ABORT, 'house rules are append-only'); END",
    "CREATE TRIGGER session_rates_keep_their_lines BEFORE UPDATE ON session_rates "
    "BEGIN SELECT RAISE(ABORT, 'rates are append-only'); END",
    "CREATE TRIGGER session_rates_lose_no_line BEFORE DELETE ON session_rates "
    "BEGIN SELECT RAISE(ABORT, 'rates are append-only'); END",
    "CREATE TRIGGER drill_answers_keep_their_lines BEFORE UPDATE ON drill_answers "
    "BEGIN SELECT RAISE(ABORT, 'answers to drills are append-only'); END",
    "CREATE TRIGGER drill_answers_lose_no_line BEFORE DELETE ON drill_answers "
    "BEGIN SELECT RAISE(ABORT, 'answers to drills are append-only'); END",
    "CREATE TRIGGER club_acts_keep_their_lines BEFORE UPDATE ON club_acts "
    "BEGIN SELECT RAISE(ABORT, 'the acts of the club are append-only'); END",
    "CREATE TRIGGER club_acts_lose_no_line BEFORE DELETE ON club_acts "
    "BEGIN SELECT RAISE(ABORT, 'the acts of the club are append-only'); END",
    "CREATE TRIGGER chain_keeps_its_links BEFORE UPDATE ON chain "
    "BEGIN SELECT RAISE(ABORT, 'the chain is append-only'); END",
    "CREATE TRIGGER chain_loses_no_link BEFORE DELETE ON chain "
    "BEGIN SELECT RAISE(ABORT, 'the chain is append-only'); END",
)
"""The triggers that refuse what only a mistake could want."""
