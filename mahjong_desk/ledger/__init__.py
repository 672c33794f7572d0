# SPDX-License-Identifier: MIT
"""The club's ledger, in the format of ``resources/docs/ledger.md``."""
