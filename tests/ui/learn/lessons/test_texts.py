# SPDX-License-Identifier: MIT
"""Every text of every lesson is filled by the engine, in each language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mahjong_desk.learn.lessons.lesson import CircumstanceTask, LessonStep, SwapTask
from mahjong_desk.learn.lessons.lesson_file import load_lessons, systems_with_lessons
from mahjong_desk.learn.lessons.text_markup import GapKind, GapRun, TextRun, TileRun, parse_markup
from mahjong_desk.rules import registry
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import Text, languages
from mahjong_desk.ui.learn.lessons.lesson_text import GapContext, fill_text, table_words
from mahjong_desk.ui.learn.lessons.tile_buttons import TileTextLabel
from mahjong_desk.ui.text import language

BEIJING = registry.get_ruleset("beijing")


@pytest.fixture(params=list(languages()))
def spoken(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """Speaks each language in turn."""
    language.install(qapp, request.param)
    yield request.param
    language.install(qapp, "en")


def said(ruleset: Ruleset, step: LessonStep) -> Iterator[tuple[Text, GapContext]]:
    """Returns every text of a screen that may have gaps, with what fills them."""
    gaps = GapContext.of_step(ruleset, step)
    yield step.lead, gaps
    if step.after is not None:
        yield step.after, gaps
    if isinstance(step.deed, SwapTask | CircumstanceTask):
        for choice in step.deed.choices:
            if choice.note is not None:
                yield choice.note, GapContext(ruleset, choice.scene, step.deed.choices)
            if choice.label is not None:
                yield choice.label, GapContext(ruleset, choice.scene)


def test_every_gap_is_filled_in_each_language(spoken: str) -> None:
    for ruleset in systems_with_lessons():
        for lesson in load_lessons(ruleset):
            for step in lesson.steps:
                for text, gaps in said(ruleset, step):
                    parts = fill_text(text, gaps)
                    shown = "".join(part.text for part in parts if isinstance(part, TextRun))
                    assert "{" not in shown, (ruleset.id, lesson.id, spoken)
                    filled = [
                        one for one in parse_markup(text.in_language(spoken), ruleset.pieces) if isinstance(one, GapRun)
                    ]
                    pictures = [one for one in filled if one.gap in (GapKind.WILD, GapKind.WINNING)]
                    whole = parse_markup(text.in_language(spoken), ruleset.pieces)
                    tiles = sum(isinstance(one, TileRun) for one in whole) + len(pictures)
                    assert sum(isinstance(part, TileRun) for part in parts) == tiles


def test_a_gap_is_filled_by_the_engine() -> None:
    lesson = next(one for one in load_lessons(BEIJING) if one.id == "payments")
    gaps = GapContext.of_step(BEIJING, lesson.steps[0])
    text = Text("{winner} {points}, from {discarder@2} {points@2}, {dealer} pays {pays:0}, {han} of {hand}.")
    said = "".join(part.text for part in fill_text(text, gaps) if isinstance(part, TextRun))
    assert said == "Ben 32, from Dai 20, Aoi pays 16, 3 of 13."


@pytest.mark.parametrize("gap", ["{fu}", "{discarder}", "{points@9}", "{option:nothing}"])
def test_a_gap_about_what_there_is_not_is_refused(gap: str) -> None:
    lesson = next(one for one in load_lessons(BEIJING) if one.id == "payments")
    with pytest.raises(ValueError, match="no"):
        fill_text(Text(gap), GapContext.of_step(BEIJING, lesson.steps[0]))


def test_pieces_in_a_text_are_drawn_and_said_by_their_names(qtbot: QtBot) -> None:
    text = TileTextLabel(BEIJING)
    qtbot.addWidget(text)
    text.set_parts((TextRun("Here "), TileRun((0, 1)), TextRun(" lie.", bold=True)))
    assert text.accessibleName() == "Here 1 of characters, 2 of characters lie."
    wide, narrow = text.heightForWidth(600), text.heightForWidth(60)
    assert narrow > wide


def test_the_round_wind_is_shown_only_if_it_counts(qapp: QApplication) -> None:
    for ruleset in systems_with_lessons():
        for lesson in load_lessons(ruleset):
            for step in lesson.steps:
                if step.winds and step.scene is not None:
                    line = table_words(step.scene, ("Aoi", "Ben", "Chie", "Dai"), winds=True)
                    assert any(sentence.startswith("Seat wind") for sentence in line)
                    assert any(sentence.startswith("Round wind") for sentence in line) == ruleset.uses_round_wind
