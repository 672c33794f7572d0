# SPDX-License-Identifier: MIT
"""Backups in words: how old they are, what they were made for, what a restore would take away and bring."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from itertools import groupby
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QDate

from mahjong_desk.ledger.backups import Why
from mahjong_desk.ledger.chain import LinkKind
from mahjong_desk.translatable import QT_TRANSLATE_NOOP
from mahjong_desk.ui.kit.listing import clauses, listed
from mahjong_desk.ui.words import capital, ledger_error_text, session_name
from mahjong_desk.ui.words.language import locale

if TYPE_CHECKING:
    from mahjong_desk.ledger.checking import Checkup
    from mahjong_desk.ledger.holdings import MatchGone, Surplus
    from mahjong_desk.ledger.salvaging import Salvaged

translate = QCoreApplication.translate

_MINUTE, _HOUR, _DAY = 60, 60 * 60, 24 * 60 * 60
_BACKUP: Final[Mapping[int, str]] = {
    0: QT_TRANSLATE_NOOP("Backups", "Backup just made"),
    _MINUTE: QT_TRANSLATE_NOOP("Backups", "Backup %n minutes old"),
    _HOUR: QT_TRANSLATE_NOOP("Backups", "Backup %n hours old"),
    _DAY: QT_TRANSLATE_NOOP("Backups", "Backup %n days old"),
}
_SECOND: Final[Mapping[int, str]] = {
    0: QT_TRANSLATE_NOOP("Backups", "Second copy just made"),
    _MINUTE: QT_TRANSLATE_NOOP("Backups", "Second copy %n minutes old"),
    _HOUR: QT_TRANSLATE_NOOP("Backups", "Second copy %n hours old"),
    _DAY: QT_TRANSLATE_NOOP("Backups", "Second copy %n days old"),
}
_MOST_NAMES: Final = 6
_MOST_FINDINGS: Final = 12
_WHY: Final[Mapping[Why, str]] = {
    Why.BY_ITSELF: QT_TRANSLATE_NOOP("Backups", "by itself"),
    Why.SESSION: QT_TRANSLATE_NOOP("Backups", "as a session began"),
    Why.CLOSING: QT_TRANSLATE_NOOP("Backups", "on closing"),
    Why.BY_HAND: QT_TRANSLATE_NOOP("Backups", "by hand"),
    Why.BEFORE_RESTORE: QT_TRANSLATE_NOOP("Backups", "before a restore, which this one undoes"),
}
_OTHERS: Final[Mapping[LinkKind, str]] = {
    LinkKind.SESSION_NAME: QT_TRANSLATE_NOOP("Backups", "%n new names of sessions"),
    LinkKind.HOUSE_RULES: QT_TRANSLATE_NOOP("Backups", "%n changes of house rules"),
    LinkKind.RATES: QT_TRANSLATE_NOOP("Backups", "%n changes of rates"),
    LinkKind.DRILL_ANSWER: QT_TRANSLATE_NOOP("Backups", "%n answers to drills"),
    LinkKind.IMPORT: QT_TRANSLATE_NOOP("Backups", "%n imports of files"),
    LinkKind.CLUB: QT_TRANSLATE_NOOP("Backups", "%n entries about the club"),
}


def why_words(why: Why | None) -> str:
    """Returns what a backup was made for; that it was not read back for None."""
    return translate("Backups", "not read back") if why is None else translate("Backups", _WHY[why])


def moment(at: datetime) -> str:
    """Returns when something was, as in a sentence, such as ``today 21:06``, by the clock of this place."""
    then, now = at.astimezone(), datetime.now().astimezone()
    time = then.strftime("%H:%M")
    if then.date() == now.date():
        return translate("Backups", "today {time}").format(time=time)
    form = translate("Backups", "d MMMM") if then.year == now.year else translate("Backups", "d MMMM yyyy")
    day = locale().toString(QDate(then.year, then.month, then.day), form)
    return translate("Backups", "{day} {time}").format(day=day, time=time)


def age(at: datetime) -> str:
    """Returns how old the newest backup is, such as ``Backup 8 minutes old``."""
    return _old(at, _BACKUP)


def second_age(at: datetime) -> str:
    """Returns how old the newest second copy is, such as ``Second copy 8 days old``."""
    return _old(at, _SECOND)


def _old(at: datetime, sentences: Mapping[int, str]) -> str:
    count, unit = _age(at)
    return translate("Backups", sentences[unit], "", count) if count else translate("Backups", sentences[0])


def _age(at: datetime) -> tuple[int, int]:
    """Returns an age as a number and its unit; the clock may have been set back since."""
    seconds = max(0, int((datetime.now(UTC) - at).total_seconds()))
    unit = _MINUTE if seconds < _HOUR else _HOUR if seconds < 2 * _DAY else _DAY
    return seconds // unit, unit


def surplus_words(surplus: Surplus) -> str:
    """Returns what one ledger has that another has not, in a sentence; nothing for nothing."""
    parts = [*_whole(surplus.matches), *_changed(surplus.matches), *_players(surplus.players)]
    parts += [
        translate("Backups", _OTHERS[kind], "", count) for kind, count in surplus.others.items() if kind in _OTHERS
    ]
    empty = [
        translate("Backups", "the session {name}").format(name=session_name(name, started_at))
        for name, started_at in surplus.sessions
        if not any((match.session, match.started_at) == (name, started_at) for match in surplus.matches)
    ]
    text = clauses(*parts, *empty)
    return translate("Backups", "{parts}.").format(parts=capital(text)) if text else ""


def _whole(matches: tuple[MatchGone, ...]) -> Iterator[str]:
    gone = [match for match in matches if match.whole]
    for (name, started_at), group in groupby(gone, lambda match: (match.session, match.started_at)):
        found = list(group)
        hands = translate("Backups", "%n hands", "", sum(match.hands for match in found))
        yield translate("Backups", "%n matches of {session} with {hands}", "", len(found)).format(
            session=session_name(name, started_at), hands=hands
        )


def _changed(matches: tuple[MatchGone, ...]) -> Iterator[str]:
    for match in matches:
        if not match.whole:
            yield translate("Backups", "what was done later at match {number} of {session}").format(
                number=match.number, session=session_name(match.session, match.started_at)
            )


def _players(names: tuple[str, ...]) -> Iterator[str]:
    if not names:
        return
    shown = listed(names[:_MOST_NAMES])
    more = len(names) - _MOST_NAMES
    if more > 0:
        yield translate("Backups", "the players {names} and %n more", "", more).format(names=shown)
    else:
        yield translate("Backups", "%n players: {names}", "", len(names)).format(names=shown)


def findings_words(found: Checkup) -> list[str]:
    """Returns what a check found, a line each, the most telling first."""
    lines = [ledger_error_text(finding) for finding in found.findings]
    lines += [
        translate("Backups", "Match {number}: its entries were changed from entry {entry} on.").format(
            number=number, entry=broken.sequence
        )
        for number, broken in found.matches.items()
    ]
    lines += [translate("Backups", "The file: {fault}").format(fault=fault) for fault in found.database]
    more = len(lines) - _MOST_FINDINGS
    return lines if more <= 0 else [*lines[:_MOST_FINDINGS], translate("Backups", "And %n more.", "", more)]


def salvaged_words(found: Salvaged, name: str) -> str:
    """Returns what was written to a new ledger, and what was lost."""
    told = translate("Backups", "%n entries were written to {file}.", "", found.entries).format(file=name)
    if not found.lost:
        return told
    lost = translate("Backups", "%n later entries follow from one that is lost.", "", len(found.lost))
    return f"{told} {lost}"
