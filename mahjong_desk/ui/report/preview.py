# SPDX-License-Identifier: MIT
"""Shows pages as they will be printed, one at a time."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPageLayout, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desk.club.people.people import People
from mahjong_desk.club.played import Played, PlayedMatch, PlayedSession, load_session, played_match
from mahjong_desk.club.veiling import people_among
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.controls.buttons import SecondaryButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import column, row
from mahjong_desk.ui.kit.painting import register_for_theme
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.report.pages import INCH, Pages, usual_layout
from mahjong_desk.ui.report.paper import print_theme
from mahjong_desk.ui.text.people import former_player

_WIDTH, _HEIGHT = 260, 330


class _PageView(QWidget):
    """One page, scaled to the widget."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.pages: Pages | None = None
        self.index = 0
        self.paper = usual_layout()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        register_for_theme(self)

    def sizeHint(self) -> QSize:
        return QSize(_WIDTH, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(220, 290)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.pages is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        unit = QPageLayout.Unit.Inch
        whole, inner = self.paper.fullRect(unit), self.paper.paintRect(unit)
        room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        shown = whole.size().scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio)
        corner = QPointF(room.center().x() - shown.width() / 2, room.top())
        painter.setPen(QPen(theme.colour("control"), 1))
        painter.setBrush(Qt.GlobalColor.white)
        painter.drawRect(QRectF(corner, QSizeF(shown)))
        painter.translate(corner)
        scale = shown.width() / (whole.width() * INCH)
        painter.scale(scale, scale)
        painter.translate(inner.topLeft() * INCH)
        painter.setPen(print_theme().ink)
        self.pages.paint(painter, self.index)


class PagePreview(QWidget):
    """One page at a time, with buttons to the previous and the next one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._paper = _PageView(self)
        self.before = SecondaryButton(tr("&Back"), self)
        self.after = SecondaryButton(tr("&Forward"), self)
        self.before.setToolTip(tr("The page before"))
        self.after.setToolTip(tr("The page after"))
        self._number = Label(size=14, role="ink2")
        self._number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.before.clicked.connect(lambda: self._turn(-1))
        self.after.clicked.connect(lambda: self._turn(1))
        # The buttons are above the page, so that they are visible when the sheet scrolls.
        self.setLayout(column(row(self.before, (self._number, 1), self.after, gap=-1), (self._paper, 1), gap=8))

    @property
    def index(self) -> int:
        """The page that is shown, from 0."""
        return self._paper.index

    @property
    def pages(self) -> Pages | None:
        return self._paper.pages

    def show_pages(self, pages: Pages, paper: QPageLayout) -> None:
        """Shows the first page of a document that was laid out for ``paper``."""
        self._paper.pages, self._paper.paper, self._paper.index = pages, paper, 0
        self._turn(0)

    def _turn(self, step: int) -> None:
        if (pages := self._paper.pages) is None:
            return
        index = self._paper.index = min(max(0, self._paper.index + step), pages.count - 1)
        text = tr("Page {number} of {count}").format(number=index + 1, count=pages.count)
        self._number.setText(text)
        self._paper.setAccessibleName(text)
        self.before.setEnabled(index > 0)
        self.after.setEnabled(index < pages.count - 1)
        self._paper.update()


def match_of_desk(desk: Desk) -> PlayedMatch:
    """Returns the match on the desk; without a fingerprint if the ledger cannot be read."""
    assert desk.stored is not None
    assert desk.session is not None
    assert desk.ledger is not None
    ledger = desk.ledger
    return played_match(desk.stored, desk.session, attempt(lambda: ledger.end.fingerprint).result or "")


def session_of_desk(desk: Desk) -> PlayedSession:
    """Returns the session of the match on the desk with all its matches.

    Raises:
        LedgerError: The ledger cannot be read.
    """
    assert desk.session is not None
    assert desk.ledger is not None
    return load_session(desk.ledger, desk.session, () if desk.stored is None else (desk.stored,))


def people_in(played: Played, desk: Desk) -> People:
    """Returns the people of a match or a session in the open ledger.

    Raises:
        LedgerError: The ledger cannot be read.
    """
    assert desk.ledger is not None
    return people_among(desk.ledger, played, former_player)
