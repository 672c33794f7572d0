# SPDX-License-Identifier: MIT
"""What can go wrong with a ledger from outside, in words for players; ``faults`` recognises it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from mahjong_desk.ledger.server_place import Place
from mahjong_desk.texts import mark


class LedgerError(Exception):
    """The ledger could not do what it was asked to do, and wrote nothing.

    Its sentence is translated in the context ``LedgerError``; ``details`` is the message of the system, for a report.
    """

    template: str = mark("The ledger {path} cannot be used.")

    def __init__(self, path: Place, details: str = "", **more: Any) -> None:
        super().__init__(path, details)
        self.path = path
        self.details = details
        self.more = more

    @property
    def params(self) -> Mapping[str, str]:
        """The values of the placeholders of ``template``."""
        return {"path": str(self.path), **{name: str(value) for name, value in self.more.items()}}

    def __str__(self) -> str:
        """Returns the sentence in English."""
        return self.template.format(**self.params)


class LedgerLocked(LedgerError):
    """Another program is writing and did not finish in time."""

    template = mark(
        "Another program is writing to the ledger {path}. Nothing is lost: wait a moment, then try again.",
    )


class LedgerHeld(LedgerError):
    """Another window has the ledger open, on ``machine``."""

    template = mark(
        "The ledger {path} is open in another window on {machine}. Go on there, or close it there and try again. "
        "If nobody uses it there any more, open it here.",
    )


class LedgerReadOnly(LedgerError):
    """The file or its folder cannot be written."""

    template = mark(
        "The ledger {path} is read-only. Nothing is lost: allow writing to the file and its folder, then try again.",
    )


class LedgerDiskFull(LedgerError):
    """The disk is full."""

    template = mark(
        "The ledger {path} cannot grow: the disk is full. Nothing recorded is lost: make room, then try again.",
    )


class LedgerUnreachable(LedgerError):
    """The file or its folder cannot be made, found or read."""

    template = mark(
        "The ledger {path} cannot be reached. Nothing recorded is lost: check the disk and the folder, then try again.",
    )


class LedgerDamaged(LedgerError):
    """The file is cut off, overwritten or has wrong contents."""

    template = mark(
        "The ledger {path} is damaged. It was left as it is: repair it, or put it aside and start a new one.",
    )


class MatchDamaged(LedgerDamaged):
    """Not even the opening of a match can be read."""

    template = mark("The first entry of this match cannot be read. The other matches are fine; repair the ledger.")


class JournalBroken(LedgerDamaged):
    """An act was to be added to a match that is broken from the act ``entry`` on."""

    template = mark(
        "This match was changed outside Mahjong Desk, from entry {entry} on. It can be read but not continued: "
        "repair the ledger, or start a new match.",
    )


class LedgerForeign(LedgerError):
    """The file is a database of another program."""

    template = mark(
        "The file {path} belongs to another program. It was left as it is: choose another folder for the ledger.",
    )


class LedgerNewer(LedgerError):
    """The file was made by a newer version of the application."""

    template = mark(
        "The ledger {path} was made by a newer version of Mahjong Desk. It was left as it is: "
        "install the newer version to go on.",
    )


class LedgerChanged(LedgerError):
    """Another process has written to this match since it was read."""

    template = mark(
        "This match was continued in another window. Your entry is still here, but not recorded: look at both, then decide.",
    )


class LedgerBehind(LedgerError):
    """The database lacks ``count`` entries that its text copy has, the last one of ``last`` (UTC)."""

    template = mark(
        "The ledger {path} lacks {count} entries that its text copy has, up to {last}. Nothing is lost: repair it.",
    )


class LedgerLost(LedgerBehind):
    """The database is gone, and its text copy is still there."""

    template = mark(
        "The ledger {path} is gone. Its text copy still has all {count} entries, up to {last}: repair it.",
    )


class MirrorDiffers(LedgerError):
    """The database and its text copy disagree from the entry ``number`` on, or the text copy cannot be read there."""

    template = mark(
        "The ledger {path} and its text copy disagree from entry {number} on. Both were left as they are: repair the ledger.",
    )


class Moved(StrEnum):
    """What happened to a ledger that is open."""

    GONE = "gone"
    REPLACED = "replaced"
    OVERWRITTEN = "overwritten"
    LOG_GONE = "log gone"
    RESTORED = "restored"


class LedgerMoved(LedgerError):
    """The ledger under this name is not the one that was opened; ``how`` is a ``Moved``."""

    template = mark(
        "The ledger {path} was moved, deleted or exchanged while it was open. Your entry is still here, but not recorded.",
    )


class ServerUnreachable(LedgerUnreachable):
    """The server does not answer, or the connection was lost."""

    template = mark(
        "There is no connection to the ledger {path}. Nothing recorded is lost: what waits here is sent once the "
        "server answers again.",
    )


class ServerRefuses(LedgerError):
    """The server does not let this user in, or has no such database; ``details`` says why."""

    template = mark("The server refuses access to the ledger {path}: {why}")

    @property
    def params(self) -> Mapping[str, str]:
        """The values of the placeholders of ``template``."""
        return {**super().params, "why": self.details}


class NoSuchAddress(LedgerError):
    """The address of the server cannot be read."""

    template = mark(
        "This is not the address of a ledger on a server: {path}. It looks like postgresql://name@server/database.",
    )


class DriverMissing(LedgerError):
    """The library for servers is not installed."""

    template = mark(
        "To open the ledger {path}, a part of Mahjong Desk is missing: install mahjong-desk[postgresql].",
    )
