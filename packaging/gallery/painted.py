# SPDX-License-Identifier: MIT
"""What widgets paint by themselves: every text that goes through a painter, and every one that is cut with dots."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget


@dataclass(frozen=True, slots=True)
class PaintedText:
    """A text on a widget.

    Attributes:
        widget: The widget.
        text: The text, with the marks of its letters.
        box: Where its letters lie.
    """

    widget: QWidget
    text: str
    box: QRectF


@dataclass(slots=True)
class Painted:
    """What was painted while painting was watched.

    Attributes:
        texts: The texts, in the order in which they were painted.
        cut: What became of texts that had no room: the rest of them, and the whole.
    """

    texts: list[PaintedText] = field(default_factory=list)
    cut: list[tuple[str, str]] = field(default_factory=list)


@contextmanager
def record_painting() -> Iterator[Painted]:
    """Notes what is painted by hand, in Python; Qt's own widgets paint without it."""
    painted = Painted()
    originals: list[tuple[type[Any], str, Callable[..., Any]]] = [
        (QPainter, "drawText", QPainter.drawText),
        (QFontMetricsF, "elidedText", QFontMetricsF.elidedText),
        (QFontMetrics, "elidedText", QFontMetrics.elidedText),
    ]

    def draw_text(painter: QPainter, *given: Any) -> Any:
        widget = painter.device()
        if isinstance(widget, QWidget):
            box, text = _box_of(painter, given)
            if text.strip():
                painted.texts.append(PaintedText(widget, text, painter.transform().mapRect(box)))
        return originals[0][2](painter, *given)

    def cutting(original: Callable[..., str]) -> Callable[..., str]:
        def cut(metrics: Any, text: str, *given: Any) -> str:
            rest = original(metrics, text, *given)
            if rest != text:
                painted.cut.append((rest, text))
            return rest

        return cut

    watching = [draw_text, *(cutting(original) for _kind, _name, original in originals[1:])]
    for (kind, name, _original), watcher in zip(originals, watching, strict=True):
        setattr(kind, name, watcher)
    try:
        yield painted
    finally:
        for kind, name, original in originals:
            setattr(kind, name, original)


def _box_of(painter: QPainter, given: tuple[Any, ...]) -> tuple[QRectF, str]:
    """Returns where the letters of a call of ``drawText`` lie, and the text."""
    metrics = QFontMetricsF(painter.font())
    first = given[0]
    if isinstance(first, QRectF | QRect):
        flags, text = given[1], given[2]
        flags = flags.alignment().value if hasattr(flags, "alignment") else int(getattr(flags, "value", flags))
        box = metrics.boundingRect(QRectF(first), flags, text)
        if flags & Qt.TextFlag.TextSingleLine.value:
            # Much of a line is empty above and below its letters.
            ink = metrics.tightBoundingRect(text)
            box.setTop(box.top() + metrics.ascent() + ink.top())
            box.setHeight(ink.height())
        return box, text
    at = QPointF(first) if len(given) == 2 else QPointF(given[0], given[1])
    text = given[-1]
    return metrics.tightBoundingRect(text).translated(at), text
