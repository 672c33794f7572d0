# SPDX-License-Identifier: MIT
"""Who pays whom.

``pao``        Who is responsible.
``payments``   Who pays whom.
``ranking``    Places.
``seat_sums``  One sum a payer with its parts.
``stakes``     Riichi and its stake.

Tested together
    ``tests/conformance/test_conformance.py``  pao, ranking
    ``tests/rules/test_payments.py``           payments
    ``tests/rules/test_seat_sums.py``          seat_sums
    ``tests/rules/test_stakes.py``             stakes
"""
