# SPDX-License-Identifier: MIT
"""The place Club: a page each for what a club asks of all its matches.

``pages``     The pages in the order of their chips: a further one is a line there.
``players``   ``PlayersPage``: who they are, and what their matches come to.
``evening``   Several tables at once.
``standings`` Who stands where, by the club's own rule.
``sessions``  ``SessionsPage``: the sessions with their totals.
``search``    Any hand of the club, found.
``spectators``  The page for spectators, and the switch that lets them watch.
``place``     ``ClubPlace``: the chips, and the page that is shown.

Tested together
    ``tests/ui/club/test_place.py``  pages, sessions
"""

from mahjong_desk.ui.club.place import ClubPlace

__all__ = ["ClubPlace"]
