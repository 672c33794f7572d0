# SPDX-License-Identifier: MIT
"""Formats lists and numbers."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from mahjong_desk.texts import tr

_ADDED_MNEMONIC: Final = re.compile(r"\s?\(&\w\)")
_MNEMONIC: Final = re.compile(r"&(.)")


def plain(text: str) -> str:
    """Returns the text of a control without its mnemonic, be it ``&New`` or one added at the end as ``(&N)``."""
    return _MNEMONIC.sub(r"\1", _ADDED_MNEMONIC.sub("", text))


def literal(text: str) -> str:
    """Returns a text for a control that shows its ampersands as they are, such as those in a name."""
    return text.replace("&", "&&")


def lettered(text: str, letter: str) -> str:
    """Returns a text with an ampersand before the first place of a letter; at the end, as ``(&K)``, where it has none."""
    at = text.upper().find(letter)
    if at < 0:
        return f"{literal(text)} (&{letter})"
    return f"{literal(text[:at])}&{literal(text[at:])}"


def listed(items: Iterable[str]) -> str:
    """Returns things of one kind set side by side, such as players or pieces."""
    # A name of a player minds what stands beside it only where it is formatted.
    return tr(", ").join([f"{item}" for item in items])


def alternatives(*items: str) -> str:
    """Returns things of which any one will do, such as ``self-drawn or from Ben``."""
    *first, last = items
    if not first:
        return last
    return tr("{first} or {last}").format(first=listed(first), last=last)


def noted(*notes: str) -> str:
    """Returns remarks of different kinds set side by side, parted as phrases are; empty ones are left out."""
    return tr(", ", "between remarks").join(note for note in notes if note)


def clauses(*parts: str) -> str:
    """Returns parts of a line that are lists themselves, parted more strongly than these; empty ones are left out."""
    return tr("; ").join(part for part in parts if part)


def headed(head: str, text: str) -> str:
    """Returns a text with its head before it; the one alone where the other is empty."""
    return tr("{head}: {text}").format(head=head, text=text) if head and text else head or text


def stopped(*parts: str) -> str:
    """Returns parts that are no whole sentences, each parted from the next by a full stop; empty ones are left out."""
    stop = tr(". ")
    said = [part for part in parts if part]
    return stop.join([part.removesuffix(stop.strip()) for part in said[:-1]] + said[-1:])


MINUS = "\u2212"


def figure(number: float) -> str:
    """Returns a total, such as ``1,280``, ``−1,180`` or ``2.5``; of a fraction at most two places."""
    # A sum of fractions may be off by less than anybody counts.
    shown = round(number, 2)
    return f"{int(shown) if shown == int(shown) else shown:,}".replace("-", MINUS)


def change(number: float, *, decimals: int = 0) -> str:
    """Returns a change with its sign, such as ``+480``, ``−120`` or ``0``; with at least so many decimals."""
    written = figure(number)
    if len(written.partition(".")[2]) < decimals:
        written = f"{number:,.{decimals}f}".replace("-", MINUS)
    return f"+{written}" if number > 0 else written
