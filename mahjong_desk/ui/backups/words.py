# SPDX-License-Identifier: MIT
"""Backups and repairs in words: how old a backup is, why it was made, what a chain chain."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate

from mahjong_desk.club.stored_match import replay_journal
from mahjong_desk.journal.acts import InvalidAction
from mahjong_desk.ledger.care.backups import BackupReason
from mahjong_desk.ledger.contents import journal_from
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.texts import mark, marks, tr, trn
from mahjong_desk.ui.kit.text_format import join_clauses, join_items
from mahjong_desk.ui.text.events import row_text
from mahjong_desk.ui.text.language import locale
from mahjong_desk.ui.text.refusals import ledger_error_text
from mahjong_desk.ui.text.vocabulary import hand_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mahjong_desk.ledger.care.chains import Chain
    from mahjong_desk.ledger.care.check import LedgerCheckup
    from mahjong_desk.ledger.entry import Entry

_MINUTE, _HOUR, _DAY = 60, 60 * 60, 24 * 60 * 60
_BACKUP: Final[Mapping[int, tuple[str, str]]] = {
    0: (mark("Backup just made"), ""),
    _MINUTE: marks("Backup {n} minute old", "Backup {n} minutes old"),
    _HOUR: marks("Backup {n} hour old", "Backup {n} hours old"),
    _DAY: marks("Backup {n} day old", "Backup {n} days old"),
}
_SECOND: Final[Mapping[int, tuple[str, str]]] = {
    0: (mark("Second copy just made"), ""),
    _MINUTE: marks("Second copy {n} minute old", "Second copy {n} minutes old"),
    _HOUR: marks("Second copy {n} hour old", "Second copy {n} hours old"),
    _DAY: marks("Second copy {n} day old", "Second copy {n} days old"),
}
_MOST_FINDINGS: Final = 12
_WHY: Final[Mapping[BackupReason, str]] = {
    BackupReason.BY_ITSELF: mark("automatic"),
    BackupReason.SESSION: mark("at the start of a session"),
    BackupReason.CLOSING: mark("on quitting"),
    BackupReason.BY_HAND: mark("by hand"),
    BackupReason.BEFORE_RESTORE: mark("before a restore; restoring this one undoes it"),
}


def why_text(why: BackupReason) -> str:
    return tr(_WHY[why])


def relative_time(at: datetime) -> str:
    """Returns a time within a sentence, such as ``today 21:06``, in the local time zone."""
    then, now = at.astimezone(), datetime.now().astimezone()
    time = then.strftime("%H:%M")
    if then.date() == now.date():
        return tr("today {time}").format(time=time)
    form = tr("d MMMM") if then.year == now.year else tr("d MMMM yyyy")
    day = locale().toString(QDate(then.year, then.month, then.day), form)
    return tr("{day} {time}").format(day=day, time=time)


def backup_age(at: datetime) -> str:
    """Returns how old the newest backup is, such as ``Backup 8 minutes old``."""
    return _old(at, _BACKUP)


def copy_age(at: datetime) -> str:
    """Returns how old the newest second copy is, such as ``Second copy 8 days old``."""
    return _old(at, _SECOND)


def _old(at: datetime, sentences: Mapping[int, tuple[str, str]]) -> str:
    # The clock may have been set back since.
    seconds = max(0, int((datetime.now(UTC) - at).total_seconds()))
    unit = _MINUTE if seconds < _HOUR else _HOUR if seconds < 2 * _DAY else _DAY
    count = seconds // unit
    return trn(*sentences[unit], count) if count else tr(sentences[0][0])


def difference_words(chain: Chain, common: int) -> str:
    """Returns what a chain has beyond its first entries: how many more, and its last hand if that is one of them."""
    count = trn("{n} entry", "{n} entries", chain.entries - common)
    if chain.last is None or chain.last.number <= common:
        return tr("{entries}.").format(entries=count)
    return tr("{entries}; the last hand: {hand}.").format(
        entries=count, hand=_hand_words(chain.last_match, chain.last.at)
    )


def _hand_words(match: Sequence[Entry], at: str) -> str:
    """Returns the last hand of a match and its players, as far as they can be read."""
    time = relative_time(datetime.fromisoformat(at))
    with suppress(ValueError, LookupError, InvalidAction, Refusal):
        replay = replay_journal(journal_from(match))
        row = replay.rows[-1]
        hand = hand_name(replay.match.rules.ruleset, row.before)
        return join_clauses(time, hand, row_text(replay.match, row), join_items(replay.players))
    return time


def findings_text(found: LedgerCheckup) -> list[str]:
    """Returns the findings of a check, a line each, the most important first."""
    lines = [ledger_error_text(finding) for finding in found.findings]
    more = len(lines) - _MOST_FINDINGS
    return lines if more <= 0 else [*lines[:_MOST_FINDINGS], trn("And {n} more.", "And {n} more.", more)]
