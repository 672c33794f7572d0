# SPDX-License-Identifier: MIT
"""What somebody's matches come to: figures, each with how many hands it rests on and the rows that it comes from.

Everything is counted from the facts just now; nothing is stored that could disagree with them. Results of different rule
systems are never added, nor are places at tables of another size.

The modules, each importing only those above it
    ``rate``         ``Rate``: so many of so many, with its interval and the club's own beside it.
    ``figures``      ``PlayerFigures`` and its parts.
    ``player_page``  ``player_page``: works them out.
    ``rows``         ``rows_of``: the rows behind a figure.

Tested together
    ``tests/club/statistics/test_player_page.py``  figures, rows
"""
