# SPDX-License-Identifier: MIT
"""The thorough look at a whole ledger: its database, every journal, its chain, and the second book."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from types import MappingProxyType
from typing import NamedTuple

from mahjong_desk.ledger.chain import End
from mahjong_desk.ledger.contents import Contents
from mahjong_desk.ledger.entries import Break
from mahjong_desk.ledger.errors import LedgerDamaged, LedgerError
from mahjong_desk.ledger.faults import told
from mahjong_desk.ledger.links import end_of
from mahjong_desk.ledger.second_book import BookBroken
from mahjong_desk.ledger.two_books import TwoBooks
from mahjong_desk.ledger.verifying import Finding, verify_ledger


class Checkup(NamedTuple):
    """What a thorough look at the whole ledger found.

    Attributes:
        database: The database's own findings, a line each, untranslated; empty if there are none.
        matches: The broken journals with their first break, by match.
        findings: What is not as it was entered: of the chain, the tables that follow from it, and the second book.
        end: Where the chain ends.
    """

    database: tuple[str, ...]
    matches: Mapping[int, Break]
    findings: tuple[Finding, ...]
    end: End

    @property
    def sound(self) -> bool:
        """Whether nothing was found."""
        return not self.database and not self.matches and not self.findings


def check_up(contents: Contents, books: TwoBooks) -> Checkup:
    """Returns what a thorough look finds, while others may record.

    Args:
        contents: What can be read in the ledger.
        books: Its two books.

    Raises:
        LedgerError: If it cannot be read.
    """
    checkup = _look(contents, books)
    # What is just being recorded stands in one of the two books first, and is no fault of the other.
    while not checkup.sound and _went_on_from(checkup.end, contents, books):
        checkup = _look(contents, books)
    return checkup


def _went_on_from(end: End, contents: Contents, books: TwoBooks) -> bool:
    """Tells whether something was recorded since, be it by somebody who has not yet finished."""
    with suppress(LedgerError), books.database.transaction(writing=True):
        # Whoever was writing has finished now.
        pass
    return contents.end != end


def _witnessed(books: TwoBooks) -> End:
    """Returns where the second book ends while nobody is about to add to it; where it begins if that cannot be read."""
    with suppress(LedgerError, BookBroken), told(books.second.folder):
        with suppress(LedgerError), books.database.transaction(writing=True):
            return books.second.end()
        # Nobody can write there, or somebody has been writing for long.
        return books.second.end()
    return End()


def _look(contents: Contents, books: TwoBooks) -> Checkup:
    found = books.database.faults()
    broken: dict[int, Break] = {}
    unreadable: list[str] = []
    for match in contents.matches():
        try:
            verdict = contents.journal(match.id).broken
        except LedgerDamaged as error:
            unreadable.append(error.details)
            continue
        if verdict is not None:
            broken[match.id] = verdict
    books.catch_up()
    witnessed = _witnessed(books)
    with books.database.transaction(), told(books.second.folder):
        findings, end = verify_ledger(books.database, books.second, witnessed), end_of(books.database)
    return Checkup((*found, *unreadable), MappingProxyType(broken), findings, end)
