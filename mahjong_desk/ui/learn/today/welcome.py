# SPDX-License-Identifier: MIT
"""What meets somebody who has learned nothing here yet: every game is a click away from its first lesson."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.learn.lessons import taught
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.controls.buttons import PlainButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.flow import Flow
from mahjong_desk.ui.kit.layout.panels import Panel
from mahjong_desk.ui.text.phrases import in_language


class Welcome(Panel):
    """A button for each game that is taught."""

    game_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 10, 20, 12)
        column.setSpacing(6)
        column.addWidget(Label(tr("Which game do you want to learn?"), size=22, serif=True, wrap=True))
        told = tr(
            "Short lessons begin at zero, with tiles to touch. Whoever knows the game already practises what stands below."
        )
        column.addWidget(Label(told, role="ink2", wrap=True))
        row = Flow(gap=8)
        self.games: dict[str, PlainButton] = {}
        for ruleset in taught():
            button = PlainButton(in_language(ruleset.names))
            button.clicked.connect(lambda _checked=False, game=ruleset.id: self.game_wanted.emit(game))
            self.games[ruleset.id] = button
            row.add_widget(button)
        column.addWidget(row)
