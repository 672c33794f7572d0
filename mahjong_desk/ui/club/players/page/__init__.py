# SPDX-License-Identifier: MIT
"""The page of a player: what their matches come to, with a picture for each figure.

``asked``           What the page of a player asks of the club.
``section``         A part of it: a title over something.
``form``            Form over time, evening by evening or month by month.
``charts``          The other figures as charts.
``won``             Wins of long ago with their tiles.
``yaku``            What a player wins with.
``counts``          Averages and counts.
``biggest``         The biggest hand on felt.
``of_all_systems``  Results and form.
``of_one_system``   Rates, opponents, yaku and counts of one rule system.
``paper``           The same on paper and in files.
``print_sheet``     Prints it, or writes it into a file.
``rows_sheet``      The rows behind a figure.
``page``            ``PlayerPage``: all of it.

Tested together
    ``tests/ui/club/players/page/test_page.py``  asked, biggest, charts, counts, of_all_systems, of_one_system, paper,
        print_sheet, rows_sheet, section, won, yaku
"""
