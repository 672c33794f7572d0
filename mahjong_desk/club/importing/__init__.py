# SPDX-License-Identifier: MIT
"""How files come back in: a match, a session, house rules, a whole ledger, or records of other programs.

A file is read into what it brings (``ledger/brought.py``), each match is played before anything is written, and the
ledger says what becomes of it (``ledger/merging.py``).
"""
