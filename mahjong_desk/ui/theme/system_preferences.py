# SPDX-License-Identifier: MIT
"""The preferences of the desktop, as far as Qt reports them."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

_USUAL_TEXT = 10.0
"""The text size in points that counts as 100 %."""


def font_scale() -> float:
    points = QGuiApplication.font().pointSizeF()
    return points / _USUAL_TEXT if points > 0 else 1.0


def prefers_dark() -> bool:
    return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark


def prefers_contrast() -> bool:
    return _prefers("contrastPreference", "HighContrast")


def prefers_less_motion() -> bool:
    return _prefers("motionPreference", "ReducedMotion")


def on_change(changed: Callable[[], None]) -> None:
    """Calls ``changed`` when a preference of the desktop changes."""
    hints: Any = QGuiApplication.styleHints()
    signals = [getattr(hints, "colorSchemeChanged", None)]
    if hasattr(hints, "accessibility"):
        accessibility = hints.accessibility()
        signals += [getattr(accessibility, f"{name}PreferenceChanged", None) for name in ("contrast", "motion")]
    for signal in signals:
        if signal is not None:
            signal.connect(changed)


def _prefers(preference: str, value: str) -> bool:
    """Returns whether a preference is set; False if this version of Qt lacks it."""
    # Qt reports contrast since 6.10 and motion since 6.12.
    hints: Any = QGuiApplication.styleHints()
    accessibility = hints.accessibility() if hasattr(hints, "accessibility") else None
    getter = getattr(accessibility, preference, None)
    return getter is not None and getter().name == value
