# SPDX-License-Identifier: MIT
"""The spectator page in a real browser, on a phone and on a wall screen."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from mahjong_desk.spectators.link import SpectatorLink
from mahjong_desk.spectators.server import ServerState, SpectatorServer
from mahjong_desk.spectators.snapshot import SnapshotDelta
from tests.spectators.browser import Browser, needs_browser
from tests.spectators.samples import AT, EVENING, HAND, ONE_TABLE, WORDS, label, plain, table
from tests.spectators.test_server import Serving
from tests.spectators.visitor import PATIENCE

pytestmark = needs_browser
PHONE, WALL, LARGE_WALL = (390, 844), (1280, 720), (1920, 1080)
SMALLEST_TEXT, SMALLEST_TARGET = 13, 44
SHOWN = "!!document.querySelector('#tables > *') && document.fonts.status === 'loaded'"


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with Browser(tmp_path_factory.mktemp("browser")) as opened:
        yield opened


@pytest.fixture(scope="module")
def served() -> Iterator[Serving]:
    with Serving() as serving:
        assert serving.states.get(timeout=PATIENCE) is ServerState.ON
        yield serving


@pytest.fixture
def page(browser: Browser, served: Serving) -> Iterator[Browser]:
    """Yields the browser; any message of the page or its policy fails the test."""
    served.server.publish(EVENING)
    yield browser
    assert browser.complaints == []


def texts(browser: Browser, selector: str) -> list[str]:
    script = f"[...document.querySelectorAll({selector!r})].filter(e => e.checkVisibility()).map(e => e.innerText)"
    result: list[str] = browser.value(script)
    return result


def faults(browser: Browser) -> list[Any]:
    """Returns the elements that have small or cut text, or leave the window."""
    result: list[Any] = browser.value(
        f"""document.fonts.ready.then(() => [...document.querySelectorAll('body *')].filter(e => e.checkVisibility() && !(e instanceof SVGElement)).flatMap(e => {{
            const words = [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim());
            const box = e.getBoundingClientRect();
            const place = [e.tagName, e.className, e.innerText];
            const found = [];
            if (words && parseFloat(getComputedStyle(e).fontSize) < {SMALLEST_TEXT}) found.push(['small', ...place]);
            if (box.right > innerWidth + 1 || box.left < -1) found.push(['outside', ...place]);
            if (words && e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== 'inline') found.push(['cut', ...place]);
            return found;
        }}))"""
    )
    return result


def test_a_phone_shows_one_table_hands_and_evening(page: Browser, served: Serving) -> None:
    page.show_as(*PHONE)
    page.open(served.link.url, SHOWN)
    assert texts(page, "h1") == ["Thursday club"]
    plates = [text.split() for text in texts(page, ".plate")]
    assert plates == [["Aoi", "31,400"], ["Ben", "親", "27,900"], ["Chie", "22,300"], ["Dai", "17,400"]]
    assert texts(page, ".round") == ["South 2"]
    assert len(texts(page, "#hands-list > li")) == 3
    assert texts(page, ".changes")[0].split() == ["Aoi", "−1,000", "Ben", "+3,000", "Chie", "−1,000", "Dai", "−1,000"]
    assert page.value("document.querySelectorAll('#hands-list .tiles')[0].querySelectorAll('.tile use').length") == 14
    assert page.value("document.querySelector('.tiles .sideways use').getAttribute('href')") == "#tile-7z-sideways"
    assert len(texts(page, "#evening-list > li")) == 4
    assert faults(page) == []
    targets = page.value(
        "[...document.querySelectorAll('button')].filter(e => e.checkVisibility()).map(e => e.getBoundingClientRect()).map(b => [b.width, b.height])"
    )
    assert min(min(size) for size in targets) >= SMALLEST_TARGET

    page.value("document.querySelectorAll('#chips button')[3].click()")
    assert page.value("document.querySelectorAll('.rank').length") >= 4
    assert texts(page, ".time")[0].startswith("finished ")
    page.value("document.querySelector('#hands-all').click()")
    assert len(texts(page, "#hands-list > li")) == 5
    page.value("document.querySelector('#evening-all').click()")
    assert len(texts(page, "#evening-list > li")) == 17
    assert texts(page, ".felt") == []


def test_the_language_follows_the_device_or_the_choice(page: Browser, served: Serving) -> None:
    page.show_as(*PHONE, language="ja")
    page.open(served.link.url, SHOWN)
    assert texts(page, "#hands-title") == ["Last hands・日"]
    assert texts(page, ".round") == ["South 2・日"]
    page.value("document.querySelector('#languages [lang=zh]').click()")
    page.wait_for("document.querySelector('.round').innerText === 'South 2・中'")
    assert texts(page, "#hands-title") == ["Last hands・中"]
    assert page.value("document.documentElement.lang") == "zh"


@pytest.mark.parametrize("size", [WALL, (1366, 700), LARGE_WALL])
def test_a_wall_shows_tables_and_standings_in_turn(page: Browser, served: Serving, size: tuple[int, int]) -> None:
    page.show_as(*size)
    page.open(served.link.url, SHOWN)
    assert len(texts(page, ".felt")) == 4
    first = texts(page, "#evening-list .name")
    assert first[0] == "Player 1"
    assert 10 <= len(first) < 17
    assert texts(page, "#next-part") == [f"{len(first) + 1} to 17 in 20"]
    assert faults(page) == []
    assert page.value("document.documentElement.scrollHeight <= innerHeight")
    assert texts(page, "button") == []
    scale = 1.5 if size == LARGE_WALL else 1
    assert page.value("parseFloat(getComputedStyle(document.querySelector('.score')).fontSize)") == 30 * scale
    page.value("{ const then = Date.now() + 21_000; Date.now = () => then; tick(); }")
    assert texts(page, "#evening-list .name") == [f"Player {place}" for place in range(len(first) + 1, 18)]


def test_the_theme_follows_the_device(page: Browser, served: Serving) -> None:
    ground = "getComputedStyle(document.body).backgroundColor"
    page.show_as(*PHONE)
    page.open(served.link.url, SHOWN)
    assert page.value(ground) == "rgb(239, 233, 221)"
    page.show_as(*PHONE, dark=True)
    assert page.value(ground) == "rgb(25, 23, 20)"
    shaded = "document.querySelectorAll('svg.art linearGradient').length"
    assert page.value(shaded) > 0
    page.show_as(*PHONE, dark=True, contrast=True)
    page.open(served.link.url, SHOWN)
    assert page.value(ground) == "rgb(0, 0, 0)"
    assert page.value(shaded) == 0, "the tiles are black on white"


def test_the_wall_shows_hands_next_to_one_or_three_tables(page: Browser, served: Serving) -> None:
    page.show_as(*WALL)
    served.server.publish(replace(ONE_TABLE, tables=(table(players=3, hands=30),)))
    page.open(served.link.url, SHOWN)
    assert len(texts(page, ".plate")) == 3
    assert 3 <= len(texts(page, "#hands-list > li")) < 30
    assert faults(page) == []
    served.server.publish(replace(ONE_TABLE, tables=()))
    page.wait_for("document.querySelector('#tables').innerText === 'No match is on the table.'")


@pytest.mark.parametrize("size", [PHONE, WALL], ids=["telephone", "wall"])
def test_the_no_hands_message_fits_on_one_line(page: Browser, served: Serving, size: tuple[int, int]) -> None:
    served.server.publish(replace(ONE_TABLE, tables=(table(hands=0),)))
    page.show_as(*size)
    page.open(served.link.url, SHOWN)
    assert texts(page, "#hands-list > li") == [WORDS["no_hand"].in_language("en")]
    lines: float = page.value(
        """(() => {
            const range = document.createRange();
            range.selectNodeContents(document.querySelector('#hands-list > li'));
            return range.getClientRects().length;
        })()"""
    )
    assert lines == 1
    assert faults(page) == []


def test_updates_appear_at_once_and_names_are_escaped(page: Browser, served: Serving) -> None:
    page.show_as(*PHONE)
    page.open(served.link.url, SHOWN)
    evil = '<img src=x onerror="document.title=1"><script>document.title=1</script>'
    page.value("window.kept = document.querySelector('#chips button')")
    served.server.publish(replace(EVENING, title=plain(evil)))
    page.wait_for(f"document.querySelector('h1').innerText === {evil!r}")
    assert page.value("document.title") == evil
    assert page.value("document.querySelectorAll('h1 *').length") == 0
    # The chips are not rebuilt under the finger.
    assert page.value("window.kept === document.querySelector('#chips button')")


def test_a_right_to_left_name_keeps_the_sign_before_its_points(page: Browser, served: Serving) -> None:
    hand = replace(HAND, changes=(SnapshotDelta(plain("נועם"), "+3,000"),))
    served.server.publish(replace(ONE_TABLE, tables=(replace(table(), hands=(hand,)),)))
    page.show_as(*PHONE)
    page.open(served.link.url, SHOWN)
    left = "(() => {{ const r = new Range(); r.setStart({0}, {1}); r.setEnd({0}, {1} + 1); return r.getBoundingClientRect().left }})()"
    points = "document.querySelector('.changes .plus').firstChild"
    assert page.value(left.format(points, 0)) < page.value(left.format(points, 5))


def test_the_round_clock_follows_the_server_clock(page: Browser, served: Serving) -> None:
    page.show_as(*PHONE)
    page.open(served.link.url, SHOWN)
    assert texts(page, "#timer-time") == ["18:42"]
    assert texts(page, "#timer-label")[0].startswith("paused since ")
    timer = EVENING.timer
    assert timer is not None
    for left, figure, words in (
        (700.5, "11:40", "ends "),
        (200.5, "3:20", "Last hands now"),
        (-130.5, "0:00", "2:10 over time"),
    ):
        served.server.publish(
            replace(EVENING, timer=replace(timer, ends_at=AT + left, paused_at=0), subtitle=label(figure))
        )
        page.wait_for(f"document.querySelector('#subtitle').innerText === {figure!r}")
        # The server's clock at that moment, regardless of the clock of this device.
        value = page.value(
            f"page.clockOffset = {AT * 1000} - Date.now(), tick(), ['time', 'label'].map(e => byId('timer-' + e).innerText)"
        )
        assert value[0] == figure
        assert value[1].startswith(words)


def test_a_clock_paused_in_the_last_hands_is_paused(page: Browser, served: Serving) -> None:
    timer = EVENING.timer
    assert timer is not None
    served.server.publish(replace(EVENING, timer=replace(timer, ends_at=AT + 200, paused_at=AT)))
    page.show_as(*PHONE)
    page.open(served.link.url, SHOWN)
    assert texts(page, "#timer-label")[0].startswith("paused since ")


def test_a_stale_page_says_so_and_reconnects_by_itself(page: Browser) -> None:
    with Serving() as first:
        first.server.publish(EVENING)
        page.show_as(*PHONE)
        page.open(first.link.url, SHOWN)
        page.wait_for("document.querySelector('#status').innerText.startsWith('As of ')")
        link = first.link
    page.value("{ const now = Date.now; Date.now = () => now() + 61_000; tick(); }")
    assert texts(page, "#status")[0].startswith("No update since ")
    assert page.value("document.querySelector('footer').className") == "stale"
    assert len(texts(page, ".felt")) == 1, "the last snapshot stays visible"
    page.complaints.clear()
    again = SpectatorServer(SpectatorLink(link.address, link.port, link.token), WORDS, lambda _state: None)
    again.publish(replace(EVENING, title=plain("Back again")))
    again.start()
    try:
        page.wait_for("document.querySelector('h1').innerText === 'Back again'")
        assert page.value("document.querySelector('footer').className") == ""
    finally:
        again.stop(PATIENCE)
    page.complaints.clear()


def test_the_page_uses_only_its_own_files() -> None:
    folder = Path(__file__).parents[2] / "resources" / "spectators"
    for file in folder.glob("page.*"):
        text = file.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
        assert "http" not in text, file
        assert "innerHTML" not in text, file
