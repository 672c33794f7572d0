# SPDX-License-Identifier: MIT
"""What is served: what stands in a fixed table, to whoever has the link; nothing else to anybody."""

from __future__ import annotations

import json
from http import HTTPStatus
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.spectators.answers import EventStream, StaticResponse, preferred_language, route
from mahjong_desk.spectators.assets import StaticFile, load_static_files
from mahjong_desk.spectators.link import SpectatorLink, new_token
from tests.more_languages import FOLDER, offered
from tests.spectators.samples import WORDS

LINK = SpectatorLink("192.168.1.20", 8470, "secret")
SERVED = {
    name: StaticFile(name.encode(), "text/plain") for name in ("page-en", "page-ja", "page-zh", "page.css", "tiles.svg")
}


def ask(
    target: str, method: str = "GET", host: str | None = LINK.host, languages: str = ""
) -> StaticResponse | EventStream:
    return route(LINK, SERVED, method, target, host, languages)


def status(target: str, method: str = "GET", host: str | None = LINK.host) -> HTTPStatus:
    found = ask(target, method, host)
    assert isinstance(found, StaticResponse)
    return found.status


def test_the_link_opens_the_language_of_the_device() -> None:
    assert LINK.url == "http://192.168.1.20:8470/secret/"
    assert ask("/secret/", languages="ja,en;q=0.5") == StaticResponse(HTTPStatus.OK, SERVED["page-ja"])
    assert ask("/secret/page.css") == StaticResponse(HTTPStatus.OK, SERVED["page.css"])
    assert ask("/secret/news-zh") == EventStream("zh")
    assert ask("/secret/", "HEAD") == StaticResponse(HTTPStatus.OK, SERVED["page-en"])


@pytest.mark.parametrize(
    "target",
    [
        "/",
        "",
        "/secret",
        "secret/",
        "/other/",
        "/secre/page.css",
        "/secrett/page.css",
        "/SECRET/",
        "/secret//",
        "/secret/page-en",
        "/secret/../secret/page.css",
        "/secret/..%2f..%2fetc/passwd",
        "/secret/page.css/",
        "/secret/page.css?x=1",
        "/secret/page.css%00",
        "/secret/news-fr",
        "//secret/page.css",
        "http://192.168.1.20:8470/secret/",
        "/\udcff/page.css",
    ],
)
def test_every_other_path_leads_nowhere(target: str) -> None:
    assert status(target) is HTTPStatus.NOT_FOUND


@given(st.text(max_size=40))
def test_no_text_at_all_leads_anywhere_else(target: str) -> None:
    assert status(target) is HTTPStatus.NOT_FOUND


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "CONNECT", "TRACE", "PATCH", "get", ""])
def test_there_is_nothing_to_be_done_but_reading(method: str) -> None:
    assert status("/secret/", method) is HTTPStatus.METHOD_NOT_ALLOWED


@pytest.mark.parametrize(
    "host",
    [
        None,
        "",
        "evil.example",
        "evil.example:8470",
        "192.168.1.20",
        "192.168.1.20:80",
        "192.168.1.20:8470.evil.example",
    ],
)
def test_a_foreign_host_name_is_served_nothing(host: str | None) -> None:
    assert status("/secret/", host=host) is HTTPStatus.MISDIRECTED_REQUEST


@pytest.mark.parametrize(
    ("languages", "wanted"),
    [
        ("", "en"),
        ("ja", "ja"),
        ("zh-CN,zh;q=0.9,en;q=0.8", "zh"),
        ("fr,de;q=0.9", "en"),
        ("en;q=0.4, ja;q=0.9", "ja"),
        ("ja;q=0", "en"),
        ("JA-jp", "ja"),
        ("ja;q=9", "en"),
        (",;=" * 1000, "en"),
    ],
)
def test_the_language_is_the_first_that_the_browser_asks_for(languages: str, wanted: str) -> None:
    assert preferred_language(languages) == wanted


def test_a_further_language_is_offered_by_its_own_name(tmp_path: Path) -> None:
    with offered(tmp_path / "languages", FOLDER / "zh_TW"):
        served = load_static_files(WORDS)
        value = json.loads(served["words-zh_TW.json"].body)
        assert value["languages"] == {"en": "English", "ja": "日本語", "zh": "简体中文", "zh_TW": "繁體中文"}
        found = route(LINK, served, "GET", "/secret/", LINK.host, "zh-Hant-TW,zh;q=0.9")
        assert isinstance(found, StaticResponse)
        assert b'<html lang="zh-TW">' in found.asset.body
        assert route(LINK, served, "GET", "/secret/news-zh_TW", LINK.host, "") == EventStream("zh_TW")
    assert status("/secret/news-zh_TW") is HTTPStatus.NOT_FOUND


def test_an_ipv6_address_is_bracketed_and_every_link_is_unique() -> None:
    assert SpectatorLink("fd00::1", 8470, "x").url == "http://[fd00::1]:8470/x/"
    assert len({new_token() for _ in range(1000)}) == 1000
    assert min(len(new_token()) for _ in range(100)) >= 16
