# SPDX-License-Identifier: MIT
"""The search yields the same hands as a plain scan of the club's files."""

import json
import random
from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from mahjong_desk.club.facts.facts import FactsIndex
from mahjong_desk.club.facts.match_facts import HitKind
from mahjong_desk.club.facts.store import FactStore
from mahjong_desk.club.people.person import identity_of
from mahjong_desk.club.played import load_session
from mahjong_desk.club.search import Bounds, Role, SearchQuery, find_hands, parse_query
from mahjong_desk.club.session_file import session_document
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.rules import registry
from tests.club.made_club import PEOPLE, bring_up_to_date, create_random_club
from tests.club.statistics import slowly

Json = dict[str, Any]


class Words:
    def players(self, word: str) -> Collection[str]:
        return [identity_of(name) for name in PEOPLE if name.casefold() == word.casefold()]

    def yaku(self, word: str) -> Collection[tuple[str, str]]:
        return [(one.id, yaku.id) for one in registry.all_rulesets() for yaku in one.yaku if yaku.id == word]

    def limits(self, word: str) -> Collection[tuple[str, str]]:
        return [(one.id, word) for one in registry.all_rulesets() if word in one.vocabulary.limits]

    def rulesets(self, word: str) -> Collection[str]:
        return [one.id for one in registry.all_rulesets() if one.id == word]


class FileHand(NamedTuple):
    """A hand from the exported files, with the answer of ``replay`` to it."""

    match: Json
    row: int
    event: Json
    answer: Json
    winner: int | None
    seats: tuple[str, ...]

    @property
    def won(self) -> Json:
        return next((won for won in self.answer.get("wins", []) if won["winner"] == self.winner), {})

    @property
    def hand(self) -> Json:
        return next((win.get("hand", {}) for win in self.event.get("wins", []) if win["winner"] == self.winner), {})

    @property
    def points(self) -> int:
        paid = [one for one in self.answer["payments"] if one["to"] == self.winner is not None]
        return sum(one["points"] for one in paid if one["from"] not in {"table", "house"})

    @property
    def tiles(self) -> list[str]:
        texts = [self.hand.get("concealed", ""), self.hand.get("winning_tile", "")]
        texts += [meld["tiles"] for meld in self.hand.get("melds", [])]
        pieces = registry.get_ruleset(self.match["ruleset"]).pieces
        return [pieces.face_names[pieces.kind_of_face[piece]] for text in texts if text for piece in pieces.parse(text)]


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[FactsIndex, list[FileHand]]]:
    folder: Path = tmp_path_factory.mktemp("club")
    with Ledger.open(ledger_path(folder)) as ledger:
        create_random_club(ledger, random.Random(8), matches=25)
        facts = FactsIndex(FactStore(None))
        for _ in bring_up_to_date(facts, ledger):
            pass
        sessions = [load_session(ledger, session, {}) for session in ledger.sessions()]
        matches = [match for one in sessions for match in json.loads(json.dumps(session_document(one)))["matches"]]
        yield facts, [hand for match in matches for hand in hands_of(match)]
        facts.close()


def hands_of(match: Json) -> Iterator[FileHand]:
    kept, values = slowly.replay_answer(match)
    seats = list(match["players"])
    for row, hand in zip(kept, values["hands"], strict=True):
        event = match["events"][row]
        if event["type"] in {"win", "draw", "chombo"} or event.get("note"):
            for winner in [win["winner"] for win in event.get("wins", [])] or [None]:
                yield FileHand(match, row, event, hand, winner, tuple(seats))
        if event["type"] == "substitute":
            seats[event["player"]] = event["name"]


def search(facts: FactsIndex, wanted: SearchQuery) -> list[tuple[str, int | None, int | None]]:
    hits = facts.hits(find_hands(facts, wanted))
    return sorted(((*hit.place, hit.win.seat if hit.win else None) for hit in hits), key=str)


def kind_of(one: FileHand) -> str:
    if one.event["type"] == "win":
        return "self_drawn" if one.event["from"] is None else "on_discard"
    return {"draw": "draw", "chombo": "foul"}.get(one.event["type"], "other")


def won_or_fouled(one: FileHand, name: str) -> bool:
    foul = one.event["type"] == "chombo" and one.seats[one.event["player"]] == name
    return foul or (one.winner is not None and one.seats[one.winner] == name)


def dealt_in(one: FileHand, name: str) -> bool:
    return one.event.get("from") is not None and one.seats[one.event["from"]] == name


def has_yaku(one: FileHand, yaku: str) -> bool:
    return any(item["id"] == yaku for item in one.won.get("yaku", []))


def has_group(one: FileHand, *groups: str) -> bool:
    return any(group["tiles"] in groups for group in (one.won.get("reading") or {}).get("groups", []))


CASES: dict[str, Callable[[FileHand], bool]] = {
    "": lambda one: True,
    "Aoi": lambda one: won_or_fouled(one, "Aoi"),
    "Aoi arushiaru": lambda one: won_or_fouled(one, "Aoi") and one.match["ruleset"] == "arushiaru",
    "tanyao": lambda one: has_yaku(one, "tanyao"),
    "wsom": lambda one: one.match["ruleset"] == "wsom",
    "shogi BEN": lambda one: one.match["ruleset"] == "shogi" and won_or_fouled(one, "Ben"),
    "mangan": lambda one: one.won.get("limit") == "mangan",
    "123m": lambda one: has_group(one, "123m"),
    "777z": lambda one: has_group(one, "777z", "7777z"),
    "55z": lambda one: has_group(one, "55z"),
    "PP": lambda one: has_group(one, "PP"),
    "5z": lambda one: "5z" in one.tiles,
    "19m": lambda one: {"1m", "9m"} <= set(one.tiles),
    "pao": lambda one: any(win.get("pao") for win in one.event.get("wins", []) if win["winner"] == one.winner),
    "1000+": lambda one: one.points >= 1000,
    "≥1,000": lambda one: one.points >= 1000,
    "640": lambda one: one.points == 640,
    "2han": lambda one: one.won.get("han") == 2,
    "3翻+": lambda one: (one.won.get("han") or 0) >= 3,
    "雨の": lambda one: "雨の" in one.event.get("note", ""),
    '"The last"': lambda one: "the last" in one.event.get("note", ""),
    "nobody": lambda one: False,
    "boo": lambda one: one.match["ruleset"] == "boo",
}


@pytest.mark.parametrize("text", CASES)
def test_search_finds_the_same_hands_as_the_files(club: tuple[FactsIndex, list[FileHand]], text: str) -> None:
    facts, reference = club
    expected = [(one.match["uuid"], one.row, one.winner) for one in reference if CASES[text](one)]
    assert search(facts, parse_query(text, Words())) == sorted(expected, key=str)
    assert bool(expected) or text in {"nobody", "mangan", "640", "55z", "777z", "PP", "shogi BEN"}


@pytest.mark.parametrize("kind", HitKind)
@pytest.mark.parametrize("role", Role)
def test_chips_narrow_the_results(club: tuple[FactsIndex, list[FileHand]], kind: HitKind, role: Role) -> None:
    facts, reference = club
    has = {Role.WON: won_or_fouled, Role.DEALT_IN: dealt_in, Role.PRESENT: lambda one, name: name in one.seats}[role]
    expected = [one for one in reference if has(one, "Chie") and kind_of(one) == kind]
    wanted = parse_query("Chie", Words())._replace(role=role, kinds=frozenset({kind}))
    assert search(facts, wanted) == sorted(((one.match["uuid"], one.row, one.winner) for one in expected), key=str)


def test_the_latest_hands_come_first(club: tuple[FactsIndex, list[FileHand]]) -> None:
    facts, reference = club
    hits = facts.hits(find_hands(facts, SearchQuery()))
    assert len(hits) == len(reference)
    when = [(hit.at, hit.place.row) for hit in hits]
    assert sorted(when, key=lambda one: one[0], reverse=True) == when


def test_since_is_inclusive_and_before_is_exclusive(club: tuple[FactsIndex, list[FileHand]]) -> None:
    facts, _ = club
    all_hits = facts.hits(find_hands(facts, SearchQuery()))
    middle = all_hits[len(all_hits) // 2].at
    late, early = SearchQuery(since=middle), SearchQuery(before=middle)
    assert [hit for hit in all_hits if hit.at >= middle] == list(facts.hits(find_hands(facts, late)))
    assert [hit for hit in all_hits if hit.at < middle] == list(facts.hits(find_hands(facts, early)))


def test_dates_are_parsed_as_days_and_months() -> None:
    month, day = parse_query("2025-02", Words()), parse_query("2025/2/28", Words())
    assert month.before == day.before
    assert month.since is not None
    assert day.since is not None
    assert month.since < day.since
    assert [word.text for word in parse_query("2025-13 2025-02-30", Words()).terms] == ["2025-13", "2025-02-30"]


@pytest.mark.parametrize("text", ["123m", "5z", "19m"])
def test_tile_terms_are_not_read_as_yaku(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr(Words, "yaku", lambda _words, _word: [("riichi", "tanyao")])
    (word,) = parse_query(text, Words()).terms
    assert word.groups or word.pieces
    assert (word.yaku, word.note) == (frozenset(), "")


def test_a_triplet_finds_kans_too() -> None:
    (word,) = parse_query("999s", Words()).terms
    assert {text for ruleset, text in word.groups if ruleset == "riichi"} == {"999s", "9999s"}


def test_each_word_becomes_a_term_or_a_bound() -> None:
    wanted = parse_query("Aoi riichi 8000+ 「the last」", Words())
    assert [word.text for word in wanted.terms] == ["Aoi", "riichi", "the last"]
    assert wanted.points == Bounds(8000)
    assert wanted.terms[0].identities == {identity_of("Aoi")}
