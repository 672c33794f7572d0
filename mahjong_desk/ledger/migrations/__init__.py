# SPDX-License-Identifier: MIT
"""The Alembic scripts of the ledger.

A change of the schema is one new file in ``versions`` whose revision is the next number with four digits, and the same
number in ``inspection.NEWEST``. Scripts say in full what they do and import nothing of the application, since they
must do the same in ten years. Every script has a test. The journal's entries are never rewritten: a new reading of an
old entry belongs in ``entries`` and ``history``.

``env``       Runs them inside the transaction that is already open.
``versions``  The scripts.

Tested together
    ``tests/ledger/test_upgrade.py``  env
"""
