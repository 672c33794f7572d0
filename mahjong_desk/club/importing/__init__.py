# SPDX-License-Identifier: MIT
"""How files come back in: a match, a session, house rules, a whole ledger, or records of other programs.

A file is read into what it brings (``ledger/brought.py``), each match is played before anything is written, and the
ledger says what becomes of it (``ledger/merging.py``).

The modules, each importing only those above it
    ``documents``  A match or a session as JSON, with or without the journal of the ledger that wrote it.
    ``records``    Records of other programs, played by the rules here.
    ``reading``    ``look_into``: a file of any of these kinds, within limits.
    ``counting``   How much of what is brought is new, here already, or has parted.
    ``people``     Who comes with it: taken for somebody here, new, or maybe one of both.
    ``commands``   ``mahjong-desk ledger import``.

Tested together
    ``tests/club/importing/test_reading.py``  documents
    ``tests/records/test_import.py``           records
    ``tests/club/importing/test_commands.py``  counting
    ``tests/ui/importing/test_sheet.py``       people
"""
