# SPDX-License-Identifier: MIT
"""Makes pictures of the real windows: ``python packaging/screenshots.py OUTDIR [--language ja|en|zh] [--size 1280x800]``.

A match is played in a folder that is thrown away afterwards, the windows are driven by keys as a person
drives them, and each place is grabbed without a screen, in both themes.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mahjong_desk import interchange
from mahjong_desk.club.stored_match import Edit
from mahjong_desk.learn.drills import Level, Subject
from mahjong_desk.learn.lessons import Swap, lessons
from mahjong_desk.rules.model.events import End
from mahjong_desk.rules.registry import find
from mahjong_desk.ui import theme
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.learn.atlas_page import PageView
from mahjong_desk.ui.settings.settings import Settings
from mahjong_desk.ui.settings.sheet import apply_theme
from mahjong_desk.ui.text import language
from mahjong_desk.ui.window.main_window import MainWindow

QUESTION = 4
"""What the question of the picture of a drill is made from."""
ANSWER = "124"
"""The keys with which it is answered."""
PLAYERS = ("Aoi", "Ben", "Chie", "Dai")


def _win(
    winner: int, discarder: int | None, concealed: str, winning_tile: str, *melds: dict[str, Any]
) -> dict[str, Any]:
    hand = {"concealed": concealed, "melds": list(melds), "winning_tile": winning_tile}
    return {"type": "win", "from": discarder, "wins": [{"winner": winner, "hand": hand}]}


def _meld(kind: str, tiles: str, giver: int) -> dict[str, Any]:
    return {"kind": kind, "tiles": tiles, "from": giver}


EVENTS: tuple[dict[str, Any], ...] = (
    _win(2, 3, "456m33p67p789p123s", "8p"),
    _win(0, None, "23m456p55s678s", "1m", _meld("chi", "123m", 3)),
    _win(0, 1, "234m678p55s444z79s", "8s") | {"note": "the second in a row"},
    _win(1, 0, "234m567p44s78s", "9s", _meld("pon", "222z", 2)),
    {"type": "draw", "kind": "exhaustive"},
    {"type": "chombo", "player": 3, "reason": "ron without a hand"},
    _win(2, None, "567m99p33s444s", "3s", _meld("pon", "555z", 3)),
)
TYPED_HAND = "099m24888s[456p][555z1]3s"
"""Self-drawn, with a row from the player before and white dragons from the first player."""


def play(desk: Desk) -> None:
    """Lays a match on the desk that has a bit of everything, one hand of it changed afterwards."""
    desk.start_match("arushiaru", {}, PLAYERS, "Thursday club")
    if desk.match is None:
        raise SystemExit("the match could not be started")
    rules = desk.match.rules
    for event in EVENTS:
        desk.record_event(interchange.read_event(rules, event))
    changed = EVENTS[3] | {"from": 3}
    desk.edit([Edit.replace(desk.row_ids[3], interchange.read_event(rules, changed))])


def settle_down(app: QApplication) -> None:
    """Lets every event be handled that is waiting, deletions too."""
    for _ in range(5):
        app.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def take(app: QApplication, window: MainWindow, path: Path) -> None:
    """Writes what the window shows into ``path``."""
    settle_down(app)
    if not window.grab().save(str(path)):
        raise SystemExit(f"{path} could not be written")


def take_places(app: QApplication, window: MainWindow, folder: Path, suffix: str) -> None:
    """Writes a picture of every place, named by place and ``suffix``."""
    for place in ("table", "ledger", "learn", "rules"):
        window.show_place(place)
        settle_down(app)
        if place == "ledger":
            window.place_widget("ledger").open_row(3)
        if place == "learn":
            learn = window.place_widget("learn")
            learn.show_yaku("arushiaru", "toitoi")
            # Its page in one theme, all rule systems beside each other in the other.
            learn.atlas.page.show_view(PageView.SYSTEMS if suffix == "dark" else PageView.PAGE)
        take(app, window, folder / f"{place}-{suffix}.png")
    take_drill(app, window, folder / f"drill-{suffix}.png")
    take_lesson(app, window, folder / f"lesson-{suffix}.png")
    window.router.picker.new_win(winner=2)
    settle_down(app)
    for key in TYPED_HAND:
        QTest.keyClicks(QApplication.focusWidget() or window, key)
    take(app, window, folder / f"picker-{suffix}.png")
    window.show_place("table")
    window.desk.record_event(End(reason="late"))
    settle_down(app)
    take(app, window, folder / f"result-{suffix}.png")


def take_drill(app: QApplication, window: MainWindow, path: Path) -> None:
    """Writes a picture of a drill whose answer is explained."""
    window.show_place("learn")
    learn = window.place_widget("learn")
    learn.show_part("drills")
    course = learn.drills.course
    course.chance = Random(QUESTION)
    course.choose(ruleset_id="boo", subject=Subject.YAKU, level=Level.HARD)
    settle_down(app)
    for key in ANSWER:
        QTest.keyClicks(QApplication.focusWidget() or window, key)
    learn.drills.go_on()
    take(app, window, path)


def take_lesson(app: QApplication, window: MainWindow, path: Path) -> None:
    """Writes a picture of a lesson in which a tile was swapped."""
    window.show_place("learn")
    learn = window.place_widget("learn")
    learn.show_part("lessons")
    ruleset = find("beijing")
    lesson = next(one for one in lessons(ruleset) if one.id == "wildcard")
    learn.lessons.show_map(ruleset)
    learn.lessons.open(lesson.id, next(at for at, step in enumerate(lesson.steps) if isinstance(step.deed, Swap)))
    settle_down(app)
    QTest.keyClicks(QApplication.focusWidget() or window, "2")
    take(app, window, path)


def main(arguments: Sequence[str] | None = None) -> int:
    """Makes all pictures and returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path, metavar="OUTDIR")
    parser.add_argument("--language", choices=("en", "ja", "zh"), default="en")
    parser.add_argument("--size", default="1280x800", metavar="WIDTHxHEIGHT")
    parser.add_argument("--font-percent", type=int, default=100)
    given = parser.parse_args(arguments)
    width, height = (int(part) for part in given.size.split("x"))
    given.folder.mkdir(parents=True, exist_ok=True)
    app = QApplication.instance() or QApplication(["mahjong-desk", *theme.STYLE])
    assert isinstance(app, QApplication)
    theme.load_fonts()
    with tempfile.TemporaryDirectory() as data:
        settings = Settings(Path(data))
        settings.font_percent = given.font_percent
        settings.reduced_motion = True
        for name in ("light", "dark"):
            settings.theme = name
            language.install(app, given.language)
            apply_theme(app, settings)
            desk = Desk()
            window = MainWindow(desk, settings)
            window.resize(width, height)
            desk.open(Path(data) / name)
            play(desk)
            window.show()
            take_places(app, window, given.folder, name)
            window.close()
            desk.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
