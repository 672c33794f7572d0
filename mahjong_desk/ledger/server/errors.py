# SPDX-License-Identifier: MIT
"""What the world can do to a ledger on a server and to the way there, in words for players."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import AbstractContextManager
from typing import Final

from mahjong_desk.ledger.errors import (
    LedgerDamaged,
    LedgerDiskFull,
    LedgerError,
    LedgerLocked,
    LedgerMoved,
    LedgerReadOnly,
    LedgerUnreachable,
    Moved,
)
from mahjong_desk.ledger.faults import told_by
from mahjong_desk.ledger.server_place import ServerPlace
from mahjong_desk.texts import mark


class ServerUnreachable(LedgerUnreachable):
    """The server does not answer, or the connection to it was cut."""

    template = mark(
        "There is no connection to the ledger {path}. Nothing recorded is lost: what waits here is delivered once the "
        "server answers again."
    )


class ServerRefuses(LedgerError):
    """The server does not know the user, or the password is wrong."""

    template = mark(
        "The server does not let you in to the ledger {path}: the name of the user or the password is not right."
    )


class ServerDistrusted(LedgerError):
    """There is no secure way to the server: encryption or certificate do not fit."""

    template = mark(
        "There is no secure connection to the ledger {path}: encryption or the certificate do not fit. "
        "Ask whoever looks after the server."
    )


class ServerForbids(LedgerReadOnly):
    """The user may not do what is needed."""

    template = mark(
        "The server lets this user read the ledger {path} at most, not write to it. "
        "Ask whoever looks after the server for the right to write."
    )


class ServerFull(LedgerUnreachable):
    """The server takes no more connections."""

    template = mark(
        "The server takes no more connections to the ledger {path}. Nothing recorded is lost: "
        "close a window elsewhere, then try again."
    )


class ServerBusy(LedgerLocked):
    """Others are writing and did not finish in time."""

    template = mark("Somebody else is writing to the ledger {path} just now. Nothing is lost: try again.")


class NoSuchDatabase(LedgerError):
    """The server has no database of that name."""

    template = mark(
        "The server has no database for the ledger {path}. Ask whoever looks after the server to create it."
    )


class NoSuchAddress(LedgerError):
    """The address cannot be read as one."""

    template = mark(
        "This is not the address of a ledger on a server: {path}. It looks like postgresql://name@server/database."
    )


class DriverMissing(LedgerError):
    """The library that speaks with the server is not installed."""

    template = mark("To open the ledger {path}, a part of Mahjong Desk is missing: install mahjong-desk[postgresql].")


class ServerRestored(LedgerMoved):
    """The server has not the ledger any more that was opened: one from before was restored, or one was begun anew."""

    def __init__(self, path: ServerPlace) -> None:
        super().__init__(path, Moved.RESTORED)


_BY_STATE: Final[Mapping[str, type[LedgerError]]] = {
    "28P01": ServerRefuses,
    "28000": ServerRefuses,
    "3D000": NoSuchDatabase,
    "42501": ServerForbids,
    "25006": LedgerReadOnly,
    "53100": LedgerDiskFull,
    "53300": ServerFull,
    "55P03": ServerBusy,
    "40001": ServerBusy,
    "40P01": ServerBusy,
    "XX001": LedgerDamaged,
    "XX002": LedgerDamaged,
}
"""By SQLSTATE, as PostgreSQL's manual lists them in its appendix A."""

_CONNECTION_CLASSES: Final = ("08", "57P")
"""The classes of SQLSTATE for a connection that failed, and a server that goes down."""

_BY_WORDS: Final[tuple[tuple[str, type[LedgerError]], ...]] = (
    (r"no encryption|SSL off|certificate|\bSSL\b|\bTLS\b|root\.crt", ServerDistrusted),
    (r"password|authentication|pg_hba|role \"", ServerRefuses),
    (r"database \".*\" does not exist", NoSuchDatabase),
    (r"too many (connections|clients)|connection slots", ServerFull),
)
"""What libpq says, in English, where no connection came about: then it gives no SQLSTATE."""


def explain(error: BaseException, place: ServerPlace) -> LedgerError | None:
    """Returns the error for players that an error of psycopg means, None for a fault of the application.

    Args:
        error: An error of ``psycopg``, or of SQLAlchemy around one.
        place: The database that was worked on.
    """
    cause = getattr(error, "orig", None) or error
    names = {kind.__name__ for kind in type(cause).__mro__ if kind.__module__.startswith("psycopg")}
    if not names:
        return None
    state, details = getattr(cause, "sqlstate", None), " ".join(str(cause).split())
    if state is not None:
        if state.startswith(_CONNECTION_CLASSES):
            return ServerUnreachable(place, details)
        kind = _BY_STATE.get(state)
        return kind(place, f"{state}: {details}") if kind is not None else None
    if "OperationalError" not in names:
        return None
    for words, meaning in _BY_WORDS:
        if re.search(words, details):
            return meaning(place, details)
    return ServerUnreachable(place, details)


def told(place: ServerPlace) -> AbstractContextManager[None]:
    """Turns the faults of the surroundings inside the block into ``LedgerError``, others go through.

    Raises:
        LedgerError: The one that fits.
    """
    return told_by(lambda error: explain(error, place))
