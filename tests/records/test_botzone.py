# SPDX-License-Identifier: MIT
import pytest

from mahjong_desk.records.botzone import read_botzone
from mahjong_desk.rules.model.refusal import Refusal
from tests.refused import fault_path

WAITING = "W1 W2 W3 B4 B5 B6 T7 T8 T9 F1 F1 J3 J3"
OTHER = "W1 W4 W7 B1 B4 B7 T1 T4 T7 F2 F3 F4 J2"
PUNGS = "W1 W4 W7 B1 B4 B7 T1 T4 T7 B9 B9 B9 J2"


def text(*lines: str, hands: tuple[str, ...] = (WAITING,), wind: int = 1) -> str:
    dealt = [f"Player {seat} Deal {hand}" for seat, hand in enumerate([*hands, *[OTHER] * (4 - len(hands))])]
    return "\n".join(["Match 5f3a", f"Wind {wind}", *dealt, *lines, ""])


def turn(seat: int, piece: str) -> list[str]:
    return [f"Player {seat} Draw {piece}", f"Player {seat} Play {piece}"]


def test_a_win_from_a_discard_has_hand_fan_and_score() -> None:
    lines = [*turn(0, "B9"), *turn(1, "J3"), "Player 0 Hu J3 Ignore Player 2 Peng J3", "Fan 9 箭刻*1+门前清*1+喜相逢*2"]
    (record,) = read_botzone(text(*lines, "Score 33 -17 -8 -8"))
    (deal,) = record.deals
    (win,) = deal.wins
    assert (record.ruleset, record.title) == ("mcr", "5f3a")
    assert record.options == {"seat_change": False, "flower_tiles": False}
    assert deal.position[:2] == (1, 1)
    assert win.hand == {"concealed": "1m2m3m4p5p6p7s8s9s1z1z5z5z", "melds": [], "winning_tile": "5z", "situation": []}
    assert (win.recorded_value.han, win.recorded_value.yaku) == (9, {"箭刻": 1, "门前清": 1, "喜相逢": 2})
    assert (deal.discarder, deal.deltas) == (1, (33, -17, -8, -8))


def test_claims_and_kongs_are_followed_to_the_win() -> None:
    lines = [
        *turn(0, "B9"), "Player 1 Gang B9", "Player 1 Draw T2", "Player 1 Play T1",
        "Player 2 Chi T2", "Player 2 Play F2", "Player 3 Draw F1", "Player 3 AnGang F1", "Player 3 Draw J3",
        "Player 3 Play J3", "Player 0 Peng J3", "Player 0 Play B4", *turn(1, "W9"), *turn(2, "W9"), *turn(3, "W9"),
        "Player 0 Draw J3", "Player 0 BuGang J3", "Player 0 Draw B4", "Player 0 Hu B4", "Score 3 -1 -1 -1",
    ]  # fmt: skip
    hands = (
        "W1 W2 W3 B4 B5 B6 T7 T8 T9 F4 F4 J3 J3", PUNGS, "T2 T3 W4 W7 B1 B4 B7 T4 T7 F2 F3 F4 J2",
        "W1 W4 W7 B1 B4 B7 T4 T7 J1 J2 F1 F1 F1",
    )  # fmt: skip
    (record,) = read_botzone(text(*lines, hands=hands))
    (win,) = record.deals[0].wins
    assert win.hand["melds"] == [{"kind": "shouminkan", "tiles": "5z5z5z5z", "from": 3}]
    assert (win.hand["winning_tile"], win.hand["situation"]) == ("4p", ["rinshan"])


def test_draws_and_unreadable_yaku_names_are_read() -> None:
    (drawn,) = read_botzone(text(*turn(0, "B9"), "Huang", "Score 0 0 0 0"))
    assert (drawn.deals[0].draw, drawn.deals[0].deltas) == ("exhaustive", (0, 0, 0, 0))
    (won,) = read_botzone(text("Player 0 Draw J3", "Player 0 Hu J3", "Fan 12 ???*1+??*2", "Score 60 -20 -20 -20"))
    assert (won.deals[0].wins[0].recorded_value.han, won.deals[0].wins[0].recorded_value.yaku) == (12, None)


def test_one_file_can_hold_several_records() -> None:
    content = text(*turn(0, "B9"), "Huang")
    assert [record.path for record in read_botzone(f"{content}\n{content}")] == ["lines[1]", "lines[11]"]


WRONG = (
    "Player 4 Draw B9/Player 0 Draw B0/Player 0 Draw F5/Player 0 Draw J4/Player 0 Draw W10/Player 0 Draw/Player 0 Draw B9 B9"
    "/Player 0 Throw B9/Player 0 Play B9/Player 0 Hu J3/Player 1 Peng B9/Player 0 Deal B9/Score 1 2 3/Score 1 2 3 ４/Wind 4"
    "/Wind x/何"
)


@pytest.mark.parametrize(
    ("lines", "place"),
    [
        *(([line], "lines[7]") for line in WRONG.split("/")),
        (["Player 0 Draw B9", "Player 0 Hu J3"], "lines[8]"),
        ([*turn(0, "B9"), "Player 1 Chi T5"], "lines[9]"),
        (turn(0, "B9"), "lines[1]"),
    ],
)
def test_an_impossible_line_is_refused_with_its_number(lines: list[str], place: str) -> None:
    assert fault_path(read_botzone, text(*lines)) == place


def test_a_file_with_too_many_records_is_refused() -> None:
    with pytest.raises(Refusal, match="1,000 records"):
        read_botzone("Match 1\n" * 1_002)
