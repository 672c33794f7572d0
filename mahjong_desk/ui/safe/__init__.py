# SPDX-License-Identifier: MIT
"""How safe the ledger is: backups made by themselves, the sheet that shows them, and the way back to one."""
