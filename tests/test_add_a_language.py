# SPDX-License-Identifier: MIT
"""A language is added as CONTRIBUTING says: with a folder of texts and no code."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.pofile import read_po, write_po
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel

import translations
from gallery.club import create_sample_club
from gallery.faults import check_window
from gallery.scenes import all_scenes
from gallery.stage import Look, Stage
from mahjong_desk import texts
from mahjong_desk.paths import resource_path
from mahjong_desk.ui.report.blocks import ReportLength
from mahjong_desk.ui.report.output import FileKind, export_bytes, match_of_desk
from mahjong_desk.ui.theme.palette import SANS, families
from tests.more_languages import FOLDER, link_languages, offered, write_language
from tests.ui.look import usual_look
from tests.ui.report.test_files import packed, pdf_pages

ROOT = Path(__file__).parents[1]
SETTINGS = 'name = "Esperanto"\nlocale = "eo"\n'
RAIL = {"Table": "Tablo", "Picker": "Elektilo", "Ledger": "Registro", "Learn": "Lerni"}
RAIL |= {"Club": "Klubo", "Rules": "Reguloj"}
SCENES = {
    "table-riichi": {"&Win": "&Venko", "Undo": "Malfari", "Points needed": "Kio necesas"},
    "picker-riichi": {"Winner": "Gajninto", "Self-draw": "Memtirita", "Record": "Registri"},
    "ledger-riichi": {"Every row sums to zero": "Ĉiu vico sumiĝas al nulo"},
    "lessons-riichi": {"Lessons": "Lecionoj"},
    "club-standings": {"&Standings": "Rangolisto"},
    "rules-riichi": {"H&ouse rules…": "D&omaj reguloj…"},
    "sheet-settings": {"Settings": "Agordoj", "Language": "Lingvo"},
    "sheet-help": {"Help": "Helpo", "Close": "Fermi"},
}
"""The scenes, each with texts that it shows."""
TWENTY = RAIL | {english: own for read in SCENES.values() for english, own in read.items()}
PICTURED = ("table-riichi", "picker-riichi", "ledger-riichi", "sheet-settings")

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture(autouse=True)
def _usual_look(qapp: QApplication) -> Iterator[None]:
    with usual_look(qapp):
        yield


@pytest.fixture
def esperanto(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a language, made from the template as a translator's editor does."""
    with resource_path("languages", "messages.pot").open("rb") as template:
        catalog = read_po(template)
    catalog.locale = "eo"
    for english, own in TWENTY.items():
        catalog[english].string = own
    buffer = BytesIO()
    write_po(buffer, catalog)
    folder = write_language(tmp_path / "made" / "eo", SETTINGS, buffer.getvalue().decode())
    monkeypatch.setattr(translations, "LANGUAGES_FOLDER", folder.parent)
    assert translations.main([]) == 0
    assert translations.main(["--check"]) == 0
    assert {path.name for path in folder.iterdir()} == {
        "language.toml",
        *(f"{name}.{kind}" for name in ("messages", "lessons") for kind in ("po", "mo")),
    }
    return folder


@contextmanager
def showing(folder: Path, language: str) -> Iterator[Stage]:
    look = Look("1280x720", language, "light", 100)
    stage = Stage(create_sample_club(folder / "club"), folder / "shown", look.size)
    stage.open_copy()
    stage.apply_display(look)
    yield stage
    stage.close()


def shown_in(stage: Stage, name: str) -> set[str]:
    """Shows a scene, checks it for faults, and returns its texts."""
    scene = next(candidate for candidate in all_scenes() if candidate.name == name)
    scene.show(stage)
    stage.process_events()
    _, faults = check_window(stage.window)
    assert [str(fault) for fault in faults] == []
    visible = {label.text() for label in stage.window.findChildren(QLabel) if label.isVisible()}
    visible |= {button.text() for button in stage.window.findChildren(QAbstractButton) if button.isVisible()}
    stage.reset()
    return visible


def test_translated_texts_are_shown_on_every_screen(tmp_path: Path, esperanto: Path) -> None:
    with offered(tmp_path / "languages", esperanto), showing(tmp_path, "eo") as stage:
        assert texts.completeness("eo") == 1
        for name, expected in SCENES.items():
            visible = shown_in(stage, name)
            assert set(expected.values()) - visible == set(), name
            if name == "sheet-settings":
                assert "Esperanto (1 %)" in visible
        content = export_bytes(FileKind.PDF, match_of_desk(stage.desk), ReportLength.FULL)
    assert RAIL["Rules"] in "".join(pdf_pages(content))


def test_the_command_line_offers_the_new_language(tmp_path: Path, esperanto: Path) -> None:
    shutil.copytree(ROOT / "mahjong_desk", tmp_path / "mahjong_desk", ignore=shutil.ignore_patterns("__pycache__"))
    link_languages(tmp_path / "resources" / "languages", esperanto)
    for entry in (ROOT / "resources").iterdir():
        if entry.name != "languages":
            (tmp_path / "resources" / entry.name).symlink_to(entry)

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = (sys.executable, *arguments)
        return subprocess.run(command, cwd=tmp_path, capture_output=True, encoding="utf-8", check=False, timeout=60)

    assert "system, en, eo, ja or zh" in " ".join(run("-m", "mahjong_desk", "--help").stdout.split())
    parsed = "import sys; from mahjong_desk.cli.parser import parse; print(parse(sys.argv[1:]).language)"
    assert run("-c", parsed, "--language", "eo").stdout == "eo\n"
    refused = run("-c", parsed, "--language", "tlh")
    assert (refused.returncode, "tlh" in refused.stderr) == (2, True)


@pytest.mark.parametrize("language", ["de", "pl", "zh_TW"])
def test_texts_of_other_languages_are_not_cut(tmp_path: Path, language: str) -> None:
    with offered(tmp_path / "languages", FOLDER / language), showing(tmp_path, language) as stage:
        own = {text for key, text in texts.catalogue(language).messages.items() if isinstance(key, str)}
        visible = set().union(*(shown_in(stage, name) for name in PICTURED))
        assert len(own & visible) > 25
        content = export_bytes(FileKind.PDF, match_of_desk(stage.desk), ReportLength.FULL)
        assert packed(texts.tr("Player")) in packed("".join(pdf_pages(content)))


def test_traditional_chinese_prefers_its_own_fonts(tmp_path: Path) -> None:
    with offered(tmp_path / "languages", FOLDER / "zh_TW"):
        sans = families("zh_TW")
    assert sans[0] == SANS["jp"], "the program's own font comes first"
    assert sans.index("Noto Sans CJK TC") < sans.index(SANS["sc"])
