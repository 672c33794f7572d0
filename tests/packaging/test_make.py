# SPDX-License-Identifier: MIT
"""What is made for other systems, as far as Linux can tell, and the command that makes it."""

from __future__ import annotations

import plistlib
import sys
import zipfile
from collections.abc import Sequence
from pathlib import Path

import pytest

import bootstrap
import debian
import mac
import make
import system_packages

QT = "Wheel-Version: 1.0\nGenerator: setuptools\nRoot-Is-Purelib: false\nTag: cp310-abi3-macosx_13_0_universal2\n"
"""The ``WHEEL`` file of PySide6 6.11.3 for macOS; 6.12.0 has ``macosx_14_0_universal2``."""


@pytest.fixture
def bench(tmp_path: Path) -> make.Workbench:
    return make.Workbench(Path(sys.executable), tmp_path / "made", tmp_path / "making")


def test_the_installer_for_windows_is_made_of_a_folder(bench: make.Workbench, tmp_path: Path) -> None:
    if lacking := system_packages.missing_text(make.TOOLS["installer"]):
        pytest.skip(lacking)
    folder = tmp_path / "folder"
    (folder / "_internal").mkdir(parents=True)
    for name in ("Mahjong Desk.exe", "mahjong-desk.exe", "_internal/python311.dll"):
        (folder / name).write_bytes(b"MZ")
    bench.made.mkdir()
    installer = bench.installer(folder)
    assert installer.name == f"mahjong-desk-{make.version()}.exe"
    assert installer.read_bytes().startswith(b"MZ")


def test_the_folder_is_made_once_for_all_that_holds_it(bench: make.Workbench, monkeypatch: pytest.MonkeyPatch) -> None:
    program, bundled = "1", 0

    def run(command: Sequence[str]) -> None:
        nonlocal bundled
        if "build" in command:
            place = Path(command[command.index("--outdir") + 1])
            place.mkdir(parents=True)
            with zipfile.ZipFile(place / "mahjong_desk-1-py3-none-any.whl", "w") as wheel:
                wheel.writestr(zipfile.ZipInfo("program.py"), program)
        if "PyInstaller" in command:
            bundled += 1
            (bench.made / make.NAME).mkdir(exist_ok=True)
            if program == "broken":
                raise bootstrap.SetupError("PyInstaller failed")

    monkeypatch.setattr(make, "run", run)
    monkeypatch.setattr(debian, "stage_files", lambda *_: None)
    monkeypatch.setattr(debian, "pack", lambda *_, quick: bench.made / "package.deb")
    bench.folder()
    bench.deb()
    assert bundled == 1
    program = "2"
    bench.deb()
    assert bundled == 2
    program = "broken"
    for _ in range(2):
        with pytest.raises(bootstrap.SetupError):
            bench.deb()
    assert bundled == 4


def test_macos_is_told_which_files_open_with_it() -> None:
    value = plistlib.loads(plistlib.dumps(mac.info(make.version(), QT)))
    (exported,) = value["UTExportedTypeDeclarations"]
    (document,) = value["CFBundleDocumentTypes"]
    assert document["LSItemContentTypes"] == [exported["UTTypeIdentifier"]]
    assert exported["UTTypeTagSpecification"] == {"public.filename-extension": ["mahjong", "mjson"]}
    assert exported["UTTypeIdentifier"].startswith(mac.IDENTIFIER)
    assert value["CFBundleShortVersionString"] == make.version()


@pytest.mark.parametrize(("tag", "oldest"), [("macosx_13_0_universal2", "13.0"), ("macosx_14_0_universal2", "14.0")])
def test_macos_is_told_the_oldest_that_this_qt_runs_on(tag: str, oldest: str) -> None:
    values = mac.info(make.version(), QT.replace("macosx_13_0_universal2", tag))
    assert values["LSMinimumSystemVersion"] == oldest


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
    with pytest.raises(bootstrap.SetupError, match=r"(?s)objdump, strip, dpkg-deb.* binutils dpkg"):
        make.check("deb")
