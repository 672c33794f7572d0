# SPDX-License-Identifier: MIT
"""The spectator server, with crowds, slow clients and hostile requests."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from http import HTTPStatus
from pathlib import Path
from queue import SimpleQueue

import pytest

from mahjong_desk.paths import resource_path
from mahjong_desk.spectators.answers import (
    EventStream,
    StaticFile,
    StaticResponse,
    load_static_files,
    preferred_language,
    route,
)
from mahjong_desk.spectators.link import SpectatorLink, new_token
from mahjong_desk.spectators.server import ServerState, SpectatorServer
from mahjong_desk.spectators.serving import ConnectionLimits
from tests.more_languages import FOLDER, offered
from tests.scope import amount
from tests.spectators.samples import EVENING, ONE_TABLE, WORDS, plain, table
from tests.spectators.visitor import PATIENCE, HttpVisitor, free_port, malformed_request

QUICK = ConnectionLimits(max_connections=260, timeout=0.8, heartbeat_interval=0.2)
CROWD, HOSTILE = 60, 90
FILES = (
    "page.css page.js colours.css tiles.svg tiles-contrast.svg icon.svg words-ja.json"
    " sans.woff2 sans-letters.woff2 serif-bold.woff2"
)


class Serving(HttpVisitor):
    def __init__(self, port: int | None = None, address: str = "127.0.0.1", limits: ConnectionLimits = QUICK) -> None:
        self.states: SimpleQueue[ServerState] = SimpleQueue()
        super().__init__(SpectatorLink(address, port or free_port(), new_token()))
        self.server = SpectatorServer(self.link, WORDS, self.states.put, limits)

    def __enter__(self) -> Serving:
        self.server.start()
        assert self.states.get(timeout=PATIENCE) is ServerState.STARTING
        return self

    def __exit__(self, *_: object) -> None:
        self.server.stop(PATIENCE)


def wait_until(condition: Callable[[], bool]) -> None:
    last = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < last
        time.sleep(0.01)


@pytest.fixture(scope="module")
def served() -> Iterator[Serving]:
    with Serving() as serving:
        assert serving.states.get(timeout=PATIENCE) is ServerState.ON
        serving.server.publish(EVENING)
        yield serving


def test_all_files_are_served_and_not_cached(served: Serving) -> None:
    page = served.get(headers="Accept-Language: zh\r\n")
    assert page[0] == 200
    assert '<html lang="zh">' in page[2].decode()
    for name in FILES.split():
        status, headers, body = served.get(name)
        assert status == 200, name
        assert len(body) == int(headers["Content-Length"]) > 200, name
        assert "default-src 'none'" in headers["Content-Security-Policy"]
        assert "unsafe" not in headers["Content-Security-Policy"]
        assert headers["Cache-Control"] == "no-store"
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "no-referrer"
        assert not [header for header in headers if header.startswith("Access-Control")]
        assert "aiohttp" not in headers["Server"]
    assert b'id="tile-5m"' in served.get("tiles.svg")[2]
    assert json.loads(served.get("words-ja.json")[2])["hands"] == "Last hands・日"
    assert served.get("page.css", "HEAD")[2] == b""
    assert served.get("news-en", "HEAD")[0] == 200


@pytest.mark.parametrize(("file", "shadings"), [("tiles.svg", 1), ("tiles-contrast.svg", 0)])
def test_the_tile_files_contain_every_piece(served: Serving, file: str, shadings: int) -> None:
    drawing = served.get(file)[2].decode()
    plain_art = [file.stem for file in resource_path("art").glob("*.svg") if "_" not in file.stem]
    assert plain_art
    assert [name for name in plain_art if f'id="tile-{name}"' not in drawing] == []
    assert drawing.count('id="face"') == shadings


def test_updates_arrive_at_once_with_only_published_fields(served: Serving) -> None:
    with served.watch("ja") as japanese, served.watch("zh") as chinese:
        assert next(japanese)["subtitle"] == "Round 3 of 5・日"
        assert next(chinese)["subtitle"] == "Round 3 of 5・中"
        served.server.publish(ONE_TABLE)
        values = next(japanese)
        assert values["subtitle"] == "Riichi・日"
        assert set(values) == {
            "title",
            "subtitle",
            "tables",
            "taken_at",
            "timer",
            "standings",
            "standings_note",
            "adds_up",
        }
        assert next(chinese)["tables"] != []


def test_viewers_are_counted_until_they_leave(served: Serving) -> None:
    wait_until(lambda: served.server.viewer_count == 0)
    with served.watch() as news:
        next(news)
        assert served.server.viewer_count == 1
    wait_until(lambda: served.server.viewer_count == 0)


def test_a_crowd_gets_the_latest_snapshot(served: Serving) -> None:
    crowd = amount(CROWD, 200)
    with ExitStack() as stack:
        watchers = [stack.enter_context(served.watch()) for _ in range(crowd)]
        assert all(next(news) for news in watchers)
        assert served.server.viewer_count == crowd
        for number in range(50):
            served.server.publish(replace(ONE_TABLE, title=plain(f"Hand {number}")))
        # No watcher gets all snapshots, but each gets the last one.
        for news in watchers:
            assert "Hand 49" in (values["title"] for values in news)
    wait_until(lambda: served.server.viewer_count == 0)


def test_a_client_that_does_not_read_is_disconnected(served: Serving) -> None:
    large = replace(ONE_TABLE, tables=tuple(table(number, hands=150) for number in range(1, 9)))
    with served.connect() as deaf:
        deaf.sendall(f"GET /{served.link.token}/news-en HTTP/1.1\r\nHost: {served.link.host}\r\n\r\n".encode())
        wait_until(lambda: served.server.viewer_count == 1)
        served.server.publish(large)
        wait_until(lambda: served.server.viewer_count == 0)
    served.server.publish(ONE_TABLE)
    with served.watch() as news:
        assert next(news)["title"] == "Thursday club"


def test_hostile_requests_get_no_other_content(served: Serving) -> None:
    chance = random.Random(14)
    count = amount(HOSTILE, 300)
    requests = [malformed_request(served.link, chance) for _ in range(count)]
    allowed = {body for name in ("", "page.css") for body in (served.get(name)[2],)} | {b""}
    with served.watch() as news:
        next(news)
        with ThreadPoolExecutor(8) as together:
            responses = together.map(served.ask, requests)
            # Watchers are still served meanwhile.
            served.server.publish(replace(ONE_TABLE, title=plain("meanwhile")))
            assert "meanwhile" in (values["title"] for values in news)
            answers = list(responses)
    assert len(answers) == count
    for answer in answers:
        head, _, body = answer.partition(b"\r\n\r\n")
        if not head:
            continue
        assert head.startswith((b"HTTP/1.1 ", b"HTTP/1.0 ")), head
        assert int(head.split()[1]) in {200, 400, 404, 405, 421}, head
        assert b"Server: Mahjong Desk\r\n" in head
        assert body in allowed or len(body) < 40, body
        assert b"root:" not in answer
    assert served.get()[0] == 200


@pytest.mark.parametrize("sent", [b"", b"GET /", b"GET / HTTP/1.1\r\nHost: x\r\nX: "])
def test_a_slow_request_is_disconnected(served: Serving, sent: bytes) -> None:
    with served.connect() as slow:
        slow.sendall(sent)
        assert slow.recv(100) == b""


def test_connections_beyond_the_limit_are_refused() -> None:
    with Serving(limits=replace(QUICK, max_connections=5)) as serving, ExitStack() as stack:
        assert serving.states.get(timeout=PATIENCE) is ServerState.ON
        serving.server.publish(ONE_TABLE)
        assert all(next(news) for news in [stack.enter_context(serving.watch()) for _ in range(5)])
        assert serving.ask(b"GET / HTTP/1.1\r\n\r\n") == b""
        assert serving.server.viewer_count == 5


def test_one_address_cannot_use_all_connections() -> None:
    with Serving(limits=replace(QUICK, max_per_address=3)) as serving, ExitStack() as stack:
        assert serving.states.get(timeout=PATIENCE) is ServerState.ON
        serving.server.publish(ONE_TABLE)
        assert all(next(news) for news in [stack.enter_context(serving.watch()) for _ in range(3)])
        assert serving.ask(b"GET / HTTP/1.1\r\n\r\n") == b""
        with serving.watch(source="127.0.0.2") as other:
            assert next(other)["title"] == "Thursday club"
        stack.pop_all().close()
        wait_until(lambda: serving.server.viewer_count == 0)
        assert serving.get()[0] == 200


def test_a_taken_port_or_address_is_reported(served: Serving) -> None:
    with Serving(served.link.port) as other:
        assert other.states.get(timeout=PATIENCE) is ServerState.PORT_TAKEN
    with Serving() as first:
        assert first.states.get(timeout=PATIENCE) is ServerState.ON
        port = first.link.port
    assert first.states.get(timeout=PATIENCE) is ServerState.OFF
    with Serving(port) as again:
        assert again.states.get(timeout=PATIENCE) is ServerState.ON
    # RFC 5737 reserves this address for documentation, so no machine has it.
    with Serving(address="192.0.2.1") as serving:
        assert serving.states.get(timeout=PATIENCE) is ServerState.ADDRESS_GONE


def test_a_server_stopped_before_its_start_never_listens() -> None:
    serving = Serving()
    serving.server.publish(ONE_TABLE)
    serving.server.stop()
    with serving:
        assert serving.states.get(timeout=PATIENCE) is ServerState.OFF


LINK = SpectatorLink("192.168.1.20", 8470, "secret")
_FILES = ("page-en", "page-ja", "page-zh", "page.css", "tiles.svg")
SERVED = {name: StaticFile(name.encode(), "text/plain") for name in _FILES}


def ask(target: str, method: str = "GET", languages: str = "") -> StaticResponse | EventStream:
    return route(LINK, SERVED, method, target, LINK.host, languages)


def status(target: str, method: str = "GET", host: str | None = LINK.host) -> HTTPStatus:
    response = route(LINK, SERVED, method, target, host, "")
    assert isinstance(response, StaticResponse)
    return response.status


def test_the_link_opens_the_page_in_the_device_language() -> None:
    assert LINK.url == "http://192.168.1.20:8470/secret/"
    assert ask("/secret/", languages="ja,en;q=0.5") == StaticResponse(HTTPStatus.OK, SERVED["page-ja"])
    assert ask("/secret/page.css") == StaticResponse(HTTPStatus.OK, SERVED["page.css"])
    assert ask("/secret/news-zh") == EventStream("zh")
    assert ask("/secret/", "HEAD") == StaticResponse(HTTPStatus.OK, SERVED["page-en"])


ELSEWHERE = """
/ /secret secret/ /other/ /secre/page.css /secrett/page.css /SECRET/ /secret// /secret/page-en /secret/../secret/page.css
/secret/..%2f..%2fetc/passwd /secret/page.css/ /secret/page.css?x=1 /secret/page.css%00 /secret/news-fr //secret/page.css
http://192.168.1.20:8470/secret/
"""


@pytest.mark.parametrize("target", ["", "/\udcff/page.css", *ELSEWHERE.split()])
def test_every_other_path_is_not_found(target: str) -> None:
    assert status(target) is HTTPStatus.NOT_FOUND


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "CONNECT", "TRACE", "PATCH", "get", ""])
def test_only_reading_methods_are_allowed(method: str) -> None:
    assert status("/secret/", method) is HTTPStatus.METHOD_NOT_ALLOWED


FOREIGN = "evil.example evil.example:8470 192.168.1.20 192.168.1.20:80 192.168.1.20:8470.evil.example"


@pytest.mark.parametrize("host", [None, "", *FOREIGN.split()])
def test_a_foreign_host_name_is_refused(host: str | None) -> None:
    assert status("/secret/", host=host) is HTTPStatus.MISDIRECTED_REQUEST


@pytest.mark.parametrize(
    ("expected", "accepted"),
    [
        ("en", ["", "tlh,qya;q=0.9", "ja;q=0", "ja;q=9", ",;=" * 1000]),
        ("ja", ["ja", "en;q=0.4, ja;q=0.9", "JA-jp"]),
        ("zh", ["zh-CN,zh;q=0.9,en;q=0.8"]),
    ],
)
def test_the_preferred_language_of_the_browser_is_used(expected: str, accepted: list[str]) -> None:
    assert {preferred_language(languages) for languages in accepted} == {expected}


def test_a_further_language_is_offered_by_its_own_name(tmp_path: Path) -> None:
    with offered(tmp_path / "languages", FOLDER / "zh_TW"):
        served = load_static_files(WORDS)
        value = json.loads(served["words-zh_TW.json"].body)
        assert value["languages"] == {"en": "English", "ja": "日本語", "zh": "简体中文", "zh_TW": "繁體中文"}
        response = route(LINK, served, "GET", "/secret/", LINK.host, "zh-Hant-TW,zh;q=0.9")
        assert isinstance(response, StaticResponse)
        assert b'<html lang="zh-TW">' in response.asset.body
        assert route(LINK, served, "GET", "/secret/news-zh_TW", LINK.host, "") == EventStream("zh_TW")
    assert status("/secret/news-zh_TW") is HTTPStatus.NOT_FOUND


def test_an_ipv6_address_is_bracketed_and_every_link_is_unique() -> None:
    assert SpectatorLink("fd00::1", 8470, "x").url == "http://[fd00::1]:8470/x/"
    assert len({new_token() for _ in range(1000)}) == 1000
    assert min(len(new_token()) for _ in range(100)) >= 16
