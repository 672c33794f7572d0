# SPDX-License-Identifier: MIT
"""The language of the interface: which one holds, and how another one is installed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QTranslator

from mahjong_desk import texts
from mahjong_desk.texts import Said, language, speaking

LANGUAGES: Final = tuple(texts.languages())
LANGUAGE_CHOICES: Final = ("system", *LANGUAGES)

OWN_NAMES: Final = {one.id: one.name for one in texts.languages().values()}
"""What each language calls itself; never translated."""

__all__ = [
    "LANGUAGES",
    "LANGUAGE_CHOICES",
    "OWN_NAMES",
    "in_each_language",
    "install",
    "language",
    "locale",
    "speaking",
    "system_language",
]


@dataclass(slots=True)
class _State:
    """What ``install`` has set."""

    translators: list[QTranslator] = field(default_factory=list)


_state = _State()


def locale() -> QLocale:
    """Returns the locale by which dates and numbers are written in the language that holds now."""
    return QLocale(texts.languages()[language()].locale)


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
        name: The id of a language, or ``system`` for the language of the system.

    Raises:
        ValueError: The application does not speak that language.
    """
    chosen = system_language() if name == "system" else name
    if chosen not in LANGUAGES:
        raise ValueError(f"no language is named {name!r}")
    for old in _state.translators:
        app.removeTranslator(old)
    _state.translators.clear()
    texts.speak(chosen)
    translator = QTranslator(app)
    if translator.load(texts.languages()[chosen].qt, QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        app.installTranslator(translator)
        _state.translators.append(translator)
    else:
        # Qt tells the windows itself where it has texts of its own.
        QCoreApplication.sendEvent(app, QEvent(QEvent.Type.LanguageChange))


def in_each_language(said: Callable[[], str]) -> Said:
    """Returns what a function says in each language."""
    told = {}
    for name in LANGUAGES:
        with speaking(name):
            told[name] = said()
    return Said(**told)
