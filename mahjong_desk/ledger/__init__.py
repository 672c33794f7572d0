# SPDX-License-Identifier: MIT
"""The club's ledger: sessions, matches, house rules, rates, answers to drills, acts of the club (``resources/docs/ledger.md``)."""
