# SPDX-License-Identifier: MIT
"""The search yields the same hands as a plain scan of the club's files."""

import random
from collections.abc import Callable, Collection, Iterator
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from mahjong_desk.club.facts.facts import FactsIndex
from mahjong_desk.club.facts.match_facts import HitKind
from mahjong_desk.club.facts.store import FactStore
from mahjong_desk.club.people.person import identity_of
from mahjong_desk.club.search import Role, SearchQuery, find_hands, parse_query
from mahjong_desk.club.standings.outcomes import club_day
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.rules import registry
from tests.club.made_club import PEOPLE, bring_up_to_date, create_random_club
from tests.club.statistics import slow_statistics

Json = dict[str, Any]


class Words:
    def players(self, word: str) -> Collection[str]:
        return [identity_of(name) for name in PEOPLE if name.casefold() == word.casefold()]

    def yaku(self, word: str) -> Collection[tuple[str, str]]:
        return [(rules.id, yaku.id) for rules in registry.all_rulesets() for yaku in rules.yaku if yaku.id == word]

    def limits(self, word: str) -> Collection[tuple[str, str]]:
        return [(rules.id, word) for rules in registry.all_rulesets() if word in rules.vocabulary.limits]

    def rulesets(self, word: str) -> Collection[str]:
        return [rules.id for rules in registry.all_rulesets() if rules.id == word]


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
        paid = [payment for payment in self.answer["payments"] if payment["to"] == self.winner is not None]
        return sum(payment["points"] for payment in paid if payment["from"] not in {"table", "house"})

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
        matches = [match for session in slow_statistics.session_files(ledger) for match in session["matches"]]
        yield facts, [hand for match in matches for hand in hands_of(match)]
        facts.close()


def hands_of(match: Json) -> Iterator[FileHand]:
    rows, values = slow_statistics.replay_answer(match)
    seats = list(match["players"])
    for row, hand in zip(rows, values["hands"], strict=True):
        event = match["events"][row]
        if event["type"] in {"win", "draw", "chombo"} or event.get("note"):
            for winner in [win["winner"] for win in event.get("wins", [])] or [None]:
                yield FileHand(match, row, event, hand, winner, tuple(seats))
        if event["type"] == "substitute":
            seats[event["player"]] = event["name"]


def search(facts: FactsIndex, query: SearchQuery) -> list[tuple[str, int | None, int | None]]:
    hits = facts.hits(find_hands(facts, query))
    return sorted(((*hit.place, hit.win.seat if hit.win else None) for hit in hits), key=str)


def kind_of(hand: FileHand) -> str:
    if hand.event["type"] == "win":
        return "self_drawn" if hand.event["from"] is None else "on_discard"
    return {"draw": "draw", "chombo": "foul"}.get(hand.event["type"], "other")


def won_or_fouled(hand: FileHand, name: str) -> bool:
    foul = hand.event["type"] == "chombo" and hand.seats[hand.event["player"]] == name
    return foul or (hand.winner is not None and hand.seats[hand.winner] == name)


def dealt_in(hand: FileHand, name: str) -> bool:
    return hand.event.get("from") is not None and hand.seats[hand.event["from"]] == name


def has_group(hand: FileHand, *groups: str) -> bool:
    return any(group["tiles"] in groups for group in (hand.won.get("reading") or {}).get("groups", []))


CASES: dict[str, Callable[[FileHand], bool]] = {
    "": lambda hand: True,
    "Aoi": lambda hand: won_or_fouled(hand, "Aoi"),
    "Aoi arushiaru": lambda hand: won_or_fouled(hand, "Aoi") and hand.match["ruleset"] == "arushiaru",
    "tanyao": lambda hand: "tanyao" in [item["id"] for item in hand.won.get("yaku", [])],
    "wsom": lambda hand: hand.match["ruleset"] == "wsom",
    "shogi BEN": lambda hand: hand.match["ruleset"] == "shogi" and won_or_fouled(hand, "Ben"),
    "mangan": lambda hand: hand.won.get("limit") == "mangan",
    "123m": lambda hand: has_group(hand, "123m"),
    "１２３ｍ": lambda hand: has_group(hand, "123m"),
    "777z": lambda hand: has_group(hand, "777z", "7777z"),
    "55z": lambda hand: has_group(hand, "55z"),
    "PP": lambda hand: has_group(hand, "PP"),
    "5z": lambda hand: "5z" in hand.tiles,
    "19m": lambda hand: {"1m", "9m"} <= set(hand.tiles),
    "pao": lambda hand: any(win.get("pao") for win in hand.event.get("wins", []) if win["winner"] == hand.winner),
    "1000+": lambda hand: hand.points >= 1000,
    "≥１，０００": lambda hand: hand.points >= 1000,
    "640": lambda hand: hand.points == 640,
    "2 HAN": lambda hand: hand.won.get("han") == 2,
    "3翻+": lambda hand: (hand.won.get("han") or 0) >= 3,
    "雨の": lambda hand: "雨の" in hand.event.get("note", ""),
    '"The last"': lambda hand: "the last" in hand.event.get("note", ""),
    "Aoi 「the last」": lambda hand: won_or_fouled(hand, "Aoi") and "the last" in hand.event.get("note", ""),
    "Aoi “the last": lambda hand: won_or_fouled(hand, "Aoi") and "the last" in hand.event.get("note", ""),
    "nobody 12345678901234567890": lambda hand: False,
}


@pytest.mark.parametrize("text", CASES)
def test_search_finds_the_same_hands_as_the_files(club: tuple[FactsIndex, list[FileHand]], text: str) -> None:
    facts, reference = club
    expected = [(hand.match["uuid"], hand.row, hand.winner) for hand in reference if CASES[text](hand)]
    assert search(facts, parse_query(text, Words())) == sorted(expected, key=str)
    assert bool(expected) or text.startswith("nobody") or text in {"mangan", "640", "55z", "777z", "PP", "shogi BEN"}


@pytest.mark.parametrize("kind", HitKind)
@pytest.mark.parametrize("role", Role)
def test_chips_narrow_the_results(club: tuple[FactsIndex, list[FileHand]], kind: HitKind, role: Role) -> None:
    facts, reference = club
    has = {Role.WON: won_or_fouled, Role.DEALT_IN: dealt_in, Role.PRESENT: lambda hand, name: name in hand.seats}[role]
    expected = [hand for hand in reference if has(hand, "Chie") and kind_of(hand) == kind]
    query = parse_query("Chie", Words())._replace(role=role, kinds=frozenset({kind}))
    assert search(facts, query) == sorted(((hand.match["uuid"], hand.row, hand.winner) for hand in expected), key=str)


def test_since_is_inclusive_and_before_is_exclusive(club: tuple[FactsIndex, list[FileHand]]) -> None:
    facts, _ = club
    all_hits = facts.hits(find_hands(facts, SearchQuery()))
    middle = all_hits[len(all_hits) // 2].at
    late, early = SearchQuery(since=middle), SearchQuery(before=middle)
    assert [hit for hit in all_hits if hit.at >= middle] == list(facts.hits(find_hands(facts, late)))
    assert [hit for hit in all_hits if hit.at < middle] == list(facts.hits(find_hands(facts, early)))
    assert not find_hands(facts, parse_query("3059-01", Words()))


def test_dates_are_parsed_as_days_and_months() -> None:
    month, first, last = (parse_query(text, Words()) for text in ("2025-02", "2025-02-01", "2025/2/28"))
    assert (month.since, month.before) == (first.since, last.before)
    assert (club_day(first.since), club_day(first.before)) == (date(2025, 2, 1), date(2025, 2, 2)), "until 6 am"


@pytest.mark.parametrize("text", ["2025-13", "2025-02-30", "2025-02-00"])
def test_impossible_dates_are_plain_words(text: str) -> None:
    query = parse_query(text, Words())
    assert ([word.text for word in query.terms], query.since) == ([text], None)


@pytest.mark.parametrize("text", ["123m", "5z", "19m"])
def test_tile_terms_are_not_read_as_yaku(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr(Words, "yaku", lambda _words, _word: [("riichi", "tanyao")])
    (word,) = parse_query(text, Words()).terms
    assert word.groups or word.pieces
    assert (word.yaku, word.note) == (frozenset(), "")


def test_a_triplet_finds_kans_too() -> None:
    (word,) = parse_query("999s", Words()).terms
    assert {text for ruleset, text in word.groups if ruleset == "riichi"} == {"999s", "9999s"}


@pytest.mark.parametrize("text", ["89m1p", "123z"])
def test_no_sequence_crosses_suits(text: str) -> None:
    assert not parse_query(text, Words()).terms[0].groups
