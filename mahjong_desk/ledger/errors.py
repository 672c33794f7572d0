# SPDX-License-Identifier: MIT
"""What the world can do to the ledger's file, in words for players; ``faults`` recognises it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import Final

from mahjong_desk.ledger.entries import Break
from mahjong_desk.ledger.server_place import Place
from mahjong_desk.texts import mark


class LedgerError(Exception):
    """Something that keeps the ledger from doing what it was asked to; nothing was written.

    Attributes:
        template: The sentence in English with ``{placeholders}``, marked for translation in the context ``LedgerError``.
        params: What fills the placeholders.
        path: The file, folder or server concerned.
        details: What the system said, for a report; not translated, may be empty.
    """

    template: str = mark("The ledger {path} cannot be used.")

    def __init__(self, path: Place, details: str = "") -> None:
        super().__init__(path, details)
        self.path = path
        self.details = details

    @property
    def params(self) -> Mapping[str, str]:
        """What fills the placeholders."""
        return {"path": str(self.path)}

    def __str__(self) -> str:
        """Returns the sentence in English."""
        return self.template.format(**self.params)


class LedgerLocked(LedgerError):
    """Another program is writing and did not finish in time."""

    template = mark(
        "Another program is using the ledger {path}. Nothing is lost: close the other program, then try again."
    )


class LedgerReadOnly(LedgerError):
    """The file or its folder may not be written to."""

    template = mark(
        "The ledger {path} is read-only. Nothing is lost: allow writing to the file and its folder, then try again."
    )


class LedgerDiskFull(LedgerError):
    """There is no room to write."""

    template = mark(
        "The ledger {path} cannot grow: the disk is full. Nothing recorded is lost: make room, then try again."
    )


class NoRoomToRead(LedgerDiskFull):
    """It can only be read from a copy, for which there is no room anywhere.

    Attributes:
        needed: How much room it takes, bytes.
    """

    template = mark(
        "The ledger {path} can only be read from a copy, for which no disk here has room: {needed} MB are needed. Nothing is "
        "lost: make room, then try again."
    )

    def __init__(self, path: Path, needed: int, details: str = "") -> None:
        super().__init__(path, details)
        self.needed = needed

    @property
    def params(self) -> Mapping[str, str]:
        """What fills the placeholders."""
        return {"path": str(self.path), "needed": str(-(-self.needed // 1_000_000))}


class LedgerDamaged(LedgerError):
    """The file is not whole: cut off, overwritten or with wrong contents."""

    template = mark(
        "The ledger {path} is damaged. It was left as it is: restore a backup, or put it aside and start a new one."
    )


class MatchDamaged(LedgerDamaged):
    """Not even the opening of a match can be read."""

    template = mark(
        "The first entry of this match cannot be read. The other matches are not concerned; "
        "a backup or the second book may still have it."
    )


class JournalBroken(LedgerDamaged):
    """An act was to be added to a match whose chain is broken.

    Attributes:
        broken: Where and what.
    """

    template = mark(
        "This match was changed outside Mahjong Desk, from entry {entry} on. "
        "It can be read but not continued: restore a backup, or start a new match."
    )

    def __init__(self, path: Place, broken: Break) -> None:
        super().__init__(path, str(broken))
        self.broken = broken

    @property
    def params(self) -> Mapping[str, str]:
        """What fills the placeholders."""
        return {"path": str(self.path), "entry": str(self.broken.sequence)}


class LedgerForeign(LedgerError):
    """The file is a database of another program."""

    template = mark(
        "The file {path} belongs to another program. It was left as it is: choose another folder for the ledger."
    )


class LedgerNewer(LedgerError):
    """The file was written by a newer version of the application."""

    template = mark(
        "The ledger {path} was written by a newer version of Mahjong Desk. It was left as it is: "
        "install the newer version to go on."
    )


class UpgradeFailed(LedgerError):
    """An older ledger could not be brought up to date; it is as it was.

    Attributes:
        copy: The copy that was made of it before.
    """

    template = mark(
        "The ledger {path} is from an older version and could not be brought up to date. It was left as it is, with a copy "
        "beside it, {copy}. Nothing is lost: the older version still opens it."
    )

    def __init__(self, path: Path, copy: Path, details: str) -> None:
        super().__init__(path, details)
        self.copy = copy

    @property
    def params(self) -> Mapping[str, str]:
        """What fills the placeholders."""
        return {"path": str(self.path), "copy": self.copy.name}


class OpeningGivenUp(LedgerError):
    """Somebody gave up what has to be done before the ledger can be opened; it is as it was."""

    template = mark("The ledger {path} is not open: making it ready was given up. It is as it was before.")


class LedgerChanged(LedgerError):
    """Another process has written to this match since it was read."""

    template = mark(
        "This match was continued in another window. Your entry is still here, but not recorded: look at both, then decide."
    )


class ContinuedElsewhere(LedgerChanged):
    """Another process has written to the match on the desk, and nothing here waits to be recorded."""

    template = mark(
        "This match was continued in another window. What you have typed is still here: look at what was done, "
        "then go on from there."
    )


class LedgerUnreachable(LedgerError):
    """The file or its folder cannot be made, found or read."""

    template = mark(
        "The ledger {path} cannot be reached. Nothing recorded is lost: check the disk and the folder, then try again."
    )


class LedgerHeld(LedgerError):
    """Another window has the ledger open.

    Attributes:
        machine: The machine on which it is; empty for this one.
    """

    def __init__(self, path: Path, machine: str) -> None:
        super().__init__(path)
        self.machine = machine
        self.template = _HELD_ELSEWHERE if machine else _HELD_HERE

    @property
    def params(self) -> Mapping[str, str]:
        """What fills the placeholders."""
        return {"path": str(self.path), "machine": self.machine}


_HELD_HERE: Final = mark(
    "The ledger {path} is open in another window on this machine, which does not answer. "
    "Wait until it answers or close it, then try again. What you record in two windows is told apart, and nothing is lost."
)
_HELD_ELSEWHERE: Final = mark(
    "The ledger {path} is open on {machine}. Go on there, or close it there and try again. "
    "If nobody uses it there any more, open it here."
)


class LedgerBehind(LedgerError):
    """The database lacks what the second book has: its log was lost, or an older copy lies in its place.

    Attributes:
        count: How many entries it lacks.
        last: When the last of them was entered, UTC.
    """

    template = mark(
        "The ledger {path} lacks entries that the second book beside it still has: {count}, up to {last}. "
        "Nothing is lost."
    )

    def __init__(self, path: Place, count: int, last: str) -> None:
        super().__init__(path)
        self.count, self.last = count, last

    @property
    def params(self) -> Mapping[str, str]:
        """What fills the placeholders."""
        last = datetime.fromisoformat(self.last).astimezone()
        return {"path": str(self.path), "count": str(self.count), "last": f"{last:%Y-%m-%d %H:%M}"}


class LedgerLost(LedgerBehind):
    """The database is gone, and the second book is still there."""

    template = mark(
        "The ledger {path} is gone. The second book beside it still has all that was entered, up to {last}: "
        "nothing is lost."
    )


class BooksDiffer(LedgerError):
    """The database and the second book say different things of the same entry.

    Attributes:
        number: The last entry up to which they may agree.
    """

    template = mark(
        "The ledger {path} and the second book beside it do not tell the same story. "
        "Both were left as they are: choose the one to go on with, the other is kept."
    )

    def __init__(self, path: Place, number: int) -> None:
        super().__init__(path)
        self.number = number


class SecondBookBroken(LedgerError):
    """The second book cannot be read."""

    template = mark(
        "The second book beside the ledger {path} cannot be read. The ledger itself is whole: "
        "set the second book aside, and it is written anew."
    )


class Moved(StrEnum):
    """What happened to a file that is open."""

    GONE = "gone"
    REPLACED = "replaced"
    OVERWRITTEN = "overwritten"
    LOG_GONE = "log gone"
    RESTORED = "restored"


_MOVED: Final[Mapping[Moved, str]] = {
    Moved.GONE: mark(
        "The ledger {path} was deleted or moved while it was open. Your entry is still here, but not recorded."
    ),
    Moved.REPLACED: mark(
        "Another file was put in the place of the ledger {path} while it was open. "
        "Your entry is still here, but not recorded."
    ),
    Moved.OVERWRITTEN: mark(
        "Another program wrote over the ledger {path} while it was open. Your entry is still here, but not recorded."
    ),
    Moved.LOG_GONE: mark(
        "Another program took away the log of the ledger {path} while it was open. "
        "Your entry is still here, but not recorded."
    ),
    Moved.RESTORED: mark(
        "The server has another ledger {path} now than the one that was opened: an older one was put in its place. "
        "Your entry is still here, but not recorded."
    ),
}


class LedgerMoved(LedgerError):
    """The file under the name of the ledger is not the one that was opened.

    Attributes:
        how: What happened to it.
    """

    def __init__(self, path: Place, how: Moved) -> None:
        super().__init__(path)
        self.how = how
        self.template = _MOVED[how]
