# SPDX-License-Identifier: MIT
"""The language of the interface is changed while the program runs."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from mahjong_desk import texts
from mahjong_desk.ui.text import language


def test_another_language_keeps_how_yaku_are_named(qapp: QApplication) -> None:
    texts.set_language("en", "plain")
    try:
        language.install(qapp, "ja")
        assert (texts.language(), texts.style()) == ("ja", "plain")
    finally:
        texts.set_language("en")
        language.install(qapp, "en")
