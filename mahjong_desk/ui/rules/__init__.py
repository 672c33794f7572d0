# SPDX-License-Identifier: MIT
"""The place Rules: each ruleset's page to read at the table.

``contents``  The sections of a page, or where in all systems something was found.
``place``     Chooser, contents, search, and the page itself.

Tested together
    ``tests/ui/rules/test_place.py``  contents, place
"""

from mahjong_desk.ui.rules.place import RulesPlace

__all__ = ["RulesPlace"]
