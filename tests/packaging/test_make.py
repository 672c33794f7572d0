# SPDX-License-Identifier: MIT
"""Packages for other systems, as far as Linux can check them."""

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


def test_the_windows_installer_is_made_from_a_folder(bench: make.Workbench, tmp_path: Path) -> None:
    if lacking := system_packages.missing_text(make.TOOLS["installer"]):
        pytest.skip(lacking)
    folder = tmp_path / "folder"
    (folder / "_internal").mkdir(parents=True)
    for name in ("Mahjong Desk.exe", "mahjong-desk.exe", "_internal/python311.dll"):
        (folder / name).write_bytes(b"MZ")
    bench.output_folder.mkdir()
    installer = bench.installer(folder)
    assert installer.name == f"mahjong-desk-{make.version()}.exe"
    assert installer.read_bytes().startswith(b"MZ")


def test_the_macos_bundle_declares_its_file_types() -> None:
    value = plistlib.loads(plistlib.dumps(mac.info(make.version(), QT)))
    (exported,) = value["UTExportedTypeDeclarations"]
    (document,) = value["CFBundleDocumentTypes"]
    assert document["LSItemContentTypes"] == [exported["UTTypeIdentifier"]]
    assert exported["UTTypeTagSpecification"] == {"public.filename-extension": ["mahjong", "mjson"]}
    assert exported["UTTypeIdentifier"].startswith(mac.IDENTIFIER)
    assert value["CFBundleShortVersionString"] == make.version()


@pytest.mark.parametrize(("tag", "oldest"), [("macosx_13_0_universal2", "13.0"), ("macosx_14_0_universal2", "14.0")])
def test_the_macos_bundle_requires_the_version_qt_needs(tag: str, oldest: str) -> None:
    assert mac.info(make.version(), QT.replace("macosx_13_0_universal2", tag))["LSMinimumSystemVersion"] == oldest
