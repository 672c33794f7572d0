# SPDX-License-Identifier: MIT
"""The page of the standings: a period, a rule, a board; everybody's form; on paper and in files.

``words``         Figures, days, rules and periods in words.
``club``          ``Club``: outcomes, persons, and what the club has agreed on.
``views``         What is shown: the points or the ratings, as a board, as small charts, and the matches behind a cell.
``board``         Draws a board: a row a player, a cell an evening.
``panels``        Rule, board and key on one paper; the small charts beside it.
``rule_sheet``    Changes the rule, and shows what it would make.
``period_sheet``  Asks for a period, and keeps seasons.
``rows_sheet``    The matches behind a cell.
``report``        Prints standings, or writes them into a file.
``page``          ``StandingsPage``.

Tested together
    ``tests/ui/club/standings/test_page.py``  board, club, panels, period_sheet, report, rows_sheet, rule_sheet, views, words
"""
