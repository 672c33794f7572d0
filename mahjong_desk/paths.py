# SPDX-License-Identifier: MIT
"""Where the files that come with the application lie: art, fonts, themes, translations, rule pages."""

from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parent


def resources_folder() -> Path:
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


def resource_path(*parts: str) -> Path:
    """Returns the path of one shipped file or folder, named by its ``parts`` below ``resources_folder``.

    Whether it is there is for the caller to see: some files, such as translations, may be missing.

    Raises:
        FileNotFoundError: There is no folder of shipped files at all.
    """
    return resources_folder().joinpath(*parts)


def changelog_path() -> Path:
    """Returns the path of the changelog: a wheel carries it among the shipped files; a checkout has it beside them.

    Raises:
        FileNotFoundError: There is no folder of shipped files at all.
    """
    shipped = resource_path("CHANGELOG.md")
    return shipped if shipped.is_file() else resources_folder().with_name("CHANGELOG.md")
