# SPDX-License-Identifier: MIT
"""Days and times of day as the language writes them."""

from __future__ import annotations

from datetime import date, datetime

from PySide6.QtCore import QDate, QLocale

from mahjong_desk.texts import tr
from mahjong_desk.ui.text.language import locale


def time_of_day(at: str) -> str:
    """Returns the local time of a moment of the journal, such as ``20:15``; nothing for what is no moment."""
    moment = _moment(at)
    return moment.strftime("%H:%M") if moment else ""


def date_of(at: str) -> str:
    """Returns the local date of a moment of the journal in the words of the language."""
    moment = _moment(at)
    if moment is None:
        return ""
    return locale().toString(QDate(moment.year, moment.month, moment.day), QLocale.FormatType.LongFormat)


def short_day(at: str) -> str:
    """Returns the local day of a moment of the journal in few letters, such as ``5 Nov``."""
    return _formatted(at, tr("d MMM"))


def short_month(at: str) -> str:
    """Returns the local month of a moment of the journal in few letters, such as ``Nov``."""
    return _formatted(at, tr("MMM"))


def month_of(at: str) -> str:
    """Returns the local month of a moment of the journal in words, such as ``November 2026``."""
    return _formatted(at, tr("MMMM yyyy"))


def short_date(day: date) -> str:
    """Returns a day as the language writes it in figures, without its year, such as ``31/1``."""
    return locale().toString(_day(day), tr("d/M"))


def day_name(day: date) -> str:
    """Returns a day in the words of the language, such as ``Saturday, 31 January 2026``."""
    return locale().toString(_day(day), QLocale.FormatType.LongFormat)


def month_name(day: date) -> str:
    """Returns the month of a day in words, such as ``November 2026``."""
    return locale().toString(_day(day), tr("MMMM yyyy"))


def short_month_name(day: date) -> str:
    """Returns the month of a day in few letters, such as ``Nov``."""
    return locale().toString(_day(day), tr("MMM"))


def weekday(day: date) -> str:
    """Returns the day of the week in few letters, such as ``Sat``."""
    return locale().dayName(day.isoweekday(), QLocale.FormatType.ShortFormat)


def long_weekday(day: date) -> str:
    """Returns the day of the week, such as ``Saturday``."""
    return locale().dayName(day.isoweekday(), QLocale.FormatType.LongFormat)


def _day(day: date) -> QDate:
    return QDate(day.year, day.month, day.day)


def _formatted(at: str, form: str) -> str:
    moment = _moment(at)
    return locale().toString(QDate(moment.year, moment.month, moment.day), form) if moment else ""


def date_and_time(at: str) -> str:
    """Returns local date and time of a moment of the journal in words."""
    return tr("{date}, {time}").format(date=date_of(at), time=time_of_day(at))


def _moment(at: str) -> datetime | None:
    try:
        return datetime.fromisoformat(at).astimezone()
    except ValueError:
        return None
