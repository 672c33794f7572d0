# SPDX-License-Identifier: MIT
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from mahjong_desk.ledger.errors import Damage, LedgerDamaged
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.rules.model.events import Draw
from mahjong_desk.ui.kit.controls.buttons import TwoLineButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.match.continue_sheet import ContinueSheet
from mahjong_desk.ui.match.new_match_sheet import NewMatchSheet
from tests.ledger.world import tamper
from tests.ui.player import User

OF_MATCH = "subject = (SELECT uuid FROM matches WHERE id = {})"
CHANGED = (
    f"UPDATE entries SET content = replace(content, 'exhaustive', 'abortive') WHERE kind = 'record' AND {OF_MATCH}"
)
UNREADABLE = f"UPDATE entries SET content = '{{{{}}}}' WHERE kind = 'open' AND {OF_MATCH}"


@pytest.fixture
def player(guest: User) -> User:
    for names in (("Aoi", "Ben", "Chie", "Dai"), ("Emi", "Fumi", "Gen", "Hana"), ("Ito", "Jun", "Kei", "Lea")):
        assert guest.desk.start_match("arushiaru", {}, names, "Thursday")
        assert guest.desk.record_event(Draw())
    return guest


def tamper_and_reopen(player: User, *statements: str) -> None:
    """Changes the ledger with SQL while it is closed, and opens it again."""
    folder, last = player.desk.folder, player.desk.ledger.match(3).uuid
    player.desk.close()
    tamper(ledger_path(folder), *statements)
    player.window.settings.last_match = last
    assert player.window.open_ledger(folder)


def match_ids(player: User) -> list[int]:
    return [record.id for record in player.desk.ledger.matches()]


def damage_notes(sheet: ContinueSheet) -> list[str]:
    texts = [text.text() for text in sheet.findChildren(Label) if text.text()]
    below = texts[texts.index("Cannot be continued") + 1 :]
    return [f"{line}: {reason}" for line, reason in zip(below[::2], below[1::2], strict=True)]


def open_continue_sheet(player: User) -> ContinueSheet:
    player.window.run_command("continue_match")
    return player.sheet(ContinueSheet)


def is_damaged(player: User, damage: Damage) -> bool:
    error = player.window.failure
    return isinstance(error, LedgerDamaged) and error.reason is damage


def test_a_match_that_does_not_verify_can_be_viewed(player: User) -> None:
    first, _second, _third = match_ids(player)
    tamper_and_reopen(player, CHANGED.format(first))
    sheet = open_continue_sheet(player)
    (note,) = damage_notes(sheet)
    assert "Aoi, Ben, Chie, Dai" in note
    assert "changed outside Mahjong Desk from entry 1 on" in note
    player.click(player.button("View this match", sheet))
    assert player.desk.record.id == first
    assert "changed outside" in player.window.foot.status.accessibleName()
    assert not player.desk.record_event(Draw())
    assert is_damaged(player, Damage.ACTS)


def test_an_unreadable_last_match_is_reported_at_startup(player: User) -> None:
    tamper_and_reopen(player, UNREADABLE.format(match_ids(player)[2]))
    sheet = player.sheet(ContinueSheet)
    assert is_damaged(player, Damage.OPENING)
    (note,) = damage_notes(sheet)
    assert "first entry of this match cannot be read" in note
    assert "Not recorded" not in player.window.foot.failure_bar.note.accessibleName()
    player.click(player.button("Continue", sheet))
    player.window.show_screen("ledger")
    chooser = player.window.screen_widget("ledger").chooser
    at = chooser.findText("Thursday, match 1: cannot be read")
    assert [
        bool(chooser.model().flags(chooser.model().index(row, 0)) & Qt.ItemFlag.ItemIsEnabled) for row in range(3)
    ] == [row != at for row in range(3)]
    player.window.show_screen("table")
    assert player.desk.names() == ("Emi", "Fumi", "Gen", "Hana")
    assert player.desk.record_event(Draw())
    assert player.window.foot.error is None


def test_a_new_match_is_offered_if_none_can_continue(player: User, tmp_path: Path) -> None:
    tamper_and_reopen(player, *(UNREADABLE.format(match_id) for match_id in match_ids(player)))
    sheet = player.sheet(ContinueSheet)
    assert len(damage_notes(sheet)) == 3
    assert player.window.screen_widget("table").felt.empty.continue_button.isVisible()
    player.click(player.button("New match", sheet))
    assert player.window.sheet is not None
    assert not isinstance(player.window.sheet, ContinueSheet)


def test_each_match_has_a_distinct_label(player: User) -> None:
    for system in ("arushiaru", "arushiaru", "boo", "arushiaru", "arushiaru"):
        assert player.desk.start_match(system, {}, ("Aoi", "Ben", "Chie", "Dai"))
    sheet = open_continue_sheet(player)
    earlier = [(button.text(), button.name) for button in sheet.findChildren(TwoLineButton)]
    latest = tuple(text.text() for text in sheet.findChildren(Label) if "Aoi" in text.text() or "Match" in text.text())
    assert len({*earlier, latest}) == len(earlier) + 1 == 5
    assert any("Boo" in below for _, below in earlier)


def test_continue_is_not_offered_without_another_match(guest: User) -> None:
    empty = guest.window.screen_widget("table").felt.empty
    assert empty.isVisible()
    assert not empty.continue_button.isVisible()
    assert empty.new_button.isEnabled()
    for _ in range(2):
        guest.window.run_command("continue_match")
        assert guest.window.sheet is None
        assert guest.window.notice.text == "No other recent match can be continued."
        # The match on the table does not count.
        assert guest.desk.start_match("arushiaru", {}, ("Aoi", "Ben", "Chie", "Dai"))


def test_enter_on_the_empty_table_opens_the_new_match_sheet(guest: User) -> None:
    guest.press(Qt.Key.Key_Return)
    assert isinstance(guest.window.sheet, NewMatchSheet)
