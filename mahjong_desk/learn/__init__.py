# SPDX-License-Identifier: MIT
"""What helps to learn the rule systems; knows the rules, never the ledger or the window."""
