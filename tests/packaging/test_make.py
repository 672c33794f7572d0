# SPDX-License-Identifier: MIT
"""What is made for other systems, as far as Linux can tell, and the command that makes it."""

from __future__ import annotations

import plistlib
import sys
from pathlib import Path

import pytest

import bootstrap
import mac
import make


@pytest.fixture
def bench(tmp_path: Path) -> make.Workbench:
    return make.Workbench(Path(sys.executable), tmp_path / "made", tmp_path / "making")


def test_the_installer_for_windows_is_made_of_a_folder(bench: make.Workbench, tmp_path: Path) -> None:
    if missing := bootstrap.missing_for_packages(make.TOOLS["installer"]):
        pytest.skip(bootstrap.lacking_text(missing))
    folder = tmp_path / "folder"
    (folder / "_internal").mkdir(parents=True)
    for name in ("Mahjong Desk.exe", "mahjong-desk.exe", "_internal/python311.dll"):
        (folder / name).write_bytes(b"MZ")
    bench.made.mkdir()
    installer = bench.installer(folder)
    assert installer.name == f"mahjong-desk-{make.version()}.exe"
    assert installer.read_bytes().startswith(b"MZ")


def test_macos_is_told_which_files_open_with_it() -> None:
    told = plistlib.loads(plistlib.dumps(mac.info(make.version())))
    (exported,) = told["UTExportedTypeDeclarations"]
    (document,) = told["CFBundleDocumentTypes"]
    assert document["LSItemContentTypes"] == [exported["UTTypeIdentifier"]]
    assert exported["UTTypeTagSpecification"] == {"public.filename-extension": ["mahjong", "mjson"]}
    assert exported["UTTypeIdentifier"].startswith(mac.IDENTIFIER)
    assert told["CFBundleShortVersionString"] == make.version()


@pytest.mark.parametrize("arguments", [[], ["everything"], ["deb", "now"]])
def test_what_it_does_not_know_it_refuses(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        make.main(arguments)
    assert ended.value.code == 2
    assert "wheel,sources,folder,deb,installer" in capsys.readouterr().err.replace("'", "").replace(" ", "")


def test_what_is_for_another_system_is_said_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    other = "deb" if sys.platform == "win32" else "installer"
    assert make.main([other]) == 1
    assert f"“{other}” is made on" in capsys.readouterr().err


def test_a_tool_that_is_missing_is_named_with_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    if not sys.platform.startswith("linux"):
        pytest.skip("the tools of Linux are named")
    monkeypatch.setenv("PATH", "")
    with pytest.raises(bootstrap.Problem, match=r"(?s)objdump, strip, dpkg-deb.* binutils dpkg"):
        make.check("deb")
