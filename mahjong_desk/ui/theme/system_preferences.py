# SPDX-License-Identifier: MIT
"""What the system asks of every application: dark or light, more contrast, larger texts, less motion, as far as Qt tells."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

_USUAL_TEXT = 10.0
"""The text size of most systems in points, which counts as 100 %."""


def font_scale() -> float:
    """Returns the scale that the text size of the system asks for."""
    points = QGuiApplication.font().pointSizeF()
    return points / _USUAL_TEXT if points > 0 else 1.0


def prefers_dark() -> bool:
    """Tells whether the system asks for a dark ground."""
    return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark


def prefers_contrast() -> bool:
    """Tells whether the system asks for more contrast."""
    return _asks_for("contrastPreference", "HighContrast")


def prefers_less_motion() -> bool:
    """Tells whether the system asks that nothing moves."""
    return _asks_for("motionPreference", "ReducedMotion")


def follow(changed: Callable[[], None]) -> None:
    """Calls ``changed`` whenever the system asks for something else than before."""
    hints: Any = QGuiApplication.styleHints()
    signals = [getattr(hints, "colorSchemeChanged", None)]
    if hasattr(hints, "accessibility"):
        wishes = hints.accessibility()
        signals += [getattr(wishes, f"{name}PreferenceChanged", None) for name in ("contrast", "motion")]
    for signal in signals:
        if signal is not None:
            signal.connect(changed)


def _asks_for(preference: str, wish: str) -> bool:
    """Tells whether the system has a wish; none is known to versions of Qt that do not ask (6.10 contrast, 6.12 motion)."""
    hints: Any = QGuiApplication.styleHints()
    wishes = hints.accessibility() if hasattr(hints, "accessibility") else None
    asked = getattr(wishes, preference, None)
    return asked is not None and asked().name == wish
