# SPDX-License-Identifier: MIT
from collections.abc import Sequence
from decimal import Decimal

from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_desk.club.names import PlayerName
from mahjong_desk.club.stored_match import Edit, StoredMatch
from mahjong_desk.club.totals import (
    HOUSE_KEY,
    MatchResult,
    compute_totals,
    match_result,
    system_of,
    system_with_key,
    to_decimal,
    to_number,
)
from mahjong_desk.journal.acts import Act, MatchHeader
from mahjong_desk.journal.journal import Journal
from mahjong_desk.ledger.books import Rates
from mahjong_desk.ledger.contents import MatchSummary
from mahjong_desk.match import Match, replay
from mahjong_desk.rules.model.events import Chombo, DeadHand, Draw, Event, MatchEnd, Substitution, Win, Winner
from mahjong_desk.rules.registry import get_ruleset

ARU = system_of(get_ruleset("arushiaru").bind({}))
BOO = system_of(get_ruleset("boo").bind({}))
POINTS = system_of(get_ruleset("wsom").bind({}))
ROOTS = system_of(get_ruleset("wsom").bind({"result": "match_points"}))


def match(number: int, system: object, **results: float) -> MatchResult:
    return MatchResult(number, system, {name: to_decimal(result) for name, result in results.items()})  # type: ignore[arg-type]


def test_results_of_one_system_are_added_and_ranked() -> None:
    played = [match(1, ARU, Aoi=10, Ben=-10), match(2, ARU, Aoi=-30, Emi=30), match(3, ARU)]
    totals = compute_totals(played, Rates(), ["Fumi"])
    assert totals.names == ("Emi", "Fumi", "Ben", "Aoi")
    assert totals.by_system == {ARU.key: {"Aoi": -20, "Ben": -10, "Emi": 30}}
    assert totals.club_totals is None
    assert totals.unrated_systems == (ARU,)
    assert compute_totals(played[2:], Rates()).club_totals is None, "no match is finished"


def test_a_result_goes_to_the_player_seated_at_the_end() -> None:
    win = Win(discarder=3, winners=(Winner(1, value={"han": 1, "fu": 30}),))
    events = (win, Substitution(player=1, name="Emi"), MatchEnd())
    played = replay(Match(get_ruleset("arushiaru").bind({}), {}, ("Aoi", "Ben", "Chie", "Dai"), events))
    assert match_result(1, played).results == {"Aoi": 0, "Emi": 240, "Chie": 0, "Dai": -240}


def test_riichi_results_are_totalled_in_thousands() -> None:
    win = Win(discarder=3, winners=(Winner(1, value={"han": 2, "fu": 30}),))
    played = replay(Match(get_ruleset("riichi").bind({}), {}, ("Aoi", "Ben", "Chie", "Dai"), (win, MatchEnd())))
    assert list(played.final.results) == [5000, 37000, -15000, -27000]
    assert match_result(1, played).results == {"Aoi": 5, "Ben": 37, "Chie": -15, "Dai": -27}


def test_systems_without_rates_are_not_added_together() -> None:
    played = [match(1, BOO, Aoi=10, Ben=-10), match(2, POINTS, Ben=300, Aoi=-300), match(3, ROOTS, Aoi=1.5, Ben=-1.5)]
    totals = compute_totals(played, Rates("yen", {BOO.key: Decimal(10), POINTS.key: Decimal("0.1")}))
    assert totals.systems == (BOO, POINTS, ROOTS), "match points are not points"
    assert tuple(system_with_key(key) for key in totals.by_system) == totals.systems
    assert totals.club_totals is None
    assert totals.unrated_systems == (ROOTS,)
    assert totals.names == ("Aoi", "Ben"), "in order of appearance"


def test_rates_convert_results_to_exact_club_totals() -> None:
    played = [match(1, BOO, Aoi=7, Ben=-10, **{HOUSE_KEY: 3}), match(2, ROOTS, Ben=0.07, Aoi=-0.07)]
    totals = compute_totals(played, Rates("yen", {BOO.key: Decimal("0.1"), ROOTS.key: Decimal("3")}))
    assert totals.club_totals == {"Aoi": Decimal("0.49"), "Ben": Decimal("-0.79"), HOUSE_KEY: Decimal("0.3")}
    assert totals.names == ("Aoi", "Ben", HOUSE_KEY)


def test_whole_totals_have_no_decimals() -> None:
    assert [repr(to_number(Decimal(text))) for text in ("10.00", "-0.5", "0E+2")] == ["10", "-0.5", "0"]


AT = "2026-01-31T20:15:00Z"
NAMES = ("Aoi", "Ben", "Chie", "Dai")
SEATS = st.integers(0, 3)
PLACES = st.integers(0, 30)


def ron(winner: int, discarder: int, han: int = 1) -> Win:
    """Returns a win with a typed value of 30 fu."""
    return Win(discarder=discarder, winners=(Winner(winner, value={"han": han, "fu": 30}),))


def new_match() -> StoredMatch:
    journal = Journal.new(1, MatchHeader("arushiaru", {}, NAMES), AT)
    return StoredMatch.read(MatchSummary(1, 1, 1, AT, AT, journal.head, journal.length, journal.header, NAMES), journal)


def with_act(stored: StoredMatch, act: Act) -> StoredMatch:
    return stored.extended_by(stored.journal.with_action(act, AT))


def match_with(*events: Event) -> StoredMatch:
    stored = new_match()
    for event in events:
        stored = with_act(stored, stored.recording_act([event]))
    return stored


EVENTS: st.SearchStrategy[Event] = st.one_of(
    st.builds(lambda seat, step, han: ron(seat, (seat + step) % 4, han), SEATS, st.integers(1, 3), st.integers(0, 4)),
    st.just(Draw()),
    st.just(Draw(kind="kyuushu_kyuuhai")),
    st.builds(Chombo, player=SEATS),
    st.builds(DeadHand, player=SEATS),
    st.builds(Substitution, player=SEATS, name=st.sampled_from(("Emi", "Fumi"))),
    st.just(MatchEnd()),
)
ACTIONS = ("record", "record", "together", "replace", "insert", "delete", "note", "rename", "exchange", "undo", "redo")


def act_of(stored: StoredMatch, action: str, place: int, event: Event) -> Act | None:
    """Returns the act of an action, or None if it does not apply to the match."""
    ids, history = stored.row_ids, stored.journal.history
    row = ids[place % len(ids)] if ids else None
    match action:
        case "record":
            return stored.recording_act([event])
        case "together":
            return stored.recording_act([event, Draw()])
        case "insert":
            return stored.editing_act([Edit.insert(row, event)])
        case "replace" if row is not None:
            return stored.editing_act([Edit.replace(row, event)])
        case "delete" if row is not None:
            return stored.editing_act([Edit.insert(row, event), Edit.delete(row)])
        case "note" if row is not None:
            return stored.editing_act([stored.note_edit(row, "a note")])
        case "rename":
            return stored.renaming_act(stored.replay.players[place % 4], f"Name {place}")
        case "exchange":
            return stored.swapping_act(place % 4, (place + 1) % 4, hands=place % 2 == 0)
        case "undo" if history.undo is not None:
            return Act.undo()
        case "redo" if history.redo is not None:
            return Act.redo()
    return None


@given(st.lists(st.tuples(st.sampled_from(ACTIONS), PLACES, EVENTS), max_size=24))
@settings(max_examples=18)
def test_an_extended_match_equals_the_one_read_whole(steps: Sequence[tuple[str, int, Event]]) -> None:
    stored = new_match()
    for action, place, event in steps:
        act = act_of(stored, action, place, event)
        if act is None:
            continue
        stored = with_act(stored, act)
        assert stored == StoredMatch.read(stored.record, stored.journal)
        assert [row.index for row in stored.replay.rows] == list(range(len(stored.row_ids)))


@given(st.lists(EVENTS, min_size=1, max_size=12), PLACES, EVENTS)
@settings(max_examples=12)
def test_an_edit_gives_what_its_preview_showed(events: list[Event], place: int, event: Event) -> None:
    stored = match_with(*events)
    row = stored.row_ids[place % len(stored.row_ids)]
    for edits in ([Edit.replace(row, event)], [Edit.insert(row, event), Edit.delete(row)], [Edit.insert(None, event)]):
        replay, ids = stored.preview(edits)
        after = with_act(stored, stored.editing_act(edits))
        assert replay == after.replay
        assert [key for key in ids if key > 0] == [key for key in after.row_ids if key in stored.row_ids]
    assert stored.preview_rename("Ben", "Benno") == with_act(stored, stored.renaming_act("Ben", "Benno")).replay


def test_players_are_swapped_in_the_chosen_rows() -> None:
    stored = match_with(ron(0, 1), ron(2, 3), ron(1, 2), ron(0, 1))
    edits = stored.swap_edits(0, 1, range(3))
    assert [edit.row_id for edit in edits] == [stored.row_ids[0], stored.row_ids[2]]
    assert stored.preview(edits)[0].match.events == (ron(1, 0), ron(2, 3), ron(0, 2), ron(0, 1))


def test_display_names_are_shown_and_entered_names_are_stored() -> None:
    stored = match_with(ron(0, 1))
    shown = stored.with_display_names({"Ben": PlayerName("B."), "Emi": PlayerName("E.")})
    assert shown.match.players == ("Aoi", "B.", "Chie", "Dai")
    assert shown.with_display_names({}) == stored
    for act in (shown.recording_act([Substitution(player=0, name="E.")]), shown.renaming_act("B.", "Benno")):
        shown = with_act(shown, act)
    assert shown.replay.players == ("E.", "Benno", "Chie", "Dai")
    assert shown.with_entered_names().replay.players == ("Emi", "Benno", "Chie", "Dai")


def test_only_an_act_that_adds_events_has_recorded_ones() -> None:
    stored, events = match_with(ron(0, 1)), (ron(1, 2), Draw())
    assert [stored.note_edit(stored.row_ids[0], text).event.note for text in ("late", "")] == ["late", None]
    edits = [Edit.replace(stored.row_ids[0], events[0]), Edit.insert(None, events[1])]
    acts = [*map(stored.recording_act, (events[:1], events)), *map(stored.editing_act, (edits[:1], edits))]
    assert [stored.recorded_events(act) for act in acts] == [events[:1], events, (), ()]
