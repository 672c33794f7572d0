# SPDX-License-Identifier: MIT
"""The tables on a server: made where there are none, brought up to date where they are older, and growing only."""

from __future__ import annotations

import logging
from typing import Final

from sqlalchemy import Connection

from mahjong_desk.ledger.chain import Line
from mahjong_desk.ledger.database import Readable
from mahjong_desk.ledger.errors import LedgerForeign, LedgerNewer
from mahjong_desk.ledger.inspection import NEWEST, TABLES
from mahjong_desk.ledger.links import read_lines
from mahjong_desk.ledger.projecting import project
from mahjong_desk.ledger.schema import metadata
from mahjong_desk.ledger.server_place import ServerPlace

CHANNEL: Final = "mahjong_desk"
"""On which the number of each new link is told."""

GROWING: Final = ("journal", "house_rules", "session_rates", "drill_answers", "club_acts", "chain")
"""The tables in which nothing is ever changed."""

_log = logging.getLogger(__name__)

_VERSION_TABLE: Final = "mahjong_desk_schema"
_TELLING: Final = (
    "CREATE OR REPLACE FUNCTION mahjong_desk_keeps() RETURNS trigger LANGUAGE plpgsql AS "
    "$$ BEGIN RAISE EXCEPTION USING MESSAGE = TG_TABLE_NAME || ' is append-only'; END $$",
    "CREATE OR REPLACE FUNCTION mahjong_desk_tells() RETURNS trigger LANGUAGE plpgsql AS "
    f"$$ BEGIN PERFORM pg_notify('{CHANNEL}', NEW.number::text); RETURN NULL; END $$",
    "CREATE TRIGGER chain_tells_of_its_links AFTER INSERT ON chain FOR EACH ROW EXECUTE FUNCTION mahjong_desk_tells()",
)
_GROWS: Final = (
    "CREATE TRIGGER {table}_keeps_its_rows BEFORE UPDATE OR DELETE OR TRUNCATE ON {table} "
    "FOR EACH STATEMENT EXECUTE FUNCTION mahjong_desk_keeps()"
)


def version_of(database: Readable, place: ServerPlace) -> int:
    """Returns the schema version of a ledger on a server; 0 where the database is empty.

    Raises:
        LedgerForeign: If its tables are those of another program.
        LedgerNewer: If a newer version has made it.
    """
    statement = "SELECT count(*) FROM pg_catalog.pg_tables WHERE schemaname = current_schema() AND tablename = ?"
    if not database.execute(statement, (_VERSION_TABLE,)).fetchone()[0]:
        for table in TABLES:
            if database.execute(statement, (table,)).fetchone()[0]:
                raise LedgerForeign(place, f"there is a table {table}, but none that says it is ours")
        return 0
    version = int(database.execute(f"SELECT max(version) FROM {_VERSION_TABLE}").fetchone()[0])
    if version > NEWEST:
        raise LedgerNewer(place, f"schema {version}, known up to {NEWEST}")
    return version


def make(connection: Connection) -> None:
    """Makes the tables of the newest schema, without a row."""
    metadata.create_all(connection, checkfirst=False)
    for statement in _TELLING:
        connection.exec_driver_sql(statement)
    for table in GROWING:
        connection.exec_driver_sql(_GROWS.format(table=table))
    connection.exec_driver_sql(f"CREATE TABLE {_VERSION_TABLE} (version integer PRIMARY KEY)")
    connection.exec_driver_sql(f"INSERT INTO {_VERSION_TABLE} VALUES ({NEWEST})")


def make_anew(connection: Connection, database: Readable, place: ServerPlace) -> None:
    """Makes the tables of an older schema anew, out of the chain: whatever stands in them follows from it.

    Raises:
        LedgerDamaged: If an entry cannot be read; everything is then as it was once the caller has rolled back.
    """
    lines: list[Line] = list(read_lines(database, place, 0))
    for table in (*TABLES, _VERSION_TABLE):
        connection.exec_driver_sql(f"DROP TABLE IF EXISTS {table} CASCADE")
    make(connection)
    for line in lines:
        project(database, line)
    _log.info("brought up to date, with %d entries", len(lines))
