# SPDX-License-Identifier: MIT
"""The notes that guide through the first match, at each of its steps."""

from collections.abc import Iterator

from PySide6.QtCore import Qt

from gallery.club import PEOPLE
from gallery.stage import Scene, Stage
from mahjong_desk.ui.kit.sheets.notice import CoachMark
from mahjong_desk.ui.match.new_match_sheet import NewMatchSheet


def scenes() -> Iterator[Scene]:
    """Yields the scenes in the order of the steps."""
    yield Scene("guide-0-begin", CoachMark, _begin)
    yield Scene("guide-1-who-plays", CoachMark, _who_plays)
    yield Scene("guide-2-which-rules", CoachMark, _which_rules)
    yield Scene("guide-3-first-hand", CoachMark, _first_hand)
    yield Scene("guide-3-who-has-won", CoachMark, _who_has_won)


def _begin(stage: Stage) -> None:
    stage.empty_ledger()
    stage.show("table")
    stage.trigger("first_match")
    stage.add_cleanup(lambda: _leave(stage))


def _leave(stage: Stage) -> None:
    for note in stage.window.findChildren(CoachMark):
        note.dismissed.emit()


def _who_plays(stage: Stage) -> NewMatchSheet:
    _begin(stage)
    stage.trigger("new_match")
    return stage.sheet(NewMatchSheet)


def _which_rules(stage: Stage) -> NewMatchSheet:
    sheet = _who_plays(stage)
    for field, person in zip(sheet.seats.fields, PEOPLE, strict=False):
        field.setText(str(person))
    sheet.rules.systems.setFocus(Qt.FocusReason.OtherFocusReason)
    stage.process_events()
    return sheet


def _first_hand(stage: Stage) -> None:
    _which_rules(stage).start_button.click()
    stage.process_events()


def _who_has_won(stage: Stage) -> None:
    _first_hand(stage)
    stage.trigger("win")
    # The note is shown once the window is idle.
    stage.wait_until(lambda: any(note.isVisible() for note in stage.window.findChildren(CoachMark)))
