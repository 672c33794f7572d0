# SPDX-License-Identifier: MIT
"""What macOS is told of the application: who it is, and which files open with it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree

IDENTIFIER: Final = "org.mahjongdesk.MahjongDesk"
_TYPES: Final = Path(__file__).resolve().parent.parent / "linux" / "mahjong-desk.xml"
_SPACE: Final = {"types": "http://www.freedesktop.org/standards/shared-mime-info"}


def info(version: str) -> dict[str, Any]:
    """Returns what stands in ``Info.plist`` beside what PyInstaller writes there by itself."""
    return {
        "CFBundleDisplayName": "Mahjong Desk",
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleLocalizations": ["en", "ja", "zh-Hans"],
        "CFBundleDevelopmentRegion": "en",
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "12.0",
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


def extensions() -> list[str]:
    """Returns the endings of the files that the program writes, as Linux is told them: ``mahjong``."""
    globs = ElementTree.parse(_TYPES).getroot().iterfind(".//types:glob", _SPACE)
    return sorted({glob.attrib["pattern"].removeprefix("*.") for glob in globs})
