# SPDX-License-Identifier: MIT
"""The sheet about the application: what runs here, where the data lies, whose licences hold, and a report without names."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mahjong_desk import __version__
from mahjong_desk.log import start_log, stop_log
from mahjong_desk.ui.help import about_sheet
from mahjong_desk.ui.help.about_sheet import AboutSheet
from tests.ui.fake_window import FakeWindow
from tests.ui.player import User
from tests.ui.rulesets.playing import NAMES, sit_down


@pytest.fixture
def sheet(qtbot: QtBot, tmp_path: Path) -> Iterator[AboutSheet]:
    """The sheet over a window."""
    window = FakeWindow()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    with qtbot.waitExposed(window):
        window.show()
    made = AboutSheet(window, tmp_path)
    window.open_sheet(made)
    yield made
    made.close_sheet()


def texts(sheet: AboutSheet) -> list[str]:
    from mahjong_desk.ui.kit.label import Label

    return [text.text() for text in sheet.findChildren(Label)]


def test_it_shows_every_version(sheet: AboutSheet) -> None:
    assert {__version__, qVersion(), sqlite3.sqlite_version} <= set(texts(sheet))


def test_the_data_folder_is_copied_as_it_is(sheet: AboutSheet, tmp_path: Path) -> None:
    from mahjong_desk.ui.kit.controls.buttons import LinkButton

    next(link for link in sheet.findChildren(LinkButton) if link.text() == "Copy path").click()
    assert QApplication.clipboard().text() == str(tmp_path)


def test_each_part_shows_its_licence(sheet: AboutSheet) -> None:
    lines = [sheet.licences.item(row).text() for row in range(sheet.licences.count())]
    for name, licence in (("PySide6", "LGPL"), ("platformdirs", "MIT"), ("Noto", "OFL")):
        assert any(name in line and licence in line for line in lines), name
    sheet.licences.setCurrentRow(next(row for row, line in enumerate(lines) if "Noto" in line))
    assert "SIL OPEN FONT LICENSE" in sheet.words.toPlainText()


def test_a_bundle_lists_only_its_own_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / about_sheet.COLLECTED
    items = [
        {"name": "zlib", "version": "1.3", "licence": "Zlib", "home": "", "text": "as is"},
        {"name": "OpenSSL", "version": "", "licence": "Apache-2.0", "home": "", "text": "words"},
    ]
    file.write_text(json.dumps(items), encoding="utf-8")
    monkeypatch.setattr(about_sheet, "resource_path", lambda *_parts: file)
    assert [part.name for part in about_sheet.parts()] == ["OpenSSL", "zlib"]
    assert about_sheet.parts()[1] == about_sheet.Part("zlib", "1.3", "Zlib", "as is")


def test_a_report_has_versions_and_log_and_no_name(guest: User, tmp_path: Path) -> None:
    sit_down(guest, "boo")
    start_log(tmp_path)
    try:
        guest.window.commands.actions["about"].trigger()
        guest.click(guest.button("Copy for a report"))
    finally:
        stop_log()
    copied = QApplication.clipboard().text()
    assert f"Mahjong Desk {__version__}\n" in copied
    assert "Python" in copied.partition("\n\n")[2], "the log begins with what runs"
    assert str(Path.home()) not in copied
    assert not any(name in copied for name in NAMES)
