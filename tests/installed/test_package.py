# SPDX-License-Identifier: MIT
"""The Debian package, installed, used and removed in a minimal system.

It is built here from the self-contained folder, which is built from the wheel.
"""

import json
import os
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

import pytest

import debian
import make
import parts
import project
import system_packages
from mahjong_desk.journal.acts import MatchHeader
from mahjong_desk.ledger.ledger import Ledger
from tests.broken_requests import CASES
from tests.conformance.test_conformance import holds
from tests.installed.debian_root import DebianChroot, missing_for_clean_root
from tests.ui.xvfb.x_server import XServer, poll, started, x_server

AT = "2026-01-31T20:15:00Z"
HOME = "root/.local/share/mahjong-desk"
PROBE = '''
import asyncio, io, json, os

def used():
    """Uses each library that the program imports late, and yields its name."""
    from aiohttp import ClientSession, web
    async def served():
        async def answer(request):
            return web.Response(text="seen")
        app = web.Application()
        app.router.add_get("/", answer)
        runner = web.AppRunner(app)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        port = site._server.sockets[0].getsockname()[1]
        async with ClientSession() as session, session.get(f"http://127.0.0.1:{port}/") as response:
            assert await response.text() == "seen"
        await runner.cleanup()
    asyncio.run(served())
    yield "aiohttp"
    import segno
    segno.make("https://example.org").save(io.BytesIO(), kind="svg")
    yield "segno"
    import xlsxwriter
    with xlsxwriter.Workbook(io.BytesIO(), {"in_memory": True}) as book:
        book.add_worksheet().write(0, 0, "東")
    yield "xlsxwriter"
    import fsrs
    fsrs.Scheduler().review_card(fsrs.Card(), fsrs.Rating.Good)
    yield "fsrs"
    from openskill.models import PlackettLuce
    PlackettLuce().rate([[PlackettLuce().rating()], [PlackettLuce().rating()]])
    yield "openskill"
    import psycopg, psycopg.pq
    assert psycopg.pq.__impl__ == "binary"
    yield "psycopg"
    from PySide6.QtWidgets import QApplication
    from PySide6.QtGui import QImageReader
    from PySide6.QtPrintSupport import QPrinter
    app = QApplication([])
    assert b"svg" in QImageReader.supportedImageFormats()
    QPrinter()
    yield "PySide6"

names = []
try:
    for name in used():
        names.append(name)
finally:
    with open(os.environ["PROBE"], "w") as file:
        json.dump({"used": names, "libraries": os.environ.get("LD_LIBRARY_PATH")}, file)
'''
"""A plugin that runs test code in the installed program."""


@pytest.fixture(scope="module")
def bench(tmp_path_factory: pytest.TempPathFactory) -> make.Workbench:
    if not sys.platform.startswith("linux"):
        pytest.skip("packages for Debian are made on Linux")
    if lacking := system_packages.missing_text(make.TOOLS["deb"]):
        pytest.skip(lacking)
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    return make.Workbench(Path(sys.executable), shared / "made", shared / "making", quick=True)


@pytest.fixture(scope="module")
def folder(bench: make.Workbench) -> Path:
    """The self-contained folder, built once for all test processes."""
    return _made_once(bench, "folder", bench.folder)


@pytest.fixture(scope="module")
def package(bench: make.Workbench, folder: Path) -> Path:
    return _made_once(bench, "deb", bench.deb)


def _made_once(bench: make.Workbench, name: str, make_it: Callable[[], Path]) -> Path:
    import fcntl  # Linux has it, and the tests are skipped elsewhere

    bench.build_folder.mkdir(exist_ok=True)
    with (bench.build_folder / f"{name}.done").open("a+", encoding="utf-8") as marker:
        fcntl.flock(marker, fcntl.LOCK_EX)
        marker.seek(0)
        if not (place := marker.read()):
            place = str(make_it())
            marker.write(place)
    return Path(place)


@pytest.fixture
def root(package: Path, tmp_path: Path) -> DebianChroot:
    """A minimal system with the package and its dependencies installed."""
    if lacking := missing_for_clean_root():
        pytest.skip(lacking)
    return DebianChroot(tmp_path / "root", package)


def test_lazily_imported_libraries_work_in_the_folder(folder: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(folder, copy, symlinks=True, copy_function=os.link)
    plugins = copy / "_internal" / "mahjong_desk_rulesets"
    plugins.mkdir()
    (plugins / "probe.py").write_text(PROBE, encoding="utf-8")
    result = tmp_path / "told.json"
    environment = {**os.environ, "PROBE": str(result), "MAHJONG_DESK_DATA": str(tmp_path), "LD_LIBRARY_PATH": "/before"}
    command = [str(copy / make.NAME), "rules", "probe"]
    answer = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert json.loads(result.read_text(encoding="utf-8")) == {
        "used": ["aiohttp", "segno", "xlsxwriter", "fsrs", "openskill", "psycopg", "PySide6"],
        "libraries": "/before",
    }, answer.stderr


def test_the_folder_is_independent_of_the_build_machine(folder: Path) -> None:
    for file in folder.rglob("*"):
        assert file.exists(), f"{file} leads nowhere"
    compiled = [file for file in folder.rglob("*.so*") if not file.is_symlink()]
    text = subprocess.run(["objdump", "-p", *map(str, compiled)], capture_output=True, text=True, check=True).stdout
    paths = {line.split()[1] for line in text.splitlines() if line.split()[:1] in (["RUNPATH"], ["RPATH"])}
    assert all(part.startswith("$ORIGIN") for path in paths for part in path.split(":")), paths
    bundled = {file.name for file in compiled}
    assert not {name for name in bundled if parts.is_system_library(name)}
    assert not list(folder.rglob("*.ts"))
    texts = {file.stem for file in (folder / "_internal").rglob("PySide6/**/translations/*.qm")}
    assert texts == {"qtbase_en", "qtbase_ja", "qtbase_zh_CN"}


def test_the_licence_of_each_part_is_stated(folder: Path, package: Path, bench: make.Workbench) -> None:
    value = json.loads((folder / "_internal/mahjong_desk/resources/licences.json").read_text(encoding="utf-8"))
    named = {part["name"]: part for part in value}
    assert {"mahjong-desk", "Python", "Qt", "PySide6 and Shiboken", "OpenSSL", "SQLite", "ICU"} <= named.keys()
    assert not named.keys() & {"pytest", "hypothesis", "mahjong", "numpy", "fonttools"}
    assert all(part["licence"] and len(part["text"]) > 200 for part in value)
    assert "SIL OPEN FONT LICENSE" in named["mahjong-desk"]["text"]
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in named["Qt"]["text"]
    copyright = (bench.build_folder / "deb/usr/share/doc/mahjong-desk/copyright").read_text(encoding="utf-8")
    assert all(part["text"] in copyright for part in value)
    assert package.is_file()


@pytest.mark.slow
def test_lintian_reports_no_problems(package: Path) -> None:
    if shutil.which("lintian") is None:
        pytest.skip("lintian is not here; on Debian and Ubuntu: apt-get install lintian")
    result = subprocess.run(["lintian", "--allow-root", str(package)], capture_output=True, text=True, check=False)
    assert result.stdout == ""
    assert result.returncode == 0


def test_package_dependencies_match_the_loaded_libraries(folder: Path, package: Path) -> None:
    text = subprocess.run(["dpkg-deb", "--field", str(package)], capture_output=True, text=True, check=True).stdout
    fields = dict(line.split(": ", 1) for line in text.splitlines() if ": " in line and not line.startswith(" "))
    required, optional = debian.depends(folder)
    assert fields["Depends"].split(", ") == required
    assert fields["Recommends"].split(", ") == optional
    assert {"libgl1", "libegl1", "libfontconfig1", "libdbus-1-3"} <= set(required)
    assert fields["Version"] == make.version()
    assert fields["Homepage"] == project.home()
    assert fields["Maintainer"] == project.maintainer()


SHARED = """
applications/mahjong-desk.desktop bash-completion/completions/mahjong-desk doc/mahjong-desk/contract.md
icons/hicolor/48x48/apps/mahjong-desk.png man/man1/mahjong-desk.1.gz mime/packages/mahjong-desk.xml
metainfo/org.mahjongdesk.MahjongDesk.metainfo.xml ../bin/mahjong-desk
"""


@pytest.mark.parametrize("place", SHARED.split())
def test_desktop_and_shell_files_are_installed(bench: make.Workbench, package: Path, place: str) -> None:
    assert package.is_file()
    assert (bench.build_folder / "deb/usr/share" / place).is_file()


def test_the_package_works_and_is_removed_cleanly(root: DebianChroot, screen: XServer, tmp_path: Path) -> None:
    installed = root.files()
    _check_every_case(root)
    result = root.run(["mahjong-desk"])
    assert (result.returncode, result.stdout) == (2, "")
    (line,) = result.stderr.splitlines()
    assert "display" in line, "there is no screen"
    ledger = root.folder / HOME / "ledger.sqlite3"
    header = MatchHeader("arushiaru", {}, ("Aoi", "Ben", "Chie", "Dai"))
    with Ledger.open(ledger) as opened:
        opened.open_match(opened.start_session("Thursday", AT).id, header, AT)
    before = _journal(ledger)
    log = tmp_path / "program.log"
    display = screen.environment["DISPLAY"]
    command = root.command("mahjong-desk", "--language", "en", DISPLAY=display, QT_QPA_PLATFORM="xcb")
    with started(command, log) as process:
        poll("its window", lambda: len(screen.windows()) == 1 or process.poll() is not None)
        (window,) = screen.windows()
        screen.do("windowfocus", window)
        poll("the keyboard", lambda: screen.do("getwindowfocus") == window)
        screen.do("type", "--delay", "5", "w21123m456p789s22m456s")
        # Enter counts only after the picker has been visible for a while.
        time.sleep(1)
        screen.do("key", "Return")
        poll("the hand on the disk", lambda: len(_journal(ledger)) > len(before))
        screen.do("key", "ctrl+q")
        poll("its end", lambda: process.poll() is not None)
        assert process.returncode == 0, log.read_text()
    assert "Traceback" not in log.read_text()
    *earlier, hand = _journal(ledger)
    assert earlier == before
    assert '"winner":1' in hand[0]
    assert '"concealed":"' in hand[0]
    checked = root.run(["mahjong-desk", "ledger", "check"])
    assert checked.returncode == 0, checked.stdout + checked.stderr

    packaged = root.installed("mahjong-desk")
    root.remove("mahjong-desk")
    left = root.files()
    assert installed - left <= packaged
    assert {name for name in left - installed if not name.startswith(f"{HOME}/")} == set()
    assert not left & (packaged & installed)
    assert not [name for name in left if "mahjong" in name and not name.startswith(f"{HOME}/")]
    assert _journal(ledger) == [*earlier, hand]


def _check_every_case(root: DebianChroot) -> None:
    assert len(CASES) > 1000
    for command, group in groupby(sorted(CASES, key=itemgetter("command")), itemgetter("command")):
        these = list(group)
        requests = "".join(f"{json.dumps(case['request'])}\n" for case in these)
        result = root.run(["mahjong-desk", command, "--lines", "-"], requests)
        answers = result.stdout.splitlines()
        assert len(answers) == len(these), result.stderr
        for case, answer in zip(these, answers, strict=True):
            assert holds(case["expect"], json.loads(answer)), case["why"]


@pytest.fixture
def screen(tmp_path: Path, xvfb: None) -> Iterator[XServer]:
    """An X server that programs in the chroot can reach."""
    with x_server(tmp_path) as display:
        yield display


def _journal(ledger: Path) -> list[Any]:
    try:
        with closing(sqlite3.connect(f"{ledger.as_uri()}?mode=ro", uri=True)) as database:
            return database.execute("SELECT content FROM entries ORDER BY number").fetchall()
    except sqlite3.OperationalError:
        return []
