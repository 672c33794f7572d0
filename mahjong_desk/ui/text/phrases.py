# SPDX-License-Identifier: MIT
"""Texts put together as the language does it: names in three languages, sentences, counts."""

from __future__ import annotations

from collections.abc import Callable

from mahjong_desk.texts import Text, current_language, language, tr, trn


def in_language(names: Text) -> str:
    """Returns the text of rule data in the language of the interface."""
    return names.in_language(language())


def capital(text: str) -> str:
    """Returns a text as a sentence begins."""
    return text[:1].upper() + text[1:]


def sentences(*parts: str) -> str:
    """Returns sentences one after the other, parted as the language does it; empty ones are left out."""
    return (" " if current_language().spaces else "").join(part for part in parts if part)


def noted_line(note: str) -> str:
    """Returns a note as it stands among other text."""
    return tr("Note: {note}").format(note=note)


def plural(translated: Callable[[], str], number: int, noun: str) -> str:
    """Returns a counted sentence, in good English even where no translation file is there to give it."""
    text = translated()
    for ending in ("s", "es"):
        text = text.replace(f"{noun}({ending})", noun if number == 1 else f"{noun}{ending}")
    return text


def hand_count(number: int) -> str:
    """Returns a number of hands, such as ``six hands`` would be counted: ``6 hands``."""
    return plural(lambda: trn("{n} hand", "{n} hands", number), number, "hand")
