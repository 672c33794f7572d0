# SPDX-License-Identifier: MIT
"""A page in the local network that shows how the tables stand, to read only; ``resources/docs/spectators.md`` says more.

The window hands over a ``Snapshot``, plain values that hold nothing but what may be seen; a thread of its own sends it
to everybody who watches. No request reaches the ledger, a file, or anything else of the program.

The modules, each importing only those above it
    ``snapshot``     ``Snapshot``: what spectators may see at one moment.
    ``link``         ``Link``: where the page is found.
    ``assets``       Everything that the page is made of.
    ``answers``      What a request is answered with.
    ``connections``  What a connection may cost.
    ``serving``      ``Serving``: answers requests and sends news, in one loop.
    ``server``       ``SpectatorServer``: that loop in its thread.

Tested together
    ``tests/spectators/test_server.py``  assets, connections, link, serving, snapshot
"""
