# SPDX-License-Identifier: MIT
"""Sheets over a window, with their buttons at the foot."""

from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPoint, QPropertyAnimation, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLineEdit, QSizePolicy, QWidget
from shiboken6 import isValid

from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.accessibility import announce
from mahjong_desk.ui.kit.controls.buttons import IconButton, OnClick, PrimaryButton, SecondaryButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import (
    ENTER,
    TOP,
    Panel,
    ScrollArea,
    column,
    end_between_rows,
    horizontal_scroll_policy,
    paint_felt,
    reserve_place,
    row,
)
from mahjong_desk.ui.kit.layout.flow import FlowBox
from mahjong_desk.ui.kit.layout.keyboard_focus import set_tab_order_from_layout
from mahjong_desk.ui.kit.painting import paint_box, register_for_theme, transparent_pixmap
from mahjong_desk.ui.kit.sheets.keyboard import SheetKeyboard, claims_key


class ButtonBar(QHBoxLayout):
    """Buttons at the left and right of the foot of a sheet, an error between them."""

    def __init__(self) -> None:
        super().__init__()
        self.buttons: list[QAbstractButton] = []
        self._right = FlowBox(gap=10, to_right=True)
        self._right.hide()
        self._left = FlowBox(gap=10)
        self._left.hide()
        self.error_label = Label(role="error", wrap=True)
        reserve_place(self.error_label)
        self.error_label.setMinimumWidth(1)
        self.error_label.hide()
        self.setSpacing(16)
        self.addWidget(self._left)
        self.addWidget(self.error_label, 1)
        self.addWidget(self._right)

    @property
    def primary_button(self) -> PrimaryButton | None:
        """The first enabled main button, else the first one, or None."""
        main_buttons = [button for button in self.buttons if isinstance(button, PrimaryButton)]
        return next((button for button in main_buttons if button.isEnabled()), next(iter(main_buttons), None))

    @property
    def default_focus(self) -> QAbstractButton | None:
        """The button to focus by default: the main one, else any enabled one."""
        if self.primary_button is not None and self.primary_button.isEnabled():
            return self.primary_button
        return next((button for button in self.buttons if button.isEnabled()), None)

    def add(self, button: QAbstractButton) -> None:
        """Adds a button at the right."""
        self.buttons.append(button)
        # The main button is last in any order of adding.
        for other in self._right.widgets():
            self._right.remove_widget(other)
        for other in sorted(self.buttons, key=lambda item: isinstance(item, PrimaryButton)):
            self._right.add_widget(other)
        self._right.show()

    def add_left(self, button: QAbstractButton) -> None:
        self._left.add_widget(button)
        self._left.show()


_RADIUS = 14
_EDGE = 6
_BLUR = 34
_SHADOW_OFFSET = 16
_ANIMATION_OFFSET = 12
_LOW = 700
"""The window height below which margins are smaller, at 100 %."""
_MAX_SKIPPED = 100
"""How many widgets outside a sheet Tab may skip."""
_STEPS = {Qt.Key.Key_PageDown: 0.9, Qt.Key.Key_PageUp: -0.9, Qt.Key.Key_Down: 0.1, Qt.Key.Key_Up: -0.1}
"""How far each key scrolls, as a share of the visible part."""


@runtime_checkable
class SheetHost(Protocol):
    """A window of which sheets cover only a part."""

    @property
    def sheet_host(self) -> QWidget:
        """The widget that a sheet covers."""


class Sheet(QWidget):
    """A sheet that covers a window's content with felt until it is answered.

    The content below gets no keys and clicks meanwhile. Escape and the close button reject. The action of the main button
    closes the sheet on success. Keys that the focused control ignores have the same effect in every sheet: digits choose
    seats, underlined letters press their buttons, Enter presses the main button.

    Attributes:
        help_page: Its help page, as in ``HasHelpPage``; if empty, that of the screen below.
    """

    accepted = Signal()
    rejected = Signal()
    closed = Signal()
    main_button_blocked = Signal()
    help_page: str = ""

    accessible_role = "Dialog"

    def __init__(self, heading: str, window: QWidget | SheetHost, *, width: int = 640, height: int = 0) -> None:
        host = window.sheet_host if isinstance(window, SheetHost) else window
        super().__init__(host)
        self._host = host
        self._width, self._height = width, height
        self._disabled_widgets: list[QWidget] = []
        self._previous_focus: QWidget | None = None
        self._shadow = QPixmap()
        self.paper = Panel(self, radius=_RADIUS)
        self._title = Label(heading, size=25, serif=True, wrap=True)
        self._close_button = IconButton(tr("Close"), "close")
        self._close_button.clicked.connect(self.reject)
        self._content = QWidget()
        self.body = column(gap=12)
        self._content.setLayout(self.body)
        self._scroll = ScrollArea(self._content)
        self._scroll.verticalScrollBar().rangeChanged.connect(lambda: end_between_rows(self._scroll))
        self.foot = ButtonBar()
        self.keys = SheetKeyboard(self)
        self._head = row((self._title, 1), (self._close_button, 0, TOP), gap=-1)
        self._column = column(self._head, (self._scroll, 1), self.foot)
        self.paper.setLayout(self._column)
        self._animation = QPropertyAnimation(self.paper, b"pos", self)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.setProperty("ground", "felt")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("ring", False)
        self.setAccessibleName(heading)
        self.hide()
        host.installEventFilter(self)
        register_for_theme(self)

    def set_heading(self, heading: str) -> None:
        self._title.setText(heading)
        self.setAccessibleName(heading)

    def set_head(self, widget: QWidget) -> None:
        """Replaces the title by a widget."""
        self._title.hide()
        self._head.insertWidget(0, widget, 1)

    def add_widget(self, widget: QWidget) -> None:
        """Adds a widget at the end of the body."""
        self.body.addWidget(widget)

    def add_main_button(self, text: str, on_click: OnClick) -> PrimaryButton:
        """Adds the main button and returns it."""
        button = PrimaryButton(text, on_click=on_click)
        self.foot.add(button)
        return button

    def add_button(self, text: str, on_click: OnClick, *, icon: str = "", left: bool = False) -> SecondaryButton:
        """Adds a plain button; one that keeps the sheet open is at the ``left``."""
        button = SecondaryButton(text, icon=icon, large=True, on_click=on_click)
        (self.foot.add_left if left else self.foot.add)(button)
        return button

    def add_message(self) -> None:
        """Adds a line at the end of the body that is hidden until ``say``."""
        self.message = Label(wrap=True)
        self.message.hide()
        self.body.addWidget(self.message)

    def say(self, text: str, *, fault: bool = False) -> None:
        """Shows the result of an action."""
        self.message.setText(text)
        self.message.set_role("error" if fault else "plus")
        self.message.show()
        # The line has its final position only after the next layout.
        QTimer.singleShot(0, self, lambda: self._scroll.ensureWidgetVisible(self.message))

    @property
    def problem(self) -> str:
        """The error next to the buttons, or empty."""
        return self.foot.error_label.text()

    def show_problem(self, sentence: str) -> None:
        """Shows an error next to the buttons; an empty sentence clears it."""
        if sentence != self.problem:
            announce(self.foot.error_label, sentence, at_once=True)
        self.foot.error_label.setText(sentence)
        self.foot.error_label.setVisible(bool(sentence))

    def open(self) -> None:
        """Covers the host and takes the focus."""
        self.update_text_heights()
        self._previous_focus = self._host.window().focusWidget()
        others = (child for child in self._host.children() if isinstance(child, QWidget) and child is not self)
        self._disabled_widgets = [child for child in others if not child.isWindow() and child.isEnabled()]
        for child in self._disabled_widgets:
            child.setEnabled(False)
        self.setGeometry(self._host.rect())
        self.show()
        self.raise_()
        self.keys.prepare()
        self._place()
        end = self.paper.pos()
        if theme.motion_duration(200):
            self._animation.setDuration(theme.motion_duration(200))
            self._animation.setStartValue(end + QPoint(0, _ANIMATION_OFFSET))
            self._animation.setEndValue(end)
            self._animation.start()
        first = self._first_focus_widget()
        first.setFocus(Qt.FocusReason.OtherFocusReason)
        if isinstance(first, QLineEdit):
            # The caller may have focused a field before it learned to select its text.
            first.selectAll()

    def update_text_heights(self) -> None:
        """Limits wrapping texts to the height they need; call it when they change."""
        for text in self.findChildren(Label):
            if text.wordWrap():
                # Qt uses the height in a narrower column as the minimum of a wrapping text.
                policy = text.sizePolicy()
                policy.setVerticalPolicy(QSizePolicy.Policy.Preferred)
                text.setSizePolicy(policy)

    def accept(self) -> None:
        if self._begin_close():
            self.accepted.emit()
            self.closed.emit()

    def accept_if(self, done: bool, problem: str) -> bool:
        """Accepts if ``done``, otherwise shows the ``problem``; returns ``done``."""
        self.show_problem("" if done else problem)
        if done:
            self.accept()
        return done

    def reject(self) -> None:
        if self._begin_close():
            self.rejected.emit()
            self.closed.emit()

    def _begin_close(self) -> bool:
        if self.isHidden():
            return False
        self._animation.stop()
        self.hide()
        for sheet in self._host.findChildren(Sheet):
            if self in sheet._disabled_widgets:
                # It still covers what this one covered.
                sheet._disabled_widgets += self._disabled_widgets
                self._disabled_widgets = []
                sheet._previous_focus, self._previous_focus = self._previous_focus, None
        # The widget that had the focus may have been deleted meanwhile.
        for child in self._disabled_widgets:
            if isValid(child):
                child.setEnabled(True)
        self._disabled_widgets = []
        if self._previous_focus is not None and isValid(self._previous_focus) and self._previous_focus.isVisible():
            self._previous_focus.setFocus(Qt.FocusReason.OtherFocusReason)
        self._previous_focus = None
        return True

    def _first_focus_widget(self) -> QWidget:
        usable = (part for part in self._content.findChildren(QWidget) if part.isEnabled() and part.isVisibleTo(self))
        focusable = [part for part in usable if part.focusPolicy() & Qt.FocusPolicy.TabFocus]
        # The caller may have set the focus already.
        focused = self.focusWidget()
        if focused in focusable or focused in self.foot.buttons:
            return focused
        return focusable[0] if focusable else self.foot.default_focus or self._close_button

    def grow(self, width: int = 0) -> None:
        """Enlarges a sheet that is too low for its body or narrower than ``width``."""
        wider, self._width = width > self._width, max(width, self._width)
        if self.isVisible() and (wider or self._needed_height(self.paper.width()) > self.paper.height()):
            self._place()

    def _place(self) -> None:
        self._animation.stop()
        low = self.height() < theme.px(_LOW)
        self._column.setContentsMargins(32, 12 if low else 20, 24, 14 if low else 24)
        self._column.setSpacing(8 if low else 14)
        margin = 16 if low else 28
        free = QSize(self.width() - 2 * margin, self.height() - 2 * margin)
        width = min(theme.scaled_column_width(self._width), free.width())
        # Wrapping texts know their height only after a layout at this width.
        for _round in range(2):
            height = min(max(theme.px(self._height), self._needed_height(width)), free.height())
            self.paper.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)
            self._column.activate()
            self.body.activate()
        end_between_rows(self._scroll)
        self._shadow = QPixmap()
        self.update()

    def _needed_height(self, width: int) -> int:
        margins = self._column.contentsMargins()
        inner = width - margins.left() - margins.right()
        body = self.body.totalHeightForWidth(inner) if self.body.hasHeightForWidth() else -1
        # A scroll area has a minimum height, but a body of one or two lines needs less.
        hints = self.body.totalSizeHint(), self.body.totalMinimumSize(), self._scroll.minimumSizeHint()
        body = max(body, *(hint.height() for hint in hints))
        title = max(self._title.heightForWidth(inner - 40), theme.px(34), theme.min_touch_size())
        # A little space beside the buttons is reserved for an error.
        row = self.foot.heightForWidth(inner) if self.foot.buttons else 0
        return margins.top() + title + body + row + 2 * self._column.spacing() + margins.bottom() + 4

    def restyle(self) -> None:
        self._scroll.setHorizontalScrollBarPolicy(horizontal_scroll_policy())
        if self.isVisible():
            self._place()

    def focusNextPrevChild(self, forward: bool) -> bool:
        set_tab_order_from_layout(self.paper)
        window = self.window()
        start = window.focusWidget()
        # WORKAROUND: In Python, nextInFocusChain() makes each widget the owner of the next one, so that deleting one later
        # deletes others. So Qt itself moves on until it comes back to the sheet.
        for _step in range(_MAX_SKIPPED if self.isVisible() else 0):
            if not super().focusNextPrevChild(forward):
                break
            now = window.focusWidget()
            if now is start or (now is not self and self.isAncestorOf(now)):
                break
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.reject()
        elif event.key() in ENTER:
            focused, main = self.window().focusWidget(), self.foot.primary_button
            if isinstance(focused, QAbstractButton) and not focused.isCheckable() and focused.isEnabled():
                # Enter presses a focused button, unless it is a choice.
                focused.click()
            elif main is not None and main.isEnabled():
                main.click()
            elif main is not None:
                self.main_button_blocked.emit()
        elif event.key() in _STEPS:
            bar = self._scroll.verticalScrollBar()
            bar.setValue(bar.value() + round(_STEPS[Qt.Key(event.key())] * bar.pageStep()))
        else:
            self.keys.handle_event(event)
        # No key may reach the content below.
        event.accept()

    def event(self, event: QEvent) -> bool:
        # Qt sends other events before there are keys.
        is_override = event.type() == QEvent.Type.ShortcutOverride
        return (is_override and claims_key(event, self.keys.is_mnemonic)) or super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._host and event.type() == QEvent.Type.Resize and not self.isHidden():
            self.setGeometry(self._host.rect())
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self.keys.is_mnemonic(event):
            # A text field would type the letter, and a combo box would search for an entry with this initial.
            self.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours = theme.current()
        paint_felt(painter, QRectF(self.rect()), colours.felt, 0)
        box = QRectF(self.paper.geometry())
        if self._shadow.isNull():
            self._shadow = _shadow(self.paper.size(), self.devicePixelRatioF())
        painter.drawPixmap(self.paper.pos() + QPoint(-_BLUR, -_BLUR + _SHADOW_OFFSET), self._shadow)
        paint_box(painter, box.translated(0, _EDGE), colours.felt_dark, None, _RADIUS)


def _shadow(size: QSize, ratio: float) -> QPixmap:
    picture = transparent_pixmap(size.width() + 2 * _BLUR, size.height() + 2 * _BLUR, ratio)
    painter = QPainter(picture)
    # Shrinking boxes, each a little black, add up to a soft edge.
    steps = _BLUR // 2
    for step in range(steps):
        inset = step * 2
        box = QRectF(inset, inset, size.width() + 2 * (_BLUR - inset), size.height() + 2 * (_BLUR - inset))
        colour = QColor(0, 0, 0)
        share = (step + 0.5) / steps
        colour.setAlphaF(0.38 * 6 * share * (1 - share) / steps)
        paint_box(painter, box, colour, None, _RADIUS + _BLUR - inset)
    painter.end()
    return picture
