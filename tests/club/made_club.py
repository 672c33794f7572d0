# SPDX-License-Identifier: MIT
"""A small random club with matches of every rule system."""

import random
from collections.abc import Generator
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from mahjong_desk.club.facts.facts import FactsIndex, IndexProgress
from mahjong_desk.club.stored_match import StoredMatch
from mahjong_desk.journal.acts import TIME_FORMAT, MatchHeader
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.match import Replay
from mahjong_desk.pieces import MAHJONG
from mahjong_desk.rules.model.events import Chombo, Draw, Event, MatchEnd, PaoEntry, Substitution, Win, Winner
from mahjong_desk.rules.model.hand import Hand, Meld
from mahjong_desk.rules.model.options import OptionValue
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.shapes import MeldKind
from tests.benchmarks.random_wins import OPTIONS, WIN_GENERATORS

PEOPLE = ("Aoi", "Ben", "Chie", "Dai", "Emi", "Fumi", "Gao", "Hana")
_FIRST_EVENING = datetime(2025, 1, 9, 18, tzinfo=UTC)
_RULE_OPTIONS: dict[str, dict[str, OptionValue]] = {**OPTIONS, "boo": {"red_fives": 4, "enforce_restrictions": "warn"}}


def bring_up_to_date(facts: FactsIndex, ledger: Ledger) -> Generator[IndexProgress, None, None]:
    """Updates the facts, one match at a time."""
    yield from facts.update_seats(ledger)
    yield from facts.replay_pending(ledger)


def create_random_club(
    ledger: Ledger, source: random.Random, *, matches: int, hands: int = 8, evenings: int = 3
) -> None:
    systems = sorted(WIN_GENERATORS)
    for evening in range(evenings):
        at = _FIRST_EVENING + timedelta(weeks=evening)
        session = ledger.start_session(f"Thursday {evening + 1}", at.strftime(TIME_FORMAT))
        for number in range(evening, matches, evenings):
            at += timedelta(minutes=40)
            play(ledger, session.id, systems[number % len(systems)], source, at.strftime(TIME_FORMAT), hands)


def play(ledger: Ledger, session: int, system: str, source: random.Random, at: str, hands: int) -> int:
    """Enters a match of at most ``hands`` random hands, and returns its id."""
    ruleset = get_ruleset(system)
    rules = ruleset.bind(_RULE_OPTIONS.get(system, {}))
    names = source.sample(PEOPLE, source.choice(ruleset.players))
    journal = ledger.open_match(session, MatchHeader(system, rules.options, tuple(names)), at)
    stored = StoredMatch.read(ledger.match(journal.match_id), journal)
    for _ in range(hands):
        event = next_event(stored.replay, source)
        stored = stored.extended_by(ledger.append(stored.journal, stored.recording_act([event]), at))
        if stored.replay.final is not None:
            return journal.match_id
    if source.random() < 0.8:
        ledger.append(stored.journal, stored.recording_act([MatchEnd(reason="late")]), at)
    return journal.match_id


def next_event(played: Replay, source: random.Random) -> Event:
    """Returns a random event that the rules allow next."""
    while True:
        event = _random_event(played, source)
        try:
            played.match.rules.settle(played.table, event)
        except Refusal:
            continue
        return event


def _random_event(played: Replay, source: random.Random) -> Event:
    rules, players = played.match.rules, played.table.players
    chance = source.random()
    note = source.choice((None, None, "the last tile", "雨の夜"))
    if chance < 0.15:
        ready = tuple(seat for seat in range(players) if source.random() < 0.5)
        return Draw(kind=source.choice(rules.draw_kinds), tenpai=source.choice((ready, None)), note=note)
    if chance < 0.2:
        return Chombo(player=source.randrange(players), note=note)
    if chance < 0.24:
        seat = source.randrange(players)
        return Substitution(player=seat, name=source.choice([name for name in PEOPLE if name not in played.players]))
    winner = source.randrange(players)
    discarder = source.choice([None, *(seat for seat in range(players) if seat != winner)])
    if chance < 0.35 and rules.value_ladder:
        return Win(discarder=discarder, winners=(Winner(winner, value=source.choice(rules.value_ladder)),), note=note)
    if "daisangen" in rules.pao_reasons and chance < 0.4:
        return replace(_three_dragons(winner, players, source), discarder=discarder, note=note)
    win = WIN_GENERATORS[rules.ruleset.id](source)[2]
    return Win(discarder=win.discarder, winners=(Winner(win.winners[0].seat, win.winners[0].hand),), note=note)


def _three_dragons(winner: int, players: int, source: random.Random) -> Win:
    """Returns a win with three dragon pons and pao for the last of them."""
    discarders = [source.choice([seat for seat in range(players) if seat != winner]) for _ in range(3)]
    pieces = zip(MAHJONG.parse("567z"), discarders, strict=True)
    melds = tuple(Meld(MeldKind.PON, (kind,) * 3, discarder) for kind, discarder in pieces)
    hand = Hand(MAHJONG.parse("23m99p"), melds, MAHJONG.parse("1m")[0])
    return Win(discarder=None, winners=(Winner(winner, hand, pao=(PaoEntry(discarders[-1], "daisangen"),)),))
