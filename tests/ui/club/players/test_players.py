# SPDX-License-Identifier: MIT
"""The page of the players and its sheets, as a member of the club uses them."""

import shutil
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from mahjong_desk.club.people.people import PeopleRegister
from mahjong_desk.club.people.person import identity_of
from mahjong_desk.rules.model.events import Adjustment
from mahjong_desk.ui.club.players.edit_sheets import (
    DuplicatesSheet,
    EditPersonSheet,
    ForgetPersonSheet,
    MergePeopleSheet,
)
from mahjong_desk.ui.club.players.page import PlayersPage
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.window.main_window import MainWindow
from tests.club.all_people import people_of
from tests.ui.player import User, locked
from tests.ui.shared_window import open_another

TABLES = (("Aoi", "Benji", "Chie", "Dai"), ("aoi", "Bennji", "佐藤", "Emi"), ("Aoi", "Benji", "Fumi", "さとう"))


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A ledger with three matches, in which one person is spelt in two ways."""
    folder = tmp_path_factory.mktemp("club")
    with closing(Desk()) as desk:
        desk.open(folder)
        for names in TABLES:
            assert desk.start_match("arushiaru", {}, names, None if desk.session else "Thursday")
            assert desk.record_event(Adjustment(deltas=(480, -480, 0, 0), reason="as it stood"))
    return folder


@pytest.fixture
def player(qtbot: QtBot, shared_window: MainWindow, club: Path, tmp_path: Path) -> User:
    open_another(shared_window, shutil.copytree(club, tmp_path / "club"))
    sitting = User(qtbot, shared_window)
    sitting.press(Qt.Key.Key_5, Qt.KeyboardModifier.AltModifier)
    shared_window.screen_widget("club").show_page("players")
    page_of(sitting).search.clear()
    return sitting


def page_of(player: User) -> PlayersPage:
    page = player.window.screen_widget("club").page_widget("players")
    assert isinstance(page, PlayersPage)
    return page


def listed(player: User) -> list[str]:
    return [text.split(", ")[0] for text in page_of(player).list.texts]


def find(player: User, words: str) -> None:
    player.press(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    player.paste(words)
    player.press(Qt.Key.Key_Return)


def edit(player: User, words: str) -> EditPersonSheet:
    find(player, words)
    player.press(Qt.Key.Key_Return)
    return player.sheet(EditPersonSheet)


def test_every_match_from_before_has_its_players(player: User) -> None:
    assert listed(player) == ["Aoi", "Benji", "Bennji", "Chie", "Dai", "Emi", "Fumi", "さとう", "佐藤"]
    assert page_of(player).paper.person == identity_of("Aoi"), "who plays most"
    rows = page_of(player).list.texts
    assert rows[0].startswith("Aoi, last played ")
    assert rows[0].endswith("3 matches")
    assert any("3 matches" in text for text in player.texts(page_of(player).paper))


def test_typing_finds_players_and_keeps_the_selection(player: User) -> None:
    player.press(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    player.enter("BEN")
    assert listed(player) == ["Benji", "Bennji"]
    assert page_of(player).paper.person == identity_of("Aoi")
    player.press(Qt.Key.Key_Down)
    assert page_of(player).paper.person == identity_of("Benji")
    player.press(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    player.enter("nobody")
    assert listed(player) == []
    assert page_of(player).nothing.text() == "No players found"


def test_who_is_chosen_in_one_ledger_is_not_in_another(player: User, club: Path, tmp_path: Path) -> None:
    page = page_of(player)
    find(player, "Dai")
    assert page.paper.person == identity_of("Dai")
    open_another(player.window, shutil.copytree(club, tmp_path / "another"))
    player.window.show_screen("club")
    player.window.screen_widget("club").show_page("players")
    player._qtbot.waitUntil(lambda: page_of(player).paper.person == identity_of("Aoi"))


def test_details_of_a_player_are_saved_and_found(player: User) -> None:
    sheet = edit(player, "chie")
    player.click(sheet.reading.edit)
    player.paste("ちえ")
    player.click(sheet.aliases.edit)
    player.enter("Chichi, C.")
    player.click(sheet.pseudonym.edit)
    player.enter("Player C")
    player.click(player.button("Away"))
    sheet.marks.setCurrentIndex(17)
    player.click(sheet.save_button)
    assert player.window.sheet is None
    chie = people_of(player.ledger).person_for_name("Chichi")
    assert (chie.name, chie.reading, chie.aliases, chie.mark) == ("Chie", "ちえ", ("Chichi", "C."), 17)
    assert (chie.pseudonym, chie.active, chie.matches) == ("Player C", False, 1)
    page_of(player).search.clear()
    assert listed(player)[-1] == "Chie", "who is away stands last"
    find(player, "チエ")
    assert page_of(player).paper.person == chie.uuid


def test_a_taken_name_is_refused_with_a_way_out(player: User) -> None:
    sheet = edit(player, "emi")
    sheet.name.set_text("fumi")
    sheet.aliases.set_text("Dai、Emilia")
    assert "Fumi is already a player" in sheet.name.error
    assert "Dai is already a player" in sheet.aliases.error
    assert not sheet.save_button.isEnabled()
    sheet.name.set_text("")
    assert sheet.name.error == "Enter a name."
    player.press(Qt.Key.Key_Escape)
    assert player.ledger.club.actions("people") == ()


def test_a_new_player_may_have_a_known_name(player: User) -> None:
    find(player, "Gao")
    player.click(page_of(player).add_button)
    sheet = player.sheet(EditPersonSheet)
    assert sheet.name.text() == "Gao", "what nobody has is what is to be entered"
    player.click(sheet.save_button)
    page_of(player).search.clear()
    assert "Gao" in listed(player)
    player.click(page_of(player).add_button)
    player.enter("aoi")
    assert any("a different person with the same name" in text for text in player.texts(player.sheet(EditPersonSheet)))
    player.press(Qt.Key.Key_Return)
    assert listed(player).count("Aoi") + listed(player).count("aoi") == 2


def test_two_people_are_joined_and_separated_again(player: User) -> None:
    find(player, "benji")
    player.click(page_of(player).duplicates_button)
    sheet = player.sheet(MergePeopleSheet)
    assert sheet.kept.text() == "Benji"
    assert not sheet.merge_button.isEnabled()
    player.click(sheet.merged)
    sheet.merged.setText("Bennji")
    texts = player.texts(sheet)
    assert [text for text in texts if text.endswith(("matches", "match")) and text[0].isdigit()] == [
        "2 matches",
        "1 match",
        "3 matches",
    ]
    player.click(sheet.merge_button)
    page_of(player).search.clear()
    assert "Bennji" not in listed(player)
    edit(player, "bennji")
    player.click(player.button("different person"))
    page_of(player).search.clear()
    assert {"Benji", "Bennji"} <= set(listed(player))


def test_players_at_one_table_are_probably_different(player: User) -> None:
    player.click(page_of(player).duplicates_button)
    sheet = player.sheet(MergePeopleSheet)
    sheet.kept.setText("Aoi")
    sheet.merged.setText("Dai")
    assert "These two have sat at the same table, so they are probably different people." in player.texts(sheet)


def test_those_who_look_alike_are_decided_one_by_one(player: User) -> None:
    people = people_of(player.ledger)
    PeopleRegister(player.ledger).change(people.person_for_name("佐藤"), reading="さとう")
    player.window.show_screen("table")
    player.window.show_screen("club")
    assert page_of(player).alike_link.isVisible()
    player.click(page_of(player).alike_link)
    sheet = player.sheet(DuplicatesSheet)
    assert {frozenset((str(pair.one.name), str(pair.other.name))) for pair in sheet.pairs} == {
        frozenset(("Benji", "Bennji")),
        frozenset(("佐藤", "さとう")),
    }
    first = str(sheet.pairs[0].one.name)
    player.click(player.button("The same"))
    assert len(sheet.pairs) == 1
    player.click(player.button("Not the same"))
    assert "Nothing to decide" in player.texts(sheet)
    player.press(Qt.Key.Key_Escape)
    assert not page_of(player).alike_link.isVisible()
    assert len(listed(player)) == 8
    assert first in listed(player)


def test_a_deleted_player_becomes_a_former_player(player: User) -> None:
    edit(player, "dai")
    player.click(player.button("Delete…"))
    sheet = player.sheet(ForgetPersonSheet)
    assert any("text copy and every backup" in text for text in player.texts(sheet))
    assert any("every match you open" in text for text in player.texts(sheet))
    player.press(Qt.Key.Key_Return)
    player.sheet(EditPersonSheet)
    player.click(player.button("Delete…"))
    player.click(player.button("Delete player"))
    page_of(player).search.clear()
    assert "Dai" not in listed(player)
    (former,) = people_of(player.ledger).former
    assert former.matches == 1


def test_a_locked_ledger_keeps_what_was_typed(player: User) -> None:
    sheet = edit(player, "emi")
    sheet.reading.set_text("えみ")
    with locked(player.desk.folder):
        player.click(sheet.save_button)
        assert player.window.sheet is sheet
        assert "ledger" in sheet.problem
    player.click(sheet.save_button)
    assert people_of(player.ledger).person_for_name("Emi").reading == "えみ"
