# SPDX-License-Identifier: MIT
"""The catalogues match the program, and the check reports the texts that do not."""

import ast
import re
from pathlib import Path

import pytest

import translations
from mahjong_desk import texts
from tests.more_languages import write_language
from translations import Extracted, ExtractedText

PROGRAM = """
from mahjong_desk.texts import Name, Text, mark, marks, tr, trn
from mahjong_desk.ui.text.vocabulary import vocabulary_context

PINFU = Name("pinfu")
SENTENCE = Text("A sentence that goes " "on in the next line.")
LATER = mark("Later", "a context")
HANDS = marks("one hand", "{n} hands")


def said(ruleset, key, painter):
    whose = vocabulary_context(ruleset)
    tr("Dealer", usage=whose)
    trn("{n} win", "{n} wins", 2)
    tr(key)
    painter.translate(1, 2)
    "abc".translate({})
"""


CHARACTERS = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]")
"""Kana and Chinese characters."""
DATA = {
    "club/people": "letters that are written in several ways",
    "club/search.py": "what is typed into the search",
    "entry": "what is typed for tiles",
    "learn/atlas": "what is typed for yaku, and how kana and pinyin are spelt",
    "learn/compare/system_diff.py": "the dot that parts a Japanese name",
    "records": "what other programs write, and notes that are stored",
    "ui/match/seat_draw.py": "what is carved into a pawn",
    "ui/text/vocabulary.py": "the place of a hand in characters, the same in every language",
}
"""Paths whose Japanese and Chinese characters are data, and what kind of data they are."""


def extracted(tmp_path: Path, program: str) -> Extracted:
    folder = tmp_path / "mahjong_desk"
    folder.mkdir()
    (folder / "part.py").write_text(program, "utf-8")
    return translations.extract(tmp_path)


def test_texts_are_found_with_context_reading_and_terminology(tmp_path: Path) -> None:
    result = extracted(tmp_path, PROGRAM)
    assert result.faults == []
    assert {key: text.forms for key, text in result.messages.items()} == {
        ("", "pinfu"): ("pinfu",),
        ("reading", "pinfu"): ("pinfu",),
        ("", "A sentence that goes on in the next line."): ("A sentence that goes on in the next line.",),
        ("a context", "Later"): ("Later",),
        ("", "one hand"): ("one hand", "{n} hands"),
        ("", "Dealer"): ("Dealer",),
        ("usage:beijing", "Dealer"): ("Dealer",),
        ("usage:chinese", "Dealer"): ("Dealer",),
        ("usage:official", "Dealer"): ("Dealer",),
        ("", "{n} win"): ("{n} win", "{n} wins"),
    }
    assert result.messages["", "pinfu"].locations == [("mahjong_desk/part.py", 5)]


@pytest.mark.parametrize(
    "line",
    [
        'self.tr("Dealer")',
        'sheet.tr("Dealer")',
        'QCoreApplication.translate("Seat", "Dealer")',
        'tr(f"{name} wins")',
        'tr("Dealer", usage=renamed)',
    ],
)
def test_a_text_that_cannot_be_collected_is_reported(tmp_path: Path, line: str) -> None:
    result = extracted(tmp_path, f"from mahjong_desk.texts import tr\n{line}\n")
    assert [fault.partition(": ")[0] for fault in result.faults] == ["mahjong_desk/part.py:2"]


def test_no_text_in_the_code_is_japanese_or_chinese() -> None:
    package = translations.ROOT / "mahjong_desk"
    faults, data = [], set()
    for path in sorted(package.rglob("*.py")):
        place = path.relative_to(package).as_posix()
        module = ast.parse(path.read_text("utf-8"))
        ignored = {id(node.value) for node in ast.walk(module) if isinstance(node, ast.Expr)}
        calls = [node for node in ast.walk(module) if isinstance(node, ast.Call)]
        ignored |= {id(call.args[0]) for call in calls if ast.unparse(call.func) == "tr"}
        for node in ast.walk(module):
            if not isinstance(node, ast.Constant) or id(node) in ignored or not CHARACTERS.search(repr(node.value)):
                continue
            if folder := next((candidate for candidate in DATA if f"{place}/".startswith(f"{candidate}/")), None):
                data.add(folder)
            else:
                faults.append(f"{place}:{node.lineno}: {node.value!r}")
    assert faults == []
    assert data == set(DATA), "paths that no longer contain such data"


@pytest.mark.parametrize("context", ["SeatForm", "Export", "mcr", "learn/compare"])
def test_a_meaningless_context_is_reported(tmp_path: Path, context: str) -> None:
    program = f'from mahjong_desk.texts import Text\nText("Right", "{context}")\nText("Right", "the seat")\n'
    result = extracted(tmp_path, program)
    assert [fault.partition(": ")[0] for fault in result.faults] == ["mahjong_desk/part.py:2"]
    assert context in result.faults[0]


def test_faulty_messages_are_reported_with_their_lines(tmp_path: Path) -> None:
    messages = (
        'msgid ""\nmsgstr ""\n"Language: ja_JP\\n"\n\n'
        'msgid "{winner} wins"\nmsgstr "{loser}の勝ち"\n\nmsgid "gone"\nmsgstr "ない"\n\nmsgid "empty"\nmsgstr ""\n'
    )
    folder = write_language(tmp_path / "ja", 'locale = "ja_JP"\n', messages)
    needed = {("", text): ExtractedText((text,), [("part.py", 3)]) for text in ("{winner} wins", "empty", "new")}
    assert list(translations.faults_of(folder, Extracted(needed, {}, []))) == [
        "part.py:3: ja lacks “empty”",
        "part.py:3: ja lacks “new”",
        f"{folder / 'messages.po'}:5: the placeholders of “{{winner}} wins” are not those of its translation",
        f"{folder / 'messages.po'}:8: “gone” is not in the program any more",
    ]


def test_faulty_settings_of_a_language_are_reported(tmp_path: Path) -> None:
    folder = write_language(tmp_path / "de", 'name = "Deutsch"  # its own\nglyphs = "kr"\nspace = true\n', "")
    file = folder / "language.toml"
    assert list(translations.settings_faults(folder)) == [
        f"{file}: glyphs must be one of ('jp', 'sc', 'tc'), not 'kr'",
        f"{file}: there is no setting 'space'",
    ]
    file.write_text('name = "Deutsch\n', "utf-8")
    assert len(list(translations.settings_faults(folder))) == 1


def test_plain_words_are_kept_while_their_text_exists(tmp_path: Path) -> None:
    plain = 'msgctxt "usage:plain"\n'
    messages = f'{plain}msgid "Tenpai"\nmsgstr "Ready"\n\n{plain}msgid "gone"\nmsgstr "away"\n'
    folder = write_language(tmp_path / "en", 'name = "English"\nlocale = "en"\n', messages)
    texts = {("", "Tenpai"): ExtractedText(("Tenpai",), [("part.py", 3)])}
    assert list(translations.faults_of(folder, Extracted(texts, {}, []))) == [
        f"{folder / 'messages.po'}:6: “gone” (usage:plain) is not in the program any more"
    ]
    words = translations.updated(texts, translations.read(folder / "messages.po"), "en")
    assert [(word.context, word.id, word.string) for word in words if word.id] == [("usage:plain", "Tenpai", "Ready")]


def test_a_translated_template_is_added_to_its_catalogue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    messages = (
        'msgid ""\nmsgstr "Plural-Forms: nplurals=2; plural=(n > 4);\\n"\n\n'
        'msgctxt "lessons boo"\nmsgid "The tiles"\nmsgstr "Kamienie"\n\n'
        'msgid "{n} hand"\nmsgid_plural "{n} hands"\nmsgstr[0] "{n} ręka"\nmsgstr[1] "{n} rąk"\n'
    )
    write_language(tmp_path / "pl", 'name = "Polski"\nlocale = "pl"\n', messages)
    lessons = {("lessons boo", "The tiles"): ExtractedText(("The tiles",))}
    result = Extracted({("", "{n} hand"): ExtractedText(("{n} hand", "{n} hands"))}, lessons, [])
    monkeypatch.setattr(translations, "LANGUAGES_FOLDER", tmp_path)
    monkeypatch.setattr(translations, "extract", lambda: result)
    assert translations.main([]) == 0
    assert translations.main(["--check"]) == 0
    monkeypatch.setattr(texts, "resource_path", lambda *parts: tmp_path.joinpath(*parts[1:]))
    texts.catalogue.cache_clear()
    try:
        catalogue = texts.catalogue("pl")
        assert catalogue.find("The tiles", "lessons boo", "") == "Kamienie"
        assert [catalogue.find("{n} hand", "", "", number=n) for n in (4, 5)] == ["{n} ręka", "{n} rąk"], "its own rule"
    finally:
        texts.catalogue.cache_clear()


def test_a_compiled_catalogue_has_the_messages_of_its_source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    messages = 'msgid "{winner} wins"\nmsgstr "{loser} verliert"\n\nmsgid "Draw"\nmsgstr "Remis"\n'
    folder = write_language(tmp_path / "languages" / "de", 'name = "Deutsch"\nlocale = "de"\n', messages)
    translations.compile_folder(folder)
    monkeypatch.setattr(texts, "resource_path", tmp_path.joinpath)
    texts.catalogue.cache_clear()
    try:
        assert texts.catalogue("de").messages == {"Draw": "Remis"}
        (folder / "messages.po").write_text('msgid "Draw"\nmsgstr "Unentschieden"\n', "utf-8")
        texts.catalogue.cache_clear()
        assert texts.catalogue("de").messages == {"Draw": "Unentschieden"}, "an old .mo is never used"
    finally:
        texts.catalogue.cache_clear()
