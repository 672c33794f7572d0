# SPDX-License-Identifier: MIT

from PySide6.QtCore import Qt

from mahjong_desk.rules.model.events import Adjustment, MatchEnd
from mahjong_desk.ui.club import PAGES
from mahjong_desk.ui.club.screen import ClubScreen
from mahjong_desk.ui.kit.text_format import without_mnemonic
from mahjong_desk.ui.sessions.sessions_view import SessionsPage
from tests.ui.player import NAMES, User

ALT = Qt.KeyboardModifier.AltModifier


def in_the_club(guest: User) -> ClubScreen:
    guest.press(Qt.Key.Key_5, ALT)
    assert guest.window.current_screen == "club"
    return guest.screen(ClubScreen)


def test_pages_are_chips_and_created_on_first_use(guest: User) -> None:
    place = in_the_club(guest)
    for name, page in PAGES.items():
        guest.click(guest.button(without_mnemonic(page.title), place.chips))
        shown = place.page_widget(name)
        assert shown.isVisible()
        assert place.page == name


def test_the_menu_leads_to_each_page(guest: User) -> None:
    for page in PAGES:
        guest.press(Qt.Key.Key_1, ALT)
        guest.window.commands.actions[f"club_{page}"].trigger()
        assert in_the_club(guest).page == page


def test_new_entries_appear_on_the_page_of_sessions(guest: User) -> None:
    page = in_the_club(guest).show_page("sessions")
    assert isinstance(page, SessionsPage)
    assert "No session yet" in guest.texts(page)
    assert not page.rates_button.isVisible()
    guest.press(Qt.Key.Key_1, ALT)
    assert guest.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    assert guest.desk.record_event(Adjustment(deltas=(480, -480, 0, 0), reason="as it stood"))
    assert guest.desk.record_event(MatchEnd())
    guest.wait(lambda: guest.window.sheet is not None)
    guest.press(Qt.Key.Key_Escape)
    in_the_club(guest)
    assert [text.splitlines()[0] for text in page.list.texts] == ["Thursday"]
    assert {"+480", "−480"} <= set(guest.texts(page))
    guest.click(guest.button("Match 1", page))
    assert guest.window.current_screen == "ledger"


def test_the_page_that_was_shown_stays_in_another_language(guest: User) -> None:
    in_the_club(guest).show_page("sessions")
    guest.window.settings.language = "ja"
    place = in_the_club(guest)
    assert place.page == "sessions"
    assert guest.button("例会", place.chips).isVisible()
