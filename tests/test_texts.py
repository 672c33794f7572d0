# SPDX-License-Identifier: MIT
"""Texts in every language: look-up, fallbacks, faulty catalogues."""

import logging
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread

import pytest

from mahjong_desk import texts
from mahjong_desk.catalogues import has_same_gaps
from mahjong_desk.texts import LocalizedText, Name, Text, name_style, tr, trn, use_language

Install = Callable[..., None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Replaces the program's catalogues with the given files."""

    def put(**files: str) -> None:
        for name, content in files.items():
            path = tmp_path / "languages" / f"{name.replace('__', '/')}.po"
            path.parent.mkdir(parents=True, exist_ok=True)
            (path.parent / "language.toml").write_text(f'name = "{path.parent.name}"\n', "utf-8")
            path.write_text(content, "utf-8")
        _forget()

    monkeypatch.setattr(texts, "resource_path", tmp_path.joinpath)
    yield put
    monkeypatch.undo()
    _forget()


def _forget() -> None:
    texts.catalogue.cache_clear()
    texts.languages.cache_clear()


PLURALS = 'msgid ""\nmsgstr "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);\\n"\n\n'


def test_reading_english_in_threads_keeps_the_name_style() -> None:
    """Threads that write documents once changed the name style of the window for good."""
    text, before, switching = Text("Free"), name_style(), sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    threads = [Thread(target=lambda: [text.en for _ in range(20_000)]) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    sys.setswitchinterval(switching)
    assert name_style() == before


def test_missing_translations_fall_back_to_english(install: Install) -> None:
    install(de__messages='msgid "Draw"\nmsgstr "Remis"\n\n#, fuzzy\nmsgid "Win"\nmsgstr "Sieg?"\n')
    with use_language("de"):
        assert [tr("Draw"), tr("Win"), tr("Riichi")] == ["Remis", "Win", "Riichi"]


def test_the_most_specific_context_is_used(install: Install) -> None:
    install(
        de__messages='msgid "Draw"\nmsgstr "Remis"\n\nmsgctxt "verb"\nmsgid "Draw"\nmsgstr "Ziehen"\n\n'
        'msgctxt "usage:beijing"\nmsgid "Draw"\nmsgstr "Huangzhuang"\n\n'
        'msgctxt "verb|usage:beijing"\nmsgid "Draw"\nmsgstr "Mo"\n'
    )
    with use_language("de"):
        assert tr("Draw", "elsewhere") == "Remis"
        assert tr("Draw", "verb") == "Ziehen"
        assert tr("Draw", usage="beijing") == "Huangzhuang"
        assert tr("Draw", "verb", usage="beijing") == "Mo"
        assert tr("Draw", "verb", usage="official") == "Ziehen"


def test_plurals_follow_the_language(install: Install) -> None:
    forms = "".join(f'msgstr[{place}] "{form}"\n' for place, form in enumerate(("{n} ręka", "{n} ręce", "{n} rąk")))
    install(pl__messages=f'{PLURALS}msgid "{{n}} hand"\nmsgid_plural "{{n}} hands"\n{forms}')
    with use_language("pl"):
        assert [trn("{n} hand", "{n} hands", n) for n in (1, 3, 5)] == ["1 ręka", "3 ręce", "5 rąk"]
        assert trn("{n} win", "{n} wins", 1) == "1 win"
        assert trn("{n} win", "{n} wins", 2) == "2 wins"


def test_numbers_have_commas_between_thousands() -> None:
    for language in ("en", "ja", "zh"):
        with use_language(language):
            assert "20,412" in trn("{n} match", "{n} matches", 20412)


def test_translations_with_wrong_placeholders_are_dropped(install: Install, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        install(de__messages='msgid "{winner} wins"\nmsgstr "{loser} verliert {"\n\nmsgid "Draw"\nmsgstr "Remis"\n')
        with use_language("de"):
            assert tr("{winner} wins").format(winner="Aoi") == "Aoi wins"
            assert tr("Draw") == "Remis"
    assert "messages.po" in caplog.text


@pytest.mark.parametrize(
    ("text", "translation", "expected"),
    [
        ("{n} of {all}", "{all} / {n}", True),
        ("{n} of {all}", "{n}", False),
        ("{fu:3}", "{fu}", False),
        ("all", "{all}", False),
        ("{{literal}}", "{{wörtlich}}", True),
        ("a", "{a", False),
        ("", "", True),
    ],
)
def test_placeholders_are_compared(text: str, translation: str, expected: bool) -> None:
    assert has_same_gaps(text, translation) is expected


def test_a_text_is_translated_together_with_its_arguments(install: Install) -> None:
    install(
        de__messages='msgid "double {yaku}"\nmsgstr "doppelt {yaku}"\n\nmsgid "flush"\nmsgstr "Farbe"\n',
        ja__messages='msgid "flush"\nmsgstr "清一色"\n\nmsgctxt "reading"\nmsgid "flush"\nmsgstr "チンイーソー"\n',
    )
    double = Text("double {yaku}", yaku=Name("flush"))
    assert double.in_language("de") == "doppelt Farbe"
    assert double.en == "double flush"
    assert Name("flush").reading("ja") == "チンイーソー"
    assert Name("flush", "boo").reading("ja") == "チンイーソー", "the plain reading, if the context has none"
    assert Name("flush").reading("de") == ""


def test_an_installed_rule_system_has_its_own_catalogues(install: Install, tmp_path: Path) -> None:
    install(de__messages='msgid "Draw"\nmsgstr "Remis"\n')
    own = tmp_path / "installed" / "de"
    own.mkdir(parents=True)
    (own / "penny.po").write_text('msgid "Penny"\nmsgstr "Pfennig"\n\nmsgid "Draw"\nmsgstr "Patt"\n', "utf-8")
    texts.add_languages(own.parent)
    try:
        with use_language("de"):
            assert tr("Penny") == "Pfennig"
            assert tr("Draw") == "Remis", "the program's own texts win"
    finally:
        texts._added_folders.clear()


PINFU = Name("all-sequence hand", players="Pinfu")


@pytest.mark.parametrize(
    ("style", "yaku", "word"),
    [
        ("players", "Pinfu", "Tenpai"),
        ("plain", "all-sequence hand", "Ready"),
        ("both", "Pinfu · All-sequence hand", "Tenpai"),
    ],
)
def test_english_yaku_names_follow_the_setting(install: Install, style: str, yaku: str, word: str) -> None:
    install(
        en__messages='msgctxt "usage:plain"\nmsgid "Tenpai"\nmsgstr "Ready"\n',
        ja__messages='msgid "all-sequence hand"\nmsgstr "平和"\n',
    )
    with use_language("en", style):
        assert (str(PINFU), tr("Tenpai"), str(Text("no {yaku}", yaku=PINFU))) == (yaku, word, f"no {yaku}")
        assert str(Name("full flush", players="Full Flush")).casefold() == "full flush", "shown once"
        assert PINFU.en == PINFU.to_json()["en"] == "all-sequence hand", "documents are in plain words"
        with use_language("ja"):
            assert str(PINFU) == "平和"


def test_plain_style_keeps_the_terms_of_one_game(install: Install) -> None:
    install(
        en__messages='msgctxt "usage:official"\nmsgid "Kan"\nmsgstr "Kong"\n\nmsgctxt "usage:plain"\nmsgid "Kan"\nmsgstr "Four"\n'
    )
    with use_language("en", "plain"):
        assert [tr("Kan", usage="official"), tr("Kan", usage="beijing"), tr("Kan", "a set")] == ["Kong", "Four", "Four"]


def test_languages_are_found_by_their_folders(install: Install) -> None:
    install(
        en__messages="",
        ja__messages='msgid "a"\nmsgstr "あ"\n\nmsgid "b"\nmsgstr "い"\n',
        de__messages='msgid "a"\nmsgstr "ä"\n',
    )
    assert list(texts.languages()) == ["en", "de", "ja"]
    assert [texts.completeness(tag) for tag in texts.languages()] == [100, 50, 100]


@pytest.mark.parametrize(("translated", "percent"), [(0, 0), (1, 1), (199, 99), (200, 100)])
def test_completeness_is_0_or_100_only_if_exact(install: Install, translated: int, percent: int) -> None:
    every = [f'msgid "{number}"\nmsgstr "{number}"\n' for number in range(200)]
    install(ja__messages="\n".join(every), de__messages="\n".join(every[:translated]))
    assert texts.completeness("de") == percent


@pytest.mark.parametrize(
    ("expected", "tags"),
    [("ja", ["ja", "JA-jp"]), ("zh_TW", ["zh-Hant-TW", "zh_TW"]), ("zh", ["zh-CN", "zh-Hans"]), (None, ["jam", ""])],
)
def test_a_language_tag_selects_the_closest_language(install: Install, expected: str | None, tags: list[str]) -> None:
    install(ja__messages="", zh__messages="", zh_TW__messages="")
    assert [texts.find_language(tag) for tag in tags] == [expected, expected]


def test_an_unreadable_file_is_skipped_and_logged(
    install: Install, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        install(de__messages='msgid "Draw"\nmsgstr "Remis"\n', de__more='msgid "Win\\x"\nmsgstr "Sieg"\n')
        for name, content in (("most", b"no catalogue"), ("empty", b"")):
            (tmp_path / "languages" / "de" / f"{name}.mo").write_bytes(content)
        (tmp_path / "languages" / "de" / "last.po").write_bytes('msgid "Win"\nmsgstr "Größe"\n'.encode("latin-1"))
        (tmp_path / "languages" / "de" / "language.toml").write_bytes('name = "Größe"\n'.encode("latin-1"))
        assert "de" in texts.languages()
        with use_language("de"):
            assert [tr("Draw"), tr("Win")] == ["Remis", "Win"]
    assert caplog.text.count("cannot be read") == 4


def test_settings_of_a_language_may_have_comments(install: Install, tmp_path: Path) -> None:
    install(de__messages="")
    settings = (
        'name = "Deutsch"  # its own name\nlocale = "de"# dates\nspaces = false # between words\nqt = "" # none\n'
    )
    (tmp_path / "languages" / "de" / "language.toml").write_text(settings, "utf-8")
    assert texts.languages()["de"] == texts.Language("de", "Deutsch", "de", "jp", False, "")


def test_json_contains_further_languages(install: Install) -> None:
    install(de__messages='msgid "Draw"\nmsgstr "Remis"\n', ja__messages='msgid "Draw"\nmsgstr "流局"\n')
    assert Text("Draw").to_json() == {"ja": "流局", "en": "Draw", "zh": "Draw", "languages": {"de": "Remis"}}
    assert Text("Win").to_json() == {"ja": "Win", "en": "Win", "zh": "Win"}


def test_localized_texts_fall_back_to_english() -> None:
    text = LocalizedText("平和", "no points", tlh="mItbe’")
    assert [text.in_language(tag) for tag in ("ja", "zh", "tlh", "en")] == ["平和", "no points", "mItbe’", "no points"]
    assert text.to_json() == {"ja": "平和", "en": "no points", "zh": "no points"}
