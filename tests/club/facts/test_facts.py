# SPDX-License-Identifier: MIT
"""The facts index, which follows every entry and is rebuilt if damaged."""

import os
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from mahjong_desk.club.facts.facts import FactsIndex, MatchFilter
from mahjong_desk.club.facts.match_facts import RowRef, WonYaku
from mahjong_desk.club.facts.store import FactStore, FactsUnavailable, facts_path
from mahjong_desk.club.people.person import Appearance, appearances, identity_of
from mahjong_desk.club.search import SearchQuery, find_hands
from mahjong_desk.journal.acts import Act, MatchHeader
from mahjong_desk.ledger.ledger import Ledger
from tests.club.made_club import bring_up_to_date, create_random_club
from tests.ledger.world import as_ordinary_user, open_folder

AT, LATER = "2026-01-31T20:15:00Z", "2026-02-28T20:15:00Z"
NAMES = ("Aoi", "Ben", "Chie", "Dai")
PINFU = {"concealed": "456m456p123s88s78p", "winning_tile": "9p"}
BY_HAND = {"winner": 1, "value": {"han": 2, "fu": 30}}


def begin_match(ledger: Ledger, at: str = AT, system: str = "arushiaru") -> int:
    """Begins a match in a session of its own; returns its number."""
    return ledger.open_match(ledger.start_session("Thursday", at).id, MatchHeader(system, {}, NAMES), at).match_id


def enter(ledger: Ledger, match: int, *events: dict[str, object]) -> None:
    for event in events:
        ledger.append(ledger.journal(match), Act.record(event), LATER)


def update_facts(facts: FactsIndex, ledger: Ledger) -> int:
    """Updates the facts; returns how many matches had changed."""
    *_, last = bring_up_to_date(facts, ledger)
    assert last.done == last.all
    return last.all


def updated_index(ledger: Ledger, path: Path | None = None) -> FactsIndex:
    facts = FactsIndex(FactStore(path))
    update_facts(facts, ledger)
    return facts


def all_facts(facts: FactsIndex) -> list[object]:
    return [facts.matches(), facts.club_tallies(), facts.appearances(), facts.hits(find_hands(facts, SearchQuery()))]


def test_player_and_substitute_keep_their_own_hands(ledger: Ledger) -> None:
    match = begin_match(ledger)
    won = {"type": "win", "from": 0, "wins": [BY_HAND]}
    enter(ledger, match, won, {"type": "substitute", "player": 1, "name": "Emi"}, {**won, "from": 2}, {"type": "end"})
    facts = updated_index(ledger)
    assert [seat.name for seat in facts.matches()[0].seats] == ["Aoi", "Emi", "Chie", "Dai"]
    lines = facts.store.query(
        "SELECT name, first, last, remained, wins, place IS NULL FROM stints JOIN players ON players.id = player "
        "WHERE seat = 1 ORDER BY stint",
        (),
    )
    assert lines == [("Ben", 0, 1, 0, 1, 1), ("Emi", 2, 3, 1, 1, 0)]
    assert [hit.discarder.name for hit in facts.hits(find_hands(facts, SearchQuery()))] == ["Chie", "Aoi"]


def test_players_have_the_identities_stored_in_the_match(ledger: Ledger) -> None:
    session = ledger.start_session("Thursday", AT)
    header = MatchHeader("arushiaru", {}, NAMES, persons=("a", "b", "c", "d"))
    match = ledger.open_match(session.id, header, AT).match_id
    enter(ledger, match, {"type": "substitute", "player": 3, "name": "Emi"}, {"type": "draw", "kind": "exhaustive"})
    (match_roster,) = updated_index(ledger).matches()
    assert [seat.identity for seat in match_roster.seats] == ["a", "b", "c", identity_of("Emi")]


def test_a_match_with_a_wrong_date_is_the_last_one(ledger: Ledger) -> None:
    for at in ("9999-12-31T23:59:59Z", AT):
        enter(ledger, begin_match(ledger, at), {"type": "win", "from": 0, "wins": [BY_HAND]})
    facts = updated_index(ledger)
    assert [hit.at for hit in facts.hits(find_hands(facts, SearchQuery()))] == ["9999-12-31T23:59:59Z", AT]


def test_a_refused_event_is_not_counted(ledger: Ledger) -> None:
    match = begin_match(ledger)
    enter(ledger, match, {"type": "win", "from": 1, "wins": [BY_HAND]}, {"type": "draw", "kind": "exhaustive"})
    facts = updated_index(ledger)
    assert facts.store.query("SELECT id / 4 % 65536, kind FROM hits", ()) == [(1, "draw")]
    assert facts.hits(find_hands(facts, SearchQuery()))[0].discarder is None


def test_only_changed_matches_are_replayed(ledger: Ledger, tmp_path: Path) -> None:
    create_random_club(ledger, random.Random(5), matches=10)
    path = tmp_path / "cache" / "facts"
    with closing(updated_index(ledger, path)) as facts:
        assert update_facts(facts, ledger) == 0
        enter(ledger, 3, {"type": "draw", "kind": "exhaustive", "note": "and again"})
        begin_match(ledger)
        assert update_facts(facts, ledger) == 2
        ledger.append(ledger.journal(3), Act.undo(), LATER)
        assert update_facts(facts, ledger) == 1
    with closing(FactsIndex(FactStore(path))) as reopened:
        assert update_facts(reopened, ledger) == 0
        assert all_facts(reopened) == all_facts(updated_index(ledger))


def test_appearances_are_the_same_as_in_the_ledger(ledger: Ledger) -> None:
    def known(facts: FactsIndex) -> list[Appearance]:
        """Returns the appearances, with the match numbers of the ledger."""
        numbers = dict(facts.store.query("SELECT id, number_in_ledger FROM matches", ()))
        items = facts.appearances()
        return [player._replace(matches=tuple(sorted(numbers[match] for match in player.matches))) for player in items]

    create_random_club(ledger, random.Random(5), matches=6)
    facts = updated_index(ledger)
    assert known(facts) == appearances(ledger.seatings())
    match = begin_match(ledger)
    enter(ledger, match, {"type": "substitute", "player": 1, "name": "Zoe"})
    ledger.append(ledger.journal(match), Act.rename("Aoi", "Yuki", ("Yuki", *NAMES[1:]), {}), LATER)
    before = facts.appearances()
    for _ in facts.update_seats(ledger):
        pass
    assert facts.appearances() is not before
    assert known(facts) == appearances(ledger.seatings()), "before the match is played"
    update_facts(facts, ledger)
    ledger.append(ledger.journal(match), Act.undo(), LATER)
    update_facts(facts, ledger)
    assert known(facts) == appearances(ledger.seatings())
    before = facts.appearances()
    enter(ledger, match, {"type": "draw", "kind": "exhaustive"})
    update_facts(facts, ledger)
    assert facts.appearances() is before, "a hand changes no player"


def test_another_ledger_replaces_all_facts(ledger: Ledger, tmp_path: Path) -> None:
    create_random_club(ledger, random.Random(5), matches=5)
    with Ledger.open(tmp_path / "other") as other:
        create_random_club(other, random.Random(6), matches=5)
        facts = updated_index(ledger)
        update_facts(facts, other)
        assert all_facts(facts) == all_facts(updated_index(other))


def test_matches_are_filtered_by_time_session_and_system(ledger: Ledger) -> None:
    begin_match(ledger)
    begin_match(ledger, LATER, "wsom")
    facts = updated_index(ledger)
    early, late = facts.matches()
    assert facts.matches(MatchFilter(since=LATER)) == (late,)
    assert facts.matches(MatchFilter(before=LATER)) == (early,)
    assert facts.matches(MatchFilter(session=late.session)) == (late,)
    assert facts.matches(MatchFilter(system="arushiaru/points")) == (early,)
    assert facts.matches(MatchFilter(since=LATER, system="arushiaru/points")) == ()


def test_unplayable_matches_are_counted_and_tried_again(ledger: Ledger, tmp_path: Path) -> None:
    ledger.open_match(ledger.start_session("Thursday", AT).id, MatchHeader("unheard_of", {}, NAMES), AT)
    begin_match(ledger)
    with closing(updated_index(ledger, tmp_path / "facts")) as facts:
        assert (facts.unreadable(), len(facts.matches())) == (1, 1)
        assert update_facts(facts, ledger) == 0
    with closing(FactsIndex(FactStore(tmp_path / "facts"))) as reopened:
        assert update_facts(reopened, ledger) == 1


@pytest.mark.parametrize("how", ["no database", "another version", "cut off"])
def test_a_damaged_file_is_rebuilt(ledger: Ledger, tmp_path: Path, how: str) -> None:
    create_random_club(ledger, random.Random(5), matches=5)
    path = tmp_path / "facts"
    updated_index(ledger, path).close()
    if how == "no database":
        path.write_bytes(b"not a database" * 1000)
    elif how == "cut off":
        path.write_bytes(path.read_bytes()[:5000])
    else:
        with closing(sqlite3.connect(path)) as database, database:
            database.execute("UPDATE made SET by = '0/0'")
            database.execute("DELETE FROM hits")
    with closing(FactsIndex(FactStore(path))) as facts:
        assert update_facts(facts, ledger) == 5
        assert facts.store.path == path
        assert all_facts(facts) == all_facts(updated_index(ledger))


def test_facts_stay_in_memory_if_the_cache_is_read_only(ledger: Ledger) -> None:
    create_random_club(ledger, random.Random(5), matches=5)
    with open_folder() as folder, as_ordinary_user():
        unwritable_folder = folder / "cache"
        facts = updated_index(ledger, unwritable_folder / "facts")
        assert facts.store.path is None
    assert all_facts(facts) == all_facts(updated_index(ledger))


@pytest.mark.parametrize("are_seats_read", [False, True])
def test_facts_continue_in_memory_while_a_file_is_locked(ledger: Ledger, tmp_path: Path, are_seats_read: bool) -> None:
    path, match = tmp_path / "facts", begin_match(ledger)
    updated_index(ledger, path).close()
    facts = FactsIndex(FactStore(path))
    enter(ledger, match, {"type": "draw", "kind": "exhaustive"})
    if are_seats_read:
        assert list(facts.update_seats(ledger)) == []
    with closing(sqlite3.connect(path)) as another_window:
        another_window.execute("BEGIN IMMEDIATE")
        with pytest.raises(FactsUnavailable):
            update_facts(facts, ledger)
    assert facts.store.path is None
    update_facts(facts, ledger)
    assert all_facts(facts) == all_facts(updated_index(ledger, path))


def test_each_ledger_has_its_own_cache_file(tmp_path: Path) -> None:
    one, other = facts_path(tmp_path / "a"), facts_path(tmp_path / "b")
    assert one.parent == other.parent
    assert one.name != other.name
    assert "mahjong-desk" in str(one)
    assert facts_path(Path(os.fsdecode(b"/club/\xff"))).parent == one.parent, "a folder whose name is not UTF-8"


def test_each_won_yaku_names_its_last_hand(ledger: Ledger) -> None:
    pinfu = {"type": "win", "from": 3, "wins": [{"winner": 1, "hand": PINFU}]}
    for at in (AT, LATER):
        enter(ledger, begin_match(ledger, at), pinfu, pinfu, {"type": "win", "from": 3, "wins": [BY_HAND]})
    facts = updated_index(ledger)
    last = ledger.matches()[-1].uuid
    values = {won.yaku: won for won in facts.won_since(AT)}
    assert values["pinfu"] == WonYaku("arushiaru", "pinfu", LATER, RowRef(last, 1))
    assert facts.won_since("2026-03-01T00:00:00Z") == ()
