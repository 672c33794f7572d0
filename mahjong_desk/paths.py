# SPDX-License-Identifier: MIT
"""Where the files that come with the application lie: art, fonts, themes, translations, rule pages."""

from __future__ import annotations

from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parent


def resources() -> Path:
    """Returns the folder of the shipped files.

    A wheel carries it inside the package; in a checkout it lies beside the package.

    Raises:
        FileNotFoundError: Neither place has it, so the installation is not whole.
    """
    places = (_PACKAGE / "resources", _PACKAGE.parent / "resources")
    for place in places:
        if place.is_dir():
            return place
    raise FileNotFoundError(f"the shipped files are missing: neither {places[0]} nor {places[1]} is a folder")


def resource(*parts: str) -> Path:
    """Returns the path of one shipped file or folder, named by its ``parts`` below ``resources``.

    Whether it is there is for the caller to see: some files, such as translations, may be missing.

    Raises:
        FileNotFoundError: There is no folder of shipped files at all.
    """
    return resources().joinpath(*parts)


def changelog() -> Path:
    """Returns the path of the changelog: a wheel carries it among the shipped files; a checkout has it beside them.

    Raises:
        FileNotFoundError: There is no folder of shipped files at all.
    """
    shipped = resource("CHANGELOG.md")
    return shipped if shipped.is_file() else resources().with_name("CHANGELOG.md")
