# SPDX-License-Identifier: MIT
"""A hand recorded and read back through the accessible tree alone."""

import json
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import pytest
from PySide6.QtWidgets import QApplication

from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.text_format import join_notes, without_mnemonic
from mahjong_desk.ui.kit.tiles.faces import face_name
from mahjong_desk.ui.settings.settings import SETTINGS_FILE
from mahjong_desk.ui.text.language import install
from mahjong_desk.ui.text.vocabulary import short_ruleset, vocabulary_context
from tests.scope import skip_without
from tests.ui.player import NAMES
from tests.ui.xvfb.x_server import ROOT, XServer, poll, program, started, x_server

SYSTEM_PYTHON = "/usr/bin/python3"
"""The Python that has Debian's pyatspi."""
_CLIENT = Path(__file__).with_name("client.py")


class ScreenReader:
    """A user who hears the window but does not see it."""

    def __init__(self, client: subprocess.Popen[str], server: XServer, folder: Path) -> None:
        """Talks to a client process of the program."""
        self._client, self._server, self.folder = client, server, folder

    def ask(self, what: str, **more: str) -> Any:
        """Calls a method of the client and returns its answer.

        Raises:
            AssertionError: The client reported a fault.
        """
        self._client.stdin.write(json.dumps({"ask": what, "with": more}) + "\n")
        self._client.stdin.flush()
        line = self._client.stdout.readline()
        assert line, (self.folder.parent / "client.log").read_text()
        answer = json.loads(line)
        assert "fault" not in answer, answer["fault"]
        return answer["answer"]

    def press(self, role: str, name: str) -> None:
        self.ask("press", role=role, name=name)

    def key(self, *names: str) -> None:
        """Presses keys, by the names that X has for them."""
        self._server.do("key", "--delay", "0", *names)


@contextmanager
def screen_reader(folder: Path, language: str) -> Iterator[ScreenReader]:
    """Runs the program in a language with an empty ledger and a screen reader."""
    club = folder / "club"
    club.mkdir()
    (club / SETTINGS_FILE).write_text("[General]\nreduced_motion=true\n", encoding="utf-8")
    address = f"unix:path={folder / 'bus'}"
    with x_server(folder) as server:
        environment = server.environment | {
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "XDG_RUNTIME_DIR": str(folder),
            "DBUS_SESSION_BUS_ADDRESS": address,
        }
        bus = ["dbus-daemon", "--session", "--nofork", "--nopidfile", f"--address={address}"]
        with (
            started(bus, folder / "bus.log", env=environment),
            started(program(club, language=language), folder / "program.log", env=environment, cwd=ROOT),
            (folder / "client.log").open("wb") as words,
        ):
            poll("the window", lambda: bool(server.windows()))
            command = [SYSTEM_PYTHON, str(_CLIENT)]
            pipe = subprocess.PIPE
            with subprocess.Popen(
                command, stdin=pipe, stdout=pipe, stderr=words, env=environment, encoding="utf-8"
            ) as client:
                reader = ScreenReader(client, server, club)
                reader.ask("application", name="mahjong-desk")
                try:
                    yield reader
                finally:
                    client.stdin.close()
                    client.wait()
        assert "Traceback" not in (folder / "program.log").read_text()


@pytest.fixture
def reader(language: str) -> Iterator[ScreenReader]:
    skip_without("a screen reader")
    # In pytest's own folder, the name of a socket would be longer than the system allows.
    with TemporaryDirectory() as folder, screen_reader(Path(folder), language) as client:
        yield client


WINNER, DISCARDER = NAMES[2:]


class Played(NamedTuple):
    ruleset: str
    tiles: str
    gained: str
    scores: tuple[str, ...]

    @property
    def pieces(self) -> list[str]:
        return self.tiles.split()

    @property
    def words(self) -> str:
        return vocabulary_context(get_ruleset(self.ruleset))


PINFU = "4m 5m 6m 3p 3p 6p 7p 7p 8p 9p 1s 2s 3s 8p"
ARUSHIARU = Played("arushiaru", PINFU, "+240", ("3,000", "3,000", "3,240", "2,760"))
BOO = Played("boo", PINFU, "+480", ("2,000", "2,000", "2,480", "1,520"))
HANDS = [
    pytest.param("en", ARUSHIARU, id="en"),
    pytest.param("ja", BOO, id="ja", marks=pytest.mark.slow),
    pytest.param("zh", ARUSHIARU, id="zh", marks=pytest.mark.slow),
]


def word(text: str, usage: str = "", **gaps: str) -> str:
    return without_mnemonic(tr(text, usage=usage)).format(**gaps)


@pytest.mark.parametrize(("language", "played"), HANDS)
def test_a_hand_is_recorded_and_read(qapp: QApplication, reader: ScreenReader, language: str, played: Played) -> None:
    install(qapp, language)
    _begin(reader, played)
    _enter(reader, played)
    _read_back(reader, played)


def _begin(reader: ScreenReader, played: Played) -> None:
    reader.press("push button", word("&New match"))
    assert "modal" in reader.ask("describe", role="dialog", name=word("New match"))["states"]
    rules = short_ruleset(get_ruleset(played.ruleset))
    reader.press("radio button", rules)
    for wind, name in zip("1234", NAMES, strict=True):
        field = word("Name at {wind}", wind=face_name(f"{wind}z"))
        reader.ask("write", role="text", name=field, text=name)
    reader.press("push button", word("&Start match"))
    assert face_name("3z") in reader.ask("describe", role="panel", name=WINNER)["about"]
    assert reader.ask("focused")["name"] == word("Table")


def _enter(reader: ScreenReader, played: Played) -> None:
    """Enters the winner, discarder and tiles of a win; its value is announced."""
    reader.press("push button", word("&Win"))
    reader.press("radio button", WINNER)
    discarder = word("from {name}", played.words, name=DISCARDER)
    reader.press("radio button", discarder)
    for number, piece in enumerate(played.pieces, start=1):
        reader.press("push button", face_name(piece, played.words))
        # A button pressed again before it is released counts only once.
        reader.ask("wait_for_parts", role="list", parts=str(number))
    assert reader.ask("announcements", part=played.gained)
    assert "checked" in reader.ask("describe", role="radio button", name=discarder)["states"]
    (hand,) = reader.ask("names", role="list")
    tiles = [part["name"] for part in reader.ask("describe_children", role="list", name=hand)]
    assert len(tiles) == len(played.pieces)
    assert tiles[-1] == word("{tile}, winning", tile=face_name(played.pieces[-1], played.words))


def _read_back(reader: ScreenReader, played: Played) -> None:
    """Records the hand, reads its row by cells, and opens the row by keyboard."""
    reader.press("push button", word("Record"))
    assert reader.ask("announcements", part=f"{WINNER} {played.gained}")
    reader.press("radio button", word("Ledger"))
    row, *cells = reader.ask("describe_children", role="table", name=word("Rows of the match"))
    assert row["role"] == "table row"
    assert {cell["role"] for cell in cells} == {"table cell"}
    values = {cell["about"]: cell["name"] for cell in cells}
    assert WINNER in values[word("What happened")]
    assert values[WINNER] == join_notes(played.gained, played.scores[2])
    for name, score in zip(NAMES, played.scores, strict=True):
        assert values[name].endswith(score)
    reader.ask("focus", role="table row", name=row["name"])
    assert "expanded" not in row["states"]
    # A key counts only after its target has been visible for a while.
    time.sleep(1)
    reader.key("Return")
    reader.ask("wait_for_state", role="table row", name=row["name"], state="expanded")
