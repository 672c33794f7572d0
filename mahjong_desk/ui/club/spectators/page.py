# SPDX-License-Identifier: MIT
"""The Spectators page of the Club screen, which shares the tables on the network."""

import io

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPixmap, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from mahjong_desk.spectators.link import DEFAULT_PORT, PORTS
from mahjong_desk.spectators.server import ServerState
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.club.spectators.broadcast import Broadcast, OwnAddress, own_addresses
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.controls.buttons import LinkButton, PrimaryButton, SecondaryButton
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.controls.fields import NumberBox
from mahjong_desk.ui.kit.label import IconLabel, Label
from mahjong_desk.ui.kit.layout.boxes import CENTRED, TOP, Hairline, Panel, ScrollArea, boxed, column, row
from mahjong_desk.ui.kit.layout.flow import ResponsiveRow
from mahjong_desk.ui.kit.layout.keyboard_focus import redirect_focus
from mahjong_desk.ui.kit.painting import register_for_theme
from mahjong_desk.ui.navigation import Navigator

_QR_SIZE, _QUIET_ZONE = 190, 4
"""The size of a QR code, and the width of its quiet zone in modules (ISO/IEC 18004)."""


class QrCode(QLabel):
    """A QR code on white; ``content`` is its text."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.content = ""
        self.setAccessibleName(name)
        register_for_theme(self)

    def show_text(self, text: str) -> None:
        """Shows the code of a text."""
        self.content = text
        self.setAccessibleDescription(text)
        self.restyle()

    def restyle(self) -> None:
        if not self.content:
            return
        # Imported lazily to keep startup fast.
        import segno

        picture, ratio, out = QPixmap(), self.devicePixelRatioF(), io.BytesIO()
        code = segno.make_qr(self.content)
        scale = int(theme.px(_QR_SIZE) * ratio / (len(code.matrix) + 2 * _QUIET_ZONE))
        code.save(out, kind="png", scale=scale, border=_QUIET_ZONE)
        picture.loadFromData(out.getvalue())
        picture.setDevicePixelRatio(ratio)
        self.setPixmap(picture)


_GAP = 10
_MIN_WIDTH_FOR_COLUMNS = 820


class SpectatorsPage(QWidget):
    """Turns the page for spectators on and off, and shows the link to it."""

    def __init__(self, desk: Desk, window: Navigator, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = window.settings
        self._addresses: tuple[OwnAddress, ...] = ()
        self.broadcast = desk.findChild(Broadcast) or Broadcast(desk, window)
        columns = ResponsiveRow(
            _MIN_WIDTH_FOR_COLUMNS, (self._settings_column(), 1), Hairline(upright=True), self._link_column(), gap=28
        )
        boxed(column(ScrollArea(boxed(column(columns, edges=(24, 12, 24, 12)), Panel()))), self)
        self.broadcast.changed.connect(self.show_status)
        redirect_focus(self, self.turn_on)
        self.show_status()

    def _settings_column(self) -> QVBoxLayout:
        lead = tr("Phones and screens on the same network can follow the tables on a read-only page.")
        shared = tr(
            "Shared: evening name, scores, seats, recorded hands with tiles, and player names as "
            "chosen below. Not shared: notes and unfinished entries. Anyone with the link, or able "
            "to monitor the network, can see this."
        )
        self.names, names = _choice(tr("Show players"))
        self.names.set_choices(
            [("names", tr("by name or pseudonym")), ("initials", tr("by initials")), ("seats", tr("by seat only"))]
        )
        self.names.chosen.connect(lambda value: setattr(self._settings, "spectator_names", str(value)))
        self.address, address = _choice(tr("This computer’s address"))
        self._no_network = Label("", size=14, role="ink3", wrap=True)
        self.keep, keep = _choice(tr("The link"))
        self.keep.set_choices([(False, tr("a new one each time")), (True, tr("the same each time"))])
        self.keep.chosen.connect(lambda value: setattr(self._settings, "keep_spectator_link", bool(value)))
        title, texts = Label(tr("Spectators"), size=25, serif=True), Label(shared, size=14, role="ink2", wrap=True)
        choices = (names, address, self._no_network, self._port_row(), keep)
        return column(title, Label(lead, size=17, wrap=True), texts, Hairline(), *choices, ..., gap=theme.px(_GAP))

    def _port_row(self) -> QHBoxLayout:
        label = Label(tr("&Port"), bold=True)
        self.port = NumberBox(tr("Port"), PORTS, self._settings.spectator_port or DEFAULT_PORT, width=120)
        self.port.setGroupSeparatorShown(False)
        label.setBuddy(self.port)
        refresh = LinkButton(tr("Refresh addresses"), size=14, on_click=self.refresh_addresses)
        return row(row(label, self.port, gap=theme.px(10)), refresh, ..., gap=theme.px(30))

    def _link_column(self) -> QVBoxLayout:
        self.turn_on = PrimaryButton(tr("&Turn on"), on_click=self._start)
        self.turn_off = SecondaryButton(tr("Turn o&ff"), large=True, on_click=self.broadcast.stop)
        self._status_icon = IconLabel("", size=18)
        self.status = Label(wrap=True, align=TOP)
        self.status.setFixedWidth(theme.scaled_column_width(320))
        # Room for three lines, so that nothing moves when a message appears.
        self.status.setMinimumHeight(theme.px(66))
        self.code = QrCode(tr("Link as QR code"))
        self.link = Label(size=14, wrap=True, align=CENTRED | TOP)
        self.link.setFixedWidth(theme.scaled_column_width(346))
        self.link.setMinimumHeight(theme.px(42))
        self.link.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._copy = SecondaryButton(tr("&Copy link"), on_click=self._copy_link)
        self.viewers = Label("", size=17, bold=True)
        gap = theme.px(10)
        buttons = row((self.turn_on, 1), (self.turn_off, 1), gap=gap)
        state = row((self._status_icon, 0, TOP), (self.status, 1), gap=theme.px(8))
        code = (self.code, 0, CENTRED)
        foot = row((self.viewers, 1), self._copy, gap=gap)
        return column(buttons, state, code, self.link, foot, ..., gap=gap)

    # Actions

    def refresh_addresses(self) -> None:
        """Lists this machine's addresses, keeping the chosen one if it still exists."""
        addresses = own_addresses()
        if addresses == self._addresses:
            return
        chosen = str(self.address.value() or self._settings.spectator_address)
        self._addresses = addresses
        self.address.set_choices([(address.address, self._address_text(address)) for address in addresses])
        choices = [address.address for address in addresses]
        self.address.choose(chosen if chosen in choices else next(iter(choices), ""))
        is_offline = not any(address.is_external for address in addresses)
        self._no_network.setText(tr("This computer is not on a network: nobody else can watch.") if is_offline else "")
        self._no_network.setVisible(is_offline)

    def _address_text(self, address: OwnAddress) -> str:
        if not address.is_external:
            return tr("{address}, this computer only").format(address=address.address)
        return tr("{address}, {interface}").format(address=address.address, interface=address.interface)

    def _start(self) -> None:
        self.refresh_addresses()
        address = str(self.address.value() or "")
        if not address:
            return
        self._settings.spectator_address, self._settings.spectator_port = address, self.port.value()
        self.broadcast.start(address, self.port.value())

    def _copy_link(self) -> None:
        if self.broadcast.link is not None:
            QGuiApplication.clipboard().setText(self.broadcast.link.url)

    def show_status(self) -> None:
        broadcast = self.broadcast
        is_on = not broadcast.state.is_final
        had_focus = self.turn_on.hasFocus() or self.turn_off.hasFocus()
        self.turn_on.setEnabled(not is_on)
        self.turn_off.setEnabled(is_on)
        if had_focus:
            (self.turn_off if is_on else self.turn_on).setFocus()
        redirect_focus(self, self.turn_off if is_on else self.turn_on)
        for widget in (self.address, self.port, self.keep):
            widget.setEnabled(not is_on)
        has_failed = broadcast.state not in {ServerState.OFF, ServerState.STARTING, ServerState.ON}
        self.status.setText(self._status_text())
        self.status.set_role("error" if has_failed else "ink")
        sign = "octagon" if has_failed else "tick" if is_on else ""
        self._status_icon.set_icon(sign, "error" if has_failed else "plus")
        url = broadcast.link.url if broadcast.link is not None and is_on else ""
        self.link.setText(url)
        self.code.show_text(url)
        for part in (self.code, self.link, self._copy):
            part.setVisible(bool(url))
        count = broadcast.viewer_count
        self.viewers.setText(trn("{n} spectator", "{n} spectators", count) if is_on else "")

    def _status_text(self) -> str:
        link = self.broadcast.link
        address, port = (link.address, link.port) if link is not None else ("", 0)
        match self.broadcast.state:
            case ServerState.OFF:
                return tr("Off: nothing is shared.")
            case ServerState.STARTING:
                return tr("Turning on…")
            case ServerState.ON:
                return tr("On until you turn it off or quit.")
            case ServerState.OUT_OF_REACH:
                sentence = tr(
                    "This computer has lost the address {address}: the network may be down. The page "
                    "resumes when it is back."
                )
                return sentence.format(address=address)
            case ServerState.ADDRESS_GONE:
                return tr("This computer does not have the address {address}. Choose another one.").format(
                    address=address
                )
            case ServerState.PORT_TAKEN:
                return tr("Another program uses the port {port}. Choose another one.").format(port=port)
            case ServerState.PORT_REFUSED:
                return tr("The system does not let programs use the port {port}. Choose another one.").format(port=port)
        return tr("The page could not be turned on. See the log.")

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.names.choose(self._settings.spectator_names)
        self.keep.choose(self._settings.keep_spectator_link)
        self.refresh_addresses()


def _choice(label: str) -> tuple[ChipGroup, QVBoxLayout]:
    """Returns chips, and a layout with a heading above them."""
    group = ChipGroup("", name=label)
    return group, column(Label(label, bold=True), group, gap=theme.px(4))
