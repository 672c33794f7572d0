# SPDX-License-Identifier: MIT
"""The gallery shows every screen, and finds what is cut or out of reach."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import product
from pathlib import Path
from pkgutil import walk_packages

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

import mahjong_desk.ui
from gallery.club import create_sample_club
from gallery.elements import count_elements
from gallery.faults import check_window
from gallery.scenes import all_scenes
from gallery.scenes.club_pages import page_class
from gallery.stage import SCALES, Look, Stage, run_all
from mahjong_desk.texts import languages
from mahjong_desk.ui import theme
from mahjong_desk.ui.club import PAGES
from mahjong_desk.ui.kit.label import ElidedLabel, Label
from mahjong_desk.ui.kit.painting import elide_text, paint_text
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.theme.palette import THEME_NAMES
from mahjong_desk.ui.window.screens import SCREENS
from tests.ui.look import usual_look

MAKER = Path(__file__).parents[2] / "packaging" / "make_gallery.py"
USUAL = Look("1280x720", "en", "light", 100)
SMALLEST_SCREEN = ("1280x720", "light", 150)
"""The screen, a theme and the size of the text."""
_CROWDED = (
    "table-wsom picker-wsom-melds picker-boo-quick-value ledger-arushiaru atlas-wsom workbench-boo drill-wsom-payment"
    " club-players-long-name club-evening-finished sheet-new-match-wsom sheet-result-boo"
)
CROWDED = _CROWDED.split()
"""The scenes with the most content; every run checks each of them in one language."""
LONG = "Maximiliane Brandstätter-Hohenfels"


@pytest.fixture(autouse=True)
def _usual_look(qapp: QApplication) -> Iterator[None]:
    with usual_look(qapp):
        yield


def leaf_subclasses(kind: type[QWidget]) -> Iterator[type[QWidget]]:
    """Yields the program's subclasses of a class that have none themselves."""
    for below in kind.__subclasses__():
        if below.__module__.startswith("mahjong_desk."):
            yield from leaf_subclasses(below) if below.__subclasses__() else (below,)


def test_the_gallery_shows_every_screen_page_and_sheet() -> None:
    for module in walk_packages(mahjong_desk.ui.__path__, "mahjong_desk.ui."):
        import_module(module.name)
    shown = {scene.shows for scene in all_scenes()}
    assert set(leaf_subclasses(Sheet)) - shown == set()
    assert {page_class(page) for page in PAGES.values()} - shown == set()
    screens = {getattr(import_module(place.module), place.class_name) for place in SCREENS.values()}
    # Two screens consist only of their pages.
    assert {kind.__name__ for kind in screens - shown} == {"ClubScreen", "LearnScreen"}


@pytest.fixture
def stage(qapp: QApplication, tmp_path: Path) -> Iterator[Stage]:
    del qapp
    new_stage = Stage(create_sample_club(tmp_path / "club"), tmp_path / "shown", USUAL.size)
    yield new_stage
    new_stage.close()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_crowded_scenes_fit_on_the_smallest_screen(stage: Stage) -> None:
    screen, theme_name, percent = SMALLEST_SCREEN
    by_name = {scene.name: scene for scene in all_scenes()}
    faults = {}
    for turn, language in enumerate(languages()):
        look = Look(screen, language, theme_name, percent)
        for shown in run_all(stage, [by_name[name] for name in CROWDED[turn :: len(languages())]], [look]):
            if shown.faults:
                faults[f"{shown.scene.name}, {language}"] = [str(fault) for fault in shown.faults]
    assert faults == {}


@pytest.mark.slow
@pytest.mark.parametrize(("screen", "language"), tuple(product(SCALES, languages())))
def test_all_scenes_fit_in_every_look(screen: str, language: str) -> None:
    # A theme changes little except colours, so each pair of screen and language is shown with only one theme.
    turn = (tuple(SCALES).index(screen) + tuple(languages()).index(language)) % len(THEME_NAMES)
    arguments = ("--check", "--screen", screen, "--language", language, "--theme", THEME_NAMES[turn])
    result = subprocess.run((sys.executable, MAKER, *arguments), capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout[-20_000:] + result.stderr[-5_000:]


@pytest.mark.parametrize("system", ["riichi", "boo", "mcr", "wsom"])
def test_a_table_of_four_shows_at_most_45_elements(stage: Stage, system: str) -> None:
    stage.apply_display(USUAL)
    stage.open_copy()
    assert count_elements(stage.show("table", stage.club.running_matches[system])) <= 45


@pytest.mark.parametrize(("scene", "most"), [("today-of-a-new-ledger", 25), ("today", 45)])
def test_the_today_page_shows_few_elements(stage: Stage, scene: str, most: int) -> None:
    (shown,) = run_all(stage, [candidate for candidate in all_scenes() if candidate.name == scene], [USUAL])
    assert shown.elements <= most


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    """A page of 200 by 200 pixels on which tests place widgets."""
    widget = QWidget()
    widget.resize(200, 200)
    qtbot.addWidget(widget)
    return widget


def find_faults(page: QWidget) -> list[str]:
    page.show()
    return [fault.what for fault in check_window(page)[1]]


def place_widget(part: QWidget, page: QWidget, *box: int) -> None:
    part.setParent(page)
    part.setGeometry(*box)


class Painted(QWidget):
    def __init__(self, *texts: tuple[QRectF, str]) -> None:
        super().__init__()
        self.texts = texts

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        font, ink = theme.font(15), theme.colour("ink")
        for room, text in self.texts:
            paint_text(painter, room, elide_text(font, text, room.width()), font, ink)


class Bare(QAbstractButton):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.setText(text)

    def paintEvent(self, _event: QPaintEvent) -> None:
        pass


def test_widgets_with_enough_room_have_no_faults(page: QWidget) -> None:
    place_widget(Label("Ben"), page, 10, 10, 100, 30)
    place_widget(QPushButton("Record"), page, 10, 50, 100, 40)
    place_widget(Painted((QRectF(0, 0, 90, 20), "Aoi")), page, 10, 120, 100, 30)
    assert find_faults(page) == []
    elided_label = ElidedLabel()
    place_widget(elided_label, page, 10, 150, 100, 30)
    elided_label.set_text(LONG)
    assert find_faults(page) == [], "a tip says the rest"


FAULTS: list[tuple[Callable[[], QWidget], tuple[int, ...], str]] = [
    (lambda: Label(LONG), (10, 10, 120, 20), "does not fit its widget"),
    (lambda: Label(LONG, wrap=True), (10, 10, 120, 20), "does not fit its widget"),
    (lambda: Painted((QRectF(0, 0, 90, 20), LONG)), (10, 10, 100, 30), "is elided without a tooltip"),
    (
        lambda: Painted((QRectF(0, 0, 90, 20), "Aoi"), (QRectF(10, 2, 90, 20), "25,000")),
        (10, 10, 100, 30),
        "is painted over another text",
    ),
    (lambda: Painted((QRectF(80, 0, 90, 20), "25,000")), (10, 10, 100, 30), "is painted beyond its widget"),
]


@pytest.mark.parametrize(("make", "box", "fault"), FAULTS)
def test_text_without_enough_room_is_found(
    page: QWidget, make: Callable[[], QWidget], box: tuple[int, ...], fault: str
) -> None:
    place_widget(make(), page, *box)
    assert find_faults(page) == [fault]


def test_overlapping_widgets_are_found(page: QWidget) -> None:
    place_widget(QPushButton("Record"), page, 10, 10, 100, 40)
    place_widget(QLabel("Ben"), page, 90, 20, 60, 30)
    assert find_faults(page) == ["overlaps another widget"]


def test_overlapping_widgets_of_different_groups_are_found(page: QWidget) -> None:
    for at in (10, 40):
        group = QWidget()
        place_widget(group, page, 10, at, 120, 60)
        place_widget(QPushButton(f"Group at {at}"), group, 0, 0, 100, 40)
    assert find_faults(page) == ["overlaps another widget"]


def test_a_widget_scrolled_out_of_sight_overlaps_nothing(page: QWidget) -> None:
    area, inner = QScrollArea(), QWidget()
    inner.resize(100, 400)
    place_widget(QPushButton("Far below"), inner, 0, 100, 90, 40)
    area.setWidget(inner)
    place_widget(area, page, 10, 10, 130, 80)
    place_widget(QPushButton("Record"), page, 10, 110, 100, 40)
    assert find_faults(page) == []


def test_small_buttons_are_found_in_table_mode(page: QWidget) -> None:
    place_widget(Bare("Draw"), page, 10, 10, 90, 30)
    place_widget(Bare("Win"), page, 10, 60, 90, 44)
    assert find_faults(page) == []
    theme.set_table_mode(on=True)
    try:
        faults = [str(fault) for fault in check_window(page)[1]]
    finally:
        theme.set_table_mode(on=False)
    assert [fault.partition(":")[0] for fault in faults] == ["is too small for a finger"]
    assert "Draw" in faults[0]


def test_a_button_outside_its_parent_is_found(page: QWidget) -> None:
    place_widget(QPushButton("Record"), page, 10, 180, 100, 40)
    assert find_faults(page) == ["extends out of its parent"]
    inside, area = QWidget(), QScrollArea()
    inside.resize(150, 400)
    place_widget(QPushButton("Record"), inside, 10, 300, 100, 40)
    area.setWidget(inside)
    area.resize(200, 200)
    assert find_faults(area) == []
    area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    assert find_faults(area) == ["extends out of an area that does not scroll"]
