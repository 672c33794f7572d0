# SPDX-License-Identifier: MIT
"""Those who may be one person under two spellings, to be decided by somebody who knows them."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QWidget

from mahjong_desk.club.people.look_alikes import LookAlike, look_alikes
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.club_data.people_index import ClubPeople
from mahjong_desk.ui.kit.controls.buttons import PlainButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.panels import clear
from mahjong_desk.ui.kit.sheets.form_sheet import FormSheet
from mahjong_desk.ui.kit.text_format import headed
from mahjong_desk.ui.navigation import Window
from mahjong_desk.ui.text.people import about, likeness_words
from mahjong_desk.ui.text.refusals import ledger_error_text

_AT_ONCE = 6
"""So many pairs are shown together; the next ones come when these are decided."""


class AlikeSheet(FormSheet):
    """A row a pair, each with its three answers."""

    def __init__(self, people: ClubPeople, window: Window) -> None:
        super().__init__(tr("Who may be one person"), window, width=980, height=560)
        self._people = people
        self._later: set[frozenset[str]] = set()
        self.pairs: tuple[LookAlike, ...] = ()
        told = tr(
            "These names look or read alike. Whoever sat at one table with the other is not among them. Nothing is "
            "joined by itself, and what you decide can be undone."
        )
        self.add_widget(Label(told, role="ink2", wrap=True))
        self._left = Label(size=14, role="ink3")
        self.add_widget(self._left)
        holder = QWidget()
        self._grid = QGridLayout(holder)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(theme.px(12))
        self._grid.setVerticalSpacing(theme.px(10))
        self._grid.setColumnStretch(0, 1)
        self.add_widget(holder)
        self.body.addStretch(1)
        self.add_main_button(tr("Close"), self.close_sheet)
        self._show()

    def _show(self) -> None:
        found = [pair for pair in look_alikes(self._people.people) if _key(pair) not in self._later]
        self.pairs = tuple(found[:_AT_ONCE])
        clear(self._grid)
        self._left.setText(
            trn("{n} pair to decide", "{n} pairs to decide", len(found)) if found else tr("Nothing to decide.")
        )
        for row, pair in enumerate(self.pairs):
            told = tr("{one} ({about_one}) and {other} ({about_other})").format(
                one=pair.one.name, about_one=about(pair.one), other=pair.other.name, about_other=about(pair.other)
            )
            text = Label(f"{told}\n{likeness_words(pair.likeness)}", wrap=True)
            self._grid.addWidget(text, row, 0)
            answers = (
                (tr("The same"), lambda pair=pair: self._answer(pair, same=True)),
                (tr("Not the same"), lambda pair=pair: self._answer(pair, same=False)),
                (tr("Later"), lambda pair=pair: self._put_off(pair)),
            )
            for column, (label, deed) in enumerate(answers, start=1):
                button = PlainButton(label)
                button.setAccessibleName(headed(told, label))
                button.clicked.connect(lambda _checked=False, deed=deed: deed())
                self._grid.addWidget(button, row, column)
        self.let_texts_wrap()

    def _answer(self, pair: LookAlike, *, same: bool) -> None:
        error = self._people.enter(
            lambda register: register.join(pair.one, pair.other) if same else register.keep_apart(pair.one, pair.other)
        )
        self.complain(ledger_error_text(error) if error is not None else "")
        self._show()

    def _put_off(self, pair: LookAlike) -> None:
        self._later.add(_key(pair))
        self._show()


def _key(pair: LookAlike) -> frozenset[str]:
    return frozenset((pair.one.uuid, pair.other.uuid))
