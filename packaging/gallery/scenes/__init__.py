# SPDX-License-Identifier: MIT
"""Everything that is shown, a module a part of the window.

``places``      Table, ledger, rules, menus.
``picker``      The picker.
``learn``       Atlas, workbench, drills.
``today``       What is due today, and the answers.
``club_pages``  The pages of the club and their sheets.
``sheets``      All other sheets.
``guide``       The note that points the way through the first match.
``failures``    Messages about errors.
"""

from gallery.scenes import club_pages, failures, guide, learn, picker, places, sheets, today
from gallery.stage import Scene


def all_scenes() -> tuple[Scene, ...]:
    """Returns everything that is shown, by names of its own."""
    return tuple(
        scene for part in (places, picker, today, learn, club_pages, sheets, guide, failures) for scene in part.scenes()
    )
