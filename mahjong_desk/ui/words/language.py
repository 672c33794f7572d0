# SPDX-License-Identifier: MIT
"""The language of the interface: which one holds, and how another one is installed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from mahjong_desk.paths import resource

LANGUAGES: Final = ("en", "ja", "zh")
LANGUAGE_CHOICES: Final = ("system", *LANGUAGES)

OWN_NAMES: Final = {"en": "English", "ja": "日本語", "zh": "简体中文"}
"""What each language calls itself; never translated."""

_QT_FILES: Final = {"en": "qtbase_en", "ja": "qtbase_ja", "zh": "qtbase_zh_CN"}
_LOCALES: Final = {"en": "en", "ja": "ja_JP", "zh": "zh_CN"}


@dataclass(slots=True)
class _State:
    """What ``install`` has set."""

    language: str = "en"
    translators: list[QTranslator] = field(default_factory=list)


_state = _State()


def language() -> str:
    """Returns the language that holds now: ``ja``, ``en`` or ``zh``."""
    return _state.language


def locale() -> QLocale:
    """Returns the locale by which dates and numbers are written in the language that holds now."""
    return QLocale(_LOCALES[_state.language])


def system_language() -> str:
    """Returns the first language of the system that the application speaks; English where it speaks none."""
    for name in QLocale.system().uiLanguages():
        start = name.replace("_", "-").split("-")[0].lower()
        if start in LANGUAGES:
            return start
    return "en"


def install(app: QCoreApplication, name: str) -> None:
    """Makes ``name`` the language of the application; its windows are told by ``LanguageChange``.

    Args:
        app: The application.
        name: ``ja``, ``en``, ``zh``, or ``system`` for the language of the system.

    Raises:
        ValueError: The application does not speak that language.
    """
    chosen = system_language() if name == "system" else name
    if chosen not in LANGUAGES:
        raise ValueError(f"no language is named {name!r}")
    for old in _state.translators:
        app.removeTranslator(old)
    _state.translators.clear()
    _state.language = chosen
    places = (
        (_QT_FILES[chosen], QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)),
        (f"mahjong_desk_{chosen}", str(resource("translations"))),
    )
    for file, folder in places:
        translator = QTranslator(app)
        if translator.load(file, folder):
            app.installTranslator(translator)
            _state.translators.append(translator)
