# SPDX-License-Identifier: MIT
"""What can go wrong with a ledger from outside, in words for players; ``faults`` recognises it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import ClassVar

from mahjong_desk.ledger.server_place import Place
from mahjong_desk.texts import mark


class LedgerError(Exception):
    """The ledger could not do what it was asked to do, and wrote nothing.

    ``details`` is the message of the system, for a report. ``why`` is a reason with a sentence of its own.
    """

    sentence: ClassVar[str] = mark("The ledger {path} cannot be used.")
    why: Enum | None = None

    def __init__(self, path: Place, details: str = "", *, why: Enum | None = None, **values: object) -> None:
        super().__init__(path, details)
        self.path = path
        self.details = details
        self.why = why or self.why
        self._values = {"path": path, "details": details, **values}

    @property
    def template(self) -> str:
        """The English sentence with ``{placeholders}``."""
        return self.why.value if self.why is not None else self.sentence

    @property
    def params(self) -> Mapping[str, str]:
        return {name: str(value) for name, value in self._values.items()}

    def __str__(self) -> str:
        return self.template.format(**self.params)


class Holder(Enum):
    """What has a ledger open, although no program is writing, with the sentence for players."""

    MACHINE = mark(
        "The ledger {path} is open on {machine}. Continue there, or close it there and try "
        "again. If nobody uses it there any more, open it here."
    )
    WINDOW = mark(
        "The ledger {path} is open in another window that is not responding. Wait, or close "
        "that window, then try again. Nothing is lost."
    )


class LedgerLocked(LedgerError):
    """Another program is writing and does not finish in time, or ``why`` names who has the ledger open."""

    sentence = mark(
        "Another program is using the ledger {path}. Nothing is lost: close the other program, then try again."
    )
    why: Holder | None


class LedgerReadOnly(LedgerError):
    """The file or its folder cannot be written."""

    sentence = mark(
        "The ledger {path} is read-only. Nothing is lost: allow writing to the file and its folder, then try again."
    )


class LedgerDiskFull(LedgerError):
    """The disk is full."""

    sentence = mark(
        "The ledger {path} cannot be written: the disk is full. Nothing recorded is lost: free some "
        "space, then try again."
    )


class LedgerGone(LedgerError):
    """The file or its folder cannot be made, found or read."""

    sentence = mark(
        "The ledger {path} cannot be reached. Nothing recorded is lost: check the disk and the folder, then try again."
    )


class Damage(Enum):
    """What of a ledger is damaged, with the sentence for players."""

    DATABASE = mark(
        "The ledger {path} is damaged and was left unchanged. Repair it, or set it aside and start a new one."
    )
    LOST = mark("The ledger {path} is missing. Its text copy still has all {count} entries, up to {last}: repair it.")
    BEHIND = mark(
        "The ledger {path} lacks {count} entries that its text copy has, up to {last}. Nothing is lost: repair it."
    )
    TEXT_COPY = mark(
        "The ledger {path} and its text copy disagree from entry {entry} on. Both were left "
        "unchanged: repair the ledger."
    )
    OPENING = mark("The first entry of this match cannot be read. The other matches are fine; repair the ledger.")
    ACTS = mark(
        "This match was changed outside Mahjong Desk from entry {entry} on. It can be read but not "
        "continued: repair the ledger, or start a new match."
    )


class LedgerDamaged(LedgerError):
    """Something of the ledger is not what was written."""

    why: Damage = Damage.DATABASE


class FileChange(Enum):
    """Why the file under the name of a ledger is not that ledger, with the sentence for players."""

    GONE = mark("The ledger {path} was deleted or moved while it was open. Your entry is still here but not recorded.")
    REPLACED = mark(
        "The ledger {path} was replaced by another file while it was open. Your entry is still here but not recorded."
    )
    OVERWRITTEN = mark(
        "Another program overwrote the ledger {path} while it was open. Your entry is still here but not recorded."
    )
    LOG_GONE = mark(
        "Another program removed the log of the ledger {path} while it was open. Your entry is still "
        "here but not recorded."
    )
    RESTORED = mark(
        "The ledger {path} on the server is no longer the one you opened: an older one has replaced "
        "it. Your entry is still here but not recorded."
    )
    FOREIGN = mark(
        "The file {path} belongs to another program and was left unchanged. Choose another folder for the ledger."
    )


class LedgerReplaced(LedgerError):
    """Another file is under this name than the ledger, or none."""

    why: FileChange


class LedgerNewer(LedgerError):
    """The file was made by a newer version of the application."""

    sentence = mark(
        "The ledger {path} was made by a newer version of Mahjong Desk and was left unchanged. "
        "Install the newer version to continue."
    )


class Continuation(Enum):
    """What became of an entry because a match was continued elsewhere, with the sentence for players."""

    REFUSED = mark(
        "This match was continued in another window. Your entry is still here but not recorded: "
        "compare both, then decide."
    )
    NONE_PENDING = mark(
        "This match was continued in another window. What you typed is still here: see what "
        "was done, then continue from there."
    )


class LedgerChanged(LedgerError):
    """Another process has written to this match since it was read."""

    why: Continuation = Continuation.REFUSED


class ServerAway(LedgerError):
    """The server does not answer, or the connection was lost."""

    sentence = mark(
        "There is no connection to the ledger {path}. Nothing recorded is lost: waiting entries are "
        "sent once the server responds again."
    )


class Obstacle(Enum):
    """Why a ledger on a server cannot be opened, with the sentence for players."""

    ACCESS = mark("The server refuses access to the ledger {path}: {details}")
    ADDRESS = mark(
        "This is not the address of a ledger on a server: {path}. It looks like postgresql://name@server/database."
    )
    DRIVER = mark(
        "Opening the ledger {path} needs a part of Mahjong Desk that is not installed: "
        "install mahjong-desk[postgresql]."
    )


class ServerLoginFailed(LedgerError):
    """The server does not let this user in, which ``details`` explains; or it cannot even be asked."""

    why: Obstacle = Obstacle.ACCESS
