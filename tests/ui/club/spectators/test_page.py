# SPDX-License-Identifier: MIT
"""The Spectators page: turning it on and off, its view, and its errors."""

import random
import socket
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from http.client import HTTPConnection
from pathlib import Path
from unittest.mock import Mock

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtNetwork import QHostAddress, QNetworkInterface
from PySide6.QtWidgets import QApplication
from shiboken6 import delete

from mahjong_desk.club.people.people import PeopleRegister
from mahjong_desk.rules.model.events import Draw
from mahjong_desk.spectators.server import ServerState
from mahjong_desk.ui.club.spectators.broadcast import Broadcast, OwnAddress, own_addresses
from mahjong_desk.ui.club.spectators.page import SpectatorsPage
from mahjong_desk.ui.window.main_window import MainWindow
from tests.club.all_people import people_of
from tests.scope import is_thorough
from tests.spectators.browser import Browser, needs_browser
from tests.spectators.visitor import (
    LENT_ADDRESS,
    PATIENCE,
    HttpVisitor,
    free_port,
    lent_address,
    malformed_request,
    set_address,
)
from tests.ui.player import NAMES, User

HERE = "127.0.0.1"


@pytest.fixture
def page(guest: User, shared_window: MainWindow) -> Iterator[SpectatorsPage]:
    """Yields the page with a match in progress, and turns it off at the end."""
    assert guest.desk.start_match("arushiaru", {}, NAMES, "Thursday club")
    guest.press(Qt.Key.Key_5, Qt.KeyboardModifier.AltModifier)
    shown = shared_window.screen_widget("club").show_page("spectators")
    assert isinstance(shown, SpectatorsPage)
    shown.address.choose(HERE)
    shown.port.setValue(free_port())
    broadcast = shown.broadcast
    yield shown
    broadcast.stop(5)
    shared_window.settings.spectator_names = "names"
    shared_window.settings.keep_spectator_link = False


def turn_on(guest: User, page: SpectatorsPage, expected: ServerState = ServerState.ON) -> None:
    guest.click(page.turn_on)
    guest.wait(lambda: page.broadcast.state is expected)


def fetch(page: SpectatorsPage) -> tuple[int, str]:
    link = page.broadcast.link
    connection = HTTPConnection(link.address, link.port, timeout=10)
    connection.request("GET", f"/{link.token}/", headers={"Accept-Language": "ja"})
    answer = connection.getresponse()
    return answer.status, answer.read().decode()


def is_port_closed(page: SpectatorsPage) -> bool:
    """Returns whether the port is closed, which takes a moment."""
    try:
        fetch(page)
    except ConnectionRefusedError:
        return True
    except OSError:
        pass
    return False


def test_sharing_is_off_by_default_and_can_be_turned_on_and_off(guest: User, page: SpectatorsPage) -> None:
    assert page.status.text() == "Off: nothing is shared."
    assert page.code.content == page.link.text() == ""
    assert [text for text in guest.texts(page) if text.startswith("Shared: ")]
    turn_on(guest, page)
    link = page.broadcast.link
    assert page.link.text() == page.code.content == link.url
    assert page.turn_off.hasFocus()
    assert [part.isEnabled() for part in (page.turn_on, page.port, page.keep)] == [False, False, False]
    assert page.viewers.text() == "0 spectators"
    assert "The spectators’ page is on" in guest.window.foot.status.findChildren(type(page.link))[-1].text()
    assert fetch(page)[0] == 200
    assert '<html lang="ja">' in fetch(page)[1]
    guest.click(guest.button("Copy link", page))
    assert QGuiApplication.clipboard().text() == link.url
    guest.click(page.turn_off)
    assert page.status.text() == "Off: nothing is shared."
    guest.wait(lambda: is_port_closed(page))


def test_the_link_changes_each_time_unless_it_is_kept(guest: User, page: SpectatorsPage) -> None:
    links = []
    for kept in (False, False, True, True):
        guest.window.settings.keep_spectator_link = kept
        turn_on(guest, page)
        links.append(page.link.text())
        page.broadcast.stop(5)
    assert len(set(links)) == 3
    assert links[2] == links[3]
    guest.window.settings.keep_spectator_link = False
    assert guest.window.settings.spectator_token == ""


def test_an_entry_that_no_signal_announces_is_published(guest: User, page: SpectatorsPage) -> None:
    turn_on(guest, page)
    with ThreadPoolExecutor(1) as together, HttpVisitor(page.broadcast.link).watch() as news:
        seen = together.submit(lambda: next(values for values in news if "Blue" in str(values["tables"])))
        PeopleRegister(guest.ledger).change(people_of(guest.ledger).person_for_name("Aoi"), pseudonym="Blue")
        guest.wait(seen.done)


def test_sharing_can_be_turned_on_after_an_error(guest: User, page: SpectatorsPage) -> None:
    with socket.create_server((HERE, 0)) as taken:
        page.port.setValue(taken.getsockname()[1])
        turn_on(guest, page, ServerState.PORT_TAKEN)
        assert page.status.text().startswith(f"Another program uses the port {page.port.value()}.")
    page.broadcast.start("192.0.2.200", free_port())
    guest.wait(lambda: page.broadcast.state is ServerState.ADDRESS_GONE)
    assert "192.0.2.200" in page.status.text()
    assert page.turn_on.isEnabled()
    assert page.code.content == ""
    page.port.setValue(free_port())
    turn_on(guest, page)
    assert page.status.text().startswith("On until ")


def test_a_broadcast_may_be_deleted_while_its_server_ends(guest: User, caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(10):
        for _ in range(8):
            broadcast = Broadcast(guest.desk, guest.window)
            broadcast.start("192.0.2.200", free_port())
            delete(broadcast)
        for thread in threading.enumerate():
            if thread.name == "spectators":
                thread.join()
        QApplication.processEvents()
    QApplication.instance().aboutToQuit.emit()
    assert not caplog.records


def test_a_lost_address_is_served_again_once_restored(
    guest: User, page: SpectatorsPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mahjong_desk.spectators.serving._ADDRESS_CHECK_INTERVAL", 0.05)
    with lent_address():
        guest.click(guest.button("Refresh addresses", page))
        guest.click(page.address.chip(LENT_ADDRESS))
        turn_on(guest, page)
        assert fetch(page)[0] == 200
        assert set_address("del")
        guest.wait(lambda: page.broadcast.state is ServerState.OUT_OF_REACH)
        assert page.status.text().startswith(f"This computer has lost the address {LENT_ADDRESS}")
        assert "cannot be reached" in guest.window.foot.status.findChildren(type(page.link))[-1].text()
        assert page.turn_off.isEnabled()
        assert guest.desk.record_event(Draw(kind="exhaustive"))
        assert set_address("add")
        guest.wait(lambda: page.broadcast.state is ServerState.ON)
        assert page.status.text().startswith("On until ")
        link = page.broadcast.link
        with HttpVisitor(link).watch() as news:
            assert 1 in (len(values["tables"][0]["hands"]) for values in news)
        page.broadcast.stop(5)


@needs_browser
def test_a_browser_shows_hands_under_the_allowed_names(guest: User, page: SpectatorsPage, tmp_path: Path) -> None:
    turn_on(guest, page)
    with Browser(tmp_path / "browser") as spectator:
        spectator.show_as(390, 844)
        spectator.open(page.link.text(), "!!document.querySelector('.plate')")
        assert spectator.value("document.querySelector('h1').innerText") == "Thursday club"
        assert "Aoi" in spectator.value("document.body.innerText")
        guest.wait(lambda: page.broadcast.viewer_count == 1)
        assert page.viewers.text() == "1 spectator"
        assert guest.desk.record_event(Draw(kind="exhaustive"))
        guest.wait(lambda: spectator.value("document.querySelector('#hands-list .description')?.innerText") == "Draw")
        page.names.chip("seats").click()
        guest.wait(lambda: "Seat 1" in spectator.value("document.body.innerText"))
        assert not [name for name in NAMES if name in spectator.value("document.documentElement.innerHTML")]
        # The page survives a change of language, which recreates the screens.
        guest.window.settings.language = "ja"
        guest.press(Qt.Key.Key_5, Qt.KeyboardModifier.AltModifier)
        again = guest.window.screen_widget("club").show_page("spectators")
        assert isinstance(again, SpectatorsPage)
        assert again is not page
        assert again.broadcast.state is ServerState.ON
        assert guest.desk.undo()
        guest.wait(lambda: spectator.value("document.querySelectorAll('#hands-list .description').length") == 0)
        assert spectator.complaints == []
        again.broadcast.stop(5)


def test_the_window_never_waits_for_spectators(guest: User, page: SpectatorsPage) -> None:
    turn_on(guest, page)
    link = page.broadcast.link
    long = is_thorough()
    chance = random.Random(14)
    visitor = HttpVisitor(link)
    with ThreadPoolExecutor(8) as together, ExitStack() as stack:
        watchers = [stack.enter_context(visitor.watch()) for _ in range(200 if long else 40)]
        assert all(next(news) for news in watchers)
        asked = [together.submit(visitor.ask, malformed_request(link, chance)) for _ in range(300 if long else 40)]
        # None of them reads while the hands are recorded, so waiting for them would block forever.
        for _ in range(5):
            assert guest.desk.record_event(Draw(kind="exhaustive"))
            page.broadcast.publish()
        for news in watchers:
            assert 5 in (len(values["tables"][0]["hands"]) for values in news)
        page.broadcast.stop()
        # Incomplete requests are cut off as well.
        assert all(answer.result(PATIENCE) is not None for answer in asked)


def test_an_address_stays_chosen_while_this_computer_has_it(
    page: SpectatorsPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    lent = OwnAddress("192.168.1.7", "eth0", is_external=True)
    for addresses in ((lent, OwnAddress(HERE, "lo", is_external=False)), (lent,)):
        monkeypatch.setattr("mahjong_desk.ui.club.spectators.page.own_addresses", lambda shown=addresses: shown)
        page.refresh_addresses()
        assert page.address.value() == addresses[-1].address
    monkeypatch.undo()
    page.refresh_addresses()


def test_addresses_that_others_can_reach_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = "127.0.0.1", "fe80::1%eth0", "2001:db8::7", "192.168.1.7", "::1"
    entries = [Mock(**{"ip.return_value": QHostAddress(text)}) for text in texts]
    flags = QNetworkInterface.InterfaceFlag.IsUp | QNetworkInterface.InterfaceFlag.IsRunning
    card = Mock(**{"flags.return_value": flags, "addressEntries.return_value": entries})
    monkeypatch.setattr(QNetworkInterface, "allInterfaces", lambda: [card])
    assert [own.address for own in own_addresses()] == ["192.168.1.7", "2001:db8::7", "127.0.0.1"]
