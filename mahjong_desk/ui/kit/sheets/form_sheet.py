# SPDX-License-Identifier: MIT
"""A sheet that is filled in: its main button acts first and closes the sheet only when that worked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desk.ui.kit.controls.buttons import MainButton, PlainButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.sheets.sheet import Sheet


class Covered(Protocol):
    """A window that says which part of it sheets cover."""

    @property
    def sheet_host(self) -> QWidget:
        """What a sheet covers."""


class FormSheet(Sheet):
    """A sheet whose buttons do what they are given to do; ``close_sheet`` ends it."""

    def __init__(self, heading: str, window: QWidget | Covered, *, width: int = 640, height: int = 0) -> None:
        host = window if isinstance(window, QWidget) else window.sheet_host
        super().__init__(host, heading, width=width, height=height)

    def add_main_button(self, text: str, deed: Callable[[], Any]) -> MainButton:
        """Adds the main button, which does something, and returns it."""
        button = self.add_main(text)
        button.clicked.disconnect(self.accept)
        button.clicked.connect(lambda _checked=False: deed())
        return button

    def add_button(self, text: str, deed: Callable[[], Any], *, icon: str = "") -> PlainButton:
        """Adds a plain button, which does something, and returns it."""
        button = self.add_plain(text, icon=icon)
        button.clicked.connect(lambda _checked=False: deed())
        return button

    def open(self) -> None:
        """Covers the window, as high as the texts are at the width of the paper."""
        self.let_texts_wrap()
        super().open()

    def let_texts_wrap(self) -> None:
        """Gives the texts no more height than they need; called again where others come."""
        for text in self.findChildren(Label):
            if text.wordWrap():
                # Qt takes for the least height of a wrapping text its height in a narrower column.
                policy = text.sizePolicy()
                policy.setVerticalPolicy(QSizePolicy.Policy.Preferred)
                text.setSizePolicy(policy)

    def close_sheet(self) -> None:
        """Takes the sheet away."""
        self.reject()
