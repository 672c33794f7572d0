# SPDX-License-Identifier: MIT
"""The place Rules: each ruleset's page to read at the table.

``contents``      The sections of a page, or where in all systems something was found.
``coming_pages``  What changes from one system to another, on paper.
``coming_sheet``  Prints that.
``place``         Chooser, contents, search, and the page itself.

Tested together
    ``tests/ui/rules/test_place.py``   contents, place
    ``tests/ui/rules/test_coming.py``  coming_pages, coming_sheet
"""

from mahjong_desk.ui.rules.place import RulesPlace

__all__ = ["RulesPlace"]
