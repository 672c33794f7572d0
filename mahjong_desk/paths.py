# SPDX-License-Identifier: MIT
"""The paths of the files that come with the application."""

from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


@cache
def resources_folder() -> Path:
    """Returns the folder of the shipped files."""
    # The first is in a wheel, the second in a checkout.
    candidates = (_PACKAGE / "resources", _PACKAGE.parent / "resources")
    for folder in candidates:
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"the shipped files are missing: neither {candidates[0]} nor {candidates[1]} is a folder")


def resource_path(*parts: str) -> Path:
    """Returns the path of a shipped file or folder, which may be missing."""
    return resources_folder().joinpath(*parts)


def changelog_path() -> Path:
    shipped = resource_path("CHANGELOG.md")
    return shipped if shipped.is_file() else resources_folder().with_name("CHANGELOG.md")
