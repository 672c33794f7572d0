# SPDX-License-Identifier: MIT
"""The pages of the place Club, in the order of their chips: a page is a line here."""

from __future__ import annotations

from typing import Final, NamedTuple

from mahjong_desk.texts import mark


class Page(NamedTuple):
    """One of the pages."""

    title: str
    module: str
    class_name: str


PAGES: Final = {
    "players": Page(mark("Players"), "mahjong_desk.ui.club.players.players", "PlayersPage"),
    "evening": Page(mark("Evening"), "mahjong_desk.ui.club.evening.page", "EveningPage"),
    "standings": Page(mark("Standings"), "mahjong_desk.ui.club.standings.page", "StandingsPage"),
    "sessions": Page(mark("Sessions"), "mahjong_desk.ui.club.sessions", "SessionsPage"),
    "search": Page(mark("Search"), "mahjong_desk.ui.club.search", "SearchPage"),
    "spectators": Page(mark("Spectators"), "mahjong_desk.ui.club.spectators.page", "SpectatorsPage"),
}
"""The pages from left to right, by the names that code knows them by."""
