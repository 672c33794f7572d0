# SPDX-License-Identifier: MIT
"""Settings on the command line: nothing is changed before a yes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mahjong_desk.cli import main
from mahjong_desk.ui.settings.settings import Settings


def test_settings_go_from_one_folder_to_another(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    here, there, file = tmp_path / "here", tmp_path / "there", tmp_path / "mine.json"
    here.mkdir()
    there.mkdir()
    Settings(here).theme = "contrast-dark"
    assert main(["settings", "export", "--data", str(here), str(file)]) == 0
    capfdbinary.readouterr()
    taking = ["settings", "import", "--data", str(there), str(file)]
    assert main(taking) == 0
    text = capfdbinary.readouterr().out.decode()
    assert 'theme: "system" -> "contrast-dark"' in text
    assert "--yes" in text
    assert Settings(there).theme == "system"
    assert main([*taking, "--yes"]) == 0
    assert Settings(there).theme == "contrast-dark"
    capfdbinary.readouterr()
    assert main(taking) == 0
    assert capfdbinary.readouterr().out.decode() == "these settings already apply\n"


def test_a_faulty_file_changes_nothing_and_says_where(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    file = tmp_path / "mine.json"
    values = {"format": "mahjong-desk/settings", "version": 1, "settings": {"sound": True, "theme": "plaid"}}
    file.write_text(json.dumps(values), encoding="utf-8")
    assert main(["settings", "import", "--data", str(tmp_path), str(file), "--yes"]) == 2
    assert "settings.theme" in capfdbinary.readouterr().out.decode()
    assert not Settings(tmp_path).sound
    assert main(["settings", "import", "--data", str(tmp_path), str(tmp_path / "none.json")]) == 2
