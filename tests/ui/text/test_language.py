# SPDX-License-Identifier: MIT
"""The language of the interface is changed while the program runs."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from mahjong_desk import texts
from mahjong_desk.ui.text import language


def test_language_and_names_of_yaku_are_set_together(qapp: QApplication) -> None:
    try:
        language.install(qapp, "ja", "plain")
        assert (texts.language(), texts.name_style()) == ("ja", "plain")
    finally:
        language.install(qapp, "en")
