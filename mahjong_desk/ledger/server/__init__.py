# SPDX-License-Identifier: MIT
"""A ledger that a PostgreSQL server keeps, so that a club with several tables writes one (``resources/docs/several-machines.md``).

The modules, each importing only those above it
    ``errors``      What the world can do to the server and to the way there, in words for players.
    ``connecting``  Connections as this program uses them, and whether one is lost.
    ``tables``      The tables on a server: made, brought up to date, growing only.
    ``database``    ``ServerDatabase``: the one connection by which everything is read and written.
    ``listening``   ``Listener``: hears what the others write, and when a lost server is back.

The window asks ``listening`` only for a ledger on a server, and never waits for this folder where it is in a file.
Only ``connecting`` imports psycopg, which is there where ``mahjong-desk[postgresql]`` was installed.

Tested together
    ``tests/ledger/server/test_cuts.py``  connecting
"""
