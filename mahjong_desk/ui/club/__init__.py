# SPDX-License-Identifier: MIT
"""The Club screen, and the list of its pages."""

from typing import NamedTuple

from mahjong_desk.texts import mark


class ClubPage(NamedTuple):
    """A page of the Club screen; its class is imported when it is first shown."""

    title: str
    module: str
    class_name: str
    keys: tuple[str, ...] = ()


PAGES = {
    "players": ClubPage(mark("&Players"), "mahjong_desk.ui.club.players.page", "PlayersPage"),
    "evening": ClubPage(mark("E&vening"), "mahjong_desk.ui.club.evening.page", "EveningPage"),
    "standings": ClubPage(mark("&Standings"), "mahjong_desk.ui.club.standings.page", "StandingsPage"),
    "sessions": ClubPage(mark("S&essions"), "mahjong_desk.ui.sessions.sessions_view", "SessionsPage", ("Ctrl+L",)),
    "search": ClubPage(mark("Sea&rch"), "mahjong_desk.ui.club.search.page", "SearchPage"),
    "spectators": ClubPage(mark("Spe&ctators"), "mahjong_desk.ui.club.spectators.page", "SpectatorsPage"),
}
"""The pages by internal name, from left to right."""
