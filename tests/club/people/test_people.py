# SPDX-License-Identifier: MIT
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.club.people.attendance import recent_players, session_attendance
from mahjong_desk.club.people.people import (
    DuplicateReason,
    People,
    PeopleRegister,
    find_duplicates,
    is_one_letter_apart,
)
from mahjong_desk.club.people.person import SUBJECT, Audience, appearances, fold_loosely, identity_of
from mahjong_desk.journal.acts import Act, InvalidAction, MatchHeader, canonical_json
from mahjong_desk.ledger.contents import ClubAction, MatchPlayers
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.match.players import fold_name
from tests.club.all_people import people_of

AT = "2026-01-31T20:15:00Z"
NAMES = ("Aoi", "Ben", "Chie", "Dai")


@pytest.fixture
def ledger(ledger: Ledger) -> Ledger:
    """A ledger with a match of Aoi, Ben, Chie and Dai."""
    ledger.start_session("Friday", AT)
    play(ledger, *NAMES)
    return ledger


def play(ledger: Ledger, *names: str, persons: tuple[str, ...] = (), at: str = AT) -> int:
    """Begins a match; returns its number."""
    return ledger.open_match(1, MatchHeader("arushiaru", {}, names, "", "", persons), at).match_id


def names_of(people: People) -> list[str]:
    return [str(person.name) for person in people.everybody]


def test_every_spelling_of_a_name_finds_the_same_person(ledger: Ledger) -> None:
    play(ledger, "ＡＯＩ", "ben", "Chie ", "Emi")
    people = people_of(ledger)
    assert names_of(people) == ["Aoi", "Ben", "Chie", "Dai", "Emi"]
    aoi = people.person_for_name("aoi")
    assert (aoi.uuid, aoi.matches, aoi.spellings, aoi.active) == (identity_of("Aoi"), 2, ("Aoi", "ＡＯＩ"), True)
    assert people.person_for_name("Fumi").name == "Fumi"
    assert people.person_for_name("Fumi").matches == 0


def test_names_that_begin_with_the_words_are_found_first(ledger: Ledger) -> None:
    play(ledger, "あおい", "ああお", "Ann-Lee", "Jo")
    results = {words: [str(person.name) for person in people_of(ledger).search(words)] for words in ("アオ", "-", "?")}
    assert results == {"アオ": ["あおい", "ああお"], "-": ["Ann-Lee"], "?": []}


def test_the_identity_of_a_name_never_changes() -> None:
    assert identity_of("Aoi") == "096334bf-407b-59e6-aea5-61efe1edd132"


def test_details_of_a_person_hold_until_undone(ledger: Ledger) -> None:
    register = PeopleRegister(ledger)
    aoi = people_of(ledger).person_for_name("Aoi")
    register.change(aoi, reading="あおい", aliases=["Blue"], mark=7, active=False)
    later = register.change(aoi, name="葵", pseudonym="A.")
    person = people_of(ledger).person(aoi.uuid)
    assert (person.name, person.reading, person.aliases, person.mark) == ("葵", "あおい", ("Blue",), 7)
    assert (person.active, person.pseudonym, person.spellings) == (False, "A.", ("Aoi",))
    for words in ("葵", "アオイ", "aoi", "BLUE", "あお", "lue"):
        assert people_of(ledger).search(words) == (person,), words
    register.change(aoi, name=" ", pseudonym="")
    assert people_of(ledger).person(aoi.uuid) == person._replace(pseudonym=""), "a name cannot be removed"
    back = register.undo(later)
    assert people_of(ledger).person(aoi.uuid).name == "Aoi"
    register.undo(back)
    assert people_of(ledger).person(aoi.uuid) == person._replace(pseudonym="")


def test_merged_people_are_one_in_every_match(ledger: Ledger) -> None:
    play(ledger, "Aoi", "Bem", "Chie", "Emi")
    register, people = PeopleRegister(ledger), people_of(ledger)
    ben, bem, dai, emi = map(people.person_for_name, ("Ben", "Bem", "Dai", "Emi"))
    act = register.merge(ben, bem)
    joined = people_of(ledger)
    assert names_of(joined) == ["Aoi", "Ben", "Chie", "Dai", "Emi"]
    assert [joined.have_met(*pair) for pair in ((ben, dai), (ben, emi), (dai, emi))] == [True, True, False]
    assert (joined.combined_match_count(ben, dai), people.combined_match_count(ben, bem)) == (2, 2)
    assert joined.person_for_name("bem").uuid == ben.uuid
    assert joined.person(bem.uuid).matches == 2
    assert joined.identities(ben.uuid) == {ben.uuid, bem.uuid}
    assert [str(other.name) for other in joined.merged_identities(joined.person_for_name("Ben"))] == ["Bem"]
    register.unmerge(bem)
    assert people_of(ledger).everybody == people.everybody
    register.merge(bem, ben)
    assert people_of(ledger).person_for_name("Ben").uuid == bem.uuid, "the other way round"
    register.undo(act)
    assert people_of(ledger).person_for_name("Ben").uuid == bem.uuid


def test_what_was_entered_for_a_merged_player_still_holds(ledger: Ledger) -> None:
    register, people = PeopleRegister(ledger), people_of(ledger)
    ben, dai = people.person_for_name("Ben"), people.person_for_name("Dai")
    register.change(dai, name="Daisuke", aliases=["Dice"], pseudonym="Bamboo", reading="だい")
    register.merge(ben, dai)
    for words in ("Dai", "Daisuke", "Dice", "ダイ"):
        assert [person.uuid for person in people_of(ledger).search(words)] == [ben.uuid], words
    kept = people_of(ledger).person(ben.uuid)
    assert (kept.name, kept.pseudonym) == ("Ben", "Bamboo")
    register.change(kept, pseudonym="")
    assert people_of(ledger).person(ben.uuid).pseudonym == "", "it can be removed"


def test_matches_under_an_alias_count_for_the_person(ledger: Ledger) -> None:
    play(ledger, "Bennie", "Aoi", "Emi", "Dai")
    register, people = PeopleRegister(ledger), people_of(ledger)
    register.change(people.person_for_name("Ben"), aliases=["Bennie"])
    assert people_of(ledger).person_for_name("Ben").matches == 2
    register.change(people.person_for_name("Emi"), reading="えみ")
    register.change(people.person_for_name("Ben"), aliases=["Bennie", "Emi"])
    assert people_of(ledger).person_for_name("Emi").uuid == identity_of("Emi")
    assert people_of(ledger).person_for_name("Ben").matches == 2


def test_two_namesakes_are_distinguished_by_the_match(ledger: Ledger) -> None:
    register = PeopleRegister(ledger)
    first = people_of(ledger).person_for_name("Aoi")
    second = people_of(ledger).person(register.add(people_of(ledger), "Aoi", reading="あおい"))
    assert second.uuid != first.uuid
    match = play(ledger, "Ben", "Aoi", "Chie", "Dai", persons=("", second.uuid, "", ""))
    people = people_of(ledger)
    assert {person.uuid for person in people.namesakes("aoi")} == {first.uuid, second.uuid}
    assert (people.person(first.uuid).matches, people.person(second.uuid).matches) == (1, 1)
    assert register.identify_players(("Aoi", "Ben"), (first.uuid, "")) == (first.uuid, identity_of("Ben"))
    journal = ledger.journal(match)
    assert people.person_at(journal.header, "Aoi").uuid == second.uuid
    assert people.person_at(journal.header, "Ben").uuid == identity_of("Ben")
    journal = ledger.append(journal, Act.rename("Aoi", "Emi", ["Ben", "Emi", "Chie", "Dai"], {}), AT)
    assert people.person_at(journal.header, "Emi").uuid == identity_of("Emi"), "another player sat there"
    assert people_of(ledger).person(second.uuid).matches == 0
    ledger.append(journal, Act.undo(), AT)
    assert people_of(ledger).person(second.uuid).matches == 1


def test_a_session_counts_the_matches_of_each_player(ledger: Ledger) -> None:
    play(ledger, "aoi", "Ben", "Chie", "Emi")
    assert [*recent_players(ledger)] == ["aoi", "Ben", "Chie", "Emi", "Aoi", "Dai"]
    PeopleRegister(ledger).forget(people_of(ledger).person_for_name("Ben"))
    attendance = session_attendance(ledger, ledger.sessions()[0])
    assert (attendance.matches, attendance.played) == (2, {"Aoi": 2, "Chie": 2, "Dai": 1, "Emi": 1})
    PeopleRegister(ledger).merge(*map(people_of(ledger).person_for_name, ("Dai", "Emi")))
    assert session_attendance(ledger, ledger.sessions()[0]).played == {"Aoi": 2, "Chie": 2, "Emi": 2}


def test_a_former_player_keeps_matches_but_has_no_name(ledger: Ledger) -> None:
    register = PeopleRegister(ledger)
    ben = people_of(ledger).person_for_name("Ben")
    register.change(ben, aliases=["Bennie"], reading="べん")
    register.forget(ben)
    people = people_of(ledger)
    former = people.person(ben.uuid)
    assert (former.name, former.reading, former.aliases, former.former, former.matches) == ("", "", (), 1, 1)
    assert [people.name_for(former, where) for where in Audience] == ["Former player 1"] * len(Audience)
    assert people.search("Ben") == people.search("bennie") == ()
    assert names_of(people) == ["Aoi", "Chie", "Dai"]
    assert people.former == (former,)
    assert people.person_at(ledger.journal(1).header, "Ben") == former


def test_a_newcomer_may_have_a_former_players_name(ledger: Ledger) -> None:
    register = PeopleRegister(ledger)
    register.forget(people_of(ledger).person_for_name("Ben"))
    persons = register.identify_players(("Ben", "Aoi"))
    assert persons[1] == identity_of("Aoi")
    assert persons[0] != identity_of("Ben")
    play(ledger, "Ben", "Aoi", "Chie", "Dai", persons=(*persons, "", ""))
    people = people_of(ledger)
    assert people.person_for_name("Ben").uuid == persons[0]
    assert people.person_for_name("Ben").matches == 1
    assert register.identify_players(("Ben",)) == persons[:1], "and stays the same"
    assert register.identify_players(("Ben",), (identity_of("Ben"),)) == persons[:1], "also if the former was chosen"


def test_a_typed_name_is_that_of_the_namesake_who_played_last(ledger: Ledger) -> None:
    register = PeopleRegister(ledger)
    second = register.add(people_of(ledger), "Aoi")
    assert register.identify_players(("Aoi",)) == (identity_of("Aoi"),)
    play(ledger, "Aoi", "Ben", "Chie", "Dai", persons=(second, "", "", ""), at="2030-01-31T20:15:00Z")
    assert register.identify_players(("Aoi",)) == (second,)


def test_marks_follow_first_appearance_and_never_change(ledger: Ledger) -> None:
    def marks() -> dict[str, int]:
        return {str(person.name): person.mark for person in people_of(ledger).everybody}

    assert marks() == {"Aoi": 0, "Ben": 1, "Chie": 2, "Dai": 3}
    register = PeopleRegister(ledger)
    register.change(people_of(ledger).person_for_name("Ben"), mark=0)
    assert marks() == {"Aoi": 0, "Ben": 0, "Chie": 2, "Dai": 3}
    register.change(people_of(ledger).person_for_name("Ben"), mark=4)
    register.add(people_of(ledger), "Emi")
    assert marks() == {"Aoi": 0, "Ben": 4, "Chie": 2, "Dai": 3, "Emi": 1}, "the first unused mark"
    register.merge(people_of(ledger).person_for_name("Aoi"), people_of(ledger).person_for_name("Dai"))
    register.add(people_of(ledger), "Fumi")
    assert marks() == {"Aoi": 0, "Ben": 4, "Chie": 2, "Emi": 1, "Fumi": 5}
    for number in range(20):
        register.add(people_of(ledger), f"Guest {number}")
    assert set(marks().values()) == set(range(20))


def test_old_headers_keep_their_form_and_new_ones_name_players() -> None:
    old = MatchHeader("arushiaru", {}, NAMES)
    assert "persons" not in old.to_payload()
    persons = tuple(map(identity_of, NAMES))
    new = old._replace(persons=persons)
    assert MatchHeader.from_payload(new.to_payload()) == new
    assert [new.person_id(name) for name in (*NAMES, "Emi")] == [*persons, ""]
    for wrong in (persons[:3], "Aoi!", [1, 2, 3, 4], 7, None):
        with pytest.raises(InvalidAction):
            MatchHeader.from_payload({**new.to_payload(), "persons": wrong})


one_uuid = st.sampled_from(("a", "b", "c"))
one_act = st.one_of(
    st.fixed_dictionaries({"act": st.just("add"), "person": one_uuid, "name": st.sampled_from(NAMES)}),
    st.fixed_dictionaries({"act": st.just("change"), "person": one_uuid, "aliases": st.tuples(st.sampled_from(NAMES))}),
    st.fixed_dictionaries({"act": st.just("join"), "person": one_uuid, "other": one_uuid}),
    st.fixed_dictionaries({"act": st.just("part"), "other": one_uuid}),
    st.fixed_dictionaries({"act": st.just("forget"), "person": one_uuid}),
    st.fixed_dictionaries({"act": st.just("undo"), "of": st.integers(0, 8).map(str)}),
    st.dictionaries(
        st.sampled_from(("act", "person", "name", "mark", "of")), st.sampled_from(("add", "join", 7, None, []))
    ),
)


@given(st.lists(one_act, max_size=9))
def test_each_player_is_one_person_after_any_acts(entered: list[dict[str, object]]) -> None:
    acts = [ClubAction(str(number), AT, "people", act) for number, act in enumerate(entered)]
    seatings = [*seated(" ".join(NAMES)), MatchPlayers(2, AT, (("Aoi", "a"), ("Ben", "b")))]
    people = People(acts, appearances(seatings))
    everybody = (*people.everybody, *people.former)
    assert len({person.uuid for person in everybody}) == len(everybody)
    assert sum(person.matches for person in everybody) <= 6
    for seating in seatings:
        assert all(people.person(text or identity_of(name)) in everybody for name, text in seating.people)
    for person in everybody:
        assert people.person(person.uuid) == person
        assert bool(person.name) != bool(person.former)
        assert all(people.person(identity) == person for identity in people.identities(person.uuid))
    assert canonical_json([act.act for act in acts]) == canonical_json(entered), "nothing is changed"


def test_details_of_a_person_are_read_without_matches(ledger: Ledger) -> None:
    PeopleRegister(ledger).change(people_of(ledger).person_for_name("Dai"), reading="だい", pseudonym="D.")
    dai = People(ledger.club.actions(SUBJECT), ()).person(identity_of("Dai"), "Dai")
    assert (dai.name, dai.reading, dai.pseudonym, dai.active) == ("Dai", "だい", "D.", True)


@pytest.mark.parametrize(
    ("one", "other"), [("さとう", "サトウ"), ("ぁ", "ァ"), ("José", "jose"), ("がく", "ガク"), ("O’Neil", "o neil")]
)
def test_kana_accents_and_punctuation_are_folded_loosely(one: str, other: str) -> None:
    assert fold_name(one) != fold_name(other)
    assert fold_loosely(one) == fold_loosely(other)


@pytest.mark.parametrize(("one", "other"), [("かく", "がく"), ("佐藤", "佐東"), ("Aoi", "Aoki"), ("ユウ", "ユー")])
def test_names_that_sound_different_are_not_alike(one: str, other: str) -> None:
    assert fold_loosely(one) != fold_loosely(other)


@given(st.text())
def test_loose_folding_ignores_spelling_differences(name: str) -> None:
    assert fold_loosely(fold_name(name)) == fold_loosely(name)


def seated(*tables: str) -> list[MatchPlayers]:
    tuples = [tuple((name, "") for name in names.split()) for names in tables]
    return [MatchPlayers(number, AT, people) for number, people in enumerate(tuples, start=1)]


def duplicates(*tables: str, acts: tuple[ClubAction, ...] = ()) -> dict[frozenset[str], DuplicateReason]:
    pairs = find_duplicates(People(acts, appearances(seated(*tables))))
    return {frozenset((str(pair.one.name), str(pair.other.name))): pair.reason for pair in pairs}


def test_duplicates_are_found_by_spelling_reading_or_letter() -> None:
    club_action = ClubAction("1", AT, "people", {"act": "change", "person": identity_of("佐藤"), "reading": "さとう"})
    actual = duplicates("Benji 佐藤 José", "Bennji Jose サトウ", acts=(club_action,))
    pairs = map(frozenset, (("Jose", "José"), ("佐藤", "サトウ"), ("Benji", "Bennji")))
    reasons = (DuplicateReason.SPELLING, DuplicateReason.READING, DuplicateReason.LETTER)
    assert actual == dict(zip(pairs, reasons, strict=True))
    assert len(duplicates("Ann Gao-Li ハナコさ", "Amn Goa-Li ハナコサン")) == 3, "replaced, swapped and added"


def test_the_player_with_more_matches_comes_first() -> None:
    (pair,) = find_duplicates(People((), appearances(seated("Benji Aoi", "Bennji", "Bennji"))))
    assert (pair.one.name, pair.other.name) == ("Bennji", "Benji")


TOGETHER = ("Benji Bennji", "Benji", "Bennji")
"""Two names at one table belong to different people."""


@pytest.mark.parametrize("tables", [("Al", "Ai"), ("ハナコ", "ハナエ"), ("Mario", "Arion"), TOGETHER])
def test_distinct_players_are_not_reported_as_duplicates(tables: tuple[str, ...]) -> None:
    assert duplicates(*tables) == {}


def test_pairs_marked_as_different_are_not_asked_again() -> None:
    pair = sorted((identity_of("Benji"), identity_of("Bennji")))
    mark = ClubAction("1", AT, "people", {"act": "not_the_same", "persons": pair})
    assert duplicates("Benji", "Bennji", acts=(mark,)) == {}
    back = ClubAction("2", AT, "people", {"act": "undo", "of": "1"})
    assert len(duplicates("Benji", "Bennji", acts=(mark, back))) == 1


def _distance(one: str, other: str) -> int:
    if not one or not other:
        return len(one) + len(other)
    replaced = _distance(one[1:], other[1:]) + (one[0] != other[0])
    distance = min(_distance(one[1:], other) + 1, _distance(one, other[1:]) + 1, replaced)
    if len(one) > 1 and len(other) > 1 and one[:2] == other[1::-1]:
        distance = min(distance, _distance(one[2:], other[2:]) + 1)
    return distance


def test_one_letter_apart_agrees_with_the_edit_distance() -> None:
    words = ["".join(letters) for length in range(5) for letters in product("ab", repeat=length)]
    for one, other in product(words, repeat=2):
        assert is_one_letter_apart(one, other) == (_distance(one, other) == 1), (one, other)
