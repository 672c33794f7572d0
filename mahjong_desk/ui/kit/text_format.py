# SPDX-License-Identifier: MIT
"""Formats lists, numbers and mnemonics."""

import re
from collections.abc import Iterable

from mahjong_desk.texts import tr

MINUS = "\u2212"
_APPENDED_MNEMONIC = re.compile(r"\s?\(&\w\)")
_MNEMONIC = re.compile(r"&(.)")
_LONG_WORD = re.compile(r"[^\s\u2e80-\uffff]{40}")


def without_mnemonic(text: str) -> str:
    """Returns the text of a control without its mnemonic (``&New`` or ``… (&N)``)."""
    return _MNEMONIC.sub(r"\1", _APPENDED_MNEMONIC.sub("", text))


def escape_ampersands(text: str) -> str:
    """Escapes ampersands, which a control would show as mnemonics."""
    return text.replace("&", "&&")


def with_mnemonic(text: str, letter: str) -> str:
    """Returns a text with a letter as its mnemonic, appended as ``(&K)`` if missing."""
    index = text.upper().find(letter)
    if index < 0:
        return f"{escape_ampersands(text)} (&{letter})"
    return f"{escape_ampersands(text[:index])}&{escape_ampersands(text[index:])}"


def break_long_words(text: str) -> str:
    """Lets a text wrap after every 40 letters of a word, such as a link."""
    return _LONG_WORD.sub("\\g<0>\u200b", text)


def join_items(items: Iterable[str]) -> str:
    """Joins things of one kind, such as players or pieces."""
    # Names are isolated for bidirectional text only when formatted.
    return tr(", ").join([f"{item}" for item in items])


def join_alternatives(*items: str) -> str:
    """Joins alternatives, as in ``self-drawn or from Ben``."""
    *first, last = items
    if not first:
        return last
    return tr("{first} or {last}").format(first=join_items(first), last=last)


def join_notes(*notes: str) -> str:
    """Joins remarks of different kinds; empty ones are omitted."""
    return tr(", ", "between remarks").join(note for note in notes if note)


def join_clauses(*parts: str) -> str:
    """Joins parts that are lists themselves; empty ones are omitted."""
    return tr("; ").join(part for part in parts if part)


def with_heading(heading: str, text: str) -> str:
    """Returns ``heading: text``, or the one that is not empty."""
    return tr("{head}: {text}").format(head=heading, text=text) if heading and text else heading or text


def join_sentences_with_stops(*parts: str) -> str:
    """Joins phrases by full stops; empty ones are omitted."""
    stop = tr(". ")
    *others, last = [part for part in parts if part] or [""]
    return stop.join([*(part.removesuffix(stop.strip()) for part in others), last])


def format_number(number: float) -> str:
    """Formats a number as ``1,280``, ``−1,180`` or ``2.5``, rounded to two decimals."""
    # A sum of floats may be off by a tiny fraction.
    rounded = round(number, 2)
    return f"{int(rounded) if rounded == int(rounded) else rounded:,}".replace("-", MINUS)


def format_change(number: float, *, decimals: int = 0) -> str:
    """Formats a change as ``+480`` or ``0``, with at least ``decimals`` decimals."""
    # A change that rounds to zero has no sign.
    number = round(number, 2) or 0
    text = format_number(number)
    if len(text.partition(".")[2]) < decimals:
        text = f"{number:,.{decimals}f}".replace("-", MINUS)
    return f"+{text}" if number > 0 else text
