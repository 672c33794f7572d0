# SPDX-License-Identifier: MIT
"""Everything that needs Qt: one folder a place, ``kit`` and ``theme`` beneath them, ``desk`` between them and the ledger."""
