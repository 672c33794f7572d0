# SPDX-License-Identifier: MIT
"""The snapshots for spectators: recorded hands under allowed names."""

from pathlib import Path

import pytest

from mahjong_desk.club.evening.evening import EveningPlan
from mahjong_desk.club.evening.store import EveningAct, EveningStore, evening_act
from mahjong_desk.club.people.people import PeopleRegister
from mahjong_desk.club.people.person import identity_of
from mahjong_desk.club.schedule.rounds import RoundSeating
from mahjong_desk.journal.acts import now
from mahjong_desk.ledger.contents import SessionSummary
from mahjong_desk.rules.model.events import Adjustment, Draw, MatchEnd, RiichiDeclaration, Substitution, Win, Winner
from mahjong_desk.spectators.snapshot import Snapshot, to_json_by_language
from mahjong_desk.ui.club.spectators.broadcast import browser_strings
from mahjong_desk.ui.club.spectators.snapshot_builder import NamePolicy, SnapshotBuilder, initials
from mahjong_desk.ui.club_data import people_model_of
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.text_format import format_number
from mahjong_desk.ui.rulebook.rule_values import example_event
from tests.club.all_people import people_of
from tests.ui.player import NAMES

TYPED = {"fu": 30, "han": 3}


def start_match(desk: Desk, ruleset: str = "arushiaru") -> None:
    assert desk.start_match(ruleset, {}, NAMES, "Thursday club")


def take_snapshot(desk: Desk, naming: NamePolicy = NamePolicy.NAMES) -> Snapshot:
    return SnapshotBuilder(desk, naming).build()


def test_no_table_is_shown_before_the_first_match(desk: Desk) -> None:
    assert take_snapshot(desk).tables == ()


def test_a_match_that_is_only_viewed_is_not_shown(desk: Desk) -> None:
    start_match(desk)
    assert desk.record_event(MatchEnd())
    assert desk.start_match("boo", {}, ("Emi", "Fumi", "Gen", "Hana"), "Friday club")
    assert desk.view_match(1)
    shown = take_snapshot(desk)
    assert shown.title.en == "Friday club"
    assert [seat.name.en for seat in shown.tables[0].seats] == ["Emi", "Fumi", "Gen", "Hana"]


def test_a_table_is_shown_with_its_newest_hand_first(desk: Desk) -> None:
    start_match(desk)
    assert desk.record_event(Draw(kind="exhaustive"))
    assert desk.record_event(Win(discarder=1, winners=(Winner(0, value=TYPED),)))
    shown = take_snapshot(desk)
    assert shown.title.en == "Thursday club"
    (table,) = shown.tables
    assert [seat.name.en for seat in table.seats] == list(NAMES)
    assert [seat.dealer for seat in table.seats].count(True) == 1
    assert not table.finished
    newest, oldest = table.hands
    assert newest.description.en.startswith("Aoi from Ben, ")
    assert newest.description.ja.startswith("Aoiロン（Ben）")
    assert oldest.description.zh == "流局"
    assert "value entered, not checked" in newest.value.en
    assert [change.name.en for change in newest.changes] == list(NAMES)
    assert newest.changes[0].points.startswith("+")
    assert shown.adds_up


def test_a_won_hand_is_shown_with_its_tiles(desk: Desk) -> None:
    start_match(desk)
    rules = desk.match.rules
    assert desk.record_event(example_event(rules, rules.ruleset.yaku_by_id("tanyao").example))
    (hand,) = take_snapshot(desk).tables[0].hands
    tiles = [tile for group in hand.groups for tile in group]
    assert [tile.winning for tile in tiles] == [False] * 13 + [True]
    assert (hand.round.en, "value entered" in hand.value.en) == ("E1", False)
    assert "winning" in hand.spoken_tiles.en


def test_notes_and_reasons_are_not_published(desk: Desk) -> None:
    start_match(desk)
    assert desk.record_event(Adjustment(deltas=(480, -480, 0, 0), reason="secret reason", note="secret note"))
    assert desk.record_event(MatchEnd(reason="secret end"))
    content = b"".join(to_json_by_language(take_snapshot(desk)).values())
    assert b"480" in content
    assert b"secret" not in content
    assert take_snapshot(desk).tables[0].finished
    assert min(seat.rank for seat in take_snapshot(desk).tables[0].seats) == 1


def test_a_finished_table_shows_the_final_scores(desk: Desk) -> None:
    start_match(desk, "riichi")
    assert desk.record_event(RiichiDeclaration(player=1))
    assert desk.record_event(Draw(kind="exhaustive", tenpai=(1,)))
    assert desk.record_event(MatchEnd())
    final = desk.stored.replay.final
    (table,) = take_snapshot(desk).tables
    assert [seat.score for seat in table.seats] == [format_number(score) for score in final.scores]


@pytest.mark.parametrize("naming", [NamePolicy.INITIALS, NamePolicy.SEATS])
def test_no_player_name_is_published_unless_allowed(desk: Desk, naming: NamePolicy) -> None:
    start_match(desk)
    assert desk.record_event(Win(discarder=1, winners=(Winner(0, value=TYPED),)))
    assert desk.record_event(Substitution(player=2, name="Emil"))
    assert desk.record_event(Win(discarder=None, winners=(Winner(2, value=TYPED),)))
    text = b"".join(to_json_by_language(take_snapshot(desk, naming)).values()).decode()
    assert not [name for name in (*NAMES, "Emil", "for Seat 3") if name in text]
    assert ("E." if naming is NamePolicy.INITIALS else "Seat 3") in text


def test_a_pseudonym_replaces_the_name_of_a_player(desk: Desk) -> None:
    start_match(desk)
    ledger = desk.ledger
    builder = SnapshotBuilder(desk, NamePolicy.NAMES)
    assert builder.build().tables[0].seats[0].name.en == "Aoi"
    register, people = PeopleRegister(ledger), people_of(ledger)
    register.change(people.person_for_name("Aoi"), pseudonym="Blue")
    register.change(people.person_for_name("Chie"), pseudonym="Blue")
    register.forget(people.person_for_name("Ben"))
    names = [seat.name for seat in builder.build().tables[0].seats]
    assert names[0].en == "Blue"
    assert (names[1].en, names[1].ja) == ("Former player 1", "元対局者1")
    assert names[2].en == "Blue (2)", "no two players have the same name"
    seats = take_snapshot(desk, NamePolicy.INITIALS).tables[0].seats
    assert [seat.name.en for seat in seats] == ["B.", "Former player 1", "B. (2)", "D."]


def test_no_snapshot_is_built_until_pseudonyms_are_read(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    start_match(desk)
    club = people_model_of(desk)
    with monkeypatch.context() as patched:
        patched.setattr(type(club), "is_reading_matches", property(lambda _club: True))
        assert SnapshotBuilder(desk, NamePolicy.NAMES).build() is None
    assert take_snapshot(desk).tables != ()


def test_initials_follow_the_script_of_a_name() -> None:
    assert initials("Aoi Berg") == "A. B."
    assert initials("青木 葵") == "青 葵"
    assert initials("ångström") == "å"
    assert initials("Øyvind") == "Ø."


def test_a_declared_riichi_is_shown_but_is_not_a_hand(desk: Desk) -> None:
    start_match(desk, "boo")
    assert desk.record_event(RiichiDeclaration(player=1))
    (table,) = take_snapshot(desk).tables
    assert [seat.riichi for seat in table.seats] == [False, True, False, False]
    assert table.hands == ()


def seat_evening(desk: Desk, name: str, at: str, people: dict[str, str]) -> SessionSummary:
    session, store = desk.ledger.start_session(name, at), EveningStore(desk.ledger)
    store.begin(session.uuid, EveningPlan("arushiaru", {}, 4, rounds=3), people, at)
    persons = tuple(people)
    tables = tuple(persons[first : first + 4] for first in range(0, len(persons), 4))
    assert store.seat_round(store.read(session.uuid), RoundSeating(tables), at)
    return session


def test_an_evening_shows_tables_clock_and_results(desk: Desk) -> None:
    ledger = desk.ledger
    people = {identity_of(name): name for name in (*NAMES, "Emi", "Fumi", "Gao", "Hana")}
    session = seat_evening(desk, "Evening", "2026-01-31T18:00:00Z", people)
    EveningStore(ledger).append(evening_act(EveningAct.BEGIN, session.uuid, round=1), now())
    assert desk.continue_match(ledger.matches(session.id)[0].id)
    builder = SnapshotBuilder(desk, NamePolicy.NAMES)
    assert builder.build().standings == ()
    assert desk.record_event(Win(discarder=1, winners=(Winner(0, value=TYPED),)))
    assert desk.record_event(Substitution(player=0, name="Zoe"))
    assert desk.record_event(MatchEnd())
    shown = builder.build()
    assert shown.subtitle.en.startswith("Round 1 of 3 · ")
    assert shown.subtitle.ja.startswith("第1ラウンド")
    assert [table.finished for table in shown.tables] == [True, False]
    assert shown.timer.length == 50 * 60
    assert (shown.standings[0].rank, shown.standings[0].name.en) == (1, "Zoe")
    assert len({standing.mark for standing in shown.standings}) == 4
    assert (len(shown.standings), shown.standings_note.en) == (4, "")
    assert take_snapshot(desk, NamePolicy.SEATS).standings == ()


def test_a_later_evening_is_shown_once_the_match_ends(desk: Desk) -> None:
    people = {identity_of(name): name for name in NAMES}
    today = seat_evening(desk, "Today", "2026-01-31T18:00:00Z", people)
    assert desk.continue_match(desk.ledger.matches(today.id)[0].id)
    seat_evening(desk, "Tomorrow", "2099-01-31T18:00:00Z", people)
    assert take_snapshot(desk).title.en == "Today", "the match is still in progress"
    assert desk.record_event(MatchEnd())
    assert take_snapshot(desk).title.en == "Tomorrow"


def test_browser_strings_are_used_and_translated() -> None:
    script = (Path(__file__).parents[4] / "resources" / "spectators" / "page.js").read_text(encoding="utf-8")
    words = browser_strings()
    assert [identity for identity in words if f'"{identity}"' not in script] == []
    assert [names for names in words.values() if names.zh == names.en] == []
