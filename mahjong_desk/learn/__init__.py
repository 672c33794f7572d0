# SPDX-License-Identifier: MIT
"""Learning aids for the rule systems; depends on the rules, never on the ledger or the window."""
