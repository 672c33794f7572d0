# SPDX-License-Identifier: MIT
"""Records the texts that widgets paint in Python, and the texts that are elided."""

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
        text: The text, including the ``&`` before a mnemonic.
        box: The bounding box of its letters.
    """

    widget: QWidget
    text: str
    box: QRectF


@dataclass(slots=True)
class RecordedPainting:
    """The texts of one recording.

    Attributes:
        texts: The painted texts in order.
        elided: The elided texts, each with the whole one.
    """

    texts: list[PaintedText] = field(default_factory=list)
    elided: list[tuple[str, str]] = field(default_factory=list)


@contextmanager
def record_painting() -> Iterator[RecordedPainting]:
    """Records the texts painted in Python, without those of Qt's own widgets."""
    painted = RecordedPainting()
    originals: list[tuple[type[Any], str, Callable[..., Any]]] = [
        (QPainter, "drawText", QPainter.drawText),
        (QFontMetricsF, "elidedText", QFontMetricsF.elidedText),
        (QFontMetrics, "elidedText", QFontMetrics.elidedText),
    ]

    def draw_text(painter: QPainter, *arguments: Any) -> Any:
        widget = painter.device()
        if isinstance(widget, QWidget):
            box, text = _box_of(painter, arguments)
            if text.strip():
                painted.texts.append(PaintedText(widget, text, painter.transform().mapRect(box)))
        return originals[0][2](painter, *arguments)

    def watch_eliding(original: Callable[..., str]) -> Callable[..., str]:
        def elided_text(metrics: Any, text: str, *arguments: Any) -> str:
            rest = original(metrics, text, *arguments)
            if rest != text:
                painted.elided.append((rest, text))
            return rest

        return elided_text

    watchers = [draw_text, *(watch_eliding(original) for _kind, _name, original in originals[1:])]
    for (kind, name, _original), watcher in zip(originals, watchers, strict=True):
        setattr(kind, name, watcher)
    try:
        yield painted
    finally:
        for kind, name, original in originals:
            setattr(kind, name, original)


def _box_of(painter: QPainter, arguments: tuple[Any, ...]) -> tuple[QRectF, str]:
    """Returns the bounding box and the text of a call of ``drawText``."""
    metrics = QFontMetricsF(painter.font())
    first = arguments[0]
    if isinstance(first, QRectF | QRect):
        flags, text = arguments[1], arguments[2]
        flags = flags.alignment().value if hasattr(flags, "alignment") else int(getattr(flags, "value", flags))
        box = metrics.boundingRect(QRectF(first), flags, text)
        if flags & Qt.TextFlag.TextSingleLine.value:
            # Much of a line is empty above and below its letters.
            ink = metrics.tightBoundingRect(text)
            box.setTop(box.top() + metrics.ascent() + ink.top())
            box.setHeight(ink.height())
        return box, text
    origin = QPointF(first) if len(arguments) == 2 else QPointF(arguments[0], arguments[1])
    text = arguments[-1]
    return metrics.tightBoundingRect(text).translated(origin), text
