# SPDX-License-Identifier: MIT
"""The rail above every screen: the buttons of the screens, and the current match."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.layout.boxes import row
from mahjong_desk.ui.kit.layout.keyboard_focus import ArrowKeys
from mahjong_desk.ui.kit.painting import (
    elide_text,
    icon_pixmap,
    paint_ground,
    paint_text,
    remeasure,
    short_name,
    text_width,
)
from mahjong_desk.ui.kit.tiles.tile_art import TileStyle, tile_renderer
from mahjong_desk.ui.text.vocabulary import short_ruleset
from mahjong_desk.ui.window.commands import COMMANDS, native_text
from mahjong_desk.ui.window.foot import hand_text
from mahjong_desk.ui.window.screens import SCREENS

HEIGHT = 56
BAR = 4
_ICON = 16
_GAP = 9
_PADDING = 12


class _RailButton(QAbstractButton):
    """The button of a screen; without a text, the icon button of a command."""

    def __init__(self, icon: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._icon = icon
        self._is_compact = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        width = self.width_at(compact=self._is_compact)
        return QSize(width, theme.scaled_frame(HEIGHT) if self.text() else width)

    def width_at(self, *, compact: bool) -> int:
        """Returns the width with the icon, or without it if compact."""
        if not self.text():
            return max(theme.MIN_TOUCH_SIZE, theme.px(32))
        icon_width = 0 if compact else theme.px(_ICON + _GAP)
        return round(text_width(theme.font(16, bold=True), self.text())) + icon_width + 2 * theme.scaled_frame(_PADDING)

    def set_compact(self, *, compact: bool) -> None:
        """Hides or shows the icon beside the name."""
        if compact != self._is_compact:
            self._is_compact = compact
            remeasure(self)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = theme.current()
        chosen = self.isChecked()
        shade = colours.wood_ink if chosen or self.underMouse() or self.isDown() else colours.wood_ink2
        side = theme.px(_ICON)
        picture = icon_pixmap(self._icon, shade, side, self.devicePixelRatioF())
        left = theme.scaled_frame(_PADDING) if self.text() else (self.width() - side) / 2
        if not self._is_compact:
            painter.drawPixmap(round(left), round((self.height() - side) / 2), picture)
        if self.text():
            start = left if self._is_compact else left + side + theme.px(_GAP)
            box = QRectF(start, 0, self.width() - start, self.height())
            paint_text(painter, box, self.text(), theme.font(16, bold=chosen), shade)
        if chosen:
            bar = theme.scaled_frame(BAR)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.brass)
            painter.drawRoundedRect(QRectF(left - 4, self.height() - bar, self.width() - 2 * left + 8, bar), 2, 2)


class Rail(QWidget):
    """The screen buttons at the left; match, full screen and settings at the right."""

    command_chosen = Signal(str)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self.setProperty("ground", "wood")
        self._buttons = {name: _RailButton(place.icon, self) for name, place in SCREENS.items()}
        self._emblem, self._where = QLabel(self), QLabel(self)
        self._where.setTextFormat(Qt.TextFormat.RichText)
        for button in self._buttons.values():
            button.setCheckable(True)
            button.setAutoExclusive(True)
        ArrowKeys(self, choosing=False).serve(self._buttons.values())
        self.full_screen, self.settings = _RailButton("full_screen", self), _RailButton("gear", self)
        commands = {f"place_{name}": button for name, button in self._buttons.items()}
        commands |= {"full_screen": self.full_screen, "settings": self.settings}
        for command, button in commands.items():
            button.clicked.connect(lambda _checked=False, command=command: self.command_chosen.emit(command))
        right = (self._where, self.full_screen, self.settings)
        self._row = row(self._emblem, *self._buttons.values(), ..., *right)
        self.setLayout(self._row)
        theme.watcher().changed.connect(self.restyle)
        desk.changed.connect(self._fit_text)
        desk.remote_changed.connect(self._fit_text)
        self.retranslate()
        self.restyle()

    def choose(self, name: str) -> None:
        self._buttons[name].setChecked(True)

    def _match_texts(self) -> list[tuple[str, ...]]:
        """Returns the texts about the match, the longest first.

        Each begins with the session and ends with the ruleset; either may be empty.
        """
        desk = self._desk
        if desk.stored is None:
            return []
        session = desk.session.name if desk.session is not None else ""
        match = tr("Match {number}").format(number=desk.stored.record.number)
        hand, house = hand_text(desk.stored.replay), desk.stored.house_rules
        ruleset = short_ruleset(desk.stored.match.rules.ruleset)
        return [
            (session, match, hand, house, ruleset),
            (session, match, hand, ruleset),
            (session, match, hand, ""),
            (session, match, ""),
            ("", match, hand, ""),
            ("", match, ""),
        ]

    def retranslate(self) -> None:
        for place, button in self._buttons.items():
            title = tr(SCREENS[place].title)
            key = _key(f"place_{place}")
            button.setText(title)
            button.setAccessibleName(title)
            button.setToolTip(tr("{place} ({key})").format(place=title, key=key))
            button.updateGeometry()
        full = tr("Full screen ({key})").format(key=_key("full_screen"))
        for button, name in ((self.full_screen, full), (self.settings, tr("Settings"))):
            button.setToolTip(name)
            button.setAccessibleName(name)
        self._fit_text()

    def restyle(self) -> None:
        self.setFixedHeight(theme.scaled_frame(HEIGHT))
        self._row.setContentsMargins(theme.scaled_frame(20), 0, theme.scaled_frame(16), 0)
        self._row.setSpacing(theme.px(8))
        self._emblem.setContentsMargins(0, 0, theme.px(16), 0)
        self._where.setFont(theme.font(15))
        emblem = tile_renderer().pixmap("1p", theme.px(24), self.devicePixelRatioF(), style=TileStyle.PLAIN)
        self._emblem.setPixmap(emblem)
        self._fit_text()
        for button in self.findChildren(_RailButton):
            button.updateGeometry()
        self.update()

    def _fit_text(self) -> None:
        """Shows the longest text about the match that fits.

        The session is elided if necessary; the ruleset is bold.
        """
        buttons = self.findChildren(_RailButton)
        available = self.width() - theme.px(8) * len(buttons) - theme.px(20 + 16 + 16 + 48)
        is_compact = sum(button.width_at(compact=False) for button in buttons) > available
        for button in self._buttons.values():
            button.set_compact(compact=is_compact)
        self._emblem.setVisible(not is_compact)
        available -= sum(button.width_at(compact=is_compact) for button in buttons)
        candidates = self._match_texts()
        font = theme.font(15)
        for session, *rest in (*candidates, ("", "")):
            spare = available - _text_width((short_name(session), *rest))
            if spare >= 0:
                break
        room = text_width(font, short_name(session)) + spare
        plain, bold = _split((elide_text(font, session, room), *rest))
        colours = theme.current()
        self._where.setText(
            f"<span style='color:{colours.wood_ink2.name()}'>{escape(plain)}</span>"
            f"<b style='color:{colours.wood_ink.name()}'>{escape(bold)}</b>"
        )
        self._where.setToolTip("".join(_split(candidates[0])) if candidates else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_text()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours = theme.current()
        paint_ground(painter, self.rect(), colours.wood)
        paint_ground(painter, QRect(0, self.height() - 1, self.width(), 1), colours.rim)


def _split(texts: Sequence[str]) -> tuple[str, str]:
    """Returns the plain text, and the last text, which is bold."""
    plain = " · ".join(text for text in texts[:-1] if text)
    return plain + " · " * bool(plain and texts[-1]), texts[-1]


def _text_width(texts: Sequence[str]) -> float:
    plain, bold = _split(texts)
    return text_width(theme.font(15), plain) + text_width(theme.font(15, bold=True), bold)


def _key(name: str) -> str:
    """Returns the key of a command in the system's notation."""
    return native_text(COMMANDS[name].sequences()[0])
