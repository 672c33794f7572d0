# SPDX-License-Identifier: MIT
"""The page of the standings: a period, a rule, a board; everybody's form; on paper and in files.

``words``         Figures, days, rules and what was left out, in words.
``faces``         What a board shows, as plain values.
``shown``         Standings and ratings as such values, and as small pictures.
``board_plan``    Where everything on a board stands.
``board_painting``  Draws it.
``board``         The board: a row a player, a cell an evening.
``key_line``      What its signs mean.
``board_panel``   Rule, board and signs on one paper.
``form_panel``    The small pictures beside it.
``rater``         Rates matches while the window stays awake.
``reading``       What is read: outcomes, persons, what the club has agreed on.
``asked``         Which periods there are, and what they are called.
``preview``       What another rule would make.
``rule_form``     A rule, filled in.
``rule_sheet``    Changes the rule.
``period_sheet``  Asks for a period, and keeps seasons.
``rows_sheet``    The matches that a figure comes from.
``behind``        Leads from a figure to these.
``report``        Standings on paper and in files.
``report_sheet``  Prints them, or writes them into a file.
``page``          ``StandingsPage``.

Tested together
    ``tests/ui/club/standings/test_page.py``  asked, behind, board, board_painting, board_panel, board_plan, faces, form_panel, key_line, period_sheet, preview,
                                              rater, reading, report, report_sheet, rows_sheet, rule_form, rule_sheet, shown,
                                              words
"""
