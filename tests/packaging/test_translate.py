# SPDX-License-Identifier: MIT
"""The translations: every text is found under the context that Qt looks for, and every gap in them is told."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QTranslator
from pytestqt.qtbot import QtBot

import translate
from translate import Text

PROGRAM = """
from PySide6.QtCore import QCoreApplication, QObject
from mahjong_desk.translatable import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate
REFUSED = QT_TRANSLATE_NOOP("Refusal", "No such {piece}.")
LONG = {
    1: QT_TRANSLATE_NOOP(
        "Refusal",
        "A sentence that goes "
        "on in the next line.",
    ),
}


class Seat(QObject):
    def words(self, count: int, key: str) -> None:
        QCoreApplication.translate("Words", "%n hand(s)", "", count)
        self.tr("Dealer")
        self.tr("Draw", "the verb")
        translate("Words", "Say \\"ron\\" or \\\\")
        translate("Words", key)
        self.tr(key)
        "abc".translate({})
        self.painter.translate(count + 1, count - 1)

    class Inner(QObject):
        def words(self) -> None:
            self.tr("Dealer")
"""
TEXTS = [
    Text("Inner", "Dealer"),
    Text("Refusal", "A sentence that goes on in the next line."),
    Text("Refusal", "No such {piece}."),
    Text("Seat", "Dealer"),
    Text("Seat", "Draw", "the verb"),
    Text("Words", "%n hand(s)"),
    Text("Words", 'Say "ron" or \\'),
]


class Seat(QObject):
    """Stands for a widget of the program above."""


class HighSeat(Seat):
    """Stands for a widget that inherits its words."""


def test_a_text_that_follows_the_words_of_a_game_is_translated_for_each_usage(tmp_path: Path) -> None:
    program = 'translate("Words", "{winner} from {discarder}", usage(ruleset))\n'
    texts, faults = found(tmp_path, program)
    assert [text.comment for text in texts] == ["", *translate.USAGES]
    assert {text.source for text in texts} == {"{winner} from {discarder}"}
    assert faults == []
    texts, faults = found(tmp_path, 'translate("Words", "Touch a tile.", words.piece_usage(ruleset))\n')
    assert [text.comment for text in texts] == ["", "pieces"]


def found(tmp_path: Path, program: str) -> tuple[list[Text], list[str]]:
    """Returns the texts and faults of one module."""
    module = tmp_path / "module.py"
    module.write_text(program, encoding="utf-8")
    return translate.find_texts([module])


@pytest.mark.parametrize("program", ["sheet.tr({})", "class Sheet:\n    def say(self, other):\n        other.tr({})"])
def test_a_text_of_which_the_context_is_unknown_is_told(tmp_path: Path, program: str) -> None:
    texts, faults = found(tmp_path, program.format('"A day such as 2026-09-01"'))
    assert texts == []
    assert faults == [f"module.py:{program.count(chr(10)) + 1}: a text is translated by another object than self"]


def fill(folder: Path, language: str, source: str, *forms: str) -> None:
    """Writes the translation of one text into a language's file."""
    file = translate.file_of(language, folder)
    text = file.read_text(encoding="utf-8")
    start = text.index(f"<source>{source}</source>")
    end = text.index("</message>", start)
    inside = "".join(f"<numerusform>{form}</numerusform>" for form in forms) if "%n" in source else forms[0]
    message = f"<source>{source}</source>\n<translation>{inside}</translation>\n"
    file.write_text(text[:start] + message + text[end:], encoding="utf-8")


def test_every_text_is_found_with_its_context(tmp_path: Path) -> None:
    assert found(tmp_path, PROGRAM) == (TEXTS, [])


@pytest.mark.parametrize("text", ['f"Seat {1}"', '"Seat " + name', '"Seat %d" % 1'])
def test_a_text_that_is_put_together_is_a_fault(tmp_path: Path, text: str) -> None:
    program = f"class Seat:\n    def words(self, name):\n        return self.tr({text})\n"
    assert found(tmp_path, program) == ([], ["module.py:3: a text is put together before it is translated"])


def test_all_texts_reach_the_files_and_a_second_update_changes_nothing(tmp_path: Path) -> None:
    translate.update(TEXTS, tmp_path)
    files = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    assert sorted(files) == [f"mahjong_desk_{name}.{end}" for name in ("en", "ja", "zh") for end in ("qm", "ts")]
    assert files["mahjong_desk_ja.ts"].count(b"<message") == len(TEXTS)
    assert files["mahjong_desk_en.ts"].count(b"<message") == 1
    translate.update(TEXTS, tmp_path)
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == files


def test_what_is_not_translated_is_told_text_by_text(tmp_path: Path) -> None:
    translate.update(TEXTS, tmp_path)
    faults = translate.check(TEXTS, tmp_path)
    assert len(faults) == 2 * len(TEXTS) + 1
    assert "mahjong_desk_en.ts: Words: “%n hand(s)” is not translated" in faults
    assert "mahjong_desk_ja.ts: Refusal: “No such {piece}.” is not translated" in faults


COMPLETE = [Text("Seat", "Dealer"), Text("Seat", "No {piece}"), Text("Words", "%n hand(s)")]


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns a folder in which nothing is amiss, which all tests share."""
    folder = tmp_path_factory.mktemp("finished")
    translate.update(COMPLETE, folder)
    fill(folder, "en", "%n hand(s)", "%n hand", "%n hands")
    for language, dealer, none, hands in (
        ("ja", "親", "{piece}がありません", "%n局"),
        ("zh", "庄家", "没有{piece}", "%n局"),
    ):
        fill(folder, language, "Dealer", dealer)
        fill(folder, language, "No {piece}", none)
        fill(folder, language, "%n hand(s)", hands)
    translate.update(COMPLETE, folder)
    assert translate.check(COMPLETE, folder) == []
    return folder


@pytest.fixture
def complete(finished: Path, tmp_path: Path) -> Path:
    """Returns a folder in which nothing is amiss, for one test to spoil."""
    return Path(shutil.copytree(finished, tmp_path / "complete"))


def test_the_program_speaks_the_language(complete: Path, qtbot: QtBot) -> None:
    app = QCoreApplication.instance()
    assert app is not None
    spoken = {}
    for language in translate.LANGUAGES:
        translator = QTranslator()
        assert translator.load(str(translate.file_of(language, complete, "qm")))
        app.installTranslator(translator)
        hands = [QCoreApplication.translate("Words", "%n hand(s)", "", count) for count in (1, 3)]
        spoken[language] = [Seat().tr("Dealer"), HighSeat().tr("Dealer"), *hands]
        app.removeTranslator(translator)
    assert spoken == {
        "en": ["Dealer", "Dealer", "1 hand", "3 hands"],
        "ja": ["親", "親", "1局", "3局"],
        "zh": ["庄家", "庄家", "1局", "3局"],
    }


@pytest.mark.parametrize(
    ("language", "source", "forms", "fault"),
    [
        ("ja", "Dealer", [""], "is not translated"),
        ("en", "%n hand(s)", ["%n hand", ""], "is not translated"),
        ("ja", "No {piece}", ["ありません"], "has other gaps than its translation"),
        ("zh", "No {piece}", ["没有{tile}"], "has other gaps than its translation"),
        ("zh", "No {piece}", ["没有{piece"], "has other gaps than its translation"),
        ("zh", "%n hand(s)", ["局"], "loses its number"),
    ],
)
def test_a_gap_in_one_language_is_told(
    complete: Path, language: str, source: str, forms: list[str], fault: str
) -> None:
    fill(complete, language, source, *forms)
    assert any(source in line and line.endswith(fault) for line in translate.check(COMPLETE, complete))


def test_new_and_vanished_texts_are_told(complete: Path) -> None:
    behind = "is not in step with the program: run packaging/translate.py"
    assert f"mahjong_desk_ja.ts {behind}" in translate.check([*COMPLETE, Text("Seat", "Ron")], complete)
    assert f"mahjong_desk_ja.ts {behind}" in translate.check(COMPLETE[1:], complete)


def test_a_compiled_file_that_is_missing_or_old_is_told(complete: Path) -> None:
    translate.file_of("ja", complete, "qm").unlink()
    fill(complete, "zh", "Dealer", "莊家")
    faults = translate.check(COMPLETE, complete)
    assert "mahjong_desk_ja.qm is missing: run packaging/translate.py" in faults
    assert "mahjong_desk_zh.qm is not in step with the program: run packaging/translate.py" in faults


def test_checking_changes_nothing(complete: Path) -> None:
    before = {file.name: file.read_bytes() for file in complete.iterdir()}
    translate.check([*COMPLETE, Text("Seat", "Ron")], complete)
    assert {file.name: file.read_bytes() for file in complete.iterdir()} == before


def test_a_new_text_leaves_the_others_translated(complete: Path) -> None:
    more = [*COMPLETE, Text("Seat", "Ron")]
    translate.update(more, complete)
    assert sorted(translate.check(more, complete)) == [
        f"mahjong_desk_{language}.ts: Seat: “Ron” is not translated" for language in ("ja", "zh")
    ]
