# SPDX-License-Identifier: MIT
import unicodedata
from pathlib import Path, PureWindowsPath

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.club.file_names import file_name
from mahjong_desk.club.names import NameProblem, PlayerName, isolate, name_faults, player_names
from mahjong_desk.ui.kit.text_format import join_items

ARABIC, HEBREW = "عائشة", "דוד"


@pytest.mark.parametrize("name", ["Aoi", "千恵", "Zoë", "Ben 2"])
def test_left_to_right_names_need_no_isolate(name: str) -> None:
    assert f"{PlayerName(name)} pays" == f"{name} pays"


@pytest.mark.parametrize("name", [ARABIC, HEBREW, f"Ben {HEBREW}", "١٢"])
def test_right_to_left_names_are_isolated_in_a_sentence(name: str) -> None:
    assert PlayerName(name) == str(PlayerName(name)) == name
    assert f"{PlayerName(name)} pays 940" == f"\u2068{name}\u2069 pays 940"


def test_names_in_a_list_are_isolated_separately() -> None:
    assert join_items(player_names((ARABIC, "Ben", HEBREW))) == f"\u2068{ARABIC}\u2069, Ben, \u2068{HEBREW}\u2069"


@given(st.text())
def test_no_name_can_escape_its_isolate(name: str) -> None:
    isolated = isolate(name)
    controls = [unicodedata.bidirectional(letter) for letter in isolated]
    assert controls.count("PDI") == controls.count("FSI") <= 1
    assert not {"RLO", "LRO", "RLE", "LRE", "RLI", "LRI", "PDF"} & set(controls)
    assert isolated.strip("\u2068\u2069") in (name, "".join(isolated[1:-1]))


def test_name_faults_are_reported_per_seat() -> None:
    assert name_faults(("Aoi", " ", "aoi ", "Dai")) == (None, NameProblem.EMPTY, NameProblem.DUPLICATE, None)
    assert name_faults(("", "", "", "")) == (NameProblem.EMPTY,) * 4


def test_two_spellings_of_one_name_are_duplicates() -> None:
    widths = (("田中 太郎", "田中\u3000太郎"), ("ﾀﾅｶ", "タナカ"), ("Tanaka", "Ｔａｎａｋａ"))
    for one, other in (("Jos\u00e9", "Jose\u0301"), *widths):
        assert name_faults((one, "Ben", other)) == (None, None, NameProblem.DUPLICATE)
    assert name_faults(("\u200b", "\u2060\u200d", "\u202e")) == (NameProblem.EMPTY,) * 3


@pytest.mark.parametrize(
    ("title", "name"),
    [
        *((title, title) for title in ("2026-01-31 Thursday club, match 4", "木曜会 第四局", "Console", "COM10")),
        *((device, f"_{device}") for device in ("CON", "nul.txt", "COM1", "lpt¹", "Aux .old", "CONIN$")),
        ("the end...", "the end"),
        (". . .hidden. .", "hidden"),
        ('a<b>c:d"e/f\\g|h?i*j', "a b c d e f g h i j"),
        ("one\ttwo\r\nthree\x00\x7f\x85four", "one two three four"),
        ("half \ud83d a tile", "half a tile"),
        ("fdp.\u202eexe", "fdp. exe"),
        *((nothing, "match") for nothing in ("", " ./. ")),
    ],
)
def test_file_names_are_valid_on_every_system(title: str, name: str) -> None:
    assert file_name(title, "pdf", "match") == f"{name}.pdf"


@pytest.mark.parametrize(
    ("sign", "whole"),
    [("a", 200), ("é", 100), ("麻", 66), ("🀄", 50), ("e\u0301", 66), ("👩\u200d👧", 18), ("👋🏽", 25)],
)
def test_long_file_names_are_cut_between_characters(sign: str, whole: int) -> None:
    assert file_name(sign * 300, "xlsx", "match") == f"{sign * whole}.xlsx"


@given(st.text(st.characters(exclude_categories=())), st.sampled_from(("pdf", "json")))
def test_any_title_becomes_a_valid_file_name(title: str, ending: str) -> None:
    name = file_name(title, ending, "match")
    assert name.endswith(f".{ending}")
    assert len(name.encode()) <= 255
    assert Path(name).name == PureWindowsPath(name).name == name
    assert not PureWindowsPath(name).is_reserved()
    assert not set(name) & set('<>:"/\\|?*')
    assert all(unicodedata.category(sign) not in ("Cc", "Cs") for sign in name)
    assert not name.removesuffix(f".{ending}").endswith((" ", "."))
    assert not name.startswith((" ", "."))
    assert file_name(name.removesuffix(f".{ending}"), ending, "match") == name
