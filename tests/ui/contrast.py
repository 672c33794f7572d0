# SPDX-License-Identifier: MIT
from PySide6.QtGui import QColor


def contrast(first: QColor, second: QColor) -> float:
    """Returns the WCAG 2 contrast of two opaque colours, from 1 to 21."""
    lighter, darker = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: QColor) -> float:
    red, green, blue = (_linear(part / 255) for part in (colour.red(), colour.green(), colour.blue()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
