# SPDX-License-Identifier: MIT
"""A sheet with a form: its main button acts first and closes the sheet only on success."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, runtime_checkable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desk.ui.kit.controls.buttons import PrimaryButton, SecondaryButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.sheets.sheet import Sheet


@runtime_checkable
class SheetHost(Protocol):
    """A window that names the part of it that sheets cover."""

    @property
    def sheet_host(self) -> QWidget:
        """The widget that a sheet covers."""


class FormSheet(Sheet):
    """A sheet whose buttons call actions; ``close_sheet`` closes it."""

    def __init__(self, heading: str, window: QWidget | SheetHost, *, width: int = 640, height: int = 0) -> None:
        host = window.sheet_host if isinstance(window, SheetHost) else window
        super().__init__(host, heading, width=width, height=height)

    def add_main_button(self, text: str, on_click: Callable[[], Any]) -> PrimaryButton:
        """Adds the main button and returns it."""
        button = self.add_main(text)
        button.clicked.disconnect(self.accept)
        button.clicked.connect(lambda _checked=False: on_click())
        return button

    def add_button(self, text: str, on_click: Callable[[], Any], *, icon: str = "") -> SecondaryButton:
        """Adds a plain button and returns it."""
        button = self.add_secondary_button(text, icon=icon)
        button.clicked.connect(lambda _checked=False: on_click())
        return button

    def add_said(self) -> None:
        """Adds a line at the end of the body that is hidden until ``say``."""
        self.said = Label(wrap=True)
        self.said.setTextFormat(Qt.TextFormat.PlainText)
        self.said.hide()
        self.body.addWidget(self.said)

    def say(self, text: str, *, fault: bool = False) -> None:
        """Shows the result of an action."""
        self.said.setText(text)
        self.said.set_role("error" if fault else "plus")
        self.said.show()
        # The line has its final position only after the next layout.
        QTimer.singleShot(0, self, lambda: self._scroll.ensureWidgetVisible(self.said))

    def open(self) -> None:
        self.update_text_heights()
        super().open()

    def update_text_heights(self) -> None:
        """Gives wrapping texts no more height than they need; call it again when they change."""
        for text in self.findChildren(Label):
            if text.wordWrap():
                # Qt uses the height in a narrower column as the minimum of a wrapping text.
                policy = text.sizePolicy()
                policy.setVerticalPolicy(QSizePolicy.Policy.Preferred)
                text.setSizePolicy(policy)

    def close_sheet(self) -> None:
        self.reject()
