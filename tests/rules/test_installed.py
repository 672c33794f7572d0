# SPDX-License-Identifier: MIT
"""A ruleset installed as a plugin is scored, described and taught."""

import json
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from mahjong_desk.interchange import read_match
from mahjong_desk.interchange.commands import answer_request
from mahjong_desk.interchange.schema import schemas
from mahjong_desk.learn.atlas.entries import counterparts, entries, get_entry
from mahjong_desk.learn.atlas.search import search_yaku
from mahjong_desk.learn.atlas.yaku_page import yaku_page
from mahjong_desk.learn.compare.system_diff import compare_systems
from mahjong_desk.learn.compare.yaku_comparison import compare_yaku, differing_notes
from mahjong_desk.learn.drills.drill import Subject
from mahjong_desk.learn.drills.drill_maker import levels, make_drill, subjects
from mahjong_desk.learn.lessons.lesson_file import load_lessons, systems_with_lessons
from mahjong_desk.match import replay
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import Ruleset
from tests.event_json import draw, match, pon, typed_win, win, won
from tests.installed.penny_package import install_penny, installed_plugin, penny_installed
from tests.more_languages import FOLDER, offered

ROOT = Path(__file__).parents[2]
JEWEL_WIN = win(3, won(1, "22m77s", "2m", pon("555z", 2), pon("444s", 0), pon("111m", 3)))
WON = {"ruleset": "penny", "event": JEWEL_WIN}
ADJUSTMENT = {"type": "adjust", "deltas": [1, -1, 0, 0]}
MATCH = match("penny", JEWEL_WIN, draw(), typed_win(None, 3, points=5), ADJUSTMENT, draw())


@pytest.fixture
def penny(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Ruleset]:
    """The ruleset as another distribution installs it."""
    with penny_installed(tmp_path / "site", monkeypatch) as ruleset:
        yield ruleset


def ask(command: str, request: dict[str, Any], folder: Path) -> Any:
    """Returns the answer of the command line in a new process."""
    process = subprocess.run(
        [sys.executable, "-m", "mahjong_desk", command, "-"],
        input=json.dumps(request),
        capture_output=True,
        encoding="utf-8",
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(folder)},
        check=True,
        timeout=60,
    )
    return json.loads(process.stdout)


def test_the_command_line_scores_and_replays_a_plugin(tmp_path: Path) -> None:
    install_penny(tmp_path)
    scored = ask("score", WON, tmp_path)
    assert [(item["id"], item["value"]) for item in scored["wins"][0]["yaku"]] == [("jewel", 1), ("toitoi", 3)]
    assert scored["wins"][0]["yaku"][0]["sets"] == [{"shape": "triplet", "tiles": "555z", "exposed": True}]
    assert scored["deltas"] == [0, 12, 0, -12]
    assert ask("replay", MATCH, tmp_path)["final"]["results"] == [1 - 5, 12 - 5 - 1, -5, -12 + 15]


def test_plugins_are_listed_after_the_built_in_rulesets(penny: Ruleset) -> None:
    *own, last = registry.all_rulesets()
    assert last is penny
    assert [ruleset.id for ruleset in own][:5] == ["arushiaru", "boo", "wsom", "beijing", "shogi"]


def test_an_uninstalled_plugin_is_unknown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with penny_installed(tmp_path, monkeypatch):
        pass
    assert "penny" not in {ruleset.id for ruleset in registry.all_rulesets()}
    with pytest.raises(Refusal, match="penny"):
        registry.get_ruleset("penny")


def test_a_plugin_adds_its_own_translation_catalogues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with offered(tmp_path / "languages", FOLDER / "de"), penny_installed(tmp_path / "site", monkeypatch) as ruleset:
        jewel, toitoi = (ruleset.yaku_by_id(yaku_id).name for yaku_id in ("jewel", "toitoi"))
        assert [jewel.in_language(language) for language in ("en", "ja", "de")] == ["jewel", "宝玉", "Juwel"]
        assert toitoi.in_language("de") == "all triplets", "untranslated names are in English"
    assert jewel.in_language("ja") == "jewel", "its catalogues are removed with it"


def test_plugin_json_is_covered_by_the_schemas(penny: Ruleset) -> None:
    every = schemas()
    resources = Registry().with_resources((name, Resource.from_contents(schema)) for name, schema in every.items())
    for name, document in (("score-request", WON), ("match", MATCH)):
        validator = Draft202012Validator(every[f"{name}.schema.json"], registry=resources)
        validator.validate(document)
        assert not validator.is_valid({**document, "ruleset": "pence"})
    answers = Draft202012Validator(every["score-answer.schema.json"], registry=resources)
    answers.validate(answer_request("score", json.dumps(WON)))


def test_a_match_is_replayed_to_its_end(penny: Ruleset) -> None:
    played = replay(read_match(MATCH))
    assert [row.settlement.deltas for row in played.rows] == [
        (0, 12, 0, -12), (0, 0, 0, 0), (-5, -5, -5, 15), (1, -1, 0, 0), (0, 0, 0, 0)
    ]  # fmt: skip
    assert played.final.ranks == (3, 1, 4, 2)


def test_the_atlas_has_a_page_for_each_plugin_yaku(penny: Ruleset) -> None:
    for entry in entries(penny.id):
        page = yaku_page(entry)
        assert len(page.examples) == 2
        assert all(entry.yaku.id in example.yaku for example in page.examples)
        assert entry.yaku.id in page.near_miss.lost_yaku
    jewel = next(entry for entry in entries(penny.id) if entry.yaku.id == "jewel")
    ids = {ruleset.id: [counterpart.id for counterpart in yaku] for ruleset, yaku in counterparts(jewel).items()}
    assert ids["boo"] == ["yakuhai_white", "yakuhai_green", "yakuhai_red"]
    assert ids["penny"] == ["jewel"]
    assert [entry.key for entry in search_yaku("hougyoku")] == [("penny", "jewel")]


def test_drills_ask_about_a_plugin(penny: Ruleset) -> None:
    assert set(subjects(penny)) == {
        Subject.YAKU,
        Subject.VALUE,
        Subject.PAYMENT,
        Subject.WAITS,
        Subject.DISCARD,
        Subject.ALLOWED,
        Subject.PIECES,
    }
    for subject in subjects(penny):
        drill = make_drill(penny, subject, levels(penny, subject)[0], "seed")
        assert drill.scene.ruleset is penny
        assert drill.subject is subject


def test_comparisons_show_how_a_plugin_differs(penny: Ruleset) -> None:
    rows = [row for row in compare_yaku(get_entry("boo", "yakuhai_red")) if row.ruleset is penny]
    assert [[note.en for note in row.notes] for row in rows] == [["for any dragon"]]
    rule_differences = [change for _topic, changes in compare_systems("riichi", "penny").changes for change in changes]
    assert {
        (change.label.en, change.before.en, change.after.en)
        for change in rule_differences
        if change.before and change.after
    } >= {
        ("Minimum", "a yaku; dora do not count", "one yaku, of any value"),
        ("Birthdays", "do not count", "a win from whoever has one"),
    }
    assert "Furiten" in {change.label.en for change in rule_differences}, "rules it does not describe are the usual"
    assert "Birthdays" not in {label.en for label in compare_systems("riichi", "boo").unchanged}, (
        "only the plugin has this rule"
    )


def test_a_plugin_has_lessons(penny: Ruleset) -> None:
    assert systems_with_lessons()[-1] is penny
    assert [lesson.title.en for lesson in load_lessons(penny)] == ["The jewel"]


def test_unreadable_study_texts_are_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    package = install_penny(tmp_path) / "penny"
    (package / "penny.toml").write_text("lesson = none", encoding="utf-8")
    (package / "penny.notes.toml").write_bytes(b"format = '\xff'")
    with installed_plugin(tmp_path, monkeypatch), caplog.at_level(logging.ERROR):
        penny = registry.get_ruleset("penny")
        assert penny not in systems_with_lessons()
        assert load_lessons(penny) == ()
        (note,) = differing_notes(get_entry("penny", "jewel"), get_entry("boo", "yakuhai_red"))
        assert note == penny.yaku_by_id("jewel").description, "without a note, the description is shown"
    assert {"penny.toml", "penny.notes.toml"} <= set(caplog.text.split())


@pytest.mark.parametrize(
    "source",
    ["raise OSError('no such disk')", "RULESET = 'penny'", "from mahjong_desk.rules.systems.boo import RULESET"],
)
def test_a_broken_plugin_is_logged_and_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, source: str
) -> None:
    (install_penny(tmp_path) / "broken.py").write_text(source, encoding="utf-8")
    with installed_plugin(tmp_path, monkeypatch), caplog.at_level(logging.ERROR):
        assert [ruleset.id for ruleset in registry.all_rulesets()][-1] == "penny"
        with pytest.raises(Refusal, match="broken"):
            registry.get_ruleset("broken")
    assert "broken" in caplog.text


def test_a_plugin_cannot_replace_a_built_in_ruleset(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = registry.get_ruleset("boo")
    (install_penny(tmp_path) / "boo.py").write_text("raise AssertionError('imported')", encoding="utf-8")
    with installed_plugin(tmp_path, monkeypatch):
        assert registry.get_ruleset("boo") is own
