# SPDX-License-Identifier: MIT
"""A read-only page in the local network that shows the tables.

The window hands over a ``Snapshot``, plain values of what may be seen; a thread of its own sends it to all viewers. No
request reaches the ledger, a file, or anything else of the program.
"""
