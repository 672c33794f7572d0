# SPDX-License-Identifier: MIT
"""The pages of the place Club, in the order of their chips: a page is a line here."""

from __future__ import annotations

from typing import Final, NamedTuple

from mahjong_desk.translatable import QT_TRANSLATE_NOOP


class Page(NamedTuple):
    """One of the pages.

    Attributes:
        title: What its chip says, in English.
        module: Where it is defined, which is loaded when it is shown for the first time.
        class_name: What it is called there: a widget made of desk, window and parent. It reads what it shows when it
            is shown (``showEvent``), and may be ``Carrying``.
    """

    title: str
    module: str
    class_name: str


PAGES: Final = {
    "players": Page(QT_TRANSLATE_NOOP("ClubPages", "Players"), "mahjong_desk.ui.club.players.players", "PlayersPage"),
    "evening": Page(QT_TRANSLATE_NOOP("ClubPages", "Evening"), "mahjong_desk.ui.club.evening.page", "EveningPage"),
    "standings": Page(
        QT_TRANSLATE_NOOP("ClubPages", "Standings"), "mahjong_desk.ui.club.standings.page", "StandingsPage"
    ),
    "sessions": Page(QT_TRANSLATE_NOOP("ClubPages", "Sessions"), "mahjong_desk.ui.club.sessions", "SessionsPage"),
    "search": Page(QT_TRANSLATE_NOOP("ClubPages", "Search"), "mahjong_desk.ui.club.search", "SearchPage"),
    "spectators": Page(
        QT_TRANSLATE_NOOP("ClubPages", "Spectators"), "mahjong_desk.ui.club.spectators.page", "SpectatorsPage"
    ),
}
"""The pages from left to right, by the names that code knows them by."""
