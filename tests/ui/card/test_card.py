# SPDX-License-Identifier: MIT
"""Reference cards are complete, and their figures agree with the contract."""

import io
import json
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage, QPainter

from mahjong_desk.interchange.commands import answer_request
from mahjong_desk.interchange.describe import example_request
from mahjong_desk.match import Match
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.options import OptionValue
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui.card.blocks import MIN_TEXT_SIZE
from mahjong_desk.ui.card.contents import Card, CardYaku
from mahjong_desk.ui.card.pages import COLUMNS, CardPages, build_card
from mahjong_desk.ui.kit.text_format import format_number
from mahjong_desk.ui.report.output import render_pdf
from mahjong_desk.ui.report.pages import FOOTER_HEIGHT, content_size, usual_layout
from tests.scope import sweep
from tests.ui.card.cards import LANGUAGES, RULESETS, all_cards, check_boxes, default_card, normalised

LETTER = QSizeF(718, 957)
MIN_POINTS = 6.5


@cache
def default_pages(ruleset_id: str, language: str) -> CardPages:
    """Returns the pages of the default card on the default paper; cached."""
    return CardPages(default_card(ruleset_id, language), content_size(usual_layout()))


READ_EACH_RUN = {("arushiaru", "en"), ("boo", "ja"), ("shogi", "ja"), ("wsom", "en"), ("beijing", "zh")}
"""The cards whose PDF every run reads back; the others are slow."""


def make_match(ruleset: Ruleset, options: dict[str, OptionValue]) -> Match:
    return Match(ruleset.bind(options), options, ("Aoi", "Ben", "Chie", "Dai")[: ruleset.players[0]], ())


def max_pages(ruleset: Ruleset) -> int:
    return 2 if len(ruleset.yaku) < 40 else 3 if len(ruleset.yaku) < 80 else 4


def all_yaku(card: Card) -> list[CardYaku]:
    return [yaku for group in card.classes for yaku in group.yaku]


def score(ruleset: Ruleset, request: dict[str, Any]) -> Any:
    options = {**ruleset.unrestricted_options, **request.get("options", {})}
    return answer_request("score", json.dumps({"ruleset": ruleset.id, **request, "options": options}))


@pytest.mark.parametrize(("ruleset_id", "name"), tuple(all_cards(READ_EACH_RUN)))
def test_the_pdf_contains_the_whole_card(ruleset_id: str, name: str, speaks: Callable[[str], None]) -> None:
    """A usual run reads each system and each language only once."""
    speaks(name)
    ruleset = registry.get_ruleset(ruleset_id)
    card = default_card(ruleset_id, name)

    def lay(size: QSizeF) -> CardPages:
        assert size == content_size(usual_layout())
        return default_pages(ruleset_id, name)

    pages = PdfReader(io.BytesIO(render_pdf(lay))).pages
    assert 1 <= len(pages) <= max_pages(ruleset)
    text = normalised("".join(page.extract_text() for page in pages))
    assert normalised(ruleset.name.in_language(name)) in text
    for entry in ruleset.yaku:
        own = entry.name.in_language(name)
        assert normalised(own[:1].upper() + own[1:]) in text, entry.id
        written = entry.name.zh if ruleset.vocabulary.terminology else entry.name.ja
        # Chinese and Japanese readers see no second name in characters.
        assert name != "en" or normalised(written) in text, entry.id
        assert normalised(entry.description.in_language(name)) in text, entry.id
    for yaku in all_yaku(card):
        for part in (yaku.value, yaku.won, yaku.amount, yaku.option_note):
            assert normalised(part) in text, yaku.id
    for row in card.fu:
        assert normalised(row.name) in text
    for grid in filter(None, (*card.payments, card.extras, card.penalties)):
        for cell in (cell for cells in (grid.headers, *grid.rows) for cell in cells):
            assert normalised(cell.text) in text
            assert normalised(cell.second_line) in text
    assert name != "en" or normalised("All options at default") in text
    assert "{" not in text


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_examples_and_values_agree_with_the_public_interface(ruleset_id: str) -> None:
    ruleset = registry.get_ruleset(ruleset_id)
    card_yaku = {yaku.id: yaku for yaku in all_yaku(default_card(ruleset_id, "en"))}
    assert sorted(card_yaku) == sorted(entry.id for entry in ruleset.yaku)
    for entry in ruleset.yaku:
        request = example_request(entry.example)
        if entry.enabling_option is not None and entry.enabling_option not in request["options"]:
            default = next(option for option in ruleset.options if option.id == entry.enabling_option).default
            request["options"][entry.enabling_option] = True if isinstance(default, bool) else default
        scored = score(ruleset, request)
        assert scored["ok"], entry.id
        gain = scored["deltas"][entry.example.winner]
        assert card_yaku[entry.id].amount.endswith(f"→ {format_number(gain)}"), entry.id
        counted = next(item["value"] for item in scored["wins"][0]["yaku"] if item["id"] == entry.id)
        value = card_yaku[entry.id].value
        if not entry.is_limit or ruleset_id in {"wsom", "beijing"}:
            assert str(counted) in re.findall(r"\d+", value), entry.id
        pieces = [face.name for group in card_yaku[entry.id].groups for face in group.pieces]
        expected = [*ruleset.pieces.parse(entry.example.concealed + entry.example.winning_piece)]
        expected += [piece for _kind, tiles in entry.example.melds for piece in ruleset.pieces.parse(tiles)]
        assert sorted(pieces) == sorted(ruleset.pieces.face_names[piece] for piece in expected), entry.id


@pytest.mark.parametrize("ruleset_id", ["arushiaru", "boo", "riichi"])
def test_fu_of_waits_show_the_winning_tile(ruleset_id: str) -> None:
    rows = {row.name: row.amounts for row in default_card(ruleset_id, "en").fu}
    waits = {name: rows[name] for name in ("Edge wait", "Closed wait", "Pair wait")}
    for name, amounts in waits.items():
        for _value, (*_held, last) in amounts:
            assert [face.winning for face in last.pieces] == [True], name
    assert len(set(waits.values())) == len(waits), "each wait has its own example"
    assert not any(face.winning for _fu, groups in rows["Open triplet"] for group in groups for face in group.pieces)


@pytest.mark.parametrize("ruleset_id", ["arushiaru", "boo"])
def test_fu_and_han_pay_the_same_as_the_public_interface(ruleset_id: str) -> None:
    ruleset = registry.get_ruleset(ruleset_id)
    card = default_card(ruleset_id, "en")
    seen = 0
    for winner, grid in zip((1, 0), card.payments, strict=True):
        limits = dict(note.split(": ", 1) for note in grid.notes)
        for row in grid.rows:
            for head, cell in zip(grid.headers[1:], row[1:], strict=True):
                value = {"han": int(head.text.split()[0]), "fu": int(row[0].text)}
                table = {"players": 4, "dealer": 0, "round": "E"}
                win = {"type": "win", "from": 2, "wins": [{"winner": winner, "value": value}]}
                ron = score(ruleset, {"table": table, "event": win})
                drawn = score(ruleset, {"table": table, "event": {**win, "from": None}})
                amounts = limits.get(cell.text) or f"{cell.text} {cell.second_line}"
                if ron["ok"]:
                    assert amounts.split()[0] == format_number(ron["deltas"][winner])
                    seen += 1
                if drawn["ok"]:
                    shares = sorted({-delta for delta in drawn["deltas"] if delta < 0})
                    assert amounts.split()[1] == f"({'/'.join(map(format_number, shares))})"
                if not ron["ok"] and not drawn["ok"]:
                    assert cell.text == "–"
    assert seen > 80


@pytest.mark.parametrize(
    ("ruleset_id", "field", "cases"),
    [
        ("wsom", "points", ((0, 1), (0, None))),
        ("shogi", "han", ((0, 1), (0, None))),
        ("beijing", "doublings", ((1, 3), (1, 0), (1, None), (0, 1), (0, None))),
    ],
)
def test_ladders_pay_the_same_as_the_public_interface(
    ruleset_id: str, field: str, cases: tuple[tuple[int, int | None], ...]
) -> None:
    ruleset = registry.get_ruleset(ruleset_id)
    columns = [
        [(row[0].text, row[place]) for row in grid.rows]
        for grid in default_card(ruleset_id, "en").payments
        for place in range(1, len(grid.headers))
    ]
    assert len(columns) == len(cases)
    for column, (winner, discarder) in zip(columns, cases, strict=True):
        assert len(column) > 10
        for number, cell in column:
            event = {"type": "win", "from": discarder, "wins": [{"winner": winner, "value": {field: int(number)}}]}
            table = {"players": ruleset.players[0], "dealer": 0, "round": "E"}
            scored = score(ruleset, {"table": table, "event": event})
            assert cell.text == format_number(scored["deltas"][winner])
            shares = {int(share) for share in re.findall(r"\d+", cell.second_line.replace(",", ""))}
            assert shares <= {-delta for delta in scored["deltas"] if delta < 0}


def test_the_payments_are_those_of_yaku_at_this_table() -> None:
    ruleset = registry.get_ruleset("wsom")
    (grid,) = build_card(ruleset, make_match(ruleset, {"chinitsu_points": 80})).payments
    assert {row[0].text for row in grid.rows} & {"80", "90"} == {"80"}, "what the pure one-suit hand is worth"
    shogi = registry.get_ruleset("shogi")
    (grid,) = build_card(shogi, Match(shogi.bind({}), {}, ("Aoi", "Ben"), ())).payments
    assert [header.second_line for header in grid.headers] == ["", "", ""], "of two players, one pays it all"


@pytest.mark.parametrize(
    ("ruleset_id", "name", "gain"),
    [("riichi", "Each honba", "+300"), ("shogi", "Each honba", "+1 (+2)"), ("mcr", "Flowers, each", "+1 (+3)")],
)
def test_extras_state_the_gain_by_self_draw_if_it_differs(ruleset_id: str, name: str, gain: str) -> None:
    row = next(row for row in default_card(ruleset_id, "en").extras.rows if row[0].text == name)
    assert [cell.text for cell in row[1:]] == [gain, gain]


def test_penalties_agree_with_the_rules() -> None:
    def penalties(ruleset_id: str, **options: OptionValue) -> dict[str, tuple[str, ...]]:
        ruleset = registry.get_ruleset(ruleset_id)
        grid = build_card(ruleset, make_match(ruleset, options)).penalties
        rows = grid.rows if grid else ()
        return {row[0].text: tuple(f"{cell.text} {cell.second_line}".strip() for cell in row[1:]) for row in rows}

    assert penalties("arushiaru")["Chombo"] == ("1,000 (250/500)", "1,500 (500)")
    assert penalties("boo")["Riichi stake"] == ("100", "100")
    assert penalties("boo", chombo_payment="maru_a")["Chombo"][0].startswith("30 ")
    assert penalties("wsom")["Chombo"] == ("no points", "no points")
    assert penalties("wsom", chombo_points=60)["Chombo"] == ("60", "60")
    assert penalties("shogi")["Chombo"] == ("30 (15)", "30 (15)")
    assert penalties("shogi")["Draw, noten: to a tenpai player"] == ("5", "5")
    assert penalties("beijing", shaozhuang_points=7)["Equal first discards"] == ("–", "21 (7)")
    assert "Chombo" not in penalties("beijing", chombo="reverse"), "the cost depends on the claimed hand"


def test_changed_options_are_listed_and_their_yaku_marked() -> None:
    ruleset = registry.get_ruleset("arushiaru")
    usual = {yaku.id: yaku for yaku in all_yaku(build_card(ruleset, None))}
    assert {name for name, yaku in usual.items() if yaku.option_note} == {"honroutou", "houtei", "renhou"}
    assert "option" in usual["houtei"].option_note
    card = build_card(ruleset, make_match(ruleset, {"yaku_houtei": True, "yaku_chanta": False, "start_points": 2000}))
    changed = {yaku.id: yaku for yaku in all_yaku(card)}
    assert {name for name, yaku in changed.items() if yaku.option_note} == {"honroutou", "chanta", "renhou"}
    assert len(card.options) == 3
    assert any("2,000" in fact for fact in card.facts)
    assert build_card(ruleset, None).options == ()


@pytest.mark.parametrize(
    ("ruleset_id", "options", "yaku", "value"),
    [
        ("wsom", {"chinitsu_points": 80}, "chinitsu", "80 points"),
        ("wsom", {"chinitsu_points": 80, "minimum": 15}, "chinitsu", "80 points"),
        ("beijing", {"doublings_qingyise": 3}, "qingyise", "3 doublings"),
        ("beijing", {"tenhou_points": 50}, "tenhou", "50 points, closed only"),
        ("beijing", {"doublings_menqing": 2, "max_melds": 1}, "menqing", "2 doublings, closed only"),
        ("riichi", {"renhou": "yakuman"}, "renhou", "Yakuman, closed only"),
    ],
)
def test_values_follow_the_options(ruleset_id: str, options: dict[str, OptionValue], yaku: str, value: str) -> None:
    ruleset = registry.get_ruleset(ruleset_id)
    card_yaku = {entry.id: entry for entry in all_yaku(build_card(ruleset, make_match(ruleset, options)))}
    assert card_yaku[yaku].value == value
    assert card_yaku[yaku].option_note == ""


def test_tanyao_is_closed_only_at_a_table_without_open_tanyao() -> None:
    ruleset = registry.get_ruleset("riichi")
    for is_open, value in ((True, "1 han"), (False, "1 han, closed only")):
        card = build_card(ruleset, make_match(ruleset, {"open_tanyao": is_open}))
        (tanyao,) = (row for row in all_yaku(card) if row.id == "tanyao")
        assert (tanyao.value, tanyao.option_note, tanyao.condition) == (value, "", "Only 2 to 8 of the suits.")


def test_examples_follow_the_options_of_their_yaku() -> None:
    ruleset = registry.get_ruleset("beijing")
    card = build_card(ruleset, make_match(ruleset, {"hungang_points": 0, "doublings_qingyise": 6}))
    yaku = {entry.id: entry for entry in all_yaku(card)}
    assert yaku["qingyise"].amount == "8 doublings → 1,024"
    assert yaku["hungang"].option_note == "Not played here."
    # The example has all three suits.
    strict = build_card(ruleset, make_match(ruleset, {"duanmen": True, "doublings_menqing": 2}))
    assert [entry.amount for entry in all_yaku(strict) if entry.id == "qidui"] == ["4 doublings → 96"]


@pytest.mark.parametrize(("ruleset_id", "name", "paper"), sweep(RULESETS, LANGUAGES, ("A4", "Letter")))
def test_blocks_neither_overlap_nor_leave_the_page(
    ruleset_id: str, name: str, paper: str, speaks: Callable[[str], None]
) -> None:
    speaks(name)
    pages = default_pages(ruleset_id, name) if paper == "A4" else CardPages(default_card(ruleset_id, name), LETTER)
    assert pages.count <= max_pages(registry.get_ruleset(ruleset_id))
    assert MIN_TEXT_SIZE * pages.scale * 72 / 96 >= MIN_POINTS
    check_boxes(pages)


@pytest.mark.parametrize(("ruleset_id", "name"), sweep(RULESETS, ("en", "ja")))
def test_blocks_are_painted_within_their_columns(ruleset_id: str, name: str, speaks: Callable[[str], None]) -> None:
    """A block that paints beyond its box would reach the margin or the gutter."""
    speaks(name)
    pages = default_pages(ruleset_id, name)
    size = pages.size
    margin, scale = 20, 2
    columns = sorted(
        {(block.box.left(), block.box.right()) for block in pages.placed if block.box.width() < size.width() / COLUMNS}
    )
    head = max(block.box.bottom() for block in pages.placed if block.box.width() > size.width() / COLUMNS)
    for index in range(pages.count):
        width, height = round((size.width() + 2 * margin) * scale), round((size.height() + margin) * scale)
        image = QImage(width, height, QImage.Format.Format_RGB32)
        image.fill(0xFFFFFFFF)
        painter = QPainter(image)
        painter.scale(scale, scale)
        painter.translate(margin, 0)
        pages.paint(painter, index)
        painter.end()
        bands = [(0.0, margin - 2.0), (margin + size.width() + 2.0, size.width() + 2 * margin)]
        bands.append((margin + columns[0][1] + 2.0, margin + columns[1][0] - 2.0))
        bottom = round((size.height() - FOOTER_HEIGHT) * scale)
        for left, right in bands:
            top = head + 4 if index == 0 else 0
            x, y = round(left * scale), round(top * scale)
            band = image.copy(x, y, round(right * scale) - x, bottom - y)
            assert set(bytes(band.constBits())) == {0xFF}, (index, left)
