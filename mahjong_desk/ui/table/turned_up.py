# SPDX-License-Identifier: MIT
"""The place on the felt where that lies which is turned up once a deal: a dora indicator, or that of the wildcard."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QWidget

from mahjong_desk.rules.model.indicators import TurnedUp as Indicators
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.faces import TileGroup
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.listing import listed
from mahjong_desk.ui.kit.painting import follow_theme, paint_box
from mahjong_desk.ui.kit.tile_row import TileRow
from mahjong_desk.ui.words.phrases import capital, in_language
from mahjong_desk.ui.words.pieces import piece_face, piece_group, piece_name

_WIDTHS = {0: 30, 1: 30, 2: 25}
_SMALL = 20
"""How wide the pieces are: for none, one or two of them, and for more."""


class TurnedUp(QAbstractButton):
    """The place on the felt where the indicator lies, with what it shows; a click asks for it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = Label(size=14, role="felt_ink2")
        self._indicators, self._shown = TileRow(gap=2), TileRow(gap=2)
        self._arrow = Label("→", size=14, role="felt_ink2")
        self._kind = Label(size=14, role="felt_ink2")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty("ring", True)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(theme.px(10), 0, theme.px(10), 0)
        self._line.setSpacing(theme.px(6))
        for widget in (self._words, self._indicators, self._arrow, self._shown, self._kind):
            # On a button labels would take the colour of its text.
            widget.setForegroundRole(QPalette.ColorRole.WindowText)
            widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self._line.addWidget(widget)
        follow_theme(self)

    def show_turned_up(self, ruleset: Ruleset, turned_up: Indicators) -> None:
        """Shows what is turned up for everybody and what it makes of other pieces, or that nothing is said yet."""
        asked = [one for one in ruleset.indicators if not one.needs]
        shown = [(one, piece) for one in asked for piece in turned_up.of(one)]
        pieces = [piece for _, piece in shown]
        made = [one.indicated(ruleset.pieces.kinds[piece]) for one, piece in shown]
        title = tr("{indicator}…").format(indicator=capital(in_language(asked[0].names)))
        self._words.setText("" if pieces else title)
        self._kind.setText(listed(in_language(one.makes) for one in asked if turned_up.of(one)))
        self._indicators.set_groups(tuple(piece_group(ruleset, piece) for piece in pieces))
        self._shown.set_groups(
            tuple(
                TileGroup((piece_face(ruleset, piece, piece if one.wild else None),))
                for (one, _), piece in zip(shown, made, strict=True)
            )
        )
        for row in (self._indicators, self._shown):
            row.set_tile_width(_WIDTHS.get(len(pieces), _SMALL))
        self._words.setVisible(not pieces)
        for widget in (self._indicators, self._arrow, self._shown, self._kind):
            widget.setVisible(bool(pieces))
        said = tr("{tile}: shows {other}; click to change it")
        told = [
            said.format(tile=piece_name(ruleset, p), other=piece_name(ruleset, m))
            for p, m in zip(pieces, made, strict=True)
        ]
        self.setAccessibleName("\n".join(told) or title)
        self.setToolTip(self.accessibleName())
        self._line.invalidate()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return self._line.sizeHint().expandedTo(QSize(0, max(theme.FINGER, theme.px(32))))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        now = theme.current()
        fill = now.felt_dark if self.isDown() else now.felt_deep if self.underMouse() else None
        paint_box(QPainter(self), QRectF(self.rect()), fill, now.felt_line, 8)
