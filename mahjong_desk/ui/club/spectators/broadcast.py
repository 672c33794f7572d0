# SPDX-License-Identifier: MIT
"""Turns the spectators' page on and off, and publishes changes while it is on."""

from ipaddress import ip_address
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QNetworkInterface

from mahjong_desk.spectators.link import DEFAULT_PORT, SpectatorLink, new_token
from mahjong_desk.spectators.server import ServerState, SpectatorServer
from mahjong_desk.texts import Text, tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.background.progress import call_on_gui_thread
from mahjong_desk.ui.club.spectators.snapshot_builder import NamePolicy, SnapshotBuilder
from mahjong_desk.ui.club_data import people_model_of
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.text.language import in_each_language


class OwnAddress(NamedTuple):
    address: str
    interface: str
    is_external: bool


def own_addresses() -> tuple[OwnAddress, ...]:
    """Returns the addresses of this machine, those that others can reach first."""
    up = QNetworkInterface.InterfaceFlag.IsUp | QNetworkInterface.InterfaceFlag.IsRunning
    addresses = [
        OwnAddress(str(address), interface.humanReadableName(), not address.is_loopback)
        for interface in QNetworkInterface.allInterfaces()
        if interface.flags() & up == up
        for entry in interface.addressEntries()
        # Drops the zone (the interface after a percent sign), which is valid on this machine only.
        for address in [ip_address(entry.ip().toString().partition("%")[0])]
        # One loopback address is enough.
        if not address.is_link_local and not address.is_multicast and str(address) != "::1"
    ]
    return tuple(sorted(addresses, key=lambda address: (not address.is_external, ":" in address.address)))


def browser_strings() -> dict[str, Text]:
    """Returns the texts by the ids used in ``resources/spectators/page.js``."""
    return {text_id: in_each_language(lambda text_id=text_id: _texts()[text_id]) for text_id in _texts()}  # type: ignore[misc]


def _texts() -> dict[str, str]:
    return {
        "table": tr("Table {number}"),
        "tables": tr("Tables"),
        "no_table": tr("No match in progress yet"),
        "finished": tr("finished {time}"),
        "dealer_tag": tr("親"),
        "dealer": tr("dealer"),
        "riichi": tr("has declared riichi"),
        "hands": tr("Last hands", "the latest"),
        "all_hands": tr("All hands"),
        "latest_hands": tr("Latest hands only"),
        "no_hand": tr("No hands played yet"),
        "evening": tr("The evening"),
        "evening_chip": tr("Evening", "all tables"),
        "all_players": tr("All {count}"),
        "ends": tr("ends {time}"),
        "round_ends": tr("round ends\nat {time}"),
        "paused": tr("paused\nsince {time}"),
        "over": tr("{time} over time"),
        "timer_last": tr("Last hands"),
        "as_of": tr("As of {time}; updates automatically"),
        "as_of_wall": tr("As of {time}. Scores from the ledger."),
        "as_of_whole": tr("As of {time}. Scores from the ledger; every row adds up."),
        "no_news": tr("No update since {time}"),
        "connecting": tr("Connecting…"),
        "follow": tr("{first} to {last} in {seconds} seconds"),
        "tables_follow": tr("More tables in {seconds} seconds"),
        "read_only": tr("read-only"),
        "language": tr("Language"),
    }


_POLL_INTERVAL = 1_500
"""How often to look for entries that no signal announces, such as those of the timer, in milliseconds."""
_SHUTDOWN_TIMEOUT = 2.0
"""How long to wait at exit for the port to be free, in seconds."""


class Broadcast(QObject):
    """Serves the spectators' page of one desk; it outlives the screens."""

    changed = Signal()

    def __init__(self, desk: Desk, window: Navigator) -> None:
        super().__init__(desk)
        self._desk, self._window = desk, window
        self.state = ServerState.OFF
        self.link: SpectatorLink | None = None  # the latest one
        self._server: SpectatorServer | None = None
        self._builder: SnapshotBuilder | None = None
        self.viewer_count = 0
        self._published_fingerprint = ""
        self._is_readable = True
        self._poll_timer = QTimer(self, interval=_POLL_INTERVAL)
        self._poll_timer.timeout.connect(self._poll)
        # The screen shows a recorded hand before spectators get it.
        self._publish_timer = QTimer(self, singleShot=True)
        self._publish_timer.timeout.connect(self.publish)
        desk.changed.connect(self._schedule_publish)
        desk.remote_changed.connect(self._schedule_publish)
        people_model_of(desk).changed.connect(self._schedule_publish)
        window.settings.changed.connect(self._on_setting_changed)
        theme.application().aboutToQuit.connect(self._shut_down)

    @property
    def name_policy(self) -> NamePolicy:
        """How the names of players are shown."""
        return NamePolicy(self._window.settings.spectator_names)

    def start(self, address: str, port: int = DEFAULT_PORT) -> None:
        """Starts serving at an address and a port; ``changed`` reports the result."""
        self.stop()
        settings = self._window.settings
        token = settings.spectator_token if settings.keep_spectator_link else ""
        self.link = SpectatorLink(address, port, token or new_token())
        if settings.keep_spectator_link:
            settings.spectator_token = self.link.token

        def report(state: ServerState) -> None:
            call_on_gui_thread(self, lambda: self._on_state(server, state))

        server = SpectatorServer(self.link, browser_strings(), report)
        self._server, self.state = server, ServerState.STARTING
        self._builder = SnapshotBuilder(self._desk, self.name_policy)
        self.publish()
        server.start()
        self._poll_timer.start()
        self._update_status()

    def stop(self, wait: float = 0) -> None:
        """Stops serving; waits at most ``wait`` seconds for the port."""
        server, self._server = self._server, None
        self._poll_timer.stop()
        self._publish_timer.stop()
        self.viewer_count = 0
        if server is not None:
            server.stop(wait)
            self.state = ServerState.OFF
            self._update_status()

    def _shut_down(self) -> None:
        self.stop(_SHUTDOWN_TIMEOUT)

    def publish(self) -> None:
        """Publishes the current snapshot, or keeps the last one if it cannot be read."""
        if self._server is None or self._builder is None:
            return
        self._published_fingerprint = self._ledger_fingerprint()
        snapshot = attempt(self._builder.build).result
        if snapshot is not None:
            self._server.publish(snapshot)

    def _schedule_publish(self) -> None:
        self._is_readable = True
        if self._server is not None:
            self._publish_timer.start(0)

    def _poll(self) -> None:
        server = self._server
        if server is None:
            return
        if self._published_fingerprint != self._ledger_fingerprint():
            self.publish()
        if server.viewer_count != self.viewer_count:
            self.viewer_count = server.viewer_count
            self._update_status()

    def _ledger_fingerprint(self) -> str:
        """Returns the ledger's fingerprint, or the last published one if unreadable."""
        ledger = self._desk.ledger
        if ledger is None or not self._is_readable:
            return self._published_fingerprint
        fingerprint = attempt(lambda: ledger.chain_head.fingerprint).result
        # Each further query to a server that does not answer would block the window.
        self._is_readable = fingerprint is not None
        return self._published_fingerprint if fingerprint is None else fingerprint

    def _on_setting_changed(self, name: str) -> None:
        if name in ("spectator_names", "yaku_names") and self._server is not None:
            self._builder = SnapshotBuilder(self._desk, self.name_policy)
            # The window applies the setting first.
            self._publish_timer.start(0)
        elif name == "language":
            self._update_status()

    def _on_state(self, server: SpectatorServer, state: ServerState) -> None:
        # A server that was turned off meanwhile is ignored.
        if server is not self._server:
            return
        self.state = state
        if state.is_final:
            self._server = None
            self._poll_timer.stop()
        self._update_status()

    def _update_status(self) -> None:
        self._window.set_status_text(self._status_text())
        self.changed.emit()

    def _status_text(self) -> str:
        """Returns the text in the footer of the window."""
        count = self.viewer_count
        if self.state.is_final:
            return ""
        if self.state is ServerState.OUT_OF_REACH:
            return tr("The spectators’ page cannot be reached")
        if not count:
            return tr("The spectators’ page is on")
        return trn("{n} spectator", "{n} spectators", count)
