# SPDX-License-Identifier: MIT
"""All scenes, one module for each part of the window.

``places``      Table, ledger, rules, menus.
``picker``      The picker.
``learn``       Atlas, workbench, drills.
``today``       What is due today, and the answers.
``club_pages``  The pages of the club and their sheets.
``sheets``      All other sheets.
``guide``       The notes that guide through the first match.
``failures``    Messages about errors.
"""

from gallery.scenes import club_pages, failures, guide, learn, picker, places, sheets, today
from gallery.stage import Scene


def all_scenes() -> tuple[Scene, ...]:
    """Returns all scenes."""
    return tuple(
        scene for part in (places, picker, today, learn, club_pages, sheets, guide, failures) for scene in part.scenes()
    )
