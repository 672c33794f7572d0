# SPDX-License-Identifier: MIT
"""Whole matches out of chance, written in each format as they were played, are the same matches when they are read."""

import json
from functools import cache

from mahjong_desk.records.matching import replay_record
from mahjong_desk.records.reading import read_json_records, read_text_records
from mahjong_desk.records.writing import export_match
from mahjong_desk.rules.model.events import Event, RiichiDeclaration
from mahjong_desk.rules.model.events import Win as WinEvent
from mahjong_desk.rules.model.indicators import DORA
from tests.records.dealt import OPTIONS, SimulatedMatch, simulate_match
from tests.records.dealt_mcr import simulate_deal
from tests.scope import amount


@cache
def match(seed: int) -> SimulatedMatch:
    return simulate_match(seed, OPTIONS if seed % 3 == 0 else {**OPTIONS, "length": "tonpuu"})


def seeds() -> range:
    return range(amount(4))


def test_columns_are_the_match_that_was_played() -> None:
    for seed in seeds():
        played = match(seed)
        (record,) = read_json_records(json.loads(json.dumps(played.tenhou))) or ()
        found = replay_record(record)
        assert found.differences == (), seed
        assert found.replay.match.events == played.replay.match.events, seed
        assert found.replay.final == played.replay.final, seed


def test_events_are_the_match_that_was_played() -> None:
    for seed in seeds():
        played = match(seed)
        (record,) = read_text_records(played.mjai().encode()) or ()
        found = replay_record(record)
        assert found.differences == (), seed
        assert found.replay.match.events == played.replay.match.events, seed


def test_lines_of_botzone_are_the_deals_that_were_played() -> None:
    for seed in range(3 * amount(4)):
        played = simulate_deal(seed)
        (record,) = read_text_records("\n".join(played.lines).encode()) or ()
        found = replay_record(record)
        assert found.differences == (), seed
        items = [event for event in found.replay.match.events if event.note is None]
        assert items == list(played.replay.match.events[4 * record.deals[0].position.round :]), seed


def test_a_format_keeps_all_that_it_can_express() -> None:
    for seed in seeds():
        played = match(seed)
        (record,) = read_json_records(json.loads(json.dumps(export_match(played.replay, "Cup")))) or ()
        found = replay_record(record)
        assert found.differences == (), seed
        assert record.title == "Cup"
        assert comparable_events(found.replay.match.events) == comparable_events(played.replay.match.events), seed
        assert found.replay.final == played.replay.final, seed


def comparable_events(events: tuple[Event, ...]) -> list[object]:
    """Returns events with the riichi of each deal in the order of the seats, and no circumstances of a yakuman."""
    found: list[object] = []
    declared: list[int] = []
    for event in events:
        if isinstance(event, RiichiDeclaration):
            declared.append(event.player)
            continue
        wins = event.wins if isinstance(event, WinEvent) else ()
        held = [(winner.seat, winner.hand) for winner in wins if winner.hand is not None]
        shown = [
            (seat, hand.concealed, hand.melds, hand.winning_piece, hand.indicators.pieces_of(DORA))
            for seat, hand in held
        ]
        found.append((sorted(declared), type(event), shown or event))
        declared = []
    return found
