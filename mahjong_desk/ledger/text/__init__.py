# SPDX-License-Identifier: MIT
"""The ledger as text: the copy that follows the database, backups, exports."""
