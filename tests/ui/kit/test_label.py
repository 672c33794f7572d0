# SPDX-License-Identifier: MIT
"""Labels, figures and icons; lists, remarks and mnemonics in texts."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QKeySequence, QPainter
from pytestqt.qtbot import QtBot

from mahjong_desk.ui.kit import text_format
from mahjong_desk.ui.kit.label import ElidedLabel, ScoreLabel, paint_figure
from mahjong_desk.ui.kit.sheets.keyboard import KeyHint, KeyHints
from mahjong_desk.ui.kit.table.badges import NoteBox
from mahjong_desk.ui.kit.table.payment_arrows import PaymentArrows, SeatBox
from mahjong_desk.ui.kit.tiles.faces import TileFace, TileGroup, groups_text
from mahjong_desk.ui.window.commands import COMMANDS, command_text
from tests.ui.widgets import add_widget


@pytest.mark.parametrize("box", [QRectF(10, 20, 300, 58), QRectF(10, 20, 90, 120), QRectF(10, 20, 600, 30)])
@pytest.mark.parametrize("text", ["3,780", "−1,040", "0"])
def test_a_figure_is_painted_inside_its_box(box: QRectF, text: str) -> None:
    image = QImage(700, 200, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paint_figure(painter, box, text, 64, QColor("black"))
    painter.end()
    positions = ((x, y) for x in range(image.width()) for y in range(image.height()))
    dark = [at for at in positions if image.pixelColor(*at).lightness() < 128]
    assert dark
    assert all(box.adjusted(-1, -1, 1, 1).contains(*at) for at in dark)


def test_an_elided_label_has_its_full_text_as_tooltip(qtbot: QtBot) -> None:
    line = add_widget(qtbot, ElidedLabel("1,590 behind Bartholomew", size=14))
    line.resize(line.sizeHint())
    line.show()
    assert line.toolTip() == ""
    whole = line.grab().toImage()
    line.resize(line.width() // 2, line.height())
    assert line.toolTip() == "1,590 behind Bartholomew"
    assert line.grab().toImage() != whole.copy(line.rect())
    assert line.minimumSizeHint().width() < line.width()
    line.set_text("level")
    assert line.toolTip() == ""


@pytest.mark.parametrize("size", [QSize(400, 100), QSize(120, 100), QSize(400, 30), QSize(60, 20)])
def test_a_score_fits_its_box(qtbot: QtBot, size: QSize) -> None:
    score = add_widget(qtbot, ScoreLabel(size=64))
    score.set_text("\u2212125,400")
    score.resize(size)
    font = score.fitting_font()
    assert 13 <= font.pixelSize() <= 64
    assert font.pixelSize() == 13 or QFontMetricsF(font).horizontalAdvance(score.text) <= size.width()


@pytest.mark.parametrize(
    ("text", "expected"),
    [("&New", "New"), ("新しい対局(&N)…", "新しい対局…"), ("New (&N)", "New"), ("Q && A", "Q & A"), ("Quit", "Quit")],
)
def test_mnemonics_are_removed_from_texts(text: str, expected: str) -> None:
    assert text_format.without_mnemonic(text) == expected


@pytest.mark.parametrize("name", ["Ben & Chie", "&Aoi", "Q&A", "New (&N)", "&amp;", "&&"])
def test_the_ampersands_of_a_name_are_shown(name: str) -> None:
    assert text_format.without_mnemonic(text_format.escape_ampersands(name)) == name
    assert QKeySequence.mnemonic(text_format.escape_ampersands(name)).isEmpty()
    assert text_format.without_mnemonic(text_format.with_mnemonic(name, "N")).startswith(name[:2])


@pytest.mark.parametrize("name", ["en", "ja", "zh"])
def test_commands_are_named_without_mnemonics(speaks: Callable[[str], None], name: str) -> None:
    speaks(name)
    for command in COMMANDS.values():
        assert not set(command_text(command)) & set("&()"), command_text(command)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("en", ("a, b", "a, b", "a, b; c", "a: b", "a. b")),
        ("ja", ("a、b", "a、b", "a、b／c", "a：b", "a。b")),
        ("zh", ("a、b", "a，b", "a、b；c", "a：b", "a。b")),
    ],
)
def test_each_language_has_its_separators(speaks: Callable[[str], None], name: str, expected: tuple[str, ...]) -> None:
    speaks(name)
    parts = (
        text_format.join_items("ab"),
        text_format.join_notes("a", "", "b"),
        text_format.join_clauses(text_format.join_items("ab"), "", "c"),
        text_format.with_heading("a", "b"),
        text_format.join_sentences_with_stops("a", "", "b"),
    )
    assert parts == expected


def test_empty_parts_get_no_separator() -> None:
    assert text_format.with_heading("", "b") == "b"
    assert text_format.with_heading("a", "") == "a"
    assert (
        text_format.join_notes("", "") == text_format.join_clauses() == text_format.join_sentences_with_stops("") == ""
    )
    assert text_format.join_sentences_with_stops("Draw.", "The match has ended.") == "Draw. The match has ended."


@pytest.mark.parametrize("name", ["ja", "zh"])
def test_accessible_names_have_no_english_punctuation(qtbot: QtBot, speaks: Callable[[str], None], name: str) -> None:
    speaks(name)
    arrows = PaymentArrows()
    seats = (
        SeatBox("东", "东 +200", "+200", "2 × 100"),
        SeatBox("南", "南 −100", "−100"),
        SeatBox("西", "西 −100", "−100"),
    )
    arrows.set_payments(seats, links=[(0, 1)])
    hints = KeyHints((KeyHint(("A",), "甲"), KeyHint(("B",), "乙")))
    note = NoteBox("good", "甲", "乙")
    for widget in (arrows, hints, note):
        qtbot.addWidget(widget)
    spoken = [arrows.accessibleName(), hints.accessibleName(), note.accessibleName()]
    spoken.append(groups_text((TileGroup((TileFace("1m"), TileFace("2m")), "甲", "+2"), TileGroup((TileFace("K"),)))))
    for text in spoken:
        assert not any(sign in text for sign in (", ", "; ", ": ")), text


@pytest.mark.parametrize(
    ("number", "text"), [(0, "0"), (1280, "1,280"), (-1180, "\u22121,180"), (999, "999"), (1.75, "1.75"), (7.0, "7")]
)
def test_numbers_have_separators_and_a_true_minus(number: float, text: str) -> None:
    assert text_format.format_number(number) == text


@pytest.mark.parametrize(
    ("number", "text"),
    [(0, "0"), (480, "+480"), (-120, "\u2212120"), (12000, "+12,000"), (0.004, "0"), (2.33 * 3 - 5, "+1.99")],
)
def test_changes_have_a_sign_unless_zero(number: float, text: str) -> None:
    assert text_format.format_change(number) == text
    assert text_format.format_change(-0.004, decimals=1) == "0.0"
