# SPDX-License-Identifier: MIT
"""What one person sets on one machine: language, look and hints.

``store``       ``Settings``: what is set, kept in a small file beside the ledger.
``appearance``  From the settings to the look of the application.
``travel``      The file in which they go to another machine, and what it would change.
``questions``   What can be set, in words.
``import_sheet``
    What a file would change, before it does.
``sheet``       The sheet on which all is set.
``commands``    The same file on the command line.

Tested together
    ``tests/ui/window/test_main_window.py``  appearance, store
    ``tests/ui/settings/test_sheet.py``      import_sheet, questions
"""
