# SPDX-License-Identifier: MIT
"""Sessions: their list, their totals, and the rates at which rule systems are added up.

``figures``      A small table of figures.
``rate_field``   One rate, typed.
``rates_sheet``  What one of each rule system's own unit is worth in the club's.
``adding_up``    A session, added up while the window stays awake.
``view``         The sessions of the ledger, and what each was worth to whom.
``sheet``        The same over whatever is shown.

Tested together
    ``tests/ui/session/test_sheet.py``  adding_up, figures, rate_field, rates_sheet, view
"""
