# SPDX-License-Identifier: MIT
"""Languages for tests, which therefore do not depend on the real ones."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from mahjong_desk import texts
from mahjong_desk.paths import resource_path
from mahjong_desk.ui.settings.sheet import CHOICES
from mahjong_desk.ui.text.language import language_choices

USUAL = ("en", "ja", "zh")
"""The languages that have every text and page; another complete language must be added here."""
FOLDER = Path(__file__).with_name("languages")
"""German, Polish and traditional Chinese, of forty texts each."""


def write_language(folder: Path, settings: str, messages: str) -> Path:
    """Writes the folder of a language as a translator would, and returns it."""
    folder.mkdir(parents=True)
    (folder / "language.toml").write_text(settings, "utf-8")
    (folder / "messages.po").write_text(messages, "utf-8")
    return folder


def link_languages(place: Path, *more: Path) -> None:
    """Creates a folder with links to the usual languages and to ``more``."""
    place.mkdir(parents=True, exist_ok=True)
    for folder in (*(resource_path("languages", name) for name in USUAL), *more):
        (place / folder.name).symlink_to(folder)


@contextmanager
def offered(place: Path, *more: Path) -> Iterator[None]:
    """Makes the program find only the usual languages and ``more``."""
    link_languages(place, *more)

    def found(*parts: str) -> Path:
        return place.joinpath(*parts[1:]) if parts[0] == "languages" else resource_path(*parts)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(texts, "resource_path", found)
        _look_again()
        patch.setitem(CHOICES, "language", language_choices())
        yield
    _look_again()


def _look_again() -> None:
    texts.languages.cache_clear()
    texts.catalogue.cache_clear()
