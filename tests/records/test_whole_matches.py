# SPDX-License-Identifier: MIT
"""Random matches written in each record format are read back as the same matches."""

import json
from functools import cache

from mahjong_desk.records.matching import replay_record
from mahjong_desk.records.reading import read_json_records, read_text_records
from mahjong_desk.records.writing import export_match
from mahjong_desk.rules.model.events import Event, RiichiDeclaration
from mahjong_desk.rules.model.events import Win as WinEvent
from mahjong_desk.rules.model.hand import DORA
from tests.records.simulated_matches import OPTIONS, SimulatedMatch, simulate_match
from tests.records.simulated_mcr_deals import simulate_deal
from tests.scope import amount


@cache
def match(seed: int) -> SimulatedMatch:
    return simulate_match(seed, OPTIONS if seed % 3 == 0 else {**OPTIONS, "length": "tonpuu"})


def seeds() -> range:
    return range(amount(4))


def test_tenhou_columns_are_read_as_the_played_match() -> None:
    for seed in seeds():
        played = match(seed)
        (record,) = read_json_records(json.loads(json.dumps(played.tenhou))) or ()
        replayed = replay_record(record)
        assert replayed.differences == (), seed
        assert replayed.replay.match.events == played.replay.match.events, seed
        assert replayed.replay.final == played.replay.final, seed


def test_mjai_events_are_read_as_the_played_match() -> None:
    for seed in seeds():
        played = match(seed)
        (record,) = read_text_records(played.mjai().encode()) or ()
        replayed = replay_record(record)
        assert replayed.differences == (), seed
        assert replayed.replay.match.events == played.replay.match.events, seed


def test_botzone_lines_are_read_as_the_played_deals() -> None:
    for seed in range(3 * amount(4)):
        played = simulate_deal(seed)
        (record,) = read_text_records("\n".join(played.lines).encode()) or ()
        replayed = replay_record(record)
        assert replayed.differences == (), seed
        items = [event for event in replayed.replay.match.events if event.note is None]
        assert items == list(played.replay.match.events[4 * record.deals[0].position.round :]), seed


def test_an_exported_match_is_read_back() -> None:
    for seed in seeds():
        played = match(seed)
        (record,) = read_json_records(json.loads(json.dumps(export_match(played.replay, "Cup")))) or ()
        replayed = replay_record(record)
        assert replayed.differences == (), seed
        assert record.title == "Cup"
        assert comparable_events(replayed.replay.match.events) == comparable_events(played.replay.match.events), seed
        assert replayed.replay.final == played.replay.final, seed


def comparable_events(events: tuple[Event, ...]) -> list[object]:
    """Returns the events without what some record formats leave out."""
    comparable: list[object] = []
    declared: list[int] = []
    for event in events:
        if isinstance(event, RiichiDeclaration):
            declared.append(event.player)
            continue
        wins = event.winners if isinstance(event, WinEvent) else ()
        hands = [
            (winner.seat, hand.concealed, hand.melds, hand.winning_piece, hand.indicators.pieces_of(DORA))
            for winner in wins
            if (hand := winner.hand) is not None
        ]
        comparable.append((sorted(declared), type(event), hands or event))
        declared = []
    return comparable
