# SPDX-License-Identifier: MIT
"""Answers that are kept."""

from __future__ import annotations

from mahjong_desk.rules.kept import Kept


def test_an_answer_is_worked_out_once_and_forgotten_with_all_others_where_there_are_too_many() -> None:
    asked: list[int] = []

    def square(number: int) -> int:
        asked.append(number)
        return number * number

    squares = Kept(square, most=2)
    assert [squares[number] for number in (3, 4, 3, 4)] == [9, 16, 9, 16]
    assert asked == [3, 4]
    assert (squares[5], len(squares), squares[3]) == (25, 1, 9)
    assert asked == [3, 4, 5, 3]
