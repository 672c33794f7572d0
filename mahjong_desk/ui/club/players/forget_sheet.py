# SPDX-License-Identifier: MIT
"""Whether somebody shall be a former player, and what stays of them."""

from __future__ import annotations

from mahjong_desk.club.people.person import Person
from mahjong_desk.texts import tr
from mahjong_desk.ui.club_data.people_index import ClubPeople
from mahjong_desk.ui.kit.controls.buttons import DangerButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.sheets.form_sheet import FormSheet
from mahjong_desk.ui.navigation import Window
from mahjong_desk.ui.text.people import about
from mahjong_desk.ui.text.refusals import ledger_error_text


class ForgetSheet(FormSheet):
    """Says what goes and what stays, and asks once more."""

    def __init__(self, people: ClubPeople, window: Window, person: Person) -> None:
        super().__init__(tr("Delete a player"), window, width=680)
        self._people, self._window, self._person = people, window, person
        self.add_widget(Label(f"{person.name}", size=20, serif=True))
        self.add_widget(Label(about(person), role="ink2"))
        for told in (
            tr(
                "The name goes from lists, standings, charts, prints and files, and from every match that is opened: there "
                "it is “Former player” from now on."
            ),
            tr("The matches and their sums stay as they are. Notes are shown as they were written."),
            tr(
                "What was entered stays in the journals of the matches, in the text copy and in every backup, where "
                "nothing is ever changed: the name can be read there."
            ),
            tr("Whoever plays under this name later is somebody else."),
        ):
            self.add_widget(Label(told, wrap=True))
        self.forget_button = DangerButton(tr("&Delete the player"), large=True)
        self.forget_button.clicked.connect(lambda _checked=False: self.forget())
        self.add_right(self.forget_button)
        self.add_main_button(tr("&Cancel"), self.close_sheet)

    def forget(self) -> bool:
        """Makes the person a former player; tells whether the ledger has it."""
        error = self._people.enter(lambda register: register.forget(self._person))
        if error is not None:
            self.complain(ledger_error_text(error))
            return False
        self.accept()
        return True
