# SPDX-License-Identifier: MIT
"""The property list of the application for macOS."""

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

IDENTIFIER = "org.mahjongdesk.MahjongDesk"
_TYPES = Path(__file__).resolve().parent.parent / "linux" / "mahjong-desk.xml"
_SPACE = {"types": "http://www.freedesktop.org/standards/shared-mime-info"}


def info(version: str, qt_wheel: str) -> dict[str, Any]:
    """Returns the entries of ``Info.plist`` that PyInstaller does not write.

    Args:
        version: The version of the program.
        qt_wheel: The file ``WHEEL`` of the distribution that contains Qt.
    """
    return {
        "CFBundleDisplayName": "Mahjong Desk",
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleLocalizations": ["en", "ja", "zh-Hans"],
        "CFBundleDevelopmentRegion": "en",
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": _oldest_system(qt_wheel),
        "NSHighResolutionCapable": True,
        "NSRequiresAquaSystemAppearance": False,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Mahjong Desk",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [f"{IDENTIFIER}.file"],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": f"{IDENTIFIER}.file",
                "UTTypeDescription": "Mahjong Desk",
                "UTTypeConformsTo": ["public.text"],
                "UTTypeTagSpecification": {"public.filename-extension": extensions()},
            }
        ],
    }


def _oldest_system(qt_wheel: str) -> str:
    """Returns the macOS version of a wheel: 13.0 for ``macosx_13_0_universal2``."""
    found = re.search(r"-macosx_(\d+)_(\d+)_", qt_wheel)
    assert found is not None, qt_wheel
    return ".".join(found.groups())


def extensions() -> list[str]:
    """Returns the suffixes of the program's files, without the dot."""
    globs = ElementTree.parse(_TYPES).getroot().iterfind(".//types:glob", _SPACE)
    return sorted({glob.attrib["pattern"].removeprefix("*.") for glob in globs})
