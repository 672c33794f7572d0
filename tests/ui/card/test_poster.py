# SPDX-License-Identifier: MIT
import io
import math
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QSizeF
from pytestqt.qtbot import QtBot

from mahjong_desk.match import Match
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.options import OptionValue
from mahjong_desk.ui.card.pages import build_card
from mahjong_desk.ui.card.poster import MIN_TEXT_SIZE, PosterPage
from mahjong_desk.ui.card.sheet import CardSheet
from mahjong_desk.ui.kit.tiles.faces import face_text
from mahjong_desk.ui.report.output import render_pdf
from mahjong_desk.ui.report.pages import FOOTER_HEIGHT, content_size, usual_layout
from mahjong_desk.ui.rules import RulesScreen
from mahjong_desk.ui.window.main_window import MainWindow
from tests.scope import sweep
from tests.ui.card.cards import LANGUAGES, RULESETS, all_cards, check_boxes, default_card, normalised
from tests.ui.player import User

READ_EACH_RUN = {("riichi", "zh"), ("shogi", "ja"), ("mcr", "en")}
"""The posters whose PDF every run reads back; the others are slow."""
PAPERS = {
    "A4": content_size(usual_layout()),
    "A3": content_size(usual_layout(large=True)),
    "Letter": QSizeF(718, 957),
    "Tabloid": QSizeF(958, 1534),
}
"""The area inside the margins of each paper size, in pixels of the layout."""


@pytest.mark.parametrize(("ruleset_id", "name"), tuple(all_cards(READ_EACH_RUN)))
def test_a_poster_names_every_piece_and_yaku_in_play(ruleset_id: str, name: str, speaks: Callable[[str], None]) -> None:
    speaks(name)
    card, large = default_card(ruleset_id, name), usual_layout(large=True)
    reader = PdfReader(io.BytesIO(render_pdf(lambda size: PosterPage(card, size), large)))
    assert len(reader.pages) == 1
    size = large.fullRectPoints()
    assert float(reader.pages[0].mediabox.height) == pytest.approx(size.height(), abs=1)
    sizes: list[float] = []

    def collect_size(part: str, now: Sequence[float], then: Sequence[float], _font: object, size: float) -> None:
        larger = math.sqrt(abs(now[0] * now[3] - now[1] * now[2]) * abs(then[0] * then[3] - then[1] * then[2]))
        above = then[4] * now[1] + then[5] * now[3] + now[5]
        if part.strip() and above > large.paintRectPoints().top() + FOOTER_HEIGHT:
            sizes.append(larger * size)

    text = normalised(reader.pages[0].extract_text(visitor_text=collect_size))
    assert min(sizes) >= MIN_TEXT_SIZE - 0.05, "all text above the footer"
    yaku = [yaku for group in card.classes for yaku in group.yaku]
    assert all(normalised(entry.name) in text for entry in yaku if not entry.option_note)
    assert all(normalised(part) in text for group in card.legend.pieces for part in (group.caption, group.amount))
    assert all(normalised(order.title) in text for order in card.legend.orders)


@pytest.mark.parametrize(("ruleset_id", "name"), sweep(RULESETS, LANGUAGES))
@pytest.mark.parametrize(
    "sizes", [("A4", "A3"), pytest.param(("Letter", "Tabloid"), marks=pytest.mark.slow)], ids=["A", "American"]
)
def test_posters_are_legible_and_stay_on_the_page(
    ruleset_id: str, name: str, sizes: tuple[str, ...], speaks: Callable[[str], None]
) -> None:
    speaks(name)
    for paper in sizes:
        page = PosterPage(default_card(ruleset_id, name), PAPERS[paper])
        assert page.count == 1
        assert page.points >= MIN_TEXT_SIZE - 0.01
        check_boxes(page)


def test_the_orders_of_indicators_agree_with_the_rules() -> None:
    for ruleset_id in RULESETS:
        ruleset = registry.get_ruleset(ruleset_id)
        rules = ruleset.bind({})
        orders = default_card(ruleset_id, "en").legend.orders
        assert len(orders) == len({indicator.indicates for indicator in rules.indicators}), ruleset_id
        for order in orders:
            indicated = next(
                indicator.indicates
                for indicator in rules.indicators
                if order.title.casefold().find(indicator.indicated_name.in_language("en").casefold()) >= 0
            )
            kinds = [[ruleset.pieces.parse(face.name)[0] for face in chain.pieces] for chain in order.rounds]
            for chain in kinds:
                assert [indicated(piece) for piece in chain[:-1]] == chain[1:], ruleset_id
            lone = [piece for piece in range(len(ruleset.pieces.copies_per_kind)) if indicated(piece) == piece]
            in_chains = {piece for chain in kinds for piece in chain}
            in_runs = {piece for least, after in ruleset.pieces.suit_ranges for piece in range(least, after)}
            assert in_chains | set(lone) | in_runs == set(range(len(ruleset.pieces.copies_per_kind))), ruleset_id


def test_a_small_poster_omits_examples_before_shrinking() -> None:
    card = default_card("riichi", "en")
    large, small = (PosterPage(card, content_size(usual_layout(large=large))) for large in (True, False))
    assert small.points >= MIN_TEXT_SIZE
    tall = [max(block.box.height() / page.scale for block in page.placed[4:]) for page in (large, small)]
    assert tall[1] < tall[0]


def test_the_legend_counts_pieces_unless_all_are_as_many() -> None:
    legends = [default_card(ruleset_id, "en").legend.pieces for ruleset_id in ("shogi", "riichi")]
    assert [any(group.amount for group in pieces) for pieces in legends] == [True, False]


def legend_captions(ruleset_id: str, tile: str, options: dict[str, OptionValue]) -> list[str]:
    """Returns the captions of a tile in the legend of a table."""
    ruleset = registry.get_ruleset(ruleset_id)
    match = Match(ruleset.bind(options), options, ("Aoi", "Ben", "Chie", "Dai"), ())
    groups = build_card(ruleset, match).legend.pieces
    return [group.caption for group in groups if tile in {face.name for face in group.pieces}]


def test_flowers_and_red_fives_are_shown_if_they_are_played(speaks: Callable[[str], None]) -> None:
    speaks("en")
    for played in (True, False):
        assert legend_captions("mcr", "8f", {"flower_tiles": played}) == ["Flowers ×1"] * played
        assert legend_captions("riichi", "0m", {"red_fives": 3 * played}) == ["Characters"] * played
    names = [face_text(face) for group in default_card("mcr", "en").legend.pieces for face in group.pieces]
    assert names[-8:] == ["Spring", "Summer", "Autumn", "Winter", "Plum", "Orchid", "Chrysanthemum", "Bamboo"]


@pytest.fixture
def player(qtbot: QtBot, shared_window: MainWindow) -> User:
    """A user on the Rules screen, with a match of Ar-Shi-Ar in progress."""
    user = User(qtbot, shared_window)
    assert user.desk.start_match("arushiaru", {"start_points": 2000}, ("Aoi", "Ben", "Chie", "Dai"), "Thursday")
    user.window.show_screen("rules")
    return user


def open_card_sheet(player: User, ruleset: str = "arushiaru") -> CardSheet:
    place = player.screen(RulesScreen)
    place.show_rule(ruleset, "top")
    player.click(place.print_card)
    return player.sheet(CardSheet)


def test_a_card_is_saved_with_the_options_of_the_match(player: User, saved: list[Path]) -> None:
    sheet = open_card_sheet(player)
    assert any("current match" in text for text in player.texts(sheet))
    player.click(sheet.save_button)
    assert saved[0].name == "Reference card Ar-Shi-Ar.pdf"
    assert player.window.sheet is None
    text = "".join("".join(page.extract_text().split()) for page in PdfReader(saved[0]).pages)
    assert "Kokushi" in text
    assert "startwith2,000points" in text, "the options of the current match"
    assert "With the default options" in player.texts(open_card_sheet(player, "shogi"))


def test_a_poster_is_one_large_page(player: User, saved: list[Path]) -> None:
    sheet = open_card_sheet(player, "boo")
    player.click(sheet.form.chip(True))
    assert sheet.paper_size.value() is True
    assert not sheet.preview.next_button.isEnabled()
    page = sheet.preview.pages
    assert isinstance(page, PosterPage)
    assert any(f"letters of {int(page.points)} points or more" in text for text in player.texts(sheet)), "rounded down"
    player.click(sheet.save_button)
    assert saved[0].name == "Poster Boo mahjong (Kansai style).pdf"
    pages = PdfReader(saved[0]).pages
    assert len(pages) == 1
    assert float(pages[0].mediabox.height) == pytest.approx(usual_layout(large=True).fullRectPoints().height(), abs=1)
