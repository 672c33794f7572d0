# SPDX-License-Identifier: MIT
"""A name that was misspelt, put right in the whole match."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from mahjong_desk.club.names import PlayerName, name_faults
from mahjong_desk.ui.desk import Desk, fault_of
from mahjong_desk.ui.kit import ChipGroup, FormSheet, Text
from mahjong_desk.ui.kit.name_field import NameField
from mahjong_desk.ui.places import Window

translate = QCoreApplication.translate


class RenameSheet(FormSheet):
    """Asks whose name is wrong, and how it is spelt.

    Attributes:
        player: Whose name is wrong.
        name: How it is spelt.
        main: The button that does it.
    """

    help_page = "ledger#people"

    def __init__(self, desk: Desk, window: Window) -> None:
        """Makes the sheet of the match on the desk."""
        assert desk.stored is not None
        super().__init__(translate("RenameSheet", "Rename a player"), window, width=680, height=360)
        self._desk, self._window, self._stored = desk, window, desk.stored
        told = self.tr("The name is put right in every hand of this match. No points move.")
        self.add_widget(Text(told, role="ink2", wrap=True))
        self.player = ChipGroup(self.tr("Whose name"), self, seats=True)
        self.player.set_choices(list(enumerate(desk.stored.replay.everybody)))
        self.player.chosen.connect(self._chosen)
        self.add_widget(self.player)
        self.name = NameField(self.tr("The right name"), parent=self)
        self.name.setPlaceholderText(self.tr("The right name"))
        self.name.textChanged.connect(lambda _text: self._check())
        self.add_widget(self.name)
        self.body.addStretch(1)
        self.add_plain(translate("RenameSheet", "Cancel"), refuses=True)
        self.main = self.add_main_button(translate("RenameSheet", "&Rename"), self.carry_out)
        self.unready.connect(self._say_missing)
        self._check()

    def _say_missing(self) -> None:
        if not self.complaint:
            self.complain(self.tr("Choose whose name is wrong, and type the right one."))

    def _chosen(self, place: object) -> None:
        assert isinstance(place, int)
        self.name.setText(self._stored.replay.everybody[place])
        self.name.setFocus()
        self.name.selectAll()

    def _wanted(self) -> tuple[str, str] | None:
        """Returns the old and the new name, None where there is nothing to do."""
        place, new = self.player.value(), self.name.text().strip()
        if not isinstance(place, int) or not new:
            return None
        old = str(self._stored.replay.everybody[place])
        return (old, new) if new != old else None

    def _check(self) -> None:
        wanted = self._wanted()
        told = ""
        if wanted is not None:
            after = self._stored.preview_rename(*wanted)
            if any(any(name_faults(players)) for players in (after.players, *(row.players for row in after.rows))):
                told = self.tr("Another player at the table has this name; the ledger could not tell them apart.")
        self.complain(told)
        self.main.setEnabled(wanted is not None and not told)

    def carry_out(self) -> bool:
        """Renames the player; tells whether the ledger has it on disk. The sheet stays where it could not be written."""
        wanted = self._wanted()
        if wanted is None or not self.main.isEnabled():
            return False
        done, fault = fault_of(self._desk, lambda: self._desk.write(self._stored.act_of_renaming(*wanted)))
        if done:
            self.accept()
            old, new = map(PlayerName, wanted)
            self._window.notify(self.tr("{old} is now {new}.").format(old=old, new=new))
        elif fault:
            self.complain(fault)
        return done
