# SPDX-License-Identifier: MIT
"""A page in the local network that shows how the tables stand, to read only; ``resources/docs/spectators.md`` says more.

The window hands over a ``Snapshot``, plain values that hold nothing but what may be seen; a thread of its own sends it
to everybody who watches. No request reaches the ledger, a file, or anything else of the program.
"""
