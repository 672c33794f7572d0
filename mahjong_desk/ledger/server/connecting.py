# SPDX-License-Identifier: MIT
"""Connections to a server as this program uses them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from mahjong_desk.ledger.server.errors import NoSuchAddress
from mahjong_desk.ledger.server_place import SCHEMES, ServerPlace

Connection = psycopg.Connection[tuple[Any, ...]]

_OTHERWISE: Final[Mapping[str, Any]] = {
    "connect_timeout": 2,  # seconds, the least that libpq knows
    "application_name": "Mahjong Desk",
    "client_encoding": "UTF8",
    # A cable that was pulled is noticed within seconds, not after the two hours of the system.
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 5000,
}
"""What holds where the address does not say otherwise."""


def connect(place: ServerPlace, timeout: float) -> Connection:
    """Returns a connection on which nothing is begun unless it is asked for, and whose commits are on the disk.

    Args:
        place: The database.
        timeout: How long to wait for others who are writing, seconds.

    Raises:
        NoSuchAddress: If the address cannot be read.
        psycopg.OperationalError: If there is no way there.
    """
    try:
        # What libpq says of an address may repeat a part of the password.
        asked = conninfo_to_dict(place.url) if place.url.startswith(SCHEMES) else None
    except psycopg.ProgrammingError:
        asked = None
    if asked is None:
        raise NoSuchAddress(place)
    connection = psycopg.connect(make_conninfo(**{**_OTHERWISE, **asked}), autocommit=True)
    try:
        connection.execute("SELECT set_config('lock_timeout', %s, false)", (f"{int(timeout * 1000)}ms",))
        connection.execute(
            "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
        )
    except BaseException:
        connection.close()
        raise
    return connection


def is_lost(connection: Connection) -> bool:
    """Tells whether the connection is none any more."""
    return connection.closed or connection.broken
