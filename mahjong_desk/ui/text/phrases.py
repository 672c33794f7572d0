# SPDX-License-Identifier: MIT
"""Composed texts: names in several languages, sentences, counts."""

from __future__ import annotations

from mahjong_desk.texts import Text, current_language, language, tr, trn


def localised(names: Text) -> str:
    """Returns a text of the rules in the language of the interface."""
    return names.in_language(language())


def capitalised(text: str) -> str:
    """Returns a text with a capital, as at the start of a sentence."""
    return text[:1].upper() + text[1:]


def sentences(*parts: str) -> str:
    """Returns sentences joined as the language does; empty ones are left out."""
    return (" " if current_language().spaces else "").join(part for part in parts if part)


def note_line(note: str) -> str:
    """Returns a note on one line."""
    return tr("Note: {note}").format(note=note)


def hand_count(number: int) -> str:
    """Returns a number of hands, such as ``6 hands``."""
    return trn("{n} hand", "{n} hands", number)
