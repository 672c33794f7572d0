# SPDX-License-Identifier: MIT
"""The Club screen, with a page for each thing that a club asks of all its matches."""

from typing import Final, NamedTuple

from mahjong_desk.texts import mark


class ClubPage(NamedTuple):
    """A page as it stands in the menu, and its class, which is loaded when the page is first shown."""

    title: str
    module: str
    class_name: str
    keys: tuple[str, ...] = ()


PAGES: Final = {
    "players": ClubPage(mark("&Players"), "mahjong_desk.ui.club.players.page", "PlayersPage"),
    "evening": ClubPage(mark("E&vening"), "mahjong_desk.ui.club.evening.page", "EveningPage"),
    "standings": ClubPage(mark("&Standings"), "mahjong_desk.ui.club.standings.page", "StandingsPage"),
    "sessions": ClubPage(mark("S&essions"), "mahjong_desk.ui.sessions.sessions_view", "SessionsPage", ("Ctrl+L",)),
    "search": ClubPage(mark("Sea&rch"), "mahjong_desk.ui.club.search.page", "SearchPage"),
    "spectators": ClubPage(mark("Spe&ctators"), "mahjong_desk.ui.club.spectators.page", "SpectatorsPage"),
}
"""The pages from left to right, by the names that code knows them by."""
