# SPDX-License-Identifier: MIT
"""What one person sets on one machine: language, look and hints.

``store``       ``Settings``: what is set, kept in a small file beside the ledger.
``appearance``  From the settings to the look of the application.
``sheet``       The sheet on which all is set.

Tested together
    ``tests/ui/window/test_main_window.py``  appearance, sheet, store
"""
