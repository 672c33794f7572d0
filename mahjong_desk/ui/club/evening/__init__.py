# SPDX-License-Identifier: MIT
"""The page of the evening: several tables at once, their rounds and the timer.

``faces``         What a miniature says of a table.
``tables_grid``   All tables of a round.
``timer``         The timer of a round.
``proof_words``   What is proved of seats, in words.
``method_words``  The ways in which players are put together, in words.
``next_round``    The seats of the next round, and the button that seats it.
``seat_search``   Looks for the seats of the next round, a little at a time.
``side``          Timer and next round beside the tables.
``keeper``        Between the page and the ledger.
``round_bell``    Rings for the last hands and the end of a round.
``move_sheet``    Moves players by hand.
``comer``         A field for somebody who comes.
``people_sheet``  Who is there.
``plan_form``     How an evening goes, filled in.
``plan_sheet``    Plans an evening.
``earlier_sheet``  Goes back to an evening that was planned earlier.
``change_plan_sheet``  Changes that once it has begun.
``wall``          All of it for the wall.
``page``          ``EveningPage``.

Tested together
    ``tests/ui/club/evening/test_page.py``  change_plan_sheet, comer, earlier_sheet, faces, keeper, method_words, move_sheet, next_round,
                                            people_sheet, plan_form, plan_sheet, proof_words, round_bell, seat_search, side, tables_grid, timer
"""
