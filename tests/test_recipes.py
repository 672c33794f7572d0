# SPDX-License-Identifier: MIT
"""A yaku, an option and a page are added as CONTRIBUTING says."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.event_json import pon, win, won

ROOT = Path(__file__).parents[1]
YAKU = """    Yaku(
        "simple_triplets",
        Name("simple triplets"),
        Text("Every set is a triplet or a kan, and there is no terminal or honour."),
        family=YakuFamily.TRIPLETS,
        value=2,
        condition=all_of(every_group(SIMPLES), all_triplets),
        concepts=("toitoi", "tanyao"),
        example=Example("222444m666p88s22p", "8s"),
    ),
"""
IMPORTS = """from mahjong_desk.rules.yaku.conditions import all_of
from mahjong_desk.rules.yaku.facts import SIMPLES
from mahjong_desk.rules.yaku.predicates import all_triplets, every_group
from mahjong_desk.rules.yaku.row import Example, Yaku, YakuFamily
"""
LOOK = """
import sys
from PySide6.QtWidgets import QApplication
from mahjong_desk.learn.atlas.entries import get_entry
from mahjong_desk.learn.atlas.yaku_page import yaku_page
from mahjong_desk.learn.drills.drill import Level, Subject
from mahjong_desk.learn.drills.drill_maker import make_drill
from mahjong_desk.ui.card.pages import build_card
entry = get_entry(sys.argv[1], "simple_triplets")
page = yaku_page(entry)
assert all("simple_triplets" in shown.yaku for shown in page.examples)
assert "simple_triplets" in page.near_miss.lost_yaku
drill = make_drill(entry.ruleset, Subject.YAKU, Level.EASY, "seed", yaku=["simple_triplets"])
assert "simple_triplets" in drill.answer_spec.right
application = QApplication([])
card = build_card(entry.ruleset, None)
assert "Simple triplets" in {yaku.name for group in card.classes for yaku in group.yaku}
"""
OPTION = """    bonus: int = option(
        0, Text("Bonus"), Text("How often a winner is paid 100 points more."), number_range=range(4), group=PAYMENTS
    )
"""
OPTION_USE = """        if self.options.bonus:
            extras.append(("bonus", self.options.bonus))
"""
PAGE = """from PySide6.QtWidgets import QLabel, QWidget
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.navigation import Navigator


class NotesPage(QLabel):
    def __init__(self, desk: Desk, window: Navigator, parent: QWidget) -> None:
        super().__init__("No notes yet", parent)
"""
PAGE_LINE = '    "notes": ClubPage(mark("&Notes"), "mahjong_desk.ui.club.notes", "NotesPage"),\n'


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    for name in ("mahjong_desk", "tests"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "resources", "packaging"):
        (tmp_path / name).symlink_to(ROOT / name)
    return tmp_path


def insert(file: Path, text: str, before: str) -> None:
    """Adds a text to a file, before the only line that starts with another."""
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    (index,) = (index for index, line in enumerate(lines) if line.startswith(before))
    file.write_text("".join([*lines[:index], text, *lines[index:]]), encoding="utf-8")


def run(copy: Path, *arguments: str, request: object = None) -> str:
    process = subprocess.run(
        [sys.executable, *arguments],
        input=json.dumps(request),
        capture_output=True,
        encoding="utf-8",
        cwd=copy,
        env=os.environ | {"PYTHONPATH": str(copy)},
        timeout=300,
        check=False,
    )
    assert process.returncode == 0, process.stdout + process.stderr
    return process.stdout


def score(copy: Path, system: str, **table: object) -> Any:
    event = win(None, won(1, "222444m88s22p", "8s", pon("666p", 0)))
    request = {"ruleset": system, "event": event, "table": {"players": 4, "dealer": 0, "round": "E"}, **table}
    return json.loads(run(copy, "-m", "mahjong_desk", "score", "-", request=request))


@pytest.mark.parametrize("system", ["arushiaru", "boo", "riichi"])
def test_an_added_yaku_counts_and_is_shown(copy: Path, system: str) -> None:
    file = copy / "mahjong_desk/rules/systems" / system / "yaku.py"
    insert(file, YAKU, before="    **YAKUHAI,")
    insert(file, IMPORTS, before="from mahjong_desk.texts import")
    (won,) = score(copy, system)["wins"]
    assert ("simple_triplets", 2) in {(item["id"], item["value"]) for item in won["yaku"]}
    run(copy, "-c", LOOK, system)


def test_an_added_option_is_offered_and_decides(copy: Path) -> None:
    folder = copy / "mahjong_desk/rules/systems/boo"
    insert(folder / "options.py", OPTION, before="    open_yakuless_dora: bool = option(")
    insert(folder / "settlement.py", OPTION_USE, before="        dora = evaluation.extra_numbers")
    options = json.loads(run(copy, "-m", "mahjong_desk", "rules", "boo"))["options"]
    assert ("bonus", 0) in [(option["id"], option["default"]) for option in options]
    paid = [score(copy, "boo", options={"bonus": bonus})["deltas"][1] for bonus in (0, 2)]
    assert paid[1] - paid[0] == 2 * 3 * 100, "twice 100 points from each of the others"


def test_an_added_page_opens_in_club(copy: Path) -> None:
    folder = copy / "mahjong_desk/ui/club"
    (folder / "notes.py").write_text(PAGE, encoding="utf-8")
    insert(folder / "__init__.py", PAGE_LINE, before='    "search": ClubPage(')
    run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/ui/club/test_screen.py")
