# SPDX-License-Identifier: MIT
"""The keys of the commands as each system has them, and how it writes them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtGui import QKeySequence

_STANDARD: Final[Mapping[str, QKeySequence.StandardKey]] = {
    "new_match": QKeySequence.StandardKey.New,
    "continue_match": QKeySequence.StandardKey.Open,
    "print": QKeySequence.StandardKey.Print,
    "settings": QKeySequence.StandardKey.Preferences,
    "quit": QKeySequence.StandardKey.Quit,
    "undo": QKeySequence.StandardKey.Undo,
    "redo": QKeySequence.StandardKey.Redo,
    "full_screen": QKeySequence.StandardKey.FullScreen,
    "help": QKeySequence.StandardKey.HelpContents,
}
"""The commands for which systems have a key of their own, which comes first."""


def key_sequences(
    name: str,
    keys: Sequence[str],
    *,
    mac: bool = sys.platform == "darwin",
    standard: Callable[[QKeySequence.StandardKey], Sequence[QKeySequence]] = QKeySequence.keyBindings,
) -> list[QKeySequence]:
    """Returns the keys that give a command on this system, the first one shown."""
    first = list(standard(_STANDARD[name])[:1]) if name in _STANDARD else []
    own = [QKeySequence(key.replace("Alt+", "Ctrl+") if mac and key[-1].isdigit() else key) for key in keys]
    return [*first, *(sequence for sequence in own if sequence not in first)]


def native_text(sequence: QKeySequence) -> str:
    """Returns a key as the system writes it: ``Ctrl+N``, or ``⌘N``."""
    return sequence.toString(QKeySequence.SequenceFormat.NativeText)
