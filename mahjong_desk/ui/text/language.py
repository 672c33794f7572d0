# SPDX-License-Identifier: MIT
"""The language of the interface."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QTranslator

from mahjong_desk.texts import (
    PLAYERS,
    SOURCE_LANGUAGE,
    LocalizedText,
    completeness,
    find_language,
    language,
    languages,
    set_language,
    use_language,
)

_translators: list[QTranslator] = []
"""Qt's translators for the current language."""


def language_choices() -> tuple[str, ...]:
    """Returns ``system`` and the available languages."""
    return ("system", *languages())


def own_name(name: str) -> str:
    """Returns a language's own name, with the translated share if incomplete."""
    percent = completeness(name)
    return languages()[name].name if percent == 100 else f"{languages()[name].name} ({percent} %)"


def locale() -> QLocale:
    """Returns the locale for dates and numbers."""
    return QLocale(languages()[language()].locale)


def system_language() -> str:
    """Returns the first available language of the system, or English."""
    codes = map(find_language, QLocale.system().uiLanguages())
    return next((code for code in codes if code is not None), SOURCE_LANGUAGE)


def install(app: QCoreApplication, name: str, style: str = PLAYERS) -> None:
    """Sets the language of the application and the style of yaku names.

    Its windows get the event ``LanguageChange``.

    Raises:
        ValueError: There is no such language.
    """
    chosen = system_language() if name == "system" else name
    if chosen not in languages():
        raise ValueError(f"no language is named {name!r}")
    for old in _translators:
        app.removeTranslator(old)
    _translators.clear()
    set_language(chosen, style)
    translator = QTranslator(app)
    if translator.load(languages()[chosen].qt, QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        # Qt sends the event itself when translators are installed.
        app.installTranslator(translator)
        _translators.append(translator)
    else:
        QCoreApplication.sendEvent(app, QEvent(QEvent.Type.LanguageChange))


def in_each_language(text_in_current_language: Callable[[], str]) -> LocalizedText:
    """Returns the result of a function in each language."""
    texts = {}
    for name in languages():
        with use_language(name):
            texts[name] = text_in_current_language()
    return LocalizedText(**texts)
