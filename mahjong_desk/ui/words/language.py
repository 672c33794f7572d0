# SPDX-License-Identifier: MIT
"""The language of the interface: which one holds, and how another one is installed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from mahjong_desk.paths import resource
from mahjong_desk.rules.model.names import Names

LANGUAGES: Final = ("en", "ja", "zh")
LANGUAGE_CHOICES: Final = ("system", *LANGUAGES)

OWN_NAMES: Final = {"en": "English", "ja": "日本語", "zh": "简体中文"}
"""What each language calls itself; never translated."""

_QT_FILES: Final = {"en": "qtbase_en", "ja": "qtbase_ja", "zh": "qtbase_zh_CN"}
_LOCALES: Final = {"en": "en", "ja": "ja_JP", "zh": "zh_CN"}


class _Interpreter(QTranslator):
    """Stands before all translators while something is said in another language than the window's, and else steps aside.

    Qt tells every widget that the language has changed when a translator comes, unless that one is empty.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.speaks: QTranslator | None = None

    def isEmpty(self) -> bool:
        """Says that nothing is in it."""
        return True

    def translate(self, context: str, source: str, disambiguation: str | None = None, number: int = -1) -> str | None:
        """Returns a text in the language that is spoken; None where it is the window's own."""
        if self.speaks is None:
            return None
        # What has no translation is as the source has it, and not as the window's language does.
        return self.speaks.translate(context, source, disambiguation, number) or source


@dataclass(slots=True)
class _State:
    """What ``install`` has set, and what ``speaking`` needs."""

    language: str = "en"
    translators: list[QTranslator] = field(default_factory=list)
    interpreter: _Interpreter | None = None
    others: dict[str, QTranslator] = field(default_factory=dict)


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
    if _state.interpreter is not None:
        # Who was installed last is asked first.
        app.removeTranslator(_state.interpreter)
        app.installTranslator(_state.interpreter)


@contextmanager
def speaking(name: str) -> Iterator[None]:
    """Has every text looked up within come in a language, while the window stays in its own.

    Args:
        name: ``ja``, ``en`` or ``zh``.
    """
    before = _state.language, _state.interpreter.speaks if _state.interpreter is not None else None
    if name == before[0]:
        yield
        return
    interpreter = _interpreter()
    if name not in _state.others:
        translator = QTranslator(interpreter)
        translator.load(f"mahjong_desk_{name}", str(resource("translations")))
        _state.others[name] = translator
    _state.language, interpreter.speaks = name, _state.others[name]
    try:
        yield
    finally:
        _state.language, interpreter.speaks = before


def in_each_language(said: Callable[[], str]) -> Names:
    """Returns what a function says in each language."""
    told = {}
    for name in LANGUAGES:
        with speaking(name):
            told[name] = said()
    return Names(**told)


def _interpreter() -> _Interpreter:
    """Returns the interpreter, who comes when one is wanted for the first time."""
    if _state.interpreter is None:
        app = QCoreApplication.instance()
        assert app is not None
        _state.interpreter = _Interpreter(app)
        app.installTranslator(_state.interpreter)
    return _state.interpreter
