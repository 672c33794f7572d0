# SPDX-License-Identifier: MIT
import pytest

from mahjong_desk.club import matches
from mahjong_desk.club.matches import MatchSampler, iter_matches, match_to_resume, unfinished_matches
from mahjong_desk.club.played import session_results
from mahjong_desk.club.session_reader import SessionReader, load_session
from mahjong_desk.club.stored_match import StoredMatch, replay_row
from mahjong_desk.journal.acts import Act, MatchHeader
from mahjong_desk.ledger.ledger import Ledger
from tests.event_json import END, EventJson, draw

AT = "2026-01-31T20:15:00Z"


def play(ledger: Ledger, *events: EventJson, system: str = "arushiaru", names: str = "Aoi Ben Chie Dai") -> int:
    session = ledger.newest_session() or ledger.start_session("Thursday", AT)
    journal = ledger.open_match(session.id, MatchHeader(system, {}, tuple(names.split())), AT)
    for event in events:
        journal = ledger.append(journal, Act.record(event), AT)
    return journal.match_id


def test_unfinished_matches_can_continue_the_latest_first(ledger: Ledger) -> None:
    ended, playing, unknown, begun = play(ledger, END), play(ledger, draw()), play(ledger, system="?"), play(ledger)
    unfinished = unfinished_matches(ledger, 4)
    assert [match.record.id for match in unfinished.matches] == [begun, playing]
    assert [broken.record.id for broken in unfinished.broken] == [unknown]
    uuids = [ledger.match(number).uuid for number in (playing, begun)]
    assert [match_to_resume(ledger, last) for last in ("", *uuids)] == [begun, playing, begun]
    ledger.discard_match(begun, AT)
    assert [match_to_resume(ledger, last) for last in ("", *uuids)] == [unknown, playing, unknown]
    assert [match.id for match in iter_matches(ledger)] == [unknown, playing, ended]


def test_only_a_row_that_exists_is_replayed(ledger: Ledger) -> None:
    number = play(ledger, draw())
    rows = [replay_row(ledger, *place) for place in ((number, 0), (number, 1), (number, None), (number + 1, 0))]
    assert [row is not None for row in rows] == [True, False, False, False]


def test_a_sample_has_all_matches_of_its_rules_if_few(ledger: Ledger) -> None:
    numbers, boo = [play(ledger) for _ in range(3)], play(ledger, system="boo")
    sampler = MatchSampler(lambda: ledger, print, lambda stored: stored)
    assert [list(sampler.sample(system)) for system in ("boo", "arushiaru", "boo")] == [[boo], numbers, [boo]]
    ledger.append(ledger.journal(boo), Act.record(draw()), AT)
    assert len(sampler.sample("boo")[boo].rows) == 1, "the newest state"
    assert sampler.find(ledger.match(boo).uuid) == (boo, sampler.sample("boo")[boo])


def test_sampled_matches_change_from_call_to_call(ledger: Ledger, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "BATCH_SIZE", 5)
    for _ in range(12):
        play(ledger)
    sampler = MatchSampler(lambda: ledger, print, lambda stored: stored)
    first, second = (sampler.sample("arushiaru").keys() for _ in range(2))
    assert (len(first), len(second), len(second - first)) == (5, 5, 4)


def test_a_session_reader_knows_which_matches_it_need_not_read(ledger: Ledger) -> None:
    known = StoredMatch.in_ledger(ledger, play(ledger))
    play(ledger)
    ledger.discard_match(known.record.id, AT)
    ledger.restore_match(known.record.id, AT)
    reader, cached = SessionReader(ledger, ledger.sessions()[0], [known]), []
    while reader.remaining_matches:
        cached.append(reader.next_is_cached)
        reader.read_next()
    assert [*cached, reader.next_is_cached] == [True, False, False]
    assert [match.record.number for match in reader.matches] == [3, 2]


def test_results_are_listed_by_match_and_rule_system(ledger: Ledger) -> None:
    def results(name: str) -> tuple[object, ...]:
        lines = {line.name: line for line in session_results(load_session(ledger, ledger.sessions()[0])).lines}
        return lines[name].results, lines[name].total, lines[name].by_system, lines[name].club

    for names, deltas in (("Aoi Ben Chie Dai", [30, -10, -10, -10]), ("Aoi Ben Chie Emi", [10, 10, -10, -10])):
        play(ledger, {"type": "adjust", "deltas": deltas, "reason": "x"}, END, names=names)
    play(ledger)
    assert (results("Aoi"), results("Dai")) == (((30, 10), 40, (40,), None), ((-10, None), -10, (-10,), None))
    play(ledger, END, names="Aoi Ben Chie Fumi", system="boo")
    assert results("Fumi") == ((None, None, 0), None, (None, 0), None)
