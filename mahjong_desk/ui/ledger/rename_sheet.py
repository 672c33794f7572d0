# SPDX-License-Identifier: MIT
"""A name that was misspelt, put right in the whole match."""

from __future__ import annotations

from PySide6.QtCore import QTimer

from mahjong_desk.club.names import PlayerName, name_faults
from mahjong_desk.club.people.identity import identity_of
from mahjong_desk.match.names import fold_name
from mahjong_desk.texts import tr
from mahjong_desk.ui.club_people import club_people
from mahjong_desk.ui.desk import Desk, fault_of
from mahjong_desk.ui.kit.chips import ChipGroup
from mahjong_desk.ui.kit.form_sheet import FormSheet
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.marks import mark_of
from mahjong_desk.ui.kit.name_field import NameField
from mahjong_desk.ui.places import Window
from mahjong_desk.ui.words.people import about


class RenameSheet(FormSheet):
    """Asks whose name is wrong, and how it is spelt."""

    help_page = "ledger#people"

    def __init__(self, desk: Desk, window: Window) -> None:
        assert desk.stored is not None
        super().__init__(tr("Rename a player"), window, width=680, height=360)
        self._desk, self._window, self._stored = desk, window, desk.stored
        told = tr("The name is put right in every hand of this match. No points move.")
        self.add_widget(Label(told, role="ink2", wrap=True))
        self.player = ChipGroup(tr("Whose name"), self, seats=True)
        self.player.set_choices(list(enumerate(desk.stored.replay.everybody)))
        self.player.chosen.connect(self._chosen)
        self.add_widget(self.player)
        self.name = NameField(tr("The right name"), parent=self)
        self.name.setPlaceholderText(tr("The right name"))
        self.name.textChanged.connect(lambda _text: self._check())
        self.add_widget(self.name)
        self._meant = Label(size=14, role="ink2", wrap=True)
        self.add_widget(self._meant)
        self._people = club_people(desk)
        self._people.changed.connect(self._check)
        # The sheet is there before: in a club of many years it takes a moment to see who is who.
        QTimer.singleShot(0, self, self._look_at_people)
        self.body.addStretch(1)
        self.add_plain(tr("Cancel"), refuses=True)
        self.main = self.add_main_button(tr("&Rename"), self.carry_out)
        self.unready.connect(self._say_missing)
        self._check()

    def _say_missing(self) -> None:
        if not self.complaint:
            self.complain(tr("Choose whose name is wrong, and type the right one."))

    def _chosen(self, place: object) -> None:
        assert isinstance(place, int)
        self.name.setText(self._stored.replay.everybody[place])
        self.name.setFocus()
        self.name.selectAll()

    def _wanted(self) -> tuple[str, str] | None:
        """Returns the old and the new name, None where there is nothing to do."""
        place, new = self.player.value(), self.name.text().strip()
        if not isinstance(place, int) or not fold_name(new):
            return None
        old = str(self._stored.replay.everybody[place])
        return (old, new) if new != old else None

    def _check(self) -> None:
        wanted = self._wanted()
        told = ""
        if wanted is not None:
            after = self._stored.preview_rename(*wanted)
            if any(any(name_faults(players)) for players in (after.players, *(row.players for row in after.rows))):
                told = tr("Another player at the table has this name; the ledger could not tell them apart.")
            elif self._people.people.person(identity_of(wanted[1])).former:
                told = tr("The player of this name has been deleted; the hands would count for a former player.")
        self.complain(told)
        self._show_meant()
        self.main.setEnabled(wanted is not None and not told)

    def _look_at_people(self) -> None:
        self._people.look()
        self._check()

    def _show_meant(self) -> None:
        """Shows for whom the hands will count: the one who follows from the name, also where several have it."""
        wanted, people = self._wanted(), self._people.people
        if wanted is None or self._people.reading:
            self.name.show_mark(None)
            self._meant.setText("")
            return
        _, name = wanted
        person = people.person(identity_of(name), name)
        known = person in people.everybody
        self.name.show_mark(mark_of(person.mark) if known else None)
        if not known:
            told = tr("Nobody else has this name yet.")
        elif len(people.namesakes(name)) > 1:
            told = tr(
                "Several have this name; it means {player} ({about}). For another one, give them a further name on the page "
                "of the players, and type that."
            )
        else:
            told = tr("The hands count for {player} ({about}).")
        self._meant.setText(told.format(player=person.name, about=about(person)))

    def carry_out(self) -> bool:
        """Renames the player; tells whether the ledger has it on disk. The sheet stays where it could not be written."""
        wanted = self._wanted()
        if wanted is None or not self.main.isEnabled():
            return False
        done, fault = fault_of(self._desk, lambda: self._desk.write(self._stored.act_of_renaming(*wanted)))
        if done:
            self.accept()
            old, new = map(PlayerName, wanted)
            self._window.notify(tr("{old} is now {new}.").format(old=old, new=new))
        elif fault:
            self.complain(fault)
        return done
