# SPDX-License-Identifier: MIT
"""The club's ledger: sessions, matches with the journal of each, house rules, rates, answers to drills, acts of the club.

One table ``entries`` holds everything that was ever entered, as one chain of hashes. Everything else follows from it: the
tables of sessions and matches, the text copy, the backups. An act is on the disk in database and text copy when
``Ledger.append`` returns; if it raises ``LedgerError``, nothing was entered.

The modules, each importing only those above it
    ``documents``, ``acts``, ``history``, ``folding``, ``journal``  A match: its acts, and what they result in.
    ``house_rules``, ``rates``, ``records``                         The other things that are kept, as values.
    ``entry``          An entry, its line of text, the chain.
    ``server_place``, ``place``, ``progress``, ``files``            Places, names, work that takes long, files written whole.
    ``errors``, ``faults``                                          What goes wrong outside, in words for players.
    ``tables``         The tables; ``project`` enters what an entry changes, ``reindex`` makes them anew.
    ``database``       What a ledger needs of its database.
    ``opened_file``, ``sqlite_file``, ``server``                    SQLite in a file; PostgreSQL on a server.
    ``ledger_file``    A ledger as text: mirror, backup, export.
    ``mirror``         The text copy, which follows the database.
    ``contents``, ``books``                                         What can be read and entered.
    ``ledger``         ``Ledger``: open, append, check.
    ``check``          The full check.
    ``keeping``, ``backups``                                        Backups.
    ``repair``         Repair and restore.
    ``in_memory``, ``merge``                                        Import; reading on a read-only disk.
    ``commands``       The command line.
"""
