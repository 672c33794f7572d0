# SPDX-License-Identifier: MIT
"""Imports matches, sessions, house rules, ledgers and records of other programs.

``reading.read_file`` reads any of them into a ledger in memory and replays each match before anything is written;
``Ledger.preview_import`` and ``Ledger.import_data`` (``ledger/merge.py``) do the rest.
"""
