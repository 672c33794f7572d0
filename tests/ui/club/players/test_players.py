# SPDX-License-Identifier: MIT
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
    """A ledger with three matches, in which one player is spelt in two ways."""
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
    user = User(qtbot, shared_window)
    user.press(Qt.Key.Key_5, Qt.KeyboardModifier.AltModifier)
    shared_window.screen_widget("club").show_page("players")
    players_page(user).search.clear()
    return user


def players_page(player: User) -> PlayersPage:
    page = player.window.screen_widget("club").page_widget("players")
    assert isinstance(page, PlayersPage)
    return page


def listed_names(player: User) -> list[str]:
    return [text.split(", ")[0] for text in players_page(player).list.texts]


def find(player: User, words: str) -> None:
    player.press(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    player.paste(words)
    player.press(Qt.Key.Key_Return)


def open_editor(player: User, words: str) -> EditPersonSheet:
    find(player, words)
    player.press(Qt.Key.Key_Return)
    return player.sheet(EditPersonSheet)


def test_the_players_of_recorded_matches_are_listed(player: User) -> None:
    assert listed_names(player) == ["Aoi", "Benji", "Bennji", "Chie", "Dai", "Emi", "Fumi", "さとう", "佐藤"]
    assert players_page(player).paper.person == identity_of("Aoi"), "the most frequent player"
    rows = players_page(player).list.texts
    assert rows[0].startswith("Aoi, last played ")
    assert rows[0].endswith("3 matches")
    assert any("3 matches" in text for text in player.texts(players_page(player).paper))


def test_typing_finds_players_and_keeps_the_selection(player: User) -> None:
    player.press(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    player.enter("BEN")
    assert (listed_names(player), players_page(player).paper.person) == (["Benji", "Bennji"], identity_of("Aoi"))
    player.press(Qt.Key.Key_Down)
    assert players_page(player).paper.person == identity_of("Benji")
    player.press(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    player.enter("nobody")
    assert (listed_names(player), players_page(player).nothing.text()) == ([], "No players found")


def test_opening_another_ledger_resets_the_selection(player: User, club: Path, tmp_path: Path) -> None:
    page = players_page(player)
    find(player, "Dai")
    assert page.paper.person == identity_of("Dai")
    open_another(player.window, shutil.copytree(club, tmp_path / "another"))
    player.window.show_screen("club")
    player.window.screen_widget("club").show_page("players")
    player._qtbot.waitUntil(lambda: players_page(player).paper.person == identity_of("Aoi"))
    assert players_page(player).merge_button.isVisible()
    open_another(player.window, tmp_path / "empty")
    player._qtbot.waitUntil(lambda: not players_page(player).merge_button.isVisible())


def test_details_of_a_player_are_saved_and_found(player: User) -> None:
    sheet = open_editor(player, "chie")
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
    players_page(player).search.clear()
    assert players_page(player).save_state()[0] == chie.uuid, "the edited player stays selected"
    assert listed_names(player)[-1] == "Chie", "players who are away are listed last"
    assert players_page(player).list.texts[-1].startswith("Chie, away, last played ")
    find(player, "チエ")
    paper = players_page(player).paper
    assert paper.person == chie.uuid
    details = "Reading: ちえ. Also found as: Chichi, C. On prints, in files and for spectators: Player C"
    assert details in player.texts(paper)


def test_a_new_name_is_shown_in_the_figures(player: User) -> None:
    paper = players_page(player).paper
    sheet = open_editor(player, "Aoi")
    player.wait(lambda: paper.one_system.system is not None)
    sheet.name.set_text("Aoife")
    player.click(sheet.save_button)
    assert "Aoife" in str(paper.one_system.versus.chart.to_table().headers)


def test_long_aliases_are_kept(player: User) -> None:
    aliases = ("Emi of the mountain table", "Emi of the river table")
    sheet = open_editor(player, "emi")
    sheet.aliases.set_text(", ".join(aliases))
    player.click(sheet.save_button)
    sheet = open_editor(player, "emi")
    assert sheet.aliases.text() == ", ".join(aliases)
    sheet.reading.set_text("えみ")
    player.click(sheet.save_button)
    assert people_of(player.ledger).person_for_name("Emi").aliases == aliases


def test_a_taken_or_empty_name_is_refused(player: User) -> None:
    sheet = open_editor(player, "emi")
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
    player.click(players_page(player).add_button)
    sheet = player.sheet(EditPersonSheet)
    assert sheet.name.text() == "Gao", "the searched name is proposed"
    player.click(sheet.save_button)
    players_page(player).search.clear()
    assert "Gao" in listed_names(player)
    player.click(players_page(player).add_button)
    player.enter("aoi")
    assert any("a different person with the same name" in text for text in player.texts(player.sheet(EditPersonSheet)))
    player.press(Qt.Key.Key_Return)
    assert listed_names(player).count("Aoi") + listed_names(player).count("aoi") == 2


def test_merged_players_can_be_separated_again(player: User) -> None:
    find(player, "benji")
    player.click(players_page(player).merge_button)
    sheet = player.sheet(MergePeopleSheet)
    assert sheet.kept.text() == "Benji"
    assert not sheet.merge_button.isEnabled()
    player.click(sheet.merged)
    sheet.merged.setText("Dai")
    assert "These two have sat at the same table, so they are probably different people." in player.texts(sheet)
    sheet.merged.setText("Bennji")
    texts = player.texts(sheet)
    assert [text for text in texts if text.endswith(("matches", "match")) and text[0].isdigit()] == [
        "2 matches",
        "1 match",
        "3 matches",
    ]
    player.click(sheet.merge_button)
    players_page(player).search.clear()
    assert "Bennji" not in listed_names(player)
    open_editor(player, "bennji")
    player.click(player.button("different person"))
    players_page(player).search.clear()
    assert {"Benji", "Bennji"} <= set(listed_names(player))


def test_the_chosen_one_of_two_namesakes_is_merged(player: User) -> None:
    page, ledger = players_page(player), player.desk.ledger
    register = PeopleRegister(ledger)
    register.add(people_of(ledger), "Benji", reading="another")
    emi = people_of(ledger).person_for_name("Emi")
    page._people.refresh()
    find(player, "Benji")
    for row in (0, 1):
        page.list.setCurrentIndex(page.list.model().index(row, 0))
        chosen, _ = page.save_state()
        player.click(page.merge_button)
        sheet = player.sheet(MergePeopleSheet)
        sheet.merged.setText("Emi")
        player.click(sheet.merge_button)
        assert people_of(ledger).person(emi.uuid).uuid == chosen
        register.unmerge(emi)
        page._people.refresh()


def test_possible_duplicates_are_decided_one_by_one(player: User) -> None:
    PeopleRegister(player.ledger).change(people_of(player.ledger).person_for_name("佐藤"), reading="さとう")
    player.window.show_screen("table")
    player.window.show_screen("club")
    assert players_page(player).alike_link.isVisible()
    player.click(players_page(player).alike_link)
    sheet = player.sheet(DuplicatesSheet)
    assert {frozenset((str(pair.one.name), str(pair.other.name))) for pair in sheet.pairs} == {
        frozenset(("Benji", "Bennji")),
        frozenset(("佐藤", "さとう")),
    }
    first = str(sheet.pairs[0].one.name)
    player.button("The same").setFocus()
    player.enter(" ")
    assert len(sheet.pairs) == 1
    assert player.button("Later").hasFocus()
    player.click(player.button("Not the same"))
    assert "Nothing to decide" in player.texts(sheet)
    assert sheet.main.hasFocus()
    player.press(Qt.Key.Key_Escape)
    assert not players_page(player).alike_link.isVisible()
    assert len(listed_names(player)) == 8
    assert first in listed_names(player)


def test_a_deleted_player_becomes_a_former_player(player: User) -> None:
    open_editor(player, "dai")
    player.click(player.button("Delete…"))
    sheet = player.sheet(ForgetPersonSheet)
    assert any("text copy and every backup" in text for text in player.texts(sheet))
    assert any("every match you open" in text for text in player.texts(sheet))
    player.press(Qt.Key.Key_Return)
    player.sheet(EditPersonSheet)
    player.click(player.button("Delete…"))
    player.click(player.button("Delete player"))
    players_page(player).search.clear()
    assert "Dai" not in listed_names(player)
    (former,) = people_of(player.ledger).former
    assert former.matches == 1


def test_a_locked_ledger_keeps_the_typed_text(player: User) -> None:
    sheet = open_editor(player, "emi")
    sheet.reading.set_text("えみ")
    with locked(player.desk.folder):
        player.click(sheet.save_button)
        assert player.window.sheet is sheet
        assert "ledger" in sheet.problem
    player.click(sheet.save_button)
    assert people_of(player.ledger).person_for_name("Emi").reading == "えみ"
