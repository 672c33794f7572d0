# SPDX-License-Identifier: MIT
"""The page of the players: who they are, and what their matches come to.

``words``         Persons in words.
``list``          ``PlayersList``: a row a person.
``mark_choice``   The choice of a mark.
``forget_sheet``  Whether somebody shall be a former player.
``edit_sheet``    What the club says of a person.
``join_sheet``    Two who are one.
``alike_sheet``   Those who may be one, to be decided.
``page``          ``PlayerPage``: what the matches of the one who is chosen come to.
``players``       ``PlayersPage``: list and chosen person side by side.

Tested together
    ``tests/ui/club/players/test_players.py``  alike_sheet, edit_sheet, forget_sheet, join_sheet, list, mark_choice,
                                               words
"""
