# SPDX-License-Identifier: MIT
from dataclasses import replace

from mahjong_desk.spectators import snapshot
from mahjong_desk.spectators.snapshot import PageTexts, Snapshot
from mahjong_desk.texts import LocalizedText

AT = 1_790_000_000.0
NAMES = ("Aoi", "Ben", "Chie", "Dai")


def label(text: str) -> LocalizedText:
    """Returns a text that is different in each language."""
    return LocalizedText(f"{text}・日", text, f"{text}・中")


def plain(text: str) -> LocalizedText:
    return LocalizedText(text, text, text)


_WORDS = """
table=Table {number}; hands=Last hands; all_hands=All hands; latest_hands=Latest hands; evening=The evening
no_table=No match is on the table.; no_hand=No hand yet.; evening_chip=Evening; all_players=All {count}; as_of=As of {time}
as_of_wall=As of {time}.; as_of_whole=As of {time}. Every row adds up.; no_news=No update since {time}
follow={first} to {last} in {seconds}; tables_follow=Further tables in {seconds}; read_only=read-only; dealer_tag=親
finished=finished {time}; ends=ends {time}; round_ends=round ends at {time}; paused=paused since {time}
over={time} over time; timer_last=Last hands now
"""
_PAIRS = [part.split("=") for line in _WORDS.strip().split("\n") for part in line.split("; ")]
WORDS: PageTexts = {name: label(text) for name, text in _PAIRS}

HAND = snapshot.SnapshotHand(
    round=label("S2"),
    description=label("Ben: self-draw"),
    value=label("30 fu, 2 han"),
    changes=tuple(
        snapshot.SnapshotDelta(plain(name), points)
        for name, points in zip(NAMES, ("−1,000", "+3,000", "−1,000", "−1,000"), strict=True)
    ),
    groups=(
        tuple(snapshot.SnapshotTile(name) for name in ("2m", "3m", "4m", "5p", "6p", "7p", "3s", "4s", "8s", "8s")),
        (snapshot.SnapshotTile("7z"), snapshot.SnapshotTile("7z", sideways=True), snapshot.SnapshotTile("7z")),
        (snapshot.SnapshotTile("5s", winning=True),),
    ),
    spoken_tiles=label("2 of characters, and so on"),
)


def table(number: int = 1, *, finished: bool = False, hands: int = 5, players: int = 4) -> snapshot.SnapshotTable:
    """Returns a table in the middle of a match, or at its end."""
    scores = ("31,400", "27,900", "22,300", "17,400")
    seats = tuple(
        snapshot.SnapshotSeat(
            plain(name),
            score,
            wind="" if finished else f"{(seat + 3) % 4 + 1}z",
            dealer=seat == 1,
            riichi=seat == 2,
            rank=seat + 1 if finished else 0,
        )
        for seat, (name, score) in enumerate(zip(NAMES[:players], scores, strict=False))
    )
    rows = tuple(replace(HAND, description=label(f"Ben: self-draw, {row}")) for row in range(hands))
    names = label("Riichi"), label("South 2"), (label("1 honba"),)
    return snapshot.SnapshotTable(number, *names, seats, rows, AT, finished)


ONE_TABLE = Snapshot(plain("Thursday club"), label("Riichi"), (table(),), AT)
EVENING = Snapshot(
    plain("Thursday club"),
    label("Round 3 of 5"),
    (*(table(number) for number in (1, 2, 3)), table(4, finished=True)),
    AT,
    snapshot.SnapshotTimer(3000, AT + 1122, 300, paused_at=AT),
    tuple(
        snapshot.SnapshotStanding(
            place, plain(f"Player {place}"), f"+{40 - place}.0", snapshot.SnapshotMark("square", "half")
        )
        for place in range(1, 18)
    ),
    label("after two rounds"),
)
