# SPDX-License-Identifier: MIT
"""Dates and times in the language of the interface."""

from __future__ import annotations

from datetime import date, datetime

from PySide6.QtCore import QDate, QLocale

from mahjong_desk.texts import tr
from mahjong_desk.ui.text.language import locale


def time_of_day(at: str) -> str:
    """Returns the local time of a timestamp, such as ``20:15``; empty if it is invalid."""
    moment = _moment(at)
    return moment.strftime("%H:%M") if moment else ""


def date_text(at: str) -> str:
    """Returns the local date of a timestamp."""
    moment = _moment(at)
    if moment is None:
        return ""
    return locale().toString(QDate(moment.year, moment.month, moment.day), QLocale.FormatType.LongFormat)


def short_date_text(at: str) -> str:
    """Returns the short local day of a timestamp, such as ``5 Nov``."""
    return _formatted(at, tr("d MMM"))


def short_month(at: str) -> str:
    """Returns the short local month of a timestamp, such as ``Nov``."""
    return _formatted(at, tr("MMM"))


def month_text(at: str) -> str:
    """Returns the local month of a timestamp, such as ``November 2026``."""
    return _formatted(at, tr("MMMM yyyy"))


def short_date_of(at: str) -> str:
    """Returns the local day of a timestamp, such as ``24 Sep 2026``."""
    return _formatted(at, tr("d MMM yyyy"))


def day_text(day: date) -> str:
    """Returns a day, such as ``24 Sep 2026``."""
    return locale().toString(_day(day), tr("d MMM yyyy"))


def short_day_text(day: date) -> str:
    """Returns a day without its year, such as ``24 Sep``."""
    return locale().toString(_day(day), tr("d MMM"))


def day_name(day: date) -> str:
    """Returns a day, such as ``Saturday, 31 January 2026``."""
    return locale().toString(_day(day), QLocale.FormatType.LongFormat)


def month_name(day: date) -> str:
    """Returns the month of a day, such as ``November 2026``."""
    return locale().toString(_day(day), tr("MMMM yyyy"))


def short_month_name(day: date) -> str:
    """Returns the short month of a day, such as ``Nov``."""
    return locale().toString(_day(day), tr("MMM"))


def weekday(day: date) -> str:
    """Returns the short weekday, such as ``Sat``."""
    return locale().dayName(day.isoweekday(), QLocale.FormatType.ShortFormat)


def long_weekday(day: date) -> str:
    """Returns the weekday, such as ``Saturday``."""
    return locale().dayName(day.isoweekday(), QLocale.FormatType.LongFormat)


def _day(day: date) -> QDate:
    return QDate(day.year, day.month, day.day)


def _formatted(at: str, form: str) -> str:
    moment = _moment(at)
    return locale().toString(QDate(moment.year, moment.month, moment.day), form) if moment else ""


def date_and_time(at: str) -> str:
    """Returns the local date and time of a timestamp."""
    return tr("{date}, {time}").format(date=date_text(at), time=time_of_day(at))


def _moment(at: str) -> datetime | None:
    try:
        return datetime.fromisoformat(at).astimezone()
    except ValueError:
        return None
