# SPDX-License-Identifier: MIT
"""Learning aids for the rule systems.

They depend on the rules, never on the ledger or the window.
"""
