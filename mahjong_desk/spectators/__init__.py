# SPDX-License-Identifier: MIT
"""A read-only page in the local network that shows the tables.

The window hands over a ``Snapshot``, plain values of what viewers may see; a separate thread sends it to all of them. No
request reaches the ledger, a file, or anything else of the program.
"""
