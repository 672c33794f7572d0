# SPDX-License-Identifier: MIT
"""What is made for other systems, as far as Linux can tell, and the command that makes it."""

import plistlib
import sys
from pathlib import Path

import pytest

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


def test_macos_knows_which_files_open_with_it() -> None:
    value = plistlib.loads(plistlib.dumps(mac.info(make.version(), QT)))
    (exported,) = value["UTExportedTypeDeclarations"]
    (document,) = value["CFBundleDocumentTypes"]
    assert document["LSItemContentTypes"] == [exported["UTTypeIdentifier"]]
    assert exported["UTTypeTagSpecification"] == {"public.filename-extension": ["mahjong", "mjson"]}
    assert exported["UTTypeIdentifier"].startswith(mac.IDENTIFIER)
    assert value["CFBundleShortVersionString"] == make.version()


@pytest.mark.parametrize(("tag", "oldest"), [("macosx_13_0_universal2", "13.0"), ("macosx_14_0_universal2", "14.0")])
def test_macos_knows_the_oldest_version_for_this_qt(tag: str, oldest: str) -> None:
    values = mac.info(make.version(), QT.replace("macosx_13_0_universal2", tag))
    assert values["LSMinimumSystemVersion"] == oldest
