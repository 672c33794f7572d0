# SPDX-License-Identifier: MIT
"""Exports contain only the names that the players allow."""

import json
from dataclasses import replace

import pytest

from mahjong_desk.club.evening.store import EveningAct, EveningStore, evening_act
from mahjong_desk.club.names import PlayerName
from mahjong_desk.club.people.people import PeopleRegister
from mahjong_desk.club.people.person import Audience, Person, identity_of
from mahjong_desk.club.played import EveningPlayer, PlayedRound, PlayedSession
from mahjong_desk.club.public_names import hidden_people, people_among, with_public_names
from mahjong_desk.club.session_file import session_document
from mahjong_desk.club.session_reader import load_session
from mahjong_desk.club.stored_match import Edit, StoredMatch
from mahjong_desk.journal.acts import Act, MatchHeader
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import Substitution
from tests.club.all_people import people_of

RULES = registry.get_ruleset("wsom")
AT = "2026-01-31T20:15:00Z"
TABLES = (("Aoi", "Ben", "Chie", "Dai"), ("aoi", "Bem", "Emi", "Dai"))


@pytest.fixture
def ledger(ledger: Ledger) -> Ledger:
    """A ledger with a session of two matches; in the second one, Fumi replaces Emi."""
    ledger.start_session("Friday", AT)
    for names in TABLES:
        journal = ledger.open_match(1, MatchHeader("wsom", RULES.bind({}).options, names), AT)
        for event in ({"type": "adjust", "deltas": [30, -10, -10, -10], "reason": "as it stood"}, {"type": "end"}):
            if names[2] == "Emi" and event["type"] == "end":
                journal = ledger.append(journal, Act.record({"type": "substitute", "player": 2, "name": "Fumi"}), AT)
            journal = ledger.append(journal, Act.record(event), AT)
    return ledger


def session(ledger: Ledger) -> PlayedSession:
    return load_session(ledger, ledger.sessions()[0])


def export(ledger: Ledger, audience: Audience) -> PlayedSession:
    played = session(ledger)
    return with_public_names(played, people_among(ledger, played), audience)


def test_merged_players_share_one_name_and_total(ledger: Ledger) -> None:
    assert len(session(ledger).totals().names) == 8
    people = people_of(ledger)
    PeopleRegister(ledger).merge(people.person_for_name("Ben"), people.person_for_name("Bem"))
    assert set(export(ledger, Audience.CLUB).totals().names) == {"Aoi", "Ben", "Chie", "Dai", "Emi", "Fumi"}
    before, after = session(ledger).totals(), export(ledger, Audience.PUBLIC).totals()
    system = next(iter(before.by_system))
    assert after.by_system[system]["Ben"] == before.by_system[system]["Ben"] + before.by_system[system]["Bem"]
    second = session(ledger).matches[1]
    alone = with_public_names(second, people_among(ledger, second), Audience.CLUB)
    assert alone.replay.match.players[1] == "Ben", "who played in the first match only"


def test_a_merged_player_who_only_sat_out_has_the_kept_name(ledger: Ledger) -> None:
    PeopleRegister(ledger).merge(people_of(ledger).person_for_name("Ben"), Person(identity_of("Bo"), PlayerName("Bo")))
    rounds = (PlayedRound((2,), (EveningPlayer(identity_of("Bo"), "Bo"),)),)
    played = replace(session(ledger), matches=session(ledger).matches[1:], rounds=rounds)
    (round_,) = with_public_names(played, people_among(ledger, played), Audience.CLUB).rounds
    assert round_.sat_out[0].name == "Ben", "who played in the first match only"


def test_hidden_names_are_replaced_in_the_whole_export(ledger: Ledger) -> None:
    register, people = PeopleRegister(ledger), people_of(ledger)
    register.change(people.person_for_name("Aoi"), pseudonym="dai")
    register.change(people.person_for_name("Fumi"), pseudonym="F.")
    register.forget(people.person_for_name("Chie"))
    played = session(ledger)
    assert {person.uuid for person in hidden_people(played, people_among(ledger, played))} == {
        people.person_for_name(name).uuid for name in ("Aoi", "Fumi", "Chie")
    }
    written = json.dumps(session_document(export(ledger, Audience.PUBLIC)), ensure_ascii=False)
    assert not any(name in written for name in ("Aoi", "aoi", "Chie", "Fumi", "journal"))
    first, second = (match.replay for match in export(ledger, Audience.PUBLIC).matches)
    assert first.match.players == ("dai", "Ben", "Former player 1", "Dai (2)"), "no two players have the same name"
    assert second.all_players == ("dai", "Bem", "Emi", "Dai (2)", "F.")
    assert first.final.results == session(ledger).matches[0].replay.final.results
    assert export(ledger, Audience.CLUB).matches[0].replay.match.players == ("Aoi", "Ben", "Former player 1", "Dai")


def test_a_chosen_namesake_is_hidden_by_the_stored_identity(ledger: Ledger) -> None:
    other = PeopleRegister(ledger).add(people_of(ledger), "Aoi", pseudonym="A.")
    ledger.open_match(1, MatchHeader("wsom", RULES.bind({}).options, TABLES[0], persons=(other, "", "", "")), AT)
    names = [match.replay.match.players[0] for match in export(ledger, Audience.PUBLIC).matches]
    assert names == ["Aoi", "Aoi", "A."]
    people = {other: "Aoi", identity_of("Aoi"): "Aoi"}
    EveningStore(ledger).append(evening_act(EveningAct.COME, session(ledger).uuid, people=people), AT)
    names = [match.replay.match.players[0] for match in export(ledger, Audience.CLUB).matches]
    assert names == ["Aoi (2)", "Aoi (2)", "Aoi"], "numbered in order of arrival, as on the wall"


def test_unhidden_matches_are_exported_with_their_journal(ledger: Ledger) -> None:
    played = session(ledger)
    assert with_public_names(played.matches[0], people_among(ledger, played), Audience.PUBLIC) is played.matches[0]
    assert hidden_people(played, people_among(ledger, played)) == ()


@pytest.mark.parametrize(("hidden", "name"), [("Aoi", "Zoe"), ("Aoi", "Z."), ("Gao", "")])
def test_a_name_that_was_corrected_stays_hidden(ledger: Ledger, hidden: str, name: str) -> None:
    match = StoredMatch.in_ledger(ledger, 1)
    act = match.editing_act([Edit.insert(match.row_ids[0], Substitution(player=0, name="Gao"))])
    for entered in (match.renaming_act("Aoi", name),) if name else (act, Act.undo()):
        match = match.extended_by(ledger.append(match.journal, entered, AT))
    PeopleRegister(ledger).change(people_of(ledger).person(identity_of(hidden), hidden), pseudonym="Z.")
    played, public = session(ledger), export(ledger, Audience.PUBLIC)
    assert [person.pseudonym for person in hidden_people(played.matches[0], people_among(ledger, played))] == ["Z."]
    document = session_document(public)["matches"][0]
    assert hidden not in json.dumps(document)
    assert document["uuid"] == played.matches[0].source.uuid, "an import asks whether it is the same match"


def test_merged_players_at_one_table_stay_distinct(ledger: Ledger) -> None:
    people = people_of(ledger)
    PeopleRegister(ledger).merge(people.person_for_name("Ben"), people.person_for_name("Chie"))
    assert export(ledger, Audience.PUBLIC).matches[0].replay.match.players == ("Aoi", "Ben", "Ben (3)", "Dai")
